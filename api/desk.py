"""The desk: a page for people at a table, served as the files in ``desk``.

It asks the API that everybody asks, from the browser, and so it has no code here but this.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import NamedTuple

from flask import Flask, Response, abort, request

FOLDER = Path(__file__).parents[1] / "desk"
PAGE = "index.html"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".LICENSE": "text/plain; charset=utf-8",
}
"""What is served, by the end of its name."""


class File(NamedTuple):
    """A file as it is sent, in full and packed."""

    kind: str
    body: bytes
    packed: bytes


def register(app: Flask) -> None:
    """Serve the page at the root, and all that it loads below ``/desk``.

    The files are read once: nothing that a request names is looked up on a disk.
    """
    files = {
        path.relative_to(FOLDER).as_posix(): _file(path)
        for path in sorted(FOLDER.rglob("*"))
        if path.suffix in KINDS
    }

    def desk(name: str) -> Response:
        if name not in files:
            abort(404)
        return _answer(files[name])

    app.add_url_rule("/", "desk_page", desk, defaults={"name": PAGE})
    app.add_url_rule("/desk/<path:name>", "desk", desk)


def _file(path: Path) -> File:
    body = path.read_bytes()
    return File(KINDS[path.suffix], body, gzip.compress(body, mtime=0))


def _answer(file: File) -> Response:
    """A file; a browser asks each time whether it is still the same, so that all are of one age."""
    packs = request.accept_encodings.best_match(["gzip", "identity"]) == "gzip"
    response = Response(file.packed if packs else file.body, content_type=file.kind)
    if packs:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Cache-Control"] = "no-cache"
    response.vary.add("Accept-Encoding")
    return response
