"""Which tables of YoYo cannot exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee import common_rules
from referee.cards import known
from referee.declarations import GAME_OVER, OVER
from referee.ruling import Finding, Path
from referee.yoyo import rules
from referee.yoyo.components import (
    ACTION,
    COLOUR,
    DECK,
    DECK_SIZE,
    FACE,
    GAMES_A_PLAYER,
    LAST_RUN_OUT,
    SEATS,
    Direction,
)
from referee.yoyo.ending import is_last
from referee.yoyo.scoring import POINTS_OUT
from referee.yoyo.state import State


def audit(state: State) -> Iterator[Finding]:
    """Every contradiction that a state holds; nothing is said of how it was reached."""
    seats = len(state.players)
    yield from common_rules.audit_seats(seats, SEATS, totals=state.totals)
    yield from _audit_cards(state)
    if seats not in SEATS:
        return
    yield from common_rules.once_each(_audit_phase(state))
    yield from _audit_direction(state)
    yield from _audit_totals(state)


def _audit_cards(state: State) -> Iterator[Finding]:
    cards = tuple(state.cards())
    yield from common_rules.audit_copies(cards, DECK, FACE)
    if len(cards) != DECK_SIZE:
        yield common_rules.wrong_total(len(cards), DECK_SIZE)


def _audit_phase(state: State) -> Iterator[Finding]:
    """Everything that the phase needs is there, and nothing that it cannot have."""
    yield from _audit_seats(state)
    yield from _audit_turn(state)
    yield from _audit_hands(state)
    yield from _audit_discard(state)
    yield from _audit_pile(state)
    yield from _audit_fields(state)
    yield from _audit_slides(state)
    yield from _audit_games(state)


def _audit_seats(state: State) -> Iterator[Finding]:
    """Every seat that is named exists."""
    seats = len(state.players)
    named: list[tuple[Path, int | None]] = [
        (("turn",), state.turn),
        (("top_player",), state.top_player),
        *((("slides", index, "player"), slide.player) for index, slide in enumerate(state.slides)),
        (("starter",), state.starter),
    ]
    yield from common_rules.audit_named_seats(seats, named)


def _audit_turn(state: State) -> Iterator[Finding]:
    seats = tuple(range(len(state.players)))
    allowed: tuple[int | None, ...] = seats
    if state.phase in ("slide", *OVER):
        allowed = (None,)
    elif state.phase == "answer-draw" and state.top_player in seats:
        allowed = (state.left_of(state.top_player),)
    if state.turn not in allowed:
        facts = {"phase": state.phase, "turn": state.turn, "needed": allowed}
        yield Finding(common_rules.PHASE, "wrong-turn", ("state", "turn"), facts)


def _audit_hands(state: State) -> Iterator[Finding]:
    """While a game runs nobody is out; when it is over one is, or the pile has run out."""
    empty = [seat for seat, player in enumerate(state.players) if not player.hand]
    if state.phase not in OVER:
        laid = {slide.player for slide in state.slides}
        for seat in empty:
            if seat not in laid:
                facts: dict[str, object] = {"player": seat, "phase": state.phase}
                path = ("state", "players", seat, "hand")
                yield Finding(common_rules.PHASE, "empty-hand", path, facts)
    elif len(empty) > 1:
        facts = {"count": len(empty), "phase": state.phase}
        yield Finding(common_rules.PHASE, "out", ("state", "players"), facts)


def _audit_discard(state: State) -> Iterator[Finding]:
    """The top card is known, and fits what is waited for; somebody laid it, or it was turned up."""
    path = ("state", "discard")
    if state.discard and state.discard[0] is None:
        yield Finding(common_rules.PHASE, "must-be-known", (*path, 0))
    if state.phase in ("answer-draw", "slide"):
        action = "draw" if state.phase == "answer-draw" else "slide"
        count = max(state.pending_draw, 1) if action == "draw" else 1
        wrong = [card for card in known(state.discard[:count]) if ACTION[card] != action]
        if wrong:
            facts: dict[str, Any] = {"card": wrong[0], "phase": state.phase}
            yield Finding(common_rules.PHASE, "wrong-top", path, facts)
        elif not state.discard:
            yield Finding(common_rules.PHASE, "must-not-be-empty", path, {"phase": state.phase})
        elif len(state.discard) < count:
            facts = {"count": len(state.discard), "needed": count}
            yield Finding(common_rules.PHASE, "count", path, facts)
    waits = bool(state.discard) and state.phase in ("answer-draw", "slide")
    nobody = state.top_player is None
    laid = waits or len(state.discard) > 1
    if (nobody and laid) or (not nobody and not state.discard):
        seats = tuple(range(len(state.players)))
        where: dict[str, Any] = {"value": state.top_player, "needed": seats if nobody else None}
        yield Finding(common_rules.PHASE, "wrong-value", ("state", "top_player"), where)


def _audit_pile(state: State) -> Iterator[Finding]:
    """The pile has run out the second time only if that ended the game."""
    path = ("state", "draw")
    over = state.phase in OVER
    empty = sum(not player.hand for player in state.players)
    nobody_out = over and not empty
    if over and empty > 1:
        pass  # told of the players already
    elif (state.run_outs == LAST_RUN_OUT) is not nobody_out:
        facts = {"value": state.run_outs, "needed": LAST_RUN_OUT if nobody_out else (0, 1)}
        yield Finding(common_rules.PHASE, "wrong-value", ("state", "run_outs"), facts)
    elif state.run_outs == LAST_RUN_OUT and state.draw:
        yield Finding(common_rules.PHASE, "must-be-empty", path, {"phase": state.phase})
    if not over and not state.draw and not state.options.run_out_when_needed:
        yield Finding(common_rules.PHASE, "must-not-be-empty", path, {"phase": state.phase})


def _audit_fields(state: State) -> Iterator[Finding]:
    """A drawn card is in the hand that drew it; a draw action has a level."""
    drawn = ("state", "drawn")
    if state.phase != "drawn":
        if state.drawn is not None:
            facts: dict[str, Any] = {"value": state.drawn, "needed": None}
            yield Finding(common_rules.PHASE, "wrong-value", drawn, facts)
    elif state.turn is not None and state.turn < len(state.players):
        hand = state.players[state.turn].hand
        if state.drawn not in hand:
            facts = {"value": state.drawn, "needed": hand}
            yield Finding(common_rules.PHASE, "wrong-value", drawn, facts)
    if (state.phase == "answer-draw") is not (state.pending_draw > 0):
        needed = 1 if state.phase == "answer-draw" else 0
        facts = {"value": state.pending_draw, "needed": needed}
        yield Finding(common_rules.PHASE, "wrong-value", ("state", "pending_draw"), facts)


def _audit_slides(state: State) -> Iterator[Finding]:
    """In a slide nobody has chosen twice, and not all have."""
    path = ("state", "slides")
    if state.phase != "slide":
        if state.slides:
            yield Finding(common_rules.PHASE, "must-be-empty", path, {"phase": state.phase})
        return
    seats = [slide.player for slide in state.slides]
    for index, seat in enumerate(seats):
        if seat in seats[:index]:
            others = tuple(sorted(set(range(len(state.players))) - set(seats)))
            facts = {"value": seat, "needed": others}
            yield Finding(common_rules.PHASE, "wrong-value", (*path, index, "player"), facts)
    if len(set(seats)) >= len(state.players):
        most = {"value": len(seats), "most": len(state.players) - 1}
        yield Finding(common_rules.PHASE, "too-high", path, most)


def _audit_games(state: State) -> Iterator[Finding]:
    """The match is over after its last game, and not before."""
    games = GAMES_A_PLAYER * len(state.players)
    if state.game_number > games:
        facts: dict[str, Any] = {"value": state.game_number, "most": games}
        yield Finding(common_rules.PHASE, "too-high", ("state", "game_number"), facts)
    elif state.phase in OVER and (state.phase == GAME_OVER) is not is_last(state):
        needed = GAME_OVER if is_last(state) else OVER[0]
        facts = {"value": state.phase, "needed": needed}
        yield Finding(common_rules.PHASE, "wrong-value", ("state", "phase"), facts)


def _audit_direction(state: State) -> Iterator[Finding]:
    """The direction is the one that the top card gives."""
    allowed = _directions(state)
    if state.direction not in allowed:
        facts = {"direction": state.direction, "needed": allowed}
        yield Finding(rules.STATE_DIRECTION, "wrong-direction", ("state", "direction"), facts)


def _directions(state: State) -> tuple[Direction | None, ...]:
    if not state.discard:
        return (None,)
    if state.discard[0] is None:
        return (None, "up", "down")
    colour = COLOUR[state.discard[0]]
    if colour != "y":
        return ("up",) if colour == "b" else ("down",)
    turned_up = len(state.discard) == 1 and state.top_player is None
    return (None,) if turned_up else ("up", "down")


def _audit_totals(state: State) -> Iterator[Finding]:
    """Nobody has points before the first game, nor more than each game can give."""
    most = POINTS_OUT * (state.game_number - 1)
    for seat, total in enumerate(state.totals):
        if total > most or (state.game_number == 1 and total):
            facts = {"player": seat, "total": total, "most": most}
            yield Finding(rules.STATE_TOTALS, "too-many", ("state", "totals", seat), facts)
