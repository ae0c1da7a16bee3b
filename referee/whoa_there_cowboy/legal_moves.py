"""The legal moves of Whoa There Cowboy, and who may act."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import in_order, known
from referee.declarations import ROUND_OVER
from referee.ruling import ToAct, Violation
from referee.whoa_there_cowboy.challenge import check_yeehaw
from referee.whoa_there_cowboy.claims import legal_claims
from referee.whoa_there_cowboy.components import Pile
from referee.whoa_there_cowboy.state import (
    Challenge,
    Claim,
    Deal,
    Give,
    Move,
    NoChallenge,
    Play,
    State,
    Yeehaw,
)


def moves(state: State, player: int | None) -> Iterator[Move]:
    """The legal moves in the order of their types; a claim with true cards, and as a bluff.

    Other cards, as many of them, are just as legal.
    """
    for move in _all_moves(state):
        if player is None or getattr(move, "player", None) == player:
            yield move


def hides_moves(state: State, player: int | None) -> bool:
    """Never: what may be announced hangs on no hidden card, and any card may be laid or given."""
    return False


def to_act(state: State) -> tuple[ToAct, ...]:
    """Who may do what next; a boast is never told of, since that would give the player away."""
    if state.phase == "gift":
        return (ToAct(state.turn, ("give",)),)
    if state.phase == ROUND_OVER:
        return (ToAct(None, ("deal",)),)
    if state.phase != "play":
        return ()
    if state.open is None:
        return (ToAct(state.turn, ("play",)),)
    accusers = [
        ToAct(seat, ("play", "challenge") if seat == state.turn else ("challenge",))
        for seat in _accusers(state)
    ]
    return (*accusers, ToAct(None, ("no-challenge",)))


def _accusers(state: State) -> list[int]:
    """Who may challenge the open play."""
    seats = range(len(state.players))
    return [seat for seat in seats if state.open and seat != state.open.player]


def _all_moves(state: State) -> Iterator[Move]:
    if state.phase == ROUND_OVER:
        yield Deal()
    elif state.phase == "gift":
        yield from _gifts(state)
    elif state.phase == "play":
        yield from _plays(state)
        yield from map(Challenge, _accusers(state))
        if state.open:
            yield NoChallenge()
        yield from _boasts(state)


def _plays(state: State) -> Iterator[Move]:
    if state.turn is None:
        return
    hand = state.players[state.turn].hand
    held = tuple(sorted(known(hand)))
    others: dict[int, Pile] = {}
    for claim in legal_claims(state, len(hand)):
        if claim.number not in others:
            others[claim.number] = tuple([card for card in held if card != claim.number])
        chosen = _choices(held, others[claim.number], claim)
        for cards in chosen or (None,):
            yield Play(state.turn, claim, cards)


def _choices(held: Pile, others: Pile, claim: Claim) -> list[Pile]:
    """The cards to lay for a claim: true ones, then the lowest others, eked out with true ones."""
    number, quantity = claim.number, claim.quantity
    chosen: list[Pile] = [(number,) * quantity] if len(held) - len(others) >= quantity else []
    if others and len(held) >= quantity:
        eked_out = quantity - len(others)
        chosen.append(
            in_order((*others, *(number,) * eked_out)) if eked_out > 0 else others[:quantity]
        )
    return chosen


def _gifts(state: State) -> Iterator[Move]:
    assert state.gift
    giver = state.gift.giver
    hand = state.players[giver].hand
    yield from (Give(giver, card) for card in sorted(set(known(hand))))
    if None in hand:
        yield Give(giver)


def _boasts(state: State) -> Iterator[Move]:
    if state.let_through:
        boast = Yeehaw(state.let_through.player)
        if not any(isinstance(one, Violation) for one in check_yeehaw(state, boast, None)):
            yield boast
