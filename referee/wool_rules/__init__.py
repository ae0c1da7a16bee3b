"""Wool Rules: bids, dice, and a flock of sheep whose top card counts."""

from __future__ import annotations

from msgspec import to_builtins

from referee.declarations import Game
from referee.wool_rules.audit import audit
from referee.wool_rules.components import (
    BIDS,
    BONES,
    CHIPS,
    DECK_SIZE,
    DICE,
    DOGS,
    HOUSE,
    SEATS,
    SHEEP,
    TABLE_NUMBERS,
)
from referee.wool_rules.contradictions import contradictions
from referee.wool_rules.deal import check_setup, set_up
from referee.wool_rules.events import AnyEvent
from referee.wool_rules.legal_moves import hides_moves, moves, to_act
from referee.wool_rules.play import MOVE_TYPES
from referee.wool_rules.rules import RULEBOOK
from referee.wool_rules.scoring import scoring
from referee.wool_rules.situation import situate
from referee.wool_rules.state import Move, Setup, State, normalised
from referee.wool_rules.view import view

GAME: Game[State, Move, Setup] = Game(
    State,
    Move,
    Setup,
    AnyEvent,
    slug="wool-rules",
    title="Wool Rules",
    seats=SEATS,
    components={
        "cards": DECK_SIZE,
        "sheep": SHEEP,
        "dogs": DOGS,
        "bones": BONES,
        "chips": CHIPS,
        "dice": dict(DICE),
        "bids": list(BIDS),
        "house_deck": [to_builtins(face) for face in HOUSE.faces],
        "house_table_numbers": list(TABLE_NUMBERS),
        "note": "The rulebook prints no card values. The house deck fits all that it says, but it "
        "is our own, not the published one: copy the faces of real cards into the option deck.",
    },
    rulebook=RULEBOOK,
    contradictions=contradictions,
    move_types=MOVE_TYPES,
    check_setup=check_setup,
    set_up=set_up,
    phases={
        "bid": "Every seat places a bid; the last one shows them all.",
        "roll": "The player in turn rolls all three dice.",
        "decide": "The dice lie there: set one aside and roll again, take cards, or fail.",
        "rest": "Who comes last, in the duel who began, takes what is left in the middle.",
        "return": "The rounds are over; players without a dog put sheep back in the box.",
        "game-over": "Everything is counted.",
    },
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    not_checked=(
        "Whether somebody looked through a flock, and whether all showed their bids at once.",
        "What players say to each other, and how long anybody thinks.",
        "Whether dice were rolled fairly, unless they come from a seed.",
        "Whether a table that could exist was reached by legal play: consistent means that no "
        "contradiction was found.",
    ),
    scoring=scoring,
    to_act=to_act,
    view=view,
    situate=situate,
)
