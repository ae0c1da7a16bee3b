"""The Flask application, with what is called around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

from flask import Flask, Request
from werkzeug.routing import RequestRedirect

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment


class App(Flask):
    """The application. None of its functions is a coroutine, so that none is looked for.

    ``outermost`` is what a server calls: Flask's own, with whatever is put around it.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.outermost: WSGIApplication = self.wsgi_app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        return self.outermost(environ, start_response)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        return func

    def raise_routing_exception(self, request: Request) -> NoReturn:
        """Redirect to a path: the address that people use is known to the proxy alone."""
        error = request.routing_exception
        if isinstance(error, RequestRedirect):
            error.new_url = urlsplit(error.new_url)._replace(scheme="", netloc="").geturl()
        super().raise_routing_exception(request)
