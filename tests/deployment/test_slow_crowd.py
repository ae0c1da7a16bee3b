"""A crowd of slow clients at one copy: it costs whoever asks properly next to nothing."""

from __future__ import annotations

import resource
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from threading import Event, Thread

import msgspec

from tests.service.served import posted
from tests.service.tables import question

from .programs import HOST, Copy

EACH = 500
"""How many there are of each kind."""

FILES = 4 * EACH
"""How many files a test of them has open at most."""

SECONDS = 6
BEARABLE = 3.0
"""Seconds for an answer that are still bearable on a busy machine; without a crowd it is 0.005."""

PATH = "/games/woo/validate"
BODY = msgspec.json.encode(question())
ASKED = posted(PATH, BODY)
KINDS = {
    "headers": b"POST /games/woo/validate HTTP/1.1\r\nX-Slow: ",
    "bodies": posted(PATH, BODY + b" " * 1000).removesuffix(b" " * 1000),
    "silence": b"",
}
"""How each kind begins."""


@contextmanager
def crowd(port: int) -> Iterator[list[socket.socket]]:
    """Clients of all kinds; those that have begun send a byte now and then."""
    end = Event()
    with ExitStack() as stack:
        begun = []
        for opening in KINDS.values():
            for _ in range(EACH):
                connection = stack.enter_context(socket.create_connection((HOST, port)))
                connection.sendall(opening)
                if opening:
                    begun.append(connection)

        def trickle() -> None:
            for connection in cycle(begun):
                if end.wait(1 / EACH):
                    break
                with suppress(OSError):
                    connection.sendall(b" ")

        thread = Thread(target=trickle)
        thread.start()
        try:
            yield begun
        finally:
            end.set()
            thread.join()


def asked(port: int) -> float:
    """The seconds until a question was answered on a connection of its own."""
    before = time.perf_counter()
    with socket.create_connection((HOST, port), BEARABLE) as connection:
        connection.sendall(ASKED)
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
    return time.perf_counter() - before


def test_others_do_not_wait(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, FILES), hard))
    with Copy(tmp_path) as copy, crowd(copy.port):
        end = time.monotonic() + SECONDS
        slowest = 0.0
        while time.monotonic() < end:
            slowest = max(slowest, asked(copy.port))
            time.sleep(0.02)
    assert slowest < BEARABLE
    sys.stdout.write(f"The slowest of the answers took {slowest:.3f} seconds.\n")
