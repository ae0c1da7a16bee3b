"""Whoa There Cowboy: draw piles that run out, and what may be reported of them."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .case import with_params as why
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    five,
    give,
    no_challenge,
    play,
    three,
    unseen,
)

DEPLETION = "cowboy.depletion"
IMPOSSIBLE = "table.outcome-impossible"
RESHUFFLED = "cowboy.reading.after-reshuffle"
REFILLER = "cowboy.reading.refiller"
DEPLETED = "cowboy.reading.depleted"

DREW = "#/move/drew"
PENALTY = "#/move/penalty"
TWO = {"double_penalty": True}
SEVEN = "1234567"
TEN = "1122334455"


def out(draw: str, **facts: Any) -> State:
    """Seat 2 has laid its last card, a 5; all that is not stated lies on the pile."""
    return three("play", {0: SEVEN, 1: TEN, 2: ""}, claimed="1x3", opened="5", draw=draw,
                 rest="pile", **facts)  # fmt: skip


def caught(draw: str, pile: str | None = None, **facts: Any) -> State:
    """Seat 2 has laid a wrong card; where a pile is stated, seat 1 has all the others."""
    rest: str | int = "pile" if pile is None else 1
    hands = {0: SEVEN, 2: "6"} if pile is not None else {0: SEVEN, 1: TEN, 2: "6"}
    return three("play", hands, claimed="1x3", opened="5", draw=draw, pile=pile or "", rest=rest,
                 **facts)  # fmt: skip


def nulls(count: int) -> list[None]:
    return [None] * count


REFILLS = [
    *[
        legal(DEPLETION, f"a refill of 3 + 4, {how}", out("123"), move, None,
              {"depletions": 1, "players/2/hand": cards("123????"), "draw": nulls(74),
               "pile": [], "players/2/tokens": 20, "phase": "play"})
        for how, move in (("let through by the table", no_challenge()),
                          ("let through by the next play", play(0, "1x4", "4")))
    ],
    legal(DEPLETION, "a refill of exactly seven", out(SEVEN), no_challenge(), None,
          {"depletions": 1, "players/2/hand": cards(SEVEN), "draw": nulls(74), "pile": [],
           "turn": 0}),
    legal(DEPLETION, "a refill of seven out of eight", out(SEVEN + "2"), no_challenge(),
          "let-through settled token drew",
          {"depletions": 0, "players/2/hand": cards(SEVEN), "draw": [2], "pile/0": 5}),
    legal(DEPLETION, "a refill from an empty draw pile: it is not counted again",
          five("play", {0: SEVEN, 1: TEN, 2: "12", 3: "34", 4: ""}, claimed="1x3", opened="5",
               draw="", rest="pile", depletions=1), no_challenge(), None,
          {"depletions": 1, "players/4/hand": nulls(7), "draw": nulls(70), "pile": [],
           "phase": "play"}),
    legal(DEPLETION, "a second depletion of five arms the round",
          five("play", {0: SEVEN, 1: TEN, 2: "12", 3: "34", 4: ""}, claimed="1x3", opened="5",
               draw="123", rest="pile", depletions=1), no_challenge(), None,
          {"depletions": 2, "players/4/hand": cards("123????"), "draw": nulls(70), "pile": [],
           "phase": "play", "turn": 0, "players/4/tokens": 20}),
    legal(DEPLETION, "no refill of who was caught", out("123"), challenge(0),
          None, {"phase": "play", "depletions": 0, "players/0/tokens": 10}),
    legal(DEPLETION, "a refill of a true play, then the gift",
          three("play", {0: SEVEN, 1: TEN, 2: ""}, claimed="1x3", opened="3", draw="124",
                rest="pile"), challenge(0), None,
          {"phase": "gift", "depletions": 1, "players/2/hand": cards("124????"),
           "draw": nulls(74), "pile": [], "gift": {"from": 2, "to": 0}}),
    legal(DEPLETION, "a refill of a giver who is out",
          three("gift", {0: "4", 1: TEN, 2: SEVEN}, draw="12", rest="pile"), give(0, "4"), None,
          {"phase": "play", "depletions": 1, "players/0/hand": cards("12?????"), "pile": [],
           "draw": nulls(98 - 11 - 7 - 7), "players/0/tokens": 20}),
    legal(DEPLETION, "a smaller refill: the settled card alone is left",
          five("play", {4: ""}, claimed="1x3", opened="5", draw="", rest=1, depletions=1),
          no_challenge(drew="5"), None,
          {"depletions": 2, "players/4/hand": [5], "draw": [], "pile": [], "phase": "play"}),
    legal(DEPLETION, "a smaller refill of two cards and the settled one",
          five("play", {4: ""}, claimed="1x3", opened="5", draw="67", rest=1, depletions=0),
          no_challenge(drew="675"), None,
          {"depletions": 2, "players/4/hand": [5, 6, 7], "draw": [], "pile": [],
           "phase": "play", "turn": 0}),
    illegal(IMPOSSIBLE, "seven reported of a smaller refill",
            five("play", {4: ""}, claimed="1x3", opened="5", draw="67", rest=1),
            no_challenge(drew="675????"), DREW),
    illegal(IMPOSSIBLE, "one settled card is drawn twice",
            five("play", {4: ""}, claimed="1x3", opened="5", draw="67", rest=1),
            no_challenge(drew="6755"), DREW),
    shown(legal(REFILLER, "armed by its own refill, the round goes on", out("123"),
                no_challenge(), None,
                {"phase": "play", "turn": 0, "depletions": 1, "players/2/tokens": 20})),
    shown(legal(RESHUFFLED, "claim and direction stay",
                three("play", {0: SEVEN, 1: TEN, 2: ""}, claimed="1x7", before="1x6", opened="5",
                      draw="123", rest="pile"), no_challenge(), None,
                {"claim": {"number": 7, "quantity": 1}, "direction": "down", "turn": 0,
                 "depletions": 1})),
]  # fmt: skip

ALL_BUT = 98 - 7 - 1 - 1
"""The cards of a caught play's table without seat 0's hand, seat 2's last card and the open one."""

PENALTIES = [
    legal(DEPLETION, "the penalty card is the last one", caught("2"), challenge(0), None,
          {"depletions": 1, "players/2/hand": [2, 5, 6], "draw": nulls(ALL_BUT - 10 - 1),
           "pile": [], "players/0/tokens": 10, "phase": "play"}),
    legal(DEPLETION, "the penalty card is the last but one", caught("23"), challenge(0), None,
          {"depletions": 0, "players/2/hand": [2, 5, 6], "draw": [3]}),
    legal(DEPLETION, "the penalty card is the last one, and there is no pile", caught("2", ""),
          challenge(0), None,
          {"depletions": 1, "players/2/hand": [2, 5, 6], "draw": [], "pile": []}),
    legal(DEPLETION, "the pile is shuffled for the penalty card, and not counted",
          caught("", "123", depletions=1), challenge(0), None,
          {"depletions": 1, "players/2/hand": cards("56?"), "draw": nulls(2), "pile": []}),
    legal(DEPLETION, "the only card of the pile is the penalty card",
          caught("", "1", depletions=1), challenge(0, penalty="1"), None,
          {"depletions": 2, "players/2/hand": [1, 5, 6], "draw": [], "pile": []}),
    legal(DEPLETION, "no penalty card is left", caught("", "", depletions=1), challenge(0), None,
          {"depletions": 1, "players/2/hand": [5, 6], "draw": [], "pile": [],
           "players/0/tokens": 10, "phase": "play", "turn": 0}),
    legal(IMPOSSIBLE, "no penalty card is left, and null is none",
          caught("", "", depletions=1), challenge(0, penalty="?")),
    illegal(IMPOSSIBLE, "no penalty card is left, but one is reported",
            caught("", "", depletions=1), challenge(0, penalty="1"), PENALTY),
    illegal(IMPOSSIBLE, "a penalty card that the pile has not", caught("", "123", depletions=1),
            challenge(0, penalty="4"), PENALTY),
    legal(IMPOSSIBLE, "a penalty card that the pile has", caught("", "123", depletions=1),
          challenge(0, penalty="3"), None,
          {"players/2/hand": [3, 5, 6], "draw": nulls(2), "depletions": 1}),
    illegal(IMPOSSIBLE, "the open card is no penalty card", caught("", "123", depletions=1),
            challenge(0, penalty="5"), PENALTY),
    shown(legal(DEPLETED, "by a penalty card", caught("2"), challenge(1), None,
                {"depletions": 1, "pile": []})),
    legal(DEPLETION, "a wrong accuser's card is the last one",
          three("play", {0: SEVEN, 1: TEN, 2: "6"}, claimed="1x3", opened="3", draw="2",
                rest="pile", options=TWO), challenge(0), None,
          {"depletions": 1, "players/0/hand": cards("12234567"), "pile": [],
           "draw": nulls(98 - 8 - 10 - 1), "phase": "gift"}),
    legal(DEPLETION, "a wrong accuser's card after a refill of seven",
          three("play", {0: SEVEN, 1: TEN, 2: ""}, claimed="1x3", opened="3", draw=SEVEN,
                rest="pile", options=TWO), challenge(0, penalty="7"), None,
          {"depletions": 1, "players/2/hand": cards(SEVEN), "pile": [],
           "players/0/hand": cards("12345677"), "draw": nulls(98 - 8 - 10 - 7)}),
    legal(DEPLETION, "a wrong accuser finds no card: the settled one was refilled",
          five("play", {0: SEVEN, 4: ""}, claimed="1x3", opened="3", draw="", rest=1,
               depletions=1, options=TWO), challenge(0, drew="3"),
          "revealed settled token reshuffled drew depleted gift-due",
          {"depletions": 2, "players/4/hand": [3], "players/0/hand": cards(SEVEN),
           "draw": [], "pile": [], "phase": "gift"}),
]  # fmt: skip

SIXES = "6" * 13
"""All 6s but one."""

REPORTS = [
    legal(IMPOSSIBLE, "both parts of a refill", out("123"), no_challenge(drew="1237654"), None,
          {"players/2/hand": cards("1234567"), "draw": nulls(74), "depletions": 1}),
    legal(IMPOSSIBLE, "the part before the shuffle", out("???", hidden="641"),
          no_challenge(drew="146????"), None, {"players/2/hand": cards("146????")}),
    legal(IMPOSSIBLE, "the part after the shuffle", out("123"), no_challenge(drew="???7654"),
          None, {"players/2/hand": cards("1234567"), "draw": nulls(74)}),
    legal(IMPOSSIBLE, "nothing but how many", out("123"), no_challenge(drew=unseen(7)), None,
          {"players/2/hand": cards("123????")}),
    illegal(IMPOSSIBLE, "another card before the shuffle", out("123"),
            no_challenge(drew="1437654"), f"{DREW}/1"),
    illegal(IMPOSSIBLE, "the right cards in another order", out("123"),
            no_challenge(drew="2137654"), f"{DREW}/0"),
    illegal(IMPOSSIBLE, "only the part before the shuffle", out("123"), no_challenge(drew="123"),
            DREW),
    illegal(IMPOSSIBLE, "one too many", out("123"), no_challenge(drew="12376541"), DREW),
    illegal(IMPOSSIBLE, "known cards, in another order", out(SEVEN + "2"),
            no_challenge(drew="7654321"), f"{DREW}/0"),
    why(illegal(IMPOSSIBLE, "a card that the shuffled pile had not",
                three("play", {0: f"{SIXES}?", 1: TEN, 2: ""}, claimed="1x3", opened="5",
                      draw="123", rest="pile", hidden="6"), no_challenge(drew="123???6"),
                f"{DREW}/6"), {"reason": "not-there", "card": 6}),
    illegal(IMPOSSIBLE, "a card that lies in a hand fourteen times",
            three("play", {0: f"{SIXES}6", 1: TEN, 2: ""}, claimed="1x3", opened="5", draw="123",
                  rest="pile"), no_challenge(drew="123???6"), f"{DREW}/6"),
    legal(IMPOSSIBLE, "a card that the shuffled pile may have had, unseen",
          three("play", {0: SIXES, 1: TEN, 2: ""}, claimed="1x3", opened="5", draw="123",
                pile="?", rest="pile", hidden="6"), no_challenge(drew="123???6"), None,
          {"players/2/hand": cards("1236???")}),
    illegal(IMPOSSIBLE, "two cards of a kind where one may have been in the pile",
            three("play", {0: SIXES, 1: TEN, 2: ""}, claimed="1x3", opened="5", draw="123",
                  pile="?", rest="pile", hidden="6"), no_challenge(drew="123??66"), f"{DREW}/6"),
    illegal(IMPOSSIBLE, "a fifteenth card out of an unseen draw pile",
            three("play", {0: f"{SIXES}6", 1: TEN, 2: ""}, claimed="1x3", opened="5",
                  draw=unseen(9)), no_challenge(drew="??6????"), f"{DREW}/2"),
    legal(IMPOSSIBLE, "a fourteenth card out of an unseen draw pile",
          three("play", {0: SIXES, 1: TEN, 2: ""}, claimed="1x3", opened="5", draw=unseen(9),
                hidden="6"), no_challenge(drew="??6????"), None,
          {"players/2/hand": cards("6??????")}),
    illegal(IMPOSSIBLE, "a fourteenth and a fifteenth card out of an unseen draw pile",
            three("play", {0: SIXES, 1: TEN, 2: ""}, claimed="1x3", opened="5", draw=unseen(9),
                  hidden="6"), no_challenge(drew="?66????"), f"{DREW}/2"),
    illegal(IMPOSSIBLE, "in a play, a refill that the pile contradicts", out(SEVEN + "1"),
            play(0, "1x4", "4", drew="7777777"), f"{DREW}/0"),
    illegal(IMPOSSIBLE, "in a wrong call, a refill that the pile contradicts",
            three("play", {2: ""}, claimed="1x3", opened="3", draw=SEVEN),
            challenge(0, drew="1234576"), f"{DREW}/5"),
    illegal(IMPOSSIBLE, "in a gift, a refill that the pile contradicts",
            three("gift", {0: "4"}, draw=SEVEN), give(0, "4", drew="2134567"), f"{DREW}/0"),
]  # fmt: skip

CASES: list[Case] = [*REFILLS, *PENALTIES, *REPORTS]
