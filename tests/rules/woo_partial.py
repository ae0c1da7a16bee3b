"""Woo: partials that are led, and what completes them."""

from __future__ import annotations

from .case import Case, State, illegal, legal
from .woo_build import begun, complete, duel, lead, meld, respond, teams

SIZE = "woo.partial.size"
EXTEND = "woo.partial.extendable"
ADDS = "woo.complete.size"
MELD = "woo.complete.meld"

THREES = "111222333444555666777888999"
LEADER = teams("lead", {0: THREES})


def completing(partial: str) -> State:
    """Seat 2 holds three of each value that seat 0 has not begun with."""
    return teams("complete", {0: "12", 2: THREES}, partial=(0, partial))


DEAD_PARTIALS = {
    "15": "four apart",
    "19": "no wrap from 9 to 1",
    "29": "far apart",
    "37": "four apart in the middle",
    "115": "a pair and a card far off",
    "224": "a pair and a card two off",
    "113": "a pair and a card two off at the low end",
    "466": "a pair and a card two below it",
    "125": "two gaps in a run of five",
    "135": "every second card",
    "159": "three cards far apart",
    "247": "a run of four is too short for it",
    "189": "no wrap round the 9",
    "129": "no wrap round the 1",
}

LIVE_PARTIALS = {
    "1": "the lowest card",
    "9": "the highest card",
    "11": "a pair",
    "99": "the highest pair",
    "12": "neighbours",
    "13": "a gap of one",
    "14": "a gap of two",
    "69": "a gap of two up to the 9",
    "111": "three equal cards may become a love-bomb",
    "999": "three nines may become a love-bomb",
    "123": "a run of three",
    "124": "a run of four with its third card missing",
    "134": "a run of four with its second card missing",
    "689": "a run of four with its second card missing, up to the 9",
    "112": "stairs with a card missing",
    "899": "stairs with a low card missing",
}

PARTIALS = [
    illegal(SIZE, "a lead of nothing", LEADER, lead(0, ""), "#/move/cards"),
    illegal(SIZE, "a lead of four", teams("lead", {0: "77778"}), lead(0, "7777"), "#/move/cards"),
    illegal(SIZE, "a lead of five that fit nothing", LEADER, lead(0, "15999"), "#/move/cards"),
    legal(SIZE, "a lead of one", LEADER, lead(0, "5"), "partial-laid", {"partial": begun(0, "5")}),
    legal(SIZE, "a lead of two", LEADER, lead(0, "56"), "partial-laid",
          {"partial": begun(0, "56")}),
    legal(
        SIZE, "a lead of three", teams("lead", {0: "77778"}), lead(0, "777"), "partial-laid",
        {"phase": "complete", "turn": 2, "lead": 0, "table": [], "partial": begun(0, "777"),
         "players/0/hand": [7, 8], "ply": 1},
    ),
    illegal(
        SIZE, "a response of nothing", teams("respond", {1: "888"}, table=[(0, "set", "77")]),
        respond(1, ""), "#/move/cards",
    ),
    illegal(
        SIZE, "a response of four, though a love-bomb",
        teams("respond", {1: "88889"}, table=[(0, "set", "77")]), respond(1, "8888"),
        "#/move/cards",
    ),
    legal(
        SIZE, "a response of three", teams("respond", {1: "88889"}, table=[(0, "set", "77")]),
        respond(1, "888"), "partial-laid", {"partial": begun(1, "888"), "turn": 3},
    ),
    illegal(
        SIZE, "a meld of the board alone", duel("lead", {0: "259"}, board="1377"),
        lead(0, "", "77"), "#/move/cards",
    ),
    legal(
        SIZE, "one card from the hand is enough in the duel",
        duel("lead", {0: "279"}, board="1377"), lead(0, "7", "77"),
        "meld-laid board-refilled", {"table": [meld(0, "set", "777")]},
    ),
    illegal(
        SIZE, "a response of the board alone",
        duel("respond", {1: "259"}, table=[(0, "set", "66")], board="1377"),
        respond(1, "", "77"), "#/move/cards",
    ),
    legal(
        SIZE, "four cards from the hand in the duel", duel("lead", {0: "27777"}, rest="discard"),
        lead(0, "7777"), "meld-laid", {"table": [meld(0, "love-bomb", "7777")]},
    ),
    *[
        illegal(EXTEND, f"{text}: {why}", LEADER, lead(0, text), "#/move/cards")
        for text, why in DEAD_PARTIALS.items()
    ],
    *[
        legal(EXTEND, f"{text}: {why}", LEADER, lead(0, text), "partial-laid",
              {"partial": begun(0, text), "phase": "complete", "turn": 2})
        for text, why in LIVE_PARTIALS.items()
    ],
    legal(EXTEND, "the order of the cards means nothing", LEADER, lead(0, "423"), "partial-laid",
          {"partial": begun(0, "234")}),
    legal(EXTEND, "a lead of seat 3 is completed by seat 1",
          teams("lead", {3: THREES}, lead=3), lead(3, "65"), "partial-laid",
          {"partial": begun(3, "56"), "turn": 1, "lead": 3}),
    illegal(
        EXTEND, "a response that nothing extends",
        teams("respond", {1: THREES}, table=[(0, "run", "4567")]), respond(1, "159"),
        "#/move/cards",
    ),
]  # fmt: skip

# partial, what is added, the kind of meld
MADE = [
    ("3", "3", "set"), ("3", "33", "set"), ("33", "3", "set"), ("3", "2", "run"),
    ("3", "24", "run"), ("9", "678", "run"), ("23", "1", "run"), ("23", "4", "run"),
    ("23", "14", "run"), ("23", "45", "run"), ("24", "3", "run"), ("14", "23", "run"),
    ("134", "2", "run"), ("345", "6", "run"), ("23", "23", "stairs"), ("3", "344", "stairs"),
    ("33", "44", "stairs"), ("334", "4", "stairs"), ("89", "89", "stairs"),
    ("7", "777", "love-bomb"), ("77", "77", "love-bomb"), ("777", "7", "love-bomb"),
]  # fmt: skip
NOT_MADE = [
    ("23", "2", "two equal and a neighbour"), ("23", "5", "a gap"), ("23", "6", "far off"),
    ("23", "145", "a run of five"), ("24", "2", "a pair and a gap"), ("24", "5", "a gap"),
    ("89", "1", "no wrap"), ("1", "9", "no wrap at the low end"), ("3", "5", "two apart"),
    ("33", "55", "pairs that are not neighbours"), ("334", "3", "three and one"),
    ("777", "8", "three and a neighbour"), ("345", "67", "five cards of a run"),
    ("33", "344", "a full house"), ("777", "77", "five equal cards"),
    ("334", "455", "three pairs"),
]  # fmt: skip

COMPLETIONS = [
    illegal(ADDS, "a pair completed with nothing", completing("77"), complete(2, ""),
            "#/move/cards"),
    illegal(ADDS, "a single completed with four", teams("complete", {2: "77778"},
            partial=(0, "7")), complete(2, "7777"), "#/move/cards"),
    illegal(ADDS, "four cards of nothing", completing("23"), complete(2, "1599"), "#/move/cards"),
    legal(ADDS, "one card added", completing("77"), complete(2, "7"), "meld-completed"),
    legal(ADDS, "two cards added", completing("77"), complete(2, "88"), "meld-completed"),
    legal(
        ADDS, "three cards added", completing("7"), complete(2, "896"),
        "meld-completed", {"table": [meld(0, "run", "6789")]},
    ),
    *[
        legal(MELD, f"{partial} and {added} are a {kind}",
              teams("complete", {0: "12", 2: "9" + added}, partial=(0, partial)),
              complete(2, added), "meld-completed",
              {"table": [meld(0, kind, "".join(sorted(partial + added)))], "partial": None,
               "phase": "respond", "turn": 1, "lead": 0, "players/2/hand": [9],
               "points": [0, 0]})
        for partial, added, kind in MADE
    ],
    *[
        illegal(MELD, f"{partial} and {added}: {why}",
                teams("complete", {0: "12", 2: "9" + added}, partial=(0, partial)),
                complete(2, added), "#/move/cards")
        for partial, added, why in NOT_MADE
    ],
    legal(
        MELD, "a meld of seat 1 and seat 3 is answered by seat 2",
        teams("complete", {1: "12", 3: "69"}, partial=(1, "78")), complete(3, "6"),
        "meld-completed", {"table": [meld(1, "run", "678")], "turn": 2, "lead": 1},
    ),
    illegal(
        MELD, "a response completed to no meld",
        teams("complete", {1: "12", 3: "69"}, partial=(1, "8"), table=[(0, "set", "77")]),
        complete(3, "6"), "#/move/cards",
    ),
]  # fmt: skip

CASES: list[Case] = [*PARTIALS, *COMPLETIONS]
