"""Values are those of the standard library's frozen dataclasses, but quicker made."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import referee
from referee.ruling import Finding
from referee.table import SEATS
from referee.values import dataclass, fields_of, replace
from referee.wool_rules.components import Deck
from tests.match import Match


def values_in(value: Any) -> Iterator[Any]:
    """A value, and all that are in it."""
    if isinstance(value, tuple):
        for item in value:
            yield from values_in(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, Deck):  # made in its own way
        yield value
        for field in dataclasses.fields(value):
            yield from values_in(getattr(value, field.name))


def test_values_of_every_game(all_matches: list[Match]) -> None:
    """Of its tables, moves and rulings."""
    for match in all_matches:
        wire, turn = match.table.wire, match.turns[0]
        state = match.table.read(turn.whole)
        move = wire.codec.read_move(turn.stated)
        for value in values_in((state, move, referee.rule_on(wire.game, state, move))):
            fields = {one.name: getattr(value, one.name) for one in dataclasses.fields(value)}
            assert list(fields_of(value).items()) == list(fields.items())
            for other in (copy.copy(value), dataclasses.replace(value), replace(value)):
                assert type(other) is type(value)
                assert fields_of(other) == fields


@dataclass(frozen=True, slots=True)
class Base:
    first: int
    second: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Derived(Base):
    third: str
    fourth: list[int] = dataclasses.field(default_factory=list)


def test_making() -> None:
    assert Base(1) == Base(first=1, second=())
    derived = Derived(1, third="a")
    assert (derived.first, derived.second, derived.third, derived.fourth) == (1, (), "a", [])
    assert derived.fourth is not Derived(1, third="a").fourth
    assert repr(derived) == "Derived(first=1, second=(), third='a', fourth=[])"
    for wrong in ((), (1, (), "a")):
        with pytest.raises(TypeError):
            Derived(*wrong)


def test_replacing() -> None:
    derived = Derived(1, third="a")
    assert replace(derived, first=2, third="b") == Derived(2, third="b")
    assert derived == Derived(1, third="a")
    with pytest.raises(AttributeError):
        replace(derived, fifth=5)


def test_a_class_without_fields_of_its_own() -> None:
    finding = Finding(SEATS, "players", ("state",))
    assert type(finding) is Finding
    assert type(replace(finding, reason=None)) is Finding


def test_frozen() -> None:
    for value in (Base(1), Derived(1, third="a"), replace(Base(1), first=2)):
        with pytest.raises(dataclasses.FrozenInstanceError):
            value.first = 3
        with pytest.raises(dataclasses.FrozenInstanceError):
            del value.first
        assert not hasattr(value, "__dict__")


def test_pickled() -> None:
    value = Base(1, (2, 3))
    assert pickle.loads(pickle.dumps(value)) == value
    assert hash(value) == hash(Base(1, (2, 3)))
