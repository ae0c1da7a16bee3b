"""YoYo: the draw pile runs out, is made anew or ends the game."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, illegal, legal, reading
from .yoyo_build import cards, draw, keep, play, three, two

IMPOSSIBLE = "table.outcome-impossible"
RUN_OUT = "yoyo.reading.run-out"
PILE = "#/move/pile"

BELOW = "r9 r7 b5 y6 r4 b4 b3 r10"
NINE = f"b8 {BELOW}"
NEEDED = {"run_out_when_needed": True}
RESHUFFLED = "drew run-out reshuffled"
ENDED = "drew run-out round-over"


def last(discard: str = NINE, pile: str = "r5", **facts: Any) -> State:
    """Seat 0 is on turn before these piles; all other cards are in the hand of seat 2."""
    return three("play", {0: "b2 r3"}, discard=discard, draw=pile, rest=2, **facts)


NEW_PILE = {
    "phase": "drawn", "turn": 0, "drawn": "r5", "run_outs": 1, "draw": [None] * 8,
    "discard": ["b8"], "top_player": 2, "direction": "up",
    "players/0/hand": ["b2", "r3", "r5"],
}  # fmt: skip
FINISHED = {
    "phase": "round-over", "turn": None, "drawn": None, "run_outs": 2, "draw": [],
    "top_player": 2, "direction": "up", "players/0/hand": ["b2", "r3", "r5"],
}  # fmt: skip

BY_DEFAULT = [
    legal(RUN_OUT, "nine discards make a pile of eight", last(), draw(0), RESHUFFLED, NEW_PILE),
    legal(RUN_OUT, "set to what it is by default", last(options={"run_out_when_needed": False}),
          draw(0), RESHUFFLED, NEW_PILE),
    legal(RUN_OUT, "two discards make a pile of one", last("b8 r9"), draw(0), RESHUFFLED,
          {"run_outs": 1, "discard": ["b8"], "phase": "drawn"}),
    legal(RUN_OUT, "unseen discards", last("b8 ? ? r9"), draw(0), RESHUFFLED,
          {"run_outs": 1, "discard": ["b8"], "draw": [None] * 3}),
    legal(RUN_OUT, "the last card was not seen", last(pile="?"), draw(0), RESHUFFLED,
          NEW_PILE | {"drawn": None, "players/0/hand": ["b2", "r3", None]}),
    legal(RUN_OUT, "the last card was not seen, and is told", last(pile="?", hidden="r5"),
          draw(0, "r5"), RESHUFFLED, NEW_PILE),
    legal(RUN_OUT, "the own card stays the own card", last(top=0), draw(0), RESHUFFLED,
          {"top_player": 0}),
    legal(RUN_OUT, "the last card but one", last(pile="r5 b9"), draw(0), "drew",
          {"run_outs": 0, "draw": ["b9"], "discard": cards(NINE)}),
    legal(RUN_OUT, "a single discard cannot be shuffled", last("b8"), draw(0), ENDED,
          FINISHED | {"discard": ["b8"]}),
    legal(RUN_OUT, "no discard at all", last(""), draw(0), ENDED,
          FINISHED | {"discard": [], "top_player": None, "direction": None}),
    legal(RUN_OUT, "a card turned up to start is all there is", last("b8", top=None), draw(0),
          ENDED, FINISHED | {"top_player": None}),
    legal(RUN_OUT, "the second time", last(run_outs=1), draw(0), ENDED,
          FINISHED | {"discard": cards(NINE)}),
    legal(RUN_OUT, "the second time, with a card that would fit", last(pile="b9", run_outs=1),
          draw(0), ENDED, {"phase": "round-over", "players/0/hand": ["b2", "b9", "r3"]}),
    legal(RUN_OUT, "the second time in the last game", last(run_outs=1, game=6), draw(0),
          f"{ENDED} game-over", FINISHED | {"phase": "game-over"}),
    legal(RUN_OUT, "the second time in the last game but one", last(run_outs=1, game=5), draw(0),
          ENDED, FINISHED),
    legal(RUN_OUT, "the last card but one of the second pile", last(pile="r5 b9", run_outs=1),
          draw(0), "drew", {"run_outs": 1, "phase": "drawn", "draw": ["b9"]}),
    found(RUN_OUT, "no pile lies there", last(pile=""), ("table.phase", "#/state/draw")),
]  # fmt: skip

REPORTS = [
    legal(IMPOSSIBLE, "the whole new pile", last(), draw(0, pile="r10 r9 b3 r7 b4 b5 r4 y6"),
          RESHUFFLED, NEW_PILE | {"draw": cards("r10 r9 b3 r7 b4 b5 r4 y6")}),
    legal(IMPOSSIBLE, "the last card and the new pile", last(), draw(0, "r5", pile=BELOW),
          RESHUFFLED, NEW_PILE | {"draw": cards(BELOW)}),
    legal(IMPOSSIBLE, "part of the new pile", last(), draw(0, pile="? r9 ? ? ? ? ? b3"),
          RESHUFFLED, NEW_PILE | {"draw": cards("? r9 ? ? ? ? ? b3")}),
    legal(IMPOSSIBLE, "a new pile that nobody saw", last(), draw(0, pile="? ? ? ? ? ? ? ?"),
          RESHUFFLED, NEW_PILE),
    legal(IMPOSSIBLE, "a new pile of unseen discards", last("b8 ? r7", hidden="b9"),
          draw(0, pile="b9 r7"), RESHUFFLED, {"draw": ["b9", "r7"]}),
    illegal(IMPOSSIBLE, "a new pile that is too short", last(), draw(0, pile="r9 r7 b5"), PILE),
    illegal(IMPOSSIBLE, "a new pile of nine", last(), draw(0, pile=f"{BELOW} ?"), PILE),
    illegal(IMPOSSIBLE, "the new pile holds the top discard", last(),
            draw(0, pile="b8 r7 b5 y6 r4 b4 b3 r10"), f"{PILE}/0"),
    illegal(IMPOSSIBLE, "the new pile holds a card of a hand", last(),
            draw(0, pile="r9 r7 b5 y6 r4 b4 b3 b2"), f"{PILE}/7"),
    illegal(IMPOSSIBLE, "the new pile holds the drawn card", last(),
            draw(0, pile="r9 r7 b5 r5 y6 r4 b4 b3"), f"{PILE}/3"),
    illegal(IMPOSSIBLE, "the new pile holds a card twice", last(),
            draw(0, pile="r9 r9 b5 y6 r4 b4 b3 r10"), f"{PILE}/1"),
    illegal(IMPOSSIBLE, "the new pile holds a card that was not shuffled",
            three("play", {0: "b2 r3", 1: "? ?"}, discard=NINE, draw="r5", hidden="b9 b10",
                  rest=2), draw(0, pile="r9 r7 b5 y6 r4 b4 b3 b9"), f"{PILE}/7"),
    illegal(IMPOSSIBLE, "one unseen discard cannot be two cards",
            three("play", {0: "b2 r3", 1: "? ?"}, discard="b8 ? r7", draw="r5",
                  hidden="b9 b10 b11", rest=2), draw(0, pile="b9 b10"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "another last card, and a good pile", last(), draw(0, "b9", pile=BELOW),
            "#/move/card"),
    illegal(IMPOSSIBLE, "a new pile where the game ends", last(run_outs=1), draw(0, pile=BELOW),
            PILE),
    illegal(IMPOSSIBLE, "a new pile of a single discard", last("b8"), draw(0, pile="b8"), PILE),
    illegal(IMPOSSIBLE, "a new pile where a card is left", last(pile="r5 b9"),
            draw(0, pile=BELOW), PILE),
]  # fmt: skip


def empty(discard: str = NINE, **facts: Any) -> State:
    """No pile is left, and nobody has needed it yet."""
    return last(discard, "", options=NEEDED, **facts)


TAKEN = "run-out reshuffled drew"
SPENT = "run-out round-over"
DRY = {
    "phase": "round-over", "turn": None, "drawn": None, "run_outs": 2, "draw": [],
    "players/0/hand": ["b2", "r3"],
}  # fmt: skip

WHEN_NEEDED = [
    legal(RUN_OUT, "the last card leaves an empty pile", last(options=NEEDED), draw(0), "drew",
          NEW_PILE | {"draw": [], "run_outs": 0, "discard": cards(NINE)}),
    legal(RUN_OUT, "the last card of the second pile", last(run_outs=1, options=NEEDED), draw(0),
          "drew", NEW_PILE | {"draw": [], "run_outs": 1, "discard": cards(NINE)}),
    clean(RUN_OUT, "an empty pile may lie there", empty()),
    legal(RUN_OUT, "a card is played before an empty pile", empty(top=0), play(0, "b2"), "played",
          {"draw": [], "run_outs": 0, "phase": "play"}),
    legal(RUN_OUT, "a card is kept before an empty pile",
          three("drawn", {0: "b2 r3"}, discard=NINE, drawn="r3", rest=2, options=NEEDED), keep(0),
          "kept", {"draw": [], "run_outs": 0}),
    legal(RUN_OUT, "a card is needed", empty(), draw(0), TAKEN,
          NEW_PILE | {"drawn": None, "draw": [None] * 7, "players/0/hand": ["b2", "r3", None]}),
    legal(RUN_OUT, "a card is needed, and the new pile is told", empty(), draw(0, pile=BELOW),
          TAKEN, NEW_PILE | {"drawn": "r9", "draw": cards(BELOW)[1:],
                             "players/0/hand": ["b2", "r3", "r9"]}),
    legal(RUN_OUT, "a card is needed, and told", empty(), draw(0, "r7"), TAKEN,
          NEW_PILE | {"drawn": "r7", "draw": [None] * 7, "players/0/hand": ["b2", "r3", "r7"]}),
    legal(RUN_OUT, "the card and the new pile are told", empty(), draw(0, "r9", pile=BELOW),
          TAKEN, {"drawn": "r9", "draw": cards(BELOW)[1:]}),
    legal(RUN_OUT, "two discards make one card", empty("b8 r9"), draw(0), TAKEN,
          {"phase": "drawn", "run_outs": 1, "draw": [], "discard": ["b8"]}),
    legal(RUN_OUT, "two discards make one card, and it is told", empty("b8 r9"), draw(0, "r9"),
          TAKEN, {"drawn": "r9", "draw": [], "discard": ["b8"], "run_outs": 1}),
    legal(RUN_OUT, "a card is needed the second time", empty(run_outs=1), draw(0), SPENT,
          DRY | {"discard": cards(NINE)}),
    legal(RUN_OUT, "a card is needed and nothing can be shuffled", empty("b8"), draw(0), SPENT,
          DRY | {"discard": ["b8"]}),
    legal(RUN_OUT, "a card is needed in the last game", empty(run_outs=1, game=6), draw(0),
          f"{SPENT} game-over", DRY | {"phase": "game-over"}),
    legal(RUN_OUT, "two players, the second time",
          two("play", {0: "b2 r3"}, discard=NINE, rest=1, run_outs=1, options=NEEDED), draw(0),
          SPENT, DRY),
]  # fmt: skip
NEEDED_REPORTS = [
    illegal(IMPOSSIBLE, "a card where none is left", empty(run_outs=1), draw(0, "r9"),
            "#/move/card"),
    illegal(IMPOSSIBLE, "a pile where the game ends for want of a card", empty(run_outs=1),
            draw(0, pile=BELOW), PILE),
    illegal(IMPOSSIBLE, "a card that was not shuffled", empty(), draw(0, "b2"), "#/move/card"),
    illegal(IMPOSSIBLE, "the top discard is not shuffled", empty(), draw(0, "b8"), "#/move/card"),
    illegal(IMPOSSIBLE, "a card that is not on top of the new pile", empty(),
            draw(0, "b3", pile=BELOW), (IMPOSSIBLE, None)),
    legal(IMPOSSIBLE, "the card that lies unseen on top of the new pile", empty(),
          draw(0, "r9", pile="? r7 b5 y6 r4 b4 b3 r10"), TAKEN,
          {"drawn": "r9", "draw": cards("r7 b5 y6 r4 b4 b3 r10")}),
    legal(IMPOSSIBLE, "the only unseen discard lies on top of the new pile",
          empty("b8 ? r7", hidden="b9"), draw(0, "b9", pile="? r7"), TAKEN,
          {"drawn": "b9", "draw": ["r7"]}),
    illegal(IMPOSSIBLE, "a card that lies lower in the new pile", empty(),
            draw(0, "r7", pile="? r7 b5 y6 r4 b4 b3 r10"), "#/move/card"),
    illegal(IMPOSSIBLE, "a new pile without the card taken from it", empty(),
            draw(0, pile="r7 b5 y6 r4 b4 b3 r10"), PILE),
    illegal(IMPOSSIBLE, "a new pile when the last card leaves an empty one",
            last(options=NEEDED), draw(0, pile=BELOW), PILE),
]  # fmt: skip

CASES: list[Case] = [
    *[reading(False, case) for case in BY_DEFAULT],
    *REPORTS,
    *[reading(True, case) for case in WHEN_NEEDED],
    *NEEDED_REPORTS,
]
