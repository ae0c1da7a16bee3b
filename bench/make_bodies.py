"""Writes bench/bodies anew: ``python -m bench.make_bodies``.

Bodies are committed, so that a change of the rules or of this script moves no measurement unseen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import to_builtins

import referee
from bench import BODIES
from referee.declarations import AnyGame
from referee.reading import converted
from referee.whoa_there_cowboy.state import Play as CowboyPlay
from referee.whoopla.state import Draw
from referee.woo.state import Respond
from referee.wool_rules.state import Take
from referee.yoyo.state import Play
from schemas.base import Json

WOO, YOYO, WHOOPLA = referee.game("woo"), referee.game("yoyo"), referee.game("whoopla")
WOOL_RULES = referee.game("wool-rules")
COWBOY = referee.game("whoa-there-cowboy")
SEED = "referee"
TEAMS, DUEL = ("Ada", "Ben", "Cleo", "Dan"), ("Ada", "Ben")

LONG, SHORT = 2000, 10
"""How many moves the replays have."""

EAGER = {"complete": 20.0, "respond": 4.0}
"""Players who get on with it."""

HESITANT = {"pass": 8.0, "concede": 4.0}
"""Players who lead and pass, so that a match takes thousands of moves."""


def main() -> None:
    """Write every body as a client in Python would send it."""
    for name, body in bodies().items():
        (BODIES / f"{name}.json").write_text(json.dumps(body) + "\n", encoding="utf-8")


def bodies() -> dict[str, Json]:
    """The requests by the names of their files."""
    replay = _replay()
    rulings = {
        f"{name}-{age}": body
        for name, match in MATCHES.items()
        for age, body in zip(("validate", "late"), match.bodies(), strict=True)
    }
    return rulings | {
        f"woo-replay-{SHORT}": replay | {"moves": replay["moves"][:SHORT]},
        f"woo-replay-{LONG}": replay,
    }


@dataclass(frozen=True)
class Match:
    """A match to take two moves of one type from.

    ``typical`` says which moves stand for all of them; the late one is the last of the match.
    """

    game: AnyGame
    setup: Json
    move: type
    typical: Callable[[Any, Any], bool]
    liking: Mapping[str, float] = field(default_factory=dict)

    def bodies(self) -> tuple[Json, Json]:
        """The typical request and the late one."""
        moves = [
            (state, move)
            for state, move in _played(self.game, self.setup, self.liking)
            if isinstance(move, self.move)
        ]
        typical = next((state, move) for state, move in moves if self.typical(state, move))
        return self._body(*typical), self._body(*moves[-1])

    def _body(self, state: Any, move: Any) -> Json:
        return {"state": to_builtins(state), "move": to_builtins(move)}


def _answers_in_the_middle(state: Any, move: Any) -> bool:
    """An answer to a meld, in the midst of the second round."""
    return (
        state.round > 1
        and min(len(player.hand) for player in state.players) < 10
        and (move.board if state.duel else len(state.table) > 1)
    )


def _is_a_series(state: Any, move: Any) -> bool:
    """A series of three cards, laid in the midst of a game."""
    return len(move.cards) > 2 and len(state.discard) > 10


def _is_a_third_card(state: Any, move: Any) -> bool:
    """A third card of a turn, drawn when some have been secured."""
    return state.drawn == 2 and len(state.draw) < 30


def _takes_some(state: Any, move: Any) -> bool:
    """A success that takes two cards or more, in the midst of a game."""
    return len(move.cards) > 1 and state.round > 6


def _lets_refill(state: Any, move: Any) -> bool:
    """A claim that lets the last cards of another hand through, in the midst of a round."""
    return state.open and not state.players[state.open.player].hand and len(state.pile) > 10


def _setup(names: Sequence[str], **options: Any) -> Json:
    return {"players": [{"name": name} for name in names], "options": options}


MATCHES = {
    "woo": Match(WOO, _setup(TEAMS), Respond, _answers_in_the_middle, EAGER),
    "woo-duel": Match(WOO, _setup(DUEL), Respond, _answers_in_the_middle, EAGER),
    "yoyo": Match(YOYO, _setup(TEAMS), Play, _is_a_series),
    "whoopla": Match(WHOOPLA, _setup(TEAMS), Draw, _is_a_third_card, {"bust": 0.2}),
    "wool-rules": Match(WOOL_RULES, _setup(TEAMS), Take, _takes_some),
    "whoa-there-cowboy": Match(COWBOY, _setup(TEAMS), CowboyPlay, _lets_refill),
}
"""What a ruling is measured with: games, and the duel of Woo, that is one by itself."""


def _replay() -> Json:
    """A long match, from its setup on."""
    setup = _setup(TEAMS, points_to_win=9)
    moves = [to_builtins(move) for _, move in _played(WOO, setup, HESITANT)]
    assert len(moves) >= LONG, len(moves)
    return {"setup": setup, "seed": SEED, "moves": moves[:LONG]}


def _played(game: AnyGame, setup: Json, liking: Mapping[str, float]) -> Iterator[tuple[Any, Any]]:
    """Each table of a match and the move made at it, ``liking`` some types better than others."""
    choice = random.Random(SEED)
    state = referee.set_up(game, converted(game.setup, setup), SEED)
    while moves := referee.legal_moves(game, state).moves:
        (move,) = choice.choices(moves, [liking.get(one.type, 1.0) for one in moves])
        yield state, move
        ruling = referee.rule_on(game, state, move, SEED)
        assert ruling.stands, move
        state = ruling.state


if __name__ == "__main__":
    main()
