"""Every type of move of Wool Rules, in the order in which answers list them.

Each joins what the rules, and then the outcomes, have against it with what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from referee.chance import Chance
from referee.common_rules import NOT_YOUR_TURN
from referee.declarations import MoveType
from referee.ruling import Citation, Violation
from referee.wool_rules import bidding, receiving, returning, rolling
from referee.wool_rules.state import State

Check = Callable[[State, Any, Chance | None], Iterator[Citation]]


def _judged(by_rules: Callable[[State, Any], Iterator[Citation]], outcomes: Check) -> Check:
    """A check that asks for the turn alone, then for the rules, for outcomes if all is right."""

    def check(state: State, move: Any, chance: Chance | None) -> Iterator[Citation]:
        if not state.is_to_act(move.player):
            facts = {"player": move.player, "turn": state.turn}
            yield Violation(NOT_YOUR_TURN, "not-your-turn", ("move", "player"), facts)
            return
        cited = tuple(by_rules(state, move))
        yield from cited
        if not any(isinstance(one, Violation) for one in cited):
            yield from outcomes(state, move, chance)

    return check


MOVE_TYPES: dict[str, MoveType[State]] = {
    "bid": MoveType(
        "Place a bid; the last one shows them all.",
        ("bid",),
        _judged(bidding.check_bid, bidding.check_reveal),
        bidding.apply_bid,
    ),
    "roll": MoveType(
        "Roll the dice that are not set aside.",
        ("roll", "decide"),
        _judged(rolling.check_roll, rolling.check_dice),
        rolling.apply_roll,
    ),
    "take": MoveType(
        "Take cards for a bid that is reached.",
        ("decide",),
        _judged(receiving.check_take, receiving.check_received),
        receiving.apply_take,
    ),
    "fail": MoveType(
        "Miss the bid, and take the black sheep if the result is under 14.",
        ("decide",),
        _judged(receiving.check_fail, receiving.check_received),
        receiving.apply_fail,
    ),
    "rest": MoveType(
        "Take all that is left in the middle.",
        ("rest",),
        _judged(receiving.check_rest, receiving.check_received),
        receiving.apply_rest,
    ),
    "return": MoveType(
        "Put sheep back in the box, having no dog.",
        ("return",),
        _judged(returning.check_return, returning.check_returned),
        returning.apply_return,
    ),
}
