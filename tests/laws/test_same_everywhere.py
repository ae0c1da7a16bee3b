"""The same request gives the same answer, byte by byte, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.match import Match

from .asking import answered, every_question
from .moves import some_moves
from .tables import blurred, rng_of

ROOT = Path(__file__).parents[2]
ASK = """
import sys
from tests.laws.asking import answered
import msgspec
for line in sys.stdin.buffer:
    print(answered(*msgspec.json.decode(line)).decode())
"""


def test_another_process_answers_alike(all_matches: list[Match]) -> None:
    """One that has other hashes, another time zone and language, and asks in another order."""
    questions = [question for match in all_matches for question in _questions(match)]
    here = [answered(*question) for question in questions]
    lines = b"\n".join(msgspec.json.encode(question) for question in reversed(questions))
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", ASK],
        input=lines,
        capture_output=True,
        cwd=ROOT,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONHASHSEED": hash_seed,
            "PYTHONUTF8": "1",
            "TZ": "Asia/Tokyo",
            "LC_ALL": "C",
        },
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    there = done.stdout.splitlines()[::-1]
    assert len(there) == len(here)
    for question, one, other in zip(questions, here, there, strict=True):
        assert one == other, msgspec.json.encode(question).decode()


def _questions(match: Match) -> list[tuple[str, str, dict[str, object]]]:
    """Questions of every kind about a few tables of a match, legal moves and others."""
    slug, asked = match.table.slug, []
    for turn in match.some(1)[:3]:
        asked += [(slug, endpoint, body) for endpoint, body in every_question(turn)]
        rng = rng_of(turn, "everywhere")
        state = blurred(match.table, turn.told, rng)
        for move in some_moves(match.table, state, match.table.listed(state), rng, 5):
            body = {"state": state, "move": move, "readings": True, **match.seed}
            asked.append((slug, "validate", body))
    return asked
