"""The quick way to read a request and the way that explains agree on every body."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.examples import examples
from api.routes import reader
from schemas import WIRES
from schemas.questions import ENDPOINTS
from schemas.reading import Reader, Refused

from .damage import damaged, with_points
from .document import request_of, standalone

CASES = [(slug, endpoint) for slug in WIRES for endpoint in ENDPOINTS]


@pytest.mark.parametrize(("slug", "endpoint"), CASES)
def test_both_ways_agree(slug: str, endpoint: str) -> None:
    documented = jsonschema_rs.Draft202012Validator(
        standalone(request_of(f"/games/{slug}/{endpoint}")["schema"])
    )
    ways = reader(slug, endpoint)
    bodies = [example["request"] for example in examples(slug, endpoint).values()]
    accepted = []

    @settings(max_examples=200, deadline=None, derandomize=True, database=None)
    @given(st.sampled_from(bodies).flatmap(damaged))
    def agree(body: Any) -> None:
        accepted.append(documented.is_valid(body))
        if accepted[-1]:
            check_accepted(ways, body)
        else:
            check_refused(ways, body)

    agree()
    assert 10 < sum(accepted) < len(accepted) - 10  # both happen


def check_accepted(ways: Reader, body: Any) -> None:
    """Both ways load the body as it is, but for integers that were written as floats."""
    plain = without_points(body)
    assert same(ways.explain(body), plain)
    assert same(ways.read(json.dumps(body).encode()), plain)
    assert same(ways.read(json.dumps(with_points(body)).encode()), plain)


def check_refused(ways: Reader, body: Any) -> None:
    """Both ways refuse the body for the same faults, and each of these is at a place in it."""
    with pytest.raises(Refused) as explained:
        ways.explain(body)
    with pytest.raises(Refused) as read:
        ways.read(json.dumps(body).encode())
    assert sorted(told(read.value)) == sorted(told(explained.value))
    for pointer, code in told(read.value):
        check_place(body, steps(pointer), code)


def check_place(body: Any, path: list[str], code: str) -> None:
    """The place is there; but of a field that is missing only the object that lacks it."""
    place = body
    above = path[:-1] if code == "missing-field" else path
    for step in above:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if code == "missing-field":
        assert isinstance(place, dict)
        assert path[-1] not in place


def told(refused: Refused) -> Iterator[tuple[str, str]]:
    for error in refused.written()["errors"]:
        yield error["pointer"], error["code"]


def steps(pointer: str) -> list[str]:
    """The steps of a JSON Pointer in fragment form."""
    hash_sign, *parts = pointer.split("/")
    assert hash_sign == "#"
    return [unquote(part).replace("~1", "/").replace("~0", "~") for part in parts]


def without_points(value: Any) -> Any:
    """The value with every float written as the integer that it is."""
    if isinstance(value, float):
        return int(value)
    if isinstance(value, list):
        return [without_points(item) for item in value]
    if isinstance(value, dict):
        return {name: without_points(item) for name, item in value.items()}
    return value


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types: Python's True is no 1 here, and 4.0 no 4."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
