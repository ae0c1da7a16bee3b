"""The points of Whoa There Cowboy: tokens, less one for each card in hand."""

from __future__ import annotations

from referee.game import GAME_OVER, bounded
from referee.ruling import ScoreLine, Scoring, Standing
from referee.whoa_there_cowboy import rules
from referee.whoa_there_cowboy.state import State


def scoring(state: State) -> Scoring:
    """One standing a seat; a hidden card costs its point like any other."""
    standings = tuple(
        Standing(seat, bounded(total + points_of(state, seat)), _lines(state, seat))
        for seat, total in enumerate(state.totals)
    )
    final = state.phase == GAME_OVER
    ranks = [(standing.total, points_of(state, standing.side)) for standing in standings]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Scoring("player", final, standings, winners if final else ())


def points_of(state: State, seat: int) -> int:
    """What a seat gets for this round, if it ended now."""
    return sum(line.points for line in _lines(state, seat))


def _lines(state: State, seat: int) -> tuple[ScoreLine, ScoreLine]:
    player = state.players[seat]
    tokens, count = player.tokens, len(player.hand)
    return (
        ScoreLine(rules.SCORE_TOKENS, tokens, "held", {"player": seat, "points": tokens}),
        ScoreLine(rules.SCORE_CARDS, -count, "held", {"player": seat, "count": count}),
    )
