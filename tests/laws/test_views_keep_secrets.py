"""What a viewer is told does not change with what the viewer may not know."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from math import ceil
from random import Random
from typing import Any, NamedTuple

import msgspec
from flask.testing import FlaskClient

from referee.ruling import Viewer
from tests.match import TABLES, USUAL_TABLES, Match

from .asking import answer, shown
from .habits.habit import Json
from .lookalikes import Pair, began, pairs
from .tables import exchanged, masked, rng_of, view, viewers

CITED = ("violations", "unsettled", "findings")

SHOWN = {"state", "scoring", "events", "to_act"}
"""What a move that stands may change before the viewer's eyes."""

FEW, MANY = 500, 5000
"""How many pairs of answers are compared for each game, always and by `make long`."""

OWN = ("X-Request-Id", "Date")
"""The headers that no two answers share."""


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


def test_questions_that_look_the_same_are_answered_the_same(
    client: FlaskClient, matches: list[Match]
) -> None:
    """Byte by byte, but for what is said aloud, the verdict and the rules, and lies open then."""
    table = matches[0].table
    tables = TABLES if matches[0].number else USUAL_TABLES
    needed = ceil(
        (MANY if matches[0].number else FEW)
        / sum(other.slug == table.slug for other in tables)
        / len(matches)
    )
    compared: Counter[str] = Counter()
    for match in matches:
        found = pairs(match, Random(f"{table} {match.number} pairs"))
        tried = (pair for pair in islice(found, 10 * needed) if _alike(client, pair))
        compared.update(pair.endpoint for pair in islice(tried, needed))
    assert compared.total() == needed * len(matches), compared
    assert {"validate", "replay", "view", "situation"} <= compared.keys(), compared


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


class Answer(NamedTuple):
    """An answer as it goes out."""

    status: int
    headers: dict[str, str]
    body: bytes


def _sent(client: FlaskClient, slug: str, endpoint: str, body: Json) -> Answer:
    response = client.post(f"/games/{slug}/{endpoint}", json=body)
    headers = {name: value for name, value in response.headers if name not in OWN}
    return Answer(response.status_code, headers, response.data)


def _alike(client: FlaskClient, pair: Pair) -> bool:
    """Compare two answers; False if they may differ, since more than secrets differ."""
    slug = pair.turn.table.slug
    answers = [_sent(client, slug, pair.endpoint, body) for body in pair.bodies]
    assert {sent.status for sent in answers} <= {200, 409}, answers
    if answers[0] == answers[1]:
        return True
    if answers[0].status != answers[1].status:
        return False
    one, other = (msgspec.json.decode(sent.body) for sent in answers)

    def facts() -> str:
        return shown(pair.turn, asked=(pair.endpoint, *pair.bodies), answers=(one, other))

    if answers[0].status != 200:
        assert _places(one) != _places(other), facts()
        return False
    if _aloud(one) != _aloud(other):
        return False
    assert pair.endpoint in ("validate", "replay"), facts()
    if pair.endpoint == "validate":
        for name in one.keys() - SHOWN:
            assert one[name] == other[name], facts()
    open_ = [_open(pair, body) for body in pair.bodies]
    assert open_[0] != open_[1], facts()
    return False


def _places(problem: Json) -> list[str]:
    return [error["pointer"] for error in problem["errors"]]


def _open(pair: Pair, body: Json) -> list[Any]:
    """What the viewer may know of an answer: what is said aloud, lies open, or was shown."""
    table, known, state = pair.turn.table, [], began(pair, body)
    for move in body.get("moves") or [body["move"]]:
        told = answer(table.slug, "validate", state=state, move=move, **pair.turn.match.seed)
        after = told["state"]
        stated = (
            table.habit.with_outcomes(move, state, after) if after["ply"] > state["ply"] else {}
        )
        shown_cards = [stated.get(name) for name in table.habit.revealed_in_order]
        known += [_aloud(told), masked(table, after, pair.viewer), shown_cards]
        state = after
    return known


def _aloud(answered: Json) -> list[Any]:
    """What is said aloud: verdicts, and each rule that is cited."""
    rulings = [answered, *answered.get("rulings", ())]
    return [
        [ruling.get("verdict"), *dict.fromkeys(one["rule"] for one in _citations(ruling))]
        for ruling in rulings
    ]


def _citations(ruling: Json) -> list[Json]:
    return [one for name in CITED for one in ruling.get(name, ())]


def _same(slug: str, endpoint: str, state: Json, other: Json, viewer: Viewer) -> bool:
    first, second = (answer(slug, endpoint, state=one, viewer=viewer) for one in (state, other))
    return first == second
