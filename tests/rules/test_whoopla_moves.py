"""WHOOPLA!: lists of moves, and who may do what next."""

from __future__ import annotations

from functools import partial

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State
from .whoopla_build import (
    RUN_OF_TEN,
    act,
    backup,
    bust,
    draw,
    name,
    rescue,
    stop,
    three,
    toss,
    two,
)

ask = partial(asking.ask, "whoopla")

FAMILY = {"mode": "family-plus"}
FAR = {"target": 200}
BLOCKED = {"gentle_blocks_rescue": True}
OVER = two("game-over", piles={0: RUN_OF_TEN}, centre="11")
ALL = {0: "+1 -1 backup"}


def acts(*kinds: str) -> list[Move]:
    return [act(0, kind) for kind in kinds]


# --- Lists of moves --------------------------------------------------------------------------

LISTS: list[tuple[str, State, list[Move]]] = [
    ("draw", two("draw"), [draw(0)]),
    ("one card drawn", two("decide", "3", actions={0: "+1 -1 x2"}),
     [draw(0), *acts("+1", "-1", "x2"), stop(0)]),
    ("all kinds but two", two("decide", "3 8", actions={0: "peek backup +1"}),
     [draw(0), *acts("+1", "peek"), stop(0)]),
    ("twins are one move", two("decide", "3 8", actions={0: "x2 x2 x2"}),
     [draw(0), *acts("x2"), stop(0)]),
    ("an unknown card", two("decide", "3 8", actions={0: "?"}),
     [draw(0), *acts("+1", "-1", "x2", "peek"), stop(0)]),
    ("an unknown card beside a known one", two("decide", "3 8", actions={0: "x2 ?"}),
     [draw(0), *acts("+1", "-1", "x2", "peek"), stop(0)]),
    ("no action card", two("decide", "3 8", actions={0: ""}), [draw(0), stop(0)]),
    ("only a backup", two("decide", "3 8", actions={0: "backup"}), [draw(0), stop(0)]),
    ("an action was played", two("decide", "3 8", acted=True), [draw(0), stop(0)]),
    ("a gentle turn", two("decide", "3", heritage="12"), [draw(0), stop(0)]),
    ("a gentle turn and an unknown card", two("decide", "3", heritage="12", actions={0: "?"}),
     [draw(0), stop(0)]),
    ("a lively turn", two("decide", "3", heritage="7"), [draw(0), *acts("+1", "-1", "x2")]),
    ("a lively turn, two drawn", two("decide", "3 9", heritage="7", actions={0: "x2"}),
     [draw(0), *acts("x2"), stop(0)]),
    ("a lively turn, and an action was played", two("decide", "3", heritage="7", acted=True),
     [draw(0)]),
    ("the next values are taken", two("decide", "7 9 8"), [draw(0), *acts("x2"), stop(0)]),
    ("the end of the numbers", two("decide", "13"), [draw(0), *acts("-1", "x2"), stop(0)]),
    ("the other end of the numbers", two("decide", "1"), [draw(0), *acts("+1", "x2"), stop(0)]),
    ("a mirror", two("decide", "3 M"), [draw(0), *acts("x2"), stop(0)]),
    ("no pile, but discards", two("decide", "3 8", actions={0: "peek x2"}, rest="discard"),
     [draw(0), *acts("x2"), stop(0)]),
    ("nothing to draw", two("decide", "3 8", actions={0: "peek x2"}, rest=1, options=FAR),
     [*acts("x2"), stop(0)]),
    ("nothing to draw in a lively turn",
     two("decide", "3", heritage="7", actions={0: ""}, rest=1, options=FAR), [stop(0)]),
    ("a joker", two("joker", "3 J"), [name(0, value) for value in range(1, 14)]),
    ("a duplicate", two("duplicate", "3 8 3", actions=ALL),
     [rescue(0, "+1"), rescue(0, "-1"), backup(0, 0), backup(0, 1), bust(0)]),
    ("a duplicate of the heritage", two("duplicate", "3", heritage="3", actions=ALL),
     [rescue(0, "+1"), rescue(0, "-1"), backup(0, 0), bust(0)]),
    ("a duplicate and an unknown card", two("duplicate", "3 8 3", actions={0: "? x2"}),
     [rescue(0, "+1"), rescue(0, "-1"), backup(0, 0), backup(0, 1), bust(0)]),
    ("a duplicate, and one rescue goes", two("duplicate", "5 6 6", actions={0: "+1 -1"}),
     [rescue(0, "+1"), bust(0)]),
    ("a duplicate that nothing helps", two("duplicate", "3 8 3", actions={0: "x2"}), [bust(0)]),
    ("a marked card is not saved in junior", two("duplicate", "3 3=4* 3", actions=ALL),
     [rescue(0, "-1"), backup(0, 0), bust(0)]),
    ("a marked card is saved in family-plus",
     two("duplicate", "3 3=4* 3", actions=ALL, options=FAMILY),
     [rescue(0, "-1"), backup(0, 0), backup(0, 1), bust(0)]),
    ("a mirror may be saved", two("duplicate", "M 3 3", actions={0: "backup"}),
     [backup(0, 0), backup(0, 1), bust(0)]),
    ("a duplicate in a gentle turn", two("duplicate", "3 3", heritage="12", actions=ALL),
     [rescue(0, "+1"), rescue(0, "-1"), backup(0, 0), backup(0, 1), bust(0)]),
    ("a duplicate in a gentle turn, no rescue",
     two("duplicate", "3 3", heritage="12", actions=ALL, options=BLOCKED),
     [backup(0, 0), backup(0, 1), bust(0)]),
    ("three are seen", two("peek", "3 8", peeked="5 5 7"), [toss(0, 0), toss(0, 1), toss(0, 2)]),
    ("unknown ones are seen", two("peek", "3 8", peeked="? ? ?"),
     [toss(0, 0), toss(0, 1), toss(0, 2)]),
    ("one is seen", two("peek", "3 8", peeked="5", rest="discard"), [toss(0, 0)]),
    ("the game is over", OVER, []),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "moves"), [facts[1:] for facts in LISTS], ids=[facts[0] for facts in LISTS]
)
def test_lists_of_moves(client: FlaskClient, state: State, moves: list[Move]) -> None:
    """In the order of the table of moves, each once, and never one that is illegal."""
    answer = ask(client, "moves", state=state)
    assert answer["moves"] == moves
    assert (answer["complete"], answer["findings"]) == (True, [])
    for move in moves:
        said = ask(client, "validate", state=state, move=move, brief=True)
        assert said["verdict"] in ("legal", "incomplete")
    types = list(dict.fromkeys(move["type"] for move in moves))
    answer = ask(client, "validate", state=state, move=bust(1))
    assert answer["to_act"] == ([{"player": 0, "moves": types}] if types else [])


def test_lists_of_one_seat(client: FlaskClient) -> None:
    """The seat in turn has them all, the others none."""
    state = three("decide", "3 8", turn=1)
    whole = ask(client, "moves", state=state)
    assert ask(client, "moves", state=state, player=1) == whole
    assert {move["player"] for move in whole["moves"]} == {1}
    for seat in (0, 2):
        answer = ask(client, "moves", state=state, player=seat)
        assert (answer["moves"], answer["complete"]) == ([], True)


def test_limits_of_a_list(client: FlaskClient) -> None:
    """What the limit cuts off makes it incomplete."""
    state = two("joker", "3 J")
    cut = ask(client, "moves", state=state, limit=5)
    assert cut["moves"] == [name(0, value) for value in range(1, 6)]
    assert cut["complete"] is False
    assert ask(client, "moves", state=state, limit=13)["complete"] is True
    assert ask(client, "moves", state=state, limit=12)["complete"] is False
    one_only = ask(client, "moves", state=two("decide", "3 8"), limit=1)
    assert (one_only["moves"], one_only["complete"]) == ([draw(0)], False)


@pytest.mark.parametrize(
    ("state", "move", "to_act"),
    [
        (two("draw", draw="5"), draw(0), [{"player": 0, "moves": ["draw", "act", "stop"]}]),
        (two("draw", heritage="7", draw="5"), draw(0), [{"player": 0, "moves": ["draw", "act"]}]),
        (two("draw", heritage="12", draw="5"), draw(0),
         [{"player": 0, "moves": ["draw", "stop"]}]),
        (two("draw", draw="J"), draw(0), [{"player": 0, "moves": ["name"]}]),
        (two("decide", "3 8", draw="3", actions=ALL), draw(0),
         [{"player": 0, "moves": ["rescue", "backup", "bust"]}]),
        (two("decide", "3 8", draw="3", actions={0: "? ?"}), draw(0),
         [{"player": 0, "moves": ["rescue", "backup", "bust"]}]),
        (two("decide", "3 8", draw="3", actions={0: "+1"}), draw(0),
         [{"player": 0, "moves": ["rescue", "bust"]}]),
        (two("decide", "5 6 7", draw="6", actions={0: "backup"}), draw(0),
         [{"player": 0, "moves": ["backup", "bust"]}]),
        (two("decide", "3 8", draw="3", actions={0: "x2"}), draw(0),
         [{"player": 1, "moves": ["draw"]}]),
        (two("decide", "3 8"), stop(0), [{"player": 1, "moves": ["draw"]}]),
        (two("decide", "3 8", actions={0: "peek"}), act(0, "peek"),
         [{"player": 0, "moves": ["toss"]}]),
        (two("peek", "3 8", peeked="5 6 7"), toss(0, 0),
         [{"player": 0, "moves": ["draw", "stop"]}]),
        (two("joker", "3 J"), name(0, 5), [{"player": 0, "moves": ["draw", "act", "stop"]}]),
        (two("duplicate", "3 8 3", actions={0: "+1"}), rescue(0, "+1"),
         [{"player": 0, "moves": ["draw", "stop"]}]),
        (three("duplicate", "3 8 3", turn=2), bust(2), [{"player": 0, "moves": ["draw"]}]),
        (two("decide", "3 8", options={"target": 1}), stop(0), []),
        (two("decide", "3 8", rest="split"), stop(0), []),
    ],
)  # fmt: skip
def test_who_acts_next(client: FlaskClient, state: State, move: Move, to_act: list[Answer]) -> None:
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    assert answer["to_act"] == to_act
