"""How a play that stands is settled, hands are refilled, and a round ends."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.chance import Chance
from referee.declarations import GAME_OVER, OVER, ROUND_OVER, Transition, bounded
from referee.ruling import Event
from referee.whoa_there_cowboy import events
from referee.whoa_there_cowboy.components import LEAST_TOKEN, OUT_TOKEN, Pile
from referee.whoa_there_cowboy.drawing import Drawing, draw
from referee.whoa_there_cowboy.state import LetThrough, OpenPlay, State


def ends_round(state: State) -> bool:
    """Whether the open play ends the round if it stands."""
    return state.open is not None and state.armed and not state.players[state.open.player].hand


def let_through(state: State, play: OpenPlay) -> Transition[State]:
    """The open play stands unchallenged."""
    after, settled = settle(state, play, LetThrough(play.player, play.bluff))
    return after, (events.LetThrough(play.player), *settled)


def settle(state: State, play: OpenPlay, passed: LetThrough | None) -> Transition[State]:
    """The cards of a play that stands go on the pile; a hand that is empty is out.

    ``passed`` is the play that was let through last.
    """
    after = replace(state, pile=(*play.cards, *state.pile), open=None, let_through=passed)
    settled = events.Settled(play.player, len(play.cards))
    if after.players[play.player].hand:
        return after, (settled,)
    after, out = go_out(after, play.player)
    return after, (settled, *out)


def go_out(state: State, player: int) -> Transition[State]:
    """An emptied hand earns a token; once the round is armed that ends it on the spot."""
    after, token = earn(state, player, OUT_TOKEN)
    if not state.armed:
        return after, (token,)
    after, ended = end_round(after, player)
    return after, (token, *ended)


def earn(state: State, player: int, points: int) -> tuple[State, events.Token]:
    """A player gets a token."""
    tokens = bounded(state.players[player].tokens + points) // LEAST_TOKEN * LEAST_TOKEN
    return state.with_player(player, tokens=tokens), events.Token(player, points)


def end_round(state: State, out: int) -> Transition[State]:
    """The round is finished by the seat that is out.

    Hands, tokens, piles and the claim stay as they are.
    """
    phase = GAME_OVER if state.round == state.options.rounds else ROUND_OVER
    happened: list[Event] = [events.RoundOver(state.round, out)]
    if phase == GAME_OVER:
        happened.append(events.GameOver())
    after = replace(state, phase=phase, turn=None, let_through=None)
    return after, tuple(happened)


def empty_hand(state: State) -> int | None:
    """The seat that has no card in hand: never more than one."""
    return next((seat for seat, player in enumerate(state.players) if not player.hand), None)


def refill(state: State, report: Pile | None) -> Drawing:
    """What is drawn for a hand that has just been emptied: nothing if none was."""
    seat = empty_hand(state)
    count = 0 if seat is None or state.phase in OVER else state.hand_size(seat)
    return Drawing(seat or 0, count, report, ("move", "drew"))


def draw_up(state: State, drawings: Sequence[Drawing], chance: Chance | None) -> Transition[State]:
    """Draw cards; if there is none for an empty hand the round is over."""
    after, drawn = draw(state, drawings, chance)
    out = empty_hand(after)
    if state.phase in OVER or out is None:
        return after, drawn
    after, ended = end_round(after, out)
    return after, (*drawn, *ended)
