"""A run: so many inputs from a seed, and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from urllib.parse import unquote_to_bytes

import msgspec

from tests.service.document import GET_PATHS, address_of

from . import octets, structure
from .corpus import Corpus, corpus, schema_of
from .judging import Failure, Judge, Request
from .shrinking import smallest

LOOKED_UP = 0.02
"""The share of inputs that are no questions but look-ups."""

BY_BYTES = 0.3
"""The share of questions whose bytes are damaged, and not their structure."""


@dataclass(frozen=True)
class Found:
    """A fault, and the smallest request that shows it."""

    index: int
    failure: Failure
    request: Request


class Run:
    """Inputs that are the same for the same seed, each on its own."""

    def __init__(self, seed: str, matches: int) -> None:
        self._seed = seed
        self._corpus: Corpus = corpus(Random(f"{seed} corpus"), matches)
        self._judge = Judge()

    @property
    def seen(self) -> Counter[tuple[str, ...]]:
        return self._judge.seen

    def request(self, index: int) -> Request:
        """One input."""
        rng = Random(f"{self._seed} {index}")
        if rng.random() < LOOKED_UP:
            return _look_up(rng)
        slug, endpoint = rng.choice(self._corpus.asked)
        path = f"/games/{slug}/{endpoint}"
        body = self._corpus.pick(rng, slug, endpoint)
        if rng.random() < BY_BYTES:
            other, _ = self._corpus.other(rng, slug)
            sent = octets.damaged(rng, msgspec.json.encode(body), msgspec.json.encode(other))
        else:
            schema = schema_of(slug, endpoint)
            sent = structure.damaged(rng, schema, body, lambda: self._corpus.other(rng, slug))
        return Request("POST", path, path, sent)

    def first_fault(self, indices: Iterable[int]) -> Found | None:
        """The first input that shows a fault, made small."""
        for index in indices:
            request = self.request(index)
            failure = self._judge.failure(request)
            if failure:
                return self._shrunk(index, failure, request)
        return None

    def _shrunk(self, index: int, failure: Failure, request: Request) -> Found:
        def fails(body: bytes) -> bool:
            found = self._judge.failure(replace(request, body=body))
            return found is not None and found.kind == failure.kind

        small = replace(request, body=smallest(request.body, fails))
        return Found(index, self._judge.failure(small) or failure, small)


def _look_up(rng: Random) -> Request:
    """A path of the document; if it names something, mostly with another name."""
    path = rng.choice(GET_PATHS)
    address = address_of(path).encode()
    if "{" in path and rng.random() < 0.8:
        start = path.index("{")
        name = octets.damaged(rng, address[start:], address).replace(b"/", b"") or b"x"
        address = address[:start] + unquote_to_bytes(name).replace(b"?", b"")
    return Request("GET", path, address.decode("latin-1"))
