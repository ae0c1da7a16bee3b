"""Questions as they come in over the wire, and what is answered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import fields

import referee
from schemas.explaining import Reader
from tests.match import Table, Turn

from .habits.habit import Json


@cache
def reader(slug: str, endpoint: str) -> Reader:
    """What reads the bodies of an endpoint."""
    return Reader(referee.game(slug), endpoint)


def answered(slug: str, endpoint: str, body: Json) -> bytes:
    """The answer as it goes out."""
    return referee.answer(referee.game(slug), endpoint, msgspec.json.encode(body))


def answer(slug: str, endpoint: str, **body: Any) -> Json:
    """The answer as it is received."""
    received: Json = msgspec.json.decode(answered(slug, endpoint, body))
    return received


def shown(where: object, **facts: Any) -> str:
    """What to read when a law is broken: the match, and all that is needed to ask again."""
    told = (f"  {name}: {_text(value)}" for name, value in facts.items())
    return "\n".join([str(where), *told])


def _text(value: Any) -> str:
    return msgspec.json.encode(value, enc_hook=str).decode()


def turned_round(table: Table, state: Json) -> Json:
    """The same table as somebody sends it who leaves out what may be, and keeps no order.

    The options are sent, since under others it might not be possible, and places with cards.
    """
    optional = {field.name: field.default for field in fields(table.game.state)
                if not field.required}  # fmt: skip
    needed = [
        name
        for name, value in state.items()
        if name not in optional
        or (value is not None and optional[name] is None)
        or (isinstance(value, list | dict) and value)
    ]
    turned: Json = {name: state[name] for name in needed}
    turned["players"] = [
        {
            name: value[::-1]
            if isinstance(value, list) and name not in table.habit.ordered_lists
            else value
            for name, value in player.items()
        }
        for player in state["players"]
    ]
    return turned


def every_question(turn: Turn) -> Iterator[tuple[str, Json]]:
    """A body for each endpoint that is asked about a table, some also as a seat sees it."""
    state, seed, seat = turn.told, turn.match.seed, turn.move.get("player", 0)
    yield "setup", turn.match.setup
    yield "setup", {**turn.match.setup, "viewer": seat}
    yield "validate", turn.asked
    yield "validate", {**turn.asked, "readings": True, "viewer": "table"}
    yield "validate", {**turn.asked, "brief": True}
    yield "moves", {"state": state}
    moves = [later.sent for later in turn.match.turns if later.told["ply"] >= state["ply"]][:5]
    yield "replay", {"state": state, "moves": moves, **seed}
    yield "replay", {"setup": turn.match.setup, "moves": moves, "viewer": seat}
    sides = answer(turn.table.slug, "score", state=state)["scoring"]["standings"]
    claimed = [
        {name: side[name] for name in ("player", "team") if name in side} | {"total": 1}
        for side in sides
    ]
    yield "score", {"state": state, "claimed": claimed}
    yield "audit", {"state": state}
    yield "audit", {"state": turned_round(turn.table, state)}
    yield "view", {"state": state, "viewer": seat}
