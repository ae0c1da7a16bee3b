"""Tables of Woo that the tests ask about. Each call makes a new one, to be changed at will."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def teams(**changes: Any) -> Json:
    """Four players; seat 0 is to lead."""
    hands = [[2, 4, 5, 7], [1, 1, 6], [3, 5, 8], [6, 9, 9]]
    return table(hands, board=[], **changes)


def duel(**changes: Any) -> Json:
    """Two players; seat 0 is to lead."""
    return table([[2, 4, 5, 7], [1, 1, 6]], board=[1, 3, 6, 9], **changes)


def table(hands: list[list[int]], **changes: Any) -> Json:
    """A table at which seat 0 is to lead."""
    state = {
        "game": "woo",
        "phase": "lead",
        "turn": 0,
        "players": [{"hand": hand} for hand in hands],
        "round": 1,
        "lead": 0,
        "offer": [],
        "partial": None,
        "table": [],
        "draw": [],
        "discard": None,
        "points": [0, 0],
    }
    return state | changes


def lead(*cards: Any, **fields: Any) -> Json:
    """Seat 0 leads these cards."""
    return {"type": "lead", "player": 0, "cards": list(cards), **fields}


def question(**changes: Any) -> Json:
    """Whether seat 0 may lead 2 and 4."""
    return {"state": teams(), "move": lead(2, 4), **changes}
