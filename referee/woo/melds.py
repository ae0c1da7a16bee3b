"""Woo's melds, the partials that can grow into them, and what beats what.

Everything here is asked of sorted cards and looked up in tables made at import.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from referee.woo.components import VALUES, Cards, MeldType

LARGEST_PART = 3
"""How many cards a partial may have, and how many may be added to it."""


def _melds() -> dict[Cards, MeldType]:
    melds: dict[Cards, MeldType] = {}
    for value in VALUES:
        for size in (2, 3):
            melds[(value,) * size] = "set"
        melds[(value,) * 4] = "love-bomb"
        for size in (2, 3, 4):
            if value + size - 1 in VALUES:
                melds[tuple(range(value, value + size))] = "run"
        if value + 1 in VALUES:
            melds[(value, value, value + 1, value + 1)] = "stairs"
    return melds


MELDS = _melds()
"""The type of each of the 56 melds."""


def _parts() -> dict[Cards, set[Cards]]:
    parts: dict[Cards, set[Cards]] = {}
    for meld in MELDS:
        for size in range(1, min(LARGEST_PART, len(meld) - 1) + 1):
            for part in combinations(meld, size):
                rest = Counter(meld)
                rest.subtract(part)
                added = tuple(sorted(rest.elements()))
                if len(added) <= LARGEST_PART:
                    parts.setdefault(part, set()).add(added)
    return parts


COMPLETIONS = {part: tuple(sorted(added)) for part, added in _parts().items()}
"""For each partial that can grow into a meld: the cards that make it one."""


def beats(meld: Cards, other: Cards) -> bool:
    """Whether a meld beats another: the same kind and size but higher, or a love-bomb."""
    kind, other_kind = MELDS[meld], MELDS[other]
    if kind == other_kind and len(meld) == len(other):
        return meld[-1] > other[-1]
    return kind == "love-bomb"


ANSWERS = {
    other: frozenset(
        part
        for part, completions in COMPLETIONS.items()
        if any(beats(tuple(sorted(part + added)), other) for added in completions)
    )
    for other in MELDS
}
"""For each meld: the partials that can grow into one that beats it."""
