"""YoYo: lists of moves, and who may do what next."""

from __future__ import annotations

import json
from functools import partial

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, hands
from .case import Move, State, put
from .yoyo_build import (
    deal,
    draw,
    draw_from,
    four,
    keep,
    play,
    series,
    slide,
    three,
    two,
    unseen,
)
from .yoyo_table import GAME_OVER, TABLES

ask = partial(asking.ask, "yoyo")

ONE_UP = {"start_card": True}
STUCK = {"draw_only_if_stuck": True}
DEAL = [{"player": None, "moves": ["deal"]}]

# --- Lists -----------------------------------------------------------------------------------


def moves(client: FlaskClient, state: State, **asked: object) -> list[Move]:
    listed: list[Move] = ask(client, "moves", state=state, **asked)["moves"]
    return listed


def shape(move: Move) -> tuple[object, ...]:
    return tuple(sorted((name, json.dumps(value)) for name, value in move.items()))


def same(one: list[Move], other: list[Move]) -> bool:
    """The same moves, in whatever order."""
    return sorted(map(shape, one)) == sorted(map(shape, other))


def test_moves_of_a_turn(client: FlaskClient) -> None:
    """The draw, then plays, short ones first; both ways for a yellow with the choice."""
    state = three("play", {0: "b9 b10 y8-skip y11-slide r3"})
    wanted = [
        draw(0), play(0, "b9"), play(0, "b10"), play(0, "y8-skip", "up"),
        play(0, "y8-skip", "down"), play(0, "y11-slide"), play(0, "b9 b10"),
        play(0, "b10 y11-slide"), play(0, "y8-skip b9"), play(0, "b9 b10 y11-slide"),
        play(0, "y8-skip b9 b10"), play(0, "y8-skip b9 b10 y11-slide"),
    ]  # fmt: skip
    answer = ask(client, "moves", state=state)
    assert same(answer["moves"], wanted)
    assert answer["moves"][0] == draw(0)
    sizes = [len(move["cards"]) for move in answer["moves"][1:]]
    assert sizes == sorted(sizes)
    assert (answer["complete"], answer["findings"]) == (True, [])


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (three("play", {1: "y11 y8 b10 b9 r3"}, turn=1),
         [draw(1), play(1, "b9"), play(1, "b10"), play(1, "y8", "up"), play(1, "y8", "down"),
          play(1, "y11"), play(1, "b9 b10"), play(1, "b10 y11"), play(1, "y8 b9"),
          play(1, "b9 b10 y11"), play(1, "y8 b9 b10"), play(1, "y8 b9 b10 y11")]),
        (three("play", {0: "y10 y9 y8 r8"}, discard=""),
         [draw(0), play(0, "r8"), play(0, "y8", "up"), play(0, "y8", "down"),
          play(0, "y9", "up"), play(0, "y9", "down"), play(0, "y10", "up"),
          play(0, "y10", "down"), play(0, "y8 y9"), play(0, "y9 r8"), play(0, "y9 y8"),
          play(0, "y9 y10"), play(0, "y10 y9"), play(0, "y8 y9 y10"), play(0, "y10 y9 r8"),
          play(0, "y10 y9 y8")]),
        (three("play", {0: "r9 y10"}, discard="r8"),
         [draw(0), play(0, "y10"), play(0, "y10 r9")]),
        (three("play", {0: "b6 y5"}), [draw(0), play(0, "y5"), play(0, "y5 b6")]),
        (three("drawn", {2: "b10 b9 y10"}, drawn="b9", turn=2),
         [keep(2), play(2, "b9"), play(2, "b9 b10"), play(2, "b9 y10")]),
        (three("answer-draw", {0: "y6 b3 y10"}, discard="y14 b8"),
         [draw_from(0, 1, 2), draw_from(0, 2, 1), play(0, "y6", "up"), play(0, "y6", "down"),
          play(0, "y10", "up"), play(0, "y10", "down")]),
        (three("slide", {0: "r3", 1: "y6 b9", 2: "r5"}, discard="y7-slide b8", slides={2: "b2"}),
         [slide(0, "r3"), slide(1, "b9"), slide(1, "y6")]),
    ],
)  # fmt: skip
def test_lists_in_their_order(client: FlaskClient, state: State, wanted: list[Move]) -> None:
    """What is no play first; few cards before many, then blue, red, yellow and by number."""
    assert ask(client, "moves", state=state) == {"moves": wanted, "complete": True, "findings": []}


def test_the_longest_series(client: FlaskClient) -> None:
    """All numbers of a colour, and any part of them."""
    listed = moves(client, three("play", {0: series("b", 1, 20)}, discard=""))
    assert len(listed) == 1 + 20 + 19 * 20 // 2
    assert listed[-1] == play(0, series("b", 1, 20))


def test_moves_with_twins(client: FlaskClient) -> None:
    """Two copies are one move."""
    state = three("play", {0: "b19 b19 b20"})
    wanted = [draw(0), play(0, "b19"), play(0, "b20"), play(0, "b19 b20")]
    assert same(moves(client, state), wanted)


def test_moves_on_an_empty_pile(client: FlaskClient) -> None:
    """A single yellow is listed both ways, a series that it opens once."""
    state = three("play", {0: "y9 b10 r8"}, discard="")
    wanted = [
        draw(0), play(0, "b10"), play(0, "r8"), play(0, "y9", "up"), play(0, "y9", "down"),
        play(0, "y9 b10"), play(0, "y9 r8"),
    ]  # fmt: skip
    assert same(moves(client, state), wanted)


def test_moves_where_yellows_open_only_what_fits(client: FlaskClient) -> None:
    state = three("play", {0: "y5 b6 y9 b10"}, options={"yellow_opens_series": False})
    wanted = [draw(0), play(0, "y5"), play(0, "y9"), play(0, "b10"), play(0, "y9 b10")]
    assert same(moves(client, state), wanted)


def test_moves_of_who_is_stuck(client: FlaskClient) -> None:
    """A draw is listed unless it is illegal."""
    assert moves(client, three("play", {0: "b7 r3"}, options=STUCK)) == [draw(0)]
    assert moves(client, three("play", {0: "b9 r3"}, options=STUCK)) == [play(0, "b9")]
    unsure = three("play", {0: "b7 ?"}, draw=unseen(20), options=STUCK)
    assert moves(client, unsure) == [draw(0)]
    assert moves(client, three("play", {0: "b7 r3"})) == [draw(0)]


def test_moves_after_a_draw(client: FlaskClient) -> None:
    """Keep, then what begins with the drawn card."""
    state = three("drawn", {0: "b9 b10 b12 r3"}, drawn="b9")
    listed = moves(client, state)
    assert listed[0] == keep(0)
    assert same(listed, [keep(0), play(0, "b9"), play(0, "b9 b10")])
    useless = three("drawn", {0: "b9 b10 r3"}, drawn="r3")
    assert moves(client, useless) == [keep(0)]
    answer = ask(client, "moves", state=three("drawn", {0: "b9 b10 ?"}))
    assert (answer["moves"], answer["complete"]) == ([keep(0)], False)


def test_moves_of_an_answer(client: FlaskClient) -> None:
    """Every ordered pair of others, and single draw cards both ways."""
    dealt = {0: "b9 y6-draw y7-draw y16-skip"}
    draws = [play(0, code, way) for code in ("y6-draw", "y7-draw") for way in ("up", "down")]
    state = three("answer-draw", dealt, discard="y14 b8")
    listed = moves(client, state)
    pairs = [draw_from(0, 1, 2), draw_from(0, 2, 1)]
    assert same(listed, pairs + draws)
    assert same(listed[:2], pairs)
    state = four("answer-draw", dealt, discard="y14 b8")
    pairs = [draw_from(0, a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b]
    assert same(moves(client, state), pairs + draws)
    state = two("answer-draw", dealt, discard="y14 b8")
    assert same(moves(client, state), [draw_from(0, 1), *draws])


def test_moves_of_a_blind_draw_that_empties_a_hand(client: FlaskClient) -> None:
    """Pairs are listed all the same, and each of them is legal."""
    state = three("answer-draw", {0: "b9", 1: "r4", 2: "r5"}, discard="y14 b8")
    listed = moves(client, state)
    assert same(listed, [draw_from(0, 1, 2), draw_from(0, 2, 1)])
    for move in listed:
        assert ask(client, "validate", state=state, move=move)["verdict"] == "legal"


def test_moves_of_a_slide(client: FlaskClient) -> None:
    """The known cards of each seat that has not chosen."""
    state = three("slide", {0: "r3", 1: "b1 b1 r4", 2: "r5 y6"}, discard="y7-slide b8",
                  slides={0: "b9"})  # fmt: skip
    wanted = [slide(1, "b1"), slide(1, "r4"), slide(2, "r5"), slide(2, "y6")]
    answer = ask(client, "moves", state=state)
    assert same(answer["moves"], wanted)
    assert answer["complete"] is True
    assert same(moves(client, state, player=2), wanted[2:])
    assert moves(client, state, player=0) == []
    hidden = ask(client, "moves", state=put(state, "players/2/hand", ["r5", None]))
    assert same(hidden["moves"], wanted[:3])
    assert hidden["complete"] is False


def test_moves_of_the_table(client: FlaskClient) -> None:
    """A deal is listed bare, and belongs to no seat."""
    over = TABLES["round-over"]
    answer = ask(client, "moves", state=over)
    assert (answer["moves"], answer["complete"]) == ([deal()], True)
    assert moves(client, over, player=1) == []
    assert moves(client, GAME_OVER) == []
    assert moves(client, TABLES["play"], player=1) == []
    assert moves(client, over | {"options": ONE_UP}) == [deal()]


@pytest.mark.parametrize(
    ("state", "complete"),
    [
        (three("play", {0: "b9 ?"}), False),
        (three("play", {0: "b9 r3", 1: "? ?", 2: "? ?"}, draw="? ?"), True),
        (three("drawn", {0: "b9 ?"}, drawn="b9"), False),
        (three("answer-draw", {0: "b9 ?"}, discard="y14 b8"), False),
        (three("answer-draw", {0: "b9 r3", 1: "? ?"}, discard="y14 b8"), True),
        (three("slide", {0: "b9", 1: "? ?"}, discard="y7-slide b8"), False),
        (three("slide", {0: "b9", 1: "?"}, discard="y7-slide b8", slides={1: "?"}), True),
        (three("round-over", {0: "", 1: "? ?"}), True),
    ],
)
def test_complete_lists(client: FlaskClient, state: State, complete: bool) -> None:
    """A list is complete where every hand that may play or slide is known."""
    assert ask(client, "moves", state=state)["complete"] is complete


def test_limits_of_a_list(client: FlaskClient) -> None:
    """What the limit cuts off makes it incomplete; the shortest stay."""
    state = three("play", {0: "b9 b10 b11 b12"})
    whole = ask(client, "moves", state=state)
    assert (len(whole["moves"]), whole["complete"]) == (11, True)
    cut = ask(client, "moves", state=state, limit=6)
    assert (cut["moves"], cut["complete"]) == (whole["moves"][:6], False)
    assert hands(cut["moves"][1:5]) == [("b10",), ("b11",), ("b12",), ("b9",)]
    exact = ask(client, "moves", state=state, limit=11)
    assert (exact["moves"], exact["complete"]) == (whole["moves"], True)
    assert ask(client, "moves", state=state, limit=1)["moves"] == [draw(0)]


# --- Who acts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move", "to_act"),
    [
        (TABLES["play"], play(0, "b9"), [{"player": 1, "moves": ["play", "draw"]}]),
        (TABLES["play"], draw(0), [{"player": 0, "moves": ["play", "keep"]}]),
        (TABLES["drawn"], keep(0), [{"player": 1, "moves": ["play", "draw"]}]),
        (TABLES["play"], play(0, "y6-draw"), [{"player": 1, "moves": ["play", "draw-from"]}]),
        (TABLES["answer-draw"], draw_from(0, 1, 2), [{"player": 0, "moves": ["play", "draw"]}]),
        (three("play", {0: "y7-slide r3"}), play(0, "y7-slide"),
         [{"player": seat, "moves": ["slide"]} for seat in range(3)]),
        (TABLES["slide"], slide(1, "b10"),
         [{"player": seat, "moves": ["slide"]} for seat in (0, 2)]),
        (three("play", {0: "b9"}), play(0, "b9"), DEAL),
        (TABLES["round-over"], deal(), [{"player": 1, "moves": ["play", "draw"]}]),
        (three("play", {0: "b9"}, game=6), play(0, "b9"), []),
        (three("play", {1: "b9"}, turn=1, discard="", options=STUCK), play(1, "b9"), DEAL),
        (three("play", {0: "b9 r3", 1: "b10 y3"}, options=STUCK), play(0, "b9"),
         [{"player": 1, "moves": ["play", "draw"]}]),
        (two("play", {0: "y16-skip r3"}), play(0, "y16-skip"),
         [{"player": 0, "moves": ["play", "draw"]}]),
    ],
)  # fmt: skip
def test_who_acts_next(client: FlaskClient, state: State, move: Move, to_act: list[Answer]) -> None:
    """The types of the phase, whatever the cards, in the order of the table of moves."""
    assert ask(client, "validate", state=state, move=move)["to_act"] == to_act
