"""What a seed gives, worked out from the contract alone, without the code that is tested."""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from struct import unpack
from typing import Any

SEED = "a seed"


def numbers(game: str, purpose: str, ply: int = 0, seed: str = SEED) -> Iterator[int]:
    """The 32-bit integers for one purpose of one move."""
    for block in count():
        message = f"{game}:{ply}:{purpose}:{block}".encode()
        yield from unpack(">8I", hmac.digest(seed.encode(), message, "sha256"))


def below(limit: int, stream: Iterator[int]) -> int:
    """A fair number from 0 up to, not including, the limit."""
    most = 2**32 // limit * limit
    return next(number for number in stream if number < most) % limit


def shuffled(
    game: str, pool: Sequence[Any], purpose: str, ply: int = 0, seed: str = SEED
) -> list[Any]:
    """These cards shuffled, in the order in which they are given."""
    pile, stream = list(pool), numbers(game, purpose, ply, seed)
    for last in range(len(pile) - 1, 0, -1):
        other = below(last + 1, stream)
        pile[last], pile[other] = pile[other], pile[last]
    return pile
