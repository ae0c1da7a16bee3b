"""The same request gives the same answer in every process, to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from .document import POST_PATHS, examples_of, request_of
from .tables import lead, question, teams

ROOT = Path(__file__).parents[2]

ASK = """
import json, sys
from api import create_app
client = create_app().test_client()
for path, body in json.load(sys.stdin):
    print(client.post(path, json=body).get_data(as_text=True))
"""


def questions() -> list[tuple[str, Any]]:
    """All examples, and requests with many faults."""
    asked: list[tuple[str, Any]] = [
        (path, example["value"])
        for path in POST_PATHS
        for example in examples_of(request_of(path)).values()
    ]
    unknown = dict.fromkeys("zyxwvutsrqponm", 0)
    asked.append(("/games/woo/validate", question(**unknown)))
    asked.append(("/games/woo/validate", question(state=teams(**unknown), move=lead(**unknown))))
    asked.append(("/games/woo/audit", {"state": dict.fromkeys(map(str, range(200)))}))
    return asked


@cache
def answers(hash_seed: str) -> list[str]:
    """The answers of a new process that puts sets in another order."""
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input=json.dumps(questions()),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_order_of_sets_does_not_show(hash_seed: str) -> None:
    assert len(answers(hash_seed)) == len(questions())
    assert answers(hash_seed) == answers("0")
