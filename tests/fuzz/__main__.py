"""Asks the service damaged requests, and fails at the first answer that is not as documented.

Usage: python -m tests.fuzz [N] [--seed SEED] [--only INDEX]

The same seed gives the same inputs. A fault is told with the smallest request found that shows it.
"""

from __future__ import annotations

import secrets
import sys
from argparse import ArgumentParser
from collections import Counter
from functools import partial
from time import monotonic

from .running import Found, Run

tell = partial(print, flush=True)


def main() -> int:
    """Run, and tell what was found."""
    parser = ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("inputs", type=int, nargs="?", default=100_000, metavar="N")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="a new one if left out")
    parser.add_argument("--matches", type=int, default=6, help="how many a game to ask about")
    parser.add_argument("--only", type=int, help="one input, such as one that failed")
    asked = parser.parse_args()
    tell(f"Seed {asked.seed}, {asked.matches} matches a game")
    run = Run(asked.seed, asked.matches)
    begun = monotonic()
    indices = range(asked.inputs) if asked.only is None else (asked.only,)
    found = run.first_fault(indices)
    print_seen(run.seen)
    if found:
        print_fault(found, f"--seed {asked.seed} --matches {asked.matches}")
        return 1
    tell(f"{len(indices)} inputs in {monotonic() - begun:.0f} s: every answer was as documented")
    return 0


def print_seen(seen: Counter[tuple[str, ...]]) -> None:
    """How often each path was answered how."""
    for path in sorted({path for path, _ in seen}):
        counts = {kind: count for (where, kind), count in sorted(seen.items()) if where == path}
        tell(f"{path:32}", "  ".join(f"{kind} {count}" for kind, count in counts.items()))


def print_fault(found: Found, options: str) -> None:
    """What is wrong, and how to see it again."""
    tell(f"\nInput {found.index} failed: {found.failure.kind}")
    tell(f"Again: python -m tests.fuzz {options} --only {found.index}")
    tell(f"The smallest request found:\n\n{found.request}\n")
    tell(found.failure.text)


if __name__ == "__main__":
    sys.exit(main())
