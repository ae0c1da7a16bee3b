"""Multisets of cards some of which are unknown, and what may be taken from them.

A card is what it is on the wire, an int or a short string; ``None`` is one that is face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar, cast

from msgspec import Struct

C = TypeVar("C", bound=int | str)


def in_order(
    cards: Sequence[C | None], rank: Mapping[C, int] | None = None
) -> tuple[C | None, ...]:
    """The cards as a multiset is written: sorted (by ``rank``, if given), unknown ones last."""
    unknown = cards.count(None)
    if unknown == len(cards):
        return tuple(cards)
    named = known(cards) if unknown else cast("Sequence[C]", cards)
    in_line = sorted(named) if rank is None else sorted(named, key=rank.__getitem__)
    return (*in_line, *(None,) * unknown) if unknown else tuple(in_line)


def known(cards: Iterable[C | None]) -> tuple[C, ...]:
    """The cards whose faces are known, in the order given."""
    return tuple([card for card in cards if card is not None])


def hidden(cards: Sequence[C | None]) -> tuple[None, ...]:
    """As many cards, face down."""
    return (None,) * len(cards)


class Unseen(Generic[C]):
    """How many copies of each card lie where nobody can name them.

    ``deck`` counts the faces; ``face`` is that of a card, the card itself if left out. The cards
    of the table are asked for when they are first needed: most moves name known cards only.
    """

    def __init__(
        self,
        deck: Mapping[C, int],
        table: Callable[[], Iterable[C | None]],
        face: Mapping[C, C] | None = None,
    ) -> None:
        self._deck: Mapping[C, int] = deck
        self._table = table
        self._face: Mapping[C, C] | None = face
        self._left: dict[C, int] | None = None

    def may_be(self, card: C) -> bool:
        """Whether an unknown card may be ``card``: not all its copies are known."""
        return self._counted()[self._face_of(card)] > 0

    def name(self, card: C) -> bool:
        """Name one unknown card as ``card``; False if all its copies are known already."""
        if not self.may_be(card):
            return False
        self._counted()[self._face_of(card)] -= 1
        return True

    def _counted(self) -> dict[C, int]:
        if self._left is None:
            left = Counter(self._deck)
            left.subtract(self._face_of(card) for card in known(self._table()))
            self._left = left
        return self._left

    def _face_of(self, card: C) -> C:
        return card if self._face is None else self._face[card]


class Absent(Struct, Generic[C], frozen=True):
    """A card that is named and cannot be taken.

    ``index`` is its place among those named, of which ``named`` are this card and ``held`` of
    these could be taken. With ``no_copy_left`` an unknown card lies there, but it is another one.
    """

    index: int
    card: C
    held: int
    named: int
    no_copy_left: bool = False


def absent_from(named: Sequence[C], indices: Mapping[int, bool]) -> tuple[Absent[C], ...]:
    """The named cards that could not be taken, by their indices: has the deck no copy left?"""
    if not indices:
        return ()
    taken = Counter([card for index, card in enumerate(named) if index not in indices])
    return tuple(
        [
            Absent(index, named[index], taken[named[index]], named.count(named[index]), no_copy)
            for index, no_copy in indices.items()
        ]
    )


def take(
    place: Iterable[C | None], named: Sequence[C], unseen: Unseen[C]
) -> tuple[tuple[C | None, ...], tuple[Absent[C], ...]]:
    """Take the named cards out of a place: the known one, else the first unknown one.

    Answers what is left, and each card that could not be taken.
    """
    left = list(place)
    absent = {}
    for index, card in enumerate(named):
        if card in left:
            left.remove(card)
        elif None not in left:
            absent[index] = False
        elif not unseen.name(card):
            absent[index] = True
        else:
            left.remove(None)
    return tuple(left), absent_from(named, absent)


def without(place: Iterable[C | None], named: Iterable[C | None]) -> tuple[C | None, ...]:
    """What is left of a place after cards that it is known to allow have been taken.

    A card that is not among the known ones, or ``None``, is taken out of the unknown ones.
    """
    left = list(place)
    for card in named:
        left.remove(card if card in left else None)
    return tuple(left)


def without_unnamed(
    hand: Sequence[C | None], count: int
) -> tuple[tuple[C | None, ...], tuple[C | None, ...]]:
    """What stays and what goes if so many cards leave a hand and nobody sees which.

    A card of which the hand had m known copies surely keeps m - count of them; all else is
    unknown on both sides. If nothing stays, all that was known has gone.
    """
    stays = len(hand) - count
    if stays <= 0:
        return (), tuple(hand)
    return surely_among(hand, stays), (None,) * count


def surely_among(hand: Sequence[C | None], count: int) -> tuple[C | None, ...]:
    """So many cards of a hand if nobody sees which: the sure ones, and all else unknown.

    Of m known copies of a card as many are sure as the other cards of the hand cannot be.
    """
    others = len(hand) - count
    sure = [card for card, copies in Counter(known(hand)).items() for _ in range(copies - others)]
    return (*sure, *(None,) * (count - len(sure)))
