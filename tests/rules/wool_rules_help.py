"""Wool Rules: what is left to the player of bonus and chips, and how many cards they bring."""

from __future__ import annotations

from .case import Case, illegal, legal, reading
from .wool_rules_build import fail, roll, take, two
from .wool_rules_take import CARDS, COUNT, PLUS_2, rolled, second

HELP = "wool.reading.help-optional"
HELP_COUNT = "wool.reading.help-count"

FEWER = {"fewer_with_help": True}

# sum, attempt, bonus used, chips paid, cards
FEWER_FREE = [
    (19, 1, False, 1, "2"), (19, 1, False, 1, "2 22"), (19, 1, False, 1, "2 22 33"),
    (18, 1, True, 0, "2"), (18, 1, True, 0, "2 22"), (17, 1, True, 1, "22 2"),
    (19, 2, False, 1, "42"), (18, 2, True, 0, "2 22"), (19, 3, False, 1, "42"),
]  # fmt: skip
FEWER_BOUND = [
    (19, 1, False, 1, ""), (19, 1, False, 1, "2 22 33 42"), (18, 2, True, 0, "2 22 33"),
    (18, 3, True, 0, ""), (19, 3, False, 1, "2 22"), (20, 1, False, 0, "2 22"),
    (20, 1, False, 0, "2"), (20, 2, False, 0, "2"), (27, 1, False, 0, "2 22"),
]  # fmt: skip


def helped(bonus: bool, chips: int) -> str:
    return f"bonus {bonus}, chips {chips}"


HELPED = [
    *[
        reading(True, legal(HELP_COUNT, f"{text} with {total} at attempt {attempt}, "
                            + helped(bonus, chips),
                            rolled(total, attempt, flocks=PLUS_2, options=FEWER),
                            take(0, text, bonus=bonus, chips=chips)))
        for total, attempt, bonus, chips, text in FEWER_FREE
    ],
    *[
        reading(True, illegal(HELP_COUNT, f"{text or 'nothing'} with {total} at attempt {attempt}, "
                              + helped(bonus, chips),
                              rolled(total, attempt, flocks=PLUS_2, options=FEWER),
                              take(0, text, bonus=bonus, chips=chips), (COUNT, CARDS)))
        for total, attempt, bonus, chips, text in FEWER_BOUND
    ],
    *[
        reading(False, illegal(HELP_COUNT, f"{text} with {total} at attempt {attempt}, "
                               + helped(bonus, chips) + ", by default",
                               rolled(total, attempt, flocks=PLUS_2),
                               take(0, text, bonus=bonus, chips=chips), (COUNT, CARDS)))
        for total, attempt, bonus, chips, text in FEWER_FREE
        if len(text.split()) != 4 - attempt
    ],
    reading(False, legal(HELP_COUNT, "set to what it is by default",
                         rolled(19, options={"fewer_with_help": False}),
                         take(0, "2 22 33", chips=1))),
    reading(True, legal(HELP_COUNT, "one of two that are left, with a chip",
                        second("2 22", 17, 1, options=FEWER), take(1, "22", chips=1),
                        "chips-paid cards-received", {"phase": "rest", "middle": [2]})),
    reading(True, illegal(HELP_COUNT, "none of two that are left, with a chip",
                          second("2 22", 17, 1, options=FEWER), take(1, "", chips=1),
                          (COUNT, CARDS))),
    legal(HELP, "a bonus that would suffice is left at attempt 1",
          rolled(18, flocks=PLUS_2),
          roll(0, "d12", d10=1, d8=1),
          "dice-rolled"),
    legal(HELP, "chips that would suffice are left at attempt 2", rolled(18, 2),
          roll(0, "d10", d8=1), "dice-rolled"),
    legal(HELP, "help that would suffice is left at attempt 3",
          rolled(18, 3, flocks=PLUS_2),
          fail(0),
          "chip-received", {"players/0/chips": 3, "chips_left": 18}),
    legal(HELP, "help that would reach 14 is left",
          rolled(13, 3, flocks={0: "38 10 41 23"}, middle="2 16 22 36"),
          fail(0, "16 36"),
          "cards-received chip-received"),
    legal("wool.reading.chips-in-vain", "chips help one result only",
          two("decide", turn=1, middle="2", dice=18, bids=[20, 19], kept="d12 d10"),
          take(1, "2", chips=1), "chips-paid cards-received round-over middle-laid"),
]  # fmt: skip

CASES: list[Case] = HELPED
