"""The questions about a table, once for all games: from what was asked to what is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from marshmallow import Schema

from api.messages import speak
from referee.court import (
    ImpossibleSetup,
    legal_moves,
    look_at,
    readings,
    replay,
    rule_on,
    seen_by,
    set_up,
)
from referee.ruling import Citation, Path, Ruling, Step, Verdict, Viewer
from schemas.base import UNKNOWN_FIELD, Fault, Json, between
from schemas.identity import ruling_id
from schemas.questions import USUALLY_LISTED, request
from schemas.reading import Contradiction
from schemas.table import Wire
from schemas.writing import (
    write_alternative,
    write_citations,
    write_events,
    write_scoring,
    write_to_act,
)

BRIEF = ("state", "scoring", "events", "to_act")
"""What a brief ruling leaves out."""


def answer_setup(wire: Wire, asked: Json) -> Json:
    """A table that nobody has moved at yet."""
    ruling = _seen(wire, look_at(wire.game, _set_up(wire, asked)), asked.get("viewer"))
    return _standing(wire, ruling)


def answer_validate(wire: Wire, asked: Json) -> Json:
    """A ruling on one move."""
    state = wire.game.normalised(wire.read_state(asked["state"]))
    viewer = _viewer(asked, state)
    _refuse_misfit_moves(wire, state, {("move",): asked["move"]})
    move, seed = wire.read_move(asked["move"]), asked.get("seed")
    ruling = _seen(wire, rule_on(wire.game, state, move, seed), viewer)
    name = None
    if viewer is None:
        name = ruling_id(wire.game.ruleset, wire.write_state(state), asked)
    answer: Json = {
        "ruling_id": name,
        "game": wire.game.slug,
        "ruleset": wire.game.ruleset,
        "verdict": ruling.verdict,
        **write_citations(ruling, speak),
        "events": write_events(ruling.events),
        **_standing(wire, ruling),
    }
    if asked.get("readings"):
        others = readings(wire.game, state, move, seed, viewer)
        answer["readings"] = [write_alternative(other, speak) for other in others]
    if asked.get("brief"):
        answer = {name: value for name, value in answer.items() if name not in BRIEF}
    return answer


def answer_moves(wire: Wire, asked: Json) -> Json:
    """The legal moves of a table."""
    state = wire.read_state(asked["state"])
    player = asked.get("player")
    _refuse_seat(player, state, ("player",))
    ruling = look_at(wire.game, state)
    if ruling.verdict is Verdict.INVALID_STATE:
        return {"moves": [], "complete": False, "findings": _findings(ruling)}
    listed = legal_moves(wire.game, ruling.state, player, asked.get("limit", USUALLY_LISTED))
    moves = [wire.write_move(move) for move in listed.moves]
    return {"moves": moves, "complete": listed.complete, "findings": []}


def answer_replay(wire: Wire, asked: Json) -> Json:
    """Short rulings on many moves, one after another."""
    if ("state" in asked) == ("setup" in asked):
        fault = Fault("mismatch", "Give state or setup, one of them.", ["state", "setup"])
        raise Contradiction([(("setup",) if "setup" in asked else ("state",), fault)])
    seed = asked.get("seed")
    if "state" in asked:
        state = wire.read_state(asked["state"])
    else:
        setup = {"seed": seed, **asked["setup"]} if seed is not None else asked["setup"]
        state = _set_up(wire, setup, ("setup",))
        if "viewer" in setup:
            state = wire.game.view(state, setup["viewer"])
    viewer = _viewer(asked, state)
    moves = asked["moves"]
    _refuse_misfit_moves(wire, state, {("moves", i): move for i, move in enumerate(moves)})
    played = replay(wire.game, state, [wire.read_move(move) for move in moves], seed)
    ruling = _seen(wire, played.ruling, viewer)
    return {
        "rulings": [
            _short_ruling(_seen(wire, step, viewer), index)
            for index, step in enumerate(played.steps)
        ],
        "stopped_at": played.stopped_at,
        **_standing(wire, ruling),
        "findings": _findings(ruling),
    }


def answer_score(wire: Wire, asked: Json) -> Json:
    """Who has what, and which claims are wrong."""
    ruling = look_at(wire.game, wire.read_state(asked["state"]))
    return {
        "scoring": write_scoring(ruling.scoring, speak),
        "differences": _differences(ruling, asked.get("claimed", [])),
        "findings": _findings(ruling),
    }


def answer_audit(wire: Wire, asked: Json) -> Json:
    """Whether such a table can exist."""
    ruling = look_at(wire.game, wire.read_state(asked["state"]))
    return {
        "consistent": ruling.verdict is not Verdict.INVALID_STATE,
        "findings": _findings(ruling),
        "state": wire.write_state(ruling.state),
    }


def answer_view(wire: Wire, asked: Json) -> Json:
    """What a viewer may see of a table."""
    state = wire.read_state(asked["state"])
    ruling = _seen(wire, look_at(wire.game, state), _viewer(asked, state))
    return {"state": wire.write_state(ruling.state), "findings": _findings(ruling)}


ANSWERS: dict[str, Callable[[Wire, Json], Json]] = {
    "setup": answer_setup,
    "validate": answer_validate,
    "moves": answer_moves,
    "replay": answer_replay,
    "score": answer_score,
    "audit": answer_audit,
    "view": answer_view,
}
"""What answers each endpoint."""


R = TypeVar("R", bound=Step[Any])


def _seen(wire: Wire, step: R, viewer: Viewer | None) -> R:
    return step if viewer is None else seen_by(wire.game, step, viewer)


def _standing(wire: Wire, ruling: Ruling[Any]) -> Json:
    return {
        "state": wire.write_state(ruling.state),
        "scoring": write_scoring(ruling.scoring, speak),
        "to_act": write_to_act(ruling.to_act),
    }


def _short_ruling(step: Step[Any], index: int) -> Json:
    citations = write_citations(step, speak, {"move": ("moves", index)})
    return {
        "index": index,
        "verdict": step.verdict,
        "violations": citations["violations"],
        "unsettled": citations["unsettled"],
        "events": write_events(step.events),
    }


def _findings(ruling: Ruling[Any]) -> list[Json]:
    return write_citations(ruling, speak)["findings"]


def _set_up(wire: Wire, asked: Json, place: Path = ()) -> Any:
    _refuse_misfits(wire, len(asked["players"]), [(place, asked, request(wire, "setup"))])
    try:
        state = set_up(wire.game, wire.read_setup(asked), asked.get("seed"))
    except ImpossibleSetup as impossible:
        raise Contradiction(
            ((*place, *citation.path[1:]), _fault(citation))
            for citation in impossible.citations
            if citation.path
        ) from None
    _refuse_seat(asked.get("viewer"), state, (*place, "viewer"))
    return state


def _viewer(asked: Json, state: Any) -> Viewer | None:
    viewer: Viewer | None = asked.get("viewer")
    _refuse_seat(viewer, state, ("viewer",))
    return viewer


def _refuse_seat(seat: Viewer | None, state: Any, path: Path) -> None:
    """Refuse a seat that the table does not have."""
    seats = len(state.players)
    if isinstance(seat, int) and seat >= seats:
        fault = Fault("mismatch", f"This table has {seats} seats.", between(0, seats - 1))
        raise Contradiction([(path, fault)])


def _refuse_misfit_moves(wire: Wire, state: Any, moves: Mapping[Path, Json]) -> None:
    """Refuse fields of moves that this table does not have."""
    objects = [(path, move, wire.moves[move["type"]]) for path, move in moves.items()]
    _refuse_misfits(wire, len(state.players), objects)


def _refuse_misfits(
    wire: Wire, seats: int, objects: Iterable[tuple[Path, Json, type[Schema]]]
) -> None:
    """Refuse fields that a table of so many seats does not have."""
    faults = []
    for path, asked, schema in objects:
        for name in wire.misfits(seats, asked):
            fields = schema().fields
            foreign = set(wire.misfits(seats, fields))
            accepted = [field for field in fields if field not in foreign]
            detail = (
                f"There is no such field with {seats} players. Accepted: {', '.join(accepted)}."
            )
            faults.append(((*path, name), Fault(UNKNOWN_FIELD, detail, accepted)))
    if faults:
        raise Contradiction(faults)


def _fault(citation: Citation) -> Fault:
    code = "wrong-length" if citation.reason == "wrong-length" else "mismatch"
    return Fault(code, speak(citation.rule, str(citation.reason), citation.params or {}))


def _differences(ruling: Ruling[Any], claims: Sequence[Json]) -> list[Json]:
    """The claims that differ from the scoring. Raises Contradiction for sides it has not."""
    if ruling.scoring is None:
        return []
    sides = ruling.scoring.sides
    totals = {standing.side: standing.total for standing in ruling.scoring.standings}
    fault = Fault("mismatch", f"A claim names one {sides} of this table.", [sides])
    faults = [
        (("claimed", index), fault)
        for index, claim in enumerate(claims)
        if claim.keys() != {sides, "total"} or claim[sides] not in totals
    ]
    if faults:
        raise Contradiction(faults)
    return [
        {
            sides: claim[sides],
            "claimed": claim["total"],
            "total": totals[claim[sides]],
            "difference": claim["total"] - totals[claim[sides]],
        }
        for claim in claims
        if claim["total"] != totals[claim[sides]]
    ]
