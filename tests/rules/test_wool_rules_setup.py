"""Wool Rules: tables that are set up, and why there can be none like this."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .wool_rules_build import OPTIONS, cards, deck

ask = partial(asking.ask, "wool-rules")
refused = partial(asking.refused, "wool-rules")

THREE: list[Answer] = [{}, {}, {}]
FEWER = {"fewer_with_help": True}
ALL_TABLES = [f"#/players/{seat}/table_number" for seat in range(3)]


def tables(*numbers: int | None) -> list[Answer]:
    """Players with these bidding tables."""
    return [{} if number is None else {"table_number": number} for number in numbers]


# --- What is set up --------------------------------------------------------------------------


def test_setup_face_down(client: FlaskClient) -> None:
    """A table of three, nothing seen."""
    answer = ask(client, "setup", players=THREE)
    assert answer["state"] == {
        "game": "wool-rules", "ruleset": "wool-rules-1", "ply": 0, "phase": "bid", "turn": None,
        "round": 1, "options": OPTIONS, "supply": [None] * 56, "middle": [None] * 4, "order": [],
        "dice": None, "kept": [], "attempt": 0, "chips_left": 19,
        "players": [
            {"name": None, "chips": 2, "bid": None, "table_number": 52 + seat, "flock": [],
             "dogs": 0, "bone": False, "returned": None}
            for seat in range(3)
        ],
    }  # fmt: skip
    assert answer["to_act"] == [{"player": seat, "moves": ["bid"]} for seat in range(3)]
    scoring = answer["scoring"]
    assert (scoring["final"], scoring["winners"]) == (False, [])
    assert [standing["player"] for standing in scoring["standings"]] == [0, 1, 2]
    assert [standing["total"] for standing in scoring["standings"]] == [2, 2, 2]
    assert [len(standing["lines"]) for standing in scoring["standings"]] == [8, 8, 8]


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup_of_any_size(client: FlaskClient, seats: int) -> None:
    """One card more than players, two chips each."""
    state = ask(client, "setup", players=[{}] * seats)["state"]
    assert (len(state["middle"]), len(state["supply"])) == (seats + 1, 59 - seats)
    assert state["chips_left"] == 25 - 2 * seats


def test_setup_with_a_layout_that_is_known(client: FlaskClient) -> None:
    laid = cards("8 dog bone 17")
    state = ask(client, "setup", players=[{"name": "Ada"}, {}, {}], middle=laid)["state"]
    assert (state["middle"], state["supply"]) == (laid, [None] * 56)
    assert state["players"][0]["name"] == "Ada"
    assert ask(client, "audit", state=state)["consistent"] is True


def test_setup_with_tables_that_are_known(client: FlaskClient) -> None:
    players = [{"table_number": number} for number in (57, 100, 52)]
    state = ask(client, "setup", players=players)["state"]
    assert [player["table_number"] for player in state["players"]] == [57, 100, 52]


def test_setup_with_an_own_deck(client: FlaskClient) -> None:
    """A list of faces comes back as it is; the tables go beside it."""
    faces = deck(1, 8, 10, 16)
    players = [{"table_number": 2}, {"table_number": 60}]
    answer = ask(client, "setup", players=players, options={"deck": faces} | FEWER,
                 middle=cards("8 16 dog"))  # fmt: skip
    state = answer["state"]
    told_faces = sorted(state["options"]["deck"], key=lambda face: face["sheep"])
    assert told_faces == sorted(faces, key=lambda face: face["sheep"])
    assert state["options"]["fewer_with_help"] is True
    assert state["middle"] == cards("8 16 dog")
    assert ask(client, "audit", state=state)["consistent"] is True


def test_a_layout_of_dogs(client: FlaskClient) -> None:
    """One dog after another is no fault."""
    laid = ["dog"] * 7
    state = ask(client, "setup", players=[{}] * 6, middle=laid)["state"]
    assert state["middle"] == laid


def test_own_decks_need_tables(client: FlaskClient) -> None:
    body = {"players": tables(52, 53, 54), "options": {"deck": deck(8)}}
    state = ask(client, "setup", **body)["state"]
    assert [player["table_number"] for player in state["players"]] == [52, 53, 54]


# --- What is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "pointer"),
    [
        ({"first": 0}, "#/first"),
        ({"first": 1, "seed": "any"}, "#/first"),
        ({"players": [{}]}, "#/players"),
        ({"players": []}, "#/players"),
        ({"players": [{}] * 7}, "#/players"),
        ({"players": [{"flock": []}, {}]}, "#/players/0/flock"),
        ({"players": [{"chips": 2}, {}]}, "#/players/0/chips"),
        ({"players": [{"name": ""}, {}]}, "#/players/0/name"),
        ({"players": tables(0, 52)}, "#/players/0/table_number"),
        ({"players": tables(52, 1000)}, "#/players/1/table_number"),
        ({"players": [{"table_number": "52"}, {"table_number": 53}]}, "#/players/0/table_number"),
        ({"hands": []}, "#/hands"),
        ({"supply": []}, "#/supply"),
        ({"options": {"bonus": 1}}, "#/options/bonus"),
        ({"options": {"fewer_with_help": 1}}, "#/options/fewer_with_help"),
        ({"options": {"duel_last_gets_chip": "yes"}}, "#/options/duel_last_gets_chip"),
        ({"options": {"deck": "own"}}, None),
        ({"seed": ""}, "#/seed"),
        ({"seed": 7}, "#/seed"),
    ],
)  # fmt: skip
def test_setups_that_no_schema_knows(
    client: FlaskClient, setup: dict[str, Any], pointer: str | None
) -> None:
    errors = refused(client, "setup", 422, **({"players": THREE} | setup))
    assert pointer is None or [error["pointer"] for error in errors] == [pointer]


@pytest.mark.parametrize(
    ("setup", "status", "code", "pointers"),
    [
        ({"players": tables(52, None)}, 409, "missing-field", ["#/players/1/table_number"]),
        ({"players": tables(None, None, 57)}, 409, "missing-field",
         ["#/players/0/table_number", "#/players/1/table_number"]),
        ({"players": tables(52, 53, 52)}, 409, "mismatch", ["#/players/2/table_number"]),
        ({"players": tables(52, 51)}, 409, "mismatch", ["#/players/1/table_number"]),
        ({"players": tables(1, 52, 53)}, 409, "mismatch", ["#/players/0/table_number"]),
        ({"options": {"deck": deck(*range(1, 52))}}, 409, "missing-field", ALL_TABLES),
        ({"options": {"deck": deck(8)}, "seed": "any"}, 409, "missing-field", ALL_TABLES),
        ({"options": {"deck": deck(8)}, "players": tables(8, 9)}, 409, "mismatch",
         ["#/players/0/table_number"]),
        ({"options": {"deck": deck(8, 4, 8)}, "players": tables(52, 53)}, 409, "mismatch",
         ["#/options/deck/2/sheep"]),
        ({"middle": cards("8 4 dog")}, 409, "wrong-length", ["#/middle"]),
        ({"middle": cards("8 4 dog bone 26")}, 409, "wrong-length", ["#/middle"]),
        ({"middle": []}, 409, "wrong-length", ["#/middle"]),
        ({"middle": cards("8 ? dog bone")}, 422, "wrong-type", ["#/middle/1"]),
        ({"middle": cards("8 4 8 dog")}, 409, "mismatch", ["#/middle/2"]),
        ({"middle": cards("8 bone 4 bone")}, 409, "mismatch", ["#/middle/3"]),
        ({"players": tables(52, 53, 54), "options": {"deck": deck(8)},
          "middle": cards("8 4 dog bone")}, 409, "mismatch", ["#/middle/1"]),
    ],
    ids=str,
)  # fmt: skip
def test_setups_that_contradict_themselves(
    client: FlaskClient, setup: Answer, status: int, code: str, pointers: list[str]
) -> None:
    """Tables for all or none, each once and none a sheep's; a layout in full and possible."""
    errors = refused(client, "setup", status, **({"players": THREE} | setup))
    assert [(error["pointer"], error["code"]) for error in errors] == [
        (pointer, code) for pointer in pointers
    ]
