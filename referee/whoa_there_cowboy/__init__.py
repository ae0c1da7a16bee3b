"""Whoa There Cowboy: claims that climb and fall, true or not, and who dares to doubt them."""

from __future__ import annotations

from referee.declarations import Game
from referee.whoa_there_cowboy.audit import audit
from referee.whoa_there_cowboy.components import COPIES, DECK_SIZE, NUMBERS, SEATS
from referee.whoa_there_cowboy.deal import check_setup, set_up
from referee.whoa_there_cowboy.events import AnyEvent
from referee.whoa_there_cowboy.legal_moves import hides_moves, moves, to_act
from referee.whoa_there_cowboy.play import MOVE_TYPES
from referee.whoa_there_cowboy.rules import RULEBOOK
from referee.whoa_there_cowboy.scoring import scoring
from referee.whoa_there_cowboy.situation import situate
from referee.whoa_there_cowboy.state import Move, Setup, State, normalised
from referee.whoa_there_cowboy.view import view

GAME: Game[State, Move, Setup] = Game(
    State,
    Move,
    Setup,
    AnyEvent,
    slug="whoa-there-cowboy",
    title="Whoa There Cowboy",
    seats=SEATS,
    components={
        "cards": DECK_SIZE,
        "numbers": list(NUMBERS),
        "copies": COPIES,
        "note": "The rulebook tells only how many cards there are; 14 of each number is inferred, "
        "the one even split of 98.",
    },
    rulebook=RULEBOOK,
    move_types=MOVE_TYPES,
    check_setup=check_setup,
    set_up=set_up,
    phases={
        "play": "Announce a claim and lay cards, or doubt the open play.",
        "gift": "Who was called wrongly gives the accuser a card.",
        "round-over": "This round is finished; the next may be dealt.",
        "game-over": "The last round is finished.",
    },
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    not_checked=(
        "What players say to each other, and how long anybody thinks.",
        "Who was the first to call out.",
        "Who is young, and who the youngest is.",
        "Whether a table that could exist was reached by legal play: consistent means that no "
        "contradiction was found.",
    ),
    scoring=scoring,
    to_act=to_act,
    view=view,
    situate=situate,
)
