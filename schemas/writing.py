"""How rulings are written on the wire."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from referee.rulebook import Rule
from referee.ruling import (
    Alternative,
    Assumption,
    Citation,
    Decision,
    Event,
    Path,
    ScoreLine,
    Scoring,
    Step,
    ToAct,
    Verdict,
)
from schemas.base import Json

Speak = Callable[[Rule, str, Any], str]
"""The sentence for a rule, a reason of it and its params, in the language of the answer."""

Places = Mapping[str | int, Path]
"""Where a request has what a path calls ``state``, ``move`` or ``setup``, if elsewhere."""


def citations_of(verdict: Verdict) -> str:
    """The field of a ruling that holds its citations."""
    if verdict is Verdict.INVALID_STATE:
        return "findings"
    return "violations" if verdict is Verdict.ILLEGAL else "unsettled"


def pointer(path: Path, places: Places | None = None) -> str:
    """A JSON Pointer in fragment form."""
    if places and path[0] in places:
        path = (*places[path[0]], *path[1:])
    return "#" + "".join(map(_escaped, path))


@lru_cache(1024)  # a table with many faults names the same places again and again
def _escaped(part: str | int) -> str:
    part = str(part).replace("~", "~0").replace("/", "~1")
    return "/" + quote(part, safe="~!$&'()*+,;=:@")


def write_citation(citation: Citation, speak: Speak, places: Places | None = None) -> Json:
    """A citation; what its viewer may not know is null."""
    rule, reason, path = citation.rule, citation.reason, citation.path
    return {
        "rule": rule.id,
        "reason": reason,
        "message": None if reason is None else speak(rule, reason, citation.params),
        "pointer": None if path is None else pointer(path, places),
        "params": citation.params,
        "private_to": citation.private_to,
    }


def write_citations(step: Step[Any], speak: Speak, places: Places | None = None) -> Json:
    """The citations of a step under the three names that a ruling has for them."""
    fields: Json = {"violations": [], "unsettled": [], "findings": []}
    fields[citations_of(step.verdict)] = [
        write_citation(citation, speak, places) for citation in step.citations
    ]
    return fields


def write_assumption(assumption: Assumption, speak: Speak) -> Json:
    """An assumption, whose place is in the answer's state."""
    written = write_citation(assumption, speak)
    return {name: written[name] for name in ("pointer", "reason", "message", "params")}


def write_events(events: Iterable[Event]) -> list[Json]:
    return [{"type": event.type, **event.params} for event in events]


def write_scoring(scoring: Scoring | None, speak: Speak) -> Json | None:
    if scoring is None:
        return None
    return {
        "final": scoring.final,
        "standings": [
            {
                scoring.sides: standing.side,
                "total": standing.total,
                "lines": [_write_line(line, speak) for line in standing.lines],
                "unknown_cards": standing.unknown_cards,
                "place": standing.place,
            }
            for standing in scoring.standings
        ],
        "winners": scoring.winners,
        "decided": [_write_decision(decision, speak) for decision in scoring.decided],
    }


def _write_line(line: ScoreLine, speak: Speak) -> Json:
    return {
        "rule": line.rule.id,
        "points": line.points,
        "detail": speak(line.rule, line.reason, line.params),
        "params": line.params,
    }


def _write_decision(decision: Decision, speak: Speak) -> Json:
    return {
        "rule": decision.rule.id,
        "reason": decision.reason,
        "message": speak(decision.rule, decision.reason, decision.params),
        "params": decision.params,
    }


def write_to_act(to_act: Iterable[ToAct]) -> list[Json]:
    return [{"player": one.player, "moves": one.moves} for one in to_act]


def write_alternative(other: Alternative[Any], speak: Speak) -> Json:
    return {
        "option": other.option,
        "value": other.value,
        "verdict": other.ruling.verdict,
        "violations": write_citations(other.ruling, speak)["violations"],
        "changes": other.changes,
    }


def write_rule(rule: Rule) -> Json:
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "section": rule.section,
        "kind": rule.kind,
        "option": rule.option,
        "reasons": list(rule.reasons),
    }
