"""What a viewer is told does not change with what the viewer may not know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from referee.ruling import Viewer
from tests.match import Match, Turn

from .asking import answer, shown
from .habits.habit import Json, Spot, at, put
from .moves import some_moves
from .tables import exchanged, masked, rng_of, view, viewers

CITED = ("violations", "unsettled", "findings")


def test_a_view_shows_what_may_be_seen(matches: list[Match]) -> None:
    """Hidden cards exchanged, it is the same; and what lies open is in it."""
    for match in matches:
        table, changed = match.table, 0
        for turn in match.some(3, few=15):
            rng = rng_of(turn, "view")
            for viewer in viewers(table):
                seen = view(table, turn.whole, viewer)
                assert seen == masked(table, turn.whole, viewer), shown(
                    turn, state=turn.whole, viewer=viewer
                )
                assert view(table, seen, viewer) == seen, shown(turn, state=seen, viewer=viewer)
                other = exchanged(table, turn.whole, viewer, rng)
                if other is not None:
                    changed += other != turn.whole
                    asked = {"viewer": viewer, "other": other}
                    assert view(table, other, viewer) == seen, shown(turn, **asked)
                    assert _same(table.slug, "view", turn.whole, other, viewer), shown(
                        turn, **asked
                    )
        assert changed, match.table


def test_a_ruling_tells_no_secret(matches: list[Match]) -> None:
    """The whole answer is the same, but for what is said aloud: the verdict and the rules."""
    for match in matches:
        table, compared = match.table, 0
        for turn in match.some(1):
            rng = rng_of(turn, "ruling")
            others = some_moves(table, turn.whole, table.listed(turn.whole), rng, 3)
            for viewer in rng.sample(viewers(table), 2):
                other = exchanged(table, turn.whole, viewer, rng)
                if other is None:
                    continue
                for move in (turn.move, turn.stated, *others):
                    asked = {"move": move, "readings": True, **match.seed}
                    compared += _alike(turn, viewer, (turn.whole, other), asked)
        assert compared, match.table


def test_a_replay_tells_no_secret(matches: list[Match]) -> None:
    """Neither does it on the way: every beginning of it is compared."""
    compared = 0
    for match in matches:
        table = match.table
        for turn in match.some(1):
            rng, ply = rng_of(turn, "replay"), turn.told["ply"]
            viewer = rng.choice(viewers(table))
            other = exchanged(table, turn.whole, viewer, rng)
            if other is None:
                continue
            moves = [later.move for later in match.turns[ply : ply + 4]]
            for count in range(1, len(moves) + 1):
                asked = {"moves": moves[:count], **match.seed}
                if not _alike(turn, viewer, (turn.whole, other), asked):
                    break
                compared += 1
    assert compared, matches


def test_a_setup_is_shown_as_a_view_of_it(matches: list[Match]) -> None:
    for match in matches:
        table = match.table
        whole = answer(table.slug, "setup", **match.setup)
        for viewer in viewers(table):
            seen = answer(table.slug, "setup", **match.setup, viewer=viewer)
            assert seen["state"] == masked(table, whole["state"], viewer), shown(
                match, viewer=viewer
            )
            assert seen["to_act"] == whole["to_act"], shown(match, viewer=viewer)


def test_a_finding_tells_no_secret(matches: list[Match]) -> None:
    """A table that cannot be: two that a viewer cannot tell apart get the same answer."""
    for match in matches:
        table, compared = match.table, 0
        for turn in match.some(1):
            rng = rng_of(turn, "finding")
            for viewer in rng.sample(viewers(table), 2):
                pair = [_impossible(turn, viewer, rng) for _ in range(2)]
                for endpoint, asked in (
                    ("validate", {"move": turn.move, "readings": True}),
                    ("replay", {"moves": [turn.move]}),
                    ("view", {}),
                ):
                    first, second = (
                        answer(table.slug, endpoint, state=state, viewer=viewer, **asked)
                        for state in pair
                    )
                    if _rules(first) == _rules(second):
                        assert first == second, shown(turn, viewer=viewer, pair=pair)
                        compared += bool(first["findings"])
        assert compared, match.table


def _impossible(turn: Turn, viewer: Viewer, rng: Random) -> Json:
    """The table with the same at all the places of a kind that the viewer may not see."""
    contents: dict[Spot, Any] = {}
    for places in turn.table.habit.secrets(turn.whole, viewer).values():
        filled = [spot for spot in places if at(turn.whole, spot) is not None]
        contents |= dict.fromkeys(filled, filled and at(turn.whole, rng.choice(filled)))
    return put(turn.whole, contents)


def _alike(turn: Turn, viewer: Viewer, pair: Sequence[Json], asked: Json) -> bool:
    """Compare two answers; False if they may differ, since more than secrets differ."""
    slug, endpoint = turn.table.slug, "replay" if "moves" in asked else "validate"
    seen = [answer(slug, endpoint, state=state, viewer=viewer, **asked) for state in pair]
    if seen[0] == seen[1]:
        return True
    facts = shown(turn, viewer=viewer, pair=pair, asked=asked, answers=seen)
    one, other = map(_by_rule, seen)
    for rule in one.keys() & other.keys():
        if len(one[rule]) == len(other[rule]):
            assert one[rule] == other[rule], facts
    open_ = [_open(turn, viewer, state, asked) for state in pair]
    assert open_[0] != open_[1], facts
    return False


def _open(turn: Turn, viewer: Viewer, state: Json, asked: Json) -> list[Any]:
    """What the viewer may know of an answer: what is said aloud, lies open, or was shown."""
    table, known = turn.table, []
    moves = asked.get("moves") or [asked["move"]]
    for move in moves:
        body = {"state": state, "move": move, "readings": True, **turn.match.seed}
        told = answer(table.slug, "validate", **body)
        after = told["state"]
        stated = table.habit.stated(move, state, after)
        shown_cards = [stated.get(name) for name in table.habit.shown]
        known += [_rules(told), masked(table, after, viewer), shown_cards]
        state = after
    return known


def _citations(answered: Json) -> list[Json]:
    rulings = [answered, *answered.get("rulings", ())]
    return [one for ruling in rulings for name in CITED for one in ruling.get(name, ())]


def _by_rule(answered: Json) -> dict[str, list[Json]]:
    cited: dict[str, list[Json]] = {}
    for citation in _citations(answered):
        cited.setdefault(citation["rule"], []).append(citation)
    return cited


def _rules(answered: Json) -> list[Any]:
    """What is said aloud: verdicts and rules, also those of other readings."""
    rulings = [answered, *answered.get("rulings", ()), *answered.get("readings", ())]
    verdicts = [ruling.get("verdict") for ruling in rulings]
    return [*verdicts, *(one["rule"] for ruling in rulings for one in _citations(ruling))]


def _same(slug: str, endpoint: str, state: Json, other: Json, viewer: Viewer) -> bool:
    first, second = (answer(slug, endpoint, state=one, viewer=viewer) for one in (state, other))
    return first == second
