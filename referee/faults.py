"""Faults in a request: which value is wrong, in which way, and what is accepted instead."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import quote

from msgspec import Struct

Path = tuple[str | int, ...]
"""A place in a request: field names and list indices."""


MAX_ERRORS = 100
"""How many errors are reported for one request; the search for more ends there."""


class Fault(Struct, frozen=True):
    """What is wrong with one value: a code from a closed list, a sentence, and what is accepted."""

    code: str
    detail: str
    accepted: Any = None


def between(low: int, high: int) -> dict[str, int]:
    """A range, as it appears in errors."""
    return {"minimum": low, "maximum": high}


class Malformed(ValueError):
    """A text that is not JSON; ``line`` and ``column`` count from 1."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message)
        self.line, self.column = line, column


class Errors(ValueError):
    """Faults of a request, each with its place."""

    def __init__(self, faults: Iterable[tuple[Path, Fault]]) -> None:
        self.faults = tuple(faults)
        super().__init__(
            "; ".join(f"{pointer(path)}: {fault.detail}" for path, fault in self.faults)
        )


class Refused(Errors):
    """The request does not match the declarations."""


class Contradiction(Errors):
    """The request contradicts itself, though each of its values is possible."""


def pointer(path: Path) -> str:
    """A JSON Pointer in fragment form."""
    return "#" + "".join(map(_escaped, path))


@lru_cache(1024)  # a table with many faults names the same places again and again
def _escaped(part: str | int) -> str:
    part = str(part).replace("~", "~0").replace("/", "~1")
    return "/" + quote(part, safe="~!$&'()*+,;=:@")
