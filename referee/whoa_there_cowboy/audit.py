"""Which tables of Whoa There Cowboy cannot exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee import common_rules
from referee.declarations import GAME_OVER, OVER, ROUND_OVER
from referee.ruling import Finding, Path
from referee.whoa_there_cowboy import rules
from referee.whoa_there_cowboy.claims import turned
from referee.whoa_there_cowboy.components import (
    DECK,
    DECK_SIZE,
    HIGHEST,
    LEAST_TOKEN,
    LOWEST,
    SEATS,
    Direction,
)
from referee.whoa_there_cowboy.settling import ends_round
from referee.whoa_there_cowboy.state import Claim, State


def audit(state: State) -> Iterator[Finding]:
    """Every contradiction that a state holds; nothing is said of how it was reached."""
    seats = len(state.players)
    yield from common_rules.audit_seats(seats, SEATS, totals=state.totals)
    yield from _audit_cards(state)
    if seats not in SEATS:
        return
    yield from common_rules.once_each(_audit_phase(state))
    yield from common_rules.once_each(_audit_direction(state))
    for seat, player in enumerate(state.players):
        if player.tokens % LEAST_TOKEN:
            facts = {"player": seat, "tokens": player.tokens}
            path = ("state", "players", seat, "tokens")
            yield Finding(rules.STATE_TOKENS, "no-tens", path, facts)


def _audit_cards(state: State) -> Iterator[Finding]:
    cards = tuple(state.cards())
    yield from common_rules.audit_copies(cards, DECK)
    if len(cards) != DECK_SIZE:
        yield common_rules.wrong_total(len(cards), DECK_SIZE)


def _audit_phase(state: State) -> Iterator[Finding]:
    """Everything that the phase needs is there, and nothing that it cannot have."""
    yield from _audit_seats(state)
    yield from _audit_turn(state)
    yield from _audit_round(state)
    yield from _audit_card(state)
    yield from _audit_places(state)
    yield from _audit_open(state)
    yield from _audit_gift(state)
    yield from _audit_hands(state)


def _audit_seats(state: State) -> Iterator[Finding]:
    """Every seat that is named exists."""
    seats = len(state.players)
    named: list[tuple[Path, int | None]] = [(("turn",), state.turn), (("first",), state.first)]
    if state.open:
        named.append((("open", "player"), state.open.player))
    if state.let_through:
        named.append((("let_through", "player"), state.let_through.player))
    if state.gift:
        named += [(("gift", "from"), state.gift.giver), (("gift", "to"), state.gift.receiver)]
    yield from common_rules.audit_named_seats(seats, named)


def _audit_turn(state: State) -> Iterator[Finding]:
    allowed = _turns(state)
    if state.turn not in allowed:
        facts = {"phase": state.phase, "turn": state.turn, "needed": allowed}
        yield Finding(common_rules.PHASE, "wrong-turn", ("state", "turn"), facts)


def _turns(state: State) -> tuple[int | None, ...]:
    """Who may be on turn; any seat if what decides it is missing."""
    seats = tuple(range(len(state.players)))
    if state.phase in OVER:
        return (None,)
    if state.phase == "gift":
        return (state.gift.giver,) if state.gift and state.gift.giver in seats else seats
    if state.open is None:
        return seats
    if state.open.player not in seats:
        return (*seats, None)
    return (None if ends_round(state) else state.left_of(state.open.player),)


def _audit_round(state: State) -> Iterator[Finding]:
    """The game is over after its last round, and not before; the totals are those before this."""
    path, rounds = ("state", "round"), state.options.rounds
    if state.round > rounds:
        facts: dict[str, Any] = {"value": state.round, "most": rounds}
        yield Finding(common_rules.PHASE, "too-high", path, facts)
    elif state.phase == GAME_OVER and state.round != rounds:
        facts = {"value": state.round, "needed": rounds}
        yield Finding(common_rules.PHASE, "wrong-value", path, facts)
    elif state.phase == ROUND_OVER and state.round == rounds:
        yield Finding(common_rules.PHASE, "too-high", path, {"value": rounds, "most": rounds - 1})
    if state.round == 1:
        for seat, total in enumerate(state.totals):
            if total:
                facts = {"value": total, "needed": 0}
                yield Finding(common_rules.PHASE, "wrong-value", ("state", "totals", seat), facts)


def _audit_card(state: State) -> Iterator[Finding]:
    """There is a direction exactly where a card tells it."""
    directions: list[tuple[Path, Direction | None]] = [(("direction",), state.direction)]
    if state.open:
        directions.append((("open", "before", "direction"), state.open.before.direction))
    card = state.options.direction_card
    for path, direction in directions:
        if (direction is not None) is not card:
            facts = {"value": direction, "needed": ("up", "down") if card else None}
            yield Finding(common_rules.PHASE, "wrong-value", ("state", *path), facts)


def _audit_places(state: State) -> Iterator[Finding]:
    """What lies there only in some phases, and a draw pile that has not run out."""
    there: tuple[tuple[str, object, tuple[str, ...]], ...] = (
        ("open", state.open, ("play",)),
        ("let_through", state.let_through, ("play", "gift")),
        ("gift", state.gift, ("gift",)),
    )
    phase = {"phase": state.phase}
    for name, lies, phases in there:
        if lies and state.phase not in phases:
            yield Finding(common_rules.PHASE, "must-be-empty", ("state", name), phase)
    if state.phase != "play" and state.claim is None:
        yield Finding(common_rules.PHASE, "must-not-be-empty", ("state", "claim"), phase)
    if state.phase == "gift" and state.gift is None:
        yield Finding(common_rules.PHASE, "must-not-be-empty", ("state", "gift"), phase)
    if not state.draw and not state.depletions:
        yield Finding(common_rules.PHASE, "must-not-be-empty", ("state", "draw"), phase)


def _audit_open(state: State) -> Iterator[Finding]:
    """The open play is the last claim, in so many cards, and follows the play let through."""
    play, path = state.open, ("state", "open")
    if play is None:
        return
    if play.claim != state.claim:
        yield Finding(common_rules.PHASE, "other-claim", (*path, "claim"))
    if len(play.cards) != play.claim.quantity:
        facts = {"count": len(play.cards), "needed": play.claim.quantity}
        yield Finding(common_rules.PHASE, "count", (*path, "cards"), facts)
    beside = state.let_through if state.phase not in OVER else None
    if beside and play.player < len(state.players):
        seat, needed = beside.player, state.right_of(play.player)
        if seat != needed:
            where = ("state", "let_through", "player")
            yield Finding(common_rules.PHASE, "wrong-seat", where, {"seat": seat, "needed": needed})


def _audit_gift(state: State) -> Iterator[Finding]:
    gift = state.gift
    if gift and gift.giver == gift.receiver:
        others = tuple(seat for seat in range(len(state.players)) if seat != gift.giver)
        facts = {"seat": gift.receiver, "needed": others}
        yield Finding(common_rules.PHASE, "wrong-seat", ("state", "gift", "to"), facts)


def _audit_hands(state: State) -> Iterator[Finding]:
    """While a round goes on only the open play can have emptied a hand."""
    if state.phase in OVER:
        return
    laid = state.open.player if state.open else None
    for seat, player in enumerate(state.players):
        if not player.hand and seat != laid:
            facts = {"player": seat, "phase": state.phase}
            yield Finding(
                common_rules.PHASE, "empty-hand", ("state", "players", seat, "hand"), facts
            )


def _audit_direction(state: State) -> Iterator[Finding]:
    """The direction is the one that the claims give; without the card nothing is asked."""
    if not state.options.direction_card:
        return
    path: Path = ("state", "direction")
    yield from _audit_turned(state.claim, state.direction, path)
    if state.open is None:
        return
    before, number = state.open.before, state.open.claim.number
    yield from _audit_turned(before.claim, before.direction, ("state", "open", "before", *path[1:]))
    needed = turned(before.direction, number)
    if needed and state.direction not in (None, needed):
        facts = {"before": before.direction, "direction": state.direction, "needed": needed}
        yield Finding(rules.STATE_DIRECTION, "not-turned", path, facts)


def _audit_turned(
    claim: Claim | None, direction: Direction | None, path: Path
) -> Iterator[Finding]:
    if claim is None:
        if direction == "down":
            yield Finding(rules.STATE_DIRECTION, "no-claim", path)
    elif (claim.number, direction) in ((HIGHEST, "up"), (LOWEST, "down")):
        facts = {"number": claim.number, "direction": direction}
        yield Finding(rules.STATE_DIRECTION, "turned", path, facts)
