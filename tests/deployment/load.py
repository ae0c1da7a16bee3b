"""Questions about all games, asked all the time, and held to the answers that they must get."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, IncompleteRead
from itertools import cycle
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Self

import msgspec

from api import create_app
from api.examples import examples
from referee import SLUGS
from referee.questions import QUESTIONS

from .programs import HOST

TRIES = 10
"""How often a question is asked again before that counts as no answer."""


@dataclass(frozen=True)
class Question:
    """What is asked, and what must be answered, byte for byte; a ruling's ID is part of it."""

    path: str
    body: bytes
    answer: bytes


def questions() -> Iterator[Question]:
    """The examples of every endpoint of every game."""
    client = create_app().test_client()
    for slug in SLUGS:
        for endpoint in QUESTIONS:
            for example in examples(slug, endpoint).values():
                path, body = f"/games/{slug}/{endpoint}", msgspec.json.encode(example["request"])
                answer = client.post(path, data=body, content_type="application/json")
                assert answer.status_code == 200
                yield Question(path, body, answer.get_data())


class Load:
    """Several clients that ask one question after another, while it is entered.

    ``failed`` tells of questions that had no answer at first, and were then asked again; ``wrong``
    of answers that were not what they must be, or not whole, and of questions that never had one.
    """

    def __init__(self, port: int, clients: int = 4) -> None:
        self.port = port
        self.asked = 0
        self.failed: list[str] = []
        self.wrong: list[str] = []
        self._questions = list(questions())
        self._lock, self._end = Lock(), Event()
        self._threads = [Thread(target=self._ask_all, args=(n,)) for n in range(clients)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join()

    def goes_on(self, number: int = 200) -> None:
        """Wait until so many more questions have been answered."""
        target = self.asked + number
        while self.asked < target and any(thread.is_alive() for thread in self._threads):
            time.sleep(0.05)

    def _ask_all(self, number: int) -> None:
        mine = self._questions[number:] + self._questions[:number]
        connection = HTTPConnection(HOST, self.port, timeout=60)
        for question in cycle(mine):
            if self._end.is_set():
                break
            self._ask(connection, question)
        connection.close()

    def _ask(self, connection: HTTPConnection, question: Question) -> None:
        for attempt in range(TRIES):
            try:
                connection.request(
                    "POST", question.path, question.body, {"Content-Type": "application/json"}
                )
                response = connection.getresponse()
                body, status, half = response.read(), response.status, False
            except (OSError, HTTPException) as error:
                connection.close()
                body, status = repr(error).encode(), 0
                half = isinstance(error, IncompleteRead)
            told = f"{question.path}: {status} {body[:200]!r}"
            with self._lock:
                if status == 200:
                    self.asked += 1
                    if body != question.answer:
                        self.wrong.append(told)
                    return
                if half or status not in (0, 503) or attempt == TRIES - 1:
                    self.wrong.append(told)
                    return
                self.failed.append(told)
            time.sleep(0.1)
