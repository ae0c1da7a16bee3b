"""An illegal move is ruled on without a look at cards that have not been drawn yet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from referee.ruling import Verdict
from tests.match import Match, Turn

from .asking import shown
from .habits.habit import Json, at, put
from .moves import bare

PILES = ("draw", "supply")
FEW = 100
"""How many turns of a match are tried."""


def test_it_is_as_illegal_whatever_lies_in_the_pile(matches: list[Match]) -> None:
    illegal = 0
    for match in matches:
        rng, table, seed = (
            Random(f"{match.table} {match.number} piles"),
            match.table,
            match.seed.get("seed"),
        )
        for turn in rng.sample(match.turns, min(FEW, len(match.turns))):
            other = _shuffled(turn, rng)
            judges = [table.judge(state, seed) for state in (turn.whole, other)]
            for move in _out_of_turn(turn):
                one, another = (judge(move) for judge in judges)
                illegal += one.verdict is Verdict.ILLEGAL
                if Verdict.ILLEGAL in (one.verdict, another.verdict):
                    asked = {"state": turn.whole, "other": other, "move": move}
                    assert one.citations == another.citations, shown(turn, **asked)
    assert illegal, matches


def _shuffled(turn: Turn, rng: Random) -> Json:
    """The table with another order of its piles."""
    contents = {}
    for places in turn.table.habit.hidden_from(turn.whole, "table").values():
        pile = [spot for spot in places if spot[0] in PILES]
        cards = [at(turn.whole, spot) for spot in pile]
        contents |= dict(zip(pile, rng.sample(cards, len(cards)), strict=True))
    return put(turn.whole, contents)


def _out_of_turn(turn: Turn) -> Iterator[Json]:
    """The move of the turn by every seat, with its cards and with those on top of the pile."""
    move = bare(turn.table, turn.move)
    pile = next((turn.whole[name] for name in PILES if name in turn.whole), [])
    for seat in range(turn.table.seats):
        if "player" in move:
            yield {**move, "player": seat}
        if "player" in move and move.get("cards"):
            yield {**move, "player": seat, "cards": pile[: len(move["cards"])] or move["cards"]}
