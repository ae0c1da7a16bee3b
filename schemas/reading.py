"""How requests are read: accepted fast, or refused with an explanation.

Both ways come from the same schemas. What the documented JSON Schema accepts is taken as it is,
integers written with a point or an exponent as integers; all else goes through marshmallow, which
says what is wrong, and where.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import jsonschema_rs
import orjson
from marshmallow import Schema, ValidationError

from referee.ruling import Path
from schemas.base import MOST_ERRORS, Fault, Json, faults_in, instance_of
from schemas.document import components
from schemas.writing import pointer

# Makes every digit 0, and every point and exponent e: far faster than a regular expression.
_NUMBERS = bytes.maketrans(b"123456789.E", b"000000000ee")

_PLAIN = frozenset({int, str, bool, type(None)})


class Malformed(Exception):
    """The body is no JSON; says where."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.line, self.column = line, column


class Errors(Exception):
    """Faults of a request, each with its place."""

    def __init__(self, faults: Iterable[tuple[Path, Fault]]) -> None:
        super().__init__()
        self.faults = tuple(faults)

    def written(self) -> Json:
        """The errors as problems tell them."""
        told: Json = {"errors": [_error(path, fault) for path, fault in self.faults[:MOST_ERRORS]]}
        return told | {"truncated": True} if len(self.faults) > MOST_ERRORS else told


class Refused(Errors):
    """The request is not one that the schema describes."""


class Contradiction(Errors):
    """The request contradicts itself, though each of its values is one that may be."""


def _error(path: Path, fault: Fault) -> Json:
    error = {"pointer": pointer(path), "detail": fault.detail, "code": fault.code}
    return error if fault.accepted is None else error | {"accepted": fault.accepted}


class Reader:
    """Reads the bodies of one request schema."""

    def __init__(self, schema: type[Schema]) -> None:
        self._schema = instance_of(schema)
        described = components(schema)
        self._accepts = jsonschema_rs.validator_for(
            {
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "$ref": f"#/components/schemas/{schema.__name__}",
                "components": {"schemas": described},
            }
        ).is_valid

    def read(self, body: bytes) -> Json:
        """The request. Raises Malformed or Refused."""
        try:
            asked = orjson.loads(body)
        except orjson.JSONDecodeError as error:
            raise _not_utf8(body) or Malformed(error.msg, error.lineno, error.colno) from None
        return self.accepted(asked, body)

    def accepted(self, asked: Any, body: bytes) -> Json:
        """The request, if what was read from the body is one. Raises Refused."""
        if not self._accepts(asked):
            return self.explain(asked)
        may_have_points = b"0e" in body.translate(_NUMBERS)
        return _without_points(asked) if may_have_points else asked

    def explain(self, asked: Any) -> Json:
        """The request, by marshmallow alone. Raises Refused."""
        try:
            loaded: Json = self._schema.load(asked)
        except ValidationError as error:
            raise Refused(_in_order(asked, faults_in(error.messages))) from None
        return loaded


def _without_points(value: Any) -> Any:
    """What was accepted, with an int for each float: no fraction is accepted anywhere."""
    if isinstance(value, float):
        return int(value)
    if isinstance(value, list):
        return [item if type(item) in _PLAIN else _without_points(item) for item in value]
    return {
        name: item if type(item) in _PLAIN else _without_points(item)
        for name, item in value.items()
    }


def _not_utf8(body: bytes) -> Malformed | None:
    """Where a body is not UTF-8, which the parser does not say."""
    try:
        body.decode()
    except UnicodeDecodeError as error:
        before = body[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return Malformed("this is not UTF-8", line, column)
    return None


def _in_order(asked: Any, faults: Iterable[tuple[Path, Fault]]) -> list[tuple[Path, Fault]]:
    """The faults in the order of the request, those of missing fields last."""
    positions: dict[int, dict[str, int]] = {}

    def place(told: tuple[Path, Fault]) -> list[int]:
        places, value = [], asked
        for part in told[0]:
            if isinstance(value, list):
                places.append(int(part))
                value = value[int(part)]
                continue
            if id(value) not in positions:
                positions[id(value)] = {name: index for index, name in enumerate(value)}
            known = positions[id(value)]
            places.append(known.get(str(part), len(known)))
            value = value.get(part, {})
        return places

    return sorted(faults, key=place)
