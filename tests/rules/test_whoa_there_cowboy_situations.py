"""Whoa There Cowboy: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask
from .case import Move
from .whoa_there_cowboy_build import (
    OPTIONS,
    cards,
    challenge,
    claim,
    deal,
    give,
    no_challenge,
    play,
    yeehaw,
)

GAME = "whoa-there-cowboy"

Known = dict[str, Any]


def holding(count: int, told: str, way: str | None = "up", **options: Any) -> Known:
    """The row of people at a table: a hand, the last claim, the direction, the variants."""
    players: list[Known] = [{"hand": [None] * count}, {}, {}]
    return {"players": players, "claim": claim(told), "direction": way, "options": options}


SEVENS = {"claim": claim("2x7"), "direction": "down"}
CLIMB = {"players": 3, "options": {"direction_card": False}, "claim": claim("3x7")}
EMPTIED = {"players": [{}, {"hand": []}, {}], "claim": claim("2x3")}
UNDONE = {"options": {"caught_claim_stands": False, "exact_order": True}, "claim": claim("2x3")}
LET_THROUGH = {"turn": 0, "let_through": {"player": 3, "bluff": True}}
ARMED = EMPTIED | {"depletions": 1}

BEATS, HAND = ["cowboy.play.beats"], ["cowboy.play.hand"]
EXACT, RESTART = ["cowboy.play.exact-order"], ["cowboy.play.restart"]


@pytest.mark.parametrize(
    ("known", "move", "verdict", "rules"),
    [
        (SEVENS, play(0, "3x7"), "legal", []),
        (SEVENS, play(0, "1x5"), "legal", []),
        (SEVENS, play(0, "2x7"), "illegal", BEATS),
        (SEVENS, play(0, "14x6"), "legal", []),
        (SEVENS, challenge(1), "incomplete", ["table.outcome-missing"]),
        (SEVENS, challenge(0, "77"), "legal", []),
        (SEVENS, challenge(3, "77"), "illegal", ["cowboy.challenge.self"]),
        (SEVENS, play(1, "3x7"), "illegal", ["table.not-your-turn"]),
        (SEVENS, yeehaw(2), "undetermined", ["cowboy.yeehaw.bluff"]),
        (SEVENS | {"options": {"exact_order": True}}, play(0, "1x5"), "illegal", EXACT),
        (holding(2, "2x3"), play(0, "2x5"), "legal", []),
        (holding(2, "2x3"), play(0, "3x3"), "illegal", HAND),
        (holding(2, "2x3"), play(0, "1x2"), "illegal", BEATS),
        (holding(2, "2x3", "down"), play(0, "1x2"), "legal", []),
        (holding(4, "1x6", exact_order=True), play(0, "4x7"), "legal", []),
        (holding(4, "2x7", None, direction_card=False), play(0, "1x1"), "legal", []),
        (CLIMB, play(0, "4x7"), "legal", []),
        (CLIMB, play(0, "1x5"), "illegal", RESTART),
        ({"players": 3}, play(0, "2x3"), "legal", []),
        ({"players": 3}, play(0, "8x3"), "illegal", HAND),
        ({"players": 3, "first": 2}, play(2, "2x3"), "legal", []),
        ({"players": 2, "options": {"exact_order": True}}, play(0, "2x3"), "illegal", EXACT),
        (SEVENS | {"players": [{"hand": cards("7?")}, {}]}, play(0, "1x6", "6"), "legal", []),
        (SEVENS | {"players": [{"hand": cards("75")}, {}]}, play(0, "1x6", "6"), "illegal",
         ["table.card-not-held"]),
        (SEVENS | LET_THROUGH, challenge(1), "illegal", ["cowboy.challenge.window"]),
        (EMPTIED, play(2, "1x4", drew="1234567"), "legal", []),
        (ARMED, play(2, "1x4"), "illegal", ["cowboy.play.last-play"]),
        (ARMED, no_challenge(), "legal", []),
        ({"gift": {"from": 2, "to": 0}}, give(2), "legal", []),
        ({"phase": "gift", "turn": 1}, give(1, "3"), "legal", []),
        ({"phase": "round-over"}, deal(), "legal", []),
        ({"phase": "game-over"}, deal(), "illegal", ["table.game-over"]),
        ({"direction": "down"}, play(0, "1x6"), "legal", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, verdict: str, rules: list[str]
) -> None:
    made = ask(GAME, client, "situation", known=known)
    assert made["findings"] == []
    ruling = ask(GAME, client, "validate", state=made["state"], move=move)
    assert ruling["verdict"] == verdict
    assert [cited["rule"] for cited in ruling["violations"] + ruling["unsettled"]] == rules


def test_what_is_assumed(client: FlaskClient) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask(GAME, client, "situation", known=holding(4, "2x7", "down", **OPTIONS))
    places = {
        one["pointer"].removeprefix("#/state/"): {
            name: fact for name, fact in one["params"].items() if name not in ("field", "seat")
        }
        for one in made["assumed"]
    }
    assert places == {
        "round": {"value": 1},
        "depletions": {"value": 0},
        "turn": {"player": 0},
        "first": {"player": 0},
        "open/player": {"player": 2},
        "open/before/claim/number": {"value": 6},
        "open/before/claim/quantity": {"value": 1},
        "let_through/player": {"player": 1},
        "players/0/tokens": {"value": 0},
        "players/1/tokens": {"value": 0},
        "players/2/tokens": {"value": 0},
        "players/1/hand": {"count": 7},
        "players/2/hand": {"count": 5},
        "draw": {"count": 80},
    }


def test_the_seat_on_turn_can_claim_all_there_are_of_a_number(client: FlaskClient) -> None:
    made = ask(GAME, client, "situation", known=SEVENS)
    assert [len(player["hand"]) for player in made["state"]["players"]] == [14, 7, 7, 5]


def test_older_players_have_larger_hands(client: FlaskClient) -> None:
    known = {"players": [{"young": True}, {}], "options": {"older_hand": True}}
    made = ask(GAME, client, "situation", known=known)
    assert [len(player["hand"]) for player in made["state"]["players"]] == [7, 9]
    assert "#/state/players/1/young" in [one["pointer"] for one in made["assumed"]]


def test_what_is_left_is_shared_evenly(client: FlaskClient) -> None:
    known = {"players": 3, "claim": None, "draw": [None] * 40, "pile": [None] * 51}
    made = ask(GAME, client, "situation", known=known)
    assert [len(player["hand"]) for player in made["state"]["players"]] == [3, 2, 2]


def test_without_a_direction_there_is_no_card(client: FlaskClient) -> None:
    """That follows, and is not assumed."""
    made = ask(GAME, client, "situation", known={"open": lying(2, "1x6", "1x5", None)})
    assert made["state"]["options"]["direction_card"] is False
    assert "#/state/options/direction_card" not in [one["pointer"] for one in made["assumed"]]


@pytest.mark.parametrize(
    ("known", "rounds", "assumed"),
    [
        ({"round": 5}, 5, True),
        ({"round": 3, "phase": "round-over"}, 4, True),
        ({"round": 5, "phase": "game-over"}, 5, False),
        ({"round": 2}, 3, True),
    ],
)
def test_there_are_as_many_rounds_as_were_told(
    client: FlaskClient, known: Known, rounds: int, assumed: bool
) -> None:
    made = ask(GAME, client, "situation", known=known)
    places = [one["pointer"] for one in made["assumed"]]
    assert made["findings"] == []
    assert made["state"]["options"]["rounds"] == rounds
    assert ("#/state/options/rounds" in places) is assumed


def test_a_caught_claim_goes_back_to_one_that_may_have_been(client: FlaskClient) -> None:
    state = ask(GAME, client, "situation", known=UNDONE)["state"]
    ruling = ask(GAME, client, "validate", state=state, move=challenge(0, "35"))
    assert ruling["state"]["claim"] == claim("1x2")


@pytest.mark.parametrize(
    ("seats", "known"),
    [
        (4, {"turn": 1}),
        (6, {"turn": 5}),
        (5, {"totals": [0, 0, 0, 0, 0]}),
        (6, {"gift": {"from": 0, "to": 5}}),
        (2, {"let_through": {"player": 0, "bluff": None}, "claim": claim("2x3"), "players": 2}),
        (3, {"turn": 0, "open": {"player": 2, "claim": claim("2x3"), "cards": cards("??"),
                                 "before": {"claim": None, "direction": "up"}}}),
    ],
)  # fmt: skip
def test_how_many_play(client: FlaskClient, seats: int, known: Known) -> None:
    made = ask(GAME, client, "situation", known=known)
    assert made["findings"] == []
    assert len(made["state"]["players"]) == seats


@pytest.mark.parametrize(
    ("known", "places"),
    [
        ({"claim": claim("2x7"), "direction": "up"}, [("cowboy.direction", "#/known/direction")]),
        ({"direction": "up", "options": {"direction_card": False}},
         [("table.phase", "#/known/direction")]),
        ({"turn": 9}, [("table.phase", "#/known/turn")]),
        ({"round": 4, "options": {"rounds": 3}}, [("table.phase", "#/known/round")]),
        ({"players": [{"tokens": 5}, {}]}, [("cowboy.tokens", "#/known/players/0/tokens")]),
        ({"players": [{}]}, [("table.seats", "#/known/players")]),
        ({"draw": [], "depletions": 0}, [("table.phase", "#/known/draw")]),
        ({"players": [{"hand": [5] * 15}, {}]}, [("table.copies", "#/known")]),
    ],
)  # fmt: skip
def test_contradictions_are_told_where_they_are_known(
    client: FlaskClient, known: Known, places: list[tuple[str, str]]
) -> None:
    made = ask(GAME, client, "situation", known=known)
    assert [(finding["rule"], finding["pointer"]) for finding in made["findings"]] == places
    assert made["to_act"] == []


def lying(player: int, said: str, before: str | None, way: str | None = "up") -> Known:
    """An open play of unknown cards."""
    count = int(said.partition("x")[0])
    earlier = {"claim": claim(before), "direction": way}
    return {"player": player, "claim": claim(said), "cards": [None] * count, "before": earlier}


def passed(player: int) -> Known:
    return {"player": player, "bluff": None}


CLAIMED = "claim/number claim/quantity"
BEFORE = "open/player open/before/claim/number open/before/claim/quantity let_through/player"
FIRST = "open/player open/before/claim let_through"
OVER = {"claim": claim("1x1"), "direction": "up", "turn": None, "open": None, "gift": None,
        "let_through": None, "first": 0, "pile": []}  # fmt: skip
BEGUN = {"claim": None, "direction": "up", "open": None, "gift": None, "let_through": None}


@pytest.mark.parametrize(
    ("known", "state", "hands", "assumed"),
    [
        ({"direction": "down"},
         {"phase": "play", "turn": 0, "claim": claim("1x7"), "open": lying(3, "1x7", "1x6"),
          "let_through": passed(2), "gift": None, "first": 0, "round": 1, "depletions": 0,
          "totals": [0, 0, 0, 0], "pile": []},
         [14, 7, 7, 6], f"players {CLAIMED} {BEFORE} turn first"),
        ({"phase": "round-over", "players": 5}, OVER | {"depletions": 2, "round": 1},
         [7, 7, 7, 7, 7], f"{CLAIMED} first"),
        ({"phase": "round-over", "players": 2}, OVER | {"depletions": 1}, [7, 7],
         f"{CLAIMED} first"),
        ({"phase": "game-over", "players": 2, "round": 3}, OVER, [7, 7],
         f"{CLAIMED} first totals"),
        ({"phase": "game-over", "players": 2, "first": 1}, OVER | {"round": 3, "first": 1}, [7, 7],
         f"{CLAIMED} totals"),
        ({"phase": "gift", "turn": 3},
         {"gift": {"from": 3, "to": 0}, "claim": claim("1x1"), "open": None, "let_through": None,
          "depletions": 0}, [7, 7, 7, 7],
         f"players {CLAIMED} gift/from gift/to let_through first"),
        ({"gift": {"from": 2, "to": 0}, "players": 3}, {"phase": "gift", "turn": 2}, [7, 7, 7],
         f"{CLAIMED} let_through first"),
        ({"phase": "play", "players": [{}, {}, {"hand": []}], "depletions": 1},
         {"turn": None, "claim": claim("1x1"), "depletions": 1, "open": lying(2, "1x1", None)},
         [7, 7, 0], f"{CLAIMED} {FIRST} first"),
        ({"players": 3, "first": 2}, BEGUN | {"turn": 2, "phase": "play"}, [7, 7, 7], "claim"),
        ({"players": 3, "turn": 1}, BEGUN | {"first": 1}, [7, 7, 7], "claim"),
        ({"players": 3, "turn": 2, "claim": claim("2x7")},
         {"direction": "down", "open": lying(1, "2x7", "1x6"), "let_through": passed(0)},
         [7, 5, 14], f"{BEFORE} first"),
        ({"players": 2, "claim": claim("1x1")},
         {"direction": "up", "open": lying(1, "1x1", None), "let_through": None}, [14, 6],
         f"{FIRST} turn first"),
        ({"totals": [5, -6, 7]}, BEGUN | {"round": 2, "turn": 0, "first": 0}, [7, 7, 7],
         "players claim turn"),
        ({"players": [{}, {"hand": cards("???")}, {}], "claim": claim("2x3"), "direction": "down"},
         {"turn": 1, "open": lying(0, "2x3", "1x4", "down"), "let_through": passed(2)},
         [5, 3, 7], f"{BEFORE} turn first"),
        (EMPTIED,
         {"turn": 2, "direction": "up", "open": lying(1, "2x3", "1x2"), "let_through": passed(0)},
         [7, 0, 14], f"{BEFORE} direction turn first"),
        ({"players": 3, "draw": []}, BEGUN | {"depletions": 1, "pile": [None] * 77}, [7, 7, 7],
         "claim turn"),
        ({"players": 3, "pile": [None] * 80}, BEGUN | {"draw": [None]}, [6, 6, 5],
         "claim turn"),
        ({"players": 3, "let_through": {"player": 1, "bluff": True}},
         {"phase": "play", "turn": 0, "claim": claim("1x1"), "open": lying(2, "1x1", None)},
         [14, 7, 6], f"{CLAIMED} open/player open/before/claim turn first"),
        ({"players": 3, "turn": 0, "let_through": {"player": 2, "bluff": True}},
         {"claim": claim("1x1"), "open": None}, [14, 7, 7], f"{CLAIMED} first"),
        ({"players": 3, "open": lying(1, "1x7", "1x6")},
         {"claim": claim("1x7"), "direction": "down", "turn": 2, "let_through": None},
         [7, 6, 14], "let_through first"),
        (CLIMB, {"open": lying(2, "3x7", "1x6", None), "let_through": passed(1)}, [14, 7, 4],
         f"{BEFORE} turn first"),
        ({"players": 3, "options": {"caught_claim_stands": False}},
         BEGUN | {"turn": 0, "first": 0}, [14, 7, 7], "claim let_through turn first"),
        ({"players": 2, "options": {"young_bonus": True}}, BEGUN, [7, 7],
         "claim turn players/0/young players/1/young"),
        ({"players": 3, "turn": 0, "claim": claim("95x3")},
         {"open": lying(2, "95x3", "1x2"), "draw": [None]}, [1, 1, 0], f"{BEFORE} direction first"),
        ({"players": 3, "turn": 0, "claim": claim("96x3")}, {"open": None, "let_through": None},
         [14, 7, 7], "direction let_through first"),
        ({"players": 3, "first": 1, "claim": claim("9x3")},
         {"turn": 0, "first": 1, "open": lying(2, "9x3", "1x2")}, [14, 7, 1],
         f"{BEFORE} direction turn"),
    ],
)  # fmt: skip
def test_what_is_filled_in(
    client: FlaskClient, known: Known, state: Known, hands: list[int], assumed: str
) -> None:
    """The whole table, and which of it is no more than usual; beside what always is."""
    made = ask(GAME, client, "situation", known=known)
    assert made["findings"] == []
    full = made["state"]
    assert {name: full[name] for name in state} == state
    assert [len(player["hand"]) for player in full["players"]] == hands
    told = [one["pointer"].removeprefix("#/state/") for one in made["assumed"]]
    usual = ("round", "depletions", "draw", "hand", "tokens")
    assert sorted(
        place
        for place in told
        if not place.startswith("options/") and place.rpartition("/")[2] not in usual
    ) == sorted(assumed.split())
