"""Every case of every game, asked of the service."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.match import HABITS

from .asking import Answer, agrees, ask, covers, told
from .books import BOOKS, Book
from .case import Case, at

CASES = [case for book in BOOKS.values() for case in book.cases]
MOVED = [case for case in CASES if case.move is not None]
AUDITED = [case for case in CASES if case.move is None and case.lines is None]
SCORED = [case for case in CASES if case.lines is not None]
IMPOSSIBLE = [case for case in AUDITED if case.findings]


def book(case: Case) -> Book:
    return BOOKS[case.state["game"]]


def label(case: Case) -> str:
    return f"{case.state['game']} {case.rule}: {case.name}"


def about(case: Case, what: str, expected: Any, got: Any) -> str:
    """What to read when a case fails."""
    return f"{label(case)}\n  {what}\n  expected {expected}\n  got      {got}\n  move {case.move}"


def check_citations(case: Case, answer: Answer) -> None:
    for what in ("violations", "unsettled"):
        expected, got = getattr(case, what), answer[what]
        assert agrees(expected, got), about(case, what, expected, told(got))
    findings = answer["findings"]
    assert covers(case.findings, findings, case.loose), about(
        case, "findings", case.findings, told(findings)
    )
    if case.params is not None:
        cited = [*answer["violations"], *answer["unsettled"], *findings]
        params = [
            citation["params"] | {name: citation[name] for name in {"reason"} & stated.keys()}
            for citation, stated in zip(cited, case.params, strict=True)
        ]
        assert params == case.params, about(case, "params", case.params, params)


def check_privacy(case: Case, answer: Answer) -> None:
    private = book(case).private
    if private is None or case.move is None:
        return
    for citation in [*answer["violations"], *answer["unsettled"]]:
        knows = case.move["player"] if citation["rule"] in private else None
        assert citation["private_to"] == knows, about(case, "private to", knows, citation)


@pytest.mark.parametrize("case", MOVED, ids=label)
def test_ruling(client: FlaskClient, case: Case) -> None:
    """The verdict, what is cited for it, what happened and what stands afterwards."""
    game = case.state["game"]
    seed = {} if case.seed is None else {"seed": case.seed}
    answer = ask(game, client, "validate", state=case.state, move=case.move, **seed)
    said = (answer["verdict"], told(answer["violations"]), told(answer["findings"]))
    assert answer["verdict"] == case.verdict, about(case, "verdict", case.verdict, said)
    check_citations(case, answer)
    check_privacy(case, answer)
    events = answer["events"]
    if case.verdict in ("illegal", "incomplete"):
        assert events == [], about(case, "events", [], events)
        sent, after = map(book(case).unchanged, (case.state, answer["state"]))
        assert after == sent, about(case, "state", sent, after)
        return
    if case.events and isinstance(case.events[0], str):
        events = [event["type"] for event in events]
    if case.events is not None:
        assert events == case.events, about(case, "events", case.events, events)
    for path, expected in case.then.items():
        got = at(answer["state"], path)
        assert got == expected, about(case, path, expected, got)
    assert answer["state"]["ply"] == 1
    audit = ask(game, client, "audit", state=answer["state"])
    assert audit["consistent"], about(case, "audit afterwards", [], told(audit["findings"]))


@pytest.mark.parametrize("case", AUDITED, ids=label)
def test_audit(client: FlaskClient, case: Case) -> None:
    """Whether the table can exist, and why not."""
    answer = ask(case.state["game"], client, "audit", state=case.state)
    check_citations(case, answer | {"violations": [], "unsettled": []})
    assert answer["consistent"] is (case.verdict == "consistent")


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=label)
def test_nothing_is_built_on_an_impossible_table(client: FlaskClient, case: Case) -> None:
    """Every endpoint tells the same findings and nothing else."""
    game, state = case.state["game"], case.state
    findings = told(ask(game, client, "audit", state=state)["findings"])
    ruling = ask(game, client, "validate", state=state, move=book(case).a_move)
    assert ruling["verdict"] == "invalid-state", about(case, "verdict", "invalid-state", ruling)
    assert ruling["violations"] == ruling["events"] == ruling["to_act"] == []
    assert ruling["scoring"] is None
    moves = ask(game, client, "moves", state=state)
    assert (moves["moves"], moves["complete"]) == ([], False)
    score = ask(game, client, "score", state=state)
    assert score["scoring"] is None
    view = ask(game, client, "view", state=state, viewer="table")
    masked = HABITS[game].masked(view["state"], "table")
    assert view["state"] == masked, about(case, "view", masked, view["state"])
    for answer in (ruling, moves, score):
        assert told(answer["findings"]) == findings


@pytest.mark.parametrize("case", SCORED, ids=label)
def test_score(client: FlaskClient, case: Case) -> None:
    """The lines of the score, the totals, and who has won."""
    scoring = ask(case.state["game"], client, "score", state=case.state)["scoring"]
    wanted = [(side, seat, total)
              for seat, (side, total) in enumerate(book(case).standings(case))]  # fmt: skip
    got = [
        (side, standing[side], standing["total"])
        for standing, (side, _, _) in zip(scoring["standings"], wanted, strict=True)
    ]
    assert got == wanted, about(case, "standings", wanted, got)
    assert {standing["unknown_cards"] for standing in scoring["standings"]} == {0}
    lines = [
        (seat, line["rule"], line["points"])
        for seat, standing in enumerate(scoring["standings"])
        for line in standing["lines"]
    ]
    assert lines == case.lines, about(case, "lines", case.lines, lines)
    over = case.state["phase"] == "game-over"
    assert scoring["final"] is over
    most = max(total for _, _, total in wanted)
    winners = [seat for _, seat, total in wanted if total == most]
    assert scoring["winners"] == (winners if over else [])


@pytest.mark.parametrize("cases", [book.cases for book in BOOKS.values()], ids=BOOKS)
def test_names_are_unique(cases: list[Case]) -> None:
    """No two cases of a rule have the same name."""
    assert [name for name, count in Counter(map(label, cases)).items() if count > 1] == []
