"""YoYo's moves on one's own turn, lay, draw and keep; and every type of move."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import take, without
from referee.chance import Chance
from referee.common_rules import CARD_NOT_HELD, check_held, check_turn, places
from referee.declarations import ROUND_OVER, MoveType, Transition
from referee.ruling import Citation, Doubt, Event, Path, Violation
from referee.yoyo import actions, deal, events, piles, rules
from referee.yoyo.components import ACTION, COLOUR, NUMBER, Pile
from referee.yoyo.ending import end_game
from referee.yoyo.series import (
    Top,
    course,
    direction_after,
    fits,
    has_choice,
    opens,
    top_for,
)
from referee.yoyo.state import Draw, Keep, Play, State

CARDS: Path = ("move", "cards")
FIRST: Path = ("move", "cards", 0)


def check_play(state: State, move: Play, _: Chance | None) -> Iterator[Citation]:
    left, not_held = _taken_out(state, move)
    wrong = (*check_turn(state.turn, move.player), *not_held, *_check_cards(state, move))
    yield from wrong
    if not wrong:
        yield from _check_call(state, move)
    if all(citation.rule is not CARD_NOT_HELD for citation in wrong):
        yield from actions.check_chaos(state, left, move)


def _taken_out(state: State, move: Play) -> tuple[Pile, list[Violation]]:
    """What stays of the hand, and why the cards cannot be taken out of it.

    A card drawn unseen is the first one laid, so that one comes out of an unknown card.
    """
    player, cards = move.player, move.cards
    hand, unseen = state.players[player].hand, state.unseen()
    drawn: list[Violation] = []
    if state.phase == "drawn" and state.turn == player:
        facts = {"card": cards[0]}
        another = [Violation(rules.PLAY_DRAWN, "another", FIRST, facts, private_to=player)]
        if state.drawn is not None:
            drawn = another if cards[0] != state.drawn else []
        elif unseen.name(cards[0]):
            hand = (cards[0], *without(hand, (None,)))
        elif cards[0] in hand:
            drawn = another
    left, absent = take(hand, cards, unseen)
    return left, [*check_held(player, absent, places(CARDS, cards)), *drawn]


def _check_cards(state: State, move: Play) -> Iterator[Citation]:
    player, cards = move.player, move.cards
    top = top_for(state, player)
    if state.phase == "answer-draw" and (len(cards) != 1 or ACTION[cards[0]] != "draw"):
        yield Violation(rules.ANSWER, "no-draw-card", CARDS, {"cards": cards})
        return
    if not fits(cards[0], top):
        facts = {"card": cards[0], "number": top.number, "direction": top.direction}
        yield Violation(rules.PLAY_FITS, "does-not-fit", FIRST, facts)
    if len(cards) > 1:
        yield from _check_series(state, move, top)
    if move.direction is not None and not has_choice(cards[0], top):
        counts = direction_after(cards, None, state.direction)
        if counts not in (None, move.direction):  # a series with a gap has none
            facts = {"card": cards[0], "direction": counts}
            yield Violation(rules.DIRECTION_CHOICE, "no-choice", ("move", "direction"), facts)
    if direction_after(cards, move.direction, state.direction) is None and len(cards) == 1:
        yield Violation(rules.DIRECTION_MISSING, "not-set", ("move",), {"card": cards[0]})


def _check_series(state: State, move: Play, top: Top) -> Iterator[Citation]:
    cards = move.cards
    way = course(cards)
    if way is None:
        yield Violation(rules.SERIES_CONSECUTIVE, "gap", CARDS, {"cards": cards})
        return
    wrong_colour = "r" if way == "up" else "b"
    for index, card in enumerate(cards):
        if COLOUR[card] == wrong_colour:
            facts = {"card": card, "direction": way}
            yield Violation(rules.SERIES_COLOUR, "wrong-colour", (*CARDS, index), facts)
    if COLOUR[cards[0]] == "y":
        chosen = move.direction if has_choice(cards[0], top) else None
        freely = state.options.yellow_opens_series
        if chosen not in (None, way):
            against = {"direction": way, "chosen": chosen}
            yield Violation(rules.SERIES_OPENING, "against-choice", ("move", "direction"), against)
        elif not opens(cards[0], way, top, freely=freely):
            facts = {"card": cards[0], "direction": way}
            yield Violation(rules.SERIES_OPENING, "wrong-way", FIRST, facts)


def _check_call(state: State, move: Play) -> Iterator[Citation]:
    if move.call is None:
        return
    number = NUMBER[move.cards[-1]]
    direction = direction_after(move.cards, move.direction, state.direction)
    facts = {"number": number, "direction": direction}
    for name, called in (("number", move.call.number), ("direction", move.call.direction)):
        if called != facts[name]:
            yield Violation(rules.CALL, f"wrong-{name}", ("move", "call", name), facts)


def apply_play(state: State, move: Play, chance: Chance | None) -> Transition[State]:
    player, cards = move.player, move.cards
    hand, _not_held = _taken_out(state, move)
    direction = direction_after(cards, move.direction, state.direction)
    happened: list[Event] = [events.Played(player, cards)]
    if direction and direction != state.direction:
        happened.append(events.DirectionChanged(direction))
    level = state.pending_draw
    after = replace(
        state.with_hand(player, hand),
        phase="play",
        turn=state.left_of(player),
        discard=(*reversed(cards), *state.discard),
        top_player=player,
        direction=direction,
        drawn=None,
    )
    if not hand:
        after, ended = end_game(after)
        return after, (*happened, *ended)
    after, acted = actions.act(after, move, level, chance)
    return after, (*happened, *acted)


def check_draw(state: State, move: Draw, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    if state.options.draw_only_if_stuck:
        yield from _check_stuck(state, move.player)
    yield from piles.check_draw(state, move)


def _check_stuck(state: State, player: int) -> Iterator[Citation]:
    top, hand = top_for(state, player), state.players[player].hand
    fitting = next((card for card in hand if card is not None and fits(card, top)), None)
    facts = {"player": player, "card": fitting}
    if fitting is not None:
        yield Violation(rules.DRAW_STUCK, "fits", ("move",), facts, private_to=player)
    elif top.anything_fits:
        yield Violation(rules.DRAW_STUCK, "anything-fits", ("move",), {"player": player}, player)
    elif None in hand and _hidden_may_fit(state, top):
        yield Doubt(rules.DRAW_STUCK, "hidden-cards", ("move",), {"player": player}, player)


def _hidden_may_fit(state: State, top: Top) -> bool:
    unseen = state.unseen()
    return any(fits(card, top) and unseen.may_be(card) for card in NUMBER)


def apply_draw(state: State, move: Draw, chance: Chance | None) -> Transition[State]:
    return piles.draw(state, move, chance)


def check_keep(state: State, move: Keep, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)


def apply_keep(state: State, move: Keep, _: Chance | None) -> Transition[State]:
    after = replace(state, phase="play", turn=state.left_of(move.player), drawn=None)
    return after, (events.Kept(move.player),)


MOVE_TYPES: dict[str, MoveType[State]] = {
    "play": MoveType(
        "Lay one card, or a series in its order.",
        ("play", "drawn", "answer-draw"),
        check_play,
        apply_play,
    ),
    "draw": MoveType("Draw the top card of the draw pile.", ("play",), check_draw, apply_draw),
    "keep": MoveType("Keep the card just drawn.", ("drawn",), check_keep, apply_keep),
    "draw-from": MoveType(
        "Draw blind from other players.",
        ("answer-draw",),
        actions.check_draw_from,
        actions.apply_draw_from,
    ),
    "slide": MoveType(
        "Lay a card down for the seat on the left.",
        ("slide",),
        actions.check_slide,
        actions.apply_slide,
    ),
    "deal": MoveType("Deal the next game.", (ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
"""Every type of move, in the order in which answers list them."""
