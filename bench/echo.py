"""The bare server that the service is compared with: Flask, which answers JSON with itself."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Flask, Response, jsonify, request
from flask.json.provider import JSONProvider


class Msgspec(JSONProvider):
    """Flask's JSON by msgspec."""

    def dumps(self, obj: Any, **_: Any) -> str:
        return msgspec.json.encode(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return msgspec.json.decode(s)

    def response(self, *args: Any, **kwargs: Any) -> Response:
        answer = msgspec.json.encode(self._prepare_response_obj(args, kwargs))
        return Response(answer, content_type="application/json")


app = Flask(__name__, static_folder=None)
app.json = Msgspec(app)


@app.post("/echo")
def echo() -> Response:
    """The body of the request."""
    return jsonify(request.get_json())
