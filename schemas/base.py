"""Fields and schemas that all games share: strict, and documented by what they accept.

A fault says what is wrong with one value, by a code of a closed list, and what is accepted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, pairwise
from typing import Any, TypedDict, Unpack

from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import INCLUDE, RAISE, Schema, ValidationError, fields
from marshmallow.exceptions import SCHEMA
from msgspec import Struct

from referee.declarations import MAX_INTEGER
from referee.faults import MAX_ERRORS, Fault, Refused, between
from referee.reading import converted

Json = dict[str, Any]

MISSING = Fault("missing-field", "This field is needed.")
UNKNOWN_FIELD = "unknown-field"


class Closed(Schema):
    """An object of a request: a field that it does not have is refused.

    ``declared`` is the struct, if that relates its fields to each other.
    """

    declared: type[Struct] | None = None

    class Meta:
        unknown = RAISE

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        accepted = list(self.fields)
        detail = f"There is no such field here. Accepted: {', '.join(accepted) or 'none'}."
        messages: dict[str, Any] = {
            "unknown": Fault(UNKNOWN_FIELD, detail, accepted),
            "type": Fault("wrong-type", "This must be an object.", "an object"),
        }
        self.error_messages |= messages

    def load(self, data: Any, **options: Any) -> Any:
        # if a body is full of unknown fields, only as many are checked as are reported
        if isinstance(data, dict) and len(data) > len(self.fields) + MAX_ERRORS:
            unknown = (name for name in data if name not in self.fields)
            names = chain(self.fields, islice(unknown, MAX_ERRORS + 1))
            data = {name: data[name] for name in names if name in data}
        loaded = super().load(data, **options)
        if self.declared is not None:
            try:
                converted(self.declared, loaded)
            except Refused as refused:
                _, fault = refused.faults[0]
                raise ValidationError({SCHEMA: [fault]}) from None
        return loaded


class Open(Schema):
    """An object of an answer: clients ignore fields that they do not know."""

    class Meta:
        unknown = INCLUDE


class Presence(TypedDict, total=False):
    """Whether a value must be there, and whether it may be null."""

    required: bool
    null: bool


class Value(fields.Field[Any]):
    """A field that documents what it accepts."""

    kind = "value"
    json_types: tuple[type, ...] = (object,)

    def __init__(self, description: str = "", *, required: bool = True, null: bool = False) -> None:
        metadata = {"description": description} if description else {}
        super().__init__(required=required, allow_none=null, metadata=metadata)
        self.error_messages = {
            "required": [MISSING],
            "null": [Fault("wrong-type", f"This must be {self.kind}, not null.", self.kind)],
        }

    def fail_type(self) -> ValidationError:
        return refusal("wrong-type", f"This must be {self.kind}.", self.kind)

    def describe(self, converter: OpenAPIConverter) -> Json:
        """The JSON Schema of what is accepted, apart from null."""
        raise NotImplementedError

    def document(self, converter: OpenAPIConverter) -> Json:
        """The JSON Schema of what is accepted."""
        schema = self.describe(converter)
        if self.allow_none:
            if "type" in schema and "enum" not in schema:
                schema["type"] = [schema["type"], "null"]
            else:
                schema = {"anyOf": [schema, {"type": "null"}]}
        return {**schema, **self.metadata}


def refusal(code: str, detail: str, accepted: Any = None) -> ValidationError:
    return ValidationError([Fault(code, detail, accepted)])


class Integer(Value):
    """JSON Schema's integer: 7 and 7.0 are, "7", true and 7.5 are not."""

    kind = "an integer"
    json_types = (int, float)

    def __init__(
        self,
        low: int = -MAX_INTEGER,
        high: int = MAX_INTEGER,
        description: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(description, **presence)
        self.low, self.high = low, high

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> int:
        if type(value) is float and value.is_integer():
            value = int(value)
        if type(value) is not int:
            raise self.fail_type()
        if not self.low <= value <= self.high:
            detail = f"This must be from {self.low} to {self.high}."
            raise refusal("out-of-range", detail, between(self.low, self.high))
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"type": "integer", **between(self.low, self.high)}


class Boolean(Value):
    kind = "true or false"

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> bool:
        if value is True or value is False:
            return value
        raise self.fail_type()

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"type": "boolean"}


class Text(Value):
    """A string; its length is counted in code points."""

    kind = "a string"
    json_types = (str,)

    def __init__(
        self,
        low: int = 0,
        high: int | None = None,
        description: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(description, **presence)
        self.low, self.high = low, high

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> str:
        if not isinstance(value, str):
            raise self.fail_type()
        if len(value) < self.low or (self.high is not None and len(value) > self.high):
            detail = f"This must have {self.low} to {self.high} characters."
            raise refusal("wrong-length", detail, between(self.low, self.high or len(value)))
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        limits = {"minLength": self.low} if self.low else {}
        return {"type": "string", **limits} | ({"maxLength": self.high} if self.high else {})


class Choice(Value):
    """One of a closed list of strings."""

    kind = "a string"
    json_types = (str,)

    def __init__(
        self, values: Sequence[str], description: str = "", **presence: Unpack[Presence]
    ) -> None:
        super().__init__(description, **presence)
        self.values = list(values)

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> str:
        if not isinstance(value, str):
            raise self.fail_type()
        if value not in self.values:
            detail = f"This must be one of: {', '.join(self.values)}."
            raise refusal("unknown-value", detail, self.values)
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"type": "string", "enum": self.values}


class NamedChoice(Choice):
    """A choice that several answers share: one type for clients, under a name of its own."""

    def __init__(
        self,
        component: str,
        values: Sequence[str],
        description: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(values, description, **presence)
        self.component = component

    def describe(self, converter: OpenAPIConverter) -> Json:
        components = converter.spec.components
        if self.component not in components.schemas:
            components.schema(self.component, super().describe(converter))
        return {"$ref": f"#/components/schemas/{self.component}"}


class Code(Value):
    """A string of a form, such as the code of a card; ``accepted`` says which in words.

    ``longest`` is how many characters it can have, for readers of the document.
    """

    kind = "a string"
    json_types = (str,)

    def __init__(
        self,
        pattern: str,
        accepted: Sequence[str],
        longest: int,
        description: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(description, **presence)
        self.pattern, self.accepted, self.longest = pattern, list(accepted), longest

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> str:
        if not isinstance(value, str):
            raise self.fail_type()
        if not re.search(self.pattern, value):
            raise refusal(
                "unknown-value", f"This must be one of: {'; '.join(self.accepted)}.", self.accepted
            )
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"type": "string", "pattern": self.pattern, "maxLength": self.longest}


class OneOf(Value):
    """One of several kinds of value, told apart by their JSON types."""

    def __init__(
        self,
        choices: Sequence[Value],
        description: str = "",
        kind: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        self.choices = choices
        self.accepted = [text for choice in choices for text in _accepted(choice)]
        self.kind = kind or f"one of: {', '.join(self.accepted)}"
        super().__init__(description, **presence)

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        for choice in self.choices:
            if not isinstance(value, bool) and isinstance(value, choice.json_types):
                if isinstance(choice, Choice) and value not in choice.values:
                    raise refusal("unknown-value", f"This must be {self.kind}.", self.accepted)
                return choice.deserialize(value)
        raise self.fail_type()

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"oneOf": [choice.describe(converter) for choice in self.choices]}


def _accepted(choice: Value) -> list[str]:
    """What one kind of value accepts, in words."""
    match choice:
        case Choice(values=words):
            return words
        case Integer(low=low, high=high):
            return [f"{low} to {high}"]
        case _:
            return [choice.kind]


class ListOf(Value):
    """A list of values of one kind, with as many of them as may be."""

    kind = "a list"
    json_types = (list,)

    def __init__(
        self,
        item: Value,
        lengths: Sequence[range],
        description: str = "",
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(description, **presence)
        self.item, self.lengths = item, lengths

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> list[Any]:
        if not isinstance(value, list):
            raise self.fail_type()
        if not any(len(value) in lengths for lengths in self.lengths):
            accepted = [between(lengths[0], lengths[-1]) for lengths in self.lengths]
            detail = f"This must have {_numbers(self.lengths)} entries."
            raise refusal("wrong-length", detail, accepted[0] if len(accepted) == 1 else accepted)
        loaded, faults, found = [], {}, 0
        for index, item in enumerate(value):
            try:
                loaded.append(self.item.deserialize(item))
            except ValidationError as error:
                faults[index] = error.messages
                found += sum(1 for _ in faults_in(error.messages))
                if found > MAX_ERRORS:
                    break
        if faults:
            raise ValidationError(faults)
        return loaded

    def describe(self, converter: OpenAPIConverter) -> Json:
        spans = self.lengths
        limits: Json = {"minItems": spans[0][0], "maxItems": spans[-1][-1]}
        # what is between: makers of clients read past a not, but take a oneOf for a type
        gaps = [
            {"minItems": below[-1] + 1, "maxItems": above[0] - 1}
            for below, above in pairwise(spans)
        ]
        if gaps:
            limits["not"] = gaps[0] if len(gaps) == 1 else {"anyOf": gaps}
        return {"type": "array", "items": self.item.document(converter), **limits}


def _numbers(spans: Sequence[range]) -> str:
    texts = [str(span[0]) if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in spans]
    return " or ".join(texts)


class Anything(Value):
    """An object with any fields."""

    kind = "an object"
    json_types = (dict,)

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {"type": "object", "additionalProperties": True}


class AnyValue(Value):
    """Any JSON value; for answers only."""

    def describe(self, converter: OpenAPIConverter) -> Json:
        return {}


@cache
def instance_of(schema: type[Schema]) -> Schema:
    """The one instance of a schema: making one costs more than a load."""
    return schema()


def reference_to(schema: type[Schema], converter: Any) -> Json:
    """The reference to a schema, which is described where it is not yet."""
    reference: Json = converter.resolve_nested_schema(schema)
    return reference


class Object(Value):
    """A nested object."""

    kind = "an object"
    json_types = (dict,)

    def __init__(
        self, schema: type[Schema], description: str = "", **presence: Unpack[Presence]
    ) -> None:
        super().__init__(description, **presence)
        self.schema = schema

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        return instance_of(self.schema).load(value)

    def describe(self, converter: OpenAPIConverter) -> Json:
        return reference_to(self.schema, converter)


class Union(Value):
    """One of several objects, told apart by a tag that each of them has."""

    kind = "an object"
    json_types = (dict,)

    def __init__(
        self,
        component: str,
        tag: str,
        schemas: Mapping[str, type[Schema]],
        **presence: Unpack[Presence],
    ) -> None:
        super().__init__(**presence)
        self.component, self.tag, self.schemas = component, tag, schemas

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        if not isinstance(value, dict):
            raise self.fail_type()
        if self.tag not in value:
            raise ValidationError({self.tag: [MISSING]})
        tag = value[self.tag]
        if not isinstance(tag, str):
            fault = Fault("wrong-type", "This must be a string.", "a string")
            raise ValidationError({self.tag: [fault]})
        if tag not in self.schemas:
            known = list(self.schemas)
            detail = f"This must be one of: {', '.join(known)}."
            raise ValidationError({self.tag: [Fault("unknown-value", detail, known)]})
        return instance_of(self.schemas[tag]).load(value)

    def describe(self, converter: OpenAPIConverter) -> Json:
        components = converter.spec.components
        if self.component not in components.schemas:
            mapping = {
                tag: reference_to(schema, converter)["$ref"] for tag, schema in self.schemas.items()
            }
            one_of = [{"$ref": reference} for reference in mapping.values()]
            discriminator = {"propertyName": self.tag, "mapping": mapping}
            components.schema(self.component, {"oneOf": one_of, "discriminator": discriminator})
        return {"$ref": f"#/components/schemas/{self.component}"}


def faults_in(messages: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Fault]]:
    """The faults of a ValidationError's messages, each with its place."""
    if isinstance(messages, Fault):
        yield path, messages
    elif isinstance(messages, list):
        for message in messages:
            yield from faults_in(message, path)
    else:
        for key, message in messages.items():
            for place, fault in faults_in(message, (*path, key)):
                # marshmallow's name for the object itself, unless a client sent such a field
                itself = place == (*path, SCHEMA) and fault.code != UNKNOWN_FIELD
                yield (path if itself else place), fault
