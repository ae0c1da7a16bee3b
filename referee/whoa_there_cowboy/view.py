"""What a viewer may see of a table of Whoa There Cowboy: what is not named here is hidden."""

from __future__ import annotations

from referee.cards import hidden
from referee.ruling import Viewer
from referee.whoa_there_cowboy.state import LetThrough, OpenPlay, Player, State


def view(state: State, viewer: Viewer) -> State:
    """The table as a seat sees it: its own cards, its own bluffs, and all that is no card."""
    return State(
        game="whoa-there-cowboy",
        phase=state.phase,
        turn=state.turn,
        players=tuple(
            player if seat == viewer else _from_behind(player)
            for seat, player in enumerate(state.players)
        ),
        round=state.round,
        first=state.first,
        direction=state.direction,
        claim=state.claim,
        open=_face_down(state.open, viewer),
        let_through=_past(state.let_through, viewer),
        gift=state.gift,
        pile=hidden(state.pile),
        draw=hidden(state.draw),
        depletions=state.depletions,
        totals=state.totals,
        options=state.options,
        ply=state.ply,
    )


def _from_behind(player: Player) -> Player:
    return Player(hidden(player.hand), player.tokens, player.young, player.name)


def _face_down(play: OpenPlay | None, viewer: Viewer) -> OpenPlay | None:
    if play is None or play.player == viewer:
        return play
    return OpenPlay(play.player, play.claim, hidden(play.cards), play.before)


def _past(play: LetThrough | None, viewer: Viewer) -> LetThrough | None:
    return play if play is None or play.player == viewer else LetThrough(play.player, None)
