"""How a request contradicts itself: each of its values may be, but not beside the others.

Every function yields faults; ``refuse`` tells all of them at once, up to as many as may be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any

from marshmallow import Schema

from api.messages import ENGLISH
from referee.court import ImpossibleSetup, set_up
from referee.ruling import Citation, Missing, Path, Ruling
from schemas.base import MOST_ERRORS, UNKNOWN_FIELD, Fault, Json, between, instance_of
from schemas.questions import request
from schemas.reading import Contradiction
from schemas.table import Wire

Faults = Iterator[tuple[Path, Fault]]


def refuse(*faults: Iterable[tuple[Path, Fault]]) -> None:
    """Raise Contradiction if there is any fault; no more are looked for than are told."""
    told = list(islice(chain(*faults), MOST_ERRORS + 1))
    if told:
        raise Contradiction(told)


def no_such_seat(seat: Any, seats: int, path: Path) -> Faults:
    """A seat that the table does not have; other viewers and none are fine."""
    if isinstance(seat, int) and seat >= seats:
        accepted = between(0, seats - 1) if seats else None
        yield path, Fault("mismatch", f"This table has {seats} seats.", accepted)


def misfit_moves(wire: Wire, seats: int, moves: Mapping[Path, Json]) -> Faults:
    """Fields of moves that a table of so many seats does not have."""
    for path, move in moves.items():
        yield from _misfits(wire, seats, move, wire.moves[move["type"]], path)


def setup(
    wire: Wire, asked: Json, place: Path = (), *, hides: bool = False
) -> tuple[Any, list[tuple[Path, Fault]]]:
    """The table that is set up, or why there can be none like this.

    For a viewer, and if ``hides`` is set, that names no card.
    """
    hides |= asked.get("viewer") is not None
    seats = len(asked["players"])
    faults = [
        *_misfits(wire, seats, asked, request(wire, "setup"), place),
        *no_such_seat(asked.get("viewer"), seats, (*place, "viewer")),
    ]
    foreign = wire.foreign.get(seats, ())
    fitting = {name: value for name, value in asked.items() if name not in foreign}
    try:
        return set_up(wire.game, wire.codec.read_setup(fitting), asked.get("seed")), faults
    except ImpossibleSetup as impossible:
        cited = [
            ((*place, *citation.path[1:]), _fault(citation, hides=hides))
            for citation in impossible.citations
            if citation.path
        ]
        return None, [*faults, *cited]


def about_known(wire: Wire, table: Json) -> Faults:
    """What is known of a table, and its options rule out."""
    for path, fault in wire.contradictions({"state": table}):
        yield ("known", *path[1:]), fault


def claims(ruling: Ruling[Any], claimed: Sequence[Json]) -> Faults:
    """Claims for sides that the table does not have."""
    if ruling.scoring is None:  # nobody is scored at an impossible table, but it has its seats
        for index, claim in enumerate(claimed):
            yield from no_such_seat(
                claim.get("player"), len(ruling.state.players), ("claimed", index)
            )
        return
    sides = ruling.scoring.sides
    known = {standing.side for standing in ruling.scoring.standings}
    for index, claim in enumerate(claimed):
        if claim.keys() != {sides, "total"} or claim[sides] not in known:
            fault = Fault("mismatch", f"A claim names one {sides} of this table.", [sides])
            yield ("claimed", index), fault


def _misfits(wire: Wire, seats: int, asked: Json, schema: type[Schema], path: Path) -> Faults:
    foreign = wire.foreign.get(seats, ())
    for name in (name for name in foreign if name in asked):
        accepted = [field for field in instance_of(schema).fields if field not in foreign]
        detail = f"There is no such field with {seats} players. Accepted: {', '.join(accepted)}."
        yield (*path, name), Fault(UNKNOWN_FIELD, detail, accepted)


def _fault(citation: Citation, *, hides: bool) -> Fault:
    params = citation.params or {}
    code = "wrong-length" if citation.reason == "wrong-length" else "mismatch"
    if isinstance(citation, Missing):
        code = "missing-field"
    if hides and "card" in params:
        return Fault(code, "This card cannot lie here.")
    return Fault(code, ENGLISH.speak(citation.rule, str(citation.reason), params))
