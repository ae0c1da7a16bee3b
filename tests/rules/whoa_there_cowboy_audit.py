"""Whoa There Cowboy: tables that cannot exist for their seats, cards, direction and tokens."""

from __future__ import annotations

from typing import Any

from .case import Case, State, at, clean, found, put
from .whoa_there_cowboy_build import table, three, two, unseen

SEATS = "table.seats"
COPIES = "table.copies"
TOTAL = "table.card-total"
PHASE = "table.phase"
WAY = "cowboy.direction"
TOKENS = "cowboy.tokens"
STANDS = "cowboy.reading.caught-claim"

STATE = "#/state"
SOMEWHERE = (WAY, None)
PLAY = three("play", {0: "1245", 1: "12", 2: "567"}, claimed="2x3", opened="35", pile="61")


def without(state: State, path: str) -> State:
    """The first card of a place is gone."""
    return put(state, path, at(state, path)[1:])


TABLES = [
    *[
        found(SEATS, f"totals of {len(totals)} for three", put(PLAY, "totals", totals),
              "#/state/totals")
        for totals in ([0, 0], [0, 0, 0, 0])
    ],
    found(SEATS, "totals of three for two", put(two("play"), "totals", [0, 0, 0]),
          "#/state/totals"),
    *[clean(SEATS, f"{seats} seats", table(seats)) for seats in range(2, 7)],
]  # fmt: skip

SEVENS = "7" * 7
CARDS = [
    found(COPIES, "a fifteenth 7 in a hand",
          put(three("play", {0: SEVENS, 1: SEVENS, 2: "12"}), "players/2/hand/0", 7), STATE),
    found(COPIES, "a fifteenth 7 in the draw pile",
          put(three("play", {0: SEVENS, 1: SEVENS}), "draw/3", 7), STATE),
    found(COPIES, "a fifteenth 7 on the pile",
          put(three("play", {0: SEVENS, 1: SEVENS}, claimed="1x3", pile="65"), "pile/1", 7),
          STATE),
    found(COPIES, "a fifteenth 7 in the open play",
          put(three("play", {0: SEVENS, 1: SEVENS}, claimed="2x3", opened="35"),
              "open/cards/0", 7), STATE),
    found(COPIES, "a fifteenth 1 and a fifteenth 2 are told once",
          put(put(three("play", {0: "1" * 14, 1: "2" * 14, 2: "34"}), "players/2/hand", [1, 2]),
              "turn", 0), STATE),
    found(COPIES, "a fifteenth 7 after the end",
          put(three("game-over", {0: SEVENS, 1: SEVENS, 2: ""}, depletions=1), "draw/3", 7),
          STATE),
    *[
        clean(COPIES, f"fourteen {number}s in a hand", three("play", {0: str(number) * 14}))
        for number in range(1, 8)
    ],
    clean(COPIES, "fourteen 7s, in hands, the open play and both piles",
          three("play", {0: "77777", 1: "777"}, claimed="2x3", opened="77", pile="77",
                draw="77")),
    clean(COPIES, "every card of a hand unseen", three("play", {0: "???", 1: "??", 2: "?"})),
    found(TOTAL, "a card is missing in the draw pile", without(PLAY, "draw"), STATE),
    found(TOTAL, "a card is missing in a hand", without(PLAY, "players/0/hand"), STATE),
    found(TOTAL, "a card is missing on the pile", without(PLAY, "pile"), STATE),
    found(TOTAL, "a card too many, unseen", put(PLAY, "draw", [*PLAY["draw"], None]), STATE),
    found(TOTAL, "a card too many in an unseen hand",
          put(three("play", {1: "??"}), "players/1/hand", [None] * 3), STATE),
    found(TOTAL, "a card too many on the pile", put(PLAY, "pile", [None, *PLAY["pile"]]), STATE),
    found(TOTAL, "the open cards are not there",
          put(put(PLAY, "open", None), "turn", 0), STATE),
    found(TOTAL, "the draw pile is not sent in full", put(PLAY, "draw", PLAY["draw"][:20]), STATE),
    clean(TOTAL, "98 cards", PLAY),
    clean(TOTAL, "98 cards, nearly all of them unseen",
          three("play", {0: unseen(7), 1: unseen(7), 2: unseen(7)}, claimed="2x3", opened="??",
                pile="???", draw=unseen(72))),
    clean(TOTAL, "98 cards, none on the pile",
          three("play", {0: unseen(7), 1: unseen(7), 2: unseen(7)}, draw=unseen(77))),
    clean(TOTAL, "98 cards, 48 in one hand", three("play", {0: unseen(48)})),
]  # fmt: skip


def facing(said: str | None, way: str, **facts: Any) -> State:
    """Nothing is open after this claim."""
    return three("play", claimed=said, way=way, **facts)


def opened(before: str | None, before_way: str, said: str, way: str) -> State:
    """A play is open, and this is what is said of the direction."""
    return three("play", claimed=said, way=way, opened="4" * int(said[0]), before=before,
                 before_way=before_way)  # fmt: skip


DIRECTIONS = [
    *[
        found(WAY, f"{said or 'no claim'}, going {way}", facing(said, way), SOMEWHERE)
        for said, way in (("2x7", "up"), ("1x7", "up"), ("2x1", "down"), ("1x1", "down"),
                          (None, "down"))
    ],
    *[
        clean(WAY, f"{said or 'no claim'}, going {way}", facing(said, way))
        for said, way in (("2x7", "down"), ("2x1", "up"), (None, "up"), ("2x3", "up"),
                          ("2x3", "down"), ("2x6", "up"), ("2x2", "down"), ("98x6", "down"))
    ],
    *[
        found(WAY, f"{said}, going {way}, after {before or 'no claim'}, going {before_way}",
              opened(before, before_way, said, way), SOMEWHERE)
        for before, before_way, said, way in (
            ("2x3", "up", "2x5", "down"), ("2x3", "down", "2x2", "up"),
            ("2x3", "up", "2x7", "up"), ("2x3", "down", "2x1", "down"),
            ("1x7", "down", "2x7", "up"), ("1x1", "up", "2x1", "down"),
            (None, "down", "2x5", "down"), (None, "up", "2x5", "down"),
            ("1x7", "up", "2x7", "down"), ("1x1", "down", "2x1", "up"),
            ("1x1", "down", "2x1", "down"), (None, "up", "1x7", "up"),
        )
    ],
    *[
        clean(WAY, f"{said}, going {way}, after {before or 'no claim'}, going {before_way}",
              opened(before, before_way, said, way))
        for before, before_way, said, way in (
            ("2x3", "up", "2x5", "up"), ("2x3", "down", "2x2", "down"),
            ("2x3", "up", "2x7", "down"), ("2x3", "down", "2x1", "up"),
            ("1x7", "down", "2x7", "down"), ("1x1", "up", "2x1", "up"),
            (None, "up", "2x5", "up"), (None, "up", "1x7", "down"), (None, "up", "1x1", "up"),
            ("1x7", "down", "1x5", "down"), ("1x1", "up", "1x5", "up"),
        )
    ],
    found(WAY, "7s going up when the round is over",
          three("round-over", {0: ""}, claimed="1x7", way="up", depletions=1), SOMEWHERE),
    found(WAY, "7s going up when the game is over",
          three("game-over", {0: ""}, claimed="1x7", way="up", depletions=1), SOMEWHERE),
    found(WAY, "1s going down while a gift is due",
          three("gift", claimed="2x1", way="down", pile="11"), SOMEWHERE),
    clean(WAY, "7s going down while a gift is due",
          three("gift", claimed="2x7", way="down", pile="77")),
    clean(WAY, "1s going up when the round is over",
          three("round-over", {0: ""}, claimed="2x1", way="up", depletions=1)),
    *[
        clean(WAY, f"no direction card, after {said or 'no claim'}",
              three("play", claimed=said, options={"direction_card": False}))
        for said in ("2x7", "2x1", "2x3", None)
    ],
    clean(WAY, "no direction card, 7s open on 6s",
          three("play", claimed="2x7", before="1x6", opened="35",
                options={"direction_card": False})),
]  # fmt: skip

PAID = [
    *[
        found(TOKENS, f"tokens of {points}", put(PLAY, "players/1/tokens", points),
              "#/state/players/1/tokens")
        for points in (1, 5, 9, 11, 15, 25, 999)
    ],
    found(TOKENS, "two such", put(put(PLAY, "players/1/tokens", 5), "players/2/tokens", 19),
          "#/state/players/1/tokens", "#/state/players/2/tokens"),
    found(TOKENS, "after the end",
          put(three("game-over", {0: ""}, depletions=1), "players/0/tokens", 21),
          "#/state/players/0/tokens"),
    *[
        clean(TOKENS, f"tokens of {points}", put(PLAY, "players/1/tokens", points))
        for points in (0, 10, 20, 30, 1000)
    ],
]  # fmt: skip

FAULTY = put(put(PLAY, "players/0/hand", [7] * 15), "players/1/tokens", 5)
ORDER = [
    found(COPIES, "before all other faults", FAULTY | {"turn": 2, "direction": "down"},
          STATE, (TOTAL, STATE), (PHASE, "#/state/turn"), SOMEWHERE,
          (TOKENS, "#/state/players/1/tokens")),
    found(SEATS, "before all other faults", FAULTY | {"totals": [0, 0]}, "#/state/totals",
          (COPIES, STATE), (TOTAL, STATE), (TOKENS, "#/state/players/1/tokens")),
]  # fmt: skip

BACK = [
    clean(STANDS, "a claim that was taken back, a lower one before it",
          three("play", claimed="1x6", way="up", options={"caught_claim_stands": False})),
    clean(STANDS, "no claim in the middle of a round",
          three("play", pile="35", options={"caught_claim_stands": False})),
]  # fmt: skip

CASES: list[Case] = [*TABLES, *CARDS, *DIRECTIONS, *PAID, *ORDER, *BACK]
