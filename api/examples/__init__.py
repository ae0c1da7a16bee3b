"""Named examples of every endpoint: a file a game and endpoint, each with its requests.

The OpenAPI document shows them with their answers, and the tests ask them of the service.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from schemas.base import Json
from schemas.table import Wire


@cache
def examples(slug: str, endpoint: str) -> dict[str, Json]:
    """The examples of an endpoint by name, each with ``summary`` and ``request``."""
    file = Path(__file__).parent / slug / f"{endpoint}.json"
    named: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return named


def move_examples(wire: Wire) -> dict[str, Json]:
    """A move of each type: the first that is shown of it."""
    moves: dict[str, Json] = {}
    for example in examples(wire.game.slug, "validate").values():
        move = example["request"]["move"]
        moves.setdefault(move["type"], move)
    return moves


def example_state(wire: Wire) -> Json:
    """A table: that of the first example."""
    first = next(iter(examples(wire.game.slug, "validate").values()))
    state: Json = first["request"]["state"]
    return state
