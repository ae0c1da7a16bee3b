"""README.md: its commands, its ruling, its Python and the places that it names are as it says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from flask.testing import FlaskClient

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "http://127.0.0.1:8000"


def shown(language: str) -> str:
    """The one block of the page that is written in this language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    return block


def test_curl(client: FlaskClient) -> None:
    command = re.fullmatch(rf"curl {ADDRESS}(\S+) -H '(.*?): (.*?)' -d '(.*)'\n", shown("sh"), re.S)
    assert command
    path, header, value, body = command.groups()
    response = client.post(path, headers={header: value}, data=body)
    assert response.status_code == 200
    assert response.get_json() == json.loads(shown("json"))


def test_python() -> None:
    """Run as somebody in this directory would run it."""
    printed = subprocess.check_output([sys.executable, "-c", shown("python")], cwd=ROOT, text=True)
    assert printed == shown("text")


def test_make_targets() -> None:
    named = set(re.findall(r"(?:^    |`)make ([a-z]+)", README, re.MULTILINE))
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert {"serve", "test"} <= named <= set(targets)


def test_make_variables() -> None:
    """What the page calls the defaults is what the Makefile sets."""
    makefile = (ROOT / "Makefile").read_text()
    host, port = ADDRESS.removeprefix("http://").split(":")
    assert f"HOST ?= {host}\n" in makefile
    assert f"PORT ?= {port}\n" in makefile


def test_files() -> None:
    named = re.findall(r"`(\w[\w/-]*\.[a-z]+)`", README)
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_paths(client: FlaskClient) -> None:
    named = re.findall(rf"(?:`|`GET |<{ADDRESS})(/[\w/.-]+)[`>]", README)
    assert "/apidocs/" in named
    assert [path for path in named if client.get(path).status_code != 200] == []
