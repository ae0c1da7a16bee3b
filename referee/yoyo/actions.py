"""What YoYo's yellow cards do: skip, draw, slide, chaos."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, in_order, take, without, without_unnamed
from referee.chance import Chance, Stream, stream_of
from referee.common_rules import (
    CARD_NOT_HELD,
    NOT_YOUR_TURN,
    check_held,
    check_there,
    check_turn,
    not_due,
    wrong_length,
)
from referee.declarations import Transition
from referee.ruling import Citation, Event, Path, Violation
from referee.yoyo import events, rules
from referee.yoyo.components import ACTION, DECK, FACE, RANK, Pile
from referee.yoyo.ending import end_game
from referee.yoyo.sharing import check_cards, check_sizes, dealt_hands, share_out
from referee.yoyo.state import DrawFrom, Play, Slide, SlideCard, State, Target

SURPLUS = -1
"""Where cards of a chaos go that cannot be dealt out evenly; other places are seats."""


def act(state: State, move: Play, level: int, chance: Chance | None) -> Transition[State]:
    """The action of the last card laid; ``level`` is that of the draw action it answers."""
    player, action = move.player, ACTION[move.cards[-1]]
    following = state.left_of(player)
    if action == "skip":
        after = replace(state, turn=state.left_of(player, 2))
        return after, (events.Skipped(following),)
    if action == "draw":
        after = replace(state, phase="answer-draw", pending_draw=level + 1)
        return after, (events.DrawCalled(following, level + 1),)
    if action == "slide":
        return replace(state, phase="slide", turn=None), (events.SlideCalled(),)
    if action == "chaos":
        return _chaos(state, move, chance)
    return state, ()


def check_chaos(state: State, left: Pile, move: Play) -> Iterator[Citation]:
    """What is reported of a chaos can have happened; ``left`` is what stays of the hand."""
    hands: Path = ("move", "hands")
    surplus: Path = ("move", "surplus")
    if ACTION[move.cards[-1]] != "chaos" or not left:
        if move.hands is not None:
            yield not_due(hands)
        if move.surplus is not None:
            yield not_due(surplus)
        return
    after = state.with_hand(move.player, left)
    seats, reports = len(after.players), _reports(move)
    paths: dict[int, Path] = {place: (*hands, place) for place in reports}
    paths[SURPLUS] = surplus
    if move.hands is not None and len(move.hands) != seats:
        yield wrong_length(seats, len(move.hands), hands)
    else:
        yield from check_sizes(_chaos_order(after, move.player), reports, paths)
    unseen = Unseen(DECK, lambda: (*after.cards(), *move.cards), FACE)
    yield from check_cards(_pool(after), reports, paths, unseen)


def _chaos(state: State, move: Play, chance: Chance | None) -> Transition[State]:
    stream = stream_of(chance, "chaos")
    order = _chaos_order(state, move.player)
    shares = share_out(_pool(state), order, _reports(move), stream)
    hands = [shares[seat] for seat in range(len(state.players))]
    draw = (*state.draw, *shares.get(SURPLUS, ()))
    after = replace(state.with_hands(hands), draw=draw)
    return after, (events.Chaos(len(hands[0]), order.count(SURPLUS)),)


def _pool(state: State) -> Pile:
    return tuple(card for player in state.players for card in player.hand)


def _chaos_order(state: State, player: int) -> list[int]:
    seats, count = len(state.players), len(_pool(state))
    order = dealt_hands(seats, count // seats, state.left_of(player), singly=True)
    return order + [SURPLUS] * (count - len(order))


def _reports(move: Play) -> dict[int, Pile]:
    reports = dict(enumerate(move.hands or ()))
    return reports if move.surplus is None else reports | {SURPLUS: move.surplus}


def check_draw_from(state: State, move: DrawFrom, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    fault = _wrong_targets(state, move)
    if fault:
        yield fault
    else:
        yield from _check_counts(state, move)
    yield from _check_blind_draws(state, move)


def _check_counts(state: State, move: DrawFrom) -> Iterator[Citation]:
    for index, (target, needed) in enumerate(_draws(state, move)):
        if target.cards is not None and len(target.cards) != needed:
            facts = {
                "needed": needed,
                "given": len(target.cards),
                "level": state.pending_draw,
            }
            path = ("move", "from", index, "cards")
            yield Violation(rules.DRAW_FROM_COUNT, "count", path, facts)


def _check_blind_draws(state: State, move: DrawFrom) -> Iterator[Citation]:
    """The cards that are named could be in the hands that they are drawn from."""
    named: dict[int, list[tuple[str, Path]]] = {}
    for index, target in enumerate(move.targets):
        for place, card in enumerate(target.cards or ()):
            if card is not None:
                path = ("move", "from", index, "cards", place)
                named.setdefault(target.player, []).append((card, path))
    unseen = state.unseen()
    for seat, drawn in named.items():
        cards, paths = zip(*drawn, strict=True)
        yield from check_there(take(state.players[seat].hand, cards, unseen)[1], paths)


def _wrong_targets(state: State, move: DrawFrom) -> Violation | None:
    """Why these are not the players to draw from."""
    rule, path = rules.DRAW_FROM_PLAYERS, ("move", "from")
    seats = [target.player for target in move.targets]
    for index, seat in enumerate(seats):
        if seat == move.player:
            return Violation(rule, "oneself", (*path, index, "player"))
        if seat in seats[:index]:
            return Violation(rule, "twice", (*path, index, "player"), {"player": seat})
    needed = min(2, len(state.players) - 1)
    emptied = len(seats) == 1 and len(state.players[seats[0]].hand) <= state.pending_draw
    if len(seats) == needed or emptied:
        return None
    return Violation(rule, "number", path, {"needed": needed, "given": len(seats)})


def _draws(state: State, move: DrawFrom) -> Iterator[tuple[Target, int]]:
    """Each target, and how many cards it gives: none once one is out."""
    level = state.pending_draw
    for target in move.targets:
        size = len(state.players[target.player].hand)
        count = min(level, size)
        yield target, count
        if count == size:
            level = 0


def apply_draw_from(state: State, move: DrawFrom, chance: Chance | None) -> Transition[State]:
    stream = stream_of(chance, "draw-from")
    after = state
    happened: list[Event] = []
    for target, count in _draws(state, move):
        stays, gone = _drawn_blind(after.players[target.player].hand, target, count, stream)
        after = after.with_hand(target.player, stays)
        after = after.with_hand(move.player, (*after.players[move.player].hand, *gone))
        happened.append(events.DrewFrom(move.player, target.player, count))
        if not stays:
            after, ended = end_game(after)
            return after, (*happened, *ended)
    return replace(after, phase="play", pending_draw=0), tuple(happened)


def _drawn_blind(
    hand: Pile, target: Target, count: int, stream: Stream | None
) -> tuple[Pile, Pile]:
    """What stays of a hand, and what goes."""
    if target.cards is not None:
        named = tuple(card for card in target.cards if card is not None)
        stays, gone = without_unnamed(without(hand, named), count - len(named))
        return stays, (*named, *gone)
    if stream is None:
        return without_unnamed(hand, count)
    left = list(in_order(hand, RANK))
    picked = tuple(left.pop(stream.below(len(left))) for _ in range(count))
    return tuple(left), picked


def check_slide(state: State, move: SlideCard, _: Chance | None) -> Iterator[Citation]:
    if any(slide.player == move.player for slide in state.slides):
        facts = {"player": move.player, "turn": None}
        yield Violation(NOT_YOUR_TURN, "not-your-turn", ("move", "player"), facts)
    hand, path = state.players[move.player].hand, ("move", "card")
    if not hand:
        facts = {"player": move.player}
        yield Violation(CARD_NOT_HELD, "empty-hand", path, facts, private_to=move.player)
    elif move.card is not None:
        _left, absent = take(hand, (move.card,), state.unseen())
        yield from check_held(move.player, absent, (path,))


def apply_slide(state: State, move: SlideCard, _: Chance | None) -> Transition[State]:
    hand = state.players[move.player].hand
    if move.card is None:
        stays, (card,) = without_unnamed(hand, 1)
    else:
        stays, card = without(hand, (move.card,)), move.card
    slides = sorted((*state.slides, Slide(move.player, card)), key=lambda slide: slide.player)
    after = replace(state.with_hand(move.player, stays), slides=tuple(slides))
    chosen = events.SlideChosen(move.player)
    if len(slides) < len(state.players):
        return after, (chosen,)
    assert state.top_player is not None
    for slide in slides:
        seat = state.left_of(slide.player)
        after = after.with_hand(seat, (*after.players[seat].hand, slide.card))
    turn = state.left_of(state.top_player)
    return replace(after, phase="play", turn=turn, slides=()), (chosen, events.Slid())
