"""Woo: questions that cannot be read, or that contradict themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .case import Move, State, put
from .woo_build import cards, concede, deal, duel, lead, respond, teams, unseen
from .woo_table import DUELS, TABLES

refused = partial(asking.refused, "woo")

FOREIGN = {
    "board in a lead": (TABLES["lead"], lead(0, "7", "7"), "#/move/board"),
    "an empty board in a lead": (TABLES["lead"], lead(0, "7", ""), "#/move/board"),
    "refill in a lead": (TABLES["lead"], lead(0, "7", refill=""), "#/move/refill"),
    "board in a response": (TABLES["respond"], respond(1, "8", "8"), "#/move/board"),
    "refill in a response": (TABLES["respond"], respond(1, "8", refill="?"), "#/move/refill"),
    "take in a concession": (TABLES["respond"], concede(1, taking=7), "#/move/take"),
    "board in a deal": (TABLES["round-over"], deal(board="1379"), "#/move/board"),
    "offer in a duel's deal": (DUELS["round-over"], deal(offer="79"), "#/move/offer"),
}


@pytest.mark.parametrize(("state", "move", "pointer"), FOREIGN.values(), ids=FOREIGN.keys())
def test_fields_of_the_other_variant(
    client: FlaskClient, state: State, move: Move, pointer: str
) -> None:
    """A field that only the other variant has is refused by name."""
    error = refused(client, "validate", 409, state=state, move=move)[0]
    assert (error["code"], error["pointer"]) == ("unknown-field", pointer)


FOUR: list[dict[str, Any]] = [{}, {}, {}, {}]
TWO: list[dict[str, Any]] = [{}, {}]
SEVENS = [cards("7777777123456"), *[cards(unseen(13))] * 3]
SIXES = [cards("6666661234578"), cards(unseen(13))]


@pytest.mark.parametrize(
    ("setup", "status", "pointer"),
    [
        ({"players": FOUR, "hands": SEVENS}, 409, "#/hands/0/6"),
        ({"players": TWO, "hands": SIXES, "board": cards("1367")}, 409, "#/board/2"),
        ({"players": FOUR, "first": 4}, 409, "#/first"),
        ({"players": TWO, "first": 2}, 409, "#/first"),
        ({"players": FOUR, "hands": [cards(unseen(13))] * 2}, 409, "#/hands"),
        ({"players": TWO, "hands": [cards(unseen(13))] * 4}, 409, "#/hands"),
        ({"players": FOUR, "board": cards("1379")}, 409, "#/board"),
        ({"players": TWO, "offer": cards("79")}, 409, "#/offer"),
        ({"players": FOUR, "hands": [cards(unseen(12)), *[cards(unseen(13))] * 3]}, 422,
         "#/hands/0"),
        ({"players": FOUR, "offer": cards("7")}, 422, "#/offer"),
        ({"players": FOUR, "offer": cards("779")}, 422, "#/offer"),
        ({"players": TWO, "board": cards("137")}, 422, "#/board"),
        ({"players": FOUR[:3]}, 422, "#/players"),
        ({"players": FOUR[:1]}, 422, "#/players"),
        ({"players": [*FOUR, {}]}, 422, "#/players"),
    ],
)  # fmt: skip
def test_setups(client: FlaskClient, setup: dict[str, Any], status: int, pointer: str) -> None:
    """What contradicts itself is 409; a list of the wrong length is 422."""
    errors = refused(client, "setup", status, **setup)
    assert [error["pointer"] for error in errors] == [pointer]


@pytest.mark.parametrize(
    "move",
    [
        {"type": "lead", "player": 0, "cards": [7, None]},
        {"type": "lead", "player": 0, "cards": [0]},
        {"type": "lead", "player": 0, "cards": [10]},
        {"type": "lead", "player": 0, "cards": ["7"]},
        {"type": "lead", "player": 0, "cards": [True]},
        {"type": "lead", "player": 0},
        {"type": "lead", "player": 100, "cards": [7]},
        {"type": "lead", "player": 0, "cards": [7], "to": 2},
        {"type": "draft", "player": 1, "card": None, "to": 1},
        {"type": "draft", "player": 1, "card": 7},
        {"type": "deal", "player": 0},
        {"type": "bid", "player": 0},
    ],
)
def test_moves_that_no_schema_knows(client: FlaskClient, move: Move) -> None:
    """A card laid is an integer from 1 to 9, and the fields are those of the move."""
    refused(client, "validate", 422, state=TABLES["lead"], move=move)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players/0/hand", [10]), ("points", [0, 0, 0]), ("points", [0, -1]), ("round", 0),
        ("phase", "bidding"), ("ruleset", "woo-99"),
        ("options", {"points_to_win": 10}), ("options", {"points_to_win": 0}),
        ("options", {"rounds": 3}), ("options", {"single_discard_goes_out": 1}),
        ("table", [{"player": 0, "type": "flush", "cards": [7, 7]}]),
        ("table", [{"player": 0, "type": "set", "cards": [7, None]}]),
    ],
)  # fmt: skip
def test_states_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    """What one value alone shows to be wrong."""
    refused(client, "audit", 422, state=put(teams("lead"), path, value))


def test_viewers_that_the_table_has_not(client: FlaskClient) -> None:
    """A seat to view, or to list moves for, that there is not."""
    state = duel("lead", board="1379")
    refused(client, "view", 409, state=state, viewer=2)
    refused(client, "moves", 409, state=state, player=2)
