"""How rulings become answers: rules get IDs, reasons sentences, paths pointers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from referee.answers import (
    AlternativeAnswer,
    AssumptionAnswer,
    CitationAnswer,
    DecisionAnswer,
    PlayerStanding,
    ReplayedMove,
    ScoreLineAnswer,
    ScoringAnswer,
    SideStanding,
    ToActAnswer,
    ValidateAnswer,
)
from referee.declarations import AnyGame, GameState, Move
from referee.faults import Path, pointer
from referee.languages import Language
from referee.ruling import (
    Alternative,
    Assumption,
    Citation,
    Decision,
    Ruling,
    ScoreLine,
    Scoring,
    Step,
    ToAct,
    Verdict,
)

Places = Mapping[str | int, Path]
"""Where a request has what a path calls ``state``, ``move`` or ``setup``, if elsewhere."""


def citation_answer(
    citation: Citation, language: Language, places: Places | None = None
) -> CitationAnswer:
    """A citation; what its viewer may not know is ``None``."""
    rule, reason, path = citation.rule, citation.reason, citation.path
    if path and places and path[0] in places:
        path = (*places[path[0]], *path[1:])
    return CitationAnswer(
        rule.id,
        reason,
        None if reason is None else language.sentence(rule, reason, citation.params or {}),
        None if path is None else pointer(path),
        citation.params,
        citation.private_to,
    )


def citations_of(
    step: Step[Any], language: Language, places: Places | None = None
) -> tuple[list[CitationAnswer], list[CitationAnswer], list[CitationAnswer]]:
    """The violations, the unsettled and the findings of a step."""
    cited = [citation_answer(citation, language, places) for citation in step.citations]
    if step.verdict is Verdict.INVALID_STATE:
        return [], [], cited
    return (cited, [], []) if step.verdict is Verdict.ILLEGAL else ([], cited, [])


def assumption_answer(assumption: Assumption, language: Language) -> AssumptionAnswer:
    """An assumption, whose place is in the answer's state."""
    reason, path, params = assumption.reason, assumption.path, assumption.params
    assert reason is not None
    assert path is not None
    assert params is not None
    message = language.sentence(assumption.rule, reason, params)
    return AssumptionAnswer(pointer(path), reason, message, params)


def scoring_answer(scoring: Scoring | None, language: Language) -> ScoringAnswer[Any] | None:
    if scoring is None:
        return None
    made = SideStanding if scoring.sides == "team" else PlayerStanding
    standings = [
        made(
            **{scoring.sides: standing.side},
            total=standing.total,
            lines=[_line(line, language) for line in standing.lines],
            unknown_cards=standing.unknown_cards,
            place=standing.place,
        )
        for standing in scoring.standings
    ]
    decided = [_decision(decision, language) for decision in scoring.decided]
    return ScoringAnswer(scoring.final, standings, scoring.winners, decided)


def _line(line: ScoreLine, language: Language) -> ScoreLineAnswer:
    detail = language.sentence(line.rule, line.reason, line.params)
    return ScoreLineAnswer(line.rule.id, line.points, detail, line.params)


def _decision(decision: Decision, language: Language) -> DecisionAnswer:
    message = language.sentence(decision.rule, decision.reason, decision.params)
    return DecisionAnswer(decision.rule.id, decision.reason, message, decision.params)


def to_act_answer(to_act: Iterable[ToAct]) -> list[ToActAnswer]:
    return [ToActAnswer(one.player, one.moves) for one in to_act]


def alternative_answer(other: Alternative[Any], language: Language) -> AlternativeAnswer:
    violations, _, _ = citations_of(other.ruling, language)
    return AlternativeAnswer(
        other.option, other.value, other.ruling.verdict, violations, other.changes
    )


def ruling_answer(
    game: AnyGame,
    step: Step[Any],
    language: Language,
    ruling_id: str | None = None,
    readings: Iterable[Alternative[Any]] | None = None,
) -> ValidateAnswer[Any, Any, Any]:
    """A ruling as ``validate`` answers it; of a mere step, no more than that says."""
    violations, unsettled, findings = citations_of(step, language)
    full = step if isinstance(step, Ruling) else None
    others = None if readings is None else [alternative_answer(one, language) for one in readings]
    return ValidateAnswer(
        ruling_id=ruling_id,
        game=game.slug,
        ruleset=game.ruleset,
        verdict=step.verdict,
        violations=violations,
        unsettled=unsettled,
        findings=findings,
        events=list(full.events) if full else UNSET,
        state=full.state if full else UNSET,
        scoring=scoring_answer(full.scoring, language) if full else UNSET,
        to_act=to_act_answer(full.to_act) if full else UNSET,
        readings=UNSET if others is None else others,
    )


def replayed_move(step: Step[Any], index: int, language: Language) -> ReplayedMove[Any]:
    """The short ruling on a move of a replay."""
    violations, unsettled, _ = citations_of(step, language, {"move": ("moves", index)})
    return ReplayedMove(index, step.verdict, violations, unsettled, list(step.events))


def ruling_id(
    game: AnyGame, state: GameState, move: Move, seed: str | None, *, readings: bool
) -> str:
    """SHA-256 (hex) of the canonical JSON (RFC 8785) of a question to ``validate``.

    ``state`` is the normalised one; of the move counts what was stated, the seed if there was
    one, and ``readings`` if it was true. Sorted keys and compact form are all of RFC 8785 that
    such values need: they have no fractions, and their keys are ASCII.
    """
    request: dict[str, Any] = {"state": state, "move": move}
    if seed is not None:
        request["seed"] = seed
    if readings:
        request["readings"] = True
    question = {"endpoint": "validate", "ruleset": game.ruleset, "request": request}
    return hashlib.sha256(msgspec.json.encode(question, order="sorted")).hexdigest()
