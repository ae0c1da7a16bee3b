"""Finds contradictions in a request: values that are valid by themselves, but not together.

Each function yields faults with their places; ``refuse`` raises them all at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from referee.court import ImpossibleSetup, set_up
from referee.declarations import AnyGame, Move, Setup
from referee.faults import MAX_ERRORS, Contradiction, Fault, Path, between
from referee.languages import ENGLISH, sentences_in
from referee.ruling import Citation, Missing, Ruling

Faults = Iterator[tuple[Path, Fault]]


def refuse(*faults: Iterable[tuple[Path, Fault]]) -> None:
    """Raise Contradiction if there are any faults, and stop looking once enough are found."""
    found = list(islice(chain(*faults), MAX_ERRORS + 1))
    if found:
        raise Contradiction(found)


def no_such_seat(seat: Any, seats: int, path: Path) -> Faults:
    """A seat that the table does not have; ``"table"`` and ``None`` are fine."""
    if isinstance(seat, int) and seat >= seats:
        accepted = between(0, seats - 1) if seats else None
        yield path, Fault("mismatch", f"This table has {seats} seats.", accepted)


def misfit_moves(game: AnyGame, seats: int, moves: Mapping[Path, Move]) -> Faults:
    """Fields of moves that do not exist with this number of players."""
    for path, move in moves.items():
        yield from _misfits(game, seats, move, path)


def setup(
    game: AnyGame,
    request: Setup,
    seed: str | None = None,
    place: Path = (),
    *,
    hides: bool = False,
) -> tuple[Any, list[tuple[Path, Fault]]]:
    """The table that a setup makes, or ``None`` and the faults that prevent it.

    The faults name no card if the request has a viewer, or if ``hides`` is set.
    """
    hides |= request.viewer is not None
    seats = len(request.players)
    faults = [
        *_misfits(game, seats, request, place),
        *no_such_seat(request.viewer, seats, (*place, "viewer")),
    ]
    foreign = [name for name in game.foreign.get(seats, ()) if hasattr(request, name)]
    fitting = replace(request, **dict.fromkeys(foreign)) if foreign else request
    try:
        return set_up(game, fitting, seed), faults
    except ImpossibleSetup as impossible:
        cited = [
            ((*place, *citation.path[1:]), _fault(citation, hides=hides))
            for citation in impossible.citations
            if citation.path
        ]
        return None, [*faults, *cited]


def claims(ruling: Ruling[Any], claimed: Sequence[Any]) -> Faults:
    """Claims for sides that the table does not have."""
    if ruling.scoring is None:  # an impossible table has no scoring, but it has seats
        for index, claim in enumerate(claimed):
            yield from no_such_seat(claim.player, len(ruling.state.players), ("claimed", index))
        return
    sides = ruling.scoring.sides
    known = {standing.side for standing in ruling.scoring.standings}
    for index, claim in enumerate(claimed):
        named = {name for name in ("team", "player") if getattr(claim, name, None) is not None}
        if named != {sides} or getattr(claim, sides) not in known:
            fault = Fault("mismatch", f"A claim names one {sides} of this table.", [sides])
            yield ("claimed", index), fault


def _misfits(game: AnyGame, seats: int, request: Struct, path: Path) -> Faults:
    foreign = game.foreign.get(seats, ())
    for name in (name for name in foreign if getattr(request, name, None) is not None):
        accepted = [
            field.encode_name for field in fields(request) if field.encode_name not in foreign
        ]
        tag = request.__struct_config__.tag_field
        accepted = [tag, *accepted] if tag else accepted
        detail = f"There is no such field with {seats} players. Accepted: {', '.join(accepted)}."
        yield (*path, name), Fault("unknown-field", detail, accepted)


def _fault(citation: Citation, *, hides: bool) -> Fault:
    params = citation.params or {}
    code = "wrong-length" if citation.reason == "wrong-length" else "mismatch"
    if isinstance(citation, Missing):
        code = "missing-field"
    if hides and "card" in params:
        return Fault(code, "This card cannot be here.")
    sentence = sentences_in(ENGLISH).sentence
    return Fault(code, sentence(citation.rule, str(citation.reason), params))
