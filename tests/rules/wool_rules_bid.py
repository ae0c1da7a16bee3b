"""Wool Rules: bids, how they are revealed, and the order of the round."""

from __future__ import annotations

from typing import Any

from .case import Case, clean, found, illegal, incomplete, legal, shown
from .wool_rules_build import bid, six, three, two

RANGE = "wool.bid.range"
PLUS = "wool.bid.plus-needs-chip"
TURN = "table.not-your-turn"
MISSING = "table.outcome-missing"
IMPOSSIBLE = "table.outcome-impossible"
BIDS = "wool.reading.bids"
STAYS = "wool.reading.bid-stays"
FIXED = "wool.reading.order-fixed"
PAID = "wool.reading.plus-paid"
FIRST_SHEEP = "wool.reading.first-sheep"

BID = "#/move/bid"
REVEAL = "#/move/reveal"

NEW = three("bid")
POOR = three("bid", chips={0: 0})
LAST = three("bid", bids=[None, 20, 18])
HIDDEN = three("bid", bids=[None, "hidden", 18])
DARK = three("bid", bids=[None, "hidden", "hidden"])
OPENED = "bid-placed bids-revealed"

PLACED = [
    *[
        illegal(RANGE, f"a bid of {value}", NEW, bid(0, value), BID)
        for value in (13, 27, 0, -1, 12, 28, 260, 30)
    ],
    *[
        legal(RANGE, f"a bid of {value}", NEW, bid(0, value), "bid-placed",
              {"phase": "bid", "turn": None, "players/0/bid": value, "players/1/bid": None,
               "order": [], "players/0/chips": 2, "chips_left": 19})
        for value in (*range(14, 27), "26+")
    ],
    illegal(RANGE, "a last bid of 13", LAST, bid(0, 13), BID),
    illegal(RANGE, "without a chip", POOR, bid(0, 27), BID),
    illegal(RANGE, "before a reveal that cannot be", LAST, bid(0, 13, [14, 20, 18]), BID),
    illegal(PLUS, "the first bid", POOR, bid(0, "26+"), BID),
    illegal(PLUS, "the last bid", three("bid", bids=[None, 20, 18], chips={0: 0}),
            bid(0, "26+"), BID),
    illegal(PLUS, "others have chips, the seat has none", three("bid", chips={0: 9, 1: 0, 2: 9}),
            bid(1, "26+"), BID),
    illegal(PLUS, "before a reveal that cannot be",
            three("bid", bids=[None, 20, 18], chips={0: 0}), bid(0, "26+", [20, 20, 18]), BID),
    legal(PLUS, "one chip is enough", three("bid", chips={0: 1}), bid(0, "26+"), "bid-placed",
          {"players/0/bid": "26+", "players/0/chips": 1}),
    legal(PLUS, "26 needs none", POOR, bid(0, 26), "bid-placed", {"players/0/bid": 26}),
    legal(PLUS, "no other bid needs one", POOR, bid(0, 14), "bid-placed"),
    found(PLUS, "placed without a chip", three("bid", bids=["26+", None, None], chips={0: 0}),
          "#/state/players/0/bid"),
    found(PLUS, "two are placed without a chip",
          three("bid", bids=["26+", None, "26+"], chips={0: 0, 2: 0}),
          "#/state/players/0/bid", "#/state/players/2/bid"),
    clean(PLUS, "placed with a chip", three("bid", bids=["26+", None, None], chips={0: 1})),
    clean(PLUS, "hidden, without a chip", three("bid", bids=["hidden", None, None], chips={0: 0})),
    clean(PLUS, "the only chip was paid in the reveal",
          three("roll", bids=["26+", 20, 18], chips={0: 0})),
]  # fmt: skip


def begun(order: list[int], **more: Any) -> dict[str, Any]:
    """What stands when the first of this order begins its turn."""
    return {
        "phase": "roll", "order": order, "turn": order[0], "attempt": 0, "dice": None, "kept": [],
    } | more  # fmt: skip


# the numbers on the tables, the top of each flock, the bids, the order
ORDERS: list[tuple[str, dict[str, Any], list[Any], list[int]]] = [
    ("by the height of the bids", {}, [18, 26, 14], [1, 0, 2]),
    ("26+ before 26", {}, [26, 26, "26+"], [2, 0, 1]),
    ("tables decide", {"numbers": [54, 52, 53]}, [20, 20, 20], [1, 2, 0]),
    ("tables decide between the two that are equal", {"numbers": [57, 52, 55]}, [20, 14, 20],
     [2, 0, 1]),
    ("tops decide", {"flocks": {0: "33", 1: "2", 2: "16 22"}}, [20, 20, 20], [1, 2, 0]),
    ("a top before a table", {"flocks": {2: "42 10 41 16"}}, [20, 20, 20], [2, 0, 1]),
    ("only the top counts", {"flocks": {0: "33 1", 1: "22 51"}}, [20, 20, 18], [1, 0, 2]),
    ("two pay for 26+, tops decide", {"flocks": {0: "33", 1: "22"}}, ["26+", "26+", 26],
     [1, 0, 2]),
    ("three pay for 26+", {"numbers": [55, 56, 52]}, ["26+", "26+", "26+"], [2, 0, 1]),
    ("tops decide, not seats nor tables", {"flocks": {0: "22", 2: "16"}}, [14, 14, 14],
     [2, 0, 1]),
]  # fmt: skip


REVEALED = [
    *[
        legal("wool.order", f"after a reveal: {name}",
              three("bid", bids=[None, *bids[1:]], **facts), bid(0, bids[0]), None,
              begun(order, **{f"players/{seat}/bid": value for seat, value in enumerate(bids)}))
        for name, facts, bids, order in ORDERS
    ],
    legal(RANGE, "the last bid reveals all", LAST, bid(0, 19), OPENED,
          begun([1, 0, 2], **{"players/0/bid": 19, "players/1/bid": 20, "chips_left": 19})),
    legal(RANGE, "the last bid of two", two("bid", bids=[20, None]), bid(1, 21), OPENED,
          begun([1, 0])),
    legal(RANGE, "the last bid of six", six("bid", bids=[14, 15, 16, 17, None, 18]), bid(4, 19),
          OPENED, begun([4, 5, 3, 2, 1, 0])),
    legal(PLUS, "paid when it is revealed", LAST, bid(0, "26+"), f"{OPENED} chips-paid",
          begun([0, 1, 2], **{"players/0/chips": 1, "chips_left": 20, "players/1/chips": 2})),
    legal(PLUS, "the only chip is paid", three("bid", bids=[None, 20, 18], chips={0: 1}),
          bid(0, "26+"), f"{OPENED} chips-paid", begun([0, 1, 2], **{"players/0/chips": 0})),
    legal(PLUS, "paid by another when all are revealed", three("bid", bids=[None, "26+", 18]),
          bid(0, 20), f"{OPENED} chips-paid", begun([1, 0, 2], **{"players/1/chips": 1})),
    legal(PAID, "paid by who ends up last", three("bid", bids=[None, "26+", "26+"]),
          bid(0, "26+"), None,
          begun([0, 1, 2], **{"players/2/chips": 1, "players/1/chips": 1, "players/0/chips": 1,
                              "chips_left": 22})),
    illegal(BIDS, "13 is no bid", NEW, bid(0, 13), (RANGE, BID)),
    legal(BIDS, "14 is the lowest bid", NEW, bid(0, 14), "bid-placed"),
    legal(BIDS, "26+ is the highest bid", NEW, bid(0, "26+"), "bid-placed"),
    illegal(STAYS, "a bid is changed", three("bid", bids=[20, None, 18]), bid(0, 21),
            (TURN, "#/move/player")),
    illegal(STAYS, "a hidden bid is changed", three("bid", bids=["hidden", None, 18]),
            bid(0, 21), (TURN, "#/move/player")),
    legal(FIRST_SHEEP, "the table counts beside a dog and the bone",
          three("bid", bids=[None, 20, 20], dogs={0: 2}, bone=0, flocks={1: "42 22", 2: "33 2"}),
          bid(0, 20), None, begun([2, 1, 0])),
    legal(FIRST_SHEEP, "a black sheep counts like any", three("bid", bids=[None, 20, 18],
          flocks={1: "16"}), bid(0, 20), None, begun([1, 0, 2])),
]  # fmt: skip

SHOWN = [
    legal(IMPOSSIBLE, "one hidden bid is shown", HIDDEN, bid(0, 20, [20, 22, 18]), OPENED,
          begun([1, 0, 2], **{"players/1/bid": 22, "players/0/bid": 20})),
    legal(IMPOSSIBLE, "two hidden bids are shown", DARK, bid(0, 20, [20, "26+", 26]),
          f"{OPENED} chips-paid", begun([1, 2, 0], **{"players/1/chips": 1})),
    legal(IMPOSSIBLE, "known bids are shown once more", LAST, bid(0, 19, [19, 20, 18]), OPENED,
          begun([1, 0, 2])),
    illegal(IMPOSSIBLE, "bids are shown before all are placed", NEW, bid(0, 20, [20, 18, 16]),
            REVEAL),
    illegal(IMPOSSIBLE, "bids are shown before the last is placed",
            three("bid", bids=[None, None, "hidden"]), bid(0, 20, [20, 18, 16]), REVEAL),
    illegal(IMPOSSIBLE, "another bid than the one now placed", HIDDEN, bid(0, 20, [21, 22, 18]),
            f"{REVEAL}/0"),
    illegal(IMPOSSIBLE, "another bid than the one known", HIDDEN, bid(0, 20, [20, 22, 19]),
            f"{REVEAL}/2"),
    illegal(IMPOSSIBLE, "another bid than the one known, where none is hidden", LAST,
            bid(0, 19, [19, 21, 18]), f"{REVEAL}/1"),
    illegal(IMPOSSIBLE, "fewer bids than seats", HIDDEN, bid(0, 20, [20, 22]), REVEAL),
    illegal(IMPOSSIBLE, "more bids than seats", HIDDEN, bid(0, 20, [20, 22, 18, 16]), REVEAL),
    illegal(RANGE, "a hidden bid turns out to be 13", HIDDEN, bid(0, 20, [20, 13, 18]),
            f"{REVEAL}/1"),
    illegal(RANGE, "a hidden bid turns out to be 27", DARK, bid(0, 20, [20, 14, 27]),
            f"{REVEAL}/2"),
    illegal(RANGE, "the own bid before a hidden one", HIDDEN, bid(0, 12, [12, 13, 18]), BID),
    illegal(PLUS, "a hidden 26+ without a chip",
            three("bid", bids=[None, "hidden", 18], chips={1: 0}), bid(0, 20, [20, "26+", 18]),
            f"{REVEAL}/1"),
    illegal(PLUS, "a hidden 26+ without a chip, after a hidden 13",
            three("bid", bids=[None, "hidden", "hidden"], chips={1: 0}),
            bid(0, 20, [20, "26+", 13]), (RANGE, f"{REVEAL}/2"), f"{REVEAL}/1"),
    legal(PLUS, "a hidden 26+ with the last chip",
          three("bid", bids=[None, "hidden", 18], chips={1: 1}), bid(0, 20, [20, "26+", 18]),
          f"{OPENED} chips-paid", begun([1, 0, 2], **{"players/1/chips": 0, "chips_left": 21})),
    incomplete(MISSING, "a hidden bid is not shown", HIDDEN, bid(0, 20), (MISSING, None)),
    incomplete(MISSING, "no hidden bid is shown", DARK, bid(0, "26+"), (MISSING, None)),
    incomplete(MISSING, "the hidden bid of the other of two", two("bid", bids=["hidden", None]),
               bid(1, 20), (MISSING, None)),
    shown(legal(MISSING, "a hidden bid is not shown before all are placed",
                three("bid", bids=[None, None, "hidden"]), bid(0, 20), "bid-placed",
                {"players/2/bid": "hidden", "phase": "bid"})),
    illegal(RANGE, "before a hidden bid that is not shown", HIDDEN, bid(0, 13), BID),
    illegal(PLUS, "before a hidden bid that is not shown",
            three("bid", bids=[None, "hidden", 18], chips={0: 0}), bid(0, "26+"), BID),
]  # fmt: skip

CASES: list[Case] = [*PLACED, *REVEALED, *SHOWN]
