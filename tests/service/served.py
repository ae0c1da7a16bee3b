"""The service behind gunicorn as `make serve` runs it, and how to ask it byte by byte."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.message import Message
from http.client import parse_headers
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from .document import complaints
from .problem import STATUSES

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
AS_SERVED = ("--config", "api/server.py")
"""What `make serve` tells gunicorn."""

SOON = 30.0
"""Seconds within which anything is answered, however busy the machine is."""


PATIENCE = 4 * SOON
"""Seconds within which anything else comes about."""


def until(holds: Callable[[], object]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "It did not come about."
        time.sleep(0.05)


@dataclass(frozen=True)
class Served:
    """A running service, and the file with all that it writes."""

    address: tuple[str, int]
    log: Path

    def connect(self) -> socket.socket:
        connection = socket.create_connection(self.address)
        connection.settimeout(SOON)
        return connection

    def ask(self, *pieces: bytes, end: bool = False) -> list[Answer]:
        """The answers to raw bytes, all until the service hangs up; ``end``: nothing more comes."""
        with self.connect() as connection:
            for piece in pieces:
                connection.sendall(piece)
            if end:
                connection.shutdown(socket.SHUT_WR)
            return answers(received(connection))


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Message
    body: bytes

    def problem(self, slug: str) -> Json:
        """The problem that it tells, which is of this type and has all that a problem has."""
        assert self.status == STATUSES[slug], self.body
        assert self.headers["Content-Type"] == "application/problem+json"
        told: Json = msgspec.json.decode(self.body)
        assert told["type"] == f"/problems/{slug}", told
        assert complaints({"$ref": "#/components/schemas/Problem"}, told) == []
        assert self.headers["X-Request-Id"]
        assert self.headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Request-Id" in self.headers["Access-Control-Expose-Headers"]
        return told


def received(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    pieces = []
    while piece := connection.recv(65536):
        pieces.append(piece)
    return b"".join(pieces)


def answers(raw: bytes, *, bodies: bool = True) -> list[Answer]:
    """The answers that stand one after another; without bodies if HEAD was asked."""
    found = []
    stream = BytesIO(raw)
    while line := stream.readline():
        headers = parse_headers(stream)
        length = int(headers.get("Content-Length") or 0) if bodies else 0
        found.append(Answer(int(line.split()[1]), headers, stream.read(length)))
    return found


def request(method: str, path: str, *headers: str, body: bytes = b"", close: bool = True) -> bytes:
    """The bytes of a request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: referee.example", *headers]
    lines += ["Connection: close"] if close else []
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def posted(path: str, body: bytes, *headers: str, close: bool = True) -> bytes:
    """The bytes of a question."""
    told = ("Content-Type: application/json", f"Content-Length: {len(body)}", *headers)
    return request("POST", path, *told, body=body, close=close)


def in_chunks(path: str, *chunks: bytes, whole: bool = True) -> bytes:
    """The bytes of a question in chunks; the last of all is left out if it is not whole."""
    told = ("Content-Type: application/json", "Transfer-Encoding: chunked")
    sizes = [*chunks, b""] if whole else chunks
    body = b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in sizes)
    return request("POST", path, *told, body=body)


@contextmanager
def served(app: str, log: Path, *options: str, **settings: str) -> Iterator[Served]:
    """Run an application on a free port; it must stop without an error when it is told to."""
    told = {"run_dir": str(log.with_suffix(".run")), "workers": "1"} | settings
    environment = {f"REFEREE_{name.upper()}": value for name, value in told.items()}
    with socket.create_server(("127.0.0.1", 0)) as listener, log.open("wb") as file:
        bind = ("--bind", f"fd://{listener.fileno()}")
        command = [sys.executable, "-m", "gunicorn", *AS_SERVED, *bind, *options, app]
        server = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            pass_fds=[listener.fileno()],
            stdout=file,
            stderr=file,
        )
        address = listener.getsockname()
    # who asks before it is ready waits: the socket listens already
    try:
        yield Served(address, log)
    finally:
        server.terminate()
        status = server.wait(timeout=60)
    assert status == 0, f"gunicorn ended with {status}"
