"""YoYo: tables that cannot exist for their seats, cards, direction and totals."""

from __future__ import annotations

from typing import Any

from .case import Case, State, at, clean, found, put
from .yoyo_build import table, three, two, unseen

SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
PHASE = "table.phase"
WAY = "yoyo.state.direction"
POINTS = "yoyo.state.totals"

STATE = "#/state"
PLAY = three("play", {0: "b9 r3", 1: "b10 r4", 2: "y14 r5"}, draw="b11 r9")


def without(state: State, path: str) -> State:
    """The first card of a place is gone."""
    return put(state, path, at(state, path)[1:])


TABLES = [
    *[
        found(SEATS, f"totals of {len(totals)} for three", put(PLAY, "totals", totals),
              "#/state/totals")
        for totals in ([0, 0], [0, 0, 0, 0])
    ],
    found(SEATS, "totals of three for two", put(two("play"), "totals", [0, 0, 0]),
          "#/state/totals"),
    *[clean(SEATS, f"{seats} seats", table(seats)) for seats in range(2, 7)],
]  # fmt: skip

CARDS = [
    found(COPIES, "a second blue 9, in a hand", put(PLAY, "players/1/hand/0", "b9"), STATE),
    found(COPIES, "a second red 3, in the pile", put(PLAY, "draw/0", "r3"), STATE),
    found(COPIES, "a second blue 8, which lies on the pile", put(PLAY, "draw/1", "b8"), STATE),
    *[
        found(COPIES, f"a third {code}",
              put(three("play", {0: f"{code} {code}"}), "discard/0", code)
              | {"direction": "up" if code[0] == "b" else "down"}, STATE)
        for code in ("b1", "b20", "r2", "r19")
    ],
    found(COPIES, "a yellow twice", put(PLAY, "players/1/hand/0", "y14-draw"), STATE),
    found(COPIES, "a number twice in yellow, with other actions",
          put(PLAY, "players/1/hand/0", "y14-skip"), STATE),
    found(COPIES, "a second blue 10, laid down for the slide",
          put(three("slide", {0: "r3"}, discard="y7-slide b8", slides={0: "b9"}),
                  "slides/0/card", "b10"), STATE),
    found(COPIES, "two of them are told once",
          put(put(PLAY, "players/1/hand/0", "b9"), "draw/0", "r3"), STATE),
    found(COPIES, "after the end", put(three("round-over", {0: "", 1: "b9 r3", 2: "b10"}),
          "players/2/hand/0", "b9"), STATE),
    clean(COPIES, "the house deck", PLAY),
    *[
        clean(COPIES, f"{code} twice", three("play", {0: f"{code} {code}"}))
        for code in ("b1", "b2", "b19", "b20", "r1", "r2", "r19", "r20")
    ],
    clean(COPIES, "one of a number, with another action",
          three("play", {0: "y3-draw y4-draw y5-draw y6-draw"})),
    clean(COPIES, "every card of a hand unseen", three("play", {0: "? ? ?", 1: "? ?", 2: "?"})),
    found(TOTAL, "a card is missing in the pile", without(PLAY, "draw"), STATE),
    found(TOTAL, "a card is missing in a hand", without(PLAY, "players/0/hand"), STATE),
    found(TOTAL, "a card is missing below the discard",
          put(three("play", discard="b8 r9 r7"), "discard", ["b8", "r9"]), STATE),
    found(TOTAL, "a card too many, unseen", put(PLAY, "draw", [*PLAY["draw"], None]), STATE),
    found(TOTAL, "a card too many in an unseen hand",
          put(three("play", {1: "? ?"}), "players/1/hand", [None] * 3), STATE),
    found(TOTAL, "a card too many among those laid down for the slide",
          put(three("slide", {0: "r3"}, discard="y7-slide b8"), "slides",
              [{"player": 0, "card": None}]), STATE),
    found(TOTAL, "a card laid down for the slide is not there",
          put(three("slide", {0: "r3", 1: "r4"}, discard="y7-slide b8", slides={0: "b9"}),
              "slides", []), STATE),
    clean(TOTAL, "64 cards", PLAY),
    clean(TOTAL, "64 cards, most of them unseen",
          three("play", {0: unseen(7), 1: unseen(7), 2: unseen(7)}, draw=unseen(42))),
    clean(TOTAL, "64 cards, none in the discard pile",
          three("play", {0: unseen(7), 1: unseen(7), 2: unseen(7)}, discard="",
                draw=unseen(43))),
    clean(TOTAL, "64 cards, one laid down for the slide",
          three("slide", {0: "r3"}, discard="y7-slide b8", slides={0: "b9"})),
]  # fmt: skip


def facing(discard: str, way: str | None, **facts: Any) -> State:
    """A table with this direction."""
    return three("play", discard=discard, direction=way, **facts)


WRONG_WAY = "#/state/direction"
DIRECTIONS = [
    *[
        found(WAY, f"{way or 'none'} on {discard or 'an empty pile'}", facing(discard, way),
              WRONG_WAY)
        for discard, way in (
            ("b8", "down"), ("b8", None), ("r8", "up"), ("r8", None), ("y12", None), ("", "up"),
            ("", "down"), ("y12 b8", None), ("b8 r8", "down"), ("r8 y12", "up"),
        )
    ],
    *[
        found(WAY, f"{way or 'none'} on {discard} turned up", facing(discard, way, top=None),
              WRONG_WAY)
        for discard, way in (("y10", "up"), ("y10", "down"), ("b8", "down"), ("b8", None),
                             ("r8", "up"), ("r8", None))
    ],
    *[
        clean(WAY, f"{way or 'none'} on {discard or 'an empty pile'}", facing(discard, way))
        for discard, way in (
            ("b8", "up"), ("r8", "down"), ("y12", "up"), ("y12", "down"), ("", None),
            ("y12 b8", "down"), ("y12 r8", "up"), ("y12 ? ?", "down"),
        )
    ],
    *[
        clean(WAY, f"{way or 'none'} on {discard} turned up", facing(discard, way, top=None))
        for discard, way in (("y10", None), ("b8", "up"), ("r8", "down"))
    ],
    *[
        found(WAY, f"the wrong one in {phase}", three(phase, hands, discard=discard,
              direction="down", **facts), WRONG_WAY)
        for phase, hands, discard, facts in (
            ("drawn", {0: "b9 r3"}, "b8", {"drawn": "b9"}), ("round-over", {0: ""}, "b8", {}),
            ("game-over", {0: ""}, "b8", {}),
        )
    ],
    found(WAY, "none in an answer", three("answer-draw", discard="y14 b8", direction=None),
          WRONG_WAY),
    found(WAY, "none in a slide", three("slide", discard="y7-slide b8", direction=None),
          WRONG_WAY),
    clean(WAY, "downwards in an answer",
          three("answer-draw", discard="y14 r8", direction="down")),
    clean(WAY, "downwards in a slide", three("slide", discard="y7-slide r8", direction="down")),
]  # fmt: skip


def counted(totals: list[int], game: int) -> State:
    return three("play", totals=totals, game=game)


TOTALS = [
    found(POINTS, "points in the first game", counted([0, 0, 5], 1), "#/state/totals/2"),
    found(POINTS, "losses in the first game", counted([-1, 0, 0], 1), "#/state/totals/0"),
    found(POINTS, "points of all in the first game", counted([5, -3, -4], 1),
          "#/state/totals/0", "#/state/totals/1", "#/state/totals/2"),
    found(POINTS, "six in the second game", counted([6, 0, 0], 2), "#/state/totals/0"),
    found(POINTS, "eleven in the third game", counted([0, 11, 0], 3), "#/state/totals/1"),
    found(POINTS, "26 in the last game", counted([0, 0, 26], 6), "#/state/totals/2"),
    found(POINTS, "points in the first game when it is over",
          three("round-over", {0: ""}, totals=[5, 0, 0]), "#/state/totals/0"),
    found(POINTS, "too many when the match is over",
          two("game-over", {0: ""}, totals=[16, 0]), "#/state/totals/0"),
    clean(POINTS, "none in the first game", counted([0, 0, 0], 1)),
    clean(POINTS, "five in the second game", counted([5, -7, -7], 2)),
    clean(POINTS, "ten in the third game", counted([-9, 10, -12], 3)),
    clean(POINTS, "25 in the last game", counted([-20, -31, 25], 6)),
    clean(POINTS, "great losses", counted([-60, -5, -1], 2)),
    clean(POINTS, "fifteen when the match is over", two("game-over", {0: ""}, totals=[15, -9])),
]  # fmt: skip

FAULTY = put(put(PLAY, "players/0/hand", ["b10", "b10"]), "draw", PLAY["draw"][1:])
ORDER = [
    found(COPIES, "before all other faults",
          FAULTY | {"turn": None, "direction": "down", "totals": [1, 0, 0]},
          STATE, (TOTAL, STATE), (PHASE, "#/state/turn"), (WAY, WRONG_WAY),
          (POINTS, "#/state/totals/0")),
    found(SEATS, "before all other faults", FAULTY | {"totals": [0, 0], "direction": "down"},
          "#/state/totals", (COPIES, STATE), (TOTAL, STATE), (WAY, WRONG_WAY)),
]  # fmt: skip

CASES: list[Case] = [*TABLES, *CARDS, *DIRECTIONS, *TOTALS, *ORDER]
