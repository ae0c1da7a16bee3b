"""Odd bodies, headers, methods and paths: each has one answer, for every game and endpoint."""

from __future__ import annotations

import gzip
import json
import re
import unicodedata
import zlib
from copy import deepcopy
from functools import cache
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from api.examples import examples
from referee import SLUGS
from referee.faults import MAX_ERRORS
from referee.questions import QUESTIONS
from referee.requests import MAX_LISTED_MOVES, MAX_MOVES
from tests.fuzz.places import kinds, lengths, places
from tests.laws.habits.habit import Spot, at

from .document import DOCUMENT, GET_PATHS, Json, address_of, request_of
from .problem import faults, problem_told

CASES = [(slug, endpoint) for slug in SLUGS for endpoint in QUESTIONS]
every_case = pytest.mark.parametrize(("slug", "endpoint"), CASES)
every_game = pytest.mark.parametrize("slug", SLUGS)

JSON = "application/json"
LARGEST = 2**53 - 1


def ask(client: FlaskClient, slug: str, endpoint: str, body: Any, **options: Any) -> TestResponse:
    """The answer to a body: bytes, or what is to be written as JSON."""
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    asked = {"content_type": JSON} | options
    return client.post(f"/games/{slug}/{endpoint}", data=sent, **asked)


@cache
def _examples(slug: str, endpoint: str) -> list[Json]:
    return [example["request"] for example in examples(slug, endpoint).values()]


def first(slug: str, endpoint: str) -> Json:
    """A good question, to be changed at will."""
    return deepcopy(_examples(slug, endpoint)[0])


def kinds_of_places(slug: str, endpoint: str, kind: str) -> dict[Spot, tuple[Json, Spot, Json]]:
    """An example, a place in it and its schema, for each kind of place that is of a type."""
    schema = request_of(f"/games/{slug}/{endpoint}")["schema"]
    found = {}
    for body in _examples(slug, endpoint):
        for spot, described in places(schema, body):
            if kind in kinds(described):
                alike = tuple("*" if isinstance(step, int) else step for step in spot)
                moved = at(body, spot[: alike.index("move") + 1])["type"] if "move" in alike else ""
                found.setdefault((moved, *alike), (body, spot, described))
    return found


def put(body: Json, spot: Spot, value: Any) -> Json:
    """The body with another value at a place."""
    changed = deepcopy(body)
    at(changed, spot[:-1])[spot[-1]] = value
    return changed


def pointer(spot: Spot) -> str:
    return "#" + "".join(f"/{step}" for step in spot)


# --- Lists, numbers, errors ------------------------------------------------------------------


@every_case
def test_lists_are_no_longer_than_their_limit(
    client: FlaskClient, slug: str, endpoint: str
) -> None:
    found = kinds_of_places(slug, endpoint, "array")
    assert found
    for body, spot, described in found.values():
        item = (at(body, spot) or [{}])[0]
        longest = lengths(described)[1]
        for size in (longest + 1, longest * 2 + 2):
            response = ask(client, slug, endpoint, put(body, spot, [item] * size))
            problem = problem_told(response, "invalid-request")
            assert (pointer(spot), "wrong-length") in faults(problem)


@every_case
def test_longest_lists_are_read(client: FlaskClient, slug: str, endpoint: str) -> None:
    """What their length contradicts is for the rules to say, or a contradiction."""
    for body, spot, described in kinds_of_places(slug, endpoint, "array").values():
        item = (at(body, spot) or [None])[0]
        if item is None and "null" not in kinds(described["items"]):
            continue
        longest = lengths(described)[1]
        response = ask(client, slug, endpoint, put(body, spot, [item] * longest))
        assert response.status_code in (200, 409), (spot, response.get_data(as_text=True))


NUMBERS = [str(LARGEST + 1), str(-LARGEST - 1), str(2**63), str(2**64), str(-(2**63) - 1)]
NUMBERS += ["1e300", "-1e300", "9007199254740993.0", "1" + "0" * 300]


@every_case
def test_numbers_beyond_the_largest(client: FlaskClient, slug: str, endpoint: str) -> None:
    for body, spot, _ in kinds_of_places(slug, endpoint, "integer").values():
        text = json.dumps(put(body, spot, "the number"))
        for number in NUMBERS:
            sent = text.replace('"the number"', number).encode()
            problem = problem_told(ask(client, slug, endpoint, sent), "invalid-request")
            assert faults(problem) == [(pointer(spot), "out-of-range")], number


@pytest.mark.parametrize("number", ["1e400", "-1e400", "1" + "0" * 5000, "1" * 5000 + ".0"])
@every_game
def test_numbers_beyond_all_bounds(client: FlaskClient, slug: str, number: str) -> None:
    """No program that reads JSON into doubles could hold them."""
    sent = f'{{"players": [{{}}, {{}}], "first": {number}}}'.encode()
    problem_told(ask(client, slug, "setup", sent), "malformed-json")


@pytest.mark.parametrize("wrong", [MAX_ERRORS, MAX_ERRORS + 1, 10_000])
@every_case
def test_most_errors(client: FlaskClient, slug: str, endpoint: str, wrong: int) -> None:
    body = first(slug, endpoint) | {f"x{number}": None for number in range(wrong)}
    problem = problem_told(ask(client, slug, endpoint, body), "invalid-request")
    assert faults(problem) == sorted((f"#/x{n}", "unknown-field") for n in range(MAX_ERRORS))
    assert ("truncated" in problem) == (wrong > MAX_ERRORS)


@every_game
def test_limits_of_what_is_asked_for(client: FlaskClient, slug: str) -> None:
    asked = first(slug, "moves")
    for limit, status in ((MAX_LISTED_MOVES, 200), (MAX_LISTED_MOVES + 1, 422), (0, 422)):
        assert ask(client, slug, "moves", asked | {"limit": limit}).status_code == status
    replay = first(slug, "replay")
    for count, status in ((MAX_MOVES, 200), (MAX_MOVES + 1, 422), (0, 200)):
        moves = [replay["moves"][0]] * count
        assert ask(client, slug, "replay", replay | {"moves": moves}).status_code == status


# --- Texts -----------------------------------------------------------------------------------

TEXTS = {
    "astral": "🀄🂡\U0001d538",
    "combining": "e\u0301" + "\u0336" * 20,
    "composed": "\u00e9",
    "NUL": "A\x00B",
    "controls": "\x01\x08\x1b[31m\x7f\x85",
    "line breaks": "A\r\nB\u2028C\u2029",
    "right to left": "\u202eabc\u202c \u200fאבג",
    "zero width": "\u200b\u200d\ufeff",
    "not a character": "\ufffe\uffff\U0010ffff",
    "a replacement": "\ufffd",
    "JSON": '"},{"\\u0000',
    "markup": "<script>alert('&amp;')</script>",
    "a format": "{0} {name} %s %(x)s ${x}",
    "white space": " \t\n",
}
every_text = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


def seated(slug: str, name: str) -> Json:
    """A setup at which the first seat has a name."""
    body = first(slug, "setup")
    body["players"][0]["name"] = name
    return body


@every_text
@every_game
def test_name_comes_back_as_it_is(client: FlaskClient, slug: str, text: str) -> None:
    """Nothing is composed, escaped for somebody, or left out."""
    body = seated(slug, text)
    for sent in (body, msgspec.json.encode(body)):  # escaped, and in UTF-8
        response = ask(client, slug, "setup", sent)
        assert response.status_code == 200
        assert response.get_json()["state"]["players"][0]["name"] == text


@every_text
@every_game
def test_seed_is_any_text(client: FlaskClient, slug: str, text: str) -> None:
    """Two texts that look alike are two seeds."""
    body = next(body for body in _examples(slug, "setup") if "seed" in body)
    states = []
    for seed in (text, text + "\u200b", unicodedata.normalize("NFD", text) + "!"):
        answers = [ask(client, slug, "setup", {**body, "seed": seed}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].get_json() == answers[1].get_json()
        states.append(answers[0].get_json()["state"])
    assert states[0] != states[1] != states[2]


@every_text
@every_case
def test_field_is_told_as_it_is(client: FlaskClient, slug: str, endpoint: str, text: str) -> None:
    problem = problem_told(
        ask(client, slug, endpoint, {**first(slug, endpoint), text: 1}), "invalid-request"
    )
    [(place, code)] = faults(problem)
    assert code == "unknown-field"
    assert place.isascii()
    assert place.isprintable()
    assert unquote(place.removeprefix("#/")).replace("~1", "/").replace("~0", "~") == text


@pytest.mark.parametrize("character", ["x", "é", "🀄", "\u0301", "\x00"])
@every_game
def test_longest_texts(client: FlaskClient, slug: str, character: str) -> None:
    """Characters are counted, not bytes."""
    for name, seed, wrong in ((40, 128, []), (41, 128, ["name"]), (40, 129, ["seed"])):
        body = {**seated(slug, character * name), "seed": character * seed}
        response = ask(client, slug, "setup", body)
        if not wrong:
            assert response.status_code == 200
        else:
            [(place, code)] = faults(problem_told(response, "invalid-request"))
            assert (place.rpartition("/")[2], code) == (*wrong, "wrong-length")


@every_case
def test_very_long_texts(client: FlaskClient, slug: str, endpoint: str) -> None:
    long = "x" * 100_000
    body = {**first(slug, endpoint), long: long}
    problem = problem_told(ask(client, slug, endpoint, body), "invalid-request")
    assert faults(problem) == [(f"#/{long}", "unknown-field")]


# --- Types of bodies -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content_type",
    [
        "APPLICATION/JSON",
        "application/json;",
        " application/json ",
        "application/json ; charset=utf-8",
        "application/json;charset=UTF8",
        "application/json; charset=utf-8; version=1",
        'application/json; a="b;c"; charset="UTF-8"',
        "application/json; boundary=x",
        "application/json; charset=latin-1; charset=utf-8",
        "application/json; charset=",
        "application/json; charset=\xe9",
        "application/json; =; ;",
    ],
)
@every_case
def test_json_however_it_is_called(
    client: FlaskClient, slug: str, endpoint: str, content_type: str
) -> None:
    """Of a repeated parameter the last counts, and none that cannot be read."""
    body = first(slug, endpoint)
    assert ask(client, slug, endpoint, body, content_type=content_type).status_code == 200


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json, application/json",
        "application/json, text/plain",
        "text/plain, application/json",
        "application/*",
        "*/*",
        "application/vnd.api+json",
        "application/merge-patch+json",
        "application/jsonp",
        "application /json",
        "json",
        "application/json; charset=ascii",
        "application/json; charset=utf-16le",
        "application/json; charset=iso-8859-1; version=1",
        "application/json; charset=utf-8; charset=latin-1",
        "application/json; charset=utf-7",
    ],
)
@every_case
def test_no_json(client: FlaskClient, slug: str, endpoint: str, content_type: str) -> None:
    response = ask(client, slug, endpoint, first(slug, endpoint), content_type=content_type)
    problem_told(response, "unsupported-media-type")


@pytest.mark.parametrize(
    ("coding", "compress"),
    [
        ("gzip", gzip.compress),
        ("x-gzip", gzip.compress),
        ("GZIP", gzip.compress),
        ("deflate", zlib.compress),
        ("br", bytes),
        ("zstd", bytes),
        ("compress", bytes),
        ("identity, gzip", gzip.compress),
        ("gzip, gzip", lambda body: gzip.compress(gzip.compress(body))),
        ("gzip", lambda body: gzip.compress(b"\x00" * 10_000_000)),
        ("nothing", bytes),
    ],
)
@every_game
def test_compressed(client: FlaskClient, slug: str, coding: str, compress: Any) -> None:
    body = compress(json.dumps(first(slug, "audit")).encode())
    response = ask(client, slug, "audit", body, headers={"Content-Encoding": coding})
    problem_told(response, "unsupported-media-type")


@every_case
def test_query_does_not_matter(client: FlaskClient, slug: str, endpoint: str) -> None:
    body = first(slug, endpoint)
    plain = ask(client, slug, endpoint, body)
    for query in ("seed=other&viewer=0", "%ff=%00", "?", "a=1&a=2", "x" * 3000):
        response = ask(client, slug, endpoint, body, query_string=query)
        assert response.status_code == 200
        assert response.get_data() == plain.get_data()


# --- Methods and paths -----------------------------------------------------------------------

PATHS = [*GET_PATHS, *(f"/games/{slug}/{endpoint}" for slug, endpoint in CASES)]
PATHS += ["/openapi.json", "/openapi.yaml", "/apidocs/", "/problems/not-found"]


def methods_of(path: str) -> set[str]:
    asked = path in DOCUMENT["paths"] and "post" in DOCUMENT["paths"][path]
    return {"OPTIONS", "POST"} if asked else {"GET", "HEAD", "OPTIONS"}


def place_of(path: str) -> str:
    return address_of(path) if path in DOCUMENT["paths"] else path


@pytest.mark.parametrize("path", PATHS)
def test_head(client: FlaskClient, path: str) -> None:
    """As GET, but for the body."""
    response = client.head(place_of(path))
    assert response.get_data() == b""
    if "HEAD" not in methods_of(path):
        assert response.status_code == 405
        assert set(response.headers["Allow"].split(", ")) == methods_of(path)
        return
    told = client.get(place_of(path))
    assert response.status_code == told.status_code == 200
    for name in ("Content-Type", "Content-Length", "ETag", "Cache-Control"):
        assert response.headers.get(name) == told.headers.get(name), name


@pytest.mark.parametrize("path", PATHS)
def test_options(client: FlaskClient, path: str) -> None:
    response = client.options(place_of(path))
    assert response.status_code == 200
    assert response.get_data() == b""
    assert set(response.headers["Allow"].split(", ")) == methods_of(path)


@pytest.mark.parametrize("method", ["TRACE", "PROPFIND", "CONNECT", "PATCH", "BREW", "GET-ALL"])
@pytest.mark.parametrize("path", PATHS)
def test_odd_methods(client: FlaskClient, path: str, method: str) -> None:
    response = client.open(place_of(path), method=method)
    problem_told(response, "method-not-allowed")
    assert set(response.headers["Allow"].split(", ")) == methods_of(path)


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "DELETE", "TRACE"])
def test_nothing_there(client: FlaskClient, method: str) -> None:
    response = client.open("/nothing", method=method)
    assert response.status_code == 404
    assert response.mimetype == "application/problem+json"
    if method != "HEAD":
        problem_told(response, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/games/",
        "/games/{game}/",
        "/games/{game}/rules/",
        "/games/{game}/audit/more",
        "/games/{game}/../{game}",
        "/games/./{game}",
        "/games/{game}/%2e%2e/{game}",
        "/games/{game}%00",
        "/games/%00",
        "/games/{game}%20",
        "/games/{game};v=1",
        "/games/%ff%fe",
        "/games/{game}/rules/%c3%28",
        "/games/{game}/rules/%f0%9f%82%a1",
        "/games/{game}/rules/..%2f..%2fetc%2fpasswd",
        "/games/%zz",
        "/games/%",
        "/GAMES",
        "/" + "a" * 4000,
        "/games/" + "a/" * 2000,
        "/games/{game}/rules/" + "a" * 4000,
        "/problems/" + "%00" * 1000,
        "/apidocs/static/../../web.py",
        "/apidocs/static/%2e%2e/%2e%2e/web.py",
        "/apidocs/static/..%5c..%5cweb.py",
        "/apidocs/static/%00",
        "/apidocs/static/" + "a" * 300,
        "/desk",
        "/desk/",
        "/desk/../api/desk.py",
        "/desk/%2e%2e/api/desk.py",
        "/desk/vendor/README.md",
        "/desk/types.d.ts",
        "/desk/tsconfig.json",
        "/desk/%00",
    ],
)
@every_game
def test_odd_paths(client: FlaskClient, slug: str, path: str) -> None:
    problem_told(client.get(path.replace("{game}", slug)), "not-found")


@every_game
def test_escaped_paths(client: FlaskClient, slug: str) -> None:
    """An escaped letter, or an escaped slash, is the one that it stands for."""
    plain = client.get(f"/games/{slug}").get_data()
    escaped = "".join(f"%{ord(letter):02x}" for letter in slug)
    for path in (f"/games/{escaped}", f"/games%2f{slug}", f"/games%2F{slug}?x=%2f"):
        assert client.get(path).get_data() == plain


@every_game
def test_double_slashes(client: FlaskClient, slug: str) -> None:
    """They lead to the same path with single ones, which the method does not change."""
    for path in (f"/games//{slug}", f"/games///{slug}//rules", f"/games/{slug}//audit"):
        response = client.open(path, method="POST" if path.endswith("audit") else "GET")
        assert response.status_code == 308
        single = "/".join(filter(None, path.split("/")))
        assert response.headers["Location"] == f"/{single}"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:99", "[2001:db8::bad]", "evil<b>"])
@pytest.mark.parametrize(
    "path", [*PATHS, "/apidocs", "/games//woo", "/games///woo/%0d%0aevil/%5cevil", "//evil/games"]
)
def test_host_is_not_echoed(client: FlaskClient, path: str, host: str) -> None:
    """A redirect keeps the address that people use, whatever a proxy or a stranger calls it."""
    response = client.get(place_of(path), headers={"Host": host})
    if response.status_code == 308:
        assert re.fullmatch(r"/\w[\w/%]*", response.headers["Location"])
    for part in ("evil.example", "db8::bad", "evil<b>", "evil&lt;b"):
        assert part not in f"{response.headers}{response.get_data(as_text=True)}"


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_errors_name_no_file(app: Flask, method: str) -> None:
    """Nothing of the machine shows."""
    told = app.test_client().open("/games", method=method).get_data(as_text=True)
    assert app.root_path not in told
