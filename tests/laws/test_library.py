"""The library needs nothing but Python and msgspec: its modules import these and each other."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from tests.match import Match

ROOT = Path(referee.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))


def imported(module: Path) -> Iterator[str]:
    """The packages that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield str(node.module).partition(".")[0]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_standard_library_and_msgspec_only(module: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "referee"}
    assert [name for name in imported(module) if name not in allowed] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_clock_no_dice_no_network(module: Path) -> None:
    """Chance is input, and the same question has the same answer at any time."""
    kept_out = {"random", "secrets", "time", "datetime", "uuid", "os", "socket", "json"}
    assert kept_out & set(imported(module)) == set()


def test_all_modules_are_looked_at() -> None:
    assert {"court.py", "__init__.py"} <= {path.name for path in MODULES}
    assert any(path.parent.name == "woo" for path in MODULES)


def test_playing_on(all_matches: list[Match]) -> None:
    """A step says what a ruling does, and a move that stands is applied as it would be."""
    for match in all_matches:
        table = match.table
        for turn in match.some(1):
            state, seed = table.read(turn.told), match.seed.get("seed")
            move = table.read_move(turn.sent)
            ruling = referee.rule_on(table.game, state, move, seed)
            step = referee.step(table.game, state, move, seed)
            for name in step.__struct_fields__:
                assert getattr(step, name) == getattr(ruling, name)
            applied = referee.applied(table.game, state, move, seed)
            assert applied == (ruling.state, ruling.events)
