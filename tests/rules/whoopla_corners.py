"""WHOOPLA!: corners of the rules, and what answers tell about them: reasons, facts and events."""

from __future__ import annotations

from typing import Any

from .case import Case, State, event, found, illegal, incomplete, legal, put, with_params
from .whoopla_audit import ACTIONS, DOUBLE, DUPLICATE, FINISHED, HERITAGE, MARKED, VALUE, crowd
from .whoopla_build import (
    RUN_OF_TEN,
    act,
    backup,
    cards,
    draw,
    over,
    rescue,
    stop,
    three,
    toss,
    two,
)

Told = tuple[Case, *tuple[dict[str, Any], ...]]

PHASE = "table.phase"
COPIES = "table.copies"
TOTAL = "table.card-total"
HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"
RANGE = "whoopla.transform.range"
FREE = "whoopla.transform.free"
SAVE = "whoopla.backup.card"
TARGET = "whoopla.end.target"
EXHAUSTED = "whoopla.end.exhausted"

STATE = "#/state"
ROUND = "#/state/round"
MOVE = "#/move"
ALL = {0: "+1 -1 backup"}
PEEKING = {0: "+1 peek"}
FAR = {"target": 200}
FAMILY = {"mode": "family-plus"}
BLOCKED = {"gentle_blocks_rescue": True}

OVER = two("game-over", piles={0: RUN_OF_TEN}, draw="11 12")


def decide(laid: str, heritage: str = "", **facts: Any) -> State:
    return two("decide", laid, heritage=heritage, **facts)


# --- Moves that are refused ------------------------------------------------------------------

REFUSED: list[Told] = [
    (illegal("table.not-your-turn", "who is not on turn", three("decide", "3 8", turn=1),
             stop(2), "#/move/player"), {"player": 2, "turn": 1}),
    (illegal(HELD, "who holds no such card to act with", decide("3 8", actions={0: "+1"}),
             act(0, "x2"), "#/move/action"), {"player": 0, "card": "x2", "reason": "not-held"}),
    (illegal(HELD, "who holds no such card to rescue with",
             two("duplicate", "3 8 3", turn=1, actions={1: "+1"}), rescue(1, "-1"), "#/move/with"),
     {"player": 1, "card": "-1", "reason": "not-held"}),
    (illegal(HELD, "who holds no backup", two("duplicate", "3 8 3", actions={0: "+1"}),
             backup(0, 0), MOVE), {"player": 0, "card": "backup", "reason": "not-held"}),
    (illegal("whoopla.rescue.gentle", "why there is no rescue",
             two("duplicate", "3 3", heritage="12", actions=ALL, options=BLOCKED),
             rescue(0, "+1"), MOVE), {"reason": "gentle"}),
    (illegal("whoopla.action.gentle", "why no action is played",
             decide("3 13", "12"), act(0, "+1"), MOVE, (RANGE, "#/move/action")),
     {"reason": "gentle"}, {"value": 14, "reason": "out-of-range"}),
    (illegal("whoopla.action.one", "why no second one is played",
             decide("7 8", acted=True), act(0, "-1"), MOVE, (FREE, "#/move/action")),
     {"reason": "played"}, {"value": 7, "reason": "not-free"}),
    (illegal("whoopla.transform.mirror", "that the card is a mirror", decide("3 M"),
             act(0, "+1"), "#/move/action"), {"reason": "mirror"}),
    (illegal(RANGE, "what a rescue would make", two("duplicate", "1 1", actions=ALL),
             rescue(0, "-1"), "#/move/with"), {"value": 0, "reason": "out-of-range"}),
    (illegal(FREE, "what a rescue would make", two("duplicate", "5 6 5", actions=ALL),
             rescue(0, "+1"), "#/move/with"), {"value": 6, "reason": "not-free"}),
    (illegal("whoopla.peek.empty", "that nothing lies there",
             decide("3 8", actions=PEEKING, rest="discard"), act(0, "peek"), "#/move/action"),
     {"reason": "empty"}),
    (illegal("whoopla.peek.toss", "which card was not seen, and how many were",
             two("peek", "3 8", peeked="5 6", rest="discard"), toss(0, 2), "#/move/index"),
     {"index": 2, "count": 2, "reason": "not-seen"}),
    (illegal(SAVE, "which card is not there, and how many are",
             two("duplicate", "3 8 3", actions=ALL), backup(0, 3), "#/move/save"),
     {"index": 3, "count": 3, "reason": "not-in-round"}),
    (illegal(SAVE, "that the card was just drawn", two("duplicate", "3 8 3", actions=ALL),
             backup(0, 2), "#/move/save"), {"reason": "just-drawn"}),
    (illegal(SAVE, "that the card is marked", two("duplicate", "3 3=4* 3", actions=ALL),
             backup(0, 1), "#/move/save"), {"reason": "marked"}),
    (illegal("whoopla.stop.lively", "how many were drawn, and how many must be",
             decide("3", "7"), stop(0), MOVE), {"drawn": 1, "needed": 2, "reason": "too-few"}),
    (illegal("whoopla.draw.exhausted", "that nothing is left", decide("3 8", rest=1, options=FAR),
             draw(0), MOVE), {"reason": "exhausted"}),
    (illegal("whoopla.draw.exhausted", "that nothing is left, whatever is told",
             decide("3 8", rest=1, options=FAR), draw(0, "5"), MOVE), {"reason": "exhausted"}),
    (incomplete("table.outcome-missing", "that the card is not told", two(dark=True), draw(0),
                MOVE), {"reason": "not-stated"}),
    (illegal(IMPOSSIBLE, "which card lies on the pile", two("draw", draw="5"), draw(0, "6"),
             "#/move/card"), {"card": 6, "known": 5, "reason": "known-otherwise"}),
    (illegal(IMPOSSIBLE, "the card of which no copy is left to draw",
             two("draw", draw="?", piles={0: "9 9", 1: "9 9"}), draw(0, "9"), "#/move/card"),
     {"card": 9, "reason": "no-copy-left"}),
    (illegal(IMPOSSIBLE, "how many are seen, and how many were told",
             decide("3 8", draw="5 6", actions=PEEKING, rest="discard"), act(0, "peek", "5"),
             "#/move/seen"), {"needed": 2, "given": 1, "reason": "wrong-length"}),
    (illegal(IMPOSSIBLE, "which seen card lies there",
             decide("3 8", draw="? 5 6", actions=PEEKING), act(0, "peek", "? 5 7"),
             "#/move/seen/2"), {"card": 7, "known": 6, "reason": "known-otherwise"}),
    (illegal(IMPOSSIBLE, "the seen card of which too few copies are left",
             decide("3 8", draw="? ? 6", piles={1: "9 9 9"}, actions=PEEKING, dark=True),
             act(0, "peek", "9 9 6"), "#/move/seen/1"), {"card": 9, "reason": "no-copy-left"}),
    (illegal(IMPOSSIBLE, "that nothing is seen", decide("3 8"), act(0, "+1", "5 6 7"),
             "#/move/seen"), {"reason": "not-due"}),
    (illegal(IMPOSSIBLE, "which tossed card it is", two("peek", "3 8", peeked="5 6 7"),
             toss(0, 1, "7"), "#/move/card"),
     {"card": 7, "known": 6, "reason": "known-otherwise"}),
    (illegal(IMPOSSIBLE, "the tossed card of which no copy is left",
             two("peek", "3 8", peeked="? 6 7", piles={0: "9 9", 1: "9 9"}), toss(0, 0, "9"),
             "#/move/card"), {"card": 9, "reason": "no-copy-left"}),
]  # fmt: skip

# --- Tables that cannot be -------------------------------------------------------------------

COPY = put(put(two("draw", draw="5 6 7", discard="9 9 9 9 M M"), "draw/0", "mirror"), "draw/1", 9)
PHASES: list[Told] = [
    (found(COPIES, "the numbers first, then the mirrors", COPY, STATE),
     {"cards": [9, "mirror"], "reason": "too-many"}),
    (found(TOTAL, "how many there are", put(OVER, "draw", OVER["draw"][2:]), STATE),
     {"count": 54, "needed": 56, "reason": "deck"}),
    (found("table.seats", "how many may play", crowd(7), "#/state/players"),
     {"players": 7, "allowed": [2, 3, 4, 5, 6], "reason": "players"}),
    (found(PHASE, "the phase in which no round lies there",
           OVER | {"round": cards("11"), "draw": OVER["draw"][1:], "constraint": "gentle"}, ROUND),
     {"phase": "game-over", "reason": "must-be-empty"}),
    (found(PHASE, "the card that is no joker", two("joker", "J=5 3"), "#/state/round/1"),
     {"card": 3, "phase": "joker", "reason": "wrong-last"}),
    (found(PHASE, "the name that a joker has", two("joker", "3 J=5"), "#/state/round/1/value"),
     {"value": 5, "needed": None, "reason": "wrong-value"}),
    (found(PHASE, "no joker to be named", two("joker", drawn=1), ROUND, (HERITAGE, ROUND)),
     {"phase": "joker", "reason": "must-not-be-empty"},
     {"count": 0, "drawn": 1, "reason": "wrong-length"}),
    (found(PHASE, "the phase in which nothing lies at the centre",
           decide("3 8", centre="5"), "#/state/centre"),
     {"phase": "decide", "reason": "must-be-empty"}),
    (found(PHASE, "the seat that there is not", three("draw", turn=3), "#/state/turn"),
     {"seat": 3, "seats": 3, "reason": "no-such-seat"}),
    (found(PHASE, "whose turn it could be", put(three("draw"), "turn", None), "#/state/turn"),
     {"phase": "draw", "turn": None, "needed": [0, 1, 2], "reason": "wrong-turn"}),
    (found(PHASE, "that it is nobody's turn", put(OVER, "turn", 0), "#/state/turn"),
     {"phase": "game-over", "turn": 0, "needed": [None], "reason": "wrong-turn"}),
    (found(PHASE, "how many were drawn too early", two("draw", "3"), "#/state/drawn"),
     {"value": 1, "needed": 0, "reason": "wrong-value"}),
    (found(PHASE, "that one was drawn at least", decide("", "3"), "#/state/drawn"),
     {"value": 0, "needed": 1, "reason": "wrong-value"}),
    (found(PHASE, "that no action was played yet", two("draw", acted=True),
           "#/state/action_played"), {"value": True, "needed": False, "reason": "wrong-value"}),
    (found(PHASE, "that a peek is an action", two("peek", "3 8", peeked="5 6 7", acted=False),
           "#/state/action_played"), {"value": False, "needed": True, "reason": "wrong-value"}),
    (found(PHASE, "the phase in which nothing is seen", decide("3 8", peeked="5"),
           "#/state/peeked"), {"phase": "decide", "reason": "must-be-empty"}),
    (found(PHASE, "the phase in which something is seen", two("peek", "3 8"), "#/state/peeked"),
     {"phase": "peek", "reason": "must-not-be-empty"}),
    (found(PHASE, "how many are seen", two("peek", "3 8", peeked="5 6"), "#/state/peeked"),
     {"value": 2, "needed": 3, "reason": "wrong-value"}),
]  # fmt: skip

TABLES: list[Told] = [
    (found(HERITAGE, "how long the round is", decide("3 8 5", drawn=1), ROUND),
     {"count": 3, "drawn": 1, "reason": "wrong-length"}),
    (found(HERITAGE, "what the heritage brings", decide("3", "12", constraint="lively"),
           "#/state/constraint"),
     {"constraint": "lively", "needed": "gentle", "reason": "wrong-constraint"}),
    (found(HERITAGE, "which card is doubled", decide("8", "3x"), f"{ROUND}/0/doubled"),
     {"reason": "doubled"}),
    (found(VALUE, "how far a number of this turn is from its print", decide("3 8=10*"),
           f"{ROUND}/1/value"), {"card": 8, "value": 10, "most": 1, "reason": "too-far"}),
    (found(VALUE, "how far the heritage is from its print", decide("8", "1=3"),
           f"{ROUND}/0/value"), {"card": 1, "value": 3, "most": 1, "reason": "too-far"}),
    (found(VALUE, "how far a card of a pile is from its print",
           two("draw", piles={1: "3 5=8*"}, options=FAMILY), "#/state/players/1/pile/1/value"),
     {"card": 5, "value": 8, "most": 2, "reason": "too-far"}),
    (found(VALUE, "which value a card at the centre cannot have",
           two("game-over", piles={0: RUN_OF_TEN}, centre="J=0"), "#/state/centre/value"),
     {"value": 0, "reason": "out-of-range"}),
    (found(VALUE, "the value and the mark of a mirror", decide("M=3* 8"), f"{ROUND}/0/value",
           f"{ROUND}/0/marked"), {"value": 3, "reason": "mirror"}, {"reason": "marked"}),
    (found(VALUE, "which card has no value", decide("J 3"), f"{ROUND}/0/value"),
     {"reason": "no-value"}),
    (found(DUPLICATE, "which value is there twice", decide("3 8 J=3 8=9*"), f"{ROUND}/2"),
     {"value": 3, "reason": "twice"}),
    (found(DUPLICATE, "that the last card has no equal", two("duplicate", "3 8"), f"{ROUND}/1"),
     {"reason": "none"}),
    (found(DUPLICATE, "that the last card is rescued", two("duplicate", "4 3=4*"), f"{ROUND}/1"),
     {"reason": "marked"}),
    (found(DUPLICATE, "two cards before the one to answer for", two("duplicate", "3 3 8 8"),
           f"{ROUND}/1"), {"value": 3, "reason": "twice"}),
    (found(MARKED, "whose cards are marked", two("draw", piles={0: "3 5=6*", 1: "9=8* 3 8=7*"}),
           "#/state/players/0/pile/1/marked", "#/state/players/1/pile/0/marked",
           "#/state/players/1/pile/2/marked"), {"player": 0, "reason": "marked"}, {"player": 1},
     {"player": 1}),
    (found(DOUBLE, "whose x2 is used up", three("decide", "3 8", turn=1, doubling={1, 2}),
           "#/state/players/1/double_next"), {"player": 1, "reason": "used-up"}),
    (found(ACTIONS, "who has how many cards, and how many at most",
           three("decide", "3 8", acted=True, doubling={2},
                 actions={0: "+1 -1 x2", 1: "? ? ? ?", 2: "+1 ? ?"}),
           *(f"#/state/players/{seat}/actions" for seat in range(3))),
     {"player": 0, "count": 3, "most": 2, "reason": "too-many"},
     {"player": 1, "count": 4, "most": 3}, {"player": 2, "count": 3, "most": 2}),
    (found(ACTIONS, "that the turn is gentle", decide("3 8", "12", acted=True),
           "#/state/action_played"), {"reason": "gentle"}),
    (found(FINISHED, "who has the target, the first of two",
           three("draw", piles={1: "3 8", 2: "4 9 5"}, options={"target": 2}), "#/state/phase"),
     {"player": 1, "target": 2, "reason": "target"}),
    (found(FINISHED, "that nothing is left to draw", two("draw", rest=1, options=FAR),
           "#/state/phase"), {"reason": "exhausted"}),
    (found(FINISHED, "that there is more to play for", two("game-over"), "#/state/phase"),
     {"reason": "not-finished"}),
]  # fmt: skip

# --- What happens ----------------------------------------------------------------------------

EVENTS = [
    legal("whoopla.reading.exhausted", "how many were shuffled, and what is drawn",
          two("draw", rest=1, discard="9 ? 4", options=FAR, doubling={0}), draw(0, "4"),
          [event("reshuffled", count=3), event("drawn", player=0, card=4, doubled=True)],
          {"draw": [None, None], "discard": [], "round": cards("4x"),
           "players/0/double_next": False, "phase": "decide"}),
    legal(EXHAUSTED, "the rule that ends the game, and what was left",
          two("decide", "3 8 J=5x", rest=1, options=FAR), stop(0),
          [event("secured", player=0, card=3, value=3),
           event("secured", player=0, card=8, value=8),
           event("heritage-left", player=0, card="joker", value=5),
           event("game-over", rule=EXHAUSTED)]),
    legal(TARGET, "what is scored and dropped, and the rule that ends the game",
          three("decide", "7 9 7=6* 8x 3", turn=2, piles={2: "4"}, options={"target": 8}), stop(2),
          [event("secured", player=2, card=7, value=7),
           event("secured", player=2, card=9, value=9),
           event("dropped", player=2, card=7, value=6),
           event("secured", player=2, card=8, value=8),
           event("run", player=2, values=[7, 8, 9]),
           event("heritage-left", player=2, card=3, value=3),
           event("game-over", rule=TARGET)],
          over("3") | {"players/2/pile": cards("8x 9 7 4"), "discard": [7]}),
    legal(TARGET, "nothing is left of a lively turn with an action",
          two("decide", "4 8=9", heritage="6", acted=True, options={"target": 2}), stop(0),
          None, over("8=9") | {"players/0/pile": cards("4 6"), "ply": 1}),
    legal(HERITAGE, "a heritage that an action has changed is taken", two("draw", centre="5=6",
          draw="9"), draw(0), [event("drawn", player=0, card=9, doubled=False)],
          {"round": cards("5=6 9"), "constraint": "lively", "centre": None, "drawn": 1}),
]  # fmt: skip

CASES: list[Case] = [
    *(with_params(case, *params) for case, *params in [*REFUSED, *PHASES, *TABLES]),
    *EVENTS,
]
