"""Clients that are slow, or that send what is no HTTP: a real server answers, and stays usable."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from threading import Thread

import msgspec
import pytest

from api.examples import examples
from api.settings import MAX_BYTES
from referee import SLUGS
from referee.questions import QUESTIONS

from .served import (
    AS_SERVED,
    ROOT,
    SOON,
    Answer,
    Served,
    answers,
    in_chunks,
    posted,
    received,
    request,
)
from .served import served as serving

CLIENTS = 30
"""How many of them there are at a time."""

HEALTH = request("GET", "/healthz")
PATHS = [f"/games/{slug}/{endpoint}" for slug in SLUGS for endpoint in QUESTIONS]
PATH = PATHS[0]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service, in a hurry; nothing that is asked of it here makes it fail."""
    log = tmp_path_factory.mktemp("served") / "log.txt"
    with serving("tests.service.hasty:create_app()", log) as running:
        yield running
    assert "Traceback" not in log.read_text(encoding="utf-8")


def question(path: str) -> bytes:
    """The first example of a path."""
    _, _, slug, endpoint = path.split("/")
    return msgspec.json.encode(next(iter(examples(slug, endpoint).values()))["request"])


def only(told: list[Answer]) -> Answer:
    [answer] = told
    return answer


def stays_usable(service: Served) -> None:
    assert only(service.ask(HEALTH)).status == 200


# --- Slow clients ----------------------------------------------------------------------------


def trickle(connection: socket.socket, byte: bytes) -> None:
    """Send a byte now and then, until nobody listens."""
    with suppress(OSError):
        while True:
            connection.sendall(byte)
            time.sleep(0.1)


def trickling(service: Served, begun: bytes, byte: bytes) -> list[list[Answer]]:
    """What slow clients are answered, while somebody else asks, too."""
    with ExitStack() as stack:
        slow = [stack.enter_context(service.connect()) for _ in range(CLIENTS)]
        for connection in slow:
            connection.sendall(begun)
            Thread(target=trickle, args=(connection, byte), daemon=True).start()
        stays_usable(service)
        return [answers(received_or_reset(connection)) for connection in slow]


def received_or_reset(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up, be it in the midst of what it is sent."""
    pieces = []
    with suppress(ConnectionResetError):
        while piece := connection.recv(65536):
            pieces.append(piece)
    return b"".join(pieces)


@pytest.mark.parametrize("begun", [b"", b"GET /heal", b"GET /healthz HTTP/1.1\r\nX-Slow: "])
def test_slow_headers(service: Served, begun: bytes) -> None:
    """No question was asked yet that could be answered: the connection is closed."""
    assert trickling(service, begun, b"A") == [[]] * CLIENTS


def test_slow_bodies(service: Served) -> None:
    body = question(PATH)
    begun = posted(PATH, body, close=False).removesuffix(body)
    for told in trickling(service, begun, b" "):
        only(told).problem("bad-request")


def test_slow_chunks(service: Served) -> None:
    begun = in_chunks(PATH, question(PATH), whole=False)
    for told in trickling(service, begun, b"1\r\n \r\n"):
        only(told).problem("bad-request")


def test_rest_of_a_slow_body_is_no_request(service: Served) -> None:
    """Else whoever shares a connection could be given another one's answer."""
    with service.connect() as connection:
        connection.sendall(posted(PATH, b" " * len(HEALTH), close=False).rstrip(b" "))
        time.sleep(2)  # in which it is cut off
        with suppress(OSError):
            connection.sendall(HEALTH)
        only(answers(received_or_reset(connection))).problem("bad-request")


def test_silent_clients(service: Served) -> None:
    with ExitStack() as stack:
        for _ in range(CLIENTS):
            stack.enter_context(service.connect())
        stays_usable(service)


def test_clients_that_do_not_hang_up(service: Served) -> None:
    """The main loop does not wait for them: it would for two seconds each."""
    begun = time.monotonic()
    with ExitStack() as stack:
        for _ in range(12):
            connection = stack.enter_context(service.connect())
            connection.sendall(HEALTH)
            assert connection.recv(1) == b"H"
        stays_usable(service)
    assert time.monotonic() - begun < 16


def test_clients_that_take_no_answer(service: Served) -> None:
    """What they do not take fills all buffers in between, and then they are cut off."""
    many = request("GET", "/openapi.yaml", close=False) * 100
    with ExitStack() as stack:
        for _ in range(CLIENTS):
            connection = stack.enter_context(service.connect())
            connection.sendall(many)
        time.sleep(1)  # in which the buffers fill
        stays_usable(service)


def test_client_that_asks_without_end(service: Served) -> None:
    """It has its turn like all others."""
    many = request("GET", "/healthz", close=False) * 1000
    with service.connect() as connection:

        def pour() -> None:
            with suppress(OSError):
                while True:
                    connection.sendall(many)

        def drink() -> None:
            with suppress(OSError):
                while connection.recv(1 << 20):
                    pass

        for work in (pour, drink):
            Thread(target=work, daemon=True).start()
        begun = time.monotonic()
        for _ in range(10):
            stays_usable(service)
        assert time.monotonic() - begun < SOON
        connection.shutdown(socket.SHUT_RDWR)


# --- Bodies ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
def test_size_of_bodies(service: Served, path: str) -> None:
    largest = question(path).ljust(MAX_BYTES)
    for body, status in ((largest, 200), (largest + b" ", 413)):
        in_pieces = [body[start : start + 5000] for start in range(0, len(body), 5000)]
        for sent in (posted(path, body), in_chunks(path, *in_pieces)):
            told = only(service.ask(sent))
            assert told.status == status
            if status == 413:
                told.problem("body-too-large")


def test_chunks_without_end(service: Served) -> None:
    """The answer comes as soon as there are too many, and then nobody listens any more."""
    with service.connect() as connection:
        connection.sendall(in_chunks(PATH, whole=False))
        connection.settimeout(3)
        with suppress(OSError):
            while True:
                connection.sendall(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
        told = answers(received_or_reset(connection))
    only(told).problem("body-too-large")
    stays_usable(service)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("chunks", [b"zz\r\n{}\r\n0\r\n\r\n", b"1\r\n{}\r\n0\r\n\r\n", b"-1\r\n"])
def test_chunks_that_are_none(service: Served, path: str, chunks: bytes) -> None:
    only(service.ask(in_chunks(path, whole=False) + chunks)).problem("bad-request")


def test_chunks_that_are_none_behind_a_refusal(service: Served) -> None:
    """It was answered before they were looked at, and is not answered twice."""
    told = ("Content-Type: text/plain", "Transfer-Encoding: chunked")
    sent = request("POST", PATH, *told, body=b"zz\r\n", close=False)
    only(service.ask(sent)).problem("unsupported-media-type")


@pytest.mark.parametrize("path", PATHS)
def test_body_that_ends_early(service: Served, path: str) -> None:
    """Even if what came is a good question."""
    body = question(path)
    longer = posted(path, body + b" ").removesuffix(b" ")
    for sent in (longer, in_chunks(path, body, whole=False), in_chunks(path, body)[:-9]):
        only(service.ask(sent, end=True)).problem("bad-request")


def test_body_that_goes_on(service: Served) -> None:
    """What stands behind it is another request, or none at all."""
    sent = posted(PATH, question(PATH), close=False) + b'{"seed": "hush"}\r\n\r\n'
    first, second = service.ask(sent)
    assert first.status == 200
    second.problem("bad-request")


def test_compressed_on_the_way(service: Served) -> None:
    told = ("Content-Type: application/json", "Transfer-Encoding: gzip, chunked")
    sent = request("POST", PATH, *told, body=b"2\r\n\x1f\x8b\r\n0\r\n\r\n")
    assert only(service.ask(sent)).status in (400, 415)


# --- The form of HTTP ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        b"hush\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # TLS
        b"GET /healthz\r\n\r\n",
        b"GET /healthz HTTP/3.0\r\n\r\n",
        b"get /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /caf\xc3\xa9 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /heal thz HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nNo colon\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\r\n folded\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\x00b\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: soup\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nSCRIPT_NAME: /elsewhere\r\n\r\n",
        b"POST /games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        b"Content-Type: application/json\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 10_000 + b"\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + b"X: a\r\n" * 200 + b"\r\n",
    ],
)
def test_no_http(service: Served, raw: bytes) -> None:
    only(service.ask(raw)).problem("bad-request")
    assert "hush" not in service.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("host", ["", "Host:", 'Host: <>"', "Host: a:b:c", "Host: a.b:99999"])
def test_host_does_not_matter(service: Served, host: str) -> None:
    line = f"{host}\r\n" if host else ""
    raw = f"GET /healthz HTTP/1.1\r\n{line}Connection: close\r\n\r\n"
    assert only(service.ask(raw.encode())).body == b'{"status":"ok"}'


@pytest.mark.parametrize(
    ("method", "target", "status"),
    [
        ("GET", "http://a/healthz", 200),
        ("GET", "/healthz?%00=%ff", 200),
        ("GET", "/healthz/../games", 404),
        ("OPTIONS", "*", 404),
        ("CONNECT", "a:80", 404),
        ("TRACE", "/healthz", 405),
        ("GET", "*", 400),
    ],
)
def test_forms_of_a_target(service: Served, method: str, target: str, status: int) -> None:
    assert only(service.ask(request(method, target))).status == status


def test_first_version_of_http(service: Served) -> None:
    assert only(service.ask(b"GET /healthz HTTP/1.0\r\n\r\n")).status == 200


def test_whoever_asks_first_may_send(service: Served) -> None:
    expecting = posted(PATH, question(PATH), "Expect: 100-continue")
    go_on, told = service.ask(expecting)
    assert (go_on.status, told.status) == (100, 200)


def test_questions_without_waiting(service: Served) -> None:
    """They are answered in their order, and one that is refused does not matter to the next."""
    asked = [question(PATH), b"{}", b"{", question(PATH)]
    sent = [posted(PATH, body, close=False) for body in asked]
    told = service.ask(*sent, request("HEAD", "/healthz"))
    assert [one.status for one in told[:4]] == [200, 422, 400, 200]
    assert told[0].body == told[3].body


def test_an_answer_comes_in_one_piece(service: Served) -> None:
    """Else a worker that is killed in between has sent a head that a proxy cannot take back."""
    sent = posted(PATH, question(PATH), close=False)
    with service.connect() as connection:
        for _ in range(50):
            connection.sendall(sent)
            told = only(answers(connection.recv(1 << 20)))
            assert len(told.body) == int(told.headers["Content-Length"])


def test_nothing_follows_the_headers_of_an_answer_to_head(service: Served) -> None:
    with service.connect() as connection:
        connection.sendall(request("HEAD", "/games") + request("GET", "/healthz"))
        raw = received(connection)
    only(answers(raw, bodies=False))


def test_served_like_this() -> None:
    """As these tests run the service, so `make serve` does."""
    options = " ".join(AS_SERVED)
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert options in re.sub(r"\s*\\\n\s*", " ", text)
