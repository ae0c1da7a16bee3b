"""YoYo: tables set up, views, and what a ruling says besides its verdict."""

from __future__ import annotations

import json
from functools import partial

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State, put
from .yoyo_build import (
    OPTIONS,
    cards,
    deal,
    draw,
    draw_from,
    keep,
    play,
    series,
    slide,
    three,
    unseen,
)
from .yoyo_table import TABLES

ask = partial(asking.ask, "yoyo")

THREE: list[Answer] = [{}, {}, {}]
ONE_UP = {"start_card": True}
STUCK = {"draw_only_if_stuck": True}
NEEDED = {"run_out_when_needed": True}

# --- Setup -----------------------------------------------------------------------------------


def test_setup_face_down(client: FlaskClient) -> None:
    """A table of three, nothing seen."""
    answer = ask(client, "setup", players=THREE)
    assert answer["state"] == {
        "game": "yoyo", "ruleset": "yoyo-1", "ply": 0, "phase": "play", "turn": 0,
        "options": OPTIONS, "players": [{"name": None, "hand": [None] * 7}] * 3, "discard": [],
        "draw": [None] * 43, "top_player": None, "direction": None, "drawn": None,
        "pending_draw": 0, "slides": [], "run_outs": 0, "game_number": 1, "starter": 0,
        "totals": [0, 0, 0],
    }  # fmt: skip
    assert answer["to_act"] == [{"player": 0, "moves": ["play", "draw"]}]
    scoring = answer["scoring"]
    assert (scoring["final"], scoring["winners"]) == (False, [])
    assert [standing["player"] for standing in scoring["standings"]] == [0, 1, 2]
    assert [standing["total"] for standing in scoring["standings"]] == [-7, -7, -7]


@pytest.mark.parametrize("first", range(3))
def test_the_seat_that_begins(client: FlaskClient, first: int) -> None:
    answer = ask(client, "setup", players=[{"name": "Ada"}, {}, {}], first=first)
    state = answer["state"]
    assert (state["turn"], state["starter"]) == (first, first)
    assert state["players"][0]["name"] == "Ada"
    assert answer["to_act"] == [{"player": first, "moves": ["play", "draw"]}]


@pytest.mark.parametrize(
    ("start", "way"), [("b8", "up"), ("r8", "down"), ("y14-draw", None), ("y7-slide", None)]
)
def test_a_card_turned_up_to_start(client: FlaskClient, start: str, way: str | None) -> None:
    """It has no action, and a yellow one no direction."""
    state = ask(client, "setup", players=THREE, options=ONE_UP, start=start)["state"]
    assert (state["phase"], state["turn"]) == ("play", 0)
    assert (state["discard"], state["direction"], state["top_player"]) == ([start], way, None)
    assert state["draw"] == [None] * 42
    assert state["options"] == OPTIONS | ONE_UP


def test_setup_with_cards_that_are_known(client: FlaskClient) -> None:
    """Stated cards stand, what is left out is unknown."""
    told = [cards(series("b", 3, 9)), cards("r1 r1 r2 r2 ? ? ?"), cards(unseen(7))]
    state = ask(client, "setup", players=THREE, hands=told)["state"]
    assert [player["hand"] for player in state["players"]] == told
    assert state["draw"] == [None] * 43


# --- Views -----------------------------------------------------------------------------------

SEEN = {0: "b9 r3", 1: "b10 r4 r5", 2: "b11"}


def view(client: FlaskClient, state: State, viewer: object) -> State:
    seen: State = ask(client, "view", state=state, viewer=viewer)["state"]
    return seen


@pytest.mark.parametrize("viewer", [0, 1, 2, "table"])
def test_views(client: FlaskClient, viewer: object) -> None:
    """The own hand and the whole discard pile, no other hand and no pile."""
    state = three("play", SEEN, discard="b8 r9 r7", draw="b12", totals=[5, -1, -2], game=2)
    seen = view(client, state, viewer)
    for seat, text in SEEN.items():
        hidden = [None] * len(cards(text))
        assert seen["players"][seat]["hand"] == (cards(text) if seat == viewer else hidden)
    assert seen["discard"] == cards("b8 r9 r7")
    assert seen["draw"] == [None] * len(state["draw"])
    kept = ("phase", "turn", "top_player", "direction", "totals", "game_number", "run_outs")
    assert {name: seen[name] for name in kept} == {name: state[name] for name in kept}


@pytest.mark.parametrize(("viewer", "drawn"), [(0, "b9"), (1, None), (2, None), ("table", None)])
def test_views_of_the_drawn_card(client: FlaskClient, viewer: object, drawn: str | None) -> None:
    """Only the seat on turn sees which it is."""
    assert view(client, three("drawn", SEEN, drawn="b9"), viewer)["drawn"] == drawn


@pytest.mark.parametrize("viewer", [0, 1, 2, "table"])
def test_views_of_a_slide(client: FlaskClient, viewer: object) -> None:
    """Each seat sees the card that it has laid down."""
    state = three("slide", SEEN, discard="y7-slide b8", slides={0: "b13", 2: "b14"})
    laid = [
        {"player": seat, "card": card if seat == viewer else None}
        for seat, card in ((0, "b13"), (2, "b14"))
    ]
    assert view(client, state, viewer)["slides"] == laid


@pytest.mark.parametrize("viewer", [0, 1, "table"])
@pytest.mark.parametrize(
    "state",
    [
        put(three("play", SEEN, discard="r8 r9", turn=1, top=0, starter=2, game=3, run_outs=1,
                  totals=[5, -1, 2], options=STUCK), "players/2/name", "Bo"),
        three("answer-draw", SEEN, discard="y14 y10 b8", pending=2, options=NEEDED),
        put(three("slide", SEEN, discard="y7-slide b8", slides={0: "b13", 2: "b14"}),
            "players/1/name", "Ada"),
    ],
)  # fmt: skip
def test_a_view_hides_cards_and_nothing_else(
    client: FlaskClient, state: State, viewer: object
) -> None:
    """Names stay with the seats, and all that is no card is seen."""
    state = ask(client, "audit", state=put(state, "ply", 7))["state"]
    seen = view(client, state, viewer)
    for seat in range(3):
        if seat != viewer:
            hand = state["players"][seat]["hand"]
            state = put(state, f"players/{seat}/hand", [None] * len(hand))
    for index, laid in enumerate(state["slides"]):
        if laid["player"] != viewer:
            state = put(state, f"slides/{index}/card", None)
    assert seen == put(state, "draw", [None] * len(state["draw"]))


def test_a_view_may_be_sent_again(client: FlaskClient) -> None:
    """What a seat sees is a table that can exist."""
    for state in TABLES.values():
        for viewer in (0, 1, "table"):
            seen = view(client, state, viewer)
            assert ask(client, "audit", state=seen)["consistent"] is True
            assert view(client, seen, viewer) == seen


def test_slides_are_sorted_by_seat(client: FlaskClient) -> None:
    """However they were sent, if they can be."""
    state = three("slide", SEEN, discard="y7-slide b8", slides={0: "b13", 2: "b14"})
    turned = put(state, "slides", state["slides"][::-1])
    assert ask(client, "audit", state=turned)["state"]["slides"] == state["slides"]


# --- What is private -------------------------------------------------------------------------

SECRETS = [
    (three("play", {0: "b9 r3"}), play(0, "b15"), "table.card-not-held"),
    (three("drawn", {0: "b9 b10 r3"}, drawn="b9"), play(0, "b10"), "yoyo.play.drawn"),
    (three("play", {0: "b9 r3"}, options=STUCK), draw(0), "yoyo.draw.stuck"),
    (TABLES["slide"], slide(0, "b15"), "table.card-not-held"),
]
OPEN = [
    (three("play", {0: "b7 r3"}), play(0, "b7"), "yoyo.play.fits"),
    (three("play", {0: "b9 b11 r3"}), play(0, "b9 b11"), "yoyo.series.consecutive"),
    (TABLES["answer-draw"], play(0, "b9"), "yoyo.answer"),
    (TABLES["answer-draw"], draw_from(0, 1, 1), "yoyo.draw-from.players"),
    (TABLES["play"], play(0, "b9", call="8 up"), "yoyo.call"),
    (TABLES["play"], play(1, "b9"), "table.not-your-turn"),
]


@pytest.mark.parametrize(("state", "move", "rule"), SECRETS)
def test_secrets_of_who_moves(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """What tells of a hand is for that seat; others hear the rule alone."""
    asked = {"state": state, "move": move}
    plain = ask(client, "validate", **asked)["violations"]
    assert [(said["rule"], said["private_to"]) for said in plain] == [(rule, 0)]
    own = ask(client, "validate", **asked, viewer=0)["violations"]
    assert own[0].get("pointer") == plain[0]["pointer"]
    for viewer in (1, "table"):
        answer = ask(client, "validate", **asked, viewer=viewer)
        assert (answer["verdict"], answer["ruling_id"]) == ("illegal", None)
        said = answer["violations"][0]
        assert said["rule"] == rule
        assert not any(said.get(name) for name in ("reason", "message", "pointer", "params"))
        assert set(answer["state"]["players"][0]["hand"]) == {None}


@pytest.mark.parametrize(("state", "move", "rule"), OPEN)
def test_what_all_may_hear(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """All else is no secret."""
    violations = ask(client, "validate", state=state, move=move)["violations"]
    told = [(said["rule"], said["private_to"]) for said in violations]
    assert told[0] == (rule, None)


def test_what_hangs_on_a_hidden_card_is_private(client: FlaskClient) -> None:
    state = three("play", {0: "b7 ?"}, draw=unseen(20), options=STUCK)
    unsettled = ask(client, "validate", state=state, move=draw(0))["unsettled"]
    assert [(said["rule"], said["private_to"]) for said in unsettled] == [("yoyo.draw.stuck", 0)]


@pytest.mark.parametrize(
    ("state", "move", "codes"),
    [
        (three("play", {0: "b2"}, draw="r11"), draw(0), ["r11"]),
        (TABLES["drawn"], keep(0), ["b9"]),
        (TABLES["slide"], slide(0, "b9"), ["b9"]),
        (three("slide", {0: "b9", 1: "r4", 2: "r5"}, discard="y7-slide b8",
               slides={1: "b10", 2: "b11"}), slide(0, "b9"), ["b9", "b10", "b11"]),
        (three("answer-draw", {1: "b10 r4", 2: "b11 r5"}, discard="y14 b8"),
         draw_from(0, (1, "b10"), (2, "b11")), ["b10", "b11"]),
        (three("play", {0: "y9-chaos b2", 1: "r2 r3", 2: "r4 r5"}),
         play(0, "y9-chaos", hands=["r2", "r3", "r4"], surplus="r5 b2"),
         ["b2", "r2", "r3", "r4", "r5"]),
    ],
)  # fmt: skip
def test_events_name_no_hidden_card(
    client: FlaskClient, state: State, move: Move, codes: list[str]
) -> None:
    """An event never names a card that lies face down."""
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    told = json.dumps(answer["events"])
    assert not [code for code in codes if f'"{code}"' in told]


def test_a_viewer_sees_no_drawn_card(client: FlaskClient) -> None:
    """The state after a draw is masked like any other."""
    state = three("play", {0: "b2"}, draw="r11")
    for viewer, drawn, hand in ((0, "r11", ["b2", "r11"]), (1, None, [None] * 2)):
        seen = ask(client, "validate", state=state, move=draw(0), viewer=viewer)["state"]
        assert (seen["drawn"], seen["players"][0]["hand"]) == (drawn, hand)


def test_what_lies_hidden_from_all_is_shortened(client: FlaskClient) -> None:
    """A report that a pile contradicts tells no viewer what lies there."""
    asked = {"state": three("play", {0: "b2"}, draw="r11"), "move": draw(0, "r12")}
    assert ask(client, "validate", **asked)["violations"][0]["pointer"] == "#/move/card"
    for viewer in (0, 1, "table"):
        said = ask(client, "validate", **asked, viewer=viewer)["violations"][0]
        assert said["rule"] == "table.outcome-impossible"
        assert not any(said.get(name) for name in ("reason", "message", "pointer", "params"))


# --- Readings, scores, replays ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (three("play", {0: "y5-chaos b6 r3"}), play(0, "y5-chaos b6"),
         [("yellow_opens_series", False, "illegal")]),
        (three("play", {0: "b9 r3"}), draw(0), [("draw_only_if_stuck", True, "illegal")]),
        (three("play", {0: "b7 r3"}), draw(0), []),
        (three("play", {0: "b2 r3"}, draw="r5", rest=2), draw(0),
         [("run_out_when_needed", True, "legal")]),
        (three("play", {0: "b9 r3"}, rest="discard", options=NEEDED), play(0, "b9"),
         [("run_out_when_needed", False, "invalid-state")]),
        (TABLES["round-over"], deal(), [("start_card", True, "incomplete")]),
        (TABLES["play"], play(0, "b9"), []),
    ],
)  # fmt: skip
def test_rulings_that_hang_on_a_reading(
    client: FlaskClient, state: State, move: Move, said: list[tuple[str, bool, str]]
) -> None:
    """Each option by itself, where anything differs."""
    readings = ask(client, "validate", state=state, move=move, readings=True)["readings"]
    got = [(other["option"], other["value"], other["verdict"]) for other in readings]
    assert got == said
    for (_, _, verdict), other in zip(said, readings, strict=True):
        assert ("verdict" in other["changes"]) is (verdict != "legal")


def test_wrong_totals(client: FlaskClient) -> None:
    """What somebody claims against what the table scores, earlier games counted."""
    state = three("round-over", {0: "", 1: "b9 r3", 2: "r4"}, totals=[-7, 5, -3], game=2)
    claimed = [{"player": 0, "total": -2}, {"player": 1, "total": 5}, {"player": 2, "total": -5}]
    answer = ask(client, "score", state=state, claimed=claimed)
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [-2, 3, -4]
    assert [
        (said["player"], said["claimed"], said["total"], said["difference"])
        for said in answer["differences"]
    ] == [(1, 5, 3, 2), (2, -5, -4, -1)]


def test_a_replay_stops_where_it_goes_wrong(client: FlaskClient) -> None:
    """It goes on through what is undetermined, and stops at what is illegal."""
    state = three("play", {0: "b7 ?", 1: "b9 r3", 2: "b10 r4"}, draw=unseen(20), options=STUCK)
    moves = [draw(0), keep(0), play(1, "b9"), play(2, "r4"), draw(2)]
    answer = ask(client, "replay", state=state, moves=moves)
    verdicts = [ruling["verdict"] for ruling in answer["rulings"]]
    assert verdicts == ["undetermined", "legal", "legal", "illegal"]
    assert answer["stopped_at"] == 3
    assert (answer["state"]["turn"], answer["state"]["ply"]) == (2, 3)
    assert answer["state"]["discard"] == ["b9", "b8"]


def test_a_replay_stops_where_an_outcome_is_missing(client: FlaskClient) -> None:
    state = three("round-over", {0: ""}, options=ONE_UP)
    answer = ask(client, "replay", state=state, moves=[deal(), play(1, "b9")])
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["incomplete"]
    assert answer["rulings"][0]["unsettled"][0]["rule"] == "table.outcome-missing"
    assert answer["stopped_at"] == 0
    assert answer["state"]["phase"] == "round-over"


def test_answers_are_sorted(client: FlaskClient) -> None:
    """Hands come back sorted, blue, red, yellow, unknown cards last; piles as they lie."""
    state = put(three("play", {0: "y14 r3 ? b20 b9 y3", 1: "b10"}, draw="r9 b2"), "ply", 7)
    answer = ask(client, "audit", state=state)["state"]
    assert answer["players"][0]["hand"] == [*cards("b9 b20 r3 y3 y14"), None]
    assert answer["draw"] == state["draw"]
    assert answer["discard"] == ["b8"]
    assert answer["ply"] == 7
    assert answer["ruleset"] == "yoyo-1"
    assert answer["options"] == OPTIONS
    assert ask(client, "audit", state=answer)["state"] == answer
