"""What is written in `deploy/`, the Dockerfile and the pages is what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from api.settings import Settings
from referee import __version__

from .served import AS_SERVED, ROOT

FILES = [
    ROOT / "Dockerfile",
    ROOT / "docs" / "running.md",
    *(file for file in (ROOT / "deploy").rglob("*") if file.is_file()),
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_settings_exist(file: Path) -> None:
    """The service would not start with others."""
    named = re.findall(r"REFEREE_([A-Z_]+)", file.read_text(encoding="utf-8"))
    assert set(named) <= {field.name.upper() for field in fields(Settings)}


def test_some_are_named() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert "REFEREE_REDIS_URL" in text
    assert "REFEREE_WORKERS" in text


def test_image_is_of_this_version() -> None:
    deployment = (ROOT / "deploy" / "kubernetes" / "deployment.yaml").read_text(encoding="utf-8")
    assert re.findall(r"image: (\S+)", deployment) == [f"referee:{__version__}"]


def test_image_serves_as_tested() -> None:
    told = '", "'.join(["gunicorn", *AS_SERVED])
    assert f'{told}"]' in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_files_named_in_the_page_exist() -> None:
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:deploy|docs|api)/[\w/.-]+)`", page)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
