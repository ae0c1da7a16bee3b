"""Bodies that are damaged at random places."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

Draw = Callable[[st.SearchStrategy[Any]], Any]

INTEGERS = [0, 1, 4, 9, 10, 14, 54, 99, 100, 2000, 10_000, 10_001, -1, 2**53 - 1, 2**53, 2**60]
INTEGERS += [-(2**53), 2**64, -(2**70)]
FLOATS = [4.0, 4.5, 1e2, 0.0, -0.0, 1e30, 2.0**53, -1.0, 99.0, 100.0, 1.5e-7]
TEXTS = ["", "4", "woo", "lead", "table", "single", "x" * 40, "x" * 41, "ü" * 128, "x" * 129, "1.0"]
VALUES: list[Any] = [None, True, False, [], {}, [None], [1], [4.0, 9], [[]], [{}]]
VALUES += [{"player": 0}, {"type": "pass", "player": 0}, *INTEGERS, *FLOATS, *TEXTS]
NAMES = ["_schema", "a/b", "~", "%", "ü", "", "0", "type", "name", "board", "seed", "hand"]
LENGTHS = [0, 1, 2, 3, 4, 5, 13, 14, 54, 55, 100, 101]


@st.composite
def damaged(draw: Draw, body: Any) -> Any:
    """The body, changed at one to three places."""
    whole = [deepcopy(body)]  # so that the body itself has a place, too
    for _ in range(draw(st.integers(1, 3))):
        damage_once(draw, whole)
    return whole[0]


def damage_once(draw: Draw, whole: list[Any]) -> None:
    """Walk down from the top to a random place, and change what is there."""
    parent: Any = whole
    key: Any = 0
    while parent[key] and isinstance(parent[key], dict | list) and draw(st.integers(0, 5)):
        parent = parent[key]
        keys = list(parent) if isinstance(parent, dict) else range(len(parent))
        key = draw(st.sampled_from(keys))
    draw(st.sampled_from(DAMAGES))(draw, parent, key)


def replaced(draw: Draw, parent: Any, key: Any) -> None:
    parent[key] = deepcopy(draw(st.sampled_from(VALUES)))


def dropped(draw: Draw, parent: Any, key: Any) -> None:
    if isinstance(parent, dict):
        del parent[key]


def renamed(draw: Draw, parent: Any, key: Any) -> None:
    if isinstance(parent, dict):
        parent[draw(st.sampled_from(NAMES))] = parent.pop(key)


def added(draw: Draw, parent: Any, key: Any) -> None:
    target = parent[key] if isinstance(parent[key], dict) else parent
    if isinstance(target, dict):
        target[draw(st.sampled_from(NAMES))] = deepcopy(draw(st.sampled_from(VALUES)))


def stretched(draw: Draw, parent: Any, key: Any) -> None:
    """A list of another length, of the same entries over and over."""
    target = parent[key]
    if isinstance(target, list):
        size, entries = draw(st.sampled_from(LENGTHS)), target or [None]
        parent[key] = [deepcopy(entries[n % len(entries)]) for n in range(size)]


def nudged(draw: Draw, parent: Any, key: Any) -> None:
    """Another value of the same type, which is perhaps no damage."""
    value = parent[key]
    if isinstance(value, bool):
        parent[key] = not value
    elif isinstance(value, int):
        parent[key] = draw(st.sampled_from(INTEGERS))
    elif isinstance(value, str):
        parent[key] = draw(st.sampled_from(TEXTS))
    else:
        stretched(draw, parent, key)


def pointed(draw: Draw, parent: Any, key: Any) -> None:
    """Integers in JSON's other form of them, which is no damage."""
    parent[key] = with_points(parent[key])


def with_points(value: Any) -> Any:
    """The value with a float for each integer."""
    if type(value) is int:
        return float(value)
    if isinstance(value, list):
        return [with_points(item) for item in value]
    if isinstance(value, dict):
        return {name: with_points(item) for name, item in value.items()}
    return value


def swapped(draw: Draw, parent: Any, key: Any) -> None:
    """The value of another field in its place."""
    if isinstance(parent, dict):
        parent[key] = deepcopy(parent[draw(st.sampled_from(list(parent)))])


DAMAGES = [replaced, dropped, renamed, added, stretched, nudged, nudged, nudged, pointed, swapped]
