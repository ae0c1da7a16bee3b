"""Null for what may be left out means left out, and nothing depends on which of them was sent."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from flask.testing import FlaskClient

from api.examples import examples
from referee import SLUGS
from referee.questions import QUESTIONS
from tests.fuzz.places import kinds, places, resolved
from tests.laws.habits.habit import Spot, at

from .document import Json, request_of
from .problem import faults, problem_told

CASES = [(slug, endpoint) for slug in SLUGS for endpoint in QUESTIONS]
every_case = pytest.mark.parametrize(("slug", "endpoint"), CASES)


def asked(slug: str, endpoint: str) -> list[Json]:
    return [example["request"] for example in examples(slug, endpoint).values()]


def objects(slug: str, endpoint: str, body: Json) -> Iterator[tuple[Spot, Json]]:
    """Every object of a request: its place and its schema."""
    for spot, described in places(request_of(f"/games/{slug}/{endpoint}")["schema"], body):
        value = at(body, spot)
        if isinstance(value, dict):
            yield spot, resolved(described, value)


def answered(client: FlaskClient, slug: str, endpoint: str, body: Json) -> Any:
    response = client.post(f"/games/{slug}/{endpoint}", json=body)
    return response.status_code, response.get_data()


@every_case
def test_all_that_is_left_out_may_be_null(client: FlaskClient, slug: str, endpoint: str) -> None:
    for body in asked(slug, endpoint):
        full = deepcopy(body)
        for spot, described in list(objects(slug, endpoint, body)):
            for name in described["properties"].keys() - set(described.get("required", ())):
                at(full, spot).setdefault(name, None)
        assert answered(client, slug, endpoint, full) == answered(client, slug, endpoint, body)


@every_case
def test_all_that_is_null_may_be_left_out(client: FlaskClient, slug: str, endpoint: str) -> None:
    for body in asked(slug, endpoint):
        bare = deepcopy(body)
        for spot, _ in list(objects(slug, endpoint, body)):
            part = at(bare, spot)
            for name in [name for name, value in part.items() if value is None]:
                del part[name]
        assert answered(client, slug, endpoint, bare) == answered(client, slug, endpoint, body)


@every_case
def test_what_may_not_be_left_out_may_not_be_null(
    client: FlaskClient, slug: str, endpoint: str
) -> None:
    body = asked(slug, endpoint)[0]
    for spot, described in list(objects(slug, endpoint, body)):
        for name in described.get("required", ()):
            assert "null" not in kinds(described["properties"][name])
            changed = deepcopy(body)
            at(changed, spot)[name] = None
            response = client.post(f"/games/{slug}/{endpoint}", json=changed)
            place = "#" + "".join(f"/{step}" for step in (*spot, name))
            assert faults(problem_told(response, "invalid-request")) == [(place, "wrong-type")]


@every_case
def test_null_makes_no_field_known(client: FlaskClient, slug: str, endpoint: str) -> None:
    body = {**asked(slug, endpoint)[0], "unheard-of": None}
    response = client.post(f"/games/{slug}/{endpoint}", json=body)
    problem = problem_told(response, "invalid-request")
    assert faults(problem) == [("#/unheard-of", "unknown-field")]
