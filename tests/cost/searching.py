"""Looks for expensive requests: whatever costs more than the worst so far is changed further."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from time import monotonic

from api.settings import MAX_BYTES
from tests.fuzz.corpus import Corpus, schema_of
from tests.fuzz.structure import GROWING, damaged_at
from tests.service.document import Json

from .large import filled, long_replays, wrong
from .measuring import Question, Ratio, Scale, outcome

POOL = 6
"""How many of the worst are changed further."""

REPLAYS = 2
"""How many long replays a search begins with."""


@dataclass(frozen=True)
class Weighed:
    """A question and what it costs."""

    question: Question
    ratio: Ratio

    @property
    def rank(self) -> float:
        return self.ratio.each


class Search:
    """A search at one endpoint, among accepted or among refused bodies."""

    def __init__(
        self, corpus: Corpus, slug: str, endpoint: str, accepted: bool, rng: Random
    ) -> None:
        self._corpus, self._rng = corpus, rng
        self._slug, self._endpoint, self._accepted = slug, endpoint, accepted
        self._schema = schema_of(slug, endpoint)
        self._scale = Scale(slug, endpoint)
        self._pool: list[Weighed] = []
        self.tried = 0

    @property
    def worst(self) -> Weighed | None:
        return self._pool[0] if self._pool else None

    def run(self, kept: Question | None, limit: float) -> None:
        """Look for worse ones than the one that is kept, for so many seconds."""
        until = monotonic() + limit
        if kept:
            self._try(kept.body)
        for body in self._beginnings():
            if monotonic() > until - limit / 2:
                break
            self._try(_written(body))
        while self._pool and monotonic() < until:
            self._try(_written(self._changed()))
        self._pool = sorted(map(self._surely, self._pool), key=_rank, reverse=True)

    def _beginnings(self) -> Iterator[Json]:
        """Requests that are large or long in themselves; half of the time is theirs at most."""
        slug, endpoint, rng = self._slug, self._endpoint, self._rng
        good = self._corpus.bodies[slug, endpoint]
        some = rng.sample(good, min(12, len(good)))
        if endpoint == "replay" and self._accepted:
            yield from long_replays(rng, slug, REPLAYS)
        grow: Callable[[Random, Json, Json], Iterator[Json]] = filled if self._accepted else wrong
        yield from some
        yield from chain.from_iterable(grow(rng, self._schema, body) for body in some)

    def _changed(self) -> Json:
        body = json.loads(self._rng.choice(self._pool[: self._rng.randint(1, POOL)]).question.body)
        damages = self._rng.choices(GROWING, k=self._rng.choice((1, 1, 2, 3)))
        changed: Json = damaged_at(
            self._rng,
            self._schema,
            body,
            lambda: self._corpus.other(self._rng, self._slug),
            damages,
        )
        return changed

    def _try(self, body: bytes) -> None:
        self.tried += 1
        question = Question(self._slug, self._endpoint, body)
        if len(body) > MAX_BYTES or outcome(question).accepted is not self._accepted:
            return
        weighed = Weighed(question, self._weigh(question, 2))
        if len(self._pool) < POOL or weighed.rank > self._pool[-1].rank:
            self._pool.append(self._again(weighed))
            self._pool.sort(key=_rank, reverse=True)
            del self._pool[POOL:]

    def _again(self, weighed: Weighed) -> Weighed:
        return Weighed(weighed.question, self._weigh(weighed.question, 5))

    def _surely(self, weighed: Weighed) -> Weighed:
        """Weighed so often that what else the machine does hardly counts."""
        return Weighed(weighed.question, self._weigh(weighed.question, 25))

    def _weigh(self, question: Question, rounds: int) -> Ratio:
        return self._scale.weigh(question, rounds, accepted=self._accepted)


def _rank(weighed: Weighed) -> float:
    return weighed.rank


def _written(body: Json) -> bytes:
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode(
        errors="surrogatepass"
    )
