"""Wool Rules: what the rules of every table say (`table.*`) of its moves."""

from __future__ import annotations

from .case import Case, illegal, legal, put
from .wool_rules_build import back, bid, fail, rest, roll, rolled, take, three, two

PLAYER = "#/move/player"

SEAT = "table.no-such-seat"
OVER = "table.game-over"
PHASE = "table.wrong-phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

TABLES = {
    "bid": three("bid"),
    "roll": three("roll"),
    "decide": three("decide", dice=15),
    "success": three("decide", dice=20),
    "failure": three("decide", dice=15, kept="d12 d10"),
    "rest": three("rest", middle="2 22"),
    "return": three("return", flocks={0: "2 22 16", 1: "33"}, dogs={2: 8}, bone=2),
    "game-over": three("game-over", flocks={0: "16", 1: "36"}, returned={0: "2 22", 1: ""},
                       dogs={2: 8}, bone=2),
}  # fmt: skip
"""A table in each phase, and in `decide` one after attempts 1 and 3 and one that has succeeded."""

MOVES = {
    "bid": [bid(0, 20)],
    "roll": [rolled(0, "5 6 7")],
    "decide": [roll(0, "d12", d10=5, d8=5)],
    "success": [take(0, "2 22 33")],
    "failure": [fail(0)],
    "rest": [rest(2, "2 22")],
    "return": [back(0, "2 22"), back(1, "33")],
}
ALL_MOVES = [
    bid(0, 20), rolled(0, "5 6 7"), take(0, "2 22 33"), fail(0), rest(0, "2 22"), back(0, "2 22"),
]  # fmt: skip
PHASES = {
    "bid": ["bid"],
    "roll": ["roll"],
    "decide": ["roll", "take", "fail"],
    "rest": ["rest"],
    "return": ["return"],
}

NO_SUCH_SEAT = [
    *[
        illegal(SEAT, f"a fourth seat: {moves[0]['type']} in {name}", TABLES[name],
                moves[0] | {"player": 3}, PLAYER)
        for name, moves in MOVES.items()
    ],
    illegal(SEAT, "a third seat of two", two("bid"), bid(2, 20), PLAYER),
    illegal(SEAT, "seat 99", TABLES["bid"], bid(99, 20), PLAYER),
    illegal(SEAT, "before the end of the game", TABLES["game-over"], bid(3, 20), PLAYER),
    illegal(SEAT, "before the wrong phase", TABLES["roll"], bid(3, 20), PLAYER),
    illegal(SEAT, "before all that is wrong with a bid", TABLES["bid"], bid(4, 99), PLAYER),
    illegal(SEAT, "before all that is wrong with a take", TABLES["success"],
            take(6, "41", bonus=True, chips=9, take_bone=True), PLAYER),
    legal(SEAT, "the third seat bids", TABLES["bid"], bid(2, 20)),
    legal(SEAT, "the second of two bids", two("bid"), bid(1, 20)),
]  # fmt: skip

GAME_IS_OVER = [
    *[
        illegal(OVER, f"{move['type']} after the end", TABLES["game-over"], move, "#/move")
        for move in ALL_MOVES
    ],
    illegal(OVER, "a return of who has a dog after the end", TABLES["game-over"], back(2, "41"),
            "#/move"),
    illegal(OVER, "a bid of two after the end",
            two("game-over", dogs={0: 4, 1: 4}, bone=0), bid(1, 20), "#/move"),
    legal(OVER, "the last return but one", TABLES["return"], back(1, "33"), None,
          {"phase": "return"}),
    legal(OVER, "the first bid of the last round", three("bid", round=15, dogs={2: 8}, bone=2),
          bid(0, 20), "bid-placed", {"phase": "bid"}),
]  # fmt: skip

WRONG_PHASE = [
    *[
        illegal(PHASE, f"{move['type']} in {phase}", TABLES[phase], move, "#/move")
        for phase, mine in PHASES.items()
        for move in ALL_MOVES
        if move["type"] not in mine
    ],
    *[
        legal(PHASE, f"{moves[0]['type']} in {name}", TABLES[name], moves[0])
        for name, moves in MOVES.items()
    ],
    illegal(PHASE, "before the turn", TABLES["roll"], take(1, "2 22 33"), "#/move"),
    illegal(PHASE, "before the cards", TABLES["rest"], take(2, "41", bonus=True, chips=9),
            "#/move"),
    illegal(PHASE, "the last seat rolls", TABLES["rest"], rolled(2, "5 6 7"), "#/move"),
    illegal(PHASE, "taking the rest before the others have rolled", TABLES["roll"],
            rest(2, "2 22 33 42"), "#/move"),
    illegal(PHASE, "giving sheep back before the end", TABLES["rest"], back(2, ""), "#/move"),
    illegal(PHASE, "a bid while others roll", TABLES["roll"], bid(1, 99), "#/move"),
]  # fmt: skip

BIDDEN = three("bid", bids=[20, None, "hidden"])
HALF_BACK = three("return", flocks={0: "16", 1: "33 42 22"}, returned={0: "2"}, dogs={2: 8},
                  bone=2)  # fmt: skip

NOT_YOUR_TURN = [
    illegal(TURN, "the second seat rolls first", TABLES["roll"], rolled(1, "5 6 7"), PLAYER),
    illegal(TURN, "the last seat rolls", TABLES["roll"], rolled(2, "5 6 7"), PLAYER),
    illegal(TURN, "another seat goes on rolling", TABLES["decide"], roll(1, "d12", d10=5, d8=5),
            PLAYER),
    illegal(TURN, "another seat takes", TABLES["success"], take(1, "2 22 33"), PLAYER),
    illegal(TURN, "another seat fails", TABLES["failure"], fail(2), PLAYER),
    illegal(TURN, "another seat takes what is left", TABLES["rest"], rest(0, "2 22"), PLAYER),
    illegal(TURN, "the second of the duel takes what is left", two("rest", middle="2 22"),
            rest(1, "2 22"), PLAYER),
    legal(TURN, "the first of the duel takes what is left", two("rest", middle="2 22"),
          rest(0, "2 22"), "cards-received round-over middle-laid"),
    illegal(TURN, "the highest bid goes first, not the lowest seat",
            three("roll", bids=[18, 20, 19]), rolled(0, "5 6 7"), PLAYER),
    legal(TURN, "the highest bid goes first", three("roll", bids=[18, 20, 19]),
          rolled(1, "5 6 7"), "dice-rolled", {"turn": 1}),
    illegal(TURN, "a second bid", BIDDEN, bid(0, 21), PLAYER),
    illegal(TURN, "a second bid over a hidden one", BIDDEN, bid(2, 21), PLAYER),
    illegal(TURN, "a second bid, no higher", BIDDEN, bid(0, 20), PLAYER),
    legal(TURN, "the first bid of another seat", three("bid", bids=[20, None, None]),
          bid(2, 21), "bid-placed", {"players/0/bid": 20, "players/2/bid": 21}),
    illegal(TURN, "a dog guards the flock", TABLES["return"], back(2, ""), PLAYER),
    illegal(TURN, "a dog guards the flock that a sheep is taken from", TABLES["return"],
            back(2, "43"), PLAYER),
    illegal(TURN, "who has put back two puts back more", HALF_BACK, back(0, ""), PLAYER),
    legal(TURN, "who has not put back yet", HALF_BACK, back(1, "33 42")),
    legal(TURN, "in any order", TABLES["return"], back(1, "33"), "sheep-returned",
          {"turn": None, "players/1/returned": [33], "players/1/flock": [],
           "players/0/returned": None}),
    illegal(TURN, "stands alone before a bid that is none", BIDDEN, bid(0, 99), PLAYER),
    illegal(TURN, "stands alone before a roll that is wrong, too", TABLES["decide"],
            roll(1, "d12", d12=13), PLAYER),
    illegal(TURN, "stands alone before a take that is wrong, too", TABLES["success"],
            take(1, "41", bonus=True, chips=9, take_bone=True, middle="7"), PLAYER),
    illegal(TURN, "stands alone before a failure that is wrong, too", TABLES["decide"],
            fail(1, "41", bonus=True, chips=9), PLAYER),
    illegal(TURN, "stands alone before a rest that is wrong, too", TABLES["rest"],
            rest(0, "41", take_bone=True), PLAYER),
    illegal(TURN, "stands alone before sheep that are not there", HALF_BACK, back(0, "16 41 8"),
            PLAYER),
]  # fmt: skip

KNOWN = three("return", flocks={0: "2 22 16 10", 1: "33"}, dogs={2: 8}, bone=2)
DARK = three("return", flocks={0: "? 2 16 ?", 1: "33"}, dogs={2: 8}, bone=2)

CARD_NOT_HELD = [
    illegal(HELD, "a sheep of no flock", KNOWN, back(0, "2 42"), "#/move/cards/1"),
    illegal(HELD, "a sheep of another flock", KNOWN, back(0, "33 2"), "#/move/cards/0"),
    illegal(HELD, "two sheep of no flock", KNOWN, back(0, "42 33"), "#/move/cards/0",
            "#/move/cards/1"),
    illegal(HELD, "one sheep twice", KNOWN, back(0, "2 2"), "#/move/cards/1"),
    illegal(HELD, "a sheep that was put back before", HALF_BACK, back(1, "2 33"),
            "#/move/cards/0"),
    illegal(HELD, "a black sheep of no flock", KNOWN, back(0, "2 36"),
            ("wool.return.eligible", "#/move/cards/1"), "#/move/cards/1"),
    legal(HELD, "two sheep of the own flock", KNOWN, back(0, "22 2"), "sheep-returned",
          {"players/0/flock": [16, 10], "players/0/returned": [22, 2], "phase": "return"}),
    legal(HELD, "a sheep out of what is not seen", DARK, back(0, "2 42"), None,
          {"players/0/flock": [16, None], "players/0/returned": [2, 42]}),
    legal(HELD, "two sheep out of what is not seen", DARK, back(0, "42 22"), None,
          {"players/0/flock": [2, 16], "players/0/returned": [42, 22]}),
    illegal(HELD, "more sheep than are not seen", put(DARK, "players/0/flock/0", 10),
            back(0, "42 22"), "#/move/cards/1"),
]  # fmt: skip

CASES: list[Case] = [
    *NO_SUCH_SEAT, *GAME_IS_OVER, *WRONG_PHASE, *NOT_YOUR_TURN, *CARD_NOT_HELD,
]  # fmt: skip
