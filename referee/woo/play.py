"""Woo's moves for two teams: when each may be made, and what it does.

Where the duel does it otherwise, its own functions are asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import in_order, take, without
from referee.chance import Chance
from referee.common_rules import check_held, check_turn, no_copy_left, places
from referee.declarations import ROUND_OVER, MoveType, Transition
from referee.ruling import Citation, Path, Violation
from referee.woo import deal, duel, events, rules
from referee.woo.components import Cards
from referee.woo.ending import clear_table, win_round
from referee.woo.melds import ANSWERS, COMPLETIONS, LARGEST_PART, MELDS, beats
from referee.woo.state import (
    Complete,
    Concede,
    Draft,
    Lead,
    Meld,
    Partial,
    Pass,
    Respond,
    State,
    Take,
    side_of,
)

CARDS: Path = ("move", "cards")


def check_draft(state: State, move: Draft, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    _left, absent = take(state.offer, (move.card,), state.unseen())
    no_copy = any(one.no_copy_left for one in absent)
    if absent and not no_copy:
        facts = {"card": move.card}
        yield Violation(rules.DRAFT_OFFER, "not-in-offer", ("move", "card"), facts)
    if side_of(move.to) != side_of(move.player):
        seats = {"player": move.player, "to": move.to}
        yield Violation(rules.DRAFT_TEAM, "other-team", ("move", "to"), seats)
    if no_copy:
        yield no_copy_left(move.card, ("move", "card"))


def apply_draft(state: State, move: Draft, _: Chance | None) -> Transition[State]:
    offer = without(state.offer, (move.card,))
    hand = in_order((*state.players[move.to].hand, move.card))
    if offer:
        phase, turn = "draft", state.partner_of(state.lead)
    else:
        phase, turn = "lead", state.lead
    players = state.players_with(move.to, hand)
    after = replace(state, phase=phase, turn=turn, players=players, offer=offer)
    return after, (events.Drafted(move.player, move.card, move.to),)


def check_lead(state: State, move: Lead, _: Chance | None) -> Iterator[Citation]:
    if state.duel:
        yield from duel.check_lay(state, move, over=None)
    else:
        yield from _check_partial(state, move, over=None)


def check_respond(state: State, move: Respond, _: Chance | None) -> Iterator[Citation]:
    if state.duel:
        yield from duel.check_lay(state, move, over=state.table[-1])
    else:
        yield from _check_partial(state, move, over=state.table[-1])


def apply_lay(state: State, move: Lead | Respond, _: Chance | None) -> Transition[State]:
    if state.duel:
        return duel.apply_lay(state, move)
    cards = tuple(sorted(move.cards))
    hand = without(state.players[move.player].hand, cards)
    after = replace(
        state,
        phase="complete",
        turn=state.partner_of(move.player),
        players=state.players_with(move.player, hand),
        partial=Partial(move.player, cards),
    )
    return after, (events.PartialLaid(move.player, cards),)


def check_complete(state: State, move: Complete, _: Chance | None) -> Iterator[Citation]:
    assert state.partial
    yield from check_turn(state.turn, move.player)
    yield from _check_hand(state, move.player, move.cards)
    meld = tuple(sorted(state.partial.cards + move.cards))
    if not 1 <= len(move.cards) <= LARGEST_PART:
        yield Violation(rules.COMPLETE_SIZE, "size", CARDS, {"count": len(move.cards)})
    elif meld not in MELDS:
        yield Violation(rules.COMPLETE_MELD, "no-meld", CARDS, {"cards": meld})
    elif state.table and not beats(meld, state.table[-1].cards):
        facts = {"cards": meld, "over": state.table[-1].cards}
        yield Violation(rules.RESPOND_BEATS, "meld", CARDS, facts)


def apply_complete(state: State, move: Complete, _: Chance | None) -> Transition[State]:
    assert state.partial
    begun = state.partial
    cards = tuple(sorted(begun.cards + move.cards))
    meld = Meld(begun.player, MELDS[cards], cards)
    players = state.players_with(move.player, without(state.players[move.player].hand, move.cards))
    after = replace(state, players=players, partial=None, table=(*state.table, meld))
    completed = events.MeldCompleted(move.player, MELDS[cards], cards)
    last_out = move.player if not players[move.player].hand else begun.player
    if players[last_out].hand:
        after = replace(after, phase="respond", turn=state.left_of(begun.player))
        return after, (completed,)
    after, won = win_round(after, lead=state.left_of(last_out))
    return after, (completed, *won)


def check_pass(state: State, move: Pass, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)


def apply_pass(state: State, move: Pass, _: Chance | None) -> Transition[State]:
    assert state.partial
    begun, led = state.partial, not state.table
    passed = events.Passed(move.player)
    after, cleared = clear_table(state, lead=state.left_of(move.player))
    if not led or len(begun.cards) > 1:
        return replace(after, phase="reclaim", turn=begun.player), (passed, *cleared)

    single = begun.player, begun.cards[0]
    after = replace(after, phase="lead", turn=after.lead, partial=None)
    last_card = not state.players[begun.player].hand
    if last_card and not state.options.single_discard_goes_out:
        after = replace(after, players=state.players_with(begun.player, begun.cards))
        return after, (passed, events.SingleReturned(*single))
    after = replace(after, discard=state.discard_with(begun.cards))
    discarded = events.SingleDiscarded(*single)
    if not last_card:
        return after, (passed, discarded)
    after, won = win_round(after, lead=state.left_of(begun.player))
    return after, (passed, discarded, *won)


def check_take(state: State, move: Take, _: Chance | None) -> Iterator[Citation]:
    assert state.partial
    yield from check_turn(state.turn, move.player)
    if move.card not in state.partial.cards:
        facts = {"card": move.card}
        yield Violation(rules.RECLAIM_CARD, "not-in-partial", ("move", "card"), facts)


def apply_take(state: State, move: Take, _: Chance | None) -> Transition[State]:
    assert state.partial
    left = list(state.partial.cards)
    left.remove(move.card)
    hand = in_order((*state.players[move.player].hand, move.card))
    after = replace(state, players=state.players_with(move.player, hand))
    if left:
        partial = Partial(state.partial.player, tuple(left))
        after = replace(after, partial=partial, turn=state.partner_of(move.player))
    else:
        after = replace(after, partial=None, phase="lead", turn=state.lead)
    return after, (events.CardTaken(move.player, move.card),)


def check_concede(state: State, move: Concede, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    if state.duel and move.take is not None:
        yield from duel.check_taken(state, move.take)


def apply_concede(state: State, move: Concede, _: Chance | None) -> Transition[State]:
    conceded = events.Conceded(move.player)
    after, cleared = clear_table(state, lead=state.left_of(move.player))
    after = replace(after, phase="lead", turn=after.lead)
    if move.take is None:
        return after, (conceded, *cleared)
    hand = in_order((*state.players[move.player].hand, move.take))
    after = replace(
        after,
        players=state.players_with(move.player, hand),
        board=without(state.board, (move.take,)),
    )
    taken = events.BoardCardTaken(move.player, move.take)
    return after, (conceded, taken, *cleared)


def _check_partial(state: State, move: Lead | Respond, over: Meld | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    yield from _check_hand(state, move.player, move.cards)
    cards = tuple(sorted(move.cards))
    if not 1 <= len(cards) <= LARGEST_PART:
        yield Violation(rules.PARTIAL_SIZE, "size", CARDS, {"count": len(cards)})
    elif cards not in COMPLETIONS:
        yield Violation(rules.PARTIAL_EXTENDABLE, "cannot-grow", CARDS, {"cards": cards})
    elif over and cards not in ANSWERS[over.cards]:
        facts = {"cards": cards, "over": over.cards}
        yield Violation(rules.RESPOND_BEATS, "partial", CARDS, facts)


def _check_hand(state: State, player: int, cards: Cards) -> Iterator[Citation]:
    _left, absent = take(state.players[player].hand, cards, state.unseen())
    yield from check_held(player, absent, places(CARDS, cards))


MOVE_TYPES: dict[str, MoveType[State]] = {
    "draft": MoveType(
        "Take a card from the offer into your own hand or your partner's.",
        ("draft",),
        check_draft,
        apply_draft,
    ),
    "lead": MoveType("Begin a chain.", ("lead",), check_lead, apply_lay),
    "complete": MoveType(
        "Make a meld of the partner's partial.", ("complete",), check_complete, apply_complete
    ),
    "pass": MoveType(
        "Leave the partner's partial uncompleted.", ("complete",), check_pass, apply_pass
    ),
    "take": MoveType("Take a card of a passed partial back.", ("reclaim",), check_take, apply_take),
    "respond": MoveType("Answer the last meld.", ("respond",), check_respond, apply_lay),
    "concede": MoveType(
        "Let the last meld stand; in the duel one board card may be taken.",
        ("respond",),
        check_concede,
        apply_concede,
    ),
    "deal": MoveType("Deal the next round.", (ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
"""Every type of move, in the order in which answers list them."""
