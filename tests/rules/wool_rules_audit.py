"""Wool Rules: tables that cannot exist for their seats, cards, chips and sheep numbers."""

from __future__ import annotations

from typing import Any

from .case import Case, State, at, clean, found, put
from .wool_rules_build import deck, table, three, two, unseen

SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
PHASE = "table.phase"
CHIPS = "wool.chips"
LAYOUT = "wool.layout"
NUMBER = "wool.sheep-number"
TOP = "wool.top-card"
PLUS = "wool.bid.plus-needs-chip"

BID = three("bid", round=3)
ROLL = three("roll", round=3)
RETURN = three("return", flocks={0: "16", 1: "33"}, dogs={2: 8}, bone=2)
OVER = three("game-over", flocks={0: "16"}, returned={0: "2 22"}, dogs={1: 4, 2: 4}, bone=2)


def more(state: State, path: str, *cards: Any) -> State:
    """These cards lie under those of a place."""
    return put(state, path, [*at(state, path), *cards])


def fewer(state: State, path: str, count: int = 1) -> State:
    """So many cards of a place are gone, from below."""
    return put(state, path, at(state, path)[:-count])


def moved(state: State, source: str, target: str, count: int = 1) -> State:
    """So many cards from below one place lie under those of another."""
    return fewer(more(state, target, *at(state, source)[-count:]), source, count)


FLOCK = "players/2/flock"
"""What nobody has looked at, under a 43."""

SEATED = [
    *[clean(SEATS, f"{seats} seats", table(seats)) for seats in range(2, 7)],
    *[
        found(SEATS, f"{len(players)} seats", BID | {"players": players}, (SEATS, None),
              loose=True)
        for players in ([], BID["players"][:1], [BID["players"][0]] * 7)
    ],
]  # fmt: skip

DOGS = three("bid", middle="2 22 33 42", dogs={0: 5, 1: 3})
OWNED = three("bid", middle="2 22 33 42", dogs={0: 1}, bone=0)
ALL_OUT = two("rest", round=20, middle="8", dogs={0: 8}, bone=1)

CARDS = [
    found(COPIES, "a sheep twice in the middle", put(BID, "middle/0", 22), (COPIES, None)),
    found(COPIES, "a sheep in the middle and in a flock", put(BID, "middle/0", 43),
          (COPIES, None)),
    found(COPIES, "a sheep in two flocks",
          put(three("bid", flocks={0: "8 4", 1: "26 17"}), "players/1/flock/1", 4),
          (COPIES, None)),
    found(COPIES, "a sheep twice in a flock",
          put(three("bid", flocks={0: "8 4 26 17"}), "players/0/flock/2", 8), (COPIES, None)),
    found(COPIES, "a sheep in the supply and in the middle",
          put(three("bid", supply="? 8"), "supply/1", 22), (COPIES, None)),
    found(COPIES, "a sheep put back and in a flock",
          put(three("return", flocks={0: "16", 1: "33"}, returned={0: "2"}, dogs={2: 8}, bone=2),
              "players/0/returned/0", 33), (COPIES, None)),
    found(COPIES, "two sheep twice are told together",
          put(put(BID, "middle/0", 22), "middle/2", 42), (COPIES, None)),
    found(COPIES, "nine dogs, one of them in the middle", put(DOGS, "middle/0", "dog"),
          (COPIES, None)),
    found(COPIES, "nine dogs, one of them in the supply",
          put(three("bid", dogs={0: 5, 1: 3}, supply="8"), "supply/0", "dog"), (COPIES, None)),
    found(COPIES, "two bones, one of them in the middle", put(OWNED, "middle/0", "bone"),
          (COPIES, None)),
    found(COPIES, "two bones in the middle",
          put(put(BID, "middle/0", "bone"), "middle/1", "bone"), (COPIES, None)),
    found(COPIES, "two seats have the bone",
          put(put(OWNED, "players/1/bone", True), "players/0/dogs", 0), (COPIES, None)),
    found(COPIES, "52 sheep, one of them in place of a dog",
          more(put(ALL_OUT, "players/0/dogs", 7), "players/1/flock", None), (COPIES, None)),
    found(COPIES, "52 sheep, one of them in place of the bone",
          put(put(ALL_OUT, "players/1/bone", False), "middle", [8, 4]), (COPIES, None)),
    found(COPIES, "52 sheep, two of them in the supply",
          two("rest", round=19, middle="8", dogs={0: 7}, supply="2 22 ?"), (COPIES, None)),
    found(COPIES, "52 sheep, two of them put back",
          more(put(three("return", flocks={0: "16", 1: "33"}, returned={0: "2 22"}, dogs={2: 8},
                         bone=2), "players/2/dogs", 7), FLOCK, None), (COPIES, None)),
    clean(COPIES, "51 sheep", ALL_OUT),
    clean(COPIES, "51 sheep, one of them in the supply",
          two("rest", round=19, middle="8", dogs={0: 7}, supply="2 ? ?")),
    clean(COPIES, "51 sheep, two of them put back",
          three("return", flocks={0: "16", 1: "33"}, returned={0: "2 22"}, dogs={2: 8}, bone=2)),
    clean(COPIES, "eight dogs", DOGS),
    clean(COPIES, "eight dogs, one of them in the middle",
          three("bid", middle="2 22 dog 42", dogs={0: 4, 1: 3})),
    clean(COPIES, "the bone lies in the middle", three("bid", middle="2 22 bone 42")),
    clean(COPIES, "the bone lies in the supply", three("bid", supply="? bone 8 dog")),
    clean(COPIES, "no card is seen", three("bid", middle=unseen(4))),
    clean(COPIES, "51 sheep and what nobody has looked at",
          two("rest", round=20, middle="?", dogs={0: 8})),
    found(TOTAL, "a card is missing in a flock", fewer(BID, FLOCK), (TOTAL, None)),
    found(TOTAL, "a card too many in a flock", more(BID, FLOCK, None), (TOTAL, None)),
    found(TOTAL, "a known card too many in a flock", more(BID, FLOCK, 8), (TOTAL, None)),
    found(TOTAL, "a dog too many", put(BID, "players/0/dogs", 1), (TOTAL, None)),
    found(TOTAL, "the bone too many", put(BID, "players/0/bone", True), (TOTAL, None)),
    found(TOTAL, "a dog is missing", put(DOGS, "players/0/dogs", 4), (TOTAL, None)),
    found(TOTAL, "what was put back is missing",
          put(three("return", flocks={0: "16", 1: "33"}, returned={0: "2"}, dogs={2: 8}, bone=2),
              "players/0/returned", []), (TOTAL, None)),
    found(TOTAL, "a card is missing in the supply", fewer(BID, "supply"), (TOTAL, None),
          (LAYOUT, "#/state/supply")),
    found(TOTAL, "a card is missing in the middle", fewer(BID, "middle"), (TOTAL, None),
          (LAYOUT, "#/state/middle")),
    clean(TOTAL, "60 cards", BID),
    clean(TOTAL, "60 cards, two of them put back",
          three("return", flocks={0: "16", 1: "33"}, returned={0: "2 22"}, dogs={2: 8}, bone=2)),
]  # fmt: skip

COINS = [
    found(CHIPS, "24 chips", put(BID, "chips_left", 18), (CHIPS, None)),
    found(CHIPS, "26 chips", put(BID, "players/1/chips", 3), (CHIPS, None)),
    found(CHIPS, "no chip anywhere",
          put(three("bid", chips={0: 0, 1: 0, 2: 0}), "chips_left", 0), (CHIPS, None)),
    found(CHIPS, "25 for each seat",
          BID | {"players": [player | {"chips": 25} for player in BID["players"]]},
          (CHIPS, None)),
    clean(CHIPS, "25 chips, all in the supply", three("bid", chips={0: 0, 1: 0, 2: 0})),
    clean(CHIPS, "25 chips, none in the supply", three("bid", chips={0: 5, 1: 20, 2: 0})),
    clean(CHIPS, "25 chips after 26+", three("roll", bids=["26+", 20, 18], chips={0: 1})),
]  # fmt: skip

FACES = {"deck": deck(2, 22, 33, 42, 43)}
NUMBERS = [
    *[
        found(NUMBER, f"table {number}, which is a sheep", put(BID, "players/1/table_number",
              number), "#/state/players/1/table_number")
        for number in (1, 51, 22)
    ],
    found(NUMBER, "two tables 52", put(BID, "players/1/table_number", 52), (NUMBER, None)),
    found(NUMBER, "two tables after the end", put(OVER, "players/2/table_number", 53),
          (NUMBER, None)),
    found(NUMBER, "a table that is a sheep of the own deck",
          put(three("bid", options=FACES), "players/0/table_number", 43),
          "#/state/players/0/table_number"),
    clean(NUMBER, "a table that is no sheep of the own deck",
          put(three("bid", options=FACES), "players/0/table_number", 41)),
    clean(NUMBER, "any numbers above the sheep", three("bid", numbers=[999, 57, 60])),
]  # fmt: skip

TOPS = [
    *[
        found(TOP, f"nobody has seen the top in {state['phase']}",
              put(state, f"{FLOCK}/0", None), "#/state/players/2/flock/0")
        for state in (BID, ROLL, three("decide", round=3, dice=15),
                      three("rest", round=3, middle="2"))
    ],
    found(TOP, "nobody has seen the top though those below are known",
          put(three("bid", flocks={0: "8 4 26 17"}), "players/0/flock/0", None),
          "#/state/players/0/flock/0"),
    found(TOP, "two tops are not seen",
          put(put(three("bid", flocks={0: "8 4", 1: "26 17"}), "players/0/flock/0", None),
              "players/1/flock/0", None),
          "#/state/players/0/flock/0", "#/state/players/1/flock/0"),
    clean(TOP, "the top is known", BID),
    clean(TOP, "no flock yet", three("bid")),
    clean(TOP, "nobody has seen the top in return",
          three("return", flocks={0: "? 16", 1: "?"}, dogs={2: 8}, bone=2)),
    clean(TOP, "nobody has seen the top after the end", put(OVER, "players/2/flock/0", None)),
]  # fmt: skip

FAULTY = put(put(fewer(BID, FLOCK), "middle/0", 22), "players/1/table_number", 52)
SEQUENCE = [
    found(COPIES, "before all other faults",
          put(FAULTY, f"{FLOCK}/0", None) | {"turn": 0, "chips_left": 1, "round": 4},
          (COPIES, None), (TOTAL, None), (PHASE, "#/state/turn"), (CHIPS, None), (LAYOUT, None),
          (NUMBER, None), (TOP, f"#/state/{FLOCK}/0")),
    found(PHASE, "before the findings of the game",
          put(three("bid", bids=["26+", None, None], chips={0: 0}), "turn", 1)
          | {"chips_left": 3}, "#/state/turn", (PLUS, "#/state/players/0/bid"), (CHIPS, None)),
]  # fmt: skip

CASES: list[Case] = [*SEATED, *CARDS, *COINS, *NUMBERS, *TOPS, *SEQUENCE]
