"""Referee: rulings on moves of card and dice games, without a server.

>>> import referee
>>> from referee.woo.state import Lead, Setup, SetupSeat
>>> woo = referee.game("woo")
>>> table = referee.set_up(woo, Setup(players=(SetupSeat("Ada"), SetupSeat("Ben"))), "referee")
>>> ruling = referee.rule_on(woo, table, Lead(player=0, cards=(3, 4, 5)))
>>> ruling.verdict.value
'illegal'
>>> [referee.describe(citation) for citation in ruling.citations]
['A meld needs a card of the board while there are any.']
"""

from __future__ import annotations

from typing import Literal, overload

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
from referee.declarations import AnyGame, Game
from referee.faults import Contradiction, Malformed, Refused
from referee.json import (
    answer,
    read_move,
    read_replay,
    read_ruling,
    read_setup,
    read_state,
    write_move,
    write_replay,
    write_ruling,
    write_setup,
    write_state,
)
from referee.languages import describe, languages
from referee.whoa_there_cowboy import GAME as _WHOA_THERE_COWBOY
from referee.whoa_there_cowboy import state as _whoa_there_cowboy
from referee.whoopla import GAME as _WHOOPLA
from referee.whoopla import state as _whoopla
from referee.woo import GAME as _WOO
from referee.woo import state as _woo
from referee.wool_rules import GAME as _WOOL_RULES
from referee.wool_rules import state as _wool_rules
from referee.yoyo import GAME as _YOYO
from referee.yoyo import state as _yoyo

__all__ = [
    "SLUGS",
    "Contradiction",
    "ImpossibleSetup",
    "Malformed",
    "Refused",
    "answer",
    "applied",
    "describe",
    "game",
    "games",
    "languages",
    "legal_moves",
    "look_at",
    "read_move",
    "read_replay",
    "read_ruling",
    "read_setup",
    "read_state",
    "readings",
    "replay",
    "rule_on",
    "seen_by",
    "set_up",
    "situation",
    "step",
    "write_move",
    "write_replay",
    "write_ruling",
    "write_setup",
    "write_state",
]

__version__ = "0.1.0"

_GAMES: dict[str, AnyGame] = {
    game.slug: game for game in (_WOO, _YOYO, _WHOOPLA, _WOOL_RULES, _WHOA_THERE_COWBOY)
}

SLUGS = tuple(_GAMES)
"""The names of all games, as paths have them."""


def games() -> tuple[AnyGame, ...]:
    """Every game that can be ruled on."""
    return tuple(_GAMES.values())


@overload
def game(slug: Literal["woo"]) -> Game[_woo.State, _woo.Move, _woo.Setup]: ...
@overload
def game(slug: Literal["yoyo"]) -> Game[_yoyo.State, _yoyo.Move, _yoyo.Setup]: ...
@overload
def game(slug: Literal["whoopla"]) -> Game[_whoopla.State, _whoopla.Move, _whoopla.Setup]: ...
@overload
def game(
    slug: Literal["wool-rules"],
) -> Game[_wool_rules.State, _wool_rules.Move, _wool_rules.Setup]: ...
@overload
def game(
    slug: Literal["whoa-there-cowboy"],
) -> Game[_whoa_there_cowboy.State, _whoa_there_cowboy.Move, _whoa_there_cowboy.Setup]: ...
@overload
def game(slug: str) -> AnyGame: ...
def game(slug: str) -> AnyGame:
    """The game with this slug, such as ``woo``. Raises KeyError if there is none."""
    return _GAMES[slug]
