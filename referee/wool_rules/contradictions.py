"""Which sheep a request of Wool Rules names although the deck of its table does not list them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from referee.faults import Fault, Path
from referee.wool_rules.components import Card
from referee.wool_rules.state import Move, Receive, Return, Setup, State

Place = tuple[Path, Iterable[Card | None]]
"""Cards that a request names, and where it does."""


def contradictions(
    table: State | Setup, moves: Mapping[Path, Move]
) -> Iterator[tuple[Path, Fault]]:
    """Sheep that are listed twice in the deck of a state, or that the deck does not list.

    What a setup itself names is left to its check.
    """
    deck = table.options.known_deck
    if isinstance(table, State):
        for index, sheep in deck.repeated():
            place = ("state", "options", "deck", index, "sheep")
            yield place, Fault("mismatch", f"Sheep {sheep} is listed already.")
    listed = {*deck.copies, None}
    for path, cards in _named(table, moves):
        if not listed.issuperset(cards):
            for index, card in enumerate(cards):
                if card not in listed:
                    detail = "The deck does not list this sheep: enter its face first."
                    yield (*path, index), Fault("mismatch", detail, sorted(deck.face))


def _named(table: State | Setup, moves: Mapping[Path, Move]) -> Iterator[Place]:
    if isinstance(table, State):
        yield ("state", "supply"), table.supply
        yield ("state", "middle"), table.middle
        for seat, player in enumerate(table.players):
            yield ("state", "players", seat, "flock"), player.flock
            yield ("state", "players", seat, "returned"), player.returned or ()
    for path, move in moves.items():
        match move:
            case Receive():
                yield (*path, "cards"), move.cards
                yield (*path, "middle"), move.middle or ()
            case Return():
                yield (*path, "cards"), move.cards
