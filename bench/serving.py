"""Requests over HTTP: the service beside a bare echo, both on the same cores."""

from __future__ import annotations

import os
import selectors
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

HOST = "127.0.0.1"
WORKERS = 2
CONNECTIONS = 8
SECONDS = 1.0
"""How long one measurement takes; each is one of several in turns."""

_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A gunicorn that runs: its port, and the process that started the workers."""

    port: int
    process: int

    def cpu(self) -> float:
        """The seconds of a core that its processes have used."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text()
        return sum(map(_used, [str(self.process), *children.split()]))


def _used(process: str) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


@contextmanager
def serving(application: str) -> Iterator[Server]:
    """Run an application as the service runs, with its settings."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")
        } | {
            "REFEREE_BIND": f"{HOST}:{port}",
            "REFEREE_WORKERS": str(WORKERS),
            "REFEREE_RECYCLE": "0",
            "REFEREE_RUN_DIR": f"{folder}/run",
        }
        command = [sys.executable, "-m", "gunicorn", "--config", "api/server.py", application]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            _wait_for(port)
            yield Server(port, process.pid)
        finally:
            process.terminate()
            process.wait()


def _wait_for(port: int) -> None:
    request = _request("/", b"")
    for _ in range(300):
        with suppress(OSError), socket.create_connection((HOST, port), 5) as connection:
            connection.sendall(request)
            if connection.recv(1):
                return
        time.sleep(0.1)
    raise TimeoutError(f"Nothing answers at port {port}.")


def _request(path: str, body: bytes) -> bytes:
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nUser-Agent: bench\r\nAccept: */*\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def asked(server: Server, path: str, body: bytes, seconds: float) -> tuple[float, float]:
    """How many requests a second were answered, and the CPU seconds that each took the server."""
    request = _request(path, body)
    length = 0
    answered = 0
    missing: dict[socket.socket, int] = {}
    with selectors.DefaultSelector() as selector:
        for _ in range(CONNECTIONS):
            connection = socket.create_connection((HOST, server.port))
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            selector.register(connection, selectors.EVENT_READ)
            connection.sendall(request)
            answer = b""
            while not length:
                answer += connection.recv(1 << 16)
                head, there, _ = answer.partition(b"\r\n\r\n")
                if there:
                    assert head.startswith(b"HTTP/1.1 200 "), answer
                    (size,) = (
                        line for line in head.lower().split(b"\r\n") if b"content-length" in line
                    )
                    length = len(head) + 4 + int(size.split()[1])
                    missing[connection] = length - len(answer)
            missing.setdefault(connection, length)
        for connection in [one for one, left in missing.items() if not left]:
            connection.sendall(request)
            missing[connection] = length
        begun, used = time.perf_counter(), server.cpu()
        while time.perf_counter() < begun + seconds:
            for key, _ in selector.select():
                connection = key.fileobj
                missing[connection] -= len(connection.recv(1 << 16))
                if missing[connection] <= 0:
                    assert not missing[connection], "An answer was longer than the first one."
                    missing[connection] = length
                    answered += 1
                    connection.sendall(request)
        spent, cpu = time.perf_counter() - begun, server.cpu() - used
        for connection in missing:
            connection.close()
    return answered / spent, cpu / answered
