"""Bodies in and answers out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec
from flask import Request, Response, request
from gunicorn.http.errors import ParseException
from werkzeug.exceptions import (
    BadRequest,
    ClientDisconnected,
    RequestEntityTooLarge,
    UnsupportedMediaType,
)

from api.settings import MAX_BYTES

if TYPE_CHECKING:
    from werkzeug.local import LocalProxy

JSON = "application/json"

CUT_OFF = "The body was cut off, came in too slowly, or its chunks cannot be told apart."


def current_request() -> Request:
    """The request itself: each look through Flask's name for it costs as much as a rule."""
    return cast("LocalProxy[Request]", request)._get_current_object()


def json_body() -> bytes:
    """The body of a request.

    Raises UnsupportedMediaType if it is said to be anything but JSON in UTF-8,
    RequestEntityTooLarge beyond the limit, and BadRequest if not all of it came in.
    """
    asked = current_request()
    if asked.environ.get("CONTENT_TYPE") != JSON:
        charset = asked.mimetype_params.get("charset", "utf-8").lower()
        if asked.mimetype != JSON or charset not in ("utf-8", "utf8"):
            raise UnsupportedMediaType("The body must be application/json in UTF-8.")
    if asked.environ.get("HTTP_CONTENT_ENCODING", "identity").lower() != "identity":
        raise UnsupportedMediaType("The body must not be compressed.")
    try:
        body = asked.get_data(cache=False)
    except (ClientDisconnected, ParseException):
        raise BadRequest(CUT_OFF) from None
    if len(body) > MAX_BYTES:
        raise RequestEntityTooLarge
    if len(body) < (asked.content_length or 0):  # the server ends it without a word
        raise BadRequest(CUT_OFF)
    return body


def json_answer(answer: Any, language: str | None = None) -> Response:
    """An answer to a question, perhaps in a language, of which caches and clients must know."""
    headers = [("Content-Type", JSON)]
    if language:
        headers += [("Content-Language", language), ("Vary", "Accept-Language")]
    return Response(msgspec.json.encode(answer), headers=headers)
