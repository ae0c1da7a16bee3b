"""The OpenAPI document as it is committed, and how to find one's way in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator

Json = dict[str, Any]

FILE = Path(__file__).parents[2] / "openapi.yaml"
DOCUMENT: Json = yaml.load(FILE.read_bytes(), yaml.CSafeLoader)
SCHEMAS: Json = DOCUMENT["components"]["schemas"]

GET_PATHS = [path for path, item in DOCUMENT["paths"].items() if "get" in item]
POST_PATHS = [path for path, item in DOCUMENT["paths"].items() if "post" in item]


def body_of(described: Json) -> Json:
    """What is described of the JSON of a request or of an answer."""
    body: Json = described["content"]["application/json"]
    return body


def request_of(path: str) -> Json:
    """What a path is asked."""
    return body_of(DOCUMENT["paths"][path]["post"]["requestBody"])


def answer_of(path: str, method: str) -> Json:
    """What a path answers when all is well."""
    return body_of(DOCUMENT["paths"][path][method]["responses"]["200"])


def examples_of(body: Json) -> Json:
    """The examples of a request or an answer, by name; they stand among the components."""
    components = DOCUMENT["components"]["examples"]
    return {name: components[name_of(example)] for name, example in body["examples"].items()}


def standalone(schema: Json) -> Json:
    """A schema of the document that stands on its own, with all that it may refer to."""
    return {**schema, "components": {"schemas": SCHEMAS}}


def complaints(schema: Json, value: Any) -> list[str]:
    """What a schema of the document objects to in a value."""
    validator = Draft202012Validator(standalone(schema))
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]


def address_of(path: str) -> str:
    """A path with the example of each of its parameters in place."""
    parameters = DOCUMENT["paths"][path].get("parameters", [])
    return path.format_map({one["name"]: one["example"] for one in parameters})


def name_of(schema: Json) -> str:
    """The name under which a schema stands in the document."""
    return str(schema["$ref"]).rpartition("/")[2]


def reached_from(schema: Any, seen: set[str]) -> Iterator[Json]:
    """A schema and all those within it, each named one once."""
    if isinstance(schema, list):
        for part in schema:
            yield from reached_from(part, seen)
    elif isinstance(schema, dict):
        if "$ref" in schema:
            name = name_of(schema)
            if name not in seen:
                seen.add(name)
                yield from reached_from(SCHEMAS[name], seen)
        else:
            yield schema
            for word in ("items", "oneOf", "anyOf"):
                yield from reached_from(schema.get(word), seen)
            yield from reached_from(list(schema.get("properties", {}).values()), seen)
