"""The OpenAPI document, and Swagger UI by flasgger with the files of Swagger UI 5."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import flask_swagger_ui
import msgspec
import yaml
from flasgger import Swagger
from flask import Flask, Response, abort

from api.files import File
from schemas.document import OPENAPI

DOCUMENT = Path(__file__).parent.parent / "openapi.yaml"


SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".png": "image/png",
}
"""What is served of Swagger UI, by the end of its name."""


def register(app: Flask) -> None:
    """Serve the document as it is committed, and a page to try it out."""
    app.add_url_rule("/openapi.yaml", "openapi_yaml", _yaml)
    Swagger(
        app,
        merge=True,
        config={
            "openapi": OPENAPI,
            "title": "Referee",
            "auth": {},
            # flasgger brings Swagger UI 3, which does not know OpenAPI 3.1
            "static_folder": str(SWAGGER_UI),
            "static_url_path": "/apidocs/static",
            "favicon": "/apidocs/static/favicon-32x32.png",
            "hide_top_bar": True,
            "specs": [
                {
                    "endpoint": "openapi",
                    "route": "/openapi.json",
                    "rule_filter": lambda rule: False,  # all paths are in the document
                    "model_filter": lambda tag: False,
                }
            ],
            "ui_params": {
                "tryItOutEnabled": True,
                "displayRequestDuration": True,
                "defaultModelsExpandDepth": 0,
                "docExpansion": "list",
            },
        },
    )
    app.view_functions["flasgger.openapi"] = _json
    app.view_functions["flasgger.static"] = _static


# All of these are made when they are first asked for: at the start that would take too long.


@cache
def _document() -> File:
    return File(DOCUMENT.read_bytes(), "application/yaml")


@cache
def _document_as_json() -> File:
    document = yaml.load(DOCUMENT.read_bytes(), yaml.CSafeLoader)
    return File(msgspec.json.encode(document), "application/json")


@cache
def _of_swagger_ui(path: Path) -> File:
    return File(path.read_bytes(), KINDS[path.suffix])


def _yaml() -> Response:
    return _document().answer()


def _json() -> Response:
    return _document_as_json().answer()


def _static(filename: str) -> Response:
    path = SWAGGER_UI / filename
    if path.suffix not in KINDS or path not in SWAGGER_UI.iterdir():
        abort(404)
    return _of_swagger_ui(path).answer()
