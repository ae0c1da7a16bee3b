"""Seeds and names of a request are in no log, no header and no problem, whatever goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from flask.testing import FlaskClient

import referee
from api import routes
from api.examples import examples
from referee import SLUGS
from referee.declarations import AnyGame
from referee.languages import Language
from referee.questions import QUESTIONS
from schemas.base import Json
from tests.fuzz.places import places
from tests.laws.habits.habit import at

from .document import request_of
from .hasty import FAILING, answering
from .served import in_chunks, posted, request, served

SEED, NAME = "seed-vBq7XkzR", "name-Jw4TnLpd"
CASES = [(slug, endpoint) for slug in SLUGS for endpoint in QUESTIONS]
EVERY_STATUS = {200, 400, 409, 422}


def bodies(slug: str, endpoint: str) -> Iterator[bytes]:
    """Bodies that tell a seed and names: good ones, and some that are refused each way."""
    schema = request_of(f"/games/{slug}/{endpoint}")["schema"]
    for example in examples(slug, endpoint).values():
        body = telling(schema, example["request"])
        sent = msgspec.json.encode(body)
        yield sent
        yield sent[:-1]
        yield sent.replace(b'"', b"'", 1)
        yield sent + sent
        yield sent.replace(b"{", b"\xff{", 1)
        yield sent[:-1] + b', "\\ud800": "' + SEED.encode() + b'"}'
        yield msgspec.json.encode({**body, "seed": [SEED]})
        yield msgspec.json.encode({**body, "seed": SEED * 20})
        yield msgspec.json.encode({**body, "viewer": 98, "player": 98, "moves": SEED})
        yield msgspec.json.encode({**body, "viewer": NAME})
        yield msgspec.json.encode({**body, "other": {"name": NAME, "seed": SEED}})
        if "state" in body:
            yield msgspec.json.encode(
                {**body, "state": {**body["state"], "game": NAME, "phase": SEED}}
            )
    contradiction = {
        "setup": {"first": 97}
        if "first" in referee.game(slug).setup.__struct_fields__
        else {"viewer": 97},
        "validate": {"viewer": 97},
        "moves": {"player": 97},
        "replay": {"viewer": 97},
        "score": {"claimed": [{"player": 97, "total": 1}]},
        "view": {"viewer": 97},
        "situation": {"viewer": 97},
    }
    if endpoint in contradiction:
        yield msgspec.json.encode({**body, **contradiction[endpoint]})


def telling(schema: Json, asked: Json) -> Json:
    """The request with a name at every seat and a seed wherever there may be one."""
    body: Json = deepcopy(asked)
    if "known" in body and not isinstance(body["known"].get("players"), list):
        body["known"]["players"] = [{} for _ in range(body["known"].get("players", 4))]
    for spot, described in list(places(schema, body)):
        told = at(body, spot)
        if isinstance(told, dict) and "name" in described.get("properties", {}):
            told["name"] = NAME
        if isinstance(told, dict) and "seed" in described.get("properties", {}):
            told["seed"] = SEED
    return body


@pytest.mark.parametrize(("slug", "endpoint"), CASES)
def test_nothing_is_told(
    client: FlaskClient,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    slug: str,
    endpoint: str,
) -> None:
    caplog.set_level(logging.DEBUG)
    statuses = set()
    for body in bodies(slug, endpoint):
        assert SEED.encode() in body or NAME.encode() in body
        response = client.post(
            f"/games/{slug}/{endpoint}", data=body, content_type="application/json"
        )
        statuses.add(response.status_code)
        text = response.get_data(as_text=True)
        assert SEED not in f"{text} {response.headers}", body
        assert NAME not in str(response.headers)
        assert response.status_code == 200 or NAME not in text, body
    assert statuses == EVERY_STATUS - ({409} if endpoint == "audit" else set())
    check_silence(caplog.text + "".join(capfd.readouterr()))


@pytest.mark.parametrize(("slug", "endpoint"), CASES)
def test_nothing_is_told_of_a_failure(
    client: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    slug: str,
    endpoint: str,
) -> None:
    def fail(game: AnyGame, request: Any, language: Language) -> Any:
        raise RuntimeError("these are too many")

    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(routes, "QUESTIONS", answering(endpoint, fail))
    body = next(bodies(slug, endpoint))
    response = client.post(f"/games/{slug}/{endpoint}", data=body, content_type="application/json")
    assert response.status_code == 500
    assert "are too many" in caplog.text
    check_silence(f"{caplog.text} {response.get_data(as_text=True)} {response.headers}")


def test_nothing_is_told_by_the_server(tmp_path: Path) -> None:
    """Neither when it refuses nor when it fails, nor of what is no HTTP."""
    log = tmp_path / "log.txt"
    statuses, told = set(), []
    with served("tests.service.hasty:failing()", log, "--access-logfile", "-") as service:
        for slug, endpoint in CASES:
            path = f"/games/{slug}/{endpoint}"
            asked = list(bodies(slug, endpoint))
            sent = [posted(path, body, close=False) for body in asked]
            for answer in service.ask(*sent, request("GET", "/healthz")):
                statuses.add(answer.status)
                told.append(f"{answer.headers}")
                told.append("" if answer.status == 200 else answer.body.decode())
            whole = asked[0]
            for hostile in (
                whole + b"\r\n\r\n",
                posted(path, whole, close=False) + whole + b"\r\n\r\n",
                in_chunks(path, whole=False) + whole + b"\r\n",
                in_chunks(path, b"{}", whole=False) + whole + b"\r\n",
                in_chunks(path, b"{}", whole=False)[:-2] + whole + b"\r\n",
                in_chunks(path, b"{}", whole=False) + b"0\r\n" + whole + b"\r\n\r\n",
                posted(path, whole + b" ").removesuffix(b" "),
                request("POST", path, "Transfer-Encoding: chunked", body=whole + b"\r\n"),
            ):
                for answer in service.ask(hostile, end=True):
                    assert answer.status in (200, 400, 415, 500)
                    told.append(f"{answer.headers}")
                    told.append("" if answer.status == 200 else answer.body.decode())
    assert statuses == {*EVERY_STATUS, 500}
    written = log.read_text(encoding="utf-8")
    assert f"/{FAILING}" in written
    assert "players are too many" in written
    check_silence("\n".join([written, *told]))


def check_silence(text: str) -> None:
    """None of the secrets is in a text, nor the half of one."""
    for secret in (SEED, NAME):
        assert secret[5:] not in text
