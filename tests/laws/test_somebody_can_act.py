"""Until the game is over somebody can act, and then nobody."""

from __future__ import annotations

from referee import look_at
from referee.declarations import GAME_OVER
from referee.ruling import Verdict
from tests.match import Match, Table

from .asking import shown
from .habits.habit import Json
from .moves import some_moves
from .tables import is_whole, less_known, rng_of


def test_somebody_is_to_act(matches: list[Match]) -> None:
    """And where all cards are known there is a move."""
    for match in matches:
        for state in match.states:
            if state["phase"] == GAME_OVER:
                continue
            assert _to_act(match.table, state), shown(match.table, state=state)
            if is_whole(match.table, state):
                assert match.table.listed(state), shown(match.table, state=state)


def test_nobody_acts_when_the_game_is_over(matches: list[Match]) -> None:
    """Any move is illegal, for that one reason, and a game that is not over is not final."""
    for match in matches:
        table, state = match.table, match.last
        if state["phase"] != GAME_OVER:
            continue
        assert not _to_act(table, state), shown(table, state=state)
        assert not table.listed(state), shown(table, state=state)
        assert table.listing(state).complete, shown(table, state=state)
        tried = [turn.sent for turn in match.some(2)]
        for move in tried:
            ruling = table.ruling(state, move, "seed")
            cited = [citation.rule.id for citation in ruling.citations]
            assert ruling.verdict is Verdict.ILLEGAL, shown(table, state=state, move=move)
            assert cited == ["table.game-over"], shown(table, state=state, move=move)


def test_those_to_act_have_moves_of_the_phase(matches: list[Match]) -> None:
    """In the order of the seats, the table last, each with types in their order."""
    for match in matches:
        game = match.table.game
        types = list(game.move_types)
        for state in match.states:
            to_act = _to_act(match.table, state)
            seats = list(to_act)
            order = sorted(seats, key=lambda seat: match.table.seats if seat is None else seat)
            assert seats == order, shown(match.table, state=state, to_act=seats)
            for seat, named in to_act.items():
                assert named, shown(match.table, state=state, player=seat)
                assert list(named) == sorted(named, key=types.index), shown(
                    match.table, state=state, moves=named
                )
                for kind in named:
                    phases = game.move_types[kind].phases
                    assert state["phase"] in phases, shown(match.table, state=state, kind=kind)


def test_whoever_may_move_is_to_act(matches: list[Match]) -> None:
    """Of a table as it is told, blurred or seen: each listed move, and any other that is legal."""
    for match in matches:
        table = match.table
        for turn in match.some(2):
            for state in less_known(turn, "to act"):
                to_act, listed = _to_act(table, state), table.listed(state)
                others = some_moves(table, state, listed, rng_of(turn, "act"), 10)
                allowed = [
                    move
                    for move in others
                    if table.ruling(state, move).verdict is not Verdict.ILLEGAL
                ]
                for move in listed + allowed:
                    if move["type"] not in table.habit.never_in_to_act:
                        named = to_act.get(move.get("player"), ())
                        assert move["type"] in named, shown(turn, state=state, move=move)


def test_a_blurred_table_has_the_same_to_act(matches: list[Match]) -> None:
    """Nobody is left out for a card that is hidden: who is known to be to act still is."""
    for match in matches:
        for turn in match.some(2):
            whole = _to_act(match.table, turn.whole)
            for state in less_known(turn, "same to act"):
                to_act = _to_act(match.table, state)
                for seat, named in whole.items():
                    assert set(named) <= set(to_act.get(seat, ())), shown(turn, state=state)


def _to_act(table: Table, state: Json) -> dict[int | None, tuple[str, ...]]:
    to_act = look_at(table.game, table.read(state)).to_act
    named = {one.player: one.moves for one in to_act}
    assert len(named) == len(to_act), shown(table, state=state)
    return named
