"""What operators and browsers need of every answer: request IDs, logs, CORS, health."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable
from random import getrandbits
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

from flask import Response, g
from flask_cors import CORS
from msgspec import Meta, Struct

from api.app import App
from api.metrics import count_request
from api.problems import BY_SLUG, as_problem, problem
from api.settings import CACHE_SECONDS, Settings
from api.web import current_request, json_answer

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

REQUEST_ID = "X-Request-Id"
PREFLIGHT_SECONDS = 7200  # the longest that any browser but Firefox keeps it
EXPOSED = ["ETag", "Retry-After", REQUEST_ID]
_NAME, _BEGUN = "referee.request_id", "referee.begun"
_WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")

_log = logging.getLogger("referee.requests")

_SECURITY = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
)
_PAGES = "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
_POLICY = "default-src 'none'; {}frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
# Swagger UI has a script in its page, and asks this service.
_SWAGGER, _DESK, _OTHERS = (
    (*_SECURITY, ("Content-Security-Policy", _POLICY.format(allowed)))
    for allowed in (
        f"{_PAGES}script-src 'self' 'unsafe-inline'; connect-src 'self'; ",
        # The desk has all its scripts and styles in files of its own, and asks this service.
        "script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; ",
        _PAGES,
    )
)


class Health(Struct, frozen=True):
    """How the service is."""

    status: Annotated[str, Meta(description="ok")]


def register(app: App, settings: Settings) -> None:
    """Name and log every request, say who may read the answers, and answer probes."""

    def ready() -> Response:
        if os.access(settings.drained, os.F_OK):  # no error where the folder cannot be read
            answer = problem(BY_SLUG["unavailable"], "This copy is being stopped: ask another.")
            answer.headers["Cache-Control"] = "no-store"
            return answer
        return _healthy()

    def let_cache(response: Response) -> Response:
        return _let_cache(response, "private" if settings.api_keys else "public")

    app.outermost = _named_and_secured(app.outermost)
    app.after_request(_record)  # the last to run
    if settings.cors_origins != ("*",):
        app.after_request(_vary)
    CORS(
        app,
        origins=[_origin(origin) for origin in settings.cors_origins],
        methods=["GET", "HEAD", "OPTIONS", "POST"],
        expose_headers=EXPOSED,
        max_age=PREFLIGHT_SECONDS,
    )
    app.after_request(as_problem)
    app.after_request(let_cache)
    app.add_url_rule("/healthz", "health", _healthy)
    app.add_url_rule("/readyz", "ready", ready)


def _origin(origin: str) -> str | re.Pattern[str]:
    """What matches an origin as it is written: Flask-CORS takes brackets for a pattern."""
    return origin if origin == "*" else re.compile(re.escape(origin) + r"\Z", re.IGNORECASE)


def _named_and_secured(answer: WSGIApplication) -> WSGIApplication:
    """Name every request, and let no browser take an answer for what it is not.

    This is around Flask, since there each of these headers would be looked into every time.
    """

    def named(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        given = environ.get("HTTP_X_REQUEST_ID", "")
        name = given if _WELL_FORMED.fullmatch(given) else f"{getrandbits(128):032x}"
        environ[_NAME], environ[_BEGUN] = name, perf_counter()
        policy = _policy(environ["PATH_INFO"])

        def start(status: str, headers: list[tuple[str, str]], *error: Any) -> Any:
            return start_response(status, [*headers, (REQUEST_ID, name), *policy], *error)

        return answer(environ, start)

    return named


def _record(response: Response) -> Response:
    """Count the request, and log it: who asked where, and never what."""
    asked = current_request()
    seconds = perf_counter() - asked.environ[_BEGUN]
    endpoint = asked.url_rule.endpoint if asked.url_rule else ""
    status = response.status_code
    count_request(asked.view_args or {}, endpoint, status, seconds)
    _log.info(
        "request",
        extra={
            "request_id": asked.environ[_NAME],
            "client": asked.remote_addr,
            "key": g.get("key"),
            "method": asked.method,
            "path": asked.path,
            "status": status,
            "milliseconds": round(seconds * 1000, 3),
        },
    )
    return response


def _let_cache(response: Response, whom: str) -> Response:
    """Answers to GETs stay true for a while, and need not be sent to who has them."""
    asked = current_request()
    if asked.method in ("GET", "HEAD") and response.status_code == 200:
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = f"{whom}, max-age={CACHE_SECONDS}"
        if not response.is_streamed:
            response.add_etag()
            response.make_conditional(asked)
    return response


def _policy(path: str) -> tuple[tuple[str, str], ...]:
    """The headers that let no browser take an answer for what it is not, nor for another's."""
    if path.startswith("/apidocs"):
        return _SWAGGER
    return _DESK if path == "/" or path.startswith("/desk/") else _OTHERS


def _vary(response: Response) -> Response:
    """An answer that one origin may read is none for another one's cache."""
    response.vary.add("Origin")
    return response


def _healthy() -> Response:
    response = json_answer(Health("ok"))
    response.headers["Cache-Control"] = "no-store"
    return response
