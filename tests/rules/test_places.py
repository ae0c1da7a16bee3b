"""Who comes first and who comes after, and by which rule."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from . import whoa_there_cowboy_build as cowboy
from . import whoopla_build as whoopla
from . import woo_build as woo
from . import wool_rules_build as wool
from . import yoyo_build as yoyo
from .asking import ask
from .case import State, at, put

TIE = "cowboy.score.tie"
RUN_OF_TEN = "1 2 3 4 5 6 7 8 9 10"


def ended(*sides: tuple[int, int, int]) -> State:
    """The last round of Whoa There Cowboy is over: earlier points, tokens, cards in hand."""
    hands = {seat: "1234567123"[:count] for seat, (_, _, count) in enumerate(sides)}
    return cowboy.table(
        len(sides), "game-over", hands, tokens=[tokens for _, tokens, _ in sides],
        totals=[earlier for earlier, _, _ in sides], depletions=1,
    )  # fmt: skip


def most(rule: str, players: list[int], total: int, **facts: Any) -> tuple[str, str, Any]:
    return rule, "highest-total", {"players": players, "total": total, **facts}


def equals(
    reason: str, players: list[int], total: int, points: list[int]
) -> tuple[str, str, dict[str, Any]]:
    return TIE, reason, {"players": players, "total": total, "points": points}


# the table at the end, the place of each side, what decided
DECIDED: list[tuple[State, list[int], list[tuple[str, str, Any]]]] = [
    (ended((56, 0, 6), (20, 30, 0), (52, 0, 2)), [3, 1, 2],
     [most(TIE, [0, 1, 2], 50), equals("last-round", [0, 1, 2], 50, [-6, 30, -2])]),
    (ended((56, 0, 0), (20, 30, 0), (52, 0, 2)), [1, 2, 3],
     [most(TIE, [0], 56), equals("last-round", [1, 2], 50, [30, -2])]),
    (ended((30, 20, 0), (24, 30, 4), (30, 20, 0)), [2, 1, 2],
     [most(TIE, [0, 1, 2], 50), equals("last-round", [0, 1, 2], 50, [20, 26, 20])]),
    (ended((30, 20, 0), (0, 10, 3), (30, 20, 0)), [1, 3, 1],
     [most(TIE, [0, 2], 50), equals("shared", [0, 2], 50, [20, 20])]),
    (ended((20, 20, 0), (0, 10, 3), (30, 30, 1), (40, 10, 3)), [3, 4, 1, 2],
     [most(TIE, [2], 59)]),
    (ended((10, 20, 0), (30, 30, 5), (20, 20, 10), (55, 0, 0)), [3, 1, 4, 2],
     [most(TIE, [1, 3], 55), equals("last-round", [1, 3], 55, [25, 0]),
      equals("last-round", [0, 2], 30, [20, 10])]),
    (woo.teams("game-over", {2: ""}, table=[(0, "run", "456")], points=(2, 1)), [1, 2],
     [("woo.end.points", "reached", {"side": 0, "points": 2, "points_to_win": 2})]),
    (woo.duel("game-over", {1: ""}, table=[(1, "single", "6")], points=(0, 2)), [2, 1],
     [("woo.end.points", "reached", {"side": 1, "points": 2, "points_to_win": 2})]),
    (yoyo.three("game-over", {0: "", 1: "b9", 2: "r3 r4"}, totals=[-3, 3, 1]), [1, 1, 3],
     [most("yoyo.end.points", [0, 1], 2)]),
    (yoyo.three("game-over", {2: "", 0: "b9 r3", 1: "r4"}, totals=[-3, 4, -8]), [3, 1, 2],
     [most("yoyo.end.points", [1], 3)]),
    (whoopla.two("game-over", piles={0: "5", 1: RUN_OF_TEN}), [2, 1],
     [most("whoopla.end.target", [1], 41, target=40)]),
    (whoopla.two("game-over", centre="M", piles={1: "1"}, rest="split"), [1, 1],
     [most("whoopla.end.exhausted", [0, 1], 34)]),
    (wool.two("game-over", seen=True, dogs={0: 4, 1: 4}, bone=1, chips={0: 5, 1: 2},
              flocks={0: "8 28 4 15 24 35 17 37 48 46 26"}), [1, 2],
     [most("wool.end.points", [0], 80)]),
]  # fmt: skip


@pytest.mark.parametrize(("state", "places", "decided"), DECIDED)
def test_places(
    client: FlaskClient, state: State, places: list[int], decided: list[tuple[str, str, Any]]
) -> None:
    scoring = ask(state["game"], client, "score", state=state)["scoring"]
    assert [standing["place"] for standing in scoring["standings"]] == places
    assert scoring["winners"] == [side for side, place in enumerate(places) if place == 1]
    told = scoring["decided"]
    assert [(one["rule"], one["reason"], one["params"]) for one in told] == decided
    assert all(one["message"] for one in told)


def test_a_tie_in_words(client: FlaskClient) -> None:
    state = ended((56, 0, 6), (20, 30, 0), (52, 0, 2))
    _, tie = ask("whoa-there-cowboy", client, "score", state=state)["scoring"]["decided"]
    assert tie["message"] == (
        "Seats with 50 points: 0, 1, 2. The last round decides between them: -6, 30, -2."
    )


def test_nothing_is_decided_while_points_hang_on_unknown_cards(client: FlaskClient) -> None:
    state = DECIDED[-1][0]
    flock = at(state, "players/0/flock")
    hidden = put(state, "players/0/flock", [*flock[:-1], None])
    assert_open(ask("wool-rules", client, "score", state=hidden)["scoring"], final=True)


UNFINISHED = [
    woo.teams("lead"), yoyo.three("round-over", {0: ""}), whoopla.two("draw"), wool.three("bid"),
    cowboy.three("round-over", {0: ""}, depletions=1),
]  # fmt: skip


def test_nothing_is_decided_before_the_end(client: FlaskClient) -> None:
    for state in UNFINISHED:
        assert_open(ask(state["game"], client, "score", state=state)["scoring"], final=False)


def assert_open(scoring: dict[str, Any], *, final: bool) -> None:
    assert scoring["final"] is final
    assert {standing["place"] for standing in scoring["standings"]} == {None}
    assert (scoring["winners"], scoring["decided"]) == ([], [])
