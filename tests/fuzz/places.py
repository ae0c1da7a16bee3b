"""The places of a request, each with what the document says of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.laws.habits.habit import Spot
from tests.service.document import SCHEMAS, Json, name_of


def places(schema: Json, value: Any, spot: Spot = ()) -> Iterator[tuple[Spot, Json]]:
    """Every place of a value, the outermost first; what is undocumented has an empty schema."""
    described = resolved(schema, value)
    yield spot, described
    if isinstance(value, dict):
        fields = described.get("properties", {})
        for name, item in value.items():
            yield from places(fields.get(name, {}), item, (*spot, name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(described.get("items", {}), item, (*spot, index))


def resolved(schema: Json, value: Any) -> Json:
    """The schema without references, and the one of several that the value seems to be of."""
    while "$ref" in schema:
        schema = SCHEMAS[name_of(schema)]
    if "discriminator" in schema:
        tag = schema["discriminator"]["propertyName"]
        mapping = schema["discriminator"]["mapping"]
        kind = value.get(tag) if isinstance(value, dict) else None
        chosen = mapping.get(kind if isinstance(kind, str) else None) or next(
            iter(mapping.values())
        )
        return resolved({"$ref": chosen}, value)
    if isinstance(value, list) and "oneOf" in schema:  # a list, or a word or number for it
        lists = (one for one in schema["oneOf"] if one.get("type") == "array")
        return next(lists, schema)
    if "anyOf" in schema:  # something, or null
        return resolved(schema["anyOf"][0], value)
    return schema


def kinds(schema: Json) -> list[str]:
    """The types that a schema without references allows."""
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else list(kind)


def lengths(schema: Json) -> tuple[int, int]:
    """How short and how long lists of a schema may be."""
    return schema.get("minItems", 0), schema.get("maxItems", 0)
