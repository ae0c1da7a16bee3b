"""What a viewer may see of a table of Wool Rules: what is not named here is hidden."""

from __future__ import annotations

from referee.cards import hidden
from referee.ruling import Viewer
from referee.wool_rules.components import HIDDEN, Flock, PlacedBid
from referee.wool_rules.state import ENDED, Player, State


def view(state: State, viewer: Viewer) -> State:
    """The table as a seat sees it: the top of each flock, and its own bid."""
    return State(
        game="wool-rules",
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        supply=hidden(state.supply),
        middle=state.middle,
        order=state.order,
        dice=state.dice,
        kept=state.kept,
        attempt=state.attempt,
        chips_left=state.chips_left,
        players=tuple(
            Player(
                table_number=player.table_number,
                flock=_flock(state, player.flock),
                dogs=player.dogs,
                bone=player.bone,
                chips=player.chips,
                bid=player.bid if seat == viewer else _bid(state, player.bid),
                returned=player.returned,
                name=player.name,
            )
            for seat, player in enumerate(state.players)
        ),
        options=state.options,
        ply=state.ply,
    )


def _flock(state: State, flock: Flock) -> Flock:
    return flock if state.phase in ENDED else (*flock[:1], *hidden(flock[1:]))


def _bid(state: State, bid: PlacedBid | None) -> PlacedBid | None:
    return HIDDEN if state.phase == "bid" and bid is not None else bid
