"""Woo's legal moves, made from known cards and the tables of melds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from referee.cards import known
from referee.declarations import ROUND_OVER
from referee.ruling import ToAct, Violation
from referee.woo import duel
from referee.woo.components import Cards, Hand
from referee.woo.melds import ANSWERS, COMPLETIONS, MELDS, beats
from referee.woo.play import MOVE_TYPES
from referee.woo.state import (
    Complete,
    Concede,
    Deal,
    Draft,
    Lead,
    Move,
    Pass,
    Respond,
    State,
    Take,
)


def moves(state: State, player: int | None) -> Iterator[Move]:
    """Each legal move once, in the order of the types, then of the number and values of cards."""
    if state.phase == ROUND_OVER:
        if player is None:
            yield Deal()
    elif state.turn is not None and player in (None, state.turn):
        yield from _MOVES_OF[state.phase](state, state.turn)


def hides_moves(state: State, player: int | None) -> bool:
    """Whether unknown cards may allow moves that are not listed."""
    if state.turn is None or player not in (None, state.turn):
        return False
    if state.phase == "draft":
        return None in state.offer
    return state.phase != "reclaim" and (
        None in state.players[state.turn].hand or None in state.board
    )


def to_act(state: State) -> tuple[ToAct, ...]:
    """Who may do what next: all types of move of the phase, whatever the cards."""
    types = tuple([name for name, move in MOVE_TYPES.items() if state.phase in move.phases])
    return (ToAct(state.turn, types),) if types else ()


def _drafts(state: State, seat: int) -> Iterator[Move]:
    for card in sorted(set(known(state.offer))):
        for to in sorted((seat, state.partner_of(seat))):
            yield Draft(seat, card, to)


def _leads(state: State, seat: int) -> Iterator[Move]:
    hand = state.players[seat].hand
    if not state.duel:
        for part in _parts(hand):
            yield Lead(seat, part)
        return
    singles = [Lead(seat, (card,)) for card in sorted(set(known(hand)))]
    if singles and not any(  # whether one may be led hangs on the whole hand
        isinstance(one, Violation) for one in duel.check_lay(state, singles[0], None)
    ):
        yield from singles
    for cards, board in _melds(state, seat, duel.needs_board_card(state, leads=True)):
        yield Lead(seat, cards, board or None)


def _completions(state: State, seat: int) -> Iterator[Move]:
    assert state.partial
    begun = state.partial.cards
    held = _copies(state.players[seat].hand)
    for added in sorted(COMPLETIONS[begun], key=_by_size):
        meld = tuple(sorted(begun + added))
        if held >= _copies(added) and (not state.table or beats(meld, state.table[-1].cards)):
            yield Complete(seat, added)
    yield Pass(seat)


def _takes(state: State, seat: int) -> Iterator[Move]:
    assert state.partial
    for card in sorted(set(state.partial.cards)):
        yield Take(seat, card)


def _responses(state: State, seat: int) -> Iterator[Move]:
    hand, over = state.players[seat].hand, state.table[-1]
    if not state.duel:
        for part in _parts(hand):
            if part in ANSWERS[over.cards]:
                yield Respond(seat, part)
        yield Concede(seat)
        return
    singles = (((card,), ()) for card in sorted(set(known(hand))))
    melds = _melds(state, seat, duel.needs_board_card(state, leads=False))
    for cards, board in (*singles, *melds):
        laid = tuple(sorted(cards + board))
        if not any(duel.check_answer(laid, over, Violation, ())):
            yield Respond(seat, cards, board or None)
    yield Concede(seat)
    for card in sorted(set(known(state.board))):
        yield Concede(seat, card)


_MOVES_OF = {
    "draft": _drafts,
    "lead": _leads,
    "complete": _completions,
    "reclaim": _takes,
    "respond": _responses,
}


def _by_size(cards: Cards) -> tuple[int, Cards]:
    return len(cards), cards


def _parts(hand: Hand) -> Iterator[Cards]:
    """The partials that known cards of a hand make."""
    held = _copies(hand)
    return (part for part, copies in _PARTIALS if held >= copies)


def _melds(state: State, seat: int, needs_board: bool) -> Iterator[tuple[Cards, Cards]]:
    """The melds that a seat can lay in the duel: cards of the hand, and of the board."""
    held, open_ = _copies(state.players[seat].hand), _copies(state.board)
    for cards, copies, rests in _SPLITS:
        if held >= copies:
            for board, on_board in rests:
                if (board or not needs_board) and open_ >= on_board:
                    yield cards, board


def _splits() -> Iterator[tuple[Cards, Cards]]:
    """Every meld as one or more cards of the hand and the rest from the board."""
    for meld in MELDS:
        for size in range(1, len(meld) + 1):
            for places in combinations(range(len(meld)), size):
                rest = tuple(card for place, card in enumerate(meld) if place not in places)
                yield tuple(meld[place] for place in places), rest


def _copies(cards: Iterable[int | None]) -> frozenset[tuple[int, int]]:
    """Each known card and which copy of it: what is held as a whole is a subset."""
    counted: dict[int, int] = {}
    copies = []
    for card in known(cards):
        counted[card] = counted.get(card, 0) + 1
        copies.append((card, counted[card]))
    return frozenset(copies)


_PARTIALS = [(part, _copies(part)) for part in sorted(COMPLETIONS, key=_by_size)]

_RESTS: dict[Cards, set[Cards]] = {}
for _cards, _rest in _splits():
    _RESTS.setdefault(_cards, set()).add(_rest)
_SPLITS = [
    (cards, _copies(cards), [(rest, _copies(rest)) for rest in sorted(rests, key=_by_size)])
    for cards, rests in sorted(_RESTS.items(), key=lambda item: _by_size(item[0]))
]
