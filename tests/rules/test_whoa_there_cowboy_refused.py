"""Whoa There Cowboy: questions that cannot be read, or that contradict themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .case import Move, State, put
from .whoa_there_cowboy_build import play, three
from .whoa_there_cowboy_table import TABLES

ask = partial(asking.ask, "whoa-there-cowboy")
refused = partial(asking.refused, "whoa-there-cowboy")

NO_NUMBERS = [0, 8, -1, 99]
NO_INTEGERS = ["3", "", "?", 1.5, True, [3], {"number": 3}]
PLAY = three("play", {0: "1245", 1: "12"}, claimed="2x3", opened="35", pile="61",
             through=(1, True))  # fmt: skip
GIFT = TABLES["gift"]
OVER = TABLES["round-over"]
THREE: list[dict[str, Any]] = [{}, {}, {}]


def move_of(state: State, **move: Any) -> tuple[str, dict[str, Any]]:
    return "validate", {"state": state, "move": move}


def hands(last: Any) -> list[list[Any]]:
    """Three hands of seven unseen cards, but for the last."""
    unseen = [None] * 7
    return [unseen, unseen, [*unseen[:6], last]]


@pytest.mark.parametrize("code", [*NO_NUMBERS, *NO_INTEGERS], ids=repr)
def test_what_is_no_card(client: FlaskClient, code: Any) -> None:
    """Each is refused wherever a card may stand, by the place where it stands."""
    said = {"number": 4, "quantity": 1}
    laid = {"type": "play", "player": 0, "claim": said}
    called = {"type": "challenge", "player": 0}
    asked = {
        "#/state/players/0/hand/1": ("audit", {"state": put(PLAY, "players/0/hand/1", code)}),
        "#/state/pile/1": ("audit", {"state": put(PLAY, "pile/1", code)}),
        "#/state/draw/0": ("audit", {"state": put(PLAY, "draw/0", code)}),
        "#/state/open/cards/0": ("audit", {"state": put(PLAY, "open/cards/0", code)}),
        "#/move/cards/1": move_of(PLAY, **laid, cards=[4, code]),
        "#/move/drew/0": move_of(PLAY, **laid, drew=[code]),
        "#/move/revealed/1": move_of(PLAY, **called, revealed=[3, code]),
        "#/move/penalty": move_of(PLAY, **called, penalty=code),
        "#/move/drew/2": move_of(PLAY, type="no-challenge", drew=[1, None, code]),
        "#/move/card": move_of(GIFT, type="give", player=0, card=code),
        "#/move/hands/2/6": move_of(OVER, type="deal", hands=hands(code)),
        "#/hands/2/6": ("setup", {"players": THREE, "hands": hands(code)}),
    }
    for pointer, (endpoint, body) in asked.items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("number", [0, 8, -1, "3", 1.5, True, None]),
        ("quantity", [0, 99, -1, "2", 1.5, True, None]),
    ],
)
def test_what_is_no_claim(client: FlaskClient, name: str, values: list[Any]) -> None:
    """Numbers are 1 to 7 and quantities 1 to 98, in moves too."""
    for value in values:
        for pointer, state in (
            (f"#/state/open/claim/{name}", put(PLAY, f"open/claim/{name}", value)),
            (f"#/state/claim/{name}", put(three("play", claimed="2x3"), f"claim/{name}", value)),
            (f"#/state/open/before/claim/{name}",
             put(three("play", claimed="2x3", opened="35", before="1x2"),
                 f"open/before/claim/{name}", value)),
        ):  # fmt: skip
            errors = refused(client, "audit", 422, state=state)
            assert [error["pointer"] for error in errors] == [pointer]
        move = put(play(0, "1x4", "4"), f"claim/{name}", value)
        errors = refused(client, "validate", 422, state=PLAY, move=move)
        assert [error["pointer"] for error in errors] == [f"#/move/claim/{name}"]


def test_what_is_told_of_a_wrong_card(client: FlaskClient) -> None:
    """All are told, each with its place and what is wrong about it."""
    state = put(put(PLAY, "draw/0", "3"), "players/1/hand/0", True)
    errors = refused(client, "audit", 422, state=state)
    assert {(error["pointer"], error["code"]) for error in errors} == {
        ("#/state/draw/0", "wrong-type"), ("#/state/players/1/hand/0", "wrong-type"),
    }  # fmt: skip


# --- Moves -----------------------------------------------------------------------------------

SAID = {"number": 4, "quantity": 1}


@pytest.mark.parametrize(
    ("move", "pointer"),
    [
        ({"type": "play", "player": 0}, "#/move/claim"),
        ({"type": "play", "player": 0, "claim": None}, "#/move/claim"),
        ({"type": "play", "player": 0, "claim": "1x4"}, "#/move/claim"),
        ({"type": "play", "player": 0, "claim": {"number": 4}}, "#/move/claim/quantity"),
        ({"type": "play", "player": 0, "claim": {"quantity": 4}}, "#/move/claim/number"),
        ({"type": "play", "player": 0, "claim": SAID | {"suit": 1}}, "#/move/claim/suit"),
        ({"type": "play", "claim": SAID}, "#/move/player"),
        ({"type": "play", "player": 100, "claim": SAID}, "#/move/player"),
        ({"type": "play", "player": -1, "claim": SAID}, "#/move/player"),
        ({"type": "play", "player": "0", "claim": SAID}, "#/move/player"),
        ({"type": "play", "player": 0, "claim": SAID, "cards": 4}, "#/move/cards"),
        ({"type": "play", "player": 0, "claim": SAID, "penalty": 4}, "#/move/penalty"),
        ({"type": "play", "player": 0, "claim": SAID, "drew": 7}, "#/move/drew"),
        ({"type": "challenge"}, "#/move/player"),
        ({"type": "challenge", "player": 0, "cards": [3]}, "#/move/cards"),
        ({"type": "challenge", "player": 0, "revealed": 3}, "#/move/revealed"),
        ({"type": "challenge", "player": 0, "penalty": [3]}, "#/move/penalty"),
        ({"type": "no-challenge", "player": 0}, "#/move/player"),
        ({"type": "no-challenge", "revealed": [3]}, "#/move/revealed"),
        ({"type": "give", "card": 3}, "#/move/player"),
        ({"type": "give", "player": 0, "cards": [3]}, "#/move/cards"),
        ({"type": "give", "player": 0, "to": 1}, "#/move/to"),
        ({"type": "yeehaw"}, "#/move/player"),
        ({"type": "yeehaw", "player": 0, "claim": SAID}, "#/move/claim"),
        ({"type": "deal", "player": 0}, "#/move/player"),
        ({"type": "deal", "first": 1}, "#/move/first"),
        ({"type": "deal", "hands": [3]}, "#/move/hands/0"),
        ({"type": "pass", "player": 0}, "#/move/type"),
        ({"player": 0}, "#/move/type"),
    ],
)  # fmt: skip
def test_moves_that_no_schema_knows(client: FlaskClient, move: Move, pointer: str) -> None:
    """The fields are those of the move."""
    errors = refused(client, "validate", 422, state=PLAY, move=move)
    assert [error["pointer"] for error in errors] == [pointer]


# --- States ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("phase", "lead"), ("phase", None), ("turn", "0"), ("turn", 100), ("turn", -1),
        ("round", 0), ("round", None), ("round", "1"), ("first", None), ("first", 100),
        ("direction", "sideways"), ("direction", True), ("claim", 3), ("claim", "2x3"),
        ("claim/suit", 1), ("open", 3), ("open/player", None), ("open/player", 100),
        ("open/cards", None), ("open/claim", None), ("open/before", None),
        ("open/before/direction", "left"), ("open/bluff", True), ("let_through/player", None),
        ("let_through/player", 100), ("let_through/bluff", "no"), ("let_through/bluff", 1),
        ("let_through/cards", []), ("gift", 3), ("pile", None), ("draw", None),
        ("depletions", -1), ("depletions", None), ("depletions", 1.5), ("players/0/hand", None),
        ("players/0/tokens", -10), ("players/0/tokens", None), ("players/0/tokens", "10"),
        ("players/0/young", 1), ("players/0/name", ""),
        ("players/0/cards", 7), ("totals/0", "0"), ("totals", None), ("ply", -1),
        ("ruleset", "whoa-there-cowboy-99"), ("ruleset", "woo-1"), ("options/points_to_win", 2),
        ("options/rounds", 0), ("options/rounds", 100), ("options/exact_order", "no"),
        ("options/gift_can_empty_hand", 1), ("score", 0),
    ],
)  # fmt: skip
def test_states_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    """What one value alone shows to be wrong is refused by its place."""
    state = put(PLAY | {"options": {}}, path, value)
    errors = refused(client, "audit", 422, state=state)
    assert [error["pointer"] for error in errors] == [f"#/state/{path}"]


@pytest.mark.parametrize(
    ("path", "value"), [("from", None), ("from", 100), ("to", -1), ("to", "1"), ("card", 3)]
)
def test_gifts_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    errors = refused(client, "audit", 422, state=put(GIFT, f"gift/{path}", value))
    assert [error["pointer"] for error in errors] == [f"#/state/gift/{path}"]


@pytest.mark.parametrize(
    "name",
    [
        "game", "phase", "round", "first", "pile", "draw", "depletions", "players", "totals",
    ],
)  # fmt: skip
def test_fields_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    state = {field: value for field, value in PLAY.items() if field != name}
    errors = refused(client, "audit", 422, state=state)
    told = [(error["pointer"], error["code"]) for error in errors]
    assert told == [(f"#/state/{name}", "missing-field")]


@pytest.mark.parametrize("name", ["hand", "tokens"])
def test_fields_of_players_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    player = {field: value for field, value in PLAY["players"][0].items() if field != name}
    errors = refused(client, "audit", 422, state=put(PLAY, "players/0", player))
    told = [(error["pointer"], error["code"]) for error in errors]
    assert told == [(f"#/state/players/0/{name}", "missing-field")]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_tables_of_another_size(client: FlaskClient, seats: int) -> None:
    """Two to six players are all that a state can have."""
    player = {"hand": [3], "tokens": 0}
    state = three("play") | {"players": [player] * seats, "totals": [0] * seats}
    findings = ask(client, "audit", state=state)["findings"]
    assert findings[0]["rule"] == "table.seats"


def test_seats_that_the_table_has_not(client: FlaskClient) -> None:
    """A seat to view, to list moves for, or to claim points for, that there is not."""
    refused(client, "view", 409, state=PLAY, viewer=3)
    refused(client, "moves", 409, state=PLAY, player=3)
    refused(client, "validate", 409, state=PLAY, move=play(0, "1x4", "4"), viewer=3)
    refused(client, "score", 409, state=PLAY, claimed=[{"player": 3, "total": 0}])
    refused(client, "view", 422, state=PLAY, viewer=100)
    refused(client, "view", 422, state=PLAY, viewer="all")


def test_replays(client: FlaskClient) -> None:
    """What is replayed must be told, and begin with a table that can be set up."""
    refused(client, "replay", 422, state=PLAY)
    refused(client, "replay", 409, setup={"players": THREE, "first": 3}, moves=[])
