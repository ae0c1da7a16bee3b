"""How a chain and a round of Woo end."""

from __future__ import annotations

from itertools import chain
from typing import Literal

from msgspec.structs import replace

from referee.declarations import GAME_OVER, ROUND_OVER, Transition
from referee.ruling import Event
from referee.woo import events
from referee.woo.state import State, side_of


def clear_table(state: State, lead: int) -> Transition[State]:
    """All melds of the chain go to the discard; the next chain is led by ``lead``."""
    if not state.table:
        return replace(state, lead=lead), ()
    discard = state.discard_with(chain(*(meld.cards for meld in state.table)))
    return replace(state, lead=lead, table=(), discard=discard), (events.TableCleared(),)


def win_round(state: State, lead: int) -> Transition[State]:
    """The side of the seats with an empty hand wins the round; ``lead`` would lead the next."""
    out = [seat for seat, player in enumerate(state.players) if not player.hand]
    side = side_of(out[0])
    won = {"player" if state.duel else "team": side}
    happened: list[Event] = [*map(events.WentOut, out), events.RoundWon(**won)]
    points = list(state.points)
    points[side] += 1
    phase: Literal["round-over", "game-over"] = ROUND_OVER
    if points[side] == state.options.points_to_win:
        phase = GAME_OVER
        happened.append(events.GameWon(**won))
    first, second = points
    state = replace(state, phase=phase, turn=None, lead=lead, points=(first, second))
    return state, tuple(happened)
