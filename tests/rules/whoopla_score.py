"""WHOOPLA!: what a score pile is worth, and which readings say so."""

from __future__ import annotations

from typing import Any

from .case import Case, State, line
from .whoopla_build import RUN_OF_TEN, THIRTY_NINE, three, two

CARDS = "whoopla.score.cards"
RUN = "whoopla.score.run"
WHOOP = "whoopla.score.whoop-7"

FAMILY = {"mode": "family-plus"}
FAR = {"target": 200}
NOTHING = (1, CARDS, 0)


def scored(pile: str, **facts: Any) -> State:
    """Seat 0 has this score pile, seat 1 has none; there is far to go."""
    return two("draw", piles={0: pile}, **{"options": FAR, **facts})


def runs(number: int, seat: int = 0) -> list[tuple[int, str, int]]:
    return [(seat, RUN, 3)] * number


# the pile, the points of its cards, its runs, whether it has a WHOOP 7
PILES = [
    ("", 0, 0, False), ("5", 1, 0, False), ("5x", 2, 0, False), ("J=5", 1, 0, False),
    ("J=5x", 2, 0, False), ("M", 0, 0, False), ("Mx", 0, 0, False), ("5=6", 1, 0, False),
    ("5 5 5 5", 4, 0, False), ("5 6", 2, 0, False), ("5 7", 2, 0, False),
    ("5 6 7", 3, 1, False), ("7 5 6", 3, 1, False), ("5 7 5 6", 4, 1, False),
    ("5 6 7 5 6 7", 6, 1, False), ("5 6 7 8", 4, 2, False), ("5x 6x 7x", 6, 1, False),
    ("1 2 3", 3, 1, False), ("11 12 13", 3, 1, False), ("12 13 1", 3, 0, False),
    ("13 1 2", 3, 0, False), ("M 1 2", 2, 0, False), ("1 2 3 11 12 13", 6, 2, False),
    ("5 6 J=7", 3, 1, False), ("5 6 8=7", 3, 1, False), ("5 6 7=8", 3, 0, False),
    ("5 6=5 7", 3, 0, False), ("J=5 J=6 7", 3, 1, False), ("1 3 5 7 9 11", 6, 0, False),
    ("1 3 5 7 9 11 13", 7, 0, True), ("1 3 5 7 9 11 11", 7, 0, False),
    ("1 3 5 7 9 11 J=13", 7, 0, True), ("1 3 5 7 9 11 12=13", 7, 0, True),
    ("1 3 5 7 9 11 12=11", 7, 0, False), ("1 3 5 7 9 11 M", 6, 0, False),
    ("1 3 5 7 9 11 M M", 6, 0, False), ("1 3 5 7 9 11 13 M", 7, 0, True),
    ("1 1 3 3 5 5 7 7", 8, 0, False), ("1 2 3 4 5 6", 6, 4, False),
    ("1 2 3 4 5 6 7", 7, 5, True), ("1 2 3 4 5 6 7 8 9 10 11 12 13", 13, 11, True),
    ("1x 3x 5x 7x 9x 11x 13x", 14, 0, True), (RUN_OF_TEN, 10, 8, True),
    ("1 2 3 4 5 6 7x 8x 9x", 12, 7, True), (THIRTY_NINE, 11, 7, True),
    ("1 2 3 1 2 3 4 5 6 7 8 9 10 11 12 13 13", 17, 11, True),
]  # fmt: skip
# the same in family-plus
FAMILY_PILES = [
    ("5=6*", 0, 0, False), ("5=6*x", 0, 0, False), ("J=6*", 0, 0, False), ("M", 0, 0, False),
    ("4 4=5* 6", 2, 0, False), ("4 4=5* 5 6", 3, 1, False), ("5 6 7 8 8=9*", 4, 2, False),
    ("4=5* 5=6* 6=7*", 0, 0, False), ("M 1 2", 2, 0, False),
    ("1 3 5 7 9 11 M", 6, 0, True), ("1 3 5 7 9 11 M M", 6, 0, True),
    ("1 3 5 7 9 M M", 5, 0, False), ("1 3 5 7 9 11 12=13*", 6, 0, True),
    ("1 3 5 7 9 11 10=11*", 6, 0, False), ("1 3 5 7 9 12=13* M", 5, 0, True),
    ("1 3 5 7 9 11 13", 7, 0, True), ("1 3 5 7 9 J=11* M", 5, 0, True),
    ("1 3 5 7 9 11 5=6*", 6, 0, True),
]  # fmt: skip


def rule_of(number: int, whoop: bool) -> str:
    return WHOOP if whoop else RUN if number else CARDS


def worth(pile: str, number: int, whoop: bool, points: int) -> list[tuple[int, str, int]]:
    return [(0, CARDS, points), *runs(number), *([(0, WHOOP, 7)] if whoop else []), NOTHING]


ONE = [
    line(rule_of(number, whoop), pile or "an empty pile", scored(pile),
         *worth(pile, number, whoop, points))
    for pile, points, number, whoop in PILES
]  # fmt: skip
PLUS = [
    line(rule_of(number, whoop), f"{pile} in family-plus",
         scored(pile, options={**FAR, **FAMILY}), *worth(pile, number, whoop, points))
    for pile, points, number, whoop in FAMILY_PILES
]  # fmt: skip

SEVERAL = [
    line(CARDS, "each seat for itself",
         three("decide", "9 13", piles={0: "5 6 7", 2: "5 9x M"}), (0, CARDS, 3), (0, RUN, 3),
         (1, CARDS, 0), (2, CARDS, 3)),
    line(CARDS, "the round counts nothing",
         two("decide", "6 7 8", heritage="5", piles={0: "4"}), (0, CARDS, 1), NOTHING),
    line(CARDS, "a duplicate counts nothing", two("duplicate", "6 7 6"), (0, CARDS, 0), NOTHING),
    line(CARDS, "an unnamed joker counts nothing", two("joker", "6 J"), (0, CARDS, 0), NOTHING),
    line(CARDS, "a peek counts nothing", two("peek", "6 9", peeked="5 6 7"), (0, CARDS, 0),
         NOTHING),
    line(CARDS, "a waiting x2 counts nothing", two("draw", doubling={0}), (0, CARDS, 0),
         NOTHING),
    line(CARDS, "a heritage counts nothing", two("draw", heritage="7", piles={0: "5 6"}),
         (0, CARDS, 2), NOTHING),
    line(RUN, "two seats with the same run", two("draw", piles={0: "5 6 7", 1: "7 6 5 5"}),
         (0, CARDS, 3), (0, RUN, 3), (1, CARDS, 4), (1, RUN, 3)),
    line(WHOOP, "two seats with a WHOOP 7",
         two("draw", piles={0: "1 3 5 7 9 11 13", 1: "2 4 6 8 10 12 13"}),
         (0, CARDS, 7), (0, WHOOP, 7), (1, CARDS, 7), (1, WHOOP, 7)),
    line("whoopla.end.target", "a game won", two("game-over", piles={0: "5", 1: RUN_OF_TEN}),
         (0, CARDS, 1), (1, CARDS, 10), *runs(8, 1), (1, WHOOP, 7)),
    line("whoopla.end.target", "a game won, and a heritage is left",
         three("game-over", piles={0: RUN_OF_TEN, 2: "7 8"}, centre="9"),
         (0, CARDS, 10), *runs(8), (0, WHOOP, 7), (1, CARDS, 0), (2, CARDS, 2)),
    line("whoopla.end.target", "more than one seat has the target",
         two("game-over", piles={0: "1 3 5", 1: "2 4"}, options={"target": 2}),
         (0, CARDS, 3), (1, CARDS, 2)),
    line("whoopla.end.exhausted", "the most points win",
         two("game-over", centre="5", rest="split"),
         (0, CARDS, 27), (0, WHOOP, 7), (1, CARDS, 26)),
    line("whoopla.end.exhausted", "the heritage counts for nobody",
         two("game-over", centre="2", rest="split"), (0, CARDS, 28), (0, WHOOP, 7),
         (1, CARDS, 25)),
    line("whoopla.end.exhausted", "a victory that is shared",
         two("game-over", centre="M", piles={1: "1"}, rest="split"),
         (0, CARDS, 27), (0, WHOOP, 7), (1, CARDS, 27), (1, WHOOP, 7)),
]  # fmt: skip

READINGS = [
    line("whoopla.reading.altered", "a changed card is worth 1 at its new value",
         scored("5 6 8=7"), (0, CARDS, 3), (0, RUN, 3), NOTHING),
    line("whoopla.reading.double", "a doubled mirror", scored("Mx"), (0, CARDS, 0), NOTHING),
    line("whoopla.reading.double", "a doubled marked card",
         scored("5=6*x", options={**FAR, **FAMILY}), (0, CARDS, 0), NOTHING),
    line("whoopla.reading.double", "a doubled joker", scored("J=9x"), (0, CARDS, 2), NOTHING),
    line("whoopla.reading.joker", "its value counts for runs", scored("J=5 6 7"), (0, CARDS, 3),
         (0, RUN, 3), NOTHING),
    line("whoopla.reading.mirror-pile", "none of seven values in junior",
         scored("1 3 5 7 9 11 M M"), (0, CARDS, 6), NOTHING),
    line("whoopla.reading.mirror-pile", "one of seven values in family-plus",
         scored("1 3 5 7 9 11 M M", options={**FAR, **FAMILY}), (0, CARDS, 6), (0, WHOOP, 7),
         NOTHING),
    line("whoopla.reading.marked-run", "a marked card between two others",
         scored("4 4=5* 6", options={**FAR, **FAMILY}), (0, CARDS, 2), NOTHING),
    line("whoopla.reading.marked-run", "a mirror before 1 and 2",
         scored("M 1 2", options={**FAR, **FAMILY}), (0, CARDS, 2), NOTHING),
    line("whoopla.reading.bonus", "a second set of 5-6-7", scored("5 6 7 5 6 7"), (0, CARDS, 6),
         (0, RUN, 3), NOTHING),
    line("whoopla.reading.bonus", "all eleven runs", scored("1 2 3 4 5 6 7 8 9 10 11 12 13"),
         (0, CARDS, 13), *runs(11), (0, WHOOP, 7), NOTHING),
]  # fmt: skip

CASES: list[Case] = [*ONE, *PLUS, *SEVERAL, *READINGS]
