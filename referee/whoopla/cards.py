"""Cards that lie open in WHOOPLA!, and what can have happened to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from referee.values import dataclass
from referee.whoopla.components import (
    DECK,
    HIGHEST,
    JOKER,
    LOWEST,
    MIRROR,
    MIRROR_VALUE,
    VALUES,
    Constraint,
    NumberCard,
)


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A card with its history: ``card`` is what is printed on it.

    ``value`` is what it counts as now, ``None`` for a joker that is yet to be named. ``marked``
    tells that it was rescued, ``doubled`` that it was drawn under an x2.
    """

    card: NumberCard
    value: int | None
    marked: bool = False
    doubled: bool = False


def printed_value(card: NumberCard) -> int | None:
    """What a card counts as if nothing has happened to it: a joker nothing yet."""
    if isinstance(card, int):
        return card
    return None if card == JOKER else MIRROR_VALUE


def constraint_of(heritage: OpenCard | None) -> Constraint:
    """What a heritage demands of the turn, by its present value."""
    value = None if heritage is None else heritage.value
    if value is None or value < 5:
        return "none"
    return "lively" if value < 10 else "gentle"


def faults_of(card: OpenCard, *, altered: bool) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Why a card cannot have come to this: the field, the reason and its facts.

    ``altered`` tells whether an action may have changed it.
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
