"""WHOOPLA!'s legal moves: all that somebody could try, held to the checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.ruling import ToAct, Violation
from referee.whoopla.components import PLAYED_IN_TURN, TRANSFORMS, VALUES
from referee.whoopla.play import MOVE_TYPES
from referee.whoopla.state import (
    Act,
    Backup,
    Bust,
    Draw,
    Move,
    Name,
    Rescue,
    State,
    Stop,
    Toss,
)


def moves(state: State, player: int | None) -> Iterator[Move]:
    """Each legal move of the seat in turn once, in the order of the types of move."""
    if state.turn is None or player not in (None, state.turn):
        return
    for type_, tried in _tried(state, state.turn):
        kind = MOVE_TYPES[type_]
        if state.phase not in kind.phases:
            continue
        for move in tried:
            if not any(isinstance(one, Violation) for one in kind.check(state, move, None)):
                yield move


def hides_moves(state: State, player: int | None) -> bool:
    """Never: an unknown action card is listed as all that it may be."""
    return False


def to_act(state: State) -> tuple[ToAct, ...]:
    """The seat in turn, and the types of move of which one is legal."""
    if state.turn is None:
        return ()
    types = dict.fromkeys(move.type for move in moves(state, None))
    return (ToAct(state.turn, tuple(types)),)


def _tried(state: State, seat: int) -> tuple[tuple[str, Iterable[Move]], ...]:
    """Every move that could be tried, by type: none is made where its type is out of phase."""
    return (
        (Draw.type, (Draw(seat),)),
        (Name.type, (Name(seat, value) for value in VALUES)),
        (Rescue.type, (Rescue(seat, action) for action in TRANSFORMS)),
        (Backup.type, (Backup(seat, index) for index in range(len(state.round)))),
        (Bust.type, (Bust(seat),)),
        (Act.type, (Act(seat, action) for action in PLAYED_IN_TURN)),
        (Toss.type, (Toss(seat, index) for index in range(len(state.peeked)))),
        (Stop.type, (Stop(seat),)),
    )
