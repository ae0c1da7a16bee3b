"""WHOOPLA!: revealing a card, its duplicates, and what must or cannot be told of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .case import Case, State, illegal, incomplete, legal, shown
from .whoopla_build import begins, cards, draw, name, one, plain, stop, three, two

IMPOSSIBLE = "table.outcome-impossible"
MISSING = "table.outcome-missing"
PHASE = "table.wrong-phase"
EXHAUSTED = "whoopla.draw.exhausted"
JOKER = "whoopla.reading.joker"
DOUBLE = "whoopla.reading.double"
SPECIALS = "whoopla.reading.last-card"

CARD = "#/move/card"
MOVE = "#/move"
FAR = {"target": 200}
BUSTED = "drawn duplicate bust turn-started"

FIRST = {
    "phase": "decide", "turn": 0, "drawn": 1, "action_played": False, "constraint": "none",
    "centre": None, "peeked": [], "discard": [],
}  # fmt: skip

REVEALED = [
    legal(IMPOSSIBLE, "the top card of a known pile", two("draw", draw="5 6"), draw(0), "drawn",
          FIRST | {"round": cards("5"), "draw/0": 6, "players/0/actions": ["+1", "-1", "x2"]}),
    legal(IMPOSSIBLE, "beside a heritage", two("draw", heritage="11", draw="5"), draw(0), "drawn",
          FIRST | {"round": cards("11 5"), "constraint": "gentle"}),
    legal(IMPOSSIBLE, "going on", two("decide", "3 8", draw="5"), draw(0), "drawn",
          FIRST | {"round": cards("3 8 5"), "drawn": 3}),
    legal(IMPOSSIBLE, "going on after an action", two("decide", "3 8=9", acted=True, draw="5"),
          draw(0), "drawn", FIRST | {"round": cards("3 8=9 5"), "drawn": 3,
                                     "action_played": True}),
    legal(IMPOSSIBLE, "a known card that is told", two("draw", draw="5 6"), draw(0, "5"),
          "drawn", {"round": cards("5")}),
    legal(IMPOSSIBLE, "an unknown card that is told", two("draw", draw="? 6", hidden="9"),
          draw(0, "9"), "drawn", FIRST | {"round": cards("9"), "draw/0": 6}),
    legal(IMPOSSIBLE, "a card of a pile of which nothing is known", two("draw", dark=True),
          draw(0, "9"), "drawn", {"round": cards("9"), "draw": [None] * 55}),
    legal(IMPOSSIBLE, "the fourth copy", two("draw", discard="9 9 9", dark=True), draw(0, "9"),
          "drawn", {"round": cards("9")}),
    legal(IMPOSSIBLE, "the second joker", two("draw", discard="J", dark=True), draw(0, "J"),
          "drawn", {"phase": "joker"}),
    illegal(IMPOSSIBLE, "another card than the known one", two("draw", draw="5 6"), draw(0, "6"),
            CARD),
    illegal(IMPOSSIBLE, "a joker where a number lies", two("decide", "3 8", draw="5"),
            draw(0, "J"), CARD),
    *[
        illegal(IMPOSSIBLE, f"one {code} too many, all others {where}", state, draw(0, code), CARD)
        for code, where, state in (
            ("9", "among the discards", two("draw", discard="9 9 9 9", dark=True)),
            ("9", "in score piles", two("draw", piles={0: "9 9", 1: "9 9"}, dark=True)),
            ("9", "in the round", two("decide", "9=8 9", acted=True, discard="9 9", dark=True)),
            ("9", "below it", two("draw", draw="? 9 9 9 9")),
            ("J", "in score piles", two("draw", piles={0: "J=4", 1: "J=5"}, dark=True)),
            ("M", "discarded or scored", two("draw", piles={0: "M"}, discard="M", dark=True)),
        )
    ],
    illegal(IMPOSSIBLE, "what a card counts as is not what is printed",
            two("draw", heritage="5=6", discard="5 5 5", dark=True), draw(0, "5"), CARD),
    legal(IMPOSSIBLE, "all four 6s may come though a 5 counts as 6",
          two("draw", heritage="5=6", discard="6 6 6", dark=True), draw(0, "6"),
          "drawn duplicate", {"phase": "duplicate"}),
]  # fmt: skip


def seeded(case: Case) -> Case:
    """The same, and a seed is sent along."""
    return replace(case, name=f"{case.name}, beside a seed", seed="referee")


UNTOLD = [
    incomplete(MISSING, "the first card of a turn", two("draw", dark=True), draw(0), MOVE),
    incomplete(MISSING, "a further card", two("decide", "3 8", draw="? 5"), draw(0), MOVE),
    incomplete(MISSING, "an unknown card above known ones", two("draw", draw="? 5"), draw(0),
               MOVE),
    incomplete(MISSING, "a card of a new pile",
               two("draw", discard="9 8 7 6", rest=1, options=FAR), draw(0), MOVE),
    incomplete(MISSING, "a card of a new pile of which nothing was known",
               two("draw", discard="? ? ?", rest=1, options=FAR), draw(0), MOVE),
    incomplete(MISSING, "a card beside a heritage that is not taken yet",
               two("draw", centre="7", dark=True), draw(0), MOVE),
    seeded(incomplete(MISSING, "an unknown card that lay there", two("draw", dark=True), draw(0),
                      MOVE)),
    seeded(incomplete(MISSING, "a card of a new pile that was never seen",
                      two("draw", discard="? ? ?", rest=1, options=FAR), draw(0), MOVE)),
    shown(legal(MISSING, "a known card need not be told", two("draw", draw="5 ?"), draw(0),
                "drawn")),
    shown(illegal(MISSING, "is not asked for where nothing can be drawn",
                  two("decide", "3 8", rest=1, options=FAR), draw(0), (EXHAUSTED, MOVE))),
]  # fmt: skip


def dry(discard: str, phase: str = "draw", drawn: str = "", **facts: Any) -> State:
    """The pile is empty; what does not lie among the discards is in the other's score pile."""
    return two(phase, drawn, discard=discard, rest=1, options=FAR, **facts)


SHUFFLED = [
    legal(IMPOSSIBLE, "a card of a new pile", dry("9 8 7 6"), draw(0, "8"), "reshuffled drawn",
          FIRST | {"round": cards("8"), "draw": [None] * 3}),
    legal(IMPOSSIBLE, "a card of a new pile, going on", dry("9 8 7 6", "decide", "3 5"),
          draw(0, "6"), "reshuffled drawn",
          FIRST | {"round": cards("3 5 6"), "drawn": 3, "draw": [None] * 3}),
    legal(IMPOSSIBLE, "the only card of a new pile", dry("9"), draw(0, "9"), "reshuffled drawn",
          {"round": cards("9"), "draw": [], "discard": []}),
    legal(IMPOSSIBLE, "a discard that was never seen", dry("9 ? ?", hidden="4 5"), draw(0, "4"),
          "reshuffled drawn", {"round": cards("4"), "draw": [None] * 2}),
    seeded(legal(IMPOSSIBLE, "a report takes the place of the shuffle", dry("9 8 7 6"),
                 draw(0, "8"), "reshuffled drawn", {"round": cards("8"), "draw": [None] * 3})),
    legal(IMPOSSIBLE, "a new pile, and a duplicate", dry("9 8 7 6", "decide", "7 5"),
          draw(0, "7"), "reshuffled drawn duplicate", {"phase": "duplicate"}),
    legal(IMPOSSIBLE, "a new pile, and a bust", dry("9 8 7 6", "decide", "7 5",
          actions={0: "x2"}), draw(0, "7"), f"reshuffled {BUSTED}",
          begins(1) | {"discard": [7, 5, 7], "draw": [None] * 3}),
    legal(IMPOSSIBLE, "a new pile under an x2", dry("9 8", doubling={0}), draw(0, "9"),
          "reshuffled drawn", {"round": cards("9x"), "players/0/double_next": False}),
    legal(IMPOSSIBLE, "the last card leaves the pile empty", dry("9 8", draw="5"), draw(0),
          "drawn", {"round": cards("5"), "draw": [], "discard": [9, 8]}),
    illegal(IMPOSSIBLE, "a card that was not shuffled", dry("9 8 7 6"), draw(0, "5"), CARD),
    illegal(IMPOSSIBLE, "a card that was not shuffled, going on",
            dry("9 8 7 6", "decide", "3 5"), draw(0, "3"), CARD),
    illegal(EXHAUSTED, "nothing is left", dry("", "decide", "3 8"), draw(0), MOVE),
    illegal(EXHAUSTED, "nothing is left, and a card is told", dry("", "decide", "3 8"),
            draw(0, "5"), MOVE),
    illegal(EXHAUSTED, "nothing is left in a lively turn",
            dry("", "decide", "3", heritage="5"), draw(0), MOVE),
    legal(EXHAUSTED, "one discard is left", dry("9", "decide", "3 8"), draw(0, "9"),
          "reshuffled drawn"),
    legal(EXHAUSTED, "one card of the pile is left", dry("", "decide", "3 8", draw="9"), draw(0),
          "drawn", {"draw": []}),
]  # fmt: skip

UNNAMED = {"card": "joker", "value": None, "marked": False, "doubled": False}
SPECIAL = [
    legal(JOKER, "is turned up", two("decide", "3", draw="J"), draw(0), "drawn",
          {"phase": "joker", "round/1": UNNAMED, "drawn": 2, "turn": 0}),
    legal(JOKER, "is turned up first", two("draw", draw="J"), draw(0), "drawn",
          {"phase": "joker", "round": [UNNAMED], "drawn": 1}),
    legal(JOKER, "is named", two("joker", "3 J"), name(0, 5), "named",
          {"phase": "decide", "round": cards("3 J=5"), "drawn": 2, "turn": 0}),
    *[
        legal(JOKER, f"is named {value}", two("joker", "3 J"), name(0, value), "named",
              {"round/1": one(f"J={value}")})
        for value in (1, 13)
    ],
    legal(JOKER, "is named into a duplicate that can be rescued", two("joker", "3 J"),
          name(0, 3), "named duplicate", {"phase": "duplicate", "round": cards("3 J=3")}),
    legal(JOKER, "is named into the value of a changed card",
          two("joker", "J", heritage="5=6"), name(0, 6), "named duplicate",
          {"phase": "duplicate"}),
    legal(JOKER, "is named what is printed on a changed card", two("joker", "J", heritage="5=6"),
          name(0, 5), "named", {"phase": "decide"}),
    legal(JOKER, "is named into the value of the other joker",
          two("joker", "J=7 J"), name(0, 7), "named duplicate", {"phase": "duplicate"}),
    legal(JOKER, "is named into a bust", two("joker", "3 8 J", actions={0: "x2"}), name(0, 8),
          "named duplicate bust turn-started", begins(1) | {"discard": ["joker", 8, 3]}),
    legal("whoopla.reading.mirror-pile", "a mirror is turned up", two("decide", "3", draw="M"),
          draw(0), "drawn", {"phase": "decide", "round": cards("3 M")}),
    legal("whoopla.reading.mirror-pile", "the second mirror is no duplicate",
          two("decide", "M", draw="M"), draw(0), "drawn",
          {"phase": "decide", "round": cards("M M")}),
    legal(DOUBLE, "the card drawn under an x2", two("decide", "3 8", acted=True, doubling={0},
          draw="5"), draw(0), "drawn",
          {"round": cards("3 8 5x"), "players/0/double_next": False, "action_played": True}),
    legal(DOUBLE, "the first card of the next turn", two("draw", doubling={0}, draw="5"), draw(0),
          "drawn", {"round": cards("5x"), "players/0/double_next": False}),
    legal(DOUBLE, "a joker", two("draw", doubling={0}, draw="J"), draw(0), "drawn",
          {"phase": "joker", "round/0": UNNAMED | {"doubled": True},
           "players/0/double_next": False}),
    legal(DOUBLE, "a joker keeps it when it is named", two("joker", "3 Jx"), name(0, 5), "named",
          {"round/1": one("J=5x")}),
    legal(DOUBLE, "a mirror", two("draw", doubling={0}, draw="M"), draw(0), "drawn",
          {"round": cards("Mx"), "players/0/double_next": False}),
    legal(DOUBLE, "a duplicate", two("decide", "5 3", acted=True, doubling={0}, draw="5"),
          draw(0), "drawn duplicate",
          {"phase": "duplicate", "round": cards("5 3 5x"), "players/0/double_next": False}),
    legal(DOUBLE, "a card that busts uses it up",
          two("decide", "5 3", acted=True, doubling={0}, draw="5", actions={0: "peek"}), draw(0),
          BUSTED, begins(1) | {"players/0/double_next": False, "discard": [5, 3, 5]}),
    legal(DOUBLE, "not that of another seat", two("draw", doubling={1}, draw="5"), draw(0),
          "drawn", {"round": cards("5"), "players/1/double_next": True}),
    legal(DOUBLE, "only one card", two("decide", "5x 3", acted=True, draw="8",
          actions={0: "+1 -1"}), draw(0), "drawn", {"round": cards("5x 3 8")}),
]  # fmt: skip

# the round, its heritage, the action cards, the card drawn
HELPED = [
    ("5 6", "", "-1", "5"), ("5 6", "", "+1", "6"), ("5 6 7", "", "backup", "6"),
    ("5 6 7", "", "? x2", "6"), ("1 3", "", "+1", "1"), ("13 3", "", "-1", "13"),
    ("M 1", "", "+1", "1"), ("3 8", "", "peek +1", "3"), ("3", "8", "-1", "8"),
    ("3", "12", "+1", "3"), ("3", "12=13", "-1", "13"), ("3 J=8", "", "+1", "8"),
]  # fmt: skip
LOST = [
    ("5 6 7", "", "+1 -1", "6"), ("5 6", "", "+1", "5"), ("5 6", "", "-1", "6"),
    ("1 3", "", "-1", "1"), ("13 3", "", "+1", "13"), ("3 8", "", "", "3"),
    ("3 8", "", "x2 peek", "8"), ("M 1", "", "-1", "1"), ("4", "3", "+1", "3"),
    ("1 2", "", "+1 -1", "1"), ("12 13", "", "+1 -1", "13"), ("4 3", "1=2", "+1 -1", "3"),
    ("J=8 3", "", "peek", "8"),
]  # fmt: skip


def holding(text: str) -> str:
    return text or "no action card"


def before(drawn: str, heritage: str, actions: str, card: str) -> State:
    """Seat 0 draws this card next."""
    return two("decide", drawn, heritage=heritage, actions={0: actions}, draw=card)


DUPLICATES = [
    *[
        shown(legal(PHASE, f"{card} on {heritage} {drawn}, {holding(actions)}",
                    before(drawn, heritage, actions, card), draw(0), "drawn duplicate",
                    {"phase": "duplicate", "turn": 0, "discard": []}))
        for drawn, heritage, actions, card in HELPED
    ],
    *[
        shown(legal(PHASE, f"{card} on {heritage} {drawn}, {holding(actions)}: bust",
                    before(drawn, heritage, actions, card), draw(0), BUSTED,
                    begins(1) | {"players/0/pile": [], "players/0/actions": actions.split(),
                                 "discard/0": int(card)}))
        for drawn, heritage, actions, card in LOST
    ],
    shown(legal(PHASE, "a rescued card is a duplicate of the next", before("4 4=5*", "", "+1",
                "5"), draw(0), "drawn duplicate")),
    shown(legal(PHASE, "what is printed on a rescued card is free", before("4 4=5*", "", "+1",
                "6"), draw(0), "drawn", {"phase": "decide"})),
    shown(legal(PHASE, "the value that a changed card had is free", before("8", "5=6", "", "5"),
                draw(0), "drawn", {"phase": "decide"})),
    shown(legal(PHASE, "the round is lost card by card, the last on top",
                two("decide", "8 5 11", heritage="2", actions={0: ""}, draw="8", discard="6"),
                draw(0), BUSTED, begins(1) | {"discard": [8, 11, 5, 8, 2, 6]})),
    shown(legal(PHASE, "lost cards forget their history",
                two("decide", "8x M J=9", heritage="3=4*", actions={0: "x2"}, draw="8"),
                draw(0), BUSTED, {"discard": plain("8 J M 8 3")})),
    shown(legal(PHASE, "the third seat of three busts",
                three("decide", "8 5", actions={2: "peek"}, draw="8", turn=2), draw(2), BUSTED,
                begins(0) | {"players/2/actions": ["peek"]})),
    shown(legal(PHASE, "backup saves no marked card in junior",
                two("decide", "1=2*", heritage="2=1*", actions={0: "backup ?"}, draw="1"),
                draw(0), BUSTED, begins(1) | {"players/0/actions": ["backup", None]})),
    shown(legal(PHASE, "backup saves a marked card in family-plus",
                two("decide", "1=2*", heritage="2=1*", actions={0: "backup"}, draw="1",
                    options={"mode": "family-plus"}), draw(0), "drawn duplicate",
                {"phase": "duplicate"})),
    shown(legal(PHASE, "backup saves a mirror beside marked cards",
                two("decide", "1=2* M", heritage="2=1*", actions={0: "backup"}, draw="1"),
                draw(0), "drawn duplicate", {"phase": "duplicate"})),
    shown(legal(PHASE, "an unknown card may be a backup that saves a mirror",
                two("decide", "1=2* M", heritage="2=1*", actions={0: "?"}, draw="1"), draw(0),
                "drawn duplicate", {"phase": "duplicate"})),
    shown(legal(PHASE, "an unknown card may rescue where nothing can be saved",
                two("decide", "4=3*", heritage="2=1*", actions={0: "?"}, draw="1"), draw(0),
                "drawn duplicate", {"phase": "duplicate"})),
    shown(illegal(SPECIALS, "stopping before the joker is named", two("joker", "3 J"), stop(0),
                  (PHASE, MOVE))),
]  # fmt: skip

CASES: list[Case] = [
    *REVEALED, *UNTOLD, *SHUFFLED, *map(shown, SPECIAL), *DUPLICATES,
]  # fmt: skip
