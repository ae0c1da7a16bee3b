"""What may be asked of a game: the request of each endpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any

from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema

from schemas.base import (
    Boolean,
    Closed,
    Integer,
    IntegerOr,
    Json,
    ListOf,
    Object,
    Seat,
    Text,
    Value,
    instance_of,
)
from schemas.table import MOST_SEATS, Wire

MOST_MOVES = 2000
"""How many moves a replay may have."""

MOST_LISTED = 10_000
"""How many legal moves can be asked for."""

USUALLY_LISTED = 1000
"""How many legal moves are listed if nothing is said."""


def _seed(text: str = "The seed of the table, a secret; it gives what chance decides.") -> Text:
    return Text(1, 128, text, required=False)


def _viewer(*, required: bool = False) -> IntegerOr:
    text = 'Whose eyes: a seat, or "table" for what all may see.'
    return IntegerOr(Seat(), ["table"], text, 'a seat or "table"', required=required)


def _state(wire: Wire) -> Object:
    return Object(wire.state, "The table.")


def _setup(wire: Wire) -> dict[str, Value]:
    return {**wire.setup, "seed": _seed(), "viewer": _viewer()}


class HowManyOr(Value):
    """A list of objects, or only how many there are."""

    kind = "a list, or how many"

    def __init__(self, number: Integer, each: ListOf, description: str = "") -> None:
        super().__init__(description, required=False)
        self.number, self.each = number, each

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        if isinstance(value, list):
            return self.each.deserialize(value)
        if isinstance(value, int | float):
            return self.number.deserialize(value)
        raise self.fail_type()

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"oneOf": [self.number.describe(converter), self.each.describe(converter)]}


def _known(wire: Wire) -> type[Schema]:
    """A state, of which any field and any field of a player may be left out."""
    fields = instance_of(wire.state).fields
    players = fields["players"]
    assert isinstance(players, ListOf)
    assert isinstance(players.item, Object)
    player = Closed.from_dict(
        _left_out(instance_of(players.item.schema).fields), name=f"{wire.name}KnownPlayer"
    )
    each = ListOf(Object(player), players.low, players.high)
    number = Integer(wire.game.seats[0], wire.game.seats[-1])
    seated = HowManyOr(number, each, "The seats, clockwise, or only how many there are.")
    return Closed.from_dict({**_left_out(fields), "players": seated}, name=f"{wire.name}Known")


def _left_out(fields: Mapping[str, Any]) -> dict[str, Any]:
    """The same fields, each of which may be left out."""
    optional = {name: copy(field) for name, field in fields.items()}
    for field in optional.values():
        field.required = False
    return optional


def _situation(wire: Wire) -> dict[str, Value]:
    return {
        "known": Object(_known(wire), "What is known of the table: any part of a state."),
        "viewer": _viewer(),
    }


def _validate(wire: Wire) -> dict[str, Value]:
    return {
        "state": _state(wire),
        "move": wire.move(),
        "seed": _seed(),
        "readings": Boolean(
            "Whether to tell what other readings of the rulebook would change; false if left out.",
            required=False,
        ),
        "viewer": _viewer(),
        "brief": Boolean(
            "Whether to leave state, scoring, events and to_act out; false if left out.",
            required=False,
        ),
    }


def _moves(wire: Wire) -> dict[str, Value]:
    return {
        "state": _state(wire),
        "player": Seat("Only this seat's moves.", required=False),
        "limit": Integer(
            1,
            MOST_LISTED,
            f"How many to list at most; {USUALLY_LISTED} if left out.",
            required=False,
        ),
    }


def _replay(wire: Wire) -> dict[str, Value]:
    setup = Object(request(wire, "setup"), "Or the setup that it begins with.", required=False)
    state = Object(wire.state, "The table that it begins with.", required=False)
    return {
        "state": state,
        "setup": setup,
        "moves": ListOf(wire.move(), 0, MOST_MOVES, "The moves, in order."),
        "seed": _seed("The seed of the moves, and of the setup if that has none."),
        "viewer": _viewer(),
    }


def _score(wire: Wire) -> dict[str, Value]:
    claim = Closed.from_dict(
        {**wire.sides, "total": Integer(description="The total claimed.")},
        name=f"{wire.name}Claim",
    )
    return {
        "state": _state(wire),
        "claimed": ListOf(Object(claim), 0, MOST_SEATS, "Totals to compare.", required=False),
    }


def _audit(wire: Wire) -> dict[str, Value]:
    return {"state": _state(wire)}


def _view(wire: Wire) -> dict[str, Value]:
    return {"state": _state(wire), "viewer": _viewer(required=True)}


_FIELDS: dict[str, Callable[[Wire], dict[str, Value]]] = {
    "setup": _setup,
    "validate": _validate,
    "moves": _moves,
    "replay": _replay,
    "score": _score,
    "audit": _audit,
    "view": _view,
    "situation": _situation,
}

ENDPOINTS = tuple(_FIELDS)
"""The endpoints that are asked about a table."""

_REQUESTS: dict[tuple[str, str], type[Schema]] = {}


def request(wire: Wire, endpoint: str) -> type[Schema]:
    """The schema of a request: one class for each game and endpoint."""
    key = wire.game.slug, endpoint
    if key not in _REQUESTS:
        name = f"{wire.name}{endpoint.capitalize()}Request"
        _REQUESTS[key] = Closed.from_dict({**_FIELDS[endpoint](wire)}, name=name)
    return _REQUESTS[key]
