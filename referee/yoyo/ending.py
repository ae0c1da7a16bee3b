"""How a game of YoYo ends, and what the next one begins from."""

from __future__ import annotations

from referee.game import GAME_OVER, ROUND_OVER
from referee.ruling import Event
from referee.values import replace
from referee.yoyo.scoring import points_of
from referee.yoyo.state import State

OVER = (ROUND_OVER, GAME_OVER)
"""The phases in which a game is finished."""

GAMES_A_PLAYER = 2


def is_last(state: State) -> bool:
    """Whether this is the last game of the match."""
    return state.game_number == GAMES_A_PLAYER * len(state.players)


def end_game(state: State) -> tuple[State, tuple[Event, ...]]:
    """The game is finished; hands and piles stay as they are."""
    phase = GAME_OVER if is_last(state) else ROUND_OVER
    out = next((seat for seat, player in enumerate(state.players) if not player.hand), None)
    events = [Event("round-over", {"game": state.game_number, "player": out})]
    if phase == GAME_OVER:
        events.append(Event("game-over", {}))
    after = replace(state, phase=phase, turn=None, drawn=None, pending_draw=0)
    return after, tuple(events)


def may_start(state: State) -> tuple[int, ...]:
    """Who may begin the next game: those with the fewest points, from left of the last starter."""
    totals = [total + points_of(state, seat) for seat, total in enumerate(state.totals)]
    seats = [state.left_of(state.starter, step) for step in range(1, len(totals) + 1)]
    return tuple(seat for seat in seats if totals[seat] == min(totals))
