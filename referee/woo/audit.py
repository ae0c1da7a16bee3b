"""Which tables of Woo cannot exist."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee import common_rules
from referee.declarations import GAME_OVER, OVER, ROUND_OVER
from referee.ruling import Finding, Path
from referee.woo import duel, rules
from referee.woo.components import (
    DECK,
    DECK_SIZE,
    DUEL,
    HAND_SIZE,
    OFFER_SIZE,
    TEAMS,
)
from referee.woo.melds import ANSWERS, COMPLETIONS, LARGEST_PART, MELDS
from referee.woo.state import Meld, State, side_of


def audit(state: State) -> Iterator[Finding]:
    """Every contradiction that a state holds; nothing is said of how it was reached."""
    seats = len(state.players)
    yield from common_rules.audit_seats(seats, (DUEL, TEAMS))
    yield from _audit_cards(state)
    if seats not in (DUEL, TEAMS):
        return  # there are no teams, so nothing else means anything
    yield from common_rules.once_each(_audit_phase(state))
    yield from _audit_round(state)
    yield from _audit_melds(state)
    yield from _audit_partial(state)


def _audit_cards(state: State) -> Iterator[Finding]:
    cards = tuple(state.cards())
    yield from common_rules.audit_copies(cards, DECK)
    if len(cards) > DECK_SIZE or (state.discard is not None and len(cards) < DECK_SIZE):
        yield common_rules.wrong_total(len(cards), DECK_SIZE)
    if state.phase == "draft" and len(state.players) == TEAMS:
        yield from _audit_drafted_hands(state)


def _audit_drafted_hands(state: State) -> Iterator[Finding]:
    """Thirteen cards each; after the first pick one more in a hand of the team that picked."""
    picked = OFFER_SIZE - len(state.offer)
    if picked not in (0, 1):
        return
    fits = True
    for seat, player in enumerate(state.players):
        may_have_picked = picked and side_of(seat) != side_of(state.lead)
        most = HAND_SIZE + 1 if may_have_picked else HAND_SIZE
        if not HAND_SIZE <= len(player.hand) <= most:
            fits = False
            facts = {"player": seat, "count": len(player.hand), "least": HAND_SIZE, "most": most}
            path = ("state", "players", seat, "hand")
            yield Finding(common_rules.CARD_TOTAL, "hand", path, facts)
    in_hands = sum(len(player.hand) for player in state.players)
    if fits and in_hands != TEAMS * HAND_SIZE + picked:
        facts = {"count": in_hands, "needed": TEAMS * HAND_SIZE + picked}
        yield Finding(common_rules.CARD_TOTAL, "hands", ("state", "players"), facts)


def _audit_seats(state: State) -> Iterator[Finding]:
    """Every seat that is named exists."""
    seats = len(state.players)
    named: list[tuple[Path, int | None]] = [(("turn",), state.turn), (("lead",), state.lead)]
    if state.partial:
        named.append((("partial", "player"), state.partial.player))
    for index, meld in enumerate(state.table):
        named.append((("table", index, "player"), meld.player))
    yield from common_rules.audit_named_seats(seats, named)


def _audit_phase(state: State) -> Iterator[Finding]:
    """Everything that the phase needs is there, and nothing that it cannot have."""
    if state.duel and state.phase in ("draft", "complete", "reclaim"):
        facts = {"phase": state.phase, "players": DUEL}
        yield Finding(common_rules.PHASE, "not-this-variant", ("state", "phase"), facts)
        yield from _audit_seats(state)
        yield from _audit_points(state)
        return
    yield from _audit_seats(state)
    yield from _audit_turn(state)
    yield from _audit_lead(state)
    yield from _audit_hands(state)
    yield from _audit_places(state)
    yield from _audit_order(state)
    yield from _audit_points(state)


def _audit_turn(state: State) -> Iterator[Finding]:
    allowed = _turns(state)
    if state.turn not in allowed if allowed else state.turn is None:
        needed = allowed or tuple(range(len(state.players)))
        facts = {"phase": state.phase, "turn": state.turn, "needed": needed}
        yield Finding(common_rules.PHASE, "wrong-turn", ("state", "turn"), facts)


def _turns(state: State) -> tuple[int | None, ...]:
    """Who may be on turn; nothing if what decides it is missing."""
    phase, partial = state.phase, state.partial
    if phase in OVER:
        return (None,)
    if phase in ("draft", "lead") and state.has_seat(state.lead):
        if phase == "lead":
            return (state.lead,)
        if len(state.offer) == OFFER_SIZE:
            return (state.left_of(state.lead),)
        if state.offer:
            return (state.partner_of(state.lead),)
    if phase == "respond" and state.table and state.has_seat(state.table[-1].player):
        return (state.left_of(state.table[-1].player),)
    if partial and state.has_seat(partial.player):
        partner = state.partner_of(partial.player)
        if phase == "complete":
            return (partner,)
        if phase == "reclaim":
            all_there = len(partial.cards) == LARGEST_PART
            return (partial.player,) if all_there else (partial.player, partner)
    return ()


def _audit_lead(state: State) -> Iterator[Finding]:
    needed = _lead(state)
    if needed is not None and state.lead != needed:
        facts = {"seat": state.lead, "needed": needed}
        yield Finding(common_rules.PHASE, "wrong-seat", ("state", "lead"), facts)


def _lead(state: State) -> int | None:
    """Who leads as all else says; ``None`` if it does not say."""
    partial = state.partial
    if state.phase in OVER:
        return _next_lead(state)
    if state.phase == "reclaim" and partial and state.has_seat(partial.player):
        return state.left_of(state.partner_of(partial.player))
    begun = None
    if state.phase in ("complete", "respond") and state.table:
        begun = state.table[0].player
    elif state.phase == "complete" and partial:
        begun = partial.player
    return begun if begun is not None and state.has_seat(begun) else None


def _next_lead(state: State) -> int | None:
    """Left of who went out, of the completer if both partners did."""
    out = _out(state)
    if len(out) == 1:
        return state.left_of(out[0])
    if state.table and {side_of(seat) for seat in out} == {side_of(state.table[-1].player)}:
        return state.left_of(state.partner_of(state.table[-1].player))
    return None


def _out(state: State) -> list[int]:
    return [seat for seat, player in enumerate(state.players) if not player.hand]


def _audit_hands(state: State) -> Iterator[Finding]:
    out = _out(state)
    if state.phase in OVER:
        sides = {side_of(seat) for seat in out}
        if len(sides) != 1:
            facts: dict[str, object] = {"count": len(sides), "phase": state.phase}
            yield Finding(common_rules.PHASE, "out", ("state", "players"), facts)
    else:
        for seat in out:
            if not _may_be_empty(state, seat):
                path = ("state", "players", seat, "hand")
                facts = {"player": seat, "phase": state.phase}
                yield Finding(common_rules.PHASE, "empty-hand", path, facts)


def _may_be_empty(state: State, seat: int) -> bool:
    """Who laid the last cards into an open partial is out only when it is completed."""
    if not state.partial or state.partial.player != seat:
        return False
    return state.phase == "complete" or (state.phase == "reclaim" and state.turn == seat)


def _audit_places(state: State) -> Iterator[Finding]:
    """What lies there, place by place."""
    phase = state.phase
    places = (
        ("offer", bool(state.offer), phase == "draft"),
        ("partial", state.partial is not None, phase in ("complete", "reclaim")),
        ("table", bool(state.table), _table_is_needed(state)),
        ("board", bool(state.board), None if state.duel else False),
        ("draw", bool(state.draw), None if state.duel else False),
        ("discard", bool(state.discard), False if phase == "draft" else None),
    )
    for place, there, needed in places:
        if needed is not None and there is not needed:
            reason = "must-not-be-empty" if needed else "must-be-empty"
            yield Finding(common_rules.PHASE, reason, ("state", place), {"phase": phase})


def _table_is_needed(state: State) -> bool | None:
    """True, False, or ``None`` if the table of melds may be empty or not."""
    if state.phase in OVER:
        if len({side_of(seat) for seat in _out(state)}) != 1:
            return None
        by_single = not state.duel and state.options.single_discard_goes_out
        return None if by_single and len(_out(state)) == 1 else True
    if state.phase == "complete":
        return None
    return state.phase == "respond"


def _audit_order(state: State) -> Iterator[Finding]:
    """Each meld of a chain was begun left of the one before; the last of a round by who won it."""
    begun: list[tuple[Path, int]] = [
        (("table", index, "player"), meld.player) for index, meld in enumerate(state.table)
    ]
    if state.partial and state.phase == "complete":
        begun.append((("partial", "player"), state.partial.player))
    needed: int | None = None
    for path, player in begun:
        if needed is not None and player != needed:
            facts = {"seat": player, "needed": needed}
            yield Finding(common_rules.PHASE, "wrong-seat", ("state", *path), facts)
        needed = state.left_of(player) if state.has_seat(player) else None
    out = {side_of(seat) for seat in _out(state)}
    if state.phase in OVER and len(out) == 1 and state.table:
        last = state.table[-1].player
        if side_of(last) not in out:
            path = ("state", "table", len(state.table) - 1, "player")
            where = {"seat": last, "needed": min(out)}
            yield Finding(common_rules.PHASE, "wrong-seat", path, where)


def _audit_points(state: State) -> Iterator[Finding]:
    to_win = state.options.points_to_win
    out = {side_of(seat) for seat in _out(state)}
    for side, points in enumerate(state.points):
        won = len(out) == 1 and side in out
        if state.phase == GAME_OVER and won:
            fits = points == to_win
        else:
            least = 1 if state.phase == ROUND_OVER and won else 0
            fits = least <= points < to_win
        if not fits and (state.phase != GAME_OVER or len(out) == 1):
            facts = {
                "side": side,
                "points": points,
                "points_to_win": to_win,
                "phase": state.phase,
            }
            yield Finding(common_rules.PHASE, "points", ("state", "points", side), facts)


def _audit_partial(state: State) -> Iterator[Finding]:
    """The partial could have been laid."""
    if state.partial is None or state.duel:
        return
    cards, path = state.partial.cards, ("state", "partial", "cards")
    over = state.table[-1] if state.table and state.phase == "complete" else None
    if not 1 <= len(cards) <= LARGEST_PART:
        yield Finding(rules.PARTIAL_SIZE, "size", path, {"count": len(cards)})
    elif cards not in COMPLETIONS:
        yield Finding(rules.PARTIAL_EXTENDABLE, "cannot-grow", path, {"cards": cards})
    elif over and over.cards in ANSWERS and cards not in ANSWERS[over.cards]:
        facts = {"cards": cards, "over": over.cards}
        yield Finding(rules.RESPOND_BEATS, "partial", path, facts)


def _audit_melds(state: State) -> Iterator[Finding]:
    """Each meld is one, of the type it is said to be, and beats the one before."""
    rule = rules.DUEL_MELD if state.duel else rules.COMPLETE_MELD
    before: Meld | None = None
    for index, meld in enumerate(state.table):
        path = ("state", "table", index)
        single = state.duel and len(meld.cards) == 1
        kind = "single" if single else MELDS.get(meld.cards)
        if kind is None:
            yield Finding(rule, "no-meld", (*path, "cards"), {"cards": meld.cards})
            before = None
            continue
        if kind != meld.type:
            facts = {"cards": meld.cards, "type": meld.type, "needed": kind}
            yield Finding(rule, "wrong-type", (*path, "type"), facts)
        if before:
            yield from duel.check_answer(meld.cards, before, Finding, (*path, "cards"))
        before = replace(meld, type=kind)


def _audit_round(state: State) -> Iterator[Finding]:
    """A point was given for each round before this one, and for this one if it is over."""
    needed = sum(state.points) + (state.phase not in OVER)
    if state.round != needed:
        facts = {"round": state.round, "needed": needed}
        yield Finding(rules.SCORE_ROUND, "round", ("state", "round"), facts)
