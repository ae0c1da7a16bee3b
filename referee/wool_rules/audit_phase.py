"""What each phase of Wool Rules needs of a table, and what it cannot have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee import common_rules
from referee.declarations import GAME_OVER
from referee.ruling import Finding, Path
from referee.wool_rules.components import ATTEMPTS, BIDS, DICE, HIDDEN
from referee.wool_rules.state import ENDED, TURNS, State


def audit_phase(state: State) -> Iterator[Finding]:
    """Everything that the phase needs is there, and nothing that it cannot have."""
    yield from _audit_phase_itself(state)
    yield from _audit_turn(state)
    yield from _audit_order(state)
    yield from _audit_dice(state)
    yield from _audit_bids(state)
    yield from _audit_returned(state)


def _wrong(path: Path, value: Any, needed: Any) -> Finding:
    facts = {"value": value, "needed": needed}
    return Finding(common_rules.PHASE, "wrong-value", ("state", *path), facts)


def _empty(state: State, path: Path, *, there: bool, needed: bool) -> Iterator[Finding]:
    """Something lies at a place if and only if it is needed there."""
    if there is not needed:
        reason = "must-not-be-empty" if needed else "must-be-empty"
        yield Finding(common_rules.PHASE, reason, ("state", *path), {"phase": state.phase})


def _audit_phase_itself(state: State) -> Iterator[Finding]:
    """Somebody has still to bid, or to return sheep."""
    if state.phase == "bid" and all(player.bid is not None for player in state.players):
        yield _wrong(("phase",), "bid", "roll")
    if state.phase == "return" and not any(map(state.still_returns, range(len(state.players)))):
        yield _wrong(("phase",), "return", GAME_OVER)


def _audit_turn(state: State) -> Iterator[Finding]:
    seats, turn = tuple(range(len(state.players))), state.turn
    allowed: tuple[int | None, ...] = (None,)
    if state.phase in TURNS:
        allowed = seats
        last = state.order[-1] if sorted(state.order) == list(seats) else None
        if last is not None and state.phase == "rest":
            allowed = (state.order[0] if state.duel else last,)
        elif last is not None and not state.duel:
            allowed = state.order[:-1]
    if turn is not None and turn not in seats:
        yield common_rules.seat_not_there(turn, len(seats), ("turn",))
    elif turn not in allowed:
        facts = {"phase": state.phase, "turn": turn, "needed": allowed}
        yield Finding(common_rules.PHASE, "wrong-turn", ("state", "turn"), facts)


def _audit_order(state: State) -> Iterator[Finding]:
    if state.phase not in TURNS:
        yield from _empty(state, ("order",), there=bool(state.order), needed=False)
    seats = len(state.players)
    named = ((("order", index), seat) for index, seat in enumerate(state.order))
    yield from common_rules.audit_named_seats(seats, named)


def _audit_dice(state: State) -> Iterator[Finding]:
    """Dice lie there, as many set aside as further attempts were made."""
    decides = state.phase == "decide"
    yield from _empty(state, ("dice",), there=state.dice is not None, needed=decides)
    if not decides:
        yield from _empty(state, ("kept",), there=bool(state.kept), needed=False)
        if state.attempt:
            yield _wrong(("attempt",), state.attempt, 0)
        return
    if state.attempt == 0:
        yield _wrong(("attempt",), 0, tuple(range(1, ATTEMPTS + 1)))
    elif len(state.kept) != state.attempt - 1:
        yield _wrong(("kept",), len(state.kept), state.attempt - 1)
    for index, die in enumerate(state.kept):
        if die in state.kept[:index]:
            others = tuple(other for other in DICE if other not in state.kept)
            yield _wrong(("kept", index), die, others)


def _audit_bids(state: State) -> Iterator[Finding]:
    """Bids lie open while turns are taken, and are gone in the end."""
    for seat, player in enumerate(state.players):
        path = ("players", seat, "bid")
        if state.phase in TURNS:
            if player.bid in (None, HIDDEN):
                yield _wrong(path, player.bid, BIDS)
        elif state.phase != "bid" and player.bid is not None:
            yield _wrong(path, player.bid, None)


def _audit_returned(state: State) -> Iterator[Finding]:
    """Only who has no dog returns sheep, when the rounds are over."""
    for seat, player in enumerate(state.players):
        path = ("players", seat, "returned")
        if player.dogs or state.phase not in ENDED:
            if player.returned is not None:
                yield _wrong(path, player.returned, None)
        elif state.phase == GAME_OVER:
            yield from _empty(state, path, there=player.returned is not None, needed=True)
