"""A thousand damaged requests are answered as documented, and what is not would be found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from api import routes
from referee import SLUGS
from referee.declarations import AnyGame
from referee.languages import Language
from referee.questions import QUESTIONS
from tests.laws.habits.habit import plain
from tests.service.hasty import answering

from .running import Found, Run

INPUTS = 1500
SEARCHED = 20_000
"""Among how many a planted fault must be found; the search ends with it."""
Ask = Callable[[AnyGame, Any, Language], Any]


@pytest.fixture(scope="module")
def run() -> Run:
    return Run("tests", matches=2)


def told(found: Found | None) -> str:
    return "" if found is None else f"{found.failure.kind}\n{found.request}\n{found.failure.text}"


def test_many_inputs(run: Run) -> None:
    found = run.first_fault(range(INPUTS))
    assert found is None, told(found)
    for slug in SLUGS:
        for endpoint in QUESTIONS:
            seen = {kind for path, kind in run.seen if path == f"/games/{slug}/{endpoint}"}
            assert seen >= {"200", "400", "422"}
    verdicts = {kind for path, kind in run.seen if path.endswith("/validate")}
    assert verdicts >= {"legal", "illegal", "incomplete", "invalid-state"}


def test_same_seed_gives_the_same_inputs(run: Run) -> None:
    again, other = Run("tests", matches=2), Run("other tests", matches=2)
    inputs = [run.request(index) for index in range(100)]
    assert [again.request(index) for index in reversed(range(100))] == inputs[::-1]
    assert [other.request(index) for index in range(100)] != inputs


def failing(ask: Ask) -> Ask:
    def answer(game: AnyGame, request: Any, language: Language) -> Any:
        assert len(request.state.players) in game.seats
        return ask(game, request, language)

    return answer


def changing(ask: Ask) -> Ask:
    numbers = count()

    def answer(game: AnyGame, request: Any, language: Language) -> Any:
        lost = request.state.ply % 3 == 0
        answered = plain(ask(game, request, language))
        return answered | ({"number": next(numbers)} if lost else {})

    return answer


def undocumented(ask: Ask) -> Ask:
    def answer(game: AnyGame, request: Any, language: Language) -> Any:
        answered = plain(ask(game, request, language))
        if answered["findings"]:
            answered["consistent"] = "no"
        return answered

    return answer


@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (failing, "AssertionError"),
        (changing, "another answer"),
        (undocumented, "not as documented"),
    ],
)
def test_faults_are_found(
    run: Run, monkeypatch: pytest.MonkeyPatch, plant: Callable[[Ask], Ask], kind: str
) -> None:
    """And told by a request that is hardly larger than it must be."""
    planted = plant(QUESTIONS["audit"].respond)
    monkeypatch.setattr(routes, "QUESTIONS", answering("audit", planted))
    found = run.first_fault(range(SEARCHED))
    assert found is not None
    assert found.failure.kind == kind
    assert found.request.path.endswith("/audit")
    assert run.request(found.index).path == found.request.path
    asked = msgspec.json.decode(found.request.body)
    assert asked.keys() == {"state"}
    assert len(found.request.body) < 500
    assert repr(found.request.body) in str(found.request)
