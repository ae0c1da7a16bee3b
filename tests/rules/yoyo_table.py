"""YoYo: what the rules of every table say (`table.*`) of its moves."""

from __future__ import annotations

from .case import Case, illegal, in_each_phase, legal
from .yoyo_build import deal, draw, draw_from, keep, play, slide, three, two

SEAT = "table.no-such-seat"
OVER = "table.game-over"
PHASE = "table.wrong-phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

PLAYER = "#/move/player"

TABLES = {
    "play": three("play", {0: "b9 r3 y6-draw"}),
    "drawn": three("drawn", {0: "b9 r3"}, drawn="b9"),
    "answer-draw": three("answer-draw", {0: "b9 y6-draw"}, discard="y14-draw b8"),
    "slide": three("slide", {0: "b9 r3", 1: "b10 r4", 2: "b11 r5"}, discard="y7-slide b8"),
    "round-over": three("round-over", {0: ""}),
}
MOVES = {
    "play": [play(0, "b9"), draw(0)],
    "drawn": [play(0, "b9"), keep(0)],
    "answer-draw": [play(0, "y6-draw"), draw_from(0, 1, 2)],
    "slide": [slide(0, "b9")],
    "round-over": [deal()],
}
GAME_OVER = three("game-over", {1: ""})

ALL_MOVES = [play(0, "b9"), draw(0), keep(0), draw_from(0, 1, 2), slide(0, "b9"), deal()]

NO_SUCH_SEAT = [
    *[
        illegal(SEAT, f"a fourth seat: {move['type']}", TABLES[phase], move, PLAYER)
        for phase, move in (
            ("play", play(3, "b9")), ("play", draw(3)), ("drawn", keep(3)),
            ("answer-draw", draw_from(3, 1, 2)), ("slide", slide(3, "b9")),
        )
    ],
    illegal(SEAT, "a fourth seat plays what was drawn", TABLES["drawn"], play(3, "b9"), PLAYER),
    illegal(SEAT, "a third seat of two", two("play", {0: "b9 r3"}), play(2, "b9"), PLAYER),
    illegal(SEAT, "seat 99", TABLES["play"], draw(99), PLAYER),
    illegal(SEAT, "a seventh seat answers", TABLES["answer-draw"], play(6, "y6-draw"), PLAYER),
    illegal(SEAT, "drawing from a fourth seat", TABLES["answer-draw"], draw_from(0, 3, 1),
            "#/move/from/0/player"),
    illegal(SEAT, "drawing from a fourth seat as the second", TABLES["answer-draw"],
            draw_from(0, 1, (3, "b1")), "#/move/from/1/player"),
    illegal(SEAT, "drawing from two seats that there are not", TABLES["answer-draw"],
            draw_from(0, 3, 7), "#/move/from/0/player", "#/move/from/1/player"),
    illegal(SEAT, "a fourth seat draws from a fifth", TABLES["answer-draw"], draw_from(3, 1, 4),
            PLAYER, "#/move/from/1/player"),
    illegal(SEAT, "a fourth seat is to begin", TABLES["round-over"], deal(starter=3),
            "#/move/starter"),
    illegal(SEAT, "before the end of the match", GAME_OVER, play(3, "b9"), PLAYER),
    illegal(SEAT, "a starter before the end of the match", GAME_OVER, deal(starter=3),
            "#/move/starter"),
    illegal(SEAT, "before the wrong phase", TABLES["play"], keep(3), PLAYER),
    illegal(SEAT, "a starter before the wrong phase", TABLES["play"], deal(starter=5),
            "#/move/starter"),
    illegal(SEAT, "before the cards", TABLES["play"], play(4, "r19 r3", "up"), PLAYER),
    illegal(SEAT, "before the number of seats", TABLES["answer-draw"], draw_from(0, 5),
            "#/move/from/0/player"),
    legal(SEAT, "the third seat plays", three("play", {2: "b9 r3"}, turn=2), play(2, "b9")),
    legal(SEAT, "drawing from the third seat", TABLES["answer-draw"], draw_from(0, 2, 1)),
    legal(SEAT, "the third seat is to begin",
          three("round-over", {0: "", 2: "r1 r2 r3 r4 r5"}), deal(starter=2)),
]  # fmt: skip

GAME_IS_OVER = [
    *[
        illegal(OVER, f"{move['type']} after the end", GAME_OVER, move, "#/move")
        for move in ALL_MOVES
    ],
    illegal(OVER, "a move of two after the end", two("game-over", {0: ""}), draw(1), "#/move"),
    illegal(OVER, "after a last game that nobody won",
            three("game-over", run_outs=2, rest="discard"), deal(), "#/move"),
    legal(OVER, "the last game but one was played", three("round-over", {0: ""}, game=5), deal(),
          "dealt", {"game_number": 6, "phase": "play"}),
    legal(OVER, "two players play four games", two("round-over", {0: ""}, game=3), deal(),
          "dealt", {"game_number": 4}),
]  # fmt: skip

WRONG_PHASE = [
    *in_each_phase(TABLES, MOVES),
    illegal(PHASE, "before the turn", TABLES["play"], keep(1), "#/move"),
    illegal(PHASE, "before the cards", TABLES["slide"], play(2, "b1 r20", "down"), "#/move"),
    illegal(PHASE, "a second draw", TABLES["drawn"], draw(0, "b1"), "#/move"),
    illegal(PHASE, "passing without a draw", TABLES["play"], keep(0), "#/move"),
    illegal(PHASE, "drawing from the pile in place of an answer", TABLES["answer-draw"],
            draw(0), "#/move"),
]  # fmt: skip

CHOSEN = three("slide", {0: "r3 r6", 1: "b10 r4", 2: "b11 r5"}, discard="y7-slide b8",
               slides={0: "b9"})  # fmt: skip
STUCK_ONLY = {"draw_only_if_stuck": True}

NOT_YOUR_TURN = [
    illegal(TURN, "the next seat plays", three("play", {1: "b9 r3"}), play(1, "b9"), PLAYER),
    illegal(TURN, "who laid the top card plays again, and all would fit",
            three("play", {2: "b1 r3"}), play(2, "b1"), PLAYER),
    illegal(TURN, "the other of two", two("play", {1: "b1 r3"}), play(1, "b1"), PLAYER),
    legal(TURN, "the seat on turn plays", TABLES["play"], play(0, "b9"), "played",
          {"turn": 1, "top_player": 0, "discard": ["b9", "b8"],
           "players/0/hand": ["r3", "y6-draw"]}),
    illegal(TURN, "the next seat draws", TABLES["play"], draw(1), PLAYER),
    legal(TURN, "the seat on turn draws", TABLES["play"], draw(0), "drew", {"turn": 0}),
    illegal(TURN, "another seat keeps", TABLES["drawn"], keep(1), PLAYER),
    legal(TURN, "the seat that has drawn keeps", TABLES["drawn"], keep(0), "kept", {"turn": 1}),
    illegal(TURN, "another seat plays after the draw",
            three("drawn", {0: "b9 r3", 1: "b10 r4"}, drawn="b9"), play(1, "b10"), PLAYER),
    illegal(TURN, "another seat plays the drawn card",
            three("drawn", {0: "b9 r3", 1: "b10 r4"}, drawn="b9"), play(1, "b9"), PLAYER,
            (HELD, "#/move/cards/0")),
    illegal(TURN, "another seat answers",
            three("answer-draw", {2: "y6-draw r3"}, discard="y14-draw b8"),
            play(2, "y6-draw"), PLAYER),
    illegal(TURN, "another seat answers with a wrong card",
            three("answer-draw", {1: "b9 r3"}, discard="y14-draw b8"), play(1, "b9"), PLAYER,
            ("yoyo.answer", "#/move/cards")),
    illegal(TURN, "another seat draws blind", TABLES["answer-draw"], draw_from(1, 0, 2), PLAYER),
    legal(TURN, "the seat on turn draws blind", TABLES["answer-draw"], draw_from(0, 1, 2)),
    illegal(TURN, "a second card for the slide", CHOSEN, slide(0, "r3"), PLAYER),
    illegal(TURN, "a second card for the slide, unseen", CHOSEN, slide(0, "?"), PLAYER),
    illegal(TURN, "a second card for the slide, not held", CHOSEN, slide(0, "b9"), PLAYER,
            (HELD, "#/move/card")),
    legal(TURN, "the first card of another seat", CHOSEN, slide(2, "r5"), "slide-chosen"),
    legal(TURN, "who called the slide need not be the first", TABLES["slide"], slide(2, "r5"),
          "slide-chosen", {"turn": None, "slides": [{"player": 2, "card": "r5"}]}),
    illegal(TURN, "with everything else that is wrong", three("play", {1: "r5 r6"}),
            play(1, "r5 r9", "up", call="3 down"), PLAYER, (HELD, "#/move/cards/1"),
            ("yoyo.play.fits", "#/move/cards/0"), ("yoyo.series.consecutive", "#/move/cards")),
    illegal(TURN, "a draw by a seat that could play", three("play", {1: "b9 r3"},
            options=STUCK_ONLY), draw(1), PLAYER, ("yoyo.draw.stuck", "#/move")),
    illegal(TURN, "a draw by a seat that is stuck", three("play", {1: "b7 r3"},
            options=STUCK_ONLY), draw(1), PLAYER),
    illegal(TURN, "a blind draw that is wrong, too", TABLES["answer-draw"],
            draw_from(1, 2, 2), PLAYER, ("yoyo.draw-from.players", "#/move/from/1/player")),
    illegal(TURN, "a draw that cannot have been so", TABLES["play"], draw(1, pile="b1"), PLAYER,
            ("table.outcome-impossible", "#/move/pile")),
]  # fmt: skip


CARD_NOT_HELD = [
    illegal(HELD, "a card of no hand", three("play", {0: "b9 r3"}), play(0, "b15"),
            "#/move/cards/0"),
    illegal(HELD, "a card of another hand", three("play", {0: "b9 r3", 1: "b10 r4"}),
            play(0, "b10"), "#/move/cards/0"),
    illegal(HELD, "the second of a series", three("play", {0: "b9 r3", 1: "b10 r4"}),
            play(0, "b9 b10"), "#/move/cards/1"),
    illegal(HELD, "two of a series", three("play", {0: "b9 r3"}), play(0, "b9 b10 b11"),
            "#/move/cards/1", "#/move/cards/2"),
    illegal(HELD, "the first and the last of a series", three("play", {0: "b10 r3"}),
            play(0, "b9 b10 b11"), "#/move/cards/0", "#/move/cards/2"),
    illegal(HELD, "a card that lies on the pile", three("play", {0: "b9 r3"}), play(0, "b8"),
            "#/move/cards/0"),
    illegal(HELD, "one card twice", three("play", {0: "b19 r3"}), play(0, "b19 b19"),
            "#/move/cards/1", ("yoyo.series.consecutive", "#/move/cards")),
    legal(HELD, "one of two copies", three("play", {0: "b19 b19 r3"}), play(0, "b19"), "played",
          {"players/0/hand": ["b19", "r3"]}),
    illegal(HELD, "not held, and it would not fit", three("play", {0: "b9 r3"}), play(0, "r5"),
            "#/move/cards/0", ("yoyo.play.fits", "#/move/cards/0")),
    illegal(HELD, "a yellow with another action than the one held",
            three("play", {0: "y14-draw r3"}), play(0, "y14-skip"), "#/move/cards/0"),
    legal(HELD, "a yellow with the action it has", three("play", {0: "y14-skip r3"}),
          play(0, "y14-skip"), "played skipped"),
    illegal(HELD, "the hand of the seat that plays is looked at",
            three("play", {0: "b9 r3", 1: "b10 r4"}), play(1, "b9"), (TURN, PLAYER),
            "#/move/cards/0"),
    legal(HELD, "an unseen hand may hold anything", three("play", {0: "? ? ?"},
          hidden="b9 b10 r3"), play(0, "b9 b10"), "played",
          {"players/0/hand": [None], "discard/0": "b10"}),
    legal(HELD, "a known card goes before an unseen one", three("play", {0: "b9 ?"}),
          play(0, "b9"), "played", {"players/0/hand": [None]}),
    legal(HELD, "a known copy goes before an unseen one",
          three("play", {0: "b19 ?"}, hidden="b19"), play(0, "b19"), "played",
          {"players/0/hand": [None]}),
    legal(HELD, "an unseen card for what is not known",
          three("play", {0: "b10 r3 ?"}, hidden="b9"), play(0, "b9 b10"), "played",
          {"players/0/hand": ["r3"]}),
    illegal(HELD, "an unseen card, but the only copy lies elsewhere",
            three("play", {0: "r3 ?", 1: "b9 r4"}), play(0, "b9"), "#/move/cards/0"),
    illegal(HELD, "an unseen card, but the only copy lies in the pile",
            three("play", {0: "r3 ?"}, draw="r1 b9"), play(0, "b9"), "#/move/cards/0"),
    legal(HELD, "an unseen card, and the second copy is free",
          three("play", {0: "r3 ?", 1: "b20 r4"}, hidden="b20"), play(0, "b20"), "played",
          {"players/0/hand": ["r3"]}),
    illegal(HELD, "an unseen card, but both copies lie elsewhere",
            three("play", {0: "r3 ?", 1: "b20 r4", 2: "b20 r5"}), play(0, "b20"),
            "#/move/cards/0"),
    illegal(HELD, "an unseen card, but the number lies elsewhere with another action",
            three("play", {0: "r3 ?", 1: "y14-draw r4"}), play(0, "y14-skip"),
            "#/move/cards/0"),
    legal(HELD, "an unseen card may be a yellow with any action",
          three("play", {0: "r3 ?"}, hidden="y14-draw"), play(0, "y14-skip"), "played skipped",
          {"discard/0": "y14-skip", "players/0/hand": ["r3"]}),
    illegal(HELD, "more cards named than lie unseen",
            three("play", {0: "b9 ?", 1: "? ?"}, hidden="b10 b11 r4"), play(0, "b9 b10 b11"),
            "#/move/cards/2"),
    illegal(HELD, "two unseen cards, but one of the two named lies elsewhere",
            three("play", {0: "r3 ? ?", 1: "b10 r4"}, hidden="b9"), play(0, "b9 b10"),
            "#/move/cards/1"),
    illegal(HELD, "answering with a draw card that is not held", TABLES["answer-draw"],
            play(0, "y10-draw"), "#/move/cards/0"),
    illegal(HELD, "sliding a card of no hand", TABLES["slide"], slide(0, "b15"), "#/move/card"),
    illegal(HELD, "sliding a card of another hand", TABLES["slide"], slide(0, "b10"),
            "#/move/card"),
    illegal(HELD, "sliding a yellow with another action",
            three("slide", {0: "y14-draw r3"}, discard="y7-slide b8"), slide(0, "y14-skip"),
            "#/move/card"),
    legal(HELD, "sliding a card of the own hand", TABLES["slide"], slide(1, "b10"),
          "slide-chosen",
          {"players/1/hand": ["r4"], "slides": [{"player": 1, "card": "b10"}]}),
    legal(HELD, "sliding a card of an unseen hand",
          three("slide", {0: "r3 ? ?"}, discard="y7-slide b8", hidden="b9"), slide(0, "b9"),
          "slide-chosen", {"players/0/hand": ["r3", None]}),
]  # fmt: skip

CASES: list[Case] = [
    *NO_SUCH_SEAT, *GAME_IS_OVER, *WRONG_PHASE, *NOT_YOUR_TURN, *CARD_NOT_HELD,
]  # fmt: skip
