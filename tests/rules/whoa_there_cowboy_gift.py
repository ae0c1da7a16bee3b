"""Whoa There Cowboy: the card that a wrong accuser is given, and what was let through unseen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .case import Case, State, illegal, legal, reading, shown, undetermined
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    claim,
    five,
    four,
    give,
    play,
    three,
    two,
    yeehaw,
)

GIFT = "cowboy.gift"
HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"
CHOICE = "cowboy.reading.gift-choice"
GIFT_OUT = "cowboy.reading.gift-out"
NOTHING = "cowboy.reading.nothing-left"
NEXT = "cowboy.reading.next"
WINDOW = "cowboy.yeehaw.window"
BLUFF = "cowboy.yeehaw.bluff"
BOAST = "cowboy.reading.yeehaw"

MOVE = "#/move"
CARD = "#/move/card"
DREW = "#/move/drew"
TAKEN = "1112345"
ANYWHERE = (WINDOW, None)


def due(hand: str, **facts: Any) -> State:
    """Seat 0 owes seat 1 a card, and has this hand."""
    return three("gift", {0: hand, 1: "122", 2: "57"}, claimed="2x3", pile="33", **facts)


GIVEN = [
    legal(GIFT, "a known card", due("3345", through=(2, None)), give(0, "4"), "given",
          {"players/0/hand": [3, 3, 5], "players/1/hand": [1, 2, 2, 4], "players/2/hand": [5, 7],
           "phase": "play", "turn": 1, "gift": None, "open": None, "claim": claim("2x3"),
           "direction": "up", "pile": [3, 3], "players/0/tokens": 0,
           "let_through": {"player": 2, "bluff": None}}),
    legal(GIFT, "a card that is not shown", due("3345"), give(0), "given",
          {"players/0/hand": cards("3??"), "players/1/hand": cards("122?")}),
    legal(GIFT, "a card that is not shown, of two alike", due("44"), give(0), "given",
          {"players/0/hand": [4], "players/1/hand": [1, 2, 2, 4]}),
    legal(GIFT, "a card that is not shown, of three", due("445"), give(0), "given",
          {"players/0/hand": cards("4?"), "players/1/hand": cards("122?")}),
    legal(GIFT, "a card of an unseen hand", due("???"), give(0), "given",
          {"players/0/hand": cards("??"), "players/1/hand": cards("122?")}),
    legal(GIFT, "a card of an unseen hand that is named", due("???", hidden="6"), give(0, "6"),
          "given", {"players/0/hand": cards("??"), "players/1/hand": cards("1226")}),
    legal(GIFT, "a known card goes before an unseen one", due("6?"), give(0, "6"), "given",
          {"players/0/hand": cards("?"), "players/1/hand": cards("1226")}),
    legal(GIFT, "an unseen card for what is not known", due("5?", hidden="6"), give(0, "6"),
          "given", {"players/0/hand": cards("5"), "players/1/hand": cards("1226")}),
    legal(GIFT, "into an unseen hand",
          three("gift", {0: "3345", 1: "???"}, claimed="2x3", pile="33"), give(0, "4"), "given",
          {"players/1/hand": cards("4???")}),
    legal(GIFT, "between two players",
          two("gift", {0: "35", 1: "46"}, gift=(1, 0), claimed="2x3", pile="33"), give(1, "4"),
          "given", {"turn": 0, "players/0/hand": [3, 4, 5], "players/1/hand": [6]}),
    legal(GIFT, "no refill of who has cards left", due("3345"), give(0, "3", drew=""), "given"),
    illegal(HELD, "a gift of no hand", due("3345"), give(0, "7"), CARD),
    illegal(HELD, "a gift that the receiver holds", due("3345"), give(0, "2"), CARD),
    illegal(HELD, "a gift from an unseen card, but all fourteen lie elsewhere",
            three("gift", {0: "3?", 1: "122", 2: "57"}, pile="6" * 14, hidden="1"), give(0, "6"),
            CARD),
    illegal(IMPOSSIBLE, "a refill of a giver who has cards left", due("3345"),
            give(0, "3", drew="1"), DREW),
    illegal(IMPOSSIBLE, "a refill that an armed round does not have", due("4", depletions=1),
            give(0, "4", drew="1234567"), DREW),
    illegal(IMPOSSIBLE, "no refill of a giver who is out", due("4"), give(0, "4", drew=""), DREW),
    *[
        shown(legal(CHOICE, f"the giver picks a {card}", due("1357"), give(0, card), "given",
                    {"players/1/hand": sorted([1, 2, 2, int(card)])}))
        for card in "1357"
    ],
    illegal(CHOICE, "the receiver does not pick", due("3345"), give(1),
            ("table.not-your-turn", "#/move/player")),
    shown(legal(NEXT, "left of the giver, though the receiver sits farther",
                four("gift", {1: "3345"}, gift=(1, 0), pile="33"), give(1, "3"), "given",
                {"turn": 2})),
    shown(legal(NEXT, "left of the giver, who is the receiver",
                four("gift", {1: "3345"}, gift=(1, 2), pile="33"), give(1, "3"), "given",
                {"turn": 2})),
]  # fmt: skip

KEEPS = {"gift_can_empty_hand": False}
OUT = "given token drew"
EMPTY = {"draw": "", "pile": "", "rest": 1}


def bare(build: Callable[..., State], **facts: Any) -> State:
    """The giver has one card, and there is neither a draw pile nor a pile."""
    return build("gift", {0: "4"}, **EMPTY, **facts)


EMPTIED = [
    *[
        reading(True, legal(GIFT_OUT, f"not armed: a token and a refill, {how}",
                            due("4", draw=TAKEN, options=options), give(0, "4"), OUT,
                            {"players/0/tokens": 20, "players/0/hand": cards(TAKEN),
                             "players/1/hand": [1, 2, 2, 4], "phase": "play", "turn": 1,
                             "gift": None}))
        for how, options in (("by default", None), ("set", {"gift_can_empty_hand": True}))
    ],
    reading(True, legal(GIFT_OUT, "the refill is reported",
                        due("4", draw="????????", hidden=TAKEN), give(0, "4", drew=TAKEN), OUT,
                        {"players/0/hand": cards(TAKEN)})),
    reading(True, legal(GIFT_OUT, "the only card, not shown", due("4", draw=TAKEN), give(0), OUT,
                        {"players/0/hand": cards(TAKEN), "players/1/hand": [1, 2, 2, 4]})),
    reading(True, legal(GIFT_OUT, "armed: a token, and the round is over",
                        due("4", depletions=1, through=(2, True)), give(0, "4"),
                        "given token round-over",
                        {"players/0/tokens": 20, "players/0/hand": [], "phase": "round-over",
                         "turn": None, "gift": None, "let_through": None,
                         "players/1/hand": [1, 2, 2, 4], "claim": claim("2x3")})),
    reading(True, legal(GIFT_OUT, "armed in the last round", due("4", depletions=1, round=3),
                        give(0, "4"), None, {"phase": "game-over", "players/0/tokens": 20})),
    reading(True, legal(GIFT_OUT, "five players after one depletion go on",
                        five("gift", {0: "4"}, pile="33", depletions=1), give(0, "4"), OUT,
                        {"phase": "play", "turn": 1})),
    reading(True, legal(GIFT_OUT, "armed, but a card is left", due("45", depletions=1),
                        give(0, "4"), "given", {"phase": "play", "players/0/tokens": 0})),
    *[
        reading(False, legal(GIFT_OUT, f"refilled without a token, {how}",
                             due("4", draw=TAKEN, depletions=depletions, options=KEEPS),
                             give(0, "4"), "given drew",
                             {"players/0/tokens": 0, "players/0/hand": cards(TAKEN),
                              "phase": "play", "turn": 1, "depletions": depletions,
                              "players/1/hand": [1, 2, 2, 4]}))
        for how, depletions in (("not armed", 0), ("armed", 1))
    ],
    reading(False, legal(GIFT_OUT, "a refill that is reported, armed",
                         due("4", draw="????????", hidden=TAKEN, depletions=1, options=KEEPS),
                         give(0, "4", drew=TAKEN), "given drew",
                         {"players/0/hand": cards(TAKEN)})),
    reading(False, legal(GIFT_OUT, "no card is left: the round is over, without a token",
                         bare(three, depletions=1, options=KEEPS), give(0, "4"),
                         "given round-over",
                         {"phase": "round-over", "players/0/tokens": 0, "players/0/hand": []})),
    reading(False, legal(GIFT_OUT, "a play that empties a hand is out all the same",
                         three("play", {2: ""}, opened="3", draw=TAKEN, options=KEEPS),
                         challenge(0), "revealed settled token drew gift-due",
                         {"players/2/tokens": 20})),
    shown(legal(NOTHING, "a gift empties the hand, and no card is left",
                bare(five, depletions=1), give(0, "4"), "given token round-over",
                {"phase": "round-over", "turn": None, "players/0/tokens": 20,
                 "players/0/hand": []})),
    shown(legal(NOTHING, "one card is left to draw",
                five("gift", {0: "4"}, draw="5", pile="", rest=1, depletions=0), give(0, "4"),
                None, {"phase": "play", "turn": 1, "players/0/hand": [5], "depletions": 1,
                       "draw": [], "pile": [], "players/0/tokens": 20})),
]  # fmt: skip


def gone(bluff: bool | None, by: int = 1, **facts: Any) -> State:
    """Seat 1 got away with its play, or not; seat 2 has played, and seat 0 is next."""
    return three("play", {0: "1245667", 1: "122"}, claimed="2x3", opened="35", through=(by, bluff),
                 **facts)  # fmt: skip


BOASTS = [
    legal(BLUFF, "after a bluff", gone(True), yeehaw(1), "yeehaw",
          {"let_through": None, "turn": 0, "phase": "play", "claim": claim("2x3"),
           "open/cards": [3, 5], "players/1/hand": [1, 2, 2], "players/1/tokens": 0, "pile": []}),
    illegal(BLUFF, "after the truth", gone(False), yeehaw(1), MOVE),
    undetermined(BLUFF, "after a play that nobody has seen", gone(None), yeehaw(1), MOVE,
                 events="yeehaw", then={"let_through": None, "turn": 0}),
    illegal(WINDOW, "another seat", gone(True), yeehaw(0), ANYWHERE),
    illegal(WINDOW, "the player of the open play", gone(True), yeehaw(2), ANYWHERE),
    illegal(WINDOW, "another seat after the truth", gone(False), yeehaw(0), ANYWHERE),
    illegal(WINDOW, "another seat after an unseen play", gone(None), yeehaw(0), ANYWHERE),
    illegal(WINDOW, "nothing was let through", three("play"), yeehaw(0), ANYWHERE),
    illegal(WINDOW, "a second time",
            three("play", {0: "1245667"}, claimed="2x3", opened="35"), yeehaw(1), ANYWHERE),
    illegal(WINDOW, "before the next play",
            three("play", claimed="2x3", through=(2, True)), yeehaw(2), ANYWHERE),
    illegal(WINDOW, "before the next play, after the truth",
            three("play", claimed="2x3", through=(2, False)), yeehaw(2), ANYWHERE),
    illegal(WINDOW, "before the next play, unseen",
            three("play", claimed="2x3", through=(2, None)), yeehaw(2), ANYWHERE),
    illegal(WINDOW, "the open play is one's own, and still open",
            three("play", claimed="2x3", opened="35"), yeehaw(2), ANYWHERE),
    legal(WINDOW, "when the next seat has played", gone(True), yeehaw(1), "yeehaw"),
    legal(WINDOW, "when the next play was called",
          three("play", claimed="2x3", through=(1, True)), yeehaw(1), "yeehaw",
          {"let_through": None, "turn": 0}),
    legal(WINDOW, "when the play after no-challenge is open",
          three("play", claimed="1x4", opened="4", by=0, through=(2, True)), yeehaw(2), "yeehaw"),
    legal(WINDOW, "one of two, after the other one's play",
          two("play", claimed="1x4", opened="4", by=1, through=(0, True)), yeehaw(0), "yeehaw",
          {"turn": 0}),
    legal(WINDOW, "one of two, after the other one's play was called",
          two("play", claimed="1x4", through=(0, True)), yeehaw(0), "yeehaw"),
    illegal(WINDOW, "one of two, before the other one's play",
            two("play", claimed="1x4", through=(1, True)), yeehaw(1), ANYWHERE),
    legal(WINDOW, "while the next play would end the round",
          three("play", {2: ""}, opened="4", depletions=1, through=(1, True)), yeehaw(1),
          "yeehaw", {"turn": None, "phase": "play"}),
    shown(legal(BOAST, "nothing follows from it", gone(True, tokens=(10, 0, 0)), yeehaw(1),
                "yeehaw", {"players/1/tokens": 0, "players/0/tokens": 10, "turn": 0})),
    illegal(BOAST, "it must be true", gone(False), yeehaw(1), (BLUFF, MOVE)),
    legal(BLUFF, "what is let through now is not the play before", gone(None),
          play(0, "1x4", "4"), "let-through settled played",
          {"let_through": {"player": 2, "bluff": True}}),
]  # fmt: skip

CASES: list[Case] = [*GIVEN, *EMPTIED, *BOASTS]
