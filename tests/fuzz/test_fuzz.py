"""A thousand damaged requests are answered as documented, and what is not would be found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import orjson
import pytest

from api import games
from schemas import WIRES
from schemas.base import Json
from schemas.questions import ENDPOINTS
from schemas.table import Wire
from schemas.writing import Speak

from .running import Found, Run

INPUTS = 1500
SEARCHED = 20_000
"""Among how many a planted fault must be found; the search ends with it."""
Ask = Callable[[Wire, Json, Speak], Json]


@pytest.fixture(scope="module")
def run() -> Run:
    return Run("tests", matches=2)


def told(found: Found | None) -> str:
    return "" if found is None else f"{found.failure.kind}\n{found.request}\n{found.failure.text}"


def test_many_inputs(run: Run) -> None:
    found = run.first_fault(range(INPUTS))
    assert found is None, told(found)
    for slug in WIRES:
        for endpoint in ENDPOINTS:
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
    def answer(wire: Wire, asked: Json, speak: Speak) -> Json:
        assert len(asked["state"]["players"]) in wire.game.seats
        return ask(wire, asked, speak)

    return answer


def changing(ask: Ask) -> Ask:
    numbers = count()

    def answer(wire: Wire, asked: Json, speak: Speak) -> Json:
        lost = asked["state"].get("ply", 0) % 3 == 0
        return ask(wire, asked, speak) | ({"number": next(numbers)} if lost else {})

    return answer


def undocumented(ask: Ask) -> Ask:
    def answer(wire: Wire, asked: Json, speak: Speak) -> Json:
        answered = ask(wire, asked, speak)
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
    monkeypatch.setitem(games.ANSWERS, "audit", plant(games.ANSWERS["audit"]))
    found = run.first_fault(range(SEARCHED))
    assert found is not None
    assert found.failure.kind == kind
    assert found.request.path.endswith("/audit")
    assert run.request(found.index).path == found.request.path
    asked = orjson.loads(found.request.body)
    assert asked.keys() == {"state"}
    assert len(found.request.body) < 500
    assert repr(found.request.body) in str(found.request)
