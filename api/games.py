"""The questions about a table, once for all games: from what was asked to what is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, TypeVar

from api import contradictions
from api.contradictions import misfit_moves, no_such_seat, refuse
from api.messages import ENGLISH
from referee.court import (
    legal_moves,
    look_at,
    readings,
    replay,
    seen_by,
    situation,
    standing,
    step_on,
)
from referee.ruling import Path, Ruling, Scoring, Step, Verdict, Viewer
from referee.values import replace
from schemas.base import Fault, Json
from schemas.identity import ruling_id
from schemas.questions import USUALLY_LISTED
from schemas.table import Wire
from schemas.writing import (
    Speak,
    write_alternative,
    write_assumption,
    write_citations,
    write_events,
    write_scoring,
    write_to_act,
)


def answer_setup(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """A table that nobody has moved at yet."""
    state, faults = contradictions.setup(wire, asked)
    refuse(faults)
    return _standing(wire, _seen(wire, look_at(wire.game, state), asked.get("viewer")), speak)


def answer_validate(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """A ruling on one move."""
    state = wire.game.normalised(wire.codec.read_state(asked["state"]))
    viewer, seats = asked.get("viewer"), len(state.players)
    refuse(
        wire.contradictions(asked),
        misfit_moves(wire, seats, {("move",): asked["move"]}),
        no_such_seat(viewer, seats, ("viewer",)),
    )
    move, seed = wire.codec.read_move(asked["move"]), asked.get("seed")
    made = step_on(wire.game, state, move, seed)
    if not asked.get("brief"):
        made = standing(wire.game, made)
    made = _seen(wire, made, viewer)
    name = None
    if viewer is None:
        name = ruling_id(wire.game.ruleset, wire.codec.write_state(state), asked)
    answer: Json = {
        "ruling_id": name,
        "game": wire.game.slug,
        "ruleset": wire.game.ruleset,
        "verdict": made.verdict,
        **write_citations(made, speak),
    }
    if isinstance(made, Ruling):
        answer["events"] = write_events(made.events)
        answer.update(_standing(wire, made, speak))
    if asked.get("readings"):
        others = readings(wire.game, state, move, seed, viewer)
        answer["readings"] = [write_alternative(other, speak) for other in others]
    return answer


def answer_moves(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """The legal moves of a table."""
    state, player = wire.codec.read_state(asked["state"]), asked.get("player")
    refuse(wire.contradictions(asked), no_such_seat(player, len(state.players), ("player",)))
    ruling = look_at(wire.game, state)
    if ruling.verdict is Verdict.INVALID_STATE:
        return {"moves": [], "complete": False, "findings": _findings(ruling, speak)}
    listed = legal_moves(wire.game, ruling.state, player, asked.get("limit", USUALLY_LISTED))
    moves = [wire.codec.write_move(move) for move in listed.moves]
    return {"moves": moves, "complete": listed.complete, "findings": []}


def answer_replay(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """Short rulings on many moves, one after another."""
    if ("state" in asked) == ("setup" in asked):
        place, code = ("setup", "mismatch") if "setup" in asked else ("state", "missing-field")
        fault = Fault(code, "Give state or setup, one of them.", ["state", "setup"])
        refuse([((place,), fault)])
    seed, viewer = asked.get("seed"), asked.get("viewer")
    if "state" in asked:
        state, faults = wire.codec.read_state(asked["state"]), []
        seats = len(state.players)
    else:
        setup = {"seed": seed, **asked["setup"]} if seed is not None else asked["setup"]
        hides = viewer is not None
        state, faults = contradictions.setup(wire, setup, ("setup",), hides=hides)
        seats = len(setup["players"])
    moves = {("moves", index): move for index, move in enumerate(asked["moves"])}
    refuse(
        faults,
        wire.contradictions(asked),
        misfit_moves(wire, seats, moves),
        no_such_seat(viewer, seats, ("viewer",)),
    )
    if "viewer" in asked.get("setup", {}):
        state = wire.game.view(state, asked["setup"]["viewer"])
    indices = count()

    def told(step: Step[Any]) -> Json:
        return _short_ruling(_seen(wire, step, viewer), next(indices), speak)

    played = replay(wire.game, state, map(wire.codec.read_move, asked["moves"]), seed, told)
    ruling = _seen(wire, played.ruling, viewer)
    return {
        "rulings": list(played.steps),
        "stopped_at": played.stopped_at,
        **_standing(wire, ruling, speak),
        "findings": _findings(ruling, speak),
    }


def answer_score(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """Who has what, and which claims are wrong."""
    ruling = look_at(wire.game, wire.codec.read_state(asked["state"]))
    claimed = asked.get("claimed", [])
    refuse(wire.contradictions(asked), contradictions.claims(ruling, claimed))
    return {
        "scoring": write_scoring(ruling.scoring, speak),
        "differences": _differences(ruling.scoring, claimed) if ruling.scoring else [],
        "findings": _findings(ruling, speak),
    }


def answer_audit(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """Whether such a table can exist."""
    refuse(wire.contradictions(asked))
    ruling = look_at(wire.game, wire.codec.read_state(asked["state"]))
    return {
        "consistent": ruling.verdict is not Verdict.INVALID_STATE,
        "findings": _findings(ruling, speak),
        "state": wire.codec.write_state(ruling.state),
    }


def answer_view(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """What a viewer may see of a table."""
    state, viewer = wire.codec.read_state(asked["state"]), asked["viewer"]
    refuse(wire.contradictions(asked), no_such_seat(viewer, len(state.players), ("viewer",)))
    ruling = _seen(wire, look_at(wire.game, state), viewer)
    return {"state": wire.codec.write_state(ruling.state), "findings": _findings(ruling, speak)}


def answer_situation(wire: Wire, asked: Json, speak: Speak = ENGLISH.speak) -> Json:
    """A whole table made of what is known, for a viewer of what that viewer sees of it."""
    fields, assumed = situation(wire.game, asked["known"])
    state, viewer = wire.codec.read_state(fields), asked.get("viewer")
    refuse(
        contradictions.about_known(wire, fields),
        no_such_seat(viewer, len(state.players), ("viewer",)),
    )
    ruling = look_at(wire.game, state)
    if viewer is not None:
        seen = wire.codec.write_state(wire.game.view(state, viewer))
        fields, assumed = situation(wire.game, _face_down(asked["known"], seen))
        made = look_at(wire.game, wire.codec.read_state(fields))
        impossible = ruling.verdict is Verdict.INVALID_STATE
        ruling = replace(ruling, state=made.state) if impossible else made
    ruling = _seen(wire, ruling, viewer)
    findings = [
        replace(finding, path=finding.path and _known(asked["known"], finding.path[1:]))
        for finding in ruling.citations
    ]
    made = wire.codec.write_state(ruling.state)
    return {
        "state": made,
        "assumed": [write_assumption(assumption, speak) for assumption in assumed],
        "findings": _findings(replace(ruling, citations=tuple(findings)), speak),
        "to_act": write_to_act(ruling.to_act),
    }


def _face_down(told: Any, seen: Any) -> Any:
    """What is known of a table, hidden where it is in a view of the whole one."""
    if isinstance(told, dict) and isinstance(seen, dict):
        return {name: _face_down(part, seen.get(name, part)) for name, part in told.items()}
    if isinstance(told, list) and isinstance(seen, list):
        return [_face_down(*both) for both in zip(told, seen, strict=True)]
    return told if isinstance(seen, dict | list) else seen  # players may be only counted


def _known(told: Json, path: Path) -> Path:
    """A place in what is known: as far as that goes, or the field that is missing there."""
    part: Any = told
    for depth, step in enumerate(path):
        try:
            part = part[step]
        except (LookupError, TypeError):
            return ("known", *path[: depth + isinstance(part, dict)])
    return ("known", *path)


ANSWERS: dict[str, Callable[..., Json]] = {
    "setup": answer_setup,
    "validate": answer_validate,
    "moves": answer_moves,
    "replay": answer_replay,
    "score": answer_score,
    "audit": answer_audit,
    "view": answer_view,
    "situation": answer_situation,
}
"""What answers each endpoint, in English if nothing else is said."""


R = TypeVar("R", bound=Step[Any])


def _seen(wire: Wire, step: R, viewer: Viewer | None) -> R:
    return step if viewer is None else seen_by(wire.game, step, viewer)


def _standing(wire: Wire, ruling: Ruling[Any], speak: Speak) -> Json:
    return {
        "state": wire.codec.write_state(ruling.state),
        "scoring": write_scoring(ruling.scoring, speak),
        "to_act": write_to_act(ruling.to_act),
    }


def _short_ruling(step: Step[Any], index: int, speak: Speak) -> Json:
    citations = write_citations(step, speak, {"move": ("moves", index)})
    return {
        "index": index,
        "verdict": step.verdict,
        "violations": citations["violations"],
        "unsettled": citations["unsettled"],
        "events": write_events(step.events),
    }


def _findings(ruling: Ruling[Any], speak: Speak) -> list[Json]:
    return write_citations(ruling, speak)["findings"]


def _differences(scoring: Scoring, claimed: Sequence[Json]) -> list[Json]:
    """The claims that differ from the scoring."""
    sides = scoring.sides
    totals = {standing.side: standing.total for standing in scoring.standings}
    return [
        {
            sides: claim[sides],
            "claimed": claim["total"],
            "total": totals[claim[sides]],
            "difference": claim["total"] - totals[claim[sides]],
        }
        for claim in claimed
        if claim["total"] != totals[claim[sides]]
    ]
