"""The bodies of the benchmark are accepted and legal, so that it measures whole rulings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

import referee
from api.settings import MAX_BYTES
from bench import BODIES
from bench.rulings import AGES, GAMES
from referee import SLUGS
from referee.reading import converted


def answer(client: FlaskClient, endpoint: str, name: str) -> dict[str, Any]:
    body = (BODIES / f"{name}.json").read_bytes()
    assert len(body) <= MAX_BYTES
    slug = next(slug for slug in SLUGS if name.startswith(f"{slug}-"))
    path = f"/games/{slug}/{endpoint}"
    response = client.post(path, data=body, content_type="application/json")
    assert response.status_code == 200, response.get_data(as_text=True)
    told: dict[str, Any] = response.get_json()
    return told


def test_all_are_known() -> None:
    rulings = {f"{game}-{age}" for game in GAMES for age in AGES.values()}
    replays = {"woo-replay-10", "woo-replay-2000"}
    assert {file.stem for file in BODIES.iterdir()} == rulings | replays
    assert {game.removesuffix("-duel") for game in GAMES} == set(SLUGS)


@pytest.mark.parametrize("age", AGES.values())
@pytest.mark.parametrize("game", GAMES)
def test_ruling(client: FlaskClient, game: str, age: str) -> None:
    """A legal move at a whole table: no card is unknown, and none is missing."""
    seats = 2 if game.endswith("-duel") else 4
    ruling = answer(client, "validate", f"{game}-{age}")
    assert ruling["verdict"] == "legal"
    assert len(ruling["state"]["players"]) == seats
    table = converted(referee.game(ruling["game"]).state, ruling["state"])
    assert None not in table.cards()


@pytest.mark.parametrize("moves", [10, 2000])
def test_replay(client: FlaskClient, moves: int) -> None:
    replay = answer(client, "replay", f"woo-replay-{moves}")
    assert [one["verdict"] for one in replay["rulings"]] == ["legal"] * moves
    assert replay["stopped_at"] is None


def test_short_replay_begins_the_long_one() -> None:
    """Else the cost of their moves could not be compared."""
    short, long = (
        json.loads((BODIES / f"woo-replay-{moves}.json").read_bytes()) for moves in (10, 2000)
    )
    assert short == long | {"moves": long["moves"][:10]}
