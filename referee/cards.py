"""Multisets of cards some of which are unknown, and what may be taken from them.

A card is what it is on the wire, an int or a short string; ``None`` is one that is face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Generic, TypeVar, cast

C = TypeVar("C", bound=int | str)


def in_order(cards: Sequence[C | None]) -> tuple[C | None, ...]:
    """The cards as a multiset is written: sorted, unknown ones last."""
    unknown = cards.count(None)
    if not unknown:
        return tuple(sorted(cast("Sequence[C]", cards)))
    return (*sorted(known(cards)), *(None,) * unknown)


def known(cards: Iterable[C | None]) -> tuple[C, ...]:
    """The cards whose faces are known, in the order given."""
    return tuple([card for card in cards if card is not None])


def hidden(cards: Sequence[C | None]) -> tuple[None, ...]:
    """As many cards, face down."""
    return (None,) * len(cards)


class Unseen(Generic[C]):
    """How many copies of each card lie where nobody can name them.

    The table is counted when first asked, since most moves name known cards only.
    """

    def __init__(self, deck: Mapping[C, int], table: Iterable[C | None]) -> None:
        self._deck: Mapping[C, int] = deck
        self._table: Iterable[C | None] = table
        self._left: dict[C, int] | None = None

    def name(self, card: C) -> bool:
        """Name one unknown card as ``card``; False if all its copies are known already."""
        if self._left is None:
            left = Counter(self._deck)
            left.subtract(known(self._table))
            self._left = left
        if self._left[card] <= 0:
            return False
        self._left[card] -= 1
        return True


class Absence(StrEnum):
    """Why a card that is named cannot be taken."""

    NOT_THERE = "not-there"
    NO_COPY_LEFT = "no-copy-left"


def take(
    place: Iterable[C | None], named: Iterable[C], unseen: Unseen[C]
) -> tuple[tuple[C | None, ...], tuple[tuple[int, Absence], ...]]:
    """Take the named cards out of a place: the known one, else the first unknown one.

    Answers what is left, and the index and reason of each card that could not be taken.
    """
    left = list(place)
    absent = []
    for index, card in enumerate(named):
        if card in left:
            left.remove(card)
        elif None not in left:
            absent.append((index, Absence.NOT_THERE))
        elif not unseen.name(card):
            absent.append((index, Absence.NO_COPY_LEFT))
        else:
            left.remove(None)
    return tuple(left), tuple(absent)


def without(place: Iterable[C | None], named: Iterable[C]) -> tuple[C | None, ...]:
    """What is left of a place after cards that it is known to allow have been taken."""
    left = list(place)
    for card in named:
        left.remove(card if card in left else None)
    return tuple(left)
