"""What may be announced, and where it turns the direction."""

from __future__ import annotations

from collections.abc import Iterator

from referee.ruling import Path, Violation
from referee.whoa_there_cowboy import rules
from referee.whoa_there_cowboy.components import HIGHEST, LOWEST, NUMBERS, Direction
from referee.whoa_there_cowboy.state import Claim, State

CLAIM: Path = ("move", "claim")


def turned(direction: Direction | None, number: int) -> Direction | None:
    """The direction after a number is announced; ``None`` stays where no card tells it."""
    if direction is None or number not in (LOWEST, HIGHEST):
        return direction
    return "down" if number == HIGHEST else "up"


def check_claim(state: State, claim: Claim) -> Iterator[Violation]:
    """The claim may follow the last one."""
    over, number = state.claim, claim.number
    if over is None:
        if state.options.exact_order and number != LOWEST:
            facts = {"number": number, "needed": LOWEST}
            yield Violation(rules.EXACT_ORDER, "first", (*CLAIM, "number"), facts)
        return
    reason = _not_beaten(claim, over, state.direction)
    if reason:
        rule = rules.RESTART if reason == "no-restart" else rules.BEATS
        facts = {
            "number": number,
            "quantity": claim.quantity,
            "over_number": over.number,
            "over_quantity": over.quantity,
        }
        yield Violation(rule, reason, CLAIM, facts)
    elif state.options.exact_order:
        following = _next_number(over.number, state.direction)
        if number not in (over.number, following):
            facts = {"number": number, "needed": following}
            yield Violation(rules.EXACT_ORDER, "skipped", (*CLAIM, "number"), facts)


def legal_claims(state: State, most: int) -> Iterator[Claim]:
    """Every claim of up to so many cards that may follow, ascending."""
    over = state.claim
    for number in NUMBERS:
        least = over.quantity + 1 if over and over.number == number else 1
        if not any(check_claim(state, Claim(number, least))):
            for quantity in range(least, most + 1):
                yield Claim(number, quantity)


def _not_beaten(claim: Claim, over: Claim, direction: Direction | None) -> str | None:
    """Why a claim does not beat another one."""
    if claim.number == over.number and claim.quantity > over.quantity:
        return None
    if direction is None and over.number == HIGHEST:
        return None if claim.number == LOWEST else "no-restart"
    down = direction == "down"
    if claim.number < over.number if down else claim.number > over.number:
        return None
    if claim.number == over.number:
        return "not-more"
    return "not-lower" if down else "not-higher"


def _next_number(number: int, direction: Direction | None) -> int:
    if direction == "down":
        return number - 1
    return LOWEST if number == HIGHEST else number + 1
