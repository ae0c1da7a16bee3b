"""Whoa There Cowboy: plays that are let through, hands that are out, and how a round ends."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .whoa_there_cowboy_build import (
    cards,
    claim,
    five,
    four,
    no_challenge,
    play,
    six,
    three,
    two,
)

OUT = "cowboy.out"
WINDOW = "cowboy.challenge.window"
IMPOSSIBLE = "table.outcome-impossible"
SETTLE = "cowboy.reading.settle"
TOKEN = "cowboy.reading.end-token"
YOUNG = "cowboy.reading.young"
REFILLER = "cowboy.reading.refiller"
DEPLETED = "cowboy.reading.depleted"
PLAYERS = "cowboy.reading.players"

MOVE = "#/move"
DREW = "#/move/drew"
GONE_ON = "let-through settled played"
REFILLED = "let-through settled token drew"
ENDED = "let-through settled token round-over"


def laid(opened: str, hand: str = "15", said: str = "2x3", **facts: Any) -> State:
    """Seat 2 of three has laid these cards, and seat 0 is next."""
    return three("play", {0: "1245667", 1: "122", 2: hand}, claimed=said, opened=opened, **facts)


# what was laid, what its known cards prove
PROOFS = [
    ("35", True), ("33", False), ("55", True), ("3?", None), ("5?", True), ("??", None),
]  # fmt: skip

STANDING = [
    *[
        legal(WINDOW, f"{opened} let through by the next play", laid(opened, pile="67"),
              play(0, "1x4", "4"), GONE_ON,
              {"let_through": {"player": 2, "bluff": bluff}, "pile": [*cards(opened), 6, 7],
               "turn": 1, "open/player": 0, "players/2/tokens": 0, "players/2/hand": [1, 5],
               "depletions": 0})
        for opened, bluff in PROOFS
    ],
    *[
        legal(WINDOW, f"{opened} let through by the table", laid(opened, pile="67"),
              no_challenge(), "let-through settled",
              {"let_through": {"player": 2, "bluff": bluff}, "pile": [*cards(opened), 6, 7],
               "turn": 0, "open": None, "phase": "play", "claim": claim("2x3"),
               "direction": "up", "players/2/tokens": 0})
        for opened, bluff in PROOFS
    ],
    legal(WINDOW, "cards of one play lie sorted on the pile", laid("?53?1", said="5x3", pile="71"),
          no_challenge(), "let-through settled", {"pile": [1, 3, 5, None, None, 7, 1]}),
    legal(WINDOW, "a claim of 7s let through stays turned",
          laid("35", said="2x7", before="1x6"), no_challenge(), "let-through settled",
          {"direction": "down", "claim": claim("2x7"), "turn": 0}),
    illegal(WINDOW, "nothing to let through at the start", three("play"), no_challenge(), MOVE),
    illegal(WINDOW, "let through twice", three("play", claimed="2x3", through=(2, True)),
            no_challenge(), MOVE),
    illegal(WINDOW, "after a play was caught", three("play", claimed="2x3"), no_challenge(), MOVE),
    legal(WINDOW, "a play after no-challenge keeps what was let through",
          three("play", {0: "1234567"}, claimed="2x3", pile="35", through=(2, True)),
          play(0, "1x4", "4"), "played", {"let_through": {"player": 2, "bluff": True}}),
    legal(WINDOW, "a play after a call clears what was let through before",
          three("play", {0: "1234567"}, claimed="2x3", through=(1, True)), play(0, "1x4", "4"),
          "played", {"let_through": None}),
    legal(WINDOW, "of two, a play after a call clears the own boast",
          two("play", {0: "1234567"}, claimed="2x3", through=(0, True)), play(0, "1x4", "4"),
          "played", {"let_through": None}),
    legal(WINDOW, "a play takes the place of one let through earlier",
          laid("33", through=(1, True)), play(0, "1x4", "4"), GONE_ON,
          {"let_through": {"player": 2, "bluff": False}}),
    legal(WINDOW, "no-challenge takes the place of one let through earlier",
          laid("33", through=(1, True)), no_challenge(), "let-through settled",
          {"let_through": {"player": 2, "bluff": False}}),
    legal(WINDOW, "the first play of a round leaves nothing let through", three("play"),
          play(0, "1x4", "4"), "played", {"let_through": None, "pile": []}),
]  # fmt: skip

TAKEN = "1112345"
EMPTIED = [
    legal(OUT, "a bluff let through, refilled from a known pile", laid("56", "", draw=TAKEN),
          play(0, "1x4", "4"), f"{REFILLED} played",
          {"players/2/tokens": 20, "players/2/hand": cards(TAKEN), "pile": [5, 6], "turn": 1,
           "depletions": 0, "let_through": {"player": 2, "bluff": True}}),
    legal(OUT, "the truth let through", laid("33", "", draw=TAKEN), no_challenge(), REFILLED,
          {"players/2/tokens": 20, "players/2/hand": cards(TAKEN), "turn": 0,
           "phase": "play", "open": None}),
    legal(OUT, "unseen cards let through, an unseen refill",
          laid("??", "", draw="????????"), no_challenge(), REFILLED,
          {"players/2/hand": [None] * 7, "draw/0": None, "pile": [None, None]}),
    legal(OUT, "a refill that is reported",
          laid("56", "", draw="????????", hidden="1112345"),
          play(0, "1x4", "4", drew="5432111"), f"{REFILLED} played",
          {"players/2/hand": cards(TAKEN), "draw/0": None}),
    legal(OUT, "a refill that is reported in part",
          laid("56", "", draw="????????", hidden="34"), no_challenge(drew="?3??4??"), REFILLED,
          {"players/2/hand": cards("34?????")}),
    legal(OUT, "tokens add up", laid("56", "", draw=TAKEN, tokens=(10, 0, 30)), no_challenge(),
          REFILLED, {"players/2/tokens": 50, "players/0/tokens": 10}),
    legal(OUT, "one card is left", laid("56", "4"), no_challenge(), "let-through settled",
          {"players/2/tokens": 0, "players/2/hand": [4]}),
    legal(OUT, "a refill of two players",
          two("play", {1: ""}, claimed="1x3", opened="3", draw=TAKEN), no_challenge(), REFILLED,
          {"players/1/hand": cards(TAKEN), "players/1/tokens": 20, "turn": 0}),
    illegal(IMPOSSIBLE, "a refill of who has cards left, reported", laid("56", "4"),
            no_challenge(drew="1234567"), DREW),
    illegal(IMPOSSIBLE, "a refill of who has cards left, reported in a play", laid("56", "4"),
            play(0, "1x4", "4", drew="?"), DREW),
    illegal(IMPOSSIBLE, "a refill where nothing was open", three("play", {0: "1234"}),
            play(0, "1x4", "4", drew="1"), DREW),
    legal(IMPOSSIBLE, "no refill of who has cards left, reported", laid("56", "4"),
          no_challenge(drew=""), "let-through settled"),
    legal(IMPOSSIBLE, "no refill where nothing was open, reported", three("play", {0: "1234"}),
          play(0, "1x4", "4", drew=""), "played"),
    illegal(IMPOSSIBLE, "no refill reported, but there is one", laid("56", ""),
            no_challenge(drew=""), DREW),
]  # fmt: skip


def ended(rounds: int = 3, round: int = 1, **facts: Any) -> State:
    """Seat 2 has laid its last card in an armed round."""
    return three("play", {0: "12", 1: "1223", 2: ""}, claimed="1x3", opened="4", depletions=1,
                 round=round, options={"rounds": rounds}, **facts)  # fmt: skip


ENDS = [
    legal(OUT, "the armed round ends without a refill", ended(), no_challenge(), ENDED,
          {"phase": "round-over", "turn": None, "players/2/hand": [], "players/2/tokens": 20,
           "players/0/hand": [1, 2], "open": None, "gift": None, "let_through": None,
           "claim": claim("1x3"), "direction": "up", "pile": [4], "round": 1,
           "totals": [0, 0, 0], "depletions": 1}),
    legal(OUT, "what was let through before is cleared at the end", ended(through=(1, True)),
          no_challenge(), ENDED, {"let_through": None}),
    legal(OUT, "the last round ends", ended(round=3, totals=(5, 6, 7)), no_challenge(), None,
          {"phase": "game-over", "turn": None, "players/2/tokens": 20, "totals": [5, 6, 7],
           "open": None, "let_through": None}),
    legal(OUT, "the only round ends", ended(rounds=1), no_challenge(), None,
          {"phase": "game-over"}),
    legal(OUT, "the last but one ends", ended(rounds=3, round=2), no_challenge(), ENDED,
          {"phase": "round-over"}),
    illegal(IMPOSSIBLE, "a refill that the end leaves out, reported", ended(),
            no_challenge(drew="1234567"), DREW),
    legal(IMPOSSIBLE, "no refill at the end, reported", ended(), no_challenge(drew=""), ENDED),
    *[
        shown(legal(TOKEN, f"{how}", three("play", {2: ""}, claimed="1x3", opened=opened,
                    depletions=1), no_challenge(), ENDED,
                    {"players/2/tokens": 20, "phase": "round-over"}))
        for how, opened in (("a bluff that ends the round", "5"), ("a true end", "3"),
                            ("an unseen end", "?"))
    ],
]  # fmt: skip

OLDER = {"older_hand": True}
READINGS = [
    shown(legal(SETTLE, "paid and refilled when the next seat plays, not before",
                laid("56", "", draw=TAKEN), play(0, "1x4", "4"), f"{REFILLED} played",
                {"players/2/tokens": 20, "players/2/hand": cards(TAKEN)})),
    shown(legal(SETTLE, "the last card is laid, and nothing is paid yet",
                three("play", {0: "4"}, claimed="1x3"), play(0, "1x4", "4"), "played",
                {"players/0/tokens": 0, "players/0/hand": [], "turn": 1})),
    shown(legal(SETTLE, "the last card is laid in an armed round: nobody is on turn",
                three("play", {0: "4"}, claimed="1x3", depletions=1), play(0, "1x4", "4"),
                "played", {"phase": "play", "turn": None, "players/0/tokens": 0,
                           "open/player": 0})),
    shown(legal(YOUNG, "who is older is refilled to nine",
                laid("56", "", draw="111234577", young=(0, 1), options=OLDER), no_challenge(),
                REFILLED, {"players/2/hand": cards("111234577")})),
    shown(legal(YOUNG, "who is young is refilled to seven",
                laid("56", "", draw="111234577", young=(2,), options=OLDER), no_challenge(),
                REFILLED, {"players/2/hand": cards(TAKEN), "draw/0": 7})),
    shown(legal(YOUNG, "nobody is refilled to nine without the option",
                laid("56", "", draw="111234577", young=(0,)), no_challenge(), REFILLED,
                {"players/2/hand": cards(TAKEN)})),
    illegal(YOUNG, "seven reported where nine are drawn", laid("56", "", options=OLDER),
            no_challenge(drew="???????"), (IMPOSSIBLE, DREW)),
    *[
        shown(legal(PLAYERS, f"a round of {seats} goes on unarmed", build("play", {seats - 1: ""},
                    claimed="1x3", opened="3", depletions=depletions), no_challenge(), REFILLED,
                    {"phase": "play", "turn": 0}))
        for build, seats, depletions in ((two, 2, 0), (three, 3, 0), (four, 4, 0), (five, 5, 1),
                                         (six, 6, 1))
    ],
    *[
        shown(legal(PLAYERS, f"a round of {seats} ends armed, after {depletions}",
                    build("play", {seats - 1: ""}, claimed="1x3", opened="3",
                          depletions=depletions), no_challenge(), ENDED,
                    {"phase": "round-over", "turn": None}))
        for build, seats, depletions in ((two, 2, 1), (three, 3, 1), (four, 4, 1), (five, 5, 2),
                                         (six, 6, 2), (three, 3, 2), (six, 6, 5))
    ],
    shown(legal(REFILLER, "the hand that arms the round is refilled",
                three("play", {0: "12", 1: "34", 2: ""}, claimed="1x3", opened="5", draw="6677",
                      rest="pile"), no_challenge(), None,
                {"phase": "play", "turn": 0, "depletions": 1, "players/2/tokens": 20,
                 "pile": []})),
    shown(legal(REFILLER, "and the next to be out ends it, whoever it is",
                three("play", {2: ""}, claimed="1x3", opened="5", depletions=1, through=(1, None)),
                no_challenge(), ENDED, {"phase": "round-over"})),
    shown(legal(DEPLETED, "by the last card needed",
                three("play", {0: "12", 1: "34", 2: ""}, claimed="1x3", opened="5",
                      draw="1112345", rest="pile"), no_challenge(), None,
                {"depletions": 1, "players/2/hand": cards(TAKEN), "pile": [], "phase": "play"})),
    shown(legal(DEPLETED, "not while a card is left",
                three("play", {0: "12", 1: "34", 2: ""}, claimed="1x3", opened="5",
                      draw="11123457", rest="pile"), no_challenge(), REFILLED,
                {"depletions": 0, "players/2/hand": cards(TAKEN), "draw": [7], "pile/0": 5})),
]  # fmt: skip

CASES: list[Case] = [*STANDING, *EMPTIED, *ENDS, *READINGS]
