"""How a play that stands is settled, hands are refilled, and a round ends."""

from __future__ import annotations

from collections.abc import Sequence

from referee.chance import Chance
from referee.game import GAME_OVER, ROUND_OVER, bounded
from referee.ruling import Event
from referee.values import replace
from referee.whoa_there_cowboy.components import LEAST_TOKEN, OUT_TOKEN
from referee.whoa_there_cowboy.drawing import Drawing, draw
from referee.whoa_there_cowboy.state import LetThrough, OpenPlay, Pile, State

OVER = (ROUND_OVER, GAME_OVER)
"""The phases in which a round is finished."""

Result = tuple[State, tuple[Event, ...]]


def ends_round(state: State) -> bool:
    """Whether the open play ends the round if it stands."""
    return state.open is not None and state.armed and not state.players[state.open.player].hand


def let_through(state: State, play: OpenPlay) -> Result:
    """The open play stands unchallenged."""
    after, settled = settle(state, play, LetThrough(play.player, play.bluff))
    return after, (Event("let-through", {"player": play.player}), *settled)


def settle(state: State, play: OpenPlay, passed: LetThrough | None) -> Result:
    """The cards of a play that stands go on the pile; a hand that is empty is out.

    ``passed`` is the play that was let through last.
    """
    after = replace(state, pile=(*play.cards, *state.pile), open=None, let_through=passed)
    settled = Event("settled", {"player": play.player, "count": len(play.cards)})
    if after.players[play.player].hand:
        return after, (settled,)
    after, out = go_out(after, play.player)
    return after, (settled, *out)


def go_out(state: State, player: int) -> Result:
    """An emptied hand earns a token; once the round is armed that ends it on the spot."""
    after, token = earn(state, player, OUT_TOKEN)
    if not state.armed:
        return after, (token,)
    after, ended = end_round(after)
    return after, (token, *ended)


def earn(state: State, player: int, points: int) -> tuple[State, Event]:
    """A player gets a token."""
    tokens = bounded(state.players[player].tokens + points) // LEAST_TOKEN * LEAST_TOKEN
    token = Event("token", {"player": player, "points": points})
    return state.with_player(player, tokens=tokens), token


def end_round(state: State) -> Result:
    """The round is finished; hands, tokens, piles and the claim stay as they are."""
    phase = GAME_OVER if state.round == state.options.rounds else ROUND_OVER
    events = [Event("round-over", {"round": state.round, "player": empty_hand(state)})]
    if phase == GAME_OVER:
        events.append(Event("game-over", {}))
    after = replace(state, phase=phase, turn=None, let_through=None)
    return after, tuple(events)


def empty_hand(state: State) -> int | None:
    """The seat that has no card in hand: never more than one."""
    return next((seat for seat, player in enumerate(state.players) if not player.hand), None)


def refill(state: State, report: Pile | None) -> Drawing:
    """What is drawn for a hand that has just been emptied: nothing if none was."""
    seat = empty_hand(state)
    count = 0 if seat is None or state.phase in OVER else state.hand_size(seat)
    return Drawing(seat or 0, count, report, ("move", "drew"))


def draw_up(state: State, drawings: Sequence[Drawing], chance: Chance | None) -> Result:
    """Draw cards; if there is none for an empty hand the round is over."""
    after, drawn = draw(state, drawings, chance)
    if state.phase in OVER or empty_hand(after) is None:
        return after, drawn
    after, ended = end_round(after)
    return after, (*drawn, *ended)
