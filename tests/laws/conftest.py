"""The matches that every law is held to."""

from __future__ import annotations

from functools import cache
from math import ceil

import pytest

from tests.match import TABLES, USUAL_TABLES, Match, Table, play

LONG = 200
"""How many matches of each game `make long` plays, at least."""


def many(table: Table) -> range:
    """The numbers of the matches that are played at a table for `make long`."""
    tables = sum(other.slug == table.slug for other in TABLES)
    return range(1, 1 + ceil(LONG / tables))


@cache
def first_match(table: Table) -> Match:
    return play(table, 0)


@pytest.fixture(
    scope="session",
    params=[
        *(pytest.param((table, range(1)), id=str(table)) for table in USUAL_TABLES),
        *(
            pytest.param((table, many(table)), id=f"{table}-long", marks=pytest.mark.long)
            for table in TABLES
        ),
    ],
)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """Matches at one table."""
    table, numbers = request.param
    return [play(table, number) if number else first_match(table) for number in numbers]


@pytest.fixture(scope="session")
def all_matches() -> list[Match]:
    """A match at each of the usual tables."""
    return [first_match(table) for table in USUAL_TABLES]
