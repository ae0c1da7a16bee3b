"""A complete listing leaves out no move that may be made."""

from __future__ import annotations

import pytest

from referee.ruling import Verdict
from tests.match import Match, Turn

from .asking import shown
from .habits.habit import Json
from .moves import MAX_TRIED, MAX_TRIED_AT_LENGTH, every_move, key, some_moves
from .tables import blurred, less_known, rng_of, under_any

TRIED = 20
"""How many moves are tried at a table that is too large for all."""

TABLES_EACH = 4
"""How many tables of each phase have all their moves tried, in one match."""


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
def rich_tables(matches: list[Match]) -> list[Turn]:
    """Tables of each phase with many moves, as it is told that none is left out."""
    return [turn for match in matches for turn in _rich(match)]


def test_the_listing_is_what_the_checks_allow(rich_tables: list[Turn]) -> None:
    """Every move is tried that can be made with few cards of a table."""
    for turn in rich_tables:
        listed, allowed = _listed_and_allowed(turn, turn.told)
        assert listed == allowed, shown(
            turn, state=turn.told, unlisted=allowed - listed, illegal=listed - allowed
        )


def test_so_it_is_under_any_option(rich_tables: list[Turn]) -> None:
    """A table that has agreed on other things may allow more or less."""
    for turn in rich_tables[::3]:
        for state in under_any(turn.table, turn.told):
            _assert_surely_allowed(turn, state)


def test_a_blurred_listing_is_what_the_checks_surely_allow(rich_tables: list[Turn]) -> None:
    """If it is not complete it is a part of what the checks allow."""
    for turn in rich_tables[::3]:
        _assert_surely_allowed(
            turn, blurred(turn.table, turn.told, rng_of(turn, "blurred listing"))
        )


def _assert_surely_allowed(turn: Turn, state: Json) -> None:
    listed, allowed = _listed_and_allowed(turn, state)
    assert listed <= allowed, shown(turn, state=state, illegal=listed - allowed)
    if turn.table.listing(state).complete:
        assert listed == allowed, shown(turn, state=state, unlisted=allowed - listed)


def _listed_and_allowed(turn: Turn, state: Json) -> tuple[set[bytes], set[bytes]]:
    """Of the moves with few cards those that are listed, and those that are not illegal."""
    table, most = turn.table, MAX_TRIED_AT_LENGTH if turn.match.number else MAX_TRIED
    judge, moves = table.judge(state), every_move(table, state, most)
    keys = [key(table, state, move) for move in moves]
    allowed = {
        one
        for one, move in zip(keys, moves, strict=True)
        if judge(move).verdict is not Verdict.ILLEGAL
    }
    listed = {key(table, state, move) for move in table.listed(state)}
    return listed & {*keys}, allowed


def _rich(match: Match) -> list[Turn]:
    each = TABLES_EACH if match.number else TABLES_EACH // 2
    of_phase: dict[str, list[tuple[int, int]]] = {}
    for index, turn in enumerate(match.turns):
        listing = match.table.listing(turn.told)
        if listing.complete:
            of_phase.setdefault(turn.told["phase"], []).append((len(listing.moves), index))
    return [
        match.turns[index]
        for found in of_phase.values()
        for _, index in sorted(found, reverse=True)[:each]
    ]
