"""How a game of YoYo ends, and what the next one begins from."""

from __future__ import annotations

from msgspec.structs import replace

from referee.declarations import GAME_OVER, ROUND_OVER, Transition
from referee.ruling import Event
from referee.yoyo import events
from referee.yoyo.components import GAMES_A_PLAYER
from referee.yoyo.scoring import points_of
from referee.yoyo.state import State


def is_last(state: State) -> bool:
    """Whether this is the last game of the match."""
    return state.game_number == GAMES_A_PLAYER * len(state.players)


def end_game(state: State) -> Transition[State]:
    """The game is finished; hands and piles stay as they are."""
    phase = GAME_OVER if is_last(state) else ROUND_OVER
    out = next((seat for seat, player in enumerate(state.players) if not player.hand), None)
    happened: list[Event] = [events.RoundOver(state.game_number, out)]
    if phase == GAME_OVER:
        happened.append(events.GameOver())
    after = replace(state, phase=phase, turn=None, drawn=None, pending_draw=0)
    return after, tuple(happened)


def may_start(state: State) -> tuple[int, ...]:
    """Who may begin the next game: those with the fewest points, from left of the last starter."""
    totals = [total + points_of(state, seat) for seat, total in enumerate(state.totals)]
    seats = [state.left_of(state.starter, step) for step in range(1, len(totals) + 1)]
    return tuple(seat for seat in seats if totals[seat] == min(totals))
