"""Which tables of WHOOPLA! cannot exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee import common_rules
from referee.declarations import GAME_OVER
from referee.ruling import Finding, Path
from referee.whoopla import rules
from referee.whoopla.components import ACTIONS_EACH, DECK, DECK_SIZE, JOKER, PEEKED, RANK, SEATS
from referee.whoopla.open_cards import OpenCard, constraint_of, faults_of, is_faultless
from referee.whoopla.piles import can_be_drawn
from referee.whoopla.round import holds, is_duplicate
from referee.whoopla.scoring import total_of
from referee.whoopla.state import State

BEFORE_DRAWING = ("draw", GAME_OVER)
"""The phases in which nothing has been drawn in this turn."""


def audit(state: State) -> Iterator[Finding]:
    """Every contradiction that a state holds; nothing is said of how it was reached."""
    yield from common_rules.audit_seats(len(state.players), SEATS)
    yield from _audit_cards(state)
    yield from _audit_phase(state)
    yield from _audit_heritage(state)
    yield from _audit_values(state)
    yield from _audit_duplicates(state)
    yield from _audit_marked(state)
    yield from _audit_double(state)
    yield from _audit_actions(state)
    yield from _audit_finished(state)


def _audit_cards(state: State) -> Iterator[Finding]:
    cards = tuple(state.cards())
    yield from common_rules.audit_copies(cards, DECK, rank=RANK.__getitem__)
    if len(cards) != DECK_SIZE:
        yield common_rules.wrong_total(len(cards), DECK_SIZE)


def _audit_phase(state: State) -> Iterator[Finding]:
    """Everything that the phase needs is there, and nothing that it cannot have."""
    yield from _audit_turn(state)
    yield from _audit_counts(state)
    last = len(state.round) - 1
    if state.phase == GAME_OVER:
        if state.round:
            yield _phase("must-be-empty", "round", phase=state.phase)
    elif state.phase == "joker":
        if not state.round:
            yield _phase("must-not-be-empty", "round", phase=state.phase)
        elif state.round[-1].card != JOKER:
            yield _phase("wrong-last", "round", last, card=state.round[-1].card, phase=state.phase)
        elif state.round[-1].value is not None:
            value = state.round[-1].value
            yield _phase("wrong-value", "round", last, "value", value=value, needed=None)
    if state.centre not in (None, state.waiting) and state.phase != GAME_OVER:
        yield _phase("must-be-empty", "centre", phase=state.phase)
    yield from _audit_peeked(state)


def _phase(reason: str, *path: str | int, **facts: Any) -> Finding:
    return Finding(common_rules.PHASE, reason, ("state", *path), facts)


def _audit_turn(state: State) -> Iterator[Finding]:
    seats = len(state.players)
    if state.turn is not None and state.turn >= seats:
        yield common_rules.seat_not_there(state.turn, seats, ("turn",))
    elif (state.turn is None) is not (state.phase == GAME_OVER):
        needed = (None,) if state.phase == GAME_OVER else tuple(range(seats))
        if needed:
            yield _phase("wrong-turn", "turn", phase=state.phase, turn=state.turn, needed=needed)


def _audit_counts(state: State) -> Iterator[Finding]:
    """How many cards were drawn, and whether the action was played."""
    needed: int | bool
    if state.phase in BEFORE_DRAWING:
        if state.drawn:
            yield _phase("wrong-value", "drawn", value=state.drawn, needed=0)
    elif not state.drawn:
        yield _phase("wrong-value", "drawn", value=0, needed=1)
    if state.phase in (*BEFORE_DRAWING, "peek"):
        needed = state.phase == "peek"
        if state.action_played is not needed:
            yield _phase("wrong-value", "action_played", value=state.action_played, needed=needed)


def _audit_peeked(state: State) -> Iterator[Finding]:
    """Cards are seen in a peek alone: three, or all that are left."""
    count = len(state.peeked)
    if state.phase != "peek":
        if count:
            yield _phase("must-be-empty", "peeked", phase=state.phase)
    elif not count:
        yield _phase("must-not-be-empty", "peeked", phase=state.phase)
    elif count < PEEKED and state.draw:
        yield _phase("wrong-value", "peeked", value=count, needed=PEEKED)


def _audit_heritage(state: State) -> Iterator[Finding]:
    count, drawn, heritage = len(state.round), state.drawn, state.heritage
    if count not in (drawn, drawn + 1):
        facts: dict[str, Any] = {"count": count, "drawn": drawn}
        yield Finding(rules.STATE_HERITAGE, "wrong-length", ("state", "round"), facts)
    elif state.constraint != constraint_of(heritage):
        facts = {"constraint": state.constraint, "needed": constraint_of(heritage)}
        yield Finding(rules.STATE_HERITAGE, "wrong-constraint", ("state", "constraint"), facts)
    places: tuple[tuple[Path, OpenCard | None], ...] = (
        (("round", 0), heritage if count else None),
        (("centre",), state.centre),
    )
    for path, card in places:
        if card is not None and card.doubled:
            yield Finding(rules.STATE_HERITAGE, "doubled", ("state", *path, "doubled"))


def _audit_values(state: State) -> Iterator[Finding]:
    for path, card, altered in _histories(state):
        if is_faultless(card, altered=altered):
            continue
        for field, reason, facts in faults_of(card, altered=altered):
            yield Finding(rules.STATE_VALUE, reason, ("state", *path, field), facts)


def _histories(state: State) -> Iterator[tuple[Path, OpenCard, bool]]:
    """Every open card that must have a value, its place, and whether it may have been altered."""
    last = len(state.round) - 1
    for index, card in enumerate(state.round):
        unnamed = card.card == JOKER and card.value is None and not card.marked
        if not (state.phase == "joker" and index == last and unnamed):
            drawn_now = index > last - state.drawn
            yield ("round", index), card, state.action_played or not drawn_now
    if state.centre is not None:
        yield ("centre",), state.centre, True
    for seat, player in enumerate(state.players):
        for index, card in enumerate(player.pile):
            yield ("players", seat, "pile", index), card, True


def _audit_duplicates(state: State) -> Iterator[Finding]:
    """Values of a round are different, but for a duplicate that is yet to be answered for."""
    cards = state.round
    if state.phase == "duplicate" and cards:
        *cards_before, last = cards
        cards = tuple(cards_before)
        path: Path = ("state", "round", len(cards))
        if last.marked:
            yield Finding(rules.STATE_DUPLICATE, "marked", path)
        elif not is_duplicate(state):
            yield Finding(rules.STATE_DUPLICATE, "none", path)
    for index, card in enumerate(cards):
        if holds(card, card.value, state.options) and any(
            holds(other, card.value, state.options) for other in cards[:index]
        ):
            facts = {"value": card.value}
            yield Finding(rules.STATE_DUPLICATE, "twice", ("state", "round", index), facts)


def _audit_marked(state: State) -> Iterator[Finding]:
    if state.options.mode != "junior":
        return
    for seat, player in enumerate(state.players):
        for index, card in enumerate(player.pile):
            if card.marked:
                path = ("state", "players", seat, "pile", index, "marked")
                yield Finding(rules.STATE_MARKED, "marked", path, {"player": seat})


def _audit_double(state: State) -> Iterator[Finding]:
    waits = state.phase == "draw" or (state.phase == "decide" and state.action_played)
    for seat, player in enumerate(state.players):
        if seat == state.turn and player.double_next and not waits:
            path = ("state", "players", seat, "double_next")
            yield Finding(rules.STATE_DOUBLE, "used-up", path, {"player": seat})


def _audit_actions(state: State) -> Iterator[Finding]:
    for seat, player in enumerate(state.players):
        played = player.double_next or (seat == state.turn and state.action_played)
        count, most = len(player.actions), ACTIONS_EACH - played
        if count > most:
            facts = {"player": seat, "count": count, "most": most}
            path = ("state", "players", seat, "actions")
            yield Finding(rules.STATE_ACTIONS, "too-many", path, facts)
    if state.constraint == "gentle" and state.action_played:
        yield Finding(rules.STATE_ACTIONS, "gentle", ("state", "action_played"))


def _audit_finished(state: State) -> Iterator[Finding]:
    """The game is over if somebody has the target, or nothing can be drawn at a turn's begin."""
    path, options = ("state", "phase"), state.options
    winner = next(
        (
            seat
            for seat, player in enumerate(state.players)
            if total_of(player.pile, options) >= options.target
        ),
        None,
    )
    if state.phase == GAME_OVER:
        if winner is None and can_be_drawn(state):
            yield Finding(rules.STATE_FINISHED, "not-finished", path)
    elif winner is not None:
        facts = {"player": winner, "target": options.target}
        yield Finding(rules.STATE_FINISHED, "target", path, facts)
    elif state.phase == "draw" and not can_be_drawn(state):
        yield Finding(rules.STATE_FINISHED, "exhausted", path)
