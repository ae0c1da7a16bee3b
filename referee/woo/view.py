"""What a viewer may see of a table of Woo: what is not named here is hidden."""

from __future__ import annotations

from referee.cards import hidden
from referee.ruling import Viewer
from referee.woo.state import Player, State


def view(state: State, viewer: Viewer) -> State:
    """The table as a seat sees it: its own hand, and all that lies open or did so once."""
    return State(
        game="woo",
        phase=state.phase,
        turn=state.turn,
        players=tuple(
            player if seat == viewer else Player(hidden(player.hand), player.name)
            for seat, player in enumerate(state.players)
        ),
        round=state.round,
        lead=state.lead,
        offer=state.offer,
        partial=state.partial,
        table=state.table,
        board=state.board,
        draw=hidden(state.draw),
        discard=state.discard,
        points=state.points,
        options=state.options,
        ply=state.ply,
    )
