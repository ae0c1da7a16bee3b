"""Makes a request that shows a fault as small as it can be found to be."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from tests.laws.habits.habit import Spot, at

from .places import places

MAX_TRIES = 1500
"""How often the service is asked at most, for one fault."""

SIMPLE: tuple[Any, ...] = (None, 0, 1, "", [], {})


def smallest(body: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """A body, hardly larger than it must be, that fails as this one does."""
    tries = 0

    def still(candidate: bytes) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MAX_TRIES and fails(candidate)

    while True:
        smaller = next(filter(still, _smaller(body)), None)
        if smaller is None or tries > MAX_TRIES:
            return body
        body = smaller


def _smaller(body: bytes) -> Iterator[bytes]:
    """Smaller bodies: by structure if there is any, and by bytes; the smallest first."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        value = None
    if value is not None:
        for simpler in _simpler(value):
            candidate = json.dumps(simpler, separators=(",", ":")).encode()
            if len(candidate) < len(body):
                yield candidate
    size = len(body) // 2
    while size:
        yield from (body[:start] + body[start + size :] for start in range(0, len(body), size))
        size //= 2


def _simpler(value: Any) -> Iterator[Any]:
    """The value with less at one of its places, the outermost first."""
    spots = [spot for spot, _ in places({}, value) if spot]
    for spot in spots:
        yield _without(value, spot)
    for spot in spots:
        for simple in SIMPLE:
            yield _with(value, spot, simple)


def _copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _without(value: Any, spot: Spot) -> Any:
    changed = _copied(value)
    del at(changed, spot[:-1])[spot[-1]]
    return changed


def _with(value: Any, spot: Spot, other: Any) -> Any:
    changed = _copied(value)
    at(changed, spot[:-1])[spot[-1]] = other
    return changed
