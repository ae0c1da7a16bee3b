"""How a chain and a round of Woo end."""

from __future__ import annotations

from itertools import chain

from referee.game import GAME_OVER, ROUND_OVER
from referee.ruling import Event
from referee.values import replace
from referee.woo.state import State, side_of

OVER = (ROUND_OVER, GAME_OVER)
"""The phases in which a side has shed a hand."""


def side_fact(state: State, side: int) -> dict[str, int]:
    """The side as answers name it: a team, in the duel a player."""
    return {"player" if state.duel else "team": side}


def clear_table(state: State, lead: int) -> tuple[State, tuple[Event, ...]]:
    """All melds of the chain go to the discard; the next chain is led by ``lead``."""
    if not state.table:
        return replace(state, lead=lead), ()
    discard = state.with_discarded(chain(*(meld.cards for meld in state.table)))
    return replace(state, lead=lead, table=(), discard=discard), (Event("table-cleared", {}),)


def win_round(state: State, lead: int) -> tuple[State, tuple[Event, ...]]:
    """The side of the seats with an empty hand wins the round; ``lead`` would lead the next."""
    out = [seat for seat, player in enumerate(state.players) if not player.hand]
    side = side_of(out[0])
    won = side_fact(state, side)
    events = [*(Event("went-out", {"player": seat}) for seat in out), Event("round-won", won)]
    points = list(state.points)
    points[side] += 1
    phase = ROUND_OVER
    if points[side] == state.options.points_to_win:
        phase = GAME_OVER
        events.append(Event("game-won", won))
    first, second = points
    state = replace(state, phase=phase, turn=None, lead=lead, points=(first, second))
    return state, tuple(events)
