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

from bench.rulings import GAMES, body_of, game_of
from bench.timing import Spread, spread

HOST = "127.0.0.1"
WORKERS = 2
CONNECTIONS = 32
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


class Clients:
    """Connections to a server that are kept open, each asking the same question on and on."""

    def __init__(self, server: Server, path: str, body: bytes) -> None:
        self._server, self._request = server, _request(path, body)
        self._selector = selectors.DefaultSelector()
        self._missing: dict[socket.socket, int] = {}
        for _ in range(CONNECTIONS):
            connection = socket.create_connection((HOST, server.port))
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._selector.register(connection, selectors.EVENT_READ)
            self._missing[connection] = 0
            connection.sendall(self._request)
            self._length = _length_of_answer(connection)

    def ask(self, seconds: float) -> tuple[float, float]:
        """For so long; how many answers a second, and the CPU seconds of each in the server."""
        answered, missing = 0, self._missing
        begun, used = time.perf_counter(), self._server.cpu()
        for connection in missing:
            missing[connection] = self._length
            connection.sendall(self._request)
        while any(missing.values()):
            going_on = time.perf_counter() < begun + seconds
            for key, _ in self._selector.select():
                connection = key.fileobj
                assert isinstance(connection, socket.socket)
                missing[connection] -= len(connection.recv(1 << 16))
                if not missing[connection]:
                    answered += 1
                    if going_on:
                        missing[connection] = self._length
                        connection.sendall(self._request)
        spent = time.perf_counter() - begun
        return answered / spent, (self._server.cpu() - used) / answered

    def close(self) -> None:
        for connection in self._missing:
            connection.close()
        self._selector.close()


def _length_of_answer(connection: socket.socket) -> int:
    """How long an answer is that has just been asked for; all others are as long."""
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += connection.recv(1 << 16)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 "), answer
    named = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
    length = int(named[b"content-length"])
    while len(body) < length:
        body += connection.recv(1 << 16)
    return len(head) + 4 + length


@dataclass(frozen=True)
class Served:
    """Requests a second and CPU seconds of a request: of the service, and of the bare echo."""

    requests: Spread
    requests_echoed: Spread
    cpu: Spread
    cpu_echoed: Spread


def over_http(rounds: int) -> dict[str, Served]:
    """A typical ruling of every game beside an echo of the same body."""
    found = {}
    with serving("bench.echo:app") as echo, serving("api:create_app()") as service:
        for game in GAMES:
            body = body_of(f"{game}-validate")
            path = f"/games/{game_of(body).slug}/validate"
            measured: list[tuple[float, ...]] = []
            for _ in range(rounds):
                both: list[float] = []
                for server, asked in ((service, path), (echo, "/echo")):
                    clients = Clients(server, asked, body)
                    both += clients.ask(SECONDS)
                    clients.close()
                measured.append(tuple(both))
            requests, cpu, requests_echoed, cpu_echoed = map(spread, zip(*measured, strict=True))
            found[game] = Served(requests, requests_echoed, cpu, cpu_echoed)
    return found


def starts(rounds: int) -> dict[str, Spread]:
    """The seconds from the fork of a worker to the application in it, and those of a core."""
    program = (
        "import time; begun = time.perf_counter(), time.process_time()\n"
        "from api import create_app; create_app()\n"
        "print(time.perf_counter() - begun[0], time.process_time() - begun[1])"
    )
    told = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
        for _ in range(rounds)
    ]
    wall, cpu = zip(*(map(float, one.stdout.split()) for one in told), strict=True)
    return {"wall": spread(wall), "cpu": spread(cpu)}
