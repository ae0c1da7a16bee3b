"""WHOOPLA!: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask
from .case import Move, State, at, put
from .whoopla_build import (
    OPTIONS,
    RUN_OF_TEN,
    act,
    backup,
    cards,
    draw,
    name,
    rescue,
    stop,
    table,
    two,
    unchanged,
)

Known = dict[str, Any]
GENTLE = {"players": [{"actions": ["+1"]}, {}], "round": cards("12 4 4"), "constraint": "gentle"}
BLOCKED = GENTLE | {"options": {"gentle_blocks_rescue": True}}
LIVELY = {"players": 3, "round": cards("6 2"), "constraint": "lively", "drawn": 1}
PLAYED = tuple(option for option in OPTIONS if option != "actions_dealt")
"""The options that a ruling can hang on."""

BACKUP = {"players": [{"actions": ["backup"]}, {}], "round": cards("3 8 8"), "drawn": 3}


@pytest.mark.parametrize(
    ("known", "move", "phase", "verdict", "rules"),
    [
        (GENTLE, rescue(0, "+1"), "duplicate", "legal", []),
        (BLOCKED, rescue(0, "+1"), "duplicate", "illegal", ["whoopla.rescue.gentle"]),
        (GENTLE, rescue(0, "-1"), "duplicate", "illegal", ["table.card-not-held"]),
        (LIVELY, stop(0), "decide", "illegal", ["whoopla.stop.lively"]),
        (LIVELY | {"round": cards("6 2 3"), "drawn": 2}, stop(0), "decide", "legal", []),
        (LIVELY, act(0, "x2"), "decide", "legal", []),
        (BACKUP, backup(0, 1), "duplicate", "legal", []),
        (BACKUP, backup(0, 2), "duplicate", "illegal", ["whoopla.backup.card"]),
        ({"round": cards("7 J=5 M")}, act(0, "+1"), "decide", "illegal",
         ["whoopla.transform.mirror"]),
        ({"round": [{"card": 9}, {"card": "joker"}]}, name(0, 9), "joker", "legal", []),
        ({"centre": {"card": 5}}, draw(0, "8"), "draw", "legal", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, phase: str, verdict: str, rules: list[str]
) -> None:
    made = ask("whoopla", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["phase"] == phase
    ruling = ask("whoopla", client, "validate", state=made["state"], move=move)
    assert ruling["verdict"] == verdict
    assert [violation["rule"] for violation in ruling["violations"]] == rules


def test_what_is_assumed(client: FlaskClient) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask("whoopla", client, "situation", known=GENTLE | {"turn": 0})
    places = [one["pointer"] for one in made["assumed"]]
    assert places == [
        *(f"#/state/options/{option}" for option in PLAYED),
        "#/state/action_played",
        "#/state/players/0/double_next",
        "#/state/players/0/pile",
        "#/state/players/1/double_next",
        "#/state/players/1/actions",
        "#/state/players/1/pile",
        "#/state/draw",
    ]
    assert [card is None for card in made["state"]["draw"]] == [True] * 53


def test_contradictions_are_told_where_they_are_known(client: FlaskClient) -> None:
    known = {"round": cards("5 5"), "drawn": 2, "phase": "decide"}
    made = ask("whoopla", client, "situation", known=known)
    assert [finding["pointer"] for finding in made["findings"]] == ["#/known/round/1"]
    assert made["to_act"] == []


def hands(*counts: int) -> dict[int, str]:
    """So many unknown action cards of each seat."""
    return {seat: "? " * count for seat, count in enumerate(counts)}


def dark(phase: str, drawn: str, *counts: int, **facts: Any) -> State:
    """A table of two of which only what lies open is known; they hold three cards each."""
    actions = hands(*counts or (3, 3))
    return two(phase, drawn, dark=True, **{"actions": actions, **facts})


def seats(count: int, turn: int) -> State:
    return table(count, dark=True, turn=turn, actions=hands(*[3] * count))


NEUTRAL = {"marked_blocks": False}
FAR = {"target": 200}
FULL = two("decide", "3 8", rest=1, options=FAR)["players"][1]["pile"]
PAIR = {"players": 2}
BARE = [{"card": 3}, {"card": 5, "value": 6}]
X2 = {"double_next": True}

# what is known, the table that is made of it, and what is assumed beside options and players
FILLED: list[tuple[Known, State, str]] = [
    ({}, seats(4, 0), "players turn draw"),
    ({"turn": 4}, seats(5, 4), "players draw"),
    ({"turn": 5}, seats(6, 5), "players draw"),
    (PAIR, dark("draw", ""), "turn draw"),
    (PAIR | {"centre": {"card": 5}}, dark("draw", "", heritage="5"), "turn draw"),
    (PAIR | {"round": cards("7"), "phase": "draw"}, dark("draw", "", heritage="7"), "turn draw"),
    (PAIR | {"round": cards("7"), "drawn": 0}, dark("draw", "", heritage="7"), "turn draw"),
    (PAIR | {"round": cards("3 8")}, dark("decide", "3 8"), "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 8"), "constraint": "none", "turn": 1},
     dark("decide", "3 8", turn=1), "drawn action_played draw"),
    (PAIR | {"round": cards("12 8"), "constraint": "gentle"},
     dark("decide", "8", heritage="12"), "turn action_played draw"),
    (PAIR | {"round": [{"card": 3}, {"card": "joker"}]}, dark("joker", "3 J"),
     "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 J=5")}, dark("decide", "3 J=5"), "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 8 3")}, dark("duplicate", "3 8 3"),
     "drawn turn action_played draw"),
    (PAIR | {"round": [{"card": 8}, {"card": 3}, {"card": 8}]}, dark("duplicate", "8 3 8"),
     "drawn turn action_played draw"),
    (PAIR | {"round": cards("M M")}, dark("decide", "M M"), "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 3=4* 4")}, dark("duplicate", "3 3=4* 4"),
     "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 3=4* 4"), "options": NEUTRAL},
     dark("decide", "3 3=4* 4", options=NEUTRAL), "drawn turn action_played draw"),
    (PAIR | {"round": cards("4 3=4*"), "options": NEUTRAL},
     dark("decide", "4 3=4*", options=NEUTRAL), "drawn turn action_played draw"),
    (PAIR | {"round": cards("3 8 3"), "options": NEUTRAL},
     dark("duplicate", "3 8 3", options=NEUTRAL), "drawn turn action_played draw"),
    (PAIR | {"round": BARE}, dark("decide", "3 5=6", 2, 3, acted=True), "drawn turn draw"),
    (PAIR | {"round": cards("5=6 8")}, dark("decide", "5=6 8", 2, 3, acted=True),
     "drawn turn draw"),
    (PAIR | {"round": cards("3 5=7*"), "turn": 1},
     dark("decide", "3 5=7*", 3, 2, acted=True, turn=1), "drawn draw"),
    (PAIR | {"round": cards("3 5=6*")}, dark("decide", "3 5=6*"),
     "drawn turn action_played draw"),
    (PAIR | {"round": cards("5=6 8"), "drawn": 1}, dark("decide", "8", heritage="5=6"),
     "turn action_played draw"),
    ({"players": [X2, {}], "round": cards("3 8")},
     dark("decide", "3 8", 2, 3, acted=True, doubling={0}), "drawn turn draw"),
    ({"players": [{}, X2], "round": cards("3 8")}, dark("decide", "3 8", 3, 2, doubling={1}),
     "drawn turn action_played draw"),
    ({"players": [X2, {}]}, dark("draw", "", 2, 3, doubling={0}), "turn draw"),
    (PAIR | {"round": cards("3 8"), "phase": "peek"},
     dark("peek", "3 8", 2, 3, peeked="? ? ?"), "drawn turn peeked draw"),
    (PAIR | {"round": cards("3 8"), "peeked": [5, 6, 7]},
     dark("peek", "3 8", 2, 3, peeked="5 6 7"), "drawn turn draw"),
    (PAIR | {"round": cards("3 8"), "peeked": [5], "draw": []},
     dark("peek", "3 8", 2, 3, peeked="5", discard="? " * 53, rest="discard"), "drawn turn"),
    (PAIR | {"round": cards("3 8"), "discard": [9, None]},
     dark("decide", "3 8", discard="9 ?"), "drawn turn action_played"),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}], "phase": "game-over", "centre": {"card": 11}},
     dark("game-over", "", piles={0: RUN_OF_TEN}, centre="11"), "draw"),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}]},
     dark("game-over", "", piles={0: RUN_OF_TEN}), "draw"),
    ({"players": [{"pile": cards("5 6 7")}, {}], "options": {"target": 6}},
     dark("game-over", "", piles={0: "5 6 7"}, options={"target": 6}), "draw"),
    ({"players": [{}, {"pile": FULL}], "round": cards("3 8"), "options": FAR},
     dark("decide", "3 8", rest=1, options=FAR), "drawn turn action_played draw"),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}], "centre": {"card": 11}},
     dark("game-over", "", piles={0: RUN_OF_TEN}, centre="11"), "draw"),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}], "turn": 0},
     dark("draw", "", piles={0: RUN_OF_TEN}, options={"target": 42}), "draw"),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}], "round": cards("3 11")},
     dark("decide", "3 11", piles={0: RUN_OF_TEN}, options={"target": 42}),
     "drawn turn action_played draw"),
    (PAIR | {"round": cards("7 5"), "constraint": "none", "turn": 0}, dark("decide", "7 5"),
     "action_played draw"),
    (PAIR | {"round": cards("3 8"), "peeked": [5, None]},
     dark("peek", "3 8", 2, 3, peeked="5 ?", discard="? " * 52, rest="discard"), "drawn turn"),
]  # fmt: skip


@pytest.mark.parametrize(("known", "state", "assumed"), FILLED)
def test_what_is_filled_in(client: FlaskClient, known: Known, state: State, assumed: str) -> None:
    """The whole table that is made of what is known, and which fields of it are said to be so."""
    made = ask("whoopla", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"] == unchanged(state)
    pointers = [one["pointer"].removeprefix("#/state/") for one in made["assumed"]]
    told = known.get("options", {})
    assert {place for place in pointers if place.startswith("options/")} == {
        f"options/{option}" for option in PLAYED if option not in told
    }
    assert [place for place in pointers if "/" not in place] == assumed.split()
    players = known.get("players", len(state["players"]))
    seated = [{}] * players if isinstance(players, int) else players
    assert [place for place in pointers if place.startswith("players/")] == [
        f"players/{seat}/{field}"
        for seat, player in enumerate(seated)
        for field in ("double_next", "actions", "pile")
        if field not in player
    ]
    for one in made["assumed"]:
        if "count" in one["params"]:
            place = one["pointer"].removeprefix("#/state/")
            assert one["params"]["count"] == len(at(made["state"], place))


@pytest.mark.parametrize(
    ("known", "option", "value"),
    [
        ({"players": [{}, {"pile": cards("9 5=6*")}]}, "mode", "family-plus"),
        ({"round": cards("4 3=4*")}, "marked_blocks", False),
        ({"round": cards("4 3=4* 6")}, "marked_blocks", False),
        ({"round": cards("2=3* 4=3* 6")}, "marked_blocks", False),
    ],
)
def test_options_that_follow(client: FlaskClient, known: Known, option: str, value: object) -> None:
    """Where a marked card lies tells of the mode, or that it does not hold its value."""
    made = ask("whoopla", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["options"][option] == value
    assert f"#/state/options/{option}" not in [one["pointer"] for one in made["assumed"]]


IMPOSSIBLE: list[tuple[Known, State, list[str]]] = [
    (PAIR | {"drawn": 1}, put(dark("decide", ""), "drawn", 1), ["whoopla.state.heritage"]),
    ({"players": [{"pile": cards(RUN_OF_TEN)}, {}], "turn": 0, "options": {"target": 40}},
     dark("draw", "", piles={0: RUN_OF_TEN}), ["whoopla.state.finished"]),
    (PAIR | {"phase": "decide"}, put(dark("decide", ""), "drawn", 1),
     ["whoopla.state.heritage"]),
    (PAIR | {"peeked": [5, 6, 7]}, put(dark("peek", "", 2, 3, peeked="5 6 7"), "drawn", 1),
     ["whoopla.state.heritage"]),
    (PAIR | {"phase": "game-over"}, dark("game-over", ""), ["whoopla.state.finished"]),
    (PAIR | {"round": cards("5 5 6*")}, dark("decide", "5 5 6*"), ["whoopla.state.duplicate"]),
    ({"turn": 6}, put(seats(4, 0), "turn", 6), ["table.phase"]),
    (PAIR | {"round": cards("5=6 8"), "drawn": 3},
     put(dark("decide", "5=6 8", 2, 3, acted=True), "drawn", 3), ["whoopla.state.heritage"]),
    ({"players": [{}, {"pile": FULL}], "round": cards("3 8 8"), "options": FAR},
     put(dark("duplicate", "3 8", rest=1, options=FAR), "round", cards("3 8 8")) | {"drawn": 3},
     ["table.copies", "table.card-total"]),
]  # fmt: skip


@pytest.mark.parametrize(("known", "state", "rules"), IMPOSSIBLE)
def test_what_is_filled_in_where_nothing_can_be(
    client: FlaskClient, known: Known, state: State, rules: list[str]
) -> None:
    """A table that cannot be is filled in all the same, and no pile has less than no card."""
    made = ask("whoopla", client, "situation", known=known)
    assert [finding["rule"] for finding in made["findings"]] == rules
    assert made["state"] == unchanged(state)
    counts = [one["params"].get("count", 0) for one in made["assumed"]]
    assert min(counts) == 0
