"""Woo's cards and options."""

from __future__ import annotations

from referee.game import Option
from referee.values import dataclass

VALUES = range(1, 10)
COPIES = 6
DECK = dict.fromkeys(VALUES, COPIES)
DECK_SIZE = 54

TEAMS, DUEL = 4, 2
"""How many players each variant has."""

HAND_SIZE = 13
OFFER_SIZE = 2
BOARD_SIZE = 4

MOST_TO_WIN = 9
"""The most points that a table may play to."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on; one of the other variant does nothing."""

    points_to_win: int = 2
    single_discard_goes_out: bool = True
    duel_responder_needs_board: bool = True


OPTIONS = (
    Option("points_to_win", 2, range(1, MOST_TO_WIN + 1), "woo.end.points", reading=False),
    Option(
        "single_discard_goes_out", True, (False, True), "woo.reading.single-discard", reading=True
    ),
    Option(
        "duel_responder_needs_board", True, (False, True), "woo.reading.duel-board", reading=True
    ),
)
