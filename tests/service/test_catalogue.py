"""What is told about the games, and how long it may be kept."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

import referee
from referee.declarations import AnyGame
from schemas.base import Json

from .document import GET_PATHS, address_of
from .problem import check_headers

GAMES = [pytest.param(game, id=game.slug) for game in referee.games()]
every_game = pytest.mark.parametrize("game", GAMES)

KEPT = [address_of(path) for path in GET_PATHS if path not in ("/healthz", "/readyz")]
KEPT += ["/openapi.json", "/openapi.yaml", "/apidocs/", "/problems/not-found"]


def test_games(client: FlaskClient) -> None:
    listed = client.get("/games").get_json()["games"]
    assert [game["slug"] for game in listed] == [game.slug for game in referee.games()]
    for game in listed:
        about = client.get(game["url"]).get_json()
        assert {name: about[name] for name in game if name != "url"} == {
            name: value for name, value in game.items() if name != "url"
        }


def test_woo(client: FlaskClient) -> None:
    about = client.get("/games/woo").get_json()
    assert about["title"] == "Woo"
    assert about["ruleset"] == "woo-1"
    assert about["players"] == [2, 4]
    assert about["components"] == {"values": list(range(1, 10)), "copies": 6, "cards": 54}
    assert [phase["name"] for phase in about["phases"]] == [
        "draft",
        "lead",
        "complete",
        "respond",
        "reclaim",
        "round-over",
        "game-over",
    ]
    assert len(about["not_checked"]) >= 2


def test_options_of_woo(client: FlaskClient) -> None:
    options = client.get("/games/woo").get_json()["options"]
    columns = ("name", "type", "default", "rule", "kind")
    assert [tuple(option[column] for column in columns) for option in options] == [
        ("points_to_win", "integer", 2, "woo.end.points", "variant"),
        ("single_discard_goes_out", "boolean", True, "woo.reading.single-discard", "reading"),
        ("duel_responder_needs_board", "boolean", True, "woo.reading.duel-board", "reading"),
    ]
    assert options[0]["values"] == list(range(1, 10))


def test_moves_of_woo(client: FlaskClient) -> None:
    moves = client.get("/games/woo").get_json()["moves"]
    assert [(move["type"], move["phases"]) for move in moves] == [
        ("draft", ["draft"]),
        ("lead", ["lead"]),
        ("complete", ["complete"]),
        ("pass", ["complete"]),
        ("take", ["reclaim"]),
        ("respond", ["respond"]),
        ("concede", ["respond"]),
        ("deal", ["round-over"]),
    ]


@every_game
def test_phases_are_those_of_moves(client: FlaskClient, game: AnyGame) -> None:
    about = client.get(f"/games/{game.slug}").get_json()
    named = {phase["name"] for phase in about["phases"]}
    assert {phase for move in about["moves"] for phase in move["phases"]} == named - {"game-over"}


@every_game
def test_example_of_each_type_can_be_read(client: FlaskClient, game: AnyGame) -> None:
    about = client.get(f"/games/{game.slug}").get_json()
    for move in about["moves"]:
        assert move["example"]["type"] == move["type"]
        question = {"state": about["example"], "move": move["example"]}
        response = client.post(f"/games/{game.slug}/validate", json=question)
        assert response.status_code == 200


@every_game
def test_example_state_can_exist(client: FlaskClient, game: AnyGame) -> None:
    state = client.get(f"/games/{game.slug}").get_json()["example"]
    audit = client.post(f"/games/{game.slug}/audit", json={"state": state}).get_json()
    assert audit["findings"] == []
    assert audit["consistent"] is True


@every_game
def test_default_options_are_those_of_a_setup(client: FlaskClient, game: AnyGame) -> None:
    told = client.get(f"/games/{game.slug}").get_json()["options"]
    players: list[Json] = [{}] * game.seats[0]
    table = client.post(f"/games/{game.slug}/setup", json={"players": players}).get_json()
    assert table["state"]["options"] == {option["name"]: option["default"] for option in told}


@every_game
def test_rules(client: FlaskClient, game: AnyGame) -> None:
    about = client.get(f"/games/{game.slug}").get_json()
    rules = client.get(f"/games/{game.slug}/rules").get_json()["rules"]
    names = [rule["id"] for rule in rules]
    assert names == list(game.rulebook)
    assert {option["rule"] for option in about["options"]} <= set(names)
    options = {option["name"] for option in about["options"]}
    for rule in rules:
        assert rule["title"]
        assert rule["text"]
        assert (rule["section"] is None) == (rule["kind"] == "convention")
        assert rule["option"] is None or rule["option"] in options
        assert (rule["kind"] == "reading") == (".reading." in rule["id"])
        assert (rule["kind"] == "convention") == rule["id"].startswith("table.")
        assert client.get(f"/games/{game.slug}/rules/{rule['id']}").get_json() == rule


@pytest.mark.parametrize("path", KEPT)
def test_kept_answer(client: FlaskClient, path: str) -> None:
    """Who has an answer need not be sent it again."""
    first = client.get(path)
    assert first.status_code == 200
    assert "max-age=" in first.headers["Cache-Control"]
    assert "no-store" not in first.headers["Cache-Control"]

    again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304
    assert again.get_data() == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    check_headers(again)

    other = client.get(path, headers={"If-None-Match": '"another"'})
    assert other.status_code == 200
    assert other.get_data() == first.get_data()


def test_answers_have_tags_of_their_own(client: FlaskClient) -> None:
    tags = [client.get(path).headers["ETag"] for path in KEPT]
    assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("path", KEPT)
def test_head(client: FlaskClient, path: str) -> None:
    head, full = client.head(path), client.get(path)
    assert head.status_code == 200
    assert head.get_data() == b""
    assert head.headers["ETag"] == full.headers["ETag"]


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_probe(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.get_json() == {"status": "ok"}
    assert response.headers["Cache-Control"] == "no-store"
