"""Bodies of another form than the documented one: each fault has its place and its code."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from .problem import Json, faults, problem_told
from .tables import duel, lead, question, teams

LARGEST = 2**53 - 1
STATE_FIELDS = ["game", "phase", "players", "round", "lead", "offer", "table", "board", "draw"]
STATE_FIELDS += ["points"]


def stated(**changes: Any) -> Json:
    """The question with a changed state."""
    return question(state=teams(**changes))


def optioned(**options: Any) -> Json:
    return stated(options=options)


def span(low: int, high: int) -> Json:
    return {"minimum": low, "maximum": high}


def seated(**player: Any) -> Json:
    """The question with one player."""
    return stated(players=[{"hand": [], **player}])


def moved(**move: Any) -> Json:
    """The question with a changed move."""
    return question(move=lead() | move)


CARDS, SEATS, NAME = span(1, 9), span(0, 99), span(1, 40)
SINGLE = "#/state/options/single_discard_goes_out"
MOVES = ["draft", "lead", "complete", "pass", "take", "respond", "concede", "deal"]
FLUSH = {"player": 0, "type": "flush", "cards": []}
PASS = {"type": "pass", "player": 0}

FAULTS: list[tuple[Json, str, str, Any]] = [
    (question(move={"player": 0}), "#/move/type", "missing-field", None),
    (question(move={"type": "lead", "cards": []}), "#/move/player", "missing-field", None),
    (stated(partial={"player": 0}), "#/state/partial/cards", "missing-field", None),
    (stated(players=[{}]), "#/state/players/0/hand", "missing-field", None),
    (question(moves=[]), "#/moves", "unknown-field", ...),
    (question(move=lead(2, card=2)), "#/move/card", "unknown-field", ...),
    (question(move=PASS | {"to": 1}), "#/move/to", "unknown-field", ["type", "player"]),
    (optioned(points=3), "#/state/options/points", "unknown-field", ...),
    (seated(cards=[]), "#/state/players/0/cards", "unknown-field", ...),
    (question(_schema=1), "#/_schema", "unknown-field", ...),
    (question(move=lead(2, _schema=[])), "#/move/_schema", "unknown-field", ...),
    (stated(_schema={}), "#/state/_schema", "unknown-field", ...),
    (question(**{"a/b": 1}), "#/a~1b", "unknown-field", ...),
    (question(**{"~": 1}), "#/~0", "unknown-field", ...),
    (question(**{"~1": 1}), "#/~01", "unknown-field", ...),
    (question(**{"%": 1}), "#/%25", "unknown-field", ...),
    (question(ü=1), "#/%C3%BC", "unknown-field", ...),
    (question(**{"a b": 1}), "#/a%20b", "unknown-field", ...),
    (question(**{"": 1}), "#/", "unknown-field", ...),
    (question(**{'"#^': 1}), "#/%22%23%5E", "unknown-field", ...),
    (question(state=None), "#/state", "wrong-type", "an object"),
    (question(state=[]), "#/state", "wrong-type", "an object"),
    (question(move=[]), "#/move", "wrong-type", "an object"),
    (question(move="lead"), "#/move", "wrong-type", "an object"),
    (question(move={"type": 3}), "#/move/type", "wrong-type", "a string"),
    (question(move=lead("2")), "#/move/cards/0", "wrong-type", "an integer"),
    (question(move=lead(True)), "#/move/cards/0", "wrong-type", "an integer"),
    (question(move=lead(2, 4.5)), "#/move/cards/1", "wrong-type", "an integer"),
    (question(move=lead(None)), "#/move/cards/0", "wrong-type", "an integer"),
    (question(move=lead([2])), "#/move/cards/0", "wrong-type", "an integer"),
    (moved(cards={}), "#/move/cards", "wrong-type", "a list"),
    (moved(cards="24"), "#/move/cards", "wrong-type", "a list"),
    (moved(player="0"), "#/move/player", "wrong-type", "an integer"),
    (moved(player=False), "#/move/player", "wrong-type", "an integer"),
    (moved(player=None), "#/move/player", "wrong-type", "an integer"),
    (stated(turn="0"), "#/state/turn", "wrong-type", "an integer"),
    (stated(turn=True), "#/state/turn", "wrong-type", "an integer"),
    (stated(phase=0), "#/state/phase", "wrong-type", "a string"),
    (stated(partial=[]), "#/state/partial", "wrong-type", "an object"),
    (stated(players={}), "#/state/players", "wrong-type", "a list"),
    (seated(name=1), "#/state/players/0/name", "wrong-type", "a string"),
    (optioned(single_discard_goes_out=1), SINGLE, "wrong-type", "true or false"),
    (optioned(single_discard_goes_out="yes"), SINGLE, "wrong-type", "true or false"),
    (optioned(points_to_win=True), "#/state/options/points_to_win", "wrong-type", "an integer"),
    (question(brief=0), "#/brief", "wrong-type", "true or false"),
    (question(seed=1), "#/seed", "wrong-type", "a string"),
    (question(viewer=True), "#/viewer", "wrong-type", ...),
    (question(viewer=1.5), "#/viewer", "wrong-type", ...),
    (question(viewer="0"), "#/viewer", "unknown-value", ["0 to 99", "table"]),
    (question(viewer=100), "#/viewer", "out-of-range", SEATS),
    (question(move=lead(0)), "#/move/cards/0", "out-of-range", CARDS),
    (question(move=lead(10)), "#/move/cards/0", "out-of-range", CARDS),
    (question(move=lead(10.0)), "#/move/cards/0", "out-of-range", CARDS),
    (question(move=lead(2**64)), "#/move/cards/0", "out-of-range", CARDS),
    (question(move=lead(10**30)), "#/move/cards/0", "out-of-range", CARDS),
    (moved(player=100), "#/move/player", "out-of-range", SEATS),
    (moved(player=-1), "#/move/player", "out-of-range", SEATS),
    (stated(ply=-1), "#/state/ply", "out-of-range", span(0, LARGEST)),
    (stated(ply=LARGEST + 1), "#/state/ply", "out-of-range", span(0, LARGEST)),
    (stated(round=0), "#/state/round", "out-of-range", span(1, LARGEST)),
    (stated(points=[0, -1]), "#/state/points/1", "out-of-range", span(0, LARGEST)),
    (optioned(points_to_win=10), "#/state/options/points_to_win", "out-of-range", span(1, 9)),
    (stated(game="yoyo"), "#/state/game", "unknown-value", ["woo"]),
    (stated(ruleset="woo-2"), "#/state/ruleset", "unknown-value", ["woo-1"]),
    (stated(phase="lunch"), "#/state/phase", "unknown-value", ...),
    (stated(table=[FLUSH]), "#/state/table/0/type", "unknown-value", ...),
    (question(move={"type": "fold", "player": 0}), "#/move/type", "unknown-value", MOVES),
    (stated(points=[0]), "#/state/points", "wrong-length", span(2, 2)),
    (stated(points=[0, 0, 0]), "#/state/points", "wrong-length", span(2, 2)),
    (stated(offer=[1, 2, 3]), "#/state/offer", "wrong-length", span(0, 2)),
    (question(state=duel() | {"board": [1] * 5}), "#/state/board", "wrong-length", span(0, 4)),
    (stated(draw=[None] * 55), "#/state/draw", "wrong-length", span(0, 54)),
    (seated(name=""), "#/state/players/0/name", "wrong-length", NAME),
    (seated(name="ü" * 41), "#/state/players/0/name", "wrong-length", NAME),
    (question(seed=""), "#/seed", "wrong-length", span(1, 128)),
    (question(seed="x" * 129), "#/seed", "wrong-length", span(1, 128)),
]


@pytest.mark.parametrize(("body", "pointer", "code", "accepted"), FAULTS)
def test_fault(client: FlaskClient, body: Json, pointer: str, code: str, accepted: Any) -> None:
    """What is accepted is told with it; ``...`` leaves open how."""
    response = client.post("/games/woo/validate", json=body)
    problem = problem_told(response, "invalid-request")
    assert faults(problem) == [(pointer, code)]
    [error] = problem["errors"]
    assert error["detail"].endswith(".")
    if accepted is ...:
        assert error["accepted"]
    else:
        assert error.get("accepted") == accepted
    assert "truncated" not in problem


CLAIM = {"state": teams(), "claimed": [{"team": 2, "total": 0}]}
WRONG = {"state": teams(), "moves": [lead(2), lead(0)]}

ELSEWHERE: list[tuple[str, Json, str, str]] = [
    ("setup", {}, "#/players", "missing-field"),
    ("setup", {"players": [{}] * 3}, "#/players", "wrong-length"),
    ("setup", {"players": 4}, "#/players", "wrong-type"),
    ("setup", {"players": [{}, {"hand": []}]}, "#/players/1/hand", "unknown-field"),
    ("setup", {"players": [{}] * 4, "offer": [1]}, "#/offer", "wrong-length"),
    ("setup", {"players": [{}] * 2, "hands": [[1] * 12] * 2}, "#/hands/0", "wrong-length"),
    ("moves", {"state": teams(), "limit": 0}, "#/limit", "out-of-range"),
    ("moves", {"state": teams(), "limit": 10_001}, "#/limit", "out-of-range"),
    ("moves", {"state": teams(), "player": "table"}, "#/player", "wrong-type"),
    ("replay", {"state": teams()}, "#/moves", "missing-field"),
    ("replay", {"state": teams(), "moves": [PASS] * 2001}, "#/moves", "wrong-length"),
    ("replay", WRONG, "#/moves/1/cards/0", "out-of-range"),
    ("replay", {"setup": {"players": []}, "moves": []}, "#/setup/players", "wrong-length"),
    ("score", {"state": teams(), "claimed": [{"team": 0}]}, "#/claimed/0/total", "missing-field"),
    ("score", CLAIM, "#/claimed/0/team", "out-of-range"),
    ("score", {"state": teams(), "claimed": {}}, "#/claimed", "wrong-type"),
    ("audit", {"state": teams(), "move": {}}, "#/move", "unknown-field"),
    ("view", {"state": teams()}, "#/viewer", "missing-field"),
]


@pytest.mark.parametrize(("endpoint", "body", "pointer", "code"), ELSEWHERE)
def test_other_endpoints(
    client: FlaskClient, endpoint: str, body: Json, pointer: str, code: str
) -> None:
    problem = problem_told(client.post(f"/games/woo/{endpoint}", json=body), "invalid-request")
    errors = faults(problem)
    assert (pointer, code) in errors
    assert {place.rpartition("/")[0] for place, _ in errors} == {pointer.rpartition("/")[0]}


@pytest.mark.parametrize("body", ["null", "true", "1", "1.0", '"{}"', "[]"])
def test_body_is_no_object(client: FlaskClient, body: str) -> None:
    response = client.post("/games/woo/audit", data=body, content_type="application/json")
    assert faults(problem_told(response, "invalid-request")) == [("#", "wrong-type")]


def test_all_that_a_state_lacks(client: FlaskClient) -> None:
    problem = problem_told(client.post("/games/woo/audit", json={"state": {}}), "invalid-request")
    lacking = [(f"#/state/{field}", "missing-field") for field in STATE_FIELDS]
    assert faults(problem) == sorted(lacking)


def test_all_faults_at_once(client: FlaskClient) -> None:
    body = {**stated(turn="0", phase="lunch", points=[1]), "move": lead(0, "1"), "seed": "", "x": 1}
    problem = problem_told(client.post("/games/woo/validate", json=body), "invalid-request")
    assert faults(problem) == [
        ("#/move/cards/0", "out-of-range"),
        ("#/move/cards/1", "wrong-type"),
        ("#/seed", "wrong-length"),
        ("#/state/phase", "unknown-value"),
        ("#/state/points", "wrong-length"),
        ("#/state/turn", "wrong-type"),
        ("#/x", "unknown-field"),
    ]


@pytest.mark.parametrize(
    ("wrong", "told", "truncated"),
    [(99, 99, False), (100, 100, False), (101, 100, True), (108, 100, True)],
)
def test_at_most_a_hundred_errors(
    client: FlaskClient, wrong: int, told: int, truncated: bool
) -> None:
    body = {"state": teams(draw=[0] * 54, discard=[0] * (wrong - 54))}
    problem = problem_told(client.post("/games/woo/audit", json=body), "invalid-request")
    assert len(problem["errors"]) == told
    assert problem.get("truncated", False) is truncated


NUMBERS = ["4.0", "4e0", "40E-1", "0.4e1", "400.0e-2"]


@pytest.mark.parametrize("number", NUMBERS)
def test_integers_with_a_point_come_back_without(client: FlaskClient, number: str) -> None:
    body = json.dumps({"state": teams(ply=777, draw=[777])}).replace("777", number)
    response = client.post("/games/woo/audit", data=body, content_type="application/json")
    assert response.status_code == 200
    text = response.get_data(as_text=True)
    assert '"ply":4,' in text
    assert '"draw":[4]' in text
    assert ".0" not in text


def test_zero_is_zero(client: FlaskClient) -> None:
    body = json.dumps({"state": teams(ply=777)}).replace("777", "-0.0")
    response = client.post("/games/woo/audit", data=body, content_type="application/json")
    assert '"ply":0,' in response.get_data(as_text=True)


@pytest.mark.parametrize("seed", ["x" * 128, "ü" * 128, "😀" * 128, "\u0000"])
def test_length_is_counted_in_characters(client: FlaskClient, seed: str) -> None:
    body = {"players": [{"name": seed[:40]}, {}], "seed": seed}
    assert client.post("/games/woo/setup", json=body).status_code == 200
