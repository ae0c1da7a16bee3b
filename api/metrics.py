"""Metrics for Prometheus: how many requests and rulings there were, and how long they took.

Every label has a closed list of values: games, endpoints, statuses, verdicts, rules. A request is
answered even if counting it fails.
"""

from __future__ import annotations

import logging
import os
import struct
from collections.abc import Callable, Iterable, Mapping
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
from referee import SLUGS
from referee.answers import CitationAnswer, ReplayAnswer, ValidateAnswer

_log = logging.getLogger("referee.metrics")

_FAILURES = (OSError, ValueError, RuntimeError, struct.error)
"""What is raised if files of counters are full, missing or incomplete."""


class _Reserved(MmapedDict):
    """A file of counters whose space is written before it is mapped.

    A sparse file on a full disk would end the process with SIGBUS; writing raises OSError instead.
    """

    ROOM = 1 << 16

    def __init__(self, filename: str, read_mode: bool = False) -> None:
        with Path(filename).open("ab") as file:
            if not file.tell():
                file.write(bytes(self.ROOM))
        mapped: Any = super()
        mapped.__init__(filename, read_mode)

    def _init_value(self, key: str) -> None:
        """Add a counter; if there is no room for it, the size of the file is doubled first."""
        if self._used + len(key.encode()) + 32 > self._capacity:
            self._f.write(bytes(self._capacity))
            self._f.flush()
        mapped: Any = super()
        mapped._init_value(key)


vars(values)["MmapedDict"] = _Reserved

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

# what counts each of them, looked up once
_requests: Callable[..., Histogram] = cache(_REQUESTS.labels)
_rulings: Callable[..., Counter] = cache(_RULINGS.labels)
_citations: Callable[..., Counter] = cache(_CITATIONS.labels)


def _never_in_the_way(count: Callable[..., None]) -> Callable[..., None]:
    """Stops counting in this worker after the first failure, which is logged."""
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
    """Serve the metrics of all workers on this machine."""
    app.add_url_rule("/metrics", "metrics", _metrics)


@_never_in_the_way
def count_request(asked: Mapping[str, str], endpoint: str, status: int, seconds: float) -> None:
    """Count a request; unknown games and endpoints are counted without a name."""
    game = asked.get("game", "")
    _requests(game if game in SLUGS else "", endpoint, status).observe(seconds)


@_never_in_the_way
def count_rulings(game: str, answer: object) -> None:
    """Count the rulings that an answer gives: none, one, or one a move."""
    if isinstance(answer, ValidateAnswer):
        cited = (*answer.violations, *answer.unsettled, *answer.findings)
        _count(game, answer.verdict, cited)
    elif isinstance(answer, ReplayAnswer):
        for ruling in answer.rulings:
            _count(game, ruling.verdict, (*ruling.violations, *ruling.unsettled))


def _count(game: str, verdict: str, cited: Iterable[CitationAnswer]) -> None:
    _rulings(game, verdict).inc()
    for rule in {citation.rule for citation in cited}:
        _citations(game, verdict, rule).inc()


def _metrics() -> Response:
    try:
        response = Response(_written(int(monotonic())), content_type=CONTENT_TYPE_LATEST)
    except _FAILURES:
        response = problem(BY_SLUG["unavailable"], "What was counted cannot be read.")
    response.headers["Cache-Control"] = "no-store"
    return response


@lru_cache(maxsize=1)
def _written(_second: int) -> bytes:
    """All metrics, collected at most once a second."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        collect: Any = MultiProcessCollector
        collect(registry)
    return generate_latest(registry)
