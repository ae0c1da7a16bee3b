"""Ten minutes of questions on all games: memory does not grow. `make soak`.

Prints how much memory the workers have each minute, and ends with an error if what they have in
the end differs by more than a twentieth from what they had halfway, or if an answer was wrong.
"""

from __future__ import annotations

import re
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from .load import Load
from .programs import Copy

TOLERANCE = 0.05


def main() -> int:
    """Ask for some minutes, and compare."""
    parser = ArgumentParser(prog="python -m tests.deployment.soak", description=__doc__)
    parser.add_argument("--minutes", type=int, default=10, help="how long it takes; an even number")
    minutes: int = parser.parse_args().minutes
    taken = [0.0]
    # no worker is replaced, since that would hide what it has gathered
    with TemporaryDirectory() as folder, Copy(Path(folder), recycle="0") as copy:
        workers = copy.workers()
        with Load(copy.port) as load:
            begun = time.monotonic()
            for minute in range(1, minutes + 1):
                time.sleep(begun + 60 * minute - time.monotonic())
                taken.append(sum(map(resident, workers)))
                print(f"minute {minute}: {taken[minute]:.1f} MiB, {load.asked} answers", flush=True)
        stayed = copy.workers() == workers
    growth = taken[minutes] / taken[minutes // 2] - 1
    print(f"From the middle to the end: {growth:+.2%}")
    print(*load.wrong[:10], *load.failed[:10], sep="\n")
    return 0 if abs(growth) <= TOLERANCE and stayed and not load.wrong + load.failed else 1


def resident(pid: int) -> float:
    """The memory of a process, in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(re.findall(r"^VmRSS:\s+(\d+) kB$", status, re.MULTILINE)[0]) / 1024


if __name__ == "__main__":
    sys.exit(main())
