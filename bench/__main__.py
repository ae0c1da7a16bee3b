"""Measures what rulings cost: ``python -m bench``.

A machine's speed says nothing about the code, so costs are told in multiples of a yardstick: what
the standard library takes to read the same request from JSON and to write the same answer to JSON.
All that is compared is done in turns, so that whatever else the machine does meets all of it alike.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Mapping
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any

from bench.growth import REPLAYED, SAMPLED, VALIDATED, lists, played, replays
from bench.rulings import GAMES, WHOLE, YARDSTICK, answering, body_of, rulings
from bench.serving import over_http, starts
from bench.shares import shares
from bench.timing import Cost, Spread

FILE = Path("build/bench.json")
CHESS = "chess, by python-chess"


def main() -> None:
    """Measure, print what was found as a table, and write it to a file."""
    parser = ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1000, help="how often to time a ruling")
    parser.add_argument("--output", type=Path, default=FILE, help="the file, in JSON")
    options = parser.parse_args()
    rounds: int = max(20, options.rounds)
    found: dict[str, Any] = {}
    found["rulings"] = print_rulings(rulings(rounds))
    found["replays"] = print_replays(replays(max(5, rounds // 50)))
    found["lists"] = print_lists(lists())
    found["played"] = print_played(played(max(5, rounds // 100)))
    found["http"] = print_http(over_http(max(5, rounds // 100)))
    found["shares"] = print_shares(shares(rounds))
    found["start"] = print_start(starts(max(5, rounds // 200)))
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(json.dumps(found, default=written, indent=1) + "\n")


def written(value: Any) -> Any:
    """A value as JSON has it."""
    assert is_dataclass(value)
    assert not isinstance(value, type)
    return asdict(value)


def print_rulings(found: Mapping[str, Mapping[str, Mapping[str, Cost]]]) -> Any:
    """What a ruling costs, by its age and game, and its parts."""
    for age, games in found.items():
        costs = list(games.values())
        bodies = [body_of(f"{game}-{'validate' if age == 'typical' else age}") for game in GAMES]
        print_title(f"A {age} ruling, in process", GAMES)
        print_row("request, bytes", map(len, bodies))
        print_row("answer, bytes", (len(answering("validate", body)()) for body in bodies))
        print_row(f"{YARDSTICK}, µs", (micro(cost[YARDSTICK].wall) for cost in costs))
        print_row(f"{WHOLE}, µs", (micro(cost[WHOLE].wall) for cost in costs))
        for part in (name for name in costs[0] if name != YARDSTICK):
            print_row(part, (ratio(cost[part].wall, cost[YARDSTICK].wall) for cost in costs))
        print_row(
            "the whole, of CPU", (ratio(cost[WHOLE].cpu, cost[YARDSTICK].cpu) for cost in costs)
        )
    return found


def print_replays(found: Mapping[str, Cost]) -> Any:
    """What a move of a replay costs, by how many there are."""
    setup = found["0 moves"].cpu.median
    one = found[f"{VALIDATED} moves, validated one by one"].cpu.median / VALIDATED
    sample = (found["sampled"].cpu.median - found["sampled, no move"].cpu.median) / SAMPLED
    print_title("A replay, CPU", ["µs", "a move, µs", "to JSON"])
    for count in REPLAYED:
        cost, yard = found[f"{count} moves"].cpu, found[f"{count} moves, the yardstick"].cpu
        move = (cost.median - setup) / count if count else None
        print_row(
            f"{count} moves",
            (micro(cost), "" if move is None else f"{move * 1e6:.1f}", ratio(cost, yard)),
        )
    print_row("10 moves from anywhere in it", ("", f"{sample * 1e6:.1f}", ""))
    print_row("a move, validated by itself", ("", f"{one * 1e6:.1f}", ""))
    return found


def print_lists(found: Mapping[str, Mapping[str, Any]]) -> Any:
    """What listing costs, by how many moves are listed."""
    sizes = sorted({size for each in found.values() for size in each if size != "most"}, key=len)
    print_title("A listed move, µs of CPU", ["longest", *sizes])
    for game, each in found.items():
        cells = (micro(each[size]["a move"]) if size in each else "" for size in sizes)
        print_row(game, (each["most"], *cells))
    return found


def print_played(found: Mapping[str, Spread]) -> Any:
    """How many moves of random games a core plays."""
    print_title("Random games", ["moves a second", "to chess"])
    for game, speed in found.items():
        compared = f"{speed.median / found[CHESS].median:.2f}" if CHESS in found else ""
        print_row(game, (f"{speed.median:.0f} ±{half(speed):.0f}", compared))
    return found


def print_http(found: Mapping[str, Any]) -> Any:
    """What the service answers, beside the bare echo."""
    print_title("Over HTTP", ["a second", "echo", "ratio", "CPU, µs", "echo's", "ratio"])
    for game, served in found.items():
        print_row(
            game,
            (
                f"{served.requests.median:.0f} ±{half(served.requests):.0f}",
                f"{served.requests_echoed.median:.0f} ±{half(served.requests_echoed):.0f}",
                f"{served.requests.median / served.requests_echoed.median:.2f}",
                micro(served.cpu),
                micro(served.cpu_echoed),
                f"{served.cpu_echoed.median / served.cpu.median:.2f}",
            ),
        )
    return found


def print_shares(found: Mapping[str, Mapping[str, float]]) -> Any:
    """Where the time of a request goes, as a profiler sees it."""
    print_title("Shares of a request", found)
    for room in sorted({room for each in found.values() for room in each}):
        print_row(room, (f"{each.get(room, 0):.2f}" for each in found.values()))
    return found


def print_start(found: Mapping[str, Spread]) -> Any:
    """How long a worker takes until it can answer."""
    print_title("The start of a worker", ["seconds", "of CPU"])
    print_row("", (f"{spent.median:.2f} ±{half(spent):.2f}" for spent in found.values()))
    return found


def print_title(name: str, columns: Iterable[object]) -> None:
    print()
    print_row(name, columns)


def print_row(name: str, cells: Iterable[object]) -> None:
    print(f"{name:31}" + "".join(f"{cell!s:>19}" for cell in cells))


def half(spent: Spread) -> float:
    """Half of the way from the lower quarter to the higher one."""
    return (spent.high - spent.low) / 2


def micro(spent: Spread) -> str:
    return f"{spent.median * 1e6:.1f} ±{half(spent) * 1e6:.1f}"


def ratio(spent: Spread, yardstick: Spread) -> str:
    return f"{spent.median / yardstick.median:.2f} ±{half(spent) / yardstick.median:.2f}"


if __name__ == "__main__":
    main()
