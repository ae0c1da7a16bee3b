"""WHOOPLA!'s points: all of them follow from the score pile."""

from __future__ import annotations

from collections.abc import Iterator

from referee.game import GAME_OVER
from referee.ruling import ScoreLine, Scoring, Standing
from referee.whoopla import rules
from referee.whoopla.cards import OpenCard
from referee.whoopla.components import HIGHEST, LOWEST, MIRROR, Options
from referee.whoopla.state import Cards, State

RUN_LENGTH = 3
RUN_POINTS = 3
WHOOP_VALUES = 7
WHOOP_POINTS = 7

Run = tuple[int, int, int]


def scoring(state: State) -> Scoring:
    """One standing a seat; nothing hangs on a hidden card, since score piles lie open."""
    standings = tuple(
        _standing(seat, player.pile, state.options) for seat, player in enumerate(state.players)
    )
    final = state.phase == GAME_OVER
    best = max(standing.total for standing in standings)
    winners = tuple(standing.side for standing in standings if standing.total == best)
    return Scoring("player", final, standings, winners if final else ())


def total_of(pile: Cards, options: Options) -> int:
    """All points of a score pile."""
    points = sum(map(_points, pile)) + RUN_POINTS * len(runs_in(pile))
    return points + WHOOP_POINTS * whoops(pile, options)


def runs_in(pile: Cards) -> tuple[Run, ...]:
    """Every three values in a row of a score pile, the lowest first.

    Marked cards and mirrors make none.
    """
    values = {card.value for card in pile if _counts(card)}
    runs = ((low, low + 1, low + 2) for low in range(LOWEST, HIGHEST - RUN_LENGTH + 2))
    return tuple(run for run in runs if values.issuperset(run))


def whoops(pile: Cards, options: Options) -> bool:
    """Whether the pile has WHOOP 7."""
    return len(_different(pile, options)) >= WHOOP_VALUES


def _different(pile: Cards, options: Options) -> set[int | None]:
    """The different values of a score pile; in junior marked cards and mirrors have none."""
    return {card.value for card in pile if options.mode == "family-plus" or _counts(card)}


def _counts(card: OpenCard) -> bool:
    return not card.marked and card.card != MIRROR


def _points(card: OpenCard) -> int:
    if not _counts(card):
        return 0
    return 2 if card.doubled else 1


def _standing(seat: int, pile: Cards, options: Options) -> Standing:
    lines = tuple(_lines(seat, pile, options))
    return Standing(seat, sum(line.points for line in lines), lines)


def _lines(seat: int, pile: Cards, options: Options) -> Iterator[ScoreLine]:
    facts = {"player": seat, "count": len(pile)}
    yield ScoreLine(rules.SCORE_CARDS, sum(map(_points, pile)), "secured", facts)
    for run in runs_in(pile):
        yield ScoreLine(rules.SCORE_RUN, RUN_POINTS, "run", {"player": seat, "values": run})
    if whoops(pile, options):
        facts = {"player": seat, "count": len(_different(pile, options))}
        yield ScoreLine(rules.SCORE_WHOOP_7, WHOOP_POINTS, "different", facts)
