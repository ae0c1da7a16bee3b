"""Every example of the document is a true one: it can be asked, and that is the answer."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from api.games import ANSWERS
from schemas import WIRES
from tests.rules.books import BOOKS

from .document import (
    DOCUMENT,
    GET_PATHS,
    POST_PATHS,
    SCHEMAS,
    address_of,
    answer_of,
    complaints,
    name_of,
    request_of,
)

EXAMPLES = [(path, name) for path in POST_PATHS for name in request_of(path)["examples"]]


@pytest.mark.parametrize(("path", "name"), EXAMPLES)
def test_question(client: FlaskClient, path: str, name: str) -> None:
    asked, answered = request_of(path), answer_of(path, "post")
    question = asked["examples"][name]["value"]
    assert complaints(asked["schema"], question) == []

    response = client.post(path, json=question)

    assert response.status_code == 200
    assert response.mimetype == "application/json"
    answer = response.get_json()
    assert answer == answered["examples"][name]["value"]
    assert complaints(answered["schema"], answer) == []


@pytest.mark.parametrize("path", GET_PATHS)
def test_look_up(client: FlaskClient, path: str) -> None:
    answered = answer_of(path, "get")

    response = client.get(address_of(path))

    assert response.status_code == 200
    assert response.mimetype == "application/json"
    answer = response.get_json()
    assert answer == answered["example"]
    assert complaints(answered["schema"], answer) == []


@pytest.mark.parametrize("path", POST_PATHS)
def test_questions_and_answers_have_the_same_names(path: str) -> None:
    asked, answered = request_of(path)["examples"], answer_of(path, "post")["examples"]
    assert asked
    assert list(asked) == list(answered)
    assert [one["summary"] for one in asked.values()] == [
        one["summary"] for one in answered.values()
    ]


@pytest.mark.parametrize("slug", WIRES)
def test_every_endpoint_is_documented(slug: str) -> None:
    assert {f"/games/{slug}/{endpoint}" for endpoint in ANSWERS} <= set(POST_PATHS)


@pytest.mark.parametrize("slug", WIRES)
def test_every_type_of_move_is_shown(slug: str) -> None:
    asked = request_of(f"/games/{slug}/validate")
    shown = {example["value"]["move"]["type"] for example in asked["examples"].values()}
    move = SCHEMAS[asked["schema"]["$ref"].rpartition("/")[2]]["properties"]["move"]
    assert shown == set(SCHEMAS[name_of(move)]["discriminator"]["mapping"])


@pytest.mark.parametrize("slug", WIRES)
def test_every_verdict_is_shown(slug: str) -> None:
    """Every one that the game can give: most clients are written by what the examples show."""
    answered = answer_of(f"/games/{slug}/validate", "post")["examples"].values()
    shown = {example["value"]["verdict"] for example in answered}
    given = {case.verdict for case in BOOKS[slug].cases if case.move is not None}
    assert shown == given | {"invalid-state"}


def test_examples_can_be_told_apart() -> None:
    for path in POST_PATHS:
        summaries = [one["summary"] for one in request_of(path)["examples"].values()]
        assert len(summaries) == len(set(summaries)), DOCUMENT["paths"][path]
