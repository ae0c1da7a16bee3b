"""Which tables of Wool Rules cannot exist."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from referee import common_rules
from referee.ruling import Finding, Path
from referee.wool_rules import rules
from referee.wool_rules.audit_phase import audit_phase
from referee.wool_rules.bidding import height, lacks_chip
from referee.wool_rules.components import CHIPS, DECK_SIZE, HIDDEN, SEATS, SHEEP, Bid
from referee.wool_rules.returning import suffices
from referee.wool_rules.rounds import layout_size
from referee.wool_rules.state import ENDED, TURNS, State


def audit(state: State) -> Iterator[Finding]:
    """Every contradiction that a state holds; nothing is said of how it was reached."""
    seats = len(state.players)
    yield from common_rules.audit_seats(seats, SEATS)
    yield from _audit_cards(state)
    if seats not in SEATS:
        return  # neither rounds nor turns mean anything
    yield from common_rules.once_each(audit_phase(state))
    yield from _audit_bids(state)
    yield from _audit_returned(state)
    yield from _audit_chips(state)
    yield from _audit_layout(state)
    yield from common_rules.once_each(_audit_order(state))
    yield from _audit_sheep_numbers(state)
    yield from _audit_tops(state)


def _audit_cards(state: State) -> Iterator[Finding]:
    cards = tuple(state.cards())
    too_many = tuple(common_rules.audit_copies(cards, state.options.known_deck.copies, rank=str))
    yield from too_many
    if not too_many and state.sheep() > SHEEP:
        facts = {"count": state.sheep(), "most": SHEEP}
        yield Finding(common_rules.COPIES, "too-many-sheep", ("state",), facts)
    if len(cards) != DECK_SIZE:
        yield common_rules.wrong_total(len(cards), DECK_SIZE)


def _audit_bids(state: State) -> Iterator[Finding]:
    """Who has placed 26+ can pay for it."""
    for seat, player in enumerate(state.players):
        if state.phase == "bid" and lacks_chip(player.bid, player):
            path = ("state", "players", seat, "bid")
            yield Finding(rules.BID_PLUS, "no-chip", path, {"player": seat}, private_to=seat)


def _audit_returned(state: State) -> Iterator[Finding]:
    """What lies in the box could be put there."""
    deck = state.options.known_deck
    if state.phase not in ENDED:
        return
    may_return = [
        (seat, player.returned, player.flock)
        for seat, player in enumerate(state.players)
        if player.returned is not None and player.dogs == 0
    ]
    for seat, returned, _ in may_return:
        for index, card in enumerate(returned):
            if not deck.is_a("white", card):
                path = ("state", "players", seat, "returned", index)
                yield Finding(rules.RETURN_ELIGIBLE, "not-white", path, {"card": card})
    for seat, returned, flock in may_return:
        if suffices(deck, len(returned), flock) is False:
            facts = {"player": seat, "given": len(returned)}
            place = ("state", "players", seat, "returned")
            yield Finding(rules.RETURN_TWO, "count", place, facts)


def _audit_chips(state: State) -> Iterator[Finding]:
    chips = state.chips_left + sum(player.chips for player in state.players)
    if chips != CHIPS:
        facts = {"count": chips, "needed": CHIPS}
        yield Finding(rules.CHIPS_TOTAL, "total", ("state",), facts)


def _audit_layout(state: State) -> Iterator[Finding]:
    """Supply, round and middle have what the rounds so far have laid out."""
    seats = len(state.players)
    last = -(-DECK_SIZE // (seats + 1))
    supply = max(0, DECK_SIZE - (seats + 1) * state.round)
    if len(state.supply) != supply:
        facts: dict[str, Any] = {"count": len(state.supply), "needed": supply}
        yield Finding(rules.LAYOUT, "supply", ("state", "supply"), facts)
    ended = state.phase in ENDED
    if state.round > last or (ended and state.round < last):
        facts = {"round": state.round, "last": last}
        yield Finding(rules.LAYOUT, "round", ("state", "round"), facts)
    yield from _audit_middle(state, ended=ended, possible=state.round <= last)


def _audit_middle(state: State, *, ended: bool, possible: bool) -> Iterator[Finding]:
    path, count, seats = ("state", "middle"), len(state.middle), len(state.players)
    left = DECK_SIZE - (seats + 1) * (state.round - 1)
    whole = layout_size(seats, left) if possible else seats + 1
    begins = state.phase in ("roll", "decide") and state.turn in state.order[:1]
    if ended:
        if count:
            facts: dict[str, Any] = {"count": count, "phase": state.phase}
            yield Finding(rules.LAYOUT, "none", path, facts)
    elif possible and (state.phase == "bid" or begins):
        if count != whole:
            yield Finding(rules.LAYOUT, "whole", path, {"count": count, "needed": whole})
    elif count == 0 or (possible and count > whole):
        yield Finding(rules.LAYOUT, "some", path, {"count": count, "most": whole})


def _audit_order(state: State) -> Iterator[Finding]:
    """Each seat once, by the bids, and by sheep numbers where these still stand."""
    if state.phase not in TURNS:
        return
    path: Path = ("state", "order")
    if sorted(state.order) != list(range(len(state.players))):
        yield Finding(rules.ORDER, "each-once", path, {"order": state.order})
    waiting = _waiting(state)
    for (before, higher), (seat, lower) in pairwise(_known_bids(state)):
        facts = {"player": seat, "before": before}
        if height(higher) < height(lower):
            yield Finding(rules.ORDER, "bids", path, facts)
        elif higher == lower and before in waiting and seat in waiting:
            first, second = (state.players[one].sheep_number for one in (before, seat))
            if first is not None and second is not None and first > second:
                yield Finding(rules.ORDER, "ties", path, facts)


def _known_bids(state: State) -> Iterator[tuple[int, Bid]]:
    """The bids that lie open, in order; others are findings of their own."""
    for seat in state.order:
        bid = state.players[seat].bid if seat < len(state.players) else None
        if bid is not None and bid != HIDDEN:
            yield seat, bid


def _waiting(state: State) -> tuple[int, ...]:
    """The seats whose turn is not over."""
    if state.turn not in state.order or (state.duel and state.phase == "rest"):
        return ()
    return state.order[state.order.index(state.turn) :]


def _audit_sheep_numbers(state: State) -> Iterator[Finding]:
    numbers = [player.table_number for player in state.players]
    for seat, number in enumerate(numbers):
        path = ("state", "players", seat, "table_number")
        if number in numbers[:seat]:
            yield Finding(rules.SHEEP_NUMBER, "another-table", path, {"number": number})
        elif number in state.options.known_deck.face:
            yield Finding(rules.SHEEP_NUMBER, "a-sheep", path, {"number": number})


def _audit_tops(state: State) -> Iterator[Finding]:
    for seat, player in enumerate(state.players):
        if state.phase not in ENDED and player.flock[:1] == (None,):
            path = ("state", "players", seat, "flock", 0)
            yield Finding(rules.TOP_CARD, "not-named", path, {"player": seat})
