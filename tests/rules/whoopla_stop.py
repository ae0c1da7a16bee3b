"""WHOOPLA!: stopping, what is secured, who is next, and how the game ends."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .whoopla_build import (
    THIRTY_NINE,
    begins,
    cards,
    draw,
    over,
    stop,
    three,
    two,
)

LIVELY = "whoopla.stop.lively"
TARGET = "whoopla.end.target"
EXHAUSTED = "whoopla.end.exhausted"
PHASE = "table.wrong-phase"

MOVE = "#/move"
FAMILY = {"mode": "family-plus"}
FAR = {"target": 200}
LEFT = "heritage-left turn-started heritage-taken"


def at(drawn: str, heritage: str = "", **facts: Any) -> State:
    """Seat 0 may stop."""
    return two("decide", drawn, heritage=heritage, **facts)


STOPS = [
    legal(PHASE, "all but the last are secured", at("3 8 11"), stop(0), f"secured secured {LEFT}",
          begins(1, "11") | {"players/0/pile": cards("8 3"), "players/1/pile": [],
                             "discard": [], "players/0/actions": ["+1", "-1", "x2"]}),
    legal(PHASE, "on top of what was scored", at("3 8 11", piles={0: "1 12", 1: "5"}), stop(0),
          f"secured secured {LEFT}",
          {"players/0/pile": cards("8 3 1 12"), "players/1/pile": cards("5")}),
    legal(PHASE, "the heritage is secured, too", at("3 8", "11"), stop(0),
          f"secured secured {LEFT}", begins(1, "8") | {"players/0/pile": cards("3 11")}),
    legal(PHASE, "one card becomes the heritage", at("3"), stop(0), LEFT,
          begins(1, "3") | {"players/0/pile": [], "discard": []}),
    legal(PHASE, "the third seat of three", three("decide", "3 8", turn=2), stop(2),
          f"secured {LEFT}", begins(0, "8") | {"players/2/pile": cards("3")}),
    legal(PHASE, "after the action of the turn", at("3 8=9", acted=True), stop(0),
          f"secured {LEFT}", begins(1, "8=9") | {"players/0/actions": ["+1", "-1"]}),
    legal(PHASE, "a changed card keeps its value", at("3 8", "5=6"), stop(0),
          f"secured secured {LEFT}", {"players/0/pile": cards("3 5=6")}),
    legal(PHASE, "a doubled card is secured", at("3x 8"), stop(0), f"secured {LEFT}",
          {"players/0/pile": cards("3x")}),
    legal(PHASE, "a doubled card as heritage is doubled no longer", at("3 8x"), stop(0),
          f"secured {LEFT}", begins(1, "8")),
    legal(PHASE, "a marked card is dropped in junior", at("3 3=4* 8"), stop(0),
          f"secured dropped {LEFT}",
          begins(1, "8") | {"players/0/pile": cards("3"), "discard": [3]}),
    legal(PHASE, "a marked card is secured in family-plus", at("3 3=4* 8", options=FAMILY),
          stop(0), f"secured secured {LEFT}",
          begins(1, "8") | {"players/0/pile": cards("3=4* 3"), "discard": []}),
    legal(PHASE, "a marked heritage is dropped in junior", at("9 3", "5=6*"), stop(0),
          f"dropped secured {LEFT}", {"players/0/pile": cards("9"), "discard": [5]}),
    legal(PHASE, "two marked cards are dropped in their order",
          at("3 3=4* 8 8=7* 11", discard="9"), stop(0),
          f"secured dropped secured dropped {LEFT}",
          {"players/0/pile": cards("8 3"), "discard": [8, 3, 9]}),
    legal(PHASE, "a mirror is secured in junior", at("3 M 8"), stop(0),
          f"secured secured {LEFT}", {"players/0/pile": cards("M 3"), "discard": []}),
    legal(PHASE, "a joker is secured as named", at("J=5 8"), stop(0), f"secured {LEFT}",
          {"players/0/pile": cards("J=5")}),
    legal(PHASE, "a run is made", at("7 2", piles={0: "5 6"}), stop(0), f"secured run {LEFT}"),
    legal(PHASE, "a run is made in one turn", at("5 7 6 2"), stop(0),
          f"secured secured secured run {LEFT}"),
    legal(PHASE, "two runs are made", at("7 2", piles={0: "5 6 8"}), stop(0),
          f"secured run run {LEFT}"),
    legal(PHASE, "the last card makes no run", at("2 7", piles={0: "5 6"}), stop(0),
          f"secured {LEFT}"),
    legal(PHASE, "a run is made once", at("7 2", piles={0: "5 6 7"}), stop(0),
          f"secured {LEFT}"),
    legal(PHASE, "a further run beside one that was made",
          at("8 2", piles={0: "5 6 7"}), stop(0), f"secured run {LEFT}"),
    legal(PHASE, "a changed card makes a run", at("8 2", "8=7", piles={0: "5 6"}), stop(0),
          f"secured secured run run {LEFT}"),
    legal(PHASE, "a marked card makes no run", at("3 8", "8=7*", piles={0: "5 6"},
          options=FAMILY), stop(0), f"secured secured {LEFT}"),
    legal(PHASE, "a WHOOP 7 is made", at("13 2", piles={0: "1 3 5 7 9 11"}), stop(0),
          f"secured whoop-7 {LEFT}"),
    legal(PHASE, "a WHOOP 7 is made once", at("13 2", piles={0: "1 3 5 7 9 11 13"}), stop(0),
          f"secured {LEFT}"),
    legal(PHASE, "an eighth value makes no second WHOOP 7",
          at("10 2", piles={0: "1 3 5 7 9 11 13"}), stop(0), f"secured run {LEFT}"),
    legal(PHASE, "a run and a WHOOP 7 are made", at("13 2", piles={0: "1 3 5 7 11 12"}),
          stop(0), f"secured run whoop-7 {LEFT}"),
    legal(PHASE, "a mirror makes a WHOOP 7 in family-plus",
          at("M 2", piles={0: "1 3 5 7 9 11"}, options=FAMILY), stop(0),
          f"secured whoop-7 {LEFT}"),
    legal(PHASE, "a mirror makes no WHOOP 7 in junior",
          at("M 2", piles={0: "1 3 5 7 9 11"}), stop(0), f"secured {LEFT}"),
    legal(PHASE, "a marked card makes a WHOOP 7 in family-plus",
          at("3 2", "12=13*", piles={0: "1 3 5 7 9 11"}, options=FAMILY), stop(0),
          f"secured secured whoop-7 {LEFT}"),
    *[
        legal(PHASE, f"{code} as heritage", at(f"3 {code}"), stop(0), f"secured {LEFT}",
              begins(1, code))
        for code in ("1", "4", "5", "9", "10", "13", "J=4", "J=5", "J=12", "M")
    ],
    *[
        legal(PHASE, f"{code} as heritage", at(f"{first} {code}", acted=acted), stop(0),
              f"secured {LEFT}", begins(1, code))
        for first, code, acted in (
            ("3", "4=5", True), ("3", "5=4", True), ("3", "9=10", True), ("3", "10=9", True),
            ("4", "4=5*", False), ("5", "5=4*", False), ("9", "9=10*", False),
            ("10", "10=9*", False), ("3", "3=5*", True), ("3", "J=5*", True),
        )
    ],
    legal(PHASE, "a marked card as heritage in family-plus",
          at("9 9=10*", options=FAMILY), stop(0), f"secured {LEFT}", begins(1, "9=10*")),
    legal(PHASE, "an x2 waits for the next turn", at("3 8", acted=True, doubling={0}), stop(0),
          f"secured {LEFT}", begins(1, "8") | {"players/0/double_next": True}),
]  # fmt: skip


def dry(drawn: str, heritage: str = "", **facts: Any) -> State:
    """Nothing is left to draw; the other seat has it all in its score pile."""
    return at(drawn, heritage, **{"rest": 1, "options": FAR, **facts})


SHORT = ["5", "6", "7", "8", "9", "J=5", "J=9", "4=5", "10=9", "4=6*", "5=6*"]
FREE = ["", "1", "4", "10", "13", "J=4", "J=13", "5=4", "9=10", "M", "5=4*", "8=10*"]
LIVELY_TURNS = [
    *[
        illegal(LIVELY, f"one card drawn on a heritage of {heritage}", at("3", heritage), stop(0),
                MOVE)
        for heritage in SHORT
    ],
    *[
        legal(LIVELY, f"two cards drawn on a heritage of {heritage}", at("3 12", heritage),
              stop(0), None, begins(1, "12"))
        for heritage in SHORT
    ],
    *[
        legal(LIVELY, f"one card drawn on {heritage or 'no heritage'}", at("3", heritage),
              stop(0), None, begins(1, "3"))
        for heritage in FREE
    ],
    *[
        illegal(LIVELY, f"one card drawn, {how}", state, stop(0), MOVE)
        for how, state in (
            ("a joker", at("J=3", "5")), ("a mirror", at("M", "5")),
            ("and rescued", at("5=6*", "5")), ("and changed", at("3=4", "5", acted=True)),
            ("under an x2", at("3x", "5")),
            ("though an x2 waits", at("3", "5", acted=True, doubling={0})),
        )
    ],
    *[
        legal(LIVELY, f"two cards drawn, {how}", state, stop(0))
        for how, state in (
            ("one a joker", at("J=3 8", "5")), ("one a mirror", at("M 8", "5")),
            ("two mirrors", at("M M", "5")), ("one rescued", at("5=6* 8", "5")),
            ("the last one rescued", at("3 5=4*", "5")),
        )
    ],
    illegal(LIVELY, "the pile is empty, but there are discards", dry("3", "5", discard="9"),
            stop(0), MOVE),
    illegal(LIVELY, "one card of the pile is left", dry("3", "5", draw="9"), stop(0), MOVE),
    legal(LIVELY, "nothing can be drawn", dry("3", "5"), stop(0), "secured heritage-left "
          "game-over", over("3") | {"players/0/pile": cards("5")}),
    illegal(LIVELY, "the second seat of two", at("3", "7", turn=1), stop(1), MOVE),
]  # fmt: skip

ENDS = [
    legal(TARGET, "exactly the target", at("11 3", piles={0: THIRTY_NINE}), stop(0),
          "secured heritage-left game-over",
          over("3") | {"players/0/pile": cards(f"11 {THIRTY_NINE}")}),
    legal(TARGET, "one short of the target", at("3", piles={0: THIRTY_NINE}), stop(0), LEFT,
          begins(1, "3")),
    legal(TARGET, "a marked card brings nothing",
          at("12", "10=11*", piles={0: THIRTY_NINE}, options=FAMILY), stop(0), f"secured {LEFT}",
          begins(1, "12")),
    legal(TARGET, "above the target by a run", at("10 3", piles={0: THIRTY_NINE}), stop(0),
          "secured run heritage-left game-over", over("3")),
    legal(TARGET, "by a WHOOP 7 alone", at("13 2", piles={0: "1 3 5 7 9 11"},
          options={"target": 14}), stop(0), "secured whoop-7 heritage-left game-over", over("2")),
    legal(TARGET, "by a doubled card", at("11x 3", piles={0: THIRTY_NINE},
          options={"target": 41}), stop(0), "secured heritage-left game-over", over("3")),
    legal(TARGET, "a lower target", at("3 8 2", options={"target": 2}), stop(0),
          "secured secured heritage-left game-over", over("2") | {"players/0/pile": cards("8 3")}),
    legal(TARGET, "a target of one", at("3 8", options={"target": 1}), stop(0),
          "secured heritage-left game-over", over("8")),
    legal(TARGET, "a higher target", at("11 3", piles={0: THIRTY_NINE},
          options={"target": 41}), stop(0), f"secured {LEFT}", begins(1, "3")),
    legal(TARGET, "the second seat of three", three("decide", "11 J=3", piles={1: THIRTY_NINE},
          turn=1), stop(1), "secured heritage-left game-over", over("J=3")),
    legal(TARGET, "a marked heritage stays at the centre",
          at("11 3 3=4*", piles={0: THIRTY_NINE}), stop(0),
          "secured secured heritage-left game-over", over("3=4*")),
    legal(TARGET, "a doubled heritage at the centre is doubled no longer",
          at("11 3x", piles={0: THIRTY_NINE}), stop(0), None, over("3")),
    legal(TARGET, "the last card counts for nobody", at("12 11", piles={0: "1 3 5 7 9"},
          options={"target": 7}), stop(0), f"secured {LEFT}", begins(1, "11")),
    legal(TARGET, "with an empty pile", dry("11 3", piles={0: THIRTY_NINE},
          options={"target": 40}, rest="discard"), stop(0), "secured heritage-left game-over",
          over("3")),
    legal(EXHAUSTED, "the last card of all", at("3 5", rest="split"), stop(0),
          "secured heritage-left game-over", over("5")),
    legal(EXHAUSTED, "a single card", dry("3"), stop(0), "heritage-left game-over", over("3")),
    legal(EXHAUSTED, "a run and nothing left", dry("3 5 4 9"), stop(0),
          "secured secured secured run heritage-left game-over",
          over("9") | {"players/0/pile": cards("4 5 3")}),
    legal(EXHAUSTED, "a dropped card can be drawn again", dry("3 3=4* 8"), stop(0),
          f"secured dropped {LEFT}", begins(1, "8") | {"discard": [3], "draw": []}),
    legal(EXHAUSTED, "a marked card that is secured cannot",
          dry("3 3=4* 8", options={"target": 200, "mode": "family-plus"}), stop(0),
          "secured secured heritage-left game-over", over("8")),
    legal(EXHAUSTED, "discards are left", dry("3 8", discard="9"), stop(0), f"secured {LEFT}",
          begins(1, "8") | {"discard": [9], "draw": []}),
    legal(EXHAUSTED, "one card of the pile is left", dry("3 8", draw="9"), stop(0),
          f"secured {LEFT}", begins(1, "8") | {"draw": [9]}),
    legal(EXHAUSTED, "the last card is drawn, and the turn goes on", dry("3 8", draw="9"),
          draw(0), "drawn", {"phase": "decide", "draw": []}),
    legal(EXHAUSTED, "a duplicate as the last card leaves the round to be drawn",
          dry("3 8", draw="3", actions={0: "peek"}), draw(0), "drawn duplicate bust turn-started",
          begins(1) | {"draw": [], "discard": [3, 8, 3]}),
    legal(EXHAUSTED, "an unknown last card", dry("3 8", draw="?", hidden="9"), draw(0, "9"),
          "drawn", {"draw": []}),
]  # fmt: skip

CASES: list[Case] = [*map(shown, STOPS), *LIVELY_TURNS, *map(shown, ENDS)]
