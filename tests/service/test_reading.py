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
from msgspec import Struct
from msgspec.structs import fields

from api.examples import examples
from api.routes import reader
from referee import SLUGS
from referee.faults import Refused
from referee.questions import QUESTIONS
from schemas.explaining import Reader, written

from .damage import damaged, with_points
from .document import request_of, standalone

CASES = [(slug, endpoint) for slug in SLUGS for endpoint in QUESTIONS]


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
    """Neither way objects; what is read is the body, but for integers written as floats."""
    ways.explain(body)
    read = ways.read(json.dumps(body).encode())
    check_same(whole(read), without_points(body))
    assert ways.read(json.dumps(with_points(body)).encode()) == read


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
    for error in written(refused)["errors"]:
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


def whole(value: Any) -> Any:
    """A declared value as JSON has it, with its defaults."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        tag = {str(config.tag_field): config.tag} if config.tag_field else {}
        return tag | {
            field.encode_name: whole(getattr(value, field.name)) for field in fields(value)
        }
    return [whole(item) for item in value] if isinstance(value, tuple) else value


def check_same(read: Any, sent: Any) -> None:
    """What was sent was read, with its type: True is no 1 here. Null may have been left out."""
    if isinstance(sent, dict):
        for name, value in sent.items():
            if value is not None:
                check_same(read[name], value)
    elif isinstance(sent, list):
        for pair in zip(read, sent, strict=True):
            check_same(*pair)
    else:
        assert (type(read), read) == (type(sent), sent)
