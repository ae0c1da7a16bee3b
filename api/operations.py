"""What operators and browsers need of every answer: request IDs, logs, CORS, health."""

from __future__ import annotations

import logging
import re
import uuid
from time import perf_counter

from flask import Flask, Response, g, request
from flask_cors import CORS

from api.metrics import count_request
from api.problems import BY_SLUG, problem
from api.settings import CACHE_SECONDS, Settings
from api.web import json_answer

REQUEST_ID = "X-Request-Id"
EXPOSED = ["Retry-After", "ETag", REQUEST_ID]
_WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")

_log = logging.getLogger("referee.requests")

_SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
}
_PAGES = "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
_POLICY = "default-src 'none'; {}frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
# Swagger UI has a script in its page, and asks this service.
_SWAGGER = _POLICY.format(f"{_PAGES}script-src 'self' 'unsafe-inline'; connect-src 'self'; ")
_OTHERS = _POLICY.format(_PAGES)


def register(app: Flask, settings: Settings) -> None:
    """Name and log every request, say who may read the answers, and answer probes."""

    def ready() -> Response:
        if settings.drained.exists():
            answer = problem(BY_SLUG["unavailable"], "This copy is being stopped: ask another.")
            answer.headers["Cache-Control"] = "no-store"
            return answer
        return _healthy()

    def let_cache(response: Response) -> Response:
        return _let_cache(response, "private" if settings.api_keys else "public")

    app.before_request(_name_request)
    app.after_request(_record)  # the last to run
    app.after_request(_tell_name)
    app.after_request(let_cache)
    app.after_request(_secure)
    if settings.cors_origins != ("*",):
        app.after_request(_vary)
    CORS(
        app,
        origins=list(settings.cors_origins),
        methods=["GET", "HEAD", "OPTIONS", "POST"],
        expose_headers=EXPOSED,
    )
    app.add_url_rule("/healthz", "health", _healthy)
    app.add_url_rule("/readyz", "ready", ready)


def _name_request() -> None:
    g.begun = perf_counter()
    given = request.headers.get(REQUEST_ID, "")
    g.request_id = given if _WELL_FORMED.fullmatch(given) else uuid.uuid4().hex


def _record(response: Response) -> Response:
    """Count the request, and log it: who asked where, and never what."""
    seconds, asked = perf_counter() - g.begun, request.view_args or {}
    endpoint = request.url_rule.endpoint if request.url_rule else ""
    count_request(asked, endpoint, response.status_code, seconds)
    _log.info(
        "request",
        extra={
            "request_id": g.request_id,
            "client": request.remote_addr,
            "key": g.get("key"),
            "method": request.method,
            "path": request.path,
            "status": response.status_code,
            "milliseconds": round(seconds * 1000, 3),
        },
    )
    return response


def _tell_name(response: Response) -> Response:
    response.headers[REQUEST_ID] = g.request_id
    return response


def _let_cache(response: Response, whom: str) -> Response:
    """Answers to GETs stay true for a while, and need not be sent to who has them."""
    if request.method in ("GET", "HEAD") and response.status_code == 200:
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = f"{whom}, max-age={CACHE_SECONDS}"
        if not response.is_streamed:
            response.add_etag()
            response.make_conditional(request)
    return response


def _secure(response: Response) -> Response:
    """Let no browser take an answer for what it is not, nor a page for another's."""
    response.headers.update(_SECURITY)
    swagger = request.path.startswith("/apidocs")
    response.headers["Content-Security-Policy"] = _SWAGGER if swagger else _OTHERS
    return response


def _vary(response: Response) -> Response:
    """An answer that one origin may read is none for another one's cache."""
    response.vary.add("Origin")
    return response


def _healthy() -> Response:
    response = json_answer({"status": "ok"})
    response.headers["Cache-Control"] = "no-store"
    return response
