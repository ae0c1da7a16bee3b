"""YoYo: series, and what opens them."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, reading
from .yoyo_build import cards, play, series, three

STEPS = "yoyo.series.consecutive"
COLOUR = "yoyo.series.colour"
OPENING = "yoyo.series.opening"
OPENS = "yoyo.reading.series-yellow"
FITS = "yoyo.play.fits"
CHOICE = "yoyo.direction.choice"
TURN = "table.not-your-turn"

FIRST = "#/move/cards/0"
SECOND = "#/move/cards/1"
ALL = "#/move/cards"
CHANGED = "played direction-changed"


def on(discard: str, hand: str, **facts: Any) -> State:
    """Seat 0 is to play with this hand and two cards more."""
    return three("play", {0: f"{hand} b1 r20"}, discard=discard, **facts)


def laid(text: str) -> list[str]:
    """The cards of a series from the top."""
    return cards(text)[::-1]


# top card, its direction, the series, the direction afterwards
RUNNING = [
    ("b8", "up", "b9 b10", "up"), ("b8", "up", "b13 b14", "up"), ("r8", "down", "b8 b9", "up"),
    ("b8", "up", series("b", 9, 20), "up"), ("r2", "down", "b2 b3 b4", "up"),
    ("b8", "up", "r8 r7 r6", "down"), ("r8", "down", "r7 r6", "down"),
    ("r8", "down", "r3 r2", "down"), ("r20", "down", series("r", 19, 2), "down"),
    ("b8", "up", "b9 y10-draw b11", "up"), ("r8", "down", "r6 y5-chaos r4", "down"),
    ("b8", "up", "r8 y7-slide y6-draw r5", "down"), ("b8", "up", "b9 y10-draw y11 b12", "up"),
    ("y12", "up", "b13 b14", "up"), ("y12", "down", "r11 r10", "down"),
    ("y12", "up", "r12 r11", "down"), ("y12", "down", "b12 b13", "up"),
    ("b19", "up", "b19 b20", "up"), ("b1", "up", "b2 y3-slide b4", "up"),
]  # fmt: skip
# a series that ends with a yellow 12 skip
LAST_YELLOW = [
    ("b8", "up", "b11 y12-skip", "up"), ("b8", "up", "b9 b10 b11 y12-skip", "up"),
    ("r19", "down", "r13 y12-skip", "down"), ("b13", "up", "r13 y12-skip", "down"),
]  # fmt: skip
# top card, its direction, a series of no one step
BROKEN = [
    ("b8", "up", "b9 b11", "a gap"), ("b8", "up", "b9 b10 b12", "a gap at its end"),
    ("r8", "down", "r7 r5", "a gap downwards"), ("b8", "up", "b9 y10 y9", "a turn"),
    ("b1", "up", "b19 b19", "a number twice"),
    ("b8", "up", "b12 y12", "a number twice in two colours"),
    ("b8", "up", "b20 b1", "no wrap from 20 to 1"), ("b8", "up", "y9 b12", "a gap after a yellow"),
    ("b8", "up", "y12 y9", "yellows with a gap"), ("b8", "up", "b13 r12 r10", "turn and gap"),
]  # fmt: skip
# top card, the series, the first card of the wrong colour
COLOURED = [
    ("b8", "b9 r10", 1), ("b8", "b9 b10 r11", 2), ("b8", "b9 r10 r11", 1),
    ("b8", "b9 y10 r11 b12", 2), ("b8", "b12 b11", 0), ("b8", "b12 b11 b10", 0),
    ("b8", "r8 b7", 1), ("b8", "r8 r7 b6", 2), ("r8", "b8 r7", 0), ("b8", "r8 b9", 0),
    ("r8", "r7 b6", 1), ("r8", "b8 b7", 0), ("r8", "r6 r7", 0), ("b8", "b9 y8", 0),
    ("b8", "b12 y11 b10", 0), ("r8", "r6 y7", 0),
]  # fmt: skip

MADE = [
    *[
        legal(STEPS, f"{text} on {top}, {way}", on(top, text, direction=way), play(0, text),
              "played" if way == after else CHANGED,
              {"direction": after, "discard": [*laid(text), *cards(top)], "turn": 1,
               "top_player": 0, "phase": "play", "pending_draw": 0,
               "players/0/hand": ["b1", "r20"]})
        for top, way, text, after in RUNNING
    ],
    *[
        legal(STEPS, f"{text} on {top}", on(top, text), play(0, text),
              "played skipped" if way == after else f"{CHANGED} skipped",
              {"direction": after, "discard/0": "y12-skip", "turn": 2})
        for top, way, text, after in LAST_YELLOW
    ],
    *[
        illegal(STEPS, f"{why}: {text} on {top}", on(top, text, direction=way), play(0, text), ALL)
        for top, way, text, why in BROKEN
    ],
    illegal(STEPS, "there and back", on("b8", "b10 y9"), play(0, "b10 y9 b10"),
            ("table.card-not-held", "#/move/cards/2"), ALL),
    illegal(STEPS, "a step of two, both wrong in colour", on("b8", "b9 r11 b13"),
            play(0, "b9 r11 b13"), ALL),
    illegal(STEPS, "a gap on an empty pile", on("", "b9 b11"), play(0, "b9 b11"), ALL),
    illegal(STEPS, "a gap on the own card", on("b8", "b9 b11", top=0), play(0, "b9 b11"), ALL),
    illegal(STEPS, "and the first does not fit", on("b8", "b3 b5"), play(0, "b3 b5"),
            (FITS, FIRST), ALL),
    *[
        illegal(STEPS, f"and {said} is said", on("b8", "b9 b11"), play(0, "b9 b11", said), ALL)
        for said in ("up", "down")
    ],
    *[
        illegal(COLOUR, f"{text} on {top}", on(top, text), play(0, text), f"#/move/cards/{place}")
        for top, text, place in COLOURED
    ],
    illegal(COLOUR, "and the first does not fit", on("b8", "r5 b6"), play(0, "r5 b6"),
            (FITS, FIRST), FIRST),
    illegal(COLOUR, "a yellow opens it the wrong way and a blue goes on", on("b8", "y12 b11"),
            play(0, "y12 b11"), SECOND, (OPENING, FIRST)),
    illegal(COLOUR, "on the own card anything fits, but not in any order",
            on("b8", "b5 r4", top=0), play(0, "b5 r4"), FIRST),
    illegal(COLOUR, "a blue series does not fall on an empty pile", on("", "b5 b4"),
            play(0, "b5 b4"), FIRST),
    illegal(COLOUR, "a red series does not rise on a yellow turned up", on("y10", "r9 r10",
            top=None), play(0, "r9 r10"), FIRST),
    illegal(COLOUR, "everything at once", three("play", {1: "r5 b6 r3"}),
            play(1, "r5 b6", "down", call="9 up"), (TURN, "#/move/player"), (FITS, FIRST), FIRST,
            (CHOICE, "#/move/direction")),
    *[
        legal(COLOUR, f"{text} on {top}", on(top, text), play(0, text), None,
              {"direction": after})
        for top, text, after in (
            ("b8", "b9 b10 y11 b12", "up"), ("b8", "r8 r7 y6 r5", "down"), ("r8", "b8 b9", "up"),
            ("r8", "r7 y6 r5", "down"), ("b8", "y9 y10 b11", "up"),
        )
    ],
    legal(STEPS, "four cards upwards and a skip", on("b8", "b13 b15 y14-draw y16-skip r5 r6 r17"),
          play(0, "b13 y14-draw b15 y16-skip"), "played skipped",
          {"discard": ["y16-skip", "b15", "y14-draw", "b13", "b8"], "turn": 2,
           "pending_draw": 0, "direction": "up"}),
    illegal(FITS, "r17 on blue 8", on("b8", "r17"), play(0, "r17"), FIRST),
    illegal(FITS, "a red 6 and 5 on blue 8", on("b8", "r6 r5"), play(0, "r6 r5"), FIRST),
    legal(STEPS, "the last three cards", three("play", {0: "b2 b3 b4"}, discard="r2"),
          play(0, "b2 b3 b4"), "played direction-changed round-over",
          {"phase": "round-over", "direction": "up", "turn": None, "players/0/hand": [],
           "discard": ["b4", "b3", "b2", "r2"]}),
    legal(STEPS, "from the own card", on("b8", "r17 y16-skip", top=0), play(0, "r17 y16-skip"),
          "played direction-changed skipped", {"direction": "down"}),
    legal(STEPS, "downwards on an empty pile", on("", "r5 r4"), play(0, "r5 r4"), CHANGED,
          {"direction": "down", "discard": ["r4", "r5"]}),
]  # fmt: skip

# top card, its direction, who laid it, a series that a yellow opens, what is said, afterwards
OPENED = [
    ("b8", "up", 2, "y9 b10", None, "up"), ("b8", "up", 2, "y5-chaos b6", None, "up"),
    ("b8", "up", 2, "y9 y10 b11", None, "up"), ("r8", "down", 2, "y6 r5", None, "down"),
    ("r8", "down", 2, "y12 r11", None, "down"), ("b8", "up", 2, "y8-skip r7 r6", None, "down"),
    ("b8", "up", 2, "y8-skip b9", None, "up"), ("b8", "up", 2, "y8-skip r7", "down", "down"),
    ("b8", "up", 2, "y8-skip b9", "up", "up"), ("r8", "down", 2, "y8-skip b9", None, "up"),
    ("y14", "up", 2, "y6 r5", None, "down"), ("y14", "up", 2, "y6 b7", None, "up"),
    ("y14", "down", 2, "y6 b7", "up", "up"), ("b8", "up", 0, "y5-chaos b6", None, "up"),
    ("b8", "up", 0, "y8-skip r7", None, "down"), ("y14", "up", 0, "y6 r5", None, "down"),
    ("", None, None, "y9 r8", None, "down"), ("", None, None, "y9 b10", None, "up"),
    ("", None, None, "y9 b10", "up", "up"), ("", None, None, "y9 r8", "down", "down"),
    ("y10", None, None, "y9 r8", None, "down"), ("y10", None, None, "y9 b10", None, "up"),
    ("b8", "up", None, "y9 b10", None, "up"),
]  # fmt: skip
SHUT = [
    ("b8", "up", 2, "y9-chaos r8", None), ("b8", "up", 2, "y9 r8 r7", None),
    ("b8", "up", 2, "y5 r4", None), ("r8", "down", 2, "y9 b10", None),
    ("r8", "down", 2, "y7 b8", None), ("b8", "up", 0, "y9 r8", None),
    ("r8", "down", 0, "y9 b10", None), ("b8", "up", 2, "y8-skip r7", "up"),
    ("b8", "up", 2, "y8-skip b9", "down"), ("y14", "up", 2, "y6 r5", "up"),
    ("y14", "down", 0, "y6 b7", "down"), ("", None, None, "y9 r8", "up"),
    ("", None, None, "y9 b10", "down"), ("y10", None, None, "y9 r8", "up"),
    ("b8", "up", None, "y9 r8", None), ("b8", "up", 2, "y10 y9", None),
]  # fmt: skip


def named(top: str, way: str | None, by: int | None, text: str, said: str | None) -> str:
    place = f"{top or 'an empty pile'}, {way}, of seat {by}"
    return f"{text} on {place}, {said or 'nothing'} said"


OPENINGS = [
    *[
        legal(OPENING, named(top, way, by, text, said), on(top, text, direction=way, top=by),
              play(0, text, said), "played" if way == after else CHANGED,
              {"direction": after, "top_player": 0, "discard": [*laid(text), *cards(top)]})
        for top, way, by, text, said, after in OPENED
    ],
    *[
        illegal(OPENING, named(top, way, by, text, said), on(top, text, direction=way, top=by),
                play(0, text, said), "#/move/direction" if said else FIRST)
        for top, way, by, text, said in SHUT
    ],
    *[
        illegal(CHOICE, f"{text} on {top}: the other way is said", on(top, text),
                play(0, text, said), "#/move/direction")
        for top, text, said in (
            ("b8", "y9 b10", "down"), ("b8", "b13 y14 b15", "down"), ("b8", "b11 y12-skip", "down"),
            ("b8", "r8 r7", "up"), ("r8", "b8 b9", "down"), ("r8", "r7 y6-draw", "up"),
            ("", "r5 r4", "up"),
        )
    ],
    *[
        legal(CHOICE, f"{text} on {top}: its own way is said", on(top, text), play(0, text, said),
              None, {"direction": said})
        for top, text, said in (
            ("b8", "y9 b10", "up"), ("b8", "b13 y14 b15", "up"), ("b8", "b11 y12-skip", "up"),
            ("b8", "r8 r7", "down"), ("r8", "b8 b9", "up"), ("r8", "r7 y6-draw", "down"),
            ("", "r5 r4", "down"),
        )
    ],
    legal(CHOICE, "a series on the own card: its own way is said", on("b8", "r5 r4", top=0),
          play(0, "r5 r4", "down"), CHANGED, {"direction": "down"}),
    illegal(OPENING, "the wrong way, which is said", on("b8", "y9 r8"), play(0, "y9 r8", "down"),
            FIRST),
    illegal(OPENING, "the wrong way, and the other is said", on("b8", "y9 r8"),
            play(0, "y9 r8", "up"), FIRST, (CHOICE, "#/move/direction")),
]  # fmt: skip

FITTING_ONLY = {"yellow_opens_series": False}
# top card, its direction, who laid it, a series whose yellow has a number that fits
TRUE_NUMBERS = [
    ("b8", "up", 2, "y9 b10"), ("b8", "up", 2, "y8-skip b9"), ("b8", "up", 2, "y8-skip r7"),
    ("b8", "up", 2, "y9 y10 b11"), ("r8", "down", 2, "y6 r5"), ("r8", "down", 2, "y8-skip b9"),
    ("r8", "down", 2, "y8-skip r7"), ("y14", "up", 2, "y15 b16"), ("y14", "down", 2, "y6 r5"),
    ("y10", None, None, "y5 r4"), ("y10", None, None, "y12 b13"), ("b8", "up", 0, "y5 b6"),
    ("r8", "down", 0, "y12 r11"), ("", None, None, "y5 b6"), ("", None, None, "y5 r4"),
    ("b8", "up", None, "y9 b10"),
]  # fmt: skip
FALSE_NUMBERS = [
    ("b8", "up", 2, "y5-chaos b6"), ("b8", "up", 2, "y7 y8 b9"), ("r8", "down", 2, "y12 r11"),
    ("y14", "up", 2, "y13 b14"), ("y14", "up", 2, "y6 r5"), ("y14", "down", 2, "y15 r14"),
    ("y14", "down", 2, "y15 b16"), ("y10", None, None, "y5 b6"), ("y10", None, None, "y12 r11"),
    ("b8", "up", None, "y5 b6"),
]  # fmt: skip

NUMBERS = [
    *[
        reading(False, legal(OPENS, named(top, way, by, text, None) + ", fitting",
                             on(top, text, direction=way, top=by, options=FITTING_ONLY),
                             play(0, text)))
        for top, way, by, text in TRUE_NUMBERS
    ],
    *[
        reading(False, illegal(OPENS, named(top, way, by, text, None) + ", not fitting",
                               on(top, text, direction=way, top=by, options=FITTING_ONLY),
                               play(0, text), (OPENING, FIRST)))
        for top, way, by, text in FALSE_NUMBERS
    ],
    *[
        reading(True, legal(OPENS, named(top, way, by, text, None) + ", any number",
                            on(top, text, direction=way, top=by), play(0, text)))
        for top, way, by, text in FALSE_NUMBERS
    ],
    reading(True, legal(OPENS, "set to what it is by default",
                        on("b8", "y5-chaos b6", options={"yellow_opens_series": True}),
                        play(0, "y5-chaos b6"), "played")),
    reading(False, legal(OPENS, "a single yellow needs no number",
                         on("b8", "y4-skip", options=FITTING_ONLY), play(0, "y4-skip"),
                         "played skipped")),
    reading(False, illegal(OPENS, "the wrong way, though the number is right",
                           on("b8", "y9 r8", options=FITTING_ONLY), play(0, "y9 r8"),
                           (OPENING, FIRST))),
    reading(False, illegal(OPENS, "wrong for two reasons is told once",
                           on("b8", "y5 r4", options=FITTING_ONLY), play(0, "y5 r4"),
                           (OPENING, FIRST))),
]  # fmt: skip

CASES: list[Case] = [*MADE, *OPENINGS, *NUMBERS]
