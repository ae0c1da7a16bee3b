"""Wool Rules' legal moves, made one at a time from known cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Literal

from referee.cards import known
from referee.ruling import ToAct
from referee.wool_rules.bidding import lacks_chip
from referee.wool_rules.components import ATTEMPTS, BIDS, BLACK_BELOW, DICE, Card, Cards
from referee.wool_rules.receiving import bone_holder, may_take_fewer, most_taken
from referee.wool_rules.results import bonus, fails, is_forced, natural, takes
from referee.wool_rules.returning import RETURNED
from referee.wool_rules.state import (
    Fail,
    Move,
    PlaceBid,
    Rest,
    Return,
    Roll,
    State,
    Take,
)


def moves(state: State, player: int | None) -> Iterator[Move]:
    """Each legal move once, in the order of seats, types, help, and cards."""
    for seat in _seats_to_act(state):
        if player in (None, seat):
            yield from _MOVES_OF[state.phase](state, seat)


def hides_moves(state: State, player: int | None) -> bool:
    """Whether the cards that may be taken or returned hold unknown ones."""
    seats = [seat for seat in _seats_to_act(state) if player in (None, seat)]
    if state.phase == "return":
        return any(None in state.players[seat].flock for seat in seats)
    return bool(seats) and state.phase in ("decide", "rest") and None in state.middle


def to_act(state: State) -> tuple[ToAct, ...]:
    """Who may do what next: the types of which a move would be legal."""
    return tuple([ToAct(seat, tuple(_types(state))) for seat in _seats_to_act(state)])


def _types(state: State) -> Iterator[str]:
    if state.phase != "decide":
        yield state.phase
        return
    if state.attempt < ATTEMPTS and not is_forced(state):
        yield "roll"
    if any(takes(state)):
        yield "take"
    if state.attempt == ATTEMPTS and not is_forced(state):
        yield "fail"


def _seats_to_act(state: State) -> list[int]:
    return [seat for seat in range(len(state.players)) if state.is_to_act(seat)]


def _bids(state: State, seat: int) -> Iterator[Move]:
    for bid in BIDS:
        if not lacks_chip(bid, state.players[seat]):
            yield PlaceBid(seat, bid)


def _first_roll(_: State, seat: int) -> Iterator[Move]:
    yield Roll(seat)


def _decisions(state: State, seat: int) -> Iterator[Move]:
    types = tuple(_types(state))
    if "roll" in types:
        for die in DICE:
            if die not in state.kept:
                yield Roll(seat, die)
    for uses, chips in takes(state):
        most = most_taken(state)
        least = 1 if may_take_fewer(state, bonus=uses, chips=chips) else most
        for size in range(least, most + 1):
            for cards, bone in _received(state, seat, _choices(state, size)):
                yield Take(seat, bonus=uses, chips=chips, cards=cards, take_bone=bone)
    if "fail" in types:
        yield from _fails(state, seat)


def _fails(state: State, seat: int) -> Iterator[Move]:
    black = [card for card in _sorted(state) if state.options.known_deck.is_a("black", card)]
    for uses, chips in fails(state):
        result = natural(state) + chips + (bonus(state, seat) if uses else 0)
        if result >= BLACK_BELOW:
            yield Fail(seat, bonus=uses, chips=chips, cards=())
        elif None not in state.middle:
            for cards, bone in _received(state, seat, [tuple(black)]):
                yield Fail(seat, bonus=uses, chips=chips, cards=cards, take_bone=bone)


def _rests(state: State, seat: int) -> Iterator[Move]:
    if None not in state.middle:
        for cards, bone in _received(state, seat, [tuple(_sorted(state))]):
            yield Rest(seat, cards=cards, take_bone=bone)


def _returns(state: State, seat: int) -> Iterator[Move]:
    deck, flock = state.options.known_deck, state.players[seat].flock
    white = sorted(sheep for sheep in known(flock) if deck.is_a("white", sheep))
    if len(white) >= RETURNED or None not in flock:
        for cards in combinations(white, min(RETURNED, len(white))):
            yield Return(seat, cards)


_MOVES_OF = {
    "bid": _bids,
    "roll": _first_roll,
    "decide": _decisions,
    "rest": _rests,
    "return": _returns,
}


def _sorted(state: State) -> Sequence[Card]:
    """What is known of the middle: dogs, bone, sheep ascending."""
    others = sorted((card for card in state.middle if isinstance(card, str)), reverse=True)
    return (*others, *sorted(card for card in state.middle if isinstance(card, int)))


def _choices(state: State, size: int) -> Iterable[Cards]:
    """Every choice of known cards once: one dog is like another."""
    return dict.fromkeys(combinations(_sorted(state), size))


def _received(
    state: State, seat: int, choices: Iterable[Cards]
) -> Iterator[tuple[Cards, Literal[True] | None]]:
    """Each choice once for each sheep that can come to lie on top, and with the bone taken."""
    has_holder = bone_holder(state, seat) is not None
    for cards in choices:
        symbol = any(map(state.options.known_deck.has_bone_symbol, cards))
        for laid in _laid(cards):
            yield laid, None
            if symbol and has_holder:
                yield laid, True


def _laid(cards: Cards) -> Iterator[Cards]:
    sheep = [card for card in cards if isinstance(card, int)]
    others = cards[: len(cards) - len(sheep)]
    for top in sheep:
        yield (*others, *(one for one in sheep if one != top), top)
    if not sheep:
        yield cards
