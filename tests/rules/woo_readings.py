"""Woo: a case for every reading of what the rulebook leaves open, and the scores."""

from __future__ import annotations

from .case import Case, State, clean, found, illegal, legal, line, reading, shown
from .woo_build import (
    begun,
    cards,
    complete,
    concede,
    duel,
    lead,
    meld,
    passes,
    respond,
    take,
    teams,
)

DISCARD = "woo.reading.single-discard"
BOARD = "woo.reading.duel-board"
ROUND = "woo.score.round"


def alone(value: bool | None, hand: str = "", points: tuple[int, int] = (0, 0)) -> State:
    """Seat 0 has led a single 9 and still holds this hand; all else is with seat 1."""
    options = None if value is None else {"single_discard_goes_out": value}
    return teams("complete", {0: hand}, partial=(0, "9"), rest=1, options=options, points=points)


def tied(value: bool | None, board: str = "378", hand: str = "889") -> State:
    """Seat 1 must answer 7-7 before this board."""
    options = None if value is None else {"duel_responder_needs_board": value}
    return duel("respond", {1: hand}, table=[(0, "set", "77")], board=board, draw="459",
                options=options)  # fmt: skip


GONE = {
    "phase": "round-over", "turn": None, "lead": 1, "table": [], "partial": None,
    "points": [1, 0], "round": 1, "players/0/hand": [], "discard": [9],
}  # fmt: skip
DISCARDED = {
    "phase": "lead", "turn": 3, "lead": 3, "table": [], "partial": None, "points": [0, 0],
    "players/0/hand": [2, 5], "discard": [9],
}  # fmt: skip
EMPTIED = {0: ""}

SINGLE_DISCARD = [
    *[
        reading(True, legal(DISCARD, f"the last card of a hand is passed on, {how}", alone(value),
                            passes(2), "passed single-discarded went-out round-won", GONE))
        for how, value in (("by default", None), ("goes out", True))
    ],
    reading(False, legal(
        DISCARD, "the last card of a hand is passed on, comes back", alone(False), passes(2),
        "passed single-returned",
        {"phase": "lead", "turn": 3, "lead": 3, "table": [], "partial": None, "points": [0, 0],
         "players/0/hand": [9], "discard": [], "round": 1},
    )),
    *[
        reading(value, legal(DISCARD, f"another single is discarded, option {value}",
                             alone(value, "25"), passes(2), "passed single-discarded", DISCARDED))
        for value in (True, False)
    ],
    reading(True, legal(
        DISCARD, "it may be the point that ends the game", alone(True, points=(1, 1)), passes(2),
        "passed single-discarded went-out round-won game-won",
        {"phase": "game-over", "points": [2, 1], "lead": 1},
    )),
    reading(True, legal(
        DISCARD, "an unseen hand is not empty", alone(True, "?"), passes(2),
        "passed single-discarded", {"phase": "lead", "players/0/hand": [None]},
    )),
    reading(False, legal(
        DISCARD, "a hand of two comes back by reclaiming",
        teams("complete", EMPTIED, partial=(0, "89"), options={"single_discard_goes_out": False}),
        passes(2), "passed", {"phase": "reclaim", "turn": 0, "partial": begun(0, "89")},
    )),
    legal(
        DISCARD, "the discards are not recorded",
        teams("complete", {0: "25"}, partial=(0, "9"), discard=None), passes(2),
        "passed single-discarded", {"discard": None, "phase": "lead"},
    ),
    reading(True, clean(DISCARD, "a round won without a meld",
                        teams("round-over", EMPTIED, points=(1, 0)))),
    reading(False, found(
        DISCARD, "a round that cannot be won without a meld",
        teams("round-over", EMPTIED, points=(1, 0), options={"single_discard_goes_out": False}),
        ("table.phase", "#/state/table"),
    )),
    reading(False, legal(
        DISCARD, "the option means nothing in the duel",
        duel("lead", {0: "5"}, board="1379", options={"single_discard_goes_out": False}),
        lead(0, "5"), "single-laid went-out round-won",
    )),
]  # fmt: skip

DUEL_BOARD = [
    *[
        reading(True, illegal(BOARD, f"an answer of the hand alone, {how}", tied(value),
                              respond(1, "88"), ("woo.duel.board-card", "#/move")))
        for how, value in (("by default", None), ("forbidden", True))
    ],
    reading(False, legal(
        BOARD, "an answer of the hand alone, allowed", tied(False), respond(1, "88"),
        "meld-laid board-refilled",
        {"table": [meld(0, "set", "77"), meld(1, "set", "88")], "turn": 0,
         "board": [3, 4, 7, 8], "draw/0": 5, "players/1/hand": [9]},
    )),
    reading(False, legal(
        BOARD, "an answer of the hand alone moves no full board", tied(False, "1378"),
        respond(1, "88"), "meld-laid", {"board": [1, 3, 7, 8], "draw/0": 4},
    )),
    reading(False, legal(BOARD, "a board card may still be used", tied(False),
                         respond(1, "8", "8"), "meld-laid board-refilled",
                         {"board": [3, 4, 5, 7]})),
    reading(False, illegal(
        BOARD, "a lead needs the board all the same",
        duel("lead", {0: "889"}, board="1378", options={"duel_responder_needs_board": False}),
        lead(0, "88"), ("woo.duel.board-card", "#/move"),
    )),
    reading(False, illegal(
        BOARD, "an answer of the hand alone must still be higher", tied(False, hand="669"),
        respond(1, "66"), ("woo.respond.beats", "#/move/cards"),
    )),
    reading(False, legal(
        BOARD, "a love-bomb of the hand alone answers a single",
        duel("respond", {1: "28888"}, table=[(0, "single", "9")], board="1378", draw="4",
             options={"duel_responder_needs_board": False}),
        respond(1, "8888"), "meld-laid", {"board": [1, 3, 7, 8], "draw/0": 4},
    )),
    reading(False, legal(
        BOARD, "the option means nothing at four",
        teams("respond", {1: "889"}, table=[(0, "set", "77")],
              options={"duel_responder_needs_board": False}),
        respond(1, "8"), "partial-laid",
    )),
]  # fmt: skip

OTHERS = [
    legal("woo.reading.extendable", "the 2 that it needs lies six times among the discards",
          teams("lead", {0: "139"}, discard="222222"), lead(0, "13"), "partial-laid"),
    legal("woo.reading.extendable", "all three other 7s are seen",
          teams("lead", {0: "7779", 1: "777"}), lead(0, "777"), "partial-laid"),
    illegal("woo.reading.complete-adds", "a finished set with nothing added",
            teams("complete", {2: "789"}, partial=(0, "77")), complete(2, ""),
            ("woo.complete.size", "#/move/cards")),
    illegal("woo.reading.complete-adds", "three equal cards are no finished set",
            teams("complete", {2: "689"}, partial=(0, "777")), complete(2, "8"),
            ("woo.complete.meld", "#/move/cards")),
    legal("woo.reading.complete-adds", "three equal cards become a love-bomb",
          teams("complete", {2: "789"}, partial=(0, "777")), complete(2, "7"), "meld-completed",
          {"table": [meld(0, "love-bomb", "7777")]}),
    legal("woo.reading.gap", "2 and 4", teams("lead", {0: "249"}), lead(0, "24"),
          "partial-laid"),
    legal("woo.reading.higher", "8-8-9-9 on 7-7-8-8",
          teams("complete", {1: "1", 3: "289"}, table=[(0, "stairs", "7788")], partial=(1, "89")),
          complete(3, "89"), "meld-completed",
          {"table": [meld(0, "stairs", "7788"), meld(1, "stairs", "8899")]}),
    legal("woo.reading.higher", "5-6-7 on 4-5-6",
          teams("complete", {1: "1", 3: "27"}, table=[(0, "run", "456")], partial=(1, "56")),
          complete(3, "7"), "meld-completed"),
    legal("woo.reading.bomb-in-disguise", "a low card on a high set",
          teams("respond", {1: "59"}, table=[(0, "set", "99")]), respond(1, "5"),
          "partial-laid"),
    legal("woo.reading.bomb-in-disguise", "the partner makes it a love-bomb",
          teams("complete", {1: "9", 3: "5559"}, table=[(0, "set", "99")], partial=(1, "5")),
          complete(3, "555"), "meld-completed"),
    illegal("woo.reading.bomb-in-disguise", "the partner makes it a low set",
            teams("complete", {1: "9", 3: "5559"}, table=[(0, "set", "99")], partial=(1, "5")),
            complete(3, "5"), ("woo.respond.beats", "#/move/cards")),
    legal("woo.reading.chain-cleared", "a response of two is passed",
          teams("complete", {1: "2"}, table=[(0, "run", "456")], partial=(1, "67"), rest=0),
          passes(3), "passed table-cleared",
          {"phase": "reclaim", "turn": 1, "lead": 0, "table": [], "partial": begun(1, "67"),
           "discard": cards("456"), "players/1/hand": [2]}),
    legal("woo.reading.chain-cleared", "the next lead is free",
          teams("lead", {0: "119"}, discard="456"), lead(0, "1"), "partial-laid"),
    illegal("woo.reading.reclaim-forced", "the beginner does not get the second of two",
            teams("reclaim", {0: "24"}, partial=(0, "5"), turn=2), take(0, 5),
            ("table.not-your-turn", "#/move/player")),
    legal("woo.reading.reclaim-forced", "the passer gets the second of two",
          teams("reclaim", {2: "3"}, partial=(0, "5"), turn=2), take(2, 5), "card-taken",
          {"players/2/hand": [3, 5], "phase": "lead"}),
    legal("woo.reading.single-response", "a passed single response is taken back",
          teams("complete", {1: "2"}, table=[(0, "set", "77")], partial=(1, "8"), rest=0),
          passes(3), "passed table-cleared",
          {"phase": "reclaim", "turn": 1, "lead": 0, "partial": begun(1, "8"), "table": [],
           "discard": [7, 7]}),
    legal("woo.reading.single-response", "even if it was the last card",
          teams("complete", {1: ""}, table=[(0, "set", "77")], partial=(1, "8")), passes(3),
          "passed table-cleared", {"phase": "reclaim", "turn": 1, "points": [0, 0]}),
    legal("woo.reading.single-response", "its player takes it, and the lead goes on",
          teams("reclaim", {1: ""}, partial=(1, "8")), take(1, 8), "card-taken",
          {"phase": "lead", "lead": 0, "turn": 0, "players/1/hand": [8], "partial": None}),
    legal("woo.reading.both-out", "one point, and the completer's left leads",
          teams("complete", {0: "", 2: "6"}, partial=(0, "45")), complete(2, "6"),
          "meld-completed went-out went-out round-won",
          {"phase": "round-over", "points": [1, 0], "round": 1, "lead": 3,
           "players/0/hand": [], "players/2/hand": []}),
    clean("woo.reading.both-out", "a table where both are out",
          teams("round-over", {0: "", 2: ""}, table=[(0, "run", "456")], points=(1, 0))),
    found("woo.reading.both-out", "the beginner's left does not lead",
          teams("round-over", {0: "", 2: ""}, table=[(0, "run", "456")], points=(1, 0), lead=1),
          ("table.phase", "#/state/lead")),
    legal("woo.reading.open-partial", "the last cards are laid, and nothing is won yet",
          teams("lead", {0: "45"}), lead(0, "45"), "partial-laid",
          {"phase": "complete", "points": [0, 0], "players/0/hand": []}),
    legal("woo.reading.open-partial", "a pass brings them back",
          teams("complete", {0: ""}, partial=(0, "45")), passes(2), "passed",
          {"phase": "reclaim", "turn": 0, "points": [0, 0]}),
    illegal("woo.reading.no-last-word", "the opponent answers the last meld",
            teams("round-over", {0: "", 1: "788"}, table=[(0, "run", "456")], points=(1, 0)),
            respond(1, "78"), ("table.wrong-phase", "#/move")),
    illegal("woo.reading.no-last-word", "the opponent concedes to the last meld",
            teams("round-over", {0: ""}, table=[(0, "run", "456")], points=(1, 0)),
            concede(1), ("table.wrong-phase", "#/move")),
    legal("woo.reading.no-limit", "a lone card comes back and may be led for ever",
          teams("complete", {0: "", 1: "3", 2: "5", 3: "7"}, partial=(0, "1"),
                options={"single_discard_goes_out": False}),
          passes(2), "passed single-returned",
          {"phase": "lead", "lead": 3, "players/0/hand": [1]}),
    legal("woo.reading.duel-hand-meld", "a run of four from the hand, the board being empty",
          duel("lead", {0: "45679"}, rest="discard"), lead(0, "4567"), "meld-laid",
          {"table": [meld(0, "run", "4567")]}),
    legal("woo.reading.duel-hand-meld", "three from the hand and one of the board",
          duel("lead", {0: "4569"}, board="1173"), lead(0, "456", "7"),
          "meld-laid board-refilled"),
    legal("woo.reading.duel-refill", "emptied by this meld",
          duel("lead", {0: "69"}, board="7", draw="1234"), lead(0, "6", "7"),
          "meld-laid board-refilled", {"board": [1, 2, 3, 4]}),
    legal("woo.reading.duel-refill", "emptied by a concession",
          duel("respond", {1: "2"}, table=[(0, "set", "77")], board="3", draw="1234"),
          concede(1, taking=3), "conceded board-card-taken table-cleared",
          {"board": [], "draw/0": 1, "players/1/hand": [2, 3]}),
    legal("woo.reading.duel-refill", "and never filled again",
          duel("lead", {0: "677"}, draw="1234"), lead(0, "77"), "meld-laid",
          {"board": [], "draw/0": 1}),
    legal("woo.reading.duel-single", "a pair in the hand makes no meld with the board",
          duel("lead", {0: "55"}, board="1379"), lead(0, "5"), "single-laid"),
    illegal("woo.reading.duel-single", "the pair itself may not be led",
            duel("lead", {0: "559"}, board="1377"), lead(0, "55"),
            ("woo.duel.board-card", "#/move")),
    illegal("woo.reading.duel-single", "a single while the board is empty and the hand has a pair",
            duel("lead", {0: "559"}, rest="discard"), lead(0, "9"),
            ("woo.duel.single-only-if-stuck", "#/move/cards")),
]  # fmt: skip

SCORES = [
    line(ROUND, "the team that went out",
         teams("round-over", {0: ""}, table=[(0, "run", "456")], points=(1, 0)), (0, ROUND, 1)),
    line(ROUND, "both partners out are one line",
         teams("round-over", {1: "", 3: ""}, table=[(1, "run", "456")], points=(1, 1)),
         (1, ROUND, 1)),
    line(ROUND, "earlier points have no line",
         teams("complete", partial=(0, "45"), points=(1, 1))),
    line("woo.end.points", "the end of the game",
         teams("game-over", {2: ""}, table=[(0, "run", "456")], points=(2, 1)), (0, ROUND, 1)),
    line(ROUND, "the player who went out of a duel",
         duel("round-over", {1: ""}, table=[(1, "single", "6")], points=(0, 1)), (1, ROUND, 1)),
    line("woo.end.points", "the end of a duel",
         duel("game-over", {0: ""}, table=[(0, "single", "6")], points=(2, 0)), (0, ROUND, 1)),
    line(ROUND, "a duel under way", duel("lead", board="1379")),
    line(ROUND, "a single discarded as the last card",
         teams("round-over", {3: ""}, points=(0, 1)), (1, ROUND, 1)),
]  # fmt: skip

LAST_CARD = {"partial": (0, "45"), "points": (1, 0)}
END = [
    legal("woo.end.points", "the second point wins",
          teams("complete", {2: "6"}, **LAST_CARD), complete(2, "6"),
          "meld-completed went-out round-won game-won",
          {"phase": "game-over", "points": [2, 0], "round": 2, "turn": None}),
    legal("woo.end.points", "not where three are agreed on",
          teams("complete", {2: "6"}, **LAST_CARD, options={"points_to_win": 3}),
          complete(2, "6"), "meld-completed went-out round-won",
          {"phase": "round-over", "points": [2, 0], "round": 2, "turn": None}),
    legal("woo.end.points", "the first where one is agreed on",
          teams("complete", {2: "6"}, partial=(0, "45"), options={"points_to_win": 1}),
          complete(2, "6"), "meld-completed went-out round-won game-won",
          {"phase": "game-over", "points": [1, 0], "round": 1}),
]  # fmt: skip

CASES: list[Case] = [*SINGLE_DISCARD, *DUEL_BOARD, *map(shown, OTHERS), *map(shown, END), *SCORES]
