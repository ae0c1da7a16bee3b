"""Values stay what they are: frozen structs, which can be copied and compared."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import astuple, replace

import referee
from referee.rulebook import Rule
from tests.match import Match


def values_in(value: Any) -> Iterator[Struct]:
    """A value, and all that are in it, but for rules: of each there is one."""
    if isinstance(value, tuple):
        for item in value:
            yield from values_in(item)
    elif isinstance(value, Struct) and not isinstance(value, Rule):
        yield value
        yield from values_in(astuple(value))


def test_values_of_every_game(all_matches: list[Match]) -> None:
    """Of its tables, moves and rulings."""
    for match in all_matches:
        game, turn = match.table.game, match.turns[0]
        state = match.table.read(turn.whole)
        move = match.table.read_move(turn.stated)
        for value in values_in((state, move, referee.rule_on(game, state, move))):
            for name in value.__struct_fields__:
                with pytest.raises(AttributeError):
                    setattr(value, name, None)
            for other in (copy.copy(value), replace(value)):
                assert type(other) is type(value)
                assert other == value
        assert pickle.loads(pickle.dumps((state, move))) == (state, move)
