"""Woo at four: responses, concessions, passed partials and who goes out."""

from __future__ import annotations

from .case import Case, State, illegal, legal
from .woo_build import Meld, begun, cards, complete, concede, meld, passes, respond, take, teams
from .woo_partial import THREES

BEATS = "woo.respond.beats"
RECLAIM = "woo.reclaim.card"
ROUND = "woo.score.round"
TURN = "table.not-your-turn"


def answering(*table: Meld, hand: str = THREES) -> State:
    """The seat left of the last meld holds this hand."""
    return teams("respond", {(table[-1][0] + 1) % 4: hand}, table=table)


def growing(partial: str, added: str, *table: Meld) -> State:
    """The answer to these melds has been begun; the partner holds what is added and a 1."""
    player = (table[-1][0] + 1) % 4
    hands = {player: "12", (player + 2) % 4: "1" + added}
    return teams("complete", hands, table=table, partial=(player, partial))


# meld that lies there, partials that may answer it, partials that may not
ANSWERS = [
    ((0, "set", "77"), "8 88 9 1 11 111 777", "89 67 78 788 123"),
    ((0, "set", "99"), "9 1 22 888", "89 78 899"),
    ((0, "set", "777"), "8 88 888 7 1 55 666", "89 87"),
    ((0, "run", "67"), "7 8 9 1 66 777", "89 78 79 678"),
    ((0, "run", "89"), "9 8 99 444", "89 78"),
    ((0, "run", "456"), "7 56 57 67 89 79 44 555 9", "45 46 34 12 567 789 556 69"),
    ((0, "run", "789"), "7 88 999", "89 78 79 789"),
    ((0, "run", "4567"), "56 58 568 567 69 789 679 55 7", "45 46 467 345 34 667 788"),
    ((0, "run", "6789"), "6 77 888", "67 78 89 69 678 789"),
    ((0, "stairs", "7788"), "8 9 88 99 89 889 899 55 555", "78 87 79 778 788 789"),
    ((0, "stairs", "2233"), "34 344 334 45 455 899 22", "23 223 233 24 234 567"),
    ((0, "stairs", "8899"), "8 99 888", "89 889 899 78"),
]
BOMBS = [
    ((0, "love-bomb", "6666"), "7 77 777 8 9 99", "6 66 5 55 555 1 78 89 789"),
    ((0, "love-bomb", "1111"), "2 22 9 999", "1 12 23 223"),
    ((0, "love-bomb", "9999"), "", "9 99 8 88 888 89 1"),
]


def _answers() -> list[Case]:
    """Each partial of the tables above, laid on its meld."""
    made: list[Case] = []
    for table, good, bad in [*ANSWERS, *BOMBS]:
        bomb = table[2][0] if table[1] == "love-bomb" else "0"
        state = answering(table, hand=THREES.replace(bomb * 3, bomb * 2))
        name = f"{table[1]} {table[2]}"
        made += [
            legal(BEATS, f"{text} may answer {name}", state, respond(1, text), "partial-laid",
                  {"phase": "complete", "turn": 3, "lead": 0, "table": [meld(*table)],
                   "partial": begun(1, "".join(sorted(text)))})
            for text in good.split()
        ]  # fmt: skip
        made += [
            illegal(BEATS, f"{text} may not answer {name}", state, respond(1, text),
                    "#/move/cards")
            for text in bad.split()
        ]  # fmt: skip
    return made


# meld, partial of the answer, what is added, whether it beats
GROWN = [
    ((0, "set", "77"), "8", "8", True), ((0, "set", "77"), "7", "7", False),
    ((0, "set", "77"), "6", "6", False), ((0, "set", "77"), "8", "88", False),
    ((0, "set", "77"), "8", "9", False), ((0, "set", "77"), "3", "333", True),
    ((0, "set", "777"), "88", "8", True), ((0, "set", "777"), "8", "8", False),
    ((0, "set", "777"), "22", "22", True), ((0, "set", "99"), "9", "9", False),
    ((0, "run", "67"), "8", "7", True), ((0, "run", "67"), "7", "6", False),
    ((0, "run", "67"), "7", "8", True), ((0, "run", "67"), "7", "89", False),
    ((0, "run", "67"), "8", "8", False), ((0, "run", "456"), "67", "5", True),
    ((0, "run", "456"), "67", "8", True), ((0, "run", "456"), "67", "89", False),
    ((0, "run", "456"), "56", "4", False), ((0, "run", "4567"), "567", "8", True),
    ((0, "run", "4567"), "567", "4", False), ((0, "stairs", "7788"), "89", "89", True),
    ((0, "stairs", "7788"), "89", "7", False), ((0, "stairs", "7788"), "88", "77", False),
    ((0, "stairs", "7788"), "55", "55", True), ((0, "stairs", "7788"), "889", "9", True),
    ((0, "love-bomb", "6666"), "7", "777", True), ((0, "love-bomb", "6666"), "77", "7", False),
    ((0, "love-bomb", "6666"), "77", "88", False),
]  # fmt: skip
KINDS = {
    "88": "set", "888": "set", "78": "run", "567": "run", "678": "run", "5678": "run",
    "8899": "stairs", "3333": "love-bomb", "2222": "love-bomb", "5555": "love-bomb",
    "7777": "love-bomb",
}  # fmt: skip


def _grown() -> list[Case]:
    """Each answer of the table above, completed."""
    made: list[Case] = []
    for table, partial, added, beats in GROWN:
        state = growing(partial, added, table)
        whole = "".join(sorted(partial + added))
        name = f"{partial} and {added} on {table[1]} {table[2]}"
        if beats:
            lies = [meld(*table), meld(1, KINDS[whole], whole)]
            made.append(
                legal(BEATS, name, state, complete(3, added), "meld-completed",
                      {"phase": "respond", "turn": 2, "lead": 0, "partial": None, "table": lies,
                       "players/3/hand": [1]})
            )  # fmt: skip
        else:
            made.append(illegal(BEATS, name, state, complete(3, added), "#/move/cards"))
    return made


RESPONSES = [
    illegal(
        BEATS, "the last meld counts, not the first",
        answering((0, "run", "456"), (1, "run", "567")), respond(2, "56"), "#/move/cards",
    ),
    legal(
        BEATS, "higher than the last meld", answering((0, "run", "456"), (1, "run", "567")),
        respond(2, "67"), "partial-laid", {"turn": 0, "lead": 0, "partial": begun(2, "67")},
    ),
    illegal(
        BEATS, "after a love-bomb the set before it means nothing",
        answering((0, "set", "77"), (1, "love-bomb", "2222"), hand="8899"), respond(2, "89"),
        "#/move/cards",
    ),
    legal(
        BEATS, "a higher love-bomb on a love-bomb",
        answering((0, "set", "77"), (1, "love-bomb", "2222"), hand="8899"), respond(2, "8"),
        "partial-laid",
    ),
    illegal(
        BEATS, "out of turn and too low",
        teams("respond", {3: "459"}, table=[(0, "run", "678")]), respond(3, "45"),
        (TURN, "#/move/player"), "#/move/cards",
    ),
    illegal(
        BEATS, "not held and too low", answering((0, "run", "678"), hand="49"), respond(1, "45"),
        ("table.card-not-held", "#/move/cards/1"), "#/move/cards",
    ),
    legal(
        BEATS, "who cannot or does not want to beat it concedes",
        teams("respond", table=[(0, "set", "77"), (1, "set", "88")], rest=0), concede(2),
        "conceded table-cleared",
        {"phase": "lead", "lead": 3, "turn": 3, "table": [], "discard": cards("7788"),
         "points": [0, 0], "round": 1},
    ),
    legal(
        BEATS, "a concession nobody records",
        teams("respond", table=[(3, "set", "77")], discard=None), concede(0),
        "conceded table-cleared", {"lead": 1, "turn": 1, "table": [], "discard": None},
    ),
]  # fmt: skip

PASSED = [
    legal(
        RECLAIM, "a passed lead of three", teams("complete", {0: "2"}, partial=(0, "678")),
        passes(2), "passed",
        {"phase": "reclaim", "turn": 0, "lead": 3, "table": [], "partial": begun(0, "678"),
         "players/0/hand": [2]},
    ),
    legal(
        RECLAIM, "the beginner takes first", teams("reclaim", {0: "2"}, partial=(0, "678")),
        take(0, 6), "card-taken",
        {"phase": "reclaim", "turn": 2, "lead": 3, "partial": begun(0, "78"),
         "players/0/hand": [2, 6]},
    ),
    legal(
        RECLAIM, "then the partner",
        teams("reclaim", {2: "3?"}, partial=(0, "78"), turn=2), take(2, 8), "card-taken",
        {"turn": 0, "partial": begun(0, "7"), "players/2/hand": [3, 8, None]},
    ),
    legal(
        RECLAIM, "then the beginner the last", teams("reclaim", {0: "26"}, partial=(0, "7")),
        take(0, 7), "card-taken",
        {"phase": "lead", "turn": 3, "lead": 3, "partial": None, "players/0/hand": [2, 6, 7]},
    ),
    legal(
        RECLAIM, "of two the partner takes the last",
        teams("reclaim", {2: "3"}, partial=(0, "5"), turn=2), take(2, 5), "card-taken",
        {"phase": "lead", "turn": 3, "lead": 3, "partial": None, "players/2/hand": [3, 5]},
    ),
    legal(
        RECLAIM, "one of two equal cards", teams("reclaim", {0: "2"}, partial=(0, "77")),
        take(0, 7), "card-taken", {"turn": 2, "partial": begun(0, "7")},
    ),
    legal(
        RECLAIM, "seat 1 and seat 3 take back, seat 0 leads",
        teams("reclaim", {3: "9"}, partial=(1, "5"), turn=3), take(3, 5), "card-taken",
        {"phase": "lead", "turn": 0, "lead": 0},
    ),
    illegal(RECLAIM, "a card that was not laid", teams("reclaim", partial=(0, "678")), take(0, 9),
            "#/move/card"),
    illegal(RECLAIM, "a card that the beginner has taken",
            teams("reclaim", {0: "26"}, partial=(0, "78"), turn=2), take(2, 6), "#/move/card"),
    illegal(
        RECLAIM, "out of turn and not there", teams("reclaim", partial=(0, "678")), take(2, 9),
        (TURN, "#/move/player"), "#/move/card",
    ),
]  # fmt: skip

LAID = "meld-completed went-out round-won"
OUT = [
    legal(
        ROUND, "the completer goes out",
        teams("complete", {0: "22", 2: "6"}, partial=(0, "45"), discard=None), complete(2, "6"),
        LAID,
        {"phase": "round-over", "turn": None, "lead": 3, "points": [1, 0], "round": 1,
         "table": [meld(0, "run", "456")], "partial": None, "players/0/hand": [2, 2],
         "players/2/hand": [], "discard": None},
    ),
    legal(
        ROUND, "the beginner goes out",
        teams("complete", {0: "", 2: "68"}, partial=(0, "45")), complete(2, "6"), LAID,
        {"phase": "round-over", "turn": None, "lead": 1, "points": [1, 0], "round": 1,
         "players/2/hand": [8]},
    ),
    legal(
        ROUND, "an unseen card is a card", teams("complete", {0: "", 2: "6?"}, partial=(0, "45")),
        complete(2, "6"), LAID, {"lead": 1, "players/2/hand": [None]},
    ),
    legal(
        ROUND, "out with unseen cards",
        teams("complete", {0: "2", 2: "??"}, partial=(0, "45"), hidden="36"), complete(2, "36"),
        LAID, {"lead": 3, "players/2/hand": []},
    ),
    legal(
        ROUND, "out with a response",
        teams("complete", {1: "2", 3: "8"}, table=[(0, "set", "77")], partial=(1, "8")),
        complete(3, "8"), LAID,
        {"phase": "round-over", "lead": 0, "points": [0, 1], "round": 1,
         "table": [meld(0, "set", "77"), meld(1, "set", "88")]},
    ),
    legal(
        ROUND, "one point each is not the end",
        teams("complete", {0: "2", 2: "6"}, partial=(0, "45"), points=(0, 1)), complete(2, "6"),
        LAID, {"phase": "round-over", "points": [1, 1], "round": 2, "lead": 3},
    ),
    legal(
        ROUND, "the second point ends the game",
        teams("complete", {0: "2", 2: "6"}, partial=(0, "45"), points=(1, 1)), complete(2, "6"),
        f"{LAID} game-won",
        {"phase": "game-over", "turn": None, "points": [2, 1], "round": 3, "lead": 3,
         "table": [meld(0, "run", "456")]},
    ),
    legal(
        ROUND, "a game to one point",
        teams("complete", {0: "2", 2: "6"}, partial=(0, "45"), options={"points_to_win": 1}),
        complete(2, "6"), f"{LAID} game-won", {"phase": "game-over", "points": [1, 0]},
    ),
    legal(
        ROUND, "a game to three points",
        teams("complete", {0: "2", 2: "6"}, partial=(0, "45"), points=(1, 0),
              options={"points_to_win": 3}),
        complete(2, "6"), LAID, {"phase": "round-over", "points": [2, 0], "round": 2},
    ),
    legal(
        ROUND, "nobody is out while a card is left",
        teams("complete", {0: "2", 2: "36"}, partial=(0, "45")), complete(2, "6"),
        "meld-completed", {"phase": "respond", "turn": 1, "points": [0, 0]},
    ),
]  # fmt: skip

CASES: list[Case] = [*_answers(), *_grown(), *RESPONSES, *PASSED, *OUT]
