"""WHOOPLA!'s number pile: how a card is drawn, and how an empty pile is made anew."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, hidden
from referee.chance import Chance, stream_of
from referee.common_rules import OUTCOME_MISSING, check_turned_up
from referee.declarations import Transition
from referee.ruling import Citation, Missing
from referee.whoopla import events
from referee.whoopla.components import DECK, NumberCard
from referee.whoopla.open_cards import OpenCard
from referee.whoopla.state import State


def can_be_drawn(state: State) -> bool:
    """Whether there is a card to draw, or one to shuffle into the pile."""
    return bool(state.draw or state.discard)


def check_drawn(
    state: State, reported: NumberCard | None, chance: Chance | None
) -> Iterator[Citation]:
    """The card that is reported can have been drawn; an unknown one is reported."""
    ready = _ready(state, reported, chance)
    top, unseen = ready.draw[0], Unseen(DECK, ready.cards)
    yield from check_turned_up(reported, top, unseen, ("move", "card"))
    if top is None and reported is None:
        yield Missing(OUTCOME_MISSING, "not-stated", ("move",))


def drawn(
    state: State, seat: int, reported: NumberCard | None, chance: Chance | None
) -> Transition[State]:
    """The top card comes into the round; an x2 that waits is used up by it."""
    ready = _ready(state, reported, chance)
    known, player = ready.draw[0], state.players[seat]
    card = reported if known is None else known
    assert card is not None
    laid = OpenCard(card, doubled=player.double_next)
    after = replace(
        ready.with_player(seat, replace(player, double_next=False)),
        draw=ready.draw[1:],
        round=(*state.round, laid),
        drawn=state.drawn + 1,
    )
    event = events.Drawn(seat, card, laid.doubled)
    if state.draw:
        return after, (event,)
    return after, (events.Reshuffled(len(state.discard)), event)


def _ready(state: State, reported: NumberCard | None, chance: Chance | None) -> State:
    """The state with a card in its pile: an empty one is made of the discard pile.

    Where the card is reported no seed decides, so that what was shuffled is unknown.
    """
    if state.draw:
        return state
    stream = stream_of(chance, "reshuffle") if reported is None else None
    shuffled = hidden(state.discard) if stream is None else stream.shuffled(state.discard)
    return replace(state, draw=tuple(shuffled), discard=())
