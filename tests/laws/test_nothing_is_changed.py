"""No question changes what it was asked about, and no answer what is answered next."""

from __future__ import annotations

from typing import Any

import msgspec

from referee import legal_moves, look_at, readings, replay, rule_on, seen_by
from referee.languages import ENGLISH, sentences_in
from referee.questions import QUESTIONS, request_of
from referee.reading import converted
from tests.match import Match

from .asking import every_question, shown
from .tables import viewers


def test_requests_stay_as_they_are(matches: list[Match]) -> None:
    """Whatever is done to an answer afterwards: the same request is answered alike again."""
    for match in matches:
        for turn in match.some(1):
            for endpoint, asked in every_question(turn):
                before = msgspec.json.encode(asked)
                game, respond = turn.table.game, QUESTIONS[endpoint].respond
                request = converted(request_of(game, endpoint), asked)
                first = respond(game, request, sentences_in(ENGLISH))
                written = msgspec.json.encode(first)
                _wreck(first)
                assert msgspec.json.encode(asked) == before, shown(
                    turn, endpoint=endpoint, asked=asked
                )
                again = msgspec.json.encode(respond(game, request, sentences_in(ENGLISH)))
                assert again == written, shown(turn, endpoint=endpoint, asked=asked)


def test_states_and_moves_stay_as_they_are(matches: list[Match]) -> None:
    """Those of the library, and rulings on them, whatever is asked about them."""
    for match in matches:
        game = match.table.game
        for turn in match.some(1):
            state, move = converted(game.state, turn.told), match.table.read_move(turn.sent)
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
    if isinstance(value, msgspec.Struct):
        inside = msgspec.structs.asdict(value).values()
    if isinstance(value, dict | list | tuple | msgspec.Struct):
        for item in inside:
            _wreck(item)
    if isinstance(value, dict | list):
        value.clear()
