"""The most expensive bodies that were found, a file each."""

from __future__ import annotations

import gzip
from pathlib import Path

from referee import SLUGS
from referee.questions import QUESTIONS

from .measuring import Question

FOLDER = Path(__file__).parent / "worst"

CASES = [
    (slug, endpoint, accepted)
    for slug in SLUGS
    for endpoint in QUESTIONS
    for accepted in (True, False)
]
"""Every game with each endpoint, and whether the body is accepted."""


def file_of(slug: str, endpoint: str, accepted: bool) -> Path:
    """Where the body stands. Those that are refused are large and dull, so they are compressed."""
    name = f"{slug}-{endpoint}.json" if accepted else f"{slug}-{endpoint}-refused.json.gz"
    return FOLDER / name


def read(slug: str, endpoint: str, accepted: bool) -> Question | None:
    """The question, if one was kept."""
    file = file_of(slug, endpoint, accepted)
    if not file.exists():
        return None
    body = file.read_bytes()
    return Question(slug, endpoint, body if accepted else gzip.decompress(body))


def keep(question: Question, accepted: bool) -> None:
    """Keep a question in the place of the one before."""
    FOLDER.mkdir(exist_ok=True)
    body = question.body if accepted else gzip.compress(question.body, mtime=0)
    file_of(question.slug, question.endpoint, accepted).write_bytes(body)
