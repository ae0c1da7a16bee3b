"""Strangers: keys, limits, proxies and what browsers are told, as it is set."""

from __future__ import annotations

import logging
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from api import counters, create_app
from api.access import hash_of, new_key
from api.settings import Settings

from .problem import ORIGIN, problem_told
from .served import ROOT, until
from .tables import question

ABOUT_GAMES = ["/games", "/games/woo", "/games/bridge", "/games/woo/rules/woo.turn"]
FOR_ALL = [
    "/healthz",
    "/readyz",
    "/metrics",
    "/",
    "/openapi.json",
    "/apidocs/",
    "/problems/not-found",
]
KEY, NEXT_KEY = new_key(), new_key()


def client_of(**told: Any) -> FlaskClient:
    """A client of a service with these settings."""
    return create_app(Settings(**told)).test_client()


def bearing(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@pytest.fixture(scope="module")
def locked() -> FlaskClient:
    return client_of(api_keys=(hash_of(KEY), hash_of(NEXT_KEY)))


# --- Keys ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ABOUT_GAMES)
def test_no_key(locked: FlaskClient, path: str) -> None:
    response = locked.get(path, headers={"Origin": ORIGIN})
    problem_told(response, "unauthorized")
    assert response.headers["WWW-Authenticate"] == 'Bearer realm="the games"'


@pytest.mark.parametrize("path", FOR_ALL)
def test_nothing_else_needs_a_key(locked: FlaskClient, path: str) -> None:
    assert locked.get(path).status_code == 200


@pytest.mark.parametrize("key", [KEY, NEXT_KEY], ids=["this", "next"])
def test_each_key_opens(locked: FlaskClient, key: str) -> None:
    assert (
        locked.post("/games/woo/validate", json=question(), headers=bearing(key)).status_code == 200
    )
    response = locked.get("/games", headers={"Authorization": f"bearer {key}"})
    assert response.status_code == 200
    assert response.headers["Cache-Control"].startswith("private")


@pytest.mark.parametrize(
    "key",
    [KEY[:-1], KEY + "x", hash_of(KEY), "x", "ä", KEY.upper()],
    ids=["shorter", "longer", "hash", "x", "umlaut", "upper"],
)
def test_wrong_key(locked: FlaskClient, key: str) -> None:
    response = locked.post("/games/woo/validate", json=question(), headers=bearing(key))
    problem = problem_told(response, "unauthorized")
    assert "error=invalid_token" in response.headers["WWW-Authenticate"]
    assert key not in problem["detail"].split()


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", f"Basic {KEY}", KEY, f"Token {KEY}"],
    ids=["empty", "alone", "blank", "basic", "bare", "token"],
)
def test_no_bearer(locked: FlaskClient, header: str) -> None:
    response = locked.get("/games", headers={"Authorization": header})
    problem_told(response, "unauthorized")


def test_preflight_has_no_key(locked: FlaskClient) -> None:
    headers = {
        "Origin": ORIGIN,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
    }
    response = locked.options("/games/woo/validate", headers=headers)
    assert response.status_code == 200
    assert response.headers["Access-Control-Allow-Headers"] == "authorization"


def test_open_without_keys(client: FlaskClient) -> None:
    assert client.get("/games", headers=bearing("whatever")).status_code == 200


def test_command_makes_a_key() -> None:
    command = [sys.executable, "-m", "api", "key"]
    printed = [subprocess.check_output(command, cwd=ROOT, text=True).split() for _ in range(2)]
    for _, key, _, hashed in printed:
        assert hash_of(key) == hashed
    assert printed[0] != printed[1]


# --- Limits ----------------------------------------------------------------------------------


def test_limit() -> None:
    client = client_of(rate_limit="3 per hour")
    for _ in range(3):
        assert client.post("/games/woo/validate", json=question()).status_code == 200
    response = client.get("/games", headers={"Origin": ORIGIN})
    problem = problem_told(response, "too-many-requests")
    assert "3 per hour" in problem["detail"]
    assert 1 <= int(response.headers["Retry-After"]) <= 3600
    for path in FOR_ALL:
        assert client.get(path).status_code == 200
    assert client.options("/games/woo/validate").status_code == 200


def test_refusals_count() -> None:
    client = client_of(rate_limit="2 per hour")
    statuses = [client.post("/games/woo/validate", json={}).status_code for _ in range(3)]
    assert statuses == [422, 422, 429]


def test_several_limits_at_once() -> None:
    client = client_of(rate_limit="100 per day; 1 per hour")
    assert [client.get("/games").status_code for _ in range(2)] == [200, 429]


def asked_from(client: FlaskClient, address: str, **headers: str) -> int:
    """The status of an answer to somebody at an address."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    told = client.get("/games", environ_overrides={"REMOTE_ADDR": address}, headers=named)
    return told.status_code


def test_each_address_has_its_own() -> None:
    client = client_of(rate_limit="1 per hour")
    asked = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8:0:1::1", "::ffff:192.0.2.3", ""]
    assert [asked_from(client, address) for address in asked] == [200] * 6
    # of the same network of IPv6, or IPv4 written in another way
    again = ["192.0.2.1", "2001:db8::2", "::ffff:192.0.2.1", "192.0.2.3", ""]
    assert [asked_from(client, address) for address in again] == [429] * 5


def test_each_key_has_its_own() -> None:
    client = client_of(rate_limit="1 per hour", api_keys=(hash_of(KEY), hash_of(NEXT_KEY)))
    for key in (KEY, NEXT_KEY):
        told = [client.get("/games", headers=bearing(key)).status_code for _ in range(2)]
        assert told == [200, 429]
    assert client.get("/games").status_code == 401


def test_wrong_keys_count() -> None:
    """Against the address that they come from, and no good key."""
    client = client_of(rate_limit="3 per hour", api_keys=(hash_of(KEY),))
    asked = [{}, bearing("wrong"), bearing("worse"), bearing("worst"), {}]
    told = [client.get("/games", headers=headers).status_code for headers in asked]
    assert told == [401, 401, 401, 429, 429]
    assert asked_from(client, "192.0.2.1", Authorization="Bearer wrong") == 401
    assert client.get("/games", headers=bearing(KEY)).status_code == 200


def test_clock_that_is_set_back_locks_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    client = client_of(rate_limit="1 per second")
    until(lambda: client.get("/games").status_code == 429)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() - 3600)
    until(lambda: client.get("/games").status_code == 200)


def test_what_is_over_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers with ever new addresses fill no memory."""
    clock = [1000.0]
    monkeypatch.setattr(counters, "monotonic", lambda: clock[0])
    counted = counters.Counters()
    for second in range(1000):
        clock[0] += 1
        assert counted.incr(f"key {second}", expiry=10) == 1
    assert counted.reset() < 100


# --- Proxies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hops", "forwarded", "counted_apart"),
    [
        (0, ("192.0.2.1", "192.0.2.2"), False),
        (1, ("192.0.2.1", "192.0.2.2"), True),
        (1, ("192.0.2.8, 192.0.2.1", "192.0.2.9, 192.0.2.1"), False),  # what a client made up
        (2, ("192.0.2.1, 192.0.2.7", "192.0.2.2, 192.0.2.7"), True),
        (2, ("192.0.2.8, 192.0.2.1, 192.0.2.7", "192.0.2.9, 192.0.2.1, 192.0.2.7"), False),
    ],
)
def test_only_configured_hops_are_believed(
    hops: int, forwarded: tuple[str, str], counted_apart: bool
) -> None:
    client = client_of(rate_limit="1 per hour", proxy_hops=hops)
    told = [asked_from(client, "198.51.100.1", X_Forwarded_For=chain) for chain in forwarded]
    assert told == [200, 200 if counted_apart else 429]


@pytest.mark.parametrize(
    ("address", "others"),
    [
        ("9.9.9.9:1000", ["9.9.9.9:2000", "9.9.9.9", "[::ffff:9.9.9.9]:1"]),
        ("[2001:db8::1]:1000", ["[2001:db8::1]:2000", "[2001:db8::1]", "2001:db8::1"]),
        ("[::1]:1000", ["::1", '"[::1]:2000"']),
        ("[fe80::1%eth0]:1000", ["fe80::1"]),
    ],
)
def test_ports_do_not_count(
    caplog: pytest.LogCaptureFixture, address: str, others: list[str]
) -> None:
    """Some proxies write one behind the address, and each connection has another."""
    caplog.set_level(logging.INFO)
    client = client_of(rate_limit="1 per hour", proxy_hops=1)
    assert asked_from(client, "198.51.100.1", X_Forwarded_For="192.0.2.1") == 200
    assert asked_from(client, "198.51.100.1", X_Forwarded_For=address) == 200
    for other in others:
        assert asked_from(client, "198.51.100.1", X_Forwarded_For=other) == 429
    logged = [record.__dict__["client"] for record in caplog.records if "path" in record.__dict__]
    assert not [client for client in logged if client.endswith("000") or "[" in client]


# --- Browsers --------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/games", "/nothing", "/apidocs/", "/problems/not-found"])
def test_security_headers(client: FlaskClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "no-referrer"
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; ")
    assert ("script-src" in policy) == (path == "/apidocs/")
    assert "Set-Cookie" not in headers


def test_only_configured_origins_may_read() -> None:
    client = client_of(cors_origins=(ORIGIN,))
    for path in ("/games", "/nothing"):
        allowed = client.get(path, headers={"Origin": ORIGIN}).headers
        assert allowed["Access-Control-Allow-Origin"] == ORIGIN
        assert "Origin" in allowed["Vary"]
        refused = client.get(path, headers={"Origin": "https://elsewhere.example"}).headers
        assert "Access-Control-Allow-Origin" not in refused
        assert "Origin" in refused["Vary"]


@pytest.mark.parametrize(
    ("origin", "others"),
    [
        ("http://[::1]:3000", ["http://::3000", "http://1:3000", "http://[::1]:30000"]),
        ("https://a.example", ["https://a-example", "https://a.example.org", "http://a.example"]),
    ],
)
def test_origins_are_no_patterns(origin: str, others: list[str]) -> None:
    for configured in ((origin,), (ORIGIN, origin)):
        client = client_of(cors_origins=configured)
        told = [client.get("/games", headers={"Origin": each}) for each in (origin, *others)]
        assert [each.headers.get("Access-Control-Allow-Origin") for each in told] == [
            origin,
            *(None for _ in others),
        ]


@pytest.mark.parametrize("origins", [("*",), (ORIGIN,)])
def test_preflights_are_kept(origins: tuple[str, ...]) -> None:
    """A browser need not ask again before each question."""
    headers = {"Origin": ORIGIN, "Access-Control-Request-Method": "POST"}
    told = client_of(cors_origins=origins).options("/games/woo/validate", headers=headers)
    assert told.headers["Access-Control-Max-Age"] == "7200"


def test_no_origin_may_read() -> None:
    told = client_of(cors_origins=()).get("/games", headers={"Origin": ORIGIN}).headers
    assert "Access-Control-Allow-Origin" not in told


# --- Logs and probes -------------------------------------------------------------------------


def test_keys_are_in_no_log(locked: FlaskClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for key in (KEY, "wrong-key-that-is-long"):
        response = locked.get(f"/games?key={key}", headers=bearing(key))
        assert key not in f"{response.headers}{response.get_data(as_text=True)}"
        assert key not in "".join(f"{record.__dict__}" for record in caplog.records)
    logged = [record.__dict__["key"] for record in caplog.records if "path" in record.__dict__]
    assert logged == [hash_of(KEY)[:8], None]


def test_drained(tmp_path: Path) -> None:
    """It says so where it is asked, and goes on answering."""
    client = client_of(run_dir=tmp_path)
    assert client.get("/readyz").status_code == 200
    (tmp_path / "drained").touch()
    response = client.get("/readyz")
    problem_told(response, "unavailable")
    assert response.headers["Cache-Control"] == "no-store"
    assert client.get("/healthz").status_code == 200
    assert client.get("/games").status_code == 200
