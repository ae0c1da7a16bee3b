"""No question changes what it was asked about, and no answer what is answered next."""

from __future__ import annotations

from typing import Any

import orjson

from api.games import ANSWERS
from referee import legal_moves, look_at, readings, replay, rule_on, seen_by
from tests.match import Match

from .asking import every_question, shown
from .tables import viewers


def test_requests_stay_as_they_are(matches: list[Match]) -> None:
    """Whatever is done to an answer afterwards: the same request is answered alike again."""
    for match in matches:
        for turn in match.some(1):
            for endpoint, asked in every_question(turn):
                before = orjson.dumps(asked)
                first = ANSWERS[endpoint](turn.table.wire, asked)
                written = orjson.dumps(first)
                _wreck(first)
                assert orjson.dumps(asked) == before, shown(turn, endpoint=endpoint, asked=asked)
                again = orjson.dumps(ANSWERS[endpoint](turn.table.wire, asked))
                assert again == written, shown(turn, endpoint=endpoint, asked=asked)


def test_states_and_moves_stay_as_they_are(matches: list[Match]) -> None:
    """Those of the library, and rulings on them, whatever is asked about them."""
    for match in matches:
        game, wire = match.table.wire.game, match.table.wire
        for turn in match.some(1):
            state, move = wire.codec.read_state(turn.told), wire.codec.read_move(turn.sent)
            seed = match.seed.get("seed")
            ruling = rule_on(game, state, move, seed)
            before = repr((state, move, ruling))
            list(readings(game, state, move, seed))
            replay(game, state, [move], seed)
            look_at(game, state)
            legal_moves(game, game.normalised(state))
            for viewer in viewers(match.table):
                seen_by(game, ruling, viewer)
            assert repr((state, move, ruling)) == before, shown(turn, **turn.asked)


def _wreck(value: Any) -> None:
    """Empty all that can be emptied."""
    inside = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict | list | tuple):
        for item in inside:
            _wreck(item)
    if isinstance(value, dict | list):
        value.clear()
