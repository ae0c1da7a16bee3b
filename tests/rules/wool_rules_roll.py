"""Wool Rules: rolling, setting dice aside, and successes that are forced."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, incomplete, legal, shown
from .wool_rules_build import fail, four, roll, rolled, take, three, two

FORCED = "wool.take.forced"
ATTEMPTS = "wool.roll.attempts"
KEEP = "wool.roll.keep"
EXACT = "wool.chips.exact"
MISSING = "table.outcome-missing"
IMPOSSIBLE = "table.outcome-impossible"
STOPPING = "wool.reading.attempts"
MALUS = "wool.reading.malus"
FIXED = "wool.reading.order-fixed"

MOVE = "#/move"
KEPT = "#/move/keep"
BONUS = "#/move/bonus"
CHIPS = "#/move/chips"
DICE = "#/move/dice"

FRESH = three("roll")
ONCE = three("decide", dice="8 4 3")
TWICE = three("decide", dice="8 4 3", kept="d10")
THRICE = three("decide", dice="8 4 3", kept="d10 d12")


def after(attempt: int, dice: tuple[int, int, int], *kept: str) -> dict[str, Any]:
    """What stands after an attempt."""
    return {
        "phase": "decide", "turn": 0, "attempt": attempt, "kept": list(kept),
        "dice": dict(zip(("d12", "d10", "d8"), dice, strict=True)),
    }  # fmt: skip


ROLLS = [
    legal(KEEP, "all three dice", FRESH, roll(0, d12=5, d10=1, d8=7), "dice-rolled",
          after(1, (5, 1, 7)) | {"middle": [2, 22, 33, 42], "order": [0, 1, 2],
                                 "players/0/chips": 2, "chips_left": 19}),
    legal(KEEP, "the highest dice", FRESH, rolled(0, "12 10 8"), "dice-rolled",
          after(1, (12, 10, 8))),
    legal(KEEP, "the lowest dice", FRESH, rolled(0, "1 1 1"), "dice-rolled", after(1, (1, 1, 1))),
    *[
        legal(KEEP, f"the {die} is set aside after attempt 1", ONCE, roll(0, die, **dice),
              "dice-rolled", after(2, stand, die))
        for die, dice, stand in (
            ("d12", {"d10": 9, "d8": 8}, (8, 9, 8)), ("d10", {"d12": 2, "d8": 1}, (2, 4, 1)),
            ("d8", {"d12": 12, "d10": 10}, (12, 10, 3)),
        )
    ],
    legal(KEEP, "the d12 is set aside after attempt 2", TWICE, roll(0, "d12", d8=6),
          "dice-rolled", after(3, (8, 4, 6), "d10", "d12")),
    legal(KEEP, "the d8 is set aside after attempt 2", TWICE, roll(0, "d8", d12=6),
          "dice-rolled", after(3, (6, 4, 3), "d10", "d8")),
    legal(KEEP, "the second seat rolls", three("roll", turn=1, middle="2 22"),
          rolled(1, "5 6 7"), "dice-rolled", {"turn": 1, "phase": "decide", "attempt": 1}),
    legal(KEEP, "the second of the duel rolls", two("roll", turn=1, middle="2 22"),
          rolled(1, "5 6 7"), "dice-rolled", {"turn": 1, "phase": "decide"}),
    legal(KEEP, "the third of four rolls", four("roll", turn=2, middle="2 22"),
          rolled(2, "5 6 7"), "dice-rolled", {"turn": 2, "phase": "decide"}),
    illegal(KEEP, "a die is set aside before attempt 1", FRESH, roll(0, "d12", d10=1, d8=7),
            KEPT),
    illegal(KEEP, "a die is set aside before attempt 1, and all are rolled", FRESH,
            roll(0, "d12", d12=5, d10=1, d8=7), KEPT),
    illegal(KEEP, "no die is set aside before attempt 2", ONCE, rolled(0, "5 6 7"), (KEEP, None)),
    illegal(KEEP, "no die is set aside before attempt 3", TWICE, roll(0, d12=5, d8=7),
            (KEEP, None)),
    illegal(KEEP, "no die is set aside and none told", ONCE, roll(0), (KEEP, None)),
    illegal(KEEP, "the die is set aside already", TWICE, roll(0, "d10", d8=7), KEPT),
    illegal(KEEP, "the die is set aside already, and two are rolled", TWICE,
            roll(0, "d10", d12=5, d8=7), KEPT),
    illegal(KEEP, "before dice that cannot be", TWICE, roll(0, "d10", d8=9), KEPT),
]  # fmt: skip

OUTCOMES = [
    incomplete(MISSING, "the dice of attempt 1", FRESH, roll(0), (MISSING, None)),
    incomplete(MISSING, "the dice of attempt 2", ONCE, roll(0, "d8"), (MISSING, None)),
    incomplete(MISSING, "the die of attempt 3", TWICE, roll(0, "d8"), (MISSING, None)),
    *[
        illegal(IMPOSSIBLE, f"a {die} that shows {value}", FRESH,
                roll(0, **{"d12": 1, "d10": 1, "d8": 1, die: value}), f"{DICE}/{die}")
        for die, value in (("d12", 13), ("d12", 0), ("d10", 11), ("d10", 0), ("d8", 9), ("d8", 0),
                           ("d8", -1))
    ],
    illegal(IMPOSSIBLE, "two dice beyond their sides are told once", FRESH,
            roll(0, d12=5, d10=12, d8=10), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "a die beyond its sides in attempt 3", TWICE, roll(0, "d12", d8=9),
            f"{DICE}/d8"),
    illegal(IMPOSSIBLE, "two dice in attempt 1", FRESH, roll(0, d12=5, d10=1),
            (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "one die in attempt 2", ONCE, roll(0, "d12", d10=1), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "three dice in attempt 2", ONCE, roll(0, "d12", d12=8, d10=1, d8=7),
            (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "two other dice than the two", ONCE, roll(0, "d12", d12=8, d10=1),
            (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "two dice in attempt 3", TWICE, roll(0, "d12", d10=4, d8=7),
            (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "the die that was set aside first is rolled in attempt 3", TWICE,
            roll(0, "d12", d10=4), (IMPOSSIBLE, None)),
    legal(IMPOSSIBLE, "the dice that are rolled", ONCE, roll(0, "d12", d10=1, d8=7),
          "dice-rolled"),
    legal(IMPOSSIBLE, "a die that shows its highest side", TWICE, roll(0, "d12", d8=8),
          "dice-rolled"),
]  # fmt: skip


def after_attempt(attempt: int, total: int, **facts: Any) -> State:
    """Seat 0, with a bid of 20, has rolled this sum at this attempt."""
    return three("decide", dice=total, kept=" ".join(("d12", "d10")[: attempt - 1]), **facts)


SUCCESS = [
    *[
        illegal(FORCED, f"rolling on with {total} at attempt {attempt}",
                after_attempt(attempt, total), roll(0, die, **dice), MOVE)
        for attempt, total, die, dice in (
            (1, 20, "d12", {"d10": 5, "d8": 5}), (1, 30, "d12", {"d10": 5, "d8": 5}),
            (2, 21, "d10", {"d8": 5}),
        )
    ],
    illegal(FORCED, "rolling on, the dice not told", after_attempt(1, 20), roll(0, "d12"), MOVE),
    illegal(FORCED, "rolling on with 20 after attempt 3", after_attempt(3, 20),
            roll(0, "d8", d12=5), MOVE, (ATTEMPTS, MOVE)),
    illegal(FORCED, "rolling on with no die set aside", after_attempt(1, 20), rolled(0, "5 6 7"),
            MOVE, (KEEP, None)),
    illegal(FORCED, "rolling on with the first die set aside twice", after_attempt(2, 20),
            roll(0, "d12", d8=5), MOVE, (KEEP, KEPT)),
    *[
        illegal(FORCED, f"failing with {total} at attempt {attempt}",
                after_attempt(attempt, total), fail(0), MOVE)
        for attempt, total in ((3, 20), (3, 27), (1, 20), (2, 20))
    ],
    illegal(FORCED, "failing is not judged further", after_attempt(3, 20),
            fail(0, "41", chips=9, take_bone=True), MOVE),
    illegal(FORCED, "failing with the malus, which leaves 20",
            after_attempt(3, 22, flocks={0: "46 3"}), fail(0), MOVE),
    illegal(FORCED, "a bonus on 20", after_attempt(1, 20, flocks={0: "38 10 16 36"}),
            take(0, "2 22 33", bonus=True), BONUS),
    illegal(FORCED, "a bonus on 20, to take fewer cards",
            after_attempt(1, 20, flocks={0: "38 10 16 36"}, options={"fewer_with_help": True}),
            take(0, "2 22", bonus=True), BONUS),
    illegal(FORCED, "a bonus and a chip on 20",
            after_attempt(1, 20, flocks={0: "38 10 16 36"}),
            take(0, "2 22 33", bonus=True, chips=1), BONUS, (EXACT, CHIPS)),
    illegal(FORCED, "a bonus on 26 with a bid of 26+",
            after_attempt(1, 26, flocks={0: "38 10 16 36"}, bids=["26+", 20, 18]),
            take(0, "2 22 33", bonus=True), BONUS),
    legal(FORCED, "20 is taken as it is", after_attempt(1, 20), take(0, "2 22 33"),
          "cards-received"),
    legal(FORCED, "more than 20 is taken as it is", after_attempt(2, 30), take(0, "2 22"),
          "cards-received"),
    legal(FORCED, "20 with a bonus on top that is left alone",
          after_attempt(3, 20, flocks={0: "38 10 16 36"}), take(0, "2"), "cards-received"),
    legal(FORCED, "19 and a bonus may be left for another attempt",
          after_attempt(1, 19, flocks={0: "38 10 16 36"}), roll(0, "d12", d10=5, d8=5),
          "dice-rolled"),
    legal(FORCED, "18 and two chips may be left for another attempt", after_attempt(2, 18),
          roll(0, "d10", d8=5), "dice-rolled"),
    legal(FORCED, "19 and a bonus may fail", after_attempt(3, 19, flocks={0: "38 10 16 36"}),
          fail(0), "chip-received"),
    legal(FORCED, "20 less a malus is no success",
          after_attempt(1, 20, flocks={0: "46 10 16 36"}), roll(0, "d12", d10=5, d8=5),
          "dice-rolled"),
    legal(FORCED, "a malus below the top counts for nothing",
          after_attempt(1, 20, flocks={0: "10 46 16 36"}), take(0, "2 22 33"), "cards-received"),
    legal(FORCED, "26 reaches 26+", after_attempt(1, 26, bids=["26+", 20, 18]),
          take(0, "2 22 33"), "cards-received"),
    legal(FORCED, "25 does not reach 26+", after_attempt(1, 25, bids=["26+", 20, 18]),
          roll(0, "d12", d10=5, d8=5), "dice-rolled"),
]  # fmt: skip

FOURTH = [
    illegal(ATTEMPTS, "a fourth attempt", THRICE, roll(0, "d8", d12=5), MOVE),
    illegal(ATTEMPTS, "a fourth attempt, no die set aside", THRICE, roll(0, d8=5), MOVE),
    illegal(ATTEMPTS, "a fourth attempt with all dice", THRICE, rolled(0, "5 6 7"), MOVE),
    illegal(ATTEMPTS, "a fourth attempt, the dice not told", THRICE, roll(0, "d10"), MOVE),
    illegal(ATTEMPTS, "a fourth attempt of the second of the duel",
            two("decide", turn=1, middle="2", dice="8 4 3", kept="d10 d12"),
            roll(1, "d8", d8=5), MOVE),
    legal(ATTEMPTS, "a third attempt", TWICE, roll(0, "d12", d8=2), "dice-rolled"),
    legal(ATTEMPTS, "a second attempt", ONCE, roll(0, "d12", d10=2, d8=2), "dice-rolled"),
]  # fmt: skip

READINGS = [
    illegal(STOPPING, "stopping after attempt 1", ONCE, fail(0), ("wool.fail.third", MOVE)),
    illegal(STOPPING, "stopping after attempt 2", TWICE, fail(0), ("wool.fail.third", MOVE)),
    illegal(STOPPING, "two dice are kept from attempt 1", ONCE, roll(0, "d12", d8=5),
            (IMPOSSIBLE, None)),
    illegal(STOPPING, "what was set aside is rolled again", TWICE, roll(0, "d12", d10=5, d8=5),
            (IMPOSSIBLE, None)),
    legal(STOPPING, "one die is set aside, two are rolled", ONCE, roll(0, "d12", d10=2, d8=5),
          "dice-rolled"),
    *[
        illegal(MALUS, f"21 less 2 at attempt {attempt} is no success",
                after_attempt(attempt, 21, flocks={0: "46 10 16 36"}),
                take(0, text), ("wool.take.reached", None))
        for attempt, text in ((1, "2 22 33"), (2, "2 22"), (3, "2"))
    ],
    *[
        legal(MALUS, f"22 less 2 at attempt {attempt} is a success",
              after_attempt(attempt, 22, flocks={0: "46 10 16 36"}), take(0, text),
              "cards-received")
        for attempt, text in ((1, "2 22 33"), (2, "2 22"), (3, "2"))
    ],
    legal(FIXED, "the order stands though the tops have changed",
          three("roll", bids=[20, 20, 20], order=[0, 1, 2], turn=1, middle="2",
                flocks={0: "51 22 33", 1: "42", 2: "49"}),
          rolled(1, "5 6 7"), "dice-rolled", {"order": [0, 1, 2], "turn": 1}),
]  # fmt: skip

SEEDED = [
    legal(KEEP, "the dice come from a seed", FRESH, roll(0), "dice-rolled",
          {"phase": "decide", "attempt": 1}, seed="referee"),
    shown(legal(MISSING, "no die is missing beside a seed", ONCE, roll(0, "d12"), "dice-rolled",
                {"attempt": 2, "kept": ["d12"], "dice/d12": 8}, seed="referee")),
    legal(IMPOSSIBLE, "what is told takes the place of the seed", ONCE,
          roll(0, "d12", d10=1, d8=7), "dice-rolled", {"dice": {"d12": 8, "d10": 1, "d8": 7}},
          seed="referee"),
    illegal(IMPOSSIBLE, "a seed mends no die beyond its sides", ONCE, roll(0, "d12", d10=1, d8=9),
            f"{DICE}/d8", seed="referee"),
]  # fmt: skip

CASES: list[Case] = [*ROLLS, *OUTCOMES, *SUCCESS, *FOURTH, *READINGS, *SEEDED]
