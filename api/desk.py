"""Serves the desk, the page for people at a table: the files in ``desk``.

The page calls the public API from the browser, so this is all of its code on the server.
"""

from __future__ import annotations

from pathlib import Path

from flask import Flask, Response, abort

from api.files import files_in

FOLDER = Path(__file__).parents[1] / "desk"
PAGE = "index.html"


def register(app: Flask) -> None:
    """Serve the page at the root, and everything that it loads under ``/desk``."""
    files = files_in(FOLDER)

    def desk(name: str) -> Response:
        if name not in files:
            abort(404)
        response = files[name].answer()
        # Browsers revalidate each time, so that files of two versions are never mixed.
        response.headers["Cache-Control"] = "no-cache"
        return response

    app.add_url_rule("/", "desk_page", desk, defaults={"name": PAGE})
    app.add_url_rule("/desk/<path:name>", "desk", desk)
