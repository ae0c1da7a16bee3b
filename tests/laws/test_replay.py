"""A replay says what rulings one by one say, and stops where one does not stand."""

from __future__ import annotations

from typing import Any

from tests.match import Match, Turn

from .asking import answer, shown
from .habits.habit import Json
from .moves import some_moves
from .tables import blurred, rng_of, viewers

STANDS = ("legal", "undetermined")
WINDOW = 8
"""How many moves of a match are replayed from the middle of it."""


def test_a_whole_match(matches: list[Match]) -> None:
    """From its setup, and from the state that the setup gives."""
    for match in matches:
        moves = [turn.sent for turn in match.turns]
        setup = answer(match.table.slug, "setup", **match.setup)
        by_setup = answer(match.table.slug, "replay", setup=match.setup, moves=moves, **match.seed)
        _check(match, setup["state"], moves, {**match.seed}, by_setup)
        by_state = answer(
            match.table.slug, "replay", state=setup["state"], moves=moves, **match.seed
        )
        assert by_state == by_setup, shown(match.table)
        assert by_setup["stopped_at"] is None, shown(match.table, setup=match.setup, moves=moves)
        assert by_setup["state"] == match.last


def test_a_part_of_a_match_and_a_move_that_may_not_stand(matches: list[Match]) -> None:
    """From a table as it is told or blurred, for all or for one viewer."""
    for match in matches:
        stopped = 0
        for turn in match.some(1):
            rng = rng_of(turn, "replayed")
            table = match.table
            moves = _window(turn)
            other = some_moves(table, turn.told, [turn.move], rng, 1)
            moves[rng.randrange(len(moves)) : 0] = other
            for state in (turn.told, blurred(table, turn.told, rng)):
                more: Json = dict(match.seed)
                if rng.random() < 0.5:
                    more["viewer"] = rng.choice(viewers(table))
                replayed = answer(table.slug, "replay", state=state, moves=moves, **more)
                stopped += replayed["stopped_at"] is not None
                _check(match, state, moves, more, replayed)
        assert stopped, match.table


def _window(turn: Turn) -> list[Json]:
    ply = turn.told["ply"]
    return [later.stated for later in turn.match.turns[ply : ply + WINDOW]]


def _check(match: Match, state: Json, moves: list[Json], more: Json, replayed: Json) -> None:
    """Ask about each move by itself, and compare."""
    slug, stopped_at, index = match.table.slug, None, 0
    facts = {"state": state, "moves": moves, **more}
    last = {"state": state, **_standing(match, state, more)}
    for index, move in enumerate(moves):
        alone = answer(slug, "validate", state=state, move=move, **more)
        short = replayed["rulings"][index]
        assert short == _short(alone, index), shown(match.table, index=index, **facts)
        if alone["verdict"] not in STANDS:
            stopped_at = index
            break
        last = alone
        state = alone["state"] if "viewer" not in more else _after(match, state, move)
    ruled = index + 1 if moves else 0
    assert len(replayed["rulings"]) == ruled, shown(match.table, **facts)
    assert replayed["stopped_at"] == stopped_at, shown(match.table, **facts)
    for name in ("state", "scoring", "to_act"):
        assert replayed[name] == last[name], shown(match.table, field=name, **facts)
    assert replayed["findings"] == []


def _after(match: Match, state: Json, move: Json) -> Json:
    """The table as it truly stands after a move."""
    return match.table.written(match.table.ruling(state, move, match.seed.get("seed")).state)


def _standing(match: Match, state: Json, more: Json) -> Json:
    """What is told of the table before any move."""
    replayed = answer(match.table.slug, "replay", state=state, moves=[], **more)
    if "viewer" in more:
        seen = answer(match.table.slug, "view", state=state, viewer=more["viewer"])
        assert replayed["state"] == seen["state"], shown(match.table, state=state, **more)
    else:
        score = answer(match.table.slug, "score", state=state)
        assert replayed["scoring"] == score["scoring"], shown(match.table, state=state)
    return replayed


def _short(alone: Json, index: int) -> Json:
    """The ruling as a replay has it: the move is elsewhere in the request."""
    short: Json = {"index": index, "verdict": alone["verdict"], "events": alone["events"]}
    for name in ("violations", "unsettled"):
        short[name] = [{**one, "pointer": _moved(one["pointer"], index)} for one in alone[name]]
    return short


def _moved(pointer: Any, index: int) -> Any:
    return pointer and pointer.replace("#/move", f"#/moves/{index}", 1)
