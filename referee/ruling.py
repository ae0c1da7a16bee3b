"""What the court answers: rulings, their citations, events and scores. Values only, no text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from referee.faults import Path as Path
from referee.rulebook import Rule

S = TypeVar("S")

Seat = Annotated[int, Meta(ge=0, le=99, description="A seat, clockwise from 0.")]
"""A seat; whether the table has it is a question for the rules."""

Viewer = Annotated[
    Seat | Literal["table"],
    Meta(
        description='Whose eyes: a seat, or "table" for what all may see.',
        extra={"kind": 'a seat or "table"'},
    ),
]
"""A seat, or anybody who sees only what all may see."""


def kebab_case(name: str) -> str:
    """The name of a class as JSON has it: ``MeldCompleted`` is ``meld-completed``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def tag_of(struct: type[Struct]) -> str:
    """The name by which JSON tells a struct from the others of its union."""
    return str(struct.__struct_config__.tag)


class Event(Struct, frozen=True, tag_field="type", tag=kebab_case):
    """Something that happened at the table. It never names a face-down card."""

    @property
    def type(self) -> str:
        """Its type, as JSON has it."""
        return tag_of(self.__class__)


Change = Literal["verdict", "state", "scoring"]
"""What another reading may change of a ruling."""


class Verdict(StrEnum):
    """The answers to "may this be done?"; a ruling gives the first that applies."""

    INVALID_STATE = "invalid-state"
    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"
    UNDETERMINED = "undetermined"
    LEGAL = "legal"


class Citation(Struct, frozen=True):
    """A rule, how it applies to one place of a question, and the facts that make it so.

    ``reason`` is one of ``rule.reasons``, and ``params`` has the names listed there.
    ``private_to`` is the seat whose hidden cards the reason tells about. A viewer who may not
    know the reason is given neither it nor ``path`` and ``params``: they are ``None``.
    """

    rule: Rule
    reason: str | None
    path: Path | None
    params: Mapping[str, Any] | None = {}
    private_to: int | None = None


class Finding(Citation, frozen=True):
    """Why no such table can exist."""


class Violation(Citation, frozen=True):
    """Why a move is illegal."""


class Missing(Citation, frozen=True):
    """An outcome that the move needs and nobody has stated."""


class Doubt(Citation, frozen=True):
    """A hidden fact on which the legality of the move hangs."""


class Assumption(Citation, frozen=True):
    """A fact that was not given and on which a ruling may depend."""


class ScoreLine(Struct, frozen=True):
    """Points that one rule gives to one side, with the reason and its facts."""

    rule: Rule
    points: int
    reason: str
    params: Mapping[str, Any]


def points_in(lines: Iterable[ScoreLine]) -> int:
    """What lines add up to."""
    return sum([line.points for line in lines])


class Standing(Struct, frozen=True):
    """One side's points: ``lines`` add up to this round's, ``total`` includes earlier ones.

    ``unknown_cards`` counts the cards whose points hang on a face that is not known. ``place`` is
    ``None`` before the game is decided; equals share one.
    """

    side: int
    total: int
    lines: tuple[ScoreLine, ...] = ()
    unknown_cards: int = 0
    place: int | None = None


class Decision(Struct, frozen=True):
    """How a rule ranks the sides, with the reason and its facts."""

    rule: Rule
    reason: str
    params: Mapping[str, Any]


class Scoring(Struct, frozen=True):
    """What the table would score if play stopped now.

    ``sides`` says what a side is: a team, or a player (then it is a seat). ``decided`` is why the
    standings have their places, and empty where they have none.
    """

    sides: Literal["team", "player"]
    final: bool
    standings: tuple[Standing, ...]
    decided: tuple[Decision, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have the first place."""
        return tuple([standing.side for standing in self.standings if standing.place == 1])


def placed(
    standings: Sequence[Standing], ranks: Sequence[Any] | None = None
) -> tuple[Standing, ...]:
    """The standings with their places: the highest rank, by default the total, comes first."""
    if ranks is None:
        ranks = [standing.total for standing in standings]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return tuple(
        [replace(standing, place=at) for standing, at in zip(standings, places, strict=True)]
    )


def highest_total(rule: Rule, standings: Iterable[Standing], **facts: object) -> Decision:
    """The players with the highest total win."""
    totals = {standing.side: standing.total for standing in standings}
    best = max(totals.values())
    players = tuple(side for side, total in totals.items() if total == best)
    return Decision(rule, "highest-total", {"players": players, "total": best, **facts})


class ToAct(Struct, frozen=True):
    """A seat and the types of move it may make next; player ``None`` is the table as a whole."""

    player: int | None
    moves: tuple[str, ...]


class Asked(Struct, Generic[S], frozen=True):
    """The question that a step answers: a move at a table, and the seed if there is one."""

    state: S
    move: Any
    seed: str | None


class Step(Struct, Generic[S], frozen=True):
    """The answer to one move.

    ``state`` is the table that stands afterwards: the new one if the move is legal or
    undetermined, else the one asked about. ``asked`` goes with citations of a move: to show them
    to a viewer the question is ruled on once more.
    """

    verdict: Verdict
    state: S
    citations: tuple[Citation, ...] = ()
    events: tuple[Event, ...] = ()
    asked: Asked[S] | None = None

    @property
    def stands(self) -> bool:
        """Whether the move was made: it is legal, or has the benefit of the doubt."""
        return self.verdict in (Verdict.LEGAL, Verdict.UNDETERMINED)


class Ruling(Step[S], frozen=True):
    """A step, and how its table stands: ``scoring`` is ``None`` for one that cannot exist."""

    scoring: Scoring | None = None
    to_act: tuple[ToAct, ...] = ()


class Alternative(Struct, Generic[S], frozen=True):
    """The ruling under another value of one reading.

    ``changes`` tells what differs: some of ``verdict``, ``state`` and ``scoring``.
    """

    option: str
    value: Any
    ruling: Ruling[S]
    changes: tuple[Change, ...]


class Replay(Struct, Generic[S], frozen=True):
    """One step a move, or what was kept of it, up to the first that does not stand.

    ``stopped_at`` is its index, ``ruling`` that of the table to which the valid ones lead.
    """

    steps: tuple[Any, ...]
    stopped_at: int | None
    ruling: Ruling[S]
