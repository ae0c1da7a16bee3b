"""How Whoa There Cowboy is dealt: at the beginning, and for each next round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.cards import Unseen
from referee.chance import Chance
from referee.common_rules import NO_SUCH_SEAT, no_copy_left, wrong_length
from referee.declarations import Transition
from referee.ruling import Citation, Path, Violation
from referee.whoa_there_cowboy import events
from referee.whoa_there_cowboy.components import DECK, DECK_SIZE, Pile
from referee.whoa_there_cowboy.scoring import scoring
from referee.whoa_there_cowboy.state import Deal, Player, Setup, State

WHOLE_DECK = tuple(number for number, copies in DECK.items() for _ in range(copies))


def check_setup(setup: Setup, _: Chance | None) -> Iterator[Citation]:
    """Why no table can be set up like this."""
    seats = len(setup.players)
    if setup.first >= seats:
        facts = {"player": setup.first, "seats": seats}
        yield Violation(NO_SUCH_SEAT, "no-such-seat", ("setup", "first"), facts)
    yield from _check_hands(_seated(setup), setup.hands, ("setup", "hands"))


def set_up(setup: Setup, chance: Chance | None) -> State:
    """The first table of a game."""
    return _dealt(_seated(setup), setup.hands, chance)


def check_deal(state: State, move: Deal, _: Chance | None) -> Iterator[Citation]:
    yield from _check_hands(state, move.hands, ("move", "hands"))


def apply_deal(state: State, move: Deal, chance: Chance | None) -> Transition[State]:
    after = replace(
        state,
        phase="play",
        round=state.round + 1,
        first=state.left_of(state.first),
        claim=None,
        pile=(),
        depletions=0,
        totals=tuple(standing.total for standing in scoring(state).standings),
    )
    dealt = events.Dealt(after.round, after.first)
    return _dealt(after, move.hands, chance), (dealt,)


def _seated(setup: Setup) -> State:
    """The table before anything is dealt."""
    return State(
        game="whoa-there-cowboy",
        phase="play",
        players=tuple(Player((), 0, seat.young, seat.name) for seat in setup.players),
        round=1,
        first=setup.first,
        pile=(),
        draw=(),
        depletions=0,
        totals=(0,) * len(setup.players),
        options=setup.options,
    )


def _sizes(state: State) -> list[int]:
    return [state.hand_size(seat) for seat in range(len(state.players))]


def _check_hands(state: State, hands: Sequence[Pile] | None, path: Path) -> Iterator[Violation]:
    """The stated hands have the right numbers, and none too many copies."""
    sizes = _sizes(state)
    if hands is None:
        return
    if len(hands) != len(sizes):
        yield wrong_length(len(sizes), len(hands), path)
    for seat, hand in enumerate(hands[: len(sizes)]):
        if len(hand) != sizes[seat]:
            yield wrong_length(sizes[seat], len(hand), (*path, seat))
    unseen = Unseen(DECK, tuple)
    for seat, hand in enumerate(hands):
        for index, card in enumerate(hand):
            if card is not None and not unseen.name(card):
                yield no_copy_left(card, (*path, seat, index))


def _dealt(state: State, hands: Sequence[Pile] | None, chance: Chance | None) -> State:
    """The table of a new round: hands as stated, else by chance, else unknown."""
    sizes = _sizes(state)
    deck: Sequence[int | None] = (None,) * DECK_SIZE
    if hands is None and chance is not None:
        deck = chance.stream("deal").shuffled(WHOLE_DECK)
    after = replace(
        state,
        turn=state.first,
        direction="up" if state.options.direction_card else None,
        draw=tuple(deck[sum(sizes) :]),
    )
    for seat, size in enumerate(sizes):
        begin = sum(sizes[:seat])
        hand = tuple(deck[begin : begin + size]) if hands is None else hands[seat]
        after = after.with_player(seat, hand=hand, tokens=0)
    return after
