"""Whoa There Cowboy: the rules of every table (`table.*`), and the play that ends a round."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal
from .whoa_there_cowboy_build import (
    challenge,
    claim,
    deal,
    five,
    four,
    give,
    no_challenge,
    play,
    six,
    three,
    two,
    unseen,
    yeehaw,
)

SEAT = "table.no-such-seat"
OVER = "table.game-over"
PHASE = "table.wrong-phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"
LAST = "cowboy.play.last-play"
BEATS = "cowboy.play.beats"
HAND = "cowboy.play.hand"
QUANTITY = "cowboy.play.quantity"
IMPOSSIBLE = "table.outcome-impossible"
SELF = "cowboy.challenge.self"

PLAYER = "#/move/player"
MOVE = "#/move"
LOW = (BEATS, None)

TABLES = {
    "play": three("play", {0: "1245667", 1: "1122456"}, claimed="2x3", opened="35",
                  through=(1, True)),
    "gift": three("gift", {0: "3345", 1: "1223"}, claimed="2x3", pile="33"),
    "round-over": three("round-over", {0: "", 1: "246", 2: "11557"}, claimed="1x6", pile="6",
                        depletions=1, tokens=(20, 10, 0)),
}  # fmt: skip
MOVES = {
    "play": [play(0, "1x4", "4"), challenge(1), no_challenge(), yeehaw(1)],
    "gift": [give(0, "3")],
    "round-over": [deal()],
}
GAME_OVER = three("game-over", {0: "", 1: "246"}, claimed="1x6", pile="6", depletions=1,
                  tokens=(20, 10, 0), totals=(30, 12, -4))  # fmt: skip

ALL_MOVES = [
    play(0, "1x4", "4"), challenge(1), no_challenge(), give(0, "3"), yeehaw(1), deal(),
]  # fmt: skip

NO_SUCH_SEAT = [
    *[
        illegal(SEAT, f"a fourth seat: {move['type']}", TABLES[phase], move, PLAYER)
        for phase, move in (
            ("play", play(3, "1x4")), ("play", challenge(3)), ("play", yeehaw(3)),
            ("gift", give(3, "3")),
        )
    ],
    illegal(SEAT, "a third seat of two", two("play", {0: "12"}), play(2, "1x1"), PLAYER),
    illegal(SEAT, "seat 99", TABLES["play"], challenge(99), PLAYER),
    illegal(SEAT, "before the end of the match", GAME_OVER, play(3, "1x4"), PLAYER),
    illegal(SEAT, "before the wrong phase", TABLES["play"], give(3, "3"), PLAYER),
    illegal(SEAT, "before the cards", TABLES["play"], play(4, "9x1", "7"), PLAYER),
    illegal(SEAT, "before the play that ends the round",
            three("play", {2: ""}, opened="3", depletions=1), play(3, "1x4"), PLAYER),
    legal(SEAT, "the third seat plays", three("play", {2: "12"}, turn=2), play(2, "1x1", "1"),
          "played", {"turn": 0}),
    legal(SEAT, "the sixth seat calls", six("play", claimed="2x3", opened="35", by=0),
          challenge(5)),
]  # fmt: skip

GAME_IS_OVER = [
    *[
        illegal(OVER, f"{move['type']} after the end", GAME_OVER, move, MOVE)
        for move in ALL_MOVES
    ],
    illegal(OVER, "after the only round", three("game-over", {0: ""}, options={"rounds": 1},
            depletions=1), deal(), MOVE),
    legal(OVER, "the last round but one was played",
          three("round-over", {0: ""}, round=2, depletions=1), deal(), "dealt",
          {"round": 3, "phase": "play"}),
    legal(OVER, "the third round of four was played",
          three("round-over", {0: ""}, round=3, depletions=1, options={"rounds": 4}), deal(),
          "dealt", {"round": 4, "phase": "play"}),
]  # fmt: skip

WRONG_PHASE = [
    *[
        illegal(PHASE, f"{move['type']} in {phase}", state, move, MOVE)
        for phase, state in TABLES.items()
        for move in ALL_MOVES
        if move["type"] not in [mine["type"] for mine in MOVES[phase]]
    ],
    *[
        legal(PHASE, f"{move['type']} in {phase}", TABLES[phase], move)
        for phase, moves in MOVES.items()
        for move in moves
    ],
    illegal(PHASE, "before the turn", TABLES["gift"], play(1, "1x4", "4"), MOVE),
    illegal(PHASE, "before the claim and the cards", TABLES["round-over"], play(2, "2x1", "4"),
            MOVE),
    illegal(PHASE, "giving before a call", TABLES["play"], give(0, "1"), MOVE),
    illegal(PHASE, "a deal while the open play would end the round",
            three("play", {2: ""}, opened="3", depletions=1), deal(), MOVE),
    illegal(PHASE, "a second call on the same play", TABLES["gift"], challenge(2), MOVE),
    illegal(PHASE, "the boast of the giver", TABLES["gift"], yeehaw(0), MOVE),
]  # fmt: skip


def out(draw: str = "1234557", **facts: Any) -> State:
    """Seat 2 of three has laid its last card, and is refilled before anybody plays."""
    return three("play", {2: ""}, claimed="1x3", opened="5", draw=draw, **facts)


NOT_YOUR_TURN = [
    illegal(TURN, "the seat after the next plays", TABLES["play"], play(1, "1x4", "4"), PLAYER),
    illegal(TURN, "who has played plays again",
            three("play", {2: "456"}, claimed="2x3", opened="35"), play(2, "1x4", "4"), PLAYER),
    illegal(TURN, "who was out plays seven new cards", out(), play(2, "7x4"), PLAYER),
    illegal(TURN, "who was out plays eight cards", out(), play(2, "8x4"), PLAYER,
            (HAND, "#/move/claim/quantity")),
    illegal(TURN, "who was out plays cards of the pile, and others", out(),
            play(2, "2x4", "46"), PLAYER),
    illegal(TURN, "who was out plays a card of its report, and one that is not there",
            out(unseen(9), hidden="1234557"), play(2, "2x4", "46", drew="1234557"), PLAYER),
    illegal(TURN, "who was out plays three cards, and reports two", out(unseen(9)),
            play(2, "3x4", drew="12"), PLAYER, (IMPOSSIBLE, "#/move/drew")),
    illegal(TURN, "the other of two", two("play", {1: "456"}), play(1, "1x4", "4"), PLAYER),
    illegal(TURN, "cards face down", TABLES["play"], play(1, "1x4"), PLAYER),
    legal(TURN, "the seat left of the open play plays", TABLES["play"], play(0, "1x4", "4"),
          "let-through settled played",
          {"turn": 1, "players/0/hand": [1, 2, 5, 6, 6, 7], "pile": [3, 5],
           "let_through": {"player": 2, "bluff": True}, "claim": claim("1x4"),
           "open": {"player": 0, "claim": claim("1x4"), "cards": [4],
                    "before": {"claim": claim("2x3"), "direction": "up"}}}),
    illegal(TURN, "the receiver gives", TABLES["gift"], give(1), PLAYER),
    illegal(TURN, "a third one gives", three("gift", {2: "3345"}), give(2, "3"), PLAYER),
    legal(TURN, "the giver gives", TABLES["gift"], give(0, "3"), "given",
          {"turn": 1, "players/0/hand": [3, 4, 5], "players/1/hand": [1, 2, 2, 3, 3]}),
    illegal(TURN, "with a claim that does not beat", TABLES["play"], play(1, "2x2", "22"), PLAYER,
            LOW),
    illegal(TURN, "with all that can be wrong, the hand too small",
            three("play", {1: "22"}, claimed="2x3"), play(1, "3x2", "44"), PLAYER, LOW,
            (HAND, "#/move/claim/quantity"), (QUANTITY, None)),
    illegal(TURN, "with all that can be wrong, the hand big enough",
            three("play", {1: "2233"}, claimed="2x3"), play(1, "3x2", "44"), PLAYER, LOW,
            (QUANTITY, None), (HELD, "#/move/cards/0"), (HELD, "#/move/cards/1")),
    legal(TURN, "a call is no matter of turns", TABLES["play"], challenge(1), None, {"turn": 0}),
    legal(TURN, "a call by the seat on turn", TABLES["play"], challenge(0), None, {"turn": 0}),
]  # fmt: skip


def last(hand: str = "", opened: str = "5", **facts: Any) -> State:
    """Seat 2 of three has laid its last card, as a 3, and the round is armed."""
    return three("play", {0: "1245667", 1: "1224567", 2: hand}, claimed="1x3", opened=opened,
                 depletions=1, **facts)  # fmt: skip


def of_five(depletions: int) -> State:
    return five("play", {0: "1245667", 4: ""}, claimed="1x3", opened="5", depletions=depletions)


LAST_PLAY = [
    illegal(LAST, "the next seat plays", last(), play(0, "1x4", "4"), MOVE),
    illegal(LAST, "the next seat plays cards face down", last(), play(0, "1x4"), MOVE),
    illegal(LAST, "another seat plays, and the turn is not told", last(), play(1, "1x4", "4"),
            MOVE),
    illegal(LAST, "its player plays, having no card", last(), play(2, "1x4", "4"), MOVE),
    illegal(LAST, "stands alone before the claim", last(), play(0, "2x2", "22"), MOVE),
    illegal(LAST, "stands alone before the cards", last(), play(0, "9x4", "33"), MOVE),
    illegal(LAST, "stands alone before a report", last(), play(0, "1x4", "4", drew="1234567"),
            MOVE),
    illegal(LAST, "a true play", last(opened="3"), play(0, "1x4", "4"), MOVE),
    illegal(LAST, "an unseen play", last(opened="?"), play(0, "1x4", "4"), MOVE),
    illegal(LAST, "after more depletions", five("play", {4: ""}, opened="3", depletions=3),
            play(0, "1x4", "4"), MOVE),
    *[
        illegal(LAST, f"{seats} players after {depletions}",
                build("play", {seats - 1: ""}, opened="3", depletions=depletions),
                play(0, "1x4", "4"), MOVE)
        for build, seats, depletions in ((two, 2, 1), (two, 2, 2), (four, 4, 1), (five, 5, 2),
                                         (six, 6, 2))
    ],
    *[
        legal(LAST, f"{seats} players after {depletions}",
              build("play", {seats - 1: ""}, opened="3", depletions=depletions),
              play(0, "1x4", "4"), "let-through settled token drew played",
              {"turn": 1, f"players/{seats - 1}/tokens": 20})
        for build, seats, depletions in ((two, 2, 0), (three, 3, 0), (four, 4, 0), (five, 5, 0),
                                         (five, 5, 1), (six, 6, 0), (six, 6, 1))
    ],
    legal(LAST, "not its last card", last("1"), play(0, "1x4", "4"), "let-through settled played",
          {"turn": 1, "players/2/hand": [1], "players/2/tokens": 0}),
    legal(LAST, "it is let through", last(), no_challenge(), "let-through settled token round-over",
          {"phase": "round-over", "turn": None, "players/2/tokens": 20, "players/2/hand": [],
           "open": None, "let_through": None, "claim": claim("1x3"), "direction": "up",
           "pile": [5]}),
    legal(LAST, "it is called, being a bluff", last(), challenge(1), None,
          {"phase": "play", "turn": 0, "open": None, "players/2/tokens": 0,
           "players/1/tokens": 10, "claim": claim("1x3")}),
    legal(LAST, "it is called, being true", last(opened="3"), challenge(1),
          "revealed settled token round-over",
          {"phase": "round-over", "turn": None, "players/2/tokens": 20, "players/2/hand": [],
           "gift": None, "open": None}),
    legal(LAST, "the next seat plays once it was caught",
          three("play", {0: "1245667", 2: "51"}, claimed="1x3", depletions=1),
          play(0, "1x4", "4"), "played"),
    illegal(SELF, "its player calls", last(), challenge(2), PLAYER),
    legal("cowboy.yeehaw.bluff", "a boast while it is open",
          last(through=(1, True)), yeehaw(1), "yeehaw", {"let_through": None, "turn": None}),
    legal(LAST, "after two of five, no-challenge ends the round", of_five(2), no_challenge(),
          "let-through settled token round-over", {"phase": "round-over"}),
    legal(LAST, "after one of five, it is refilled", of_five(1), no_challenge(),
          "let-through settled token drew", {"phase": "play", "turn": 0,
                                             "let_through": {"player": 4, "bluff": True}}),
]  # fmt: skip

CASES: list[Case] = [
    *NO_SUCH_SEAT, *GAME_IS_OVER, *WRONG_PHASE, *NOT_YOUR_TURN, *LAST_PLAY,
]  # fmt: skip
