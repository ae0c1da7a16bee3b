"""What the court answers: rulings, their citations, events and scores. Values only, no text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from typing import Any, Generic, Literal, TypeVar

from referee.rulebook import Rule
from referee.values import dataclass, replace

S = TypeVar("S")

Path = tuple[str | int, ...]
"""A place in a question: ``state``, ``move`` or ``setup``, then field names and list indices."""

Viewer = int | Literal["table"]
"""Whose eyes: a seat's, or those of somebody who sees only what all may see."""


class Verdict(StrEnum):
    """The answers to "may this be done?"; a ruling gives the first that applies."""

    INVALID_STATE = "invalid-state"
    ILLEGAL = "illegal"
    INCOMPLETE = "incomplete"
    UNDETERMINED = "undetermined"
    LEGAL = "legal"


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule, how it applies to one place of a question, and the facts that make it so.

    ``reason`` is one of ``rule.reasons``, and ``params`` has the names listed there.
    ``private_to`` is the seat whose hidden cards the reason tells about. A viewer who may not
    know the reason is given neither it nor ``path`` and ``params``: they are ``None``.
    """

    rule: Rule
    reason: str | None
    path: Path | None
    params: Mapping[str, Any] | None = field(default_factory=dict)
    private_to: int | None = None


class Finding(Citation):
    """Why no such table can exist."""

    __slots__ = ()


class Violation(Citation):
    """Why a move is illegal."""

    __slots__ = ()


class Missing(Citation):
    """An outcome that the move needs and nobody has stated."""

    __slots__ = ()


class Doubt(Citation):
    """A hidden fact on which the legality of the move hangs."""

    __slots__ = ()


class Assumption(Citation):
    """A fact that nobody has told, and on which a ruling could hang."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; it never names a face-down card."""

    type: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points that one rule gives to one side, with the reason and its facts."""

    rule: Rule
    points: int
    reason: str
    params: Mapping[str, Any]


def points_in(lines: Iterable[ScoreLine]) -> int:
    """What lines add up to."""
    return sum([line.points for line in lines])


@dataclass(frozen=True, slots=True)
class Standing:
    """One side's points: ``lines`` add up to this round's, ``total`` includes earlier ones.

    ``unknown_cards`` counts the cards whose points hang on a face that is not known. ``place`` is
    ``None`` before the game is decided; equals share one.
    """

    side: int
    total: int
    lines: tuple[ScoreLine, ...] = ()
    unknown_cards: int = 0
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """How a rule ranks the sides, with the reason and its facts."""

    rule: Rule
    reason: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scoring:
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


@dataclass(frozen=True, slots=True)
class ToAct:
    """A seat and the types of move it may make next; player ``None`` is the table as a whole."""

    player: int | None
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked(Generic[S]):
    """The question that a step answers: a move at a table, and the seed if there is one."""

    state: S
    move: Any
    seed: str | None


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The answer to one move.

    ``state`` is the table that stands afterwards: the new one if the move is legal or
    undetermined, else the one asked about. ``asked`` goes with citations of a move: to show them
    to a viewer the question is ruled on once more.
    """

    verdict: Verdict
    state: S
    citations: tuple[Citation, ...] = ()
    events: tuple[Event, ...] = ()
    asked: Asked[S] | None = field(default=None, kw_only=True, compare=False, repr=False)

    @property
    def stands(self) -> bool:
        """Whether the move was made: it is legal, or has the benefit of the doubt."""
        return self.verdict in (Verdict.LEGAL, Verdict.UNDETERMINED)


@dataclass(frozen=True, slots=True)
class Ruling(Step[S]):
    """A step, and how its table stands: ``scoring`` is ``None`` for one that cannot exist."""

    scoring: Scoring | None = None
    to_act: tuple[ToAct, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternative(Generic[S]):
    """The ruling under another value of one reading.

    ``changes`` tells what differs: some of ``verdict``, ``state`` and ``scoring``.
    """

    option: str
    value: Any
    ruling: Ruling[S]
    changes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replay(Generic[S]):
    """One step a move, or what was kept of it, up to the first that does not stand.

    ``stopped_at`` is its index, ``ruling`` that of the table to which the valid ones lead.
    """

    steps: tuple[Any, ...]
    stopped_at: int | None
    ruling: Ruling[S]
