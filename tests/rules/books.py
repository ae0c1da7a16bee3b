"""The games that cases are written for, and what the runner must know of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import (
    whoa_there_cowboy,
    whoa_there_cowboy_build,
    whoopla,
    whoopla_build,
    woo,
    woo_build,
    wool_rules,
    wool_rules_build,
    yoyo,
    yoyo_build,
)
from .case import Case, Move, State


@dataclass(frozen=True)
class Book:
    """The cases of a game.

    ``a_move`` is one that can be read at every table, ``unchanged`` picks of a state what an
    illegal move must leave alone, and ``standings`` tells of a case that is scored whose points
    are counted and their totals. ``private`` are the rules whose reasons are the mover's alone;
    ``None`` if that hangs on more than the rule.
    """

    cases: list[Case]
    a_move: Move
    unchanged: Callable[[State], dict[str, Any]]
    standings: Callable[[Case], list[tuple[str, int]]]
    private: tuple[str, ...] | None = None


BOOKS = {
    "woo": Book(
        woo.CASES, woo_build.concede(0), woo_build.unchanged, woo_build.standings,
        private=("table.card-not-held", "woo.duel.single-only-if-stuck"),
    ),
    "yoyo": Book(
        yoyo.CASES, yoyo_build.keep(0), yoyo_build.unchanged, yoyo_build.standings,
        private=("table.card-not-held", "yoyo.play.drawn", "yoyo.draw.stuck"),
    ),
    "whoopla": Book(
        whoopla.CASES, whoopla_build.stop(0), whoopla_build.unchanged, whoopla_build.standings,
        private=(),
    ),
    "wool-rules": Book(
        wool_rules.CASES,
        wool_rules_build.roll(0),
        wool_rules_build.unchanged,
        wool_rules_build.standings,
    ),
    "whoa-there-cowboy": Book(
        whoa_there_cowboy.CASES,
        whoa_there_cowboy_build.yeehaw(0),
        whoa_there_cowboy_build.unchanged,
        whoa_there_cowboy_build.standings,
        private=("table.card-not-held", "cowboy.yeehaw.bluff"),
    ),
}  # fmt: skip
