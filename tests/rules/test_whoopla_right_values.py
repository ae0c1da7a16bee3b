"""WHOOPLA!: the numbers and sequences that the game's page calls right."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, listed, verdict
from .case import State
from .whoopla_build import (
    DECK,
    act,
    backup,
    cards,
    draw,
    name,
    one,
    plain,
    rescue,
    stop,
    two,
)

ask = partial(asking.ask, "whoopla")
played = partial(asking.played, "whoopla")

FAMILY = {"mode": "family-plus"}
FAR = {"target": 200}


def total(client: FlaskClient, pile: str, **options: Any) -> int:
    """What a score pile is worth."""
    state = two("draw", piles={0: pile}, options={**FAR, **options})
    scoring = ask(client, "score", state=state)["scoring"]
    points: int = scoring["standings"][0]["total"]
    assert sum(line["points"] for line in scoring["standings"][0]["lines"]) == points
    return points


def brought(client: FlaskClient, code: str) -> str:
    """The constraint that a card at the centre brings."""
    state = two("draw", centre=code)
    del state["constraint"]
    answer = ask(client, "audit", state=state)
    assert answer["consistent"] is True
    assert answer["state"]["round"] == cards(code)
    constraint: str = answer["state"]["constraint"]
    return constraint


# --- Heritages and scores --------------------------------------------------------------------


def test_what_the_cards_bring_as_heritage(client: FlaskClient) -> None:
    """18 cards bring no constraint, 20 are lively, 16 gentle."""
    count = {"none": 0, "lively": 0, "gentle": 0}
    for card in DECK:
        if card != "joker":
            count[brought(client, "M" if card == "mirror" else str(card))] += 1
    assert count == {"none": 18, "lively": 20, "gentle": 16}


@pytest.mark.parametrize("value", range(1, 14))
def test_what_a_joker_brings_as_heritage(client: FlaskClient, value: int) -> None:
    assert brought(client, f"J={value}") == brought(client, str(value))


@pytest.mark.parametrize(
    ("pile", "options", "points"),
    [
        ("5 6 7 8", {}, 10), ("5 5 6 7", {}, 7), ("1 2 3 4 5 6 7 8 9 10 11 12 13", {}, 53),
        ("1 3 5 7 9 11 13", {}, 14), ("1 3 5 7 9 11 M M", {}, 6),
        ("1 3 5 7 9 11 M M", FAMILY, 13), ("4 5=6*", FAMILY, 1), ("4 4=5* 6", FAMILY, 2),
        ("4 5=4* 6", FAMILY, 2), ("1 2 3 4 5 6 7x 8x 9x", {}, 40),
        ("1 2 3 4 5 6 7 8 9 10", {}, 41),
    ],
)  # fmt: skip
def test_scores(client: FlaskClient, pile: str, options: dict[str, Any], points: int) -> None:
    assert total(client, pile, **options) == points


def test_the_fewest_cards_for_40(client: FlaskClient) -> None:
    """Nine in a row, three of them doubled; two doubled ones are not enough."""
    assert total(client, "1 2 3 4 5 6 7 8x 9x") == 39
    assert total(client, "5x 6x 7x 8 9 10 11 12 13") == 40
    state = two("decide", "9x 1", piles={0: "1 2 3 4 5 6 7x 8x"})
    answer = played(client, [stop(0)], state=state)
    assert answer["state"]["phase"] == "game-over"
    assert answer["scoring"]["standings"][0]["total"] == 40
    assert (answer["scoring"]["final"], answer["scoring"]["winners"]) == (True, [0])
    assert answer["to_act"] == []


# --- A turn and the next ---------------------------------------------------------------------


def first_turn() -> tuple[State, list[Answer]]:
    """Seat 0 of two, no heritage."""
    state = two("draw", draw="8 5 6 13", actions={0: "+1 x2 peek", 1: "-1 x2 backup"})
    return state, [draw(0), draw(0), act(0, "+1"), stop(0)]


def test_the_first_turn(client: FlaskClient) -> None:
    state, moves = first_turn()
    answer = played(client, moves, state=state)
    after = answer["state"]
    assert after["players"][0]["pile"] == cards("8")
    assert after["players"][0]["actions"] == ["x2", "peek"]
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [1, 0]
    assert (after["phase"], after["turn"], after["round"]) == ("draw", 1, cards("5=6"))
    assert (after["constraint"], after["drawn"], after["ply"]) == ("lively", 0, 4)
    assert [event["type"] for event in answer["rulings"][-1]["events"]] == [
        "secured", "heritage-left", "turn-started", "heritage-taken",
    ]  # fmt: skip


def test_the_second_turn(client: FlaskClient) -> None:
    state, moves = first_turn()
    moves += [draw(1)]
    after = played(client, moves, state=state)["state"]
    assert (after["phase"], after["round"]) == ("duplicate", cards("5=6 6"))
    moves += [rescue(1, "-1")]
    after = played(client, moves, state=state)["state"]
    assert (after["phase"], after["round"]) == ("decide", cards("5=6 6=5*"))
    said = ask(client, "validate", state=after, move=stop(1))
    assert [broken["rule"] for broken in said["violations"]] == ["whoopla.stop.lively"]
    moves += [draw(1), stop(1)]
    answer = played(client, moves, state=state)
    after = answer["state"]
    assert after["players"][1]["pile"] == cards("5=6")
    assert after["players"][1]["actions"] == ["x2", "backup"]
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [1, 1]
    assert after["discard"] == [6]
    assert (after["turn"], after["round"], after["constraint"]) == (0, cards("13"), "gentle")


# --- Duplicates ------------------------------------------------------------------------------


def rescues(client: FlaskClient, drawn: str, actions: str = "+1 -1") -> list[str]:
    """The rescues of a duplicate that may be made."""
    state = two("duplicate", drawn, actions={0: actions})
    for by in ("+1", "-1"):
        said = verdict(client, state, rescue(0, by))
        assert (said == "legal") is (rescue(0, by) in listed(client, state, "rescue"))
    return [move["with"] for move in listed(client, state, "rescue")]


def test_a_six_on_five_six_seven(client: FlaskClient) -> None:
    """No rescue is possible; without a backup the bust is automatic, and +1 and -1 are kept."""
    assert rescues(client, "5 6 7 6") == []
    state = two("decide", "5 6 7", draw="6", actions={0: "+1 -1"})
    answer = played(client, [draw(0)], state=state)
    assert [event["type"] for event in answer["rulings"][0]["events"]] == [
        "drawn", "duplicate", "bust", "turn-started",
    ]  # fmt: skip
    assert answer["state"]["players"][0]["actions"] == ["+1", "-1"]
    assert answer["state"]["discard"] == [6, 7, 6, 5]
    assert (answer["state"]["phase"], answer["state"]["turn"]) == ("draw", 1)
    state = two("decide", "5 6 7", draw="6", actions={0: "+1 -1 backup"})
    assert played(client, [draw(0)], state=state)["state"]["phase"] == "duplicate"
    after = played(client, [draw(0), backup(0, 2)], state=state)["state"]
    assert after["players"][0]["pile"] == cards("7")
    assert after["players"][0]["actions"] == ["+1", "-1"]


def test_a_six_on_five_and_six(client: FlaskClient) -> None:
    """+1 makes 7, -1 does not go."""
    assert rescues(client, "5 6 6") == ["+1"]
    state = two("duplicate", "5 6 6")
    after = ask(client, "validate", state=state, move=rescue(0, "+1"))["state"]
    assert after["round"][-1] == one("6=7*")


@pytest.mark.parametrize(
    ("drawn", "saved", "rule"),
    [
        ("13 13", ["-1"], "whoopla.transform.range"),
        ("1 1", ["+1"], "whoopla.transform.range"),
        ("M 13 13", ["-1"], "whoopla.transform.range"),
        ("M 1 1", ["+1"], "whoopla.transform.range"),
    ],
)
def test_the_ends_of_the_numbers(
    client: FlaskClient, drawn: str, saved: list[str], rule: str
) -> None:
    """A 13 is saved by -1 only, a 1 by +1 only; a mirror in the round does not matter."""
    assert rescues(client, drawn) == saved
    [other] = {"+1", "-1"} - set(saved)
    said = ask(
        client, "validate", state=two("duplicate", drawn, actions={0: "+1 -1"}),
        move=rescue(0, other),
    )  # fmt: skip
    assert [broken["rule"] for broken in said["violations"]] == [rule]


# --- Mirrors, jokers, lists ------------------------------------------------------------------


def test_two_mirrors(client: FlaskClient) -> None:
    """No duplicate, and a stop is allowed; the mirror as heritage brings no constraint."""
    state = two("decide", "M", draw="M 9")
    after = played(client, [draw(0)], state=state)["state"]
    assert (after["phase"], after["round"]) == ("decide", cards("M M"))
    assert verdict(client, after, stop(0)) == "legal"
    after = played(client, [draw(0), stop(0)], state=state)["state"]
    assert (after["round"], after["constraint"]) == (cards("M"), "none")
    assert after["players"][0]["pile"] == cards("M")


@pytest.mark.parametrize("drawn", ["J", "3 J", "1 2 3 4 5 J", "J=7 J", "M J"])
def test_names_of_a_joker(client: FlaskClient, drawn: str) -> None:
    """13 of them, whatever the round holds."""
    state = two("joker", drawn)
    answer = ask(client, "moves", state=state)
    assert answer["moves"] == [name(0, value) for value in range(1, 14)]
    assert answer["complete"] is True
    assert all(verdict(client, state, move) == "legal" for move in answer["moves"])


@pytest.mark.parametrize(
    "state",
    [
        two("draw"), two("draw", heritage="12"), two("draw", dark=True), two("draw", turn=1),
        two("draw", centre="5"), two("draw", doubling={0}, actions={0: "? ?"}),
        two("draw", discard="9", rest=1, options=FAR),
    ],
)  # fmt: skip
def test_the_move_that_begins_a_turn(client: FlaskClient, state: State) -> None:
    answer = ask(client, "moves", state=state)
    assert answer["moves"] == [draw(state["turn"])]
    assert answer["complete"] is True


# --- A whole game ----------------------------------------------------------------------------


def test_a_game_that_is_won(client: FlaskClient) -> None:
    """A small target: a deal that is told, a bust, a peek and the last stop."""
    setup: Answer = {
        "players": [{"name": "Ada", "actions": ["peek", "x2", "+1"]},
                    {"actions": ["-1", "backup", None]}],
        "options": {"target": 6},
    }  # fmt: skip
    moves = [
        draw(0, "5"), act(0, "x2"), draw(0, "6"), draw(0, "7"), draw(0, "1"), stop(0),
    ]  # fmt: skip
    answer = played(client, moves, setup=setup)
    state = answer["state"]
    # 5, 6 doubled and 7: four points and a run make 7.
    assert state["phase"] == "game-over"
    assert state["players"][0]["pile"] == cards("7 6x 5")
    assert state["players"][0]["actions"] == ["+1", "peek"]
    assert state["centre"] == one("1")
    assert state["draw"] == [None] * 52
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [7, 0]
    assert (answer["scoring"]["final"], answer["scoring"]["winners"]) == (True, [0])
    assert answer["to_act"] == []
    after = ask(client, "replay", setup=setup, moves=[*moves, draw(1, "9")])
    assert after["stopped_at"] == len(moves)
    assert after["rulings"][-1]["violations"][0]["rule"] == "table.game-over"


def test_a_game_between_two(client: FlaskClient) -> None:
    """Turn by turn, with a bust, a joker, a peek, a rescue and a backup."""
    state = two(
        "draw", draw="3 12 12 J 4 7 9 2 11 2 10 5",
        actions={0: "+1 -1 peek", 1: "backup x2 ?"},
    )  # fmt: skip
    moves = [
        draw(0), draw(0), draw(0),       # 3, 12, and a 12 again
        rescue(0, "-1"), stop(0),        # it becomes 11: 3 and 12 are secured, gentle for seat 1
        draw(1), name(1, 11),            # a joker into the heritage: a duplicate
        backup(1, 0),                    # no: the marked heritage cannot be saved in junior
    ]  # fmt: skip
    answer = ask(client, "replay", state=state, moves=moves)
    assert answer["stopped_at"] == 7
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["legal"] * 7 + ["illegal"]
    stands = answer["state"]
    assert (stands["phase"], stands["turn"], stands["constraint"]) == ("duplicate", 1, "gentle")
    assert stands["round"] == cards("12=11* J=11")
    assert stands["players"][0]["pile"] == cards("12 3")
    moves[7:] = [rescue(1, "-1"), draw(1), draw(1), stop(1)]  # the unknown card is a -1
    answer = played(client, moves, state=state)
    stands = answer["state"]
    assert stands["players"][1]["actions"] == ["x2", "backup"]
    assert stands["discard"] == plain("J 12")
    assert stands["players"][1]["pile"] == cards("4")
    assert (stands["round"], stands["constraint"]) == (cards("7"), "lively")
    moves += [draw(0), act(0, "peek")]
    stands = played(client, moves, state=state)["state"]
    assert stands["peeked"] == [2, 11, 2]
