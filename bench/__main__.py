"""Measures what rulings cost.

A machine's speed says nothing about the code, so each cost is told in multiples of a yardstick:
what the standard library takes to read the same request from JSON and to write the same answer to
JSON. All that is compared is timed in turns, once a round, so that whatever else the machine does
meets all of it alike; the median of the rounds counts.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from statistics import median
from time import perf_counter

import orjson

from api.games import ANSWERS
from api.messages import ENGLISH
from api.routes import reader
from bench import BODIES
from referee.ruling import Ruling, Verdict
from schemas import WIRES
from schemas.base import Json
from schemas.identity import ruling_id
from schemas.table import Wire
from schemas.writing import write_citations, write_events, write_scoring, write_to_act

RULINGS = (
    "woo-validate",
    "woo-duel",
    "yoyo-validate",
    "whoopla-validate",
    "wool-rules-take",
    "whoa-there-cowboy-validate",
)
FEW, MANY = 10, 2000
"""How many moves the replays have."""

YARDSTICK, WHOLE = "json.loads and json.dumps", "the whole"

Job = Callable[[], Iterable[str]]
"""Work that stops after each part of it, and names that part."""


def main() -> None:
    """Measure, and print what was found."""
    parser = ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="how often to time a ruling")
    rounds: int = parser.parse_args().rounds
    print_rulings(max(2, rounds))
    print_replays(max(2, rounds // 100))


def print_rulings(rounds: int) -> None:
    """What a ruling costs, and its parts."""
    bodies = [body_of(name) for name in RULINGS]
    times = [
        typical(rounds, yardstick("validate", body), whole("validate", body), parts(body))
        for body in bodies
    ]
    print_row("a ruling", (name.removesuffix("-validate") for name in RULINGS))
    print_row("request, bytes", map(len, bodies))
    print_row("answer, bytes", (len(answering("validate", body)()) for body in bodies))
    print_row(f"{YARDSTICK}, µs", (f"{time[YARDSTICK] * 1e6:.0f}" for time in times))
    for part in times[0]:
        print_row(part, (f"{time[part] / time[YARDSTICK]:.2f}" for time in times))


def print_replays(rounds: int) -> None:
    """What a move of a long replay costs, compared with one of a short one."""
    short, long = (body_of(f"woo-replay-{moves}") for moves in (FEW, MANY))
    few, many = f"{FEW} moves", f"{MANY} moves"
    time = typical(
        rounds,
        yardstick("replay", long),
        whole("replay", long, many),
        whole("replay", short, few, repeats=MANY // FEW),
    )
    print()
    print_row("a replay", (few, many))
    print_row("a move, compared with the first", ("1.00", f"{time[many] / time[few]:.2f}"))
    print_row(WHOLE, ("", f"{time[many] / time[YARDSTICK]:.2f}"))


def print_row(name: str, cells: Iterable[object]) -> None:
    print(f"{name:31}" + "".join(f"{cell!s:>19}" for cell in cells))


def body_of(name: str) -> bytes:
    return (BODIES / f"{name}.json").read_bytes()


def answering(endpoint: str, body: bytes) -> Callable[[], bytes]:
    """A question from bytes to bytes, as the service answers it behind HTTP."""
    wire = wire_of(body)
    read, answer = reader(wire.game.slug, endpoint).read, ANSWERS[endpoint]
    return lambda: orjson.dumps(answer(wire, read(body)))


def wire_of(body: bytes) -> Wire:
    """The game that a body asks about; the long replays, which begin with a setup, are Woo's."""
    return WIRES[json.loads(body).get("state", {}).get("game", "woo")]


def yardstick(endpoint: str, body: bytes) -> Job:
    """What the standard library takes for the same JSON in and out."""
    answer = json.loads(answering(endpoint, body)())

    def job() -> Iterator[str]:
        json.loads(body)
        json.dumps(answer)
        yield YARDSTICK

    return job


def whole(endpoint: str, body: bytes, name: str = WHOLE, repeats: int = 1) -> Job:
    """The whole answer, perhaps so often that it can be compared with that of a longer body."""
    answered = answering(endpoint, body)

    def job() -> Iterator[str]:
        for _ in range(repeats):
            answered()
        yield name

    return job


def parts(body: bytes) -> Job:
    """A ruling step by step, as ``referee.court`` and ``api.games`` make it of a legal move."""
    wire = wire_of(body)
    game = wire.game
    read = reader(game.slug, "validate").read

    def job() -> Iterator[str]:
        asked = read(body)
        yield "  reading by the schema"
        state, move = wire.codec.read_state(asked["state"]), wire.codec.read_move(asked["move"])
        yield "  making state and move"
        state = game.normalised(state)
        yield "  normalising"
        assert not tuple(game.audit(state))
        yield "  audit"
        kind = game.move_types[move.type]
        assert not tuple(kind.check(state, move, None))
        yield "  check"
        after, events = kind.apply(state, move, None)
        yield "  apply"
        scoring, to_act = game.scoring(after), game.to_act(after)
        yield "  scoring and to_act"
        name = ruling_id(game.ruleset, wire.codec.write_state(state), asked)
        yield "  naming (ruling_id)"
        ruling = Ruling(Verdict.LEGAL, after, (), events, scoring, to_act)
        answer: Json = {
            "ruling_id": name,
            **write_citations(ruling, ENGLISH.speak),
            "events": write_events(events),
            "state": wire.codec.write_state(after),
            "scoring": write_scoring(scoring, ENGLISH.speak),
            "to_act": write_to_act(to_act),
        }
        orjson.dumps(answer)
        yield "  writing the answer"

    return job


def typical(rounds: int, *jobs: Job) -> dict[str, float]:
    """The seconds that each part of the jobs takes, by name."""
    spent: dict[str, list[float]] = defaultdict(list)
    for _ in range(rounds):
        for job in jobs:
            start = perf_counter()
            for part in job():
                spent[part].append(perf_counter() - start)
                start = perf_counter()
    return {part: median(times) for part, times in spent.items()}


if __name__ == "__main__":
    main()
