"""Wool Rules: sheep that are put back in the box by who has no dog."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, illegal, legal, line, undetermined
from .wool_rules_build import HOUSE, back, four, sheet, three, worth

ELIGIBLE = "wool.return.eligible"
TWO = "wool.return.two"
HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"
OVER = "table.game-over"

CARDS = "#/move/cards"


def ending(flock: str, other: str = "33", **facts: Any) -> State:
    """Seats 0 and 1 have to return, seat 2 has all the dogs."""
    return three("return", flocks={0: flock, 1: other}, dogs={2: 8}, bone=2, **facts)


def alone(flock: str, **facts: Any) -> State:
    """Only seat 0 has to return."""
    return three("return", flocks={0: flock, 1: "33"}, dogs={1: 4, 2: 4}, bone=2, **facts)


WHITE = [number for number, face in HOUSE.items() if face["kind"] == "white"]
OTHER = [number for number, face in HOUSE.items() if face["kind"] != "white"]

RETURNS = [
    *[
        legal(ELIGIBLE, f"a white {number}",
              ending(f"{number} 22 16" if number != 22 else "22 2 16",
                     "33" if number != 33 else "42"),
              back(0, f"{number} 22" if number != 22 else "2 22"), None,
              {"players/0/flock": [16]})
        for number in WHITE
    ],
    *[
        illegal(ELIGIBLE, f"number {number}, a {HOUSE[number]['kind']}", ending(f"{number} 22 2"),
                back(0, f"22 {number}"), f"{CARDS}/1")
        for number in OTHER
    ],
    illegal(ELIGIBLE, "two that are none are told once", ending("16 10 22 2"), back(0, "10 16"),
            (ELIGIBLE, None)),
    illegal(ELIGIBLE, "a black sheep beside two white ones", ending("16 22 2"),
            back(0, "2 22 16"), f"{CARDS}/2", (TWO, CARDS)),
    illegal(ELIGIBLE, "a black sheep alone", ending("16 22 2"), back(0, "16"), f"{CARDS}/0",
            (TWO, CARDS)),
    illegal(ELIGIBLE, "a black sheep out of what is not seen", ending("22 ? 2"), back(0, "22 16"),
            f"{CARDS}/1"),
    legal(TWO, "two of many", ending("2 22 42 16 10 23"), back(0, "42 2"), "sheep-returned",
          {"players/0/flock": [22, 16, 10, 23], "players/0/returned": [42, 2],
           "phase": "return", "turn": None, "ply": 1}),
    legal(TWO, "two of two", ending("2 16 22"), back(0, "2 22"), "sheep-returned",
          {"players/0/flock": [16]}),
    legal(TWO, "the only one", ending("16 2 10"), back(0, "2"), "sheep-returned",
          {"players/0/flock": [16, 10], "players/0/returned": [2]}),
    legal(TWO, "the flock is gone", ending("2 22"), back(0, "2 22"), "sheep-returned",
          {"players/0/flock": []}),
    legal(TWO, "none where there is none", ending("16 10 23"), back(0), None,
          {"players/0/flock": [16, 10, 23], "players/0/returned": []}),
    legal(TWO, "none of an empty flock", ending(""), back(0), None, {"players/0/returned": []}),
    legal(TWO, "known white ones beside what is not seen", ending("2 ? 22 ?"), back(0, "2 22"),
          "sheep-returned", {"players/0/flock": [None, None], "players/0/returned": [2, 22]}),
    legal(TWO, "two out of what is not seen", ending("? ? ?"), back(0, "2 22"), "sheep-returned",
          {"players/0/flock": [None]}),
    legal(TWO, "a known one and one that was not seen", ending("? 2 16"), back(0, "22 2"),
          "sheep-returned", {"players/0/flock": [16]}),
    *[
        illegal(TWO, f"{text or 'nothing'} of {flock}", ending(flock), back(0, text), CARDS)
        for flock, text in (
            ("2 22 42 16", "2"), ("2 22 42 16", ""), ("2 22 42 16", "2 22 42"), ("2 22", "2"),
            ("2 22", ""), ("2 16 10", ""), ("2 22 42 46", "2 22 42 46"), ("2 22 ?", "2"),
            ("2 22 ?", ""), ("2 ?", ""), ("2 16 ? ?", ""),
        )
    ],
    illegal(TWO, "three, one of which is not there", ending("2 22 16"), back(0, "2 22 42"), CARDS,
            (HELD, f"{CARDS}/2")),
    illegal(TWO, "three, one of which is not seen", ending("2 22 ?"), back(0, "2 22 42"), CARDS),
    illegal(IMPOSSIBLE, "out of what is not seen, but another flock has it",
            ending("2 ? 16", other="33 42"), back(0, "2 42"), f"{CARDS}/1"),
    illegal(IMPOSSIBLE, "out of what is not seen, but it was put back",
            ending("2 ? 16", other="36", returned={1: "42 46"}), back(0, "2 42"), f"{CARDS}/1"),
    illegal(IMPOSSIBLE, "one sheep put back twice, the second out of what is not seen",
            ending("2 ? 16"), back(0, "2 2"), f"{CARDS}/1"),
    undetermined(TWO, "one, and the unseen sheep may be white", ending("2 ? 16"), back(0, "2"),
                 (TWO, None), events="sheep-returned",
                 then={"players/0/flock": [None, 16], "players/0/returned": [2]}),
    undetermined(TWO, "none, and the unseen sheep may be white", ending("16 ? 10"), back(0),
                 (TWO, None), then={"players/0/returned": [], "players/0/flock": [16, None, 10]}),
    undetermined(TWO, "none of a flock that is not seen", ending("? ? ?"), back(0), (TWO, None),
                 then={"players/0/returned": []}),
    undetermined(TWO, "one of a flock that is not seen", ending("? ? ?"), back(0, "2"),
                 (TWO, None), then={"players/0/flock": [None, None]}),
    undetermined(TWO, "all white sheep lie elsewhere, but nobody counts",
                 three("return", flocks={0: "16 ?", 1: "10", 2: " ".join(map(str, WHITE))},
                       dogs={2: 8}, bone=2), back(0), (TWO, None)),
    legal(TWO, "one, which was all that was not seen", ending("? 16"), back(0, "2"), None,
          {"players/0/flock": [16]}),
    undetermined(TWO, "what is not seen may end the game", alone("2 ? 16"), back(0, "2"),
                 (TWO, None), events="sheep-returned game-over", then={"phase": "game-over"}),
    legal(OVER, "the only return ends the game", alone("2 22 16"), back(0, "22 2"),
          "sheep-returned game-over",
          {"phase": "game-over", "players/0/flock": [16], "players/0/returned": [22, 2],
           "players/1/returned": None, "round": 15, "turn": None}),
    legal(OVER, "the last return ends the game", ending("16", "33", returned={0: "2 22"}),
          back(1, "33"), "sheep-returned game-over", {"phase": "game-over"}),
    legal(OVER, "the last return is an early seat's",
          ending("2 22", "36", returned={1: "42 46"}), back(0, "2 22"),
          "sheep-returned game-over", {"phase": "game-over"}),
    legal(OVER, "the first of two returns does not end it", ending("2 22"), back(1, "33"),
          "sheep-returned", {"phase": "return", "turn": None}),
]  # fmt: skip

FAULTS = [
    *[
        found(ELIGIBLE, f"number {number}, a {HOUSE[number]['kind']}, was put back",
              ending("42", returned={0: f"2 {number}"}), (ELIGIBLE, None))
        for number in (16, 10, 23, 3, 19, 12)
    ],
    found(ELIGIBLE, "two that are none were put back, after the end",
          three("game-over", flocks={0: "42"}, returned={0: "36 16"}, dogs={1: 4, 2: 4}, bone=2),
          (ELIGIBLE, None)),
    clean(ELIGIBLE, "two white ones were put back", ending("42", returned={0: "2 22"})),
    clean(ELIGIBLE, "the last white one of all was put back", ending("16 10", returned={0: "2"})),
    *[
        found(TWO, f"{text or 'nothing'} was put back, {flock or 'nothing'} is left",
              ending(flock, returned={0: text}), (TWO, None))
        for flock, text in (
            ("42", "2"), ("42 46", ""), ("42 16", ""), ("16", "2 22 42"), ("42", "2 22 46"),
            ("42 ?", "2"), ("? 42", ""),
        )
    ],
    found(TWO, "one too few was put back, after the end",
          three("game-over", flocks={0: "42"}, returned={0: "2"}, dogs={1: 4, 2: 4}, bone=2),
          (TWO, None)),
    *[
        clean(TWO, f"{text or 'nothing'} was put back, {flock or 'nothing'} is left",
              ending(flock, returned={0: text}))
        for flock, text in (
            ("42", "2 22"), ("16", "2"), ("16 10", ""), ("", ""), ("", "2"), ("", "2 22"),
            ("? ?", "2"), ("16 ?", ""), ("?", "2 22"),
        )
    ],
]  # fmt: skip


def kept_alone(flock: str, returned: str | None) -> State:
    """Seat 0 has no dog; seats 1 and 2 have nothing to return."""
    given = {} if returned is None else {0: returned}
    phase = "return" if returned is None else "game-over"
    return three(phase, flocks={0: flock, 1: "41"}, returned=given, dogs={1: 4, 2: 4}, bone=1,
                 seen=True)  # fmt: skip


def scored(*away: int) -> list[tuple[int, str, int]]:
    """The sheets of seats 1 and 2: a 0-0-7 and four dogs with the bone; all other sheep."""
    left = worth([number for number in HOUSE if number not in (41, *away)])
    return [*sheet(1, "0 0 0 0 0 -5 16 2"), *sheet(2, f"{left} 0 -5 0 2")]


SCORES = [
    line("wool.score.white", "nothing is deducted before the return",
         kept_alone("2 22 8 16", None), *sheet(0, "18 -5 0 0 0 0 0 2"), *scored(2, 22, 8, 16)),
    line("wool.score.white", "what was put back counts for nobody",
         kept_alone("8 16", "2 22"), *sheet(0, "9 -5 0 0 0 0 0 2"), *scored(2, 22, 8, 16)),
]  # fmt: skip

SEATS = [
    legal(TWO, "of four, three have no dog",
          four("return", flocks={0: "2 22", 1: "33", 2: "16"}, dogs={3: 8}, bone=3),
          back(2), None, {"phase": "return"}),
]  # fmt: skip

CASES: list[Case] = [*RETURNS, *FAULTS, *SCORES, *SEATS]
