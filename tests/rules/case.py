"""A rule case: a table, what is done at it, and what the referee must say of it.

The tables and moves of a game come from its own module, ``woo_build`` or ``yoyo_build``.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

State = dict[str, Any]
Move = dict[str, Any]
Event = dict[str, Any]
Place = tuple[str, str | None]
Kind = Literal["illegal", "legal", "found", "clean", "line", "reading", "case"]

DERIVED: Final = -1
"""What a builder works out from the rest of the table."""


@dataclass(frozen=True)
class Case:
    """One table, one question and the whole answer expected.

    A pointer of ``None`` leaves the place open; among findings it stands for one or more places
    of its rule. ``loose`` lets further findings follow from the same fault. ``events`` are types,
    or whole ones with all their fields; ``params`` are those of each citation, with its reason
    where that is stated.
    """

    rule: str
    name: str
    state: State
    move: Move | None
    kind: Kind
    verdict: str
    violations: list[Place] = field(default_factory=list)
    unsettled: list[Place] = field(default_factory=list)
    findings: list[Place] = field(default_factory=list)
    then: dict[str, Any] = field(default_factory=dict)
    events: list[str] | list[Event] | None = None
    params: list[dict[str, Any]] | None = None
    lines: list[tuple[int, str, int]] | None = None
    value: Any = None
    seed: str | None = None
    loose: bool = False


# --- Cases -----------------------------------------------------------------------------------


def _places(rule: str, places: Sequence[str | Place]) -> list[Place]:
    """Read a bare pointer as a place of the rule that the case is about."""
    return [(rule, place) if isinstance(place, str) else place for place in places]


def illegal(
    rule: str, name: str, state: State, move: Move, *places: str | Place, seed: str | None = None
) -> Case:
    """A move that breaks these rules at these places, and no others."""
    broken = _places(rule, places)
    return Case(rule, name, state, move, "illegal", "illegal", violations=broken, seed=seed)


def legal(
    rule: str,
    name: str,
    state: State,
    move: Move,
    events: str | list[Event] | None = None,
    then: dict[str, Any] | None = None,
    seed: str | None = None,
) -> Case:
    """A legal move, with its events in order and what stands at the table afterwards."""
    happened = events.split() if isinstance(events, str) else events
    return Case(
        rule, name, state, move, "legal", "legal", then=then or {}, events=happened, seed=seed
    )


def undetermined(
    rule: str,
    name: str,
    state: State,
    move: Move,
    *places: str | Place,
    events: str | list[Event] | None = None,
    then: dict[str, Any] | None = None,
) -> Case:
    """A move whose legality hangs on a hidden card."""
    happened = events.split() if isinstance(events, str) else events
    open_points = _places(rule, places)
    return Case(
        rule, name, state, move, "case", "undetermined",
        unsettled=open_points, then=then or {}, events=happened,
    )  # fmt: skip


def incomplete(rule: str, name: str, state: State, move: Move, *places: str | Place) -> Case:
    """A move that lacks an outcome, and changes nothing until it is told."""
    missing = _places(rule, places)
    return Case(rule, name, state, move, "case", "incomplete", unsettled=missing)


def found(rule: str, name: str, state: State, *places: str | Place, loose: bool = False) -> Case:
    """A table that cannot exist."""
    faults = _places(rule, places)
    return Case(rule, name, state, None, "found", "invalid-state", findings=faults, loose=loose)


def clean(rule: str, name: str, state: State) -> Case:
    """The nearest table that can exist."""
    return Case(rule, name, state, None, "clean", "consistent")


def line(rule: str, name: str, state: State, *lines: tuple[int, str, int]) -> Case:
    """A table whose score has exactly these lines."""
    return Case(rule, name, state, None, "line", "consistent", lines=list(lines))


def reading(value: Any, case: Case) -> Case:
    """Mark a case as what a reading says when its option has this value."""
    return replace(case, kind="reading", value=value)


def with_params(case: Case, *params: dict[str, Any]) -> Case:
    """State the facts of what a case cites, in order."""
    return replace(case, params=list(params))


def shown(case: Case) -> Case:
    """Mark a case as one that shows a rule without being on either side of it."""
    return replace(case, kind="case")


def in_each_phase(tables: Mapping[str, State], moves: Mapping[str, Sequence[Move]]) -> list[Case]:
    """Every type of move in every phase: wrong where it does not belong, right where it does."""
    rule = "table.wrong-phase"
    every_type = {move["type"]: move for mine in moves.values() for move in mine}
    return [
        *(
            illegal(rule, f"{move['type']} in {phase}", state, move, "#/move")
            for phase, state in tables.items()
            for move in every_type.values()
            if move["type"] not in [mine["type"] for mine in moves[phase]]
        ),
        *(
            legal(rule, f"{move['type']} in {phase}", tables[phase], move)
            for phase, mine in moves.items()
            for move in mine
        ),
    ]


# --- States and moves ------------------------------------------------------------------------


def at(value: Any, path: str) -> Any:
    """The part of a state that a slash path names."""
    for step in path.split("/"):
        value = value[int(step)] if isinstance(value, list) else value[step]
    return value


def put(state: State, path: str, value: Any) -> State:
    """A copy of the state with one part replaced."""
    changed = copy.deepcopy(state)
    where, _, last = path.rpartition("/")
    part: Any = at(changed, where) if where else changed
    part[int(last) if isinstance(part, list) else last] = value
    return changed


def shift(state: State, source: str, target: str, count: int = 1) -> State:
    """A copy of the state with the first cards of one place moved to another."""
    moved = at(state, source)
    changed = put(state, target, at(state, target) + moved[:count])
    return put(changed, source, moved[count:])


def move(kind: str, **fields: Any) -> Move:
    """A move without the fields that are left out."""
    return {"type": kind} | {name: value for name, value in fields.items() if value is not None}


def event(kind: str, **fields: Any) -> Event:
    """An event with all its fields."""
    return {"type": kind, **fields}
