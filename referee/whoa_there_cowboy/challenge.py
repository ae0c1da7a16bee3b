"""Calling a bluff, what it costs, and boasting of one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, in_order, known, surely_among, take, without
from referee.chance import Chance
from referee.common_rules import (
    OUTCOME_MISSING,
    check_held,
    check_there,
    check_turn,
    wrong_length,
)
from referee.declarations import OVER, Transition
from referee.ruling import Citation, Doubt, Missing, Path, Violation
from referee.whoa_there_cowboy import events, rules
from referee.whoa_there_cowboy.components import CAUGHT_TOKEN, YOUNG_TOKEN
from referee.whoa_there_cowboy.drawing import Drawing, check_drawn
from referee.whoa_there_cowboy.settling import (
    draw_up,
    earn,
    go_out,
    refill,
    settle,
)
from referee.whoa_there_cowboy.state import Challenge, Gift, Give, OpenPlay, State, Yeehaw

REVEALED: Path = ("move", "revealed")


def check_challenge(state: State, move: Challenge, _: Chance | None) -> Iterator[Citation]:
    play = state.open
    if play is None:
        yield Violation(rules.WINDOW, "no-open-play", ("move",))
        return
    if move.player == play.player:
        yield Violation(rules.SELF, "oneself", ("move", "player"), {"player": move.player})
    unseen = state.unseen()
    wrong = list(_check_revealed(play, move, unseen))
    yield from wrong
    shown = play if wrong else _revealed(play, move)
    if shown.bluff is not None:
        after, _events = _called(state, shown)
        yield from check_drawn(after, _drawings(after, shown, move), unseen)
    yield from _check_missing(play, move)


def apply_challenge(state: State, move: Challenge, chance: Chance | None) -> Transition[State]:
    assert state.open
    play = _revealed(state.open, move)
    after, called = _called(state, play)
    after, drawn = draw_up(after, _drawings(after, play, move), chance)
    revealed = events.Revealed(play.player, known(play.cards))
    after, followed = _rewarded(after, play, move) if play.bluff else _owed(after, play, move)
    return after, (revealed, *called, *drawn, *followed)


def _check_revealed(play: OpenPlay, move: Challenge, unseen: Unseen[int]) -> Iterator[Citation]:
    """What is reported of the open cards can be so."""
    cards = play.cards if move.revealed is None else move.revealed
    if len(cards) != len(play.cards):
        yield wrong_length(len(play.cards), len(cards), REVEALED)
        return
    places = [(*REVEALED, index) for index, card in enumerate(cards) if card is not None]
    yield from check_there(take(play.cards, known(cards), unseen)[1], places)


def _check_missing(play: OpenPlay, move: Challenge) -> Iterator[Missing]:
    """Open cards that are not known are revealed."""
    if None not in play.cards:
        return
    if move.revealed is None:
        yield Missing(OUTCOME_MISSING, "not-stated", ("move",))
    elif None in move.revealed:
        yield Missing(OUTCOME_MISSING, "not-stated", (*REVEALED, move.revealed.index(None)))


def _revealed(play: OpenPlay, move: Challenge) -> OpenPlay:
    """The play with its cards as far as they are known or revealed."""
    named = known(move.revealed or ())
    return replace(play, cards=in_order((*named, *without(play.cards, named))))


def _called(state: State, play: OpenPlay) -> Transition[State]:
    """A bluff goes back into the hand, and all else stands."""
    after = replace(state, turn=state.left_of(play.player))
    if not play.bluff:
        return settle(after, play, after.let_through)
    hand = (*after.players[play.player].hand, *play.cards)
    after = replace(after.with_player(play.player, hand=hand), open=None)
    return after, (events.Caught(play.player),)


def _drawings(after: State, play: OpenPlay, move: Challenge) -> tuple[Drawing, Drawing]:
    """A refill and a penalty card, as far as they are due once it is known what lay there."""
    due = play.bluff or (after.options.double_penalty and after.phase not in OVER)
    player = play.player if play.bluff else move.player
    report = None if move.penalty is None else (move.penalty,)
    penalty = Drawing(player, int(bool(due)), report, ("move", "penalty"), single=True)
    return refill(after, move.drew), penalty


def _rewarded(state: State, play: OpenPlay, move: Challenge) -> Transition[State]:
    """Who has caught a bluff gets a token; the claim stands, or is read to be undone."""
    bonus = state.options.young_bonus and state.players[move.player].young
    after, token = earn(state, move.player, YOUNG_TOKEN if bonus else CAUGHT_TOKEN)
    if state.options.caught_claim_stands:
        return after, (token,)
    claim, direction = play.before.claim, play.before.direction
    number, quantity = (claim.number, claim.quantity) if claim else (None, None)
    after = replace(after, claim=claim, direction=direction)
    return after, (token, events.ClaimRestored(number, quantity, direction))


def _owed(state: State, play: OpenPlay, move: Challenge) -> Transition[State]:
    """After a wrong call the accused owes a card, unless the round is over."""
    if state.phase in OVER:
        return state, ()
    gift = Gift(play.player, move.player)
    due = events.GiftDue(gift.giver, gift.receiver)
    return replace(state, phase="gift", turn=gift.giver, gift=gift), (due,)


def check_give(state: State, move: Give, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    unseen = state.unseen()
    named = () if move.card is None else (move.card,)
    absent = take(state.players[move.player].hand, named, unseen)[1]
    yield from check_held(move.player, absent, (("move", "card"),))
    after, _events = _given(state, None)  # which card goes makes no difference to a refill
    yield from check_drawn(after, (refill(after, move.drew),), unseen)


def apply_give(state: State, move: Give, chance: Chance | None) -> Transition[State]:
    after, given = _given(state, move.card)
    after, drawn = draw_up(after, (refill(after, move.drew),), chance)
    return after, (*given, *drawn)


def _given(state: State, card: int | None) -> Transition[State]:
    """The card is with the accuser, the giver perhaps out, and the next seat on turn."""
    assert state.gift
    giver, receiver = state.gift.giver, state.gift.receiver
    hand = state.players[giver].hand
    if card is None:
        stays, gone = surely_among(hand, len(hand) - 1), surely_among(hand, 1)
    else:
        stays, gone = without(hand, (card,)), (card,)
    after = state.with_player(giver, hand=stays)
    after = after.with_player(receiver, hand=(*after.players[receiver].hand, *gone))
    after = replace(after, phase="play", turn=state.left_of(giver), gift=None)
    given = events.Given(giver, receiver)
    if stays or not state.options.gift_can_empty_hand:
        return after, (given,)
    after, out = go_out(after, giver)
    return after, (given, *out)


def check_yeehaw(state: State, move: Yeehaw, _: Chance | None) -> Iterator[Citation]:
    rule, facts, player = rules.YEEHAW_BLUFF, {"player": move.player}, move.player
    last = state.let_through
    if last is None:
        yield Violation(rules.YEEHAW_WINDOW, "nothing-let-through", ("move",))
    elif last.player != player:
        others = {"player": player, "needed": last.player}
        yield Violation(rules.YEEHAW_WINDOW, "another-play", ("move", "player"), others)
    elif state.turn == state.left_of(player):
        yield Violation(rules.YEEHAW_WINDOW, "too-early", ("move",), {"player": state.turn})
    elif last.bluff is None:
        yield Doubt(rule, "hidden-cards", ("move",), facts, private_to=player)
    elif not last.bluff:
        yield Violation(rule, "no-bluff", ("move",), facts, private_to=player)


def apply_yeehaw(state: State, move: Yeehaw, _: Chance | None) -> Transition[State]:
    return replace(state, let_through=None), (events.Yeehaw(move.player),)
