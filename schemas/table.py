"""What the states of all games have in common, and how a game is known on the wire."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from marshmallow import Schema

from referee.game import Game
from referee.ruling import Path
from referee.values import fields_of
from schemas.base import (
    Choice,
    Fault,
    Integer,
    Json,
    ListOf,
    Object,
    Open,
    Seat,
    Text,
    Union,
    Value,
)

MOST_SEATS = 12
"""Twice as many as sit at any table; how many a game is for is its own matter."""


def _none(_: Json) -> Iterable[tuple[Path, Fault]]:
    return ()


@dataclass(frozen=True, slots=True)
class Codec:
    """How values of the wire that were accepted become a game's, and how they come back."""

    read_state: Callable[[Json], Any]
    write_state: Callable[[Any], Json]
    read_move: Callable[[Json], Any]
    write_move: Callable[[Any], Json]
    read_setup: Callable[[Json], Any]


@dataclass(frozen=True, slots=True)
class Wire:
    """A game on the wire: its schemas, and the codec of their values.

    ``state``, ``setup`` and ``moves`` are what requests hold, ``events`` what answers tell.
    ``sides`` are the fields that may name who is scored. ``foreign`` names the fields of moves
    and setups that a table of so many seats does not have. ``contradictions`` tells where the
    state and the moves of a request name what the table's own options rule out.
    """

    game: Game[Any]
    state: type[Schema]
    setup: Mapping[str, Value]
    moves: Mapping[str, type[Schema]]
    events: Mapping[str, type[Schema]]
    codec: Codec
    sides: Mapping[str, Value] = field(default_factory=lambda: {"player": Seat()})
    foreign: Mapping[int, Collection[str]] = field(default_factory=dict)
    contradictions: Callable[[Json], Iterable[tuple[Path, Fault]]] = _none

    @property
    def name(self) -> str:
        """The game as the names of its schemas begin."""
        return "".join(word.capitalize() for word in self.game.slug.split("-"))

    def move(self) -> Union:
        """A move of any type."""
        return Union(f"{self.name}Move", "type", self.moves)


def common_fields(game: Game[Any], options: type[Schema], player: type[Schema]) -> dict[str, Value]:
    """The fields that every state has."""
    phases = list(game.phases)
    return {
        "game": Choice([game.slug], "The game, as in the path."),
        "ruleset": Choice(
            [game.ruleset], "The rules that judge; the newest if left out.", required=False
        ),
        "ply": Integer(0, description="Moves made since setup; 0 if left out.", required=False),
        "phase": Choice(phases, "The phase of the game."),
        "turn": Seat("The seat that must act, null where several may or none.", null=True),
        "options": Object(options, "What the table has agreed on.", required=False),
        "players": ListOf(Object(player), 0, MOST_SEATS, "The seats, clockwise."),
    }


def player_name() -> Text:
    """A name that the referee only carries along."""
    return Text(1, 40, "Only carried along.", required=False)


def write_common(game: Game[Any], state: Any) -> Json:
    """The fields that every state has, but for options and players."""
    return {
        "game": game.slug,
        "ruleset": game.ruleset,
        "ply": state.ply,
        "phase": state.phase,
        "turn": state.turn,
    }


def write_player(player: Any, **fields: Any) -> Json:
    """A player with the name, if there is one."""
    return fields if player.name is None else fields | {"name": player.name}


def optional(value: Any) -> Json:
    """The fields of a value that are stated."""
    return {name: field for name, field in fields_of(value).items() if field is not None}


def frozen(value: Any) -> Any:
    """A value as rules hold it: lists become tuples."""
    return tuple([frozen(item) for item in value]) if type(value) is list else value


def event(game: str, kind: str, /, **fields: Value) -> type[Schema]:
    """The schema of an event of a game."""
    name = game + "".join(word.capitalize() for word in kind.split("-")) + "Event"
    return Open.from_dict({"type": Choice([kind]), **fields}, name=name)
