"""What a ruling costs in process, from bytes to bytes, and what each part of it does."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import orjson

from api.games import ANSWERS
from api.messages import ENGLISH
from api.routes import reader
from bench import BODIES
from bench.timing import Cost, Job, timed
from referee.ruling import Ruling, Verdict
from schemas import WIRES
from schemas.base import Json
from schemas.identity import ruling_id
from schemas.table import Wire
from schemas.writing import write_citations, write_events, write_scoring, write_to_act

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


def wire_of(body: bytes) -> Wire:
    """The game that a body asks about; the long replays, which begin with a setup, are Woo's."""
    return WIRES[json.loads(body).get("state", {}).get("game", "woo")]


def answering(endpoint: str, body: bytes) -> Callable[[], bytes]:
    """A question from bytes to bytes, as the service answers it behind HTTP."""
    wire = wire_of(body)
    read, answer = reader(wire.game.slug, endpoint).read, ANSWERS[endpoint]
    return lambda: orjson.dumps(answer(wire, read(body)))


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
    """A ruling step by step, as ``referee.court`` and ``api.games`` make it of a legal move."""
    wire = wire_of(body)
    game, codec = wire.game, wire.codec
    accepted = reader(game.slug, "validate").accepted

    def job() -> Iterator[str]:
        asked = orjson.loads(body)
        yield "JSON in"
        asked = accepted(asked, body)
        yield "acceptance"
        state, move = codec.read_state(asked["state"]), codec.read_move(asked["move"])
        yield "construction"
        state = game.normalised(state)
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
        name = ruling_id(game.ruleset, codec.write_state(state), asked)
        yield "ruling ID"
        ruling = Ruling(Verdict.LEGAL, after, (), events, scoring, to_act)
        answer: Json = {
            "ruling_id": name,
            **write_citations(ruling, ENGLISH.speak),
            "events": write_events(events),
            "state": codec.write_state(after),
            "scoring": write_scoring(scoring, ENGLISH.speak),
            "to_act": write_to_act(to_act),
        }
        yield "dump"
        orjson.dumps(answer)
        yield "JSON out"

    return job
