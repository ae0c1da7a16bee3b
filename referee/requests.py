"""What may be asked about a table: the request of each question."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Generic, TypeVar

from msgspec import Meta, Struct, defstruct
from msgspec.structs import fields

from referee.declarations import (
    MAX_SEATS,
    AnyGame,
    DuelSeat,
    Integer,
    M,
    Part,
    S,
    Seat,
    Seed,
    Team,
    U,
    Viewer,
    player_of,
)

MAX_MOVES = 2000
"""How many moves a replay may have."""

MAX_LISTED_MOVES = 10_000
"""How many legal moves may be listed at once."""

DEFAULT_MOVE_LIMIT = 1000
"""How many legal moves are listed unless a limit is given."""

C = TypeVar("C")
"""A claimed total, of a player or of a side."""

K = TypeVar("K")
"""What is known of a state."""

State = Annotated[S, Meta(description="The table.")]


class ValidateRequest(Part, Generic[S, M], frozen=True, kw_only=True):
    """May this move be made, and what then?"""

    state: State[S]
    move: M
    seed: Seed | None = None
    readings: Annotated[
        bool, Meta(description="Whether to list what other readings of the rulebook would change")
    ] = False
    viewer: Viewer | None = None
    brief: Annotated[
        bool, Meta(description="Whether to leave out state, scoring, events and to_act")
    ] = False


class MovesRequest(Part, Generic[S], frozen=True, kw_only=True):
    """Which moves may be made?"""

    state: State[S]
    player: Annotated[Seat, Meta(description="Only this seat's moves.")] | None = None
    limit: Annotated[
        int, Meta(ge=1, le=MAX_LISTED_MOVES, description="How many moves to list at most")
    ] = DEFAULT_MOVE_LIMIT


class ReplayRequest(Part, Generic[S, M, U], frozen=True, kw_only=True):
    """Where did this game go wrong? It begins with a table or with a setup."""

    state: Annotated[S, Meta(description="The table that it begins with.")] | None = None
    setup: Annotated[U, Meta(description="The setup that it begins with.")] | None = None
    moves: Annotated[tuple[M, ...], Meta(max_length=MAX_MOVES, description="The moves, in order.")]
    seed: (
        Annotated[
            Seed, Meta(description="The seed of the moves, and of a setup that has none itself.")
        ]
        | None
    ) = None
    viewer: Viewer | None = None


class PlayerClaim(Part, frozen=True, kw_only=True):
    """A player's total, as somebody has added it up."""

    player: Seat
    total: Annotated[Integer, Meta(description="The claimed total.")]


class SideClaim(Part, frozen=True, kw_only=True):
    """The total of a team or of a player, as somebody has added it up."""

    team: Team | None = None
    player: DuelSeat | None = None
    total: Annotated[Integer, Meta(description="The claimed total.")]


class ScoreRequest(Part, Generic[S, C], frozen=True, kw_only=True):
    """Who has how many points, and are these totals right?"""

    state: State[S]
    claimed: Annotated[
        tuple[C, ...], Meta(max_length=MAX_SEATS, description="Totals to compare.")
    ] = ()


class AuditRequest(Part, Generic[S], frozen=True, kw_only=True):
    """Can this table exist?"""

    state: State[S]


class ViewRequest(Part, Generic[S], frozen=True, kw_only=True):
    """What may this viewer see?"""

    state: State[S]
    viewer: Viewer


class SituationRequest(Part, Generic[K], frozen=True, kw_only=True):
    """What does the table look like, as far as it is known?"""

    known: Annotated[K, Meta(description="What is known of the table: any part of a state.")]
    viewer: Viewer | None = None


@cache
def known_part_of(game: AnyGame) -> type[Struct]:
    """A state of which each field may be left out, also those of a player and of the options."""
    types = {field.name: field.type for field in fields(game.state)}
    player: Any = _known("KnownPlayer", player_of(game.state))
    number: Any = Annotated[int, Meta(ge=game.seats[0], le=game.seats[-1])]
    seated = Annotated[
        number | Annotated[tuple[player, ...], Meta(max_length=MAX_SEATS)],
        Meta(description="The seats, clockwise, or only their number."),
    ]
    options = _known("KnownOptions", types["options"])
    return _known("Known", game.state, players=seated, options=options)


def _known(name: str, struct: type[Struct], **changes: Any) -> type[Struct]:
    declared = fields(struct)
    return defstruct(
        name,
        [(field.name, changes.get(field.name, field.type) | None, None) for field in declared],
        module=struct.__module__,
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
        rename={field.name: field.encode_name for field in declared},
    )
