"""Announcing a claim, laying cards, letting a play through; and every type of move."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, in_order, known, surely_among, take, without
from referee.chance import Chance
from referee.common_rules import check_held, check_turn
from referee.declarations import ROUND_OVER, MoveType, Transition
from referee.ruling import Citation, Path, Violation
from referee.whoa_there_cowboy import challenge, deal, events, rules
from referee.whoa_there_cowboy.claims import check_claim, turned
from referee.whoa_there_cowboy.components import Pile
from referee.whoa_there_cowboy.drawing import check_drawn
from referee.whoa_there_cowboy.settling import draw_up, ends_round, let_through, refill
from referee.whoa_there_cowboy.state import Before, NoChallenge, OpenPlay, Play, State

CARDS: Path = ("move", "cards")


def check_play(state: State, move: Play, _: Chance | None) -> Iterator[Citation]:
    if ends_round(state):
        yield Violation(rules.LAST_PLAY, "last-play", ("move",))
        return
    yield from check_turn(state.turn, move.player)
    yield from check_claim(state, move.claim)
    after, _events = _closed(state)
    refilling, unseen = refill(after, move.drew), state.unseen()
    to_draw = 0
    if refilling.player == move.player:  # out of turn, and just out
        to_draw = min(refilling.count, len(after.draw) + len(after.pile))
    yield from _check_laid(move, state.players[move.player].hand, to_draw, unseen)
    yield from check_drawn(after, (refilling,), unseen)


def apply_play(state: State, move: Play, chance: Chance | None) -> Transition[State]:
    after, closed = _closed(state)
    after, drawn = draw_up(after, (refill(after, move.drew),), chance)
    player, claim = move.player, move.claim
    stays, goes = laid(after.players[player].hand, move.laid)
    direction = turned(state.direction, claim.number)
    before = Before(state.claim, state.direction)
    last = after.let_through
    after = replace(
        after,
        players=after.players_with(player, hand=stays),
        direction=direction,
        claim=claim,
        open=OpenPlay(player, claim, in_order(goes), before),
        let_through=last if last and last.player == state.right_of(player) else None,
    )
    after = replace(after, turn=None if ends_round(after) else state.left_of(player))
    happened = [*closed, *drawn, events.Played(player, claim.number, claim.quantity)]
    if direction and direction != state.direction:
        happened.append(events.Flipped(direction))
    return after, tuple(happened)


def check_no_challenge(state: State, move: NoChallenge, _: Chance | None) -> Iterator[Citation]:
    if state.open is None:
        yield Violation(rules.WINDOW, "no-open-play", ("move",))
        return
    after, _events = let_through(state, state.open)
    yield from check_drawn(after, (refill(after, move.drew),), state.unseen())


def apply_no_challenge(state: State, move: NoChallenge, chance: Chance | None) -> Transition[State]:
    after, closed = _closed(state)
    after, drawn = draw_up(after, (refill(after, move.drew),), chance)
    return after, (*closed, *drawn)


def laid(hand: Pile, cards: Pile) -> tuple[Pile, Pile]:
    """What stays in a hand and what has gone: cards with a name leave first."""
    named = known(cards)
    left, unnamed = without(hand, named), len(cards) - len(named)
    stays = surely_among(left, len(left) - unnamed)
    return stays, (*named, *surely_among(left, unnamed))


def _closed(state: State) -> Transition[State]:
    """The table once the open play, if there is one, has been let through."""
    return let_through(state, state.open) if state.open else (state, ())


def _check_laid(move: Play, hand: Pile, to_draw: int, unseen: Unseen[int]) -> Iterator[Violation]:
    """The cards are as many as announced, and come out of the hand.

    Cards that are still to be drawn count, but nobody looks at them: they could be any.
    """
    player, cards, quantity = move.player, move.laid, move.claim.quantity
    held = len(hand) + to_draw
    too_many = quantity > held or len(cards) > held
    if quantity > held:
        facts = {"player": player, "quantity": quantity, "held": held}
        yield Violation(rules.HAND, "announced", ("move", "claim", "quantity"), facts)
    elif too_many:
        facts = {"player": player, "laid": len(cards), "held": held}
        yield Violation(rules.HAND, "laid", CARDS, facts)
    if len(cards) != quantity:
        facts = {"quantity": quantity, "laid": len(cards)}
        yield Violation(rules.QUANTITY, "count", CARDS, facts)
    if not too_many and not to_draw:
        named = known(cards)
        places = [(*CARDS, index) for index, card in enumerate(cards) if card is not None]
        yield from check_held(player, take(hand, named, unseen)[1], places)


MOVE_TYPES: dict[str, MoveType[State]] = {
    "play": MoveType(
        "Announce a claim and lay as many cards face down.",
        ("play",),
        check_play,
        apply_play,
    ),
    "challenge": MoveType(
        "Call the open play a bluff.",
        ("play",),
        challenge.check_challenge,
        challenge.apply_challenge,
    ),
    "no-challenge": MoveType(
        "Let the open play through.", ("play",), check_no_challenge, apply_no_challenge
    ),
    "give": MoveType(
        "Give a card to who called wrongly.", ("gift",), challenge.check_give, challenge.apply_give
    ),
    "yeehaw": MoveType(
        "Boast of a bluff that was let through.",
        ("play",),
        challenge.check_yeehaw,
        challenge.apply_yeehaw,
    ),
    "deal": MoveType("Deal the next round.", (ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
"""Every type of move, in the order in which answers list them."""
