"""Wool Rules: tables that do not fit their phase (`table.phase`)."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put
from .wool_rules_build import dice_of, four, six, three, two

PHASE = "table.phase"
ANYWHERE = (PHASE, None)

BID = three("bid", round=3)
ROLL = three("roll", round=3)
DECIDE = three("decide", round=3, dice=15, kept="d10")
REST = three("rest", round=3, middle="2 22")
RETURN = three("return", flocks={0: "16", 1: "33"}, dogs={2: 8}, bone=2)
OVER = three("game-over", flocks={0: "16"}, returned={0: "2 22"}, dogs={1: 4, 2: 4}, bone=2)
PHASES = {"bid": BID, "roll": ROLL, "decide": DECIDE, "rest": REST, "return": RETURN,
          "game-over": OVER}  # fmt: skip
ROLLING = ("roll", "decide", "rest")
OTHERS = ("bid", "return", "game-over")


SEATS = [
    *[clean(PHASE, f"the right fields in {name}", state) for name, state in PHASES.items()],
    *[
        found(PHASE, f"somebody is in turn in {name}", put(PHASES[name], "turn", 1),
              "#/state/turn")
        for name in OTHERS
    ],
    *[
        found(PHASE, f"nobody is in turn in {name}", put(PHASES[name], "turn", None),
              "#/state/turn", loose=True)
        for name in ROLLING
    ],
    *[
        found(PHASE, f"a fourth seat is in turn in {name}", put(PHASES[name], "turn", 3),
              "#/state/turn", loose=True)
        for name in PHASES
    ],
    *[
        found(PHASE, f"the last of the order is in turn in {name}", put(PHASES[name], "turn", 2),
              "#/state/turn")
        for name in ("roll", "decide")
    ],
    *[
        found(PHASE, f"seat {seat} is in turn in rest", put(REST, "turn", seat), "#/state/turn",
              loose=True)
        for seat in (0, 1)
    ],
    found(PHASE, "the second of two takes the rest", two("rest", middle="2", turn=1),
          "#/state/turn"),
    found(PHASE, "the last of four, who is seat 0, rolls",
          four("roll", bids=[14, 20, 18, 16], turn=0), "#/state/turn"),
    clean(PHASE, "the second of two rolls", two("roll", middle="2", turn=1)),
    clean(PHASE, "the second of two decides", two("decide", middle="2", turn=1, dice=15)),
    clean(PHASE, "the first of two takes the rest", two("rest", middle="2", turn=0)),
    clean(PHASE, "the first of two, who is seat 1, takes the rest",
          two("rest", middle="2", bids=[14, 20])),
    clean(PHASE, "the last of four, who is seat 0, takes the rest",
          four("rest", bids=[14, 20, 18, 16], middle="2")),
    clean(PHASE, "the fifth of six rolls", six("roll", turn=4, middle="2")),
    clean(PHASE, "a seat with a higher number is first", three("roll", bids=[14, 16, 20])),
    *[
        found(PHASE, f"an order in {name}", put(PHASES[name], "order", [0, 1, 2]),
              "#/state/order")
        for name in OTHERS
    ],
    *[
        found(PHASE, f"a fourth seat in the order in {name}",
              put(PHASES[name], "order", [0, 1, 2, 3]), ANYWHERE, loose=True)
        for name in ROLLING
    ],
]  # fmt: skip

THREE_DICE = dice_of(15)
DICE = [
    *[
        found(PHASE, f"dice in {name}", put(PHASES[name], "dice", THREE_DICE), "#/state/dice")
        for name in PHASES if name != "decide"
    ],
    *[
        found(PHASE, f"a die is set aside in {name}", put(PHASES[name], "kept", ["d12"]),
              "#/state/kept")
        for name in PHASES if name != "decide"
    ],
    *[
        found(PHASE, f"an attempt in {name}", put(PHASES[name], "attempt", 1), "#/state/attempt")
        for name in PHASES if name != "decide"
    ],
    found(PHASE, "no dice in decide", put(DECIDE, "dice", None), "#/state/dice", loose=True),
    found(PHASE, "no attempt in decide",
          three("decide", round=3, dice=15) | {"attempt": 0}, ANYWHERE, loose=True),
    *[
        found(PHASE, f"{len(kept)} set aside after attempt {attempt}",
              DECIDE | {"kept": kept, "attempt": attempt}, ANYWHERE)
        for attempt, kept in (
            (1, ["d12"]), (1, ["d12", "d8"]), (2, []), (2, ["d12", "d8"]), (3, []), (3, ["d12"]),
        )
    ],
    *[
        clean(PHASE, f"{' and '.join(kept) or 'nothing'} set aside after attempt {attempt}",
              DECIDE | {"kept": kept, "attempt": attempt})
        for attempt, kept in (
            (1, []), (2, ["d12"]), (2, ["d8"]), (3, ["d12", "d8"]), (3, ["d10", "d12"]),
        )
    ],
    *[
        clean(PHASE, f"dice with the sum {total}", three("decide", round=3, dice=total))
        for total in (3, 20, 30)
    ],
]  # fmt: skip

FULL: list[list[Any]] = [
    [20, 18, 16], ["hidden", 18, 16], ["hidden"] * 3, ["26+", "hidden", 14],
]  # fmt: skip
OPEN: list[list[Any]] = [
    [None] * 3, [20, None, 16], ["hidden", "hidden", None], ["26+", "hidden", None],
    [None, None, 14],
]  # fmt: skip
SHOWN: list[list[Any]] = [[14, 14, 14], ["26+"] * 3, [26, "26+", 14]]
BIDS = [
    *[
        found(PHASE, f"the bid {value} of one seat in {name}",
              put(PHASES[name], "players/1/bid", value), "#/state/players/1/bid")
        for name in ("return", "game-over") for value in (20, "26+", "hidden")
    ],
    *[
        found(PHASE, f"{'no' if value is None else 'a hidden'} bid of one seat in {name}",
              put(PHASES[name], "players/1/bid", value), "#/state/players/1/bid", loose=True)
        for name in ROLLING for value in (None, "hidden")
    ],
    *[
        found(PHASE, f"all bids are placed: {bids}", three("bid", bids=bids), ANYWHERE)
        for bids in FULL
    ],
    found(PHASE, "both bids are placed", two("bid", bids=[14, "hidden"]), ANYWHERE),
    *[
        clean(PHASE, f"bids in bid: {bids}", three("bid", bids=bids))
        for bids in OPEN
    ],
    *[
        clean(PHASE, f"bids in roll: {bids}", three("roll", bids=bids))
        for bids in SHOWN
    ],
]  # fmt: skip

HALF = three("return", flocks={0: "16", 1: "33"}, returned={0: "2 22"}, dogs={2: 8}, bone=2)


def back(state: State, *lists: Any) -> State:
    """The state with these returned."""
    for seat, sheep in enumerate(lists):
        state = put(state, f"players/{seat}/returned", sheep)
    return state


RETURNS = [
    *[
        found(PHASE, f"somebody has put nothing back in {name}", back(PHASES[name], None, []),
              "#/state/players/1/returned")
        for name in ("bid", *ROLLING)
    ],
    *[
        found(PHASE, f"all have put nothing back in {name}", back(PHASES[name], [], [], []),
              "#/state/players/0/returned", "#/state/players/1/returned",
              "#/state/players/2/returned")
        for name in ("bid", *ROLLING)
    ],
    found(PHASE, "who has a dog has put nothing back, in return", back(RETURN, None, None, []),
          "#/state/players/2/returned"),
    found(PHASE, "who has a dog has put nothing back, after the end",
          back(OVER, [2, 22], []), "#/state/players/1/returned"),
    found(PHASE, "all who have no dog have put back, in return",
          three("return", flocks={0: "16", 1: "33"}, returned={0: "2 22", 1: "42 46"},
                dogs={2: 8}, bone=2), ANYWHERE),
    found(PHASE, "all have dogs in return", three("return", dogs={0: 3, 1: 3, 2: 2}, bone=0),
          ANYWHERE),
    found(PHASE, "somebody has not put back after the end",
          three("game-over", flocks={0: "16", 1: "33"}, returned={0: "2 22"}, dogs={2: 8},
                bone=2), "#/state/players/1/returned"),
    found(PHASE, "nobody has put back after the end",
          three("game-over", flocks={0: "16", 1: "36"}, dogs={2: 8}, bone=2),
          "#/state/players/0/returned", "#/state/players/1/returned"),
    clean(PHASE, "one of two has put back in return", HALF),
    clean(PHASE, "nobody has put back in return", RETURN),
    clean(PHASE, "all have put back after the end",
          three("game-over", flocks={0: "16", 1: "36"}, returned={0: "2 22", 1: ""}, dogs={2: 8},
                bone=2)),
    clean(PHASE, "all have dogs after the end",
          three("game-over", dogs={0: 3, 1: 3, 2: 2}, bone=0)),
]  # fmt: skip

CASES: list[Case] = [*SEATS, *DICE, *BIDS, *RETURNS]
