"""Wool Rules: questions that cannot be read, or that contradict themselves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .case import Move, State, put
from .wool_rules_build import bid, cards, deck, rest, take, three
from .wool_rules_table import TABLES

ask = partial(asking.ask, "wool-rules")
refused = partial(asking.refused, "wool-rules")

NO_CARDS = [
    "sheep", "Dog", "dogs", "", "1", "white", 0, -1, 1000, 2.5, True, False, ["dog"], {"sheep": 2},
]  # fmt: skip
NO_SHEEP = ["dog", "bone"]
BID = three("bid", round=3, supply="8 dog")
RETURN = three("return", flocks={0: "16 2 22", 1: "33"}, dogs={2: 8}, bone=2)
OVER = TABLES["game-over"]
THREE: list[dict[str, Any]] = [{}, {}, {}]


def turned_away(client: FlaskClient, endpoint: str, **body: Any) -> list[str]:
    """Where a question is wrong that is refused, whether one value or several show it."""
    response = client.post(f"/games/wool-rules/{endpoint}", json=body)
    assert response.status_code in (409, 422), response.get_data(as_text=True)
    assert response.mimetype == "application/problem+json"
    return [error["pointer"] for error in response.get_json()["errors"]]


# --- Cards -----------------------------------------------------------------------------------


def asked(code: Any) -> dict[str, tuple[str, dict[str, Any]]]:
    """A question with this in each place where any card may stand."""
    return {
        "#/state/supply/0": ("audit", {"state": put(BID, "supply/0", code)}),
        "#/state/middle/2": ("audit", {"state": put(BID, "middle/2", code)}),
        "#/move/cards/1": (
            "validate",
            {"state": TABLES["success"], "move": put(take(0, "2 22 33"), "cards/1", code)},
        ),
        "#/move/middle/3": (
            "validate",
            {"state": TABLES["rest"],
             "move": put(rest(2, "2 22", middle="8 4 dog bone"), "middle/3", code)},
        ),
        "#/middle/0": ("setup", {"players": THREE, "middle": [code, *cards("4 dog bone")]}),
    }  # fmt: skip


def asked_for_sheep(code: Any) -> dict[str, tuple[str, dict[str, Any]]]:
    """A question with this in each place where only a sheep may stand."""
    return {
        "#/state/players/2/flock/0": ("audit", {"state": put(BID, "players/2/flock/0", code)}),
        "#/state/players/0/returned/1": (
            "audit", {"state": put(OVER, "players/0/returned/1", code)},
        ),
    }  # fmt: skip


@pytest.mark.parametrize("code", NO_CARDS, ids=repr)
def test_what_is_no_card(client: FlaskClient, code: Any) -> None:
    """Each is refused wherever a card may stand, by the place where it stands."""
    for pointer, (endpoint, body) in (asked(code) | asked_for_sheep(code)).items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]


@pytest.mark.parametrize("code", NO_SHEEP)
def test_what_is_no_sheep(client: FlaskClient, code: str) -> None:
    """A dog and the bone lie beside the flock."""
    for pointer, (endpoint, body) in asked_for_sheep(code).items():
        pointers = [error["pointer"] for error in refused(client, endpoint, 422, **body)]
        assert pointers == [pointer]


@pytest.mark.parametrize("number", [52, 99, 999])
def test_sheep_that_the_deck_has_not(client: FlaskClient, number: int) -> None:
    """Enter its face first."""
    for pointer, (endpoint, body) in (asked(number) | asked_for_sheep(number)).items():
        assert turned_away(client, endpoint, **body) == [pointer]


def test_sheep_that_an_own_deck_has_not(client: FlaskClient) -> None:
    """Only the faces listed are known, whatever the house deck has."""
    options = {"deck": deck(2, 22, 33)}
    state = three("bid", options=options)
    assert turned_away(client, "audit", state=state) == ["#/state/middle/3"]
    assert ask(client, "audit", state=put(state, "middle/3", "dog"))["consistent"] is True


def test_unseen_cards_in_a_move(client: FlaskClient) -> None:
    """In a move no card is `null` and no bid hidden."""
    for state, move, pointer in (
        (TABLES["success"], take(0, "2 ? 33"), "#/move/cards/1"),
        (TABLES["rest"], rest(2, "2 22", middle="8 ? dog bone"), "#/move/middle/1"),
        (RETURN, {"type": "return", "player": 0, "cards": [2, None]}, "#/move/cards/1"),
        (BID, {"type": "bid", "player": 0, "bid": None}, "#/move/bid"),
        (BID, {"type": "bid", "player": 0, "bid": "hidden"}, "#/move/bid"),
        (three("bid", bids=[None, "hidden", 20]),
         bid(0, 20, [20, "hidden", 20]), "#/move/reveal/1"),
        (three("bid", bids=[None, "hidden", 20]), bid(0, 20, [20, None, 20]), "#/move/reveal/1"),
    ):  # fmt: skip
        errors = refused(client, "validate", 422, state=state, move=move)
        assert [error["pointer"] for error in errors] == [pointer]


# --- Decks -----------------------------------------------------------------------------------

FACE = {"sheep": 2, "kind": "white", "points": 5, "bonus": 0, "bone": False}
NO_FACES = [
    ({"kind": "grey"}, "kind"), ({"kind": None}, "kind"), ({"points": 100}, None),
    ({"points": "5"}, "points"), ({"points": -5}, None), ({"kind": "black"}, None),
    ({"kind": "black", "points": 0}, None), ({"kind": "black", "points": -100}, None),
    ({"kind": "3-7-0"}, None), ({"kind": "0-0-7", "points": -1}, None), ({"bonus": 10}, "bonus"),
    ({"bonus": -10}, "bonus"), ({"bonus": "3"}, "bonus"), ({"bonus": True}, "bonus"),
    ({"bone": 1}, "bone"), ({"bone": None}, "bone"), ({"bone": True, "bonus": 1}, None),
    ({"bone": True, "bonus": -1}, None), ({"sheep": 0}, "sheep"), ({"sheep": 1000}, "sheep"),
    ({"sheep": "2"}, "sheep"), ({"name": "Dolly"}, "name"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "field"), NO_FACES, ids=str)
def test_faces_that_no_card_has(
    client: FlaskClient, change: dict[str, Any], field: str | None
) -> None:
    state = three("bid", middle="? ? ? ?", options={"deck": [FACE | change]})
    pointers = turned_away(client, "audit", state=state)
    assert field is None or pointers == [f"#/state/options/deck/0/{field}"]


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"points": 0},
        {"points": 99},
        {"kind": "black", "points": -1},
        {"kind": "black", "points": -99},
        {"kind": "3-7-0", "points": 0},
        {"kind": "0-0-7", "points": 0, "bonus": -9},
        {"bonus": 9},
        {"bone": True},
        {"sheep": 999},
        {"sheep": 1},
    ],
    ids=str,
)
def test_faces_that_a_card_may_have(client: FlaskClient, change: dict[str, Any]) -> None:
    state = three("bid", middle="? ? ? ?", options={"deck": [FACE | change]})
    assert ask(client, "audit", state=state)["consistent"] is True


def test_decks_that_cannot_be(client: FlaskClient) -> None:
    """No number twice, and no more than 51 faces."""
    many = [FACE | {"sheep": number} for number in range(101, 153)]
    for faces in ([FACE, FACE], [FACE, FACE | {"points": 4}], many):
        state = three("bid", middle="? ? ? ?", options={"deck": faces})
        turned_away(client, "audit", state=state)
    others: list[Any] = ["published", 51, {}, [2, 3]]
    for other in others:
        state = three("bid", middle="? ? ? ?", options={"deck": other})
        refused(client, "audit", 422, state=state)
    state = three("bid", middle="? ? ? ?", options={"deck": many[:51]})
    assert ask(client, "audit", state=state)["consistent"] is True


# --- Moves -----------------------------------------------------------------------------------

TAKE = take(0, "2 22 33")


@pytest.mark.parametrize(
    ("move", "pointer"),
    [
        ({"type": "bid", "player": 0}, "#/move/bid"),
        ({"type": "bid", "bid": 20}, "#/move/player"),
        ({"type": "bid", "player": 0, "bid": "20"}, "#/move/bid"),
        ({"type": "bid", "player": 0, "bid": "27+"}, "#/move/bid"),
        ({"type": "bid", "player": 0, "bid": "26 +"}, "#/move/bid"),
        ({"type": "bid", "player": 0, "bid": 20.5}, "#/move/bid"),
        ({"type": "bid", "player": 0, "bid": True}, "#/move/bid"),
        ({"type": "bid", "player": 0, "bid": 20, "reveal": 20}, "#/move/reveal"),
        ({"type": "bid", "player": 0, "bid": 20, "chips": 1}, "#/move/chips"),
        ({"type": "bid", "player": 100, "bid": 20}, "#/move/player"),
        ({"type": "bid", "player": -1, "bid": 20}, "#/move/player"),
        ({"type": "bid", "player": "0", "bid": 20}, "#/move/player"),
        ({"type": "roll"}, "#/move/player"),
        ({"type": "roll", "player": 0, "keep": "d20"}, "#/move/keep"),
        ({"type": "roll", "player": 0, "keep": 12}, "#/move/keep"),
        ({"type": "roll", "player": 0, "keep": ["d12"]}, "#/move/keep"),
        ({"type": "roll", "player": 0, "dice": [1, 2, 3]}, "#/move/dice"),
        ({"type": "roll", "player": 0, "dice": {"d12": "5"}}, "#/move/dice/d12"),
        ({"type": "roll", "player": 0, "dice": {"d12": 1.5}}, "#/move/dice/d12"),
        ({"type": "roll", "player": 0, "dice": {"d6": 5}}, "#/move/dice/d6"),
        ({"type": "roll", "player": 0, "bonus": True}, "#/move/bonus"),
        ({name: value for name, value in TAKE.items() if name != "bonus"}, "#/move/bonus"),
        ({name: value for name, value in TAKE.items() if name != "chips"}, "#/move/chips"),
        ({name: value for name, value in TAKE.items() if name != "cards"}, "#/move/cards"),
        (TAKE | {"bonus": 1}, "#/move/bonus"),
        (TAKE | {"bonus": None}, "#/move/bonus"),
        (TAKE | {"chips": True}, "#/move/chips"),
        (TAKE | {"chips": "1"}, "#/move/chips"),
        (TAKE | {"chips": -1}, "#/move/chips"),
        (TAKE | {"take_bone": 1}, "#/move/take_bone"),
        (TAKE | {"take_bone": "yes"}, "#/move/take_bone"),
        (TAKE | {"cards": 2}, "#/move/cards"),
        (TAKE | {"middle": 2}, "#/move/middle"),
        (TAKE | {"keep": "d12"}, "#/move/keep"),
        ({"type": "fail", "player": 0, "cards": []}, None),
        ({"type": "rest", "player": 2, "cards": [2], "bonus": False}, "#/move/bonus"),
        ({"type": "rest", "player": 2, "cards": [2], "chips": 0}, "#/move/chips"),
        ({"type": "rest", "player": 2}, "#/move/cards"),
        ({"type": "return", "player": 0}, "#/move/cards"),
        ({"type": "return", "player": 0, "cards": [], "middle": []}, "#/move/middle"),
        ({"type": "return", "player": 0, "cards": [], "take_bone": True}, "#/move/take_bone"),
        ({"type": "pass", "player": 0}, "#/move/type"),
        ({"type": "deal"}, "#/move/type"),
        ({"player": 0}, "#/move/type"),
    ],
)  # fmt: skip
def test_moves_that_no_schema_knows(client: FlaskClient, move: Move, pointer: str | None) -> None:
    """The fields are those of the move; what is stated has its type."""
    errors = refused(client, "validate", 422, state=BID, move=move)
    assert pointer is None or [error["pointer"] for error in errors] == [pointer]


# --- States ----------------------------------------------------------------------------------

DECIDE = three("decide", dice=15, kept="d12") | {"options": {}}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("phase", "deal"), ("phase", None), ("turn", "0"), ("turn", 100), ("turn", -1),
        ("round", 0), ("round", None), ("round", 1.5), ("supply", None), ("middle", None),
        ("order", None), ("order/0", None), ("order/0", 100), ("order/0", "0"), ("dice/d12", 13),
        ("dice/d12", 0), ("dice/d10", 11), ("dice/d8", 9), ("dice/d8", None), ("dice/d20", 5),
        ("dice", [1, 2, 3]), ("dice", False), ("kept", None), ("kept/0", "d20"), ("kept/0", 12),
        ("attempt", 4), ("attempt", -1), ("attempt", None), ("chips_left", 26),
        ("chips_left", -1), ("chips_left", None), ("players/0/chips", 26),
        ("players/0/chips", -1), ("players/0/chips", True), ("players/1/bid", 13),
        ("players/1/bid", 27), ("players/1/bid", "26"), ("players/1/bid", "secret"),
        ("players/1/bid", False), ("players/0/table_number", 0),
        ("players/0/table_number", 1000), ("players/0/table_number", None),
        ("players/0/flock", None), ("players/0/dogs", 9), ("players/0/dogs", -1),
        ("players/0/dogs", None), ("players/0/bone", None), ("players/0/bone", 1),
        ("players/0/returned", 2), ("players/0/name", ""), ("players/0/hand", []), ("ply", -1),
        ("ruleset", "wool-rules-99"), ("ruleset", "yoyo-1"), ("options/bonus", 1),
        ("options/fewer_with_help", 1), ("options/duel_last_gets_chip", "no"), ("score", 0),
    ],
)  # fmt: skip
def test_states_that_no_schema_knows(client: FlaskClient, path: str, value: object) -> None:
    """What one value alone shows to be wrong is refused by its place."""
    errors = refused(client, "audit", 422, state=put(DECIDE, path, value))
    assert [error["pointer"] for error in errors] == [f"#/state/{path}"]


@pytest.mark.parametrize(
    "name",
    [
        "game", "phase", "round", "supply", "middle", "order", "kept", "attempt", "chips_left",
        "players",
    ],
)  # fmt: skip
def test_fields_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    state = {field: value for field, value in DECIDE.items() if field != name}
    errors = refused(client, "audit", 422, state=state)
    said = [(error["pointer"], error["code"]) for error in errors]
    assert said == [(f"#/state/{name}", "missing-field")]


@pytest.mark.parametrize("name", ["chips", "table_number", "flock", "dogs", "bone"])
def test_fields_of_a_player_that_may_not_be_left_out(client: FlaskClient, name: str) -> None:
    player = {field: value for field, value in DECIDE["players"][1].items() if field != name}
    errors = refused(client, "audit", 422, state=put(DECIDE, "players/1", player))
    said = [(error["pointer"], error["code"]) for error in errors]
    assert said == [(f"#/state/players/1/{name}", "missing-field")]


def test_dice_that_are_not_all_told(client: FlaskClient) -> None:
    errors = refused(client, "audit", 422, state=put(DECIDE, "dice", {"d12": 5, "d8": 3}))
    assert [error["pointer"] for error in errors] == ["#/state/dice/d10"]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_tables_of_another_size(client: FlaskClient, seats: int) -> None:
    """Two to six players are all that a state can have."""
    state = BID | {"players": [BID["players"][0]] * seats}
    findings = ask(client, "audit", state=state)["findings"]
    assert findings[0]["rule"] == "table.seats"


def test_integers_written_as_fractions(client: FlaskClient) -> None:
    """4.0 is the integer 4."""
    state: State = put(BID, "players/0/chips", 2.0)
    assert ask(client, "audit", state=state)["state"]["players"][0]["chips"] == 2
    answer = ask(client, "validate", state=BID, move=bid(0, 20) | {"bid": 20.0})
    assert answer["state"]["players"][0]["bid"] == 20


def test_seats_that_the_table_has_not(client: FlaskClient) -> None:
    """A seat to view, to list moves for, or to claim points for, that there is not."""
    refused(client, "view", 409, state=BID, viewer=3)
    refused(client, "moves", 409, state=BID, player=3)
    refused(client, "validate", 409, state=BID, move=bid(0, 20), viewer=3)
    refused(client, "score", 409, state=BID, claimed=[{"player": 3, "total": 0}])
    refused(client, "view", 422, state=BID, viewer=100)
    refused(client, "view", 422, state=BID, viewer="all")
    refused(client, "score", 422, state=BID, claimed=[{"team": 0, "total": 0}])


def test_replays(client: FlaskClient) -> None:
    """What is replayed must be told, and begin with a table that can be set up."""
    refused(client, "replay", 422, state=BID)
    same_table = {"players": [{"table_number": 52}] * 2}
    for setup in (same_table, {"players": THREE, "middle": cards("8 8 4 2")}):
        refused(client, "replay", 409, setup=setup, moves=[])
