"""How a round of Wool Rules is laid out, how turns follow each other, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen
from referee.common_rules import check_turned_up, not_due, wrong_length
from referee.declarations import GAME_OVER, Transition
from referee.ruling import Path, Violation
from referee.wool_rules import events
from referee.wool_rules.components import Card, Cards, Pile
from referee.wool_rules.state import State

MIDDLE: Path = ("move", "middle")


def layout_size(players: int, supply: int) -> int:
    """How many cards a round lays out, of a supply of so many."""
    return min(players + 1, supply)


def lay_out(state: State, reported: Pile | None) -> Transition[State]:
    """Turn up the top of the supply, as it is reported or known."""
    size = layout_size(len(state.players), len(state.supply))
    middle = state.supply[:size] if reported is None else reported
    after = replace(state, middle=middle, supply=state.supply[size:])
    return after, (events.MiddleLaid(state.round, middle),)


def begin_turn(state: State, seat: int) -> State:
    """The last of the order takes the rest, but in the duel; others roll."""
    takes_rest = seat == state.order[-1] and not state.duel
    return replace(state, phase="rest" if takes_rest else "roll", turn=seat)


def end_turn(state: State, reported: Pile | None) -> Transition[State]:
    """The turn is over: the next of the order begins one, or the round ends."""
    assert state.turn is not None
    waiting = state.order[state.order.index(state.turn) + 1 :]
    after = replace(state, dice=None, kept=(), attempt=0)
    if not state.middle:
        skipped = waiting if state.phase != "rest" else ()
        passed_over = map(events.TurnSkipped, skipped)
        after, ended = _end_round(after, reported)
        return after, (*passed_over, *ended)
    if waiting:
        return begin_turn(after, waiting[0]), ()
    return replace(after, phase="rest", turn=state.order[0]), ()


def check_reported(
    state: State, left: Pile, reported: Cards | None, unseen: Unseen[Card]
) -> Iterator[Violation]:
    """What is reported of the next layout can lie there, after a turn that leaves this."""
    if reported is None:
        return
    size = layout_size(len(state.players), len(state.supply))
    if left or not size:
        yield not_due(MIDDLE)
    elif len(reported) != size:
        yield wrong_length(size, len(reported), MIDDLE)
    else:
        for index, card in enumerate(reported):
            yield from check_turned_up(card, state.supply[index], unseen, (*MIDDLE, index))


def _end_round(state: State, reported: Pile | None) -> Transition[State]:
    players = tuple(replace(player, bid=None) for player in state.players)
    after = replace(state, turn=None, order=(), players=players)
    over = events.RoundOver(state.round)
    if after.supply:
        after, laid = lay_out(replace(after, phase="bid", round=after.round + 1), reported)
        return after, (over, *laid)
    if any(map(after.still_returns, range(len(players)))):
        return replace(after, phase="return"), (over,)
    return replace(after, phase=GAME_OVER), (over, events.GameOver())
