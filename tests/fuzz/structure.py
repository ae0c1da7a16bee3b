"""Damage to the structure of a request: at any place something else, plausible or not."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from tests.laws.habits.habit import Spot, at
from tests.service.damage import NAMES, VALUES, with_points
from tests.service.document import Json

from .places import kinds, lengths, places, resolved

TEXTS = ["", "a", "🀄", "\x00", "e\u0301", "\u202eabc", "table", "x" * 40, "x" * 41, "x" * 129]

Others = Callable[[], tuple[Json, Json]]
"""Gives another good request of the same game, and its schema."""

Damage = Callable[[Random, Any, Any, Json, Others], None]
"""Changes what is at a key of its parent, of which a schema is known."""


def damaged(rng: Random, schema: Json, body: Json, others: Others) -> bytes:
    """The request with something else at one or several places, written as JSON."""
    times = rng.choice((1, 1, 1, 2, 3, 5))
    changed = damaged_at(rng, schema, body, others, [rng.choice(DAMAGES) for _ in range(times)])
    separators = rng.choice(((",", ":"), (", ", ": ")))
    text = json.dumps(changed, ensure_ascii=rng.random() < 0.5, separators=separators)
    return text.encode(errors="surrogatepass")


def damaged_at(
    rng: Random, schema: Json, body: Json, others: Others, damages: Sequence[Damage]
) -> Any:
    """The request with each of the damages at some place, perhaps at its top."""
    whole = {"": deepcopy(body)}  # so that the request itself has a place, too
    described = {"type": "object", "properties": {"": schema}}
    for damage in damages:
        spot, found = _somewhere(rng, described, whole)
        damage(rng, at(whole, spot[:-1]), spot[-1], found, others)
        if "" not in whole:
            whole[""] = None
    return whole[""]


def _somewhere(rng: Random, schema: Json, value: Any) -> tuple[Spot, Json]:
    """A place: each as likely as any other, or each kind of place."""
    found = [place for place in places(schema, value) if place[0]]
    if rng.random() < 0.5:
        return rng.choice(found)
    alike: dict[Spot, list[tuple[Spot, Json]]] = defaultdict(list)
    for spot, described in found:
        alike[kind_of(spot)].append((spot, described))
    return rng.choice(alike[rng.choice(list(alike))])


def kind_of(spot: Spot) -> Spot:
    """The same for places that differ by indices of lists only."""
    return tuple("*" if isinstance(step, int) else step for step in spot)


# --- What else there could be ----------------------------------------------------------------


def plausible(rng: Random, schema: Json, value: Any = None) -> Any:
    """A value as a schema describes it, or just beyond its limits."""
    schema = resolved(schema, value)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if not kinds(schema) and "oneOf" in schema:
        return plausible(rng, rng.choice(schema["oneOf"]))
    allowed = kinds(schema)
    if "null" in allowed and rng.random() < 0.3:
        return None
    return _MAKERS.get(allowed[0] if allowed else "", _odd)(rng, schema, value)


def _odd(rng: Random, schema: Json, value: Any) -> Any:
    return deepcopy(rng.choice(VALUES))


def _integer(rng: Random, schema: Json, value: Any) -> int:
    low, high = schema["minimum"], schema["maximum"]
    if type(value) is int and rng.random() < 0.4:
        return value + rng.choice((-1, 1))
    few = rng.randint(low, min(high, low + 10))
    return int(rng.choice((few, few, few, rng.randint(low, high), low, high, low - 1, high + 1)))


def _text(rng: Random, schema: Json, value: Any) -> str:
    return rng.choice((*TEXTS, "x" * schema.get("maxLength", 9)))


def _list(rng: Random, schema: Json, value: Any) -> list[Any]:
    low, high = lengths(schema)
    few = rng.randint(low, min(high, low + 6))
    size = rng.choice((few, few, few, few, rng.randint(low, min(high, 100)), low, high, high + 1))
    if size > 200:
        return [plausible(rng, schema["items"])] * size
    return [plausible(rng, schema["items"]) for _ in range(size)]


def _object(rng: Random, schema: Json, value: Any) -> Json:
    needed, share = schema.get("required", ()), rng.random()
    return {
        name: plausible(rng, described)
        for name, described in schema.get("properties", {}).items()
        if name in needed or rng.random() < share
    }


_MAKERS: dict[str, Callable[[Random, Json, Any], Any]] = {
    "integer": _integer,
    "string": _text,
    "boolean": lambda rng, schema, value: rng.random() < 0.5,
    "array": _list,
    "object": _object,
}


# --- Damages ---------------------------------------------------------------------------------


def _replaced(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    parent[key] = deepcopy(rng.choice(VALUES))


def _other(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    parent[key] = plausible(rng, schema, parent[key])


def _covered(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """Nothing, or cards face down."""
    value = parent[key]
    parent[key] = [None] * len(value) if isinstance(value, list) else None


def _dropped(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    del parent[key]


def _renamed(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    if isinstance(parent, dict):
        parent[rng.choice(NAMES)] = parent.pop(key)


def _added(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """A field that there may be, or one that there is not; an entry of a list."""
    value = parent[key]
    if isinstance(value, dict):
        fields = schema.get("properties", {})
        name = rng.choice([*fields, rng.choice(NAMES)])
        value[name] = plausible(rng, fields.get(name, {}))
    elif isinstance(value, list):
        place = rng.randint(0, len(value))
        value.insert(place, plausible(rng, schema.get("items", {})))
    else:
        _other(rng, parent, key, schema, others)


def _stretched(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """A list of another length, of the same entries."""
    value = parent[key]
    if isinstance(value, list) and value:
        size = rng.choice((0, len(value) - 1, len(value) + 1, 2 * len(value), *lengths(schema)))
        parent[key] = [deepcopy(value[index % len(value)]) for index in range(min(size, 2001))]
    else:
        _other(rng, parent, key, schema, others)


def _shuffled(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    value = parent[key]
    if isinstance(value, list):
        rng.shuffle(value)
    else:
        _other(rng, parent, key, schema, others)


def _swapped(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """Two neighbours in each other's place."""
    other = rng.choice(list(parent) if isinstance(parent, dict) else range(len(parent)))
    parent[key], parent[other] = deepcopy(parent[other]), parent[key]


def _grafted(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """What another request has at a place of that name."""
    other, described = others()
    name = key if isinstance(key, str) else None
    fitting = [
        spot
        for spot, found in places(described, other)
        if spot and (spot[-1] == name or (found == schema and schema))
    ]
    if fitting:
        parent[key] = deepcopy(at(other, rng.choice(fitting)))


def _pointed(rng: Random, parent: Any, key: Any, schema: Json, others: Others) -> None:
    """Integers in JSON's other form of them, which is no damage."""
    parent[key] = with_points(parent[key])


DAMAGES: list[Damage] = [_replaced, _dropped, _renamed, _pointed, _covered, _shuffled, _swapped]
DAMAGES += [_other, _other, _other, _other, _added, _added, _stretched, _stretched]
DAMAGES += [_grafted, _grafted, _grafted]

GROWING: list[Damage] = [_other, _covered, _added, _added, _stretched, _stretched, _stretched]
GROWING += [_grafted, _grafted, _pointed, _swapped, _dropped]
"""Those that may make a request more expensive."""
