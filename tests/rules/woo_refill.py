"""Woo, the duel: how the board is refilled, and what may be reported of it."""

from __future__ import annotations

from .case import Case, State, illegal, legal, shown
from .woo_build import duel, lead, respond, unseen

IMPOSSIBLE = "table.outcome-impossible"
REFILL = "woo.reading.duel-refill"
LAID = "meld-laid board-refilled"


def piled(draw: str, board: str = "1378", hand: str = "2569", discard: str = "",
          hidden: str = "") -> State:  # fmt: skip
    """Seat 0 leads this hand before this board; the pile is exactly this."""
    return duel(
        "lead", {0: hand}, board=board, draw=draw, discard=discard, hidden=hidden, rest="discard"
    )


DARK = piled(unseen(24))
KNOWN = piled("4459")

REPORTED = [
    legal(IMPOSSIBLE, "no report of an unseen pile", DARK, lead(0, "6", "7"), LAID,
          {"board": [1, 3, 8, None], "draw": [None] * 23}),
    legal(IMPOSSIBLE, "a report of an unseen pile",
          piled(unseen(24), hidden="4"), lead(0, "6", "7", refill="4"), LAID,
          {"board": [1, 3, 4, 8], "draw": [None] * 23}),
    legal(IMPOSSIBLE, "a report that the card was not seen", DARK,
          lead(0, "6", "7", refill="?"), LAID, {"board": [1, 3, 8, None]}),
    legal(IMPOSSIBLE, "a report of one card out of two", piled(unseen(24), hidden="4"),
          lead(0, "6", "78", refill="?4"), LAID,
          {"board": [1, 3, 4, None], "draw": [None] * 22}),
    legal(IMPOSSIBLE, "two unseen cards for two", DARK, lead(0, "6", "78"), LAID,
          {"board": [1, 3, None, None]}),
    legal(IMPOSSIBLE, "no report of a known pile", KNOWN, lead(0, "6", "7"), LAID,
          {"board": [1, 3, 4, 8], "draw": [4, 5, 9]}),
    legal(IMPOSSIBLE, "the report that a known pile makes", KNOWN,
          lead(0, "6", "78", refill="44"), LAID, {"board": [1, 3, 4, 4], "draw": [5, 9]}),
    legal(IMPOSSIBLE, "a known card that the sender did not see", KNOWN,
          lead(0, "6", "7", refill="?"), LAID, {"board": [1, 3, 4, 8], "draw": [4, 5, 9]}),
    legal(IMPOSSIBLE, "a pile known at the top only", piled("4????", hidden="5"),
          lead(0, "6", "78", refill="?5"), LAID,
          {"board": [1, 3, 4, 5], "draw": [None, None, None]}),
    legal(IMPOSSIBLE, "a pile known below the top only", piled("?4??", hidden="5"),
          lead(0, "6", "78"), LAID, {"board": [1, 3, 4, None], "draw": [None, None]}),
    legal(IMPOSSIBLE, "a response that reports",
          duel("respond", {1: "889"}, table=[(0, "set", "77")], board="1378", draw="????",
               hidden="4", rest="discard"),
          respond(1, "8", "8", refill="4"), LAID, {"board": [1, 3, 4, 7], "turn": 0}),
    illegal(IMPOSSIBLE, "a refill that the pile contradicts", KNOWN,
            lead(0, "6", "7", refill="5"), "#/move/refill/0"),
    illegal(IMPOSSIBLE, "a second card that the pile contradicts", KNOWN,
            lead(0, "6", "78", refill="45"), "#/move/refill/1"),
    illegal(IMPOSSIBLE, "two cards that the pile contradicts are told once", KNOWN,
            lead(0, "6", "78", refill="99"), "#/move/refill/0"),
    illegal(IMPOSSIBLE, "a report of too few", DARK, lead(0, "6", "7", refill=""),
            "#/move/refill"),
    illegal(IMPOSSIBLE, "a report of one for two", KNOWN, lead(0, "6", "78", refill="4"),
            "#/move/refill"),
    illegal(IMPOSSIBLE, "a report of too many", DARK, lead(0, "6", "7", refill="??"),
            "#/move/refill"),
    illegal(IMPOSSIBLE, "a seventh 4 turned up", piled("????", discard="444444"),
            lead(0, "6", "7", refill="4"), "#/move/refill/0"),
    legal(IMPOSSIBLE, "a sixth 4 turned up", piled("????", discard="44444", hidden="4"),
          lead(0, "6", "7", refill="4"), LAID, {"board": [1, 3, 4, 8]}),
    illegal(IMPOSSIBLE, "a sixth and a seventh 4 turned up",
            piled("????", discard="44444", hidden="4"), lead(0, "6", "78", refill="44"),
            "#/move/refill/1"),
    illegal(IMPOSSIBLE, "a report after a single",
            piled("4459", board="1379", hand="555"), lead(0, "5", refill="4"), "#/move/refill"),
    legal(IMPOSSIBLE, "an empty report after a single",
          piled("4459", board="1379", hand="555"), lead(0, "5", refill=""), "single-laid",
          {"board": [1, 3, 7, 9], "draw": [4, 4, 5, 9]}),
    illegal(IMPOSSIBLE, "a report after the last card", piled("4459", hand="6"),
            lead(0, "6", "7", refill="4"), "#/move/refill"),
    legal(IMPOSSIBLE, "an empty report after the last card", piled("4459", hand="6"),
          lead(0, "6", "7", refill=""), "meld-laid went-out round-won",
          {"board": [1, 3, 8], "draw": [4, 4, 5, 9]}),
    illegal(IMPOSSIBLE, "a report from an empty pile", piled(""), lead(0, "6", "7", refill="4"),
            "#/move/refill"),
    illegal(IMPOSSIBLE, "more reported than the pile holds", piled("4"),
            lead(0, "6", "78", refill="44"), "#/move/refill"),
]  # fmt: skip

REFILLED = [
    legal(REFILL, "the pile is short", piled("4"), lead(0, "6", "78"), LAID,
          {"board": [1, 3, 4], "draw": []}),
    legal(REFILL, "the pile is short, and it is reported", piled("?", hidden="4"),
          lead(0, "6", "78", refill="4"), LAID, {"board": [1, 3, 4], "draw": []}),
    legal(REFILL, "the pile is empty", piled(""), lead(0, "6", "7"), "meld-laid",
          {"board": [1, 3, 8], "draw": []}),
    legal(REFILL, "the pile is empty, and it is reported", piled(""),
          lead(0, "6", "7", refill=""), "meld-laid", {"board": [1, 3, 8]}),
    legal(REFILL, "the last board card with the pile empty", piled("", board="7"),
          lead(0, "6", "7"), "meld-laid", {"board": [], "draw": []}),
    legal(REFILL, "emptied by this meld, the pile fills it", piled("44591", board="78"),
          lead(0, "6", "78"), LAID, {"board": [4, 4, 5, 9], "draw": [1]}),
    legal(REFILL, "emptied by this meld, the pile being short", piled("44", board="78"),
          lead(0, "6", "78"), LAID, {"board": [4, 4], "draw": []}),
    legal(REFILL, "emptied before, it stays empty", piled("4459", board=""), lead(0, "56"),
          "meld-laid", {"board": [], "draw": [4, 4, 5, 9]}),
    legal(REFILL, "emptied before, an empty report", piled("4459", board=""),
          lead(0, "56", refill=""), "meld-laid", {"board": []}),
    illegal(IMPOSSIBLE, "a report for a board that stays empty", piled("4459", board=""),
            lead(0, "56", refill="4459"), "#/move/refill"),
    legal(REFILL, "a concession is made up for by the next meld", piled("4459", board="138"),
          lead(0, "9", "8"), LAID, {"board": [1, 3, 4, 4], "draw": [5, 9]}),
    legal(REFILL, "one card of the board is left", piled("4459", board="7"),
          lead(0, "6", "7"), LAID, {"board": [4, 4, 5, 9], "draw": []}),
    legal(REFILL, "a single never moves the board", piled("4459", board="13", hand="555"),
          lead(0, "5"), "single-laid", {"board": [1, 3], "draw": [4, 4, 5, 9]}),
    legal(
        REFILL, "an answer refills too",
        duel("respond", {1: "889"}, table=[(0, "set", "77")], board="138", draw="459"),
        respond(1, "8", "8"), LAID, {"board": [1, 3, 4, 5], "draw/0": 9, "turn": 0},
    ),
]  # fmt: skip

NOT_MISSING = shown(
    legal(
        "table.outcome-missing", "nothing hangs on a refill that nobody reports",
        DARK, lead(0, "6", "7"), LAID, {"board": [1, 3, 8, None]},
    )
)  # fmt: skip

CASES: list[Case] = [NOT_MISSING, *REPORTED, *REFILLED]
