"""What a request costs, in multiples of a plain one in the same run.

A machine's speed says nothing about the code, so times are CPU times of this thread, the least of
several, and told as ratios. Who asks for more than the plain request does may cost as many times
more: a replay counts by its moves, a list of legal moves by those that are listed, a ruling with
readings by its rulings.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec

import referee
from api.examples import examples
from api.routes import reader
from referee.faults import Errors, Malformed
from referee.languages import ENGLISH, sentences_in
from referee.questions import QUESTIONS
from schemas.base import Json
from schemas.explaining import written

README = Path(__file__).parents[2] / "README.md"
_CURL = re.compile(r"curl \S+/games/(\S+)/validate .*? -d '(.*?)'", re.DOTALL)


@dataclass(frozen=True)
class Question:
    """A body, and where it is sent."""

    slug: str
    endpoint: str
    body: bytes


@dataclass(frozen=True)
class Outcome:
    """What became of a question: whether it was accepted, and the answer or its errors."""

    accepted: bool
    answer: bytes


def outcome(question: Question) -> Outcome:
    """Read and answer, as the service does behind HTTP."""
    try:
        asked = reader(question.slug, question.endpoint).read(question.body)
        respond = QUESTIONS[question.endpoint].respond
        answer = respond(referee.game(question.slug), asked, sentences_in(ENGLISH))
        return Outcome(True, msgspec.json.encode(answer))
    except Errors as errors:
        return Outcome(False, msgspec.json.encode(written(errors)))
    except Malformed as malformed:
        return Outcome(False, msgspec.json.encode({"detail": str(malformed)}))


def seconds(question: Question, rounds: int) -> float:
    """The CPU time that it takes."""
    least = float("inf")
    for _ in range(rounds):
        begun = thread_time()
        outcome(question)
        least = min(least, thread_time() - begun)
    return least


def parts(question: Question) -> int:
    """How much is asked for at once."""
    asked: Any = msgspec.json.decode(question.body)
    if question.endpoint == "replay":
        return max(1, len(asked["moves"]))
    if question.endpoint == "moves":
        return max(1, len(msgspec.json.decode(outcome(question).answer)["moves"]))
    if question.endpoint == "validate" and asked.get("readings"):
        game = referee.game(question.slug)
        return 1 + sum(len(option.values) - 1 for option in game.readings)
    return 1


@cache
def plain(slug: str, endpoint: str) -> Question:
    """What a question is compared with: README's for rulings, else the first example."""
    if endpoint == "validate":
        shown = _CURL.search(README.read_text(encoding="utf-8"))
        assert shown, "README shows a question"
        return Question(shown[1], endpoint, shown[2].encode())
    asked: Json = next(iter(examples(slug, endpoint).values()))["request"]
    return Question(slug, endpoint, msgspec.json.encode(asked))


@dataclass(frozen=True)
class Ratio:
    """What a question costs, compared with the plain one: as a whole, and by what it asks for."""

    whole: float
    each: float


class Scale:
    """Compares questions of one endpoint with the plain one, weighed in turns with it."""

    def __init__(self, slug: str, endpoint: str) -> None:
        self._plain = plain(slug, endpoint)
        self._parts = parts(self._plain)
        seconds(self._plain, 10)  # the first times it is slower

    def weigh(self, question: Question, rounds: int, *, accepted: bool) -> Ratio:
        """What it costs. Of what is refused nothing counts but the whole."""
        times = [(seconds(self._plain, 3), seconds(question, 1)) for _ in range(rounds)]
        whole = min(asked for _, asked in times) / min(of_plain for of_plain, _ in times)
        more = parts(question) / self._parts if accepted else 1
        return Ratio(whole, whole / max(1, more))
