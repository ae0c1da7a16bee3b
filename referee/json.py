"""Tables, moves, setups, rulings and replays as JSON text.

Reading accepts some forms that writing never produces: an integer as ``4.0``, or ``null`` for a
field that may be left out. Other input raises an error that names the place: ``Malformed`` with
line and column, or ``Refused`` with a JSON Pointer.
"""

from __future__ import annotations

from typing import Any

import msgspec

from referee.answers import ValidateAnswer
from referee.declarations import Game, GameState, M, Move, S, Setup, U
from referee.languages import ENGLISH, sentences_in
from referee.questions import QUESTIONS, answer_of, request_of
from referee.reading import read
from referee.requests import ReplayRequest
from referee.ruling import Step
from referee.writing import ruling_answer


def read_state(game: Game[S, Any, Any], text: bytes) -> S:
    """The table that a JSON text describes. Use ``look_at`` to check whether it can exist.

    Raises Malformed or Refused.
    """
    return read(game.state, text)


def write_state(state: GameState) -> bytes:
    """A table with all its fields."""
    return msgspec.json.encode(state)


def read_move(game: Game[Any, M, Any], text: bytes) -> M:
    """The move that a JSON text describes. Raises Malformed or Refused."""
    move: M = read(game.move, text)
    return move


def write_move(move: Move) -> bytes:
    """A move with the fields that were stated."""
    return msgspec.json.encode(move)


def read_setup(game: Game[Any, Any, U], text: bytes) -> U:
    """The setup that a JSON text describes. Raises Malformed or Refused."""
    return read(game.setup, text)


def write_setup(setup: Setup) -> bytes:
    """A setup with all its fields."""
    return msgspec.json.encode(setup)


def read_ruling(game: Game[S, Any, Any], text: bytes) -> ValidateAnswer[S, Any, Any]:
    """A ruling as the service answers it, and as ``write_ruling`` writes it.

    Raises Malformed or Refused.
    """
    ruling: ValidateAnswer[S, Any, Any] = read(answer_of(game, "validate"), text)
    return ruling


def write_ruling(game: Game[S, Any, Any], ruling: Step[S], language: str = ENGLISH) -> bytes:
    """A ruling with its sentences, as ``validate`` answers it, but without an ID.

    Raises KeyError for a language that is not one of ``languages()``.
    """
    return msgspec.json.encode(ruling_answer(game, ruling, sentences_in(language)))


def read_replay(game: Game[S, M, U], text: bytes) -> ReplayRequest[S, M, U]:
    """A logged game: the table or the setup that it began with, and its moves.

    Raises Malformed or Refused.
    """
    replay: ReplayRequest[S, M, U] = read(request_of(game, "replay"), text)
    return replay


def write_replay(replay: ReplayRequest[Any, Any, Any]) -> bytes:
    """A logged game, as ``replay`` takes it."""
    return msgspec.json.encode(replay)


def answer(
    game: Game[Any, Any, Any], question: str, request: bytes, language: str = ENGLISH
) -> bytes:
    """What the service answers to a request: ``answer(woo, "validate", body)``.

    ``question`` is the name of an endpoint. Raises Malformed or Refused for a request that cannot
    be read, Contradiction for one that contradicts itself, and KeyError for an unknown question
    or language.
    """
    asked = QUESTIONS[question]
    value = read(request_of(game, question), request)
    return msgspec.json.encode(asked.respond(game, value, sentences_in(language)))
