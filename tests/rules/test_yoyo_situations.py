"""YoYo: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask, told
from .case import Move
from .yoyo_build import cards, draw, draw_from, keep, play, series, slide

Known = dict[str, Any]
YELLOW = {"players": 3, "discard": cards("y14"), "top_player": 0, "direction": "up", "turn": 1}
CHAIN = {"discard": cards("y14"), "top_player": 2, "direction": "up", "turn": 3, "pending_draw": 2}
BLUE = {"players": 3, "discard": cards("b8"), "top_player": 0, "turn": 1}
PETER = {"players": [{}, {"hand": cards("b13 b15 y14 y16 r5 r6 r17")}, {}]}
HANS = {"players": [{}, {"hand": cards("b2 b3 b4")}], "discard": cards("r2"), "top_player": 0}
STUCK = {"options": {"draw_only_if_stuck": True}}
DONE = {"players": [{}, {"hand": []}, {}], "discard": cards("b8"), "top_player": 1}
SKIPPED = {"players": 2, "discard": cards("y16"), "top_player": 0, "direction": "up"}
SLID = {"players": 3, "discard": cards("y3"), "top_player": 1}


@pytest.mark.parametrize(
    ("known", "move", "phase", "verdict", "rules"),
    [
        (YELLOW, play(1, "r14"), "play", "legal", []),
        (YELLOW, play(1, "r13"), "play", "illegal", ["yoyo.play.fits"]),
        (YELLOW, play(1, "b13"), "play", "illegal", ["yoyo.play.fits"]),
        (YELLOW, play(1, "y3", "down"), "play", "legal", []),
        (YELLOW, play(2, "b15"), "play", "illegal", ["table.not-your-turn"]),
        (YELLOW | {"pending_draw": 1}, play(1, "r14"), "answer-draw", "illegal", ["yoyo.answer"]),
        (CHAIN, play(3, "y6"), "answer-draw", "legal", []),
        (CHAIN, play(3, "b15"), "answer-draw", "illegal", ["yoyo.answer"]),
        (CHAIN, draw_from(3, (1, "? ?"), (2, "? ?")), "answer-draw", "legal", []),
        (CHAIN, draw_from(3, (1, "?"), (2, "? ?")), "answer-draw", "illegal",
         ["yoyo.draw-from.count"]),
        (CHAIN, draw_from(3, 1), "answer-draw", "illegal", ["yoyo.draw-from.players"]),
        (BLUE | PETER, play(1, "b13 y14 b15 y16", call="16 up"), "play", "legal", []),
        (BLUE | PETER, play(1, "r6 r5"), "play", "illegal", ["yoyo.play.fits"]),
        (BLUE | PETER, play(1, "b9"), "play", "illegal", ["table.card-not-held"]),
        (BLUE, play(1, series("b", 9, 20)), "play", "legal", []),
        (BLUE, draw(1), "play", "legal", []),
        (BLUE | STUCK, draw(1), "play", "undetermined", []),
        (BLUE | STUCK | PETER, draw(1), "play", "illegal", ["yoyo.draw.stuck"]),
        (BLUE | {"drawn": "b9"}, play(1, "b9"), "drawn", "legal", []),
        (BLUE | {"drawn": "b9"}, play(1, "b10"), "drawn", "illegal", ["yoyo.play.drawn"]),
        (BLUE | {"phase": "drawn"}, keep(1), "drawn", "legal", []),
        (HANS, play(1, "b2 b3 b4"), "play", "legal", []),
        (SKIPPED, play(0, "r17"), "play", "legal", []),
        (SLID | {"phase": "slide"}, slide(0, "?"), "slide", "legal", []),
        (SLID | {"turn": 2}, slide(0, "?"), "play", "illegal", ["table.wrong-phase"]),
        ({"players": 3}, play(0, "r11"), "play", "legal", []),
        ({"phase": "round-over"}, {"type": "deal"}, "round-over", "legal", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, phase: str, verdict: str, rules: list[str]
) -> None:
    made = ask("yoyo", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["phase"] == phase
    ruling = ask("yoyo", client, "validate", state=made["state"], move=move)
    assert (ruling["verdict"], [rule for rule, _ in told(ruling["violations"])]) == (verdict, rules)


def seated(*sizes: int) -> list[Known]:
    """Seats without names, with unknown cards."""
    return [{"name": None, "hand": [None] * size} for size in sizes]


@pytest.mark.parametrize(
    ("known", "fields"),
    [
        (YELLOW, {"pending_draw": 0, "draw": [None] * 29}),
        (CHAIN, {"discard": ["y14-draw", None], "pending_draw": 2}),
        ({"discard": cards("y14 y6"), "phase": "answer-draw", "turn": 3},
         {"pending_draw": 2, "top_player": 2}),
        ({"pending_draw": 1, "discard": cards("y14"), "top_player": 3}, {"turn": 0}),
        ({"discard": cards("y16 r5"), "turn": 1}, {"top_player": 3, "direction": "down"}),
        ({"discard": cards("y16 b16")}, {"direction": "up", "turn": 0, "top_player": 2}),
        ({"starter": 2}, {"turn": 2, "top_player": None, "direction": None}),
        ({"slides": [{"player": 4, "card": None}], "discard": cards("y3"), "top_player": 0},
         {"phase": "slide", "turn": None, "draw": [None] * 28}),
        ({"totals": [5, -7, 0]},
         {"game_number": 2, "players": seated(20, 7, 7)}),
        ({"players": 2, "discard": cards("b8" + " ?" * 45), "turn": 1},
         {"players": seated(7, 10), "draw": [None]}),
        ({"totals": [0, 11]}, {"game_number": 4}),
        ({"phase": "game-over", "game_number": 6, "top_player": 2, "discard": cards("b3")},
         {"players": seated(7, 7, 0)}),
        ({"phase": "round-over", "game_number": 8}, {"totals": [0] * 5}),
        ({"run_outs": 2, "players": 2}, {"players": seated(32, 32), "draw": []}),
        ({"players": 2, "drawn": "b5"}, {"players": [{"name": None, "hand": ["b5", *[None] * 19]},
                                                     *seated(7)]}),
        ({"phase": "drawn", "players": [{"hand": ["b3", "r9"]}, {}]}, {"drawn": "r9"}),
        ({"players": [{"hand": cards("b3 b4")}, {}], "draw": [None] * 50},
         {"players": [{"name": None, "hand": ["b3", "b4"]}, *seated(12)]}),
    ],
)  # fmt: skip
def test_what_is_filled_in(client: FlaskClient, known: Known, fields: Known) -> None:
    made = ask("yoyo", client, "situation", known=known)
    assert made["findings"] == []
    assert {name: made["state"][name] for name in fields} == fields


@pytest.mark.parametrize(
    ("known", "places"),
    [
        (YELLOW, ["phase", "players/0/hand", "players/1/hand", "players/2/hand", "draw"]),
        (BLUE | {"turn": 1}, ["players/0/hand", "players/1/hand", "players/2/hand", "draw"]),
        (HANS, ["turn", "players/0/hand", "draw"]),
        (HANS | {"turn": 1, "draw": [None]}, ["run_outs"]),
        (CHAIN | PETER | {"top_player": 0, "turn": 1},
         ["discard", "players/0/hand", "players/2/hand", "draw"]),
        (DONE, ["phase", "totals", "starter", "players/0/hand", "players/2/hand", "draw"]),
        (DONE | {"game_number": 2, "starter": 1, "totals": [5, 0, 0]},
         ["players/0/hand", "players/2/hand", "draw"]),
        ({}, ["players", "discard", "turn", *(f"players/{seat}/hand" for seat in range(4)),
              "draw"]),
    ],
)  # fmt: skip
def test_what_is_assumed(client: FlaskClient, known: Known, places: list[str]) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask("yoyo", client, "situation", known=known)
    options = ("draw_only_if_stuck", "yellow_opens_series", "run_out_when_needed", "start_card")
    assumed = [one["pointer"] for one in made["assumed"]]
    assert assumed == [
        *(f"#/state/options/{option}" for option in options),
        *(f"#/state/{place}" for place in places),
    ]


@pytest.mark.parametrize(("viewer", "seen"), [(0, "r9"), (1, None), ("table", None), (None, "r9")])
def test_a_card_is_assumed_only_for_who_may_see_it(
    client: FlaskClient, viewer: int | str | None, seen: str | None
) -> None:
    known = {"phase": "drawn", "players": [{"hand": ["b3", "r9"]}, {}], "discard": cards("b8")}
    asked = {"known": known} if viewer is None else {"known": known, "viewer": viewer}
    made = ask("yoyo", client, "situation", **asked)
    assumed = {one["pointer"]: one["params"] for one in made["assumed"]}
    expected = seen and {"field": "drawn", "value": seen}
    assert assumed.get("#/state/drawn") == expected
    assert made["state"]["drawn"] == seen


@pytest.mark.parametrize(
    ("known", "pointers"),
    [
        (BLUE | {"direction": "down"}, ["direction"]),
        (BLUE | {"pending_draw": 1}, ["discard"]),
        (BLUE | {"turn": 7}, ["turn"]),
        (CHAIN | {"turn": 1}, ["turn"]),
        (CHAIN | {"draw": [None] * 30}, ["discard"]),
        (BLUE | PETER | {"drawn": "b9"}, ["drawn"]),
        ({"direction": "up"}, ["discard"]),
        ({"pending_draw": 3}, ["discard"]),
        ({"discard": [None], "top_player": 1}, ["discard/0"]),
        ({"totals": [0, 99]}, ["totals/1"]),
        ({"players": []}, ["players"]),
    ],
)
def test_contradictions_are_told_where_they_are_known(
    client: FlaskClient, known: Known, pointers: list[str]
) -> None:
    made = ask("yoyo", client, "situation", known=known)
    assert [place for _, place in told(made["findings"])] == [
        f"#/known/{pointer}" for pointer in pointers
    ]
    assert made["to_act"] == []
