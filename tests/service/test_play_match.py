"""The scripts under examples/: whole matches come to their end, and the quarrel is settled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from examples.play_match import TABLES, play

EXAMPLES = Path(__file__).parents[2] / "examples"
Json = dict[str, Any]


def post(client: FlaskClient, path: str, body: Json) -> Json:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.get_data(as_text=True)
    answer: Json = response.get_json()
    return answer


@pytest.mark.parametrize("seed", ["referee", "tea"])
@pytest.mark.parametrize("names", TABLES, ids=["teams", "duel"])
def test_match(client: FlaskClient, names: tuple[str, ...], seed: str) -> None:
    lines: list[str] = []
    last = play(lambda path, body: post(client, path, body), names, seed, lines.append)
    state, scoring = last["state"], last["scoring"]
    assert (last["verdict"], state["phase"], scoring["final"]) == ("legal", "game-over", True)
    (winner,) = scoring["winners"]
    assert state["points"][winner] == state["options"]["points_to_win"]

    begun, *rounds, won = lines
    assert begun == f"Woo with {', '.join(names)}"
    assert [line.split(":")[0] for line in rounds] == [
        f"Round {number}" for number in range(1, state["round"] + 1)
    ]
    assert won == f"{' and '.join(names[winner::2])} won"


def test_disputed_evening(client: FlaskClient) -> None:
    evening = json.loads((EXAMPLES / "disputed_evening.json").read_text(encoding="utf-8"))
    assert len(evening["moves"]) == 7
    played = post(client, "/games/woo/replay", evening)
    assert played["stopped_at"] == 6
    assert [one["verdict"] for one in played["rulings"]] == ["legal"] * 6 + ["illegal"]
    assert [one["rule"] for one in played["rulings"][6]["violations"]] == ["woo.respond.beats"]

    before = post(client, "/games/woo/replay", evening | {"moves": evening["moves"][:6]})
    assert before["stopped_at"] is None
    assert [played[part] for part in ("state", "scoring", "to_act")] == [
        before[part] for part in ("state", "scoring", "to_act")
    ]


def test_readme_names_what_is_there() -> None:
    page = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    files = {file.name for file in EXAMPLES.iterdir() if file.is_file()} - {"README.md"}
    assert {name for name in files if f"`{name}`" in page} == files
