"""YoYo's legal moves, made one at a time from known cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from referee.cards import known
from referee.declarations import ROUND_OVER
from referee.ruling import ToAct, Violation
from referee.yoyo import play
from referee.yoyo.components import ACTION, RANK
from referee.yoyo.play import MOVE_TYPES
from referee.yoyo.series import fits, has_choice, series_of, top_for
from referee.yoyo.state import (
    Deal,
    Draw,
    DrawFrom,
    Keep,
    Move,
    Play,
    SlideCard,
    State,
    Target,
)


def moves(state: State, player: int | None) -> Iterator[Move]:
    """Each legal move once: draws and keeping first, then plays, short ones first."""
    if state.phase == ROUND_OVER:
        if player is None:
            yield Deal()
        return
    for seat in _seats_to_act(state):
        if player in (None, seat):
            yield from _moves_of(state, seat)


def hides_moves(state: State, player: int | None) -> bool:
    """Whether a hand that may play or slide holds unknown cards."""
    return any(
        player in (None, seat) and None in state.players[seat].hand for seat in _seats_to_act(state)
    )


def to_act(state: State) -> tuple[ToAct, ...]:
    """Who may do what next: all types of move of the phase, whether or not a card fits."""
    types = tuple([name for name, move in MOVE_TYPES.items() if state.phase in move.phases])
    if state.phase == ROUND_OVER:
        return (ToAct(None, types),)
    return tuple([ToAct(seat, types) for seat in _seats_to_act(state)])


def _seats_to_act(state: State) -> tuple[int, ...]:
    if state.phase == "slide":
        chosen = {slide.player for slide in state.slides}
        return tuple([seat for seat in range(len(state.players)) if seat not in chosen])
    return () if state.turn is None else (state.turn,)


def _moves_of(state: State, seat: int) -> Iterator[Move]:
    hand = sorted(set(known(state.players[seat].hand)), key=RANK.__getitem__)
    if state.phase == "slide":
        yield from (SlideCard(seat, card) for card in hand)
    elif state.phase == "answer-draw":
        yield from _draws_from(state, seat)
        yield from _singles(state, seat, [card for card in hand if ACTION[card] == "draw"])
    elif state.phase == "drawn":
        yield Keep(seat)
        yield from _singles(state, seat, [card for card in hand if card == state.drawn])
        yield from _series(state, seat, hand)
    else:
        draw = Draw(seat)
        if not any(isinstance(one, Violation) for one in play.check_draw(state, draw, None)):
            yield draw
        yield from _singles(state, seat, hand)
        yield from _series(state, seat, hand)


def _draws_from(state: State, seat: int) -> Iterator[Move]:
    others = [other for other in range(len(state.players)) if other != seat]
    for targets in permutations(others, min(2, len(others))):
        yield DrawFrom(seat, tuple(map(Target, targets)))


def _singles(state: State, seat: int, cards: list[str]) -> Iterator[Move]:
    top = top_for(state, seat)
    for card in cards:
        if has_choice(card, top):
            yield Play(seat, (card,), "up")
            yield Play(seat, (card,), "down")
        elif fits(card, top):
            yield Play(seat, (card,))


def _series(state: State, seat: int, hand: list[str]) -> Iterator[Move]:
    freely = state.options.yellow_opens_series
    first = (state.drawn,) if state.phase == "drawn" else None
    for cards in series_of(tuple(hand), top_for(state, seat), freely=freely, first=first):
        yield Play(seat, cards)
