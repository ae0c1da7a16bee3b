"""Wool Rules: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask, refused
from .case import Move
from .wool_rules_build import back, bid, cards, deck, dice_of, fail, rest, roll, take

Known = dict[str, Any]


def told(**fields: Any) -> Known:
    """The player in quarrel bids 24, with a malus of 3 on top of the flock and one chip."""
    player = {"bid": 24, "flock": [28], "chips": 1}
    known = {"players": [player, {}, {}], "middle": cards("5 31 42 dog")}
    return known | {"dice": dice_of("12 7 7"), "kept": ["d12", "d10"]} | fields


def seats(first: Known, *others: Known) -> list[Known]:
    return [first, *others, *({} for _ in range(2 - len(others)))]


LAST = told()
FIRST = told(kept=[])
OWN = told(options={"deck": deck(28, 5)}, middle=[5, None, None, None])
LOW = told(dice=dice_of("6 6 3"), middle=cards("5 31 dog"))
BONUS = told(players=seats({"bid": 24, "flock": [7], "chips": 0}), dice=dice_of("12 7 2"))
FORCED = told(players=seats({"bid": 24}))
BONE = told(players=seats({"bid": 24, "flock": [28], "chips": 1}, {"bone": True}))
SECOND = {"players": seats({"bid": 20}, {"bid": 18}, {"bid": 16}), "middle": cards("5 31 42")}
REST = SECOND | {"turn": 2}
DUEL = {"players": [{"bid": 20}, {"bid": 18}], "turn": 0, "middle": cards("5 31")}
NOT_PAID = {"players": seats({"chips": 0}, {"bid": "hidden"})}
RETURN = {"middle": [], "players": seats({"flock": [2, 22, 5], "dogs": 0})}


@pytest.mark.parametrize(
    ("known", "move", "phase", "verdict", "rules"),
    [
        (LAST, take(0, "31", chips=1), "decide", "legal", []),
        (LAST, take(0, "31"), "decide", "illegal", ["wool.take.reached"]),
        (LAST, take(0, "31", chips=2), "decide", "illegal", ["wool.chips.owned"]),
        (LAST, take(0, "31 42", chips=1), "decide", "illegal", ["wool.take.count"]),
        (LAST, take(0, "2", chips=1), "decide", "illegal", ["wool.middle.card"]),
        (LAST, fail(0), "decide", "legal", []),
        (LAST, roll(0, "d8"), "decide", "illegal", ["wool.roll.attempts"]),
        (FIRST, take(0, "31 42 dog", chips=1), "decide", "legal", []),
        (FIRST, roll(0, "d12"), "decide", "incomplete", []),
        (FIRST, fail(0), "decide", "illegal", ["wool.fail.third"]),
        (OWN, take(0, "5", chips=1), "decide", "legal", []),
        (OWN, take(0, "dog", chips=1), "decide", "legal", []),
        (LOW, fail(0), "decide", "illegal", ["wool.fail.black-sheep"]),
        (LOW, fail(0, "5"), "decide", "legal", []),
        (LOW | {"middle": cards("31 ?")}, fail(0), "decide", "undetermined", []),
        (BONUS, take(0, "31", bonus=True), "decide", "legal", []),
        (BONUS, take(0, "31", bonus=True, chips=1), "decide", "illegal", ["wool.chips.owned"]),
        (FORCED, fail(0), "decide", "illegal", ["wool.take.forced"]),
        (BONE, take(0, "31", chips=1, take_bone=True), "decide", "legal", []),
        (LAST, take(0, "31", chips=1, take_bone=True), "decide", "illegal", ["wool.bone.holder"]),
        (SECOND, roll(1, d12=5, d10=5, d8=5), "roll", "legal", []),
        (REST, rest(2, "5 31 42"), "rest", "legal", []),
        (REST, rest(2, "31 42"), "rest", "illegal", ["wool.rest.all"]),
        (DUEL, rest(0, "5 31"), "rest", "legal", []),
        (NOT_PAID, bid(0, "26+"), "bid", "illegal", ["wool.bid.plus-needs-chip"]),
        (NOT_PAID, bid(2, "26+"), "bid", "legal", []),
        (RETURN, back(0, "2 22"), "return", "legal", []),
        (RETURN, back(0, "2 5"), "return", "illegal", ["wool.return.eligible"]),
        ({"phase": "return", "players": 2}, back(0, "2"), "return", "undetermined", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, phase: str, verdict: str, rules: list[str]
) -> None:
    made = ask("wool-rules", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["phase"] == phase
    ruling = ask("wool-rules", client, "validate", state=made["state"], move=move)
    assert ruling["verdict"] == verdict
    assert [violation["rule"] for violation in ruling["violations"]] == rules


def test_what_is_assumed(client: FlaskClient) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask("wool-rules", client, "situation", known=LAST)
    options = ("deck", "fewer_with_help")
    assert [one["pointer"] for one in made["assumed"]] == [
        *(f"#/state/options/{option}" for option in options),
        "#/state/order",
        "#/state/players/2/bid",
        "#/state/players/1/bid",
        "#/state/turn",
        "#/state/players/1/chips",
        "#/state/players/2/chips",
        "#/state/round",
        "#/state/players/1/flock",
        "#/state/players/2/flock",
        "#/state/players/0/dogs",
        "#/state/players/1/dogs",
        "#/state/players/2/dogs",
        "#/state/players/0/bone",
        "#/state/players/1/bone",
        "#/state/players/2/bone",
    ]
    state = made["state"]
    assert [state["round"], state["order"], state["attempt"]] == [2, [0, 1, 2], 3]
    assert [card is None for card in state["supply"]] == [True] * 52


@pytest.mark.parametrize(
    ("known", "assumed"),
    [
        (SECOND, True),
        (SECOND | {"phase": "rest"}, False),
        ({"players": 3, "phase": "rest", "order": [2, 0, 1]}, False),
        ({"players": seats({"bid": 20}, {"bid": 20}, {"bid": 16}), "phase": "rest"}, False),
        ({"players": seats({"bid": 20}, {"bid": 16}, {"bid": 16}), "phase": "rest"}, True),
        ({"players": seats({"bid": 20}), "phase": "rest"}, True),
        (DUEL | {"phase": "rest"}, False),
    ],
)
def test_who_takes_the_rest_may_follow(client: FlaskClient, known: Known, assumed: bool) -> None:
    """The last by the bids, in the duel the first: that is no assumption."""
    told = {name: value for name, value in known.items() if name != "turn"}
    made = ask("wool-rules", client, "situation", known=told)
    assert made["findings"] == []
    assert ("#/state/turn" in [one["pointer"] for one in made["assumed"]]) is assumed


def test_an_option_for_two_is_not_assumed_for_three(client: FlaskClient) -> None:
    for seated, assumed in ((2, True), (3, False)):
        made = ask("wool-rules", client, "situation", known={"players": seated})
        places = [one["pointer"] for one in made["assumed"]]
        assert ("#/state/options/duel_last_gets_chip" in places) is assumed


def test_nothing_is_named_that_could_lie_elsewhere(client: FlaskClient) -> None:
    """The few cards that must have gone somewhere are dogs: any sheep may come up later."""
    made = ask("wool-rules", client, "situation", known=LAST)
    assert [player["flock"] for player in made["state"]["players"]] == [[28], [], []]
    assert [player["dogs"] for player in made["state"]["players"]] == [1, 1, 1]


@pytest.mark.parametrize(
    ("known", "phase", "turn", "seated"),
    [
        ({}, "bid", None, 4),
        ({"middle": cards("5 31 42 dog")}, "bid", None, 3),
        ({"middle": cards("5 31 42")}, "bid", None, 2),
        ({"round": 16}, "bid", None, 2),
        ({"supply": [None] * 53}, "bid", None, 6),
        ({"dice": dice_of(20)}, "decide", 0, 4),
        ({"dice": dice_of(20), "turn": 4}, "decide", 4, 5),
        ({"order": [2, 0, 1]}, "roll", 2, 3),
        (SECOND, "roll", 1, 3),
        (REST, "rest", 2, 3),
        (DUEL, "rest", 0, 2),
        (DUEL | {"middle": cards("5 31 42")}, "roll", 0, 2),
        ({"middle": [], "players": 3}, "return", None, 3),
        ({"players": [{"returned": [2, 4]}, {"dogs": 8}]}, "game-over", None, 2),
    ],
)
def test_phase_and_turn_follow(
    client: FlaskClient, known: Known, phase: str, turn: int | None, seated: int
) -> None:
    made = ask("wool-rules", client, "situation", known=known)
    assert made["findings"] == []
    state = made["state"]
    assert (state["phase"], state["turn"], len(state["players"])) == (phase, turn, seated)


@pytest.mark.parametrize(
    ("known", "pointer"),
    [
        (LAST | {"kept": ["d12", "d12"]}, "#/known/kept/1"),
        (LAST | {"middle": cards("28 5 31 dog")}, "#/known"),
        (LAST | {"turn": 7}, "#/known/turn"),
        (LAST | {"order": [0, 1, 1]}, "#/known/order"),
        ({"order": [0]}, "#/known/order"),
        ({"players": [{"chips": 25}, {"chips": 1}]}, "#/known"),
        ({"players": [{"flock": [None]}, {}]}, "#/known/players/0/flock/0"),
        ({"players": [{"table_number": 8}, {}]}, "#/known/players/0/table_number"),
        ({"phase": "game-over", "players": [{"dogs": 0, "flock": [2], "returned": []}, {}]},
         "#/known/players/0/returned"),
    ],
)  # fmt: skip
def test_contradictions_are_told_where_they_are_known(
    client: FlaskClient, known: Known, pointer: str
) -> None:
    made = ask("wool-rules", client, "situation", known=known)
    assert [finding["pointer"] for finding in made["findings"]] == [pointer]
    assert made["to_act"] == []


def test_a_sheep_whose_face_nobody_has_entered(client: FlaskClient) -> None:
    known = LAST | {"options": {"deck": deck(28)}, "middle": [None, 5]}
    errors = refused("wool-rules", client, "situation", 409, known=known)
    assert [error["pointer"] for error in errors] == ["#/known/middle/1"]
