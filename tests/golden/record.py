"""How a golden match is recorded: its setup, and every move with the whole answer to it.

A move that does not stand is in it as well: the match goes on as if it had not been tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.laws.asking import answer
from tests.laws.habits.habit import Json
from tests.laws.moves import some_moves
from tests.match import TABLES, Match, play

MATCHES = {
    "woo-teams": ("woo-4-points_to_win=2-single_discard_goes_out=True-seed", 4),
    "woo-duel": ("woo-2-points_to_win=2-duel_responder_needs_board=True-seed", 53),
    "yoyo": ("yoyo-2-seed", 92),
    "whoopla-junior": (
        "whoopla-3-target=20-gentle_blocks_rescue=True-double_expires=True-seed",
        48,
    ),
    "whoopla-family": ("whoopla-5-mode=family-plus-target=20-double_expires=True-seed", 1),
    "wool-rules": ("wool-rules-3-fewer_with_help=True-seed", 145),
    "wool-rules-duel": ("wool-rules-2-duel_last_gets_chip=True-seed", 64),
    "whoa-there-cowboy": (
        "whoa-there-cowboy-2-rounds=2-caught_claim_stands=False-seed",
        25,
    ),
}
"""The name of each file, the table that was played at, and the number of the match."""

TRIED = 30
"""How many moves are tried at each table for one that breaks a rule in a new way."""


def file_of(name: str) -> Path:
    return Path(__file__).parent / f"{name}.json"


def asked_again(recorded: Json) -> Json:
    """A match with every answer as it is given now."""
    game, setup = recorded["game"], recorded["setup"]
    first = answer(game, "setup", **setup)
    steps, state, seed = [], first["state"], setup["seed"]
    for step in recorded["steps"]:
        move = step["move"]
        told = answer(game, "validate", state=state, move=move, seed=seed, readings=True)
        steps.append({"move": move, "answer": told})
        state = told["state"]
    return {"game": game, "setup": setup, "answer": first, "steps": steps}


def anew(name: str) -> Json:
    """A match that nobody has recorded yet."""
    table, number = MATCHES[name]
    match = play(next(one for one in TABLES if str(one) == table), number)
    steps = [{"move": move} for move in _with_mistakes(match)]
    return {"game": match.table.slug, "setup": match.setup, "steps": steps}


def _with_mistakes(match: Match) -> Iterator[Json]:
    """The moves, and before some of them one that breaks rules in a way not seen so far."""
    rng, seen = Random(match.number), set[tuple[str, str | None]]()
    for turn in match.turns:
        table = match.table
        judge = table.judge(turn.told, match.seed["seed"])
        for move in some_moves(table, turn.told, table.listed(turn.told), rng, TRIED):
            ruling = judge(move)
            broken = {(citation.rule.id, citation.reason) for citation in ruling.citations}
            if not ruling.stands and not broken <= seen:
                seen |= broken
                yield move
                break
        yield turn.sent


def text_of(match: Json) -> str:
    """The text of its file: JSON with a line for each step."""
    head = [f'"{name}": {_line(match[name])}' for name in ("game", "setup", "answer")]
    steps = ",\n".join(_line(step) for step in match["steps"])
    return "{\n" + ",\n".join(head) + ',\n"steps": [\n' + steps + "\n]\n}\n"


def difference(name: str, before: str, after: str) -> str:
    """What has changed, step by step: only the lines of the answers that differ."""
    told: list[str] = []
    for (where, old), (_, new) in zip(_parts(before), _parts(after), strict=True):
        if old != new:
            files = (f"tests/golden/{name}.json, {where}", "now")
            told += unified_diff(_lines(old), _lines(new), *files, n=2)
    return "".join(told)


def _parts(text: str) -> Iterator[tuple[str, Json]]:
    match = msgspec.json.decode(text)
    yield "setup", match["answer"]
    for index, step in enumerate(match["steps"]):
        yield f"step {index}", step["answer"]


def _lines(value: Json) -> list[str]:
    return msgspec.json.format(msgspec.json.encode(value)).decode().splitlines(keepends=True)


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()
