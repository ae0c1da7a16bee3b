"""Two copies behind nginx, and all that can befall them while they are asked."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from .load import Load
from .programs import Copy, Nginx, status, until

AT_LEAST = 60
"""Seconds that it goes on in all."""


def test_nobody_notices(tmp_path: Path) -> None:
    begun = time.monotonic()
    one, other = Copy(tmp_path), Copy(tmp_path)
    with one, other, Nginx(tmp_path, (one, other)) as nginx, Load(nginx.port) as load:
        load.goes_on()
        for copy in (one, other):
            restart(copy, load)
            copy.reload()
            load.goes_on()
        assert load.failed == []  # nothing that an operator does makes a request fail

        for copy in (one, other):
            copy.kill_workers()
            load.goes_on()
        one.drain()
        one.stop()
        other.reload()
        load.goes_on()
        one.start()
        other.kill_workers()
        while time.monotonic() < begun + AT_LEAST:
            load.goes_on()
    assert load.wrong == []
    sys.stdout.write(f"{load.asked} questions, {len(load.failed)} of them asked again.\n")


def restart(copy: Copy, load: Load) -> None:
    """Stop a copy as it is done in a rollout, and start it again."""
    copy.drain()
    assert status(copy.port, "/readyz") == 503
    assert status(copy.port, "/games") == 200
    load.goes_on()
    copy.stop()
    load.goes_on()
    copy.start()
    load.goes_on()


def test_one_copy_alone_stops_and_reloads(tmp_path: Path) -> None:
    """Without anybody before it: what it has accepted it answers, and a reload is no gap."""
    with Copy(tmp_path) as copy, Load(copy.port) as load:
        load.goes_on()
        for _ in range(3):
            copy.reload()
            load.goes_on(50)
    assert load.failed == load.wrong == []


def test_nginx_without_any_copy(tmp_path: Path) -> None:
    one, other = Copy(tmp_path), Copy(tmp_path)
    with Nginx(tmp_path, (one, other)) as nginx:
        assert status(nginx.port, "/games") == 503
        with one:
            until(lambda: status(nginx.port, "/games") == 200)
            assert status(nginx.port, "/readyz") == 200
            assert status(nginx.port, "/metrics") == 404
            one.drain()
            assert status(nginx.port, "/readyz") == 503
            assert status(nginx.port, "/games") == 200
