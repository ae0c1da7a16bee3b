"""Large requests to begin a search with: long lists, many errors, long replays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from api.settings import MAX_BYTES
from referee import set_up
from referee.reading import converted
from referee.requests import MAX_MOVES
from tests.fuzz.places import kinds, lengths, places
from tests.fuzz.structure import plausible
from tests.laws.habits.habit import at
from tests.match import TABLES, Table
from tests.service.document import Json

WRONG: tuple[Any, ...] = (0, "", {}, [], {"x": 0}, None, -1)
"""What an entry of a list may be instead, most often wrongly."""


def size(value: Any) -> int:
    """The length of a value as JSON."""
    return len(json.dumps(value, separators=(",", ":")))


def filled(rng: Random, schema: Json, body: Json) -> Iterator[Json]:
    """The body with one list, and with all, as long as may be."""
    spots = [spot for spot, described in places(schema, body) if "array" in kinds(described)]
    everywhere = deepcopy(body)
    for spot in spots:
        described = dict(places(schema, body))[spot]
        one = deepcopy(body)
        _set(one, spot, _longest(rng, described, at(one, spot), MAX_BYTES - size(one)))
        yield one
    for spot in sorted(spots, key=len, reverse=True):  # the innermost first
        described = dict(places(schema, body))[spot]
        room = (MAX_BYTES - size(everywhere)) // 2
        _set(everywhere, spot, _longest(rng, described, at(everywhere, spot), room))
    yield everywhere


def _longest(rng: Random, schema: Json, items: list[Any] | None, room: int) -> list[Any]:
    """As many entries as may be and there is room for, of those that are there."""
    longest = lengths(schema)[1]
    few = items or [plausible(rng, schema["items"])]
    each = 1 + sum(map(size, few)) / len(few)
    count = max(len(items or ()), min(longest, int(room / each)))
    return [few[index % len(few)] for index in range(count)]


def wrong(rng: Random, schema: Json, body: Json) -> Iterator[Json]:
    """The body with as many errors as there is room for, of one sort each."""
    room = MAX_BYTES - size(body) - 100
    for spot, described in list(places(schema, body)):
        value = at(body, spot)
        if isinstance(value, dict):
            for null in (None, 0):
                count = room // 11
                yield _with(body, spot, value | {f"{index:x}": null for index in range(count)})
        if "array" in kinds(described):
            longest = lengths(described)[1]
            for item in [*WRONG, *(_spoiled(one) for one in (value or ())[:1])]:
                count = min(longest, room // (size(item) + 1))
                yield _with(body, spot, [item] * count)
                yield _with(body, spot, [item] * (room // (size(item) + 1)))


def _spoiled(item: Any) -> Any:
    """An entry with a field that it does not have, or another value."""
    return {**item, "x": 0} if isinstance(item, dict) else [item]


def _with(body: Json, spot: Any, value: Any) -> Json:
    changed = deepcopy(body)
    if not spot:
        return value  # type: ignore[no-any-return]
    _set(changed, spot, value)
    return changed


def _set(body: Json, spot: Any, value: Any) -> None:
    at(body, spot[:-1])[spot[-1]] = value


def long_replays(rng: Random, slug: str, count: int) -> Iterator[Json]:
    """Replays of as many moves as may be, each at another table."""
    tables = [table for table in TABLES if table.slug == slug and table.seeded]
    for table in rng.sample(tables, min(count, len(tables))):
        yield _long_replay(rng, table)


def _long_replay(rng: Random, table: Table) -> Json:
    """A match that nobody wants to end."""
    seed = f"{rng.random()}"
    state = table.written(set_up(table.game, converted(table.game.setup, table.setup), seed))
    moves: list[Json] = []
    while len(moves) < MAX_MOVES:
        listed = table.listed(state)
        rulings = ((move, table.ruling(state, move, seed)) for move in _in_any_order(rng, listed))
        going_on = ((move, one) for move, one in rulings if one.stands and one.to_act)
        move, ruling = next(going_on, (None, None))
        if move is None or ruling is None:
            break
        moves.append(move)
        state = table.written(ruling.state)
    return {"setup": {**table.setup, "seed": seed}, "moves": moves, "seed": seed}


def _in_any_order(rng: Random, moves: list[Json]) -> list[Json]:
    return rng.sample(moves, len(moves))
