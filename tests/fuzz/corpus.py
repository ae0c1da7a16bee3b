"""Good requests, from which the damaged ones are made: examples, and questions of matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from api.examples import examples
from referee import SLUGS
from referee.questions import QUESTIONS
from tests.laws.asking import every_question
from tests.laws.tables import blurred
from tests.match import TABLES, Table, play
from tests.service.document import Json, request_of

TURNS = 12
"""How many turns of a match are asked about."""


@dataclass(frozen=True)
class Corpus:
    """Good bodies by game and endpoint."""

    bodies: dict[tuple[str, str], list[Json]]

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Every game with each of its endpoints."""
        return list(self.bodies)

    def pick(self, rng: Random, slug: str, endpoint: str) -> Json:
        return rng.choice(self.bodies[slug, endpoint])

    def other(self, rng: Random, slug: str) -> tuple[Json, Json]:
        """Some request of the game, and its schema."""
        endpoint = rng.choice(list(QUESTIONS))
        return self.pick(rng, slug, endpoint), schema_of(slug, endpoint)


def corpus(rng: Random, matches: int) -> Corpus:
    """All examples, and questions from so many matches of each game, as far as it is played."""
    bodies = {
        (slug, endpoint): [example["request"] for example in examples(slug, endpoint).values()]
        for slug in SLUGS
        for endpoint in QUESTIONS
    }
    for slug in SLUGS:
        tables = [table for table in TABLES if table.slug == slug]
        for table in rng.sample(tables, min(matches, len(tables))):
            for endpoint, body in _questions(rng, table):
                bodies[slug, endpoint].append(body)
    return Corpus(bodies)


def _questions(rng: Random, table: Table) -> Iterator[tuple[str, Json]]:
    turns = play(table, rng.randrange(1000)).turns
    for turn in rng.sample(turns, min(TURNS, len(turns))):
        yield from every_question(turn)
        yield "validate", {**turn.asked, "move": rng.choice(turns).sent, "readings": True}
        yield "validate", {"state": turn.told, "move": turn.move}  # chance has brought nothing yet
        state = blurred(table, turn.told, rng)  # some cards of which nobody can see
        yield "validate", {**turn.asked, "state": state}
        yield "validate", {**turn.asked, "state": state, "readings": True}
        yield "moves", {"state": state}


def schema_of(slug: str, endpoint: str) -> Json:
    """What the document says of a request."""
    schema: Json = request_of(f"/games/{slug}/{endpoint}")["schema"]
    return schema
