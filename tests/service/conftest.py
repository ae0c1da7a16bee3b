"""Which tests of the API are collected."""

from __future__ import annotations

from pathlib import Path

import pytest

SLOW_TO_COLLECT = "test_conformance_of_every_game.py"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what takes half a minute to collect, where none of it is run."""
    unasked = "not long" in config.getoption("markexpr")
    return True if unasked and collection_path.name == SLOW_TO_COLLECT else None
