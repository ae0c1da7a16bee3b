"""How a round of Wool Rules is laid out, how turns follow each other, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Unseen
from referee.game import GAME_OVER
from referee.ruling import Event, Path, Violation
from referee.table import check_turned_up, not_due, wrong_length
from referee.values import replace
from referee.wool_rules.components import Card
from referee.wool_rules.state import Pile, State

MIDDLE: Path = ("move", "middle")
Result = tuple[State, tuple[Event, ...]]


def layout_size(players: int, supply: int) -> int:
    """How many cards a round lays out, of a supply of so many."""
    return min(players + 1, supply)


def lay_out(state: State, reported: Pile | None) -> Result:
    """Turn up the top of the supply, as it is reported or known."""
    size = layout_size(len(state.players), len(state.supply))
    middle = state.supply[:size] if reported is None else reported
    after = replace(state, middle=middle, supply=state.supply[size:])
    return after, (Event("middle-laid", {"round": state.round, "cards": middle}),)


def begin_turn(state: State, seat: int) -> State:
    """The last of the order takes the rest, but in the duel; others roll."""
    takes_rest = seat == state.order[-1] and not state.duel
    return replace(state, phase="rest" if takes_rest else "roll", turn=seat)


def end_turn(state: State, reported: Pile | None) -> Result:
    """The turn is over: the next of the order begins one, or the round ends."""
    assert state.turn is not None
    waiting = state.order[state.order.index(state.turn) + 1 :]
    after = replace(state, dice=None, kept=(), attempt=0)
    if not state.middle:
        skipped = waiting if state.phase != "rest" else ()
        events = [Event("turn-skipped", {"player": seat}) for seat in skipped]
        after, ended = _end_round(after, reported)
        return after, (*events, *ended)
    if waiting:
        return begin_turn(after, waiting[0]), ()
    return replace(after, phase="rest", turn=state.order[0]), ()


def check_reported(
    state: State, left: Pile, reported: tuple[Card, ...] | None, unseen: Unseen[Card]
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


def _end_round(state: State, reported: Pile | None) -> Result:
    players = tuple(replace(player, bid=None) for player in state.players)
    after = replace(state, turn=None, order=(), players=players)
    over = Event("round-over", {"round": state.round})
    if after.supply:
        after, laid = lay_out(replace(after, phase="bid", round=after.round + 1), reported)
        return after, (over, *laid)
    if any(map(after.without_returned, range(len(players)))):
        return replace(after, phase="return"), (over,)
    return replace(after, phase=GAME_OVER), (over, Event("game-over", {}))
