"""YoYo: cards that are slid to the left, and chaos."""

from __future__ import annotations

from typing import Any

from .case import Case, Move, State, illegal, legal, shown
from .yoyo_build import four, play, slide, table, three, two

IMPOSSIBLE = "table.outcome-impossible"
PHASE = "table.wrong-phase"
HELD = "table.card-not-held"
PILE = "yoyo.reading.chaos-pile"

HANDS = "#/move/hands"
SURPLUS = "#/move/surplus"


def sliding(hands: dict[int, str], seats: int = 3, **facts: Any) -> State:
    """Seat 0 has called a slide."""
    return table(seats, "slide", hands, discard="y7-slide b8", **facts)


THREE = {0: "b9 r3", 1: "b10 r4", 2: "b11 r5"}
WAITING = sliding({0: "r3", 1: "b10 r4", 2: "r5"}, slides={0: "b9", 2: "b11"})
SLIDES = [
    legal(PHASE, "a slide is called", three("play", {0: "y7-slide r3"}), play(0, "y7-slide"),
          "played slide-called",
          {"phase": "slide", "turn": None, "slides": [], "top_player": 0, "direction": "up",
           "players/0/hand": ["r3"]}),
    legal(PHASE, "a slide is called by a series",
          three("play", {0: "b9 b10 y11-slide r3"}), play(0, "b9 b10 y11-slide"),
          "played slide-called", {"phase": "slide", "turn": None}),
    legal(PHASE, "a slide is called with the drawn card",
          three("drawn", {0: "y7-slide r3"}, drawn="y7"), play(0, "y7-slide"),
          "played slide-called", {"phase": "slide", "drawn": None}),
    legal(PHASE, "a slide as the last card calls nothing", three("play", {0: "y7-slide"}),
          play(0, "y7-slide"), "played round-over", {"phase": "round-over", "slides": []}),
    legal(PHASE, "the first of three", sliding(THREE), slide(0, "b9"), "slide-chosen",
          {"phase": "slide", "turn": None, "slides": [{"player": 0, "card": "b9"}],
           "players/0/hand": ["r3"], "players/1/hand": ["b10", "r4"]}),
    legal(PHASE, "the second of three, of a lower seat than the first",
          sliding({0: "b9 r3", 2: "r5"}, slides={2: "b11"}), slide(0, "b9"), "slide-chosen",
          {"slides": [{"player": 0, "card": "b9"}, {"player": 2, "card": "b11"}]}),
    legal(PHASE, "the last of three", WAITING, slide(1, "b10"), "slide-chosen slid",
          {"phase": "play", "turn": 1, "slides": [], "top_player": 0, "direction": "up",
           "players/0/hand": ["b11", "r3"], "players/1/hand": ["b9", "r4"],
           "players/2/hand": ["b10", "r5"], "discard": ["y7-slide", "b8"]}),
    legal(PHASE, "the last of three, who called it",
          sliding({0: "b9 r3", 1: "r4", 2: "r5"}, slides={1: "b10", 2: "b11"}), slide(0, "b9"),
          "slide-chosen slid", {"turn": 1, "players/1/hand": ["b9", "r4"]}),
    legal(PHASE, "the last seat has called it",
          sliding({0: "r3", 1: "b10 r4", 2: "r5"}, slides={0: "b9", 2: "b11"}, top=2),
          slide(1, "b10"), "slide-chosen slid", {"turn": 0, "top_player": 2}),
    legal(PHASE, "the last of two", sliding({0: "b9 r3", 1: "r4"}, 2, slides={1: "b10"}),
          slide(0, "b9"), "slide-chosen slid",
          {"turn": 1, "players/0/hand": ["b10", "r3"], "players/1/hand": ["b9", "r4"]}),
    legal(PHASE, "the third of four", sliding({0: "r3", 1: "r4", 2: "b11 r5"}, 4,
          slides={0: "b9", 1: "b10"}), slide(2, "b11"), "slide-chosen", {"phase": "slide"}),
    legal(PHASE, "the last card of a hand ends nothing", sliding({0: "b9"}), slide(0, "b9"),
          "slide-chosen", {"phase": "slide", "players/0/hand": []}),
    legal(PHASE, "an empty hand gets the card of its right neighbour",
          sliding({0: "", 1: "b10 r4", 2: "r5"}, slides={0: "b9", 2: "b11"}), slide(1, "b10"),
          "slide-chosen slid", {"phase": "play", "players/0/hand": ["b11"]}),
    illegal(HELD, "no card is left for another slide",
            sliding({0: "", 1: "b10 r4", 2: "r5"}, slides={0: "b9", 2: "b11"}), slide(0, "?"),
            ("table.not-your-turn", "#/move/player"), "#/move/card"),
    legal(HELD, "a card that nobody saw", sliding(THREE), slide(0, "?"), "slide-chosen",
          {"slides": [{"player": 0, "card": None}], "players/0/hand": [None]}),
    legal(HELD, "a card that nobody saw, out of twins", sliding({0: "b1 b1 b19 b19 r3"}),
          slide(0, "?"), "slide-chosen", {"players/0/hand": ["b1", "b19", None, None]}),
    legal(HELD, "a card that nobody saw, out of an unseen hand", sliding({0: "? ?"}),
          slide(0, "?"), "slide-chosen", {"players/0/hand": [None]}),
    legal(HELD, "unseen cards go left", sliding({0: "r3", 1: "? ?", 2: "r5"},
          slides={0: "?", 2: "?"}), slide(1, "?"), "slide-chosen slid",
          {"players/0/hand": ["r3", None], "players/1/hand": [None, None],
           "players/2/hand": ["r5", None]}),
    legal(HELD, "a card named out of known and unseen ones", sliding({0: "b9 ? ?"}),
          slide(0, "b9"), "slide-chosen", {"players/0/hand": [None, None]}),
]  # fmt: skip

POOL = {0: "b2 b3 b4 b5", 1: "r2 r3 r4", 2: "r5 r6 r7 r9"}
"""What the hands hold once the yellow 9 is laid."""
DEALT = ("b2 r2 r5", "b3 r3 r6", "b4 r4 r7")


def mixing(hands: dict[int, str] | None = None, **facts: Any) -> State:
    """Seat 0 can lay a yellow 9 chaos."""
    hands = POOL | (hands or {})
    return three("play", hands | {0: f"y9-chaos {hands[0]}"}, draw="r10", **facts)


def chaos(hands: tuple[str, ...] | None = None, surplus: str | None = None) -> Move:
    return play(0, "y9-chaos", hands=hands, surplus=surplus)


MIXED = "played chaos"
UNKNOWN = {f"players/{seat}/hand": [None] * 3 for seat in range(3)}
TOLD = {
    "players/0/hand": ["b2", "r2", "r5"], "players/1/hand": ["b3", "r3", "r6"],
    "players/2/hand": ["b4", "r4", "r7"],
}  # fmt: skip
UNDER = {"draw/-2": "r9", "draw/-1": "b5", "draw/0": "r10"}
DARK = mixing({1: "? ? ?"}, hidden="r2 r3 r4")

MIXES = [
    legal(IMPOSSIBLE, "chaos that nobody tells of", mixing(), chaos(), MIXED,
          UNKNOWN | {"phase": "play", "turn": 1, "top_player": 0, "direction": "up",
                     "discard": ["y9-chaos", "b8"], "draw/0": "r10", "draw/-2": None,
                     "draw/-1": None, "run_outs": 0, "drawn": None}),
    legal(IMPOSSIBLE, "chaos told in full", mixing(), chaos(DEALT, "r9 b5"), MIXED,
          TOLD | UNDER | {"turn": 1}),
    legal(IMPOSSIBLE, "the surplus in the other order", mixing(), chaos(DEALT, "b5 r9"), MIXED,
          {"draw/-2": "b5", "draw/-1": "r9"}),
    legal(IMPOSSIBLE, "hands, but no surplus", mixing(), chaos(DEALT), MIXED, TOLD),
    legal(IMPOSSIBLE, "surplus, but no hands", mixing(), chaos(None, "r9 b5"), MIXED,
          UNKNOWN | UNDER),
    legal(IMPOSSIBLE, "hands in part", mixing(), chaos(("b2 ? ?", "? ? ?", "? r7 ?")), MIXED,
          {"players/0/hand": ["b2", None, None], "players/1/hand": [None] * 3,
           "players/2/hand": ["r7", None, None], "draw/-1": None}),
    legal(IMPOSSIBLE, "one of the surplus", mixing(), chaos(None, "? b5"), MIXED,
          {"draw/-2": None, "draw/-1": "b5"}),
    legal(IMPOSSIBLE, "a hand that was not seen before", DARK, chaos(DEALT, "r9 b5"), MIXED,
          TOLD | UNDER),
    legal(IMPOSSIBLE, "a hand that was not seen before nor after", DARK, chaos(), MIXED, UNKNOWN),
    legal(IMPOSSIBLE, "a yellow that was not seen before, with any action",
          mixing({1: "? ? ?"}, hidden="r2 r3 y10"),
          chaos(("b2 r2 r5", "b3 r3 r6", "b4 y10-skip r7"), "r9 b5"), MIXED,
          {"players/2/hand": ["b4", "r7", "y10-skip"]}),
    legal(IMPOSSIBLE, "two players and one card over",
          two("play", {0: "y9-chaos b2 b3 b4", 1: "r2 r3 r4 r5"}),
          play(0, "y9-chaos", hands=("b2 r2 r5", "b3 b4 r3"), surplus="r4"), MIXED,
          {"turn": 1, "players/1/hand": ["b3", "b4", "r3"], "draw/-1": "r4"}),
    legal(IMPOSSIBLE, "no card over", two("play", {0: "y9-chaos b2 b3", 1: "r2 r3 r4 r5"}),
          play(0, "y9-chaos", hands=("b2 r2 r5", "b3 r4 r3"), surplus=""), MIXED,
          {"players/0/hand": ["b2", "r2", "r5"], "players/1/hand": ["b3", "r3", "r4"]}),
    legal(IMPOSSIBLE, "a full hand of one player is shared",
          four("play", {0: "y9-chaos b2", 1: "r2", 2: "r3", 3: "r4 r5 r6 r7 r9"}),
          play(0, "y9-chaos"), MIXED,
          {f"players/{seat}/hand": [None] * 2 for seat in range(4)}),
    legal(IMPOSSIBLE, "a chaos that ends a series",
          three("play", {0: "b16 y17-chaos b2 b3", 1: "r2 r3", 2: "r4 r5"}),
          play(0, "b16 y17-chaos", hands=("b2 r2", "b3 r3", "r4 r5"), surplus=""), MIXED,
          {"players/2/hand": ["r4", "r5"], "turn": 1}),
    legal(IMPOSSIBLE, "a chaos with the drawn card",
          three("drawn", {0: "y9-chaos b2 b3", 1: "r2 r3", 2: "r4 r5"}, drawn="y9"),
          play(0, "y9-chaos", hands=("b2 r2", "b3 r3", "r4 r5")), MIXED,
          {"phase": "play", "turn": 1, "drawn": None, "players/0/hand": ["b2", "r2"]}),
    legal(IMPOSSIBLE, "the last card, a chaos, mixes nothing",
          three("play", {0: "y9-chaos", 1: "r2 r3"}), play(0, "y9-chaos"), "played round-over",
          {"phase": "round-over", "players/1/hand": ["r2", "r3"]}),
    legal(IMPOSSIBLE, "a chaos inside a series mixes nothing",
          three("play", {0: "y9-chaos b10 b2", 1: "r2 r3"}), play(0, "y9-chaos b10"), "played",
          {"players/0/hand": ["b2"], "players/1/hand": ["r2", "r3"]}),
]  # fmt: skip

WRONG = [
    illegal(IMPOSSIBLE, f"chaos with {name}", mixing(), chaos(hands, surplus), place)
    for name, hands, surplus, place in (
        ("two hands", DEALT[:2], None, HANDS),
        ("four hands", (*DEALT, "r9 b5 ?"), None, HANDS),
        ("a hand of four", ("b2 r2 r5 b5", *DEALT[1:]), None, f"{HANDS}/0"),
        ("a hand of two", (DEALT[0], "b3 r3", DEALT[2]), "r9 b5", f"{HANDS}/1"),
        ("hands of four, four and three", ("b2 r2 r5 r9", "b3 r3 r6 b5", DEALT[2]), "",
         f"{HANDS}/0"),
        ("a card of the draw pile", (DEALT[0], "r10 r3 r6", DEALT[2]), None, f"{HANDS}/1/0"),
        ("the discard", (DEALT[0], DEALT[1], "b4 b8 r7"), None, f"{HANDS}/2/1"),
        ("the chaos itself", ("y9-chaos r2 r5", *DEALT[1:]), None, f"{HANDS}/0/0"),
        ("the chaos itself by another name", ("y9-skip r2 r5", *DEALT[1:]), None,
         f"{HANDS}/0/0"),
        ("a card in two hands", (DEALT[0], "b3 r5 r6", DEALT[2]), None, f"{HANDS}/1/1"),
        ("a card twice in a hand", (DEALT[0], "b3 r3 r3", DEALT[2]), None, f"{HANDS}/1/2"),
        ("a surplus of one", DEALT, "r9", SURPLUS),
        ("a surplus of three", DEALT, "r9 b5 ?", SURPLUS),
        ("no surplus where two are over", None, "", SURPLUS),
        ("a surplus out of the draw pile", None, "r9 r10", f"{SURPLUS}/1"),
        ("a surplus that a hand has got", DEALT, "r9 r7", f"{SURPLUS}/1"),
        ("a surplus of the same card", None, "r9 r9", f"{SURPLUS}/1"),
    )
] + [
    illegal(IMPOSSIBLE, "more new cards than were unseen",
            three("play", {0: "y9-chaos b2 b3 b4 b5", 1: "? ? ?", 2: "r5 r6 r7 r9"},
                  draw="? ? ? ?", hidden="b12 b13 b14 b15 r2 r3 r4"),
            chaos(("b12 r5 b2", "b13 r6 b3", "b14 r7 b4"), "r9 b15"), f"{SURPLUS}/1"),
    illegal(IMPOSSIBLE, "a chaos with a yellow whose number lies elsewhere",
            three("play", {0: "y9-chaos b2", 1: "?", 2: "r5"}, draw="y10-draw", hidden="r2"),
            chaos(("b2", "y10-skip", "r5")), f"{HANDS}/1/0"),
    illegal(IMPOSSIBLE, "a surplus where nothing is over",
            two("play", {0: "y9-chaos b2 b3", 1: "r2 r3 r4 r5"}), chaos(None, "?"), SURPLUS),
    illegal(IMPOSSIBLE, "hands where no chaos was laid", mixing({0: "b9 b10 b2 b3"}),
            play(0, "b9", hands=DEALT), HANDS),
    illegal(IMPOSSIBLE, "a surplus where no chaos was laid", mixing({0: "b9 b10 b2 b3"}),
            play(0, "b9", surplus="r9 b5"), SURPLUS),
    illegal(IMPOSSIBLE, "hands after a skip", three("play", {0: "y16-skip b2"}),
            play(0, "y16-skip", hands=("?", "?", "?")), HANDS),
    illegal(IMPOSSIBLE, "hands where the chaos was the last card",
            three("play", {0: "y9-chaos", 1: "r2 r3", 2: "r4 r5"}),
            chaos(("r2", "r3", "r4"), "r5"), HANDS),
    illegal(IMPOSSIBLE, "hands where the chaos lies inside a series",
            mixing({0: "b10 b2 b3 b4 b5"}), play(0, "y9-chaos b10", hands=DEALT), HANDS),
    illegal("yoyo.direction.choice", "a chaos told wrong, and a direction that is no choice",
            mixing(), play(0, "y9-chaos", "down", hands=DEALT[:2]), "#/move/direction",
            (IMPOSSIBLE, HANDS)),
    illegal(HELD, "a chaos that is not held mixes nothing, whatever is told of it",
            three("play", POOL), chaos(DEALT[:2]), "#/move/cards/0"),
    illegal("yoyo.direction.choice", "a chaos told right, and a direction that is no choice",
            mixing(), play(0, "y9-chaos", "down", hands=DEALT), "#/move/direction"),
]  # fmt: skip

NEEDED = {"run_out_when_needed": True}
REFILLS = [
    legal(PILE, "after the first run-out", mixing(run_outs=1), chaos(DEALT, "r9 b5"), MIXED,
          UNDER | {"run_outs": 1}),
    legal(
        PILE, "under an empty pile",
        three("play", POOL | {0: "y9-chaos b2 b3 b4 b5"}, rest="discard", options=NEEDED),
        chaos(DEALT, "r9 b5"), MIXED, {"draw": ["r9", "b5"], "run_outs": 0}),
    legal(PILE, "under an empty pile that has run out once",
          three("play", POOL | {0: "y9-chaos b2 b3 b4 b5"}, rest="discard", run_outs=1,
                options=NEEDED),
          chaos(), MIXED, {"draw": [None] * 2, "run_outs": 1}),
]  # fmt: skip

UNSEEN_DRAW = two("drawn", {0: "b1 b2 y3-chaos b5 ?", 1: "r9 r10"}, top=0, hidden="b1")
AFTER_DRAWING = [
    legal(IMPOSSIBLE, "the card drawn unseen was laid, so its equal is still there", UNSEEN_DRAW,
          play(0, "b1 b2 y3-chaos", hands=("b5 b1", "r9 r10")), "played chaos",
          {"players/0/hand": ["b1", "b5"]}),
    illegal(IMPOSSIBLE, "a card takes the place of the equal one that is still there", UNSEEN_DRAW,
            play(0, "b1 b2 y3-chaos", hands=("b5 b4", "r9 r10")), f"{HANDS}/0/1"),
]  # fmt: skip

CASES: list[Case] = [*SLIDES, *MIXES, *WRONG, *AFTER_DRAWING, *map(shown, REFILLS)]
