"""WHOOPLA!: push your luck, with a heritage that may be poisoned."""

from __future__ import annotations

from referee.declarations import Game
from referee.whoopla.audit import audit
from referee.whoopla.components import (
    ACTIONS,
    ACTIONS_EACH,
    DECK,
    DECK_SIZE,
    JOKER,
    MIRROR,
    SEATS,
    VALUES,
)
from referee.whoopla.deal import check_setup, set_up
from referee.whoopla.events import AnyEvent
from referee.whoopla.legal_moves import hides_moves, moves, to_act
from referee.whoopla.play import MOVE_TYPES
from referee.whoopla.rules import RULEBOOK
from referee.whoopla.scoring import scoring
from referee.whoopla.situation import situate
from referee.whoopla.state import Move, Setup, State, normalised
from referee.whoopla.view import view

GAME: Game[State, Move, Setup] = Game(
    State,
    Move,
    Setup,
    AnyEvent,
    slug="whoopla",
    title="WHOOPLA!",
    seats=SEATS,
    components={
        "cards": DECK_SIZE,
        "numbers": list(VALUES),
        "copies": DECK[VALUES[0]],
        "jokers": DECK[JOKER],
        "mirrors": DECK[MIRROR],
        "actions": list(ACTIONS),
        "actions_each": ACTIONS_EACH,
        "note": "How many action cards of each kind there are is not printed, so any mix may be "
        "held. A table that is dealt here has a house deck with four of each kind.",
    },
    rulebook=RULEBOOK,
    move_types=MOVE_TYPES,
    check_setup=check_setup,
    set_up=set_up,
    phases={
        "draw": "The turn begins: a card must be drawn.",
        "joker": "The joker just drawn must be named.",
        "duplicate": "The value just drawn is in the round: rescue it, back up or bust.",
        "decide": "Play an action card, draw on or stop.",
        "peek": "One of the cards seen must be tossed.",
        "game-over": "Somebody has the target, or nothing is left to draw.",
    },
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    not_checked=(
        "Who remembers what of cards seen in an earlier peek.",
        "How many action cards of a kind there are at the table.",
        "What players say to each other, and how long anybody thinks.",
        "Whether a table that could exist was reached by legal play: consistent means that no "
        "contradiction was found.",
    ),
    scoring=scoring,
    to_act=to_act,
    view=view,
    situate=situate,
)
