"""How a table of Wool Rules is set up."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Unseen
from referee.chance import Chance
from referee.common_rules import COPIES, OUTCOME_MISSING, no_copy_left, wrong_length
from referee.ruling import Citation, Missing, Path, Violation
from referee.wool_rules import rules
from referee.wool_rules.components import (
    CHIPS,
    DECK_SIZE,
    FIRST_CHIPS,
    TABLE_NUMBERS,
    Card,
    Pile,
)
from referee.wool_rules.rounds import lay_out, layout_size
from referee.wool_rules.state import Player, Setup, State

MIDDLE: Path = ("setup", "middle")


def check_setup(setup: Setup, _: Chance | None) -> Iterator[Citation]:
    """Why no table can be set up like this."""
    for index, sheep in setup.options.known_deck.repeated():
        path = ("setup", "options", "deck", index, "sheep")
        yield Violation(COPIES, "too-many", path, {"cards": (sheep,)})
    yield from _check_table_numbers(setup)
    if setup.middle is not None:
        size = layout_size(len(setup.players), DECK_SIZE)
        if len(setup.middle) != size:
            yield wrong_length(size, len(setup.middle), MIDDLE)
        unseen: Unseen[Card] = Unseen(setup.options.known_deck.copies, tuple)
        for index, card in enumerate(setup.middle):
            if not unseen.name(card):
                yield no_copy_left(card, (*MIDDLE, index))


def _check_table_numbers(setup: Setup) -> Iterator[Citation]:
    options = setup.options
    numbers = [player.table_number for player in setup.players]
    stated = any(number is not None for number in numbers)
    for seat, number in enumerate(numbers):
        path = ("setup", "players", seat, "table_number")
        if number is None:
            if stated or options.deck != "house":
                yield Missing(OUTCOME_MISSING, "not-stated", path)
        elif number in numbers[:seat]:
            yield Violation(rules.SHEEP_NUMBER, "another-table", path, {"number": number})
        elif number in options.known_deck.face:
            yield Violation(rules.SHEEP_NUMBER, "a-sheep", path, {"number": number})


def set_up(setup: Setup, chance: Chance | None) -> State:
    """The first table: two chips each, and the first layout."""
    seats = len(setup.players)
    numbers = _table_numbers(setup, chance)
    state = State(
        game="wool-rules",
        phase="bid",
        round=1,
        supply=_supply(setup, chance),
        middle=(),
        order=(),
        kept=(),
        attempt=0,
        chips_left=CHIPS - FIRST_CHIPS * seats,
        players=tuple(
            Player(number, (), 0, False, FIRST_CHIPS, name=player.name)
            for number, player in zip(numbers, setup.players, strict=False)
        ),
        options=setup.options,
    )
    return lay_out(state, setup.middle)[0]


def _table_numbers(setup: Setup, chance: Chance | None) -> list[int]:
    stated = [one.table_number for one in setup.players if one.table_number is not None]
    if stated:
        return stated
    return chance.stream("tables").shuffled(TABLE_NUMBERS) if chance else list(TABLE_NUMBERS)


def _supply(setup: Setup, chance: Chance | None) -> Pile:
    cards = setup.options.known_deck.cards()
    knowable = setup.options.known_deck.complete and setup.middle is None
    if chance and knowable:
        return tuple(chance.stream("supply").shuffled(cards))
    return (None,) * DECK_SIZE
