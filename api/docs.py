"""The OpenAPI document, and Swagger UI by flasgger with the files of Swagger UI 5."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import flask_swagger_ui
import msgspec
import yaml
from flasgger import Swagger
from flask import Flask, Response, abort

from api.files import File, files_in
from schemas.document import OPENAPI

DOCUMENT = Path(__file__).parent.parent / "openapi.yaml"
SWAGGER_UI = Path(flask_swagger_ui.__file__).parent / "dist"


def register(app: Flask) -> None:
    """Serve the committed document, and Swagger UI to try it out."""
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


# Each of these is read for its first request, since doing so at start-up would take too long.


@cache
def _document() -> File:
    return File(DOCUMENT.read_bytes(), "application/yaml")


@cache
def _document_as_json() -> File:
    document = yaml.load(DOCUMENT.read_bytes(), yaml.CSafeLoader)
    return File(msgspec.json.encode(document), "application/json")


@cache
def _swagger_ui() -> dict[str, File]:
    return files_in(SWAGGER_UI)


def _yaml() -> Response:
    return _document().answer()


def _json() -> Response:
    return _document_as_json().answer()


def _static(filename: str) -> Response:
    files = _swagger_ui()
    if filename not in files:
        abort(404)
    return files[filename].answer()
