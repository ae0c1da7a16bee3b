"""YoYo's points: five for who is out, one less for each card that another holds."""

from __future__ import annotations

from referee.declarations import GAME_OVER
from referee.ruling import ScoreLine, Scoring, Standing, highest_total, placed, points_in
from referee.yoyo import rules
from referee.yoyo.state import State

POINTS_OUT = 5


def scoring(state: State) -> Scoring:
    """One standing a seat; every card counts alike, whatever is on it."""
    standings = []
    for seat, total in enumerate(state.totals):
        lines = _lines(state, seat)
        standings.append(Standing(seat, total + points_in(lines), lines))
    if state.phase != GAME_OVER:
        return Scoring("player", final=False, standings=tuple(standings))
    decided = highest_total(rules.END_POINTS, standings)
    return Scoring("player", final=True, standings=placed(standings), decided=(decided,))


def points_of(state: State, seat: int) -> int:
    """What a seat gets for this game, if it ended now."""
    return points_in(_lines(state, seat))


def _lines(state: State, seat: int) -> tuple[ScoreLine, ...]:
    count = len(state.players[seat].hand)
    count += sum([slide.player == seat for slide in state.slides])
    if count:
        facts = {"player": seat, "count": count}
        return (ScoreLine(rules.SCORE_CARDS, -count, "held", facts),)
    return (ScoreLine(rules.SCORE_OUT, POINTS_OUT, "out", {"player": seat}),)
