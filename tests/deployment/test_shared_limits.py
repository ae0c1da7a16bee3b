"""Copies count together in Redis, and stay open when it is gone."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from .programs import Copy, Nginx, Redis, status, until

LIMIT = "12 per hour"


def statuses(*copies: Copy, rounds: int = 10) -> list[int]:
    """What the copies answer in turns."""
    return [status(copy.port, "/games") for _ in range(rounds) for copy in copies]


def test_limit_is_shared(tmp_path: Path) -> None:
    with Redis(tmp_path) as redis:
        settings = {"rate_limit": LIMIT, "redis_url": redis.url}
        with Copy(tmp_path, **settings) as one, Copy(tmp_path, **settings) as other:
            assert statuses(one, other) == [200] * 12 + [429] * 8
            redis.stop()
            assert statuses(one, other) == [200] * 20
            redis.start()
            until(lambda: 429 in statuses(one, other, rounds=20))


def test_redis_that_hangs(tmp_path: Path) -> None:
    with Redis(tmp_path) as redis, Copy(tmp_path, rate_limit=LIMIT, redis_url=redis.url) as copy:
        assert statuses(copy, rounds=13)[-1] == 429
        redis.signal(signal.SIGSTOP)
        assert statuses(copy, rounds=20) == [200] * 20
        redis.signal(signal.SIGCONT)


def test_redis_that_is_not_there_yet(tmp_path: Path) -> None:
    redis = Redis(tmp_path)
    with Copy(tmp_path, rate_limit=LIMIT, redis_url=redis.url) as copy:
        assert statuses(copy, rounds=20) == [200] * 20
        with redis:
            until(lambda: 429 in statuses(copy, rounds=20))


@pytest.mark.parametrize(("hops", "believed"), [("0", False), ("1", True)])
def test_address_behind_nginx(tmp_path: Path, hops: str, believed: bool) -> None:
    """What a client says of itself is not believed, what nginx says of it only if it is told to."""
    with (
        Redis(tmp_path) as redis,
        Copy(tmp_path, rate_limit="1 per hour", redis_url=redis.url, proxy_hops=hops) as copy,
        Nginx(tmp_path, [copy]) as nginx,
    ):
        forwarded = {"X_Forwarded_For": "192.0.2.1"}
        assert status(nginx.port, "/games", **forwarded) == 200
        assert status(nginx.port, "/games", X_Forwarded_For="192.0.2.2") == 429
        direct = status(copy.port, "/games", **forwarded)
        assert direct == (200 if believed else 429)
