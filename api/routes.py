"""The paths of the game endpoints: one route for all games."""

from __future__ import annotations

from functools import cache

from flask import Flask, Response, abort

import referee
from api.about import about, listing, rule_of, rules_of
from api.languages import preferred_language
from api.metrics import count_rulings
from api.web import json_answer, json_body
from referee import SLUGS
from referee.declarations import AnyGame
from referee.languages import sentences_in
from referee.questions import QUESTIONS
from schemas.explaining import Reader


def register(app: Flask) -> None:
    """Serve every game."""
    for slug in SLUGS:
        for question in QUESTIONS:
            reader(slug, question)  # made before the first request
    app.add_url_rule("/games", "games", _games)
    app.add_url_rule("/games/<game>", "about", _about)
    app.add_url_rule("/games/<game>/rules", "rules", _rules)
    app.add_url_rule("/games/<game>/rules/<rule>", "rule", _rule)
    for endpoint in QUESTIONS:
        app.add_url_rule(
            f"/games/<game>/{endpoint}",
            endpoint,
            _ask,
            methods=["POST"],
            defaults={"endpoint": endpoint},
        )


@cache
def reader(slug: str, question: str) -> Reader:
    """What reads the requests for a question about a game."""
    return Reader(referee.game(slug), question)


def _game(slug: str) -> AnyGame:
    if slug not in SLUGS:
        abort(404, f"There is no game {slug!r}. Accepted: {', '.join(SLUGS)}.")
    return referee.game(slug)


def _ask(game: str, endpoint: str) -> Response:
    asked, spoken = _game(game), preferred_language(game)
    request = reader(game, endpoint).read(json_body())
    answer = QUESTIONS[endpoint].respond(asked, request, sentences_in(spoken))
    count_rulings(game, answer)
    return json_answer(answer, spoken)


def _games() -> Response:
    return json_answer(listing())


def _about(game: str) -> Response:
    known, spoken = _game(game), preferred_language(game)
    return json_answer(about(known, spoken), spoken)


def _rules(game: str) -> Response:
    known, spoken = _game(game), preferred_language(game)
    return json_answer(rules_of(known, spoken), spoken)


def _rule(game: str, rule: str) -> Response:
    known, spoken = _game(game), preferred_language(game)
    if rule not in known.rulebook:
        abort(404, f"There is no rule {rule!r} in this game. /games/{game}/rules lists them.")
    return json_answer(rule_of(known, rule, spoken), spoken)
