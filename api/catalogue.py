"""What is told about the games themselves."""

from __future__ import annotations

from api.examples import example_state, move_examples
from api.languages import ENGLISH, catalogue
from referee.game import Option
from schemas import WIRES
from schemas.base import Json
from schemas.table import Wire
from schemas.writing import write_rule


def listing() -> Json:
    """Which games there are."""
    return {
        "games": [
            {
                "slug": slug,
                "title": wire.game.title,
                "ruleset": wire.game.ruleset,
                "players": wire.game.seats,
                "url": f"/games/{slug}",
            }
            for slug, wire in WIRES.items()
        ]
    }


def about(wire: Wire, language: str = ENGLISH) -> Json:
    """What a game is here: its components, options, phases and moves, and an example of each."""
    game = wire.game
    words = catalogue(game.slug, language)
    examples = move_examples(wire)
    return {
        "slug": game.slug,
        "title": game.title,
        "ruleset": game.ruleset,
        "players": game.seats,
        "components": {**game.components, **words.components},
        "options": [_option(option) for option in game.options],
        "phases": [
            {"name": name, "text": words.phases.get(name, text)}
            for name, text in game.phases.items()
        ],
        "moves": [
            {
                "type": name,
                "text": words.moves.get(name, move.text),
                "phases": move.phases,
                "example": examples[name],
            }
            for name, move in game.move_types.items()
        ],
        "events": list(wire.events),
        "example": example_state(wire),
        "not_checked": words.not_checked or game.not_checked,
    }


def rules_of(wire: Wire, language: str = ENGLISH) -> Json:
    """Every rule of a game."""
    return {"rules": [rule_of(wire, rule, language) for rule in wire.game.rulebook]}


def rule_of(wire: Wire, rule: str, language: str = ENGLISH) -> Json:
    """One rule of a game, by its ID."""
    words = catalogue(wire.game.slug, language).rules
    return {**write_rule(wire.game.rulebook[rule]), **words.get(rule, {})}


_TYPES = {bool: "boolean", int: "integer", str: "string"}


def _option(option: Option) -> Json:
    return {
        "name": option.name,
        "type": _TYPES[type(option.default)],
        "values": list(option.values),
        "default": option.default,
        "rule": option.rule,
        "kind": "reading" if option.reading else "variant",
    }
