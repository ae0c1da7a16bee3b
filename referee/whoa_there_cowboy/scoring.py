"""The points of Whoa There Cowboy: tokens, less one for each card in hand."""

from __future__ import annotations

from referee.game import GAME_OVER, bounded
from referee.ruling import ScoreLine, Scoring, Standing, points_in
from referee.whoa_there_cowboy import rules
from referee.whoa_there_cowboy.state import State


def scoring(state: State) -> Scoring:
    """One standing a seat; a hidden card costs its point like any other."""
    standings, ranks = [], []
    for seat, total in enumerate(state.totals):
        lines = _lines(state, seat)
        points = points_in(lines)
        standings.append(Standing(seat, bounded(total + points), lines))
        ranks.append((standings[-1].total, points))
    final, best = state.phase == GAME_OVER, max(ranks)
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == best])
    return Scoring("player", final, tuple(standings), winners if final else ())


def points_of(state: State, seat: int) -> int:
    """What a seat gets for this round, if it ended now."""
    return points_in(_lines(state, seat))


def _lines(state: State, seat: int) -> tuple[ScoreLine, ScoreLine]:
    player = state.players[seat]
    tokens, count = player.tokens, len(player.hand)
    return (
        ScoreLine(rules.SCORE_TOKENS, tokens, "held", {"player": seat, "points": tokens}),
        ScoreLine(rules.SCORE_CARDS, -count, "held", {"player": seat, "count": count}),
    )
