"""Where the folder of the counters is full, requests are answered, and workers live."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .load import Load
from .programs import Copy

IN_SMALL = ("unshare", "--mount", "sh", "-c", 'mount -t tmpfs -o size=100k none "$0" && exec "$@"')
"""Runs a command with a folder of its own that has room for one file of counters."""


class CopyWithoutRoom(Copy):
    def command(self) -> list[str]:
        return [*IN_SMALL, self.settings["REFEREE_RUN_DIR"], *super().command()]


def test_full_folder(tmp_path: Path) -> None:
    copy = CopyWithoutRoom(tmp_path)
    run_dir = Path(copy.settings["REFEREE_RUN_DIR"])
    run_dir.mkdir(mode=0o700)
    tried = subprocess.run(
        [*IN_SMALL, str(run_dir), "true"], capture_output=True, text=True, check=False
    )
    if tried.returncode:
        pytest.skip(f"Here no folder can be made so small: {tried.stderr}")
    with copy:
        workers = copy.workers()
        with Load(copy.port) as load:
            load.goes_on()
        assert copy.workers() == workers
    assert load.failed == load.wrong == []
    assert "Counting has stopped" in copy.log.read_text(encoding="utf-8")
