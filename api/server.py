"""How gunicorn runs the service: its settings are the names in lower case here.

Its threads read a request for as long as a client takes to send it, and its main loop, which
accepts connections, waits until a client hangs up. It answers in HTML what it cannot read, and
quotes it in its log. Here neither can hold anybody up, and such answers are problems, too.

Loaded before the workers start, so nothing of ours is imported up here: it would be kept when a
reload gives the workers new code.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from time import monotonic
from typing import Any

from gunicorn.http.errors import ParseException
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker


class Worker(ThreadWorker):
    """A worker whose threads no client can keep for long.

    Whoever has not sent a whole request in time is cut off, and answered that this cannot be
    read; whoever has not taken the answer in as long again is cut off without a word. It is
    looked after once a second.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._begun: dict[TConn, float] = {}

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
            super().handle_error(req, client, addr, exc)
            return
        self.log.warning("A request could not be read: %s", type(exc).__name__)
        if req is None or not req.body.failed:  # else it was answered before the rest was read
            from api.problems import unreadable

            with suppress(OSError):
                client.sendall(unreadable(self.wsgi))


worker_class = Worker
