"""Woo: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask
from .case import Move
from .woo_build import begun, cards, complete, concede, draft, lead, meld, passes, respond, take

Known = dict[str, Any]


def lies(player: int, kind: str, text: str) -> Known:
    """Four players, and this meld."""
    return {"players": 4, "table": [meld(player, kind, text)]}


def duel(board: str, *table: tuple[int, str, str], **more: Any) -> Known:
    """Two players, the board and what was laid."""
    laid = {"table": [meld(*one) for one in table]} if table else {}
    return {"players": 2, "board": cards(board), **laid, **more}


STAIRS = lies(0, "stairs", "7788")
STAIRS_AND_HAND = STAIRS | {"players": [{}, {"hand": cards("1355")}, {}, {}]}
PARTIAL = {"partial": begun(0, "23")}
BEGUN_OVER = STAIRS | {"partial": begun(1, "55")}
RUN = duel("1669", (0, "run", "45"))
LONE_CARD = {"players": [{"hand": [5]}, {}], "board": cards("1379")}

BEATS, STUCK = "woo.respond.beats", "woo.duel.single-only-if-stuck"
HELD, IMPOSSIBLE = "table.card-not-held", "table.outcome-impossible"


@pytest.mark.parametrize(
    ("known", "move", "phase", "verdict", "rules"),
    [
        # the last meld: two equal cards may become a love-bomb, 8 and 7 only lower stairs
        (STAIRS, respond(1, "55"), "respond", "legal", []),
        (STAIRS, respond(1, "89"), "respond", "legal", []),
        (STAIRS, respond(1, "78"), "respond", "illegal", [BEATS]),
        (STAIRS, respond(2, "55"), "respond", "illegal", ["table.not-your-turn"]),
        (STAIRS, concede(1), "respond", "legal", []),
        (STAIRS_AND_HAND, respond(1, "55"), "respond", "legal", []),
        (STAIRS_AND_HAND, respond(1, "555"), "respond", "illegal", [HELD]),
        (lies(2, "love-bomb", "9999"), respond(3, "99"), "respond", "illegal", [BEATS]),
        (STAIRS | {"players": 4, "turn": 1, "lead": 0}, respond(1, "9"), "respond", "legal", []),
        # the partial
        (PARTIAL, complete(2, "4"), "complete", "legal", []),
        (PARTIAL, complete(2, "23"), "complete", "legal", []),
        (PARTIAL, complete(2, "5"), "complete", "illegal", ["woo.complete.meld"]),
        (PARTIAL, passes(2), "complete", "legal", []),
        (PARTIAL | {"turn": 0}, take(0, 2), "reclaim", "legal", []),
        (PARTIAL | {"lead": 3}, take(0, 4), "reclaim", "illegal", ["woo.reclaim.card"]),
        (PARTIAL | {"phase": "reclaim"}, take(0, 3), "reclaim", "legal", []),
        (BEGUN_OVER, complete(3, "55"), "complete", "legal", []),
        (BEGUN_OVER, complete(3, "5"), "complete", "illegal", [BEATS]),
        # nothing, or the two cards of the draft
        ({"players": 4}, lead(0, "24"), "lead", "legal", []),
        ({"players": 4}, lead(0, "159"), "lead", "illegal", ["woo.partial.extendable"]),
        ({"turn": 3}, lead(3, "7"), "lead", "legal", []),
        ({"offer": cards("38")}, draft(1, 3, 3), "draft", "legal", []),
        ({"offer": cards("38")}, draft(1, 3, 0), "draft", "illegal", ["woo.draft.team"]),
        ({"offer": cards("8")}, draft(2, 3, 2), "draft", "illegal", ["woo.draft.offer"]),
        ({"turn": 1, "lead": 0}, draft(1, 5, 1), "draft", "legal", []),
        ({"turn": 1, "lead": 3}, draft(1, 5, 3), "draft", "legal", []),
        # the duel
        (RUN, respond(1, "5", board="6"), "respond", "legal", []),
        (RUN, respond(1, "56"), "respond", "illegal", ["woo.duel.board-card"]),
        (RUN, respond(1, "66", board="66"), "respond", "legal", []),
        (RUN, respond(1, "9"), "respond", "illegal", [BEATS]),
        (RUN, concede(1, taking=2), "respond", "illegal", ["woo.duel.take"]),
        (RUN | {"options": {"duel_responder_needs_board": False}}, respond(1, "56"), "respond",
         "legal", []),
        (LONE_CARD, lead(0, "5"), "lead", "legal", []),
        (LONE_CARD | {"board": cards("1369")}, lead(0, "5"), "lead", "illegal", [STUCK]),
        (duel("1379"), lead(0, "5"), "lead", "undetermined", []),
        (duel("1379"), lead(0, "6", board="7", refill="4"), "lead", "legal", []),
        (duel("1379"), lead(0, "6", board="7", refill=""), "lead", "illegal", [IMPOSSIBLE]),
        # of a board of three nothing was refilled after the meld: the pile has run out
        (duel("166", (0, "run", "45")), respond(1, "5", board="6", refill=""), "respond",
         "legal", []),
        (duel("139", (0, "single", "6")), respond(1, "5"), "respond", "illegal",
         ["woo.duel.answer-to-single"]),
        ({"table": [meld(0, "single", "6")]}, respond(1, "8"), "respond", "legal", []),
        (duel("", (0, "run", "45")), respond(1, "67", refill=""), "respond", "legal", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, phase: str, verdict: str, rules: list[str]
) -> None:
    made = ask("woo", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["phase"] == phase
    ruling = ask("woo", client, "validate", state=made["state"], move=move)
    assert ruling["verdict"] == verdict
    assert [violation["rule"] for violation in ruling["violations"]] == rules


OPTION, DUEL_OPTION = "single_discard_goes_out", "duel_responder_needs_board"
HANDS = [f"players/{seat}/hand" for seat in range(4)]


@pytest.mark.parametrize(
    ("known", "places"),
    [
        (STAIRS_AND_HAND, ["points", HANDS[0], HANDS[2], HANDS[3]]),
        (PARTIAL, ["table", "phase", "points", *HANDS]),
        (BEGUN_OVER, ["points", *HANDS]),
        ({}, ["players", "table", "turn", "points", *HANDS]),
        ({"offer": cards("38")}, ["turn", "points"]),
        (RUN, ["points", HANDS[0], HANDS[1], "draw"]),
        (duel(""), ["table", "turn", "points", HANDS[0], HANDS[1]]),
    ],
)
def test_what_is_assumed(client: FlaskClient, known: Known, places: list[str]) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask("woo", client, "situation", known=known)
    option = DUEL_OPTION if len(made["state"]["players"]) == 2 else OPTION
    told = [one["pointer"] for one in made["assumed"]]
    assert told == [
        f"#/state/{place}" for place in ("options/points_to_win", f"options/{option}", *places)
    ]


@pytest.mark.parametrize(
    ("known", "sizes", "draw"),
    [
        ({"players": 4}, [13, 13, 13, 13], 0),
        ({"offer": cards("8"), "lead": 3}, [14, 13, 13, 13], 0),
        ({"offer": cards("8"), "lead": 3, "discard": None}, [14, 13, 13, 13], 0),
        (STAIRS, [12, 13, 13, 12], 0),
        (STAIRS_AND_HAND, [13, 4, 13, 13], 0),
        (STAIRS | {"discard": []}, [12, 13, 13, 12], 0),
        ({"players": 4, "discard": [None] * 44}, [4, 2, 2, 2], 0),
        (duel("1379"), [13, 13], 24),
        (duel("1379", discard=[None] * 30), [8, 8], 4),
    ],
)
def test_how_many_cards(client: FlaskClient, known: Known, sizes: list[int], draw: int) -> None:
    """As many as are dealt, or what is left, evenly; who is on turn has enough for a move."""
    state = ask("woo", client, "situation", known=known)["state"]
    assert [len(player["hand"]) for player in state["players"]] == sizes
    assert len(state["draw"]) == draw


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"players": [{}, {}, {}, {"hand": []}]}, ("round-over", 0, [0, 1], 1)),
        ({**lies(1, "set", "55"), "phase": "round-over"}, ("round-over", 0, [0, 1], 1)),
        (
            {**lies(1, "set", "55"), "phase": "game-over", "points": [1, 2]},
            ("game-over", 0, [1, 2], 3),
        ),
        ({**lies(1, "set", "55"), "phase": "round-over", "lead": 2}, ("round-over", 2, [0, 1], 1)),
        ({"phase": "game-over", "round": 3}, ("game-over", 3, [2, 1], 3)),
        ({"points": [1, 1], "round": 2, "lead": 1}, ("round-over", 1, [1, 1], 2)),
        (duel("1379", (1, "set", "55"), phase="round-over"), ("round-over", 0, [0, 1], 1)),
        ({"round": 3}, ("lead", 0, [1, 1], 3)),
        ({"points": [0, 1]}, ("lead", 0, [0, 1], 2)),
    ],
)
def test_rounds(client: FlaskClient, known: Known, expected: tuple[str, int, Any, int]) -> None:
    """Phase, who leads next, points and round: each follows from what is told of the others."""
    made = ask("woo", client, "situation", known=known)
    assert made["findings"] == []
    assert tuple(made["state"][name] for name in ("phase", "lead", "points", "round")) == expected


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"round": 4}, ("lead", [2, 1], 3)),
        ({"round": 17}, ("lead", [8, 8], 9)),
        ({"round": 3, "phase": "round-over"}, ("round-over", [2, 1], 3)),
        ({"round": 4, "phase": "game-over"}, ("game-over", [3, 1], 3)),
        ({"round": 5, "phase": "game-over"}, ("game-over", [3, 2], 3)),
        ({"points": [3, 1]}, ("lead", [3, 1], 4)),
        ({"points": [2, 2]}, ("lead", [2, 2], 3)),
        ({"points": [2, 0], "turn": 1}, ("lead", [2, 0], 3)),
        ({"points": [2, 0], "phase": "lead"}, ("lead", [2, 0], 3)),
        ({"points": [3, 1], "phase": "game-over"}, ("game-over", [3, 1], 3)),
        ({"points": [2, 0]}, ("game-over", [2, 0], 2)),
    ],
)
def test_what_is_played_to(
    client: FlaskClient, known: Known, expected: tuple[str, list[int], int]
) -> None:
    """A higher number of points wins if there could not be as many rounds or points otherwise."""
    made = ask("woo", client, "situation", known=known)
    assert made["findings"] == []
    state = made["state"]
    assert (state["phase"], state["points"], state["options"]["points_to_win"]) == expected
    assert "#/state/options/points_to_win" in [one["pointer"] for one in made["assumed"]]


@pytest.mark.parametrize(
    ("known", "pointers"),
    [
        (STAIRS | {"turn": 0}, ["turn"]),
        (STAIRS | {"phase": "lead"}, ["table"]),
        (lies(0, "stairs", "7799"), ["table/0/cards"]),
        (BEGUN_OVER | {"partial": begun(1, "78")}, ["partial/cards"]),
        ({"players": 4, "board": cards("1379")}, ["board"]),
        ({"players": 2, "partial": begun(0, "5")}, ["phase"]),
        (STAIRS | {"offer": cards("35")}, ["offer"]),
        ({"players": 4, "draw": [None]}, ["draw"]),
        ({"players": 3}, ["players"]),
        ({"players": []}, ["players"]),
        ({"phase": "respond"}, ["table"]),
        ({"lead": 7}, ["lead"]),
        ({"points": [1, 0], "round": 5}, ["round"]),
        ({"round": 18}, ["points"]),
        ({"points": [2, 1], "phase": "lead", "options": {"points_to_win": 2}}, ["points/0"]),
    ],
)
def test_contradictions_are_told_where_they_are_known(
    client: FlaskClient, known: Known, pointers: list[str]
) -> None:
    made = ask("woo", client, "situation", known=known)
    told = [finding["pointer"] for finding in made["findings"]]
    assert told == [f"#/known/{pointer}" for pointer in pointers]
    assert made["to_act"] == []
