"""Whoa There Cowboy: scores, the next deal, and the readings of how the game is set up."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, illegal, legal, line, shown
from .case import with_params as why
from .whoa_there_cowboy_build import (
    cards,
    claim,
    deal,
    five,
    four,
    no_challenge,
    play,
    six,
    three,
    two,
    unseen,
)

TOKENS = "cowboy.score.tokens"
CARDS = "cowboy.score.cards"
TIE = "cowboy.score.tie"
DECK = "cowboy.reading.deck"
YOUNG = "cowboy.reading.young"
IMPOSSIBLE = "table.outcome-impossible"

HANDS = "#/move/hands"
SEVENS = ["1234567", "1122334", "5566771"]


def lines(*points: tuple[int, int]) -> list[tuple[int, str, int]]:
    """The two lines of each seat: points of tokens, and how many cards are left."""
    return [
        one
        for seat, (tokens, held) in enumerate(points)
        for one in ((seat, TOKENS, tokens), (seat, CARDS, -held))
    ]


OVER = three("round-over", {0: "", 1: "123", 2: "12345"}, claimed="1x6", pile="6", depletions=1,
             tokens=(60, 40, 0), totals=(0, 0, 0))  # fmt: skip

SCORED = [
    line(CARDS, "forty and three cards left, none and five cards left", OVER,
         *lines((60, 0), (40, 3), (0, 5))),
    line(TOKENS, "earlier rounds are counted in the total",
         OVER | {"round": 2, "totals": [12, -7, 30]}, *lines((60, 0), (40, 3), (0, 5))),
    line(TOKENS, "nothing was won yet", three("play"), *lines((0, 7), (0, 7), (0, 7))),
    line(TOKENS, "in the middle of a round",
         three("play", {0: "12", 1: "1", 2: "1234"}, tokens=(10, 20, 0)),
         *lines((10, 2), (20, 1), (0, 4))),
    line(CARDS, "open cards are in no hand, and a token not yet due is not counted",
         three("play", {0: "12", 1: "123", 2: ""}, claimed="2x3", opened="35",
               tokens=(0, 0, 10)), *lines((0, 2), (0, 3), (10, 0))),
    line(CARDS, "open cards that will end the round",
         three("play", {0: "12", 1: "123", 2: ""}, claimed="2x3", opened="35", depletions=1),
         *lines((0, 2), (0, 3), (0, 0))),
    line(CARDS, "unseen cards cost as much", three("play", {0: "???", 1: "1?", 2: "7"}),
         *lines((0, 3), (0, 2), (0, 1))),
    line(CARDS, "a gift that is due is still in the hand of the giver",
         three("gift", {0: "12", 1: "123", 2: "5"}, pile="3", tokens=(20, 0, 0)),
         *lines((20, 2), (0, 3), (0, 1))),
    line(TOKENS, "of two", two("round-over", {0: "123", 1: ""}, depletions=1, tokens=(10, 20)),
         *lines((10, 3), (20, 0))),
    line(TOKENS, "of six", six("round-over", {0: "", 1: "1", 2: "22", 3: "333", 4: "4444",
         5: "55555"}, depletions=2, tokens=(20, 0, 10, 0, 30, 40)),
         *lines((20, 0), (0, 1), (10, 2), (0, 3), (30, 4), (40, 5))),
    line(TIE, "the game is over, and one has most",
         three("game-over", {0: "", 1: "123", 2: "12345"}, depletions=1, tokens=(60, 40, 0),
               totals=(-5, 10, 70)), *lines((60, 0), (40, 3), (0, 5))),
    line(TIE, "the game is over, and all have the same in all and in this round",
         three("game-over", {0: "", 1: "1234567111", 2: "1234567222"}, depletions=1,
               tokens=(20, 30, 30), totals=(5, 5, 5)), *lines((20, 0), (30, 10), (30, 10))),
    shown(clean(TIE, "the game is over, and the last round decides",
                three("game-over", {0: "123456", 1: "", 2: "12"}, depletions=1,
                      tokens=(0, 30, 0), totals=(56, 20, 52)))),
    line(CARDS, "the game is over with losses",
         two("game-over", {0: "", 1: "1234567"}, depletions=1, tokens=(0, 0), totals=(-9, -1)),
         *lines((0, 0), (0, 7))),
]  # fmt: skip

NEXT = {
    "phase": "play", "round": 2, "first": 1, "turn": 1, "direction": "up", "claim": None,
    "open": None, "let_through": None, "gift": None, "pile": [], "depletions": 0,
    "totals": [60, 37, -5], "players/0/tokens": 0, "players/1/tokens": 0, "players/2/tokens": 0,
    "players/0/hand": [None] * 7, "players/2/hand": [None] * 7, "draw": [None] * 77,
}  # fmt: skip
OLDER = {"older_hand": True}


def over(seats: Any = three, **facts: Any) -> State:
    """A round that seat 0 has ended."""
    state: State = seats("round-over", {0: ""}, **({"depletions": 2} | facts))
    return state


def wrong_length(needed: int, given: int) -> dict[str, Any]:
    """The facts of a deal with too few hands or too many, or of such a hand."""
    return {"reason": "wrong-length", "needed": needed, "given": given}


DEALT = [
    legal("table.wrong-phase", "a deal counts the points and clears the table", OVER, deal(),
          "dealt", NEXT),
    legal(IMPOSSIBLE, "hands that are told", OVER, deal(SEVENS), "dealt",
          {"players/0/hand": cards("1234567"), "players/1/hand": cards("1122334"),
           "players/2/hand": cards("1556677"), "draw": [None] * 77}),
    legal(IMPOSSIBLE, "hands that are told in part", OVER,
          deal(["7?12???", unseen(7), unseen(7)]), "dealt",
          {"players/0/hand": cards("127????"), "players/1/hand": [None] * 7}),
    legal(IMPOSSIBLE, "fourteen 5s", OVER, deal(["5" * 7, "5" * 7, unseen(7)]), "dealt",
          {"players/0/hand": [5] * 7, "players/1/hand": [5] * 7}),
    why(illegal(IMPOSSIBLE, "fifteen 5s", OVER, deal(["5" * 7, "5" * 7, "1234567"]),
                f"{HANDS}/2/4"), {"reason": "no-copy-left", "card": 5}),
    why(illegal(IMPOSSIBLE, "a hand of six", OVER, deal([*SEVENS[:2], "123456"]), f"{HANDS}/2"),
        wrong_length(7, 6)),
    why(illegal(IMPOSSIBLE, "an unseen hand of eight", OVER, deal([unseen(8), *SEVENS[1:]]),
                f"{HANDS}/0"), wrong_length(7, 8)),
    illegal(IMPOSSIBLE, "hands of nine", OVER, deal([unseen(9)] * 3), f"{HANDS}/0"),
    illegal(IMPOSSIBLE, "an empty hand", OVER, deal(["", *SEVENS[1:]]), f"{HANDS}/0"),
    why(illegal(IMPOSSIBLE, "two hands of three", OVER, deal(SEVENS[:2]), HANDS),
        wrong_length(3, 2)),
    why(illegal(IMPOSSIBLE, "four hands of three", OVER, deal([*SEVENS, unseen(7)]), HANDS),
        wrong_length(3, 4)),
    legal("table.wrong-phase", "the last seat began, and the first one is next",
          over(first=2), deal(), "dealt", {"first": 0, "turn": 0, "round": 2}),
    legal("table.wrong-phase", "totals go on", over(first=1, round=2, tokens=(20, 0, 10),
          totals=(1, -2, 3)), deal(), "dealt",
          {"totals": [21, -9, 6], "round": 3, "first": 2, "turn": 2}),
    legal("table.wrong-phase", "the direction is up again",
          over(claimed="1x3", way="down"), deal(), "dealt", {"direction": "up", "claim": None}),
    legal("table.wrong-phase", "there is no direction without the card",
          over(options={"direction_card": False}), deal(), "dealt", {"direction": None}),
    *[
        legal("table.wrong-phase", f"a deal to {seats}", over(build), deal(), "dealt",
              {"draw": [None] * (98 - 7 * seats), "turn": 1})
        for build, seats in ((two, 2), (four, 4), (five, 5), (six, 6))
    ],
    shown(legal(YOUNG, "who is older is dealt nine", over(four, young=(0, 3), options=OLDER),
                deal(), "dealt",
                {"players/0/hand": [None] * 7, "players/1/hand": [None] * 9,
                 "players/2/hand": [None] * 9, "players/3/hand": [None] * 7,
                 "draw": [None] * 66, "players/0/young": True, "players/1/young": False})),
    shown(legal(YOUNG, "nine that are told", over(two, young=(0,), options=OLDER),
                deal(["1234567", "123456777"]), "dealt",
                {"players/1/hand": cards("123456777"), "draw": [None] * 82})),
    illegal(YOUNG, "seven for who is older", over(two, young=(0,), options=OLDER),
            deal(["1234567", "1234567"]), (IMPOSSIBLE, f"{HANDS}/1")),
    illegal(YOUNG, "nine for who is young", over(two, young=(0,), options=OLDER),
            deal(["123456777", "123456777"]), (IMPOSSIBLE, f"{HANDS}/0")),
    shown(legal(YOUNG, "seven for all without the option", over(two, young=(0,)), deal(), "dealt",
                {"players/1/hand": [None] * 7})),
]  # fmt: skip

FINISHED = [
    *[
        shown(legal(TIE, f"the last play of the first round of {rounds}",
                    three("play", {0: "1", 1: "2", 2: ""}, claimed="1x3", opened="3",
                          depletions=1, round=1, options={"rounds": rounds}),
                    no_challenge(), None, {"phase": phase}))
        for rounds, phase in ((1, "game-over"), (2, "round-over"))
    ],
    shown(legal(TIE, "the last play of the last round", three("play", {0: "1", 1: "2", 2: ""},
                claimed="1x3", opened="3", depletions=1, round=3, totals=(29, 10, 8)),
                no_challenge(), None,
                {"phase": "game-over", "totals": [29, 10, 8], "players/2/tokens": 20,
                 "claim": claim("1x3"), "turn": None})),
]  # fmt: skip

FULL = "1" * 14 + "2" * 14 + "3" * 14 + "4" * 14 + "5" * 14 + "6" * 14
COMPONENTS = [
    shown(clean(DECK, "fourteen of each", three("play", {0: FULL, 1: "7" * 7, 2: "7" * 6}))),
    shown(legal(DECK, "the fourteenth 7",
                three("play", {0: "?", 1: "7" * 7, 2: "7" * 6}, hidden="7"), play(0, "1x7", "7"),
                "played flipped")),
    illegal(DECK, "a fifteenth 7", three("play", {0: "?", 1: "7" * 7, 2: "7" * 7}, hidden="1"),
            play(0, "1x7", "7"), ("table.card-not-held", "#/move/cards/0")),
]  # fmt: skip

CASES: list[Case] = [*SCORED, *DEALT, *FINISHED, *COMPONENTS]
