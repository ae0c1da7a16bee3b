"""How a turn of WHOOPLA! begins and ends."""

from __future__ import annotations

from referee.game import GAME_OVER
from referee.ruling import Event
from referee.values import replace
from referee.whoopla import rules
from referee.whoopla.cards import OpenCard, constraint_of
from referee.whoopla.round import can_be_kept, discarded
from referee.whoopla.scoring import runs_in, total_of, whoops
from referee.whoopla.state import Cards, State

Result = tuple[State, tuple[Event, ...]]


def shown(card: OpenCard) -> dict[str, object]:
    """A card as events tell it."""
    return {"card": card.card, "value": card.value}


def begun(state: State) -> State:
    """The turn begins: the heritage, if there is one, is taken from the centre."""
    heritage = state.centre
    return replace(
        state,
        phase="draw",
        round=() if heritage is None else (heritage,),
        constraint=constraint_of(heritage),
        drawn=0,
        action_played=False,
        centre=None,
    )


def bust(state: State, seat: int) -> Result:
    """The round is lost, and the turn ends."""
    lost = replace(discarded(state, state.round), round=())
    after, ended = ended_turn(lost, seat)
    return after, (Event("bust", {"player": seat}), *ended)


def saved(state: State, seat: int, index: int) -> Result:
    """One card of the round is saved by a backup; the rest is lost."""
    card = state.round[index]
    rest = (*state.round[:index], *state.round[index + 1 :])
    kept = secured(replace(state, round=rest), seat, (card,))
    gained = bonuses(state, kept, seat)
    after, (lost, *ended) = bust(kept, seat)
    return after, (Event("saved", {"player": seat, **shown(card)}), lost, *gained, *ended)


def secured(state: State, seat: int, cards: Cards) -> State:
    """The state with cards on a score pile, the newest on top."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, pile=(*reversed(cards), *player.pile)))


def bonuses(before: State, after: State, seat: int) -> tuple[Event, ...]:
    """The bonuses that a score pile has reached."""
    (old, new), options = (state.players[seat].pile for state in (before, after)), after.options
    runs = runs_in(old)
    events = [
        Event("run", {"player": seat, "values": run}) for run in runs_in(new) if run not in runs
    ]
    if whoops(new, options) and not whoops(old, options):
        events.append(Event("whoop-7", {"player": seat}))
    return tuple(events)


def stopped(state: State, seat: int) -> Result:
    """The last card becomes the heritage; the others are secured, but for marked ones in junior."""
    *others, last = state.round
    kept = tuple(card for card in others if can_be_kept(card, state.options))
    lost = tuple(card for card in others if not can_be_kept(card, state.options))
    after = discarded(secured(state, seat, kept), lost)
    heritage = OpenCard(last.card, last.value, last.marked)
    after = replace(after, round=(), centre=heritage)
    events = [
        Event(
            "secured" if can_be_kept(card, state.options) else "dropped",
            {"player": seat, **shown(card)},
        )
        for card in others
    ]
    events += bonuses(state, after, seat)
    events.append(Event("heritage-left", {"player": seat, **shown(heritage)}))
    after, ended = ended_turn(after, seat)
    return after, (*events, *ended)


def ended_turn(state: State, seat: int) -> Result:
    """The game is over, or the left neighbour's turn begins."""
    if state.options.double_expires:
        state = state.with_player(seat, replace(state.players[seat], double_next=False))
    end = None
    if total_of(state.players[seat].pile, state.options) >= state.options.target:
        end = rules.END_TARGET
    elif not state.draw and not state.discard:
        end = rules.END_EXHAUSTED
    if end is not None:
        over = replace(
            state,
            phase=GAME_OVER,
            turn=None,
            constraint="none",
            drawn=0,
            action_played=False,
        )
        return over, (Event("game-over", {"rule": end.id}),)
    after = begun(replace(state, turn=state.left_of(seat)))
    events = [Event("turn-started", {"player": after.turn})]
    for card in after.round:
        taken = {"player": after.turn, **shown(card), "constraint": after.constraint}
        events.append(Event("heritage-taken", taken))
    return after, tuple(events)
