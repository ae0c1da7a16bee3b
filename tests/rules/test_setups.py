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
        referee.set_up(wire.game, wire.codec.read_setup(asked))
    first, *others = raised.value.citations
    assert (first.rule.id, first.path) == ("table.no-such-seat", ("setup", "first"))
    assert first.params == {"player": seats, "seats": seats}
    assert [citation.path[0] for citation in others if citation.path] == ["setup"] * len(others)


@pytest.mark.parametrize(("seats", "name", "size"), [(2, "offer", 2), (4, "board", 4)])
def test_cards_of_the_other_variant(seats: int, name: str, size: int) -> None:
    """A duel of Woo has no offer, and four players have no board."""
    wire = WIRES["woo"]
    asked = {"players": [{}] * seats, name: [None] * size}
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(wire.game, wire.codec.read_setup(asked))
    told = [(one.rule.id, one.reason, one.path) for one in raised.value.citations]
    assert told == [("table.outcome-impossible", "not-due", ("setup", name))]
