"""Woo: tables that do not fit their phase (`table.phase`)."""

from __future__ import annotations

from .case import Case, State, clean, found, put, shift
from .woo_build import duel, teams

PHASE = "table.phase"

DRAFT = teams("draft", offer="79")
LEAD = teams("lead")
COMPLETE = teams("complete", partial=(0, "45"))
ANSWER = teams("complete", table=[(0, "run", "678")], partial=(1, "89"))
RESPOND = teams("respond", table=[(0, "run", "678")])
RECLAIM = teams("reclaim", partial=(0, "678"))
OVER = teams("round-over", {0: ""}, table=[(0, "run", "678")], points=(1, 0))
WON = teams("game-over", {0: ""}, table=[(0, "run", "678")], points=(2, 1))

DUEL = duel("lead", board="1379")
DUEL_RESPOND = duel("respond", table=[(0, "single", "8")], board="1379")
DUEL_OVER = duel("round-over", {0: ""}, table=[(0, "single", "8")], board="1379", points=(1, 0))


def turn(state: State, seat: int | None) -> State:
    """The same table with the turn elsewhere."""
    return put(state, "turn", seat)


TURNS = [
    *[
        found(PHASE, f"turn in {where}", turn(state, seat), "#/state/turn")
        for where, state, seat in (
            ("a draft: the lead's", DRAFT, 0),
            ("a draft: the second drafter's with two in the offer", DRAFT, 2),
            ("a draft: the first drafter's with one in the offer", teams("draft", offer="9"), 1),
            ("a draft: nobody's", DRAFT, None),
            ("a lead: not the lead's", LEAD, 1),
            ("a lead: nobody's", LEAD, None),
            ("a lead: of a seat that there is not", LEAD, 4),
            ("a completion: the beginner's", COMPLETE, 0),
            ("a completion: an opponent's", COMPLETE, 1),
            ("a completed answer: the beginner's", ANSWER, 1),
            ("a response: the beginner's", RESPOND, 0),
            ("a response: right of the beginner", RESPOND, 3),
            ("a reclaim: an opponent's", RECLAIM, 1),
            ("a reclaim: the partner's with three left", RECLAIM, 2),
            ("a reclaim: an opponent's with two left", teams("reclaim", partial=(0, "67")), 3),
            ("a reclaim: nobody's", RECLAIM, None),
            ("a round that is over", OVER, 1),
            ("a game that is over", WON, 0),
            ("a duel: not the lead's", DUEL, 1),
            ("a duel: of a seat that there is not", DUEL, 2),
            ("a duel: the last player's", DUEL_RESPOND, 0),
            ("a duel that is over", DUEL_OVER, 1),
        )
    ],
    *[
        clean(PHASE, f"the right turn in {where}", state)
        for where, state in (
            ("a draft of two", DRAFT), ("a draft of one", teams("draft", offer="9")),
            ("a draft of seat 3", teams("draft", offer="9", lead=3)), ("a lead", LEAD),
            ("a lead of seat 3", teams("lead", lead=3)), ("a completion", COMPLETE),
            ("a completed answer", ANSWER), ("a response", RESPOND), ("a reclaim", RECLAIM),
            ("a reclaim of two, the beginner's", teams("reclaim", partial=(0, "67"))),
            ("a reclaim of two, the partner's", teams("reclaim", partial=(0, "67"), turn=2)),
            ("a reclaim of one, the beginner's", teams("reclaim", partial=(0, "6"))),
            ("a reclaim of one, the partner's", teams("reclaim", partial=(0, "6"), turn=2)),
            ("a round that is over", OVER), ("a game that is over", WON), ("a duel", DUEL),
            ("a duel's response", DUEL_RESPOND), ("a duel that is over", DUEL_OVER),
        )
    ],
]  # fmt: skip

LEADS = [
    found(PHASE, "a lead that there is not", put(RESPOND, "lead", 4), "#/state/lead", loose=True),
    found(PHASE, "a lead that a duel has not", put(DUEL_RESPOND, "lead", 2), "#/state/lead",
          loose=True),
    found(PHASE, "the chain was led by another seat", put(RESPOND, "lead", 2), (PHASE, None)),
    found(PHASE, "the partial was led by another seat", put(COMPLETE, "lead", 2), (PHASE, None)),
    found(PHASE, "the chain of a duel was led by the other", put(DUEL_RESPOND, "lead", 1),
          (PHASE, None)),
    found(PHASE, "after a reclaim not left of the passer", put(RECLAIM, "lead", 1),
          "#/state/lead"),
    found(PHASE, "after a round not left of who is out", put(OVER, "lead", 3), "#/state/lead"),
    found(PHASE, "after a game not left of who is out", put(WON, "lead", 3), "#/state/lead"),
    found(PHASE, "after a duel the winner", put(DUEL_OVER, "lead", 0), "#/state/lead"),
    found(PHASE, "left of the beginner though the completer is out",
          teams("round-over", {2: ""}, table=[(0, "run", "678")], points=(1, 0), lead=1),
          "#/state/lead"),
    clean(PHASE, "the second meld of a chain",
          teams("respond", table=[(3, "run", "678"), (0, "run", "789")])),
    clean(PHASE, "after a reclaim left of the passer", RECLAIM),
    clean(PHASE, "left of the completer who is out",
          teams("round-over", {2: ""}, table=[(0, "run", "678")], points=(1, 0))),
    clean(PHASE, "a response goes out",
          teams("round-over", {3: ""}, table=[(0, "run", "678"), (1, "run", "789")],
                points=(0, 1))),
]  # fmt: skip

PLACES = [
    *[
        found(PHASE, f"{name} in a duel", put(DUEL, "phase", name), "#/state/phase", loose=True)
        for name in ("draft", "complete", "reclaim")
    ],
    *[
        found(PHASE, f"an offer in {state['phase']}", shift(state, "discard", "offer"),
              "#/state/offer")
        for state in (LEAD, COMPLETE, RESPOND, RECLAIM, OVER, WON)
    ],
    found(PHASE, "an offer in a duel", shift(DUEL, "draw", "offer"), "#/state/offer"),
    found(PHASE, "no offer in a draft", teams("draft", sizes={1: 14, 0: 14}), "#/state/offer",
          loose=True),
    *[
        found(PHASE, f"a partial in {state['phase']}",
              put(put(state, "discard", state["discard"][1:]), "partial",
                  {"player": 0, "cards": state["discard"][:1]}), "#/state/partial")
        for state in (LEAD, RESPOND, OVER, WON)
    ],
    found(PHASE, "a partial in a duel",
          put(shift(DUEL, "draw", "discard"), "discard", []) | {
              "partial": {"player": 0, "cards": DUEL["draw"][:1]}}, "#/state/partial"),
    *[
        found(PHASE, f"no partial in {state['phase']}",
              put(put(state, "discard", state["discard"] + state["partial"]["cards"]),
                  "partial", None), "#/state/partial", loose=True)
        for state in (COMPLETE, RECLAIM)
    ],
    found(PHASE, "a partial of a seat that there is not", put(COMPLETE, "partial/player", 4),
          "#/state/partial/player", loose=True),
    found(PHASE, "an answer begun by the wrong opponent",
          teams("complete", table=[(0, "run", "678")], partial=(3, "89")),
          "#/state/partial/player"),
    found(PHASE, "an answer begun by the meld's own team",
          teams("complete", table=[(0, "run", "678")], partial=(2, "89")),
          "#/state/partial/player"),
    found(PHASE, "a meld in a lead", teams("lead", table=[(0, "run", "678")]), "#/state/table"),
    found(PHASE, "a meld in a reclaim", teams("reclaim", table=[(3, "run", "678")],
          partial=(0, "89")), "#/state/table"),
    found(PHASE, "a meld in the lead of a duel", duel("lead", table=[(0, "single", "7")],
          board="1379"), "#/state/table"),
    found(PHASE, "a meld in a draft",
          put(put(DRAFT, "players/0/hand", DRAFT["players"][0]["hand"][2:]), "table",
              [{"player": 0, "type": "run", "cards": DRAFT["players"][0]["hand"][:2]}]),
          "#/state/table", loose=True),
    found(PHASE, "a discard in a draft", shift(DRAFT, "players/0/hand", "discard"),
          "#/state/discard", loose=True),
    found(PHASE, "no meld in a response", teams("respond"), "#/state/table", loose=True),
    found(PHASE, "no meld in the response of a duel", duel("respond", board="1379"),
          "#/state/table", loose=True),
    found(PHASE, "a meld begun by the wrong opponent",
          teams("respond", table=[(0, "run", "678"), (3, "run", "789")]),
          "#/state/table/1/player"),
    found(PHASE, "a meld begun by the same team",
          teams("respond", table=[(0, "run", "678"), (2, "run", "789")]),
          "#/state/table/1/player"),
    found(PHASE, "a player of a duel answers the own meld",
          duel("respond", table=[(0, "run", "678"), (0, "run", "789")], board="1379"),
          "#/state/table/1/player"),
    found(PHASE, "a third meld out of its order",
          teams("respond", table=[(0, "run", "456"), (1, "run", "567"), (0, "run", "678")]),
          "#/state/table/2/player"),
    found(PHASE, "a meld of a seat that there is not",
          put(teams("respond", table=[(0, "run", "678"), (1, "run", "789")]),
              "table/1/player", 5), "#/state/table/1/player", loose=True),
    found(PHASE, "a board at four", shift(LEAD, "discard", "board"), "#/state/board"),
    found(PHASE, "a pile at four", shift(LEAD, "discard", "draw"), "#/state/draw"),
    clean(PHASE, "a chain round the whole table",
          teams("respond", table=[(0, "run", "23"), (1, "run", "34"), (2, "run", "45"),
                                  (3, "run", "56"), (0, "run", "67")])),
    clean(PHASE, "a duel's chain",
          duel("respond", table=[(1, "run", "678"), (0, "run", "789")], board="1379")),
    clean(PHASE, "a duel without board and pile", duel("lead", rest="discard")),
]  # fmt: skip


def emptied(phase: str, seat: int, partial: tuple[int, str], turn: int | None = None) -> State:
    """A partial is open and one hand is empty."""
    if turn is None:
        return teams(phase, {seat: ""}, partial=partial)
    return teams(phase, {seat: ""}, partial=partial, turn=turn)


HANDS = [
    *[
        found(PHASE, f"an empty hand in {where}", state, f"#/state/players/{seat}/hand")
        for where, state, seat in (
            ("a lead", teams("lead", {0: ""}), 0),
            ("a lead, not the lead's", teams("lead", {2: ""}), 2),
            ("a response", teams("respond", {0: ""}, table=[(0, "run", "678")]), 0),
            ("a response, the responder's",
             teams("respond", {1: ""}, table=[(0, "run", "678")]), 1),
            ("a completion, the completer's", emptied("complete", 2, (0, "45")), 2),
            ("a completion, an opponent's", emptied("complete", 1, (0, "45")), 1),
            ("a reclaim, the passer's", emptied("reclaim", 2, (0, "678")), 2),
            ("a reclaim after the first take", emptied("reclaim", 0, (0, "67"), 2), 0),
            ("a reclaim after the first take of two", emptied("reclaim", 0, (0, "6"), 2), 0),
            ("a duel", duel("lead", {0: ""}, board="1379"), 0),
            ("a duel's response",
             duel("respond", {0: ""}, table=[(0, "single", "8")], board="1379"), 0),
        )
    ],
    found(PHASE, "two empty hands in a lead", teams("lead", {1: "", 3: ""}),
          "#/state/players/1/hand", "#/state/players/3/hand"),
    *[
        clean(PHASE, f"an empty hand in {where}", state)
        for where, state in (
            ("a completion, the beginner's", emptied("complete", 0, (0, "45"))),
            ("a completed answer, the beginner's",
             teams("complete", {1: ""}, table=[(0, "run", "678")], partial=(1, "89"))),
            ("a reclaim of three before the first take", emptied("reclaim", 0, (0, "678"))),
            ("a reclaim of two before the first take", emptied("reclaim", 0, (0, "67"))),
            ("a reclaim of one before the first take", emptied("reclaim", 0, (0, "6"))),
        )
    ],
]  # fmt: skip

RUN = (0, "run", "678")
ENDS = [
    found(PHASE, "a round over with no empty hand",
          teams("round-over", table=[RUN], points=(1, 0), lead=1), (PHASE, None)),
    found(PHASE, "a round over with both sides out",
          teams("round-over", {0: "", 1: ""}, table=[RUN], points=(1, 0), lead=1), (PHASE, None)),
    found(PHASE, "a duel over with both players out",
          duel("round-over", {0: "", 1: ""}, table=[(0, "single", "8")], points=(1, 0), lead=1),
          (PHASE, None)),
    found(PHASE, "the side that is out has no point",
          teams("round-over", {0: ""}, table=[RUN], points=(0, 1)), "#/state/points/0"),
    found(PHASE, "the player who is out has no point",
          duel("round-over", {0: ""}, table=[(0, "single", "8")], points=(0, 1)),
          "#/state/points/0"),
    found(PHASE, "the last meld is the other side's",
          teams("round-over", {0: ""}, table=[RUN, (1, "run", "789")], points=(1, 0)),
          (PHASE, None)),
    found(PHASE, "the last card of a duel is the other's",
          duel("round-over", {0: ""}, table=[(0, "single", "7"), (1, "single", "8")],
               points=(1, 0)), (PHASE, None)),
    found(PHASE, "a duel won without a meld", duel("round-over", {0: ""}, points=(1, 0)),
          "#/state/table"),
    found(PHASE, "both partners out without a meld",
          teams("round-over", {0: "", 2: ""}, points=(1, 0), lead=3), (PHASE, None)),
    found(PHASE, "points to win reached in a lead", teams("lead", points=(2, 0)), (PHASE, None)),
    found(PHASE, "points to win reached in a duel", duel("lead", board="1379", points=(0, 2)),
          (PHASE, None)),
    found(PHASE, "points to win reached in a round that is over",
          teams("round-over", {0: ""}, table=[RUN], points=(2, 0)), (PHASE, None)),
    found(PHASE, "points to win of one reached",
          teams("lead", points=(1, 0), options={"points_to_win": 1}), (PHASE, None)),
    found(PHASE, "a game over with too few points",
          teams("game-over", {0: ""}, table=[RUN], points=(1, 1)), (PHASE, None)),
    found(PHASE, "a game over with too many points",
          teams("game-over", {0: ""}, table=[RUN], points=(3, 0)), (PHASE, None)),
    found(PHASE, "a game won by both",
          teams("game-over", {0: ""}, table=[RUN], points=(2, 2)), (PHASE, None)),
    found(PHASE, "a game won by the side that is not out",
          teams("game-over", {0: ""}, table=[RUN], points=(1, 2)), (PHASE, None)),
    clean(PHASE, "points to win of three are not reached",
          teams("lead", points=(2, 0), options={"points_to_win": 3})),
    clean(PHASE, "a round over by a response", teams("round-over", {1: ""},
          table=[RUN, (1, "run", "789")], points=(1, 1))),
    clean(PHASE, "a round over by a discarded single",
          teams("round-over", {2: ""}, points=(1, 0))),
    clean(PHASE, "a game over by a discarded single",
          teams("game-over", {2: ""}, points=(2, 0))),
    clean(PHASE, "a game of one point over",
          teams("game-over", {1: ""}, table=[(3, "run", "678")], points=(0, 1),
                options={"points_to_win": 1})),
    clean(PHASE, "a duel over", duel("game-over", {1: ""}, table=[(1, "run", "67")],
          points=(1, 2))),
]  # fmt: skip

CASES: list[Case] = [*TURNS, *LEADS, *PLACES, *HANDS, *ENDS]
