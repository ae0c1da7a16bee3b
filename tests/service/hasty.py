"""The service for tests of the server: it waits for a second only, and one endpoint of it fails."""

from __future__ import annotations

from flask import Flask

import api
from api import games, settings
from schemas.base import Json
from schemas.table import Wire
from schemas.writing import Speak

PATIENCE = 1
"""How many seconds it waits."""

FAILING = "score"
"""The endpoint that fails, if asked for."""


def create_app() -> Flask:
    """The service, in a hurry."""
    settings.MOST_SECONDS = PATIENCE
    return api.create_app()


def failing() -> Flask:
    """The same, and it fails at one endpoint."""
    games.ANSWERS[FAILING] = _fail
    return create_app()


def hanging() -> Flask:
    """The same, and one endpoint never answers."""
    games.ANSWERS[FAILING] = _hang
    return create_app()


def _hang(wire: Wire, asked: Json, speak: Speak) -> Json:
    while True:
        pass


def _fail(wire: Wire, asked: Json, speak: Speak) -> Json:
    state = wire.codec.read_state(asked["state"])
    raise RuntimeError(f"{wire.game.slug}: {len(state.players)} players are too many")
