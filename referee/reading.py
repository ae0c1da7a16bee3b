"""Reads JSON into declared types.

msgspec decodes most bodies directly. It refuses some that are accepted here: an integer written
with a decimal point or an exponent, or ``null`` for a field that may be left out. Those are decoded
to plain values, simplified and converted.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import DecodeError, ValidationError, inspect

from referee.faults import Fault, Malformed, Path, Refused

T = TypeVar("T")

_BYTE = re.compile(r" \(byte (\d+)\)$")
_PLACE = re.compile(r" - at `\$(.*)`$")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


def read(declared: type[T], body: bytes) -> T:
    """The value of a JSON text.

    Raises Malformed if the text is not JSON, and Refused, with the first fault, if it does not
    match the type.
    """
    try:
        value: T = _decoder(cast("Hashable", declared)).decode(body)
    except (DecodeError, RecursionError):
        return converted(declared, parsed(body))
    return value


def parsed(body: bytes) -> Any:
    """The plain values of a JSON text. Raises Malformed."""
    try:
        return msgspec.json.decode(body)
    except DecodeError as error:
        raise _malformed(body, str(error)) from None
    except RecursionError:
        raise Malformed("it is nested too deeply", 1, 1) from None


def converted(declared: type[T], plain: Any) -> T:
    """Convert plain values to a declared type. Raises Refused."""
    try:
        return msgspec.convert(simplified(declared, plain), declared)
    except ValidationError as error:
        raise Refused([_fault(str(error))]) from None


def plain(value: Any) -> Any:
    """The lists, dicts and scalars to which a value is serialised."""
    return msgspec.json.decode(msgspec.json.encode(value))


def simplified(declared: Any, value: Any) -> Any:
    """A copy in which whole floats are ints and null optional fields are left out."""
    return _simplified(_described(declared), value)


def _simplified(declared: inspect.Type | None, value: Any) -> Any:
    if declared is None:  # an unknown type: nothing to simplify
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, list):
        items = _items(_one_of(declared, value), len(value))
        return [_simplified(item, one) for item, one in zip(items, value, strict=True)]
    if not isinstance(value, dict):
        return value
    struct = _one_of(declared, value)
    known = {}
    if isinstance(struct, inspect.StructType):
        known = {field.encode_name: field for field in struct.fields}
    return {
        name: _simplified(known[name].type if name in known else None, part)
        for name, part in value.items()
        if part is not None or name not in known or known[name].required
    }


def _items(declared: inspect.Type | None, count: int) -> Sequence[inspect.Type | None]:
    """The types of the items of a list with this length."""
    match declared:
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [item] * count
        case inspect.TupleType(item_types=items) if len(items) == count:
            return items
        case _:
            return [None] * count


def _one_of(declared: inspect.Type | None, value: Any) -> inspect.Type | None:
    """The member of a declared type that matches a list or an object."""
    match declared:
        case inspect.Metadata(type=inner):
            return _one_of(inner, value)
        case inspect.UnionType(types=members):
            fitting = (_one_of(member, value) for member in members)
            return next((one for one in fitting if one is not None), None)
        case inspect.StructType(tag_field=tag) if isinstance(value, dict):
            return declared if tag is None or value.get(tag) == declared.tag else None
        case inspect.VarTupleType() | inspect.ListType() | inspect.TupleType() if isinstance(
            value, list
        ):
            return declared
        case _:
            return None


@cache
def _described(declared: Hashable) -> inspect.Type:
    return inspect.type_info(declared)


@cache
def _decoder(declared: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(declared)


def _malformed(body: bytes, message: str) -> Malformed:
    """The error for a text that is not JSON, at the byte that msgspec names or at the end."""
    place = _BYTE.search(message)
    end = int(place[1]) if place else len(body.rstrip())
    message = _BYTE.sub("", message).removeprefix("JSON is malformed: ")
    try:
        body.decode()
        before = body[:end].decode()
    except UnicodeDecodeError as error:
        message, before = "this is not UTF-8", body[: error.start].decode()
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return Malformed(message, line, column)


_CODES = (
    ("unknown-field", re.compile("contains unknown field")),
    ("missing-field", re.compile("missing required field")),
    ("wrong-length", re.compile("of length")),
    ("out-of-range", re.compile("^Expected `int` [<>]")),
    ("wrong-type", re.compile("^Expected")),
    ("unknown-value", re.compile("^Invalid")),
)


def _fault(message: str) -> tuple[Path, Fault]:
    """The place and the fault in an error message of msgspec, or of a ``__post_init__``."""
    place = _PLACE.search(message)
    detail = message[: place.start()] if place else message
    steps = _STEP.findall(place[1]) if place else ()
    path = tuple(name if name else int(index) for name, index in steps)
    code = next((code for code, form in _CODES if form.search(detail)), "out-of-range")
    return path, Fault(code, f"{detail}.")
