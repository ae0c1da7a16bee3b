"""Woo: tables that cannot exist for their seats, cards, rounds and melds."""

from __future__ import annotations

from .case import Case, State, clean, found, put
from .woo_build import duel, teams, unseen

SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
ROUND = "woo.score.round"
MELD = "woo.complete.meld"
EXTEND = "woo.partial.extendable"
BEATS = "woo.respond.beats"
DUEL_MELD = "woo.duel.meld"
ANSWER = "woo.duel.answer-to-single"

LEADING = teams("lead", {0: "345"}, discard="5678")
DUEL = duel("lead", {0: "345"}, board="1379", draw="5678")
PICKED = teams("draft", {1: "11122233344456"}, offer="9")
ONE_CARD_LOST = put(PICKED, "players/1/hand", PICKED["players"][1]["hand"][1:])


def three_seats() -> State:
    """Four seats of which the last has gone home and left its cards."""
    state = teams("lead", {0: "345"})
    state = put(state, "discard", state["discard"] + state["players"][3]["hand"])
    return put(state, "players", state["players"][:3])


def seventh(place: str, card: int, seats: State) -> State:
    """One card of a place turned into another of which all six are seen."""
    others = [value for value in seats[place] if value != card]
    kept = [value for value in seats[place] if value == card]
    return put(seats, place, [card, *kept, *others[1:]])


CARDS = [
    found(SEATS, "three seats", three_seats(), "#/state/players"),
    clean(SEATS, "two seats", DUEL),
    clean(SEATS, "four seats", LEADING),
    found(COPIES, "a seventh 5 among the discards", seventh("discard", 5, LEADING), "#/state"),
    found(COPIES, "a seventh 9 in the pile of a duel", seventh("draw", 9, DUEL), "#/state"),
    found(COPIES, "six in a hand and one laid",
          put(teams("complete", {0: "777777"}, partial=(0, "6")), "partial/cards", [7]),
          "#/state"),
    found(COPIES, "a seventh 7 on the table, nobody keeping track of the discards",
          teams("respond", {0: "777777"}, table=[(0, "set", "88")], discard=None)
          | {"table": [{"player": 0, "type": "set", "cards": [7, 7]}]}, "#/state"),
    clean(COPIES, "six of each, all seen", LEADING),
    clean(COPIES, "six in one hand", teams("lead", {0: "777777"})),
    clean(COPIES, "six in one hand and unseen cards", teams("lead", {0: "777777", 1: "????"})),
    found(TOTAL, "a card is missing", put(LEADING, "discard", LEADING["discard"][1:]),
          "#/state"),
    found(TOTAL, "an unseen card too many",
          put(LEADING, "discard", [*LEADING["discard"], None]), "#/state"),
    found(TOTAL, "a card is missing in a duel", put(DUEL, "draw", DUEL["draw"][1:]), "#/state"),
    found(TOTAL, "an empty list of discards is a record", put(LEADING, "discard", []),
          "#/state"),
    found(
        TOTAL, "too many though nobody keeps track",
        teams("lead", dict.fromkeys(range(4), "????"), discard=None)
        | {"players": [{"hand": [None] * size} for size in (14, 14, 14, 13)]}, "#/state",
    ),
    clean(
        TOTAL, "all cards in hands, and nobody keeps track",
        teams("lead", dict.fromkeys(range(4), "????"), discard=None)
        | {"players": [{"hand": [None] * size} for size in (14, 14, 13, 13)]},
    ),
    found(TOTAL, "a card of the offer is gone and no hand has one more",
          ONE_CARD_LOST, "#/state", "#/state/players"),
    clean(TOTAL, "nobody keeps track of the discards", teams("lead", {0: "345"}, discard=None)),
    clean(TOTAL, "nobody keeps track of the discards of a duel",
          put(duel("lead", {0: "345"}, board="1379", draw=unseen(20), rest="discard"),
              "discard", None)),
    clean(TOTAL, "54 cards", LEADING),
    clean(TOTAL, "54 cards, most unseen",
          teams("lead", {0: "345", 1: "????", 2: "????", 3: "????"}, discard=unseen(39))),
    found(TOTAL, "hands of twelve and fourteen before the draft",
          teams("draft", offer="79", sizes={0: 12, 1: 14}),
          "#/state/players/0/hand", "#/state/players/1/hand"),
    found(TOTAL, "partners with twelve and fourteen before the draft",
          teams("draft", offer="79", sizes={3: 12, 1: 14}),
          "#/state/players/1/hand", "#/state/players/3/hand"),
    clean(TOTAL, "hands of thirteen before the draft", teams("draft", offer="79")),
    clean(TOTAL, "hands of thirteen before the draft, all unseen",
          teams("draft", dict.fromkeys(range(4), unseen(13)), offer="79")),
    found(TOTAL, "the first pick went to the other team",
          teams("draft", offer="9", sizes={0: 14, 1: 13}), (TOTAL, None)),
    found(TOTAL, "the first pick went to the next drafter",
          teams("draft", offer="9", sizes={1: 13, 2: 14}), (TOTAL, None)),
    found(TOTAL, "a hand of fifteen after the first pick",
          teams("draft", offer="9", sizes={1: 15, 3: 12}), (TOTAL, None)),
    clean(TOTAL, "the first picker kept the card", teams("draft", offer="9")),
    clean(TOTAL, "the first picker gave it to the partner",
          teams("draft", offer="9", sizes={1: 13, 3: 14})),
    clean(TOTAL, "hands of any size once the lead is to lead",
          teams("lead", sizes={0: 20, 1: 1, 2: 3, 3: 13})),
]  # fmt: skip

ROUNDS = [
    found(ROUND, "a second round without a point", teams("lead", round_no=2), "#/state/round"),
    found(ROUND, "a first round with a point", teams("lead", points=(0, 1), round_no=1),
          "#/state/round"),
    found(ROUND, "the round just over counts its own point",
          teams("round-over", {0: ""}, table=[(0, "set", "77")], points=(1, 0), round_no=2),
          "#/state/round"),
    found(ROUND, "the last round counts its own point",
          teams("game-over", {0: ""}, table=[(0, "set", "77")], points=(2, 1), round_no=4),
          "#/state/round"),
    found(ROUND, "a third round of a duel without points", duel("lead", board="1379", round_no=3),
          "#/state/round"),
    clean(ROUND, "the first round", teams("lead")),
    clean(ROUND, "the second round", teams("lead", points=(0, 1))),
    clean(ROUND, "the third round of a duel", duel("lead", board="1379", points=(1, 1))),
    clean(ROUND, "the first round just over",
          teams("round-over", {0: ""}, table=[(0, "set", "77")], points=(1, 0))),
    clean(ROUND, "the third round was the last",
          teams("game-over", {0: ""}, table=[(0, "set", "77")], points=(2, 1))),
    clean(ROUND, "a fifth round of a long game",
          teams("lead", points=(2, 2), options={"points_to_win": 3})),
]  # fmt: skip


def lying(*table: tuple[int, str, str]) -> State:
    """These melds wait for an answer, at four."""
    return teams("respond", table=table)


def dueling(*table: tuple[int, str, str]) -> State:
    """These melds wait for an answer, in a duel."""
    return duel("respond", table=table, board="1379")


SET = (0, "set", "77")
MELDS = [
    found(MELD, "no meld lies there", lying((0, "run", "235")), "#/state/table/0/cards"),
    found(MELD, "five cards lie there", lying((0, "run", "23456")), "#/state/table/0/cards"),
    found(MELD, "a run called a set", lying((0, "set", "789")), "#/state/table/0/type"),
    found(MELD, "a love-bomb called a set", lying((0, "set", "7777")), "#/state/table/0/type"),
    found(MELD, "the second is no meld", lying(SET, (1, "set", "68")), "#/state/table/1/cards"),
    found(MELD, "a single at four", lying((0, "single", "7")), (MELD, None)),
    found(MELD, "no meld won the round",
          teams("round-over", {0: ""}, table=[(0, "set", "79")], points=(1, 0)),
          "#/state/table/0/cards"),
    clean(MELD, "a meld of each kind",
          lying((0, "stairs", "2233"), (1, "stairs", "7788"), (2, "love-bomb", "5555"))),
    clean(MELD, "a set", lying(SET)),
    clean(MELD, "a run of four", lying((0, "run", "6789"))),
    found(BEATS, "a lower set lies on a set", lying(SET, (1, "set", "66")),
          "#/state/table/1/cards"),
    found(BEATS, "an equal set lies on a set", lying(SET, (1, "set", "77")),
          "#/state/table/1/cards"),
    found(BEATS, "another kind lies on a set", lying(SET, (1, "run", "89")),
          "#/state/table/1/cards"),
    found(BEATS, "a bigger set lies on a set", lying(SET, (1, "set", "888")),
          "#/state/table/1/cards"),
    found(BEATS, "a set lies on a love-bomb",
          lying(SET, (1, "love-bomb", "2222"), (2, "set", "88")), "#/state/table/2/cards"),
    found(BEATS, "a lower love-bomb lies on a love-bomb",
          lying((0, "love-bomb", "3333"), (1, "love-bomb", "2222")), "#/state/table/1/cards"),
    clean(BEATS, "a higher set lies on a set", lying(SET, (1, "set", "88"))),
    clean(BEATS, "a love-bomb lies on a set", lying(SET, (1, "love-bomb", "2222"))),
    clean(BEATS, "love-bombs lie on each other",
          lying((0, "love-bomb", "2222"), (1, "love-bomb", "3333"))),
    found(BEATS, "a partial that cannot beat what lies there",
          teams("complete", table=[(0, "run", "678")], partial=(1, "45")),
          "#/state/partial/cards"),
    clean(BEATS, "a partial that may beat what lies there",
          teams("complete", table=[(0, "run", "678")], partial=(1, "89"))),
    clean(BEATS, "a partial that may become a love-bomb",
          teams("complete", table=[(0, "run", "678")], partial=(1, "44"))),
    found(EXTEND, "a partial that nothing extends", teams("complete", partial=(0, "15")),
          "#/state/partial/cards"),
    found(EXTEND, "a partial given back that nothing extended",
          teams("reclaim", partial=(0, "159")), "#/state/partial/cards"),
    found(EXTEND, "the rest of a partial that nothing extended",
          teams("reclaim", partial=(0, "19"), turn=2), "#/state/partial/cards"),
    clean(EXTEND, "a partial that 3 extends", teams("complete", partial=(0, "24"))),
    clean(EXTEND, "the rest of a partial", teams("reclaim", partial=(0, "24"), turn=2)),
    found("woo.partial.size", "a partial of four", teams("complete", partial=(0, "6789")),
          "#/state/partial/cards"),
    clean("woo.partial.size", "a partial of three", teams("complete", partial=(0, "678"))),
    found(DUEL_MELD, "no meld lies in a duel", dueling((0, "run", "235")), "#/state/table/0/cards"),
    found(DUEL_MELD, "a run called stairs", dueling((0, "stairs", "6789")),
          "#/state/table/0/type"),
    found(DUEL_MELD, "a pair called a single", dueling((0, "single", "77")), (DUEL_MELD, None)),
    found(DUEL_MELD, "a single called a set", dueling((0, "set", "7")), (DUEL_MELD, None)),
    clean(DUEL_MELD, "a single", dueling((0, "single", "7"))),
    clean(DUEL_MELD, "a set in a duel", dueling(SET)),
    found(ANSWER, "a lower single lies on a single",
          dueling((0, "single", "7"), (1, "single", "6")), "#/state/table/1/cards"),
    found(ANSWER, "a set lies on a single", dueling((0, "single", "7"), (1, "set", "88")),
          "#/state/table/1/cards"),
    clean(ANSWER, "a higher single lies on a single",
          dueling((0, "single", "7"), (1, "single", "8"))),
    clean(ANSWER, "a love-bomb lies on a single",
          dueling((0, "single", "7"), (1, "love-bomb", "2222"))),
    found(BEATS, "a single lies on a meld", dueling(SET, (1, "single", "9")),
          "#/state/table/1/cards"),
    found(BEATS, "a single lies on a love-bomb",
          dueling((0, "single", "7"), (1, "love-bomb", "2222"), (0, "single", "9")),
          "#/state/table/2/cards"),
    clean(BEATS, "a higher set lies on a set in a duel", dueling(SET, (1, "set", "88"))),
    clean("woo.duel.single-only-if-stuck", "whether a single was led rightly is not looked into",
          duel("respond", {0: "678"}, table=[(0, "single", "8")], board="6789")),
]  # fmt: skip

ORDER = [
    found(TOTAL, "copies before the total, the total before the round",
          put(seventh("discard", 5, LEADING) | {"round": 2}, "players/3/hand", []),
          (COPIES, "#/state"), (TOTAL, "#/state"),
          ("table.phase", "#/state/players/3/hand"), (ROUND, "#/state/round")),
]  # fmt: skip

CASES: list[Case] = [*CARDS, *ROUNDS, *MELDS, *ORDER]
