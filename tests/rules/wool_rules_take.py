"""Wool Rules: reaching the bid, with a malus, a bonus and chips, and how many cards that brings."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal
from .wool_rules_build import fail, take, three

FORCED = "wool.take.forced"
NONE = "wool.bonus.none"
OWNED = "wool.chips.owned"
REACHED = "wool.take.reached"
EXACT = "wool.chips.exact"
COUNT = "wool.take.count"
MIDDLE = "wool.middle.card"
SYMBOL = "wool.bone.symbol"
HOLDER = "wool.bone.holder"
VAIN = "wool.reading.chips-in-vain"

BONUS = "#/move/bonus"
CHIPS = "#/move/chips"
CARDS = "#/move/cards"
NOT_REACHED = (REACHED, None)

PLUS_2 = {0: "38 10 16 36"}
"""A bonus of 2 on top."""
MINUS_2 = {0: "46 10 16 36"}
BELOW = {0: "10 38 16 36"}
SYMBOL_ON_TOP = {0: "40 10 16 36"}
WANTED = ("2 22 33", "2 22", "2")
"""What is taken after attempts 1, 2 and 3, out of 2, 22, 33 and 42."""


def rolled(total: int, attempt: int = 1, **facts: Any) -> State:
    """Seat 0, with a bid of 20, has rolled this sum at this attempt."""
    return three("decide", dice=total, kept=" ".join(("d12", "d10")[: attempt - 1]), **facts)


# what is on top, chips, bid, sum, bonus used, chips paid
REACHING: list[tuple[str, dict[int, str], int, Any, int, bool, int]] = [
    ("just the bid", {}, 2, 20, 20, False, 0),
    ("more than the bid", {}, 2, 20, 27, False, 0),
    ("all that there is", {}, 2, 26, 30, False, 0),
    ("the lowest bid", {}, 2, 14, 14, False, 0),
    ("26 for 26+", {}, 2, "26+", 26, False, 0),
    ("27 for 26+", {}, 2, "26+", 27, False, 0),
    ("with one chip", {}, 2, 20, 19, False, 1),
    ("with two chips", {}, 2, 20, 18, False, 2),
    ("with all of many chips", {}, 9, 20, 11, False, 9),
    ("with some of many chips", {}, 9, 20, 15, False, 5),
    ("with a chip for 26+", {}, 2, "26+", 25, False, 1),
    ("with a bonus", PLUS_2, 2, 20, 18, True, 0),
    ("with a bonus that is more than needed", PLUS_2, 2, 20, 19, True, 0),
    ("with chips beside a bonus", PLUS_2, 2, 20, 18, False, 2),
    ("with a bonus and a chip", PLUS_2, 2, 20, 17, True, 1),
    ("with a bonus and two chips", PLUS_2, 2, 20, 16, True, 2),
    ("with a bonus for 26+", PLUS_2, 2, "26+", 24, True, 0),
    ("in spite of a malus", MINUS_2, 2, 20, 22, False, 0),
    ("in spite of a malus, with a chip", MINUS_2, 2, 20, 21, False, 1),
    ("in spite of a malus, with two chips", MINUS_2, 2, 20, 20, False, 2),
    ("with a black sheep's bonus", {0: "34 10 16 36"}, 2, 20, 18, True, 0),
    ("with a black sheep's great bonus", {0: "3 10 16 36"}, 2, 20, 17, True, 0),
    ("with the bonus of a 3-7-0", {0: "21 10 16 36"}, 2, 20, 19, True, 0),
    ("with the bonus of a 0-0-7", {0: "39 10 16 36"}, 2, 20, 19, True, 0),
    ("in spite of a 0-0-7's malus", {0: "50 10 16 36"}, 2, 20, 22, False, 0),
]  # fmt: skip
SHORT: list[tuple[str, dict[int, str], int, Any, int, bool, int]] = [
    ("one short", {}, 2, 20, 19, False, 0),
    ("far below", {}, 2, 20, 3, False, 0),
    ("one short of 26+", {}, 2, "26+", 25, False, 0),
    ("one short of the lowest bid", {}, 2, 14, 13, False, 0),
    ("one short with all chips", {}, 2, 20, 17, False, 2),
    ("one chip too few, another is there", {}, 2, 20, 18, False, 1),
    ("a bonus that is left alone", PLUS_2, 2, 20, 18, False, 0),
    ("a bonus that is left alone beside a chip", PLUS_2, 2, 20, 18, False, 1),
    ("one short with a bonus", PLUS_2, 2, 20, 17, True, 0),
    ("one short with a bonus and a chip", PLUS_2, 2, 20, 16, True, 1),
    ("one short with all help", PLUS_2, 2, 20, 15, True, 2),
    ("the bid, less a malus", MINUS_2, 2, 20, 20, False, 0),
    ("one short because of a malus", MINUS_2, 2, 20, 21, False, 0),
    ("one short because of a malus, with a chip", MINUS_2, 2, 20, 20, False, 1),
    ("the highest sum less a malus for 26+", {0: "8 10 16 36"}, 2, "26+", 28, False, 0),
]  # fmt: skip

TARGETS = [
    *[
        legal(REACHED, f"{name}, at attempt {attempt}",
              rolled(total, attempt, flocks=flocks, chips={0: chips}, bids=[bid, 14, 14],
                     numbers=[52, 53, 54], order=[0, 1, 2]),
              take(0, WANTED[attempt - 1], bonus=bonus, chips=paid),
              "chips-paid cards-received" if paid else "cards-received",
              {"players/0/chips": chips - paid, "chips_left": 21 - chips + paid, "turn": 1,
               "phase": "roll", "dice": None, "kept": [], "attempt": 0,
               "players/0/bid": bid, "order": [0, 1, 2]})
        for attempt in (1, 2, 3)
        for name, flocks, chips, bid, total, bonus, paid in REACHING
    ],
    *[
        illegal(REACHED, f"{name}, at attempt {attempt}",
                rolled(total, attempt, flocks=flocks, chips={0: chips}, bids=[bid, 14, 14],
                       order=[0, 1, 2]),
                take(0, WANTED[attempt - 1], bonus=bonus, chips=paid), NOT_REACHED)
        for attempt in (1, 2, 3)
        for name, flocks, chips, bid, total, bonus, paid in SHORT
    ],
]  # fmt: skip

BONUSES = [
    *[
        illegal(NONE, f"{name} on top", rolled(18, flocks=flocks),
                take(0, "2 22 33", bonus=True), BONUS)
        for name, flocks in (
            ("an empty corner", {0: "10 38 16 36"}), ("a malus", MINUS_2),
            ("a bone symbol", SYMBOL_ON_TOP), ("no sheep", {}),
            ("another one's bonus", {1: "38 10 16 36"}),
        )
    ],
    illegal(NONE, "and chips that would suffice", rolled(18, flocks=BELOW),
            take(0, "2 22 33", bonus=True, chips=2), BONUS),
    illegal(NONE, "and chips that nobody has", rolled(18, flocks=BELOW),
            take(0, "2 22 33", bonus=True, chips=3), BONUS, (OWNED, CHIPS)),
    illegal(NONE, "and a card that is not there", rolled(18, flocks=BELOW),
            take(0, "2 22 41", bonus=True), BONUS, (MIDDLE, f"{CARDS}/2")),
    legal(NONE, "the bonus on top", rolled(18, flocks=PLUS_2), take(0, "2 22 33", bonus=True),
          "cards-received", {"players/0/flock": [33, 22, 2, 38, 10, 16, 36]}),
    legal(NONE, "no bonus and none used", rolled(20, flocks=BELOW), take(0, "2 22 33"),
          "cards-received"),
]  # fmt: skip

PAYING = [
    illegal(OWNED, "three chips of two", rolled(17), take(0, "2 22 33", chips=3), CHIPS),
    illegal(OWNED, "one chip of none", rolled(19, chips={0: 0}), take(0, "2 22 33", chips=1),
            CHIPS),
    illegal(OWNED, "chips of another", rolled(17, chips={0: 1, 1: 9}),
            take(0, "2 22 33", chips=3), CHIPS),
    illegal(OWNED, "chips of the supply", rolled(10, chips={0: 0}), take(0, "2 22 33", chips=10),
            CHIPS),
    illegal(OWNED, "more than there are, and more than needed", rolled(19),
            take(0, "2 22 33", chips=5), CHIPS),
    illegal(OWNED, "more than there are, and still short", rolled(10),
            take(0, "2 22 33", chips=5), CHIPS),
    illegal(OWNED, "beside a bonus", rolled(15, flocks=PLUS_2),
            take(0, "2 22 33", bonus=True, chips=3), CHIPS),
    illegal(OWNED, "and a card that is not there", rolled(17), take(0, "2 22 41", chips=3), CHIPS,
            (MIDDLE, f"{CARDS}/2")),
    legal(OWNED, "the last chip", rolled(19, chips={0: 1}), take(0, "2 22 33", chips=1),
          "chips-paid cards-received", {"players/0/chips": 0, "chips_left": 21}),
    illegal(EXACT, "one chip on a success", rolled(20), take(0, "2 22 33", chips=1), CHIPS),
    illegal(EXACT, "a chip on a success, to take fewer cards",
            rolled(20, options={"fewer_with_help": True}), take(0, "2 22", chips=1), CHIPS),
    illegal(EXACT, "two chips where one suffices", rolled(19), take(0, "2 22 33", chips=2), CHIPS),
    illegal(EXACT, "a chip where the bonus suffices", rolled(18, flocks=PLUS_2),
            take(0, "2 22 33", bonus=True, chips=1), CHIPS),
    illegal(EXACT, "a chip where the bonus is more than needed", rolled(19, flocks=PLUS_2),
            take(0, "2 22 33", bonus=True, chips=1), CHIPS),
    illegal(EXACT, "two chips beside a bonus where one suffices", rolled(17, flocks=PLUS_2),
            take(0, "2 22 33", bonus=True, chips=2), CHIPS),
    illegal(EXACT, "one chip too many beside a malus", rolled(21, flocks=MINUS_2),
            take(0, "2 22 33", chips=2), CHIPS),
    illegal(EXACT, "27 for 26+", rolled(25, bids=["26+", 20, 18]), take(0, "2 22 33", chips=2),
            CHIPS),
    legal(EXACT, "just the chip that is needed", rolled(19), take(0, "2 22 33", chips=1),
          "chips-paid cards-received"),
    legal(EXACT, "a bonus may be more than needed", rolled(19, flocks=PLUS_2),
          take(0, "2 22 33", bonus=True), "cards-received"),
    illegal(VAIN, "a chip beyond need", rolled(19), take(0, "2 22 33", chips=2), (EXACT, CHIPS)),
    illegal(VAIN, "chips that do not reach", rolled(15), take(0, "2 22 33", chips=2),
            NOT_REACHED),
    illegal(VAIN, "a chip in a failure", rolled(15, 3),
            fail(0, chips=1),
            (EXACT, CHIPS)),
    legal(VAIN, "the bonus in a failure", rolled(15, 3, flocks=PLUS_2),
          fail(0, bonus=True),
          "chip-received"),
]  # fmt: skip


def second(middle: str, total: int, attempt: int, **facts: Any) -> State:
    """Seat 1, with a bid of 18, has rolled this sum before what the first has left."""
    return three("decide", turn=1, middle=middle, dice=total, bids=[20, 18, 16],
                 kept=" ".join(("d12", "d10")[: attempt - 1]), **facts)  # fmt: skip


COUNTS = [
    *[
        illegal(COUNT, f"{text or 'nothing'} at attempt {attempt}", rolled(20, attempt),
                take(0, text), CARDS)
        for attempt, text in (
            (1, ""), (1, "2"), (1, "2 22"), (1, "2 22 33 42"), (2, ""), (2, "2"), (2, "2 22 33"),
            (3, ""), (3, "2 22"), (3, "2 22 33"),
        )
    ],
    *[
        legal(COUNT, f"{text} at attempt {attempt}", rolled(20, attempt), take(0, text),
              "cards-received")
        for attempt, text in ((1, "33 42 2"), (2, "42 22"), (3, "33"))
    ],
    *[
        legal(COUNT, f"all of {middle} at attempt {attempt}", second(middle, 18, attempt),
              take(1, middle), None, {"phase": "bid", "turn": None, "order": []})
        for middle, attempt in (("2 22", 1), ("2", 1), ("2", 2), ("2 22 33", 1), ("2 22", 2),
                                ("2", 3))
    ],
    *[
        illegal(COUNT, f"{text or 'nothing'} of {middle} at attempt {attempt}",
                second(middle, 18, attempt), take(1, text), CARDS)
        for middle, attempt, text in (("2 22", 1, "2"), ("2", 1, ""), ("2", 2, ""),
                                      ("2 22", 2, "22"), ("2 22 33", 1, "2 22"))
    ],
    illegal(COUNT, "fewer with a chip", rolled(19), take(0, "2 22", chips=1), CARDS),
    illegal(COUNT, "fewer with a bonus", rolled(18, flocks=PLUS_2), take(0, "2 22", bonus=True),
            CARDS),
    illegal(COUNT, "none with a chip", rolled(19, 3), take(0, "", chips=1), CARDS),
    illegal(COUNT, "too many, and the bid is not reached", rolled(19), take(0, "2 22 33 42"),
            NOT_REACHED, CARDS),
    illegal(COUNT, "too few, and a chip too many", rolled(19), take(0, "2 22", chips=2),
            (EXACT, CHIPS), CARDS),
    illegal(COUNT, "too many, one of which is not there", rolled(20, 3), take(0, "41 2"), CARDS,
            (MIDDLE, f"{CARDS}/0")),
    illegal(REACHED, "everything that may be wrong beside it", rolled(19),
            take(0, "2 41", take_bone=True), NOT_REACHED, (COUNT, CARDS),
            (MIDDLE, f"{CARDS}/1"), (SYMBOL, "#/move/take_bone"), (HOLDER, "#/move/take_bone")),
    illegal(FORCED, "everything that may be wrong beside it", rolled(20, flocks=PLUS_2),
            take(0, "2 41", bonus=True, chips=1, take_bone=True), BONUS, (EXACT, CHIPS),
            (COUNT, CARDS), (MIDDLE, f"{CARDS}/1"), (SYMBOL, "#/move/take_bone"),
            (HOLDER, "#/move/take_bone")),
]  # fmt: skip

CASES: list[Case] = [*TARGETS, *BONUSES, *PAYING, *COUNTS]
