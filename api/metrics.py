"""What Prometheus may know: how many requests and rulings there were, and how long they took.

Every label has a closed list of values: games, endpoints, statuses, verdicts, rules. Whatever goes
wrong in counting, requests are answered.
"""

from __future__ import annotations

import logging
import os
import struct
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, wraps
from pathlib import Path
from time import monotonic
from typing import Any

from flask import Flask, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
    values,
)
from prometheus_client.mmap_dict import MmapedDict
from prometheus_client.multiprocess import MultiProcessCollector

from api.problems import BY_SLUG, problem
from schemas import WIRES
from schemas.base import Json

_log = logging.getLogger("referee.metrics")

_FAILURES = (OSError, ValueError, RuntimeError, struct.error)
"""What files of counters bring about that are full, gone, or not whole."""


class _Reserved(MmapedDict):
    """A file of counters that is never mapped beyond what is really there.

    Else a process that counts in a full folder is ended by SIGBUS, where here it gets an OSError.
    """

    ROOM = 1 << 16

    def __init__(self, filename: str, read_mode: bool = False) -> None:
        with Path(filename).open("ab") as file:
            if not file.tell():
                file.write(bytes(self.ROOM))
        super().__init__(filename, read_mode)

    def _init_value(self, key: str) -> None:
        """Make room for another counter, which takes far less than doubles the file."""
        if self._used + len(key.encode()) + 32 > self._capacity:
            self._f.write(bytes(self._capacity))
            self._f.flush()
        super()._init_value(key)


values.MmapedDict = _Reserved

_REQUESTS = Histogram(
    "referee_request_seconds",
    "How long requests took, from their head to their answer.",
    ("game", "endpoint", "status"),
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
_RULINGS = Counter(
    "referee_rulings", "Rulings, each move of a replay being one.", ("game", "verdict")
)
_CITATIONS = Counter(
    "referee_citations",
    "Rulings that cite a rule; one that cites several counts for each of them.",
    ("game", "verdict", "rule"),
)

_CITED = ("violations", "unsettled", "findings")

# what counts each of them, looked up once
_requests, _rulings, _citations = (
    cache(counted.labels) for counted in (_REQUESTS, _RULINGS, _CITATIONS)
)


def _never_in_the_way(count: Callable[..., None]) -> Callable[..., None]:
    """Once it fails, a worker counts no more of this, and says so."""
    stopped = False

    @wraps(count)
    def counted(*args: Any) -> None:
        nonlocal stopped
        if not stopped:
            try:
                count(*args)
            except _FAILURES:
                stopped = True
                _log.exception("Counting has stopped in this worker: %s.", count.__name__)

    return counted


def register(app: Flask) -> None:
    """Serve what all workers of this machine have counted."""
    app.add_url_rule("/metrics", "metrics", _metrics)


@_never_in_the_way
def count_request(asked: Mapping[str, str], endpoint: str, status: int, seconds: float) -> None:
    """Count a request; what is no game and no endpoint has no name here."""
    game = asked.get("game", "")
    _requests(game if game in WIRES else "", endpoint, status).observe(seconds)


@_never_in_the_way
def count_rulings(game: str, answer: Json) -> None:
    """Count the rulings that an answer gives: none, one, or one a move."""
    rulings = [answer] if "verdict" in answer else answer.get("rulings", ())
    verdicts: dict[str, int] = defaultdict(int)
    citations: dict[tuple[str, str], int] = defaultdict(int)
    for ruling in rulings:
        verdict = ruling["verdict"]
        verdicts[verdict] += 1
        cited = [one["rule"] for kind in _CITED for one in ruling.get(kind, ())]
        for rule in set(cited):
            citations[verdict, rule] += 1
    for verdict, times in verdicts.items():
        _rulings(game, verdict).inc(times)
    for (verdict, rule), times in citations.items():
        _citations(game, verdict, rule).inc(times)


def _metrics() -> Response:
    try:
        response = Response(_written(int(monotonic())), content_type=CONTENT_TYPE_LATEST)
    except _FAILURES:
        response = problem(BY_SLUG["unavailable"], "What was counted cannot be read.")
    response.headers["Cache-Control"] = "no-store"
    return response


@lru_cache(maxsize=1)
def _written(_second: int) -> bytes:
    """All counters, put together once a second at most."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    return generate_latest(registry)
