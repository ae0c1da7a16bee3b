"""Where the time of a request goes: the shares of the rooms of the house and of libraries."""

from __future__ import annotations

from collections import Counter
from cProfile import Profile
from pathlib import Path

from flask import Flask
from werkzeug.test import EnvironBuilder

from api import create_app
from bench.rulings import GAMES, body_of, game_of

HOUSE = Path(__file__).parents[1]

ROOMS = ("audit", "scoring", "state")
"""Those of the rules that are told apart."""


def shares(rounds: int) -> dict[str, dict[str, float]]:
    """By game, the share of each in a typical ``validate``, from WSGI's call to its answer.

    As a profiler sees it, to which calls look dearer than they are. What is not written in Python
    counts for who calls it.
    """
    app = create_app()
    return {game: _shares(app, game, rounds) for game in GAMES}


def _shares(app: Flask, game: str, rounds: int) -> dict[str, float]:
    body = body_of(f"{game}-validate")
    path = f"/games/{game_of(body).slug}/validate"
    profile = Profile()
    for each in range(rounds + 1):
        asked = EnvironBuilder(path, method="POST", data=body, content_type="application/json")
        environ = asked.get_environ()
        if each:  # the first one makes what is made once
            profile.enable()
        answer = b"".join(app(environ, lambda *_: lambda _: None))
        profile.disable()
        assert b'"verdict":"legal"' in answer
    spent: Counter[str] = Counter()
    for entry in profile.getstats():
        if not isinstance(entry.code, str):
            within = [call for call in entry.calls or () if isinstance(call.code, str)]
            spent[_room(entry.code.co_filename)] += entry.inlinetime + sum(
                call.inlinetime for call in within
            )
    del spent["bench"]  # what it starts the answer with
    return {room: seconds / spent.total() for room, seconds in spent.most_common()}


def _room(file: str) -> str:
    path = Path(file)
    if "site-packages" in path.parts or not path.is_relative_to(HOUSE):
        return "Flask" if {"flask", "werkzeug"} & set(path.parts) else "other libraries"
    room, *_, name = path.relative_to(HOUSE).with_suffix("").parts
    if room != "referee":
        return room
    return f"referee, {name if name in ROOMS else 'all else'}"
