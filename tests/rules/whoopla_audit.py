"""WHOOPLA!: tables that cannot exist for their seats, cards, hands and ends."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put
from .whoopla_build import RUN_OF_TEN, THIRTY_NINE, cards, one, plain, table, three, two

SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
PHASE = "table.phase"
HERITAGE = "whoopla.state.heritage"
VALUE = "whoopla.state.value"
DUPLICATE = "whoopla.state.duplicate"
MARKED = "whoopla.state.marked"
DOUBLE = "whoopla.state.double"
ACTIONS = "whoopla.state.actions"
FINISHED = "whoopla.state.finished"

STATE = "#/state"
FAMILY = {"mode": "family-plus"}
FAR = {"target": 200}
PLAY = two("decide", "3 8", heritage="11", draw="5 6", discard="9 7", piles={0: "1 2"})


def of(rule: str) -> tuple[str, None]:
    """One or more places of this rule."""
    return rule, None


def decide(laid: str, heritage: str = "", **facts: Any) -> State:
    return two("decide", laid, heritage=heritage, **facts)


def crowd(seats: int) -> State:
    """A table of another size."""
    players = [{"actions": [], "pile": [], "double_next": False}] * seats
    return two("draw") | {"players": players}


TABLES = [
    *[found(SEATS, f"{seats} seats", crowd(seats), of(SEATS)) for seats in (1, 7)],
    *[clean(SEATS, f"{seats} seats", table(seats)) for seats in range(2, 7)],
]  # fmt: skip

CARDS = [
    found(COPIES, "a fifth 9, in the pile",
          put(two("draw", piles={0: "9 9"}, discard="9 9", draw="5"), "draw/0", 9), STATE),
    found(COPIES, "a fifth 9, in the round", put(two("decide", "8", discard="9 9 9 9"),
          "round/0", one("9")), STATE),
    found(COPIES, "a fifth 9, which counts as 8",
          put(two("decide", "8", discard="9 9 9 9", acted=True), "round/0", one("9=8")), STATE),
    found(COPIES, "a fifth 9, seen by a peek",
          put(two("peek", "3", peeked="5 6 7", discard="9 9 9 9"), "peeked/1", 9), STATE),
    found(COPIES, "a fifth 9, at the centre",
          put(two("game-over", piles={0: RUN_OF_TEN}, centre="11", discard="9 9 9"), "centre",
              one("9")), STATE),
    found(COPIES, "a fifth 9, scored", put(two("draw", piles={0: "5"}, discard="9 9 9 9"),
          "players/0/pile/0", one("9")), STATE),
    found(COPIES, "a third joker", put(two("draw", piles={0: "J=5"}, discard="J", draw="5"),
          "draw/0", "joker"), STATE),
    found(COPIES, "a third mirror", put(two("draw", piles={0: "M"}, discard="M", draw="5"),
          "draw/0", "mirror"), STATE),
    found(COPIES, "two of them are told once",
          put(put(two("draw", discard="9 9 9 9 8 8 8 8", draw="5 6"), "draw/0", 9), "draw/1", 8),
          STATE),
    clean(COPIES, "four 9s", decide("9=8 9", acted=True, discard="9", piles={1: "9"})),
    clean(COPIES, "five cards that count as 9",
          decide("9", heritage="2", piles={0: "9 9 9", 1: "8=9 10=9 J=9"})),
    clean(COPIES, "both jokers and both mirrors", decide("M 3 M", piles={0: "J=5 J=5"})),
    clean(COPIES, "nothing is known", two("draw", dark=True)),
    found(TOTAL, "a card is missing in the pile", put(PLAY, "draw", PLAY["draw"][1:]), STATE),
    found(TOTAL, "a card is missing among the discards", put(PLAY, "discard", [9]), STATE),
    found(TOTAL, "a card is missing in a score pile",
          put(PLAY, "players/0/pile", cards("2")), STATE),
    found(TOTAL, "a card too many, unknown", put(PLAY, "draw", [*PLAY["draw"], None]), STATE),
    found(TOTAL, "a card too many at the centre",
          put(two("game-over", piles={0: RUN_OF_TEN}, dark=True), "centre", one("11")), STATE),
    found(TOTAL, "a card too many at the centre, when a turn begins",
          put(two("draw", dark=True), "centre", one("11")), STATE),
    found(TOTAL, "seen cards that are in the pile, too",
          put(two("peek", "3", dark=True, peeked="? ? ?"), "draw", [None] * 55), STATE),
    found(TOTAL, "no card at all", put(two("draw"), "draw", []), STATE, loose=True),
    clean(TOTAL, "56 cards", PLAY),
    clean(TOTAL, "56 cards, most of them unknown",
          two("decide", "3 8", discard="? ?", piles={0: "5"}, dark=True)),
    clean(TOTAL, "56 cards, some of them seen", two("peek", "3", dark=True, peeked="? 5 ?")),
    clean(TOTAL, "56 cards, none in the pile", decide("3 8", rest="discard")),
    clean(TOTAL, "56 cards, one at the centre", two("draw", centre="11", dark=True)),
]  # fmt: skip

OTHERS = [
    *[
        found(MARKED, f"{code} in a score pile of junior",
              two("draw", piles={1: f"3 {code} 8"}), of(MARKED))
        for code in ("5=6*", "5=4*x", "J=9*")
    ],
    found(MARKED, "a marked card in a score pile when the game is over",
          two("game-over", piles={0: RUN_OF_TEN, 1: "5=6*"}), of(MARKED)),
    clean(MARKED, "a marked card in a score pile of family-plus",
          two("draw", piles={1: "3 5=6* 8"}, options=FAMILY)),
    clean(MARKED, "a marked card in the round of junior", decide("3 5=6*")),
    clean(MARKED, "a marked heritage of junior", decide("3", "5=6*")),
    clean(MARKED, "a marked card at the centre in junior",
          two("game-over", piles={0: RUN_OF_TEN}, centre="11=12*")),
    *[
        found(DOUBLE, f"of the seat in turn in {phase}, {'an' if acted else 'no'} action played",
              two(phase, drawn, doubling={0}, acted=acted, peeked=peeked), of(DOUBLE))
        for phase, drawn, acted, peeked in (
            ("decide", "3 8", False, ""), ("joker", "3 J", False, ""),
            ("duplicate", "3 3", False, ""), ("joker", "3 J", True, ""),
            ("duplicate", "3 3", True, ""), ("peek", "3 8", True, "5 6 7"),
        )
    ],
    found(DOUBLE, "of the second seat in its turn", two("decide", "3 8", turn=1, doubling={1}),
          of(DOUBLE)),
    clean(DOUBLE, "of the seat in turn before its first draw", two("draw", doubling={0})),
    clean(DOUBLE, "of the seat in turn after its action",
          two("decide", "3 8", doubling={0}, acted=True)),
    *[
        clean(DOUBLE, f"of another seat in {phase}",
              two(phase, drawn, doubling={1}, peeked=peeked))
        for phase, drawn, peeked in (
            ("draw", "", ""), ("decide", "3 8", ""), ("joker", "3 J", ""),
            ("duplicate", "3 3", ""), ("peek", "3 8", "5 6 7"),
        )
    ],
    *[
        found(ACTIONS, name, state, of(ACTIONS))
        for name, state in (
            ("four cards", two("draw", actions={0: "+1 -1 x2 peek"})),
            ("four unknown cards of another seat", two("draw", actions={1: "? ? ? ?"})),
            ("three cards once the action is played",
             decide("3 8", acted=True, actions={0: "+1 -1 x2"})),
            ("three cards after a peek",
             two("peek", "3 8", peeked="5 6 7", actions={0: "+1 ? ?"})),
            ("three cards while an x2 waits",
             two("draw", doubling={0}, actions={0: "+1 -1 x2"})),
            ("three cards of another seat while its x2 waits",
             two("draw", doubling={1}, actions={1: "+1 -1 x2"})),
            ("an action in a gentle turn", decide("3 8", "12", acted=True)),
            ("a peek in a gentle turn", two("peek", "3 8", heritage="12", peeked="5 6 7")),
        )
    ],
    *[
        clean(ACTIONS, name, state)
        for name, state in (
            ("three cards", two("draw", actions={0: "+1 -1 x2", 1: "peek peek peek"})),
            ("two cards once the action is played",
             decide("3 8", acted=True, actions={0: "+1 -1"})),
            ("three cards of another seat once the action is played",
             decide("3 8", acted=True, actions={0: "+1 -1", 1: "? ? ?"})),
            ("two cards while an x2 waits", two("draw", doubling={0}, actions={0: "+1 -1"})),
            ("none at all", two("draw", actions={0: "", 1: ""})),
            ("an action in a lively turn", decide("3 8", "9", acted=True)),
            ("a rescue in a gentle turn", decide("3 3=4*", "12", actions={0: "+1 -1"})),
        )
    ],
]  # fmt: skip

ENDS = [
    *[
        found(FINISHED, f"the target is reached in {phase}",
              two(phase, drawn, piles={0: RUN_OF_TEN}, peeked=peeked), of(FINISHED))
        for phase, drawn, peeked in (
            ("draw", "", ""), ("decide", "3 8", ""), ("joker", "3 J", ""),
            ("duplicate", "11 11", ""), ("peek", "3 8", "11 12 13"),
        )
    ],
    found(FINISHED, "exactly the target", two("draw", piles={1: f"{THIRTY_NINE} 11"}),
          of(FINISHED)),
    found(FINISHED, "a lower target", two("draw", piles={1: "3 8"}, options={"target": 2}),
          of(FINISHED)),
    clean(FINISHED, "one short of the target", two("draw", piles={1: THIRTY_NINE})),
    clean(FINISHED, "one short of a lower target",
          two("draw", piles={1: "3"}, options={"target": 2})),
    clean(FINISHED, "far above 40, with a higher target",
          two("draw", piles={1: "1 2 3 4 5 6 7 8 9 10 11 12 13"}, options={"target": 54})),
    found(FINISHED, "a higher target is reached",
          two("draw", piles={1: "1 2 3 4 5 6 7 8 9 10 11 12 13"}, options={"target": 53}),
          of(FINISHED)),
    found(FINISHED, "a turn begins with nothing to draw", two("draw", rest=1, options=FAR),
          of(FINISHED)),
    found(FINISHED, "a turn begins with a heritage and nothing to draw",
          two("draw", heritage="3", rest=1, options=FAR), of(FINISHED)),
    clean(FINISHED, "a turn begins with one card to draw",
          two("draw", draw="5", rest=1, options=FAR)),
    clean(FINISHED, "a turn begins with one discard",
          two("draw", discard="5", rest=1, options=FAR)),
    *[
        clean(FINISHED, f"nothing to draw in {phase}",
              two(phase, drawn, peeked=peeked, rest=1, options=FAR))
        for phase, drawn, peeked in (("decide", "3 8", ""), ("joker", "3 J", ""),
                                     ("duplicate", "3 3", ""), ("peek", "3 8", "5"))
    ],
    found(FINISHED, "over without a reason", two("game-over"), of(FINISHED)),
    found(FINISHED, "over one short of the target", two("game-over", piles={0: THIRTY_NINE}),
          of(FINISHED)),
    found(FINISHED, "over with one discard",
          two("game-over", discard="5", centre="9", rest=1, options=FAR), of(FINISHED)),
    found(FINISHED, "over with one card to draw",
          two("game-over", draw="5", centre="9", rest=1, options=FAR), of(FINISHED)),
    clean(FINISHED, "over with nothing to draw",
          two("game-over", centre="9", rest=1, options=FAR)),
    clean(FINISHED, "over at the target", two("game-over", piles={0: RUN_OF_TEN}, centre="9")),
    clean(FINISHED, "over at the target by a backup", two("game-over", piles={0: RUN_OF_TEN})),
    clean(FINISHED, "over at a lower target",
          three("game-over", piles={2: "3 8"}, options={"target": 2}, centre="9")),
]  # fmt: skip

FAULTY = put(put(PLAY, "round", cards("11 3 3")), "draw", plain("11 11 11 11"))
ORDER = [
    found(COPIES, "before all other faults",
          put(FAULTY, "players/0/pile", cards("5=6* 5=8")) | {"turn": None, "constraint": "none"},
          STATE, (TOTAL, STATE), (PHASE, "#/state/turn"), of(HERITAGE), of(VALUE), of(DUPLICATE),
          of(MARKED)),
    found(SEATS, "before all other faults",
          put(crowd(1), "draw", [None] * 50) | {"constraint": "lively"}, of(SEATS),
          (TOTAL, STATE), of(HERITAGE)),
    found(DOUBLE, "before the hands and the end",
          two("decide", "3 8", doubling={0}, actions={0: "+1 -1 x2"}, piles={1: RUN_OF_TEN}),
          of(DOUBLE), of(ACTIONS), of(FINISHED)),
]  # fmt: skip

CASES: list[Case] = [*TABLES, *CARDS, *OTHERS, *ENDS, *ORDER]
