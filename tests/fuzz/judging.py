"""Asks the service, and holds its answer to the document."""

from __future__ import annotations

import traceback
from collections import Counter
from dataclasses import dataclass
from io import BytesIO, StringIO
from typing import Any

import jsonschema_rs
import msgspec

from api import create_app
from api.problems import MEDIA_TYPE, TYPES
from api.web import JSON
from tests.service.document import DOCUMENT, Json, standalone

STATUSES = {kind.path: kind.status for kind in TYPES}


@dataclass(frozen=True)
class Request:
    """What is asked: ``path`` is the one of the document, ``address`` has parameters in place."""

    method: str
    path: str
    address: str
    body: bytes = b""

    def __str__(self) -> str:
        return f"{self.method} {self.address}\nbody = {self.body!r}"


@dataclass(frozen=True)
class Failure:
    """What is wrong with an answer: of which kind, and all there is to read about it."""

    kind: str
    text: str


@dataclass(frozen=True)
class Told:
    status: int
    media_type: str | None
    body: bytes


class Judge:
    """The service, and what was seen of its answers."""

    def __init__(self) -> None:
        self._app = create_app()
        self._app.config["PROPAGATE_EXCEPTIONS"] = True
        self._validators: dict[tuple[str, str, int], Any] = {}
        self.seen: Counter[tuple[str, ...]] = Counter()
        """How often each path was answered with which status, or verdict."""

    def ask(self, request: Request) -> Told:
        """The answer. Raises whatever fails within the service."""
        started: list[Any] = []
        path, _, query = request.address.partition("?")
        environ = {
            "REQUEST_METHOD": request.method,
            "PATH_INFO": path,
            "QUERY_STRING": query,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "CONTENT_TYPE": JSON,
            "CONTENT_LENGTH": str(len(request.body)),
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": "http",
            "wsgi.input": BytesIO(request.body),
            "wsgi.errors": StringIO(),
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }
        body = b"".join(self._app(environ, lambda *told: started.append(told)))  # type: ignore[arg-type]
        [(status, headers)] = started
        media_type = next((value for name, value in headers if name == "Content-Type"), None)
        return Told(int(status[:3]), media_type, body)

    def failure(self, request: Request) -> Failure | None:
        """What is wrong with the answer, if anything is."""
        try:
            told, again = self.ask(request), self.ask(request)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is to be told
            return Failure(type(error).__name__, traceback.format_exc())
        self._count(request, told)
        if again != told:
            return Failure("another answer", f"{told}\n{again}")
        return self._fault(request, told)

    def _fault(self, request: Request, told: Told) -> Failure | None:
        described = DOCUMENT["paths"][request.path][request.method.lower()]["responses"]
        text = f"{told.status} {told.media_type} {told.body[:2000]!r}"
        if str(told.status) not in described or told.status >= 500:
            return Failure(f"status {told.status}", text)
        if told.media_type != (JSON if told.status == 200 else MEDIA_TYPE):
            return Failure("media type", text)
        answer = msgspec.json.decode(told.body)
        if told.status != 200 and STATUSES.get(answer.get("type")) != told.status:
            return Failure("problem of no known type", text)
        fault = self._complaint(request, told.status, told.media_type, answer)
        return None if fault is None else Failure("not as documented", f"{fault}\n{text}")

    def _complaint(self, request: Request, status: int, media_type: str, answer: Json) -> Any:
        place = request.path, request.method, status
        if place not in self._validators:
            response = DOCUMENT["paths"][request.path][request.method.lower()]["responses"][
                str(status)
            ]
            if "$ref" in response:
                name = response["$ref"].rpartition("/")[2]
                response = DOCUMENT["components"]["responses"][name]
            schema = standalone(response["content"][media_type]["schema"])
            self._validators[place] = jsonschema_rs.Draft202012Validator(schema)
        return next(iter(self._validators[place].iter_errors(answer)), None)

    def _count(self, request: Request, told: Told) -> None:
        self.seen[request.path, str(told.status)] += 1
        if request.path.endswith("/validate") and told.status == 200:
            self.seen[request.path, msgspec.json.decode(told.body)["verdict"]] += 1
