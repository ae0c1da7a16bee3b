"""What nginx refuses by itself is a problem like all others."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import orjson
import pytest

from api.problems import BY_SLUG
from tests.service.document import complaints

from .programs import HOST, Copy, Nginx


def check_problem(response: HTTPResponse, slug: str) -> None:
    told = orjson.loads(response.read())
    kind = BY_SLUG[slug]
    assert response.status == kind.status
    assert response.headers["Content-Type"] == "application/problem+json"
    assert response.headers["X-Request-Id"]
    assert response.headers.get_all("Access-Control-Allow-Origin") == ["*"]
    assert complaints({"$ref": "#/components/schemas/Problem"}, told) == []
    assert (told["type"], told["title"], told["status"]) == (kind.path, kind.title, kind.status)


@pytest.mark.parametrize("size", [256 * 1024 + 1, 2 * 1024 * 1024])
def test_too_large(tmp_path: Path, size: int) -> None:
    """Whether the service refuses it or nginx."""
    with Copy(tmp_path) as copy, Nginx(tmp_path, [copy]) as nginx:
        connection = HTTPConnection(HOST, nginx.port)
        headers = {"Content-Type": "application/json"}
        connection.request("POST", "/games/woo/validate", b" " * size, headers)
        check_problem(connection.getresponse(), "body-too-large")
        connection.close()


@pytest.mark.parametrize(("path", "slug"), [("/games", "unavailable"), ("/metrics", "not-found")])
def test_without_any_copy(tmp_path: Path, path: str, slug: str) -> None:
    with Nginx(tmp_path, [Copy(tmp_path)]) as nginx:
        connection = HTTPConnection(HOST, nginx.port)
        connection.request("GET", path)
        check_problem(connection.getresponse(), slug)
        connection.close()
