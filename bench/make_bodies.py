"""Writes bench/bodies anew: ``python -m bench.make_bodies``.

Bodies are committed, so that a change of the rules or of this script moves no measurement unseen.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any

import referee
from bench import BODIES
from referee.whoa_there_cowboy.state import Play as CowboyPlay
from referee.whoa_there_cowboy.state import Setup as CowboySetup
from referee.woo.components import Options
from referee.woo.state import Respond, Setup
from referee.yoyo.state import Play
from referee.yoyo.state import Setup as YoyoSetup
from schemas import WIRES
from schemas.base import Json
from schemas.table import Wire

WOO, YOYO = WIRES["woo"], WIRES["yoyo"]
COWBOY = WIRES["whoa-there-cowboy"]
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
    return {
        "woo-validate": _middle(TEAMS),
        "woo-duel": _middle(DUEL),
        "yoyo-validate": _series(TEAMS),
        "whoa-there-cowboy-validate": _refill(TEAMS),
        f"woo-replay-{SHORT}": replay | {"moves": replay["moves"][:SHORT]},
        f"woo-replay-{LONG}": replay,
    }


def _middle(names: tuple[str, ...]) -> Json:
    """An answer to a meld, in the midst of the second round."""
    state, move = next(
        (state, move)
        for state, move in _played(WOO, Setup(names), EAGER)
        if state.round > 1
        and isinstance(move, Respond)
        and min(len(player.hand) for player in state.players) < 10
        and (move.board if state.duel else len(state.table) > 1)
    )
    return {"state": WOO.write_state(state), "move": WOO.write_move(move)}


def _series(names: tuple[str, ...]) -> Json:
    """A series of three cards, laid in the midst of a game."""
    state, move = next(
        (state, move)
        for state, move in _played(YOYO, YoyoSetup(names), {})
        if isinstance(move, Play) and len(move.cards) > 2 and len(state.discard) > 10
    )
    return {"state": YOYO.write_state(state), "move": YOYO.write_move(move)}


def _refill(names: tuple[str, ...]) -> Json:
    """A claim that lets the last cards of another hand through, in the midst of a round."""
    state, move = next(
        (state, move)
        for state, move in _played(COWBOY, CowboySetup(names), {})
        if isinstance(move, CowboyPlay)
        and state.open
        and not state.players[state.open.player].hand
        and len(state.pile) > 10
    )
    return {"state": COWBOY.write_state(state), "move": COWBOY.write_move(move)}


def _replay() -> Json:
    """A long match, from its setup on."""
    setup = Setup(TEAMS, Options(points_to_win=9))
    moves = [WOO.write_move(move) for _, move in _played(WOO, setup, HESITANT)]
    assert len(moves) >= LONG, len(moves)
    return {
        "setup": {
            "players": [{"name": name} for name in TEAMS],
            "options": {"points_to_win": 9},
        },
        "seed": SEED,
        "moves": moves[:LONG],
    }


def _played(wire: Wire, setup: Any, liking: Mapping[str, float]) -> Iterator[tuple[Any, Any]]:
    """Each table of a match and the move made at it, ``liking`` some types better than others."""
    choice = random.Random(SEED)
    game = wire.game
    state = referee.set_up(game, setup, SEED)
    while moves := referee.legal_moves(game, state).moves:
        (move,) = choice.choices(moves, [liking.get(one.type, 1.0) for one in moves])
        yield state, move
        ruling = referee.rule_on(game, state, move, SEED)
        assert ruling.stands, move
        state = ruling.state


if __name__ == "__main__":
    main()
