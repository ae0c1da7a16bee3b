"""Settings come from the environment, and what is wrong with one is said before anything runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from api.settings import Settings, from_environment

from .served import AS_SERVED, PATIENCE, ROOT

HASH = "0123456789abcdef" * 4
SECRET = "hush-hush"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("REFEREE_"):
            monkeypatch.delenv(name)


def test_good_without_any() -> None:
    assert from_environment() == Settings()


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        (
            "BIND",
            "0.0.0.0:80,[::1]:81,unix:/run/referee.sock",
            "0.0.0.0:80,[::1]:81,unix:/run/referee.sock",
        ),
        ("BIND", ":80, referee-1:81, unix:///run/a", ":80, referee-1:81, unix:///run/a"),
        ("BIND", "fd://3", "fd://3"),
        ("WORKERS", "3", 3),
        ("CONNECTIONS", "1", 1),
        ("TIMEOUT", "60", 60),
        ("GRACE", "5", 5),
        ("KEEP_ALIVE", "2", 2),
        ("RECYCLE", "0", 0),
        ("RUN_DIR", "/run/referee", Path("/run/referee")),
        ("API_KEYS", f"{HASH},{HASH[::-1]}", (HASH, HASH[::-1])),
        ("RATE_LIMIT", "100 per minute; 10/second", "100 per minute; 10/second"),
        (
            "REDIS_URL",
            "rediss://:secret@redis.example:6379/0",
            "rediss://:secret@redis.example:6379/0",
        ),
        ("REDIS_URL", "redis://[::1]", "redis://[::1]"),
        ("REDIS_URL", "redis://my_redis?db=1", "redis://my_redis?db=1"),
        ("REDIS_URL", "redis+unix:///run/redis.sock?db=1", "redis+unix:///run/redis.sock?db=1"),
        ("PROXY_HOPS", "2", 2),
        ("CORS_ORIGINS", "https://a.example,http://b:5173", ("https://a.example", "http://b:5173")),
        ("CORS_ORIGINS", "http://[::1]:3000", ("http://[::1]:3000",)),
        ("CORS_ORIGINS", "", ()),
        ("CORS_ORIGINS", " https://a.example , *", ("https://a.example", "*")),
        ("LOG_LEVEL", "debug", "debug"),
    ],
)
def test_read(monkeypatch: pytest.MonkeyPatch, name: str, value: str, read: object) -> None:
    monkeypatch.setenv(f"REFEREE_{name}", value)
    assert getattr(from_environment(), name.lower()) == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BIND", "here:http"),
        ("BIND", ""),
        ("BIND", "-1"),
        ("BIND", "localhost"),
        ("BIND", "127.0.0.1:99999"),
        ("BIND", "127.0.0.1:0"),
        ("BIND", "127.0.0.1:80,"),
        ("BIND", "127.0.0.1:80:81"),
        ("BIND", "256.0.0.1:80"),
        ("BIND", "a..b:80"),
        ("BIND", f"{'a' * 64}:80"),
        ("BIND", "::1:80"),
        ("BIND", "[::g]:80"),
        ("BIND", "[::1]x:80"),
        ("BIND", "http://127.0.0.1:80"),
        ("BIND", "unix:"),
        ("BIND", f"unix:/{'a' * 107}"),
        ("BIND", "fd://"),
        ("BIND", "fd://-1"),
        ("WORKERS", "many"),
        ("WORKERS", "0"),
        ("WORKERS", ""),
        ("CONNECTIONS", "1.5"),
        ("TIMEOUT", "-1"),
        ("RUN_DIR", "run"),
        ("API_KEYS", SECRET),
        ("API_KEYS", f"{HASH},{SECRET}"),
        ("RATE_LIMIT", "often"),
        ("RATE_LIMIT", "5 per minute;"),
        ("RATE_LIMIT", "0 per minute"),
        ("RATE_LIMIT", f"5 per {10**20} years"),
        ("REDIS_URL", f"http://:{SECRET}@redis"),
        ("REDIS_URL", "redis://"),
        ("REDIS_URL", "redis://:99999"),
        ("REDIS_URL", f"redis://:{SECRET}@redis:99999"),
        ("REDIS_URL", f"redis://:{SECRET}#@redis:6379"),
        ("REDIS_URL", "redis://host:6379/abc"),
        ("REDIS_URL", "redis://host:6379?db=abc"),
        ("REDIS_URL", "redis://host:6379?nonsense=1"),
        ("REDIS_URL", "rediss://host:6379?ssl_cert_reqs=perhaps"),
        ("REDIS_URL", "redis://[::1"),
        ("REDIS_URL", "redis+unix://"),
        ("REDIS_URL", "redis+unix://redis.sock"),
        ("PROXY_HOPS", "all"),
        ("CORS_ORIGINS", "table.example"),
        ("CORS_ORIGINS", "https://table.example/"),
        ("CORS_ORIGINS", "https://table.example,"),
        ("CORS_ORIGINS", "https://table.example?x"),
        ("CORS_ORIGINS", "https://table.example:99999"),
        ("CORS_ORIGINS", "https://somebody@table.example"),
        ("CORS_ORIGINS", "https://[a-z]+.example"),
        ("CORS_ORIGINS", "https://"),
        ("CORS_ORIGINS", "http://[::1"),
        ("CORS_ORIGINS", "http://::1:3000"),
        ("LOG_LEVEL", "loud"),
        ("RATE_LIMITS", "5 per minute"),
    ],
)
def test_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """By name, and without the value."""
    monkeypatch.setenv(f"REFEREE_{name}", value)
    with pytest.raises(ValueError, match=rf"^REFEREE_{name}: [A-Z][^\n]+\.$") as refused:
        from_environment()
    assert SECRET not in str(refused.value)


def test_all_that_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORKERS", "PROXY_HOPS", "NONSENSE"):
        monkeypatch.setenv(f"REFEREE_{name}", "x")
    with pytest.raises(ValueError, match="REFEREE_") as refused:
        from_environment()
    assert len(str(refused.value).splitlines()) == 3


@pytest.mark.parametrize(
    "name",
    ["SERVICE_HOST", "SERVICE_PORT_HTTP", "PORT", "PORT_8000_TCP", "REDIS_PORT_6379_TCP_ADDR"],
)
def test_what_kubernetes_sets_is_none_of_ours(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(f"REFEREE_{name}", "tcp://10.0.0.1:8000")
    assert from_environment() == Settings()


@pytest.mark.parametrize("name", ["WORKERS", "PROXY_HOPS"])
def test_numbers_that_are_accepted_are_named(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for value in ("", "many", "1.5", "-1", "9" * 5000):
        monkeypatch.setenv(f"REFEREE_{name}", value)
        with pytest.raises(ValueError, match=r": Write a whole number from [01] to \d+\.$"):
            from_environment()


def not_started(**settings: str) -> list[str]:
    """What the service says in place of starting, by line."""
    done = subprocess.run(
        [sys.executable, "-m", "gunicorn", *AS_SERVED],
        cwd=ROOT,
        env=os.environ | {f"REFEREE_{name}": value for name, value in settings.items()},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stdout
    return done.stderr.splitlines()


def test_service_does_not_start() -> None:
    told = not_started(WORKERS="some", API_KEYS=SECRET)
    assert [line.split(":")[0] for line in told] == ["REFEREE_API_KEYS", "REFEREE_WORKERS"]


@pytest.mark.parametrize("bind", ["fd://99", "fd://1", "unix:README.md"])
def test_nothing_can_be_listened_on(bind: str) -> None:
    """There is no such descriptor, it is no socket, or a file is where the socket should be."""
    [line] = not_started(BIND=bind)
    assert line.startswith("REFEREE_BIND: ")


def test_readme_lists_them_with_their_defaults() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `REFEREE_([A-Z_]+)` \| (.*?) ?\| ", readme, re.MULTILINE)
    told = {name.lower(): default.strip("`") for name, default in rows}
    assert list(told) == [field.name for field in fields(Settings)]
    assert told.pop("workers") == "the cores"
    assert told.pop("run_dir") == "in /dev/shm"
    for name, default in told.items():
        usual = getattr(Settings(), name)
        assert default == (",".join(usual) if isinstance(usual, tuple) else str(usual)), name


def test_copies_keep_apart_by_their_addresses() -> None:
    one, other = (Settings(bind=f"127.0.0.1:{port}").runtime for port in (8000, 8001))
    assert one != other
    assert Settings(run_dir=Path("/run/referee")).drained == Path("/run/referee/drained")
