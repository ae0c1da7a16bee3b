"""Wool Rules: tables that cannot exist for what is laid out, and for the order of the round."""

from __future__ import annotations

from typing import Any

from .case import Case, clean, found
from .wool_rules_audit import BID, FLOCK, OVER, RETURN, ROLL, moved
from .wool_rules_build import four, six, table, three, two, unseen

LAYOUT = "wool.layout"
ORDER = "wool.order"

LATE = three("rest", round=15, middle="8 4", dogs={0: 4, 1: 4}, bone=0, fill=1)
LAYOUTS = [
    *[
        clean(LAYOUT, f"{seats} players, the layout of round {number}",
              table(seats, round=number, middle=unseen(count), dogs={0: 8}))
        for seats, number, count in (
            (2, 20, 3), (3, 14, 4), (3, 15, 4), (4, 12, 5), (5, 10, 6), (6, 8, 7), (6, 9, 4),
        )
    ],
    *[clean(LAYOUT, f"{seats} players, the first layout", table(seats)) for seats in range(2, 7)],
    *[
        found(LAYOUT, f"{seats} players, round {last + 1}",
              table(seats, round=last, middle=unseen(count), dogs={0: 8}) | {"round": last + 1},
              (LAYOUT, None))
        for seats, last, count in ((2, 20, 3), (3, 15, 4), (4, 12, 5), (5, 10, 6), (6, 9, 4))
    ],
    found(LAYOUT, "a round that is still to come", BID | {"round": 4}, (LAYOUT, None)),
    found(LAYOUT, "a round that is over", BID | {"round": 2}, (LAYOUT, None)),
    found(LAYOUT, "a card too many in the supply", moved(BID, FLOCK, "supply"),
          "#/state/supply"),
    found(LAYOUT, "a card too few in the supply", moved(BID, "supply", FLOCK), "#/state/supply"),
    found(LAYOUT, "a supply after the last round", moved(LATE, "players/1/flock", "supply"),
          "#/state/supply"),
    *[
        found(LAYOUT, f"a card too few of a whole layout in {name}",
              moved(state, "middle", FLOCK), "#/state/middle")
        for name, state in (
            ("bid", BID), ("the first roll", ROLL),
            ("the first turn", three("decide", round=3, dice=15)),
        )
    ],
    found(LAYOUT, "a card too few in the last round of six",
          moved(six("bid", round=9, middle=unseen(4), dogs={0: 8}), "middle",
                "players/5/flock"), "#/state/middle"),
    found(LAYOUT, "no card to bid for", moved(BID, "middle", FLOCK, 4), "#/state/middle"),
    *[
        found(LAYOUT, f"a card too many of a whole layout in {name}",
              moved(state, FLOCK, "middle"), "#/state/middle")
        for name, state in (
            ("bid", BID), ("the first roll", ROLL),
            ("the second roll", three("roll", round=3, turn=1)),
            ("the rest", three("rest", round=3, middle="2 22 33 42")),
        )
    ],
    found(LAYOUT, "a card too many in the last round of six",
          moved(six("roll", round=9, turn=1, middle=unseen(4), dogs={0: 8}), "players/5/flock",
                "middle"), "#/state/middle"),
    found(LAYOUT, "a card too many for the duel's rest",
          moved(two("rest", round=3, middle="2 22 33"), "players/1/flock", "middle"),
          "#/state/middle"),
    *[
        found(LAYOUT, f"an empty middle in {name}",
              moved(state, "middle", f"players/{seat}/flock", len(state["middle"])),
              "#/state/middle")
        for name, state, seat in (
            ("the second roll", three("roll", round=3, turn=1), 2),
            ("the second turn", three("decide", round=3, turn=1, dice=15), 2),
            ("the rest", three("rest", round=3, middle="2"), 2),
            ("the duel's rest", two("rest", round=3, middle="2"), 1),
            ("the duel's second roll", two("roll", round=3, turn=1, middle="2"), 1),
        )
    ],
    *[
        found(LAYOUT, f"a card in the middle in {state['phase']}", moved(state, FLOCK, "middle"),
              "#/state/middle")
        for state in (RETURN, OVER)
    ],
    *[
        found(LAYOUT, f"round {number} in {state['phase']}", state | {"round": number},
              (LAYOUT, None))
        for state in (RETURN, OVER) for number in (14, 16, 1)
    ],
    *[
        clean(LAYOUT, f"{middle} in the second turn of three",
              three("decide", round=3, turn=1, middle=middle, dice=15))
        for middle in ("2", "2 22", "2 22 33", "2 22 33 42")
    ],
    clean(LAYOUT, "a whole layout in the duel's rest", two("rest", round=3, middle="2 22 33")),
    clean(LAYOUT, "one card in the duel's second turn",
          two("decide", round=3, turn=1, middle="2", dice=15)),
    clean(LAYOUT, "the last round of six, in the second turn",
          six("roll", round=9, turn=1, middle="?", dogs={0: 8})),
    clean(LAYOUT, "the last round, and all is received", RETURN),
    clean(LAYOUT, "the last round, and the game is over", OVER),
    clean(LAYOUT, "the last round", LATE),
]  # fmt: skip

# seats by their bids; those who have had their turn may have new tops
TIED: dict[str, Any] = {"flocks": {0: "33 4", 1: "22 6", 2: "42 8 17 24"}}
ORDERED = four("roll", bids=[18, 20, "26+", 20], round=3, fill=0)
ORDERS = [
    found(ORDER, "the lowest bid comes too early", ORDERED | {"order": [2, 1, 0, 3]},
          (ORDER, None)),
    found(ORDER, "the higher table comes first", ORDERED | {"order": [2, 3, 1, 0]},
          (ORDER, None)),
    *[
        found(ORDER, f"the seats are {order}", ORDERED | {"order": order}, (ORDER, None),
              loose=True)
        for order in ([2, 1, 3], [2, 1, 3, 3], [2, 2, 1, 3], [2, 1, 3, 0, 0])
    ],
    found(ORDER, "26 before 26+", three("roll", bids=[26, "26+", 18], order=[0, 1, 2]),
          (ORDER, None)),
    found(ORDER, "bids rise at the end", three("roll", bids=[20, 14, 15], order=[0, 1, 2]),
          (ORDER, None)),
    found(ORDER, "bids rise among those who have had their turn",
          three("rest", bids=[19, 20, 14], order=[0, 1, 2], middle="2"), (ORDER, None)),
    found(ORDER, "bids rise in the duel's rest",
          two("rest", bids=[14, 20], order=[0, 1], middle="2"), (ORDER, None)),
    found(ORDER, "equal bids stand by the tables",
          three("roll", bids=[20, 20, 18], numbers=[57, 52, 53], order=[0, 1, 2]), (ORDER, None)),
    found(ORDER, "equal bids stand by the tops",
          three("roll", bids=[20, 20, 20], order=[0, 1, 2], **TIED), (ORDER, None)),
    found(ORDER, "equal bids of the duel stand by the tables",
          two("roll", bids=[20, 20], order=[1, 0]), (ORDER, None)),
    found(ORDER, "a top goes before a table",
          three("roll", bids=[20, 20, 18], order=[0, 1, 2], flocks={1: "33 4 6 17"}),
          (ORDER, None)),
    found(ORDER, "equal bids of seats whose turn is to come",
          three("roll", bids=[22, 20, 20], numbers=[52, 57, 53], order=[0, 1, 2]),
          (ORDER, None)),
    found(ORDER, "equal bids of the seat in turn and the next",
          three("decide", bids=[20, 20, 20], order=[2, 0, 1], turn=0, dice=15, middle="2",
                flocks={0: "33 4", 1: "22 6", 2: "42 8 17"}), (ORDER, None)),
    clean(ORDER, "by bids", ORDERED),
    clean(ORDER, "equal bids by the tables",
          three("roll", bids=[20, 20, 18], numbers=[57, 52, 53], order=[1, 0, 2])),
    clean(ORDER, "equal bids by the tops",
          three("roll", bids=[20, 20, 20], order=[1, 0, 2], **TIED)),
    clean(ORDER, "who has had the turn has a new top",
          three("decide", bids=[20, 20, 20], order=[1, 0, 2], turn=0, dice=15, middle="2",
                flocks={0: "33 4", 1: "49 22 6", 2: "42 8"})),
    clean(ORDER, "two have new tops before the rest",
          three("rest", bids=[20, 20, 20], order=[1, 0, 2], middle="2",
                flocks={0: "51 33 4", 1: "49 22 6", 2: "42"})),
    clean(ORDER, "both have new tops in the duel's rest",
          two("rest", bids=[20, 20], order=[0, 1], middle="2", flocks={0: "49 4", 1: "17"})),
    clean(ORDER, "the first has a new top in the duel's second turn",
          two("roll", bids=[20, 20], order=[0, 1], turn=1, middle="2",
              flocks={0: "49 4", 1: "17"})),
    found("wool.sheep-number", "equal bids and tables stand in any order",
          three("roll", bids=[20, 20, 18], numbers=[52, 52, 53], order=[1, 0, 2]),
          "#/state/players/1/table_number"),
    clean(ORDER, "equal 26+ by the tables",
          three("roll", bids=["26+", "26+", 26], numbers=[57, 52, 53], order=[1, 0, 2])),
    clean(ORDER, "a seat that does not bid 26 needs no order beside 26+",
          three("roll", bids=["26+", 26, 26])),
]  # fmt: skip

CASES: list[Case] = [*LAYOUTS, *ORDERS]
