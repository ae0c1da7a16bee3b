"""Weighs the most expensive requests known, looks for worse ones, and keeps these.

Usage: python -m tests.cost [--seconds SECONDS] [--seed SEED] [--only NAME]

Fails if one that is accepted costs too much for what it asks for.
"""

from __future__ import annotations

import secrets
import sys
from argparse import ArgumentParser
from functools import partial
from random import Random

from tests.fuzz.corpus import corpus

from .searching import Search, Weighed
from .worst_bodies import CASES, keep, read

MOST = 50
"""How many times as much as a plain request one may cost, for each part of what it asks for."""

MATCHES = 6
"""How many matches of each game are asked about."""

tell = partial(print, flush=True)


def main() -> int:
    """Search, and print what the worst requests cost."""
    parser = ArgumentParser(prog="python -m tests.cost", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="for each of the searches")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="a new one if left out")
    parser.add_argument("--only", default="", help="what is searched for, as the table names it")
    asked = parser.parse_args()
    tell(f"Seed {asked.seed}. Ratios to a plain request: as a whole, and for each part of it.")
    good = corpus(Random(asked.seed), MATCHES)
    too_much = []
    for slug, endpoint, accepted in CASES:
        name = f"{slug}-{endpoint}{'' if accepted else '-refused'}"
        if asked.only not in name:
            continue
        search = Search(good, slug, endpoint, accepted, Random(f"{asked.seed} {name}"))
        search.run(read(slug, endpoint, accepted), asked.seconds)
        worst = search.worst
        if worst is None:
            continue
        keep(worst.question, accepted)
        print_row(name, worst, search.tried)
        if accepted and worst.ratio.each > MOST:
            too_much.append(name)
    for name in too_much:
        tell(f"{name} costs more than {MOST} times as much: see tests/cost/worst")
    return 1 if too_much else 0


def print_row(name: str, worst: Weighed, tried: int) -> None:
    """What the worst request of a search costs."""
    size, ratio = len(worst.question.body), worst.ratio
    tell(f"{name:28} {size:7} bytes {ratio.whole:9.1f} {ratio.each:8.1f}   of {tried} tried")


if __name__ == "__main__":
    sys.exit(main())
