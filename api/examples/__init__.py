"""Named examples of every endpoint: a file a game and endpoint, each with its requests.

The OpenAPI document shows them with their answers, and the tests ask them of the service.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from referee.declarations import AnyGame
from schemas.base import Json


@cache
def examples(slug: str, endpoint: str) -> dict[str, Json]:
    """The examples of an endpoint by name, each with ``summary`` and ``request``."""
    file = Path(__file__).parent / slug / f"{endpoint}.json"
    named: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return named


def move_examples(game: AnyGame) -> dict[str, Json]:
    """A move of each type: the first that is shown of it."""
    moves: dict[str, Json] = {}
    for example in examples(game.slug, "validate").values():
        move = example["request"]["move"]
        moves.setdefault(move["type"], move)
    return moves


def example_state(game: AnyGame) -> Json:
    """A table: that of the first example."""
    first = next(iter(examples(game.slug, "validate").values()))
    state: Json = first["request"]["state"]
    return state
