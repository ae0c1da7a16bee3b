"""Referee over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlsplit

from flask import Flask, Request
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import RequestRedirect

from api import access, desk, docs, metrics, operations, problems, routes
from api.settings import MOST_BYTES, Settings, from_environment


class App(Flask):
    """The application. None of its functions is a coroutine: nobody need look for one each time."""

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirect to a path: the address that people use is known to the proxy alone."""
        error = request.routing_exception
        if isinstance(error, RequestRedirect):
            error.new_url = urlsplit(error.new_url)._replace(scheme="", netloc="").geturl()
        super().raise_routing_exception(request)


def create_app(settings: Settings | None = None) -> Flask:
    """The service, ready to be run by a WSGI server, with what the environment sets."""
    settings = settings or from_environment()
    app = App(__name__, static_folder=None)
    # One more than is taken, since a body in chunks is cut off there without a word.
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES + 1
    if settings.proxy_hops:
        plain = access.without_port(app.wsgi_app)
        app.wsgi_app = ProxyFix(plain, x_for=settings.proxy_hops, x_proto=0)
    operations.register(app, settings)
    access.register(app, settings)
    metrics.register(app)
    problems.register(app)
    desk.register(app)
    docs.register(app)
    routes.register(app)
    return app
