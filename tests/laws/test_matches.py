"""Every registered game is played, and all that can happen in it happens in some match."""

from __future__ import annotations

from typing import get_args

import referee
from referee.ruling import tag_of
from tests.match import HABITS, TABLES, Match, play

from .tables import is_whole


def test_every_game_is_played() -> None:
    """With every number of players and every value of each reading, with a seed and without."""
    registered = {game.slug for game in referee.games()}
    assert set(HABITS) == registered, "HABITS in tests/match.py says how each game is played"
    for game in referee.games():
        tables = [table for table in TABLES if table.slug == game.slug]
        assert {table.seats for table in tables} == set(game.seats)
        for option in game.readings:
            played = {table.setup["options"].get(option.name, option.default) for table in tables}
            assert played == set(option.values), option.name


def test_everything_happens(all_matches: list[Match]) -> None:
    """Each phase, type of move and type of event comes up."""
    for game in referee.games():
        matches = [match for match in all_matches if match.table.slug == game.slug]
        turns = [turn for match in matches for turn in match.turns]
        phases = {state["phase"] for match in matches for state in match.states}
        assert phases == set(game.phases)
        assert {turn.move["type"] for turn in turns} == set(game.move_types)
        happened = {event.type for turn in turns for event in turn.ruling.events}
        assert happened == {tag_of(event) for event in get_args(game.event)}
        assert any(match.last["phase"] == "game-over" for match in matches)


def test_a_seeded_match_is_whole(matches: list[Match]) -> None:
    """With a seed the referee knows every card; so laws about whole tables are put to the test."""
    for match in matches:
        assert all(is_whole(match.table, turn.whole) for turn in match.turns), match.table
        if match.table.seeded:
            assert all(is_whole(match.table, state) for state in match.states), match.table


def test_the_same_number_gives_the_same_match(all_matches: list[Match]) -> None:
    match = min(all_matches, key=lambda match: len(match.turns))
    again = play(match.table, match.number)
    assert (again.turns, again.last) == (match.turns, match.last)
