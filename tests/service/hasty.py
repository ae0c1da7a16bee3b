"""The service for tests of the server: it waits for a second only, and one endpoint of it fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from msgspec.structs import replace

import api
from api import routes, settings
from referee.declarations import AnyGame
from referee.languages import Language
from referee.questions import QUESTIONS, Question

PATIENCE = 1
"""How many seconds it waits."""

FAILING = "score"
"""The endpoint that fails, if asked for."""


def answering(
    endpoint: str, respond: Callable[[AnyGame, Any, Language], Any]
) -> dict[str, Question]:
    """All questions, one of which is answered in another way."""
    return {**QUESTIONS, endpoint: replace(QUESTIONS[endpoint], respond=respond)}


def create_app() -> Flask:
    """The service, in a hurry."""
    settings.MAX_SECONDS = PATIENCE
    return api.create_app()


def failing() -> Flask:
    """The same, and it fails at one endpoint."""
    routes.QUESTIONS = answering(FAILING, _fail)
    return create_app()


def hanging() -> Flask:
    """The same, and one endpoint never answers."""
    routes.QUESTIONS = answering(FAILING, _hang)
    return create_app()


def _hang(game: AnyGame, request: Any, language: Language) -> Any:
    while True:
        pass


def _fail(game: AnyGame, request: Any, language: Language) -> Any:
    raise RuntimeError(f"{game.slug}: {len(request.state.players)} players are too many")
