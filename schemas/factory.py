"""marshmallow schemas of declared types: one for each struct, made when it is first asked for."""

from __future__ import annotations

import types
import typing
from enum import EnumType
from functools import cache
from json import dumps
from typing import Annotated, Any, Literal, get_args, get_origin

from marshmallow import Schema
from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from referee.declarations import AnyGame, Move
from referee.ruling import Event, tag_of
from schemas.base import (
    Anything,
    AnyValue,
    Boolean,
    Choice,
    Closed,
    Code,
    Integer,
    ListOf,
    NamedChoice,
    Object,
    OneOf,
    Open,
    Presence,
    Text,
    Union,
    Value,
)

MAX_ENTRIES = 100_000
"""More entries than any list of an answer has."""


def prefix_of(game: AnyGame) -> str:
    """How the names of a game's schemas begin: ``WhoaThereCowboy``."""
    return "".join(word.capitalize() for word in game.slug.split("-"))


def schema_of(declared: Any, prefix: str = "") -> type[Schema]:
    """The schema of a struct, perhaps a generic one for the types of one game.

    ``prefix`` begins the names of what belongs to that game.
    """
    struct: type[Struct] = get_origin(declared) or declared
    of_a_game = struct is not declared or struct.__module__.count(".") > 1
    return _schema(struct, declared, prefix if of_a_game else "")


@cache
def _schema(struct: type[Struct], declared: Any, prefix: str) -> type[Schema]:
    described = _descriptions(struct)
    made: dict[str, Value] = {}
    config = struct.__struct_config__
    if config.tag_field:
        made[config.tag_field] = Choice([tag_of(struct)])
    for field in fields(declared):
        made[field.encode_name] = _field(field, described.get(field.name, ""), prefix)
    base = Closed if config.forbid_unknown_fields else Open
    if base is Closed:  # in a request null means left out
        for value in made.values():
            value.allow_none |= not value.required
    suffix = "Event" if issubclass(struct, Event) else ""
    schema = base.from_dict({**made}, name=f"{prefix}{struct.__name__}{suffix}")
    if issubclass(schema, Closed) and hasattr(struct, "__post_init__"):
        schema.declared = struct
    return schema


def _descriptions(struct: type[Struct]) -> dict[str, str]:
    """What each field is, as the struct says, or the one that it narrows."""
    described: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            for field in fields(base):
                text = _Declared(field.type).limits.get("description")
                described |= {field.name: text} if text else {}
    return described


def _field(field: FieldInfo, description: str, prefix: str) -> Value:
    required = bool(field.required)
    default = field.default
    if default not in (NODEFAULT, UNSET, None) and isinstance(default, bool | int | str):
        said = default if isinstance(default, str) else dumps(default)
        description = f"{description.rstrip('.')}; {said} if left out.".removeprefix("; ")
    elif description and description[-1].isalpha():
        description += "."
    return value_of(field.type, prefix, description=description, required=required)


class _Declared:
    """A declared type without its annotations: what it may be, and how it is limited."""

    def __init__(self, declared: Any) -> None:
        self.limits: dict[str, Any] = {}
        self.extra: dict[str, Any] = {}
        self.schema: dict[str, Any] = {}
        self.null = self.unset = False
        self.kinds: tuple[Any, ...] = ()
        self._unwrap(declared)

    def _unwrap(self, declared: Any) -> None:
        origin = get_origin(declared)
        if origin is Annotated:
            inner, *metas = get_args(declared)
            for meta in reversed(metas):
                if isinstance(meta, Meta):
                    self._add(meta)
            self._unwrap(inner)
        elif origin in (typing.Union, types.UnionType):
            kinds = get_args(declared)
            self.null |= types.NoneType in kinds
            self.unset |= UnsetType in kinds
            kinds = tuple(kind for kind in kinds if kind not in (types.NoneType, UnsetType))
            if len(kinds) == 1:
                self._unwrap(kinds[0])
            else:
                self.kinds = tuple(one for kind in kinds for one in _flattened(kind))
        else:
            self.kinds = (declared,)

    def _add(self, meta: Meta) -> None:
        """Add what an annotation says, unless one further out has said it."""
        for name in ("ge", "le", "min_length", "max_length", "description"):
            said = getattr(meta, name)
            if said is not None:
                self.limits.setdefault(name, said)
        self.extra = {**(meta.extra or {}), **self.extra}
        self.schema = {**(meta.extra_json_schema or {}), **self.schema}


def _flattened(kind: Any) -> tuple[Any, ...]:
    """The members of a union within a union."""
    return get_args(kind) if get_origin(kind) in (typing.Union, types.UnionType) else (kind,)


def value_of(
    declared: Any, prefix: str = "", *, description: str | None = None, required: bool = True
) -> Value:
    """The field for a declared type."""
    known = _Declared(declared)
    text = known.limits.get("description", "") if description is None else description
    presence = Presence(required=required and not known.unset, null=known.null)
    value = _value(known, text, prefix, presence)
    value.metadata = {**value.metadata, **known.schema}
    return value


def _value(known: _Declared, text: str, prefix: str, presence: Presence) -> Value:
    if len(known.kinds) == 1:
        return _single(known, text, prefix, presence)
    if all(isinstance(kind, type) and issubclass(kind, Struct) for kind in known.kinds):
        return _union(known.kinds, prefix, presence)
    choices = [value_of(kind, prefix) for kind in known.kinds]
    return OneOf(choices, text, known.extra.get("kind", ""), **presence)


def _single(known: _Declared, text: str, prefix: str, presence: Presence) -> Value:
    (kind,), limits, extra = known.kinds, known.limits, known.extra
    origin = get_origin(kind)
    if "pattern" in extra:
        return Code(extra["pattern"], extra["accepted"], extra["max_length"], text, **presence)
    if origin is Literal:
        return Choice(get_args(kind), text, **presence)
    if origin in (tuple, list):
        item, lengths = _items(kind, known, prefix)
        return ListOf(item, lengths, text, **presence)
    if isinstance(origin or kind, type) and issubclass(origin or kind, Struct):
        return Object(schema_of(kind, prefix), text, **presence)
    if origin is not None:
        return Anything(text, **presence)
    if isinstance(kind, EnumType):
        return NamedChoice(kind.__name__, list(kind), text, **presence)
    if kind is bool:
        return Boolean(text, **presence)
    if kind is int:
        return Integer(limits["ge"], limits["le"], text, **presence)
    if kind is str and "values" in extra:
        return Choice(extra["values"], text, **presence)
    if kind is str:
        low, high = limits.get("min_length", 0), limits.get("max_length")
        return Text(low, high, text, **presence)
    return AnyValue(text, **presence)


def _items(kind: Any, known: _Declared, prefix: str) -> tuple[Value, list[range]]:
    """What a list holds, and how many of it."""
    item, *others = get_args(kind)
    if others and others[-1] is not ...:
        lengths = [range(1 + len(others), 2 + len(others))]
    elif "lengths" in known.extra:
        lengths = [range(size, size + 1) for size in known.extra["lengths"]]
    else:
        low = known.limits.get("min_length", 0)
        lengths = [range(low, known.limits.get("max_length", MAX_ENTRIES) + 1)]
    return value_of(item, prefix), lengths


def _union(kinds: tuple[Any, ...], prefix: str, presence: Presence) -> Value:
    """One of several structs, told apart by a tag."""
    base = next(base for base in (Move, Event, Struct) if issubclass(kinds[0], base))
    schemas = {tag_of(kind): schema_of(kind, prefix) for kind in kinds}
    tag = str(kinds[0].__struct_config__.tag_field)
    return Union(f"{prefix}{base.__name__}", tag, schemas, **presence)
