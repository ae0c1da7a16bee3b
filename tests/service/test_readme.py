"""README.md: its commands, its ruling, its Python and the places that it names are as it says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from flask.testing import FlaskClient

import referee

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


QUARREL = re.compile(
    r"^\*\*(.+?)\.?\*\* .*?^```json quarrel\n(.*?)^```\n\nIt is `([a-z]+)`", re.S | re.M
)


def test_quarrels(client: FlaskClient) -> None:
    """One of each game, told in ten lines at most: from what is known to the ruling."""
    slugs = {game.title: game.slug for game in referee.games()}
    quarrels = QUARREL.findall(README)
    assert [slugs[title] for title, _, _ in quarrels] == list(slugs.values())
    for title, block, verdict in quarrels:
        assert block.count("\n") <= 10
        told, path = json.loads(block), f"/games/{slugs[title]}"
        made = client.post(f"{path}/situation", json={"known": told["known"]}).get_json()
        assert made["findings"] == []
        asked = {"state": made["state"], "move": told["move"]}
        ruling = client.post(f"{path}/validate", json=asked).get_json()
        assert ruling["verdict"] == verdict, (title, ruling["violations"])


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
