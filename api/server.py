"""How gunicorn runs the service: its settings are the names in lower case here.

A connection waits in a greenlet, which costs next to nothing, so that slow clients hold nobody
up; a ruling is calculated in one go. gunicorn answers in HTML what it cannot read, and quotes it
in its log. Here such answers are problems, too.

Loaded before the workers start, so nothing of ours is imported up here: it would be kept when a
reload (SIGHUP) gives the workers new code. For the same reason the application is not preloaded.
The workers share one listening socket: with one each, a reload resets connections.
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
    """The socket of a client, which has only so much time.

    Once it is up, all that was sent counts as having ended. An answer is gathered, and sent whole:
    of a worker that is killed, a proxy has either all of it or nothing, and can ask another.
    """

    def __init__(self, sock: Any) -> None:
        self.sock = sock
        self.until = 0.0
        self.ended = False
        self._answer: list[bytes] = []

    def recv(self, size: int) -> bytes:
        """What comes in next; nothing if there is no more, or not in time."""
        left = self.until - monotonic()
        data = b""
        if left > 0 and not self.ended:
            self.sock.settimeout(left)
            with suppress(OSError):
                data = self.sock.recv(size)
        self.ended = not data
        return data

    def send(self, data: bytes) -> None:
        """Send what comes before an answer: 100 Continue."""
        self.sock.sendall(data)

    def sendall(self, data: bytes) -> None:
        """Take a part of an answer."""
        self._answer.append(data)

    def flush(self, seconds: float) -> None:
        """Send the answer. Raises TimeoutError if it is not taken in for so long."""
        answer = b"".join(self._answer)
        self._answer.clear()
        self.sock.settimeout(seconds)
        self.sock.sendall(answer)

    def shutdown(self, how: int) -> None:
        """Give up an answer that fails midway."""
        self._answer.clear()

    def close(self) -> None:
        """Nothing more: whoever opened it closes it."""


class Worker(GeventWorker):
    """A worker of which no client can keep more than its own connection."""

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
        """Load the application, which counts in the file of the worker that this one replaces.

        By process, which is usual, every worker that was ever replaced would leave a file behind.
        """
        from prometheus_client import values

        counted_in: Any = values.MultiProcessValue
        values.ValueClass = counted_in(lambda: self.number)
        super().load_wsgi()
        from api.settings import MAX_SECONDS

        self.patience = MAX_SECONDS

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Stop; on a reload once its new workers are ready, or if it is asked again."""
        if self._replaced or self.generation == self.board[0]:
            super().handle_exit(sig, frame)
        self._replaced = True

    def notify(self) -> None:
        """Tell the main process that all is well. Runs once a second, also while it stops."""
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
        """Read and answer the requests of a connection. Runs in a greenlet of its own."""
        client = Client(sock)
        parser_of: Any = get_parser  # a client is not a socket, but does for one
        parser = parser_of(self.cfg, client, addr)
        name, req = listener.getsockname(), None
        seconds = self.patience  # silent from the beginning, which is less than idle
        try:
            while self._begins(parser, client, seconds):
                client.until = monotonic() + self.patience
                req = None
                req = next(parser)
                kept = self._answers(name, req, client, addr)
                # what comes in too late may be the rest of the body, and is no other request
                if not kept or not parser.finish_body(client.until) or client.ended:
                    break
                gevent.sleep(0)  # the others' turn, however much this client has sent already
                seconds = self.cfg.keepalive
        except (NoMoreData, StopIteration, OSError) as error:
            self.log.debug("A connection ended: %r", error)
        except ParseException as error:
            self._refuse(req, client, addr, error)
        close_graceful(sock)

    def _begins(self, parser: Any, client: Client, seconds: float) -> bool:
        """Wait until something of a request is there."""
        data = parser.unreader.take_buffered()
        if not data:
            client.until = monotonic() + (seconds if self.alive else self.linger)
            self._idle.add(client)
            data = client.recv(parser.unreader.mxchunk)
            self._idle.discard(client)
        parser.unreader.unread(data)
        return bool(data)

    def _answers(self, name: Any, req: Any, client: Client, addr: Any) -> bool:
        """Answer a request; whether the connection is kept."""
        kept = True
        try:
            self.handle_request(name, req, client, addr)
        except StopIteration:
            kept = False
        client.flush(self.patience)
        return kept

    def _refuse(self, req: Any, client: Client, addr: Any, error: ParseException) -> None:
        """Answer what is no HTTP, without a word in the log of what was sent."""
        self.log.warning("A request could not be read: %s", type(error).__name__)
        if req is None or not req.body.failed:  # else it was answered before the rest was read
            from api.problems import unreadable

            client.sendall(unreadable(cast("Any", self.wsgi), addr[0] if addr else ""))
            with suppress(OSError):
                client.flush(self.patience)


worker_class = Worker

# As many files may be open as these connections need, if anybody may open so many.
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
    """End where nothing can be listened on."""
    try:
        settings.check_sockets()
    except ValueError as error:
        sys.exit(str(error))


def when_ready(server: Any) -> None:
    """Begin without what an earlier run has left behind. The address is ours alone by now."""
    # What all processes share: the generation of the workers that are to be, and by its number
    # the generation of each that is ready.
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
    """Let another generation of workers begin."""
    server.board[0] = server.board[0] % 255 + 1


def on_exit(server: Any) -> None:
    """Leave nothing behind."""
    with suppress(OSError):
        _clear()
        if settings.run_dir is None:
            settings.runtime.rmdir()


def _clear() -> None:
    for file in (settings.drained, *settings.runtime.glob("*.db")):
        file.unlink(missing_ok=True)


def pre_fork(server: Any, worker: Any) -> None:
    """Give a worker the lowest number that no living one has, and its generation."""
    taken = {other.number for other in server.WORKERS.values()}
    worker.number = next(number for number in count() if number not in taken)
    worker.board, worker.generation = server.board, server.board[0]
