"""The desk: a page for people at a table, served as the files in ``desk``.

It asks the API that everybody asks, from the browser, and so it has no code here but this.
"""

from __future__ import annotations

from pathlib import Path

from flask import Flask, Response, abort

from api.files import File

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


def register(app: Flask) -> None:
    """Serve the page at the root, and all that it loads below ``/desk``.

    The files are read once: nothing that a request names is looked up on a disk.
    """
    files = {
        path.relative_to(FOLDER).as_posix(): File(path.read_bytes(), KINDS[path.suffix])
        for path in sorted(FOLDER.rglob("*"))
        if path.suffix in KINDS
    }

    def desk(name: str) -> Response:
        if name not in files:
            abort(404)
        response = files[name].answer()
        # A browser asks each time whether it is still the same, so that all are of one age.
        response.headers["Cache-Control"] = "no-cache"
        return response

    app.add_url_rule("/", "desk_page", desk, defaults={"name": PAGE})
    app.add_url_rule("/desk/<path:name>", "desk", desk)
