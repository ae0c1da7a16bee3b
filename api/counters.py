"""Counts requests per client within one process."""

from __future__ import annotations

from threading import Lock
from time import monotonic, time

from limits.storage import Storage

SCHEME = "counters"
"""The URI scheme by which a limiter finds this storage."""

_SWEEP_SECONDS = 60

_SCHEMES = [SCHEME]


class Counters(Storage):
    """Counts requests in fixed windows, using the monotonic clock.

    The in-memory storage that comes with limits uses the wall clock: if that is set back by an
    hour, windows stay open for an hour longer.
    """

    STORAGE_SCHEME = _SCHEMES

    def __init__(self, uri: str | None = None, wrap_exceptions: bool = False) -> None:
        super().__init__(uri, wrap_exceptions)
        self._lock = Lock()
        self._windows: dict[str, tuple[int, float]] = {}  # the count, and when it ends
        self._sweep = 0.0

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = monotonic()
        with self._lock:
            if self._sweep <= now:
                self._windows = {one: each for one, each in self._windows.items() if each[1] > now}
                self._sweep = now + _SWEEP_SECONDS
            count, end = self._windows.get(key, (0, now))
            if end <= now:
                count, end = 0, now + expiry
            self._windows[key] = count + amount, end
            return count + amount

    def get(self, key: str) -> int:
        count, end = self._windows.get(key, (0, 0))
        return count if end > monotonic() else 0

    def get_expiry(self, key: str) -> float:
        now = monotonic()
        return time() + max(0, self._windows.get(key, (0, now))[1] - now)

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self._windows)
        self._windows.clear()
        return count

    def clear(self, key: str) -> None:
        self._windows.pop(key, None)
