"""WHOOPLA!: questions that cannot be read, or that contradict themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State, put
from .whoopla_build import RUN_OF_TEN, cards, draw, two

ask = partial(asking.ask, "whoopla")
refused = partial(asking.refused, "whoopla")

NO_CARDS = [
    0, 14, -1, 5.5, "5", "Joker", "jokers", "mirror ", "miroir", "", "?", "x2", True, False, [5],
    {"card": 5},
]  # fmt: skip
NO_ACTIONS = ["1", "+2", "x3", "-", "- 1", "Backup", "shield", "joker", "", 1, True, ["+1"]]
DECIDE = two("decide", "3 8", draw="5 6", discard="9 7", piles={1: "11 12"})
PEEK = two("peek", "3 8", peeked="5 6 7")
OVER = two("game-over", piles={0: RUN_OF_TEN}, centre="11")
TWO: list[Answer] = [{}, {}]


@pytest.mark.parametrize("code", NO_CARDS, ids=repr)
def test_codes_of_no_card(client: FlaskClient, code: Any) -> None:
    """Each is refused wherever a card of the number pile may stand, by the place of it."""
    asked: dict[str, tuple[str, dict[str, Any]]] = {
        "#/state/draw/1": ("audit", {"state": put(DECIDE, "draw/1", code)}),
        "#/state/discard/0": ("audit", {"state": put(DECIDE, "discard/0", code)}),
        "#/state/peeked/2": ("audit", {"state": put(PEEK, "peeked/2", code)}),
        "#/state/round/0/card": ("audit", {"state": put(DECIDE, "round/0/card", code)}),
        "#/state/players/1/pile/1/card": (
            "audit", {"state": put(DECIDE, "players/1/pile/1/card", code)},
        ),
        "#/state/centre/card": ("audit", {"state": put(OVER, "centre/card", code)}),
        "#/move/card": move_of(DECIDE, type="draw", card=code),
        "#/move/seen/1": move_of(DECIDE, type="act", action="peek", seen=[5, code, 7]),
    }  # fmt: skip
    for pointer, (endpoint, body) in asked.items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]
    endpoint, body = move_of(PEEK, type="toss", index=0, card=code)
    assert [error["pointer"] for error in refused(client, endpoint, 422, **body)] == ["#/move/card"]


def move_of(state: State, **move: Any) -> tuple[str, dict[str, Any]]:
    return "validate", {"state": state, "move": move | {"player": 0}}


@pytest.mark.parametrize("code", NO_ACTIONS, ids=repr)
def test_codes_of_no_action(client: FlaskClient, code: Any) -> None:
    """Each is refused wherever an action card may stand."""
    asked: dict[str, tuple[str, dict[str, Any]]] = {
        "#/state/players/0/actions/0": (
            "audit", {"state": put(DECIDE, "players/0/actions/0", code)},
        ),
        "#/players/1/actions/2": (
            "setup", {"players": [{"actions": ["+1"] * 3}, {"actions": ["+1", "-1", code]}]},
        ),
        "#/move/action": move_of(DECIDE, type="act", action=code),
        "#/move/with": move_of(two("duplicate", "3 8 3"), **{"type": "rescue", "with": code}),
    }  # fmt: skip
    for pointer, (endpoint, body) in asked.items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]


@pytest.mark.parametrize(
    ("card", "field"),
    [
        ({"value": 5}, "card"), ({}, "card"), ({"card": None}, "card"),
        ({"card": 5, "value": 14}, "value"), ({"card": 5, "value": -1}, "value"),
        ({"card": 5, "value": "6"}, "value"), ({"card": 5, "value": 5.5}, "value"),
        ({"card": 5, "value": True}, "value"), ({"card": 5, "marked": 1}, "marked"),
        ({"card": 5, "marked": "yes"}, "marked"),
        ({"card": 5, "doubled": 0}, "doubled"), ({"card": 5, "doubled": "x2"}, "doubled"),
        ({"card": 5, "rescued": True}, "rescued"),
    ],
)  # fmt: skip
def test_open_cards_that_no_schema_knows(client: FlaskClient, card: Answer, field: str) -> None:
    """A card of a round, a score pile or the centre, by the field that is wrong."""
    for place, state in (("round/1", DECIDE), ("players/1/pile/0", DECIDE), ("centre", OVER)):
        errors = refused(client, "audit", 422, state=put(state, place, card))
        assert [error["pointer"] for error in errors] == [f"#/state/{place}/{field}"]


@pytest.mark.parametrize("card", [None, 5, "joker", [], "5"], ids=repr)
def test_no_open_cards(client: FlaskClient, card: Any) -> None:
    """What lies open is an object, and never unknown."""
    for place in ("round/1", "players/1/pile/0"):
        errors = refused(client, "audit", 422, state=put(DECIDE, place, card))
        assert [error["pointer"] for error in errors] == [f"#/state/{place}"]
    if card is not None:
        errors = refused(client, "audit", 422, state=put(OVER, "centre", card))
        assert [error["pointer"] for error in errors] == ["#/state/centre"]


def test_what_is_told_of_a_wrong_code(client: FlaskClient) -> None:
    """All of them, each by its place and kind."""
    state = put(put(DECIDE, "draw/0", "queen"), "players/1/actions/0", 7)
    errors = refused(client, "audit", 422, state=state)
    assert {error["pointer"] for error in errors} == {
        "#/state/draw/0", "#/state/players/1/actions/0",
    }  # fmt: skip


# --- Setup -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "status", "pointer"),
    [
        ({"first": 2}, 409, "#/first"),
        ({"first": 99, "seed": "any"}, 409, "#/first"),
        ({"first": 100}, 422, "#/first"),
        ({"first": -1}, 422, "#/first"),
        ({"first": "0"}, 422, "#/first"),
        ({"players": [{}]}, 422, "#/players"),
        ({"players": [{}] * 7}, 422, "#/players"),
        ({"players": []}, 422, "#/players"),
        ({"players": [{"actions": ["+1", "-1"]}, {"actions": ["+1"] * 3}]}, 422,
         "#/players/0/actions"),
        ({"players": [{"actions": ["+1"] * 3}, {"actions": ["+1"] * 4}]}, 422,
         "#/players/1/actions"),
        ({"players": [{"actions": []}, {"actions": []}]}, 422, None),
        ({"players": [{"pile": []}, {}]}, 422, "#/players/0/pile"),
        ({"players": [{"name": ""}, {}]}, 422, "#/players/0/name"),
        ({"options": {"mode": "family"}}, 422, "#/options/mode"),
        ({"options": {"target": 0}}, 422, "#/options/target"),
        ({"options": {"target": 201}}, 422, "#/options/target"),
        ({"options": {"target": "40"}}, 422, "#/options/target"),
        ({"options": {"target": True}}, 422, "#/options/target"),
        ({"options": {"actions_dealt": "all"}}, 422, "#/options/actions_dealt"),
        ({"options": {"gentle_blocks_rescue": 1}}, 422, "#/options/gentle_blocks_rescue"),
        ({"options": {"double_expires": "no"}}, 422, "#/options/double_expires"),
        ({"options": {"points_to_win": 2}}, 422, "#/options/points_to_win"),
        ({"starter": 1}, 422, "#/starter"),
        ({"actions": [["+1"] * 3] * 2}, 422, "#/actions"),
        ({"seed": ""}, 422, "#/seed"),
        ({"seed": "x" * 129}, 422, "#/seed"),
    ],
)  # fmt: skip
def test_setups(
    client: FlaskClient, setup: dict[str, Any], status: int, pointer: str | None
) -> None:
    """What contradicts itself is 409; what one value alone shows to be wrong is 422."""
    body = {"players": TWO} | setup
    pointers = [error["pointer"] for error in refused(client, "setup", status, **body)]
    assert pointer is None or pointers == [pointer]


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        ([{"actions": ["+1", "-1", "x2"]}, {}], [1]),
        ([{}, {"actions": [None, None, None]}], [0]),
        ([{"actions": ["+1", "-1", "x2"]}, {}, {"actions": ["+1", "-1", "x2"]}, {}], [1, 3]),
    ],
)
def test_actions_of_some_seats(
    client: FlaskClient, players: list[Answer], seats: list[int]
) -> None:
    """They are given for all seats or for none: those that lack are told."""
    for endpoint, body, where in (
        ("setup", {"players": players}, "#/players"),
        ("replay", {"setup": {"players": players}, "moves": []}, "#/setup/players"),
    ):
        errors = refused(client, endpoint, 409, **body)
        assert [error["pointer"] for error in errors] == [
            f"{where}/{seat}/actions" for seat in seats
        ]


@pytest.mark.parametrize("target", [1, 200])
def test_targets_that_may_be_agreed_on(client: FlaskClient, target: int) -> None:
    state = ask(client, "setup", players=TWO, options={"target": target})["state"]
    assert state["options"]["target"] == target


# --- Moves -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "pointer"),
    [
        ({"type": "draw"}, "#/move/player"),
        ({"type": "draw", "player": 100}, "#/move/player"),
        ({"type": "draw", "player": -1}, "#/move/player"),
        ({"type": "draw", "player": "0"}, "#/move/player"),
        ({"type": "draw", "player": True}, "#/move/player"),
        ({"type": "draw", "player": 0, "cards": [5]}, "#/move/cards"),
        ({"type": "draw", "player": 0, "value": 5}, "#/move/value"),
        ({"type": "name", "player": 0}, "#/move/value"),
        ({"type": "name", "player": 0, "value": 0}, "#/move/value"),
        ({"type": "name", "player": 0, "value": 14}, "#/move/value"),
        ({"type": "name", "player": 0, "value": "5"}, "#/move/value"),
        ({"type": "name", "player": 0, "value": None}, "#/move/value"),
        ({"type": "rescue", "player": 0}, "#/move/with"),
        ({"type": "rescue", "player": 0, "with": "x2"}, "#/move/with"),
        ({"type": "rescue", "player": 0, "with": "backup"}, "#/move/with"),
        ({"type": "rescue", "player": 0, "with": None}, "#/move/with"),
        ({"type": "rescue", "player": 0, "action": "+1", "with": "+1"}, "#/move/action"),
        ({"type": "backup", "player": 0}, "#/move/save"),
        ({"type": "backup", "player": 0, "save": "0"}, "#/move/save"),
        ({"type": "backup", "player": 0, "save": 0.5}, "#/move/save"),
        ({"type": "backup", "player": 0, "save": None}, "#/move/save"),
        ({"type": "backup", "player": 0, "save": 0, "card": 5}, "#/move/card"),
        ({"type": "bust", "player": 0, "card": 5}, "#/move/card"),
        ({"type": "act", "player": 0}, "#/move/action"),
        ({"type": "act", "player": 0, "action": "backup"}, "#/move/action"),
        ({"type": "act", "player": 0, "action": None}, "#/move/action"),
        ({"type": "act", "player": 0, "action": "peek", "seen": 5}, "#/move/seen"),
        ({"type": "act", "player": 0, "action": "peek", "card": 5}, "#/move/card"),
        ({"type": "toss", "player": 0}, "#/move/index"),
        ({"type": "toss", "player": 0, "index": "1"}, "#/move/index"),
        ({"type": "toss", "player": 0, "index": None}, "#/move/index"),
        ({"type": "stop", "player": 0, "card": 5}, "#/move/card"),
        ({"type": "stop"}, "#/move/player"),
        ({"type": "deal"}, "#/move/type"),
        ({"type": "heritage", "player": 0}, "#/move/type"),
        ({"player": 0}, "#/move/type"),
    ],
)  # fmt: skip
def test_moves_that_no_schema_knows(client: FlaskClient, move: Move, pointer: str) -> None:
    """The fields are those of the move, and each has its range."""
    errors = refused(client, "validate", 422, state=DECIDE, move=move)
    assert [error["pointer"] for error in errors] == [pointer]


# --- States ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("phase", "play"), ("phase", None), ("turn", "0"), ("turn", 100), ("turn", -1),
        ("turn", True), ("round", None), ("round", {}), ("constraint", "vif"),
        ("constraint", True), ("drawn", -1), ("drawn", "2"), ("drawn", 1.5), ("drawn", None),
        ("action_played", 0), ("action_played", None), ("draw", None),
        ("discard", None), ("players", None), ("players/0/actions", None),
        ("players/0/pile", None), ("players/0/double_next", 1), ("players/0/hand", []),
        ("players/0/name", ""), ("players/0/name", "x" * 41), ("players/0/score", 3),
        ("ply", -1), ("ruleset", "whoopla-99"), ("ruleset", "yoyo-1"),
        ("options/mode", "Junior"), ("options/target", 0), ("options/target", 201),
        ("options/actions_dealt", "one"), ("options/marked_blocks", 1),
        ("options/points_to_win", 2), ("flock", []),
    ],
)  # fmt: skip
def test_states_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    """What one value alone shows to be wrong is refused by its place."""
    state = put(DECIDE | {"options": {}}, path, value)
    errors = refused(client, "audit", 422, state=state)
    assert [error["pointer"] for error in errors] == [f"#/state/{path}"]


@pytest.mark.parametrize(
    "name",
    ["game", "phase", "round", "drawn", "action_played", "draw", "discard", "players"],
)
def test_fields_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    state = {field: value for field, value in DECIDE.items() if field != name}
    errors = refused(client, "audit", 422, state=state)
    told = [(error["pointer"], error["code"]) for error in errors]
    assert told == [(f"#/state/{name}", "missing-field")]


@pytest.mark.parametrize("name", ["actions", "pile"])
def test_fields_of_a_seat_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    player = {field: value for field, value in DECIDE["players"][0].items() if field != name}
    errors = refused(client, "audit", 422, state=put(DECIDE, "players/0", player))
    told = [(error["pointer"], error["code"]) for error in errors]
    assert told == [(f"#/state/players/0/{name}", "missing-field")]


def test_whole_numbers_are_integers(client: FlaskClient) -> None:
    """4.0 is the integer 4, and comes back as 4."""
    state = put(put(two("decide", "4 8", draw="5"), "round/0/card", 4.0), "draw/0", 5.0)
    answer = ask(client, "audit", state=state | {"drawn": 2.0})
    assert answer["consistent"] is True
    assert answer["state"]["round"] == cards("4 8")
    assert repr(answer["state"]["draw"][0]) == "5"
    assert repr(answer["state"]["drawn"]) == "2"


def test_seats_that_the_table_has_not(client: FlaskClient) -> None:
    """A seat to view, to list moves for, or to claim points for, that there is not."""
    refused(client, "view", 409, state=DECIDE, viewer=2)
    refused(client, "moves", 409, state=DECIDE, player=2)
    refused(client, "validate", 409, state=DECIDE, move=draw(0), viewer=2)
    refused(client, "score", 409, state=DECIDE, claimed=[{"player": 2, "total": 0}])
    refused(client, "view", 422, state=DECIDE, viewer=100)
    refused(client, "view", 422, state=DECIDE, viewer="all")


@pytest.mark.parametrize("limit", [0, 10_001, "5", True])
def test_limits(client: FlaskClient, limit: object) -> None:
    errors = refused(client, "moves", 422, state=DECIDE, limit=limit)
    assert [error["pointer"] for error in errors] == ["#/limit"]


def test_replays(client: FlaskClient) -> None:
    """What is replayed must be told, and begin with a table that can be set up."""
    refused(client, "replay", 422, state=DECIDE)
    errors = refused(client, "replay", 409, setup={"players": TWO, "first": 2}, moves=[])
    assert [error["pointer"] for error in errors] == ["#/setup/first"]
