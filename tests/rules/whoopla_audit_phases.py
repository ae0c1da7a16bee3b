"""WHOOPLA!: tables that do not fit their phase (`table.phase`)."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put, shift
from .whoopla_build import RUN_OF_TEN, cards, one, three, two

PHASE = "table.phase"
ANYWHERE = (PHASE, None)
TURN = "#/state/turn"
CENTRE = "#/state/centre"
PEEKED = "#/state/peeked"

FAR = {"target": 200}
DRAW = two("draw", heritage="11", draw="5 6 7 9 10")
JOKER = two("joker", "3 J", draw="5 6 7 9 10")
DUPLICATE = two("duplicate", "3 8 3", draw="5 6 7 9 10")
DECIDE = two("decide", "3 8", draw="5 6 7 9 10")
PEEK = two("peek", "3 8", peeked="5 6 7", draw="9 10")
OVER = two("game-over", piles={0: RUN_OF_TEN}, centre="11", draw="5 6 7 9 10")
FRESH = two("draw", draw="5 6 7 9 10")
PHASES = {
    "draw": DRAW, "joker": JOKER, "duplicate": DUPLICATE, "decide": DECIDE, "peek": PEEK,
    "game-over": OVER,
}  # fmt: skip
PLAYING = [phase for phase in PHASES if phase != "game-over"]

SEATS = [
    *[
        found(PHASE, f"nobody's turn in {phase}", put(PHASES[phase], "turn", None), TURN)
        for phase in PLAYING
    ],
    *[
        found(PHASE, f"the turn of a third seat of two in {phase}",
              put(PHASES[phase], "turn", 2), TURN)
        for phase in PLAYING
    ],
    found(PHASE, "the turn of seat 99", put(DECIDE, "turn", 99), TURN),
    found(PHASE, "the turn of a fourth seat of three", three("draw", turn=3), TURN),
    *[
        found(PHASE, f"the turn of seat {seat} when the game is over", put(OVER, "turn", seat),
              TURN)
        for seat in (0, 1)
    ],
    found(PHASE, "the turn of a third seat when the game is over", put(OVER, "turn", 2), TURN),
    *[clean(PHASE, f"the right fields in {phase}", state) for phase, state in PHASES.items()],
    *[
        clean(PHASE, f"the second seat in {phase}", put(PHASES[phase], "turn", 1))
        for phase in ("draw", "joker", "duplicate", "decide")
    ],
    clean(PHASE, "the second seat in peek",
          two("peek", "3 8", peeked="5 6 7", turn=1)),
    clean(PHASE, "the third seat of three", three("draw", turn=2)),
]  # fmt: skip


def at_centre(state: State) -> State:
    """The top card of the pile lies at the centre."""
    return put(put(state, "centre", one("5")), "draw", state["draw"][1:])


CENTRES = [
    *[
        found(PHASE, f"a card at the centre in {phase}", at_centre(PHASES[phase]), CENTRE)
        for phase in ("joker", "duplicate", "decide")
    ],
    found(PHASE, "a card at the centre in peek",
          put(put(PEEK, "centre", one("9")), "draw", PEEK["draw"][1:]), CENTRE),
    found(PHASE, "a card at the centre beside the heritage that was taken", at_centre(DRAW),
          CENTRE),
    clean(PHASE, "a card at the centre when a turn begins", at_centre(FRESH)),
    clean(PHASE, "a card at the centre when a turn begins, and its constraint",
          at_centre(FRESH) | {"constraint": "lively"}),
    clean(PHASE, "a card at the centre when the game is over", OVER),
    clean(PHASE, "no card at the centre when the game is over",
          two("game-over", piles={0: RUN_OF_TEN})),
]  # fmt: skip


def seen(state: State, number: int = 3) -> State:
    """So many cards of the pile are seen."""
    return shift(put(state, "peeked", []), "draw", "peeked", number)


PEEKS = [
    *[
        found(PHASE, f"{number} seen in {phase}", seen(PHASES[phase], number), PEEKED)
        for phase in PHASES if phase != "peek"
        for number in (1, 3)
    ],
    found(PHASE, "none seen in peek",
          put(PEEK, "peeked", []) | {"draw": PEEK["peeked"] + PEEK["draw"]}, PEEKED),
    found(PHASE, "none seen in peek, and no pile",
          two("peek", "3 8", rest="discard"), PEEKED),
    found(PHASE, "two seen, and a pile", two("peek", "3 8", peeked="5 6"), PEEKED),
    found(PHASE, "one seen, and one card of the pile",
          two("peek", "3 8", peeked="5", draw="6", rest="discard"), PEEKED),
    found(PHASE, "two unknown ones seen, and an unknown pile",
          two("peek", "3 8", peeked="? ?", dark=True), PEEKED),
    clean(PHASE, "three seen, and no pile",
          two("peek", "3 8", peeked="5 6 7", rest="discard")),
    clean(PHASE, "two seen, and no pile", two("peek", "3 8", peeked="5 6", rest="discard")),
    clean(PHASE, "one seen, and no pile", two("peek", "3 8", peeked="5", rest="discard")),
    clean(PHASE, "one seen, and nothing left",
          two("peek", "3 8", peeked="5", rest=1, options=FAR)),
    clean(PHASE, "three unknown ones seen", two("peek", "3 8", peeked="? ? ?", dark=True)),
]  # fmt: skip


def counted(phase: str, **fields: Any) -> State:
    return PHASES[phase] | fields


TURNS = [
    *[
        found(PHASE, f"{number} drawn in {phase}", counted(phase, drawn=number), ANYWHERE,
              loose=True)
        for phase, number in (("draw", 1), ("draw", 2), ("joker", 0), ("duplicate", 0),
                              ("decide", 0), ("peek", 0), ("game-over", 1))
    ],
    found(PHASE, "a card drawn when a turn begins", two("draw", "3"), ANYWHERE, loose=True),
    found(PHASE, "a heritage alone that is to be decided on",
          two("decide", heritage="3"), ANYWHERE),
    found(PHASE, "a heritage alone that is to be decided on, lively",
          two("decide", heritage="7"), ANYWHERE),
    found(PHASE, "no card, and all is to be decided", two("decide"), ANYWHERE),
    found(PHASE, "a heritage alone and a peek", two("peek", heritage="3", peeked="5 6 7"),
          ANYWHERE),
    clean(PHASE, "one card drawn, and no heritage", two("decide", "3")),
    clean(PHASE, "one card drawn, and a heritage", two("decide", "3", heritage="4")),
    clean(PHASE, "one card drawn, the duplicate of the heritage",
          two("duplicate", "3", heritage="3")),
    clean(PHASE, "one card drawn, a joker", two("joker", "J")),
    clean(PHASE, "one card drawn, and a peek", two("peek", "3", peeked="5 6 7")),
    found(PHASE, "an action played when a turn begins",
          two("draw", acted=True), ANYWHERE),
    found(PHASE, "an action played when a lively turn begins",
          two("draw", heritage="7", acted=True), ANYWHERE),
    found(PHASE, "an action played when the game is over",
          counted("game-over", action_played=True), ANYWHERE, loose=True),
    found(PHASE, "no action played in peek",
          two("peek", "3 8", peeked="5 6 7", acted=False), ANYWHERE),
    *[
        clean(PHASE, f"{'an' if acted else 'no'} action played in {phase}",
              two(phase, drawn, acted=acted))
        for phase, drawn in (("joker", "3 J"), ("duplicate", "3 8 3"), ("decide", "3 8"))
        for acted in (True, False)
    ],
    *[
        found(PHASE, f"a joker is to be named where {drawn} lies",
              two("joker", drawn), ANYWHERE, loose=True)
        for drawn in ("3 8", "3", "3 M", "3 J=5", "J 3", "J=5 3")
    ],
    found(PHASE, "a joker that has its name is to be named", two("joker", "J=5"), ANYWHERE),
    clean(PHASE, "a joker is to be named", two("joker", "J=5 3 J")),
]  # fmt: skip

FINAL = two("game-over", piles={0: RUN_OF_TEN}, draw="11 12")
ENDS = [
    found(PHASE, "a card in the round when the game is over",
          FINAL | {"round": cards("11"), "draw": FINAL["draw"][1:], "constraint": "gentle"},
          ANYWHERE, loose=True),
    found(PHASE, "two cards in the round when the game is over",
          FINAL | {"round": cards("11 12"), "draw": FINAL["draw"][2:]}, ANYWHERE, loose=True),
    found(PHASE, "a card drawn in the round when the game is over",
          FINAL | {"round": cards("11"), "draw": FINAL["draw"][1:], "drawn": 1}, ANYWHERE,
          loose=True),
    clean(PHASE, "no round when the game is over", FINAL),
    found(PHASE, "turn, centre and peeked are told each by itself",
          put(seen(at_centre(DECIDE), 1), "turn", 2), TURN, CENTRE, PEEKED),
]  # fmt: skip

CASES: list[Case] = [*SEATS, *CENTRES, *PEEKS, *TURNS, *ENDS]
