"""What all problems have in common, whatever they are about."""

from __future__ import annotations

import re
from typing import Any

from werkzeug.test import TestResponse

from .document import DOCUMENT, complaints

Json = dict[str, Any]

STATUSES = {
    "bad-request": 400,
    "malformed-json": 400,
    "unauthorized": 401,
    "not-found": 404,
    "method-not-allowed": 405,
    "contradiction": 409,
    "precondition-failed": 412,
    "body-too-large": 413,
    "unsupported-media-type": 415,
    "invalid-request": 422,
    "too-many-requests": 429,
    "internal-error": 500,
    "unavailable": 503,
}
"""Every type of problem and its status."""

ORIGIN = "https://table.example"
WELL_FORMED = re.compile(r"[A-Za-z0-9._-]{1,64}")
EXPOSED = {"Retry-After", "ETag", "X-Request-Id"}


def problem_told(response: TestResponse, slug: str) -> Json:
    """The problem that a response tells: it is of this type and has all that a problem has."""
    text = response.get_data(as_text=True)
    assert response.status_code == STATUSES[slug], text
    assert response.headers["Content-Type"] == "application/problem+json"
    problem: Json = response.get_json()
    assert problem["type"] == f"/problems/{slug}", text
    assert problem["status"] == STATUSES[slug]
    assert problem["title"] == title_of(slug)
    assert problem["detail"]
    assert complaints({"$ref": "#/components/schemas/Problem"}, problem) == []
    assert ("errors" in problem) == (slug in ("contradiction", "invalid-request"))
    check_headers(response)
    return problem


def title_of(slug: str) -> str:
    """The title of a type, as the document describes the answers of its status."""
    described = DOCUMENT["components"]["responses"][f"Problem{STATUSES[slug]}"]["description"]
    [title] = re.findall(rf"\*\*([^*]+)\*\* \(`/problems/{slug}`\)", described)
    return str(title)


def check_headers(response: TestResponse) -> None:
    """A response has a name, and a page of any origin may read it."""
    sent, named = response.request.headers.get("X-Request-Id"), response.headers["X-Request-Id"]
    assert named == sent if sent else WELL_FORMED.fullmatch(named)
    origin = response.request.headers.get("Origin")
    # Vary is a list: Flask-CORS adds a line of its own
    names = [name.lower() for name, _ in response.headers if name != "Vary"]
    assert len(names) == len(set(names))
    assert response.headers["Access-Control-Allow-Origin"] in ("*", origin)
    exposed = response.headers["Access-Control-Expose-Headers"].split(", ")
    assert set(exposed) >= EXPOSED


def faults(problem: Json) -> list[tuple[str, str]]:
    """The places and codes of a problem's errors, by place."""
    return sorted((error["pointer"], error["code"]) for error in problem["errors"])
