"""Whoa There Cowboy: options that are chosen together, and moves of larger tables."""

from __future__ import annotations

from typing import Any

from .case import Case, illegal, legal
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    claim,
    deal,
    five,
    give,
    no_challenge,
    play,
    six,
    three,
)

OUT = "cowboy.out"
CAUGHT = "cowboy.caught"
GIFT = "cowboy.gift"
IMPOSSIBLE = "table.outcome-impossible"

DREW = "#/move/drew"
YOUNG: dict[str, Any] = {"young_bonus": True, "older_hand": True, "direction_card": False}
OLD_TIMER = {"exact_order": True, "double_penalty": True}
ALL: dict[str, Any] = {
    **YOUNG, **OLD_TIMER, "rounds": 1, "caught_claim_stands": False, "gift_can_empty_hand": False,
}  # fmt: skip
NINE = "111234577"

WHIPPERSNAPPERS = [
    legal(CAUGHT, "a young accuser without direction card",
          three("play", {2: "1"}, claimed="2x3", opened="35", draw="6", young=(0,),
                options=YOUNG), challenge(0), None,
          {"players/0/tokens": 20, "players/2/hand": cards("1356"), "direction": None}),
    legal(OUT, "an older hand without direction card is refilled to nine",
          three("play", {2: ""}, claimed="2x3", opened="35", draw=NINE, young=(0,),
                options=YOUNG), no_challenge(), "let-through settled token drew",
          {"players/2/hand": cards(NINE), "players/2/tokens": 20}),
    legal(GIFT, "an older giver who is out is refilled to nine",
          three("gift", {0: "4"}, draw=NINE, pile="3", young=(1,), options=YOUNG), give(0, "4"),
          "given token drew", {"players/0/hand": cards(NINE), "players/0/tokens": 20}),
    legal(GIFT, "a young giver who is out is refilled to seven",
          three("gift", {0: "4"}, draw=NINE, pile="3", young=(0,), options=YOUNG), give(0, "4"),
          "given token drew", {"players/0/hand": cards("1112345"), "draw/0": 7}),
    illegal(IMPOSSIBLE, "nine for a young giver",
            three("gift", {0: "4"}, draw=NINE, pile="3", young=(0,), options=YOUNG),
            give(0, "4", drew=NINE), DREW),
]  # fmt: skip

TOGETHER = [
    legal(GIFT, "a wrong call in exact order costs a card of the pile, too",
          three("play", {0: "12", 2: "1"}, claimed="1x3", opened="3", before="1x2", draw="6",
                options=OLD_TIMER), challenge(0), "revealed settled drew gift-due",
          {"players/0/hand": [1, 2, 6], "claim": claim("1x3"), "turn": 2}),
    legal(CAUGHT, "all options: a bluff is taken back",
          three("play", {2: "1"}, claimed="1x3", opened="5", before="1x2", draw="6", young=(0,),
                options=ALL), challenge(0), None,
          {"players/0/tokens": 20, "claim": claim("1x2"), "direction": None,
           "players/2/hand": [1, 5, 6], "turn": 0}),
    legal(GIFT, "all options: a gift that empties an older hand",
          three("gift", {0: "4"}, draw=NINE, pile="3", depletions=1, options=ALL), give(0, "4"),
          "given drew",
          {"players/0/hand": cards(NINE), "players/0/tokens": 0, "phase": "play"}),
    legal(OUT, "all options: the only round ends",
          three("play", {2: ""}, claimed="1x3", opened="5", before="1x2", depletions=1,
                options=ALL), no_challenge(), None,
          {"phase": "game-over", "players/2/tokens": 20}),
    legal(OUT, "all options: on 7s, in order, with the refill of an older hand",
          three("play", {0: "124", 2: ""}, claimed="1x7", opened="7", before="1x6", draw=NINE,
                options=ALL), play(0, "2x1", "24"), "let-through settled token drew played",
          {"players/2/hand": cards(NINE), "claim": claim("2x1"), "direction": None, "turn": 1}),
]  # fmt: skip

ROUND_THE_TABLE = [
    legal(OUT, "the last seat of six is let through by the first",
          six("play", {0: "456", 5: "1"}, claimed="2x3", opened="35", through=(4, False)),
          play(0, "1x4", "4"), "let-through settled played",
          {"turn": 1, "let_through": {"player": 5, "bluff": True}, "open/player": 0}),
    legal(OUT, "the fifth seat of five plays, and the first one is next",
          five("play", {4: "456"}, turn=4, claimed="2x3"), play(4, "1x4", "4"), "played",
          {"turn": 0, "open/player": 4}),
    legal(GIFT, "the last seat of six gives to the second, and the first one is next",
          six("gift", {5: "456", 1: "1"}, gift=(5, 1), pile="3"), give(5, "4"), "given",
          {"turn": 0, "players/1/hand": [1, 4], "players/5/hand": [5, 6]}),
    legal(CAUGHT, "the third of five is caught by the first, and the fourth is next",
          five("play", claimed="2x3", opened="35", by=2, options={"double_penalty": True}),
          challenge(0), None, {"turn": 3, "players/0/tokens": 10}),
    legal("table.wrong-phase", "the sixth began, and the first is next",
          six("round-over", {2: ""}, first=5, depletions=2), deal(), "dealt",
          {"first": 0, "turn": 0}),
    legal("table.wrong-phase", "who ended the round does not begin the next one",
          five("round-over", {4: ""}, first=1, depletions=2), deal(), "dealt",
          {"first": 2, "turn": 2}),
]  # fmt: skip

CASES: list[Case] = [*WHIPPERSNAPPERS, *TOGETHER, *ROUND_THE_TABLE]
