"""YoYo: draw cards, what answers them, and blind draws from other hands."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .yoyo_build import cards, draw_from, play, table, three

ANSWER = "yoyo.answer"
PLAYERS = "yoyo.draw-from.players"
COUNT = "yoyo.draw-from.count"
IMPOSSIBLE = "table.outcome-impossible"
HELD = "table.card-not-held"

ALL = "#/move/cards"
FROM = "#/move/from"
CALLED = "played draw-called"
TURNED = "played direction-changed draw-called"

LYING = {1: "y14", 2: "y10 y14", 3: "y18 y10 y14"}


def called(hands: dict[int, str], level: int = 1, seats: int = 3, **facts: Any) -> State:
    """Seat 0 must answer so many draw cards on a blue 8."""
    return table(seats, "answer-draw", hands, discard=f"{LYING[level]} b8", pending=level, **facts)


ONE = called({0: "b9 y6-draw"})
ANSWERS = [
    legal(ANSWER, "a draw card", ONE, play(0, "y6-draw"), CALLED,
          {"phase": "answer-draw", "turn": 1, "pending_draw": 2, "top_player": 0,
           "direction": "up", "discard": ["y6-draw", "y14-draw", "b8"],
           "players/0/hand": ["b9"]}),
    legal(ANSWER, "a draw card, and the other direction", ONE, play(0, "y6-draw", "down"), TURNED,
          {"direction": "down", "pending_draw": 2}),
    legal(ANSWER, "a draw card, and the same direction", ONE, play(0, "y6-draw", "up"), CALLED,
          {"direction": "up"}),
    legal(ANSWER, "at level 3", called({0: "b9 y6-draw"}, level=3), play(0, "y6-draw"), CALLED,
          {"pending_draw": 4, "turn": 1}),
    legal(ANSWER, "one of two", called({0: "b9 y6-draw"}, seats=2), play(0, "y6-draw"), CALLED,
          {"pending_draw": 2, "turn": 1, "phase": "answer-draw"}),
    legal(ANSWER, "the last seat, and the first must answer",
          three("answer-draw", {2: "b9 y6-draw"}, discard="y14 b8", turn=2), play(2, "y6-draw"),
          CALLED, {"pending_draw": 2, "turn": 0}),
    legal(ANSWER, "a draw card of another deck", called({0: "b9 y5-draw"}), play(0, "y5-draw"),
          CALLED, {"pending_draw": 2}),
    legal(ANSWER, "an unseen draw card", called({0: "b9 ?"}, hidden="y6"), play(0, "y6-draw"),
          CALLED, {"players/0/hand": ["b9"]}),
    legal(ANSWER, "the last card", called({0: "y6-draw"}), play(0, "y6-draw"),
          "played round-over",
          {"phase": "round-over", "turn": None, "pending_draw": 0, "players/0/hand": [],
           "top_player": 0}),
    illegal(ANSWER, "a coloured card", ONE, play(0, "b9"), ALL),
    illegal(ANSWER, "a coloured card of the same number", called({0: "b14 y6-draw"}),
            play(0, "b14"), ALL),
    illegal(ANSWER, "a skip", called({0: "b9 y16-skip"}), play(0, "y16-skip"), ALL),
    illegal(ANSWER, "a slide", called({0: "b9 y7-slide"}), play(0, "y7-slide"), ALL),
    illegal(ANSWER, "a chaos", called({0: "b9 y9-chaos"}), play(0, "y9-chaos"), ALL),
    illegal(ANSWER, "a series that ends with a draw card", called({0: "b16 b17 y18-draw b2"}),
            play(0, "b16 b17 y18-draw"), ALL),
    illegal(ANSWER, "a series that begins with a draw card", called({0: "y6-draw b7 b2"}),
            play(0, "y6-draw b7"), ALL),
    illegal(ANSWER, "two draw cards", called({0: "y5-draw y6-draw b2"}),
            play(0, "y5-draw y6-draw"), ALL),
    illegal(ANSWER, "the last card, a blue one", called({0: "b15"}), play(0, "b15"), ALL),
    illegal(ANSWER, "nothing else is looked at", called({0: "b2 r9"}),
            play(0, "b2 r9", "down", call="3 up"), ALL),
    illegal(ANSWER, "but whether the card is held", ONE, play(0, "b15"),
            (HELD, "#/move/cards/0"), ALL),
    legal(ANSWER, "nothing is to be answered yet", three("play", {0: "b9 y6-draw"}),
          play(0, "y6-draw"), CALLED,
          {"phase": "answer-draw", "turn": 1, "pending_draw": 1, "top_player": 0,
           "direction": "up"}),
    legal(ANSWER, "nothing is to be answered any more",
          three("play", {0: "b9 y6-draw"}, discard="y14 b8"), play(0, "y6-draw"), CALLED,
          {"phase": "answer-draw", "pending_draw": 1}),
    legal(ANSWER, "a draw card called by a series", three("play", {0: "b9 y10-draw r3"}),
          play(0, "b9 y10-draw"), CALLED, {"phase": "answer-draw", "pending_draw": 1, "turn": 1}),
    legal(ANSWER, "a draw card laid as the last one calls nothing",
          three("play", {0: "y6-draw"}), play(0, "y6-draw"), "played round-over",
          {"phase": "round-over", "pending_draw": 0}),
]  # fmt: skip

HANDS = {0: "b9 r3", 1: "b10 r4 r5 r6", 2: "b11 r7 r9"}
FOUR = HANDS | {3: "b12 r10 r11"}
OPEN = called(HANDS)
UNNAMED = {
    "phase": "play", "turn": 0, "pending_draw": 0, "top_player": 2, "direction": "up",
    "discard": ["y14-draw", "b8"], "players/0/hand": ["b9", "r3", None, None],
}  # fmt: skip
LAST = called({0: "b9 r3", 1: "r4 r5", 2: "b11 r7"}, level=2)

DRAWING = [
    legal(PLAYERS, "two others", OPEN, draw_from(0, 1, 2), None,
          UNNAMED | {"players/1/hand": [None] * 3, "players/2/hand": [None] * 2}),
    legal(PLAYERS, "two others, the far one first", OPEN, draw_from(0, 2, 1), None, UNNAMED),
    legal(PLAYERS, "any two of four, the caller among them", called(FOUR, seats=4),
          draw_from(0, 3, 1), None,
          {"phase": "play", "turn": 0, "players/3/hand": [None] * 2,
           "players/2/hand": ["b11", "r7", "r9"], "players/1/hand": [None] * 3}),
    legal(PLAYERS, "any two of four, not the caller", called(FOUR, seats=4), draw_from(0, 1, 2)),
    legal(PLAYERS, "the only other", called({0: "b9 r3", 1: "b10 r4 r5"}, seats=2),
          draw_from(0, 1), None,
          {"phase": "play", "turn": 0, "players/0/hand": ["b9", "r3", None],
           "players/1/hand": [None] * 2}),
    legal(PLAYERS, "the only other at level 2",
          called({0: "b9 r3", 1: "b10 r4 r5"}, level=2, seats=2), draw_from(0, 1), None,
          {"players/0/hand": ["b9", "r3", None, None], "players/1/hand": [None]}),
    legal(PLAYERS, "the first alone, drawn empty", called({1: "? ?"}, level=2), draw_from(0, 1),
          None, {"phase": "round-over", "players/1/hand": []}),
    legal(PLAYERS, "the second as well, the first drawn empty", called({1: "? ?"}, level=2),
          draw_from(0, 1, 2), None, {"phase": "round-over"}),
    illegal(PLAYERS, "the own hand", OPEN, draw_from(0, 0, 1), f"{FROM}/0/player"),
    illegal(PLAYERS, "the own hand as the second", OPEN, draw_from(0, 1, 0), f"{FROM}/1/player"),
    illegal(PLAYERS, "the same seat twice", OPEN, draw_from(0, 1, 1), f"{FROM}/1/player"),
    illegal(PLAYERS, "one other only", OPEN, draw_from(0, 1), FROM),
    illegal(PLAYERS, "one other only, who keeps a card", called(HANDS, level=3), draw_from(0, 1),
            FROM),
    illegal(PLAYERS, "nobody", OPEN, draw_from(0), FROM),
    illegal(PLAYERS, "three others", called(FOUR, seats=4), draw_from(0, 1, 2, 3), FROM),
    illegal(PLAYERS, "two others and one again", OPEN, draw_from(0, 1, 2, 1), f"{FROM}/2/player"),
    illegal(PLAYERS, "the only other twice", called({}, seats=2), draw_from(0, 1, 1),
            f"{FROM}/1/player"),
    illegal(PLAYERS, "the only other, and the own hand", called({}, seats=2), draw_from(0, 1, 0),
            f"{FROM}/1/player"),
    illegal(PLAYERS, "the own hand of two", called({}, seats=2), draw_from(0, 0),
            f"{FROM}/0/player"),
    illegal(PLAYERS, "nobody of two", called({}, seats=2), draw_from(0), FROM),
    illegal(PLAYERS, "the same seat again, drawn empty", called({1: "? ?"}, level=2),
            draw_from(0, 1, 1), f"{FROM}/1/player"),
    illegal(PLAYERS, "the count is not looked at", OPEN, draw_from(0, (1, "r4 r5"), (1, "r6")),
            f"{FROM}/1/player"),
    legal(COUNT, "one card each", OPEN, draw_from(0, (1, "r4"), (2, "b11")), None,
          {"players/0/hand": cards("b9 b11 r3 r4"), "players/1/hand": cards("b10 r5 r6"),
           "players/2/hand": cards("r7 r9"), "phase": "play", "turn": 0}),
    legal(COUNT, "two cards each at level 2", called(HANDS, level=2),
          draw_from(0, (2, "r7 r9"), (1, "r4 b10")), None,
          {"players/0/hand": cards("b9 b10 r3 r4 r7 r9"), "players/1/hand": cards("r5 r6"),
           "players/2/hand": ["b11"], "pending_draw": 0}),
    legal(COUNT, "one known and one not", called(HANDS, level=2), draw_from(0, (1, "r4 ?"), 2),
          None, {"players/0/hand": [*cards("b9 r3 r4"), None, None, None],
                 "players/1/hand": [None] * 2, "players/2/hand": [None]}),
    legal(COUNT, "told of one seat only", OPEN, draw_from(0, 1, (2, "r7")), None,
          {"players/0/hand": [*cards("b9 r3 r7"), None], "players/2/hand": cards("b11 r9")}),
    legal(COUNT, "the whole of a smaller hand", called(HANDS | {1: "r4 r5"}, level=3),
          draw_from(0, (1, "r4 r5")), None,
          {"phase": "round-over", "players/0/hand": cards("b9 r3 r4 r5"), "players/1/hand": []}),
    legal(COUNT, "nothing of the second, told as nothing", LAST,
          draw_from(0, (1, "r4 r5"), (2, "")), None,
          {"phase": "round-over", "players/2/hand": cards("b11 r7"),
           "players/0/hand": cards("b9 r3 r4 r5")}),
    illegal(COUNT, "two cards at level 1", OPEN, draw_from(0, (1, "r4 r5"), 2),
            f"{FROM}/0/cards"),
    illegal(COUNT, "two unseen cards at level 1", OPEN, draw_from(0, (1, "? ?"), 2),
            f"{FROM}/0/cards"),
    illegal(COUNT, "two cards of the second at level 1", OPEN, draw_from(0, 1, (2, "r7 r9")),
            f"{FROM}/1/cards"),
    illegal(COUNT, "too many of both is told once", OPEN,
            draw_from(0, (1, "r4 r5"), (2, "r7 r9")), f"{FROM}/0/cards"),
    illegal(COUNT, "one card at level 2", called(HANDS, level=2), draw_from(0, (1, "r4"), 2),
            f"{FROM}/0/cards"),
    illegal(COUNT, "no card", OPEN, draw_from(0, (1, ""), 2), f"{FROM}/0/cards"),
    illegal(COUNT, "three of a hand of two", called(HANDS | {1: "? ?"}, level=3),
            draw_from(0, (1, "? ? ?")), f"{FROM}/0/cards"),
    illegal(COUNT, "one of the second, though the first is out", LAST,
            draw_from(0, (1, "r4 r5"), (2, "r7")), f"{FROM}/1/cards"),
    illegal(COUNT, "all that the level says of the second, though the first is out", LAST,
            draw_from(0, 1, (2, "? ?")), f"{FROM}/1/cards"),
    illegal(COUNT, "two of two at level 1", called({}, seats=2), draw_from(0, (1, "? ?")),
            f"{FROM}/0/cards"),
]  # fmt: skip

TWINS = {0: "b9 r3", 1: "b1 b1 b19 b19 r5", 2: "r7 r9"}
KNOWLEDGE = [
    legal(IMPOSSIBLE, "one unnamed card may be any", called(TWINS), draw_from(0, 1, 2), None,
          {"players/1/hand": ["b1", "b19", None, None], "players/2/hand": [None],
           "players/0/hand": ["b9", "r3", None, None]}),
    legal(IMPOSSIBLE, "two unnamed cards may be any", called(TWINS | {2: "r7 r9 r10"}, level=2),
          draw_from(0, 1, 2), None,
          {"players/1/hand": [None] * 3, "players/2/hand": [None]}),
    legal(IMPOSSIBLE, "a card of an unseen hand", called({0: "b9", 1: "? ? ?", 2: "r7 r9"},
          hidden="r4"), draw_from(0, (1, "r4"), (2, "r7")), None,
          {"players/0/hand": cards("b9 r4 r7"), "players/1/hand": [None] * 2,
           "players/2/hand": ["r9"]}),
    legal(IMPOSSIBLE, "an unseen card beside a known one",
          called({0: "b9", 1: "r5 ? ?", 2: "r7 r9"}, hidden="r4"),
          draw_from(0, (1, "r4"), (2, "r7")), None, {"players/1/hand": ["r5", None]}),
    illegal(IMPOSSIBLE, "a card that this hand has not", OPEN, draw_from(0, (1, "r7"), 2),
            f"{FROM}/0/cards/0"),
    illegal(IMPOSSIBLE, "a card that the second hand has not", OPEN,
            draw_from(0, (1, "r4"), (2, "r5")), f"{FROM}/1/cards/0"),
    illegal(IMPOSSIBLE, "a card twice", called(HANDS, level=2), draw_from(0, (1, "r4 r4"), 2),
            f"{FROM}/0/cards/1"),
    illegal(IMPOSSIBLE, "a card of an unseen hand that lies elsewhere",
            called({0: "b9 r3", 1: "? ? ?"}), draw_from(0, (1, "r3"), 2), f"{FROM}/0/cards/0"),
    illegal(IMPOSSIBLE, "more cards than lie unseen",
            called({0: "b9", 1: "r5 r6 ?", 2: "? ? ?"}, level=2, hidden="r4 r9"),
            draw_from(0, (1, "r4 r9"), 2), f"{FROM}/0/cards/1"),
    illegal(IMPOSSIBLE, "a yellow with another action",
            called({0: "b9 r3", 1: "y16-skip r4 r5"}), draw_from(0, (1, "y16-draw"), 2),
            f"{FROM}/0/cards/0"),
    illegal(IMPOSSIBLE, "one unseen copy drawn from both",
            called({0: "b9", 1: "? ? ?", 2: "? ? ?"}, hidden="r4 r5"),
            draw_from(0, (1, "r4"), (2, "r4")), f"{FROM}/1/cards/0"),
    legal(IMPOSSIBLE, "both unseen copies, one from each",
          called({0: "b9", 1: "? ? ?", 2: "? ? ?"}, hidden="r20 r20"),
          draw_from(0, (1, "r20"), (2, "r20")), None, {"players/0/hand": ["b9", "r20", "r20"]}),
]  # fmt: skip

LEVEL_TWO = {"phase": "round-over", "turn": None, "pending_draw": 0, "top_player": 2}
READINGS = [
    legal("yoyo.reading.same-draw", "another number on a yellow 14 draw", ONE, play(0, "y6-draw"),
          CALLED, {"pending_draw": 2}),
    illegal("yoyo.reading.answer", "a series", called({0: "b16 b17 y18-draw b2"}),
            play(0, "b16 b17 y18-draw"), (ANSWER, ALL)),
    legal("yoyo.reading.answer", "the draw card of a series is answered",
          three("answer-draw", {0: "b9 y6-draw"}, discard="y14 b13 b8"), play(0, "y6-draw"),
          CALLED, {"pending_draw": 2}),
    legal("yoyo.reading.draw-two", "from who played the card", OPEN, draw_from(0, 2, 1), None,
          UNNAMED),
    legal("yoyo.reading.draw-two", "three cards from the only other",
          called({0: "b9 r3", 1: "b10 r4 r5 r6"}, level=3, seats=2),
          draw_from(0, (1, "r4 r5 b10")), None,
          {"players/1/hand": ["r6"], "players/0/hand": cards("b9 b10 r3 r4 r5")}),
    legal("yoyo.reading.drawn-out", "the first is out, the second loses nothing", LAST,
          draw_from(0, (1, "r4 r5"), 2), None,
          LEVEL_TWO | {"players/0/hand": cards("b9 r3 r4 r5"), "players/1/hand": [],
                       "players/2/hand": cards("b11 r7")}),
    legal("yoyo.reading.drawn-out", "the other order", LAST, draw_from(0, (2, "r7 b11"), 1),
          None, LEVEL_TWO | {"players/1/hand": cards("r4 r5"), "players/2/hand": [],
                             "players/0/hand": cards("b9 b11 r3 r7")}),
    legal("yoyo.reading.drawn-out", "the second is out",
          called({0: "b9 r3", 1: "r4 r5", 2: "r7"}), draw_from(0, (1, "r4"), (2, "r7")), None,
          LEVEL_TWO | {"players/0/hand": cards("b9 r3 r4 r7"), "players/1/hand": ["r5"],
                       "players/2/hand": []}),
    legal("yoyo.reading.drawn-out", "who called it is out, and in the last game",
          called({0: "b9 r3", 2: "r7"}, game=6), draw_from(0, (2, "r7")), None,
          LEVEL_TWO | {"phase": "game-over"}),
    legal("yoyo.reading.drawn-out", "the only other is out",
          called({0: "b9 r3", 1: "r4"}, seats=2), draw_from(0, (1, "r4")), None,
          LEVEL_TWO | {"top_player": 1, "players/1/hand": []}),
]  # fmt: skip

CASES: list[Case] = [*ANSWERS, *DRAWING, *KNOWLEDGE, *map(shown, READINGS)]
