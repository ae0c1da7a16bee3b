"""How cost grows: with the moves of a replay, with the moves that are listed, and in play."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from time import process_time
from typing import Any

import msgspec

import referee
from bench.make_bodies import MATCHES, SEED, Match
from bench.rulings import answering, body_of, whole, yardstick
from bench.timing import Cost, Job, Spread, spread, timed
from referee.reading import converted
from schemas.base import Json

REPLAYED = (0, 10, 100, 500, 2000)
"""How many moves the replays have."""

VALIDATED = 200
"""How many of these moves are validated one by one, too."""

SAMPLE, SAMPLED = 10, 200
"""How many moves the replays have that begin anywhere, and how many all of them together."""

LISTED = (10, 100, 1000, 10_000)
"""Lists are told apart by whether they have no more moves than these."""

MAX_LISTED = LISTED[-1]
TABLES = 1000
"""At how many tables of each game moves are listed."""

LONGEST = 300
"""How many moves a random game has at most."""

SECONDS = 0.25
"""For how long a game is played in a round."""


def replays(rounds: int) -> dict[str, Cost]:
    """What replays of one match cost by their length, and its moves if validated one by one."""
    long = json.loads(body_of("woo-replay-2000"))
    bodies = {
        count: msgspec.json.encode(long | {"moves": long["moves"][:count]}) for count in REPLAYED
    }
    jobs = [whole("replay", body, f"{count} moves") for count, body in bodies.items()]
    jobs += [
        yardstick("replay", body, f"{count} moves, the yardstick") for count, body in bodies.items()
    ]
    return timed(rounds, *jobs, _validated(long), *_sampled(long))


def _sampled(replay: Json) -> Iterator[Job]:
    """Short replays that begin anywhere in a match, with their moves and without."""
    game, moves, seed = referee.game("woo"), replay["moves"], replay["seed"]
    state = referee.set_up(game, converted(game.setup, replay["setup"]), seed)
    some: list[Callable[[], bytes]] = []
    none: list[Callable[[], bytes]] = []
    for index, move in enumerate(moves):
        if index % (len(moves) * SAMPLE // SAMPLED) == 0:
            body = {"state": state, "seed": seed}
            some.append(
                answering("replay", msgspec.json.encode(body | {"moves": moves[index:][:SAMPLE]}))
            )
            none.append(answering("replay", msgspec.json.encode(body | {"moves": []})))
        state = referee.step(game, state, converted(game.move, move), seed).state
    for name, asked in (("sampled", some), ("sampled, no move", none)):
        yield lambda name=name, asked=asked: _all(name, asked)


def _all(name: str, asked: list[Callable[[], bytes]]) -> Iterator[str]:
    for one in asked:
        one()
    yield name


def _validated(replay: Json) -> Job:
    """The first moves of a replay, each asked about by itself."""
    game = referee.game("woo")
    setup = converted(game.setup, replay["setup"])
    state = referee.set_up(game, setup, replay["seed"])
    asked: list[Callable[[], bytes]] = []
    for move in replay["moves"][:VALIDATED]:
        body = {"state": state, "move": move, "seed": replay["seed"]}
        asked.append(answering("validate", msgspec.json.encode(body)))
        state = referee.step(game, state, converted(game.move, move), replay["seed"]).state

    return lambda: _all(f"{VALIDATED} moves, validated one by one", asked)


def lists() -> dict[str, dict[str, Json]]:
    """By game and by how many moves are listed: what each of them costs, in CPU seconds."""
    found: dict[str, dict[str, Json]] = {}
    for name, match in MATCHES.items():
        cost: dict[int, list[float]] = defaultdict(list)
        most = 0
        for state in islice(_tables(match), TABLES):
            begun = process_time()
            moves = referee.legal_moves(match.game, state, limit=MAX_LISTED).moves
            spent = process_time() - begun
            if moves:
                most = max(most, len(moves))
                cost[next(size for size in LISTED if len(moves) <= size)].append(spent / len(moves))
        found[name] = {"most": most} | {
            f"up to {size}": {"tables": len(each), "a move": spread(each)}
            for size, each in sorted(cost.items())
            if len(each) > 1
        }
    return found


def played(rounds: int) -> dict[str, Spread]:
    """Moves a second on one core: random games, each move chosen among all that are legal."""
    tables: dict[str, Iterator[Any]] = {name: _tables(match) for name, match in MATCHES.items()}
    with suppress(ImportError):
        import chess

        tables["chess, by python-chess"] = _boards(chess.Board)
    speeds: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, each in tables.items():
            begun, moves = process_time(), 0
            while process_time() < begun + SECONDS:
                next(each)
                moves += 1
            speeds[name].append(moves / (process_time() - begun))
    return {name: spread(measured) for name, measured in speeds.items()}


def _tables(match: Match) -> Iterator[Any]:
    """The tables of random games, one after another."""
    game, choice = match.game, random.Random(SEED)
    setup = converted(game.setup, match.setup)
    while True:
        seed = str(choice.random())
        state = referee.set_up(game, setup, seed)
        for _ in range(LONGEST):
            yield state
            moves = referee.legal_moves(game, state, limit=MAX_LISTED).moves
            if not moves:
                break
            state, _ = referee.applied(game, state, choice.choice(moves), seed)


def _boards(new: Callable[[], Any]) -> Iterator[Any]:
    """The same of chess."""
    choice = random.Random(SEED)
    while True:
        board = new()
        for _ in range(LONGEST):
            yield board
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(choice.choice(moves))
