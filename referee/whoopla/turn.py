"""How a turn of WHOOPLA! begins and ends."""

from __future__ import annotations

from msgspec.structs import replace

from referee.declarations import GAME_OVER, Transition
from referee.ruling import Event
from referee.whoopla import events, rules
from referee.whoopla.components import NumberCard
from referee.whoopla.open_cards import Cards, OpenCard, constraint_of
from referee.whoopla.round import can_be_kept, discarded
from referee.whoopla.scoring import runs_in, total_of, whoops
from referee.whoopla.state import State


def shown(card: OpenCard) -> tuple[NumberCard, int]:
    """A card as events show it."""
    assert card.value is not None  # only a joker that is yet to be named has none
    return card.card, card.value


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


def bust(state: State, seat: int) -> Transition[State]:
    """The round is lost, and the turn ends."""
    lost = replace(discarded(state, state.round), round=())
    after, ended = ended_turn(lost, seat)
    return after, (events.Bust(seat), *ended)


def saved(state: State, seat: int, index: int) -> Transition[State]:
    """One card of the round is saved by a backup; the rest is lost."""
    card = state.round[index]
    rest = (*state.round[:index], *state.round[index + 1 :])
    kept = secured(replace(state, round=rest), seat, (card,))
    gained = bonuses(state, kept, seat)
    after, (lost, *ended) = bust(kept, seat)
    return after, (events.Saved(seat, *shown(card)), lost, *gained, *ended)


def secured(state: State, seat: int, cards: Cards) -> State:
    """The state with cards on a score pile, the newest on top."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, pile=(*reversed(cards), *player.pile)))


def bonuses(before: State, after: State, seat: int) -> tuple[Event, ...]:
    """The bonuses that a score pile has reached."""
    (old, new), options = (state.players[seat].pile for state in (before, after)), after.options
    runs = runs_in(old)
    reached: list[Event] = [events.Run(seat, run) for run in runs_in(new) if run not in runs]
    if whoops(new, options) and not whoops(old, options):
        reached.append(events.Whoop7(seat))
    return tuple(reached)


def stopped(state: State, seat: int) -> Transition[State]:
    """The last card becomes the heritage; the others are secured, but for marked ones in junior."""
    *others, last = state.round
    kept = tuple(card for card in others if can_be_kept(card, state.options))
    lost = tuple(card for card in others if not can_be_kept(card, state.options))
    after = discarded(secured(state, seat, kept), lost)
    heritage = OpenCard(last.card, last.value, last.marked)
    after = replace(after, round=(), centre=heritage)
    happened: list[Event] = [
        events.Secured(seat, *shown(card))
        if can_be_kept(card, state.options)
        else events.Dropped(seat, *shown(card))
        for card in others
    ]
    happened += bonuses(state, after, seat)
    happened.append(events.HeritageLeft(seat, *shown(heritage)))
    after, ended = ended_turn(after, seat)
    return after, (*happened, *ended)


def ended_turn(state: State, seat: int) -> Transition[State]:
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
        return over, (events.GameOver(end.id),)
    left = state.left_of(seat)
    after = begun(replace(state, turn=left))
    started = events.TurnStarted(left)
    if state.centre is None:
        return after, (started,)
    taken = events.HeritageTaken(left, *shown(state.centre), constraint_of(state.centre))
    return after, (started, taken)
