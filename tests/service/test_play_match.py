"""The scripts under examples/: whole matches come to their end, and the quarrel is settled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from examples.play_match import GAMES, play

EXAMPLES = Path(__file__).parents[2] / "examples"
Json = dict[str, Any]


def post(client: FlaskClient, path: str, body: Json) -> Json:
    response = client.post(path, json=body)
    assert response.status_code == 200, response.get_data(as_text=True)
    answer: Json = response.get_json()
    return answer


def parts_of(slug: str, state: Json, scoring: Json) -> list[str]:
    """The parts of a match that is over; it is checked that it had to be over."""
    if slug == "woo":
        (winner,) = scoring["winners"]
        assert state["points"][winner] == state["options"]["points_to_win"]
        return [f"Round {number}" for number in range(1, state["round"] + 1)]
    if slug == "yoyo":
        assert state["game_number"] == 2 * len(state["players"])
        return [f"Game {number}" for number in range(1, state["game_number"] + 1)]
    if slug == "whoa-there-cowboy":
        assert state["round"] == state["options"]["rounds"]
        return [f"Round {number}" for number in range(1, state["round"] + 1)]
    if slug == "wool-rules":
        assert state["supply"] == state["middle"] == []
        return ["Game"]
    best = max(standing["total"] for standing in scoring["standings"])
    assert best >= state["options"]["target"] or not (state["draw"] or state["discard"])
    return ["Game"]


@pytest.mark.parametrize(
    ("slug", "names"),
    [
        pytest.param(slug, names, id=f"{slug}-{len(names)}")
        for slug, game in GAMES.items()
        for names in game.tables
    ],
)
def test_match(client: FlaskClient, slug: str, names: tuple[str, ...]) -> None:
    lines: list[str] = []
    last = play(lambda path, body: post(client, path, body), slug, names, "referee", lines.append)
    state, scoring = last["state"], last["scoring"]
    assert (last["verdict"], state["phase"], scoring["final"]) == ("legal", "game-over", True)
    totals = [standing["total"] for standing in scoring["standings"]]
    assert [totals[winner] for winner in scoring["winners"]] == [max(totals)]

    begun, *parts, won = lines
    assert begun == f"{GAMES[slug].title} with {', '.join(names)}"
    assert [line.split(":")[0] for line in parts] == parts_of(slug, state, scoring)
    assert f": {' to '.join(map(str, totals))} after {state['ply']} moves" in parts[-1]
    (winner,) = scoring["winners"]
    assert won == f"{' and '.join(names[winner :: len(totals)])} won"


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
