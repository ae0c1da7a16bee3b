"""YoYo: single cards, the direction that they set, and calls."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal
from .yoyo_build import cards, play, three

FITS = "yoyo.play.fits"
CHOICE = "yoyo.direction.choice"
MISSING = "yoyo.direction.missing"
CALL = "yoyo.call"

FIRST = "#/move/cards/0"
CHANGED = "played direction-changed"


def on(discard: str, hand: str, **facts: Any) -> State:
    """Seat 0 is to play with this hand and two cards more."""
    return three("play", {0: f"{hand} b1 r20"}, discard=discard, **facts)


def lying(way: str, discard: str, card: str, **facts: Any) -> State:
    """The same with this direction."""
    return on(discard, card, direction=way, **facts)


# top card, its direction, what is laid on it, the direction afterwards
FITTING = [
    ("b8", "up", "b9", "up"), ("b8", "up", "b20", "up"), ("b19", "up", "b19", "up"),
    ("b8", "up", "r8", "down"), ("b19", "up", "r19", "down"), ("b1", "up", "b2", "up"),
    ("r8", "down", "r7", "down"), ("r8", "down", "r2", "down"), ("r2", "down", "r2", "down"),
    ("r8", "down", "b8", "up"), ("r2", "down", "b2", "up"), ("r20", "down", "r19", "down"),
    ("y12", "up", "b12", "up"), ("y12", "up", "b13", "up"), ("y12", "up", "b20", "up"),
    ("y12", "up", "r12", "down"), ("y12", "down", "r12", "down"), ("y12", "down", "r11", "down"),
    ("y12", "down", "r2", "down"), ("y12", "down", "b12", "up"),
]  # fmt: skip
# top card, its direction, what does not fit on it
NOT_FITTING = [
    ("b8", "up", "b7"), ("b8", "up", "b2"), ("b8", "up", "r7"), ("b8", "up", "r9"),
    ("b20", "up", "b19"), ("b2", "up", "r19"), ("r8", "down", "r9"), ("r8", "down", "r19"),
    ("r8", "down", "b7"), ("r8", "down", "b9"), ("r2", "down", "r19"), ("r19", "down", "b2"),
    ("y12", "up", "b11"), ("y12", "up", "r11"), ("y12", "up", "r13"), ("y12", "up", "b2"),
    ("y12", "down", "r13"), ("y12", "down", "b13"), ("y12", "down", "b11"),
    ("y12", "down", "r19"),
]  # fmt: skip
# top card, its direction, a yellow on it that gives no choice
YELLOWS = [
    ("b8", "up", "y12-skip"), ("b8", "up", "y4-skip"), ("r8", "down", "y12-skip"),
    ("r8", "down", "y4-skip"), ("b20", "up", "y4-skip"), ("r1", "down", "y16-skip"),
]  # fmt: skip
# top card, its direction, a yellow on it that gives the choice
CHOOSING = [
    ("b8", "up", "y8-skip"), ("r8", "down", "y8-skip"), ("y12", "up", "y8-skip"),
    ("y12", "down", "y8-skip"), ("y12", "up", "y16-skip"), ("y12", "down", "y16-skip"),
]  # fmt: skip

SINGLES = [
    *[
        legal(FITS, f"{card} on {top}, {way}", lying(way, top, card), play(0, card),
              "played" if way == after else CHANGED,
              {"direction": after, "top_player": 0, "turn": 1, "phase": "play",
               "discard": cards(f"{card} {top}"), "players/0/hand": ["b1", "r20"]})
        for top, way, card, after in FITTING
    ],
    *[
        illegal(FITS, f"{card} on {top}, {way}", lying(way, top, card), play(0, card), FIRST)
        for top, way, card in NOT_FITTING
    ],
    *[
        legal(FITS, f"{card} on {top}, {way}", lying(way, top, card), play(0, card),
              "played skipped", {"direction": way, "top_player": 0, "turn": 2})
        for top, way, card in YELLOWS
    ],
    legal(FITS, "the equal number on the own card", on("b8", "r8", top=0), play(0, "r8"), CHANGED,
          {"direction": "down"}),
    *[
        legal(FITS, f"{card} on the own {top}, {way}", lying(way, top, card, top=0),
              play(0, card), "played" if way == after else CHANGED, {"direction": after})
        for top, way, card, after in (
            ("b8", "up", "b2", "up"), ("b8", "up", "r7", "down"), ("b8", "up", "r19", "down"),
            ("r8", "down", "r19", "down"), ("r8", "down", "b7", "up"), ("r8", "down", "b9", "up"),
            ("y16", "up", "r17", "down"), ("y16", "up", "b2", "up"), ("y16", "down", "b2", "up"),
            ("y16", "down", "r17", "down"),
        )
    ],
    illegal(FITS, "the card of another player, though one's own lies below",
            on("b8 b7", "b5", top=2), play(0, "b5"), FIRST),
    *[
        legal(FITS, f"{card} on an empty pile", on("", card), play(0, card), CHANGED,
              {"direction": after, "top_player": 0, "discard": [card]})
        for card, after in (("b20", "up"), ("b2", "up"), ("r19", "down"), ("r2", "down"))
    ],
    *[
        legal(FITS, f"{card} on a blue 8 turned up", on("b8", card, top=None), play(0, card),
              "played" if after == "up" else CHANGED, {"direction": after, "top_player": 0})
        for card, after in (("b9", "up"), ("r8", "down"))
    ],
    *[
        illegal(FITS, f"{card} on {top} turned up", on(top, card, top=None), play(0, card), FIRST)
        for top, card in (
            ("b8", "b7"), ("b8", "r7"), ("r8", "b9"), ("r8", "r9"), ("y10", "b9"), ("y10", "r11"),
            ("y10", "b2"), ("y10", "r19"),
        )
    ],
    *[
        legal(FITS, f"{card} on a yellow 10 turned up", on("y10", card, top=None), play(0, card),
              CHANGED, {"direction": after, "discard": [card, "y10-draw"]})
        for card, after in (("b10", "up"), ("b11", "up"), ("b20", "up"), ("r10", "down"),
                            ("r9", "down"), ("r2", "down"))
    ],
    illegal(FITS, "for the seat that plays, out of turn",
            three("play", {1: "b7 r3"}), play(1, "b7"), ("table.not-your-turn", "#/move/player"),
            FIRST),
    illegal(FITS, "the last card does not fit", three("play", {0: "b7"}), play(0, "b7"), FIRST),
    legal(FITS, "the last card fits", three("play", {0: "b9"}), play(0, "b9"),
          "played round-over", {"phase": "round-over"}),
    legal(FITS, "where the top card was a chaos", lying("up", "y13-chaos", "b13"),
          play(0, "b13"), "played"),
    legal(FITS, "where the cards below are not known", on("b8 ? ?", "b9"), play(0, "b9"), "played",
          {"discard": ["b9", "b8", None, None]}),
]  # fmt: skip


def other(way: str) -> str:
    return "down" if way == "up" else "up"


SKIPPED = {True: "played direction-changed skipped", False: "played skipped"}
DIRECTIONS = [
    *[
        legal(CHOICE, f"{card} on {top}, {way}: {said or 'nothing'} is said",
              lying(way, top, card), play(0, card, said),
              SKIPPED[said == other(way)], {"direction": said or way})
        for top, way, card in CHOOSING
        for said in ("up", "down", None)
    ],
    *[
        illegal(CHOICE, f"{card} on {top}, {way}: the other way is said", lying(way, top, card),
                play(0, card, other(way)), "#/move/direction")
        for top, way, card in YELLOWS
    ],
    *[
        legal(CHOICE, f"{card} on {top}, {way}: the same is said", lying(way, top, card),
              play(0, card, way), "played skipped", {"direction": way, "turn": 2})
        for top, way, card in YELLOWS
    ],
    *[
        illegal(CHOICE, f"a coloured {card} on {top}, {way}: the other way is said",
                lying(way, top, card), play(0, card, other(after)), "#/move/direction")
        for top, way, card, after in FITTING
    ],
    *[
        legal(CHOICE, f"a coloured {card} on {top}, {way}: its own way is said",
              lying(way, top, card), play(0, card, after),
              "played" if way == after else CHANGED, {"direction": after})
        for top, way, card, after in FITTING
    ],
    *[
        illegal(CHOICE, f"{card} on an empty pile: the other way is said", on("", card),
                play(0, card, said), "#/move/direction")
        for card, said in (("b9", "down"), ("r9", "up"))
    ],
    *[
        legal(CHOICE, f"{card} on an empty pile: its own way is said", on("", card),
              play(0, card, said), CHANGED, {"direction": said})
        for card, said in (("b9", "up"), ("r9", "down"))
    ],
    legal(CHOICE, "its own way on the own card", on("b8", "r19", top=0), play(0, "r19", "down"),
          CHANGED, {"direction": "down"}),
    legal(CHOICE, "said and called", on("b10", "b12"), play(0, "b12", "up", call="12 up"),
          "played", {"direction": "up"}),
    legal(CHOICE, "an unseen drawn card", three("drawn", {0: "r3 ?"}, hidden="b9"),
          play(0, "b9", "up"), "played", {"direction": "up"}),
    legal(CHOICE, "a yellow on the own card of another number that keeps it",
          on("b8", "y12-skip", top=0), play(0, "y12-skip", "up"), "played skipped",
          {"direction": "up"}),
    legal(CHOICE, "a slide that keeps it", on("b8", "y15-slide"), play(0, "y15-slide", "up"),
          "played slide-called", {"direction": "up", "phase": "slide"}),
    illegal(CHOICE, "a yellow on the own card of another number",
            on("b8", "y12-skip", top=0), play(0, "y12-skip", "down"), "#/move/direction"),
    legal(CHOICE, "a yellow on the own card of its number",
          on("b8", "y8-skip", top=0), play(0, "y8-skip", "down"), SKIPPED[True],
          {"direction": "down"}),
    legal(CHOICE, "a yellow on the own yellow",
          on("y4-skip", "y8-skip", top=0), play(0, "y8-skip", "down"), SKIPPED[True],
          {"direction": "down"}),
    legal(CHOICE, "the last card", three("play", {0: "y8-skip"}), play(0, "y8-skip", "down"),
          "played direction-changed round-over", {"direction": "down"}),
    illegal(CHOICE, "does not fit, and the other way", on("b8", "r7"), play(0, "r7", "up"),
            (FITS, FIRST), "#/move/direction"),
    illegal(FITS, "and its own way is said", on("b8", "r7"), play(0, "r7", "down"), FIRST),
    *[
        legal(MISSING, f"a yellow on an empty pile, {way}", on("", "y8-skip"),
              play(0, "y8-skip", way), SKIPPED[True], {"direction": way, "top_player": 0})
        for way in ("up", "down")
    ],
    *[
        legal(MISSING, f"a yellow on a yellow turned up, {way}", on("y10", "y8-skip", top=None),
              play(0, "y8-skip", way), SKIPPED[True], {"direction": way, "top_player": 0})
        for way in ("up", "down")
    ],
    illegal(MISSING, "a yellow on an empty pile", on("", "y8-skip"), play(0, "y8-skip"), "#/move"),
    illegal(MISSING, "a yellow on a yellow turned up", on("y10", "y8-skip", top=None),
            play(0, "y8-skip"), "#/move"),
    illegal(MISSING, "a call is no choice", on("", "y8-skip"), play(0, "y8-skip", call="8 up"),
            "#/move"),
    illegal(MISSING, "the last card, too", three("play", {0: "y8-skip"}, discard=""),
            play(0, "y8-skip"), "#/move"),
    illegal(MISSING, "out of turn", three("play", {1: "y8-skip b1"}, discard=""),
            play(1, "y8-skip"), ("table.not-your-turn", "#/move/player"), "#/move"),
    legal(MISSING, "a blue card needs none", on("", "b9"), play(0, "b9"), CHANGED),
    legal(MISSING, "a yellow on a blue card turned up needs none", on("b8", "y12-skip", top=None),
          play(0, "y12-skip"), "played skipped", {"direction": "up"}),
    legal(MISSING, "a yellow on a yellow that was laid needs none", on("y10", "y8-skip"),
          play(0, "y8-skip"), "played skipped", {"direction": "up"}),
]  # fmt: skip

NUMBER = "#/move/call/number"
WAY = "#/move/call/direction"
CALLS = [
    legal(CALL, "no call", on("b8", "b10"), play(0, "b10"), "played"),
    legal(CALL, "ten upwards", on("b8", "b10"), play(0, "b10", call="10 up"), "played"),
    illegal(CALL, "a wrong number", on("b8", "b10"), play(0, "b10", call="11 up"), NUMBER),
    illegal(CALL, "the number of the card below", on("b8", "b10"), play(0, "b10", call="8 up"),
            NUMBER),
    illegal(CALL, "a number that no card has", on("b8", "b10"), play(0, "b10", call="99 up"),
            NUMBER),
    illegal(CALL, "a wrong direction", on("b8", "b10"), play(0, "b10", call="10 down"), WAY),
    illegal(CALL, "wrong in both", on("b8", "b10"), play(0, "b10", call="11 down"), NUMBER),
    legal(CALL, "a red card turns it", on("b8", "r8"), play(0, "r8", call="8 down"), CHANGED),
    illegal(CALL, "the direction before it was turned", on("b8", "r8"), play(0, "r8", call="8 up"),
            WAY),
    legal(CALL, "a yellow without the choice keeps it", on("b8", "y12-skip"),
          play(0, "y12-skip", call="12 up"), "played skipped"),
    illegal(CALL, "a yellow without the choice, the other way", on("b8", "y12-skip"),
            play(0, "y12-skip", call="12 down"), WAY),
    legal(CALL, "the direction that was chosen", on("b8", "y8-skip"),
          play(0, "y8-skip", "down", call="8 down"), SKIPPED[True]),
    illegal(CALL, "the direction that was not chosen", on("b8", "y8-skip"),
            play(0, "y8-skip", "down", call="8 up"), WAY),
    illegal(CALL, "the call itself chooses nothing", on("b8", "y8-skip"),
            play(0, "y8-skip", call="8 down"), WAY),
    legal(CALL, "a choice that was not used", on("b8", "y8-skip"),
          play(0, "y8-skip", call="8 up"), "played skipped", {"direction": "up"}),
    legal(CALL, "the first direction", on("", "r9"), play(0, "r9", call="9 down"), CHANGED),
    legal(CALL, "the last number of a series", on("b8", "b13 y14 b15 y16-skip"),
          play(0, "b13 y14 b15 y16-skip", call="16 up"), "played skipped"),
    illegal(CALL, "the first number of a series", on("b8", "b13 y14 b15"),
            play(0, "b13 y14 b15", call="13 up"), NUMBER),
    illegal(CALL, "the direction before a series turned it", on("b8", "r8 r7"),
            play(0, "r8 r7", call="7 up"), WAY),
    legal(CALL, "the direction that a series has turned", on("b8", "r8 r7"),
          play(0, "r8 r7", call="7 down"), CHANGED),
    illegal(CALL, "of the last card", three("play", {0: "b9"}), play(0, "b9", call="9 down"), WAY),
    illegal(CALL, "of the drawn card", three("drawn", {0: "b9 r3"}, drawn="b9"),
            play(0, "b9", call="3 up"), NUMBER),
    illegal(CALL, "of an answer",
            three("answer-draw", {0: "b9 y6-draw"}, discard="y14-draw b8"),
            play(0, "y6-draw", call="14 up"), NUMBER),
    legal(CALL, "of an answer with a choice",
          three("answer-draw", {0: "b9 y6-draw"}, discard="y14-draw b8"),
          play(0, "y6-draw", "down", call="6 down"), "played direction-changed draw-called"),
    illegal(CALL, "is not looked at where the card does not fit", on("b8", "b7"),
            play(0, "b7", call="9 down"), (FITS, FIRST)),
    illegal(CALL, "is not looked at out of turn", three("play", {1: "b9 r3"}),
            play(1, "b9", call="3 down"), ("table.not-your-turn", "#/move/player")),
    illegal(CALL, "is not looked at where the card is not held", on("b8", "b10"),
            play(0, "b11", call="3 down"), ("table.card-not-held", FIRST)),
]  # fmt: skip

CASES: list[Case] = [*SINGLES, *DIRECTIONS, *CALLS]
