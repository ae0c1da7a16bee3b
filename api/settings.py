"""The settings, read from environment variables, and the limits that are fixed.

Imports none of our modules: gunicorn's main process runs this file, too, and would keep them when
a reload gives the workers new code.
"""

from __future__ import annotations

import os
import re
import stat
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address
from math import ceil
from pathlib import Path
from typing import Any

import limits
from environs import Env, EnvValidationError, ValidationError, validate

MAX_BYTES = 256 * 1024
"""How many bytes a body may have."""

MAX_SECONDS = 10
"""How many seconds a request may take to arrive."""

CACHE_SECONDS = 3600
"""How long answers to GETs may be kept by whoever asked."""

PREFIX = "REFEREE_"
"""How the names of all variables begin."""

# What Kubernetes sets by itself beside a Service of this name, or of one that begins with it.
_KUBERNETES = re.compile(PREFIX + r"(\w+_)?(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_\w+)?)")
# A name or IPv4 address, or an IPv6 address in brackets; and perhaps a port.
_LABEL = "[A-Za-z0-9_-]{1,63}"
_PLACE = re.compile(rf"({_LABEL}(?:\.{_LABEL})*|\[[^]]+\])?(?::([0-9]{{1,5}}))?")
_REDIS = re.compile(r"rediss?://(?:[^/?#\s]*@)?([^@/?#\s]+)(?:/[0-9]*)?(?:\?[^#\s]*)?")
_REDIS_SOCKET = re.compile(r"redis\+unix://(?:[^/?#\s]*@)?/[^?#\s]+(?:\?[^#\s]*)?")
_LONGEST_PATH = 107  # of a Unix socket, in bytes
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
        """The file whose presence says that this copy should get no more requests."""
        return self.runtime / "drained"

    def check_sockets(self) -> None:
        """Raise ValueError if it cannot listen on the configured sockets.

        This can be checked only at start-up: a descriptor is closed once it is listened on.
        """
        for one in self.bind.split(","):
            try:
                good = _can_be_socket(one.strip())
            except OSError:
                good = False
            if not good:
                raise ValueError(
                    "REFEREE_BIND: Let fd://NUMBER be an open socket, and unix:PATH a socket or "
                    "nothing yet."
                )


def from_environment() -> Settings:
    """The settings that the environment has.

    Raises ValueError with a sentence for each variable that is wrong. No value is quoted there,
    since one may be a secret.
    """
    usual = Settings()
    env = Env(eager=False, prefix=PREFIX)

    def whole(name: str, least: int, most: int) -> Any:
        error = f"Write a whole number from {least} to {most}."
        within = validate.Range(least, most, error=error)
        messages = dict.fromkeys(("invalid", "too_large", "null"), error)
        read_int: Any = env.int  # whose stub does not know that messages may be given
        return read_int(
            name.upper(), getattr(usual, name), validate=within, error_messages=messages
        )

    def several(name: str, check: Callable[[str], None]) -> Any:
        default = list(getattr(usual, name))
        values: Any = env.list(name.upper(), default, subcast=str.strip, validate=_all(check))
        return None if values is None else tuple(values)

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
        messages: Any = error.error_messages
        wrong |= messages
    known = {PREFIX + name.upper() for name in read}
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known and not _KUBERNETES.fullmatch(name):
            wrong[name] = ["There is no such setting."]
    if wrong:
        lines = [f"{name}: {' '.join(map(str, _flat(errors)))}" for name, errors in wrong.items()]
        raise ValueError("\n".join(sorted(lines)))
    return Settings(**read)


def _flat(errors: Any) -> list[Any]:
    """The messages, without the indices of a list that they are about."""
    if isinstance(errors, Mapping):
        return [one for inner in errors.values() for one in _flat(inner)]
    return errors if isinstance(errors, list) else [errors]


def _all(check: Callable[[str], None]) -> Callable[[list[str]], None]:
    def checked(values: list[str]) -> None:
        for value in values:
            check(value)

    return checked


def _place(value: str) -> tuple[str, str]:
    """The host and the port of a place in a network, either of which may be empty.

    Raises ValueError if there can be no such place.
    """
    found = _PLACE.fullmatch(value)
    if not found:
        raise ValueError
    host, port = found[1] or "", found[2] or ""
    if port and not 1 <= int(port) <= 65535:
        raise ValueError
    if host.startswith("["):
        IPv6Address(host[1:-1])
    elif re.fullmatch("[0-9.]+", host):
        IPv4Address(host)
    return host, port


def _is_place(value: str) -> bool:
    """Whether it is a host, perhaps with a port."""
    try:
        return bool(_place(value)[0])
    except ValueError:
        return False


def _address(value: str) -> None:
    for one in value.split(","):
        try:
            good = _listens(one.strip())
        except ValueError:
            good = False
        if not good:
            raise ValidationError(
                "Write HOST:PORT, unix:PATH or fd://NUMBER, and commas between several."
            )


def _listens(value: str) -> bool:
    if value.startswith("unix:"):
        return 0 < len(os.fsencode(_path(value))) <= _LONGEST_PATH
    return bool(re.fullmatch("fd://[0-9]{1,9}", value) or _place(value)[1])


def _path(value: str) -> str:
    return value.removeprefix("unix:").removeprefix("//")


def _can_be_socket(value: str) -> bool:
    if value.startswith("fd://"):
        return stat.S_ISSOCK(os.fstat(int(value.removeprefix("fd://"))).st_mode)
    path = Path(_path(value))
    return not value.startswith("unix:") or path.is_socket() or not path.exists()


def _absolute(value: Path | None) -> None:
    if value is not None and not value.is_absolute():
        raise ValidationError("It must be an absolute path.")


def _hashed(value: str) -> None:
    if not re.fullmatch("[0-9a-f]{64}", value):
        raise ValidationError("Write hashes of keys, as `python -m api key` makes them.")


def _limit(value: str) -> None:
    try:
        windows = limits.parse_many(value) if value else []
        good = all(one.amount >= 1 and one.get_expiry() <= _LONGEST for one in windows)
    except ValueError:
        good = False
    if not good:
        raise ValidationError("Write it like 100 per minute; 10 per second.")


_LONGEST = limits.RateLimitItemPerYear(1).get_expiry()  # Redis counts for no longer than it can


def _redis(value: str) -> None:
    if not value:
        return
    found = _REDIS.fullmatch(value)
    good = _is_place(found[1]) if found else _REDIS_SOCKET.fullmatch(value)
    if not good or not _connectable(value):
        raise ValidationError(
            "Write it like redis://HOST:6379/0, rediss://HOST:6379/0 or redis+unix:///PATH."
        )


def _connectable(url: str) -> bool:
    """Whether Redis knows the options of the URL."""
    from redis import ConnectionPool, RedisError

    try:
        ConnectionPool.from_url(url.replace("redis+unix", "unix", 1)).make_connection()
    except (RedisError, TypeError, ValueError):
        return False
    return True


def _origin(value: str) -> None:
    scheme, _, place = value.partition("://")
    if value != "*" and not (scheme in ("http", "https") and _is_place(place)):
        raise ValidationError("Write origins like https://table.example, or * for all.")
