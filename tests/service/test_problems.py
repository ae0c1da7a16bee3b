"""Problems of the way something is asked, rather than of what is asked."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import routes
from api.problems import TYPES, ProblemType
from referee.declarations import AnyGame
from referee.languages import Language

from .hasty import answering
from .problem import ORIGIN, STATUSES, problem_told
from .tables import question

VALIDATE = "/games/woo/validate"
MAX_BYTES = 256 * 1024
NAMED = {"X-Request-Id": "asked-by_a.test-1", "Origin": ORIGIN}


def test_types_are_a_closed_list() -> None:
    assert {kind.slug: kind.status for kind in TYPES} == STATUSES


@pytest.mark.parametrize("kind", TYPES, ids=lambda kind: kind.slug)
def test_page(client: FlaskClient, kind: ProblemType) -> None:
    response = client.get(f"/problems/{kind.slug}")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "text/html; charset=utf-8"
    page = response.get_data(as_text=True)
    assert f"<h1>{kind.title}</h1>" in page
    assert str(STATUSES[kind.slug]) in page


@pytest.mark.parametrize(
    ("path", "named"),
    [
        ("/nothing", ""),
        ("/games/bridge", "bridge"),
        ("/games/bridge/rules", "bridge"),
        ("/games/woo/rules/woo.no.such", "woo.no.such"),
        ("/games/woo/rules/yoyo.turn", "yoyo.turn"),
        ("/problems/boredom", ""),
        ("/games/%ed%a0%80", ""),  # no UTF-8
        ("/games/%3Cscript%3E", "<script>"),
    ],
)
def test_not_found(client: FlaskClient, path: str, named: str) -> None:
    problem = problem_told(client.get(path, headers=NAMED), "not-found")
    assert named in problem["detail"]


def test_game_not_found(client: FlaskClient) -> None:
    response = client.post("/games/bridge/validate", json=question(), headers=NAMED)
    problem = problem_told(response, "not-found")
    assert "bridge" in problem["detail"]
    assert "woo" in problem["detail"]  # what is accepted


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", VALIDATE, {"OPTIONS", "POST"}),
        ("DELETE", VALIDATE, {"OPTIONS", "POST"}),
        ("POST", "/games", {"GET", "HEAD", "OPTIONS"}),
        ("PUT", "/games/woo", {"GET", "HEAD", "OPTIONS"}),
        ("PATCH", "/games/woo/rules", {"GET", "HEAD", "OPTIONS"}),
        ("POST", "/openapi.json", {"GET", "HEAD", "OPTIONS"}),
        ("TRACE", "/healthz", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_method_not_allowed(client: FlaskClient, method: str, path: str, allowed: set[str]) -> None:
    response = client.open(path, method=method, headers=NAMED)
    problem_told(response, "method-not-allowed")
    assert set(response.headers["Allow"].split(", ")) == allowed


def padded(size: int) -> bytes:
    """A good question of so many bytes."""
    return json.dumps(question()).encode().ljust(size)


def test_largest_body(client: FlaskClient) -> None:
    body = padded(MAX_BYTES)
    assert client.post(VALIDATE, data=body, content_type="application/json").status_code == 200


def test_body_too_large(client: FlaskClient) -> None:
    response = client.post(
        VALIDATE, data=padded(MAX_BYTES + 1), content_type="application/json", headers=NAMED
    )
    problem_told(response, "body-too-large")


@pytest.mark.parametrize(("size", "status"), [(MAX_BYTES, 200), (MAX_BYTES + 1, 413)])
def test_chunked_body(client: FlaskClient, size: int, status: int) -> None:
    """No Content-Length says beforehand how large it is."""
    response = client.post(
        VALIDATE,
        input_stream=BytesIO(padded(size)),
        content_type="application/json",
        headers={**NAMED, "Transfer-Encoding": "chunked"},
        environ_overrides={"CONTENT_LENGTH": "", "wsgi.input_terminated": True},
    )
    assert response.status_code == status
    if status == 413:
        problem_told(response, "body-too-large")


def test_body_that_is_cut_off(client: FlaskClient) -> None:
    """The connection ended before all was there that Content-Length said."""
    response = client.post(
        VALIDATE,
        data=padded(0),
        content_type="application/json",
        headers=NAMED,
        environ_overrides={"CONTENT_LENGTH": "5000"},
    )
    problem_told(response, "bad-request")


@pytest.mark.parametrize(
    "path",
    [
        "/games",
        "/games/woo/rules",
        "/healthz",
        "/metrics",
        "/openapi.json",
        "/openapi.yaml",
        "/",
        "/problems/not-found",
        "/apidocs/",
        "/apidocs/static/swagger-ui.css",
    ],
)
def test_precondition_failed(client: FlaskClient, path: str) -> None:
    """Not the whole answer under another status."""
    told = client.get(path, buffered=True)
    other = {**NAMED, "If-Match": '"another"'}
    refused = client.get(path, headers=other)
    problem_told(refused, "precondition-failed")
    assert not {"ETag", "Cache-Control", "Last-Modified", "Content-Encoding"} & {*refused.headers}
    assert client.head(path, headers=other).status_code == 412
    if path != "/metrics":  # each time another
        kept = client.get(path, headers={"If-Match": told.headers["ETag"]}, buffered=True)
        assert kept.get_data() == told.get_data()


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Content-Type": ""},
        {"Content-Type": "text/plain"},
        {"Content-Type": "text/json"},
        {"Content-Type": "application/problem+json"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "multipart/form-data"},
        {"Content-Type": "application/json; charset=latin-1"},
        {"Content-Type": "application/json; charset=utf-16"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
        {"Content-Type": "application/json", "Content-Encoding": "br"},
    ],
)
def test_unsupported_media_type(client: FlaskClient, headers: dict[str, str]) -> None:
    response = client.post(VALIDATE, data=padded(0), headers=NAMED | headers)
    problem = problem_told(response, "unsupported-media-type")
    assert ("compressed" in problem["detail"]) == ("Content-Encoding" in headers)


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "application/json"},
        {"Content-Type": "application/json; charset=UTF-8"},
        {"Content-Type": 'Application/JSON;charset="utf-8"'},
        {"Content-Type": "application/json", "Content-Encoding": "identity"},
    ],
)
def test_supported_media_type(client: FlaskClient, headers: dict[str, str]) -> None:
    assert client.post(VALIDATE, data=padded(0), headers=headers).status_code == 200


def test_internal_error(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The client is told nothing of the inside, the log nothing of what was asked."""

    def fail(game: AnyGame, request: Any, language: Language) -> Any:
        raise RuntimeError("the cellar is flooded")

    monkeypatch.setattr(routes, "QUESTIONS", answering("validate", fail))
    response = client.post(VALIDATE, json=question(seed="hush hush"), headers=NAMED)

    problem_told(response, "internal-error")
    text = response.get_data(as_text=True)
    assert not any(word in text for word in ("cellar", "RuntimeError", "Traceback", "hush"))
    assert "the cellar is flooded" in caplog.text
    assert "hush" not in caplog.text
