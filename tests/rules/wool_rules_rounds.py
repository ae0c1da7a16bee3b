"""Wool Rules: turns that follow on turns, rounds that end, layouts, the duel and the end."""

from __future__ import annotations

from typing import Any

from .case import Case, illegal, legal
from .wool_rules_build import bid, fail, four, rest, six, take, three, two, unseen

IMPOSSIBLE = "table.outcome-impossible"
COUNT = "wool.take.count"
REST = "wool.rest.all"
THIRD = "wool.fail.third"
ORDER = "wool.order"
LAYOUT = "wool.layout"
OVER = "table.game-over"
PAID = "wool.reading.plus-paid"

LAID = "#/move/middle"
RESTED = "cards-received round-over middle-laid"

NEXT: dict[str, Any] = {"phase": "roll", "dice": None, "kept": [], "attempt": 0}
ROUND_OVER: dict[str, Any] = {
    "phase": "bid", "turn": None, "order": [], "dice": None, "kept": [], "attempt": 0,
    "players/0/bid": None, "players/1/bid": None,
}  # fmt: skip

TURNS = [
    legal(COUNT, "the second of three is next",
          three("decide", dice=20), take(0, "2 22 33"), "cards-received",
          NEXT | {"turn": 1, "middle": [42], "round": 1}),
    legal(COUNT, "the last of three takes the rest",
          three("decide", turn=1, middle="2 22 33", dice=20, kept="d8"), take(1, "2 22"),
          "cards-received", NEXT | {"phase": "rest", "turn": 2, "middle": [33]}),
    legal(THIRD, "the last of three after a failure",
          three("decide", turn=1, middle="2 22 33", dice=15, kept="d8 d10"), fail(1),
          "chip-received", NEXT | {"phase": "rest", "turn": 2, "middle": [2, 22, 33]}),
    legal(COUNT, "turns go by the order, not by seats",
          four("decide", bids=[14, 20, 16, 18], dice=20), take(1, "2 22 33"), "cards-received",
          NEXT | {"turn": 3, "order": [1, 3, 2, 0]}),
    legal(COUNT, "the last but one of four",
          four("decide", bids=[14, 20, 16, 18], turn=2, middle="2 22", dice=20, kept="d8 d10"),
          take(2, "22"), "cards-received", NEXT | {"phase": "rest", "turn": 0, "middle": [2]}),
    legal(COUNT, "the last of three is skipped",
          three("decide", turn=1, middle="2", dice=20), take(1, "2"),
          "cards-received turn-skipped round-over middle-laid",
          ROUND_OVER | {"round": 2, "middle": [None] * 4, "players/2/chips": 2,
                        "players/2/bid": None}),
    legal(COUNT, "three of six are skipped",
          six("decide", turn=2, middle="2", dice=20), take(2, "2"),
          "cards-received turn-skipped turn-skipped turn-skipped round-over middle-laid",
          ROUND_OVER | {"round": 2, "middle": [None] * 7, "supply": [None] * 46}),
    legal(PAID, "who is skipped has paid for 26+",
          three("decide", bids=["26+"] * 3, turn=1, middle="2 22", dice=26, fill=0,
                chips={0: 1, 1: 1, 2: 1}), take(1, "2 22"),
          "cards-received turn-skipped round-over middle-laid",
          ROUND_OVER | {"players/1/chips": 1, "players/2/chips": 1, "chips_left": 22}),
    legal(REST, "the rest ends the round", three("rest", middle="8 4", fill=1), rest(2, "8 4"),
          RESTED, ROUND_OVER | {"round": 2, "middle": [None] * 4, "supply": [None] * 52}),
]  # fmt: skip

DUEL = [
    legal(COUNT, "of two, the second rolls, too", two("decide", dice=20, kept="d8"),
          take(0, "2 22"), "cards-received", NEXT | {"turn": 1, "middle": [33]}),
    legal(COUNT, "of two, the second is skipped", two("decide", dice=20), take(0, "2 22 33"),
          "cards-received turn-skipped round-over middle-laid",
          ROUND_OVER | {"round": 2, "middle": [None] * 3, "supply": [None] * 54}),
    legal(COUNT, "of two, the second takes all that is left",
          two("decide", turn=1, middle="2", dice=20), take(1, "2"), RESTED,
          ROUND_OVER | {"round": 2}),
    legal(COUNT, "of two, the first takes what the second leaves",
          two("decide", turn=1, middle="2 22", dice=20, kept="d8 d10"), take(1, "22"),
          "cards-received", NEXT | {"phase": "rest", "turn": 0, "middle": [2]}),
    legal(COUNT, "of two, the second takes two of three after a failure",
          two("decide", turn=1, middle="2 22 33", dice=20, kept="d8"), take(1, "2 33"),
          "cards-received", NEXT | {"phase": "rest", "turn": 0, "middle": [22]}),
    legal(THIRD, "of two, the second rolls after a failure",
          two("decide", dice=15, kept="d8 d10"), fail(0), "chip-received",
          NEXT | {"turn": 1, "middle": [2, 22, 33]}),
    legal(THIRD, "of two, the first takes all that two failures leave",
          two("decide", turn=1, middle="2 22 33", dice=15, kept="d8 d10"), fail(1),
          "chip-received", NEXT | {"phase": "rest", "turn": 0, "middle": [2, 22, 33]}),
    legal(THIRD, "of two, the second takes all that is left, by force",
          two("decide", turn=1, middle="16", dice=13, kept="d8 d10"), fail(1, "16"),
          "cards-received chip-received round-over middle-laid", ROUND_OVER),
    legal(REST, "of two, the rest ends the round", two("rest", middle="8 4"), rest(0, "4 8"),
          RESTED, ROUND_OVER | {"players/0/flock": [8, 4], "round": 2}),
    legal(REST, "of two, the rest is all three cards", two("rest", middle="8 4 26"),
          rest(0, "4 8 26"), RESTED, {"players/0/flock": [26, 8, 4]}),
    legal(REST, "of two, seat 1 began", two("rest", middle="8 4", bids=[14, 20], fill=0),
          rest(1, "4 8"), RESTED, {"players/1/flock": [8, 4]}),
]  # fmt: skip

LAST_OF_ROUND: dict[str, Any] = {"middle": "8 4", "fill": 1}
LAID_OUT = [
    legal(LAYOUT, "the next layout out of a known supply",
          three("rest", **LAST_OF_ROUND, supply="2 dog 33 bone 10"), rest(2, "8 4"), RESTED,
          {"middle": [2, "dog", 33, "bone"], "supply": [10, *[None] * 51]}),
    legal(LAYOUT, "the next layout out of a supply known in part",
          three("rest", **LAST_OF_ROUND, supply="? dog ? 22"), rest(2, "8 4"), RESTED,
          {"middle": [None, "dog", None, 22]}),
    legal(IMPOSSIBLE, "a layout that was not seen before", three("rest", **LAST_OF_ROUND),
          rest(2, "8 4", middle="2 dog 33 bone"), RESTED,
          {"middle": [2, "dog", 33, "bone"], "supply": [None] * 52}),
    legal(IMPOSSIBLE, "a layout that was seen in part",
          three("rest", **LAST_OF_ROUND, supply="? dog ? bone"),
          rest(2, "8 4", middle="2 dog 33 bone"), RESTED, {"middle": [2, "dog", 33, "bone"]}),
    legal(IMPOSSIBLE, "a layout that was known",
          three("rest", **LAST_OF_ROUND, supply="2 dog 33 bone"),
          rest(2, "8 4", middle="2 dog 33 bone"), RESTED, {"middle": [2, "dog", 33, "bone"]}),
    legal(IMPOSSIBLE, "a layout after a take", three("decide", turn=1, middle="2", dice=20),
          take(1, "2", middle="8 4 26 17"), None, {"middle": [8, 4, 26, 17]}),
    legal(IMPOSSIBLE, "a layout after a failure",
          three("decide", turn=1, middle="16", dice=10, kept="d8 d10"),
          fail(1, "16", middle="8 4 26 17"), None, {"middle": [8, 4, 26, 17]}),
    legal(IMPOSSIBLE, "four cards for the last round of six",
          six("rest", round=8, middle="2", dogs={0: 7}, fill=1),
          rest(5, "2", middle="8 4 dog bone"), RESTED,
          {"middle": [8, 4, "dog", "bone"], "supply": [], "round": 9}),
    legal(LAYOUT, "the last four cards of six, not told",
          six("rest", round=8, middle="2", dogs={0: 7}, fill=1), rest(5, "2"), RESTED,
          {"middle": [None] * 4, "supply": [], "round": 9, "phase": "bid"}),
    *[
        illegal(IMPOSSIBLE, f"a layout {name}", three("rest", **LAST_OF_ROUND, supply=supply),
                rest(2, "8 4", middle=laid), place)
        for name, supply, laid, place in (
            ("of three cards", "", "2 22 33", LAID), ("of five cards", "", "2 22 33 42 10", LAID),
            ("of no card", "", "", LAID), ("of one sheep twice", "", "2 22 33 22", f"{LAID}/3"),
            ("of a sheep just taken", "", "2 8 33 22", f"{LAID}/1"),
            ("of a sheep of a flock", "", "2 22 43 33", f"{LAID}/2"),
            ("of two bones", "", "2 bone bone 33", f"{LAID}/2"),
            ("of another sheep than known", "2 22 33 42", "2 22 10 42", f"{LAID}/2"),
            ("in another order than known", "2 dog ? 42", "dog 2 22 42", (IMPOSSIBLE, None)),
            ("of a dog that is a sheep", "? ? ? 42", "2 22 33 dog", f"{LAID}/3"),
            ("of a sheep deeper in the supply", "? ? ? ? ? 42", "2 42 33 22", f"{LAID}/1"),
        )
    ],
    illegal(IMPOSSIBLE, "a layout of a ninth dog",
            three("rest", middle="8 4", dogs={0: 4, 1: 4}), rest(2, "8 4", middle="2 22 dog 33"),
            f"{LAID}/2"),
    illegal(IMPOSSIBLE, "a layout of a second bone",
            three("rest", middle="8 4", bone=1, fill=1), rest(2, "8 4", middle="2 22 bone 33"),
            f"{LAID}/2"),
    illegal(IMPOSSIBLE, "a layout of seven for the last round of six",
            six("rest", round=8, middle="2", dogs={0: 7}, fill=1),
            rest(5, "2", middle="8 4 dog bone 26 17 3"), LAID),
    illegal(IMPOSSIBLE, "a layout with more sheep than there are",
            two("rest", round=19, middle="8", dogs={0: 7}), rest(0, "8", middle="2 22 33"),
            (IMPOSSIBLE, None)),
    legal(IMPOSSIBLE, "a layout with the last sheep there is",
          two("rest", round=19, middle="8", dogs={0: 7}), rest(0, "8", middle="2 dog bone"),
          RESTED, {"middle": [2, "dog", "bone"], "supply": [], "round": 20}),
    illegal(IMPOSSIBLE, "a layout while cards are left", three("decide", dice=20),
            take(0, "2 22 33", middle="8 4 26 17"), LAID),
    illegal(IMPOSSIBLE, "a layout after a failure, while cards are left",
            three("decide", dice=15, kept="d8 d10"), fail(0, middle="8 4 26 17"), LAID),
    illegal(IMPOSSIBLE, "a layout for the rest",
            three("decide", turn=1, middle="2 22", dice=20, kept="d8 d10"),
            take(1, "2", middle="8 4 26 17"), LAID),
    illegal(IMPOSSIBLE, "a layout after the last round",
            three("rest", round=15, middle="8 4", dogs={0: 3, 1: 3, 2: 2}, bone=0, fill=1),
            rest(2, "8 4", middle="2 22 33 42"), LAID),
    illegal(IMPOSSIBLE, "an unseen card and a layout that cannot be are told once",
            three("rest", middle="? 4", flocks={1: "8 17"}, fill=1),
            rest(2, "8 4", middle="2 22"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "a layout of a sheep just taken, which was not seen before",
            three("rest", middle="? 4", fill=1), rest(2, "8 4", middle="2 22 8 33"),
            f"{LAID}/2"),
    illegal(REST, "before a layout that cannot be", three("rest", **LAST_OF_ROUND),
            rest(2, "8", middle="2 22"), "#/move/cards"),
]  # fmt: skip

ALL_GUARDED: dict[str, Any] = {"dogs": {0: 3, 1: 3, 2: 2}, "bone": 0, "fill": 1}
TWO_GUARDED: dict[str, Any] = {"dogs": {0: 4, 1: 4}, "bone": 0, "fill": 1}
FINISHED: dict[str, Any] = {
    "turn": None, "order": [], "middle": [], "supply": [], "dice": None, "players/0/bid": None,
    "players/1/bid": None,
}  # fmt: skip
ENDS = [
    legal(OVER, "everybody has a dog", three("rest", round=15, middle="8 4", **ALL_GUARDED),
          rest(2, "8 4"), "cards-received round-over game-over",
          FINISHED | {"phase": "game-over", "round": 15, "players/0/returned": None,
                      "players/2/returned": None}),
    legal(OVER, "the last dog comes with the rest",
          three("rest", round=15, middle="dog 4", dogs={0: 4, 1: 3}, bone=0, fill=1),
          rest(2, "dog 4"), "cards-received round-over game-over",
          FINISHED | {"phase": "game-over", "players/2/dogs": 1}),
    legal("wool.return.two", "somebody has no dog",
          three("rest", round=15, middle="8 4", **TWO_GUARDED), rest(2, "8 4"),
          "cards-received round-over",
          FINISHED | {"phase": "return", "round": 15, "players/2/returned": None}),
    legal("wool.return.two", "somebody who was skipped has no dog",
          three("decide", round=15, turn=1, middle="2", dice=20, **TWO_GUARDED),
          take(1, "2"), "cards-received turn-skipped round-over", FINISHED | {"phase": "return"}),
    legal(OVER, "somebody is skipped at the end",
          three("decide", round=15, turn=1, middle="2", dice=20, **ALL_GUARDED), take(1, "2"),
          "cards-received turn-skipped round-over game-over", FINISHED | {"phase": "game-over"}),
    legal(OVER, "a failure ends the game",
          three("decide", round=15, turn=1, middle="16", dice=10, kept="d8 d10", **ALL_GUARDED),
          fail(1, "16"), "cards-received chip-received turn-skipped round-over game-over",
          FINISHED | {"phase": "game-over", "players/1/chips": 3}),
    legal(OVER, "the duel ends", two("rest", round=20, middle="8 4", dogs={0: 4, 1: 4}, bone=0),
          rest(0, "8 4"), "cards-received round-over game-over",
          FINISHED | {"phase": "game-over", "round": 20}),
    legal("wool.return.two", "the duel ends, and nobody but one has dogs",
          two("rest", round=20, middle="8 4", dogs={1: 8}, bone=0), rest(0, "8 4"),
          "cards-received round-over", FINISHED | {"phase": "return"}),
    legal(LAYOUT, "the last round but one goes on",
          three("rest", round=14, middle="8 4", dogs={0: 3, 1: 3}, fill=1),
          rest(2, "8 4"), RESTED,
          {"phase": "bid", "round": 15, "supply": [], "middle": [None] * 4}),
    legal(ORDER, "the last bid of the last round of six",
          six("bid", round=9, middle=unseen(4), dogs={0: 6}, bids=[14, 15, 16, 17, 18, None]),
          bid(5, 19), "bid-placed bids-revealed",
          {"phase": "roll", "turn": 5, "order": [5, 4, 3, 2, 1, 0]}),
]  # fmt: skip

CASES: list[Case] = [*TURNS, *DUEL, *LAID_OUT, *ENDS]
