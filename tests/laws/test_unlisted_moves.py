"""A complete listing leaves out no move that may be made."""

from __future__ import annotations

from itertools import zip_longest
from random import Random

import pytest

from referee.ruling import Verdict
from tests.match import Match, Table, Turn

from .asking import shown
from .habits.habit import Json
from .moves import every_move, how_many, key, some_moves
from .tables import blurred, less_known, rng_of

TRIED = 20
"""How many moves are tried at a table that is too large for all."""

MOST_TRIED = 10_000
"""How many moves of small tables are tried in one match."""


def test_unlisted_moves_are_illegal(matches: list[Match]) -> None:
    """Random moves of each type and seat, listed ones with something changed.

    And moves that are listed a little before or later.
    """
    for match in matches:
        complete = 0
        for turn in match.some(3, few=12):
            for state in less_known(turn, "unlisted"):
                complete += _try_some(turn, state)
        assert complete or not match.table.seeded, match.table


def _try_some(turn: Turn, state: Json) -> bool:
    table = turn.table
    complete, listed = table.listing(state).complete, table.listed(state)
    if not complete:
        return False
    keys, judge = {key(table, state, move) for move in listed}, table.judge(state)
    rng, ply = rng_of(turn, "unlisted moves"), turn.told["ply"]
    near = [turn.table.listed(other.told) for other in turn.match.turns[max(ply - 2, 0) : ply + 4]]
    moves = [move for moves in near for move in rng.sample(moves, min(len(moves), TRIED // 2))]
    for move in (*moves, *some_moves(table, state, listed, rng, TRIED)):
        if key(table, state, move) not in keys:
            verdict = judge(move).verdict
            assert verdict is Verdict.ILLEGAL, shown(turn, state=state, move=move, verdict=verdict)
    return True


@pytest.fixture(scope="module")
def small_tables(matches: list[Match]) -> list[Turn]:
    """Tables at which all moves can be tried."""
    found = [turn for match in matches for turn in _small(match)]
    assert found or not any(match.table.seeded for match in matches)
    return found


def test_the_listing_is_what_the_checks_allow(small_tables: list[Turn]) -> None:
    """Every move that can be made of the cards of a small table is tried."""
    for turn in small_tables:
        listed, allowed = _listed_and_allowed(turn.table, turn.told)
        assert listed == allowed, shown(
            turn, state=turn.told, unlisted=allowed - listed, illegal=listed - allowed
        )


def test_a_blurred_listing_is_what_the_checks_surely_allow(small_tables: list[Turn]) -> None:
    """If it is not complete it is a part of what the checks allow."""
    for turn in small_tables[::3]:
        state = blurred(turn.table, turn.told, rng_of(turn, "blurred listing"))
        listed, allowed = _listed_and_allowed(turn.table, state)
        assert listed <= allowed, shown(turn, state=state, illegal=listed - allowed)
        if turn.table.listing(state).complete:
            assert listed == allowed, shown(turn, state=state, unlisted=allowed - listed)


def _listed_and_allowed(table: Table, state: Json) -> tuple[set[bytes], set[bytes]]:
    judge = table.judge(state)
    allowed = {
        key(table, state, move)
        for move in every_move(table, state)
        if judge(move).verdict is not Verdict.ILLEGAL
    }
    return {key(table, state, move) for move in table.listed(state)}, allowed


def _small(match: Match) -> list[Turn]:
    """Tables of every phase at which all moves can be tried, as many as there is time for."""
    rng = Random(f"{match.table} {match.number}")
    of_phase: dict[str, list[Turn]] = {}
    for turn in rng.sample(match.turns, len(match.turns)):
        of_phase.setdefault(turn.told["phase"], []).append(turn)
    found, left = [], MOST_TRIED if match.number else MOST_TRIED // 8
    for turns in zip_longest(*of_phase.values()):
        for turn in turns:
            if turn and left > 0 and match.table.listing(turn.told).complete:
                count = how_many(match.table, turn.told)
                if 0 < count <= MOST_TRIED // 5:
                    found.append(turn)
                    left -= count
    return found
