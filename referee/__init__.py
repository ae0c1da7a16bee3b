"""Referee: rulings on moves of card and dice games, without a server.

>>> import referee
>>> woo = referee.game("woo")
"""

from __future__ import annotations

from typing import Any

from referee.court import (
    ImpossibleSetup,
    applied,
    legal_moves,
    look_at,
    readings,
    replay,
    rule_on,
    seen_by,
    set_up,
    situation,
    step,
)
from referee.game import Game
from referee.whoa_there_cowboy import GAME as WHOA_THERE_COWBOY
from referee.whoopla import GAME as WHOOPLA
from referee.woo import GAME as WOO
from referee.wool_rules import GAME as WOOL_RULES
from referee.yoyo import GAME as YOYO

__all__ = [
    "ImpossibleSetup",
    "applied",
    "game",
    "games",
    "legal_moves",
    "look_at",
    "readings",
    "replay",
    "rule_on",
    "seen_by",
    "set_up",
    "situation",
    "step",
]

__version__ = "0.1.0"

_GAMES: dict[str, Game[Any]] = {
    game.slug: game for game in (WOO, YOYO, WHOOPLA, WOOL_RULES, WHOA_THERE_COWBOY)
}


def games() -> tuple[Game[Any], ...]:
    """Every game that can be ruled on."""
    return tuple(_GAMES.values())


def game(slug: str) -> Game[Any]:
    """The game with this slug, such as ``woo``. Raises KeyError if there is none."""
    return _GAMES[slug]
