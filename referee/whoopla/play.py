"""WHOOPLA!'s moves: a check and a transition for each."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, without
from referee.chance import Chance
from referee.common_rules import CARD_NOT_HELD, check_turn, check_turned_up, not_due, wrong_length
from referee.declarations import MoveType, Transition
from referee.ruling import Citation, Path, Violation
from referee.whoopla import events, piles, rules
from referee.whoopla.components import (
    DECK,
    JOKER,
    MIN_DRAWN_LIVELY,
    PEEKED,
    TRANSFORMS,
    Action,
    TurnAction,
)
from referee.whoopla.open_cards import OpenCard
from referee.whoopla.round import (
    can_be_helped,
    check_gentle_rescue,
    check_saved,
    check_transform,
    holds_card,
    is_duplicate,
    transformed,
)
from referee.whoopla.state import (
    Act,
    Backup,
    Bust,
    Draw,
    Name,
    Rescue,
    State,
    Stop,
    Toss,
)
from referee.whoopla.turn import bust, saved, shown, stopped


def check_draw(state: State, move: Draw, chance: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    if move.player != state.turn:
        return
    if piles.can_be_drawn(state):
        yield from piles.check_drawn(state, move.card, chance)
    else:
        yield Violation(rules.DRAW_EXHAUSTED, "exhausted", ("move",))


def apply_draw(state: State, move: Draw, chance: Chance | None) -> Transition[State]:
    after, happened = piles.drawn(state, move.player, move.card, chance)
    if after.round[-1].card == JOKER:
        return replace(after, phase="joker"), happened
    after, found = _compared(after, move.player)
    return after, (*happened, *found)


def check_name(state: State, move: Name, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)


def apply_name(state: State, move: Name, _: Chance | None) -> Transition[State]:
    joker = OpenCard(JOKER, move.value, doubled=state.round[-1].doubled)
    named = events.Named(move.player, move.value)
    after, found = _compared(state.with_last(joker), move.player)
    return after, (named, *found)


def _compared(state: State, seat: int) -> Transition[State]:
    """The value just drawn is compared with the round; where nothing helps the round is lost."""
    if not is_duplicate(state):
        return replace(state, phase="decide"), ()
    _, value = shown(state.round[-1])
    duplicate = events.Duplicate(seat, value)
    if can_be_helped(state, state.players[seat].actions):
        return replace(state, phase="duplicate"), (duplicate,)
    after, lost = bust(state, seat)
    return after, (duplicate, *lost)


def check_rescue(state: State, move: Rescue, _: Chance | None) -> Iterator[Citation]:
    path: Path = ("move", "with")
    yield from check_turn(state.turn, move.player)
    yield from _check_held(state, move.player, move.action, path)
    if move.player == state.turn:
        yield from check_gentle_rescue(state)
        yield from check_transform(state, move.action, path)


def apply_rescue(state: State, move: Rescue, _: Chance | None) -> Transition[State]:
    card = transformed(state.round[-1], move.action, marked=True)
    after = replace(_without(state, move.player, move.action).with_last(card), phase="decide")
    return after, (events.Rescued(move.player, move.action, *shown(card)),)


def check_backup(state: State, move: Backup, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    yield from _check_held(state, move.player, "backup", ("move",))
    if move.player == state.turn:
        yield from check_saved(state, move.save)


def apply_backup(state: State, move: Backup, _: Chance | None) -> Transition[State]:
    return saved(_without(state, move.player, "backup"), move.player, move.save)


def check_bust(state: State, move: Bust, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)


def apply_bust(state: State, move: Bust, _: Chance | None) -> Transition[State]:
    return bust(state, move.player)


def check_act(state: State, move: Act, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    held = list(_check_held(state, move.player, move.action, ("move", "action")))
    yield from held
    if move.player != state.turn:
        return
    wrong = list(_check_action(state, move.action))
    yield from wrong
    if not held and not wrong and move.seen is not None:
        yield from _check_seen(state, move)


def _check_action(state: State, action: TurnAction) -> Iterator[Violation]:
    """The turn allows this action, and it can be done."""
    if state.constraint == "gentle":
        yield Violation(rules.ACTION_GENTLE, "gentle", ("move",))
    if state.action_played:
        yield Violation(rules.ACTION_ONE, "played", ("move",))
    if action in TRANSFORMS:
        yield from check_transform(state, action, ("move", "action"))
    elif action == "peek" and not state.draw:
        yield Violation(rules.PEEK_EMPTY, "empty", ("move", "action"))


def _check_seen(state: State, move: Act) -> Iterator[Violation]:
    """What is reported of a peek can lie there."""
    path: Path = ("move", "seen")
    seen, lie = move.seen or (), state.draw[:PEEKED]
    if move.action != "peek":
        yield not_due(path)
    elif len(seen) != len(lie):
        yield wrong_length(len(lie), len(seen), path)
    else:
        unseen = Unseen(DECK, state.cards)
        for index, card in enumerate(lie):
            yield from check_turned_up(seen[index], card, unseen, (*path, index))


def apply_act(state: State, move: Act, _: Chance | None) -> Transition[State]:
    player, action = move.player, move.action
    after = replace(_without(state, player, action), action_played=True)
    if action == "x2":
        doubling = replace(after.players[player], double_next=True)
        return after.with_player(player, doubling), (events.DoubleSet(player),)
    if action == "peek":
        lie = state.draw[:PEEKED]
        reported = lie if move.seen is None else move.seen
        peeked = tuple(reported[index] if card is None else card for index, card in enumerate(lie))
        after = replace(after, phase="peek", peeked=peeked, draw=state.draw[PEEKED:])
        return after, (events.Peeked(player, len(peeked)),)
    card = transformed(state.round[-1], action, marked=False)
    return after.with_last(card), (events.Altered(player, action, *shown(card)),)


def check_toss(state: State, move: Toss, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    if move.player != state.turn:
        return
    if move.index >= len(state.peeked):
        facts = {"index": move.index, "count": len(state.peeked)}
        yield Violation(rules.PEEK_TOSS, "not-seen", ("move", "index"), facts)
    else:
        unseen = Unseen(DECK, state.cards)
        lies = state.peeked[move.index]
        yield from check_turned_up(move.card, lies, unseen, ("move", "card"))


def apply_toss(state: State, move: Toss, _: Chance | None) -> Transition[State]:
    left = list(state.peeked)
    known = left.pop(move.index)
    card = move.card if known is None else known
    after = replace(
        state,
        phase="decide",
        peeked=(),
        draw=(*left, *state.draw),
        discard=(card, *state.discard),
    )
    return after, (events.Tossed(move.player, card),)


def check_stop(state: State, move: Stop, _: Chance | None) -> Iterator[Citation]:
    yield from check_turn(state.turn, move.player)
    if move.player != state.turn or state.constraint != "lively":
        return
    if state.drawn < MIN_DRAWN_LIVELY and piles.can_be_drawn(state):
        facts = {"drawn": state.drawn, "needed": MIN_DRAWN_LIVELY}
        yield Violation(rules.STOP_LIVELY, "too-few", ("move",), facts)


def apply_stop(state: State, move: Stop, _: Chance | None) -> Transition[State]:
    return stopped(state, move.player)


def _check_held(state: State, player: int, action: Action, path: Path) -> Iterator[Violation]:
    """The action card is in the hand, which lies open."""
    if not holds_card(state.players[player].actions, action):
        facts = {"player": player, "card": action}
        yield Violation(CARD_NOT_HELD, "not-held", path, facts)


def _without(state: State, seat: int, action: Action) -> State:
    """The state without an action card that was played."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, actions=without(player.actions, (action,))))


MOVE_TYPES: dict[str, MoveType[State]] = {
    "draw": MoveType(
        "Reveal a card of the number pile.", ("draw", "decide"), check_draw, apply_draw
    ),
    "name": MoveType("Name the joker just drawn.", ("joker",), check_name, apply_name),
    "rescue": MoveType(
        "Change the duplicate by +1 or -1, and mark it.",
        ("duplicate",),
        check_rescue,
        apply_rescue,
    ),
    "backup": MoveType(
        "Save one card of the round and lose the others.",
        ("duplicate",),
        check_backup,
        apply_backup,
    ),
    "bust": MoveType("Lose the round.", ("duplicate",), check_bust, apply_bust),
    "act": MoveType("Play the action of the turn.", ("decide",), check_act, apply_act),
    "toss": MoveType("Discard one of the cards seen.", ("peek",), check_toss, apply_toss),
    "stop": MoveType("End the turn.", ("decide",), check_stop, apply_stop),
}
"""Every type of move, in the order in which answers list them."""
