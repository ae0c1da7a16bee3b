"""What every game declares: its state, moves, setup, events and options, each of them once.

A declaration is a frozen struct. Its fields carry their type, range, default and description; from
them come construction and comparison, JSON in and out, the explanation of refused requests, and
the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from referee.chance import Chance
from referee.faults import Fault
from referee.rulebook import Rulebook
from referee.ruling import (
    Citation,
    Event,
    Finding,
    Path,
    Scoring,
    ToAct,
    kebab_case,
    tag_of,
)
from referee.ruling import (
    Seat as Seat,
)
from referee.ruling import (
    Viewer as Viewer,
)

ROUND_OVER: Literal["round-over"] = "round-over"
"""The phase in which only the next deal is awaited, in games of several rounds."""

GAME_OVER: Literal["game-over"] = "game-over"
"""The last phase of every game: nobody moves any more."""

OVER = (ROUND_OVER, GAME_OVER)
"""The phases in which no round is being played."""

MAX_INTEGER = 2**53 - 1
"""The largest integer that every program reading JSON holds exactly."""

MAX_SEATS = 12
"""How many seats a state may list, twice as many as any game has."""

Team = Annotated[int, Meta(ge=0, le=1, description="The team, for four players.")]
DuelSeat = Annotated[Seat, Meta(description="The seat, in the duel.")]

Integer = Annotated[int, Meta(ge=-MAX_INTEGER, le=MAX_INTEGER)]
Count = Annotated[int, Meta(ge=0, le=MAX_INTEGER)]
Ordinal = Annotated[int, Meta(ge=1, le=MAX_INTEGER)]
"""A number that counts from 1, such as that of a round."""

Name = Annotated[str, Meta(min_length=1, max_length=40, description="Carried along unchanged.")]
Seed = Annotated[
    str,
    Meta(min_length=1, max_length=128, description="The secret that decides what chance brings."),
]


def bounded(number: int) -> int:
    """The number, limited to the range that a request may contain."""
    return max(-MAX_INTEGER, min(number, MAX_INTEGER))


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """An object in a request; unknown fields are refused."""


class GameState(Part, frozen=True, kw_only=True):
    """A table: the fields that every game has. A game narrows them and adds its own."""

    game: Annotated[str, Meta(description="The game, as in the path.")]
    ruleset: Annotated[str, Meta(description="The rules that judge.")]
    ply: Annotated[Count, Meta(description="Moves made since setup.")] = 0
    phase: Annotated[str, Meta(description="The phase of the game.")]
    turn: (
        Annotated[Seat, Meta(description="The seat that must act, null where several may or none.")]
        | None
    ) = None
    options: Annotated[Any, Meta(description="What the table has agreed on.")]
    players: tuple[Any, ...]

    def left_of(self, seat: int, steps: int = 1) -> int:
        """The seat so many places to the left, clockwise."""
        return (seat + steps) % len(self.players)


class Move(Part, frozen=True, omit_defaults=True, tag_field="type", tag=kebab_case):
    """A move; what is ``None`` was not stated."""

    @property
    def type(self) -> str:
        """Its type, as JSON has it."""
        return tag_of(self.__class__)

    def seats(self) -> Iterable[tuple[Path, int]]:
        """Every seat that the move names, with its place."""
        return ()


class PlayerMove(Move, frozen=True):
    """A move of one seat."""

    player: Seat

    def seats(self) -> Iterable[tuple[Path, int]]:
        return ((("move", "player"), self.player),)


class TableMove(Move, frozen=True):
    """A move of the table as a whole."""


class SetupSeat(Part, frozen=True):
    """A player who sits down."""

    name: Name | None = None


def player_of(state: type[Struct]) -> type[Struct]:
    """The struct of a player at a table."""
    declared = {field.name: field.type for field in fields(state)}
    players = get_args(declared["players"])[0]
    player: type[Struct] = get_args(players)[0]
    return player


def exactly(count: int, description: str | None = None) -> Meta:
    """Declares a list of exactly this many items."""
    return Meta(min_length=count, max_length=count, description=description)


def seated(seats: Sequence[int], description: str) -> Meta:
    """Declares a list with one item per seat, for the numbers of players given."""
    return Meta(min_length=seats[0], max_length=seats[-1], description=description)


class Setup(Part, frozen=True, kw_only=True):
    """What a table is set up from, in seat order. A game narrows the fields and adds its own."""

    players: tuple[Any, ...]
    options: Annotated[Any, Meta(description="What the table has agreed on.")]
    seed: Seed | None = None
    viewer: Viewer | None = None


S = TypeVar("S", bound=GameState)
M = TypeVar("M", bound=Move)
U = TypeVar("U", bound=Setup)

Transition = tuple[S, tuple[Event, ...]]
"""The state after a move, and what happened."""


class MoveType(Struct, Generic[S], frozen=True):
    """A type of move: what it is, when it may be made, and what it does.

    ``check`` yields why a move is not plainly legal and changes nothing: it is the one
    definition of legality. ``apply`` returns the new state and what happened; it is called only
    for moves that ``check`` lets pass, and leaves ``ply`` alone. Both are given the chance of the
    seed, if there is one: an outcome that it decides need not be stated.
    """

    text: str
    phases: tuple[str, ...]
    check: Callable[[S, Any, Chance | None], Iterator[Citation]]
    apply: Callable[[S, Any, Chance | None], Transition[S]]


class Option(Struct, frozen=True):
    """A choice that a table makes: a variant of the rulebook, or a reading of its text."""

    name: str
    default: Any
    values: Sequence[Any]
    rule: str
    reading: bool
    text: str


def variant(rule: str, text: str, *, ge: int | None = None, le: int | None = None) -> Meta:
    """Declares a field of ``Options`` as a variant that belongs to a rule."""
    return Meta(ge=ge, le=le, description=text, extra={"rule": rule, "reading": False})


def reading(rule: str, text: str) -> Meta:
    """Declares a field of ``Options`` as a reading of the rulebook's text."""
    return Meta(description=text, extra={"rule": rule, "reading": True})


def options_of(declaration: type[Struct]) -> tuple[Option, ...]:
    """The options that a struct declares, in the order of its fields."""
    return tuple(map(_option, fields(declaration)))


def _option(field: FieldInfo) -> Option:
    declared, meta = get_args(field.type)
    values: Sequence[Any]
    if declared is bool:
        values = (False, True)
    elif declared is int:
        values = range(meta.ge, meta.le + 1)
    else:
        values = [word for word in get_args(declared) if isinstance(word, str)] or [field.default]
    rule, is_reading = meta.extra["rule"], meta.extra["reading"]
    return Option(field.name, field.default, values, rule, is_reading, meta.description)


def _none(*_: object) -> Iterator[tuple[Path, Fault]]:
    return iter(())


class Game(Struct, Generic[S, M, U], frozen=True, dict=True, eq=False):
    """A game: its declarations, its rules, and the questions that it answers about a state.

    ``components`` is what it is played with, ``phases`` what happens in each of them, and
    ``not_checked`` what no ruling looks into, in words.
    ``state``, ``move``, ``setup`` and ``event`` are the declared types, moves and events as unions.
    ``sides`` says who may score: teams, players, or either, depending on the number of players.
    ``foreign`` names the fields of moves and setups that a table of so many seats does not have.
    ``normalised``: the same table in canonical order; calling it again changes nothing.
    ``audit``: why such a table cannot exist; it accepts any state that the types allow.
    The rest is called only for states without findings:
    ``moves``: the legal moves of a seat, or of all and the table itself, from known cards.
    ``hides_moves``: whether unknown cards may allow that seat more.
    ``scoring``, ``to_act``: see their types.
    ``view``: what a viewer may see of the table; it also accepts impossible ones.
    ``situate``: fills in a table of which only some facts are known; it also accepts facts that
    no table can have.
    ``contradictions``: what a request names although the table's own options rule it out.
    ``check_setup``, ``set_up``: like check and apply of a move, for a table not yet there.
    """

    state: type[S]
    move: Any
    setup: type[U]
    event: Any
    slug: str
    title: str
    seats: tuple[int, ...]
    rulebook: Rulebook
    move_types: Mapping[str, MoveType[S]]
    components: Mapping[str, Any]
    phases: Mapping[str, str]
    not_checked: tuple[str, ...]
    normalised: Callable[[S], S]
    audit: Callable[[S], Iterator[Finding]]
    moves: Callable[[S, int | None], Iterator[M]]
    hides_moves: Callable[[S, int | None], bool]
    scoring: Callable[[S], Scoring]
    to_act: Callable[[S], tuple[ToAct, ...]]
    view: Callable[[S, Viewer], S]
    situate: Callable[[Any], None]
    check_setup: Callable[[U, Chance | None], Iterator[Citation]]
    set_up: Callable[[U, Chance | None], S]
    sides: tuple[Literal["team", "player"], ...] = ("player",)
    foreign: Mapping[int, tuple[str, ...]] = {}
    contradictions: Callable[[S, Mapping[Path, M]], Iterator[tuple[Path, Fault]]] = _none

    @cached_property
    def ruleset(self) -> str:
        """The rules that judge, by name and version."""
        return str(self._declared["ruleset"].default)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on."""
        return options_of(self._declared["options"].type)

    @cached_property
    def readings(self) -> tuple[Option, ...]:
        """The options that are readings of the rulebook's text."""
        return tuple(option for option in self.options if option.reading)

    @property
    def _declared(self) -> dict[str, FieldInfo]:
        return {field.name: field for field in fields(self.state)}


AnyGame = Game[Any, Any, Any]
"""A game, where it does not matter which."""
