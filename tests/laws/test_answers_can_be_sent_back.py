"""Every state that is answered is possible, complete and in order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import fields

from referee.reading import converted
from tests.match import Match, Turn

from .asking import answer, every_question, reader, shown, turned_round
from .habits.habit import Json
from .moves import some_moves
from .tables import blurred, rng_of, view, viewers


def test_a_state_comes_back_as_it_was_sent(matches: list[Match]) -> None:
    """It is accepted, found possible, and the same again."""
    for turn, state in _answered(matches):
        slug = turn.table.slug
        read = reader(slug, "audit").read(msgspec.json.encode({"state": state}))
        assert turn.table.written(read.state) == state
        audit = answer(slug, "audit", state=state)
        assert audit == {"consistent": True, "findings": [], "state": state}, shown(
            turn, state=state, audit=audit
        )


def test_normalising_again_changes_nothing(matches: list[Match]) -> None:
    """Of any state, and it changes nothing at all about one that was answered."""
    for turn, state in _answered(matches):
        game, read = turn.table.game, converted(turn.table.game.state, state)
        assert game.normalised(read) == read, shown(turn, state=state)
        turned = turned_round(turn.table, state)
        once = game.normalised(converted(turn.table.game.state, turned))
        assert game.normalised(once) == once, shown(turn, state=turned)


def test_all_states_of_a_match_are_possible(matches: list[Match]) -> None:
    """And what somebody sees of them."""
    for match in matches:
        table, game = match.table, match.table.game
        rng = Random(match.number)
        for state in match.states:
            for seen in (state, view(table, state, rng.choice(viewers(table)))):
                read = converted(table.game.state, seen)
                assert not any(game.audit(read)), shown(match.table, state=seen)
                assert table.written(game.normalised(read)) == seen, shown(table, state=seen)


def test_what_may_be_left_out_has_its_default(matches: list[Match]) -> None:
    """Each optional field, and an option that is left out, comes back as it is by default."""
    for match in matches:
        table = match.table
        for turn in match.some(1):
            for field in fields(table.game.state):
                if not field.required:
                    given = {
                        key: value for key, value in turn.told.items() if key != field.encode_name
                    }
                    state = answer(table.slug, "audit", state=given)["state"]
                    assert state.keys() == turn.told.keys(), shown(turn, state=given)
            options = {option.name: option.default for option in table.game.options}
            given = {**turn.told, "options": {}}
            audit = answer(table.slug, "audit", state=given)
            assert audit["state"]["options"] == options, shown(turn, state=given)


def _answered(matches: list[Match]) -> Iterator[tuple[Turn, Json]]:
    """The states of answers from every endpoint: whole tables, blurred and seen ones."""
    for match in matches:
        slug = match.table.slug
        for turn in match.some(1):
            for endpoint, asked in every_question(turn):
                state = answer(slug, endpoint, **asked).get("state")
                if state is not None:
                    yield turn, state
            rng = rng_of(turn, "answered")
            state = blurred(match.table, turn.told, rng)
            listed = match.table.listed(state)
            for move in (turn.stated, *some_moves(match.table, state, listed, rng, 3)):
                yield turn, answer(slug, "validate", state=state, move=move)["state"]
