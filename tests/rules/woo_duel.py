"""Woo, the duel: melds from hand and board, singles, answers and concessions."""

from __future__ import annotations

from .case import Case, illegal, legal, undetermined
from .woo_build import concede, duel, lead, meld, respond

TAKE = "woo.duel.take"
MELD = "woo.duel.meld"
BOARD = "woo.duel.board-card"
STUCK = "woo.duel.single-only-if-stuck"
ANSWER = "woo.duel.answer-to-single"
BEATS = "woo.respond.beats"
IMPOSSIBLE = "table.outcome-impossible"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

LEADER = duel("lead", {0: "2569"}, board="1378", draw="44")
CONCEDER = duel("respond", {1: "25"}, table=[(0, "set", "44")], board="1378")
LAID = "meld-laid board-refilled"

TAKING = [
    illegal(TAKE, "a card that is not on the board", LEADER, lead(0, "5", "6"),
            "#/move/board/0"),
    illegal(TAKE, "two of a card that lies there once", duel("lead", {0: "2779"}, board="1378"),
            lead(0, "7", "77"), "#/move/board/1"),
    illegal(TAKE, "two cards that are not there", LEADER, lead(0, "5", "46"),
            "#/move/board/0", "#/move/board/1"),
    illegal(TAKE, "not there, and no meld either", LEADER, lead(0, "5", "9"),
            "#/move/board/0", (MELD, "#/move")),
    illegal(TAKE, "not held and not there", LEADER, lead(0, "4", "5"),
            (HELD, "#/move/cards/0"), "#/move/board/0"),
    illegal(TAKE, "from an empty board", duel("lead", {0: "2569"}, rest="discard"),
            lead(0, "5", "6"), "#/move/board/0"),
    legal(
        TAKE, "two cards of the board", LEADER, lead(0, "6", "78"), LAID,
        {"board": [1, 3, 4, 4], "table": [meld(0, "run", "678")], "players/0/hand": [2, 5, 9],
         "phase": "respond", "turn": 1, "lead": 0, "partial": None, "ply": 1},
    ),
    legal(TAKE, "an unseen card of the board", duel("lead", {0: "2569"}, board="13?8", draw="44",
          hidden="7"), lead(0, "6", "7"), LAID, {"board": [1, 3, 4, 8]}),
    legal(TAKE, "a known card of the board before an unseen one",
          duel("lead", {0: "2569"}, board="1?78", draw="44"), lead(0, "6", "7"), LAID,
          {"board": [1, 4, 8, None]}),
    illegal(IMPOSSIBLE, "a seventh 5 from the board",
            duel("lead", {0: "2669"}, board="13?8", hidden="2"), lead(0, "6", "5"),
            "#/move/board/0"),
    legal(IMPOSSIBLE, "a sixth 5 from the board",
          duel("lead", {0: "2669"}, board="13?8", draw="44", hidden="5"), lead(0, "6", "5"), LAID,
          {"board": [1, 3, 4, 8]}),
    illegal(TAKE, "conceding with a card that is not there", CONCEDER, concede(1, taking=9),
            "#/move/take"),
    illegal(TAKE, "conceding with a card of the meld", CONCEDER, concede(1, taking=4),
            "#/move/take"),
    illegal(TAKE, "conceding with a card of an empty board",
            duel("respond", {1: "25"}, table=[(0, "set", "44")]), concede(1, taking=7),
            "#/move/take"),
    illegal(TAKE, "conceding out of turn with a card that is not there", CONCEDER,
            concede(0, taking=9), (TURN, "#/move/player"), "#/move/take"),
    legal(
        TAKE, "conceding with a card", CONCEDER, concede(1, taking=8),
        "conceded board-card-taken table-cleared",
        {"phase": "lead", "lead": 0, "turn": 0, "table": [], "board": [1, 3, 7],
         "players/1/hand": [2, 5, 8], "discard": [4, 4], "points": [0, 0], "round": 1},
    ),
    legal(
        TAKE, "conceding without a card", CONCEDER, concede(1), "conceded table-cleared",
        {"phase": "lead", "turn": 0, "board": [1, 3, 7, 8], "players/1/hand": [2, 5]},
    ),
    legal(TAKE, "conceding before an empty board",
          duel("respond", {1: "25"}, table=[(0, "set", "44")]), concede(1),
          "conceded table-cleared", {"board": [], "turn": 0}),
    legal(TAKE, "the leader concedes to an answer",
          duel("respond", {0: "25"}, table=[(0, "set", "44"), (1, "set", "55")], board="1378"),
          concede(0, taking=1), "conceded board-card-taken table-cleared",
          {"lead": 1, "turn": 1, "board": [3, 7, 8], "players/0/hand": [1, 2, 5],
           "discard": [4, 4, 5, 5]}),
    legal(TAKE, "conceding with an unseen card of the board",
          duel("respond", {1: "25"}, table=[(0, "set", "44")], board="13?8", hidden="6"),
          concede(1, taking=6), "conceded board-card-taken table-cleared",
          {"board": [1, 3, 8], "players/1/hand": [2, 5, 6]}),
    legal(TAKE, "conceding with a known card before an unseen one",
          duel("respond", {1: "2?"}, table=[(0, "set", "44")], board="13?8"),
          concede(1, taking=8), "conceded board-card-taken table-cleared",
          {"board": [1, 3, None], "players/1/hand": [2, 8, None]}),
    illegal(IMPOSSIBLE, "conceding with a seventh 6",
            duel("respond", {1: "25"}, table=[(0, "set", "44")], board="13?8", hidden="9"),
            concede(1, taking=6), "#/move/take"),
]  # fmt: skip

WIDE = duel("lead", {0: "33455678"}, board="3447", draw="29")
MELDS = [
    ("5", "4", "run", "45"), ("3", "3", "set", "33"), ("33", "3", "set", "333"),
    ("4", "44", "set", "444"), ("56", "4", "run", "456"), ("5", "47", None, ""),
    ("56", "47", "run", "4567"), ("33", "44", "stairs", "3344"), ("55", "44", "stairs", "4455"),
    ("55", "4", None, ""), ("345", "7", None, ""), ("3", "7", None, ""), ("34", "34", "stairs",
    "3344"), ("5678", "4", None, ""), ("33", "34", None, ""), ("5", "344", None, ""),
    ("678", "7", None, ""), ("4", "3447", None, ""), ("8", "7", "run", "78"),
]  # fmt: skip

MELDING = [
    *[
        legal(MELD, f"{hand} with {board} is a {kind}", WIDE, lead(0, hand, board), LAID,
              {"table": [meld(0, kind, whole)], "phase": "respond", "turn": 1})
        for hand, board, kind, whole in MELDS if kind
    ],
    *[
        illegal(MELD, f"{hand} with {board} is no meld", WIDE, lead(0, hand, board), "#/move")
        for hand, board, kind, _ in MELDS if not kind
    ],
    legal(MELD, "a love-bomb", duel("lead", {0: "27779"}, board="1378", draw="44"),
          lead(0, "777", "7"), LAID, {"table": [meld(0, "love-bomb", "7777")]}),
    illegal(MELD, "five equal cards", duel("lead", {0: "27779"}, board="1377"),
            lead(0, "777", "77"), "#/move"),
    illegal(MELD, "no wrap from 9 to 1", LEADER, lead(0, "9", "1"), "#/move"),
    illegal(MELD, "no meld and nothing of the board", LEADER, lead(0, "25"),
            "#/move/cards", (BOARD, "#/move")),
    illegal(MELD, "no meld of the hand, the board being empty",
            duel("lead", {0: "2569"}, rest="discard"), lead(0, "25"), "#/move/cards"),
    illegal(MELD, "no meld as an answer, so nothing is said of its height",
            duel("respond", {1: "59"}, table=[(0, "run", "67")], board="1378"),
            respond(1, "5", "3"), "#/move"),
    illegal(MELD, "no meld as an answer to a single",
            duel("respond", {1: "59"}, table=[(0, "single", "6")], board="1378"),
            respond(1, "9", "3"), "#/move"),
    illegal(BOARD, "a run of the hand alone", LEADER, lead(0, "56"), "#/move"),
    illegal(BOARD, "an empty list of board cards", LEADER, lead(0, "56", ""), "#/move/board"),
    illegal(BOARD, "a love-bomb of the hand alone", duel("lead", {0: "27777"}, board="1"),
            lead(0, "7777"), "#/move"),
    illegal(BOARD, "a board of unseen cards is a board", duel("lead", {0: "2569"}, board="????"),
            lead(0, "56"), "#/move"),
    illegal(BOARD, "a response of the hand alone",
            duel("respond", {1: "889"}, table=[(0, "set", "77")], board="1378"),
            respond(1, "88"), "#/move"),
    illegal(BOARD, "a response of the hand alone that is also too low",
            duel("respond", {1: "669"}, table=[(0, "set", "77")], board="1378"),
            respond(1, "66"), "#/move", (BEATS, "#/move/cards")),
    legal(BOARD, "one board card", LEADER, lead(0, "6", "7"), LAID),
    legal(BOARD, "the hand alone once the board is empty",
          duel("lead", {0: "2569"}, rest="discard"), lead(0, "56"), "meld-laid",
          {"table": [meld(0, "run", "56")], "board": [], "turn": 1}),
    legal(BOARD, "an empty list of board cards once the board is empty",
          duel("lead", {0: "2569"}, rest="discard"), lead(0, "56", ""), "meld-laid"),
    legal(BOARD, "a response of the hand alone once the board is empty",
          duel("respond", {1: "889"}, table=[(0, "set", "77")], rest="discard"),
          respond(1, "88"), "meld-laid",
          {"table": [meld(0, "set", "77"), meld(1, "set", "88")], "turn": 0, "lead": 0}),
]  # fmt: skip

SINGLES = [
    illegal(STUCK, "the card itself makes a meld", LEADER, lead(0, "6"), "#/move/cards"),
    illegal(STUCK, "another card of the hand makes a meld", duel("lead", {0: "59"}, board="1388"),
            lead(0, "5"), "#/move/cards"),
    illegal(STUCK, "an equal card on the board", duel("lead", {0: "5"}, board="1359"),
            lead(0, "5"), "#/move/cards"),
    illegal(STUCK, "an empty list of board cards is a single", LEADER, lead(0, "6", ""),
            "#/move/cards"),
    illegal(STUCK, "a pair of the hand, the board being empty",
            duel("lead", {0: "337"}, rest="discard"), lead(0, "7"), "#/move/cards"),
    illegal(STUCK, "neighbours in the hand, the board being empty",
            duel("lead", {0: "34"}, rest="discard"), lead(0, "3"), "#/move/cards"),
    illegal(STUCK, "out of turn too", duel("lead", {1: "59"}, board="1388"), lead(1, "5"),
            (TURN, "#/move/player"), "#/move/cards"),
    illegal(STUCK, "not held, and a meld lies in the hand", duel("lead", {0: "29"}, board="6888"),
            lead(0, "4"), (HELD, "#/move/cards/0"), "#/move/cards"),
    illegal(HELD, "a single that is not held, and nothing fits",
            duel("lead", {0: "35"}, board="1199"), lead(0, "6"), "#/move/cards/0"),
    legal(
        STUCK, "nothing fits the board", duel("lead", {0: "555"}, board="1379", discard="2"),
        lead(0, "5"), "single-laid",
        {"phase": "respond", "turn": 1, "lead": 0, "table": [meld(0, "single", "5")],
         "board": [1, 3, 7, 9], "players/0/hand": [5, 5], "discard": [2]},
    ),
    legal(STUCK, "a run in the hand that needs no board is no meld",
          duel("lead", {0: "5567"}, board="1119"), lead(0, "7"), "single-laid"),
    legal(STUCK, "nothing fits in the hand, the board being empty",
          duel("lead", {0: "37"}, rest="discard"), lead(0, "3"), "single-laid",
          {"board": [], "turn": 1}),
    legal(STUCK, "unseen cards elsewhere mean nothing",
          duel("lead", {0: "55", 1: "????"}, board="1379", draw="??"), lead(0, "5"),
          "single-laid"),
    undetermined(
        STUCK, "an unseen card of the hand may fit", duel("lead", {0: "5?"}, board="1379"),
        lead(0, "5"), (STUCK, None), events="single-laid",
        then={"phase": "respond", "turn": 1, "table": [meld(0, "single", "5")],
              "players/0/hand": [None], "board": [1, 3, 7, 9], "ply": 1},
    ),
    undetermined(STUCK, "an unseen card of the board may fit",
                 duel("lead", {0: "55"}, board="139?"), lead(0, "5"), (STUCK, None),
                 events="single-laid"),
    undetermined(STUCK, "one of two unseen cards is laid, the other may fit",
                 duel("lead", {0: "??"}, board="1379", hidden="5"), lead(0, "5"), (STUCK, None),
                 events="single-laid", then={"players/0/hand": [None]}),
    undetermined(STUCK, "neighbours in the hand need the unseen board",
                 duel("lead", {0: "56"}, board="???"), lead(0, "5"), (STUCK, None)),
    undetermined(STUCK, "an unseen card of the hand, the board being empty",
                 duel("lead", {0: "5?"}, rest="discard"), lead(0, "5"), (STUCK, None)),
    undetermined(STUCK, "the last known card goes with one unseen on the board",
                 duel("lead", {0: "5"}, board="1?"), lead(0, "5"), (STUCK, None),
                 events="single-laid went-out round-won"),
    illegal(STUCK, "unseen cards, but a known meld", duel("lead", {0: "25?"}, board="137?"),
            lead(0, "5"), "#/move/cards"),
    illegal(STUCK, "the card laid from an unseen hand fits",
            duel("lead", {0: "??"}, board="1379", hidden="6"), lead(0, "6"), "#/move/cards"),
    illegal(STUCK, "the card laid from an unseen hand fits the rest of it",
            duel("lead", {0: "5?"}, rest="discard", hidden="6"), lead(0, "6"), "#/move/cards"),
    legal(STUCK, "the only unseen card is the one laid",
          duel("lead", {0: "5?"}, board="1139", hidden="6"), lead(0, "6"), "single-laid",
          {"players/0/hand": [5]}),
]  # fmt: skip

CASES: list[Case] = [*TAKING, *MELDING, *SINGLES]
