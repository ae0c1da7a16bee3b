"""The service as it is run, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from .serving import serving

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""The service is all that it can reach, wherever the tests run."""


expect.set_options(timeout=30_000)  # as patient as all else that waits here, for busy machines


@pytest.fixture(scope="package")
def service() -> Iterator[str]:
    """The address of the running service."""
    with serving() as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine. The checks need one; elsewhere its tests may be left out."""
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        leave_out = pytest.skip if (os.environ.get("CI") or "false") == "false" else pytest.fail
        leave_out(f"There is no browser to try the pages out in: none of {', '.join(CHROMIUM)}.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=[ALONE])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def tell(request: pytest.FixtureRequest) -> Callable[[str], None]:
    """Write a line into what the run tells, past all that keeps a test quiet."""
    plugins = request.config.pluginmanager
    reporter, capture = plugins.getplugin("terminalreporter"), plugins.getplugin("capturemanager")

    def write(line: str) -> None:
        with capture.global_and_fixture_disabled():
            reporter.write_line(line)

    return write


@pytest.fixture
def picture(tell: Callable[[str], None], tmp_path: Path) -> Iterator[Path]:
    """Where a screenshot goes: to $SCREENSHOT, else to a temporary folder; the run tells where."""
    path = Path(os.environ.get("SCREENSHOT") or tmp_path / "screenshot.png")
    yield path
    if path.exists():
        tell(f"Screenshot: {path}")


@pytest.fixture(scope="package")
def pictures(
    tmp_path_factory: pytest.TempPathFactory, tell: Callable[[str], None]
) -> Iterator[Path]:
    """Where pictures of the desk go: beside $SCREENSHOT, else to a temporary folder."""
    named = os.environ.get("SCREENSHOT")
    folder = Path(named).parent if named else tmp_path_factory.mktemp("desk")
    yield folder
    tell(f"Screenshots of the desk: {folder}")
