"""What whoever runs the service can set, by environment variables, and what nobody can.

Imports nothing of ours: gunicorn's main process runs it, too, and would keep what it imports when
a reload gives the workers new code.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from typing import Any

import limits
from environs import Env, EnvValidationError, ValidationError, validate
from gunicorn.util import parse_address

MOST_BYTES = 256 * 1024
"""How large a body may be."""

MOST_SECONDS = 10
"""How long a request may take to come in."""

CACHE_SECONDS = 3600
"""How long answers to GETs may be kept by whoever asked."""

PREFIX = "REFEREE_"
"""How the names of all variables begin."""

# What Kubernetes sets by itself beside a Service of this name, or of one that begins with it.
_KUBERNETES = re.compile(PREFIX + r"(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_\w+)?)")
_LEVELS = ("debug", "info", "warning", "error", "critical")


def cores() -> int:
    """The cores that this process may use: by its affinity, and by the quota of its container."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    with suppress(OSError, ValueError):  # no such file, or "max"
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        count = min(count or 1, ceil(int(quota) / int(period)))
    return count or 1


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set: ``workers`` by ``REFEREE_WORKERS``, and so on."""

    bind: str = "127.0.0.1:8000"
    workers: int = field(default_factory=cores)
    connections: int = 1000
    timeout: int = 30
    grace: int = 30
    keep_alive: int = 75
    recycle: int = 100_000
    run_dir: Path | None = None
    api_keys: tuple[str, ...] = ()
    rate_limit: str = ""
    redis_url: str = ""
    proxy_hops: int = 0
    cors_origins: tuple[str, ...] = ("*",)
    log_level: str = "info"

    @property
    def runtime(self) -> Path:
        """The folder of what this copy shares between its processes; unless set, one by address."""
        if self.run_dir:
            return self.run_dir
        memory = Path("/dev/shm")  # never the disk: a heartbeat must not wait for one
        parent = memory if memory.is_dir() else Path(tempfile.gettempdir())
        return parent / f"referee-{os.geteuid()}-{re.sub(r'[^0-9A-Za-z]+', '-', self.bind)}"

    @property
    def drained(self) -> Path:
        """The flag that this copy is to be sent nothing more."""
        return self.runtime / "drained"


def from_environment() -> Settings:
    """The settings that the environment has.

    Raises ValueError with a sentence for each variable that is wrong. No value is quoted there,
    since one may be a secret.
    """
    usual = Settings()
    env = Env(eager=False, prefix=PREFIX)

    def whole(name: str, least: int, most: int) -> Any:
        within = validate.Range(least, most, error=f"It must lie from {least} to {most}.")
        return env.int(name.upper(), getattr(usual, name), validate=within)

    def several(name: str, check: Callable[[str], None]) -> Any:
        default = list(getattr(usual, name))
        told = env.list(name.upper(), default, subcast=str.strip, validate=_all(check))
        return None if told is None else tuple(told)

    read: Mapping[str, Any] = {
        "bind": env.str("BIND", usual.bind, validate=_address),
        "workers": whole("workers", 1, 1000),
        "connections": whole("connections", 1, 100_000),
        "timeout": whole("timeout", 1, 3600),
        "grace": whole("grace", 1, 3600),
        "keep_alive": whole("keep_alive", 1, 3600),
        "recycle": whole("recycle", 0, 10**9),
        "run_dir": env.path("RUN_DIR", None, validate=_absolute),
        "api_keys": several("api_keys", _hashed),
        "rate_limit": env.str("RATE_LIMIT", usual.rate_limit, validate=_limit),
        "redis_url": env.str("REDIS_URL", usual.redis_url, validate=_redis),
        "proxy_hops": whole("proxy_hops", 0, 20),
        "cors_origins": several("cors_origins", _origin),
        "log_level": env.str("LOG_LEVEL", usual.log_level, validate=validate.OneOf(_LEVELS)),
    }
    wrong: dict[str, Any] = {}
    try:
        env.seal()
    except EnvValidationError as error:
        wrong.update(error.error_messages)
    known = {PREFIX + name.upper() for name in read}
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known and not _KUBERNETES.fullmatch(name):
            wrong[name] = ["There is no such setting."]
    if wrong:
        lines = [f"{name}: {' '.join(map(str, _flat(told)))}" for name, told in wrong.items()]
        raise ValueError("\n".join(sorted(lines)))
    return Settings(**read)


def _flat(told: Any) -> list[Any]:
    """Sentences, without the places in a list that they are about."""
    if isinstance(told, Mapping):
        return [one for inner in told.values() for one in _flat(inner)]
    return told if isinstance(told, list) else [told]


def _all(check: Callable[[str], None]) -> Callable[[list[str]], None]:
    def checked(values: list[str]) -> None:
        for value in values:
            check(value)

    return checked


def _address(value: str) -> None:
    for one in value.split(","):
        try:
            parse_address(one)
        except (RuntimeError, ValueError):
            raise ValidationError("Write HOST:PORT, unix:PATH or fd://NUMBER.") from None


def _absolute(value: Path | None) -> None:
    if value is not None and not value.is_absolute():
        raise ValidationError("It must be an absolute path.")


def _hashed(value: str) -> None:
    if not re.fullmatch("[0-9a-f]{64}", value):
        raise ValidationError("Write hashes of keys, as `python -m api key` makes them.")


def _limit(value: str) -> None:
    if value:
        try:
            limits.parse_many(value)
        except ValueError:
            raise ValidationError("Write it like 100 per minute; 10 per second.") from None


def _redis(value: str) -> None:
    if value and not re.match(r"(rediss?|redis\+unix)://", value):
        raise ValidationError("Write it like redis://HOST:6379/0.")


def _origin(value: str) -> None:
    if not re.fullmatch(r"\*|https?://[^/\s*]+", value):
        raise ValidationError("Write origins like https://table.example, or * for all.")
