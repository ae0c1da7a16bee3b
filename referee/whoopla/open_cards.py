"""Cards that lie open in WHOOPLA!, and what can have happened to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import force_setattr

from referee.declarations import Part
from referee.whoopla.components import (
    DECK,
    DECK_SIZE,
    HIGHEST,
    JOKER,
    LOWEST,
    MIRROR,
    MIRROR_VALUE,
    VALUES,
    Constraint,
    NumberCard,
    Value,
)


class OpenCard(Part, frozen=True):
    """A card with its history. Only a joker can be without a value: it is yet to be named."""

    card: NumberCard
    value: (
        Annotated[
            Value,
            Meta(
                description="What it counts as: 0 for a mirror, null for a joker yet to be named; "
                "as printed if left out."
            ),
        ]
        | None
    ) = None
    marked: Annotated[bool, Meta(description="Whether it was rescued")] = False
    doubled: Annotated[bool, Meta(description="Whether it was drawn under an x2")] = False

    def __post_init__(self) -> None:
        if self.value is None and self.card != JOKER:
            printed = self.card if isinstance(self.card, int) else MIRROR_VALUE
            force_setattr(self, "value", printed)


Cards = Annotated[tuple[OpenCard, ...], Meta(max_length=DECK_SIZE)]
"""Cards that lie open."""


def constraint_of(heritage: OpenCard | None) -> Constraint:
    """What a heritage demands of the turn, by its present value."""
    value = None if heritage is None else heritage.value
    if value is None or value < 5:
        return "none"
    return "lively" if value < 10 else "gentle"


def faults_of(card: OpenCard, *, altered: bool) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Why a card cannot have come to this: the field, the reason and its facts.

    ``altered`` says whether an action may have changed it.
    """
    value = card.value
    if card.card == MIRROR:
        if value != MIRROR_VALUE:
            yield "value", "mirror", {"value": value}
        if card.marked:
            yield "marked", "marked", {}
    elif value is None:
        yield "value", "no-value", {}
    elif not LOWEST <= value <= HIGHEST:
        yield "value", "out-of-range", {"value": value}
    elif isinstance(card.card, int):
        most = int(altered) + int(card.marked)
        if abs(value - card.card) > most:
            yield "value", "too-far", {"card": card.card, "value": value, "most": most}


_FAULTLESS = frozenset(
    (card, value, marked, altered)
    for card, value, marked, altered in product(
        DECK, (MIRROR_VALUE, *VALUES), (False, True), (False, True)
    )
    if not any(faults_of(OpenCard(card, value, marked), altered=altered))
)


def is_faultless(card: OpenCard, *, altered: bool) -> bool:
    """Whether nothing is wrong with a card, looked up: nearly always so, and asked of all."""
    return (card.card, card.value, card.marked, altered) in _FAULTLESS
