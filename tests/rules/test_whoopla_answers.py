"""WHOOPLA!: tables set up, views, and what a ruling says besides its verdict."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State, put
from .whoopla_build import (
    OPTIONS,
    RUN_OF_TEN,
    act,
    backup,
    cards,
    draw,
    held,
    one,
    plain,
    rescue,
    stop,
    three,
    toss,
    two,
    unchanged,
)

ask = partial(asking.ask, "whoopla")

TWO: list[Answer] = [{}, {}]
ALL = {0: "+1 -1 backup"}


# --- Setup -----------------------------------------------------------------------------------


def test_setup_of_which_nothing_is_known(client: FlaskClient) -> None:
    answer = ask(client, "setup", players=TWO)
    assert answer["state"] == {
        "game": "whoopla", "ruleset": "whoopla-1", "ply": 0, "phase": "draw", "turn": 0,
        "options": OPTIONS, "round": [], "constraint": "none", "drawn": 0,
        "action_played": False, "centre": None, "peeked": [], "draw": [None] * 56,
        "discard": [],
        "players": [
            {"name": None, "actions": [None] * 3, "pile": [], "double_next": False}
        ] * 2,
    }  # fmt: skip
    assert answer["to_act"] == [{"player": 0, "moves": ["draw"]}]
    scoring = answer["scoring"]
    assert (scoring["final"], scoring["winners"]) == (False, [])
    for seat, standing in enumerate(scoring["standings"]):
        assert (standing["player"], standing["total"], standing["unknown_cards"]) == (seat, 0, 0)
        told = [(line["rule"], line["points"]) for line in standing["lines"]]
        assert told == [("whoopla.score.cards", 0)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_setup_of_a_number_of_players(client: FlaskClient, seats: int) -> None:
    state = ask(client, "setup", players=[{}] * seats, options={"actions_dealt": "one-each"})[
        "state"
    ]
    assert [player["actions"] for player in state["players"]] == [["+1", "-1", "x2"]] * seats
    assert state["draw"] == [None] * 56
    audit = ask(client, "audit", state=state)
    assert (audit["consistent"], audit["findings"], audit["state"]) == (True, [], state)


@pytest.mark.parametrize("first", range(3))
def test_the_seat_that_begins(client: FlaskClient, first: int) -> None:
    answer = ask(client, "setup", players=[{"name": "Ada"}, {}, {}], first=first)
    assert answer["state"]["turn"] == first
    assert answer["state"]["players"][0]["name"] == "Ada"
    assert answer["to_act"] == [{"player": first, "moves": ["draw"]}]


@pytest.mark.parametrize("dealt", ["mixed", "one-each"])
def test_setup_with_actions_that_are_known(client: FlaskClient, dealt: str) -> None:
    """Stated cards stand, sorted, unknown ones last."""
    told = [{"actions": ["peek", None, "+1"]}, {"actions": ["backup", "x2", "-1"]}]
    state = ask(client, "setup", players=told, options={"actions_dealt": dealt})["state"]
    assert [player["actions"] for player in state["players"]] == [
        ["+1", "peek", None], ["-1", "x2", "backup"],
    ]  # fmt: skip


# --- Normalised states -----------------------------------------------------------------------


def test_what_may_be_left_out(client: FlaskClient) -> None:
    """A short state comes back whole, and a whole one as it is."""
    short = {
        "game": "whoopla", "phase": "decide", "turn": 1, "drawn": 2, "action_played": False,
        "round": [{"card": 7}, {"card": "mirror"}, {"card": 8, "marked": False}],
        "draw": [None] * 49, "discard": [4, "joker"],
        "players": [
            {"actions": ["peek", None, "-1"], "pile": [{"card": 3, "value": 4}]},
            {"name": "Bo", "actions": ["x2", "+1"], "pile": [{"card": 5, "doubled": True}]},
        ],
    }  # fmt: skip
    answer = ask(client, "audit", state=short)
    assert answer["consistent"] is True
    assert answer["state"] == {
        "game": "whoopla", "ruleset": "whoopla-1", "ply": 0, "phase": "decide", "turn": 1,
        "options": OPTIONS, "drawn": 2, "action_played": False, "constraint": "lively",
        "round": cards("7 M 8"), "centre": None, "peeked": [], "draw": [None] * 49,
        "discard": plain("4 J"),
        "players": [
            {"name": None, "actions": ["-1", "peek", None], "pile": cards("3=4"),
             "double_next": False},
            {"name": "Bo", "actions": ["+1", "x2"], "pile": cards("5x"), "double_next": False},
        ],
    }  # fmt: skip
    assert ask(client, "audit", state=answer["state"]) == answer


@pytest.mark.parametrize("constraint", [None, "none", "lively", "gentle"])
def test_a_heritage_is_taken(client: FlaskClient, constraint: str | None) -> None:
    """Whatever the constraint that was sent, the turn begins with the card in the round."""
    state = two("draw", centre="12=11*", draw="5")
    if constraint is None:
        del state["constraint"]
    else:
        state["constraint"] = constraint
    answer = ask(client, "audit", state=state)
    assert answer["consistent"] is True
    taken = answer["state"]
    assert (taken["round"], taken["centre"]) == (cards("12=11*"), None)
    assert (taken["constraint"], taken["drawn"]) == ("gentle", 0)
    ruling = ask(client, "validate", state=state, move=draw(0))
    assert [event["type"] for event in ruling["events"]] == ["drawn"]
    assert ruling["state"]["round"] == cards("12=11* 5")
    other = ask(client, "validate", state=taken, move=draw(0))
    assert other["ruling_id"] == ruling["ruling_id"]


def test_an_unnamed_joker_may_leave_out_its_value(client: FlaskClient) -> None:
    state = put(two("joker", "3 J"), "round/1", {"card": "joker"})
    answer = ask(client, "audit", state=state)
    assert answer["consistent"] is True
    assert answer["state"]["round"] == cards("3 J")


def test_answers_are_sorted(client: FlaskClient) -> None:
    """Action cards in their order, unknown ones last; piles as they lie."""
    state = put(two("decide", "3 8", draw="9 2", discard="7 1", piles={0: "12 5 9"}), "ply", 7)
    state = put(state, "players/0/actions", [None, "backup", "+1"])
    state = put(state, "players/1/actions", ["peek", "x2", "-1"])
    answer = ask(client, "audit", state=state)["state"]
    assert answer["players"][0]["actions"] == ["+1", "backup", None]
    assert answer["players"][1]["actions"] == ["-1", "x2", "peek"]
    for place in ("draw", "discard", "round"):
        assert answer[place] == state[place]
    assert answer["players"][0]["pile"] == cards("12 5 9")
    assert answer == unchanged(state)
    assert ask(client, "audit", state=answer)["state"] == answer


# --- Views -----------------------------------------------------------------------------------

SEEN = {0: "+1 x2", 1: "peek ?", 2: "backup -1 -1"}
OTHERS = {
    "mode": "family-plus", "target": 60, "actions_dealt": "one-each",
    "gentle_blocks_rescue": True, "double_expires": True, "marked_blocks": False,
}  # fmt: skip
TABLES = {
    "draw": three("draw", heritage="7", draw="5 6", discard="9 1", actions=SEEN),
    "joker": three("joker", "3 J", actions=SEEN, piles={1: "5=6 8x"}),
    "duplicate": three("duplicate", "3 8 3", actions=SEEN),
    "decide": three("decide", "3 8", acted=True, doubling={0}, actions=SEEN, discard="? 9"),
    "peek": three("peek", "3 8", peeked="5 ? 7", actions=SEEN, draw="9 10"),
    "second peek": three("peek", "3 8", peeked="5 6 7", turn=1, actions=SEEN | {0: "+1"}),
    "game-over": three("game-over", piles={2: RUN_OF_TEN}, centre="11", actions=SEEN),
    "other options": three("decide", "3 8", actions=SEEN, options=OTHERS) | {"ply": 12},
}


@pytest.mark.parametrize("viewer", [0, 1, 2, "table"])
@pytest.mark.parametrize("table", TABLES)
def test_views(client: FlaskClient, table: str, viewer: object) -> None:
    """All is open but the pile, and what the seat in turn alone has seen."""
    state = TABLES[table]
    seen = ask(client, "view", state=state, viewer=viewer)
    assert seen["findings"] == []
    peeked = state["peeked"] if viewer == state["turn"] else [None] * len(state["peeked"])
    wanted = unchanged(state) | {"draw": [None] * len(state["draw"]), "peeked": peeked}
    assert seen["state"] == wanted
    assert ask(client, "view", state=seen["state"], viewer=viewer)["state"] == wanted
    assert ask(client, "audit", state=seen["state"])["consistent"] is True


def test_a_viewer_sees_what_was_peeked_at_only_in_turn(client: FlaskClient) -> None:
    state = two("decide", "3 8", draw="5 6 7 4", actions={0: "peek"})
    for viewer, seen in ((0, [5, 6, 7]), (1, [None] * 3), ("table", [None] * 3)):
        answer = ask(client, "validate", state=state, move=act(0, "peek"), viewer=viewer)
        assert answer["state"]["peeked"] == seen
        assert answer["state"]["draw"] == [None] * (len(state["draw"]) - 3)
        assert answer["ruling_id"] is None
        assert [event["type"] for event in answer["events"]] == ["peeked"]


def test_a_card_that_is_drawn_or_tossed_lies_open(client: FlaskClient) -> None:
    for viewer in (0, 1, "table"):
        answer = ask(client, "validate", state=two("draw", draw="5 6"), move=draw(0),
                     viewer=viewer)  # fmt: skip
        assert answer["state"]["round"] == cards("5")
        state = two("peek", "3 8", peeked="5 6 7", draw="4")
        answer = ask(client, "validate", state=state, move=toss(0, 1), viewer=viewer)
        assert answer["state"]["discard"] == [6]
        assert answer["state"]["draw"] == [None] * len(state["draw"] + [5, 7])


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (two("decide", "3 8", draw="13 11 12", actions={0: "peek"}), act(0, "peek")),
        (two("decide", "3 8", dark=True, actions={0: "peek"}), act(0, "peek", "13 11 12")),
    ],
)
def test_events_name_no_card_that_is_face_down(
    client: FlaskClient, state: State, move: Move
) -> None:
    """A peek tells only how many were seen."""
    events = ask(client, "validate", state=state, move=move)["events"]
    assert [event["type"] for event in events] == ["peeked"]
    told = json.dumps(events)
    assert "3" in told
    assert not [code for code in ("13", "11", "12") if code in told]


PUBLIC = [
    (two("decide", "3 8", actions={0: "+1"}), act(0, "x2"), "table.card-not-held"),
    (two("decide", "3 8"), stop(1), "table.not-your-turn"),
    (two("decide", "3", heritage="5"), stop(0), "whoopla.stop.lively"),
    (two("decide", "9 8"), act(0, "+1"), "whoopla.transform.free"),
    (two("duplicate", "3 8 3", actions=ALL), backup(0, 2), "whoopla.backup.card"),
    (two("peek", "3 8", peeked="5 6", rest="discard"), toss(0, 2), "whoopla.peek.toss"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "move", "rule"), PUBLIC)
def test_nothing_is_private(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """Action cards and the round lie open: all hear why not."""
    plain_said = ask(client, "validate", state=state, move=move)["violations"]
    assert [(said["rule"], said["private_to"]) for said in plain_said] == [(rule, None)]
    for viewer in (0, 1, "table"):
        answer = ask(client, "validate", state=state, move=move, viewer=viewer)
        assert answer["violations"] == plain_said


def test_what_lies_hidden_from_all_is_shortened(client: FlaskClient) -> None:
    """A report that the pile contradicts tells no viewer what lies there."""
    asked: dict[str, Any] = {"state": two("draw", draw="5"), "move": draw(0, "6")}
    assert ask(client, "validate", **asked)["violations"][0]["pointer"] == "#/move/card"
    for viewer in (0, 1, "table"):
        said = ask(client, "validate", **asked, viewer=viewer)["violations"][0]
        assert said["rule"] == "table.outcome-impossible"
        assert not any(said.get(name) for name in ("reason", "message", "pointer", "params"))


# --- Readings, scores, replays ---------------------------------------------------------------

X2_WAITS = two("decide", "3 8", acted=True, doubling={0})


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (two("duplicate", "3 3", heritage="12", actions=ALL), rescue(0, "+1"),
         [("gentle_blocks_rescue", True, "illegal", {"verdict", "state"})]),
        (two("decide", "3", heritage="12", draw="3", actions={0: "+1"}), draw(0),
         [("gentle_blocks_rescue", True, "legal", {"state"})]),
        (two("decide", "3", heritage="12", draw="3", actions={0: "backup"}), draw(0), []),
        (X2_WAITS, stop(0), [("double_expires", True, "legal", {"state"})]),
        (two("decide", "3 3=4*", draw="4"), draw(0),
         [("marked_blocks", False, "legal", {"state"})]),
        (two("duplicate", "3 3=4* 4"), rescue(0, "+1"),
         [("marked_blocks", False, "invalid-state", None)]),
        (two("duplicate", "6 6=7* 6"), rescue(0, "+1"),
         [("marked_blocks", False, "legal", {"verdict", "state"})]),
        (two("decide", "3 8", draw="5"), draw(0), []),
        (two("decide", "3 8"), stop(0), []),
        (two("draw", draw="5"), draw(0), []),
    ],
)  # fmt: skip
def test_rulings_that_hang_on_a_reading(
    client: FlaskClient, state: State, move: Move,
    said: list[tuple[str, Any, str, set[str] | None]],
) -> None:  # fmt: skip
    """Each option by itself, where anything differs; how cards were dealt changes no ruling."""
    readings = ask(client, "validate", state=state, move=move, readings=True)["readings"]
    got = [(other["option"], other["value"], other["verdict"]) for other in readings]
    assert got == [facts[:3] for facts in said]
    for facts, other in zip(said, readings, strict=True):
        if facts[3] is not None:
            assert set(other["changes"]) == facts[3]


def test_wrong_totals(client: FlaskClient) -> None:
    """What somebody claims against what the table scores."""
    state = three("draw", piles={0: "5 6 7", 1: "9x", 2: "M"})
    claimed = [{"player": 0, "total": 3}, {"player": 1, "total": 2}, {"player": 2, "total": 1}]
    answer = ask(client, "score", state=state, claimed=claimed)
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [6, 2, 0]
    assert [
        (said["player"], said["claimed"], said["total"], said["difference"])
        for said in answer["differences"]
    ] == [(0, 3, 6, -3), (2, 1, 0, 1)]


def test_a_brief_ruling(client: FlaskClient) -> None:
    answer = ask(client, "validate", state=two("draw", draw="5"), move=draw(0), brief=True)
    assert answer["verdict"] == "legal"
    assert not {"state", "scoring", "events", "to_act"} & set(answer)


def test_a_replay_stops_where_it_goes_wrong(client: FlaskClient) -> None:
    state = two("draw", draw="3 8 5 9 2")
    moves = [draw(0), stop(0), draw(1), draw(1), stop(1), stop(0), draw(0)]
    answer = ask(client, "replay", state=state, moves=moves)
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["legal"] * 5 + ["illegal"]
    assert answer["rulings"][-1]["violations"][0]["rule"] == "table.wrong-phase"
    assert answer["stopped_at"] == 5
    assert (answer["state"]["turn"], answer["state"]["ply"]) == (0, 5)
    assert answer["state"]["round"] == cards("5")
    assert answer["state"]["players"][1]["pile"] == cards("8 3")
    assert answer["to_act"] == [{"player": 0, "moves": ["draw"]}]


def test_a_replay_stops_where_an_outcome_is_missing(client: FlaskClient) -> None:
    answer = ask(client, "replay", setup={"players": TWO}, moves=[draw(0, "5"), draw(0), stop(0)])
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["legal", "incomplete"]
    assert answer["rulings"][1]["unsettled"][0]["rule"] == "table.outcome-missing"
    assert answer["stopped_at"] == 1
    assert answer["state"]["round"] == [one("5")]


def test_an_unknown_card_that_is_tossed_stays_unknown(client: FlaskClient) -> None:
    """It may come back: nothing hangs on it."""
    state = two("decide", "3 8", dark=True, actions={0: "peek"})
    answer = ask(client, "replay", state=state, moves=[act(0, "peek"), toss(0, 2), stop(0)])
    assert answer["stopped_at"] is None
    assert answer["state"]["discard"] == [None]
    assert answer["state"]["players"][0]["actions"] == held("")
