"""Not to know a card is no contradiction, and what is known stays true."""

from __future__ import annotations

from itertools import islice

from referee.ruling import Verdict
from tests.match import Match, Turn

from .asking import shown
from .moves import aloud, key, some_moves
from .tables import blurred, fits, is_whole, less_known, rng_of, view, viewers

FOLLOWED = 15
"""How many moves a match is followed by somebody who does not know all cards."""


def test_nothing_hangs_on_hidden_cards_where_none_are(matches: list[Match]) -> None:
    for match in matches:
        for turn in match.some(3):
            table = match.table
            if is_whole(table, turn.whole):
                moves = some_moves(table, turn.whole, [turn.move], rng_of(turn, "whole"), 10)
                for move in (turn.stated, *moves):
                    verdict = table.ruling(turn.whole, move).verdict
                    assert verdict is not Verdict.UNDETERMINED, shown(
                        turn, state=turn.whole, move=move
                    )


def test_a_match_can_be_followed_blindly(matches: list[Match]) -> None:
    """Each move stands whatever is known; what is then known is possible, and true."""
    for match in matches:
        for turn in match.some(1):
            rng = rng_of(turn, "followed")
            seen = view(match.table, turn.whole, rng.choice(viewers(match.table)))
            _follow(turn, rng.choice((seen, blurred(match.table, turn.whole, rng))))


def _follow(begin: Turn, state: dict[str, object]) -> None:
    table = begin.table
    ply = begin.told["ply"]
    for turn in islice(begin.match.turns, ply, ply + FOLLOWED):
        assert fits(table, state, turn.whole), shown(turn, known=state, whole=turn.whole)
        ruling = table.ruling(state, turn.stated)
        assert ruling.stands, shown(turn, state=state, move=turn.stated, citations=ruling.citations)
        state = table.written(ruling.state)
        assert not any(table.game.audit(ruling.state)), shown(turn, state=state)


def test_what_is_told_is_true(matches: list[Match]) -> None:
    """A table that was dealt by hand: the referee claims to know only what is so."""
    for match in matches:
        for turn in match.turns:
            assert fits(match.table, turn.told, turn.whole), shown(
                turn, told=turn.told, whole=turn.whole
            )


def test_a_ruling_from_less_never_contradicts(matches: list[Match]) -> None:
    """What is illegal as a seat sees it, or as a blurred table, is so at the whole table."""
    for match in matches:
        table = match.table
        for turn in match.some(2):
            rng = rng_of(turn, "less")
            listed = table.listed(turn.whole)
            moves = (turn.stated, *some_moves(table, turn.whole, listed, rng, 8))
            known = [view(table, turn.whole, viewer) for viewer in viewers(table)]
            known.append(blurred(table, turn.whole, rng))
            known.append(turn.told)
            for move in moves:
                if table.ruling(turn.whole, move).verdict is Verdict.ILLEGAL:
                    continue
                for state in known:
                    verdict = table.ruling(state, move).verdict
                    assert verdict in (
                        Verdict.LEGAL,
                        Verdict.UNDETERMINED,
                        Verdict.INCOMPLETE,
                    ), shown(turn, state=state, move=move, verdict=verdict)


def test_what_is_surely_legal_is(matches: list[Match]) -> None:
    """A move that is made of known cards, and legal whatever the others are, is so in truth."""
    for match in matches:
        table = match.table
        for turn in match.some(3, few=12):
            rng = rng_of(turn, "surely")
            known = [view(table, turn.whole, seat) for seat in range(table.seats)]
            known += [blurred(table, turn.whole, rng) for _ in range(2)]
            for state in known:
                for move in table.listed(state):
                    if table.ruling(state, move).verdict is Verdict.LEGAL:
                        verdict = table.ruling(turn.whole, move).verdict
                        assert verdict in (Verdict.LEGAL, Verdict.INCOMPLETE), shown(
                            turn, state=turn.whole, move=move, known=state
                        )


def test_a_known_card_is_listed_whatever_else_is_hidden(matches: list[Match]) -> None:
    """What may be done at the whole table and is not listed for a seat hangs on what it lacks."""
    for match in matches:
        table = match.table
        for turn in match.some(2):
            for state in less_known(turn, "lacking"):
                if table.listing(state).complete:
                    listed = {key(table, state, move) for move in table.listed(state)}
                    whole = {key(table, state, move) for move in table.listed(turn.whole)}
                    assert whole <= listed, shown(turn, state=state, whole=turn.whole)


def test_open_facts_are_enough_to_follow_a_match(matches: list[Match]) -> None:
    """Who sees only what the whole table sees, from the deal on, is never contradicted.

    What is illegal by open facts is so in truth, and what happens is the same.
    """
    for match in matches:
        table = match.table
        state = view(table, match.turns[0].whole, "table")
        for turn in match.turns:
            facts = {"state": state, "whole": turn.whole, "move": turn.stated}
            assert fits(table, state, turn.whole), shown(turn, **facts)
            for move in some_moves(table, turn.whole, [turn.move], rng_of(turn, "open"), 2):
                if table.ruling(state, aloud(table, move)).verdict is Verdict.ILLEGAL:
                    verdict = table.ruling(turn.whole, move).verdict
                    assert verdict is Verdict.ILLEGAL, shown(turn, state=state, move=move)
            ruling = table.ruling(state, aloud(table, turn.stated))
            assert ruling.stands, shown(turn, citations=ruling.citations, **facts)
            truly = table.ruling(turn.whole, turn.stated)
            assert (ruling.events, ruling.to_act) == (truly.events, truly.to_act), shown(
                turn, **facts
            )
            state = table.written(ruling.state)
            assert not any(table.game.audit(ruling.state)), shown(turn, after=state, **facts)
