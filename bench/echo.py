"""The bare server that the service is compared with: Flask, which answers JSON with itself."""

from __future__ import annotations

from typing import Any

import orjson
from flask import Flask, Response, jsonify, request
from flask.json.provider import JSONProvider


class Orjson(JSONProvider):
    """Flask's JSON by orjson."""

    def dumps(self, obj: Any, **_: Any) -> str:
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **_: Any) -> Any:
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> Response:
        answer = orjson.dumps(self._prepare_response_obj(args, kwargs))
        return Response(answer, content_type="application/json")


app = Flask(__name__, static_folder=None)
app.json = Orjson(app)


@app.post("/echo")
def echo() -> Response:
    """The body of the request."""
    return jsonify(request.get_json())
