"""Referee over HTTP."""

from __future__ import annotations

from flask import Flask

from api import docs, operations, problems, routes
from api.settings import MOST_BYTES


def create_app() -> Flask:
    """The service, ready to be run by a WSGI server."""
    app = Flask(__name__, static_folder=None)
    # One more than is taken, since a body in chunks is cut off there without a word.
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES + 1
    app.json.sort_keys = False  # flasgger serves the document through it
    operations.register(app)
    problems.register(app)
    docs.register(app)
    routes.register(app)
    return app
