"""The questions about a table: what is asked and what is answered, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct

from referee import answering
from referee.answers import (
    AuditAnswer,
    D,
    E,
    MovesAnswer,
    N,
    PlayerDifference,
    PlayerStanding,
    ReplayAnswer,
    ScoreAnswer,
    SetupAnswer,
    SideDifference,
    SideStanding,
    SituationAnswer,
    ValidateAnswer,
    ViewAnswer,
)
from referee.declarations import AnyGame, M, S, U
from referee.languages import Language
from referee.requests import (
    AuditRequest,
    C,
    K,
    MovesRequest,
    PlayerClaim,
    ReplayRequest,
    ScoreRequest,
    SideClaim,
    SituationRequest,
    ValidateRequest,
    ViewRequest,
    known_part_of,
)


class Question(Struct, frozen=True):
    """A question: the types of its request and answer, for any game, and what answers it.

    ``summary`` and ``text`` say what is asked and what comes back.
    """

    name: str
    request: Any
    answer: Any
    respond: Callable[[AnyGame, Any, Language], Any]
    summary: str
    text: str


QUESTIONS: Mapping[str, Question] = {
    question.name: question
    for question in (
        Question(
            "setup",
            U,
            SetupAnswer,
            answering.answer_setup,
            "Give me a table",
            "A table at its beginning, dealt as far as cards are known.",
        ),
        Question(
            "validate",
            ValidateRequest,
            ValidateAnswer,
            answering.answer_validate,
            "May this be done, and what then?",
            "A ruling on one move: its verdict and the rules that say so, the table that stands "
            "afterwards, the score and who may do what next.",
        ),
        Question(
            "moves",
            MovesRequest,
            MovesAnswer,
            answering.answer_moves,
            "What may be done?",
            "The legal moves from known cards. Outcomes are left out of them, so a listed move may "
            "still be incomplete; it is never illegal.",
        ),
        Question(
            "replay",
            ReplayRequest,
            ReplayAnswer,
            answering.answer_replay,
            "Where did this game go wrong?",
            "A short ruling on each move, up to the first that is illegal or incomplete, and the "
            "table that the valid ones lead to. Give `state` or `setup`.",
        ),
        Question(
            "score",
            ScoreRequest,
            ScoreAnswer,
            answering.answer_score,
            "Who has what?",
            "The score as it stands, and which claimed totals are wrong.",
        ),
        Question(
            "audit",
            AuditRequest,
            AuditAnswer,
            answering.answer_audit,
            "Can this table exist?",
            "Every contradiction within the state. Consistent means that none was found.",
        ),
        Question(
            "view",
            ViewRequest,
            ViewAnswer,
            answering.answer_view,
            "What may this seat see?",
            "The table without what the viewer may not know.",
        ),
        Question(
            "situation",
            SituationRequest,
            SituationAnswer,
            answering.answer_situation,
            "What does the table look like, as far as we know?",
            "A whole table made of what is known of it, to be sent to the other endpoints: the "
            "most ordinary one that agrees. The answer lists what was filled in and may decide a "
            "ruling.",
        ),
    )
}
"""Everything that may be asked about a table."""


def request_of(game: AnyGame, question: str) -> Any:
    """The type of the request for a question about a game."""
    return of_game(game, QUESTIONS[question].request)


def answer_of(game: AnyGame, question: str) -> Any:
    """The type of the answer to a question about a game."""
    return of_game(game, QUESTIONS[question].answer)


@cache
def of_game(game: AnyGame, declared: Any) -> Any:
    """A request or an answer, for the types of one game."""
    types = _types(game)
    if isinstance(declared, TypeVar):
        return types[declared]
    return declared[tuple(types[parameter] for parameter in declared.__parameters__)]


@cache
def _types(game: AnyGame) -> Mapping[Any, Any]:
    players_only = game.sides == ("player",)
    return {
        S: game.state,
        M: game.move,
        U: game.setup,
        E: game.event,
        K: known_part_of(game),
        C: PlayerClaim if players_only else SideClaim,
        N: PlayerStanding if players_only else SideStanding,
        D: PlayerDifference if players_only else SideDifference,
    }
