"""What the duel does otherwise: whole melds with the board, singles, refills."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

from msgspec.structs import replace

from referee.cards import Absent, Unseen, in_order, known, take, without
from referee.common_rules import (
    check_held,
    check_turn,
    check_turned_up,
    lacking,
    no_copy_left,
    places,
    wrong_length,
)
from referee.declarations import Transition
from referee.ruling import Citation, Doubt, Event, Path, Violation
from referee.woo import events, rules
from referee.woo.components import BOARD_SIZE, Cards, Hand
from referee.woo.ending import win_round
from referee.woo.melds import MELDS, beats
from referee.woo.state import Lay, Meld, State

F = TypeVar("F", bound=Citation)

CARDS: Path = ("move", "cards")
REFILL: Path = ("move", "refill")
TAKE: Path = ("move", "take")


def is_single(move: Lay) -> bool:
    """One hand card without board cards is a single, all else is a meld."""
    return len(move.cards) == 1 and not move.from_board


def check_lay(state: State, move: Lay, over: Meld | None) -> Iterator[Citation]:
    """Whether a meld or single may be laid: as a lead, or over another one."""
    yield from check_turn(state.turn, move.player)
    unseen = state.unseen()
    hand, absent = take(state.players[move.player].hand, move.cards, unseen)
    yield from check_held(move.player, absent, places(CARDS, move.cards))

    laid, single = tuple(sorted(move.cards + move.from_board)), is_single(move)
    place = ("move",) if move.from_board else CARDS
    _, missing = take(state.board, move.from_board, unseen)
    on_board = places(("move", "board"), move.from_board)
    if not move.cards:
        yield Violation(rules.PARTIAL_SIZE, "none-from-hand", CARDS)
    yield from _not_on_board(missing, on_board)
    no_meld = bool(move.cards) and not single and laid not in MELDS
    if no_meld:
        yield Violation(rules.DUEL_MELD, "no-meld", place, {"cards": laid})
    if not single and not move.from_board and needs_board_card(state, leads=over is None):
        missed = ("move",) if move.board is None else ("move", "board")
        yield Violation(rules.DUEL_BOARD_CARD, "none-taken", missed)
    if single and over is None:
        held = () if absent else move.cards
        yield from _check_stuck(state, move, (*hand, *held))
    if over and move.cards and not no_meld:
        yield from check_answer(laid, over, Violation, place)
    yield from _no_copy_left(missing, on_board)
    if not absent and not missing and move.cards and not no_meld:
        yield from _check_refill(state, move, unseen)


def apply_lay(state: State, move: Lay) -> Transition[State]:
    player = move.player
    refill = _refill(state, move)
    cards = tuple(sorted(move.cards + move.from_board))
    meld = Meld(player, "single" if is_single(move) else MELDS[cards], cards)
    if meld.type == "single":
        happened: list[Event] = [events.SingleLaid(player, cards[0])]
    else:
        happened = [events.MeldLaid(player, meld.type, cards)]
    if refill:
        happened.append(events.BoardRefilled(refill))
    after = replace(
        state,
        phase="respond",
        turn=state.left_of(player),
        players=state.players_with(player, without(state.players[player].hand, move.cards)),
        table=(*state.table, meld),
        board=in_order((*without(state.board, move.from_board), *refill)),
        draw=state.draw[len(refill) :],
    )
    if after.players[player].hand:
        return after, tuple(happened)
    after, won = win_round(after, lead=state.left_of(player))
    return after, (*happened, *won)


def needs_board_card(state: State, leads: bool) -> bool:
    """Whether a meld must have a card of the board."""
    return bool(state.board) and (leads or state.options.duel_responder_needs_board)


def check_answer(laid: Cards, over: Meld, cite: type[F], path: Path) -> Iterator[F]:
    """Whether a meld or single may follow what lies on the table, cited as ``cite``."""
    facts = {"cards": laid, "over": over.cards}
    if over.type == "single":
        if len(laid) == 1:
            if laid <= over.cards:
                yield cite(rules.DUEL_ANSWER_TO_SINGLE, "not-higher", path, facts)
        elif MELDS[laid] != "love-bomb":
            yield cite(rules.DUEL_ANSWER_TO_SINGLE, "no-love-bomb", path, facts)
    elif len(laid) == 1:
        yield cite(rules.RESPOND_BEATS, "single", path, facts)
    elif not beats(laid, over.cards):
        yield cite(rules.RESPOND_BEATS, "meld", path, facts)


def check_taken(state: State, card: int) -> Iterator[Citation]:
    """Whether a conceder may take this card from the board."""
    _, missing = take(state.board, (card,), state.unseen())
    yield from _not_on_board(missing, (TAKE,))
    yield from _no_copy_left(missing, (TAKE,))


def meld_with(hand: Iterable[int | None], board: Hand) -> Cards | None:
    """The least meld that known cards of a hand make with the board, or ``None``.

    If the board is empty, among themselves. Where there is any, there is one of two cards.
    """
    cards = sorted(known(hand))
    pairs = (
        ((card, other) for card in set(cards) for other in set(known(board)))
        if board
        else pairwise(cards)
    )
    return min((meld for pair in pairs if (meld := tuple(sorted(pair))) in MELDS), default=None)


def _check_stuck(state: State, move: Lay, hand: Hand) -> Iterator[Citation]:
    rule, player = rules.DUEL_SINGLE_ONLY_IF_STUCK, move.player
    meld = meld_with(hand, state.board)
    if meld:
        yield Violation(rule, "can-meld", CARDS, {"player": player, "cards": meld}, player)
    elif None in hand or None in state.board:
        yield Doubt(rule, "hidden-cards", CARDS, {"player": player}, player)


def _not_on_board(missing: Iterable[Absent[int]], paths: Sequence[Path]) -> Iterator[Citation]:
    for one in missing:
        if not one.no_copy_left:
            yield lacking(rules.DUEL_TAKE, "not-on-board", one, paths[one.index])


def _no_copy_left(missing: Iterable[Absent[int]], paths: Sequence[Path]) -> Iterator[Citation]:
    for one in missing:
        if one.no_copy_left:
            yield no_copy_left(one.card, paths[one.index])


def _refill_size(state: State, move: Lay) -> int:
    """How many cards are turned up.

    None for a single, on a board that was empty before, or after the last hand card.
    """
    goes_out = len(move.cards) == len(state.players[move.player].hand)
    if is_single(move) or not state.board or goes_out:
        return 0
    return min(BOARD_SIZE - len(state.board) + len(move.from_board), len(state.draw))


def _check_refill(state: State, move: Lay, unseen: Unseen[int]) -> Iterator[Citation]:
    if move.refill is None:
        return
    size = _refill_size(state, move)
    if len(move.refill) != size:
        yield wrong_length(size, len(move.refill), REFILL)
        return
    for index, (card, lies) in enumerate(zip(move.refill, state.draw, strict=False)):
        yield from check_turned_up(card, lies, unseen, (*REFILL, index))


def _refill(state: State, move: Lay) -> Hand:
    """The cards turned up, in order: as known in the pile, else as reported."""
    top = state.draw[: _refill_size(state, move)]
    if move.refill is None:
        return top
    return tuple(
        told if lies is None else lies for told, lies in zip(move.refill, top, strict=True)
    )
