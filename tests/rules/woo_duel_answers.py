"""Woo, the duel: what answers a single or a meld, and who goes out."""

from __future__ import annotations

from .case import Case, State, illegal, legal
from .woo_build import Meld, duel, lead, meld, respond

ANSWER = "woo.duel.answer-to-single"
BEATS = "woo.respond.beats"
BOARD = "woo.duel.board-card"
ROUND = "woo.score.round"
LAID = "meld-laid board-refilled"


def against(*table: Meld, hand: str = "2226677789", board: str = "2378") -> State:
    """The next player holds this hand before this board."""
    return duel("respond", {(table[-1][0] + 1) % 2: hand}, table=table, board=board)


SINGLE: Meld = (0, "single", "6")

TO_SINGLES = [
    illegal(ANSWER, "an equal single", against(SINGLE), respond(1, "6"), "#/move/cards"),
    illegal(ANSWER, "a lower single", against(SINGLE), respond(1, "2"), "#/move/cards"),
    illegal(ANSWER, "a lower single with an empty list of board cards", against(SINGLE),
            respond(1, "2", ""), "#/move/cards"),
    illegal(ANSWER, "a pair", against(SINGLE), respond(1, "7", "7"), "#/move"),
    illegal(ANSWER, "a run", against(SINGLE), respond(1, "67", "8"), "#/move"),
    illegal(ANSWER, "stairs", against(SINGLE, hand="7789", board="1388"), respond(1, "77", "88"),
            "#/move"),
    illegal(ANSWER, "a pair of the hand alone", against(SINGLE), respond(1, "77"),
            (BOARD, "#/move"), "#/move/cards"),
    illegal(ANSWER, "a single on the 9", against((0, "single", "9")), respond(1, "9"),
            "#/move/cards"),
    illegal(BOARD, "a love-bomb of the hand alone on a single",
            against(SINGLE, hand="277779"), respond(1, "7777"), "#/move"),
    legal(
        ANSWER, "a higher single", against(SINGLE), respond(1, "7"), "single-laid",
        {"phase": "respond", "turn": 0, "lead": 0, "board": [2, 3, 7, 8],
         "table": [meld(0, "single", "6"), meld(1, "single", "7")]},
    ),
    legal(ANSWER, "a higher single, though there are melds", against(SINGLE), respond(1, "9"),
          "single-laid"),
    legal(ANSWER, "a higher single out of an unseen hand",
          duel("respond", {1: "??"}, table=[SINGLE], board="2378", hidden="7"),
          respond(1, "7"), "single-laid", {"players/1/hand": [None]}),
    legal(
        ANSWER, "a love-bomb", against(SINGLE), respond(1, "777", "7"), LAID,
        {"table": [meld(0, "single", "6"), meld(1, "love-bomb", "7777")], "turn": 0},
    ),
    legal(ANSWER, "a love-bomb of lower cards", against(SINGLE), respond(1, "222", "2"), LAID),
    legal(ANSWER, "a love-bomb on the 9", against((0, "single", "9")), respond(1, "222", "2"),
          LAID),
    legal(ANSWER, "a love-bomb of the hand alone, the board being empty",
          against(SINGLE, hand="27777", board=""), respond(1, "7777"), "meld-laid"),
    legal(ANSWER, "a higher single on a single that was an answer",
          against(SINGLE, (1, "single", "7")), respond(0, "8"), "single-laid",
          {"turn": 1, "lead": 0}),
    illegal(ANSWER, "higher than the first single only",
            against((0, "single", "5"), (1, "single", "8")), respond(0, "7"), "#/move/cards"),
    illegal(BEATS, "a single on the love-bomb that answered a single",
            against(SINGLE, (1, "love-bomb", "5555")), respond(0, "9"), "#/move/cards"),
    legal(BEATS, "a higher love-bomb on the love-bomb that answered a single",
          against(SINGLE, (1, "love-bomb", "5555")), respond(0, "777", "7"), LAID),
]  # fmt: skip

RUN: Meld = (0, "run", "67")
TO_MELDS = [
    illegal(BEATS, "a single on a meld", against(RUN), respond(1, "9"), "#/move/cards"),
    illegal(BEATS, "a single on a meld, nothing fitting the board",
            against(RUN, hand="55", board="1399"), respond(1, "5"), "#/move/cards"),
    illegal(BEATS, "an equal run", against(RUN), respond(1, "6", "7"), "#/move"),
    illegal(BEATS, "a lower run", against(RUN), respond(1, "2", "3"), "#/move"),
    illegal(BEATS, "a longer run", against(RUN), respond(1, "9", "78"), "#/move"),
    illegal(BEATS, "another kind", against(RUN), respond(1, "8", "8"), "#/move"),
    legal(
        BEATS, "a higher run", against(RUN), respond(1, "8", "7"), LAID,
        {"table": [meld(0, "run", "67"), meld(1, "run", "78")], "phase": "respond", "turn": 0,
         "lead": 0},
    ),
    legal(BEATS, "the highest run", against(RUN), respond(1, "9", "8"), LAID),
    legal(BEATS, "a love-bomb on a run", against(RUN), respond(1, "222", "2"), LAID),
    illegal(BEATS, "a set of two on a set of three", against((0, "set", "666")),
            respond(1, "7", "7"), "#/move"),
    legal(BEATS, "a set of three on a set of three", against((0, "set", "666")),
          respond(1, "77", "7"), LAID),
    illegal(BEATS, "a lower love-bomb on a love-bomb", against((0, "love-bomb", "4444")),
            respond(1, "222", "2"), "#/move"),
    legal(BEATS, "a higher love-bomb in a duel", against((0, "love-bomb", "4444")),
          respond(1, "777", "7"), LAID),
    illegal(BEATS, "lower stairs", against((0, "stairs", "8899"), hand="778", board="1388"),
            respond(1, "77", "88"), "#/move"),
    legal(BEATS, "higher stairs", against((0, "stairs", "6677"), hand="778", board="1388"),
          respond(1, "77", "88"), LAID),
    illegal(BEATS, "the last meld counts in a duel", against(RUN, (1, "run", "78")),
            respond(0, "8", "7"), "#/move"),
    illegal(
        BEATS, "too low and not on the board", against((0, "run", "78")), respond(1, "6", "5"),
        ("woo.duel.take", "#/move/board/0"), "#/move",
    ),
    illegal(
        BEATS, "too low from an empty board", against(RUN, hand="238", board=""),
        respond(1, "23"), "#/move/cards",
    ),
]  # fmt: skip

WON = "went-out round-won"
OUT = [
    legal(
        ROUND, "the last card in a meld", duel("lead", {0: "6"}, board="1378", draw="44"),
        lead(0, "6", "7"), f"meld-laid {WON}",
        {"phase": "round-over", "turn": None, "lead": 1, "points": [1, 0], "round": 1,
         "table": [meld(0, "run", "67")], "board": [1, 3, 8], "draw/0": 4, "draw/1": 4,
         "players/0/hand": []},
    ),
    legal(
        ROUND, "the last card as a single", duel("lead", {0: "5"}, board="1379"), lead(0, "5"),
        f"single-laid {WON}",
        {"phase": "round-over", "lead": 1, "points": [1, 0], "board": [1, 3, 7, 9],
         "table": [meld(0, "single", "5")]},
    ),
    legal(
        ROUND, "the last cards in an answer", against((0, "set", "77"), hand="8"),
        respond(1, "8", "8"), f"meld-laid {WON}",
        {"phase": "round-over", "lead": 0, "points": [0, 1], "board": [2, 3, 7],
         "table": [meld(0, "set", "77"), meld(1, "set", "88")]},
    ),
    legal(
        ROUND, "the last card as a higher single", against(SINGLE, hand="7"), respond(1, "7"),
        f"single-laid {WON}", {"phase": "round-over", "lead": 0, "points": [0, 1]},
    ),
    legal(
        ROUND, "the point that ends a duel",
        duel("lead", {0: "6"}, board="1378", points=(1, 1)), lead(0, "6", "7"),
        f"meld-laid {WON} game-won",
        {"phase": "game-over", "turn": None, "points": [2, 1], "round": 3, "lead": 1},
    ),
    legal(
        ROUND, "one point each is not the end of a duel",
        duel("lead", {0: "6"}, board="1378", points=(0, 1)), lead(0, "6", "7"),
        f"meld-laid {WON}", {"phase": "round-over", "points": [1, 1], "round": 2},
    ),
    legal(
        ROUND, "nobody is out of a duel while an unseen card is left",
        duel("lead", {0: "6?"}, board="1378", draw="44"), lead(0, "6", "7"), LAID,
        {"phase": "respond", "points": [0, 0], "players/0/hand": [None]},
    ),
]  # fmt: skip

CASES: list[Case] = [*TO_SINGLES, *TO_MELDS, *OUT]
