"""YoYo: tables that do not fit their phase (`table.phase`)."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put, shift
from .yoyo_build import table, three, two

PHASE = "table.phase"
ANYWHERE = (PHASE, None)

PLAY = three("play", {0: "b9 r3", 1: "b10 r4", 2: "b11 r5"}, discard="b8 r9")
DRAWN = three("drawn", {0: "b9 r3", 1: "b10 r4"}, drawn="b9")
ANSWER = three("answer-draw", {0: "b9 r3"}, discard="y14 b8")
SLIDE = three("slide", {0: "b9 r3", 1: "b10 r4"}, discard="y7-slide b8")
OVER = three("round-over", {0: ""})
WON = three("game-over", {0: ""})
RUN_OUT = three("round-over", {0: "b9 r3"}, run_outs=2, rest="discard")
PHASES = {"play": PLAY, "drawn": DRAWN, "answer": ANSWER, "slide": SLIDE, "over": OVER,
          "won": WON, "run out": RUN_OUT}  # fmt: skip

NEEDED = {"run_out_when_needed": True}

SEATS = [
    *[
        found(PHASE, f"turn {seat} in {name}", put(PHASES[name], "turn", seat), "#/state/turn")
        for name, seat in (("play", None), ("play", 3), ("slide", 0), ("over", 0), ("won", 1),
                           ("run out", 2))
    ],
    *[
        found(PHASE, f"turn {seat} in {name}", put(PHASES[name], "turn", seat), "#/state/turn",
              loose=True)
        for name, seat in (("drawn", None), ("drawn", 3), ("answer", None), ("answer", 3))
    ],
    found(PHASE, "an answer of who laid the draw card", put(ANSWER, "turn", 2), "#/state/turn"),
    found(PHASE, "an answer of the seat after the next", put(ANSWER, "turn", 1), "#/state/turn"),
    *[
        found(PHASE, f"a top card of a fourth seat in {name}", put(PHASES[name], "top_player", 3),
              "#/state/top_player", loose=True)
        for name in PHASES
    ],
    found(PHASE, "a top card of a third seat of two", put(two("play"), "top_player", 2),
          "#/state/top_player"),
    found(PHASE, "somebody laid the top card of an empty pile",
          put(three("play", discard=""), "top_player", 0), "#/state/top_player"),
    found(PHASE, "nobody laid the top card of two", put(PLAY, "top_player", None),
          "#/state/top_player"),
    found(PHASE, "nobody laid the draw card", three("answer-draw", discard="y14", top=None),
          ANYWHERE, loose=True),
    found(PHASE, "nobody laid the slide card", three("slide", discard="y7-slide", top=None),
          ANYWHERE, loose=True),
    found(PHASE, "a fourth seat began", put(PLAY, "starter", 3), "#/state/starter"),
    found(PHASE, "a fourth seat began what is over", put(OVER, "starter", 99), "#/state/starter"),
    *[
        clean(PHASE, f"turn {seat} in play, the top card of seat {top}",
              three("play", turn=seat, top=top))
        for seat, top in ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1))
    ],
    *[clean(PHASE, f"the right fields in {name}", state) for name, state in PHASES.items()],
    clean(PHASE, "an answer of the first seat",
          three("answer-draw", discard="y14 b8", turn=0, top=2)),
    clean(PHASE, "an answer of one of two", two("answer-draw", discard="y14 b8", turn=1, top=0)),
    clean(PHASE, "the third seat began", put(PLAY, "starter", 2)),
    clean(PHASE, "a slide card of the third seat", put(SLIDE, "top_player", 2)),
    clean(PHASE, "an empty pile", three("play", discard="")),
    clean(PHASE, "a drawn card before an empty pile",
          three("drawn", {0: "b9 r3"}, discard="", drawn="b9")),
]  # fmt: skip

DRAWS = [
    *[
        found(PHASE, f"a drawn card in {name}", put(PHASES[name], "drawn", "b9"),
              "#/state/drawn", loose=name in ("over", "won"))
        for name in PHASES if name != "drawn"
    ],
    found(PHASE, "a drawn card that the hand has not", put(DRAWN, "drawn", "b15"),
          "#/state/drawn"),
    found(PHASE, "a drawn card of another hand", put(DRAWN, "drawn", "b10"), "#/state/drawn"),
    found(PHASE, "a drawn card with another action",
          put(three("drawn", {0: "y14-draw r3"}, drawn="y14"), "drawn", "y14-skip"),
          "#/state/drawn"),
    found(PHASE, "an unseen drawn card, and all of the hand is seen", put(DRAWN, "drawn", None),
          "#/state/drawn"),
    found(PHASE, "an unseen drawn card, and only another hand is unseen",
          three("drawn", {0: "b9 r3", 1: "? ?"}), "#/state/drawn"),
    clean(PHASE, "an unseen drawn card among unseen ones", three("drawn", {0: "b9 ?"})),
    clean(PHASE, "a known drawn card beside unseen ones", three("drawn", {0: "b9 ?"}, drawn="b9")),
    clean(PHASE, "a drawn card of the third seat",
          three("drawn", {2: "b9 r3"}, drawn="b9", turn=2)),
    clean(PHASE, "a drawn card is all there is", three("drawn", {0: "b9"}, drawn="b9")),
    *[
        found(PHASE, f"a level in {name}", put(PHASES[name], "pending_draw", 1),
              "#/state/pending_draw")
        for name in PHASES if name != "answer"
    ],
    found(PHASE, "level 2 in a slide, on one slide card", put(SLIDE, "pending_draw", 2),
          "#/state/pending_draw"),
    found(PHASE, "no level in an answer", put(ANSWER, "pending_draw", 0),
          "#/state/pending_draw"),
    found(PHASE, "level 2 on one draw card", put(ANSWER, "pending_draw", 2), ANYWHERE),
    found(PHASE, "level 3 on two draw cards",
          three("answer-draw", discard="y10 y14 b8", pending=3), ANYWHERE),
    found(PHASE, "level 3 where only two cards lie",
          three("answer-draw", discard="y10 y14", pending=3), ANYWHERE),
    found(PHASE, "an answer to a skip on a draw card",
          three("answer-draw", discard="y16-skip y14 b8"), ANYWHERE),
    found(PHASE, "an answer to a blue card", three("answer-draw", discard="b8 y14"), ANYWHERE),
    found(PHASE, "an answer to an empty pile", three("answer-draw", discard="", top=2),
          "#/state/discard", "#/state/top_player"),
    clean(PHASE, "level 2", three("answer-draw", discard="y10 y14 b8", pending=2)),
    clean(PHASE, "level 1 on two draw cards", three("answer-draw", discard="y10 y14 b8")),
    clean(PHASE, "level 2, the card below unseen",
          three("answer-draw", discard="y10 ? b8", pending=2)),
    clean(PHASE, "level 3", three("answer-draw", discard="y10 y14 y6", pending=3)),
    clean(PHASE, "level 1 by a draw card of another deck",
          three("answer-draw", discard="y5-draw b8")),
]  # fmt: skip


def laid_down(state: State, *seats: int) -> State:
    """The first card of each of these hands is laid down for a slide."""
    for seat in seats:
        hand = f"players/{seat}/hand"
        state = shift(state, hand, "slides")
        state["slides"][-1] = {"player": seat, "card": state["slides"][-1]}
    return state


SLIDES = [
    *[
        found(PHASE, f"a card laid down for the slide in {name}", laid_down(PHASES[name], 1),
              "#/state/slides")
        for name in ("play", "answer", "over", "won", "run out")
    ],
    found(PHASE, "a card laid down for the slide in drawn", laid_down(DRAWN, 1),
          "#/state/slides"),
    found(PHASE, "a seat has chosen twice",
          laid_down(three("slide", {1: "b10 r4 r6"}, discard="y7-slide b8"), 1, 1), ANYWHERE),
    found(PHASE, "all have chosen",
          laid_down(three("slide", discard="y7-slide b8"), 0, 1, 2), ANYWHERE),
    found(PHASE, "both of two have chosen", laid_down(two("slide", discard="y7-slide b8"), 0, 1),
          ANYWHERE),
    found(PHASE, "a fourth seat has chosen",
          put(laid_down(SLIDE, 1), "slides/0/player", 3), ANYWHERE, loose=True),
    found(PHASE, "a slide without a slide card", three("slide", discard="b8"), ANYWHERE),
    found(PHASE, "a slide on a draw card", three("slide", discard="y14 y7-slide"), ANYWHERE),
    found(PHASE, "a slide on an empty pile", three("slide", discard="", top=0),
          "#/state/discard", "#/state/top_player"),
    clean(PHASE, "nobody has chosen", SLIDE),
    clean(PHASE, "two of three have chosen",
          laid_down(three("slide", discard="y7-slide b8"), 0, 2)),
    clean(PHASE, "one has chosen, unseen", three("slide", discard="y7-slide b8", slides={1: "?"})),
    clean(PHASE, "a slide card of another deck", three("slide", discard="y14-slide b8")),
]  # fmt: skip

PILES = [
    *[
        found(PHASE, f"an empty hand in {name}",
              put(shift(state, f"players/{seat}/hand", "draw", 9), f"players/{seat}/hand", []),
              f"#/state/players/{seat}/hand")
        for name, state, seat in (("play", PLAY, 0), ("play, not on turn", PLAY, 2),
                                  ("drawn", DRAWN, 1), ("answer", ANSWER, 0),
                                  ("slide", SLIDE, 1))
    ],
    found(PHASE, "two empty hands in play", three("play", {0: "", 2: ""}),
          "#/state/players/0/hand", "#/state/players/2/hand"),
    found(PHASE, "an empty hand, and another one's card lies in the slide",
          three("slide", {0: "", 1: "r4"}, discard="y7-slide b8", slides={1: "b9"}),
          "#/state/players/0/hand"),
    found(PHASE, "an empty hand whose last card was laid down where nobody slides",
          three("play", {1: ""}, slides={1: "b9"}), "#/state/slides"),
    clean(PHASE, "an empty hand whose last card lies in the slide",
          three("slide", {0: ""}, discard="y7-slide b8", slides={0: "b9"})),
    clean(PHASE, "two empty hands whose last cards lie in the slide",
          three("slide", {0: "", 1: ""}, discard="y7-slide b8", slides={0: "b9", 1: "?"})),
    *[
        found(PHASE, f"two run-outs in {name}", put(PHASES[name], "run_outs", 2),
              "#/state/run_outs")
        for name in ("play", "drawn", "answer", "slide")
    ],
    *[
        clean(PHASE, f"one run-out in {name}", put(PHASES[name], "run_outs", 1))
        for name in ("play", "drawn", "answer", "slide", "over", "won")
    ],
    *[
        found(PHASE, f"no pile in {name}",
              put(shift(PHASES[name], "draw", "discard", 64), "draw", []), "#/state/draw")
        for name in ("play", "drawn", "answer", "slide")
    ],
    *[
        clean(PHASE, f"no pile in {name}, where it is made when needed",
              put(shift(PHASES[name], "draw", "discard", 64), "draw", []) | {"options": NEEDED})
        for name in ("play", "drawn", "answer", "slide")
    ],
    *[
        found(PHASE, f"the top card is not known, so the direction may be {way or 'none'}",
              put(PLAY, "discard/0", None) | {"direction": way}, "#/state/discard/0")
        for way in ("up", "down", None)
    ],
    clean(PHASE, "the cards below are not known", three("play", discard="b8 ? ?")),
]  # fmt: skip

FALSE_ENDS: list[tuple[str, dict[int, str], dict[str, Any]]] = [
    ("no empty hand and no run-out", {}, {}),
    ("no empty hand and one run-out", {}, {"run_outs": 1, "rest": "discard"}),
    ("no empty hand and a pile", {}, {"run_outs": 2}),
    ("two empty hands", {0: "", 1: ""}, {}),
    ("three empty hands", {0: "", 1: "", 2: ""}, {}),
    ("an empty hand and two run-outs", {0: ""}, {"run_outs": 2, "rest": "discard"}),
]
TRUE_ENDS: list[tuple[str, dict[int, str], dict[str, Any]]] = [
    ("an empty hand", {0: ""}, {}),
    ("an empty hand, not of who laid the top card", {2: ""}, {}),
    ("an empty hand and one run-out", {1: ""}, {"run_outs": 1}),
    ("an empty hand, before an empty pile", {1: ""},
     {"run_outs": 1, "rest": "discard", "options": NEEDED}),
    ("two run-outs", {}, {"run_outs": 2, "rest": "discard"}),
    ("two run-outs and one card on the pile", {}, {"run_outs": 2, "rest": 2}),
    ("two run-outs and a card turned up", {}, {"run_outs": 2, "rest": 2, "top": None}),
]  # fmt: skip

FINISHED = [
    *[
        found(PHASE, f"{phase} with {name}", three(phase, hands, **facts), ANYWHERE)
        for phase in ("round-over", "game-over")
        for name, hands, facts in FALSE_ENDS
    ],
    found(PHASE, "two empty hands and two run-outs are told of the hands alone",
          three("round-over", {0: "", 1: ""}, run_outs=2, rest="discard"), "#/state/players"),
    *[
        clean(PHASE, f"{phase} with {name}", three(phase, hands, **facts))
        for phase in ("round-over", "game-over")
        for name, hands, facts in TRUE_ENDS
    ],
    *[
        found(PHASE, f"{seats} players, {phase} in game {game}",
              table(seats, phase, {0: ""}, game=game), ANYWHERE)
        for seats, phase, game in (
            (3, "round-over", 6), (2, "round-over", 4), (6, "round-over", 12),
            (3, "game-over", 5), (2, "game-over", 1), (6, "game-over", 11),
        )
    ],
    *[
        found(PHASE, f"{seats} players, {phase} in game {game}",
              table(seats, phase, hands, game=game), "#/state/game_number", loose=loose)
        for seats, phase, hands, game, loose in (
            (3, "play", {}, 7, False), (2, "play", {}, 5, False), (6, "play", {}, 13, False),
            (3, "round-over", {0: ""}, 7, True), (3, "game-over", {0: ""}, 7, True),
        )
    ],
    *[
        clean(PHASE, f"{seats} players, {phase} in game {game}",
              table(seats, phase, hands, game=game))
        for seats, phase, hands, game in (
            (3, "play", {}, 6), (2, "play", {}, 4), (6, "play", {}, 12), (3, "play", {}, 1),
            (3, "round-over", {0: ""}, 5), (2, "round-over", {0: ""}, 3),
            (6, "round-over", {0: ""}, 11), (2, "game-over", {0: ""}, 4),
            (6, "game-over", {0: ""}, 12),
        )
    ],
]  # fmt: skip

CASES: list[Case] = [*SEATS, *DRAWS, *SLIDES, *PILES, *FINISHED]
