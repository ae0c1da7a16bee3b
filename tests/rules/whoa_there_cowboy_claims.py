"""Whoa There Cowboy: which claim may follow, and what turns the direction card."""

from __future__ import annotations

from typing import Any

from .case import Case, Move, State, illegal, legal, shown
from .whoa_there_cowboy_build import claim, play, three, turned, two

BEATS = "cowboy.play.beats"
RESTART = "cowboy.play.restart"
EXACT = "cowboy.play.exact-order"
HAND = "cowboy.play.hand"
QUANTITY = "cowboy.play.quantity"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

LOW = (BEATS, None)
AFTER_7 = (RESTART, None)
"""The claim, or the part of it that is wrong."""

NUMBER = "#/move/claim/number"
PLAYER = "#/move/player"
MANY = "#/move/claim/quantity"

NO_CARD = {"direction_card": False}
IN_ORDER = {"exact_order": True}
BOTH = NO_CARD | IN_ORDER


def on(last: str | None, way: str | None = None, hand: str = "1234567", **facts: Any) -> State:
    """Seat 0 is to beat this claim with seven cards, and nothing is open."""
    return three("play", {0: hand}, claimed=last, way=way, **facts)


def named(last: str | None, way: str | None, said: str) -> str:
    return f"{said} on {last or 'nothing'}, {way or 'no direction'}"


def made(rule: str, last: str | None, way: str | None, said: str, **facts: Any) -> Case:
    """A legal claim, and what it does to the direction."""
    after = turned(way, said)
    return legal(
        rule, named(last, way, said), on(last, way, **facts), play(0, said),
        "played" if way == after else "played flipped",
        {"claim": claim(said), "direction": after, "turn": 1, "phase": "play", "gift": None,
         "open/player": 0, "open/claim": claim(said),
         "open/before": {"claim": claim(last), "direction": way}},
    )  # fmt: skip


# the last claim, the direction, the next one
ENOUGH = [
    ("2x3", "up", "3x3"), ("2x3", "up", "1x5"), ("2x3", "up", "1x4"), ("2x3", "up", "7x3"),
    ("2x3", "up", "7x6"), ("2x3", "up", "1x7"), ("2x3", "up", "4x7"), ("6x6", "up", "7x6"),
    ("7x6", "up", "1x7"), ("5x1", "up", "6x1"), ("5x1", "up", "1x2"), ("2x1", "up", "1x7"),
    ("9x2", "up", "1x3"), ("98x2", "up", "1x3"), ("2x7", "down", "3x7"), ("2x7", "down", "1x5"),
    ("2x7", "down", "1x6"), ("2x7", "down", "7x1"), ("2x7", "down", "1x1"),
    ("2x3", "down", "1x2"), ("2x3", "down", "3x3"), ("2x3", "down", "1x1"),
    ("4x2", "down", "5x2"), ("7x2", "down", "2x1"), (None, "up", "1x1"), (None, "up", "7x1"),
    (None, "up", "2x4"), (None, "up", "1x7"), (None, "up", "7x7"),
]  # fmt: skip
TOO_LITTLE = [
    ("2x3", "up", "7x2"), ("2x3", "up", "2x3"), ("2x3", "up", "1x3"), ("2x3", "up", "1x2"),
    ("2x3", "up", "7x1"), ("1x6", "up", "1x6"), ("1x6", "up", "7x5"), ("2x1", "up", "2x1"),
    ("2x1", "up", "1x1"), ("2x7", "down", "2x7"), ("2x7", "down", "1x7"), ("2x3", "down", "1x4"),
    ("2x3", "down", "1x7"), ("2x3", "down", "2x3"), ("2x3", "down", "1x3"), ("1x2", "down", "7x3"),
]  # fmt: skip

BEATEN = [
    *[made(BEATS, last, way, said) for last, way, said in ENOUGH],
    *[
        illegal(BEATS, named(last, way, said), on(last, way), play(0, said), LOW)
        for last, way, said in TOO_LITTLE
    ],
    illegal(BEATS, "nine 2s on two 3s, with nine cards", on("2x3", "up", "123456777"),
            play(0, "9x2"), LOW),
    illegal(BEATS, "nine 2s on two 3s, with seven cards", on("2x3", "up"), play(0, "9x2"), LOW,
            (HAND, MANY)),
    illegal(BEATS, "true cards do not help", on("2x3", "up", "2233567"), play(0, "2x2", "22"),
            LOW),
    illegal(BEATS, "better cards do not help", on("2x3", "up", "2277567"), play(0, "2x3", "77"),
            LOW),
    illegal(BEATS, "and a card too few", on("2x3", "up"), play(0, "2x2", "2"), LOW,
            (QUANTITY, None)),
    illegal(BEATS, "and a card that is not held", on("2x3", "up", "1223567"),
            play(0, "2x2", "24"), LOW, (HELD, "#/move/cards/1")),
    illegal(BEATS, "out of turn, too", three("play", {1: "1234567"}, claimed="2x3"),
            play(1, "1x2", "2"), (TURN, PLAYER), LOW),
    illegal(BEATS, "what is open counts, not what lies below",
            three("play", {0: "1234567"}, claimed="2x3", opened="35", before="1x1"),
            play(0, "1x2"), LOW),
    illegal(BEATS, "a bluff that is open counts as what it claims",
            three("play", {0: "1234567"}, claimed="1x6", opened="2"), play(0, "1x3"), LOW),
    legal(BEATS, "a claim above what is open",
          three("play", {0: "1234567"}, claimed="2x3", opened="35", before="1x1"),
          play(0, "1x4"), "let-through settled played",
          {"open/before": {"claim": claim("2x3"), "direction": "up"}, "claim": claim("1x4")}),
    legal(BEATS, "the last card of a hand",
          three("play", {0: "3"}, claimed="5x6"), play(0, "1x7", "3"), "played flipped",
          {"players/0/hand": [], "open/cards": [3], "direction": "down", "turn": 1}),
    illegal(HAND, "one card cannot be six 6s", on("5x6", "up", "6"), play(0, "6x6"), MANY),
    legal(BEATS, "between two players, the open one of the other",
          two("play", {0: "1234567"}, claimed="2x7", opened="35", before="1x3"), play(0, "1x1"),
          "let-through settled played flipped", {"direction": "up", "turn": 1}),
]  # fmt: skip

CLIMBING = [
    ("2x7", "3x7"), ("2x7", "7x7"), ("2x7", "1x1"), ("2x7", "7x1"), ("7x7", "1x1"),
    ("2x3", "1x4"), ("2x3", "3x3"), ("2x3", "1x7"), ("2x1", "1x2"), ("2x1", "3x1"),
    (None, "1x1"), (None, "3x5"), (None, "2x7"),
]  # fmt: skip
NOT_AGAIN = [("2x7", "2x7"), ("2x7", "1x7"), ("2x7", "1x6"), ("2x7", "7x2"), ("1x7", "7x4")]
TOO_LOW = [("2x3", "1x1"), ("2x3", "7x2"), ("2x3", "2x3"), ("1x6", "1x1"), ("2x1", "1x1")]

RESTARTED = [
    *[made(RESTART, last, None, said, options=NO_CARD) for last, said in CLIMBING],
    *[
        illegal(RESTART, named(last, None, said), on(last, options=NO_CARD), play(0, said), AFTER_7)
        for last, said in NOT_AGAIN
    ],
    *[
        illegal(BEATS, named(last, None, said), on(last, options=NO_CARD), play(0, said), LOW)
        for last, said in TOO_LOW
    ],
    illegal(RESTART, "in place of beating, before all else",
            three("play", {1: "12"}, claimed="2x7", options=NO_CARD), play(1, "3x5", "45"),
            (TURN, PLAYER), AFTER_7, (HAND, MANY), (QUANTITY, None)),
    illegal(BEATS, "with the direction card, a 7 more only counts as more",
            on("2x7", "down"), play(0, "2x7"), LOW),
    legal(RESTART, "with the direction card a 6 follows 7s", on("2x7"), play(0, "1x6"), "played",
          {"direction": "down"}),
    legal(RESTART, "what is open is started again",
          three("play", {0: "1234567"}, claimed="1x7", opened="7", options=NO_CARD),
          play(0, "1x1", "1"), "let-through settled played",
          {"direction": None, "open/before": {"claim": claim("1x7"), "direction": None}}),
]  # fmt: skip

NEXT = [
    (None, "up", "1x1"), (None, "up", "7x1"), ("2x3", "up", "1x4"), ("2x3", "up", "7x4"),
    ("2x3", "up", "3x3"), ("1x6", "up", "1x7"), ("2x7", "down", "1x6"), ("2x7", "down", "3x7"),
    ("2x2", "down", "1x1"), ("2x3", "down", "1x2"), ("2x3", "down", "4x3"), ("2x1", "up", "1x2"),
    ("2x1", "up", "3x1"),
]  # fmt: skip
SKIPPED = [
    (None, "up", "1x2"), (None, "up", "1x7"), (None, "up", "7x4"), ("2x3", "up", "1x5"),
    ("2x3", "up", "1x7"), ("2x1", "up", "1x3"), ("2x7", "down", "1x5"), ("2x7", "down", "1x1"),
    ("2x3", "down", "1x1"),
]  # fmt: skip
NOT_BEATEN = [
    ("2x3", "up", "2x3"), ("2x3", "up", "1x2"), ("2x3", "up", "1x1"), ("2x7", "down", "2x7"),
    ("2x3", "down", "1x4"), ("2x3", "down", "1x6"),
]  # fmt: skip

ORDERED = [
    *[made(EXACT, last, way, said, options=IN_ORDER) for last, way, said in NEXT],
    *[
        illegal(EXACT, named(last, way, said), on(last, way, options=IN_ORDER), play(0, said),
                NUMBER)
        for last, way, said in SKIPPED
    ],
    *[
        illegal(BEATS, f"{named(last, way, said)}, in exact order",
                on(last, way, options=IN_ORDER), play(0, said), LOW)
        for last, way, said in NOT_BEATEN
    ],
    *[
        legal(EXACT, f"{named(last, None, said)}, without direction card",
              on(last, options=BOTH), play(0, said), "played", {"direction": None})
        for last, said in (("2x7", "1x1"), ("2x7", "3x7"), ("2x6", "1x7"), ("2x1", "1x2"),
                           (None, "2x1"))
    ],
    *[
        illegal(EXACT, f"{named(last, None, said)}, without direction card",
                on(last, options=BOTH), play(0, said), NUMBER)
        for last, said in (("2x5", "1x7"), ("2x1", "1x3"), (None, "1x3"), (None, "1x7"))
    ],
    illegal(RESTART, "1x2 on 2x7, in exact order", on("2x7", options=BOTH), play(0, "1x2"),
            AFTER_7),
    illegal(BEATS, "1x1 on 2x6, in exact order without direction card",
            on("2x6", options=BOTH), play(0, "1x1"), LOW),
    illegal(EXACT, "and more than the hand has", on("2x3", "up", options=IN_ORDER),
            play(0, "8x5"), NUMBER, (HAND, MANY)),
    illegal(EXACT, "and a card too few", on("2x3", "up", options=IN_ORDER), play(0, "2x5", "5"),
            NUMBER, (QUANTITY, None)),
    illegal(EXACT, "out of turn, and a card that is not held",
            three("play", {1: "1234"}, claimed="2x3", options=IN_ORDER), play(1, "1x5", "5"),
            (TURN, PLAYER), NUMBER, (HELD, "#/move/cards/0")),
    legal(EXACT, "a claim that was taken back leaves 1s alone",
          on(None, options=IN_ORDER | {"caught_claim_stands": False}), play(0, "2x1"), "played"),
    illegal(EXACT, "a claim that was taken back leaves no other number",
            on(None, options=IN_ORDER | {"caught_claim_stands": False}), play(0, "2x3"), NUMBER),
    legal(EXACT, "numbers are skipped where the option is off",
          on("2x3", "up", options={"exact_order": False}), play(0, "1x6"), "played"),
]  # fmt: skip


def read(rule: str, name: str, state: State, move: Move, way: str | None, events: str) -> Case:
    """What a reading makes of the direction."""
    return shown(legal(rule, name, state, move, events, {"direction": way}))


FLIP = "cowboy.reading.flip"
MORE = "cowboy.reading.exact-more"
AGAIN = "cowboy.reading.restart"
ANNOUNCED = "cowboy.reading.announced"
READINGS = [
    read(FLIP, "7s on 7s while going down", on("2x7", "down"), play(0, "3x7"), "down", "played"),
    read(FLIP, "1s on 1s while going up", on("2x1", "up"), play(0, "3x1"), "up", "played"),
    read(FLIP, "a round that begins with 1s", on(None), play(0, "1x1", "1"), "up", "played"),
    read(FLIP, "7s while going up", on("6x6", "up"), play(0, "1x7", "7"), "down",
         "played flipped"),
    read(FLIP, "1s while going down", on("6x2", "down"), play(0, "1x1", "1"), "up",
         "played flipped"),
    read(FLIP, "a round that begins with 7s", on(None), play(0, "2x7"), "down", "played flipped"),
    read(ANNOUNCED, "a 4 claimed as a 7 turns the card", on("2x3", "up"), play(0, "1x7", "4"),
         "down", "played flipped"),
    read(ANNOUNCED, "a 7 claimed as a 4 does not", on("2x3", "up"), play(0, "1x4", "7"), "up",
         "played"),
    read(ANNOUNCED, "a 1 claimed as a 2 does not", on("2x3", "down"), play(0, "1x2", "1"), "down",
         "played"),
    read(ANNOUNCED, "fifteen 4s, the hand being big enough",
         on("2x3", "up", "111111122222223"), play(0, "15x4"), "up", "played"),
    read(MORE, "three 3s on two", on("2x3", "up", options=IN_ORDER), play(0, "3x3"), "up",
         "played"),
    read(MORE, "three 7s on two", on("2x7", "down", options=IN_ORDER), play(0, "3x7"), "down",
         "played"),
    read(AGAIN, "a single 1 on two 7s", on("2x7", options=NO_CARD), play(0, "1x1"), None,
         "played"),
    read(AGAIN, "three 7s on two 7s", on("2x7", options=NO_CARD), play(0, "3x7"), None, "played"),
    illegal(AGAIN, "a 2 on two 7s", on("2x7", options=NO_CARD), play(0, "7x2"), AFTER_7),
    illegal(MORE, "as many 3s", on("2x3", "up", options=IN_ORDER), play(0, "2x3"),
            LOW),
]  # fmt: skip

CASES: list[Case] = [*BEATEN, *RESTARTED, *ORDERED, *READINGS]
