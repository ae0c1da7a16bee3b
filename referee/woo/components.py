"""Woo's cards and options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from referee.declarations import Part, reading, variant

VALUES = range(1, 10)
COPIES = 6
DECK = dict.fromkeys(VALUES, COPIES)
DECK_SIZE = 54

TEAMS, DUEL = 4, 2
"""How many players each variant has."""

HAND_SIZE = 13
OFFER_SIZE = 2
BOARD_SIZE = 4

MAX_POINTS_TO_WIN = 9
"""The most points that a table may play to."""

Card = Annotated[int, Meta(ge=VALUES[0], le=VALUES[-1], description="A card by its value.")]

Cards = Annotated[tuple[Card, ...], Meta(max_length=DECK_SIZE)]
"""Cards that are all known."""

Hand = Annotated[tuple[Card | None, ...], Meta(max_length=DECK_SIZE)]
"""Cards; ``None`` is one that is face down."""

MeldType = Literal["set", "run", "stairs", "love-bomb"]


class Options(Part, frozen=True):
    """What a table has agreed on; an option of the other variant does nothing."""

    points_to_win: Annotated[
        int,
        variant("woo.end.points", "How many points win the game", ge=1, le=MAX_POINTS_TO_WIN),
    ] = 2
    single_discard_goes_out: Annotated[
        bool,
        reading(
            "woo.reading.single-discard",
            "Whether a discarded single lead that was the last card wins the round, for four "
            "players",
        ),
    ] = True
    duel_responder_needs_board: Annotated[
        bool,
        reading(
            "woo.reading.duel-board",
            "Whether a response in the duel needs a board card while there are any",
        ),
    ] = True
