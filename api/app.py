"""The Flask application and its WSGI middleware."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

from flask import Flask, Request
from werkzeug.routing import RequestRedirect

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment


class App(Flask):
    """The application. No view is a coroutine, so Flask need not check for that.

    ``outermost`` is what a server calls: Flask's WSGI application with all middleware around it.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.outermost: WSGIApplication = self.wsgi_app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        return self.outermost(environ, start_response)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirect to a path, since only the proxy knows the public host name."""
        error = request.routing_exception
        if isinstance(error, RequestRedirect):
            error.new_url = urlsplit(error.new_url)._replace(scheme="", netloc="").geturl()
        super().raise_routing_exception(request)
