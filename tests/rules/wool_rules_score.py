"""Wool Rules: what flocks, dogs, the bone and chips count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .case import Case, line
from .wool_rules_build import HOUSE, sheet, table, three, two, worth

WHITE = "wool.score.white"
BLACK = "wool.score.black"
THREES = "wool.score.3-7-0"
SEVENS = "wool.score.0-0-7"
ONE = "wool.score.one-dog"
MOST = "wool.score.most-dogs"
BONE = "wool.score.bone"
CHIPS = "wool.score.chips"
DOGS = "wool.reading.dogs"
END = "wool.end.points"


def counted(
    rule: str,
    name: str,
    flocks: Mapping[int, str],
    sheets: Mapping[int, str],
    last: str = "0 0 0 2",
    seats: int = 3,
    **facts: Any,
) -> Case:
    """The sheets of these seats; the last one has what was laid out besides, and these lines."""
    state = table(seats, flocks=flocks, seen=True, **facts)
    flock = state["players"][-1]["flock"]
    rows = [*sheets.items(), (seats - 1, f"{worth(flock)} {last}")]
    return line(rule, name, state, *[row for seat, text in rows for row in sheet(seat, text)])


NOTHING = "0 0 0 0 0 0 0 2"
THREE_SEVEN = "1 12 21 23 32 43"
DOUBLE_O = "10 19 30 39 41 50"
BLACKS = "3 5 14 16 25 34 36 45"

FLOCKS = [
    counted(WHITE, "an empty flock", {}, {0: NOTHING, 1: NOTHING}),
    *[
        counted(WHITE, f"number {number}", {0: str(number)},
                {0: f"{face['points']} 0 0 0 0 0 0 2", 1: NOTHING})
        for number, face in HOUSE.items() if face["kind"] == "white"
    ],
    counted(WHITE, "many white sheep", {0: "8 28 47 7 2 33", 1: "17 37"},
            {0: "29 0 0 0 0 0 0 2", 1: "16 0 0 0 0 0 0 2"}),
    counted(WHITE, "bonus and malus count nothing", {0: "8 6 47", 1: "38"},
            {0: "16 0 0 0 0 0 0 2", 1: "1 0 0 0 0 0 0 2"}),
    *[
        counted(BLACK, f"{count} black sheep", {0: " ".join(BLACKS.split()[:count])},
                {0: f"0 {-5 * count} 0 0 0 0 0 2", 1: NOTHING})
        for count in range(9)
    ],
    counted(BLACK, "beside white ones", {0: "16 2 22 36"},
            {0: "9 -10 0 0 0 0 0 2", 1: NOTHING}),
    *[
        counted(THREES, f"{count} of them", {0: " ".join(THREE_SEVEN.split()[:count])},
                {0: f"0 0 {points} 0 0 0 0 2", 1: NOTHING})
        for count, points in enumerate((0, 3, 14, 0, 3, 14, 0))
    ],
    counted(THREES, "each player's by themselves", {0: "1 12", 1: "21"},
            {0: "0 0 14 0 0 0 0 2", 1: "0 0 3 0 0 0 0 2"}),
    *[
        counted(SEVENS, f"{count} of them", {0: " ".join(DOUBLE_O.split()[:count])},
                {0: f"0 0 0 {points} 0 0 0 2", 1: NOTHING})
        for count, points in enumerate((0, 0, 0, 21, 21, 21, 42))
    ],
    counted(SEVENS, "each player's by themselves", {0: "10 19", 1: "30 39 41"},
            {0: "0 0 0 0 0 0 0 2", 1: "0 0 0 21 0 0 0 2"}),
    counted(SEVENS, "all kinds in one flock", {0: "10 19 30 1 12 16 2 28"},
            {0: "14 -5 14 21 0 0 0 2", 1: NOTHING}),
]  # fmt: skip

# each seat's dogs, who has the bone, the lines of each seat: one dog, most dogs, bone
GUARDS = [
    (ONE, "one dog, another has two", (1, 2, 0), None, ["9 0 0", "0 -5 0", "0 0 0"]),
    (ONE, "one dog each", (1, 1, 1), None, ["9 -5 0"] * 3),
    (ONE, "one dog in all", (1, 0, 0), None, ["9 -5 0", "0 0 0", "0 0 0"]),
    (ONE, "two dogs are not one", (2, 3, 0), None, ["0 0 0", "0 -5 0", "0 0 0"]),
    (MOST, "no dog anywhere", (0, 0, 0), None, ["0 0 0"] * 3),
    (MOST, "no dog anywhere, but the bone", (0, 0, 0), 1, ["0 0 0"] * 3),
    (MOST, "two share the most", (3, 3, 2), None, ["0 -5 0", "0 -5 0", "0 0 0"]),
    (MOST, "three share the most", (2, 2, 2), None, ["0 -5 0"] * 3),
    (MOST, "alone with all", (8, 0, 0), None, ["0 -5 0", "0 0 0", "0 0 0"]),
    (MOST, "the bone does not help against it", (4, 1, 0), 0, ["0 -5 16", "9 0 0", "0 0 0"]),
    (BONE, "one dog", (1, 2, 0), 0, ["9 0 4", "0 -5 0", "0 0 0"]),
    (BONE, "two dogs", (2, 3, 0), 0, ["0 0 8", "0 -5 0", "0 0 0"]),
    (BONE, "four dogs", (4, 0, 0), 0, ["0 -5 16", "0 0 0", "0 0 0"]),
    (BONE, "eight dogs", (8, 0, 0), 0, ["0 -5 32", "0 0 0", "0 0 0"]),
    (BONE, "no dog of one's own", (0, 2, 0), 0, ["0 0 0", "0 -5 0", "0 0 0"]),
    (BONE, "the dogs of another count nothing", (1, 2, 3), 1, ["9 0 0", "0 0 8", "0 -5 0"]),
    (DOGS, "two dogs without the bone count nothing", (2, 3, 0), None,
     ["0 0 0", "0 -5 0", "0 0 0"]),
    (DOGS, "one and the bone", (1, 2, 0), 0, ["9 0 4", "0 -5 0", "0 0 0"]),
    (DOGS, "most with one", (1, 0, 0), None, ["9 -5 0", "0 0 0", "0 0 0"]),
    (DOGS, "none anywhere", (0, 0, 0), None, ["0 0 0"] * 3),
]  # fmt: skip

DOG_LINES = [
    counted(rule, name, {}, {seat: f"0 0 0 0 {lines[seat]} 2" for seat in (0, 1)},
            f"{lines[2]} 2", dogs=dict(enumerate(dogs)), bone=bone)
    for rule, name, dogs, bone, lines in GUARDS
]  # fmt: skip

CHIP_LINES = [
    counted(CHIPS, "each counts one", {}, {0: "0 0 0 0 0 0 0 5", 1: "0 0 0 0 0 0 0 0"},
            "0 0 0 11", chips={0: 5, 1: 0, 2: 11}),
    counted(CHIPS, "all 25", {}, {0: "0 0 0 0 0 0 0 25", 1: "0 0 0 0 0 0 0 0"}, "0 0 0 0",
            chips={0: 25, 1: 0, 2: 0}),
    counted(CHIPS, "two players", {0: "8 16"}, {0: "9 -5 0 0 0 0 0 3"}, "0 0 0 1", seats=2,
            chips={0: 3, 1: 1}),
    counted(CHIPS, "six players", {0: "8"},
            {0: "9 0 0 0 0 0 0 2"} | dict.fromkeys(range(1, 5), NOTHING), seats=6),
    line(WHITE, "cards in the middle count for nobody, those just received do",
         three("rest", middle="8 17", flocks={0: "2 22"}),
         *sheet(0, "9 0 0 0 0 0 0 2"), *sheet(1, NOTHING), *sheet(2, NOTHING)),
    line(WHITE, "while somebody rolls", three("decide", dice=20, flocks={1: "8 16 1 10"}),
         *sheet(0, NOTHING), *sheet(1, "9 -5 3 0 0 0 0 2"), *sheet(2, NOTHING)),
]  # fmt: skip


def finished(rule: str, name: str, dogs: tuple[int, int], bone: int, **facts: Any) -> Case:
    """A duel that is over: the first has a few sheep, the second all others."""
    state = two("game-over", dogs=dict(enumerate(dogs)), bone=bone, seen=True, **facts)
    rows = []
    for seat, player in enumerate(state["players"]):
        most = -5 if dogs[seat] == max(dogs) else 0
        guards = f"{9 if dogs[seat] == 1 else 0} {most} {4 * dogs[seat] if bone == seat else 0}"
        rows += sheet(seat, f"{worth(player['flock'])} {guards} {player['chips']}")
    return line(rule, name, state, *rows)


WON = [
    finished(WHITE, "the last seat has nearly all", (4, 4), 0, flocks={0: "8 16"}),
    finished(BLACK, "the first seat has nothing else", (1, 7), 1, flocks={0: BLACKS}),
    finished(ONE, "the first seat has all but eight", (1, 7), 1, fill=0, flocks={1: BLACKS}),
    finished(CHIPS, "with the chips that are left", (4, 4), 1, flocks={0: "8 16"},
             chips={0: 12, 1: 13}),
]  # fmt: skip

EVEN = [
    line(END, "chips make two players even",
         two("game-over", seen=True, dogs={0: 4, 1: 4}, bone=1, chips={0: 4, 1: 2},
             flocks={0: "8 28 4 15 24 35 17 37 48 46 26"}),
         *sheet(0, "80 0 0 0 0 -5 0 4"), *sheet(1, "64 -40 0 42 0 -5 16 2")),
    line(END, "one chip makes the difference",
         two("game-over", seen=True, dogs={0: 4, 1: 4}, bone=1, chips={0: 5, 1: 2},
             flocks={0: "8 28 4 15 24 35 17 37 48 46 26"}),
         *sheet(0, "80 0 0 0 0 -5 0 5"), *sheet(1, "64 -40 0 42 0 -5 16 2")),
]  # fmt: skip

CASES: list[Case] = [*FLOCKS, *DOG_LINES, *CHIP_LINES, *WON, *EVEN]
