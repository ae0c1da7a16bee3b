"""How a turn of WHOOPLA! begins and ends."""

from __future__ import annotations

from dataclasses import replace

from referee.game import GAME_OVER
from referee.ruling import Event
from referee.whoopla import rules
from referee.whoopla.cards import OpenCard, constraint_of, open_card
from referee.whoopla.round import discarded
from referee.whoopla.scoring import runs_in, total_of, whoops
from referee.whoopla.state import Cards, Player, State

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
    gained = bonuses(state.players[seat], kept.players[seat], seat, state)
    after, (lost, *ended) = bust(kept, seat)
    return after, (Event("saved", {"player": seat, **shown(card)}), lost, *gained, *ended)


def secured(state: State, seat: int, cards: Cards) -> State:
    """The state with cards on a score pile, the newest on top."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, pile=(*reversed(cards), *player.pile)))


def bonuses(before: Player, after: Player, seat: int, state: State) -> tuple[Event, ...]:
    """The bonuses that a score pile has reached."""
    runs = [run for run in runs_in(after.pile) if run not in runs_in(before.pile)]
    events = [Event("run", {"player": seat, "values": run}) for run in runs]
    if whoops(after.pile, state.options) and not whoops(before.pile, state.options):
        events.append(Event("whoop-7", {"player": seat}))
    return tuple(events)


def stopped(state: State, seat: int) -> Result:
    """The last card becomes the heritage; the others are secured, but for marked ones in junior."""
    *others, last = state.round
    keeps_marked = state.options.mode == "family-plus"
    kept = tuple(card for card in others if keeps_marked or not card.marked)
    lost = tuple(card for card in others if card not in kept)
    after = discarded(secured(state, seat, kept), lost)
    heritage = open_card(last.card, last.value, last.marked)
    after = replace(after, round=(), centre=heritage)
    events = [
        Event("secured" if card in kept else "dropped", {"player": seat, **shown(card)})
        for card in others
    ]
    events += bonuses(state.players[seat], after.players[seat], seat, state)
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
