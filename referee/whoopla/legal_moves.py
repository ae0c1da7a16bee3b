"""WHOOPLA!'s legal moves: all that somebody could try, held to the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from referee.ruling import ToAct, Violation
from referee.whoopla.components import TRANSFORMS, TURN_ACTIONS, VALUES
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
    for type_ in MOVE_TYPES:
        yield from _legal(state, state.turn, type_)


def hides_moves(state: State, player: int | None) -> bool:
    """Never: an unknown action card is listed as all that it may be."""
    return False


def to_act(state: State) -> tuple[ToAct, ...]:
    """The seat in turn, and the types of move of which one is legal."""
    if state.turn is None:
        return ()
    types = [one for one in MOVE_TYPES if next(_legal(state, state.turn, one), None)]
    return (ToAct(state.turn, tuple(types)),)


def _legal(state: State, seat: int, type_: str) -> Iterator[Move]:
    """The legal moves of one type."""
    kind = MOVE_TYPES[type_]
    if state.phase in kind.phases:
        for move in _TRIED[type_](state, seat):
            if not any(isinstance(one, Violation) for one in kind.check(state, move, None)):
                yield move


_TRIED: dict[str, Callable[[State, int], Iterable[Move]]] = {
    "draw": lambda _, seat: (Draw(seat),),
    "name": lambda _, seat: (Name(seat, value) for value in VALUES),
    "rescue": lambda _, seat: (Rescue(seat, action) for action in TRANSFORMS),
    "backup": lambda state, seat: (Backup(seat, index) for index in range(len(state.round))),
    "bust": lambda _, seat: (Bust(seat),),
    "act": lambda _, seat: (Act(seat, action) for action in TURN_ACTIONS),
    "toss": lambda state, seat: (Toss(seat, index) for index in range(len(state.peeked))),
    "stop": lambda _, seat: (Stop(seat),),
}
"""What could be tried of each type of move."""
