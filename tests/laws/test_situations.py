"""A quick question becomes a whole table, and is ruled on as people at the table would expect."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from referee.common_rules import OUTCOME_IMPOSSIBLE
from referee.ruling import Verdict
from tests.match import Match

from .asking import answer, shown
from .habits.habit import Json
from .moves import aloud, some_moves
from .tables import rng_of, view

SOME = 8
"""How many parts of a table are tried."""


def test_a_whole_table_comes_back_as_it_is(matches: list[Match]) -> None:
    for match in matches:
        for turn in match.some(1):
            made = answer(match.table.slug, "situation", known=turn.told)
            assert made["state"] == turn.told, shown(turn, state=turn.told, made=made)
            assert made["assumed"] == made["findings"] == []


def test_a_part_of_a_table_becomes_a_possible_one(matches: list[Match]) -> None:
    """Or it is told why not, as where open cards were left out; what was told stays as it was.

    Why not is told of what is known, or of a field that is missing there.
    """
    for match in matches:
        for turn in match.some(1):
            rng = rng_of(turn, "part")
            for _ in range(SOME):
                known = _part(turn.told, rng)
                made = answer(match.table.slug, "situation", known=known)
                facts = {"known": known, "made": made}
                state = made["state"]
                assert all(_agrees(state[name], told) for name, told in known.items()), shown(
                    turn, **facts
                )
                for assumption in made["assumed"]:
                    place = assumption["pointer"].split("/")[2:]
                    assert not _tells(known, place), shown(turn, assumption=assumption, **facts)
                    _read(state, place)
                for finding in made["findings"]:
                    place = finding["pointer"].split("/")[2:]
                    is_told = _tells(known, place) or isinstance(_read(known, place[:-1]), dict)
                    assert is_told, shown(turn, finding=finding, **facts)
                if not made["findings"]:
                    audit = answer(match.table.slug, "audit", state=state)
                    assert audit == {"consistent": True, "findings": [], "state": state}
                    assert made["to_act"] or state["phase"] == "game-over", shown(turn, **facts)


def test_a_viewer_gets_a_possible_table(matches: list[Match]) -> None:
    """Made of what the viewer sees of what is known, and so in nothing else than a view."""
    for match in matches:
        slug = match.table.slug
        for turn in match.some(1):
            rng = rng_of(turn, "seen part")
            for viewer in (0, 1, "table"):  # however few seats are assumed
                known = rng.choice((turn.told, _part(turn.told, rng)))
                made = answer(slug, "situation", known=known, viewer=viewer)
                facts = {"known": known, "viewer": viewer, "made": made}
                if not made["findings"]:
                    seen = answer(slug, "view", state=made["state"], viewer=viewer)
                    assert seen == {"state": made["state"], "findings": []}, shown(turn, **facts)
                for assumption in made["assumed"]:
                    value = _read(made["state"], assumption["pointer"].split("/")[2:])
                    told = assumption["params"].get("value", value)
                    assert value == told, shown(turn, assumption=assumption, **facts)


def test_no_move_is_illegal_for_want_of_hidden_cards(matches: list[Match]) -> None:
    """And one that only what was left out forbids is legal only under an assumption."""
    for match in matches:
        for turn in match.some(1):
            table, rng = match.table, rng_of(turn, "situation")
            known = table.habit.tellable(view(table, turn.whole, "table"))
            made = answer(table.slug, "situation", known=known)
            assert made["findings"] == [], shown(turn, known=known, made=made)
            listed = table.listed(turn.whole)
            for move in (turn.stated, *some_moves(table, turn.whole, listed, rng, 20)):
                whole, situation = (
                    table.ruling(state, move) for state in (turn.whole, made["state"])
                )
                if {citation.rule for citation in situation.citations} == {OUTCOME_IMPOSSIBLE}:
                    # a report of hidden cards also tells how many there are, which was left out
                    situation = table.ruling(made["state"], aloud(table, move))
                facts = {"known": known, "made": made, "move": move, "ruling": situation.citations}
                if whole.verdict is not Verdict.ILLEGAL:
                    assert situation.verdict is not Verdict.ILLEGAL, shown(turn, **facts)
                elif situation.verdict is Verdict.LEGAL:
                    assert made["assumed"], shown(turn, **facts)


def _tells(known: Json, place: Sequence[str]) -> bool:
    """Whether something at a place has been told; players may be no more than counted."""
    try:
        return _read(known, place) is not None
    except (LookupError, TypeError):
        return False


def _read(state: Json, place: Sequence[str]) -> Any:
    """What a pointer points to."""
    value: Any = state
    for step in place:
        value = value[int(step) if isinstance(value, list) else step]
    return value


def _part(state: Json, rng: Random) -> Json:
    """Some of the fields of a table, and of its players."""
    share = rng.choice((0.2, 0.5, 0.8))
    known = {name: value for name, value in state.items() if rng.random() < share}
    if "players" in known:
        known["players"] = rng.choice(
            (
                len(state["players"]),
                [
                    {name: value for name, value in player.items() if rng.random() < share}
                    for player in state["players"]
                ],
            )
        )
    if "options" in known:
        known["options"] = {
            name: value for name, value in state["options"].items() if rng.random() < share
        }
    return known


def _agrees(made: object, told: object) -> bool:
    """Whether what was told is there: of players and options the fields that were.

    Null tells nothing.
    """
    if told is None:
        return True
    if isinstance(told, int) and isinstance(made, list):
        return len(made) == told
    if isinstance(told, dict) and isinstance(made, dict):
        return all(_agrees(made[name], value) for name, value in told.items())
    if isinstance(told, list) and isinstance(made, list) and len(told) == len(made):
        return all(_agrees(*pair) for pair in zip(made, told, strict=True))
    return made == told
