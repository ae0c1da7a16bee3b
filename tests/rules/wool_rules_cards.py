"""Wool Rules: what is received out of the middle, where it goes, and the bone."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal
from .wool_rules_build import fail, four, rest, take, three, two

MIDDLE = "wool.middle.card"
REST = "wool.rest.all"
SYMBOL = "wool.bone.symbol"
HOLDER = "wool.bone.holder"
IMPOSSIBLE = "table.outcome-impossible"
WAYS = "wool.reading.bone-ways"
FIRST_SHEEP = "wool.reading.first-sheep"
FIXED = "wool.reading.order-fixed"

CARDS = "#/move/cards"
BONE = "#/move/take_bone"
MOVED = "cards-received bone-moved"


def success(middle: str, attempt: int = 1, **facts: Any) -> State:
    """Seat 0, with a bid of 20, has rolled 20 at this attempt."""
    return three("decide", middle=middle, dice=20, kept=" ".join(("d12", "d10")[: attempt - 1]),
                 **facts)  # fmt: skip


MIXED = "8 dog bone 3"
TAKEN = [
    legal(MIDDLE, "sheep, a dog and the bone", success(MIXED), take(0, "8 dog bone"),
          "cards-received",
          {"middle": [3], "players/0/flock": [8], "players/0/dogs": 1, "players/0/bone": True}),
    legal(MIDDLE, "a dog and the bone alone leave the flock as it is",
          success("dog bone 2 22", 2, flocks={0: "38 10 16 36"}), take(0, "bone dog"),
          "cards-received",
          {"players/0/flock": [38, 10, 16, 36], "players/0/dogs": 1, "players/0/bone": True,
           "middle": [2, 22]}),
    legal(MIDDLE, "two dogs", success("dog 2 dog 22", 2, dogs={0: 3}, bone=0),
          take(0, "dog dog"), "cards-received", {"players/0/dogs": 5, "middle": [2, 22]}),
    legal(MIDDLE, "one of two dogs", success("dog 2 dog 22", 3), take(0, "dog"),
          "cards-received", {"players/0/dogs": 1, "middle": [2, "dog", 22]}),
    *[
        legal(MIDDLE, f"{text} in this order on the flock",
              success("8 4 26 dog", flocks={0: "38 10 16 36"}), take(0, text), "cards-received",
              {"players/0/flock": [*flock, 38, 10, 16, 36]})
        for text, flock in (
            ("8 4 26", [26, 4, 8]), ("26 8 4", [4, 8, 26]), ("4 dog 8", [8, 4]),
            ("4 8 dog", [8, 4]), ("dog 26 4", [4, 26]),
        )
    ],
    legal(MIDDLE, "what is left stands as it lay", success("8 4 26 17"), take(0, "17 8 4"), None,
          {"middle": [26]}),
    illegal(MIDDLE, "a sheep that is not there", success("8 4 26 17"), take(0, "8 41 4"),
            f"{CARDS}/1"),
    illegal(MIDDLE, "the first of two sheep that are not there is told", success("8 4 26 17"),
            take(0, "8 41 10"), f"{CARDS}/1"),
    illegal(MIDDLE, "a sheep of a flock",
            success("8 4 26 17", flocks={1: "41 2 22 33"}), take(0, "8 4 41"), f"{CARDS}/2"),
    illegal(MIDDLE, "the top sheep of the supply",
            success("8 4 26 17", supply="41"), take(0, "41 8 4"), f"{CARDS}/0"),
    illegal(MIDDLE, "one sheep twice", success("8 4 26 17"), take(0, "8 4 8"), f"{CARDS}/2"),
    illegal(MIDDLE, "a dog that is not there", success("8 4 26 17"), take(0, "8 4 dog"),
            f"{CARDS}/2"),
    illegal(MIDDLE, "a second dog of one", success("8 4 dog 17"), take(0, "dog 4 dog"),
            f"{CARDS}/2"),
    illegal(MIDDLE, "a bone that is not there", success("8 4 dog 17"), take(0, "bone 4 dog"),
            f"{CARDS}/0"),
    illegal(MIDDLE, "the bone of another",
            success("8 4 dog 17", bone=1, flocks={1: "41 2 22"}), take(0, "8 4 bone"),
            f"{CARDS}/2"),
    illegal(MIDDLE, "a sheep that is not there, as the rest", three("rest", middle="8 4"),
            rest(2, "8 4 26"), f"{CARDS}/2"),
]  # fmt: skip

REMAINS = [
    *[
        legal(REST, f"the last takes {text}", three("rest", middle=middle, fill=1),
              rest(2, text), "cards-received round-over middle-laid",
              {"players/2/flock": flock, "players/2/dogs": dogs, "middle": [None] * 4,
               "phase": "bid", "players/2/chips": 2, "turn": None, "order": []})
        for middle, text, flock, dogs in (
            ("8 4", "8 4", [4, 8], 0), ("8 4", "4 8", [8, 4], 0), ("8", "8", [8], 0),
            ("dog 8 4", "8 4 dog", [4, 8], 1), ("dog", "dog", [], 1), ("16 3 34", "3 34 16",
            [16, 34, 3], 0),
        )
    ],
    legal(REST, "the whole layout, after all have failed", three("rest", middle="8 4 26 17"),
          rest(2, "17 4 8 26"), None, {"players/2/flock": [26, 8, 4, 17]}),
    *[
        illegal(REST, f"{text or 'nothing'} of {middle}", three("rest", middle=middle, fill=1),
                rest(2, text), CARDS)
        for middle, text in (("8 4", "8"), ("8 4", ""), ("8 dog", "8"), ("8", ""), ("8 16", "8"),
                             ("dog dog", "dog"))
    ],
    illegal(REST, "another sheep in place of one", three("rest", middle="8 4", fill=1),
            rest(2, "8 41"), (MIDDLE, f"{CARDS}/1"), CARDS),
    illegal(REST, "one of what is not seen", three("rest", middle="? ?", fill=1),
            rest(2, "8"), CARDS),
    legal(REST, "what was not seen before", three("rest", middle="? ? 4", fill=1),
          rest(2, "4 8 dog"), "cards-received round-over middle-laid",
          {"players/2/flock": [8, 4], "players/2/dogs": 1}),
]  # fmt: skip

BUT_ONE = two("rest", round=20, middle="? ? ?", dogs={0: 7})
"""All sheep but one are in flocks, all dogs but one are seen, and the bone is not."""

UNSEEN = [
    legal(MIDDLE, "out of a middle that is not seen", success("? ? ? ?"), take(0, "8 dog 4"),
          "cards-received", {"middle": [None], "players/0/flock": [4, 8], "players/0/dogs": 1}),
    legal(MIDDLE, "what is seen goes first", success("? 8 ? 4", 2), take(0, "4 8"),
          "cards-received", {"middle": [None, None]}),
    legal(MIDDLE, "what is not seen before goes out of the first unseen place",
          success("2 ? 8 ?", 3), take(0, "26"), "cards-received", {"middle": [2, 8, None]}),
    legal(MIDDLE, "a dog that is seen goes before an unseen one", success("? dog 8 4", 3),
          take(0, "dog"), "cards-received", {"middle": [None, 8, 4]}),
    legal(MIDDLE, "a second dog out of what is not seen", success("? dog 8 4", 2),
          take(0, "dog dog"), "cards-received", {"middle": [8, 4], "players/0/dogs": 2}),
    illegal(MIDDLE, "more than what is not seen", success("? 8 4 26"), take(0, "2 22 8"),
            f"{CARDS}/1"),
    illegal(IMPOSSIBLE, "a sheep of a flock, out of what is not seen",
            success("? 8 4 26", flocks={1: "41 2 22 33"}), take(0, "8 4 41"), f"{CARDS}/2"),
    illegal(IMPOSSIBLE, "a sheep deep in the own flock, out of what is not seen",
            success("? 8 4 26", flocks={0: "10 2 22 33"}), take(0, "22 8 4"), f"{CARDS}/0"),
    illegal(IMPOSSIBLE, "a sheep of the supply, out of what is not seen",
            success("? 8 4 26", supply="? 41"), take(0, "8 41 4"), f"{CARDS}/1"),
    illegal(IMPOSSIBLE, "one sheep twice, the second out of what is not seen",
            success("? 8 4 26"), take(0, "8 4 8"), f"{CARDS}/2"),
    illegal(IMPOSSIBLE, "one sheep twice out of what is not seen", success("? ? 4 26", 2),
            take(0, "8 8"), f"{CARDS}/1"),
    illegal(IMPOSSIBLE, "a ninth dog, out of what is not seen",
            success("? 8 4 26", dogs={1: 5, 2: 3}), take(0, "8 4 dog"), f"{CARDS}/2"),
    legal(IMPOSSIBLE, "the eighth dog, out of what is not seen",
          success("? 8 4 26", dogs={1: 5, 2: 2}), take(0, "8 4 dog"), "cards-received",
          {"players/0/dogs": 1}),
    illegal(IMPOSSIBLE, "a second bone, out of what is not seen",
            success("? 8 4 26", bone=1, flocks={1: "41 2 22"}), take(0, "8 4 bone"),
            f"{CARDS}/2"),
    illegal(IMPOSSIBLE, "a 52nd sheep, out of what is not seen",
            three("decide", round=15, turn=1, middle="?", dice=20, bids=[20, 18, 16],
                  dogs={0: 8}), take(1, "8"), f"{CARDS}/0"),
    legal(IMPOSSIBLE, "the bone, where all sheep are in flocks",
          three("decide", round=15, turn=1, middle="?", dice=20, bids=[20, 18, 16],
                dogs={0: 8}), take(1, "bone"), None, {"players/1/bone": True}),
    illegal(IMPOSSIBLE, "a 52nd sheep, the 51st and a dog out of what is not seen",
            BUT_ONE, rest(0, "2 dog 22"), f"{CARDS}/2"),
    legal(IMPOSSIBLE, "the 51st sheep, a dog and the bone out of what is not seen",
          BUT_ONE, rest(0, "dog bone 2"), "cards-received round-over",
          {"players/0/flock": [2], "players/0/dogs": 8, "players/0/bone": True}),
    illegal(IMPOSSIBLE, "a sheep of the flock as the rest",
            three("rest", middle="? 4", flocks={2: "8 10"}), rest(2, "4 8"), f"{CARDS}/1"),
]  # fmt: skip


def owner(seat: int | None, middle: str, **facts: Any) -> State:
    """Seat 0 succeeds at attempt 1, and this seat has the bone."""
    return success(middle, bone=seat, **facts)


WITH_SYMBOLS = "11 1 5 22"
STOLEN = {"players/0/bone": True, "players/1/bone": False}
BONES = [
    legal(SYMBOL, "a white sheep with the symbol", owner(1, WITH_SYMBOLS), take(0, "22 11 5",
          take_bone=True), MOVED, STOLEN),
    legal(SYMBOL, "a symbol that does not come to lie on top", owner(1, "11 2 22 33"),
          take(0, "11 2 22", take_bone=True), MOVED, STOLEN),
    *[
        legal(SYMBOL, f"{number} shows it", owner(1, f"{number} dog 33 42"),
              take(0, f"{number} 33 42", take_bone=True), MOVED, STOLEN)
        for number in (1, 5, 9, 11, 19, 25, 31, 40)
    ],
    legal(SYMBOL, "the bone is left where it is", owner(1, WITH_SYMBOLS), take(0, "22 11 5"),
          "cards-received", {"players/0/bone": False, "players/1/bone": True}),
    legal(SYMBOL, "the bone is left, in so many words", owner(1, WITH_SYMBOLS),
          take(0, "22 11 5", take_bone=False), "cards-received",
          {"players/0/bone": False, "players/1/bone": True}),
    legal(SYMBOL, "no bone is wanted without a symbol", owner(1, "2 22 33 42"),
          take(0, "2 22 33", take_bone=False), "cards-received"),
    legal(SYMBOL, "a symbol out of what is not seen", owner(1, "? 2 22 33"),
          take(0, "11 2 22", take_bone=True), MOVED, STOLEN),
    illegal(SYMBOL, "no sheep with the symbol", owner(1, "2 22 33 42"),
            take(0, "2 22 33", take_bone=True), BONE),
    illegal(SYMBOL, "a sheep with a bonus instead", owner(1, "38 22 33 42"),
            take(0, "38 22 33", take_bone=True), BONE),
    illegal(SYMBOL, "the sheep with the symbol is left", owner(1, "2 22 33 11"),
            take(0, "2 22 33", take_bone=True), BONE),
    illegal(SYMBOL, "the symbol lies on top of the own flock",
            owner(1, "2 22 33 42", flocks={0: "40 10 16"}), take(0, "2 22 33", take_bone=True),
            BONE),
    illegal(SYMBOL, "a dog and sheep without it", owner(1, "2 22 dog 42"),
            take(0, "2 22 dog", take_bone=True), BONE),
    illegal(SYMBOL, "neither a symbol nor a holder", owner(None, "2 22 33 42"),
            take(0, "2 22 33", take_bone=True), BONE, (HOLDER, BONE)),
    legal(HOLDER, "the third seat has it", owner(2, WITH_SYMBOLS),
          take(0, "22 11 5", take_bone=True), MOVED,
          {"players/0/bone": True, "players/2/bone": False}),
    legal(HOLDER, "who has it, and dogs, keeps the dogs", owner(1, WITH_SYMBOLS, dogs={1: 3}),
          take(0, "22 11 5", take_bone=True), MOVED, STOLEN | {"players/1/dogs": 3}),
    illegal(HOLDER, "nobody has it", owner(None, WITH_SYMBOLS),
            take(0, "22 11 5", take_bone=True), BONE),
    illegal(HOLDER, "it lies in the middle", owner(None, "22 11 5 bone"),
            take(0, "22 11 5", take_bone=True), BONE),
    illegal(HOLDER, "it is received with the sheep", owner(None, "22 11 5 bone"),
            take(0, "11 5 bone", take_bone=True), BONE),
    illegal(HOLDER, "the player has it", owner(0, WITH_SYMBOLS),
            take(0, "22 11 5", take_bone=True), BONE),
    illegal(HOLDER, "it is known to lie in the supply", owner(None, WITH_SYMBOLS, supply="bone"),
            take(0, "22 11 5", take_bone=True), BONE),
    legal(HOLDER, "it is received with the sheep, and nothing taken", owner(None, "22 11 5 bone"),
          take(0, "11 5 bone"), "cards-received", {"players/0/bone": True}),
]  # fmt: skip

READINGS = [
    legal(WAYS, "by force, with black sheep",
          three("decide", middle="25 16 2 22", dice=12, kept="d12 d10", bone=1,
                flocks={1: "41 10 42"}),
          fail(0, "16 25", take_bone=True), "cards-received bone-moved chip-received", STOLEN),
    legal(WAYS, "as the rest", three("rest", middle="11 2", bone=1, flocks={2: "41"}),
          rest(2, "11 2", take_bone=True), "cards-received bone-moved round-over middle-laid",
          {"players/2/bone": True, "players/1/bone": False, "phase": "bid"}),
    legal(WAYS, "as the rest of the duel", two("rest", middle="11 2", bone=1, flocks={1: "41 10"}),
          rest(0, "2 11", take_bone=True), "cards-received bone-moved round-over middle-laid",
          STOLEN),
    legal(WAYS, "two symbols are like one", owner(1, WITH_SYMBOLS), take(0, "1 11 5",
          take_bone=True), MOVED, STOLEN),
    illegal(WAYS, "the bone comes with the symbol", owner(None, "22 11 5 bone"),
            take(0, "11 22 bone", take_bone=True), (HOLDER, BONE)),
    illegal(WAYS, "by force, but the black sheep show none",
            three("decide", middle="36 16 2 22", dice=12, kept="d12 d10", bone=1,
                  flocks={1: "41 10 42"}),
            fail(0, "16 36", take_bone=True), (SYMBOL, BONE)),
    illegal(WAYS, "as the rest, and the last has it",
            three("rest", middle="11 2", bone=2, flocks={2: "41"}),
            rest(2, "11 2", take_bone=True), (HOLDER, BONE)),
    legal(WAYS, "with a sheep that ends the round",
          three("decide", turn=1, middle="11", dice=20, bids=[22, 20, 18], bone=2),
          take(1, "11", take_bone=True),
          "cards-received bone-moved turn-skipped round-over middle-laid",
          {"players/1/bone": True, "players/2/bone": False}),
    legal(FIRST_SHEEP, "a dog and the bone make no flock", success("dog bone 2 22", 2),
          take(0, "dog bone"), "cards-received", {"players/0/flock": []}),
    legal(FIXED, "a new top does not change the order of the round",
          four("decide", bids=[20, 18, 18, 18], dice=20, middle="11 50 26 17 2",
               flocks={0: "39", 1: "40", 2: "42", 3: "41 10"}, order=[0, 1, 3, 2]),
          take(0, "11 50 26"), "cards-received", {"order": [0, 1, 3, 2], "turn": 1}),
    legal(FIXED, "the second's new top does not change it either",
          four("decide", bids=[20, 18, 18, 18], dice=20, middle="50 49", turn=1,
               flocks={0: "51 39", 1: "40", 2: "42", 3: "41 10"}, order=[0, 1, 3, 2]),
          take(1, "49 50"), "cards-received turn-skipped turn-skipped round-over middle-laid",
          {"order": []}),
]  # fmt: skip

CASES: list[Case] = [*TAKEN, *REMAINS, *UNSEEN, *BONES, *READINGS]
