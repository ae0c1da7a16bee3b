"""What nginx refuses by itself is a problem like all others."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from api.problems import BY_SLUG
from tests.service.served import SOON, Answer, answers, posted, received, request

from .programs import HOST, Copy, Nginx

QUESTION = "/games/woo/validate"


def asked(port: int, raw: bytes) -> Answer:
    """The only answer to raw bytes."""
    with socket.create_connection((HOST, port), timeout=SOON) as connection:
        connection.sendall(raw)
        [answer] = answers(received(connection))
        return answer


def check_problem(answer: Answer, slug: str) -> None:
    assert answer.problem(slug)["title"] == BY_SLUG[slug].title
    assert answer.headers.get_all("Access-Control-Allow-Origin") == ["*"]


@pytest.mark.parametrize("size", [256 * 1024 + 1, 2 * 1024 * 1024])
def test_too_large(tmp_path: Path, size: int) -> None:
    """Whether the service refuses it or nginx."""
    with Copy(tmp_path) as copy, Nginx(tmp_path, [copy]) as nginx:
        check_problem(asked(nginx.port, posted(QUESTION, b" " * size)), "body-too-large")


@pytest.mark.parametrize(
    ("path", "slug"),
    [("/games", "unavailable"), ("/metrics", "not-found"), ("/problem", "not-found")],
)
def test_without_any_copy(tmp_path: Path, path: str, slug: str) -> None:
    with Nginx(tmp_path, [Copy(tmp_path)]) as nginx:
        check_problem(asked(nginx.port, request("GET", path)), slug)


def test_what_is_no_http_for_nginx(tmp_path: Path) -> None:
    with Nginx(tmp_path, [Copy(tmp_path)]) as nginx:
        for raw in (
            b"NONSENSE\r\n\r\n",
            b"\x16\x03\x01\r\n\r\n",  # TLS
            b"GET /games HTTP/1.1\r\n\r\n",
            b"GET /games HTTP/7.0\r\nHost: a\r\n\r\n",
            request("GET", "/games", "Host: b"),
            request("GET", "/games/%zz"),
            request("GET", "/games/%00"),
            request("GET", "/../games"),
            request("GET", f"/{'a' * 40_000}"),
            request("GET", "/games", f"X-Long: {'a' * 40_000}"),
            request("CONNECT", "elsewhere.example:80"),
            request("POST", QUESTION, "Content-Length: many"),
            request("POST", QUESTION, "Content-Length: 2", "Transfer-Encoding: chunked"),
            request("POST", QUESTION, "Transfer-Encoding: strange"),
            request("POST", QUESTION, "Transfer-Encoding: chunked", body=b"zz\r\n"),
        ):
            check_problem(asked(nginx.port, raw), "bad-request")


def test_method_that_nginx_refuses(tmp_path: Path) -> None:
    with Nginx(tmp_path, [Copy(tmp_path)]) as nginx:
        answer = asked(nginx.port, request("TRACE", "/games"))
        check_problem(answer, "method-not-allowed")
        assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS", "POST"}


def test_problems_of_the_service_are_passed_on(tmp_path: Path) -> None:
    with Copy(tmp_path) as copy, Nginx(tmp_path, [copy]) as nginx:
        for raw, slug in (
            (request("GET", "/nothing"), "not-found"),
            (request("PUT", "/games"), "method-not-allowed"),
            (request("GET", "/games", 'If-Match: "another"'), "precondition-failed"),
            (posted(QUESTION, b"{"), "malformed-json"),
            (posted(QUESTION, b"{}"), "invalid-request"),
        ):
            check_problem(asked(nginx.port, raw), slug)


def test_host_is_passed_on_with_its_port(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    with (
        socket.create_server((HOST, copy.port)) as listener,
        Nginx(tmp_path, [copy]) as nginx,
        socket.create_connection((HOST, nginx.port)) as client,
    ):
        client.sendall(b"GET /games HTTP/1.1\r\nHost: table.example:8443\r\n\r\n")
        passed_on, _ = listener.accept()
        with passed_on:
            assert b"\r\nHost: table.example:8443\r\n" in passed_on.recv(65536)
