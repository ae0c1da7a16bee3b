"""What the service refuses, or shortens, before the rules are asked: here the library is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import referee
from referee.reading import converted
from referee.wool_rules.state import Setup, TableSeat

from .wool_rules_build import deck
from .yoyo_build import table

IN_GAMES = [
    game for game in referee.games() if {"first", "hands"} <= {*game.setup.__struct_fields__}
]


@pytest.mark.parametrize("game", IN_GAMES, ids=lambda game: game.slug)
def test_what_is_wrong_with_a_setup(game: Any) -> None:
    """What is wrong with a setup is cited with its place in it."""
    seats = game.seats[0]
    asked = converted(game.setup, {"players": [{}] * seats})
    asked = replace(asked, first=seats, hands=((),) * (seats + 1))
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(game, asked)
    first, *others = raised.value.citations
    assert (first.rule.id, first.path) == ("table.no-such-seat", ("setup", "first"))
    assert first.params == {"player": seats, "seats": seats}
    assert [citation.path[0] for citation in others if citation.path] == ["setup"] * len(others)


def test_all_that_is_wrong_with_a_setup_of_wool_rules() -> None:
    """A sheep twice in the deck, tables of a sheep, of another seat and of none, a bad layout."""
    game = referee.game("wool-rules")
    players = [{"table_number": 2}, {"table_number": 52}, {"table_number": 52}, {}]
    asked = {"players": players, "options": {"deck": deck(2, 2)}, "middle": [2, 2, "dog"]}
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(game, converted(game.setup, asked))
    told = [(one.rule.id, one.reason, one.path, one.params) for one in raised.value.citations]
    table_number = [("setup", "players", seat, "table_number") for seat in range(4)]
    assert told == [
        ("table.copies", "too-many", ("setup", "options", "deck", 1, "sheep"), {"cards": (2,)}),
        ("wool.sheep-number", "a-sheep", table_number[0], {"number": 2}),
        ("wool.sheep-number", "another-table", table_number[2], {"number": 52}),
        ("table.outcome-missing", "not-stated", table_number[3], {}),
        ("table.outcome-impossible", "wrong-length", ("setup", "middle"),
         {"needed": 5, "given": 3}),
        ("table.outcome-impossible", "no-copy-left", ("setup", "middle", 1), {"card": 2}),
    ]  # fmt: skip


def test_a_setup_of_wool_rules_by_names_alone() -> None:
    """The tables of the house deck stand in their order then."""
    state = referee.set_up(
        referee.game("wool-rules"),
        Setup(players=(TableSeat("Ada"), TableSeat(), TableSeat("Ben"))),
    )
    seated = [(player.name, player.table_number) for player in state.players]
    assert seated == [("Ada", 52), (None, 53), ("Ben", 54)]


def test_all_that_is_wrong_with_a_setup_of_whoopla() -> None:
    """A seat that is not there begins, and two of four have no action cards."""
    game = referee.game("whoopla")
    told_actions = {"actions": ["+1", None, "peek"]}
    asked = {"players": [{}, told_actions, {}, told_actions], "first": 4}
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(game, converted(game.setup, asked))
    told = [(one.rule.id, one.reason, one.path, one.params) for one in raised.value.citations]
    assert told == [
        ("table.no-such-seat", "no-such-seat", ("setup", "first"), {"player": 4, "seats": 4}),
        *[
            ("table.outcome-missing", "not-stated", ("setup", "players", seat, "actions"), {})
            for seat in (0, 2)
        ],
    ]


@pytest.mark.parametrize(("seats", "name", "size"), [(2, "offer", 2), (4, "board", 4)])
def test_cards_of_the_other_variant(seats: int, name: str, size: int) -> None:
    """A duel of Woo has no offer, and four players have no board."""
    game = referee.game("woo")
    asked = {"players": [{}] * seats, name: [None] * size}
    with pytest.raises(referee.ImpossibleSetup) as raised:
        referee.set_up(game, converted(game.setup, asked))
    told = [(one.rule.id, one.reason, one.path) for one in raised.value.citations]
    assert told == [("table.outcome-impossible", "not-due", ("setup", name))]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_tables_of_yoyo_that_no_schema_knows(seats: int) -> None:
    """Two to six play; each of them has a total."""
    game = referee.game("yoyo")
    state = converted(game.state, table(6, hands=dict.fromkeys(range(6), "")))
    player = replace(state.players[0], hand=())
    findings = referee.look_at(game, replace(state, players=(player,) * seats)).citations
    assert [(one.rule.id, one.reason, one.path, one.params) for one in findings] == [
        ("table.seats", "players", ("state", "players"),
         {"players": seats, "allowed": (2, 3, 4, 5, 6)}),
        ("table.seats", "list", ("state", "totals"), {"players": seats, "count": 6}),
    ]  # fmt: skip
