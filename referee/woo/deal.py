"""How Woo is dealt: at the beginning, and for each next round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from referee.cards import Unseen, in_order, known
from referee.chance import Chance
from referee.common_rules import NO_SUCH_SEAT, no_copy_left, not_due, wrong_length
from referee.declarations import Transition
from referee.ruling import Citation, Path, Violation
from referee.woo import events
from referee.woo.components import (
    BOARD_SIZE,
    DECK,
    DECK_SIZE,
    DUEL,
    HAND_SIZE,
    OFFER_SIZE,
    TEAMS,
    Hand,
)
from referee.woo.state import Deal, Player, Setup, State


def check_setup(setup: Setup, _: Chance | None) -> Iterator[Citation]:
    """Why no table can be set up like this."""
    seats = len(setup.players)
    if setup.first >= seats:
        facts = {"player": setup.first, "seats": seats}
        yield Violation(NO_SUCH_SEAT, "no-such-seat", ("setup", "first"), facts)
    yield from _check_dealt(setup, seats, ("setup",))


def set_up(setup: Setup, chance: Chance | None) -> State:
    """The first table: round 1, nothing laid."""
    state = State(
        game="woo",
        phase="draft",
        players=tuple(Player((), seat.name) for seat in setup.players),
        round=1,
        lead=setup.first,
        offer=(),
        table=(),
        board=(),
        draw=(),
        discard=(),
        points=(0, 0),
        options=setup.options,
    )
    return _dealt(state, setup, chance)


def check_deal(state: State, move: Deal, _: Chance | None) -> Iterator[Citation]:
    yield from _check_dealt(move, len(state.players), ("move",))


def apply_deal(state: State, move: Deal, chance: Chance | None) -> Transition[State]:
    after = replace(state, round=state.round + 1, table=(), discard=())
    return _dealt(after, move, chance), (events.Dealt(after.round),)


def _check_dealt(dealt: Deal | Setup, seats: int, path: Path) -> Iterator[Citation]:
    """The stated cards have the right numbers, and none too many copies."""
    places: list[tuple[Path, Hand, int]] = []
    if dealt.hands is not None:
        if len(dealt.hands) != seats:
            yield wrong_length(seats, len(dealt.hands), (*path, "hands"))
        for seat, hand in enumerate(dealt.hands):
            places.append(((*path, "hands", seat), hand, HAND_SIZE))
    for name, cards, size, variant in (
        ("offer", dealt.offer, OFFER_SIZE, TEAMS),
        ("board", dealt.board, BOARD_SIZE, DUEL),
    ):
        if cards is not None and seats == variant:
            places.append(((*path, name), cards, size))
        elif cards is not None:
            yield not_due((*path, name))
    unseen = Unseen(DECK, tuple)
    for place, cards, size in places:
        if len(cards) != size:
            yield wrong_length(size, len(cards), place)
        for index, card in enumerate(cards):
            if card is not None and not unseen.name(card):
                yield no_copy_left(card, (*place, index))


def _dealt(state: State, dealt: Deal | Setup, chance: Chance | None) -> State:
    """The state with the cards of a new round: as stated, else by chance, else unknown."""
    seats = len(state.players)
    pile = _pile(dealt, chance)
    hands = dealt.hands or tuple(_top(pile, HAND_SIZE) for _ in range(seats))
    players = tuple(
        replace(player, hand=in_order(hand))
        for player, hand in zip(state.players, hands, strict=True)
    )
    if seats == DUEL:
        board = dealt.board or _top(pile, BOARD_SIZE)
        draw = _top(pile, DECK_SIZE - DUEL * HAND_SIZE - BOARD_SIZE)
        return replace(
            state,
            phase="lead",
            turn=state.lead,
            players=players,
            board=in_order(board),
            draw=draw,
        )
    offer = in_order(dealt.offer or _top(pile, OFFER_SIZE))
    turn = state.left_of(state.lead)
    return replace(state, phase="draft", turn=turn, players=players, offer=offer)


def _pile(dealt: Deal | Setup, chance: Chance | None) -> Iterator[int | None]:
    """The cards that are not stated, from the top."""
    left = Counter(DECK)
    for cards in (*(dealt.hands or ()), dealt.offer or (), dealt.board or ()):
        left.subtract(known(cards))
    pile: Iterable[int | None] = sorted(left.elements())
    if chance is None:
        return iter((None,) * DECK_SIZE)
    return iter(chance.stream("deal").shuffled(pile))


def _top(pile: Iterator[int | None], size: int) -> Hand:
    return tuple(next(pile) for _ in range(size))
