"""Bodies in and answers out."""

from __future__ import annotations

from typing import Any

import orjson
from flask import Response, request
from werkzeug.exceptions import RequestEntityTooLarge, UnsupportedMediaType

from api.settings import MOST_BYTES

JSON = "application/json"


def json_body() -> bytes:
    """The body of a request.

    Raises UnsupportedMediaType if it is said to be anything but JSON in UTF-8, and
    RequestEntityTooLarge beyond the limit.
    """
    charset = request.mimetype_params.get("charset", "utf-8").lower()
    if request.mimetype != JSON or charset not in ("utf-8", "utf8"):
        raise UnsupportedMediaType("The body must be application/json in UTF-8.")
    if request.headers.get("Content-Encoding", "identity").lower() != "identity":
        raise UnsupportedMediaType("The body must not be compressed.")
    body = request.get_data(cache=False)
    if len(body) > MOST_BYTES:
        raise RequestEntityTooLarge
    return body


def json_answer(answer: Any) -> Response:
    """An answer to a question."""
    return Response(orjson.dumps(answer), content_type=JSON)
