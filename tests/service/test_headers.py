"""What every answer carries, good or bad: its name, and leave to be read by any page."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from .problem import ORIGIN, check_headers

ANSWERS = [
    ("GET", "/games", 200),
    ("GET", "/healthz", 200),
    ("GET", "/openapi.json", 200),
    ("GET", "/apidocs/", 200),
    ("GET", "/problems/not-found", 200),
    ("GET", "/apidocs", 308),
    ("GET", "/nothing", 404),
    ("PUT", "/games", 405),
    ("POST", "/games/woo/audit", 415),
]
every_answer = pytest.mark.parametrize(("method", "path", "status"), ANSWERS)


@every_answer
def test_name_is_taken_over(client: FlaskClient, method: str, path: str, status: int) -> None:
    name = "A.request_ID-" + "7" * 51  # 64 characters
    response = client.open(path, method=method, headers={"X-Request-Id": name})
    assert response.status_code == status
    assert response.headers.getlist("X-Request-Id") == [name]


@every_answer
def test_name_is_made(client: FlaskClient, method: str, path: str, status: int) -> None:
    responses = [client.open(path, method=method) for _ in range(2)]
    for response in responses:
        check_headers(response)
    first, second = (response.headers["X-Request-Id"] for response in responses)
    assert first != second


@pytest.mark.parametrize("name", ["", " ", "a b", "a/b", "ä", "a;b", "a" * 65, "<script>", "a\tb"])
def test_malformed_name_is_not_taken_over(client: FlaskClient, name: str) -> None:
    response = client.get("/games", headers={"X-Request-Id": name})
    assert response.headers["X-Request-Id"] != name
    assert len(response.headers["X-Request-Id"]) >= 16


@every_answer
def test_any_origin_may_read(client: FlaskClient, method: str, path: str, status: int) -> None:
    check_headers(client.open(path, method=method, headers={"Origin": ORIGIN}))


@pytest.mark.parametrize("path", ["/games/woo/validate", "/games/woo/replay"])
def test_preflight(client: FlaskClient, path: str) -> None:
    """A browser asks this before it sends JSON to another origin."""
    headers = {
        "Origin": ORIGIN,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type, x-request-id",
    }
    response = client.options(path, headers=headers)
    assert response.status_code in (200, 204)
    assert response.headers["Access-Control-Allow-Origin"] in ("*", ORIGIN)
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    allowed = response.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"content-type", "x-request-id"} <= set(allowed)


def test_no_credentials(client: FlaskClient) -> None:
    response = client.get("/games", headers={"Origin": ORIGIN, "Cookie": "a=b"})
    assert "Access-Control-Allow-Credentials" not in response.headers
    assert "Set-Cookie" not in response.headers
