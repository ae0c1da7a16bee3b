"""What a viewer may see of a table of WHOOPLA!: what is not named here is hidden."""

from __future__ import annotations

from referee.cards import hidden
from referee.ruling import Viewer
from referee.whoopla.state import State


def view(state: State, viewer: Viewer) -> State:
    """The table as a seat sees it: all but the pile, and the cards that another seat looks at."""
    return State(
        game="whoopla",
        phase=state.phase,
        turn=state.turn,
        players=state.players,
        round=state.round,
        constraint=state.constraint,
        drawn=state.drawn,
        action_played=state.action_played,
        centre=state.centre,
        peeked=state.peeked if state.turn == viewer else hidden(state.peeked),
        draw=hidden(state.draw),
        discard=state.discard,
        options=state.options,
        ply=state.ply,
    )
