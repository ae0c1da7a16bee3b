"""Ask the service, and compare what it cites with what a case expects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask.testing import FlaskClient

from .case import Place

Answer = dict[str, Any]


def ask(game: str, client: FlaskClient, endpoint: str, **body: Any) -> Answer:
    """The answer to a question that can be read."""
    response = client.post(f"/games/{game}/{endpoint}", json=body)
    text = response.get_data(as_text=True)
    assert response.status_code == 200, f"{endpoint} answers {response.status_code}: {text}"
    answer: Answer = response.get_json()
    return answer


def refused(
    game: str, client: FlaskClient, endpoint: str, status: int, **body: Any
) -> list[Answer]:
    """The errors of a question that is refused with this status."""
    response = client.post(f"/games/{game}/{endpoint}", json=body)
    text = response.get_data(as_text=True)
    assert response.status_code == status, f"{endpoint} answers {response.status_code}: {text}"
    assert response.mimetype == "application/problem+json"
    errors: list[Answer] = response.get_json()["errors"]
    assert errors, text
    return errors


def listed(client: FlaskClient, state: Answer, kind: str) -> list[Answer]:
    """The possible moves of one type."""
    moves = ask(state["game"], client, "moves", state=state)["moves"]
    return [move for move in moves if move["type"] == kind]


def hands(moves: Sequence[Answer]) -> list[tuple[Any, ...]]:
    """The cards from the hand in each of these moves, in order."""
    return sorted(tuple(move["cards"]) for move in moves)


def played(game: str, client: FlaskClient, moves: list[Answer], **start: Any) -> Answer:
    """A replay in which every move is legal."""
    answer = ask(game, client, "replay", moves=moves, **start)
    verdicts = [(ruling["verdict"], ruling["violations"]) for ruling in answer["rulings"]]
    assert verdicts == [("legal", [])] * len(moves)
    assert answer["stopped_at"] is None
    assert answer["findings"] == []
    return answer


def verdict(client: FlaskClient, state: Answer, move: Answer) -> str:
    """What is said of a move."""
    said: str = ask(state["game"], client, "validate", state=state, move=move)["verdict"]
    return said


def told(reports: Sequence[Answer]) -> list[Place]:
    """What was cited, and where."""
    return [(report["rule"], report.get("pointer")) for report in reports]


def agrees(expected: Sequence[Place], reports: Sequence[Answer]) -> bool:
    """Whether exactly these rules are cited, in this order; a pointer of None fits any."""
    cited = told(reports)
    return len(cited) == len(expected) and all(
        rule == said and pointer in (None, place)
        for (rule, pointer), (said, place) in zip(expected, cited, strict=True)
    )


def covers(expected: Sequence[Place], reports: Sequence[Answer], loose: bool) -> bool:
    """Whether these findings are told; a pointer of None stands for one or more places."""
    if not loose and all(pointer is not None for _, pointer in expected):
        return agrees(expected, reports)
    left = told(reports)
    for rule, pointer in expected:
        hits = [place for place in left if place[0] == rule and pointer in (None, place[1])]
        if not hits:
            return False
        left = [place for place in left if place not in hits]
    return loose or not left
