"""Whoa There Cowboy: tables that are set up, and why there can be none like this."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .whoa_there_cowboy_build import OPTIONS, cards, unseen

ask = partial(asking.ask, "whoa-there-cowboy")
refused = partial(asking.refused, "whoa-there-cowboy")

THREE: list[Answer] = [{}, {}, {}]
SEVEN = unseen(7)
NO_CARD = {"direction_card": False}
OLDER = {"older_hand": True}


def hands(*told: str) -> list[list[Any]]:
    return list(map(cards, told))


# --- What is set up --------------------------------------------------------------------------


def test_setup_face_down(client: FlaskClient) -> None:
    """A table of three, nothing seen."""
    answer = ask(client, "setup", players=THREE)
    player = {"name": None, "hand": [None] * 7, "tokens": 0, "young": False}
    assert answer["state"] == {
        "game": "whoa-there-cowboy", "ruleset": "whoa-there-cowboy-1", "ply": 0, "phase": "play",
        "turn": 0, "options": OPTIONS, "round": 1, "first": 0, "direction": "up", "claim": None,
        "open": None, "let_through": None, "gift": None, "pile": [], "draw": [None] * 77,
        "depletions": 0, "players": [player] * 3, "totals": [0, 0, 0],
    }  # fmt: skip
    assert answer["to_act"] == [{"player": 0, "moves": ["play"]}]
    scoring = answer["scoring"]
    assert (scoring["final"], scoring["winners"]) == (False, [])
    assert [standing["player"] for standing in scoring["standings"]] == [0, 1, 2]
    assert [standing["total"] for standing in scoring["standings"]] == [-7, -7, -7]


@pytest.mark.parametrize("first", range(3))
def test_the_seat_that_begins(client: FlaskClient, first: int) -> None:
    answer = ask(client, "setup", players=[{"name": "Ada"}, {"young": True}, {}], first=first)
    state = answer["state"]
    assert (state["turn"], state["first"]) == (first, first)
    assert state["players"][0]["name"] == "Ada"
    assert [player["young"] for player in state["players"]] == [False, True, False]
    assert answer["to_act"] == [{"player": first, "moves": ["play"]}]


def test_setup_without_direction_card(client: FlaskClient) -> None:
    state = ask(client, "setup", players=THREE, options=NO_CARD)["state"]
    assert state["direction"] is None
    assert state["options"] == OPTIONS | NO_CARD


def test_setup_with_cards_that_are_known(client: FlaskClient) -> None:
    """Stated cards stand, what is left out is unknown."""
    told = [cards("1234567"), cards("1155???"), cards(unseen(7))]
    state = ask(client, "setup", players=THREE, hands=told)["state"]
    assert [player["hand"] for player in state["players"]] == told
    assert state["draw"] == [None] * 77


def test_setup_with_hands_of_nine(client: FlaskClient) -> None:
    players = [{"young": True}, {}]
    told = [cards("1234567"), cards("123456777")]
    for dealt in ({}, {"hands": told}):
        state = ask(client, "setup", players=players, options=OLDER, **dealt)["state"]
        assert [len(player["hand"]) for player in state["players"]] == [7, 9]
        assert len(state["draw"]) == 82


# --- What is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "status", "pointers"),
    [
        ({"first": 3}, 409, "#/first"),
        ({"first": 99, "seed": "any"}, 409, "#/first"),
        ({"first": 100}, 422, "#/first"),
        ({"first": -1}, 422, "#/first"),
        ({"hands": hands("5555555", "5555555", "5123467")}, 409, "#/hands/2/0"),
        ({"hands": hands(SEVEN, SEVEN)}, 409, "#/hands"),
        ({"hands": hands(SEVEN, SEVEN, SEVEN, SEVEN)}, 409, "#/hands"),
        ({"hands": hands(unseen(9), SEVEN, SEVEN)}, 409, "#/hands/0"),
        ({"hands": hands(SEVEN, SEVEN, SEVEN), "options": OLDER}, 409,
         "#/hands/0 #/hands/1 #/hands/2"),
        ({"players": [{}]}, 422, "#/players"),
        ({"players": [{}] * 7}, 422, "#/players"),
        ({"players": []}, 422, "#/players"),
        ({"players": [{"hand": []}, {}]}, 422, "#/players/0/hand"),
        ({"players": [{}, {"tokens": 0}]}, 422, "#/players/1/tokens"),
        ({"players": [{"young": 1}, {}]}, 422, "#/players/0/young"),
        ({"youngest": 1}, 422, "#/youngest"),
        ({"options": {"points_to_win": 2}}, 422, "#/options/points_to_win"),
        ({"options": {"rounds": 0}}, 422, "#/options/rounds"),
        ({"options": {"rounds": 100}}, 422, "#/options/rounds"),
        ({"options": {"rounds": "3"}}, 422, "#/options/rounds"),
        ({"options": {"rounds": True}}, 422, "#/options/rounds"),
        ({"options": {"older_hand": 1}}, 422, "#/options/older_hand"),
        ({"seed": ""}, 422, "#/seed"),
    ],
)  # fmt: skip
def test_setups_that_are_refused(
    client: FlaskClient, setup: dict[str, Any], status: int, pointers: str
) -> None:
    """What contradicts itself is 409; what one value alone shows to be wrong is 422."""
    errors = refused(client, "setup", status, **({"players": THREE} | setup))
    assert [error["pointer"] for error in errors] == pointers.split()
