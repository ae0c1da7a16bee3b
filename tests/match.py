"""Random matches of every registered game; the same number gives the same match.

What a game needs for this is an entry in ``HABITS``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

import referee
from referee import legal_moves, rule_on, set_up
from referee.court import ImpossibleSetup, Moves
from referee.declarations import AnyGame
from referee.reading import converted
from referee.ruling import Ruling, Verdict
from tests.laws.habits.habit import Habit, Json, plain
from tests.laws.habits.whoa_there_cowboy import WHOA_THERE_COWBOY
from tests.laws.habits.whoopla import WHOOPLA
from tests.laws.habits.woo import WOO
from tests.laws.habits.wool_rules import WOOL_RULES
from tests.laws.habits.yoyo import YOYO

MAX_MOVES = 300
"""Where a match is left unfinished: by the rules some can go on for ever."""

CLOSE_TURNS = 6
"""How many turns of the first match at a table are looked at closely."""

HABITS: Mapping[str, Habit] = {
    "woo": WOO,
    "yoyo": YOYO,
    "whoopla": WHOOPLA,
    "wool-rules": WOOL_RULES,
    "whoa-there-cowboy": WHOA_THERE_COWBOY,
}
"""How each registered game is played."""


@dataclass(frozen=True)
class Table:
    """What is played: a game, how it is set up, and whether the cards come from a seed.

    Without one they are dealt by hand: each move tells what chance brought, or part of it.
    """

    slug: str
    setup: Json = field(hash=False)
    seeded: bool

    def __str__(self) -> str:
        options = [
            f"{name}={'own' if isinstance(value, list) else value}"
            for name, value in self.setup["options"].items()
        ]
        seed = "seed" if self.seeded else "no-seed"
        return "-".join([self.slug, str(self.seats), *options, seed])

    @property
    def game(self) -> AnyGame:
        return referee.game(self.slug)

    @property
    def habit(self) -> Habit:
        return HABITS[self.slug]

    @property
    def seats(self) -> int:
        return len(self.setup["players"])

    def read(self, state: Json) -> Any:
        """The state as the rules have it, in order."""
        return self.game.normalised(converted(self.game.state, state))

    def read_move(self, move: Json) -> Any:
        """The move as the rules have it."""
        return converted(self.game.move, move)

    def written(self, value: Any) -> Json:
        """A state or a move as it comes out of JSON."""
        written: Json = plain(value)
        return written

    def ruling(self, state: Json, move: Json, seed: str | None = None) -> Ruling[Any]:
        """The ruling on a move."""
        return self.judge(state, seed)(move)

    def judge(self, state: Json, seed: str | None = None) -> Callable[[Json], Ruling[Any]]:
        """What rules on moves at one table."""
        read = self.read(state)
        return lambda move: rule_on(self.game, read, self.read_move(move), seed)

    def listing(self, state: Json, player: int | None = None, limit: int = 1000) -> Moves:
        """The moves that may be made, of which the rules know how many are left out."""
        return legal_moves(self.game, self.read(state), player, limit)

    def listed(self, state: Json) -> list[Json]:
        """The moves that may be made, as they come out of JSON."""
        return [self.written(move) for move in self.listing(state).moves]


@dataclass(frozen=True)
class Turn:
    """One move of a match.

    ``whole`` is the table with every card known, ``told`` what the referee knows of it: the same
    where there is a seed. ``move`` is as it was listed, ``stated`` has every outcome, and ``sent``
    those that are told.
    """

    match: Match = field(repr=False, compare=False)
    whole: Json
    told: Json
    move: Json
    stated: Json
    sent: Json

    @property
    def table(self) -> Table:
        return self.match.table

    @cached_property
    def ruling(self) -> Ruling[Any]:
        """The ruling on it."""
        return self.table.ruling(self.told, self.sent, self.match.seed.get("seed"))

    @property
    def asked(self) -> Json:
        """The body of ``validate``."""
        return {"state": self.told, "move": self.sent, **self.match.seed}

    def __str__(self) -> str:
        return f"{self.match.table}, match {self.match.number}, ply {self.told['ply']}"


@dataclass(eq=False)
class Match:
    """A match from its setup to its end, or to the last move that was waited for.

    ``setup`` is the body of the request, ``seed`` what every move takes with it. ``last`` is the
    table at the end as it is told.
    """

    table: Table
    number: int
    setup: Json
    seed: Json
    last: Json
    turns: list[Turn] = field(default_factory=list, repr=False)

    def add(self, turn: Turn, after: Json) -> None:
        self.turns.append(turn)
        self.last = after

    @property
    def states(self) -> list[Json]:
        """Every table of the match, as it is told."""
        return [*(turn.told for turn in self.turns), self.last]

    def some(self, each: int, few: int = CLOSE_TURNS) -> list[Turn]:
        """A few turns: at most ``each`` with one phase and type of move.

        Of the first match at a table no more than ``few``: another table gives others.
        """
        rng = Random(f"{self.table} {self.number}")
        left: dict[tuple[str, str], int] = {}
        picked = []
        for turn in rng.sample(self.turns, len(self.turns)):
            kind = turn.whole["phase"], turn.move["type"]
            left[kind] = left.get(kind, each) - 1
            if left[kind] >= 0:
                picked.append(turn)
        return picked if self.number else picked[:few]


def play(table: Table, number: int) -> Match:
    """Play a match."""
    rng = Random(f"{table} {number}")
    seed = f"{table.slug} {rng.randrange(10**9)}"
    asked = table.setup
    if "first" in table.game.setup.__struct_fields__:
        asked = {**asked, "first": rng.randrange(table.seats)}
    whole = _set_up(table, asked, seed)
    blindness = rng.choice((0, 0, 0.1, 0.5))
    if table.seeded:
        match = Match(table, number, {**asked, "seed": seed}, {"seed": seed}, whole)
    else:
        match = Match(table, number, *_dealt_by_hand(table, asked, whole, rng, blindness))
    while len(match.turns) < MAX_MOVES:
        listed = table.listed(whole)
        if not listed:
            break
        move = rng.choices(listed, [table.habit.weight(one) for one in listed])[0]
        after = _made(table, whole, move, seed)
        stated = table.habit.with_outcomes(move, whole, after)
        told, sent = whole, move
        if not table.seeded:
            told, sent = match.last, half_told(rng, move, stated, blindness / 2, blindness)
            if table.ruling(told, sent).verdict is Verdict.INCOMPLETE:
                sent = stated
        turn = Turn(match, whole, told, move, stated, sent)
        match.add(turn, after if table.seeded else _made(table, told, sent))
        whole = after
    return match


def _dealt_by_hand(
    table: Table, asked: Json, whole: Json, rng: Random, blindness: float
) -> tuple[Json, Json, Json]:
    """The setup, with some or all of what was dealt, no seed, and the table of it."""
    stated = table.habit.with_outcomes(asked, None, whole)
    told = half_told(rng, asked, stated, blindness / 2, blindness, table.habit.always_stated)
    try:
        return told, {}, _set_up(table, told, None)
    except ImpossibleSetup:  # what nobody has told is needed
        return stated, {}, _set_up(table, stated, None)


def _set_up(table: Table, asked: Json, seed: str | None) -> Json:
    return table.written(set_up(table.game, converted(table.game.setup, asked), seed))


def _made(table: Table, state: Json, move: Json, seed: str | None = None) -> Json:
    """The table after a move that was listed."""
    ruling = table.ruling(state, move, seed)
    assert ruling.stands, f"{table}: {ruling.verdict} {ruling.citations} for {move} at {state}"
    return table.written(ruling.state)


def half_told(
    rng: Random,
    asked: Any,
    stated: Any,
    left_out: float,
    unseen: float,
    open_: Collection[str] = (),
) -> Any:
    """What is told of the outcomes: some are left out, of some not all cards are seen."""
    if isinstance(asked, dict):
        told = dict(asked)
        for name, value in stated.items():
            if name in asked:
                told[name] = half_told(rng, asked[name], value, left_out, unseen, open_)
            elif name in open_:
                told[name] = value
            elif rng.random() >= left_out:
                told[name] = _half_seen(rng, value, unseen) if isinstance(value, list) else value
        return told
    if isinstance(asked, list):
        both = zip(asked, stated, strict=True)
        return [half_told(rng, one, other, left_out, unseen, open_) for one, other in both]
    return asked


def _half_seen(rng: Random, value: Any, unseen: float) -> Any:
    if isinstance(value, list):
        return [_half_seen(rng, item, unseen) for item in value]
    return None if rng.random() < unseen else value


TABLES = tuple(
    Table(slug, setup, seeded)
    for slug, habit in HABITS.items()
    for setup in habit.setups
    for seeded in (True, False)
)
"""Every table that the laws are tried at."""

USUAL_TABLES = tuple(
    Table(slug, setup, (index + index // 2) % 2 == 0)
    for slug, habit in HABITS.items()
    for index, setup in enumerate(habit.setups)
)
"""Those that are tried always: each setup once, one with a seed, the next without."""
