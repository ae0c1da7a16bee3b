"""Woo: every case, asked of the service."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import Answer, agrees, ask, covers, told
from .case import Case, State, at
from .woo import CASES

MOVED = [case for case in CASES if case.move is not None]
AUDITED = [case for case in CASES if case.move is None and case.lines is None]
SCORED = [case for case in CASES if case.lines is not None]
IMPOSSIBLE = [case for case in AUDITED if case.findings]


def label(case: Case) -> str:
    return f"{case.rule}: {case.name}"


def about(case: Case, what: str, expected: Any, got: Any) -> str:
    """What to read when a case fails."""
    return f"{label(case)}\n  {what}\n  expected {expected}\n  got      {got}\n  move {case.move}"


def normal(state: State) -> dict[str, Any]:
    """What an illegal move must leave alone, hands sorted with unknown cards last."""
    kept = {name: state[name] for name in ("phase", "turn", "round", "lead", "points", "draw")}
    hands = [sorted(player["hand"], key=lambda card: card or 10) for player in state["players"]]
    return kept | {"hands": hands, "table": len(state["table"]), "ply": state.get("ply", 0)}


def check_citations(case: Case, answer: Answer) -> None:
    for what in ("violations", "unsettled"):
        expected, got = getattr(case, what), answer[what]
        assert agrees(expected, got), about(case, what, expected, told(got))
    findings = answer["findings"]
    assert covers(case.findings, findings, case.loose), about(
        case, "findings", case.findings, told(findings)
    )


@pytest.mark.parametrize("case", MOVED, ids=label)
def test_ruling(client: FlaskClient, case: Case) -> None:
    """The verdict, what is cited for it, what happened and what stands afterwards."""
    seed = {} if case.seed is None else {"seed": case.seed}
    answer = ask(client, "validate", state=case.state, move=case.move, **seed)
    said = (answer["verdict"], told(answer["violations"]), told(answer["findings"]))
    assert answer["verdict"] == case.verdict, about(case, "verdict", case.verdict, said)
    check_citations(case, answer)
    events = [event["type"] for event in answer["events"]]
    if case.verdict == "illegal":
        assert events == [], about(case, "events", [], events)
        sent, after = normal(case.state), normal(answer["state"])
        assert after == sent, about(case, "state", sent, after)
        return
    if case.events is not None:
        assert events == case.events, about(case, "events", case.events, events)
    for path, expected in case.then.items():
        got = at(answer["state"], path)
        assert got == expected, about(case, path, expected, got)
    assert answer["state"]["ply"] == 1
    audit = ask(client, "audit", state=answer["state"])
    assert audit["consistent"], about(case, "audit afterwards", [], told(audit["findings"]))


@pytest.mark.parametrize("case", AUDITED, ids=label)
def test_audit(client: FlaskClient, case: Case) -> None:
    """Whether the table can exist, and why not."""
    answer = ask(client, "audit", state=case.state)
    check_citations(case, answer | {"violations": [], "unsettled": []})
    assert answer["consistent"] is (case.verdict == "consistent")


@pytest.mark.parametrize("case", IMPOSSIBLE, ids=label)
def test_nothing_is_built_on_an_impossible_table(client: FlaskClient, case: Case) -> None:
    """Every endpoint tells the same findings and nothing else."""
    state = case.state
    findings = told(ask(client, "audit", state=state)["findings"])
    ruling = ask(client, "validate", state=state, move={"type": "concede", "player": 0})
    assert ruling["verdict"] == "invalid-state", about(case, "verdict", "invalid-state", ruling)
    assert ruling["violations"] == ruling["events"] == ruling["to_act"] == []
    assert ruling["scoring"] is None
    moves = ask(client, "moves", state=state)
    assert (moves["moves"], moves["complete"]) == ([], False)
    score = ask(client, "score", state=state)
    assert score["scoring"] is None
    view = ask(client, "view", state=state, viewer="table")
    assert all(card is None for hand in view["state"]["players"] for card in hand["hand"])
    for answer in (ruling, moves, score):
        assert told(answer["findings"]) == findings


@pytest.mark.parametrize("case", SCORED, ids=label)
def test_score(client: FlaskClient, case: Case) -> None:
    """The lines of the score, and the points as totals."""
    scoring = ask(client, "score", state=case.state)["scoring"]
    side = "team" if len(case.state["players"]) == 4 else "player"
    standings = scoring["standings"]
    assert [standing[side] for standing in standings] == [0, 1]
    assert [standing["total"] for standing in standings] == case.state["points"]
    assert [standing["unknown_cards"] for standing in standings] == [0, 0]
    lines = [
        (standing[side], line["rule"], line["points"])
        for standing in standings
        for line in standing["lines"]
    ]
    assert lines == case.lines, about(case, "lines", case.lines, lines)
    over = case.state["phase"] == "game-over"
    assert scoring["final"] is over
    best = [side for side, total in enumerate(case.state["points"]) if total == 2]
    assert scoring["winners"] == (best if over else [])


def test_names_are_unique() -> None:
    """No two cases of a rule have the same name."""
    assert [name for name, count in Counter(map(label, CASES)).items() if count > 1] == []
