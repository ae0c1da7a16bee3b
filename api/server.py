"""How gunicorn runs the service: its settings are the names in lower case here.

Its threads read a request for as long as a client takes to send it, and its main loop, which
accepts connections, waits until a client hangs up. It answers in HTML what it cannot read, and
quotes it in its log. Here neither can hold anybody up, and such answers are problems, too.

Loaded before the workers start, so nothing of ours is imported up here: it would be kept when a
reload (SIGHUP) gives the workers new code. For the same reason the application is not preloaded.
The workers share one listening socket: with one each, a reload resets connections.
"""

from __future__ import annotations

import logging
import os
import runpy
import socket
import sys
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from logging.config import dictConfig
from pathlib import Path
from time import monotonic
from typing import Any

from gunicorn.glogging import Logger
from gunicorn.http.errors import ParseException
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker
from pythonjsonlogger.orjson import OrjsonFormatter

try:
    settings = runpy.run_path(str(Path(__file__).with_name("settings.py")))["from_environment"]()
except ValueError as error:
    sys.exit(str(error))

wsgi_app = "api:create_app()"
bind = settings.bind
workers = settings.workers
threads = settings.threads
timeout = settings.timeout
graceful_timeout = settings.grace
keepalive = settings.keep_alive
max_requests = settings.recycle
max_requests_jitter = settings.recycle // 10
worker_tmp_dir = str(settings.runtime)
control_socket_disable = True
# Whom a request is forwarded for is read by the application, from as many proxies as it is told.
forwarded_allow_ips = ""
forwarder_headers = ""
header_map = "refuse"  # of two headers that become one variable, neither can be believed
raw_env = [f"PROMETHEUS_MULTIPROC_DIR={settings.runtime}"]


class Worker(ThreadWorker):
    """A worker whose threads no client can keep for long.

    Whoever has not sent a whole request in time is cut off, and answered that this cannot be
    read; whoever has not taken the answer in as long again is cut off without a word. It is
    looked after once a second.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._begun: dict[TConn, float] = {}

    def notify(self) -> None:
        """Tell the main process that all is well, unless a thread does not come back."""
        if all(self._overdue(conn) < 3 for conn in list(self._begun)):
            super().notify()

    def _cap_keepalive(self, deadline: float) -> None:
        """Wait no longer for who has sent nothing yet, once it stops."""
        super()._cap_keepalive(deadline)
        for conn in self.pending_conns:
            conn.timeout = min(conn.timeout, deadline)

    def handle(self, conn: TConn) -> Any:
        """Read and answer one request. Runs in a thread."""
        self._begun[conn] = monotonic()
        try:
            kept = super().handle(conn)
            # what comes in now may be the rest of the body: no other request is read from here
            kept = not self._overdue(conn) and kept
            if not kept:
                with suppress(OSError):
                    close_graceful(conn.sock.dup())  # waits here what the main loop would wait
                    conn.sock.shutdown(socket.SHUT_RD)
            return kept
        finally:
            del self._begun[conn]

    def murder_pending(self) -> None:
        """Cut off who is too slow. Runs in the main loop."""
        from api.settings import MOST_SECONDS

        latest = monotonic() + MOST_SECONDS
        for conn in self.pending_conns:  # silent from the beginning, which is less than idle
            conn.timeout = min(conn.timeout, latest)
        super().murder_pending()
        for conn in list(self._begun):
            overdue = self._overdue(conn)
            if overdue:
                # who is read from finds an end there, and can still be answered
                with suppress(OSError):
                    conn.sock.shutdown(socket.SHUT_RD if overdue == 1 else socket.SHUT_RDWR)

    def _overdue(self, conn: TConn) -> int:
        """How many times the time is up that a request may take."""
        from api.settings import MOST_SECONDS

        now = monotonic()
        return int((now - self._begun.get(conn, now)) / MOST_SECONDS)

    def handle_error(self, req: Any, client: socket.socket, addr: Any, exc: Exception) -> None:
        """Answer what is no HTTP, without a word in the log of what was sent."""
        if not isinstance(exc, ParseException):
            if req is not None:
                req.uri = req.path  # what stands behind a question mark is nobody's business
            super().handle_error(req, client, addr, exc)
            return
        self.log.warning("A request could not be read: %s", type(exc).__name__)
        if req is None or not req.body.failed:  # else it was answered before the rest was read
            from api.problems import unreadable

            with suppress(OSError):
                client.sendall(unreadable(self.wsgi, addr[0] if addr else ""))


worker_class = Worker


class JsonFormatter(OrjsonFormatter):
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
        logging.logThreads = logging.logMultiprocessing = logging.logAsyncioTasks = False
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
    try:
        settings.runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
        if settings.runtime.lstat().st_uid != os.geteuid():
            raise PermissionError("it belongs to somebody else")
        _clear()
    except OSError as error:
        sys.exit(f"REFEREE_RUN_DIR: {settings.runtime} cannot be used: {error}")


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
    """Give a worker the lowest number that no living one has."""
    taken = {other.number for other in server.WORKERS.values()}
    worker.number = next(number for number in count() if number not in taken)


def post_fork(server: Any, worker: Any) -> None:
    """Let a worker go on counting in the file of the one that it replaces.

    By process, which is usual, every worker that was ever replaced would leave a file behind.
    """
    from prometheus_client import values

    values.ValueClass = values.MultiProcessValue(lambda: worker.number)
