"""WHOOPLA!: the action card of a turn, what is seen by a peek, and what is tossed."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .whoopla_build import act, cards, one, stop, three, toss, two

MIRROR = "whoopla.transform.mirror"
RANGE = "whoopla.transform.range"
FREE = "whoopla.transform.free"
GENTLE = "whoopla.action.gentle"
ONE = "whoopla.action.one"
EMPTY = "whoopla.peek.empty"
TOSS = "whoopla.peek.toss"
HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"

MOVE = "#/move"
ACTION = "#/move/action"
SEEN = "#/move/seen"
INDEX = "#/move/index"
CARD = "#/move/card"

NEUTRAL = {"marked_blocks": False}
FAR = {"target": 200}
CHANGING = {0: "+1 -1 peek"}
TYPES = ("+1", "-1", "x2", "peek")


def on(drawn: str, heritage: str = "", **facts: Any) -> State:
    """Seat 0 may act, and holds +1, -1 and peek."""
    return two("decide", drawn, heritage=heritage, **{"actions": CHANGING, **facts})


# the heritage, what was drawn, the card played, what becomes of the last card
CHANGED = [
    ("", "3 8", "+1", "8=9"), ("", "3 8", "-1", "8=7"), ("", "12", "+1", "12=13"),
    ("", "2", "-1", "2=1"), ("", "3 8x", "+1", "8=9x"), ("", "3 J=8", "+1", "J=9"),
    ("", "3 3=4*", "+1", "3=5*"), ("", "3 3=2*", "-1", "3=1*"), ("9", "7", "-1", "7=6"),
    ("5=6", "4", "+1", "4=5"), ("10=9", "3", "+1", "3=4"), ("M", "1", "+1", "1=2"),
    ("", "M 2", "-1", "2=1"), ("", "5 5=6* 8", "-1", "8=7"), ("J=4", "6", "-1", "6=5"),
]  # fmt: skip
BEYOND = [("", "3 13", "+1"), ("", "3 1", "-1"), ("", "M 1", "-1"), ("", "J=13", "+1"),
          ("", "12 12=13*", "+1"), ("4", "13", "+1")]  # fmt: skip
TAKEN = [("", "9 8", "+1"), ("", "7 8", "-1"), ("9", "8", "+1"), ("8=9", "8", "+1"),
         ("J=7", "8", "-1"), ("", "3 3=4*", "-1"), ("", "5 5=6* 7", "-1"),
         ("", "7 J=6", "+1")]  # fmt: skip


def on_last(heritage: str, drawn: str, by: str) -> str:
    taken = f"({heritage}) " if heritage else ""
    return f"{by} on the last of {taken}{drawn}"


TRANSFORMED = [
    *[
        legal(FREE, on_last(heritage, drawn, by), on(drawn, heritage), act(0, by), "altered",
              {"phase": "decide", "turn": 0, "action_played": True, "discard": [],
               "round": cards(f"{heritage} {drawn.rpartition(' ')[0]} {after}"),
               "drawn": len(drawn.split()), "players/0/double_next": False,
               "players/0/actions": [kind for kind in ("+1", "-1", "peek") if kind != by]})
        for heritage, drawn, by, after in CHANGED
    ],
    *[
        legal(RANGE, f"{on_last('', drawn, by)} is in range", on(drawn), act(0, by), "altered")
        for drawn, by in (("3 13", "-1"), ("3 1", "+1"), ("12", "+1"), ("2", "-1"))
    ],
    *[
        illegal(RANGE, on_last(heritage, drawn, by), on(drawn, heritage), act(0, by), ACTION)
        for heritage, drawn, by in BEYOND
    ],
    *[
        illegal(FREE, on_last(heritage, drawn, by), on(drawn, heritage), act(0, by), ACTION)
        for heritage, drawn, by in TAKEN
    ],
    *[
        illegal(MIRROR, on_last(heritage, drawn, by), on(drawn, heritage), act(0, by), ACTION)
        for heritage, drawn, by in (("", "M", "+1"), ("", "M", "-1"), ("", "1 M", "+1"),
                                    ("", "3 Mx", "-1"), ("5", "M", "+1"), ("", "M M", "+1"))
    ],
    legal(MIRROR, "a mirror that is not the last card", on("M 3"), act(0, "+1"), "altered",
          {"round": cards("M 3=4")}),
    legal(MIRROR, "a peek after a mirror", on("M", draw="5 6 7"), act(0, "peek"), "peeked"),
    legal(MIRROR, "an x2 after a mirror", on("M", actions={0: "x2"}), act(0, "x2"),
          "double-set"),
    legal(FREE, "an action beside a marked card that holds no value",
          on("5 5=6* 7", options=NEUTRAL), act(0, "-1"), "altered", {"round": cards("5 5=6* 7=6")}),
    illegal(FREE, "an action beside an unmarked card all the same", on("9 8", options=NEUTRAL),
            act(0, "+1"), ACTION),
    legal(FREE, "the value that a changed heritage had", on("4", "5=6"), act(0, "+1"),
          "altered", {"round": cards("5=6 4=5")}),
    illegal(FREE, "and not held", on("9 8", actions={0: "-1"}), act(0, "+1"), (HELD, ACTION),
            ACTION),
    illegal(RANGE, "and not held", on("13", actions={0: "-1"}), act(0, "+1"), (HELD, ACTION),
            ACTION),
    illegal(MIRROR, "and not held", on("M", actions={0: "-1"}), act(0, "+1"), (HELD, ACTION),
            ACTION),
]  # fmt: skip

LIMITS = [
    *[
        illegal(GENTLE, f"{action} with a heritage of {heritage}",
                on("3 8", heritage, actions={0: action}), act(0, action), MOVE)
        for action in TYPES
        for heritage in ("10", "11", "12", "13", "J=10", "9=10", "11=12*")
    ],
    *[
        legal(GENTLE, f"{action} with {heritage or 'no heritage'}",
              on("3 12", heritage, actions={0: action}), act(0, action),
              {"x2": "double-set", "peek": "peeked"}.get(action, "altered"),
              {"action_played": True})
        for action in TYPES
        for heritage in ("", "4", "10=9", "J=5", "M")
    ],
    illegal(GENTLE, "and not held", on("3 8", "12", actions={0: "+1"}), act(0, "peek"),
            (HELD, ACTION), MOVE),
    illegal(GENTLE, "and a mirror", on("M", "12"), act(0, "+1"), MOVE, (MIRROR, ACTION)),
    illegal(GENTLE, "and out of range", on("13", "12"), act(0, "+1"), MOVE, (RANGE, ACTION)),
    illegal(GENTLE, "and the value is taken", on("11", "12"), act(0, "+1"), MOVE,
            (FREE, ACTION)),
    illegal(GENTLE, "and nothing to peek at",
            on("3", "12", rest="discard"), act(0, "peek"), MOVE, (EMPTY, ACTION)),
    illegal(GENTLE, "with everything else that is wrong", on("13", "12", actions={0: "x2"}),
            act(0, "+1"), (HELD, ACTION), MOVE, (RANGE, ACTION)),
    *[
        illegal(ONE, f"a second action: {action}", on("3 8", acted=True, actions={0: action}),
                act(0, action), MOVE)
        for action in TYPES
    ],
    illegal(ONE, "another action after one more draw", on("3 8=9 5", acted=True,
            actions={0: "x2"}), act(0, "x2"), MOVE),
    illegal(ONE, "another action while an x2 waits",
            on("3 8", acted=True, doubling={0}, actions={0: "+1 x2"}), act(0, "+1"), MOVE),
    illegal(ONE, "and not held", on("3 8", acted=True, actions={0: "-1"}), act(0, "x2"),
            (HELD, ACTION), MOVE),
    illegal(ONE, "and a mirror", on("M", acted=True, actions={0: "-1"}), act(0, "-1"), MOVE,
            (MIRROR, ACTION)),
    illegal(ONE, "and out of range", on("3 13", acted=True, actions={0: "+1"}), act(0, "+1"),
            MOVE, (RANGE, ACTION)),
    illegal(ONE, "and the value is taken", on("9 8", acted=True, actions={0: "+1"}),
            act(0, "+1"), MOVE, (FREE, ACTION)),
    illegal(ONE, "and nothing to peek at", on("3 8", acted=True, actions={0: "peek"},
            rest="discard"), act(0, "peek"), MOVE, (EMPTY, ACTION)),
    illegal(ONE, "with everything else that is wrong",
            on("7 8", acted=True, actions={0: "backup"}), act(0, "-1"), (HELD, ACTION), MOVE,
            (FREE, ACTION)),
    legal(ONE, "the first one after a rescue", on("3 3=4* 8"), act(0, "+1"), "altered",
          {"round": cards("3 3=4* 8=9"), "action_played": True}),
    legal(ONE, "the first one after a second draw", on("3 8 5"), act(0, "+1"), "altered"),
    legal(ONE, "each seat has its own", three("decide", "3 8", turn=1, actions={1: "+1 -1"}),
          act(1, "-1"), "altered", {"players/1/actions": ["+1"], "turn": 1}),
]  # fmt: skip

AHEAD = {"phase": "decide", "turn": 0, "action_played": True, "round": cards("3 8"), "drawn": 2}
DOUBLES = [
    shown(legal(ONE, "an x2", on("3 8", actions={0: "x2 +1 backup"}), act(0, "x2"), "double-set",
                AHEAD | {"players/0/double_next": True, "players/1/double_next": False,
                         "players/0/actions": ["+1", "backup"]})),
    shown(legal(ONE, "an x2 where nothing is left to draw",
                on("3 8", actions={0: "x2"}, rest=1, options=FAR), act(0, "x2"), "double-set",
                {"players/0/double_next": True})),
    shown(legal(ONE, "an x2 while that of another seat waits",
                on("3 8", actions={0: "x2"}, doubling={1}), act(0, "x2"), "double-set",
                {"players/0/double_next": True, "players/1/double_next": True})),
]  # fmt: skip


def over(draw: str, **facts: Any) -> State:
    """Seat 0 may peek; all of the pile is stated, and what remains lies among the discards."""
    return on("3 8", draw=draw, discard="9", rest="discard", **facts)


PEEKED = {"phase": "peek", "turn": 0, "action_played": True, "players/0/actions": ["+1", "-1"]}
PEEKS = [
    legal(EMPTY, "three known cards", on("3 8", draw="5 6 7 4"), act(0, "peek"), "peeked",
          PEEKED | {"peeked": [5, 6, 7], "draw/0": 4, "round": cards("3 8"), "drawn": 2,
                    "discard": []}),
    legal(EMPTY, "two cards are left", over("5 6"), act(0, "peek"), "peeked",
          PEEKED | {"peeked": [5, 6], "draw": [], "discard/0": 9}),
    legal(EMPTY, "one card is left", over("5"), act(0, "peek"), "peeked",
          PEEKED | {"peeked": [5], "draw": [], "discard/0": 9}),
    illegal(EMPTY, "none is left", over(""), act(0, "peek"), ACTION),
    illegal(EMPTY, "none is left at all", on("3 8", rest=1, options=FAR), act(0, "peek"),
            ACTION),
    illegal(EMPTY, "none is left, and some are told", over(""), act(0, "peek", "5 6 7"), ACTION),
    illegal(EMPTY, "and not held", over("", actions={0: "x2"}), act(0, "peek"), (HELD, ACTION),
            ACTION),
    legal(IMPOSSIBLE, "three unknown cards that are told", on("3 8", draw="? ? ? 4",
          hidden="5 6 7"), act(0, "peek", "5 6 7"), "peeked",
          PEEKED | {"peeked": [5, 6, 7], "draw/0": 4}),
    legal(IMPOSSIBLE, "three unknown cards that are not told", on("3 8", dark=True),
          act(0, "peek"), "peeked", PEEKED | {"peeked": [None] * 3, "draw": [None] * 51}),
    legal(IMPOSSIBLE, "some unknown cards are told", on("3 8", draw="? ? ? 4", hidden="5 7"),
          act(0, "peek", "5 ? 7"), "peeked", {"peeked": [5, None, 7]}),
    legal(IMPOSSIBLE, "one of three is unknown, and told", on("3 8", draw="5 ? 7", hidden="6"),
          act(0, "peek", "5 6 7"), "peeked", {"peeked": [5, 6, 7]}),
    legal(IMPOSSIBLE, "one of three is unknown, and not told", on("3 8", draw="5 ? 7"),
          act(0, "peek"), "peeked", {"peeked": [5, None, 7]}),
    legal(IMPOSSIBLE, "known cards are told", on("3 8", draw="5 J M"), act(0, "peek", "5 J M"),
          "peeked", {"peeked": [5, "joker", "mirror"]}),
    legal(IMPOSSIBLE, "some known cards are told", on("3 8", draw="5 6 7"), act(0, "peek", "5 ? ?"),
          "peeked", {"peeked": [5, 6, 7]}),
    legal(IMPOSSIBLE, "three of a kind are told", on("3 8", dark=True, discard="9"),
          act(0, "peek", "9 9 9"), "peeked", {"peeked": [9, 9, 9]}),
    legal(IMPOSSIBLE, "two for two", over("? ?", hidden="5 6"), act(0, "peek", "5 6"), "peeked",
          {"peeked": [5, 6]}),
    illegal(IMPOSSIBLE, "another card than a known one", on("3 8", draw="5 6 7"),
            act(0, "peek", "5 6 4"), f"{SEEN}/2"),
    illegal(IMPOSSIBLE, "another order than the known one", on("3 8", draw="5 6 ?"),
            act(0, "peek", "6 5 ?"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "two of three", on("3 8", draw="5 6 7"), act(0, "peek", "5 6"), SEEN),
    illegal(IMPOSSIBLE, "three of two", over("5 6"), act(0, "peek", "5 6 7"), SEEN),
    illegal(IMPOSSIBLE, "two of one", over("?"), act(0, "peek", "? ?"), SEEN),
    illegal(IMPOSSIBLE, "a fourth and a fifth copy", on("3 8", discard="9 9 9", dark=True),
            act(0, "peek", "9 9 9"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "a card of the round and all its copies",
            on("3 8", discard="8 8 8", dark=True), act(0, "peek", "5 8 6"), f"{SEEN}/1"),
    *[
        illegal(IMPOSSIBLE, f"something is seen with {action}",
                on("3 8", draw="5 6 7", actions={0: action}), act(0, action, "5 6 7"), SEEN)
        for action in ("+1", "-1", "x2")
    ],
    illegal(IMPOSSIBLE, "is not looked at where all is wrong", on("9 8", draw="5 6 7"),
            act(0, "+1", "5 6 7"), (FREE, ACTION)),
    illegal(IMPOSSIBLE, "is not looked at in a gentle turn", on("3", "12", draw="5 6 7"),
            act(0, "peek", "1 1 1"), (GENTLE, MOVE)),
]  # fmt: skip


def seeing(peeked: str, **facts: Any) -> State:
    """Seat 0 has seen these cards."""
    return two("peek", "3 8", peeked=peeked, **facts)


BACK = {"phase": "decide", "turn": 0, "action_played": True, "peeked": [], "drawn": 2,
        "round": cards("3 8"), "players/0/actions": ["+1", "-1"]}  # fmt: skip
TOSSES = [
    *[
        legal(TOSS, f"the card at place {index}", seeing("5 6 7", draw="4 2", discard="9"),
              toss(0, index), "tossed",
              BACK | {"draw/0": kept[0], "draw/1": kept[1], "draw/2": 4, "draw/3": 2,
                      "discard": [tossed, 9]})
        for index, tossed, kept in ((0, 5, (6, 7)), (1, 6, (5, 7)), (2, 7, (5, 6)))
    ],
    legal(TOSS, "one of two", seeing("5 6", rest="discard", discard="9"), toss(0, 1), "tossed",
          BACK | {"draw": [5], "discard/0": 6, "discard/1": 9}),
    legal(TOSS, "the only one", seeing("5", rest="discard", discard="9"), toss(0, 0), "tossed",
          BACK | {"draw": [], "discard/0": 5, "discard/1": 9}),
    legal(TOSS, "two jokers are seen", seeing("J J M"), toss(0, 0), "tossed",
          {"draw/0": "joker", "draw/1": "mirror", "discard": ["joker"]}),
    illegal(TOSS, "a third of two", seeing("5 6", rest="discard"), toss(0, 2), INDEX),
    illegal(TOSS, "a second of one", seeing("5", rest="discard"), toss(0, 1), INDEX),
    illegal(TOSS, "a third of two, and it is told", seeing("5 6", rest="discard"),
            toss(0, 2, "7"), INDEX),
    legal(IMPOSSIBLE, "an unknown card is tossed and told",
          seeing("? ? ?", hidden="6 5 7"), toss(0, 1, "6"), "tossed",
          BACK | {"draw/0": None, "draw/1": None, "discard": [6]}),
    legal(IMPOSSIBLE, "an unknown card is tossed and not told", seeing("5 ? 7"), toss(0, 1),
          "tossed", BACK | {"draw/0": 5, "draw/1": 7, "discard": [None]}),
    legal(IMPOSSIBLE, "a known card is tossed and told", seeing("5 ? 7"), toss(0, 2, "7"),
          "tossed", {"draw/0": 5, "draw/1": None, "discard": [7]}),
    legal(IMPOSSIBLE, "a known card is tossed beside unknown ones", seeing("5 ? ?"), toss(0, 0),
          "tossed", {"draw/0": None, "draw/1": None, "discard": [5]}),
    illegal(IMPOSSIBLE, "a known card is tossed, and another told", seeing("5 6 7"),
            toss(0, 1, "5"), CARD),
    illegal(IMPOSSIBLE, "the only copies of what is told lie elsewhere",
            seeing("5 ? 7", discard="9 9 9 9"), toss(0, 1, "9"), CARD),
    illegal(IMPOSSIBLE, "the only copies of what is told are seen, too",
            seeing("9 ? 9", discard="9 9"), toss(0, 1, "9"), CARD),
    legal(IMPOSSIBLE, "the fourth copy is tossed and told",
          seeing("9 ? 9", discard="9", hidden="9"), toss(0, 1, "9"), "tossed",
          {"discard": [9, 9]}),
    shown(legal(TOSS, "the third seat of three",
                three("peek", "3 8", peeked="5 6 7", turn=2), toss(2, 0), "tossed",
                {"turn": 2, "phase": "decide", "draw/0": 6})),
    illegal(ONE, "after the toss", two("decide", "3 8", acted=True, actions={0: "peek"},
            discard="5"), act(0, "peek"), MOVE),
    legal(ONE, "a stop after the toss is none",
          two("decide", "3 8", acted=True, discard="5"), stop(0), None,
          {"players/0/pile": [one("3")]}),
]  # fmt: skip

CASES: list[Case] = [*TRANSFORMED, *LIMITS, *DOUBLES, *PEEKS, *TOSSES]
