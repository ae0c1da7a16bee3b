"""What a viewer may see of a table of YoYo: what is not named here is hidden."""

from __future__ import annotations

from referee.cards import hidden
from referee.ruling import Viewer
from referee.yoyo.state import Player, Slide, State


def view(state: State, viewer: Viewer) -> State:
    """The table as a seat sees it: its own cards, the discard pile, and all that is no card."""
    return State(
        game="yoyo",
        phase=state.phase,
        turn=state.turn,
        players=tuple(
            player if seat == viewer else Player(hidden(player.hand), player.name)
            for seat, player in enumerate(state.players)
        ),
        discard=state.discard,
        draw=hidden(state.draw),
        top_player=state.top_player,
        direction=state.direction,
        drawn=state.drawn if state.turn == viewer else None,
        pending_draw=state.pending_draw,
        slides=tuple(
            slide if slide.player == viewer else Slide(slide.player, None) for slide in state.slides
        ),
        run_outs=state.run_outs,
        game_number=state.game_number,
        starter=state.starter,
        totals=state.totals,
        options=state.options,
        ply=state.ply,
    )
