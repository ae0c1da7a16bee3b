"""The service as `make serve` runs it, on a free port.

Usage: python -m tests.e2e.serving COMMAND [ARGUMENT ...]

Runs the command while the service runs; the service's address is its last argument.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
GUNICORN = (sys.executable, "-m", "gunicorn", "--config", "api/server.py")


@contextmanager
def serving(**more: str) -> Iterator[str]:
    """Run the service and give its address; it must stop without an error when it is told to.

    ``more`` are settings of its own.
    """
    with TemporaryDirectory() as run_dir:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            host, port = listener.getsockname()
            settings = {
                "REFEREE_BIND": f"fd://{listener.fileno()}",
                "REFEREE_RUN_DIR": run_dir,
                "REFEREE_LOG_LEVEL": "warning",
                **more,
            }
            server = subprocess.Popen(
                GUNICORN, cwd=ROOT, env=os.environ | settings, pass_fds=[listener.fileno()]
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
