"""Problems (RFC 9457): one shape for every 4xx and 5xx, and a page for each type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from flask import Flask, Response, abort, render_template
from msgspec import UNSET, Meta, Struct, UnsetType
from werkzeug.exceptions import HTTPException, InternalServerError
from werkzeug.test import create_environ, run_wsgi_app

from api.web import current_request
from referee.declarations import Count
from referee.faults import MAX_ERRORS, Contradiction, Malformed, Refused
from schemas.explaining import written

if TYPE_CHECKING:
    from wsgiref.types import WSGIApplication

UNREADABLE = "referee.unreadable"
"""Marks what stands for a request that is no HTTP."""

MEDIA_TYPE = "application/problem+json"


class ProblemType(Struct, frozen=True):
    """A kind of problem: its status, its name for people, and what to do about it."""

    slug: str
    status: int
    title: str
    text: str

    @property
    def path(self) -> str:
        return f"/problems/{self.slug}"


TYPES = tuple(
    ProblemType(*row)
    for row in (
        (
            "bad-request",
            400,
            "Bad request",
            "The request could not be read at all, for instance because its body was cut off or "
            "came in too slowly. Send it again as HTTP has it.",
        ),
        (
            "malformed-json",
            400,
            "Malformed JSON",
            "The body is not JSON (RFC 8259) in UTF-8. The detail says at which line and column "
            "reading stopped. NaN, numbers too large for a double, lone surrogates and a "
            "byte-order mark are no JSON either.",
        ),
        (
            "unauthorized",
            401,
            "Unauthorized",
            "This service wants a key, and the request has none that it knows. "
            "Send it as: Authorization: Bearer.",
        ),
        (
            "not-found",
            404,
            "Not found",
            "There is nothing at this path: the game, the rule or the endpoint does not exist. "
            "GET /games lists the games.",
        ),
        (
            "method-not-allowed",
            405,
            "Method not allowed",
            "The path exists, but not with this method. The Allow header lists those it has.",
        ),
        (
            "contradiction",
            409,
            "The request contradicts itself",
            "Each value is one that may be, but they do not go together, such as a viewer at a "
            "seat that the table does not have. Each entry of errors names a place.",
        ),
        (
            "precondition-failed",
            412,
            "Precondition failed",
            "The answer is no longer the version that the If-Match header names. "
            "Ask without that header to get the one that it is now.",
        ),
        (
            "body-too-large",
            413,
            "Body too large",
            "A body has at most 256 KiB. Whatever is asked fits into far less.",
        ),
        (
            "unsupported-media-type",
            415,
            "Unsupported media type",
            "Bodies are application/json in UTF-8, and not compressed. "
            "Say so in the Content-Type header.",
        ),
        (
            "invalid-request",
            422,
            "Invalid request",
            "The body is JSON, but not of the form that the OpenAPI document describes. Each "
            "entry of errors names a place, what is wrong with it and what is accepted.",
        ),
        (
            "too-many-requests",
            429,
            "Too many requests",
            "More was asked than this service allows in a while. "
            "The Retry-After header says when to ask again.",
        ),
        (
            "internal-error",
            500,
            "Internal error",
            "The service failed; the fault is ours. The X-Request-Id header names the request "
            "for whoever runs the service.",
        ),
        (
            "unavailable",
            503,
            "Unavailable",
            "The service is starting, stopping or too busy. It is safe to ask again.",
        ),
    )
)

ErrorCode = Literal[
    "missing-field",
    "unknown-field",
    "wrong-type",
    "out-of-range",
    "unknown-value",
    "wrong-length",
    "mismatch",
]


class ProblemError(Struct, frozen=True, kw_only=True):
    """What is wrong with one value of a request."""

    pointer: Annotated[
        str, Meta(description="The place in the request, a JSON Pointer in fragment form.")
    ]
    detail: Annotated[str, Meta(description="What is wrong with it.")]
    code: Annotated[ErrorCode, Meta(description="What is wrong with it, for programs.")]
    accepted: (
        Annotated[Any, Meta(description="What is accepted: values, or a range.")] | UnsetType
    ) = UNSET


class Problem(Struct, frozen=True, kw_only=True):
    """Why there is no answer (RFC 9457)."""

    type: Annotated[
        str,
        Meta(
            description="The type, also the path of a page about it.",
            extra={"values": [kind.path for kind in TYPES]},
        ),
    ]
    title: Annotated[str, Meta(description="The type in words.")]
    status: Annotated[int, Meta(ge=400, le=599, description="The HTTP status.")]
    detail: Annotated[str, Meta(description="What happened this time.")]
    errors: (
        Annotated[
            list[ProblemError],
            Meta(max_length=MAX_ERRORS, description="Each place that is at fault."),
        ]
        | UnsetType
    ) = UNSET
    truncated: Annotated[bool, Meta(description="True if there are more errors.")] | UnsetType = (
        UNSET
    )
    line: Annotated[Count, Meta(description="The line at which JSON is malformed.")] | UnsetType = (
        UNSET
    )
    column: (
        Annotated[Count, Meta(description="The column at which JSON is malformed.")] | UnsetType
    ) = UNSET


BY_SLUG = {kind.slug: kind for kind in TYPES}
_BY_STATUS = {kind.status: kind for kind in TYPES} | {400: BY_SLUG["bad-request"]}


def problem(kind: ProblemType, detail: str, **more: Any) -> Response:
    """The answer that reports a problem."""
    reported = Problem(type=kind.path, title=kind.title, status=kind.status, detail=detail, **more)
    return Response(msgspec.json.encode(reported), kind.status, content_type=MEDIA_TYPE)


def unreadable(app: WSGIApplication, address: str) -> bytes:
    """The whole response to a request that could not be parsed, as bytes for the server to send."""
    asked = create_environ(method="-", environ_base={"REMOTE_ADDR": address, UNREADABLE: True})
    body, status, headers = run_wsgi_app(app, asked)
    head = f"HTTP/1.1 {status}\r\nConnection: close\r\n{headers}"
    return head.encode() + b"".join(body)


def _unreadable() -> Response | None:
    if UNREADABLE not in current_request().environ:
        return None
    return problem(BY_SLUG["bad-request"], BY_SLUG["bad-request"].text)


def register(app: Flask) -> None:
    """Answer every error of the application with a problem, and serve their pages."""
    app.before_request(_unreadable)
    app.register_error_handler(Malformed, _malformed)
    app.register_error_handler(Refused, _refused)
    app.register_error_handler(Contradiction, _contradiction)
    app.register_error_handler(HTTPException, _http_error)
    app.add_url_rule("/problems/<slug>", "problem", _page)


def _malformed(error: Malformed) -> Response:
    detail = f"{error} (line {error.line}, column {error.column})"
    kind = BY_SLUG["malformed-json"]
    return problem(kind, detail, line=error.line, column=error.column)


def _refused(error: Refused) -> Response:
    detail = "The request is not of the documented form: see errors."
    return problem(BY_SLUG["invalid-request"], detail, **written(error))


def _contradiction(error: Contradiction) -> Response:
    detail = "Parts of the request do not go together: see errors."
    return problem(BY_SLUG["contradiction"], detail, **written(error))


def _http_error(error: HTTPException) -> Response | HTTPException:
    if error.code is None or error.code < 400:
        return error  # a redirect is no problem
    kind = _of_status(error.code)
    detail = kind.text if isinstance(error, InternalServerError) else error.description or kind.text
    answer = problem(kind, detail)
    for name, value in error.get_headers():
        if name.lower() not in ("content-type", "content-length"):
            answer.headers[name] = value
    return answer


def as_problem(response: Response) -> Response:
    """Replaces an error response of any other form, such as 412 with the whole answer."""
    if response.status_code < 400 or response.mimetype == MEDIA_TYPE:
        return response
    response.close()
    kind = _of_status(response.status_code)
    return problem(kind, kind.text)


def _of_status(status: int) -> ProblemType:
    return _BY_STATUS.get(status, BY_SLUG["bad-request" if status < 500 else "internal-error"])


def _page(slug: str) -> str:
    if slug not in BY_SLUG:
        abort(404)
    return render_template("problem.html", kind=BY_SLUG[slug])
