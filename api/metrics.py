"""What Prometheus may know: how many requests and rulings there were, and how long they took.

Every label has a closed list of values: games, endpoints, statuses, verdicts, rules.
"""

from __future__ import annotations

import os
from collections import Counter as Tally
from collections.abc import Mapping

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


def register(app: Flask) -> None:
    """Serve what all workers of this machine have counted."""
    app.add_url_rule("/metrics", "metrics", _metrics)


def count_request(asked: Mapping[str, str], endpoint: str, status: int, seconds: float) -> None:
    """Count a request; what is no game and no endpoint has no name here."""
    game = asked.get("game", "")
    _REQUESTS.labels(game if game in WIRES else "", endpoint, status).observe(seconds)


def count_rulings(game: str, answer: Json) -> None:
    """Count the rulings that an answer gives: none, one, or one a move."""
    rulings = [answer] if "verdict" in answer else answer.get("rulings", ())
    verdicts: Tally[str] = Tally()
    citations: Tally[tuple[str, str]] = Tally()
    for ruling in rulings:
        verdict = ruling["verdict"]
        verdicts[verdict] += 1
        listed = (ruling.get(kind, ()) for kind in ("violations", "unsettled", "findings"))
        citations.update({(verdict, one["rule"]) for cited in listed for one in cited})
    for verdict, times in verdicts.items():
        _RULINGS.labels(game, verdict).inc(times)
    for (verdict, rule), times in citations.items():
        _CITATIONS.labels(game, verdict, rule).inc(times)


def _metrics() -> Response:
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)
    response = Response(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
    response.headers["Cache-Control"] = "no-store"
    return response
