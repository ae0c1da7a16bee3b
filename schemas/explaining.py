"""Reads requests, and explains refused ones with every fault at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from marshmallow import ValidationError

from referee.declarations import AnyGame
from referee.faults import MAX_ERRORS, Errors, Fault, Path, Refused, pointer
from referee.questions import request_of
from referee.reading import parsed, read
from schemas.base import Json, faults_in, instance_of
from schemas.factory import prefix_of, schema_of


class Reader:
    """Reads the requests of one question about a game."""

    def __init__(self, game: AnyGame, question: str) -> None:
        self._declared = request_of(game, question)
        self._schema = instance_of(schema_of(self._declared, prefix_of(game)))

    def read(self, body: bytes) -> Any:
        """The request. Raises Malformed, or Refused with all its faults."""
        try:
            return read(self._declared, body)
        except Refused as refused:
            self.explain(parsed(body))
            raise refused from None

    def explain(self, plain: Any) -> None:
        """Raise Refused if marshmallow finds faults."""
        try:
            self._schema.load(plain)
        except ValidationError as error:
            raise Refused(_in_order(plain, faults_in(error.messages))) from None


def written(errors: Errors) -> Json:
    """The errors as problems report them."""
    shown = [_error(path, fault) for path, fault in errors.faults[:MAX_ERRORS]]
    return {"errors": shown} | ({"truncated": True} if len(errors.faults) > MAX_ERRORS else {})


def _error(path: Path, fault: Fault) -> Json:
    error = {"pointer": pointer(path), "detail": fault.detail, "code": fault.code}
    return error if fault.accepted is None else error | {"accepted": fault.accepted}


def _in_order(request: Any, faults: Iterable[tuple[Path, Fault]]) -> list[tuple[Path, Fault]]:
    """The faults in the order of the request, those of missing fields last."""
    positions: dict[int, dict[str, int]] = {}

    def place(found: tuple[Path, Fault]) -> list[int]:
        places, value = [], request
        for part in found[0]:
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
