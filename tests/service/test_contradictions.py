"""What contradicts itself within a request is a 409 that names every place."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .problem import Json, faults, problem_told
from .tables import duel, lead, question, teams

Place = tuple[str, str]
Row = tuple[str, Json, list[Place]]

FOUR: list[Json] = [{}] * 4
TWO: list[Json] = [{}] * 2
UNSEEN = [None] * 13
SIX_ONES, SEVEN_ONES = [1] * 6 + [2] * 6 + [3], [1] * 7 + [2] * 6


def mismatch(*pointers: str) -> list[Place]:
    return [(pointer, "mismatch") for pointer in pointers]


def unknown(*pointers: str) -> list[Place]:
    return [(pointer, "unknown-field") for pointer in pointers]


def replayed(*moves: Json, **fields: Any) -> Json:
    return {"moves": list(moves), **fields}


def hands(*known: list[int], **fields: Any) -> Json:
    """A setup for four, of whom the first have these hands."""
    return {"players": FOUR, "hands": [*known, *[UNSEEN] * (4 - len(known))], **fields}


def claimed(*claims: Json, state: Json) -> Json:
    return {"state": state, "claimed": [{"total": 0, **claim} for claim in claims]}


CONCESSION: Json = {"type": "concede", "player": 0, "take": 1}
DEAL: Json = {"type": "deal", "offer": [1, 2]}

SEATS: list[Row] = [
    ("validate", question(viewer=4), mismatch("#/viewer")),
    ("view", {"state": duel(), "viewer": 2}, mismatch("#/viewer")),
    ("setup", {"players": TWO, "viewer": 2}, mismatch("#/viewer")),
    ("replay", replayed(state=teams(), viewer=99), mismatch("#/viewer")),
    ("replay", replayed(setup={"players": TWO, "viewer": 3}), mismatch("#/setup/viewer")),
    ("moves", {"state": teams(), "player": 4}, mismatch("#/player")),
    ("setup", {"players": FOUR, "first": 4}, mismatch("#/first")),
    ("replay", replayed(setup={"players": TWO, "first": 2}), mismatch("#/setup/first")),
]

OTHER_VARIANT: list[Row] = [
    (
        "validate",
        question(move=lead(2, board=[1], refill=[None])),
        unknown("#/move/board", "#/move/refill"),
    ),
    ("validate", question(move=CONCESSION), unknown("#/move/take")),
    ("validate", {"state": duel(), "move": DEAL}, unknown("#/move/offer")),
    (
        "replay",  # even of moves after its end
        replayed(lead(9), lead(2, board=[]), lead(3, board=[]), state=teams()),
        unknown("#/moves/1/board", "#/moves/2/board"),
    ),
    ("setup", {"players": TWO, "offer": [1, 2]}, unknown("#/offer")),
    (
        "replay",
        replayed(setup={"players": FOUR, "board": [1, 2, 3, 4]}),
        unknown("#/setup/board"),
    ),
]

DEALT: list[Row] = [
    ("setup", hands(SEVEN_ONES), mismatch("#/hands/0/6")),
    ("setup", hands(SIX_ONES, offer=[4, 1]), mismatch("#/offer/1")),
    (
        "replay",
        replayed(setup=hands(SIX_ONES, SEVEN_ONES)),
        mismatch(*(f"#/setup/hands/1/{index}" for index in range(13))),
    ),
    ("setup", {"players": FOUR, "hands": [UNSEEN] * 2}, [("#/hands", "wrong-length")]),
    ("setup", {"players": TWO, "hands": []}, [("#/hands", "wrong-length")]),
]

BEGINNINGS: list[Row] = [
    ("replay", replayed(), [("#/state", "missing-field")]),
    ("replay", replayed(state=teams(), setup={"players": FOUR}), mismatch("#/setup")),
]

CLAIMS: list[Row] = [
    ("score", claimed({"player": 0}, state=teams()), mismatch("#/claimed/0")),
    ("score", claimed({"player": 0}, {"team": 0}, state=duel()), mismatch("#/claimed/1")),
    ("score", claimed({"player": 2}, state=duel()), mismatch("#/claimed/0")),
    ("score", claimed({"player": 2}, state=duel(turn=None)), mismatch("#/claimed/0")),
    ("score", claimed({}, state=teams()), mismatch("#/claimed/0")),
    ("score", claimed({"team": 0, "player": 0}, state=teams()), mismatch("#/claimed/0")),
]

SEVERAL: list[Row] = [
    (
        "score",
        claimed({}, {"player": 1}, {"player": 3}, state=duel()),
        mismatch("#/claimed/0", "#/claimed/2"),
    ),
    (
        "validate",
        question(move=lead(2, board=[]), viewer=4),
        unknown("#/move/board") + mismatch("#/viewer"),
    ),
    (
        "replay",
        replayed(lead(2, board=[]), state=teams(), viewer=4),
        unknown("#/moves/0/board") + mismatch("#/viewer"),
    ),
    ("setup", {"players": TWO, "first": 2, "viewer": 3}, mismatch("#/first", "#/viewer")),
    (
        "setup",
        {"players": TWO, "first": 2, "offer": [1, 2]},
        mismatch("#/first") + unknown("#/offer"),
    ),
    (
        "replay",
        replayed(setup={"players": TWO, "viewer": 5}, viewer=6),
        mismatch("#/setup/viewer", "#/viewer"),
    ),
]
"""All places are told, not the first."""

ROWS = [*SEATS, *OTHER_VARIANT, *DEALT, *BEGINNINGS, *CLAIMS, *SEVERAL]


@pytest.mark.parametrize(("endpoint", "body", "places"), ROWS)
def test_contradiction(client: FlaskClient, endpoint: str, body: Json, places: list[Place]) -> None:
    response = client.post(f"/games/woo/{endpoint}", json=body)
    problem = problem_told(response, "contradiction")
    assert faults(problem) == sorted(places)
    assert all(error["detail"].endswith(".") for error in problem["errors"])


ACCEPTED: list[tuple[Json, Any]] = [
    (question(viewer=4), {"minimum": 0, "maximum": 3}),
    (question(state=duel(), viewer=2), {"minimum": 0, "maximum": 1}),
    (question(move=lead(2, board=[])), ["type", "player", "cards"]),
    (question(move=CONCESSION), ["type", "player"]),
    ({"state": duel(), "move": DEAL}, ["type", "hands", "board"]),
]


@pytest.mark.parametrize(("body", "accepted"), ACCEPTED)
def test_accepted(client: FlaskClient, body: Json, accepted: Any) -> None:
    response = client.post("/games/woo/validate", json=body)
    [error] = problem_told(response, "contradiction")["errors"]
    assert error["accepted"] == accepted


AGREEING: list[tuple[str, Json]] = [
    ("validate", question(viewer=3)),
    ("validate", question(viewer="table")),
    ("view", {"state": duel(), "viewer": 1}),
    ("setup", {"players": FOUR, "first": 3, "viewer": 3, "offer": [1, 2]}),
    ("setup", {"players": TWO, "first": 1, "board": [1, 2, 3, 4]}),
    ("moves", {"state": teams(), "player": 3}),
    ("replay", {"setup": {"players": TWO}, "moves": [], "viewer": 1}),
    ("score", {"state": duel(), "claimed": [{"player": 1, "total": 0}]}),
    ("score", {"state": teams(), "claimed": [{"team": 1, "total": 0}]}),
]


@pytest.mark.parametrize(("endpoint", "body"), AGREEING)
def test_no_contradiction(client: FlaskClient, endpoint: str, body: dict[str, Any]) -> None:
    """The nearest requests that agree with themselves."""
    assert client.post(f"/games/woo/{endpoint}", json=body).status_code == 200


def test_seat_in_a_move_is_judged(client: FlaskClient) -> None:
    """That is a question about the rules, not a contradiction."""
    move = {"type": "draft", "player": 7, "card": 1, "to": 99}
    ruling = client.post("/games/woo/validate", json=question(move=move)).get_json()
    cited = [(one["rule"], one["pointer"]) for one in ruling["violations"]]
    assert cited == [
        ("table.no-such-seat", "#/move/player"),
        ("table.no-such-seat", "#/move/to"),
    ]
