"""YoYo: drawing from the pile, what may be laid after it, and who may draw at all."""

from __future__ import annotations

from .case import Case, State, illegal, legal, reading, shown, undetermined
from .yoyo_build import draw, keep, play, series, three, two, unseen

IMPOSSIBLE = "table.outcome-impossible"
HELD = "table.card-not-held"
DRAWN = "yoyo.play.drawn"
FITS = "yoyo.play.fits"
STUCK = "yoyo.draw.stuck"
MAY = "yoyo.reading.may-draw"
AFTER = "yoyo.reading.drawn"

FIRST = "#/move/cards/0"
CARD = "#/move/card"

DRAWING = [
    legal(IMPOSSIBLE, "the top card of a known pile", three("play", {0: "r3"}, draw="r5 b2"),
          draw(0), "drew",
          {"phase": "drawn", "turn": 0, "drawn": "r5", "players/0/hand": ["r3", "r5"],
           "draw/0": "b2", "discard": ["b8"], "top_player": 2, "direction": "up", "run_outs": 0}),
    legal(IMPOSSIBLE, "an unseen card", three("play", {0: "r3"}, draw="? b2"), draw(0), "drew",
          {"phase": "drawn", "drawn": None, "players/0/hand": ["r3", None], "draw/0": "b2"}),
    legal(IMPOSSIBLE, "an unseen card that is told", three("play", {0: "r3"}, draw="? ?",
          hidden="b9"), draw(0, "b9"), "drew",
          {"drawn": "b9", "players/0/hand": ["b9", "r3"], "draw/0": None}),
    legal(IMPOSSIBLE, "a known card that is told", three("play", {0: "r3"}, draw="r5"),
          draw(0, "r5"), "drew", {"drawn": "r5"}),
    legal(IMPOSSIBLE, "a yellow with any action", three("play", {0: "r3"}, draw="?",
          hidden="y14-draw"), draw(0, "y14-skip"), "drew", {"drawn": "y14-skip"}),
    legal(IMPOSSIBLE, "the second copy", three("play", {0: "b20 r3"}, draw="?", hidden="b20"),
          draw(0, "b20"), "drew", {"drawn": "b20", "players/0/hand": ["b20", "b20", "r3"]}),
    legal(IMPOSSIBLE, "on an empty pile of discards", three("play", {0: "r3"}, discard="",
          draw="r5"), draw(0), "drew", {"phase": "drawn", "direction": None, "top_player": None}),
    illegal(IMPOSSIBLE, "another card than the known one", three("play", {0: "r3"}, draw="r5 b9"),
            draw(0, "b9"), CARD),
    illegal(IMPOSSIBLE, "a card that another hand has",
            three("play", {0: "r3", 1: "b9 r4"}, draw="?"), draw(0, "b9"), CARD),
    illegal(IMPOSSIBLE, "a card that the own hand has", three("play", {0: "b9 r3"}, draw="?"),
            draw(0, "b9"), CARD),
    illegal(IMPOSSIBLE, "the card on the discard pile", three("play", {0: "r3"}, draw="?"),
            draw(0, "b8"), CARD),
    illegal(IMPOSSIBLE, "a card that lies lower in the pile",
            three("play", {0: "r3"}, draw="? b9"), draw(0, "b9"), CARD),
    illegal(IMPOSSIBLE, "a third copy", three("play", {0: "b20 r3", 1: "b20 r4"}, draw="?"),
            draw(0, "b20"), CARD),
    illegal(IMPOSSIBLE, "a yellow whose number lies elsewhere with another action",
            three("play", {0: "r3", 1: "y14-draw r4"}, draw="?"), draw(0, "y14-skip"), CARD),
    illegal(IMPOSSIBLE, "a new pile where the old one lasts",
            three("play", {0: "r3"}, discard="b8 r9 r7", draw="? b9"), draw(0, pile="r9 r7"),
            "#/move/pile"),
    illegal(IMPOSSIBLE, "two reports that cannot be are told once",
            three("play", {0: "r3"}, draw="r5 b9"), draw(0, "b9", pile="r9"), (IMPOSSIBLE, None)),
    legal("table.wrong-phase", "a drawn card that cannot fit gives nothing away",
          three("play", {0: "b3"}, draw="b7"), draw(0), "drew", {"phase": "drawn", "turn": 0}),
    legal("table.wrong-phase", "who has drawn keeps an unseen card",
          three("drawn", {0: "r3 ?"}), keep(0), "kept",
          {"phase": "play", "turn": 1, "players/0/hand": ["r3", None], "drawn": None}),
    legal("table.wrong-phase", "who has drawn keeps a known card",
          three("drawn", {2: "b9 r3"}, drawn="b9", turn=2), keep(2), "kept",
          {"phase": "play", "turn": 0, "players/2/hand": ["b9", "r3"], "drawn": None,
           "top_player": 1, "direction": "up", "discard": ["b8"], "run_outs": 0}),
    legal("table.wrong-phase", "one of two keeps", two("drawn", {1: "b9 r3"}, drawn="b9", turn=1),
          keep(1), "kept", {"turn": 0}),
]  # fmt: skip

KNOWN = [
    legal(DRAWN, "the drawn card", three("drawn", {0: "b9 b10 r3"}, drawn="b9"), play(0, "b9"),
          "played", {"phase": "play", "turn": 1, "drawn": None, "players/0/hand": ["b10", "r3"]}),
    legal(DRAWN, "a series that starts with it", three("drawn", {0: "b9 b10 r3"}, drawn="b9"),
          play(0, "b9 b10"), "played", {"phase": "play", "drawn": None, "players/0/hand": ["r3"]}),
    legal(DRAWN, "a yellow, with its action", three("drawn", {0: "y14-draw r3"}, drawn="y14"),
          play(0, "y14-draw"), "played draw-called",
          {"phase": "answer-draw", "turn": 1, "drawn": None, "pending_draw": 1}),
    legal(DRAWN, "a yellow that opens a series", three("drawn", {0: "y9 b10 r3"}, drawn="y9"),
          play(0, "y9 b10"), "played", {"drawn": None}),
    legal(DRAWN, "one of two copies", three("drawn", {0: "b19 b19 r3"}, drawn="b19"),
          play(0, "b19"), "played", {"players/0/hand": ["b19", "r3"]}),
    legal(DRAWN, "the known card rather than an unseen one",
          three("drawn", {0: "b9 ?"}, drawn="b9"), play(0, "b9"), "played",
          {"players/0/hand": [None]}),
    illegal(DRAWN, "another card", three("drawn", {0: "b9 b10 r3"}, drawn="b9"), play(0, "b10"),
            FIRST),
    illegal(DRAWN, "another card, and the drawn one would not fit",
            three("drawn", {0: "r7 b10 r3"}, drawn="r7"), play(0, "b10"), FIRST),
    illegal(DRAWN, "a series that ends with the drawn card",
            three("drawn", {0: "b9 b10 r3"}, drawn="b10"), play(0, "b9 b10"), FIRST),
    illegal(DRAWN, "a series without it", three("drawn", {0: "b9 b10 r8"}, drawn="r8"),
            play(0, "b9 b10"), FIRST),
    illegal(DRAWN, "another card that does not fit",
            three("drawn", {0: "b9 b10 r3"}, drawn="b9"), play(0, "r3"), FIRST, (FITS, FIRST)),
    illegal(DRAWN, "a card that is not held", three("drawn", {0: "b9 r3"}, drawn="b9"),
            play(0, "b15"), (HELD, FIRST), FIRST),
    illegal(DRAWN, "an unseen card that is not the drawn one",
            three("drawn", {0: "b9 ?"}, drawn="b9", hidden="b15"), play(0, "b15"), FIRST),
    illegal(DRAWN, "another yellow, and a choice that is none",
            three("drawn", {0: "y9 y4 r3"}, drawn="y9"), play(0, "y4", "down"), FIRST,
            ("yoyo.direction.choice", "#/move/direction")),
    illegal(FITS, "the drawn card", three("drawn", {0: "r3 r7"}, drawn="r7"), play(0, "r7"),
            FIRST),
    illegal("yoyo.series.colour", "a series that starts with the drawn card",
            three("drawn", {0: "b9 r10"}, drawn="b9"), play(0, "b9 r10"), "#/move/cards/1"),
    legal(DRAWN, "on the own card anything", two("drawn", {0: "b3 r3"}, drawn="b3", top=0),
          play(0, "b3"), "played"),
]  # fmt: skip

UNSEEN = [
    legal(DRAWN, "an unseen card is what is laid", three("drawn", {0: "r3 ?"}, hidden="b9"),
          play(0, "b9"), "played", {"players/0/hand": ["r3"], "discard": ["b9", "b8"]}),
    legal(DRAWN, "an unseen card and a known one of a series",
          three("drawn", {0: "b10 r3 ?"}, hidden="b9"), play(0, "b9 b10"), "played",
          {"players/0/hand": ["r3"]}),
    legal(DRAWN, "two unseen cards of a series",
          three("drawn", {0: "r3 ? ?"}, hidden="b9 b10"), play(0, "b9 b10"), "played",
          {"players/0/hand": ["r3"]}),
    legal(DRAWN, "the second copy of a known card was drawn",
          three("drawn", {0: "b19 r3 ?"}, hidden="b19"), play(0, "b19"), "played",
          {"players/0/hand": ["b19", "r3"]}),
    legal(DRAWN, "the second copy of a known card, and the known one stays in a series",
          three("drawn", {0: "b19 b20 r3 ?"}, hidden="b19"), play(0, "b19 b20"), "played",
          {"players/0/hand": ["b19", "r3"]}),
    legal(DRAWN, "an unseen yellow", three("drawn", {0: "r3 ?"}, hidden="y16"),
          play(0, "y16-skip"), "played skipped", {"players/0/hand": ["r3"]}),
    legal(DRAWN, "the only card", three("drawn", {0: "?"}, hidden="b9"), play(0, "b9"),
          "played round-over", {"players/0/hand": [], "drawn": None}),
    illegal(DRAWN, "the only copy was in the hand before", three("drawn", {0: "b9 ?"}),
            play(0, "b9"), FIRST),
    illegal(DRAWN, "both copies were in the hand before", three("drawn", {0: "b19 b19 ?"}),
            play(0, "b19"), FIRST),
    illegal(DRAWN, "one copy was in the hand before, and the other lies elsewhere",
            three("drawn", {0: "b19 ?", 1: "b19 r4"}), play(0, "b19"), FIRST),
    illegal(DRAWN, "a series that starts with what was held",
            three("drawn", {0: "b9 b10 ?"}), play(0, "b9 b10"), FIRST),
    illegal(DRAWN, "what was held, and it does not fit", three("drawn", {0: "b7 ?"}),
            play(0, "b7"), FIRST, (FITS, FIRST)),
    illegal(HELD, "the only copy lies elsewhere, and nothing was held",
            three("drawn", {0: "r3 ?", 1: "b9 r4"}), play(0, "b9"), FIRST),
    illegal(HELD, "both copies lie elsewhere, and nothing was held",
            three("drawn", {0: "r3 ?", 1: "b19 r4", 2: "b19 r5"}), play(0, "b19"), FIRST),
    illegal(HELD, "one unseen card cannot be two of a series",
            three("drawn", {0: "r3 ?", 1: "? r4"}, hidden="b9 b10"), play(0, "b9 b10"),
            "#/move/cards/1"),
    illegal(FITS, "an unseen card", three("drawn", {0: "r3 ?"}, hidden="b7"), play(0, "b7"),
            FIRST),
]  # fmt: skip

READING = [
    legal(AFTER, "the drawn card alone", three("drawn", {0: "b9 b10 r3"}, drawn="b9"),
          play(0, "b9"), "played"),
    legal(AFTER, "the drawn card as the first of a series",
          three("drawn", {0: "b9 b10 r3"}, drawn="b9"), play(0, "b9 b10"), "played"),
    illegal(AFTER, "a card that was held before", three("drawn", {0: "b9 b10 r3"}, drawn="b9"),
            play(0, "b10"), (DRAWN, FIRST)),
]  # fmt: skip

ONLY = {"draw_only_if_stuck": True}
# a hand before a blue 8 that another player has laid
ABLE = ["b9 r3", "b20 r3", "r8 r3", "y3 r3", "b9 ?", "y18 ? ?"]
UNABLE = ["b7 r3", "r9 r20 b2", "r7 r9"]
UNSURE = ["b7 ?", "? ?", "r3 r9 ?"]
ANYTHING = [
    ("the own card on top", three("play", {0: "b2 r3"}, top=0, options=ONLY)),
    ("the own card on top of an unseen hand", three("play", {0: "? ?"}, top=0, options=ONLY)),
    ("an empty pile", three("play", {0: "b2 r3"}, discard="", options=ONLY)),
    ("an unseen hand before an empty pile",
     three("play", {0: "? ?"}, discard="", options=ONLY)),
    ("a red 9 before a yellow 10 turned up",
     three("play", {0: "b2 r9"}, discard="y10", top=None, options=ONLY)),
    ("a blue 9 before a blue 8 turned up", three("play", {0: "b9 r3"}, top=None, options=ONLY)),
    ("the equal number on a yellow",
     three("play", {0: "r12 r3"}, discard="y12 b8", options=ONLY)),
]  # fmt: skip
NOTHING = [
    ("a red card turned up", three("play", {0: "b9 r9"}, discard="r8", top=None, options=ONLY)),
    ("a yellow turned up", three("play", {0: "b9 r11"}, discard="y10", top=None, options=ONLY)),
    ("a yellow, upwards", three("play", {0: "b11 r11"}, discard="y12 b8", options=ONLY)),
    ("a yellow, downwards",
     three("play", {0: "b13 r13"}, discard="y12 r14", direction="down", options=ONLY)),
    ("all that would fit lies elsewhere",
     three("play", {0: "b7 ?", 1: f"b20 r20 r20 {series('y', 3, 18)}"}, discard="b20",
           hidden="b2", options=ONLY)),
]  # fmt: skip


def dark(hand: str) -> State:
    """This hand before a blue 8, and a pile of which nothing is known."""
    return three("play", {0: hand}, draw=unseen(20), options=ONLY)


MUST = [
    *[
        illegal(STUCK, f"{hand} on blue 8", three("play", {0: hand}, options=ONLY), draw(0),
                "#/move")
        for hand in ABLE
    ],
    *[
        legal(STUCK, f"{hand} on blue 8", three("play", {0: hand}, options=ONLY), draw(0), "drew",
              {"phase": "drawn"})
        for hand in UNABLE
    ],
    *[
        undetermined(STUCK, f"{hand} on blue 8", dark(hand), draw(0), "#/move", events="drew",
                     then={"phase": "drawn", "turn": 0})
        for hand in UNSURE
    ],
    *[illegal(STUCK, name, state, draw(0), "#/move") for name, state in ANYTHING],
    *[legal(STUCK, name, state, draw(0), "drew") for name, state in NOTHING],
    illegal(STUCK, "and a report that cannot be",
            three("play", {0: "b9 r3"}, draw="r5", options=ONLY), draw(0, "r6"), "#/move",
            (IMPOSSIBLE, CARD)),
    *[
        reading(False, legal(MAY, f"{hand} on blue 8, by default", three("play", {0: hand}),
                             draw(0), "drew"))
        for hand in (*ABLE, *UNABLE, *UNSURE)
    ],
    reading(False, legal(MAY, "set to what it is by default",
                         three("play", {0: "b9 r3"}, options={"draw_only_if_stuck": False}),
                         draw(0), "drew")),
    reading(False, legal(MAY, "on the own card", three("play", {0: "b9 r3"}, top=0), draw(0),
                         "drew")),
    reading(True, illegal(MAY, "a card that fits is held",
                          three("play", {0: "b9 r3"}, options=ONLY), draw(0),
                          (STUCK, "#/move"))),
    reading(True, legal(MAY, "no card that fits is held",
                        three("play", {0: "b7 r3"}, options=ONLY), draw(0), "drew")),
    reading(True, legal(MAY, "the drawn card may be kept, though it fits",
                        three("drawn", {0: "b9 r3"}, drawn="b9", options=ONLY), keep(0), "kept")),
    reading(True, undetermined(MAY, "an unseen hand", dark(unseen(7)), draw(0),
                               (STUCK, "#/move"))),
]  # fmt: skip

CASES: list[Case] = [*DRAWING, *KNOWN, *UNSEEN, *map(shown, READING), *MUST]
