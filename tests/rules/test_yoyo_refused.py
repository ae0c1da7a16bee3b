"""YoYo: questions that cannot be read, or that contradict themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .case import Move, State, put
from .yoyo_build import cards, play, series, three, unseen
from .yoyo_table import TABLES

ask = partial(asking.ask, "yoyo")
refused = partial(asking.refused, "yoyo")

NO_CARDS = [
    "b21", "b07", "b0", "b7-skip", "r14-draw", "y14", "y2-skip", "y19-draw", "y014-draw",
    "y14-fly", "y14-", "y14_draw", "g7", "B7", "b", "7", "", " b7", "b7 ", "b1.0",
]  # fmt: skip
NO_STRINGS = [7, True, ["b7"], {"colour": "b"}]
PLAY = three("play", {0: "b9 r3"}, discard="b8 r9", draw="r5")
SLIDE = three("slide", {0: "r3"}, discard="y7-slide b8", slides={0: "b9"})
ANSWER = TABLES["answer-draw"]
OVER = TABLES["round-over"]
THREE: list[dict[str, Any]] = [{}, {}, {}]
ONE_UP = {"start_card": True}


@pytest.mark.parametrize("code", [*NO_CARDS, *NO_STRINGS], ids=repr)
def test_codes_of_no_card(client: FlaskClient, code: Any) -> None:
    """Each is refused wherever a card may stand, by the place where it stands."""
    asked = {
        "#/state/players/0/hand/1": ("audit", {"state": put(PLAY, "players/0/hand/1", code)}),
        "#/state/discard/1": ("audit", {"state": put(PLAY, "discard/1", code)}),
        "#/state/draw/0": ("audit", {"state": put(PLAY, "draw/0", code)}),
        "#/state/drawn": ("audit", {"state": put(TABLES["drawn"], "drawn", code)}),
        "#/state/slides/0/card": ("audit", {"state": put(SLIDE, "slides/0/card", code)}),
        "#/move/cards/1": move_of(PLAY, type="play", cards=["b9", code]),
        "#/move/card": move_of(SLIDE, type="slide", card=code),
        "#/move/pile/0": move_of(PLAY, type="draw", pile=[code]),
        "#/move/hands/1/0": move_of(
            PLAY, type="play", cards=["b9"], hands=[["b1"], [code], ["b2"]]
        ),
        "#/move/surplus/0": move_of(PLAY, type="play", cards=["b9"], surplus=[code]),
        "#/move/from/0/cards/0": move_of(
            ANSWER, **{"type": "draw-from", "from": [{"player": 1, "cards": [code]}]}
        ),
        "#/move/start": ("validate", {"state": OVER, "move": {"type": "deal", "start": code}}),
        "#/hands/2/6": ("setup", {"players": THREE, "hands": hands(last=code)}),
        "#/start": ("setup", {"players": THREE, "options": ONE_UP, "start": code}),
    }
    for pointer, (endpoint, body) in asked.items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]


def move_of(state: State, **move: Any) -> tuple[str, dict[str, Any]]:
    return "validate", {"state": state, "move": move | {"player": 0}}


def hands(*told: str, last: Any = None) -> list[list[Any]]:
    """Three hands of seven, the first of them as told."""
    dealt = [cards(hand) for hand in (*told, *[unseen(7)] * (3 - len(told)))]
    return [*dealt[:2], [*dealt[2][:6], last if last is not None else dealt[2][6]]]


def test_what_is_told_of_a_wrong_code(client: FlaskClient) -> None:
    """A string that is no card is an unknown value, all else a wrong type; all are told."""
    state = put(put(PLAY, "draw/0", "b21"), "players/1/hand/0", 7)
    errors = refused(client, "audit", 422, state=state)
    assert {(error["pointer"], error["code"]) for error in errors} == {
        ("#/state/draw/0", "unknown-value"), ("#/state/players/1/hand/0", "wrong-type"),
    }  # fmt: skip


# --- Setup -----------------------------------------------------------------------------------

BLUE = series("b", 3, 9)
RED = series("r", 3, 9)


@pytest.mark.parametrize(
    ("setup", "status", "pointer"),
    [
        ({"options": ONE_UP}, 409, "#/start"),
        ({"options": ONE_UP, "hands": hands(BLUE)}, 409, "#/start"),
        ({"start": "b8"}, 409, "#/start"),
        ({"start": "b8", "seed": "any"}, 409, "#/start"),
        ({"start": "b8", "options": {"start_card": False}}, 409, "#/start"),
        ({"first": 3}, 409, "#/first"),
        ({"first": 99, "seed": "any"}, 409, "#/first"),
        ({"first": 100}, 422, "#/first"),
        ({"first": -1}, 422, "#/first"),
        ({"hands": hands(BLUE, BLUE)}, 409, None),
        ({"hands": hands("b1 b1 r3 r4 r5 r6 r7", "b1 b4 b5 b6 b7 b8 b9")}, 409, None),
        ({"hands": hands("y3-skip b4 b5 b6 b7 b8 b9", "y3-draw r4 r5 r6 r7 r8 r9")}, 409, None),
        ({"hands": hands(BLUE), "options": ONE_UP, "start": "b5"}, 409, None),
        ({"hands": hands()[:2]}, 409, None),
        ({"hands": [*hands(), cards(unseen(7))]}, 409, None),
        ({"hands": [cards(unseen(6)), *hands()[1:]]}, 422, "#/hands/0"),
        ({"hands": [*hands()[:2], cards(unseen(8))]}, 422, "#/hands/2"),
        ({"hands": [cards(unseen(6)), cards(unseen(7)), cards(unseen(8))]}, 422, None),
        ({"players": [{}]}, 422, "#/players"),
        ({"players": [{}] * 7}, 422, "#/players"),
        ({"players": []}, 422, "#/players"),
        ({"players": [{"hand": []}, {}]}, 422, "#/players/0/hand"),
        ({"starter": 1}, 422, "#/starter"),
        ({"options": {"points_to_win": 2}}, 422, "#/options/points_to_win"),
        ({"options": {"start_card": 1}}, 422, "#/options/start_card"),
        ({"seed": ""}, 422, "#/seed"),
    ],
)  # fmt: skip
def test_setups(
    client: FlaskClient, setup: dict[str, Any], status: int, pointer: str | None
) -> None:
    """What contradicts itself is 409; what one value alone shows to be wrong is 422."""
    body = {"players": THREE} | setup
    pointers = [error["pointer"] for error in refused(client, "setup", status, **body)]
    assert pointer is None or pointers == [pointer]


# --- Moves -----------------------------------------------------------------------------------

CALL = {"number": 9, "direction": "up"}


@pytest.mark.parametrize(
    ("move", "pointer"),
    [
        ({"type": "play", "player": 0, "cards": ["b9", None]}, "#/move/cards/1"),
        ({"type": "play", "player": 0, "cards": "b9"}, "#/move/cards"),
        ({"type": "play", "player": 0}, "#/move/cards"),
        ({"type": "play", "cards": ["b9"]}, "#/move/player"),
        ({"type": "play", "player": 100, "cards": ["b9"]}, "#/move/player"),
        ({"type": "play", "player": -1, "cards": ["b9"]}, "#/move/player"),
        ({"type": "play", "player": "0", "cards": ["b9"]}, "#/move/player"),
        ({"type": "play", "player": 0, "cards": ["b9"], "direction": "UP"}, "#/move/direction"),
        ({"type": "play", "player": 0, "cards": ["b9"], "direction": True}, "#/move/direction"),
        ({"type": "play", "player": 0, "cards": ["b9"], "card": "b9"}, "#/move/card"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": "9 up"}, "#/move/call"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": {"number": 9}},
         "#/move/call/direction"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": {"direction": "up"}},
         "#/move/call/number"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": CALL | {"number": "9"}},
         "#/move/call/number"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": CALL | {"direction": "left"}},
         "#/move/call/direction"),
        ({"type": "play", "player": 0, "cards": ["b9"], "call": CALL | {"loud": True}},
         "#/move/call/loud"),
        ({"type": "draw", "player": 0, "cards": ["b9"]}, "#/move/cards"),
        ({"type": "draw"}, "#/move/player"),
        ({"type": "keep", "player": 0, "card": "b9"}, "#/move/card"),
        ({"type": "draw-from", "player": 0}, "#/move/from"),
        ({"type": "draw-from", "player": 0, "from": [1, 2]}, None),
        ({"type": "draw-from", "player": 0, "from": [{}]}, "#/move/from/0/player"),
        ({"type": "draw-from", "player": 0, "from": [{"player": 100}]}, "#/move/from/0/player"),
        ({"type": "draw-from", "player": 0, "from": [{"player": 1, "card": "b9"}]},
         "#/move/from/0/card"),
        ({"type": "deal", "player": 0}, "#/move/player"),
        ({"type": "deal", "starter": 100}, "#/move/starter"),
        ({"type": "deal", "first": 1}, "#/move/first"),
        ({"type": "pass", "player": 0}, "#/move/type"),
        ({"player": 0}, "#/move/type"),
    ],
)  # fmt: skip
def test_moves_that_no_schema_knows(client: FlaskClient, move: Move, pointer: str | None) -> None:
    """The fields are those of the move, and what is laid is known."""
    errors = refused(client, "validate", 422, state=PLAY, move=move)
    assert pointer is None or [error["pointer"] for error in errors] == [pointer]


# --- States ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("phase", "lead"), ("phase", None), ("turn", "0"), ("turn", 100), ("turn", -1),
        ("direction", "sideways"), ("direction", True), ("top_player", 100), ("drawn", 9),
        ("pending_draw", -1), ("pending_draw", None), ("pending_draw", 1.5), ("run_outs", 3),
        ("run_outs", -1), ("game_number", 0), ("starter", None), ("starter", 100),
        ("totals/0", "0"), ("totals", None), ("slides", None), ("slides/0/player", None),
        ("slides/0/seat", 0), ("discard", None), ("draw", None), ("players/0/hand", None),
        ("players/0/name", ""), ("players/0/cards", 7), ("ply", -1), ("ruleset", "yoyo-99"),
        ("ruleset", "woo-1"), ("options/points_to_win", 2), ("options/start_card", 1),
        ("options/run_out_when_needed", "no"), ("score", 0),
    ],
)  # fmt: skip
def test_states_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    """What one value alone shows to be wrong is refused by its place."""
    state = put(SLIDE | {"options": {}}, path, value)
    errors = refused(client, "audit", 422, state=state)
    assert [error["pointer"] for error in errors] == [f"#/state/{path}"]


@pytest.mark.parametrize(
    "name",
    [
        "game", "phase", "players", "discard", "draw", "pending_draw", "slides", "run_outs",
        "game_number", "starter", "totals",
    ],
)  # fmt: skip
def test_fields_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    state = {field: value for field, value in PLAY.items() if field != name}
    errors = refused(client, "audit", 422, state=state)
    told = [(error["pointer"], error["code"]) for error in errors]
    assert told == [(f"#/state/{name}", "missing-field")]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_tables_of_another_size(client: FlaskClient, seats: int) -> None:
    """Two to six players are all that a state can have."""
    state = PLAY | {"players": [{"hand": ["b9"]}] * seats, "totals": [0] * seats}
    findings = ask(client, "audit", state=state)["findings"]
    assert findings[0]["rule"] == "table.seats"


def test_seats_that_the_table_has_not(client: FlaskClient) -> None:
    """A seat to view, to list moves for, or to claim points for, that there is not."""
    refused(client, "view", 409, state=PLAY, viewer=3)
    refused(client, "moves", 409, state=PLAY, player=3)
    refused(client, "validate", 409, state=PLAY, move=play(0, "b9"), viewer=3)
    refused(client, "score", 409, state=PLAY, claimed=[{"player": 3, "total": 0}])
    refused(client, "view", 422, state=PLAY, viewer=100)
    refused(client, "view", 422, state=PLAY, viewer="all")


def test_replays(client: FlaskClient) -> None:
    """What is replayed must be told, and begin with a table that can be set up."""
    refused(client, "replay", 422, state=PLAY)
    for setup in ({"players": THREE, "first": 3}, {"players": THREE, "options": ONE_UP}):
        refused(client, "replay", 409, setup=setup, moves=[])
