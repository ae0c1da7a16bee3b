"""How gunicorn runs the service: its settings are the names in lower case here.

Each connection has a greenlet, so that a slow client does not delay others; a ruling runs without
switching. To a request that it cannot parse, gunicorn responds with HTML, and quotes it in its
log. Here such responses are problems, too.

This module is loaded before the workers start, so it imports none of our modules at the top: a
reload (SIGHUP) would keep them, though the workers should run new code. For the same reason the
application is not preloaded. The workers share one listening socket: with one each, a reload
resets connections.
"""

from __future__ import annotations

import logging
import os
import resource
import runpy
import socket
import sys
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from logging.config import dictConfig
from mmap import PAGESIZE, mmap
from pathlib import Path
from time import monotonic
from typing import Any, cast

import gevent
from gunicorn.glogging import Logger
from gunicorn.http import get_parser
from gunicorn.http.errors import NoMoreData, ParseException
from gunicorn.util import close_graceful
from gunicorn.workers.ggevent import GeventWorker
from pythonjsonlogger.msgspec import MsgspecFormatter

try:
    settings = runpy.run_path(str(Path(__file__).with_name("settings.py")))["from_environment"]()
except ValueError as error:
    sys.exit(str(error))

wsgi_app = "api:create_app()"
bind = settings.bind
workers = settings.workers
timeout = settings.timeout
graceful_timeout = settings.grace
keepalive = settings.keep_alive
max_requests = settings.recycle
max_requests_jitter = settings.recycle // 10
# Heartbeats are files without a name; the folder of the counters may fill up, or be gone.
worker_tmp_dir = "/dev/shm" if os.access("/dev/shm", os.W_OK | os.X_OK) else str(settings.runtime)
control_socket_disable = True
# Whom a request is forwarded for is read by the application, from as many proxies as it is told.
forwarded_allow_ips = ""
forwarder_headers = ""
header_map = "refuse"  # of two headers that become one variable, neither can be believed
raw_env = [f"PROMETHEUS_MULTIPROC_DIR={settings.runtime}"]


class Client:
    """The socket of a client, with a deadline for each request.

    After the deadline, reads return nothing, as if the client had closed the connection. A
    response is buffered and sent whole: if a worker is killed, a proxy has received either all of
    it or nothing, and can retry elsewhere.
    """

    def __init__(self, sock: Any) -> None:
        self.sock = sock
        self.until = 0.0
        self.ended = False
        self._answer: list[bytes] = []

    def recv(self, size: int) -> bytes:
        """The next bytes; none at the end of the stream or after the deadline."""
        left = self.until - monotonic()
        data = b""
        if left > 0 and not self.ended:
            self.sock.settimeout(left)
            with suppress(OSError):
                data = self.sock.recv(size)
        self.ended = not data
        return data

    def send(self, data: bytes) -> None:
        """Send what precedes a response: 100 Continue."""
        self.sock.sendall(data)

    def sendall(self, data: bytes) -> None:
        """Buffer part of a response."""
        self._answer.append(data)

    def flush(self, seconds: float) -> None:
        """Send the response. Raises TimeoutError if the client does not receive it in time."""
        answer = b"".join(self._answer)
        self._answer.clear()
        self.sock.settimeout(seconds)
        self.sock.sendall(answer)

    def shutdown(self, how: int) -> None:
        """Discard a response that failed midway."""
        self._answer.clear()

    def close(self) -> None:
        """Does nothing: the worker closes the socket itself."""


class Worker(GeventWorker):
    """A worker in which a slow client occupies only its own connection."""

    linger = 2
    """Seconds for which a worker that stops still waits for a request on an idle connection."""

    # set by the main process, before the worker begins
    number: int
    generation: int
    board: Any

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._idle: set[Client] = set()
        self._let_go = self._replaced = False

    def load_wsgi(self) -> None:
        """Load the application, with metrics in the file of the worker that this one replaces.

        By default files are named by process ID, and every replaced worker leaves one behind.
        """
        from prometheus_client import values

        counted_in: Any = values.MultiProcessValue
        values.ValueClass = counted_in(lambda: self.number)
        super().load_wsgi()
        from api.settings import MAX_SECONDS

        self.patience = MAX_SECONDS

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Stop; during a reload only once the new workers are ready, or when asked again."""
        if self._replaced or self.generation == self.board[0]:
            super().handle_exit(sig, frame)
        self._replaced = True

    def notify(self) -> None:
        """Send a heartbeat to the main process. Runs every second, also while stopping."""
        super().notify()
        self.board[1 + self.number] = self.generation
        if self._replaced and self.board[1:].count(self.board[0]) >= self.cfg.workers:
            self.alive = False
        if not self.alive and not self._let_go:
            self._let_go = True
            gevent.spawn_later(self.linger, self._end_idle)

    def _end_idle(self) -> None:
        for client in self._idle:
            with suppress(OSError):
                client.sock.shutdown(socket.SHUT_RD)

    def handle(self, listener: Any, sock: Any, addr: Any) -> None:
        """Read and answer the requests of a connection, in its own greenlet."""
        client = Client(sock)
        parser_of: Any = get_parser  # a client is not a socket, but does for one
        parser = parser_of(self.cfg, client, addr)
        name, req = listener.getsockname(), None
        seconds = self.patience  # a first request has less time than a kept connection
        try:
            while self._begins(parser, client, seconds):
                client.until = monotonic() + self.patience
                req = None
                req = next(parser)
                kept = self._answers(name, req, client, addr)
                # what arrives too late may be the rest of the body, not another request
                if not kept or not parser.finish_body(client.until) or client.ended:
                    break
                gevent.sleep(0)  # let others run, however much this client has pipelined
                seconds = self.cfg.keepalive
        except (NoMoreData, StopIteration, OSError) as error:
            self.log.debug("A connection ended: %r", error)
        except ParseException as error:
            self._refuse(req, client, addr, error)
        close_graceful(sock)

    def _begins(self, parser: Any, client: Client, seconds: float) -> bool:
        """Wait for the first bytes of a request; whether there are any."""
        data = parser.unreader.take_buffered()
        if not data:
            client.until = monotonic() + (seconds if self.alive else self.linger)
            self._idle.add(client)
            data = client.recv(parser.unreader.mxchunk)
            self._idle.discard(client)
        parser.unreader.unread(data)
        return bool(data)

    def _answers(self, name: Any, req: Any, client: Client, addr: Any) -> bool:
        """Answer a request, and return whether the connection is kept."""
        kept = True
        try:
            self.handle_request(name, req, client, addr)
        except StopIteration:
            kept = False
        client.flush(self.patience)
        return kept

    def _refuse(self, req: Any, client: Client, addr: Any, error: ParseException) -> None:
        """Answer a request that could not be parsed, without logging its content."""
        self.log.warning("A request could not be read: %s", type(error).__name__)
        if req is None or not req.body.failed:  # else it was answered before the rest was read
            from api.problems import unreadable

            client.sendall(unreadable(cast("Any", self.wsgi), addr[0] if addr else ""))
            with suppress(OSError):
                client.flush(self.patience)


worker_class = Worker

# Raise the limit of open files to what these connections need, as far as that is allowed.
_soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
_files = settings.connections + 64
if _hard != resource.RLIM_INFINITY:
    _files = min(_files, _hard)
if _soft != resource.RLIM_INFINITY:
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(_soft, _files), _hard))
worker_connections = _files - 64


class JsonFormatter(MsgspecFormatter):
    """Writes a record's level, logger, process, message, all that it has beyond, and the time."""

    def add_fields(
        self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]
    ) -> None:
        """Look through a record once: each request has one."""
        fields = record.__dict__
        log_data.update(
            level=record.levelname,
            logger=record.name,
            process=record.process,
            message=record.message,
            **message_dict,
        )
        log_data |= {name: fields[name] for name in fields if name not in self.reserved_attrs}
        log_data["time"] = datetime.fromtimestamp(record.created, tz=UTC)


class JsonLogger(Logger):
    """Every line of the log is JSON, of the application as well."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        # As logging's documentation has it: what no line tells need not be found out for each.
        logging._srcfile = None
        logging.logThreads = logging.logMultiprocessing = False
        vars(logging)["logAsyncioTasks"] = False  # of Python 3.12 and later
        dictConfig(
            {
                "version": 1,
                "disable_existing_loggers": False,
                "formatters": {
                    "json": {"()": JsonFormatter},
                },
                "handlers": {
                    "stdout": {
                        "class": "logging.StreamHandler",
                        "stream": "ext://sys.stdout",
                        "formatter": "json",
                    }
                },
                "root": {"level": cfg.loglevel.upper(), "handlers": ["stdout"]},
                "loggers": {
                    "gunicorn.error": {"handlers": [], "propagate": True},
                    "flask-limiter": {"level": "WARNING"},  # who is refused has a line already
                },
            }
        )


logger_class = JsonLogger
loglevel = settings.log_level


def on_starting(server: Any) -> None:
    """Exit if the configured sockets cannot be used."""
    try:
        settings.check_sockets()
    except ValueError as error:
        sys.exit(str(error))


def when_ready(server: Any) -> None:
    """Remove what an earlier run has left behind. By now no other process has the address."""
    # Shared by all processes: the current generation of workers, followed by the generation of
    # each worker that is ready, at its number.
    server.board = mmap(-1, PAGESIZE)
    on_reload(server)
    try:
        settings.runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
        if settings.runtime.lstat().st_uid != os.geteuid():
            raise PermissionError("it belongs to somebody else")
        _clear()
    except OSError as error:
        sys.exit(f"REFEREE_RUN_DIR: {settings.runtime} cannot be used: {error}")


def on_reload(server: Any) -> None:
    """Start the next generation of workers."""
    server.board[0] = server.board[0] % 255 + 1


def on_exit(server: Any) -> None:
    """Remove what this run has written."""
    with suppress(OSError):
        _clear()
        if settings.run_dir is None:
            settings.runtime.rmdir()


def _clear() -> None:
    for file in (settings.drained, *settings.runtime.glob("*.db")):
        file.unlink(missing_ok=True)


def pre_fork(server: Any, worker: Any) -> None:
    """Give a worker the lowest free number and the current generation."""
    taken = {other.number for other in server.WORKERS.values()}
    worker.number = next(number for number in count() if number not in taken)
    worker.board, worker.generation = server.board, server.board[0]
