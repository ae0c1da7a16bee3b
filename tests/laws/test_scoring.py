"""Points add up, and nobody has won before the end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from referee import look_at
from referee.declarations import GAME_OVER
from referee.ruling import Scoring, Verdict
from tests.match import Match, Table

from .asking import shown
from .habits.habit import Json
from .moves import some_moves
from .tables import blurred, is_whole, rng_of, view, viewers


def test_lines_add_up_to_what_the_round_adds(matches: list[Match]) -> None:
    """Without them a total stays what it was, until the next round begins with all of it."""
    for match in matches:
        scorings = [_scoring(match.table, state) for state in match.states]
        assert not any(_before(scorings[0]))
        for state, (earlier, later) in zip(match.states[1:], pairwise(scorings), strict=True):
            totals = [standing.total for standing in earlier.standings]
            assert _before(later) in (_before(earlier), totals), shown(match.table, state=state)


def test_lines_cite_rules_of_the_game(matches: list[Match]) -> None:
    for match in matches:
        rulebook = match.table.game.rulebook
        for state in match.states:
            for standing in _scoring(match.table, state).standings:
                for line in standing.lines:
                    assert rulebook[line.rule.id] is line.rule, shown(match.table, state=state)
                    assert line.reason in line.rule.reasons, shown(match.table, state=state)
                    assert set(line.params) == set(line.rule.reasons[line.reason])


def test_somebody_has_won_only_at_the_end(matches: list[Match]) -> None:
    """Only then are there winners, and they are sides with the most points."""
    for match in matches:
        for state in match.states:
            scoring = _scoring(match.table, state)
            assert scoring.final is (state["phase"] == GAME_OVER), shown(match.table, state=state)
            if not scoring.final:
                assert scoring.winners == (), shown(match.table, state=state)
                continue
            most = max(standing.total for standing in scoring.standings)
            best = [standing.side for standing in scoring.standings if standing.total == most]
            assert set(scoring.winners) <= set(best), shown(match.table, state=state)
            assert list(scoring.winners) == sorted(set(scoring.winners))
            hangs = any(standing.unknown_cards for standing in scoring.standings)
            assert bool(scoring.winners) is not hangs, shown(match.table, state=state)


def test_places_say_who_won(matches: list[Match]) -> None:
    """Who has more comes before who has less, by rules of the game that are told."""
    for match in matches:
        rulebook = match.table.game.rulebook
        for state in match.states:
            scoring = _scoring(match.table, state)
            facts = shown(match.table, state=state, scoring=scoring)
            assert bool(scoring.decided) is bool(scoring.winners), facts
            for decision in scoring.decided:
                assert rulebook[decision.rule.id] is decision.rule, facts
                assert set(decision.params) == set(decision.rule.reasons[decision.reason]), facts
            ranked = sorted(scoring.standings, key=lambda standing: standing.place or 0)
            places = [standing.place for standing in ranked]
            if not scoring.winners:
                assert set(places) == {None}, facts
                continue
            assert places == [1 + places.index(place) for place in places], facts
            totals = [standing.total for standing in ranked]
            assert totals == sorted(totals, reverse=True), facts


def test_sides_stand_in_order(matches: list[Match]) -> None:
    """The same ones all the time, by seat or team."""
    for match in matches:
        for state in match.states:
            scoring = _scoring(match.table, state)
            sides = [standing.side for standing in scoring.standings]
            assert sides == list(range(len(sides))), shown(match.table, state=state)
            if scoring.sides == "player":
                assert len(sides) == match.table.seats, shown(match.table, state=state)


def test_unknown_cards_are_counted_where_they_matter(matches: list[Match]) -> None:
    """None if all is known; and where none counts, hidden cards change no points."""
    for match in matches:
        table = match.table
        for turn in match.some(2):
            whole = _scoring(table, turn.whole)
            if is_whole(table, turn.whole):
                assert not any(standing.unknown_cards for standing in whole.standings)
            rng = rng_of(turn, "score")
            seen = view(table, turn.whole, rng.choice(viewers(table)))
            for state in (blurred(table, turn.whole, rng), seen):
                for known, truly in zip(
                    _scoring(table, state).standings, whole.standings, strict=True
                ):
                    if not known.unknown_cards:
                        assert known.total == truly.total, shown(turn, state=state)


def test_a_move_that_stands_is_counted(matches: list[Match]) -> None:
    """``ply`` grows by one, and any other move leaves the whole table as it was."""
    for match in matches:
        table, seed = match.table, match.seed.get("seed")
        assert [state["ply"] for state in match.states] == list(range(len(match.states)))
        for turn in match.some(2):
            rng = rng_of(turn, "ply")
            for move in some_moves(table, turn.told, table.listed(turn.told), rng, 10):
                ruling = table.ruling(turn.told, move, seed)
                stands = ruling.verdict in (Verdict.LEGAL, Verdict.UNDETERMINED)
                after = table.written(ruling.state)
                facts: dict[str, Any] = {"state": turn.told, "move": move, "after": after}
                assert after["ply"] == turn.told["ply"] + stands, shown(turn, **facts)
                if not stands:
                    assert after == turn.told, shown(turn, **facts)
                    assert ruling.events == (), shown(turn, **facts)
                    assert ruling.citations, shown(turn, **facts)


def _scoring(table: Table, state: Json) -> Scoring:
    scoring = look_at(table.game, table.read(state)).scoring
    assert scoring is not None, shown(table, state=state)
    return scoring


def _before(scoring: Scoring) -> list[int]:
    """The totals without what this round adds."""
    return [
        standing.total - sum(line.points for line in standing.lines)
        for standing in scoring.standings
    ]
