"""How a table of WHOOPLA! is set up."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import hidden
from referee.chance import Chance, stream_of
from referee.common_rules import NO_SUCH_SEAT, OUTCOME_MISSING
from referee.ruling import Citation, Missing, Violation
from referee.whoopla.components import (
    ACTION_DECK,
    ACTIONS_EACH,
    NUMBER_PILE,
    ONE_EACH,
    Actions,
    Pile,
)
from referee.whoopla.state import Player, Setup, State


def check_setup(setup: Setup, _: Chance | None) -> Iterator[Citation]:
    """Why no table can be set up like this: action cards are stated for all seats or for none."""
    seats = len(setup.players)
    if setup.first >= seats:
        facts = {"player": setup.first, "seats": seats}
        yield Violation(NO_SUCH_SEAT, "no-such-seat", ("setup", "first"), facts)
    if any(player.actions is not None for player in setup.players):
        for seat, player in enumerate(setup.players):
            if player.actions is None:
                path = ("setup", "players", seat, "actions")
                yield Missing(OUTCOME_MISSING, "not-stated", path)


def set_up(setup: Setup, chance: Chance | None) -> State:
    """The table before the first turn."""
    actions = _actions(setup, chance)
    return State(
        game="whoopla",
        phase="draw",
        turn=setup.first,
        options=setup.options,
        players=tuple(
            Player(actions[seat], (), name=player.name) for seat, player in enumerate(setup.players)
        ),
        round=(),
        drawn=0,
        action_played=False,
        draw=_number_pile(chance),
        discard=(),
    )


def _number_pile(chance: Chance | None) -> Pile:
    stream = stream_of(chance, "draw")
    return hidden(NUMBER_PILE) if stream is None else tuple(stream.shuffled(NUMBER_PILE))


def _actions(setup: Setup, chance: Chance | None) -> tuple[Actions, ...]:
    """The action cards of each seat: as stated, one of each kind, or the top three of a deck."""
    stated = tuple(player.actions for player in setup.players if player.actions is not None)
    if stated:
        return stated
    seats = len(setup.players)
    if setup.options.actions_dealt == "one-each":
        return (ONE_EACH,) * seats
    stream = stream_of(chance, "actions")
    deck = hidden(ACTION_DECK) if stream is None else tuple(stream.shuffled(ACTION_DECK))
    return tuple(deck[seat * ACTIONS_EACH : (seat + 1) * ACTIONS_EACH] for seat in range(seats))
