"""What Prometheus may know: how many requests and rulings there were, and how long they took.

Every label has a closed list of values: games, endpoints, statuses, verdicts, rules.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from flask import Flask, Response
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from schemas import WIRES
from schemas.base import Json

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


def register(app: Flask) -> None:
    """Serve what all workers of this machine have counted."""
    app.add_url_rule("/metrics", "metrics", _metrics)


def count_request(asked: Mapping[str, str], endpoint: str, status: int, seconds: float) -> None:
    """Count a request; what is no game and no endpoint has no name here."""
    game = asked.get("game", "")
    _requests(game if game in WIRES else "", endpoint, status).observe(seconds)


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
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    response = Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
    response.headers["Cache-Control"] = "no-store"
    return response
