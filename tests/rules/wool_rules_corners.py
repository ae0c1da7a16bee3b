"""Wool Rules: whole answers, with all facts and fields, that tell nearly equal referees apart."""

from __future__ import annotations

from typing import Any

from .case import (
    Case,
    Move,
    State,
    clean,
    event,
    found,
    illegal,
    incomplete,
    legal,
    put,
    undetermined,
    with_params,
)
from .wool_rules_audit import BID, FLOCK, OVER, RETURN, ROLL, fewer, more, moved
from .wool_rules_build import back, bid, cards, fail, rest, roll, rolled, six, take, three, two

COPIES = "table.copies"
IMPOSSIBLE = "table.outcome-impossible"
MISSING = "table.outcome-missing"
PHASE = "table.phase"
TOTAL = "table.card-total"
TURN = "table.not-your-turn"
LAYOUT = "wool.layout"
ORDER = "wool.order"
RANGE = "wool.bid.range"
PLUS = "wool.bid.plus-needs-chip"
BLACK = "wool.fail.black-sheep"
COUNT = "wool.take.count"
ELIGIBLE = "wool.return.eligible"
FORCED = "wool.take.forced"
HELD = "table.card-not-held"
HOLDER = "wool.bone.holder"
KEEP = "wool.roll.keep"
MIDDLE = "wool.middle.card"
NUMBER = "wool.sheep-number"
REST = "wool.rest.all"
SYMBOL = "wool.bone.symbol"
TWO = "wool.return.two"

PLUS_2 = {0: "38 10 41 23"}
MINUS_2 = {0: "46 10 41 23"}
HERD = "2 16 22 36"
FEWER = {"fewer_with_help": True}


def tried(
    rule: str, name: str, state: State, move: Move, pointer: str, reason: str, **params: Any
) -> Case:
    """A move that breaks one rule, with all that is told of it."""
    return with_params(illegal(rule, name, state, move, pointer), {"reason": reason, **params})


def seen(rule: str, name: str, state: State, pointer: str, reason: str, **params: Any) -> Case:
    """A table with one fault, with all that is told of it."""
    return with_params(found(rule, name, state, pointer), {"reason": reason, **params})


# --- Moves -----------------------------------------------------------------------------------

HIDDEN = three("bid", bids=[None, "hidden", 18])
POOR = three("bid", bids=[None, "hidden", 18], chips={1: 0})
SHOW = "#/move/reveal"
BIDS = [
    tried(TURN, "a second bid, whole", three("bid", bids=[None, 20, 18]), bid(1, 20),
          "#/move/player", "not-your-turn", player=1, turn=None),
    tried(TURN, "the last seat rolls first, whole", ROLL, rolled(2, "1 1 1"), "#/move/player",
          "not-your-turn", player=2, turn=0),
    tried(RANGE, "13, whole", three("bid"), bid(1, 13), "#/move/bid", "no-such-bid", bid=13),
    tried(PLUS, "no chip, whole", three("bid", chips={1: 0}), bid(1, "26+"), "#/move/bid",
          "no-chip", player=1),
    tried(RANGE, "a hidden 13, whole", HIDDEN, bid(0, 20, [20, 13, 18]), f"{SHOW}/1",
          "no-such-bid", bid=13),
    tried(PLUS, "a hidden 26+, whole", POOR, bid(0, 20, [20, "26+", 18]), f"{SHOW}/1", "no-chip",
          player=1),
    tried(IMPOSSIBLE, "another bid, whole", HIDDEN, bid(0, 20, [20, 22, 19]), f"{SHOW}/2",
          "another-bid", player=2, bid=19, known=18),
    tried(IMPOSSIBLE, "too few bids, whole", HIDDEN, bid(0, 20, [20, 22]), SHOW, "wrong-length",
          needed=3, given=2),
    tried(IMPOSSIBLE, "bids too early, whole", three("bid"), bid(0, 20, [20, 18, 16]), SHOW,
          "not-due"),
    with_params(
        illegal(RANGE, "a known bid turns out to be 13", HIDDEN, bid(0, 20, [20, 22, 13]),
                f"{SHOW}/2", (IMPOSSIBLE, f"{SHOW}/2")),
        {"bid": 13}, {"player": 2, "bid": 13, "known": 18}),
    with_params(incomplete(MISSING, "hidden bids, whole", HIDDEN, bid(0, 20), "#/move"),
                {"reason": "not-stated"}),
    legal(ORDER, "two of three pay, whole", HIDDEN, bid(0, "26+", ["26+", "26+", 18]),
          [event("bid-placed", player=0),
           event("bids-revealed", bids=["26+", "26+", 18], order=[0, 1, 2]),
           event("chips-paid", player=0, count=1), event("chips-paid", player=1, count=1)],
          {"chips_left": 21, "players/0/chips": 1, "players/1/chips": 1, "players/2/chips": 2,
           "players/1/bid": "26+", "players/2/bid": 18, "phase": "roll", "turn": 0}),
    legal(RANGE, "the first of three, whole", three("bid"), bid(2, 14),
          [event("bid-placed", player=2)], {"players/2/bid": 14, "phase": "bid"}),
]  # fmt: skip

ONCE = three("decide", dice="8 4 3")
TWICE = three("decide", dice="8 4 3", kept="d10")
THRICE = three("decide", dice="8 4 3", kept="d10 d12")
PLUS_FIRST: dict[str, Any] = {"bids": ["26+", 20, 18], "flocks": MINUS_2}
DICE = "#/move/dice"
ROLLS = [
    tried(FORCED, "rolling on, whole", three("decide", dice=29, **PLUS_FIRST),
          roll(0, "d12", d10=1, d8=1), "#/move", "roll", natural=27, target=26),
    tried(FORCED, "failing, whole", three("decide", dice=29, kept="d12 d10", **PLUS_FIRST),
          fail(0), "#/move", "fail", natural=27, target=26),
    tried(FORCED, "a bonus, whole", three("decide", dice=21, flocks=PLUS_2),
          take(0, "2 22 33", bonus=True), "#/move/bonus", "bonus", natural=21, target=20),
    tried("wool.roll.attempts", "a fourth, whole", THRICE, roll(0, "d8", d8=1), "#/move",
          "no-more"),
    tried(KEEP, "before attempt 1, whole", ROLL, roll(0, "d8", d12=1, d10=1), "#/move/keep",
          "first-attempt", die="d8"),
    tried(KEEP, "none before attempt 2, whole", ONCE, roll(0, d12=1, d10=1), "#/move",
          "none-kept"),
    tried(KEEP, "the same again, whole", TWICE, roll(0, "d10", d12=1), "#/move/keep",
          "kept-already", die="d10"),
    with_params(incomplete(MISSING, "dice, whole", ROLL, roll(0), "#/move"),
                {"reason": "not-stated"}),
    tried(IMPOSSIBLE, "a die that is not told, whole", ROLL, roll(0, d12=5, d8=1), DICE,
          "die-missing", die="d10"),
    tried(IMPOSSIBLE, "a die that was set aside, whole", TWICE,
          roll(0, "d12", d12=8, d8=1), f"{DICE}/d12", "not-due"),
    tried(IMPOSSIBLE, "beyond its sides, whole", ROLL, roll(0, d12=12, d10=12, d8=1),
          f"{DICE}/d10", "beyond-sides", die="d10", shown=12, sides=10),
    legal(KEEP, "all three, whole", ROLL, rolled(0, "5 1 7"),
          [event("dice-rolled", player=0, attempt=1, dice={"d12": 5, "d10": 1, "d8": 7})]),
    legal(KEEP, "two, whole", ONCE, roll(0, "d10", d12=2, d8=1),
          [event("dice-rolled", player=0, attempt=2, dice={"d12": 2, "d8": 1})]),
    legal(KEEP, "one, whole", TWICE, roll(0, "d8", d12=2),
          [event("dice-rolled", player=0, attempt=3, dice={"d12": 2})]),
]  # fmt: skip

CARDS = "#/move/cards"
CHIPS = "#/move/chips"
BONE = "#/move/take_bone"
SECOND = {"turn": 1, "middle": "2 22 33 11"}
"""Seat 1, with a bid of 19, is in turn."""
TAKES = [
    tried("wool.bonus.none", "whole", three("decide", dice=18, **SECOND),
          take(1, "2 22 33", bonus=True), "#/move/bonus", "no-bonus", player=1),
    tried("wool.chips.owned", "whole", three("decide", dice=15, chips={1: 1}, **SECOND),
          take(1, "2 22 33", chips=4), CHIPS, "too-many", player=1, given=4, owned=1),
    tried("wool.take.reached", "whole",
          three("decide", dice=15, flocks={1: "38 10"}, **SECOND),
          take(1, "2 22 33", bonus=True, chips=1), "#/move", "too-low", result=18, target=19),
    tried("wool.take.reached", "26+, whole", three("decide", dice=26, **PLUS_FIRST),
          take(0, "2 22 33"), "#/move", "too-low", result=24, target=26),
    tried("wool.chips.exact", "one too many, whole",
          three("decide", dice=17, chips={1: 3}, **SECOND), take(1, "2 22 33", chips=3), CHIPS,
          "not-needed", given=3, needed=2),
    tried("wool.chips.exact", "for nothing, whole", three("decide", dice=22, **SECOND),
          take(1, "2 22 33", chips=1), CHIPS, "not-needed", given=1, needed=0),
    tried(COUNT, "two of three, whole", three("decide", dice=20), take(0, "2 22"), CARDS, "count",
          given=2, needed=3),
    tried(COUNT, "none with help, whole",
          three("decide", dice=19, kept="d12", options=FEWER), take(0, "", chips=1), CARDS,
          "count-with-help", given=0, most=2),
    with_params(
        illegal(MIDDLE, "a dog, whole", three("decide", dice=20), take(0, "2 dog 22"),
                f"{CARDS}/1"), {"reason": "not-in-middle", "card": "dog"}),
    with_params(
        illegal(SYMBOL, "whole", three("decide", dice=20), take(0, "2 22 33", take_bone=True),
                BONE, (HOLDER, BONE)), {"reason": "no-symbol"}, {"reason": "no-holder"}),
    legal(SYMBOL, "with a chip, and the last is skipped, whole",
          three("decide", turn=1, middle="11 dog", dice=18, bone=2, supply="4 ? dog 8 26"),
          take(1, "11 dog", chips=1, take_bone=True),
          [event("chips-paid", player=1, count=1),
           event("cards-received", player=1, cards=[11, "dog"]),
           event("bone-moved", **{"player": 1, "from": 2}), event("turn-skipped", player=2),
           event("round-over", round=1),
           event("middle-laid", round=2, cards=cards("4 ? dog 8"))],
          {"players/1/bone": True, "players/2/bone": False, "players/1/chips": 1,
           "chips_left": 20, "players/1/flock": [11], "players/1/dogs": 1, "round": 2,
           "order": [], "players/0/bid": None, "players/2/bid": None}),
    legal("wool.take.reached", "names stay with their seats",
          put(put(three("decide", dice=20), "players/0/name", "Ada"), "players/2/name", "Bo"),
          take(0, "2 22 33"), [event("cards-received", player=0, cards=[2, 22, 33])],
          {"players/0/name": "Ada", "players/2/name": "Bo"}),
]  # fmt: skip

LOST = {"kept": "d12 d10"}
"""What is set aside before the third attempt."""
FAILS = [
    tried("wool.fail.third", "whole", TWICE, fail(0), "#/move", "attempts-left", attempt=2),
    tried("wool.fail.reached", "whole", three("decide", dice=19, flocks=PLUS_2, **LOST),
          fail(0, bonus=True), "#/move", "reached", result=21, target=20),
    tried("wool.chips.exact", "13 with a chip, whole",
          three("decide", dice=14, flocks=MINUS_2, middle=HERD, **LOST),
          fail(0, "16 36", chips=1), CHIPS, "not-fourteen", given=1, result=13),
    tried("wool.chips.exact", "16 with a bonus and a chip, whole",
          three("decide", dice=13, flocks=PLUS_2, middle=HERD, **LOST),
          fail(0, bonus=True, chips=1), CHIPS, "not-fourteen", given=1, result=16),
    with_params(
        illegal("wool.bonus.none", "and too many chips, and a card, whole",
                three("decide", dice=13, middle=HERD, **LOST),
                fail(0, "2", bonus=True, chips=3), "#/move/bonus", ("wool.chips.owned", CHIPS)),
        {"player": 0}, {"player": 0, "given": 3, "owned": 2}),
    tried(BLACK, "a card with 15, whole", three("decide", dice=15, middle=HERD, **LOST),
          fail(0, "16"), CARDS, "no-card", result=15),
    tried(BLACK, "a white sheep, whole", three("decide", dice=13, middle=HERD, **LOST),
          fail(0, "16 2 36"), f"{CARDS}/1", "not-black", card=2),
    tried(BLACK, "a dog, whole", three("decide", dice=13, middle="dog 16 22 36", **LOST),
          fail(0, "16 36 dog"), f"{CARDS}/2", "not-black", card="dog"),
    tried(BLACK, "two of three are left, whole",
          three("decide", dice=13, middle="16 3 36 22", **LOST), fail(0, "3"), CARDS,
          "left-behind", cards=[16, 36]),
    with_params(
        undetermined(BLACK, "what is not seen, whole",
                     three("decide", dice=13, middle="2 16 ? 22", **LOST), fail(0, "16"), CARDS,
                     events=[event("cards-received", player=0, cards=[16]),
                             event("chip-received", player=0)]),
        {"reason": "hidden-cards"}),
    legal(BLACK, "the bone by force, whole",
          three("decide", dice=12, middle="16 25 2", bone=2, turn=1, **LOST),
          fail(1, "25 16", take_bone=True),
          [event("cards-received", player=1, cards=[25, 16]),
           event("bone-moved", **{"player": 1, "from": 2}), event("chip-received", player=1)],
          {"middle": [2], "phase": "rest", "turn": 2, "players/1/flock": [16, 25],
           "players/1/chips": 3, "chips_left": 18}),
    legal("wool.chips.exact", "two chips make 14, whole",
          three("decide", dice=12, middle=HERD, **LOST), fail(0, chips=2),
          [event("chips-paid", player=0, count=2), event("chip-received", player=0)],
          {"players/0/chips": 1, "chips_left": 20}),
]  # fmt: skip

NEXT = "#/move/middle"
BEFORE_LAST = three("rest", middle="8 4", fill=1, supply="2 ? 33 42")
LAID = [
    tried(REST, "two are left, whole", three("rest", middle="8 4 26", fill=1), rest(2, "4"),
          CARDS, "left-behind", left=2),
    tried(IMPOSSIBLE, "a layout too early, whole", three("decide", dice=20),
          take(0, "2 22 33", middle="8 4 26 17"), NEXT, "not-due"),
    tried(IMPOSSIBLE, "a layout after the last round, whole",
          three("rest", round=15, middle="8 4", dogs={0: 4, 1: 4}, bone=0, fill=1),
          rest(2, "8 4", middle="2"), NEXT, "not-due"),
    tried(IMPOSSIBLE, "a layout of three, whole", BEFORE_LAST, rest(2, "8 4", middle="2 7 33"),
          NEXT, "wrong-length", needed=4, given=3),
    tried(IMPOSSIBLE, "another layout, whole", BEFORE_LAST, rest(2, "8 4", middle="2 7 10 42"),
          f"{NEXT}/2", "known-otherwise", card=10, known=33),
    tried(IMPOSSIBLE, "a layout with a sheep just taken, whole", BEFORE_LAST,
          rest(2, "8 4", middle="2 8 33 42"), f"{NEXT}/1", "no-copy-left", card=8),
    tried(IMPOSSIBLE, "a layout with a sheep taken out of what was not seen",
          three("rest", middle="? 4", fill=1), rest(2, "8 4", middle="2 22 8 33"), f"{NEXT}/2",
          "no-copy-left", card=8),
    tried(IMPOSSIBLE, "the same sheep twice out of the middle, whole",
          three("rest", middle="? 4", fill=1, flocks={0: "8"}), rest(2, "4 8"), f"{CARDS}/1",
          "no-copy-left", card=8),
    legal(REST, "the rest and a report, whole",
          three("rest", middle="8 11 dog", bone=0, fill=1),
          rest(2, "11 dog 8", take_bone=True, middle="2 22 dog 33"),
          [event("cards-received", player=2, cards=[11, "dog", 8]),
           event("bone-moved", **{"player": 2, "from": 0}), event("round-over", round=1),
           event("middle-laid", round=2, cards=cards("2 22 dog 33"))],
          {"players/2/chips": 2, "players/2/flock": [8, 11], "players/2/dogs": 1}),
    legal(REST, "the last of all, whole",
          three("rest", round=15, middle="dog 4", dogs={0: 4, 1: 3}, bone=0, fill=1),
          rest(2, "dog 4"),
          [event("cards-received", player=2, cards=["dog", 4]), event("round-over", round=15),
           event("game-over")]),
]  # fmt: skip

BACK = three("return", flocks={0: "41", 1: "2 22 16"}, dogs={2: 8}, bone=2)
RETURNS = [
    tried(ELIGIBLE, "a black sheep, whole", BACK, back(1, "2 16"), f"{CARDS}/1", "not-white",
          card=16),
    tried(TWO, "one of two is put back, whole", BACK, back(1, "22"), CARDS, "count",
          player=1, given=1),
    tried(TWO, "three, whole",
          three("return", flocks={1: "2 22 33 16"}, dogs={2: 8}, bone=2),
          back(1, "2 22 33"), CARDS, "count", player=1, given=3),
    tried(HELD, "a sheep of no flock, whole", BACK, back(1, "2 42"), f"{CARDS}/1", "not-held",
          player=1, card=42),
    with_params(
        illegal(HELD, "a dog out of what is not seen",
                three("return", flocks={0: "41", 1: "2 ?"}, dogs={2: 8}, bone=2),
                back(1, "2 dog"), (ELIGIBLE, f"{CARDS}/1"), f"{CARDS}/1"),
        {"card": "dog"}, {"player": 1, "card": "dog"}),
    with_params(
        illegal(HELD, "the bone out of what is not seen",
                three("return", flocks={0: "41", 1: "2 ?"}, dogs={2: 8}, bone=2),
                back(1, "2 bone"), (ELIGIBLE, f"{CARDS}/1"), f"{CARDS}/1"),
        {"card": "bone"}, {"player": 1, "card": "bone"}),
    tried(IMPOSSIBLE, "a sheep of another flock, whole",
          three("return", flocks={0: "41 33", 1: "2 ?"}, dogs={2: 8}, bone=2), back(1, "2 33"),
          f"{CARDS}/1", "no-copy-left", card=33),
    with_params(
        undetermined(TWO, "what is not seen, whole",
                     three("return", flocks={0: "41", 1: "2 ?"}, dogs={2: 8}, bone=2),
                     back(1, "2"), CARDS,
                     events=[event("sheep-returned", player=1, cards=[2])]),
        {"reason": "hidden-cards", "player": 1, "given": 1}),
    legal(TWO, "two, whole", BACK, back(1, "22 2"),
          [event("sheep-returned", player=1, cards=[22, 2])],
          {"players/1/flock": [16], "players/1/returned": [22, 2]}),
    legal(TWO, "the last two, whole",
          three("return", flocks={0: "2 22 16"}, dogs={1: 4, 2: 4}, bone=2), back(0, "2 22"),
          [event("sheep-returned", player=0, cards=[2, 22]), event("game-over")],
          {"phase": "game-over"}),
]  # fmt: skip

# --- Tables ----------------------------------------------------------------------------------

DECIDE = three("decide", round=3, dice=15, kept="d10")
BEYOND = three("bid", round=15, middle="? ? ? ?", dogs={0: 8})
"""The last layout of three."""


def rolling(**facts: Any) -> State:
    return three("roll", order=[0, 1, 2], **facts)


FACTS = [
    seen("table.seats", "one seat, whole", BID | {"players": BID["players"][2:]},
         "#/state/players", "players", players=1, allowed=[2, 3, 4, 5, 6]),
    seen("table.seats", "seven seats, whole",
         BID | {"players": [BID["players"][0]] * 6 + BID["players"][2:]},
         "#/state/players", "players", players=7, allowed=[2, 3, 4, 5, 6]),
    seen(COPIES, "a sheep twice, whole", put(BID, "middle/0", 22), "#/state", "too-many",
         cards=[22]),
    seen(COPIES, "a sheep and a dog, whole",
         put(put(three("bid", dogs={0: 5, 1: 3}, fill=0), "middle/0", "dog"), "middle/1", 33),
         "#/state", "too-many", cards=[33, "dog"]),
    seen(COPIES, "52 sheep, whole",
         more(put(two("rest", round=20, middle="8", dogs={0: 8}, bone=1), "players/0/dogs", 7),
              "players/1/flock", None), "#/state", "too-many-sheep", count=52, most=51),
    seen(TOTAL, "one is missing, whole", fewer(BID, FLOCK), "#/state", "deck", count=59,
         needed=60),
    seen(TOTAL, "one too many, whole", more(BID, FLOCK, None), "#/state", "deck", count=61,
         needed=60),
    seen(PLUS, "placed by the third seat, whole",
         three("bid", bids=[None, None, "26+"], chips={2: 0}), "#/state/players/2/bid",
         "no-chip", player=2),
    seen(ELIGIBLE, "a 0-0-7, whole",
         three("return", flocks={0: "16", 1: "42"}, returned={1: "2 10"}, dogs={2: 8}, bone=2),
         "#/state/players/1/returned/1", "not-white", card=10),
    seen(TWO, "one of two, whole",
         three("return", flocks={0: "16", 1: "42"}, returned={1: "2"}, dogs={2: 8}, bone=2),
         "#/state/players/1/returned", "count", player=1, given=1),
    seen("wool.chips", "24, whole", put(BID, "chips_left", 18), "#/state", "total", count=24,
         needed=25),
    seen(LAYOUT, "the supply, whole", moved(BID, "supply", FLOCK), "#/state/supply", "supply",
         count=47, needed=48),
    seen(LAYOUT, "a supply in the last round, whole", moved(RETURN, FLOCK, "supply"),
         "#/state/supply", "supply", count=1, needed=0),
    seen(LAYOUT, "a round too many, whole", BEYOND | {"round": 16}, "#/state/round", "round",
         round=16, last=15),
    seen(LAYOUT, "a round too many after the end, whole", OVER | {"round": 16},
         "#/state/round", "round", round=16, last=15),
    with_params(
        found(LAYOUT, "a round too few after the end, whole", OVER | {"round": 14},
              "#/state/supply", "#/state/round"),
        {"count": 0, "needed": 4}, {"round": 14, "last": 15}),
    with_params(
        found(LAYOUT, "no card in rounds that there are not",
              put(put(three("roll", round=15, turn=1, middle="dog", dogs={0: 7}, bone=0),
                      "middle", []), "players/0/dogs", 8) | {"round": 18},
              "#/state/round", "#/state/middle"),
        {"round": 18, "last": 15}, {"count": 0, "most": 4}),
    seen(LAYOUT, "a whole layout, whole", moved(BID, "middle", FLOCK), "#/state/middle", "whole",
         count=3, needed=4),
    seen(LAYOUT, "the last layout of six, whole",
         moved(six("bid", round=9, middle="? ? ? ?", dogs={0: 8}), "middle",
               "players/5/flock"), "#/state/middle", "whole", count=3, needed=4),
    seen(LAYOUT, "too many in the second turn, whole",
         moved(three("roll", round=3, turn=1), FLOCK, "middle"), "#/state/middle", "some",
         count=5, most=4),
    seen(LAYOUT, "none in the second turn, whole",
         moved(three("roll", round=3, turn=1, middle="2"), "middle", FLOCK), "#/state/middle",
         "some", count=0, most=4),
    seen(LAYOUT, "one in return, whole", moved(RETURN, FLOCK, "middle"), "#/state/middle",
         "none", count=1, phase="return"),
    seen(ORDER, "bids rise, whole", rolling(bids=[20, 16, 18]), "#/state/order", "bids",
         player=2, before=1),
    seen(ORDER, "equal bids, whole", rolling(bids=[20, 18, 18], numbers=[52, 57, 53]),
         "#/state/order", "ties", player=2, before=1),
    seen(ORDER, "a seat twice, whole", ROLL | {"order": [0, 1, 1], "turn": 2}, "#/state/order",
         "each-once", order=[0, 1, 1]),
    seen(NUMBER, "two tables, whole", put(BID, "players/2/table_number", 53),
         "#/state/players/2/table_number", "another-table", number=53),
    seen(NUMBER, "a sheep, whole", put(BID, "players/2/table_number", 22),
         "#/state/players/2/table_number", "a-sheep", number=22),
    seen("wool.top-card", "whole", put(BID, f"{FLOCK}/0", None), f"#/state/{FLOCK}/0",
         "not-named", player=2),
]  # fmt: skip

ALL_BIDS = [*range(14, 27), "26+"]
REST_OF = three("rest", round=3, middle="2 22")
PHASES = [
    seen(PHASE, "all bids, whole", three("bid", bids=[20, "hidden", 16]), "#/state/phase",
         "wrong-value", value="bid", needed="roll"),
    seen(PHASE, "all returned, whole",
         three("return", flocks={0: "16"}, returned={0: "2 22"}, dogs={1: 4, 2: 4}, bone=2),
         "#/state/phase", "wrong-value", value="return", needed="game-over"),
    seen(PHASE, "a fourth seat in turn, whole", put(DECIDE, "turn", 3), "#/state/turn",
         "no-such-seat", seat=3, seats=3),
    seen(PHASE, "a fourth seat in turn in bid, whole", put(BID, "turn", 3), "#/state/turn",
         "no-such-seat", seat=3, seats=3),
    seen(PHASE, "the last rolls, whole", put(ROLL, "turn", 2), "#/state/turn", "wrong-turn",
         phase="roll", turn=2, needed=[0, 1]),
    seen(PHASE, "the first takes the rest, whole", put(REST_OF, "turn", 0), "#/state/turn",
         "wrong-turn", phase="rest", turn=0, needed=[2]),
    seen(PHASE, "the second of two takes the rest, whole", two("rest", middle="2", turn=1),
         "#/state/turn", "wrong-turn", phase="rest", turn=1, needed=[0]),
    seen(PHASE, "a turn in bid, whole", put(BID, "turn", 1), "#/state/turn", "wrong-turn",
         phase="bid", turn=1, needed=[None]),
    seen(PHASE, "nobody decides, whole", put(DECIDE, "turn", None), "#/state/turn",
         "wrong-turn", phase="decide", turn=None, needed=[0, 1]),
    found(ORDER, "who comes last, nobody can say", REST_OF | {"order": [0, 1, 1], "turn": 0},
          "#/state/order"),
    seen(PHASE, "an order in bid, whole", put(BID, "order", [0, 1, 2]), "#/state/order",
         "must-be-empty", phase="bid"),
    with_params(
        found(PHASE, "a fourth seat in the order, whole", put(ROLL, "order", [0, 1, 2, 3]),
              "#/state/order/3", (ORDER, "#/state/order")),
        {"seat": 3, "seats": 3}, {"order": [0, 1, 2, 3]}),
    seen(PHASE, "no dice, whole", put(DECIDE, "dice", None), "#/state/dice",
         "must-not-be-empty", phase="decide"),
    seen(PHASE, "dice in roll, whole", put(ROLL, "dice", DECIDE["dice"]), "#/state/dice",
         "must-be-empty", phase="roll"),
    seen(PHASE, "a die in bid, whole", put(BID, "kept", ["d12"]), "#/state/kept",
         "must-be-empty", phase="bid"),
    seen(PHASE, "an attempt in roll, whole", put(ROLL, "attempt", 2), "#/state/attempt",
         "wrong-value", value=2, needed=0),
    seen(PHASE, "no attempt, whole", DECIDE | {"attempt": 0, "kept": []}, "#/state/attempt",
         "wrong-value", value=0, needed=[1, 2, 3]),
    seen(PHASE, "too few set aside, whole", DECIDE | {"attempt": 3}, "#/state/kept",
         "wrong-value", value=1, needed=2),
    seen(PHASE, "a die twice, whole", DECIDE | {"attempt": 3, "kept": ["d10", "d10"]},
         "#/state/kept/1", "wrong-value", value="d10", needed=["d12", "d8"]),
    seen(PHASE, "no bid, whole", put(ROLL, "players/1/bid", None), "#/state/players/1/bid",
         "wrong-value", value=None, needed=ALL_BIDS),
    seen(PHASE, "a hidden bid, whole", put(ROLL, "players/1/bid", "hidden"),
         "#/state/players/1/bid", "wrong-value", value="hidden", needed=ALL_BIDS),
    seen(PHASE, "a bid in return, whole", put(RETURN, "players/1/bid", 20),
         "#/state/players/1/bid", "wrong-value", value=20, needed=None),
    seen(PHASE, "nothing put back in roll, whole", put(ROLL, "players/1/returned", []),
         "#/state/players/1/returned", "wrong-value", value=[], needed=None),
    seen(PHASE, "not put back after the end, whole",
         three("game-over", flocks={0: "16", 1: "36"}, returned={0: "2 22"}, dogs={2: 8},
               bone=2), "#/state/players/1/returned", "must-not-be-empty", phase="game-over"),
    clean(ORDER, "equal bids, the lower table first",
          rolling(bids=[20, 18, 18], numbers=[57, 52, 53])),
]  # fmt: skip

CASES: list[Case] = [
    *BIDS, *ROLLS, *TAKES, *FAILS, *LAID, *RETURNS, *FACTS, *PHASES,
]  # fmt: skip
