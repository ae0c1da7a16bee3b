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
from referee.whoopla.state import Draw
from referee.whoopla.state import Setup as WhooplaSetup
from referee.woo.components import Options
from referee.woo.state import Respond, Setup
from referee.wool_rules.state import Setup as WoolRulesSetup
from referee.wool_rules.state import Take
from referee.yoyo.state import Play
from referee.yoyo.state import Setup as YoyoSetup
from schemas import WIRES
from schemas.base import Json
from schemas.table import Wire

WOO, YOYO, WHOOPLA = WIRES["woo"], WIRES["yoyo"], WIRES["whoopla"]
WOOL_RULES = WIRES["wool-rules"]
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
        "whoopla-validate": _third_card(TEAMS),
        "wool-rules-take": _taking(TEAMS),
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
    return {"state": WOO.codec.write_state(state), "move": WOO.codec.write_move(move)}


def _series(names: tuple[str, ...]) -> Json:
    """A series of three cards, laid in the midst of a game."""
    state, move = next(
        (state, move)
        for state, move in _played(YOYO, YoyoSetup(names), {})
        if isinstance(move, Play) and len(move.cards) > 2 and len(state.discard) > 10
    )
    return {"state": YOYO.codec.write_state(state), "move": YOYO.codec.write_move(move)}


def _third_card(names: tuple[str, ...]) -> Json:
    """A third card of a turn, drawn when some have been secured."""
    setup = WhooplaSetup(names, (None,) * len(names))
    state, move = next(
        (state, move)
        for state, move in _played(WHOOPLA, setup, {"bust": 0.2})
        if isinstance(move, Draw) and state.drawn == 2 and len(state.draw) < 30
    )
    return {"state": WHOOPLA.codec.write_state(state), "move": WHOOPLA.codec.write_move(move)}


def _taking(names: tuple[str, ...]) -> Json:
    """A success that takes two cards or more, in the midst of a game."""
    state, move = next(
        (state, move)
        for state, move in _played(WOOL_RULES, WoolRulesSetup(names), {})
        if isinstance(move, Take) and len(move.cards) > 1 and state.round > 6
    )
    return {"state": WOOL_RULES.codec.write_state(state), "move": WOOL_RULES.codec.write_move(move)}


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
    return {"state": COWBOY.codec.write_state(state), "move": COWBOY.codec.write_move(move)}


def _replay() -> Json:
    """A long match, from its setup on."""
    setup = Setup(TEAMS, Options(points_to_win=9))
    moves = [WOO.codec.write_move(move) for _, move in _played(WOO, setup, HESITANT)]
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
