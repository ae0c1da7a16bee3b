"""Seeds to shuffles and dice: the same for every game, and checkable in any language.

Block n of a stream is HMAC-SHA256 of ``game:ply:purpose:n`` under the seed, and gives eight
big-endian 32-bit integers.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator
from itertools import count
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """The random numbers for one purpose of one move."""

    def __init__(self, seed: str, game: str, ply: int, purpose: str) -> None:
        self._integers = _integers(seed.encode(), f"{game}:{ply}:{purpose}")

    def below(self, limit: int) -> int:
        """A number from 0 up to, not including, ``limit``, all equally likely; it is 1 to 2³²."""
        fair = 2**32 // limit * limit
        return next(number for number in self._integers if number < fair) % limit

    def shuffled(self, cards: Iterable[T]) -> list[T]:
        """The cards in random order, the first one on top (Fisher-Yates from the end)."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile


class Chance:
    """The chance that a seed gives to one move of one game."""

    def __init__(self, seed: str, game: str, ply: int) -> None:
        self._place = seed, game, ply

    def stream(self, purpose: str) -> Stream:
        """The numbers for a purpose, from their beginning."""
        return Stream(*self._place, purpose)


def stream_of(chance: Chance | None, purpose: str) -> Stream | None:
    """The numbers for a purpose, if there is a seed."""
    return None if chance is None else chance.stream(purpose)


def _integers(key: bytes, label: str) -> Iterator[int]:
    for n in count():
        yield from unpack(">8I", hmac.digest(key, f"{label}:{n}".encode(), "sha256"))
