"""The points of Whoa There Cowboy: tokens, less one for each card in hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.declarations import GAME_OVER, bounded
from referee.ruling import (
    Decision,
    ScoreLine,
    Scoring,
    Standing,
    highest_total,
    placed,
    points_in,
)
from referee.whoa_there_cowboy import rules
from referee.whoa_there_cowboy.state import State


def scoring(state: State) -> Scoring:
    """One standing a seat; a hidden card costs its point like any other."""
    standings, points = [], []
    for seat, total in enumerate(state.totals):
        lines = _lines(state, seat)
        points.append(points_in(lines))
        standings.append(Standing(seat, bounded(total + points[-1]), lines))
    if state.phase != GAME_OVER:
        return Scoring("player", final=False, standings=tuple(standings))
    ranks = [(standing.total, points[standing.side]) for standing in standings]
    decided = tuple(_decided(standings, points))
    return Scoring("player", final=True, standings=placed(standings, ranks), decided=decided)


def _decided(standings: Sequence[Standing], points: Sequence[int]) -> Iterator[Decision]:
    """The highest total wins, and the last round decides between equal ones."""
    yield highest_total(rules.SCORE_TIE, standings)
    equals: dict[int, list[int]] = {}
    for standing in standings:
        equals.setdefault(standing.total, []).append(standing.side)
    for total in sorted(equals, reverse=True):
        seats = tuple(equals[total])
        last = tuple([points[seat] for seat in seats])
        if len(seats) > 1:
            reason = "last-round" if len(set(last)) > 1 else "shared"
            facts = {"players": seats, "total": total, "points": last}
            yield Decision(rules.SCORE_TIE, reason, facts)


def _lines(state: State, seat: int) -> tuple[ScoreLine, ScoreLine]:
    player = state.players[seat]
    tokens, count = player.tokens, len(player.hand)
    return (
        ScoreLine(rules.SCORE_TOKENS, tokens, "held", {"player": seat, "points": tokens}),
        ScoreLine(rules.SCORE_CARDS, -count, "held", {"player": seat, "count": count}),
    )
