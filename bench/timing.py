"""How things are timed: in turns, and told by the median of the rounds, with its spread."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter, process_time

Job = Callable[[], Iterable[str]]
"""Work that stops after each part of it, and names that part."""


@dataclass(frozen=True)
class Spread:
    """The median of what was measured, and the quarters below and above it."""

    low: float
    median: float
    high: float

    def by(self, unit: float) -> Spread:
        """The same in another unit."""
        return Spread(self.low / unit, self.median / unit, self.high / unit)


def spread(measured: Sequence[float]) -> Spread:
    low, median, high = quantiles(measured, n=4, method="inclusive")
    return Spread(low, median, high)


@dataclass(frozen=True)
class Cost:
    """What a part costs, in seconds: of the clock, and of a core."""

    wall: Spread
    cpu: Spread


def timed(rounds: int, *jobs: Job) -> dict[str, Cost]:
    """What each part of the jobs costs, by its name.

    All jobs are done once a round, so that whatever else the machine does meets all of them alike.
    """
    wall: dict[str, list[float]] = defaultdict(list)
    cpu: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for job in jobs:
            begun, used = perf_counter(), process_time()
            for part in job():
                wall[part].append(perf_counter() - begun)
                cpu[part].append(process_time() - used)
                begun, used = perf_counter(), process_time()
    return {part: Cost(spread(wall[part]), spread(cpu[part])) for part in wall}
