"""Answers the questions about a table, from request to answer, for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, TypeVar

from msgspec.structs import replace

from referee import contradictions
from referee.answers import (
    AuditAnswer,
    MovesAnswer,
    PlayerDifference,
    ReplayAnswer,
    ReplayedMove,
    ScoreAnswer,
    SetupAnswer,
    SideDifference,
    SituationAnswer,
    ValidateAnswer,
    ViewAnswer,
)
from referee.contradictions import misfit_moves, no_such_seat, refuse
from referee.court import (
    legal_moves,
    look_at,
    readings,
    replay,
    ruling_from,
    seen_by,
    situation,
    step_on,
)
from referee.declarations import AnyGame, Move, Setup
from referee.faults import Fault, Path
from referee.languages import Language
from referee.reading import converted, plain
from referee.requests import (
    AuditRequest,
    MovesRequest,
    ReplayRequest,
    ScoreRequest,
    SituationRequest,
    ValidateRequest,
    ViewRequest,
)
from referee.ruling import Ruling, Scoring, Step, Verdict, Viewer
from referee.writing import (
    assumption_answer,
    citations_of,
    replayed_move,
    ruling_answer,
    ruling_id,
    scoring_answer,
    to_act_answer,
)

R = TypeVar("R", bound=Step[Any])


def answer_setup(game: AnyGame, request: Setup, language: Language) -> SetupAnswer[Any, Any]:
    """A table at its beginning."""
    state, faults = contradictions.setup(game, request)
    refuse(faults)
    ruling = _seen(game, look_at(game, state), request.viewer)
    return SetupAnswer(
        ruling.state, scoring_answer(ruling.scoring, language), to_act_answer(ruling.to_act)
    )


def answer_validate(
    game: AnyGame, request: ValidateRequest[Any, Any], language: Language
) -> ValidateAnswer[Any, Any, Any]:
    """A ruling on one move."""
    state, move, seed = game.normalised(request.state), request.move, request.seed
    viewer, seats = request.viewer, len(state.players)
    moves: Mapping[Path, Move] = {("move",): move}
    refuse(
        game.contradictions(request.state, moves),
        misfit_moves(game, seats, moves),
        no_such_seat(viewer, seats, ("viewer",)),
    )
    step = step_on(game, state, move, seed)
    if not request.brief:
        step = ruling_from(game, step)
    step = _seen(game, step, viewer)
    name = None
    if viewer is None:
        name = ruling_id(game, state, move, seed, readings=request.readings)
    others = readings(game, state, move, seed, viewer) if request.readings else None
    return ruling_answer(game, step, language, name, others)


def answer_moves(game: AnyGame, request: MovesRequest[Any], language: Language) -> MovesAnswer[Any]:
    """The legal moves of a table."""
    state, player = request.state, request.player
    refuse(game.contradictions(state, {}), no_such_seat(player, len(state.players), ("player",)))
    ruling = look_at(game, state)
    if ruling.verdict is Verdict.INVALID_STATE:
        return MovesAnswer([], False, _findings(ruling, language))
    listed = legal_moves(game, ruling.state, player, request.limit)
    return MovesAnswer(list(listed.moves), listed.complete, [])


def answer_replay(
    game: AnyGame, request: ReplayRequest[Any, Any, Any], language: Language
) -> ReplayAnswer[Any, Any, Any]:
    """Short rulings on many moves, one after another."""
    setup, seed, viewer = request.setup, request.seed, request.viewer
    if (request.state is None) == (setup is None):
        place, code = ("setup", "mismatch") if setup else ("state", "missing-field")
        refuse([((place,), Fault(code, "Give either state or setup.", ["state", "setup"]))])
    faults: Sequence[tuple[Path, Fault]] = []
    moves: Mapping[Path, Move] = {
        ("moves", index): move for index, move in enumerate(request.moves)
    }
    state: Any = request.state
    if setup:
        state, faults = contradictions.setup(
            game, setup, setup.seed or seed, ("setup",), hides=viewer is not None
        )
    seats = len((setup or state).players)
    refuse(
        faults,
        game.contradictions(setup or state, moves),
        misfit_moves(game, seats, moves),
        no_such_seat(viewer, seats, ("viewer",)),
    )
    if setup and setup.viewer is not None:
        state = game.view(state, setup.viewer)
    indices = count()

    def kept(step: Step[Any]) -> ReplayedMove[Any]:
        return replayed_move(_seen(game, step, viewer), next(indices), language)

    played = replay(game, state, request.moves, seed, kept)
    ruling = _seen(game, played.ruling, viewer)
    return ReplayAnswer(
        list(played.steps),
        played.stopped_at,
        ruling.state,
        scoring_answer(ruling.scoring, language),
        to_act_answer(ruling.to_act),
        _findings(ruling, language),
    )


def answer_score(
    game: AnyGame, request: ScoreRequest[Any, Any], language: Language
) -> ScoreAnswer[Any, Any]:
    """Who has how many points, and which claims are wrong."""
    ruling = look_at(game, request.state)
    refuse(game.contradictions(request.state, {}), contradictions.claims(ruling, request.claimed))
    return ScoreAnswer(
        scoring_answer(ruling.scoring, language),
        _differences(ruling.scoring, request.claimed) if ruling.scoring else [],
        _findings(ruling, language),
    )


def answer_audit(game: AnyGame, request: AuditRequest[Any], language: Language) -> AuditAnswer[Any]:
    """Whether such a table can exist."""
    refuse(game.contradictions(request.state, {}))
    ruling = look_at(game, request.state)
    consistent = ruling.verdict is not Verdict.INVALID_STATE
    return AuditAnswer(consistent, _findings(ruling, language), ruling.state)


def answer_view(game: AnyGame, request: ViewRequest[Any], language: Language) -> ViewAnswer[Any]:
    """What a viewer may see of a table."""
    state, viewer = request.state, request.viewer
    refuse(game.contradictions(state, {}), no_such_seat(viewer, len(state.players), ("viewer",)))
    ruling = _seen(game, look_at(game, state), viewer)
    return ViewAnswer(ruling.state, _findings(ruling, language))


def answer_situation(
    game: AnyGame, request: SituationRequest[Any], language: Language
) -> SituationAnswer[Any]:
    """A whole table made from what is known; for a viewer, only from what that viewer sees."""
    known, viewer = plain(request.known), request.viewer
    filled, assumed = situation(game, known)
    state = converted(game.state, filled)
    refuse(
        ((("known", *path[1:]), fault) for path, fault in game.contradictions(state, {})),
        no_such_seat(viewer, len(state.players), ("viewer",)),
    )
    ruling = look_at(game, state)
    if viewer is not None:
        seen = plain(game.view(state, viewer))
        filled, assumed = situation(game, _face_down(known, seen))
        made = look_at(game, converted(game.state, filled))
        impossible = ruling.verdict is Verdict.INVALID_STATE
        ruling = replace(ruling, state=made.state) if impossible else made
    ruling = _seen(game, ruling, viewer)
    findings = [
        replace(finding, path=finding.path and _known(known, finding.path[1:]))
        for finding in ruling.citations
    ]
    return SituationAnswer(
        ruling.state,
        [assumption_answer(assumption, language) for assumption in assumed],
        _findings(replace(ruling, citations=tuple(findings)), language),
        to_act_answer(ruling.to_act),
    )


def _face_down(known: Any, seen: Any) -> Any:
    """What is known of a table, without what a view of the whole table hides."""
    if isinstance(known, dict) and isinstance(seen, dict):
        return {name: _face_down(part, seen.get(name, part)) for name, part in known.items()}
    if isinstance(known, list) and isinstance(seen, list):
        return [_face_down(*both) for both in zip(known, seen, strict=True)]
    return known if isinstance(seen, dict | list) else seen  # players may be just a number


def _known(known: Any, path: Path) -> Path:
    """The place in the request: as deep as what is known goes, or the field missing there."""
    part = known
    for depth, step in enumerate(path):
        try:
            part = part[step]
        except (LookupError, TypeError):
            return ("known", *path[: depth + isinstance(part, dict)])
    return ("known", *path)


def _seen(game: AnyGame, step: R, viewer: Viewer | None) -> R:
    return step if viewer is None else seen_by(game, step, viewer)


def _findings(ruling: Ruling[Any], language: Language) -> list[Any]:
    _, _, findings = citations_of(ruling, language)
    return findings


def _differences(scoring: Scoring, claimed: Sequence[Any]) -> list[Any]:
    """The claims that differ from the scoring."""
    sides = scoring.sides
    totals = {standing.side: standing.total for standing in scoring.standings}
    made = SideDifference if sides == "team" else PlayerDifference
    return [
        made(
            **{sides: side},
            claimed=claim.total,
            total=totals[side],
            difference=claim.total - totals[side],
        )
        for claim in claimed
        if claim.total != totals[side := getattr(claim, sides)]
    ]
