"""The OpenAPI document, and Swagger UI by flasgger with the files of Swagger UI 5."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import flask_swagger_ui
import yaml
from flasgger import Swagger
from flask import Flask, Response

from schemas.document import OPENAPI

DOCUMENT = Path(__file__).parent.parent / "openapi.yaml"


class _Swagger(Swagger):
    """Reads the document when it is first asked for: it takes as long as all else at the start."""

    def get_apispecs(self, endpoint: str = "openapi") -> Any:
        if self.template is None:
            self.template = yaml.load(DOCUMENT.read_bytes(), yaml.CSafeLoader)
        return super().get_apispecs(endpoint)


def register(app: Flask) -> None:
    """Serve the document as it is committed, and a page to try it out."""
    app.add_url_rule("/openapi.yaml", "openapi_yaml", _yaml)
    _Swagger(
        app,
        merge=True,
        config={
            "openapi": OPENAPI,
            "title": "Referee",
            "auth": {},
            # flasgger brings Swagger UI 3, which does not know OpenAPI 3.1
            "static_folder": str(Path(flask_swagger_ui.__file__).parent / "dist"),
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


def _yaml() -> Response:
    return Response(DOCUMENT.read_bytes(), content_type="application/yaml")
