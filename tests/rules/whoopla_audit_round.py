"""WHOOPLA!: rounds that cannot be, for their heritage, their values or their duplicates."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put
from .whoopla_build import RUN_OF_TEN, two

HERITAGE = "whoopla.state.heritage"
VALUE = "whoopla.state.value"
DUPLICATE = "whoopla.state.duplicate"

FAMILY = {"mode": "family-plus"}
NEUTRAL = {"marked_blocks": False}


def of(rule: str) -> tuple[str, None]:
    """One or more places of this rule."""
    return rule, None


def decide(laid: str, heritage: str = "", **facts: Any) -> State:
    return two("decide", laid, heritage=heritage, **facts)


HERITAGES = [
    *[
        found(HERITAGE, f"{constraint} with {heritage or 'no heritage'}",
              decide("3 8", heritage, constraint=constraint), of(HERITAGE))
        for heritage, constraint in (
            ("", "lively"), ("", "gentle"), ("4", "lively"), ("4", "gentle"), ("5", "none"),
            ("5", "gentle"), ("9", "none"), ("9", "gentle"), ("10", "lively"), ("10", "none"),
            ("13", "lively"), ("M", "lively"), ("J=7", "none"), ("J=12", "lively"),
            ("5=4", "lively"), ("4=5", "none"), ("10=9", "gentle"), ("9=10", "lively"),
            ("4=5*", "none"),
        )
    ],
    *[
        clean(HERITAGE, f"{heritage or 'no heritage'} and what it brings",
              decide("3 8", heritage))
        for heritage in ("", "1", "4", "5", "9", "10", "13", "M", "J=4", "J=7", "J=12", "5=4",
                         "4=5", "10=9", "9=10", "4=5*", "11=13*")
    ],
    found(HERITAGE, "lively, and no card at all", two("draw", constraint="lively"),
          of(HERITAGE)),
    found(HERITAGE, "none with a heritage before the first draw",
          two("draw", heritage="7", constraint="none"), of(HERITAGE)),
    found(HERITAGE, "gentle when the game is over",
          two("game-over", piles={0: RUN_OF_TEN}, centre="12", constraint="gentle"),
          of(HERITAGE), loose=True),
    clean(HERITAGE, "none when the game is over",
          two("game-over", piles={0: RUN_OF_TEN}, centre="12")),
    found(HERITAGE, "two cards more than were drawn", decide("3 8 5", drawn=1), of(HERITAGE)),
    found(HERITAGE, "two cards when a turn begins", two("draw", "3 8", drawn=0), of(HERITAGE)),
    found(HERITAGE, "one card fewer than were drawn", decide("3 8", drawn=3), of(HERITAGE)),
    found(HERITAGE, "no card, though one was drawn", decide("", drawn=1), of(HERITAGE)),
    clean(HERITAGE, "a card more than were drawn", decide("8", "3")),
    clean(HERITAGE, "as many cards as were drawn", decide("3 8")),
    clean(HERITAGE, "a heritage alone when a turn begins", two("draw", heritage="7")),
    found(HERITAGE, "a doubled heritage", decide("8", "3x"), of(HERITAGE)),
    found(HERITAGE, "a doubled heritage when a turn begins", two("draw", heritage="3x"),
          of(HERITAGE)),
    found(HERITAGE, "a doubled card at the centre when a turn begins", two("draw", centre="3x"),
          (HERITAGE, "#/state/centre/doubled")),
    found(HERITAGE, "a doubled card at the centre when the game is over",
          two("game-over", piles={0: RUN_OF_TEN}, centre="11x"), of(HERITAGE)),
    clean(HERITAGE, "a doubled card that was drawn", decide("8x", "3")),
    clean(HERITAGE, "a doubled card that was drawn first", decide("8x 3")),
    *[
        clean(HERITAGE, f"a card at the centre, {constraint}, when a turn begins",
              two("draw", centre="7", constraint=constraint))
        for constraint in ("none", "lively", "gentle")
    ],
]  # fmt: skip

# the heritage, what was drawn, whether an action was played
WRONG = [
    ("", "5=6", False), ("", "5=4 8", False), ("", "5=7", True), ("", "5=3 8", True),
    ("", "5=7*", False), ("", "5=8*", True), ("5=7", "8", False), ("5=7", "8", True),
    ("5=8*", "3", False), ("", "5 J=7 8=9", False), ("", "M=3", False), ("", "M=3", True),
    ("", "M*", False), ("M=1", "3", False), ("", "5=0", True), ("", "1=0", True),
    ("", "J=0", False), ("", "3 8=10", True), ("3", "5=6", False), ("", "12=0*", True),
]  # fmt: skip
RIGHT = [
    ("", "5=6", True), ("", "5=4 8", True), ("", "5=6*", False), ("", "5=4*", False),
    ("", "5=7*", True), ("", "5=3* 8", True), ("5=6", "8", False), ("5=4", "8", False),
    ("5=7*", "8", False), ("5=3*", "8", False), ("", "J=1", False), ("", "J=13", False),
    ("", "J=9*", False), ("", "3 M", False), ("M", "3", False), ("", "Mx", False),
    ("J=12*", "3", False), ("", "13=12 3", True), ("3", "5=6*", False),
]  # fmt: skip


def what(heritage: str, drawn: str, acted: bool) -> str:
    taken = f"({heritage}) " if heritage else ""
    return f"{taken}{drawn}, {'an' if acted else 'no'} action played"


def unnamed(phase: str, where: str, **facts: Any) -> State:
    """The card at this place has no value."""
    return put(two(phase, **facts), f"{where}/value", None)


VALUES = [
    *[
        found(VALUE, what(heritage, drawn, acted), decide(drawn, heritage, acted=acted),
              of(VALUE))
        for heritage, drawn, acted in WRONG
    ],
    *[
        clean(VALUE, what(heritage, drawn, acted), decide(drawn, heritage, acted=acted))
        for heritage, drawn, acted in RIGHT
    ],
    *[
        found(VALUE, f"{code} in a score pile", two("draw", piles={1: f"3 {code}"},
              options=FAMILY), of(VALUE))
        for code in ("5=7", "5=3x", "5=8*", "M=2", "M*", "J=0", "5=0", "1=0")
    ],
    *[
        clean(VALUE, f"{code} in a score pile", two("draw", piles={1: f"3 {code}"},
              options=FAMILY))
        for code in ("5=6", "5=4x", "5=7*", "5=3*", "M", "Mx", "J=13", "J=9*x", "1=2")
    ],
    *[
        found(VALUE, f"{code} at the centre",
              two("game-over", piles={0: RUN_OF_TEN}, centre=code), of(VALUE))
        for code in ("11=13", "11=8*", "M=1", "M*")
    ],
    *[
        clean(VALUE, f"{code} at the centre",
              two("game-over", piles={0: RUN_OF_TEN}, centre=code))
        for code in ("11=12", "11=13*", "M", "J=1")
    ],
    found(VALUE, "5=7 at the centre when a turn begins", two("draw", centre="5=7"), of(VALUE)),
    found(VALUE, "an unnamed joker when all is decided", decide("3 J"), of(VALUE)),
    found(VALUE, "an unnamed joker before the last card", decide("J 3"), of(VALUE)),
    found(VALUE, "an unnamed joker before another one", two("joker", "J J"), of(VALUE)),
    found(VALUE, "an unnamed joker as heritage", decide("3", "J", constraint="none"), of(VALUE),
          loose=True),
    found(VALUE, "an unnamed joker as the heritage of a turn that begins",
          two("draw", heritage="J", constraint="none"), of(VALUE), loose=True),
    found(VALUE, "an unnamed joker in a score pile", two("draw", piles={0: "J"}), of(VALUE)),
    found(VALUE, "an unnamed joker at the centre",
          two("game-over", piles={0: RUN_OF_TEN}, centre="J"), of(VALUE)),
    found(VALUE, "an unnamed joker that was rescued", two("joker", "3 J*"), of(VALUE)),
    clean(VALUE, "a number without a value, which is as printed",
          unnamed("decide", "round/0", drawn_cards="3 8")),
    clean(VALUE, "a scored number without a value, which is as printed",
          unnamed("draw", "players/0/pile/0", piles={0: "5"})),
    clean(VALUE, "an unnamed joker that is to be named", two("joker", "3 J")),
    clean(VALUE, "an unnamed joker that was doubled", two("joker", "3 Jx")),
    clean(VALUE, "an unnamed joker after the other one", two("joker", "J=5 J")),
]  # fmt: skip

# the phase, the heritage, what was drawn
EQUAL = [
    ("decide", "", "3 3"), ("decide", "", "3 8 3"), ("decide", "3", "8 3"),
    ("decide", "", "3 J=3"), ("decide", "", "J=3 J=3"), ("decide", "5=6", "6"),
    ("decide", "", "3 3=4* 4"), ("decide", "4=5*", "5"), ("decide", "", "3 4=3*"),
    ("joker", "", "3 3 J"), ("joker", "3", "3 J"), ("peek", "", "3 8 3"),
    ("duplicate", "", "3 8"), ("duplicate", "", "3"), ("duplicate", "", "3 3 8"),
    ("duplicate", "", "3 M"), ("duplicate", "", "M M"), ("duplicate", "", "3 3 3"),
    ("duplicate", "", "3 3 8 8"), ("duplicate", "5=6", "5"), ("duplicate", "", "3 4=3*"),
    ("duplicate", "3", "8"), ("duplicate", "", "8 8 3 J=3"),
]  # fmt: skip
UNEQUAL = [
    ("decide", "", "3 8"), ("decide", "3", "8 5"), ("decide", "5=6", "5"),
    ("decide", "", "3 3=4*"), ("decide", "", "3 3=4* 3=2*"), ("decide", "", "M M"),
    ("decide", "M", "3 M"), ("joker", "", "3 8 J"), ("joker", "M", "M J"),
    ("duplicate", "", "3 8 3"), ("duplicate", "3", "3"), ("duplicate", "5=6", "6"),
    ("duplicate", "", "3 J=3"), ("duplicate", "", "3 3=4* 4"), ("duplicate", "3=4*", "4"),
    ("duplicate", "", "M 3 M 3"), ("duplicate", "", "3 8 3x"), ("peek", "", "3 8"),
]  # fmt: skip


def lying(phase: str, heritage: str, drawn: str, **facts: Any) -> State:
    seen = {"peeked": "5 6 7"} if phase == "peek" else {}
    return two(phase, drawn, heritage=heritage, **seen, **facts)


def lies(phase: str, heritage: str, drawn: str) -> str:
    return f"{f'({heritage}) ' if heritage else ''}{drawn} in {phase}"


DUPLICATES = [
    *[
        found(DUPLICATE, lies(*facts), lying(*facts), of(DUPLICATE))
        for facts in EQUAL
    ],
    *[clean(DUPLICATE, lies(*facts), lying(*facts)) for facts in UNEQUAL],
    *[
        clean(DUPLICATE, f"{lies(*facts)}, marked ones hold no value",
              lying(*facts, options=NEUTRAL))
        for facts in (("decide", "", "3 3=4* 4"), ("decide", "4=5*", "5"),
                      ("decide", "", "3 4=3*"), ("duplicate", "", "3 3=4* 3"),
                      ("decide", "", "3 3=4* 3=4*"))
    ],
    *[
        found(DUPLICATE, f"{lies(*facts)}, marked ones hold no value",
              lying(*facts, options=NEUTRAL), of(DUPLICATE))
        for facts in (("decide", "", "3 8 3"), ("duplicate", "", "3 3=4* 4"),
                      ("duplicate", "3=4*", "4"), ("duplicate", "", "3 4=3*"))
    ],
]  # fmt: skip

CASES: list[Case] = [*HERITAGES, *VALUES, *DUPLICATES]
