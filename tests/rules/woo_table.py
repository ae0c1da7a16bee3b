"""Woo: what the rules of every table say (`table.*`) of its moves."""

from __future__ import annotations

from .case import Case, Move, State, illegal, legal
from .woo_build import (
    complete,
    concede,
    deal,
    draft,
    duel,
    lead,
    passes,
    respond,
    take,
    teams,
    unseen,
)

SEAT = "table.no-such-seat"
OVER = "table.game-over"
PHASE = "table.wrong-phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

TABLES = {
    "draft": teams("draft", offer="79"),
    "lead": teams("lead", {0: "3457"}),
    "complete": teams("complete", {2: "3457"}, partial=(0, "6")),
    "respond": teams("respond", {1: "889"}, table=[(0, "set", "77")]),
    "reclaim": teams("reclaim", partial=(0, "678")),
    "round-over": teams("round-over", {0: ""}, table=[(0, "set", "77")], points=(1, 0)),
}
MOVES = {
    "draft": [draft(1, 7, to=1)],
    "lead": [lead(0, "7")],
    "complete": [complete(2, "5"), passes(2)],
    "respond": [respond(1, "8"), concede(1)],
    "reclaim": [take(0, 6)],
    "round-over": [deal()],
}
DUELS = {
    "lead": duel("lead", {0: "569"}, board="1378"),
    "respond": duel("respond", {1: "889"}, table=[(0, "set", "77")], board="1378"),
    "round-over": duel(
        "round-over", {0: ""}, table=[(0, "set", "77")], board="1378", points=(1, 0)
    ),
}
DUEL_MOVES = {
    "lead": [lead(0, "6", "7")],
    "respond": [respond(1, "8", "8"), concede(1)],
    "round-over": [deal()],
}
GAME_OVER = teams("game-over", {1: ""}, table=[(1, "run", "678")], points=(0, 2))
DUEL_OVER = duel("game-over", {1: ""}, table=[(1, "single", "6")], board="1378", points=(0, 2))

ALL_MOVES = [move for moves in MOVES.values() for move in moves]


def _seated(move: Move, state: State) -> Move:
    """The move by a seat that the table has."""
    seats = {name: move[name] % len(state["players"]) for name in ("player", "to") if name in move}
    return move | seats


def _wrong_phases() -> list[Case]:
    """Every type of move in every phase that it does not belong to."""
    return [
        illegal(PHASE, f"{move['type']} in {phase}{where}", state, _seated(move, state), "#/move")
        for where, tables, moves in (("", TABLES, MOVES), (" of a duel", DUELS, DUEL_MOVES))
        for phase, state in tables.items()
        for move in ALL_MOVES
        if move["type"] not in [mine["type"] for mine in moves[phase]]
    ]


def _right_phases() -> list[Case]:
    """Every type of move in its own phase."""
    return [
        legal(PHASE, f"{move['type']} in {phase}{where}", tables[phase], move)
        for where, tables, moves in (("", TABLES, MOVES), (" of a duel", DUELS, DUEL_MOVES))
        for phase in tables
        for move in moves[phase]
    ]


NO_SUCH_SEAT = [
    illegal(SEAT, "a fifth seat leads", TABLES["lead"], lead(4, "7"), "#/move/player"),
    illegal(SEAT, "a third seat leads a duel", DUELS["lead"], lead(2, "6", "7"), "#/move/player"),
    illegal(SEAT, "a fifth seat completes", TABLES["complete"], complete(4, "5"), "#/move/player"),
    illegal(SEAT, "a fifth seat passes", TABLES["complete"], passes(4), "#/move/player"),
    illegal(SEAT, "a fifth seat responds", TABLES["respond"], respond(4, "8"), "#/move/player"),
    illegal(SEAT, "seat 99 concedes", TABLES["respond"], concede(99), "#/move/player"),
    illegal(SEAT, "a seventh seat takes back", TABLES["reclaim"], take(6, 6), "#/move/player"),
    illegal(SEAT, "a card for a fifth seat", TABLES["draft"], draft(1, 7, to=4), "#/move/to"),
    illegal(
        SEAT, "both seats of a draft", TABLES["draft"], draft(5, 7, to=4),
        "#/move/player", "#/move/to",
    ),
    illegal(SEAT, "before the wrong phase", TABLES["respond"], lead(4, "7"), "#/move/player"),
    illegal(SEAT, "before the end of the game", GAME_OVER, lead(4, "7"), "#/move/player"),
    illegal(SEAT, "before the cards", TABLES["lead"], lead(7, "1999"), "#/move/player"),
    illegal(SEAT, "before the offer", TABLES["draft"], draft(1, 5, to=9), "#/move/to"),
    legal(SEAT, "the fourth seat leads", teams("lead", {3: "23"}, lead=3), lead(3, "2")),
    legal(SEAT, "the second seat leads a duel", duel("lead", {1: "69"}, board="1378", lead=1),
          lead(1, "6", "7")),
    legal(SEAT, "a card for the fourth seat", TABLES["draft"], draft(1, 7, to=3)),
]  # fmt: skip

GAME_IS_OVER = [
    *[
        illegal(OVER, f"{move['type']} after the end", GAME_OVER, move, "#/move")
        for move in ALL_MOVES
    ],
    *[
        illegal(OVER, f"{move['type']} after the end of a duel", DUEL_OVER, move, "#/move")
        for move in [*DUEL_MOVES["lead"], *DUEL_MOVES["respond"], deal()]
    ],
    legal(
        OVER, "a new deal while a point is missing",
        teams("round-over", {1: ""}, table=[(1, "run", "678")], points=(0, 1)), deal(), "dealt",
    ),
    legal(
        OVER, "two points are not the end of a game to three",
        teams("round-over", {1: ""}, table=[(1, "run", "678")], points=(0, 2),
              options={"points_to_win": 3}), deal(), "dealt",
    ),
]  # fmt: skip

WRONG_PHASE = [
    *_wrong_phases(),
    *_right_phases(),
    illegal(PHASE, "before the turn", TABLES["respond"], lead(3, "1999"), "#/move"),
    illegal(
        PHASE, "a draft in the duel, to an opponent", DUELS["lead"], draft(0, 7, to=1), "#/move"
    ),
]

NOT_YOUR_TURN = [
    illegal(TURN, "the lead drafts first", TABLES["draft"], draft(0, 7, to=0), "#/move/player"),
    illegal(
        TURN, "the same seat drafts twice", teams("draft", offer="9"), draft(1, 9, to=3),
        "#/move/player",
    ),
    legal(TURN, "the lead's partner drafts last", teams("draft", offer="9"), draft(2, 9, to=2)),
    illegal(
        TURN, "the seat left of the lead leads", teams("lead", {1: "66"}), lead(1, "66"),
        "#/move/player",
    ),
    illegal(
        TURN, "the lead's partner leads", teams("lead", {2: "66"}), lead(2, "66"),
        "#/move/player",
    ),
    legal(TURN, "the lead leads", teams("lead", {0: "667"}), lead(0, "66")),
    illegal(
        TURN, "the beginner completes alone", teams("complete", {0: "66"}, partial=(0, "6")),
        complete(0, "6"), "#/move/player",
    ),
    illegal(
        TURN, "an opponent completes", teams("complete", {1: "55"}, partial=(0, "6")),
        complete(1, "5"), "#/move/player",
    ),
    illegal(TURN, "the beginner passes", TABLES["complete"], passes(0), "#/move/player"),
    illegal(TURN, "an opponent passes", TABLES["complete"], passes(3), "#/move/player"),
    legal(TURN, "the partner passes", TABLES["complete"], passes(2)),
    illegal(
        TURN, "the seat right of the meld responds",
        teams("respond", {3: "88"}, table=[(0, "set", "77")]), respond(3, "8"), "#/move/player",
    ),
    illegal(
        TURN, "the completer's left is not the beginner's left",
        teams("respond", {3: "88"}, table=[(0, "run", "678")]), concede(3), "#/move/player",
    ),
    legal(TURN, "the seat left of the beginner concedes", TABLES["respond"], concede(1)),
    illegal(
        TURN, "a team answers itself", teams("respond", {2: "88"}, table=[(0, "set", "77")]),
        respond(2, "8"), "#/move/player",
    ),
    illegal(TURN, "the partner takes back first", TABLES["reclaim"], take(2, 7), "#/move/player"),
    illegal(
        TURN, "the beginner takes back twice", teams("reclaim", partial=(0, "68"), turn=2),
        take(0, 6), "#/move/player",
    ),
    illegal(TURN, "an opponent takes back", TABLES["reclaim"], take(1, 6), "#/move/player"),
    legal(
        TURN, "the partner takes back second", teams("reclaim", partial=(0, "68"), turn=2),
        take(2, 6),
    ),
    illegal(
        TURN, "the other player leads the duel", duel("lead", {1: "67"}, board="1378"),
        lead(1, "7", "8"), "#/move/player",
    ),
    illegal(
        TURN, "a player answers the own meld",
        duel("respond", {0: "89"}, table=[(0, "set", "77")], board="1378"),
        respond(0, "8", "8"), "#/move/player",
    ),
    illegal(TURN, "a player concedes to the own meld", DUELS["respond"], concede(0),
            "#/move/player"),
    illegal(
        TURN, "with everything else that is wrong", teams("lead", {1: "2467"}), lead(1, "2469"),
        "#/move/player", (HELD, "#/move/cards/3"), ("woo.partial.size", "#/move/cards"),
    ),
    illegal(
        TURN, "a draft wrong in every way", TABLES["draft"], draft(3, 5, to=2),
        "#/move/player", ("woo.draft.offer", "#/move/card"), ("woo.draft.team", "#/move/to"),
    ),
    illegal(
        TURN, "a response wrong in every way",
        teams("respond", {3: "455"}, table=[(0, "run", "678")]), respond(3, "48"),
        "#/move/player", (HELD, "#/move/cards/1"), ("woo.partial.extendable", "#/move/cards"),
    ),
]  # fmt: skip

_TRACKED = "the six 7s lie elsewhere"

CARD_NOT_HELD = [
    illegal(HELD, "a card of no hand", teams("lead", {0: "345"}), lead(0, "7"), "#/move/cards/0"),
    illegal(
        HELD, "a card that only the partner has", teams("lead", {0: "345", 2: "67"}),
        lead(0, "56"), "#/move/cards/1",
    ),
    illegal(HELD, "two where one is held", teams("lead", {0: "345"}), lead(0, "44"),
            "#/move/cards/1"),
    illegal(HELD, "three where one is held", teams("lead", {0: "345"}), lead(0, "444"),
            "#/move/cards/1", "#/move/cards/2"),
    legal(HELD, "two where two are held", teams("lead", {0: "3445"}), lead(0, "44"),
          "partial-laid", {"players/0/hand": [3, 5]}),
    illegal(
        HELD, "a card that has been laid already", teams("complete", {2: "89"}, partial=(0, "7")),
        complete(2, "78"), "#/move/cards/0", ("woo.complete.meld", "#/move/cards"),
    ),
    illegal(
        HELD, "completing with a card of another hand",
        teams("complete", {0: "8", 2: "99"}, partial=(0, "7")), complete(2, "8"),
        "#/move/cards/0",
    ),
    illegal(
        HELD, "responding with a card of the meld", teams("respond", {1: "89"},
        table=[(0, "set", "77")]), respond(1, "7"), "#/move/cards/0",
    ),
    illegal(
        HELD, "a card of the board out of the hand", duel("lead", {0: "26"}, board="1388"),
        lead(0, "8", "8"), "#/move/cards/0",
    ),
    illegal(
        HELD, "not held and nothing to make of it", teams("lead", {0: "15"}), lead(0, "16"),
        "#/move/cards/1", ("woo.partial.extendable", "#/move/cards"),
    ),
    illegal(
        HELD, "the hand of the seat that moves is looked at, not of the turn",
        teams("lead", {0: "345", 1: "67"}), lead(1, "3"),
        (TURN, "#/move/player"), "#/move/cards/0",
    ),
    legal(HELD, "an unseen hand may hold anything", teams("lead", {0: unseen(4)}, hidden="789"),
          lead(0, "789"), "partial-laid", {"players/0/hand": [None]}),
    legal(HELD, "a known card goes before an unseen one", teams("lead", {0: "8?"}), lead(0, "8"),
          "partial-laid", {"players/0/hand": [None]}),
    legal(HELD, "an unseen card for what is not known", teams("lead", {0: "23?"}, hidden="4"),
          lead(0, "34"), "partial-laid", {"players/0/hand": [2], "partial/cards": [3, 4]}),
    illegal(
        HELD, "more cards named than lie unseen", teams("lead", {0: "4?"}, hidden="5"),
        lead(0, "456"), "#/move/cards/2",
    ),
    illegal(HELD, f"an unseen card, but {_TRACKED}", teams("lead", {0: "3?"}, hidden="1"),
            lead(0, "7"), "#/move/cards/0"),
    legal(HELD, "an unseen card, and one 7 is free", teams("lead", {0: "3?"}, hidden="7"),
          lead(0, "7"), "partial-laid", {"players/0/hand": [3], "partial/cards": [7]}),
    illegal(HELD, "two unseen cards, but one 7 is free", teams("lead", {0: "3??"}, hidden="17"),
            lead(0, "77"), "#/move/cards/1"),
    legal(HELD, "two unseen cards, and two 7s are free", teams("lead", {0: "3??"}, hidden="77"),
          lead(0, "77"), "partial-laid", {"players/0/hand": [3]}),
    illegal(
        HELD, "the own 7 and a seventh", teams("lead", {0: "37?"}, hidden="1"), lead(0, "77"),
        "#/move/cards/1",
    ),
    legal(HELD, "nobody keeps track of the discards", teams("lead", {0: "3?"}, discard=None),
          lead(0, "7"), "partial-laid", {"discard": None, "players/0/hand": [3]}),
    legal(
        HELD, "completing from an unseen hand",
        teams("complete", {2: "2??"}, partial=(0, "6"), hidden="57"), complete(2, "57"),
        "meld-completed", {"players/2/hand": [2]},
    ),
    legal(
        HELD, "responding from an unseen hand",
        teams("respond", {1: "9??"}, table=[(0, "set", "77")], hidden="88"), respond(1, "8"),
        "partial-laid", {"players/1/hand": [9, None]},
    ),
    legal(
        HELD, "an unseen hand in the duel",
        duel("lead", {0: "2??"}, board="1378", hidden="69"), lead(0, "6", "7"),
        None, {"players/0/hand": [2, None]},
    ),
    illegal(
        HELD, "an unseen hand in the duel, but the six 6s lie elsewhere",
        duel("lead", {0: "2??"}, board="1378", hidden="49"), lead(0, "6", "7"),
        "#/move/cards/0",
    ),
]  # fmt: skip

CASES: list[Case] = [
    *NO_SUCH_SEAT, *GAME_IS_OVER, *WRONG_PHASE, *NOT_YOUR_TURN, *CARD_NOT_HELD,
]  # fmt: skip
