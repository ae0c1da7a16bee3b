"""What dice come to, and which help makes more of it: the bonus on top of the flock, and chips."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ruling import Path, Violation
from referee.wool_rules import rules
from referee.wool_rules.components import BLACK_BELOW, HIGHEST_BID
from referee.wool_rules.state import Finish, State

BONUS: Path = ("move", "bonus")
CHIPS: Path = ("move", "chips")


def target(state: State) -> int:
    """The result that the player in turn must reach."""
    assert state.turn is not None
    bid = state.players[state.turn].bid
    return bid if isinstance(bid, int) else HIGHEST_BID


def natural(state: State) -> int:
    """The sum of the dice less the malus of the player in turn."""
    assert state.turn is not None
    assert state.dice is not None
    top = state.top(state.turn)
    malus = min(0, top.bonus) if top else 0
    return state.dice.total() + malus


def bonus(state: State, seat: int) -> int:
    """The bonus on top of a flock, 0 if there is none."""
    top = state.top(seat)
    return max(0, top.bonus if top else 0)


def is_forced(state: State) -> bool:
    """Whether the dice alone reach the bid."""
    return natural(state) >= target(state)


def dressed_up(state: State, move: Finish) -> int:
    """The result with the help that a move states."""
    return natural(state) + (bonus(state, move.player) if move.bonus else 0) + move.chips


def takes(state: State) -> Iterator[tuple[bool, int]]:
    """With which bonus and chips the player in turn may succeed."""
    assert state.turn is not None
    for uses, missing in _missing(state, target(state)):
        if not (uses and is_forced(state)) and missing <= state.players[state.turn].chips:
            yield uses, missing


def fails(state: State) -> Iterator[tuple[bool, int]]:
    """With which bonus and chips the player in turn may fail the last attempt."""
    assert state.turn is not None
    for uses, missing in _missing(state, BLACK_BELOW):
        result = natural(state) + (bonus(state, state.turn) if uses else 0)
        if result < target(state):
            yield uses, 0
            if 0 < missing <= state.players[state.turn].chips and target(state) > BLACK_BELOW:
                yield uses, missing


def _missing(state: State, needed: int) -> Iterator[tuple[bool, int]]:
    """How many chips it takes to reach a result, without the bonus and with it."""
    assert state.turn is not None
    helps = bonus(state, state.turn)
    for uses in (False, True) if helps else (False,):
        yield uses, max(0, needed - natural(state) - (helps if uses else 0))


def check_help(state: State, move: Finish) -> Iterator[Violation]:
    """The player has the help that is stated."""
    player, owned = move.player, state.players[move.player].chips
    if move.bonus and not bonus(state, player):
        yield Violation(rules.BONUS_NONE, "no-bonus", BONUS, {"player": player})
    if move.chips > owned:
        facts = {"player": player, "given": move.chips, "owned": owned}
        yield Violation(rules.CHIPS_OWNED, "too-many", CHIPS, facts)


def forced(state: State, move: str, path: Path) -> Iterator[Violation]:
    """What the dice alone have reached is not undone."""
    if is_forced(state):
        facts = {"natural": natural(state), "target": target(state)}
        yield Violation(rules.TAKE_FORCED, move, path, facts)
