"""WHOOPLA!'s points: all of them follow from the score pile."""

from __future__ import annotations

from collections.abc import Iterator

from referee.declarations import GAME_OVER
from referee.ruling import ScoreLine, Scoring, Standing, highest_total, placed, points_in
from referee.whoopla import rules
from referee.whoopla.components import HIGHEST, LOWEST, MIRROR, Options
from referee.whoopla.open_cards import Cards, OpenCard
from referee.whoopla.state import State

RUN_LENGTH = 3
RUN_POINTS = 3
WHOOP_VALUES = 7
WHOOP_POINTS = 7

Run = tuple[int, int, int]
RUNS: tuple[Run, ...] = tuple(
    (low, low + 1, low + 2) for low in range(LOWEST, HIGHEST - RUN_LENGTH + 2)
)


def scoring(state: State) -> Scoring:
    """One standing a seat; no hidden card matters, since score piles lie open."""
    standings = tuple(
        [_standing(seat, player.pile, state.options) for seat, player in enumerate(state.players)]
    )
    if state.phase != GAME_OVER:
        return Scoring("player", final=False, standings=standings)
    target = state.options.target
    if any(standing.total >= target for standing in standings):
        decided = highest_total(rules.END_TARGET, standings, target=target)
    else:
        decided = highest_total(rules.END_EXHAUSTED, standings)
    return Scoring("player", final=True, standings=placed(standings), decided=(decided,))


def total_of(pile: Cards, options: Options) -> int:
    """All points of a score pile."""
    counting = _counting(pile)
    points = _points(counting) + RUN_POINTS * len(_runs(counting))
    return points + WHOOP_POINTS * (_different(pile, counting, options) >= WHOOP_VALUES)


def runs_in(pile: Cards) -> tuple[Run, ...]:
    """Every three values in a row of a score pile, the lowest first.

    Marked cards and mirrors make none.
    """
    return _runs(_counting(pile))


def whoops(pile: Cards, options: Options) -> bool:
    """Whether the pile has WHOOP 7."""
    return _different(pile, _counting(pile), options) >= WHOOP_VALUES


def _counting(pile: Cards) -> list[OpenCard]:
    """The cards of a score pile that count: neither marked ones nor mirrors."""
    return [card for card in pile if not card.marked and card.card != MIRROR]


def _points(counting: list[OpenCard]) -> int:
    return sum([2 if card.doubled else 1 for card in counting])


def _runs(counting: list[OpenCard]) -> tuple[Run, ...]:
    values = {card.value for card in counting}
    return tuple([run for run in RUNS if values.issuperset(run)])


def _different(pile: Cards, counting: list[OpenCard], options: Options) -> int:
    """The different values of a score pile; in junior only cards that count have one."""
    return len({card.value for card in (pile if options.mode == "family-plus" else counting)})


def _standing(seat: int, pile: Cards, options: Options) -> Standing:
    lines = tuple(_lines(seat, pile, options))
    return Standing(seat, points_in(lines), lines)


def _lines(seat: int, pile: Cards, options: Options) -> Iterator[ScoreLine]:
    counting = _counting(pile)
    facts = {"player": seat, "count": len(pile)}
    yield ScoreLine(rules.SCORE_CARDS, _points(counting), "secured", facts)
    for run in _runs(counting):
        yield ScoreLine(rules.SCORE_RUN, RUN_POINTS, "run", {"player": seat, "values": run})
    different = _different(pile, counting, options)
    if different >= WHOOP_VALUES:
        facts = {"player": seat, "count": different}
        yield ScoreLine(rules.SCORE_WHOOP_7, WHOOP_POINTS, "different", facts)
