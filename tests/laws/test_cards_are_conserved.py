"""No card comes into being or gets lost."""

from __future__ import annotations

from collections import Counter
from random import Random

from referee.faults import Contradiction
from tests.match import Match, Turn, half_told

from .asking import answer, shown
from .habits.habit import Json
from .moves import deck
from .tables import blurred, rng_of

SOME = 8
"""How often chance is told in part, in one match."""


def test_every_table_has_the_whole_deck(matches: list[Match]) -> None:
    """As it truly is from the first to the last, and in number as it is told."""
    for match in matches:
        cards = match.table.habit.all_cards
        whole = Counter(cards(match.turns[0].whole))
        assert set(whole) == set(deck(match.table))
        for turn in match.turns:
            assert Counter(cards(turn.whole)) == whole, shown(turn, state=turn.whole)
        for state in match.states:
            told = cards(state)
            assert told is None or len(told) == whole.total(), shown(match.table, state=state)


def test_chance_that_is_told_in_part_conserves_them(matches: list[Match]) -> None:
    """Some outcomes stated, some half seen, some left to the seed or to nobody."""
    for match in matches:
        by_chance = [turn for turn in match.turns if turn.stated != turn.move]
        rng = Random(f"{match.table} {match.number} chance")
        for turn in rng.sample(by_chance, min(SOME, len(by_chance))):
            for state in (turn.whole, turn.whole, blurred(turn.table, turn.told, rng)):
                move = half_told(rng, turn.move, turn.stated, 0.5, rng.choice((0, 0.3)))
                _check(turn, state, move, rng.choice((None, "another seed")))


def test_a_setup_that_is_told_in_part_has_the_whole_deck(matches: list[Match]) -> None:
    for match in matches:
        table, rng = match.table, Random(f"{match.table} {match.number} setup")
        whole = match.turns[0].whole
        deck_of_all = Counter(table.habit.all_cards(whole))
        for _ in range(SOME):
            stated = table.habit.with_outcomes(table.setup, None, whole)
            setup = half_told(rng, table.setup, stated, 0.5, rng.choice((0, 0.3)))
            try:
                state = answer(table.slug, "setup", **setup, seed="another seed")["state"]
            except Contradiction:  # what is not told is needed
                continue
            cards = Counter(table.habit.all_cards(state))
            facts = {"setup": setup, "state": state}
            assert cards.total() == deck_of_all.total(), shown(match.table, **facts)
            assert None in cards or cards == deck_of_all, shown(match.table, **facts)


def test_moves_of_a_blurred_table_conserve_them(matches: list[Match]) -> None:
    for match in matches:
        for turn in match.some(4):
            state = blurred(turn.table, turn.told, rng_of(turn, "conserved"))
            _check(turn, state, turn.stated, None)


def _check(turn: Turn, state: Json, move: Json, seed: str | None) -> None:
    table = turn.table
    ruling = table.ruling(state, move, seed)
    where = {"state": state, "move": move, "seed": seed, "citations": ruling.citations}
    assert ruling.verdict not in ("illegal", "invalid-state"), shown(turn, **where)
    after = table.written(ruling.state)
    assert not any(table.game.audit(ruling.state)), shown(turn, after=after, **where)
    before_cards, after_cards = table.habit.all_cards(state), table.habit.all_cards(after)
    if before_cards is None or after_cards is None:
        return
    assert len(after_cards) == len(before_cards), shown(turn, after=after, **where)
    if None not in before_cards and None not in after_cards:
        assert Counter(after_cards) == Counter(before_cards), shown(turn, after=after, **where)
