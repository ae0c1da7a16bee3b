"""What a ruling costs in process, from bytes to bytes, and what each part of it does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import msgspec

import referee
from bench import BODIES
from bench.timing import Cost, Job, timed
from referee.declarations import AnyGame
from referee.languages import ENGLISH, sentences_in
from referee.questions import request_of
from referee.reading import read
from referee.ruling import Ruling, Verdict
from referee.writing import ruling_answer, ruling_id

GAMES = ("woo", "woo-duel", "yoyo", "whoopla", "wool-rules", "whoa-there-cowboy")
"""The games by the names of their bodies, and the duel of Woo."""

AGES = {"typical": "validate", "late": "late"}
"""A body from the midst of a match and one from its end, and what files of them are called."""

YARDSTICK, WHOLE = "json.loads and json.dumps", "the whole ruling"


def rulings(rounds: int) -> dict[str, dict[str, dict[str, Cost]]]:
    """By age and game: what a ruling and each part of it cost, beside the yardstick."""
    found: dict[str, dict[str, dict[str, Cost]]] = {}
    for age, file in AGES.items():
        for game in GAMES:
            body = body_of(f"{game}-{file}")
            jobs = yardstick("validate", body), whole("validate", body), parts(body)
            found.setdefault(age, {})[game] = timed(rounds, *jobs)
    return found


def body_of(name: str) -> bytes:
    return (BODIES / f"{name}.json").read_bytes()


def game_of(body: bytes) -> AnyGame:
    """The game that a body asks about; the long replays, which begin with a setup, are Woo's."""
    return referee.game(json.loads(body).get("state", {}).get("game", "woo"))


def answering(endpoint: str, body: bytes) -> Callable[[], bytes]:
    """A question from bytes to bytes, as the service answers it behind HTTP."""
    game = game_of(body)
    return lambda: referee.answer(game, endpoint, body)


def yardstick(endpoint: str, body: bytes, name: str = YARDSTICK) -> Job:
    """What the standard library takes for the same JSON in and out."""
    answer = json.loads(answering(endpoint, body)())

    def job() -> Iterator[str]:
        json.loads(body)
        json.dumps(answer)
        yield name

    return job


def whole(endpoint: str, body: bytes, name: str = WHOLE) -> Job:
    """The whole answer."""
    answered = answering(endpoint, body)

    def job() -> Iterator[str]:
        answered()
        yield name

    return job


def parts(body: bytes) -> Job:
    """A ruling step by step, as ``referee.answering`` makes it of a legal move."""
    game = game_of(body)
    declared, sentences = request_of(game, "validate"), sentences_in(ENGLISH)

    def job() -> Iterator[str]:
        request = read(declared, body)
        yield "reading"
        state, move = game.normalised(request.state), request.move
        yield "normalising"
        assert not tuple(game.audit(state))
        yield "audit"
        kind = game.move_types[move.type]
        assert not tuple(kind.check(state, move, None))
        yield "check"
        after, events = kind.apply(state, move, None)
        yield "apply"
        scoring, to_act = game.scoring(after), game.to_act(after)
        yield "score, and who is to act"
        name = ruling_id(game, state, move, None, readings=False)
        yield "ruling ID"
        ruling = Ruling(Verdict.LEGAL, after, events=events, scoring=scoring, to_act=to_act)
        answer = ruling_answer(game, ruling, sentences, name)
        yield "sentences"
        msgspec.json.encode(answer)
        yield "writing"

    return job
