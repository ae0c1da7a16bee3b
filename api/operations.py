"""What operators and browsers need of every answer: request IDs, CORS, health."""

from __future__ import annotations

import re
import uuid

from flask import Flask, Response, g, request
from flask_cors import CORS

from api.settings import CACHE_SECONDS
from api.web import json_answer

REQUEST_ID = "X-Request-Id"
EXPOSED = ["Retry-After", "ETag", REQUEST_ID]
_WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")


def register(app: Flask) -> None:
    """Name every request, let every origin in, and answer probes."""
    app.before_request(_name_request)
    app.after_request(_tell_name)
    app.after_request(_let_cache)
    CORS(app, methods=["GET", "HEAD", "OPTIONS", "POST"], expose_headers=EXPOSED)
    app.add_url_rule("/healthz", "health", _healthy)
    app.add_url_rule("/readyz", "ready", _healthy)


def _name_request() -> None:
    given = request.headers.get(REQUEST_ID, "")
    g.request_id = given if _WELL_FORMED.fullmatch(given) else uuid.uuid4().hex


def _tell_name(response: Response) -> Response:
    response.headers[REQUEST_ID] = g.request_id
    return response


def _let_cache(response: Response) -> Response:
    """Answers to GETs stay true for a while, and need not be sent to who has them."""
    if request.method in ("GET", "HEAD") and response.status_code == 200:
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = f"public, max-age={CACHE_SECONDS}"
        if not response.is_streamed:
            response.add_etag()
            response.make_conditional(request)
    return response


def _healthy() -> Response:
    response = json_answer({"status": "ok"})
    response.headers["Cache-Control"] = "no-store"
    return response
