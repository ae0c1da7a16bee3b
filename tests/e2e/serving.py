"""The service as `make serve` runs it, on a free port.

Usage: python -m tests.e2e.serving COMMAND [ARGUMENT ...]

Runs the command while the service runs; the service's address is its last argument.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUNICORN = (sys.executable, "-m", "gunicorn", "--config", "api/server.py", "--threads", "4")
QUIET = ("--no-control-socket", "--log-level", "warning")


@contextmanager
def serving() -> Iterator[str]:
    """Run the service and give its address; it must stop without an error when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        host, port = listener.getsockname()
        bind = ("--bind", f"fd://{listener.fileno()}")
        server = subprocess.Popen(
            [*GUNICORN, *QUIET, *bind, "api:create_app()"],
            cwd=ROOT,
            pass_fds=[listener.fileno()],
        )
    # who asks before it is ready waits: the socket listens already
    try:
        yield f"http://{host}:{port}"
    finally:
        server.terminate()
        status = server.wait(timeout=60)
    assert status == 0, f"gunicorn ended with {status}"


def main() -> int:
    """Run a command against the service."""
    with serving() as address:
        return subprocess.call([*sys.argv[1:], address])


if __name__ == "__main__":
    sys.exit(main())
