"""The name of a question can be worked out by anybody, and is the same for the same question."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from .problem import Json
from .tables import question

WHOLE: Json = {
    "game": "woo",
    "ruleset": "woo-1",
    "ply": 0,
    "phase": "lead",
    "turn": 0,
    "options": {
        "points_to_win": 2,
        "single_discard_goes_out": True,
        "duel_responder_needs_board": True,
    },
    "players": [
        {"name": "Zoë", "hand": [2, 4, 5, 7]},
        {"name": None, "hand": [1, 1, 6]},
        {"name": "李雷 😀", "hand": [3, 5, None]},
        {"name": None, "hand": [6, 9, 9]},
    ],
    "round": 1,
    "lead": 0,
    "offer": [],
    "partial": None,
    "table": [],
    "board": [],
    "draw": [],
    "discard": [1, 8, None, None],
    "points": [0, 0],
}
"""A state as an answer has it."""

MOVE: Json = {"type": "lead", "player": 0, "cards": [4, 2]}
"""Its cards are in no order, and stay so."""


def named(**request: Any) -> str:
    """The name of a question by the contract, worked out without the service."""
    asked = {"endpoint": "validate", "ruleset": "woo-1", "request": request}
    text = json.dumps(asked, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def name_given(client: FlaskClient, body: Json) -> Any:
    response = client.post("/games/woo/validate", json=body)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_json()["ruling_id"]


def loose() -> Json:
    """The same state with all left out that may be, and its multisets in no order."""
    left_out = ("ruleset", "ply", "options", "partial")
    state = {name: value for name, value in WHOLE.items() if name not in left_out}
    players = [
        {name: value for name, value in player.items() if value}
        | {"hand": shuffled(player["hand"])}
        for player in WHOLE["players"]
    ]
    return state | {"players": players, "discard": shuffled(WHOLE["discard"])}


def shuffled(cards: list[Any]) -> list[Any]:
    return [*cards[1:], *cards[:1]]


@pytest.mark.parametrize("state", [WHOLE, loose(), {**WHOLE, "options": {"points_to_win": 2}}])
def test_name(client: FlaskClient, state: Json) -> None:
    assert name_given(client, {"state": state, "move": MOVE}) == named(state=WHOLE, move=MOVE)


def test_seed_and_readings_count(client: FlaskClient) -> None:
    body = {"state": WHOLE, "move": MOVE}
    seeded = name_given(client, {**body, "seed": "réferee"})
    assert seeded == named(**body, seed="réferee")
    assert name_given(client, {**body, "readings": True}) == named(**body, readings=True)


@pytest.mark.parametrize("same", [{"readings": False}, {"brief": True}, {"brief": False}])
def test_what_does_not_count(client: FlaskClient, same: Json) -> None:
    asked = {"state": WHOLE, "move": MOVE}
    assert name_given(client, {**asked, **same}) == named(**asked)


def test_integers_are_integers(client: FlaskClient) -> None:
    move = {"type": "lead", "player": 0.0, "cards": [4.0, 2.0]}
    body = {"state": {**loose(), "round": 1.0}, "move": move}
    assert name_given(client, body) == named(state=WHOLE, move=MOVE)


@pytest.mark.parametrize(
    "other",
    [
        {"move": MOVE | {"cards": [2, 4]}},
        {"move": MOVE | {"player": 1}},
        {"state": WHOLE | {"ply": 1}},
        {"seed": "referee"},
        {"readings": True},
    ],
)
def test_another_question_has_another_name(client: FlaskClient, other: Json) -> None:
    body = {"state": WHOLE, "move": MOVE}
    assert name_given(client, body | other) != name_given(client, body)


def test_impossible_state_has_a_name_too(client: FlaskClient) -> None:
    body = {"state": WHOLE | {"turn": 1}, "move": MOVE}
    assert name_given(client, body) == named(**body)


@pytest.mark.parametrize("viewer", [0, 1, "table"])
def test_no_name_for_a_viewer(client: FlaskClient, viewer: Any) -> None:
    """A hash of hidden cards can be guessed."""
    assert name_given(client, question(viewer=viewer)) is None
