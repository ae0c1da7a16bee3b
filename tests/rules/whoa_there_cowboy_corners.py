"""Whoa There Cowboy: the facts of what is cited, whole events, and corners of the rules."""

from __future__ import annotations

from typing import Any

from .case import Case, State, event, found, illegal, incomplete, legal, put, undetermined
from .case import with_params as why
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    claim,
    five,
    give,
    no_challenge,
    play,
    three,
    yeehaw,
)

BEATS = "cowboy.play.beats"
RESTART = "cowboy.play.restart"
EXACT = "cowboy.play.exact-order"
HAND = "cowboy.play.hand"
QUANTITY = "cowboy.play.quantity"
SELF = "cowboy.challenge.self"
WINDOW = "cowboy.yeehaw.window"
BLUFF = "cowboy.yeehaw.bluff"
OUT = "cowboy.out"
CAUGHT = "cowboy.caught"
GIFT = "cowboy.gift"
DEPLETION = "cowboy.depletion"
WAY = "cowboy.direction"
NOTHING = "cowboy.reading.nothing-left"
TOKENS = "cowboy.tokens"
SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
PHASE = "table.phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"
MISSING = "table.outcome-missing"

MOVE = "#/move"
PLAYER = "#/move/player"
SAID = "#/move/claim"
NUMBER = "#/move/claim/number"
LAID = "#/move/cards"
DREW = "#/move/drew"
PENALTY = "#/move/penalty"
REVEALED = "#/move/revealed"

SEVEN = "1234567"
NO_CARD = {"direction_card": False}
IN_ORDER = {"exact_order": True}
TWO = {"double_penalty": True}


def on(said: str | None, hand: str = SEVEN, **facts: Any) -> State:
    """Seat 0 is on turn after this claim, and nothing is open."""
    return three("play", {0: hand}, claimed=said, **facts)


def facts(reason: str, **told: Any) -> dict[str, Any]:
    """The facts of a citation, with its reason."""
    return {"reason": reason, **told}


def over(reason: str, said: str, last: str) -> dict[str, Any]:
    """The facts of a claim that does not beat the last one."""
    mine, yours = claim(said) or {}, claim(last) or {}
    return facts(reason, **mine, over_number=yours["number"], over_quantity=yours["quantity"])


CLAIMS = [
    why(illegal(BEATS, "why a lower number is not enough", on("3x4"), play(0, "2x3"), SAID),
        over("not-higher", "2x3", "3x4")),
    why(illegal(BEATS, "why a higher number is not enough", on("3x4", way="down"),
                play(0, "2x5"), SAID), over("not-lower", "2x5", "3x4")),
    why(illegal(BEATS, "why as many are not enough", on("3x4"), play(0, "3x4"), SAID),
        over("not-more", "3x4", "3x4")),
    why(illegal(BEATS, "why fewer 7s are not enough, going down", on("3x7"), play(0, "2x7"), SAID),
        over("not-more", "2x7", "3x7")),
    why(illegal(BEATS, "why a lower number is not enough without the card",
                on("3x4", options=NO_CARD), play(0, "2x3"), SAID),
        over("not-higher", "2x3", "3x4")),
    why(illegal(BEATS, "why as many are not enough without the card",
                on("3x4", options=NO_CARD), play(0, "3x4"), SAID),
        over("not-more", "3x4", "3x4")),
    why(illegal(RESTART, "why a 2 does not follow 7s", on("3x7", options=NO_CARD),
                play(0, "4x2"), SAID), over("no-restart", "4x2", "3x7")),
    why(illegal(RESTART, "why as many 7s do not follow 7s", on("3x7", options=NO_CARD),
                play(0, "3x7"), SAID), over("no-restart", "3x7", "3x7")),
    why(illegal(EXACT, "which number is the first", on(None, options=IN_ORDER), play(0, "1x4"),
                NUMBER), facts("first", number=4, needed=1)),
    why(illegal(EXACT, "which number is the next", on("3x4", options=IN_ORDER), play(0, "1x6"),
                NUMBER), facts("skipped", number=6, needed=5)),
    why(illegal(EXACT, "which number is the next going down",
                on("3x4", way="down", options=IN_ORDER), play(0, "1x1"), NUMBER),
        facts("skipped", number=1, needed=3)),
    why(illegal(EXACT, "which number is the next after 7s", on("3x7", options=IN_ORDER),
                play(0, "1x1"), NUMBER), facts("skipped", number=1, needed=6)),
    why(illegal(EXACT, "which number is the next after 1s", on("3x1", options=IN_ORDER),
                play(0, "1x7"), NUMBER), facts("skipped", number=7, needed=2)),
    why(illegal(TURN, "whose turn it is to claim", on("1x3"), play(1, "1x4"), PLAYER),
        facts("not-your-turn", player=1, turn=0)),
]  # fmt: skip

CARDS = [
    why(illegal(HAND, "how many are held of those announced", on("1x3", "125"), play(0, "4x4"),
                "#/move/claim/quantity"), facts("announced", player=0, quantity=4, held=3)),
    why(illegal(HAND, "how many are held of those laid", on("1x3", "125"),
                play(0, "2x4", "????"), LAID, (QUANTITY, LAID)),
        facts("laid", player=0, laid=4, held=3), facts("count", quantity=2, laid=4)),
    why(illegal(QUANTITY, "how many were laid", on("1x3"), play(0, "3x4", "45"), LAID),
        facts("count", quantity=3, laid=2)),
    why(illegal(HELD, "which card is in no hand", on("1x3", "1255"), play(0, "3x4", "?26"),
                f"{LAID}/2"), facts("not-held", player=0, card=6)),
    why(illegal(HELD, "which card lies elsewhere", on("1x3", "12?", pile="6" * 14),
                play(0, "1x4", "6"), f"{LAID}/0"), facts("no-copy-left", player=0, card=6)),
    why(illegal(HELD, "which card is no gift", three("gift", {0: "35"}, pile="3"), give(0, "4"),
                "#/move/card"), facts("not-held", player=0, card=4)),
    why(illegal(TURN, "whose turn it is to give", three("gift", {0: "35"}, pile="3"),
                give(1), PLAYER), facts("not-your-turn", player=1, turn=0)),
]  # fmt: skip


def laid(opened: str, hand: str = "15", said: str = "2x3", **known: Any) -> State:
    """Seat 2 of three has laid these cards, and seat 0 is next."""
    return three("play", {0: "1245667", 1: "122", 2: hand}, claimed=said, opened=opened, **known)


CALLS = [
    why(illegal(SELF, "who called", laid("35"), challenge(2), PLAYER),
        facts("oneself", player=2)),
    why(illegal(SELF, "who called, and a report that cannot be", laid("35"),
                challenge(2, "36"), PLAYER, (IMPOSSIBLE, f"{REVEALED}/1")),
        facts("oneself", player=2), facts("not-there", card=6)),
    why(illegal(IMPOSSIBLE, "how many were revealed", laid("35"), challenge(0, "3"), REVEALED),
        facts("wrong-length", needed=2, given=1)),
    why(illegal(IMPOSSIBLE, "which card was not revealed", laid("35"), challenge(0, "?4"),
                f"{REVEALED}/1"), facts("not-there", card=4)),
    why(illegal(IMPOSSIBLE, "which fifteenth card was revealed",
                laid("3?", pile="7" * 13), challenge(0, "73"), f"{REVEALED}/0"),
        facts("no-copy-left", card=7)),
    why(incomplete(MISSING, "nothing was revealed", laid("3?"), challenge(0), MOVE),
        facts("not-stated")),
    why(incomplete(MISSING, "which card was not revealed", laid("3?"), challenge(0, "3?"),
                   f"{REVEALED}/1"), facts("not-stated")),
    why(illegal(IMPOSSIBLE, "no refill is due to who was caught", laid("56", ""),
                challenge(1, drew=SEVEN), DREW), facts("not-due")),
    why(illegal(IMPOSSIBLE, "no penalty card is due after a wrong call", laid("33"),
                challenge(1, penalty="4"), PENALTY), facts("not-due")),
    why(illegal(IMPOSSIBLE, "what the penalty card was", laid("35", draw="4"),
                challenge(1, penalty="6"), PENALTY), facts("known-otherwise", card=6, known=4)),
    why(illegal(IMPOSSIBLE, "what the penalty card was, once an unseen card was revealed",
                laid("3?", draw="4", hidden="5"), challenge(1, "35", penalty="6"), PENALTY),
        facts("known-otherwise", card=6, known=4)),
    why(illegal(IMPOSSIBLE, "how many were drawn", laid("56", ""), no_challenge(drew="123"),
                DREW), facts("wrong-length", needed=7, given=3)),
    why(illegal(IMPOSSIBLE, "how many an older hand draws",
                laid("56", "", options={"older_hand": True}), play(0, "1x4", "4", drew="?"),
                DREW), facts("wrong-length", needed=9, given=1)),
]  # fmt: skip

BOASTS = [
    why(illegal(WINDOW, "nothing that one could boast of", laid("35"), yeehaw(1), MOVE),
        facts("nothing-let-through")),
    why(illegal(WINDOW, "whose play was let through", laid("35", through=(1, True)), yeehaw(0),
                PLAYER), facts("another-play", player=0, needed=1)),
    why(illegal(WINDOW, "who has to play before", on("1x3", through=(2, True)), yeehaw(2), MOVE),
        facts("too-early", player=0)),
    why(illegal(BLUFF, "who did not bluff", laid("35", through=(1, False)), yeehaw(1), MOVE),
        facts("no-bluff", player=1)),
    why(undetermined(BLUFF, "whose cards nobody has seen", laid("35", through=(1, None)),
                     yeehaw(1), MOVE, events=[event("yeehaw", player=1)],
                     then={"let_through": None, "turn": 0}), facts("hidden-cards", player=1)),
]  # fmt: skip

THROUGH = [event("let-through", player=2), event("settled", player=2, count=2)]
PAID = event("token", player=2, points=20)
REFILLED = event("drew", player=2, count=7)
SHOWN = event("revealed", player=2, cards=[3, 5])
TRUE = [event("revealed", player=2, cards=[3, 3]), event("settled", player=2, count=2)]
DUE = event("gift-due", **{"from": 2, "to": 1})


def depleted(times: int, count: int) -> list[dict[str, Any]]:
    """The draw pile is gone, and so many cards are shuffled."""
    return [event("depleted", depletions=times), event("reshuffled", count=count)]


EVENTS = [
    legal(OUT, "all that happens when a hand is out and the next seat flips", laid("56", ""),
          play(0, "1x7", "6"),
          [*THROUGH, PAID, REFILLED, event("played", player=0, number=7, quantity=1),
           event("flipped", direction="down")]),
    legal(OUT, "all that happens when a claim of 1s flips",
          on("1x3", way="down"), play(0, "2x1", "67"),
          [event("played", player=0, number=1, quantity=2), event("flipped", direction="up")]),
    legal(OUT, "all that happens at the end of a round",
          laid("56", "", depletions=1, round=2), no_challenge(),
          [*THROUGH, PAID, event("round-over", round=2, player=2)]),
    legal(OUT, "all that happens at the end of the game",
          laid("33", "", depletions=1, round=3), challenge(1),
          [*TRUE, PAID, event("round-over", round=3, player=2), event("game-over")]),
    legal(CAUGHT, "all that happens when a bluff is caught", laid("53"), challenge(1),
          [SHOWN, event("caught", player=2), event("drew", player=2, count=1),
           event("token", player=1, points=10)]),
    legal(CAUGHT, "all that happens when a claim is taken back",
          laid("35", before="1x2", young=(1,),
               options={"caught_claim_stands": False, "young_bonus": True}), challenge(1),
          [SHOWN, event("caught", player=2), event("drew", player=2, count=1),
           event("token", player=1, points=20),
           event("claim-restored", number=2, quantity=1, direction="up")]),
    legal(CAUGHT, "all that happens when a first claim is taken back",
          laid("35", options={"caught_claim_stands": False, **NO_CARD}), challenge(1),
          [SHOWN, event("caught", player=2), event("drew", player=2, count=1),
           event("token", player=1, points=10),
           event("claim-restored", number=None, quantity=None, direction=None)]),
    legal(GIFT, "all that happens after a wrong call with two penalties",
          laid("33", "", options=TWO), challenge(1),
          [*TRUE, PAID, REFILLED, event("drew", player=1, count=1), DUE]),
    legal(GIFT, "all that happens when a gift empties a hand",
          three("gift", {0: "4", 1: "12", 2: "57"}, pile="3"), give(0, "4"),
          [event("given", **{"from": 0, "to": 1}), event("token", player=0, points=20),
           event("drew", player=0, count=7)]),
    legal(DEPLETION, "all that happens when a refill goes on after a shuffle",
          laid("56", "", draw="123", rest="pile"), no_challenge(),
          [*THROUGH, PAID, event("drew", player=2, count=3), *depleted(1, 85),
           event("drew", player=2, count=4)]),
    legal(DEPLETION, "all that happens when a refill takes the last card",
          laid("56", "", draw=SEVEN, rest="pile"), no_challenge(),
          [*THROUGH, PAID, REFILLED, *depleted(1, 81)]),
    legal(DEPLETION, "all that happens when a shuffle was put off",
          five("play", {0: "2345", 1: "122", 4: "6"}, claimed="1x3", opened="5", draw="",
               pile="123", rest=2, depletions=1), challenge(0),
          [event("revealed", player=4, cards=[5]), event("caught", player=4),
           event("reshuffled", count=3), event("drew", player=4, count=1),
           event("token", player=0, points=10)]),
    legal(DEPLETION, "all that happens when a shuffle that was put off gives all there is",
          five("play", {4: ""}, claimed="1x3", opened="5", draw="", pile="12", rest=1,
               depletions=1), no_challenge(),
          [event("let-through", player=4), event("settled", player=4, count=1),
           event("token", player=4, points=20), event("reshuffled", count=3),
           event("drew", player=4, count=3), event("depleted", depletions=2)]),
    legal(DEPLETION, "all that happens when both piles run out",
          five("play", {4: ""}, claimed="1x3", opened="5", draw="67", pile="12", rest=1),
          no_challenge(),
          [event("let-through", player=4), event("settled", player=4, count=1),
           event("token", player=4, points=20), event("drew", player=4, count=2),
           *depleted(1, 3), event("drew", player=4, count=3), event("depleted", depletions=2)]),
    legal(DEPLETION, "all that happens when the refill ends one pile, and the penalty the other",
          five("play", {0: "245", 4: ""}, claimed="1x3", opened="3", draw="1234567", rest=1,
               options=TWO), challenge(0),
          [event("revealed", player=4, cards=[3]), event("settled", player=4, count=1),
           event("token", player=4, points=20), event("drew", player=4, count=7),
           *depleted(1, 1), event("drew", player=0, count=1), event("depleted", depletions=2),
           event("gift-due", **{"from": 4, "to": 0})],
          {"players/0/hand": cards("245?"), "draw": [], "pile": [], "depletions": 2}),
    legal(NOTHING, "all that happens when no card is left for a hand emptied by a gift",
          three("gift", {0: "4"}, rest=2, depletions=1, round=2,
                options={"gift_can_empty_hand": False}), give(0),
          [event("given", **{"from": 0, "to": 1}), event("round-over", round=2, player=0)],
          {"phase": "round-over", "turn": None, "players/0/tokens": 0}),
]  # fmt: skip


OPEN = laid("35", through=(1, True), pile="61")
OVER = three("round-over", {0: ""}, depletions=1)
WON = three("game-over", {0: ""}, depletions=1)
OWED = three("gift", {0: "3345"}, pile="33")
ENDING = three("play", {2: ""}, claimed="1x3", opened="5", depletions=1)


def phase(what: str, state: State, path: str, value: Any, *told: dict[str, Any]) -> Case:
    """One place that does not fit the phase."""
    return why(found(PHASE, f"the facts of {what}", put(state, path, value), f"#/state/{path}"),
               *told)  # fmt: skip


FINDINGS = [
    why(found(SEATS, "the facts of totals", put(OPEN, "totals", [0, 0]), "#/state/totals"),
        facts("list", players=3, count=2)),
    why(found(COPIES, "the facts of two kinds too many",
              put(three("play", {0: "2" * 14, 1: "1" * 14, 2: "34"}), "players/2/hand", [2, 1]),
              "#/state"), facts("too-many", cards=[1, 2])),
    why(found(TOTAL, "the facts of a card too many", put(OPEN, "pile", [6, 1, None]), "#/state"),
        facts("deck", count=99, needed=98)),
    phase("a turn", OPEN, "turn", 1, facts("wrong-turn", phase="play", turn=1, needed=[0])),
    phase("a turn of nobody", on("1x3"), "turn", None,
          facts("wrong-turn", phase="play", turn=None, needed=[0, 1, 2])),
    phase("a turn at the end", ENDING, "turn", 0,
          facts("wrong-turn", phase="play", turn=0, needed=[None])),
    phase("a turn after the end", OVER, "turn", 0,
          facts("wrong-turn", phase="round-over", turn=0, needed=[None])),
    phase("a turn in gift", OWED, "turn", 1, facts("wrong-turn", phase="gift", turn=1, needed=[0])),
    phase("a turn of no seat", on("1x3"), "turn", 3, facts("no-such-seat", seat=3, seats=3)),
    phase("a first seat", OPEN, "first", 4, facts("no-such-seat", seat=4, seats=3)),
    phase("a play of no seat", OPEN, "open/player", 5, facts("no-such-seat", seat=5, seats=3)),
    phase("a play let through of no seat", on("1x3", through=(2, True)), "let_through/player", 3,
          facts("no-such-seat", seat=3, seats=3)),
    phase("a giver", OWED, "gift/from", 3, facts("no-such-seat", seat=3, seats=3)),
    phase("a receiver", OWED, "gift/to", 3, facts("no-such-seat", seat=3, seats=3)),
    phase("a gift to oneself", OWED, "gift/to", 0, facts("wrong-seat", seat=0, needed=[1, 2])),
    phase("a round", on("1x3"), "round", 4, facts("too-high", value=4, most=3)),
    phase("a round of its own end", OVER, "round", 3, facts("too-high", value=3, most=2)),
    phase("a round before the end", WON, "round", 2, facts("wrong-value", value=2, needed=3)),
    phase("earlier points", on("1x3"), "totals/1", -7, facts("wrong-value", value=-7, needed=0)),
    phase("no direction", on("1x3"), "direction", None,
          facts("wrong-value", value=None, needed=["up", "down"])),
    phase("a direction without the card", on("1x3", options=NO_CARD), "direction", "up",
          facts("wrong-value", value="up", needed=None)),
    phase("no direction before", OPEN, "open/before/direction", None,
          facts("wrong-value", value=None, needed=["up", "down"])),
    phase("a direction before, without the card", laid("35", options=NO_CARD),
          "open/before/direction", "down", facts("wrong-value", value="down", needed=None)),
    phase("a gift when the round is over", OVER, "gift", {"from": 0, "to": 1},
          facts("must-be-empty", phase="round-over")),
    phase("a play let through when all is over", WON, "let_through",
          {"player": 0, "bluff": None}, facts("must-be-empty", phase="game-over")),
    phase("no gift in gift", OWED, "gift", None, facts("must-not-be-empty", phase="gift")),
    phase("no claim in gift", OWED, "claim", None, facts("must-not-be-empty", phase="gift")),
    phase("no claim when the round is over", OVER, "claim", None,
          facts("must-not-be-empty", phase="round-over")),
    phase("an open claim", OPEN, "open/claim", claim("2x4"), facts("other-claim")),
    phase("who was let through", OPEN, "let_through/player", 0,
          facts("wrong-seat", seat=0, needed=1)),
    why(found(PHASE, "the facts of open cards", three("play", claimed="2x3", opened="335"),
              "#/state/open/cards"), facts("count", count=3, needed=2)),
    why(found(PHASE, "the facts of an empty hand", on("1x3", ""), "#/state/players/0/hand"),
        facts("empty-hand", player=0, phase="play")),
    why(found(PHASE, "the facts of an empty draw pile", three("play", rest="pile"),
              "#/state/draw"), facts("must-not-be-empty", phase="play")),
    why(found(WAY, "the facts of 7s going up", on("2x7", way="up"), "#/state/direction"),
        facts("turned", number=7, direction="up")),
    why(found(WAY, "the facts of no claim going down", on(None, way="down"), "#/state/direction"),
        facts("no-claim")),
    why(found(WAY, "the facts of 1s going down before",
              laid("35", before="1x1", before_way="down", way="down"),
              "#/state/open/before/direction"), facts("turned", number=1, direction="down")),
    why(found(WAY, "the facts of no claim going down before",
              laid("35", before_way="down", way="down"), "#/state/open/before/direction"),
        facts("no-claim")),
    why(found(WAY, "the facts of a turn by no claim", laid("35", before="1x2", before_way="up",
              way="down"), "#/state/direction"),
        facts("not-turned", before="up", direction="down", needed="up")),
    why(found(TOKENS, "the facts of tokens", put(OPEN, "players/1/tokens", 15),
              "#/state/players/1/tokens"), facts("no-tens", player=1, tokens=15)),
]  # fmt: skip

CASES: list[Case] = [*CLAIMS, *CARDS, *CALLS, *BOASTS, *EVENTS, *FINDINGS]
