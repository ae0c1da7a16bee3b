"""How YoYo is dealt: at the beginning of a match, and for each next game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen
from referee.chance import Chance, stream_of
from referee.common_rules import NO_SUCH_SEAT, OUTCOME_MISSING, not_due, wrong_length
from referee.declarations import Transition
from referee.ruling import Citation, Missing, Path, Violation
from referee.yoyo import events, rules
from referee.yoyo.components import (
    COLOUR,
    DECK,
    DECK_SIZE,
    FACE,
    HAND_SIZE,
    HOUSE_DECK,
    Direction,
    Options,
    Pile,
)
from referee.yoyo.ending import may_start
from referee.yoyo.scoring import points_of
from referee.yoyo.sharing import check_cards, check_sizes, dealt_hands, share_out
from referee.yoyo.state import Deal, Player, Setup, State

START, PILE = -1, -2
"""Where cards go beside hands, whose places are the seats."""


def check_setup(setup: Setup, chance: Chance | None) -> Iterator[Citation]:
    """Why no table can be set up like this."""
    seats = len(setup.players)
    if setup.first >= seats:
        facts = {"player": setup.first, "seats": seats}
        yield Violation(NO_SUCH_SEAT, "no-such-seat", ("setup", "first"), facts)
    deck = (None,) * DECK_SIZE
    yield from _check_dealt(setup, seats, deck, HOUSE_DECK, chance, ("setup",), setup.options)


def set_up(setup: Setup, chance: Chance | None) -> State:
    """The first table of a match."""
    state = State(
        game="yoyo",
        phase="play",
        turn=setup.first,
        players=tuple(Player((), seat.name) for seat in setup.players),
        discard=(),
        draw=(),
        top_player=None,
        direction=None,
        drawn=None,
        pending_draw=0,
        slides=(),
        run_outs=0,
        game_number=1,
        starter=setup.first,
        totals=(0,) * len(setup.players),
        options=setup.options,
    )
    return _dealt(state, setup, HOUSE_DECK, chance)


def check_deal(state: State, move: Deal, chance: Chance | None) -> Iterator[Citation]:
    if move.starter is not None and move.starter not in may_start(state):
        facts = {"player": move.starter, "players": tuple(sorted(may_start(state)))}
        yield Violation(rules.DEAL_STARTER, "not-fewest", ("move", "starter"), facts)
    deck = tuple(state.cards())
    seats = len(state.players)
    yield from _check_dealt(move, seats, deck, deck, chance, ("move",), state.options)


def apply_deal(state: State, move: Deal, chance: Chance | None) -> Transition[State]:
    starter = may_start(state)[0] if move.starter is None else move.starter
    after = replace(
        state,
        phase="play",
        turn=starter,
        top_player=None,
        run_outs=0,
        game_number=state.game_number + 1,
        starter=starter,
        totals=tuple(total + points_of(state, seat) for seat, total in enumerate(state.totals)),
    )
    dealt = _dealt(after, move, tuple(state.cards()), chance)
    return dealt, (events.Dealt(after.game_number, starter),)


def _order(seats: int, *, starts: bool) -> list[int]:
    order = dealt_hands(seats, HAND_SIZE) + [START] * starts
    return order + [PILE] * (DECK_SIZE - len(order))


def _reports(dealt: Deal | Setup) -> dict[int, Pile]:
    reports = dict(enumerate(dealt.hands or ()))
    return reports if dealt.start is None else reports | {START: (dealt.start,)}


def _check_dealt(
    dealt: Deal | Setup,
    seats: int,
    known_deck: Pile,
    deck: Pile,
    chance: Chance | None,
    where: Path,
    options: Options,
) -> Iterator[Citation]:
    """The stated cards have the right numbers and come out of the deck; a start card is there.

    ``known_deck`` is the deck as far as the table knows it, ``deck`` the one that is shuffled.
    """
    starts = options.start_card
    wrong: list[Citation] = []
    if dealt.start is not None and not starts:
        wrong.append(not_due((*where, "start")))
    hands = dealt.hands or ()
    right_number = dealt.hands is None or len(hands) == seats
    if not right_number:
        wrong.append(wrong_length(seats, len(hands), (*where, "hands")))
    reports = _reports(dealt)
    paths: dict[int, Path] = {seat: (*where, "hands", seat) for seat in range(len(hands))}
    paths[START] = (*where, "start")
    if right_number:
        wrong += check_sizes(_order(seats, starts=True), reports, paths)
    unseen = Unseen(DECK, lambda: known_deck, FACE)
    wrong += check_cards(known_deck, reports, paths, unseen, single=START)
    yield from wrong
    if starts and not wrong and None in _shares(dealt, seats, deck, chance, starts=True)[START]:
        place = (*where, "start") if isinstance(dealt, Setup) else where
        yield Missing(OUTCOME_MISSING, "not-stated", place)


def _shares(
    dealt: Deal | Setup, seats: int, deck: Pile, chance: Chance | None, *, starts: bool
) -> dict[int, Pile]:
    stream = stream_of(chance, "deal")
    return share_out(deck, _order(seats, starts=starts), _reports(dealt), stream)


def _dealt(state: State, dealt: Deal | Setup, deck: Pile, chance: Chance | None) -> State:
    seats, starts = len(state.players), state.options.start_card
    shares = _shares(dealt, seats, deck, chance, starts=starts)
    start = shares.get(START, ())
    return replace(
        state.with_hands(shares[seat] for seat in range(seats)),
        discard=start,
        draw=shares[PILE],
        direction=_first_direction(start),
    )


def _first_direction(start: Pile) -> Direction | None:
    """A card turned up to start gives its direction; a yellow one none."""
    directions: dict[str, Direction] = {"b": "up", "r": "down"}
    return directions.get(COLOUR[start[0]]) if start and start[0] else None
