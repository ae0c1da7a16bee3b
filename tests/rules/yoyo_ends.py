"""YoYo: the end of a game and of a match, scores, and the next deal."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, illegal, incomplete, legal, line, reading, shown
from .yoyo_build import cards, deal, play, three, two

MATCH = "yoyo.end.points"
OUT = "yoyo.score.out"
CARDS = "yoyo.score.cards"
STARTER = "yoyo.deal.starter"
TIE = "yoyo.reading.starter-tie"
START = "yoyo.reading.start"
IMPOSSIBLE = "table.outcome-impossible"
MISSING = "table.outcome-missing"

NAMED = "#/move/starter"
HANDS = "#/move/hands"
OPENED = "#/move/start"

LAST = {
    "phase": "round-over", "turn": None, "top_player": 0, "players/0/hand": [], "drawn": None,
    "pending_draw": 0, "slides": [], "totals": [0, 0, 0], "game_number": 1, "starter": 0,
    "run_outs": 0,
}  # fmt: skip
ENDS = [
    legal(OUT, "the last card", three("play", {0: "b9"}), play(0, "b9"), "played round-over",
          LAST | {"discard": ["b9", "b8"], "direction": "up"}),
    legal(OUT, "the last card turns the direction", three("play", {0: "r8"}), play(0, "r8"),
          "played direction-changed round-over", LAST | {"direction": "down"}),
    legal(OUT, "the drawn card cannot be the last", three("drawn", {0: "b9 b10"}, drawn="b9"),
          play(0, "b9"), "played", {"phase": "play"}),
    legal(OUT, "the drawn card and the last one", three("drawn", {0: "b9 b10"}, drawn="b9"),
          play(0, "b9 b10"), "played round-over", LAST),
    *[
        legal(OUT, f"the last card would {name}", three("play", {0: card}), play(0, card),
              "played round-over", LAST | {"discard": [card, "b8"], "direction": "up"})
        for name, card in (("skip", "y16-skip"), ("make draw", "y14-draw"),
                           ("make slide", "y7-slide"), ("make a chaos", "y9-chaos"))
    ],
    legal(OUT, "a series that would skip", three("play", {0: "b15 y16-skip"}),
          play(0, "b15 y16-skip"), "played round-over", LAST),
    legal(OUT, "the last game but one", three("play", {0: "b9"}, game=5), play(0, "b9"),
          "played round-over", LAST | {"game_number": 5}),
    legal(OUT, "the last game", three("play", {0: "b9"}, game=6), play(0, "b9"),
          "played round-over game-over", LAST | {"phase": "game-over", "game_number": 6}),
    legal(OUT, "the third game of two players", two("play", {0: "b9"}, game=3), play(0, "b9"),
          "played round-over", {"phase": "round-over"}),
    legal(OUT, "the last game of two players", two("play", {0: "b9"}, game=4), play(0, "b9"),
          "played round-over game-over", {"phase": "game-over"}),
]  # fmt: skip

FINISHED = three("round-over", {0: "", 1: "b9 r3", 2: "r4 r5 r6"})
SCORES = [
    line(CARDS, "a game under way", three("play", {0: "b9 r3", 1: "r4", 2: "? ? ?"}),
         (0, CARDS, -2), (1, CARDS, -1), (2, CARDS, -3)),
    line(CARDS, "a game under way, with earlier points",
         two("play", {0: "b9 r3", 1: "r4"}, game=3, totals=[5, -9]),
         (0, CARDS, -2), (1, CARDS, -1)),
    line(CARDS, "the drawn card counts", two("drawn", {0: "b9 r3", 1: "r4"}, drawn="b9"),
         (0, CARDS, -2), (1, CARDS, -1)),
    line(CARDS, "a card laid down for the slide counts",
         three("slide", {0: "r3", 1: "r4 r6", 2: "r5"}, discard="y7-slide b8", slides={0: "b9"}),
         (0, CARDS, -2), (1, CARDS, -2), (2, CARDS, -1)),
    line(CARDS, "the last card of a hand, laid down for the slide, counts",
         three("slide", {0: "", 1: "r4 r6", 2: "?"}, discard="y7-slide b8", slides={0: "?"}),
         (0, CARDS, -1), (1, CARDS, -2), (2, CARDS, -1)),
    line(CARDS, "the pile has run out twice",
         three("round-over", {0: "b9 r3", 1: "r4", 2: "? ?"}, run_outs=2, rest="discard"),
         (0, CARDS, -2), (1, CARDS, -1), (2, CARDS, -2)),
    line(CARDS, "the pile has run out twice in the last game",
         two("game-over", {0: "b9 r3", 1: "r4"}, run_outs=2, rest="discard", totals=[-2, -7]),
         (0, CARDS, -2), (1, CARDS, -1)),
    line(OUT, "somebody is out", FINISHED, (0, OUT, 5), (1, CARDS, -2), (2, CARDS, -3)),
    line(OUT, "somebody is out, with earlier points",
         three("round-over", {1: "", 0: "b9 r3", 2: "?"}, game=3, totals=[10, -9, 0]),
         (0, CARDS, -2), (1, OUT, 5), (2, CARDS, -1)),
    line(MATCH, "the match is over", three("game-over", {2: "", 0: "b9 r3", 1: "r4"},
         totals=[-3, 4, -8]), (0, CARDS, -2), (1, CARDS, -1), (2, OUT, 5)),
    line(MATCH, "who is out of the last game need not win",
         two("game-over", {0: "", 1: "b9 r3"}, totals=[-20, 3]), (0, OUT, 5), (1, CARDS, -2)),
    line(MATCH, "several win", three("game-over", {0: "", 1: "b9", 2: "r3 r4"},
         totals=[-3, 3, 1]), (0, OUT, 5), (1, CARDS, -1), (2, CARDS, -2)),
    line(MATCH, "everybody wins", two("game-over", {0: "", 1: "b9"}, totals=[-6, 0]),
         (0, OUT, 5), (1, CARDS, -1)),
]  # fmt: skip

BEGUN = {
    "phase": "play", "game_number": 2, "discard": [], "draw": [None] * 43, "top_player": None,
    "direction": None, "run_outs": 0, "drawn": None, "pending_draw": 0, "slides": [],
    **{f"players/{seat}/hand": [None] * 7 for seat in range(3)},
}  # fmt: skip


def tied(starter: int = 0) -> State:
    """Seat 0 is out, seats 1 and 2 have equally few points."""
    return three("round-over", {0: "", 1: "b9 r3", 2: "r4 r5"}, starter=starter)


def nobody_out(starter: int) -> State:
    """The pile ran out for the second time, and all hold two cards."""
    hands = {0: "b9 r3", 1: "b10 r4", 2: "b11 r5"}
    return three("round-over", hands, run_outs=2, rest="discard", starter=starter)


BEHIND = three("round-over", {0: "", 1: "b9 r3", 2: "r4 r5 r6"}, game=3, totals=[-12, 0, 2])
DEALS = [
    legal(STARTER, "fewest points begin", FINISHED, deal(), "dealt",
          BEGUN | {"turn": 2, "starter": 2, "totals": [5, -2, -3]}),
    legal(STARTER, "fewest points are named", FINISHED, deal(starter=2), "dealt", {"turn": 2}),
    illegal(STARTER, "somebody with more points is named", FINISHED, deal(starter=1), NAMED),
    illegal(STARTER, "who was out is named", FINISHED, deal(starter=0), NAMED),
    legal(STARTER, "earlier points count", BEHIND, deal(), "dealt",
          {"turn": 0, "starter": 0, "totals": [-7, -2, -1], "game_number": 4}),
    illegal(STARTER, "most cards, but not fewest points", BEHIND, deal(starter=2), NAMED),
    legal(STARTER, "fewest points of two", two("round-over", {1: "", 0: "b9"}), deal(), "dealt",
          {"turn": 0, "starter": 0, "totals": [-1, 5], "draw": [None] * 50}),
    legal(STARTER, "fewest points after the pile has run out",
          three("round-over", {0: "b9 r3", 1: "r4 r5 r6", 2: "r7"}, run_outs=2, rest="discard"),
          deal(), "dealt", {"turn": 1, "totals": [-2, -3, -1], "run_outs": 0}),
    legal(STARTER, "one of two equals is named", tied(), deal(starter=2), "dealt",
          {"turn": 2, "starter": 2}),
    legal(STARTER, "the other of two equals is named", tied(), deal(starter=1), "dealt",
          {"turn": 1, "starter": 1}),
    illegal(STARTER, "none of two equals is named", tied(), deal(starter=0), NAMED),
    illegal(STARTER, "and a hand of six", FINISHED,
            deal(["? ? ? ? ? ?", "? " * 7, "? " * 7], starter=1), NAMED,
            (IMPOSSIBLE, f"{HANDS}/0")),
    *[
        legal(TIE, f"two equals, after seat {last} began", tied(last), deal(), "dealt",
              {"turn": first, "starter": first})
        for last, first in ((0, 1), (1, 2), (2, 1))
    ],
    *[
        legal(TIE, f"all are equal, after seat {last} began", nobody_out(last), deal(), "dealt",
              {"turn": first, "starter": first, "totals": [-2, -2, -2]})
        for last, first in ((0, 1), (1, 2), (2, 0))
    ],
    legal(TIE, "all are equal, and the last starter is named", nobody_out(1), deal(starter=1),
          "dealt", {"turn": 1, "starter": 1}),
]  # fmt: skip

SEVENS = ["b1 b1 b3 b4 b5 b6 b7", "r1 r2 r3 r4 r5 r6 r7", "y3 y4 y5 y6 y7 y8 y9"]


def sevens(*hands: str) -> list[str]:
    """The three hands, the first of them replaced."""
    return [*hands, *SEVENS[len(hands) :]]


TOLD = [
    legal(IMPOSSIBLE, "all hands are told", FINISHED, deal(SEVENS), "dealt",
          BEGUN | {f"players/{seat}/hand": cards(hand) for seat, hand in enumerate(SEVENS)}),
    legal(IMPOSSIBLE, "one hand is told", FINISHED, deal([SEVENS[0], "? " * 7, "? " * 7]),
          "dealt", BEGUN | {"players/0/hand": cards(SEVENS[0])}),
    legal(IMPOSSIBLE, "one card is told", FINISHED,
          deal(["? ? b9 ? ? ? ?", "? " * 7, "? " * 7]), "dealt",
          BEGUN | {"players/0/hand": ["b9", *[None] * 6]}),
    illegal(IMPOSSIBLE, "two hands for three", FINISHED, deal(SEVENS[:2]), HANDS),
    illegal(IMPOSSIBLE, "four hands for three", FINISHED, deal([*SEVENS, "? " * 7]), HANDS),
    illegal(IMPOSSIBLE, "a hand of six is dealt", FINISHED, deal(sevens("b1 b1 b3 b4 b5 b6")),
            f"{HANDS}/0"),
    illegal(IMPOSSIBLE, "a hand of eight is dealt", FINISHED,
            deal(sevens(SEVENS[0], f"{SEVENS[1]} r8")), f"{HANDS}/1"),
    illegal(IMPOSSIBLE, "a second 9 is dealt", FINISHED, deal(sevens("b9 b9 b3 b4 b5 b6 b7")),
            f"{HANDS}/0/1"),
    illegal(IMPOSSIBLE, "a third 1 is dealt", FINISHED,
            deal(sevens(SEVENS[0], "r1 r2 r3 r4 r5 r6 b1")), f"{HANDS}/1/6"),
    illegal(IMPOSSIBLE, "a number twice in yellow is dealt", FINISHED,
            deal(sevens("b1 b1 b3 b4 b5 b6 y3-slide")), f"{HANDS}/2/0"),
    illegal(IMPOSSIBLE, "a card is turned up that the option does not know", FINISHED,
            deal(start="b8"), OPENED),
    illegal(IMPOSSIBLE, "hands are told, and a card turned up", FINISHED,
            deal(SEVENS, start="b8"), OPENED),
]  # fmt: skip

TURNED_UP = {"start_card": True}
OVER = three("round-over", {0: "", 1: "b9 r3", 2: "r4 r5 r6"}, options=TURNED_UP)
LEFT = BEGUN | {"draw": [None] * 42}
STARTS = [
    *[
        reading(True, legal(START, f"{card} is turned up", OVER, deal(start=card), "dealt",
                            LEFT | {"discard": cards(card), "direction": way, "turn": 2}))
        for card, way in (("b8", "up"), ("r8", "down"), ("y7-slide", None), ("y14-draw", None))
    ],
    reading(True, incomplete(START, "it is not told which", OVER, deal(), (MISSING, "#/move"))),
    reading(True, clean(START, "a card without a player",
                        three("play", top=None, options=TURNED_UP))),
    reading(False, clean(START, "a card without a player all the same", three("play", top=None))),
    reading(False, legal(START, "none is turned up", FINISHED, deal(), "dealt", BEGUN)),
    reading(False, legal(START, "set to what it is by default",
                         three("round-over", {0: ""}, options={"start_card": False}), deal(),
                         "dealt", BEGUN)),
    reading(False, legal(START, "the starter lays anything", three("play", {0: "r20 b2"},
                         discard=""), play(0, "r20"), "played direction-changed")),
    reading(True, illegal(START, "the starter must fit", three("play", {0: "r20 b2"}, top=None,
                          options=TURNED_UP), play(0, "r20"),
                          ("yoyo.play.fits", "#/move/cards/0"))),
    incomplete(MISSING, "which card is turned up", OVER, deal(), "#/move"),
    incomplete(MISSING, "which card is turned up beside the hands", OVER, deal(SEVENS), "#/move"),
    incomplete(MISSING, "which card is turned up before the starter that is named", OVER,
               deal(starter=2), "#/move"),
    legal(MISSING, "it is told which card is turned up", OVER, deal(SEVENS, start="b8"), "dealt",
          {"discard": ["b8"], "players/0/hand": cards(SEVENS[0])}),
    legal(MISSING, "none is turned up", FINISHED, deal(SEVENS), "dealt"),
    illegal(MISSING, "is not asked for where the starter is wrong", OVER, deal(starter=1),
            (STARTER, NAMED)),
    illegal(IMPOSSIBLE, "a hand has what is turned up", OVER, deal(SEVENS, start="b7"), OPENED),
    illegal(IMPOSSIBLE, "a hand has the number of what is turned up", OVER,
            deal(SEVENS, start="y3-skip"), OPENED),
    illegal(IMPOSSIBLE, "a hand of six, and nothing turned up", OVER,
            deal(sevens("b1 b1 b3 b4 b5 b6")), f"{HANDS}/0"),
]  # fmt: skip


def on(discard: str, hand: str, **facts: Any) -> State:
    """Seat 0 is to play with this hand and two cards more."""
    return three("play", {0: f"{hand} b1 r20"}, discard=discard, **facts)


FITS = ("yoyo.play.fits", "#/move/cards/0")
STEPS = ("yoyo.series.consecutive", "#/move/cards")
OTHERS = [
    legal("yoyo.reading.first-yellow", "its player sets the direction", on("", "y8-skip"),
          play(0, "y8-skip", "down"), "played direction-changed skipped", {"direction": "down"}),
    illegal("yoyo.reading.first-yellow", "its player does not set the direction",
            on("", "y8-skip"), play(0, "y8-skip"), ("yoyo.direction.missing", "#/move")),
    legal("yoyo.reading.on-yellow", "blue, upwards", on("y12", "b13"), play(0, "b13"), "played"),
    illegal("yoyo.reading.on-yellow", "red, upwards", on("y12", "r11"), play(0, "r11"), FITS),
    legal("yoyo.reading.on-yellow", "red of the equal number, upwards", on("y12", "r12"),
          play(0, "r12"), "played direction-changed"),
    illegal("yoyo.reading.on-yellow", "blue, downwards", on("y12", "b13", direction="down"),
            play(0, "b13"), FITS),
    legal("yoyo.reading.one-play", "a series, and the turn is over", on("b8", "b9 b10 b15"),
          play(0, "b9 b10"), "played", {"turn": 1}),
    illegal("yoyo.reading.one-play", "two cards that are no series", on("b8", "b9 b11"),
            play(0, "b9 b11"), STEPS),
    legal("yoyo.reading.series-colour", "a series turns with its first card", on("b8", "r8 r7"),
          play(0, "r8 r7"), "played direction-changed"),
    illegal("yoyo.reading.series-colour", "a blue series does not fall", on("b8", "b12 b11"),
            play(0, "b12 b11"), ("yoyo.series.colour", "#/move/cards/0")),
    legal("yoyo.reading.series-join", "13 on 8", on("b8", "b13 b14"), play(0, "b13 b14"),
          "played"),
    illegal("yoyo.reading.series-join", "a number twice", on("b8", "b19 b19"),
            play(0, "b19 b19"), STEPS),
    legal("yoyo.reading.any-card", "a series on the own card", on("b8", "b2 b3", top=0),
          play(0, "b2 b3"), "played"),
    illegal("yoyo.reading.any-card", "a yellow on the own card chooses no series",
            on("b8", "y9 r8", top=0), play(0, "y9 r8"), ("yoyo.series.opening", "#/move/cards/0")),
    illegal("yoyo.reading.any-card", "a yellow on the own card chooses no direction",
            on("b8", "y12-skip", top=0), play(0, "y12-skip", "down"),
            ("yoyo.direction.choice", "#/move/direction")),
    legal("yoyo.reading.call", "none", on("b8", "b9"), play(0, "b9"), "played"),
    illegal("yoyo.reading.call", "a wrong one", on("b8", "b9"), play(0, "b9", call="9 down"),
            ("yoyo.call", "#/move/call/direction")),
]  # fmt: skip

OPENING_CARD = FINISHED | {"options": {"start_card": True}}
SEEDED = [
    illegal(IMPOSSIBLE, "a copy too many beside a seed", OPENING_CARD,
            deal(sevens("b5 b5 b6 b7 b8 b9 b10")), (IMPOSSIBLE, None), seed="referee"),
    illegal(IMPOSSIBLE, "a hand too short beside a seed", OPENING_CARD,
            deal(sevens("b6 b7 b8 b9 b10 b11")), f"{HANDS}/0", seed="referee"),
]  # fmt: skip

CASES: list[Case] = [*SEEDED,
    *ENDS, *SCORES, *[shown(case) if case.rule == TIE else case for case in DEALS], *TOLD,
    *STARTS, *map(shown, OTHERS),
]  # fmt: skip
