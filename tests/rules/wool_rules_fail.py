"""Wool Rules: failing after three attempts, black sheep, and the chip for it."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, reading, undetermined
from .wool_rules_build import fail, six, three, two

THIRD = "wool.fail.third"
NONE = "wool.bonus.none"
OWNED = "wool.chips.owned"
REACHED = "wool.fail.reached"
EXACT = "wool.chips.exact"
MIDDLE = "wool.middle.card"
BLACK = "wool.fail.black-sheep"
SYMBOL = "wool.bone.symbol"
HOLDER = "wool.bone.holder"
UNDER = "wool.reading.under-14"
CHIP = "wool.reading.fail-chip"
LAST = "wool.reading.duel-last"

MOVE = "#/move"
BONUS = "#/move/bonus"
CHIPS = "#/move/chips"
CARDS = "#/move/cards"
BONE = "#/move/take_bone"

PLUS_2 = {0: "38 10 41 23"}
MINUS_2 = {0: "46 10 41 23"}
BELOW = {0: "10 38 41 23"}
HERD = "2 16 22 36"
"""A middle with two black sheep."""


def failing(total: int, middle: str = HERD, kept: str = "d12 d10", **facts: Any) -> State:
    """Seat 0, with a bid of 20, has rolled this sum in the end."""
    return three("decide", middle=middle, dice=total, kept=kept, **facts)


def failed(chips: int = 3, /, **more: Any) -> dict[str, Any]:
    """What stands when seat 1 begins its turn."""
    return {
        "phase": "roll", "turn": 1, "dice": None, "kept": [], "attempt": 0,
        "players/0/chips": chips, "chips_left": 21 - chips, "order": [0, 1, 2],
    } | more  # fmt: skip


EARLY = [
    illegal(THIRD, "after attempt 1", failing(15, kept=""), fail(0), MOVE),
    illegal(THIRD, "after attempt 2", failing(15, kept="d8"), fail(0), MOVE),
    illegal(THIRD, "after attempt 1, under 14", failing(10, kept=""), fail(0, "16 36"), MOVE),
    illegal(THIRD, "after attempt 2, and all that may be wrong beside it", failing(15, kept="d8"),
            fail(0, "41", bonus=True, chips=9, take_bone=True), MOVE),
    illegal(THIRD, "of the second of the duel",
            two("decide", turn=1, middle="2", dice=15, kept="d8"), fail(1), MOVE),
    legal(THIRD, "after attempt 3", failing(15), fail(0), "chip-received",
          failed(**{"middle": [2, 16, 22, 36], "players/0/flock": []})),
]  # fmt: skip

RESULTS = [
    *[
        legal(BLACK, f"no card with {name}", failing(total, flocks=flocks),
              fail(0, bonus=bonus, chips=chips),
              "chips-paid chip-received" if chips else "chip-received",
              failed(3 - chips, middle=[2, 16, 22, 36]))
        for name, total, flocks, bonus, chips in (
            ("14", 14, {}, False, 0), ("19", 19, {}, False, 0),
            ("16 less 2", 16, MINUS_2, False, 0), ("13 and a chip", 13, {}, False, 1),
            ("12 and two chips", 12, {}, False, 2), ("12 and a bonus", 12, PLUS_2, True, 0),
            ("13 and a bonus", 13, PLUS_2, True, 0), ("15 and a bonus", 15, PLUS_2, True, 0),
            ("11, a bonus and a chip", 11, PLUS_2, True, 1),
            ("15 less 2 and a chip", 15, MINUS_2, False, 1),
            ("12 and two chips rather than a bonus", 12, PLUS_2, False, 2),
            ("14, a bonus left alone", 14, PLUS_2, False, 0),
        )
    ],
    *[
        legal(BLACK, f"all black sheep with {name}", failing(total, flocks=flocks),
              fail(0, "36 16", bonus=bonus), "cards-received chip-received",
              failed(**{"middle": [2, 22], "players/0/flock/0": 16, "players/0/flock/1": 36}))
        for name, total, flocks, bonus in (
            ("13", 13, {}, False), ("3", 3, {}, False), ("15 less 2", 15, MINUS_2, False),
            ("13, a bonus left alone", 13, PLUS_2, False), ("11 and a bonus", 11, PLUS_2, True),
        )
    ],
    *[
        illegal(BLACK, f"{text or 'nothing'} with {total}", failing(total), fail(0, text), place)
        for total, text, place in (
            (13, "", CARDS), (13, "16", CARDS), (13, "36", CARDS), (13, "16 36 2", (BLACK, None)),
            (13, "16 2", (BLACK, None)), (13, "2 22", (BLACK, None)), (14, "16 36", (BLACK, None)),
            (14, "2", (BLACK, None)), (19, "16", (BLACK, None)),
        )
    ],
    illegal(BLACK, "no black sheep with 15 less 2", failing(15, flocks=MINUS_2), fail(0), CARDS),
    illegal(BLACK, "no black sheep with a bonus that is left alone", failing(12, flocks=PLUS_2),
            fail(0), CARDS),
    illegal(BLACK, "no black sheep with 11 and a bonus", failing(11, flocks=PLUS_2),
            fail(0, bonus=True), CARDS),
    illegal(BLACK, "black sheep with 13 and a chip", failing(13), fail(0, "16 36", chips=1),
            (BLACK, None)),
    illegal(BLACK, "a dog with the black sheep", failing(13, "2 16 dog 36"),
            fail(0, "16 36 dog"), (BLACK, None)),
    legal(BLACK, "there is no black sheep", failing(13, "2 22 33 dog"), fail(0), "chip-received",
          failed(middle=[2, 22, 33, "dog"])),
    legal(BLACK, "one black sheep", failing(13, "2 22 16 bone"), fail(0, "16"),
          "cards-received chip-received", failed(middle=[2, 22, "bone"])),
    legal(BLACK, "nothing else is there", failing(13, "3 14 34 45"), fail(0, "45 3 34 14"),
          "cards-received chip-received turn-skipped turn-skipped round-over middle-laid",
          {"players/0/flock": [14, 34, 3, 45], "phase": "bid", "players/0/chips": 3}),
    legal(BLACK, "the second seat empties the middle",
          three("decide", turn=1, middle="16", dice=13, kept="d12 d10"), fail(1, "16"),
          "cards-received chip-received turn-skipped round-over middle-laid",
          {"phase": "bid", "players/1/flock": [16], "players/1/chips": 3, "turn": None}),
]  # fmt: skip

HELP = [
    illegal(NONE, "no bonus on top", failing(15), fail(0, bonus=True), BONUS),
    illegal(NONE, "a bonus below the top", failing(13, flocks=BELOW), fail(0, bonus=True), BONUS),
    illegal(NONE, "a malus on top, in a failure", failing(15, flocks=MINUS_2),
            fail(0, bonus=True), BONUS),
    illegal(OWNED, "three chips of two, in a failure", failing(11), fail(0, chips=3), CHIPS),
    illegal(OWNED, "one chip of none, in a failure", failing(13, chips={0: 0}),
            fail(0, chips=1), CHIPS),
    illegal(OWNED, "more than there are, and the bid would be reached", failing(17),
            fail(0, chips=3), CHIPS),
    illegal(OWNED, "and no bonus on top", failing(11), fail(0, bonus=True, chips=3),
            (NONE, BONUS), CHIPS),
    legal(OWNED, "the last chip, in a failure", failing(13, chips={0: 1}), fail(0, chips=1),
          "chips-paid chip-received", {"players/0/chips": 1, "chips_left": 20}),
    illegal(REACHED, "with a bonus", failing(18, flocks=PLUS_2), fail(0, bonus=True),
            (REACHED, None)),
    illegal(REACHED, "with a bonus that is more than needed", failing(19, flocks=PLUS_2),
            fail(0, bonus=True), (REACHED, None)),
    illegal(REACHED, "with a chip that makes 14, a bid of 14", failing(13, bids=[14, 14, 14]),
            fail(0, chips=1), (REACHED, None)),
    illegal(REACHED, "with a bonus that makes 14, a bid of 14",
            failing(12, flocks=PLUS_2, bids=[14, 14, 14], order=[0, 1, 2]),
            fail(0, bonus=True), (REACHED, None)),
    illegal(REACHED, "with a chip, which goes beyond 14", failing(19), fail(0, chips=1),
            (REACHED, None), (EXACT, CHIPS)),
    illegal(REACHED, "with a bonus and a black sheep", failing(18, flocks=PLUS_2),
            fail(0, "16 36", bonus=True), (REACHED, None), (BLACK, None)),
    legal(REACHED, "a bonus that does not reach", failing(17, flocks=PLUS_2),
          fail(0, bonus=True), "chip-received", failed()),
    legal(REACHED, "a bonus that would reach is left alone", failing(18, flocks=PLUS_2), fail(0),
          "chip-received", failed()),
    illegal(EXACT, "a chip that reaches nothing", failing(12), fail(0, chips=1), CHIPS,
            (BLACK, CARDS)),
    illegal(EXACT, "a chip that reaches nothing, the black sheep taken", failing(12),
            fail(0, "16 36", chips=1), CHIPS),
    illegal(EXACT, "a chip on 14", failing(14), fail(0, chips=1), CHIPS),
    illegal(EXACT, "two chips on 13", failing(13), fail(0, chips=2), CHIPS),
    illegal(EXACT, "a chip where the bonus makes 14", failing(12, flocks=PLUS_2),
            fail(0, bonus=True, chips=1), CHIPS),
    illegal(EXACT, "a chip where the bonus goes beyond 14", failing(13, flocks=PLUS_2),
            fail(0, bonus=True, chips=1), CHIPS),
    illegal(EXACT, "a chip that is one short because of a malus", failing(14, flocks=MINUS_2),
            fail(0, "16 36", chips=1), CHIPS),
    legal(EXACT, "chips that make 14 in spite of a malus", failing(14, flocks=MINUS_2),
          fail(0, chips=2), "chips-paid chip-received", failed(1)),
    illegal(MIDDLE, "a black sheep that is not there", failing(13, "2 22 33 16"),
            fail(0, "36"), f"{CARDS}/0", (BLACK, None)),
    illegal(SYMBOL, "no card at all", failing(15, flocks={1: "41 10 23"}, bone=1),
            fail(0, take_bone=True), BONE),
    illegal(SYMBOL, "no card at all, and nobody has the bone", failing(15),
            fail(0, take_bone=True), BONE, (HOLDER, BONE)),
]  # fmt: skip

UNSEEN = [
    legal(BLACK, "14 before unseen cards", failing(14, "? ? ? ?"), fail(0), "chip-received"),
    undetermined(BLACK, "13 before unseen cards", failing(13, "? ? ? ?"), fail(0), (BLACK, None),
                 events="chip-received", then=failed(middle=[None] * 4)),
    undetermined(BLACK, "all that is seen to be black", failing(13, "2 16 ? 36"),
                 fail(0, "16 36"), (BLACK, None), events="cards-received chip-received",
                 then=failed(**{"middle": [2, None], "players/0/flock": [36, 16]})),
    undetermined(BLACK, "one unseen card was black, another stays", failing(13, "2 ? 16 ?"),
                 fail(0, "16 36"), (BLACK, None),
                 then={"middle": [2, None], "players/0/flock": [36, 16]}),
    undetermined(BLACK, "all black sheep lie elsewhere, but nobody counts",
                 failing(13, "2 22 ? 33", flocks={1: "3 5 14 16 25 34 36 45"}), fail(0),
                 (BLACK, None), then=failed(middle=[2, 22, None, 33])),
    legal(BLACK, "the unseen card was black", failing(13, "2 16 22 ?"), fail(0, "16 36"),
          "cards-received chip-received", failed(middle=[2, 22])),
    illegal(BLACK, "a black sheep is left beside an unseen card", failing(13, "2 16 ? 36"),
            fail(0, "16"), CARDS),
    illegal(BLACK, "the unseen card was white", failing(13, "2 16 ? 36"), fail(0, "16 36 22"),
            (BLACK, None)),
    illegal(BLACK, "a card with 14 before unseen cards", failing(14, "2 ? ? ?"), fail(0, "16"),
            (BLACK, None)),
    illegal("table.outcome-impossible", "an unseen black sheep that a flock has",
            failing(13, "2 22 33 ?", flocks={1: "16 10 41 23"}), fail(0, "16"), f"{CARDS}/0"),
]  # fmt: skip

NO_LAST_CHIP = {"duel_last_gets_chip": False}


def duel(turn: int, **facts: Any) -> State:
    """The seat in turn has rolled 15 in the end."""
    middle = "2 22 33" if turn == 0 else "2 22"
    return two("decide", turn=turn, middle=middle, dice=15, kept="d12 d10", **facts)


READINGS = [
    illegal(UNDER, "13 and a chip", failing(13), fail(0, "16 36", chips=1), (BLACK, None)),
    legal(UNDER, "13 and a chip make 14", failing(13), fail(0, chips=1),
          "chips-paid chip-received"),
    legal(UNDER, "with bid 14 every failure is under 14", failing(13, bids=[14, 14, 14]),
          fail(0, "16 36"), "cards-received chip-received"),
    illegal(UNDER, "with bid 14 nobody fails without black sheep",
            failing(13, bids=[14, 14, 14]), fail(0), (BLACK, CARDS)),
    legal(CHIP, "a full supply", failing(15), fail(0), "chip-received", failed()),
    legal(CHIP, "the last chip of the supply", failing(15, chips={0: 2, 1: 20, 2: 2}), fail(0),
          "chip-received", {"players/0/chips": 3, "chips_left": 0}),
    legal(CHIP, "none from an empty supply", failing(15, chips={0: 2, 1: 20, 2: 3}), fail(0), "",
          {"players/0/chips": 2, "chips_left": 0, "turn": 1}),
    legal(CHIP, "none from an empty supply, with black sheep",
          failing(13, chips={0: 2, 1: 20, 2: 3}), fail(0, "16 36"), "cards-received",
          {"players/0/chips": 2, "chips_left": 0, "turn": 1}),
    legal(CHIP, "a chip just paid comes back", failing(13, chips={0: 2, 1: 20, 2: 3}),
          fail(0, chips=1), "chips-paid chip-received", {"players/0/chips": 2, "chips_left": 0}),
    legal(CHIP, "one of two chips just paid comes back", failing(12, chips={0: 2, 1: 20, 2: 3}),
          fail(0, chips=2), "chips-paid chip-received", {"players/0/chips": 1, "chips_left": 1}),
    legal(CHIP, "the fifth of six gets one, too",
          six("decide", turn=4, middle="2 22", dice=15, kept="d12 d10",
              bids=[20, 20, 20, 20, 20, 14], order=[0, 1, 2, 3, 4, 5]), fail(4), "chip-received",
          {"phase": "rest", "turn": 5, "players/4/chips": 3}),
    legal(LAST, "the first of the duel gets a chip", duel(0), fail(0), "chip-received",
          {"phase": "roll", "turn": 1, "players/0/chips": 3, "chips_left": 20}),
    reading(True, legal(LAST, "the second of the duel gets a chip", duel(1), fail(1),
                        "chip-received",
                        {"phase": "rest", "turn": 0, "players/1/chips": 3, "chips_left": 20})),
    reading(True, legal(LAST, "set to what it is by default",
                        duel(1, options={"duel_last_gets_chip": True}), fail(1), "chip-received",
                        {"players/1/chips": 3})),
    reading(False, legal(LAST, "the second of the duel gets none", duel(1, options=NO_LAST_CHIP),
                         fail(1), "",
                         {"phase": "rest", "turn": 0, "players/1/chips": 2, "chips_left": 21})),
    reading(False, legal(LAST, "the second gets none for the chip it pays",
                         two("decide", turn=1, middle="16 22", dice=13, kept="d12 d10",
                             options=NO_LAST_CHIP), fail(1, chips=1), "chips-paid",
                         {"players/1/chips": 1, "chips_left": 22})),
    reading(False, legal(LAST, "the second takes black sheep all the same",
                         two("decide", turn=1, middle="16 22", dice=13, kept="d12 d10",
                             options=NO_LAST_CHIP), fail(1, "16"), "cards-received",
                         {"players/1/chips": 2, "phase": "rest", "middle": [22]})),
    reading(False, legal(LAST, "the first of the duel gets one all the same",
                         duel(0, options=NO_LAST_CHIP), fail(0), "chip-received",
                         {"players/0/chips": 3})),
    reading(False, legal(LAST, "the last but one of three gets one all the same",
                         three("decide", turn=1, middle="2 22", dice=15, kept="d12 d10",
                               options=NO_LAST_CHIP), fail(1), "chip-received",
                         {"players/1/chips": 3, "phase": "rest", "turn": 2})),
    reading(False, legal(LAST, "the highest seat of three that goes first gets one",
                         three("decide", bids=[14, 15, 16], dice=15, kept="d12 d10",
                               options=NO_LAST_CHIP), fail(2), "chip-received",
                         {"players/2/chips": 3})),
]  # fmt: skip

CASES: list[Case] = [*EARLY, *RESULTS, *HELP, *UNSEEN, *READINGS]
