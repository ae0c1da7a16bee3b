"""The round of a turn: its duplicates, and what helps out of one."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.ruling import Path, Violation
from referee.whoopla import rules
from referee.whoopla.components import (
    HIGHEST,
    LOWEST,
    MIRROR,
    TRANSFORMS,
    Action,
    Actions,
    Options,
    Transform,
)
from referee.whoopla.open_cards import Cards, OpenCard
from referee.whoopla.state import State


def holds(card: OpenCard, value: int | None, options: Options) -> bool:
    """Whether a card of the round holds a value, so that no other may have it."""
    neutral = card.card == MIRROR or (card.marked and not options.marked_blocks)
    return value is not None and card.value == value and not neutral


def is_duplicate(state: State) -> bool:
    """Whether an earlier card of the round holds the value of the last."""
    *earlier, last = state.round
    return last.card != MIRROR and any(holds(card, last.value, state.options) for card in earlier)


def check_transform(state: State, action: Transform, path: Path) -> Iterator[Violation]:
    """The value of the last card of the round can be changed by one."""
    *others, last = state.round
    if last.card == MIRROR:
        yield Violation(rules.TRANSFORM_MIRROR, "mirror", path)
        return
    value = _changed(last, action)
    if not LOWEST <= value <= HIGHEST:
        yield Violation(rules.TRANSFORM_RANGE, "out-of-range", path, {"value": value})
    elif any(holds(card, value, state.options) for card in others):
        yield Violation(rules.TRANSFORM_FREE, "not-free", path, {"value": value})


def transformed(card: OpenCard, action: Transform, *, marked: bool) -> OpenCard:
    """The card after its value was changed by one."""
    return OpenCard(card.card, _changed(card, action), card.marked or marked, card.doubled)


def _changed(card: OpenCard, action: Transform) -> int:
    assert card.value is not None  # only a joker that is yet to be named has none
    return card.value + TRANSFORMS[action]


def check_gentle_rescue(state: State) -> Iterator[Violation]:
    """The constraint of the turn does not forbid a rescue."""
    if state.options.gentle_blocks_rescue and state.constraint == "gentle":
        yield Violation(rules.RESCUE_GENTLE, "gentle", ("move",))


def can_be_kept(card: OpenCard, options: Options) -> bool:
    """Whether a card may come into a score pile: a marked one only in family-plus."""
    return options.mode == "family-plus" or not card.marked


def check_saved(state: State, index: int) -> Iterator[Violation]:
    """The card can be saved by a backup."""
    path: Path = ("move", "save")
    last = len(state.round) - 1
    if index > last:
        facts = {"index": index, "count": last + 1}
        yield Violation(rules.BACKUP_CARD, "not-in-round", path, facts)
    elif index == last:
        yield Violation(rules.BACKUP_CARD, "just-drawn", path)
    elif not can_be_kept(state.round[index], state.options):
        yield Violation(rules.BACKUP_CARD, "marked", path)


def can_be_helped(state: State, actions: Actions) -> bool:
    """Whether some action card helps out of the duplicate; an unknown one may be any."""
    return _can_be_rescued(state, actions) or _can_be_backed_up(state, actions)


def _can_be_rescued(state: State, actions: Actions) -> bool:
    held = (action for action in TRANSFORMS if holds_card(actions, action))
    return not any(check_gentle_rescue(state)) and any(
        not any(check_transform(state, action, ())) for action in held
    )


def _can_be_backed_up(state: State, actions: Actions) -> bool:
    return holds_card(actions, "backup") and any(
        not any(check_saved(state, index)) for index in range(len(state.round))
    )


def holds_card(actions: Actions, action: Action) -> bool:
    """Whether this action card may be in the hand: it is, or one is unknown."""
    return action in actions or None in actions


def discarded(state: State, cards: Cards) -> State:
    """The state with cards of the round on the discard pile, the newest on top, as printed."""
    return replace(state, discard=(*(card.card for card in reversed(cards)), *state.discard))
