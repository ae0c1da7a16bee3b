"""The desk as files: what they are, how they are sent, and that they hold together."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest
from flask.testing import FlaskClient

FOLDER = Path(__file__).parents[2] / "desk"
UNSERVED = {".md", ".json", ".ts"}  # for those who change it: text, and types for the checker
FILES = sorted(
    path.relative_to(FOLDER).as_posix()
    for path in FOLDER.rglob("*")
    if path.is_file() and path.suffix not in UNSERVED and path.name != "index.html"
)
SCRIPTS = [name for name in FILES if name.endswith(".js")]
KINDS = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
IMPORT = re.compile(r"""\b(?:import|from) ?\(?["'`](\.[^"'`]+)["'`]""")


@pytest.mark.parametrize("name", FILES)
def test_file_is_served(client: FlaskClient, name: str) -> None:
    response = client.get(f"/desk/{name}")
    assert response.status_code == 200
    assert response.mimetype == KINDS.get(name.rpartition(".")[2], "text/plain")
    assert response.get_data() == (FOLDER / name).read_bytes()
    assert client.head(f"/desk/{name}").status_code == 200


@pytest.mark.parametrize("path", ["/", "/desk/main.js"])
def test_browser_asks_whether_it_is_still_the_same(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.headers["Cache-Control"] == "no-cache"
    again = {"If-None-Match": response.headers["ETag"]}
    assert client.get(path, headers=again).status_code == 304


@pytest.mark.parametrize("path", ["/", "/desk/main.js"])
def test_policy_lets_in_nothing_but_its_own_files(client: FlaskClient, path: str) -> None:
    policy = client.get(path).headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert "unsafe" not in policy
    assert "data:" not in policy


def test_page_has_no_code_of_its_own(client: FlaskClient) -> None:
    page = client.get("/").get_data(as_text=True)
    assert re.findall(r"<script\b(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style\b|\bstyle=|\bon\w+=", page) == []
    linked = re.findall(r"""\b(?:src|href)=["']([^"']+)["']""", page)
    assert len(linked) > 3
    assert [path for path in linked if client.get(path).status_code != 200] == []
    assert '"/apidocs/"' in page


def test_every_script_is_imported() -> None:
    """What a script imports is there, and there is no script that nobody imports."""
    imported = {"main.js"}
    for name in SCRIPTS:
        text = (FOLDER / name).read_text(encoding="utf-8")
        paths = [normpath(join(dirname(name), path)) for path in IMPORT.findall(text)]
        imported.update(path for path in paths if "$" not in path)
        imported.update(one for path in paths if "$" in path for one in _like(path))
    assert imported == set(SCRIPTS)


def test_all_scripts_are_loaded_at_once() -> None:
    """Whatever the page needs at once, and so all but the words of the other language."""
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    told = re.findall(r"""(?:src|rel="modulepreload" href)="/desk/([^"]+\.js)\"""", page)
    assert sorted(told) == [name for name in SCRIPTS if not name.startswith("words/")]


def _like(template: str) -> list[str]:
    """The scripts that a path with something to be filled in may be."""
    folder = dirname(template)
    return [name for name in SCRIPTS if dirname(name) == folder]


def test_what_is_not_ours_is_named() -> None:
    """With its version and its licence."""
    told = (FOLDER / "vendor" / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\S+)` \|.*\| [\d.]+ \| .*`(\S+)` \|$", told, re.MULTILINE)
    vendored = {name.removeprefix("vendor/") for name in FILES if name.startswith("vendor/")}
    assert {name for row in rows for name in row} == vendored


def test_desk_names_no_other_host() -> None:
    ours = [name for name in SCRIPTS if not name.startswith("vendor/")]
    for name in (*ours, "desk.css"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        assert re.findall(r"https?://", text) == [], name
