"""Copies of the service, nginx and Redis, each started on a free port and stopped in the end."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.service.served import AS_SERVED, PATIENCE, ROOT, until

HOST = "127.0.0.1"
NGINX = """\
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/other;
    uwsgi_temp_path {folder}/other;
    scgi_temp_path {folder}/other;
    include {folder}/upstream.conf;
    include {folder}/referee.conf;
}}
"""


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def program(name: str) -> str:
    """Where a program is. The checks need it; elsewhere its tests may be left out."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        leave_out = pytest.skip if (os.environ.get("CI") or "false") == "false" else pytest.fail
        leave_out(f"There is no {name} on this machine.")
    return found


def status(port: int, path: str, **headers: str) -> int:
    """The status of an answer; 0 if there is none."""
    connection = HTTPConnection(HOST, port, timeout=PATIENCE)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request("GET", path, headers=named)
        return connection.getresponse().status
    except (OSError, HTTPException):
        return 0
    finally:
        connection.close()


class Program(ABC):
    """A process that listens on a port, and writes to a log."""

    def __init__(self, folder: Path, name: str) -> None:
        self.port = free_port()
        self.folder = folder / f"{name}-{self.port}"
        self.folder.mkdir()
        self.log = self.folder / "log"
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """What runs it."""

    def environment(self) -> dict[str, str]:
        return {}

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=ROOT,
                env=os.environ | self.environment(),
                stdout=log,
                stderr=log,
            )
        until(self.listens)

    def listens(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
        with suppress(OSError), socket.create_connection((HOST, self.port)):
            return True
        return False

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def stop(self) -> None:
        """Stop it as it is meant to be stopped; it must end without an error."""
        self.signal(signal.SIGTERM)
        assert self.process is not None
        assert self.process.wait(PATIENCE) == 0, self.log.read_text(encoding="utf-8")
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is None:
            return
        if kind is None:
            self.stop()
        else:
            self.process.kill()
            self.process.wait()


class Copy(Program):
    """A copy of the service."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, "copy")
        told = {"bind": f"{HOST}:{self.port}", "run_dir": f"{self.folder}/run", "workers": "2"}
        self.settings = {
            f"REFEREE_{name.upper()}": each for name, each in (told | settings).items()
        }

    def command(self) -> list[str]:
        return [sys.executable, "-m", "gunicorn", *AS_SERVED]

    def environment(self) -> dict[str, str]:
        return self.settings

    def listens(self) -> bool:
        return super().listens() and status(self.port, "/readyz") == 200

    def drain(self) -> None:
        command = [sys.executable, "-m", "api", "drain"]
        subprocess.run(command, cwd=ROOT, env=os.environ | self.settings, check=True)

    def reload(self) -> None:
        """Give the workers new code, and wait until no old one is left and a new one answers."""
        old = set(self.workers())
        self.signal(signal.SIGHUP)
        until(lambda: len(self.workers()) == 2 and not old & set(self.workers()))
        until(self.listens)

    def workers(self) -> list[int]:
        """The processes that answer."""
        assert self.process is not None
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii")
        return [int(child) for child in children.split()]

    def kill_workers(self) -> None:
        """Kill one after another, each when the one before has been replaced."""
        for worker in self.workers():
            os.kill(worker, signal.SIGKILL)
            until(lambda worker=worker: worker not in self.workers() and len(self.workers()) == 2)
            until(self.listens)


class Nginx(Program):
    """nginx with the configuration of `deploy/nginx`, but for its port and the copies'."""

    def __init__(self, folder: Path, copies: Iterable[Copy]) -> None:
        super().__init__(folder, "nginx")
        deployed = ROOT / "deploy" / "nginx"
        upstream = (deployed / "upstream.conf").read_text(encoding="utf-8")
        server = re.search(r"^    server referee:8000 resolve( .*)?;$", upstream, re.MULTILINE)
        assert server
        servers = [f"server {HOST}:{copy.port}{server[1]};" for copy in copies]
        upstream = upstream.replace(server[0], "\n".join(servers))
        upstream = re.sub("^    resolver .*$", "", upstream, flags=re.MULTILINE)
        self._write("upstream.conf", upstream)
        listening = (deployed / "referee.conf").read_text(encoding="utf-8")
        self._write(
            "referee.conf", listening.replace("listen 8080;", f"listen {HOST}:{self.port};")
        )
        user = "user root;" if os.geteuid() == 0 else ""
        self._write("nginx.conf", NGINX.format(folder=self.folder, user=user))

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def command(self) -> list[str]:
        return [
            program("nginx"),
            "-c",
            f"{self.folder}/nginx.conf",
            "-e",
            f"{self.folder}/nginx.log",
        ]


class Redis(Program):
    """Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "redis")

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def command(self) -> list[str]:
        told = ["--bind", HOST, "--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        return [program("redis-server"), *told]
