"""Referee over HTTP."""

from __future__ import annotations

from werkzeug.middleware.proxy_fix import ProxyFix

from api import access, desk, docs, metrics, operations, problems, routes
from api.app import App
from api.settings import MAX_BYTES, Settings, from_environment


def create_app(settings: Settings | None = None) -> App:
    """The service, ready to be run by a WSGI server, with what the environment sets."""
    settings = settings or from_environment()
    app = App(__name__, static_folder=None)
    # One more than is taken, since a body in chunks is cut off there without a word.
    app.config["MAX_CONTENT_LENGTH"] = MAX_BYTES + 1
    if settings.proxy_hops:
        plain = access.without_port(app.outermost)
        app.outermost = ProxyFix(plain, x_for=settings.proxy_hops, x_proto=0)
    operations.register(app, settings)
    access.register(app, settings)
    metrics.register(app)
    problems.register(app)
    desk.register(app)
    docs.register(app)
    routes.register(app)
    return app
