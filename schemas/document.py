"""JSON Schemas of the marshmallow schemas, as the OpenAPI document holds them."""

from __future__ import annotations

from typing import Any

from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import Schema

from schemas.base import Json, Value, reference_to

OPENAPI = "3.1.0"


class _Converter(OpenAPIConverter):
    """Lets every field describe itself."""

    def init_attribute_functions(self) -> None:
        self.attribute_functions = [self._described]

    def _described(self, field: Value, ret: Any) -> Json:
        return field.document(self)


class _Plugin(MarshmallowPlugin):
    Converter = _Converter


def components(*schemas: type[Schema]) -> Json:
    """The schemas and all that they refer to, by name."""
    plugin = _Plugin()
    spec = APISpec(title="", version="", openapi_version=OPENAPI, plugins=[plugin])
    for schema in schemas:
        reference_to(schema, plugin.converter)
    described: Json = spec.components.schemas
    return described
