"""Other readings are told beside a ruling, and change nothing about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

import pytest

from tests.match import HABITS, TABLES, Match, Table, Turn

from .asking import answer, shown
from .habits.habit import Json
from .moves import some_moves
from .tables import blurred, rng_of, under_others, view, viewers

HANGING = 20
"""How many moves of a match are asked about that hang on a reading."""

Question = tuple[Turn, Json]


@pytest.fixture(scope="module")
def questions(matches: list[Match]) -> list[Question]:
    """Moves of each match and others, at whole and at blurred tables, for all or one viewer."""
    return [question for match in matches for question in _questions(match)]


def test_they_change_nothing_else(questions: list[Question]) -> None:
    """The ruling is the same but for them, and for the ID of what was asked."""
    for turn, asked in questions:
        with_readings = answer(turn.table.slug, "validate", **asked, readings=True)
        without = answer(turn.table.slug, "validate", **asked)
        assert "readings" not in without, shown(turn, asked=asked)
        del with_readings["readings"]
        if "viewer" in asked:
            assert with_readings["ruling_id"] is None, shown(turn, asked=asked)
        else:
            assert with_readings["ruling_id"] != without["ruling_id"], shown(turn, asked=asked)
            without["ruling_id"] = with_readings["ruling_id"]
        assert with_readings == without, shown(turn, asked=asked)


def test_not_asked_for_is_left_out(questions: list[Question]) -> None:
    for turn, asked in questions[:5]:
        without = answer(turn.table.slug, "validate", **asked)
        not_asked = answer(turn.table.slug, "validate", **asked, readings=False)
        assert not_asked == without, shown(turn, asked=asked)


def test_each_is_the_ruling_under_that_option(questions: list[Question]) -> None:
    """Exactly the values under which the verdict, the table or the score differs.

    For a viewer these are rulings on what the viewer sees of the table.
    """
    for turn, asked in questions:
        told = answer(turn.table.slug, "validate", **asked, readings=True)
        expected = list(_alternatives(turn.table, asked))
        assert told["readings"] == expected, shown(turn, asked=asked, told=told["readings"])


def test_some_ruling_hangs_on_each(all_matches: list[Match]) -> None:
    """So that the law above compares something."""
    hung = {
        (turn.table.slug, other["option"])
        for match in all_matches
        for turn, move in _hanging(match)
        for asked in [{"state": turn.told, "move": move}]
        for other in answer(turn.table.slug, "validate", **asked, readings=True)["readings"]
    }
    needed = {
        (match.table.slug, option.name)
        for match in all_matches
        for option in match.table.game.readings
    }
    assert hung == needed - {
        (slug, name) for slug in HABITS for name in HABITS[slug].setup_readings
    }


def _alternatives(table: Table, asked: Json) -> Iterator[Json]:
    """What rulings under other options say where they differ, and not just as the true verdict."""
    verdict = answer(table.slug, "validate", **asked)["verdict"]
    if "viewer" in asked:
        asked = {**asked, "state": view(table, asked["state"], asked["viewer"])}
    state = asked["state"]
    ruling = answer(table.slug, "validate", **asked)
    settled = ruling["verdict"] != verdict
    for option in table.game.readings:
        for value in option.values:
            if value == state["options"][option.name]:
                continue
            options = {**state["options"], option.name: value}
            under = {**asked, "state": {**state, "options": options}}
            other = answer(table.slug, "validate", **under)
            changes = [
                name
                for name in ("verdict", "state", "scoring")
                if _without_options(other[name]) != _without_options(ruling[name])
            ]
            if changes and not (settled and other["verdict"] == verdict):
                yield {
                    "option": option.name,
                    "value": value,
                    "verdict": other["verdict"],
                    "violations": other["violations"],
                    "changes": changes,
                }


def _without_options(value: object) -> object:
    if isinstance(value, dict):
        return {name: part for name, part in value.items() if name != "options"}
    return value


def _questions(match: Match) -> Iterator[Question]:
    table = match.table
    for turn in match.some(1):
        rng = rng_of(turn, "readings")
        state = rng.choice((turn.told, blurred(table, turn.told, rng)))
        for move in (turn.stated, *some_moves(table, state, table.listed(state), rng, 2)):
            viewer = {"viewer": rng.choice(viewers(table))} if rng.random() < 0.3 else {}
            yield turn, {"state": state, "move": move, **match.seed, **viewer}
    for turn, move in _hanging(match):
        yield turn, {"state": turn.told, "move": move, **match.seed}
        yield turn, {"state": turn.told, "move": move, **match.seed, "viewer": "table"}


@lru_cache(maxsize=len(TABLES))
def _hanging(match: Match) -> list[tuple[Turn, Json]]:
    """Moves on which readings differ: in what follows, or in whether they are listed."""
    return list(islice(_that_hang(match), HANGING))


def _that_hang(match: Match) -> Iterator[tuple[Turn, Json]]:
    table, seed = match.table, match.seed.get("seed")
    for turn in match.turns:
        after = _without_options(table.written(turn.ruling.state))
        for under in under_others(table, turn.told, table.game.readings):
            other = table.ruling(under, turn.sent, seed)
            if _without_options(table.written(other.state)) != after:
                yield turn, turn.sent
    for turn in match.some(2):
        listed = table.listed(turn.told)
        for under in under_others(table, turn.told, table.game.readings):
            yield from ((turn, move) for move in table.listed(under) if move not in listed)
