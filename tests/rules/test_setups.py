"""Setups that contradict themselves, as the library tells of them."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from schemas import WIRES

IN_GAMES = [wire for wire in WIRES.values() if {"first", "hands"} <= wire.setup.keys()]


@pytest.mark.parametrize("wire", IN_GAMES, ids=lambda wire: wire.game.slug)
def test_what_is_wrong_with_a_setup(wire: Any) -> None:
    """What is wrong with a setup is cited with its place in it."""
    seats = wire.game.seats[0]
    asked = {"players": [{}] * seats, "first": seats, "hands": [[]] * (seats + 1)}
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(wire.game, wire.read_setup(asked))
    first, *others = raised.value.citations
    assert (first.rule.id, first.path) == ("table.no-such-seat", ("setup", "first"))
    assert first.params == {"player": seats, "seats": seats}
    assert [citation.path[0] for citation in others if citation.path] == ["setup"] * len(others)
