"""Listed moves may be made: none is illegal, all can be sent as they are."""

from __future__ import annotations

import msgspec

from referee.ruling import Verdict
from tests.match import Match, Table, Turn

from .asking import reader, shown
from .habits.habit import Json
from .moves import key
from .tables import less_known, under_any


def test_none_is_illegal(matches: list[Match]) -> None:
    """Of a table as it is told, blurred, or seen from a seat."""
    for turn, state in _states(matches):
        for move in turn.table.listed(state):
            ruling = turn.table.ruling(state, move)
            allowed = ruling.verdict not in (Verdict.ILLEGAL, Verdict.INVALID_STATE)
            assert allowed, shown(turn, state=state, move=move, citations=ruling.citations)


def test_none_is_listed_twice(matches: list[Match]) -> None:
    for turn, state in _states(matches):
        listed = [key(turn.table, state, move) for move in turn.table.listed(state)]
        assert len(set(listed)) == len(listed), shown(turn, state=state)


def test_all_are_in_the_form_of_the_listing(matches: list[Match]) -> None:
    """The outcomes are left out, and the cards stand as they always do."""
    for turn, state in _states(matches):
        for move in turn.table.listed(state):
            unlisted = turn.table.habit.left_out_of_lists.get(move["type"], ())
            assert not move.keys() & set(unlisted), shown(turn, state=state, move=move)
            assert turn.table.habit.as_listed(state, move) == move, shown(
                turn, state=state, move=move
            )


def test_all_can_be_sent_as_they_are(matches: list[Match]) -> None:
    """They are read without fault, as the same move."""
    for turn, state in _states(matches):
        for move in turn.table.listed(state):
            asked = {"state": state, "move": move}
            read = reader(turn.table.slug, "validate").read(msgspec.json.encode(asked))
            assert turn.table.written(read.move) == move, shown(turn, **asked)


def test_each_is_of_one_seat_or_of_the_table(matches: list[Match]) -> None:
    """Asked for one seat, the listing has that seat's moves and no others."""
    for turn, state in _states(matches):
        table, listed = turn.table, turn.table.listed(state)
        for seat in range(table.seats):
            own = [move for move in listed if move.get("player") == seat]
            assert _moves(table, state, player=seat) == own, shown(turn, state=state, player=seat)


def test_a_limit_cuts_the_listing(matches: list[Match]) -> None:
    """And says so; one that is just enough does not."""
    for turn, state in _states(matches):
        table, whole = turn.table, turn.table.listing(state)
        count = len(whole.moves)
        assert table.listing(state, limit=max(count, 1)) == whole, shown(turn, state=state)
        for limit in {1, count - 1} & set(range(1, count)):
            cut = table.listing(state, limit=limit)
            assert cut.moves == whole.moves[:limit], shown(turn, state=state, limit=limit)
            assert not cut.complete, shown(turn, state=state, limit=limit)


def _moves(table: Table, state: Json, player: int) -> list[Json]:
    return [table.written(move) for move in table.listing(state, player).moves]


def _states(matches: list[Match]) -> list[tuple[Turn, Json]]:
    return [
        (turn, state)
        for match in matches
        for turn in match.some(2)
        for state in (*less_known(turn, "listed"), *under_any(turn.table, turn.told))
    ]
