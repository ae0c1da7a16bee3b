"""Wool Rules: views, and what a ruling says besides its verdict."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, told
from .case import Move, State, put
from .wool_rules_build import (
    OPTIONS,
    back,
    bid,
    cards,
    fail,
    rest,
    roll,
    rolled,
    take,
    three,
    two,
    unchanged,
)
from .wool_rules_table import TABLES

ask = partial(asking.ask, "wool-rules")

THREE: list[Answer] = [{}, {}, {}]
FEWER = {"fewer_with_help": True}
DETAILS = ("reason", "message", "pointer", "params")


def test_rulings_with_an_own_deck(client: FlaskClient) -> None:
    """Its faces count, not those of the house deck."""
    faces = [
        {"sheep": 8, "kind": "white", "points": 4, "bonus": 2, "bone": False},
        {"sheep": 60, "kind": "black", "points": -9, "bonus": 0, "bone": True},
        {"sheep": 61, "kind": "3-7-0", "points": 0, "bonus": -9, "bone": False},
        {"sheep": 62, "kind": "0-0-7", "points": 0, "bonus": 9, "bone": False},
    ]
    numbers = [101, 102, 103]
    state = three("decide", dice=18, middle="60 61 62 dog", numbers=numbers, bone=1,
                  flocks={0: "8"}, dogs={2: 2}, options={"deck": faces})  # fmt: skip
    move = take(0, "61 62 60", bonus=True, take_bone=True)
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    assert answer["state"]["players"][0]["flock"] == [60, 62, 61, 8]
    mine = answer["scoring"]["standings"][0]
    assert [line["points"] for line in mine["lines"]] == [4, -9, 3, 0, 0, 0, 0, 2]


# --- Views -----------------------------------------------------------------------------------

SEEN = {0: "8 4 26", 1: "17 2", 2: "16 38 22"}


def view(client: FlaskClient, state: State, viewer: object) -> State:
    seen: State = ask(client, "view", state=state, viewer=viewer)["state"]
    return seen


def flocks(state: State) -> list[list[Any]]:
    return [player["flock"] for player in state["players"]]


VIEWERS = [0, 1, 2, "table"]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("phase", ["bid", "roll", "decide"])
def test_views(client: FlaskClient, viewer: object, phase: str) -> None:
    """No supply, and of each flock the top; one's own is no exception."""
    dice: dict[str, Any] = {"dice": 15} if phase == "decide" else {}
    state = three(phase, flocks=SEEN, dogs={1: 2}, bone=1, chips={0: 0}, supply="6 dog ? 7",
                  **dice)  # fmt: skip
    seen = view(client, state, viewer)
    assert flocks(seen) == [[8, None, None], [17, None], [16, None, None, *seen_below(state)]]
    assert seen["supply"] == [None] * len(state["supply"])
    open_to_all = ("phase", "turn", "round", "middle", "order", "dice", "kept", "attempt",
                   "chips_left")  # fmt: skip
    assert {name: seen[name] for name in open_to_all} == {name: state[name] for name in open_to_all}
    assert [(player["dogs"], player["bone"], player["chips"]) for player in seen["players"]] == [
        (0, False, 0), (2, True, 2), (0, False, 2),
    ]  # fmt: skip


def seen_below(state: State) -> list[None]:
    """What lies face down below the three cards of seat 2 anyway."""
    return [None] * (len(flocks(state)[2]) - 3)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_views_after_the_last_round(client: FlaskClient, viewer: object) -> None:
    """Flocks are open from `return` on."""
    state = three("return", flocks={0: "16 2 22", 1: "33 10"}, dogs={2: 8}, bone=2, seen=True)
    assert flocks(view(client, state, viewer)) == flocks(state)
    over = three("game-over", flocks={0: "16"}, returned={0: "2 22"}, dogs={1: 4, 2: 4}, bone=2,
                 seen=True)  # fmt: skip
    seen = view(client, over, viewer)
    assert flocks(seen) == flocks(over)
    assert seen["players"][0]["returned"] == [2, 22]


@pytest.mark.parametrize(
    ("viewer", "bids"),
    [
        (0, [20, None, "hidden"]), (1, ["hidden", None, "hidden"]), (2, ["hidden", None, "26+"]),
        ("table", ["hidden", None, "hidden"]),
    ],
)  # fmt: skip
def test_views_of_bids(client: FlaskClient, viewer: object, bids: list[Any]) -> None:
    """A seat sees its own; that others have placed one, everybody sees."""
    seen = view(client, three("bid", bids=[20, None, "26+"]), viewer)
    assert [player["bid"] for player in seen["players"]] == bids


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", ["roll", "rest"])
def test_views_of_revealed_bids(client: FlaskClient, viewer: object, name: str) -> None:
    """They stand open until the round ends."""
    seen = view(client, TABLES[name], viewer)
    assert [player["bid"] for player in seen["players"]] == [20, 19, 18]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_view_leaves_as_it_is(client: FlaskClient, viewer: object) -> None:
    """Names, plies and options are no secret."""
    state = put(three("bid", options=FEWER), "players/1/name", "Ada") | {"ply": 7}
    seen = view(client, state, viewer)
    assert [player.get("name") for player in seen["players"]] == [None, "Ada", None]
    assert (seen["ply"], seen["options"]) == (7, OPTIONS | FEWER)


def test_a_view_may_be_sent_again(client: FlaskClient) -> None:
    """What a seat sees is a table that can exist."""
    states = [*TABLES.values(), three("bid", bids=["26+", None, 14], flocks=SEEN)]
    for state in states:
        for viewer in (0, 1, "table"):
            seen = view(client, state, viewer)
            assert ask(client, "audit", state=seen)["consistent"] is True
            assert view(client, seen, viewer) == seen


def test_a_view_of_a_table_that_cannot_exist(client: FlaskClient) -> None:
    """It is masked all the same."""
    state = three("bid", flocks=SEEN, bids=[20, None, 14], supply="6") | {"chips_left": 0}
    answer = ask(client, "view", state=state, viewer=0)
    assert told(answer["findings"])[0][0] == "wool.chips"
    seen = answer["state"]
    assert flocks(seen) == [[8, None, None], [17, None], [16, None, None]]
    assert seen["supply"] == [None] * len(state["supply"])
    assert [player["bid"] for player in seen["players"]] == [20, None, "hidden"]


# --- What is private -------------------------------------------------------------------------

POOR = three("bid", chips={0: 0})
SECRETS = [
    (three("bid"), bid(0, 13), "wool.bid.range"),
    (POOR, bid(0, "26+"), "wool.bid.plus-needs-chip"),
    (three("bid", bids=[None, 20, 18]), bid(0, 27), "wool.bid.range"),
]
OPEN = [
    (three("bid", bids=[None, "hidden", 18]), bid(0, 20, [20, 13, 18]), "wool.bid.range"),
    (three("bid", bids=[None, "hidden", 18], chips={1: 0}), bid(0, 20, [20, "26+", 18]),
     "wool.bid.plus-needs-chip"),
    (TABLES["success"], roll(0, "d12", d10=1, d8=1), "wool.take.forced"),
    (TABLES["decide"], fail(0), "wool.fail.third"),
    (TABLES["decide"], take(0, "2 22 33"), "wool.take.reached"),
    (TABLES["success"], take(0, "2 22 41"), "wool.middle.card"),
    (TABLES["rest"], rest(2, "2"), "wool.rest.all"),
    (TABLES["return"], back(0, "2 16"), "wool.return.eligible"),
    (TABLES["roll"], rolled(1, "1 1 1"), "table.not-your-turn"),
]  # fmt: skip


def violation(client: FlaskClient, **asked: Any) -> Answer:
    """The only violation of a move."""
    said: Answer
    [said] = ask(client, "validate", **asked)["violations"]
    return said


@pytest.mark.parametrize(("state", "move", "rule"), SECRETS)
def test_secrets_of_who_bids(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """What tells of a bid is for that seat; others hear the rule alone."""
    asked = {"state": state, "move": move}
    plain = violation(client, **asked)
    assert (plain["rule"], plain["private_to"], plain["pointer"]) == (rule, 0, "#/move/bid")
    assert violation(client, **asked, viewer=0).get("pointer") == "#/move/bid"
    for viewer in (1, "table"):
        answer = ask(client, "validate", **asked, viewer=viewer)
        assert (answer["verdict"], answer["ruling_id"]) == ("illegal", None)
        [said] = answer["violations"]
        assert said["rule"] == rule
        assert not any(said.get(name) for name in DETAILS)


@pytest.mark.parametrize(("state", "move", "rule"), OPEN)
def test_what_all_may_hear(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """All else is no secret."""
    for viewer in ({}, {"viewer": 1}, {"viewer": "table"}):
        said = violation(client, state=state, move=move, **viewer)
        assert (said["rule"], said["private_to"]) == (rule, None)
        assert said["reason"]


def test_a_placed_bid_that_nobody_can_pay(client: FlaskClient) -> None:
    """The finding tells of a bid that others may not see."""
    state = three("bid", bids=["26+", None, None], chips={0: 0})
    asked = {"state": state, "move": bid(1, 20)}
    [plain] = ask(client, "validate", **asked)["findings"]
    assert (plain["private_to"], plain["pointer"]) == (0, "#/state/players/0/bid")
    for viewer in (1, "table"):
        answer = ask(client, "validate", **asked, viewer=viewer)
        assert answer["verdict"] == "invalid-state"
        [said] = answer["findings"]
        assert said["rule"] == "wool.bid.plus-needs-chip"
        assert not any(said.get(name) for name in DETAILS)


def test_a_layout_that_the_supply_contradicts(client: FlaskClient) -> None:
    """Nobody may know what lies in the supply."""
    state = three("rest", middle="8 4", fill=1, supply="2 22 33 42")
    asked = {"state": state, "move": rest(2, "8 4", middle="2 22 10 42")}
    assert violation(client, **asked)["pointer"] == "#/move/middle/2"
    for viewer in (0, 2, "table"):
        said = violation(client, **asked, viewer=viewer)
        assert said["rule"] == "table.outcome-impossible"
        assert not any(said.get(name) for name in DETAILS)


def test_events_name_no_bid(client: FlaskClient) -> None:
    """A bid is placed without a word of what it is."""
    for value in (26, "26+"):
        answer = ask(client, "validate", state=three("bid"), move=bid(0, value))
        [event] = answer["events"]
        assert event["type"] == "bid-placed"
        assert value not in event.values()
        assert '"26' not in json.dumps(event)


@pytest.mark.parametrize(
    ("viewer", "bids"), [(0, [20, "hidden", None]), (1, ["hidden", 19, None]),
                         ("table", ["hidden", "hidden", None])]
)  # fmt: skip
def test_a_viewer_sees_no_bid_of_others(
    client: FlaskClient, viewer: object, bids: list[Any]
) -> None:
    """The state after a bid is masked like any other."""
    state = three("bid", bids=[20, None, None])
    answer = ask(client, "validate", state=state, move=bid(1, 19), viewer=viewer)
    assert [player["bid"] for player in answer["state"]["players"]] == bids


def test_a_viewer_sees_the_layout(client: FlaskClient) -> None:
    """What came up from the supply lies open; what follows does not."""
    state = three("rest", middle="8 4", fill=1, supply="2 22 dog 42 bone 10")
    asked = {"state": state, "move": rest(2, "8 4")}
    for viewer in (0, "table"):
        seen = ask(client, "validate", **asked, viewer=viewer)["state"]
        assert seen["middle"] == cards("2 22 dog 42")
        assert seen["supply"] == [None] * 52
        assert seen["players"][2]["flock"] == [4, None]


def test_scores_of_what_a_viewer_sees(client: FlaskClient) -> None:
    """Nobody may look through a flock before the end."""
    state = three("bid", flocks={0: "8 4 26 17"})
    plain = ask(client, "validate", state=state, move=bid(1, 20))["scoring"]["standings"][0]
    assert (plain["total"], plain["unknown_cards"]) == (32, 0)
    for viewer in (0, 1, "table"):
        asked = {"state": state, "move": bid(1, 20), "viewer": viewer}
        seen = ask(client, "validate", **asked)["scoring"]["standings"][0]
        assert (seen["total"], seen["unknown_cards"]) == (11, 3)


# --- Scores, readings, replays ---------------------------------------------------------------


def test_lines_of_a_score(client: FlaskClient) -> None:
    """All eight, those of 0 too, each with its rule."""
    standings = ask(client, "score", state=three("bid"))["scoring"]["standings"]
    names = ["white", "black", "3-7-0", "0-0-7", "one-dog", "most-dogs", "bone", "chips"]
    for standing in standings:
        rules = [line["rule"] for line in standing["lines"]]
        assert rules == [f"wool.score.{name}" for name in names]
        assert all(line["detail"] for line in standing["lines"])


def test_sheep_that_nobody_has_seen(client: FlaskClient) -> None:
    """They count nothing, and while points hang on them nobody has won."""
    state = three("bid", round=3)
    standing = ask(client, "score", state=state)["scoring"]["standings"][2]
    unseen = state["players"][2]["flock"].count(None)
    assert (standing["total"], standing["unknown_cards"]) == (3 + 2, unseen)
    over = ask(client, "score", state=TABLES["game-over"])["scoring"]
    assert (over["final"], over["winners"]) == (True, [])


def test_wrong_totals(client: FlaskClient) -> None:
    """What somebody claims against what the table scores."""
    state = three("bid", flocks={0: "8 4", 1: "16 1"}, chips={0: 5, 1: 0, 2: 1})
    claimed = [{"player": 0, "total": 20}, {"player": 1, "total": 0}, {"player": 2, "total": 1}]
    answer = ask(client, "score", state=state, claimed=claimed)
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [20, -2, 1]
    assert [
        (said["player"], said["claimed"], said["total"], said["difference"])
        for said in answer["differences"]
    ] == [(1, 0, -2, 2)]


DUEL: dict[str, Any] = {"turn": 1, "middle": "2 22", "dice": 15, "kept": "d12 d10"}


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (three("decide", dice=19), take(0, "2", chips=1),
         [("fewer_with_help", True, "legal", ["verdict", "state", "scoring"])]),
        (three("decide", dice=19, options=FEWER), take(0, "2", chips=1),
         [("fewer_with_help", False, "illegal", ["verdict", "state", "scoring"])]),
        (three("decide", dice=19), take(0, "2 22 33", chips=1), []),
        (three("decide", dice=20), take(0, "2 22"), []),
        (three("decide", dice=20), take(0, "2 22 33"), []),
        (two("decide", **DUEL), fail(1),
         [("duel_last_gets_chip", False, "legal", ["state", "scoring"])]),
        (two("decide", **DUEL, options={"duel_last_gets_chip": False}), fail(1),
         [("duel_last_gets_chip", True, "legal", ["state", "scoring"])]),
        (two("decide", **DUEL, chips={0: 20, 1: 5}), fail(1), []),
        (two("decide", dice=15, kept="d12 d10"), fail(0), []),
        (three("decide", dice=15, kept="d12 d10"), fail(0), []),
        (three("bid"), bid(0, 20), []),
        (three("bid"), bid(0, 13), []),
    ],
)  # fmt: skip
def test_rulings_that_hang_on_a_reading(
    client: FlaskClient, state: State, move: Move, said: list[tuple[str, bool, str, list[str]]]
) -> None:
    """Each option by itself, where anything differs."""
    readings = ask(client, "validate", state=state, move=move, readings=True)["readings"]
    got = [(other["option"], other["value"], other["verdict"]) for other in readings]
    assert got == [entry[:3] for entry in said]
    for (_, _, _, changes), other in zip(said, readings, strict=True):
        assert set(other["changes"]) == set(changes)


def test_a_replay_stops_where_it_goes_wrong(client: FlaskClient) -> None:
    moves = [bid(0, 20), bid(1, 18), bid(2, 16), rolled(0, "12 6 2"), fail(0), rolled(1, "1 1 1")]
    answer = ask(client, "replay", setup={"players": THREE}, moves=moves)
    verdicts = [ruling["verdict"] for ruling in answer["rulings"]]
    assert verdicts == ["legal"] * 4 + ["illegal"]
    assert told(answer["rulings"][-1]["violations"]) == [("wool.take.forced", "#/moves/4")]
    assert answer["stopped_at"] == 4
    assert (answer["state"]["phase"], answer["state"]["ply"]) == ("decide", 4)
    assert answer["to_act"] == [{"player": 0, "moves": ["take"]}]


def test_a_replay_stops_where_dice_are_missing(client: FlaskClient) -> None:
    answer = ask(client, "replay", state=three("roll"), moves=[roll(0), roll(0, "d12")])
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["incomplete"]
    assert answer["rulings"][0]["unsettled"][0]["rule"] == "table.outcome-missing"
    assert (answer["stopped_at"], answer["state"]["phase"]) == (0, "roll")


def test_a_replay_goes_on_through_what_is_undetermined(client: FlaskClient) -> None:
    """Black sheep may lie among what nobody has seen."""
    state = three("decide", dice=10, kept="d12 d10", middle="2 16 ? 22")
    moves = [fail(0, "16"), rolled(1, "12 8 1"), take(1, "2 22 8")]
    answer = ask(client, "replay", state=state, moves=moves)
    verdicts = [ruling["verdict"] for ruling in answer["rulings"]]
    assert verdicts == ["undetermined", "legal", "legal"]
    assert answer["stopped_at"] is None
    assert (answer["state"]["round"], answer["state"]["ply"]) == (2, 3)


def test_answers_are_whole(client: FlaskClient) -> None:
    """Piles come back as they lie, with all options and the ruleset."""
    state = three("bid", flocks={0: "26 4 17 8"}, supply="7 ? dog", middle="33 2 bone 22")
    state |= {"ply": 7}
    answer = ask(client, "audit", state=state)["state"]
    assert answer == unchanged(state)
    assert ask(client, "audit", state=answer)["state"] == answer
