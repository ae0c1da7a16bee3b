"""The service runs where nothing can be written but memory."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .programs import Copy, status

IN_READ_ONLY = ("unshare", "--mount", "sh", "-c", 'mount -o remount,bind,ro / && exec "$@"', "sh")


class CopyThatWritesNothing(Copy):
    def command(self) -> list[str]:
        return [*IN_READ_ONLY, *super().command()]


def test_read_only_root(tmp_path: Path) -> None:
    copy = CopyThatWritesNothing(tmp_path)
    touch = [*IN_READ_ONLY, "touch", "/written"]
    tried = subprocess.run(touch, capture_output=True, text=True, check=False)
    if "Read-only" not in tried.stderr:
        pytest.skip(f"Here the root cannot be made read-only: {tried.stderr}")
    del copy.settings["REFEREE_RUN_DIR"]  # in /dev/shm
    with copy:
        assert status(copy.port, "/games") == 200
        assert status(copy.port, "/metrics") == 200
        assert list(Path("/dev/shm").glob(f"referee-*-{copy.port}/*.db"))
