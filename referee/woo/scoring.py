"""Woo's points: one a round."""

from __future__ import annotations

from typing import Literal

from referee.declarations import GAME_OVER, OVER
from referee.ruling import Decision, ScoreLine, Scoring, Standing, placed
from referee.woo import rules
from referee.woo.state import State, side_of


def scoring(state: State) -> Scoring:
    """One standing a side; the one that went out has a line until the next deal."""
    out = [seat for seat, player in enumerate(state.players) if not player.hand]
    won = side_of(out[0]) if state.phase in OVER else None
    final = state.phase == GAME_OVER
    line = ScoreLine(rules.SCORE_ROUND, 1, "out", {"players": tuple(out)})
    standings = tuple(
        [
            Standing(side, total, (line,) if side == won else ())
            for side, total in enumerate(state.points)
        ]
    )
    sides: Literal["player", "team"] = "player" if state.duel else "team"
    if not final or won is None:
        return Scoring(sides, final, standings)
    facts = {
        "side": won,
        "points": state.points[won],
        "points_to_win": state.options.points_to_win,
    }
    return Scoring(sides, final, placed(standings), (Decision(rules.END_POINTS, "reached", facts),))
