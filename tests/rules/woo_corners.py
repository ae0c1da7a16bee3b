"""Woo: corners of the rules, each of which tells two nearly equal referees apart."""

from __future__ import annotations

from .case import Case, State, clean, found, illegal, legal, put, undetermined
from .woo_build import begun, duel, lead, meld, respond, take, teams

PHASE = "table.phase"
TOTAL = "table.card-total"
MELD = "woo.complete.meld"
BEATS = "woo.respond.beats"
DUEL_MELD = "woo.duel.meld"
ANSWER = "woo.duel.answer-to-single"
STUCK = "woo.duel.single-only-if-stuck"
HELD = "table.card-not-held"
RUN = (0, "run", "678")


def named(state: State, seat: int, name: str) -> State:
    """The same table with a name at a seat."""
    return put(state, f"players/{seat}/name", name)


# A check is left out only where an earlier fault makes it meaningless: nobody can say who sits
# left of a seat that there is not.
RESPOND = teams("respond", table=[RUN])
STRANGER = put(RESPOND, "table/0/player", 4)
CHAIN = teams("respond", table=[(0, "run", "456"), (1, "run", "567"), (2, "run", "678")])
SEATS = [
    found(PHASE, "a first meld of a seat that there is not", STRANGER, "#/state/table/0/player"),
    found(PHASE, "nobody's turn after a meld of a seat that there is not",
          put(STRANGER, "turn", None), "#/state/table/0/player", "#/state/turn", loose=True),
    found(PHASE, "no order of seats after one that there is not",
          put(CHAIN, "table/1/player", 4), "#/state/table/1/player"),
    found(PHASE, "a lead that there is not leads", put(teams("lead"), "lead", 4), "#/state/lead",
          loose=True),
    found(PHASE, "a lead of a duel that there is not leads",
          put(duel("lead", board="1379"), "lead", 2), "#/state/lead", loose=True),
]  # fmt: skip

# The smallest part of the table that is at fault is told: one hand, or all of them together.
DRAFT = teams("draft", offer="79")
ONE_CARD_LOST = put(DRAFT, "players/2/hand", DRAFT["players"][2]["hand"][1:])
PLACES = [
    found(TOTAL, "hands of fifteen and twelve in the team that picked",
          teams("draft", offer="9", sizes={1: 15, 3: 12}),
          "#/state/players/1/hand", "#/state/players/3/hand"),
    found(TOTAL, "a hand has lost a card before the draft", ONE_CARD_LOST,
          "#/state", "#/state/players/2/hand"),
    found(TOTAL, "a hand has lost a card before the draft, and nobody keeps track of discards",
          put(ONE_CARD_LOST, "discard", None), "#/state/players/2/hand"),
    found(PHASE, "a round over, and no hand at all is empty",
          teams("round-over", table=[RUN], points=(1, 0), lead=1), "#/state/players"),
    found(PHASE, "a round over, and hands of both sides are empty",
          teams("round-over", {0: "", 3: ""}, table=[RUN], points=(1, 0), lead=1),
          "#/state/players"),
    found(PHASE, "a round over by a meld of the other side",
          teams("round-over", {0: ""}, table=[RUN, (1, "run", "789")], points=(1, 0)),
          "#/state/table/1/player"),
    found(PHASE, "a duel over by a card of the other player",
          duel("round-over", {0: ""}, table=[(0, "single", "7"), (1, "single", "8")],
               points=(1, 0)), "#/state/table/1/player"),
    undetermined(STUCK, "the doubt is about the card that is led",
                 duel("lead", {0: "5?"}, board="1379"), lead(0, "5"), "#/move/cards",
                 events="single-laid"),
]  # fmt: skip

# Every meld is looked at, and each by what it is, whatever it is said to be.
MELDS = [
    found(MELD, "no meld, and behind it a run called a set",
          teams("respond", table=[(0, "run", "235"), (1, "set", "789")]),
          "#/state/table/0/cards", "#/state/table/1/type"),
    found(DUEL_MELD, "a single called a set, and a lower single on it",
          duel("respond", table=[(0, "set", "7"), (1, "single", "6")], board="1379"),
          "#/state/table/0/type", (ANSWER, "#/state/table/1/cards")),
    found(DUEL_MELD, "a pair called a single, and a single on it",
          duel("respond", table=[(0, "single", "77"), (1, "single", "9")], board="1379"),
          "#/state/table/0/type", (BEATS, "#/state/table/1/cards")),
    found(MELD, "a run called a set, and a partial that cannot beat it",
          teams("complete", table=[(0, "set", "678")], partial=(1, "45")),
          "#/state/table/0/type", (BEATS, "#/state/partial/cards")),
    found("woo.score.round", "first the round, then the melds, then the partial",
          teams("complete", table=[(0, "set", "678")], partial=(1, "15"), round_no=2),
          "#/state/round", (MELD, "#/state/table/0/type"),
          ("woo.partial.extendable", "#/state/partial/cards")),
]  # fmt: skip

# Cards that lie together are a multiset: they may be sent in any order, and come back sorted.
ORDERS = [
    clean(MELD, "a run sent from the top down", teams("respond", table=[(0, "run", "876")])),
    clean(MELD, "stairs sent crosswise", teams("respond", table=[(0, "stairs", "7878")])),
    clean("woo.partial.extendable", "a partial sent from the top down",
          teams("complete", partial=(0, "54"))),
    legal(BEATS, "an answer to a run sent from the top down",
          teams("respond", {1: "1789"}, table=[(0, "run", "876")]), respond(1, "98"),
          "partial-laid", {"table": [meld(0, "run", "678")], "partial": begun(1, "89")}),
    legal("woo.reclaim.card", "a partial sent from the top down is taken back",
          teams("reclaim", {0: "2"}, partial=(0, "876")), take(0, 7), "card-taken",
          {"partial": begun(0, "68"), "players/0/hand": [2, 7]}),
]  # fmt: skip

# What is turned up is looked at only if the meld could have been laid with these cards.
LEADER = duel("lead", {0: "2569"}, board="1378", draw="44")
REFILLS = [
    illegal(HELD, "a refill after a card that is not held", LEADER,
            lead(0, "8", "7", refill="444"), "#/move/cards/0"),
    illegal("woo.duel.take", "a refill of a card that was not there", LEADER,
            lead(0, "5", "6", refill="444"), "#/move/board/0"),
    illegal(DUEL_MELD, "a refill after what is no meld", LEADER, lead(0, "9", "7", refill="444"),
            "#/move"),
    illegal("woo.partial.size", "a refill after nothing of the hand", LEADER,
            lead(0, "", "78", refill="444"), "#/move/cards"),
    illegal("woo.duel.board-card", "a refill of a board of which nothing was taken", LEADER,
            lead(0, "56", refill="4"), "#/move", ("table.outcome-impossible", "#/move/refill")),
]  # fmt: skip

MOVES = [
    illegal(HELD, "a single that would fit the board, were it held",
            duel("lead", {0: "35"}, board="1199"), lead(0, "8"), "#/move/cards/0"),
    legal(MELD, "names stay with their seats", named(named(teams("lead", {0: "456"}), 0, "Ada"),
          2, "Bo"), lead(0, "45"), "partial-laid",
          {"players/0/name": "Ada", "players/2/name": "Bo", "players/0/hand": [6]}),
]  # fmt: skip

CASES: list[Case] = [*SEATS, *PLACES, *MELDS, *ORDERS, *REFILLS, *MOVES]
