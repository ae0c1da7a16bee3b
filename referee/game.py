"""What every game provides; the court and the service know nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from referee.chance import Chance
from referee.rulebook import Rulebook
from referee.ruling import Citation, Event, Finding, Path, Scoring, ToAct, Viewer
from referee.situation import Filling
from referee.values import dataclass

ROUND_OVER = "round-over"
"""The phase in which only the next deal is waited for, in games of several rounds."""

GAME_OVER = "game-over"
"""The phase in which nobody moves any more, in every game."""

LARGEST_INTEGER = 2**53 - 1
"""What every program that reads JSON can hold exactly."""


def bounded(number: int) -> int:
    """The number, or the nearest one that such programs hold: what is answered can be sent back."""
    return max(-LARGEST_INTEGER, min(number, LARGEST_INTEGER))


class Table(Protocol):
    """A state, as far as every game has it: a dataclass to which games add their own fields."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def ply(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def options(self) -> Any: ...
    @property
    def players(self) -> Sequence[Any]: ...


class Move(Protocol):
    """A move: its type, and every seat that it names, with the place where it does."""

    type: ClassVar[str]

    def seats(self) -> Iterable[tuple[Path, int]]: ...


@dataclass(frozen=True, slots=True)
class PlayerMove:
    """A move of one seat."""

    player: int

    def seats(self) -> Iterable[tuple[Path, int]]:
        return ((("move", "player"), self.player),)


@dataclass(frozen=True, slots=True)
class TableMove:
    """A move of the table as a whole."""

    def seats(self) -> Iterable[tuple[Path, int]]:
        return ()


S = TypeVar("S", bound=Table)


@dataclass(frozen=True, slots=True)
class MoveType(Generic[S]):
    """A type of move: what it is, the phases it belongs to, when it may be made, what it does.

    ``check`` yields why a move is not plainly legal and touches nothing: it is the one
    definition of legality. ``apply`` answers the new state and what happened; it is asked only
    about moves that ``check`` lets stand, and leaves ``ply`` alone. Both are given the chance
    of the seed, if there is one: what it gives need not be stated.
    """

    text: str
    phases: tuple[str, ...]
    check: Callable[[S, Any, Chance | None], Iterator[Citation]]
    apply: Callable[[S, Any, Chance | None], tuple[S, tuple[Event, ...]]]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice that a table makes: a variant of the rulebook, or a reading of its text."""

    name: str
    default: Any
    values: Sequence[Any]
    rule: str
    reading: bool


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """A game: its rules, and the questions that it answers about a state.

    ``components`` is what it is played with, ``phases`` what happens in each of them, and
    ``not_checked`` what no ruling looks into, in words.
    ``normalised``: the same table as it is always written; asking again changes nothing.
    ``audit``: why such a table cannot exist, nothing if no contradiction is found. It answers
    for any state that the types allow.
    The rest is asked only about states without findings:
    ``moves``: the legal moves of a seat, or of all and the table itself, from known cards.
    ``hides_moves``: whether unknown cards may allow that seat more.
    ``scoring``, ``to_act``: see their types.
    ``view``: what a viewer may see of the table; it is also asked about impossible ones.
    ``situate``: fill in a table of which only some facts are known; it also answers for facts
    that no table can have.
    ``check_setup``, ``set_up``: as check and apply of a move, for a table not yet there.
    """

    slug: str
    title: str
    ruleset: str
    seats: tuple[int, ...]
    rulebook: Rulebook
    options: tuple[Option, ...]
    move_types: Mapping[str, MoveType[S]]
    components: Mapping[str, Any]
    phases: Mapping[str, str]
    not_checked: tuple[str, ...]
    normalised: Callable[[S], S]
    audit: Callable[[S], Iterator[Finding]]
    moves: Callable[[S, int | None], Iterator[Any]]
    hides_moves: Callable[[S, int | None], bool]
    scoring: Callable[[S], Scoring]
    to_act: Callable[[S], tuple[ToAct, ...]]
    view: Callable[[S, Viewer], S]
    situate: Callable[[Filling], None]
    check_setup: Callable[[Any, Chance | None], Iterator[Citation]]
    set_up: Callable[[Any, Chance | None], S]

    @property
    def readings(self) -> tuple[Option, ...]:
        """The options that are readings of the rulebook's text."""
        return tuple(option for option in self.options if option.reading)
