"""The paths of the game endpoints: one route for all games."""

from __future__ import annotations

from functools import cache

from flask import Flask, Response, abort

from api.catalogue import about, listing, rule_of, rules_of
from api.games import ANSWERS
from api.languages import asked_language
from api.messages import language
from api.metrics import count_rulings
from api.web import json_answer, json_body
from schemas import WIRES
from schemas.questions import request as request_schema
from schemas.reading import Reader
from schemas.table import Wire


def register(app: Flask) -> None:
    """Serve every game."""
    for slug in WIRES:
        for endpoint in ANSWERS:
            reader(slug, endpoint)  # compiled before the first question
    app.add_url_rule("/games", "games", _games)
    app.add_url_rule("/games/<game>", "about", _about)
    app.add_url_rule("/games/<game>/rules", "rules", _rules)
    app.add_url_rule("/games/<game>/rules/<rule>", "rule", _rule)
    for endpoint in ANSWERS:
        app.add_url_rule(
            f"/games/<game>/{endpoint}",
            endpoint,
            _ask,
            methods=["POST"],
            defaults={"endpoint": endpoint},
        )


@cache
def reader(slug: str, endpoint: str) -> Reader:
    """What reads the requests of an endpoint."""
    return Reader(request_schema(WIRES[slug], endpoint))


def _wire(game: str) -> Wire:
    if game not in WIRES:
        abort(404, f"There is no game {game!r}. Accepted: {', '.join(WIRES)}.")
    return WIRES[game]


def _ask(game: str, endpoint: str) -> Response:
    wire, spoken = _wire(game), asked_language(game)
    asked = reader(game, endpoint).read(json_body())
    answer = ANSWERS[endpoint](wire, asked, language(spoken).speak)
    count_rulings(game, answer)
    return json_answer(answer, spoken)


def _games() -> Response:
    return json_answer(listing())


def _about(game: str) -> Response:
    wire, spoken = _wire(game), asked_language(game)
    return json_answer(about(wire, spoken), spoken)


def _rules(game: str) -> Response:
    wire, spoken = _wire(game), asked_language(game)
    return json_answer(rules_of(wire, spoken), spoken)


def _rule(game: str, rule: str) -> Response:
    wire, spoken = _wire(game), asked_language(game)
    if rule not in wire.game.rulebook:
        abort(404, f"There is no rule {rule!r} in this game. /games/{game}/rules lists them.")
    return json_answer(rule_of(wire, rule, spoken), spoken)
