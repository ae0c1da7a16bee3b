"""Every example of the document is a true one: it can be asked, and that is the answer."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from referee import SLUGS
from referee.questions import QUESTIONS
from tests.rules.books import BOOKS

from .document import (
    DOCUMENT,
    GET_PATHS,
    POST_PATHS,
    SCHEMAS,
    Json,
    address_of,
    answer_of,
    complaints,
    examples_of,
    name_of,
    request_of,
)

EXAMPLES = [(path, name) for path in POST_PATHS for name in examples_of(request_of(path))]


def outcome(answer: Json) -> Any:
    """What an answer comes to."""
    if "verdict" in answer:
        return answer["verdict"]
    return answer.get("stopped_at") is None, bool(answer.get("findings"))


@pytest.mark.parametrize(("path", "name"), EXAMPLES)
def test_question(client: FlaskClient, path: str, name: str) -> None:
    asked, answered = request_of(path), answer_of(path, "post")
    question = examples_of(asked)[name]["value"]
    assert complaints(asked["schema"], question) == []

    response = client.post(path, json=question)

    assert response.status_code == 200
    assert response.mimetype == "application/json"
    answer = response.get_json()
    shown = examples_of(answered)
    assert name not in shown or answer == shown[name]["value"]
    assert outcome(answer) in [outcome(one["value"]) for one in shown.values()]
    assert complaints(answered["schema"], answer) == []


@pytest.mark.parametrize("path", GET_PATHS)
def test_look_up(client: FlaskClient, path: str) -> None:
    answered = answer_of(path, "get")

    response = client.get(address_of(path))

    assert response.status_code == 200
    assert response.mimetype == "application/json"
    answer = response.get_json()
    [shown] = (example["value"] for example in examples_of(answered).values())
    if path.endswith("/rules"):  # it shows some of them
        assert shown["rules"] == [rule for rule in answer["rules"] if rule["section"]][:2]
    else:
        assert answer == shown
    assert complaints(answered["schema"], answer) == []


@pytest.mark.parametrize("path", POST_PATHS)
def test_an_answer_is_shown_for_each_outcome(path: str) -> None:
    """Under the name and summary of its question."""
    asked, answered = examples_of(request_of(path)), examples_of(answer_of(path, "post"))
    assert asked
    assert list(answered) == [name for name in asked if name in answered]
    for name, example in answered.items():
        assert example["summary"] == asked[name]["summary"]
    outcomes = [outcome(example["value"]) for example in answered.values()]
    assert len(outcomes) == len(set(outcomes))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_endpoint_is_documented(slug: str) -> None:
    assert {f"/games/{slug}/{endpoint}" for endpoint in QUESTIONS} <= set(POST_PATHS)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_type_of_move_is_shown(slug: str) -> None:
    asked = request_of(f"/games/{slug}/validate")
    shown = {example["value"]["move"]["type"] for example in examples_of(asked).values()}
    move = SCHEMAS[asked["schema"]["$ref"].rpartition("/")[2]]["properties"]["move"]
    assert shown == set(SCHEMAS[name_of(move)]["discriminator"]["mapping"])


@pytest.mark.parametrize("slug", SLUGS)
def test_every_verdict_is_shown(slug: str) -> None:
    """Every one that the game can give: most clients are written by what the examples show."""
    answered = examples_of(answer_of(f"/games/{slug}/validate", "post")).values()
    shown = {example["value"]["verdict"] for example in answered}
    given = {case.verdict for case in BOOKS[slug].cases if case.move is not None}
    assert shown == given | {"invalid-state"}


def test_examples_can_be_told_apart() -> None:
    for path in POST_PATHS:
        summaries = [one["summary"] for one in examples_of(request_of(path)).values()]
        assert len(summaries) == len(set(summaries)), DOCUMENT["paths"][path]
