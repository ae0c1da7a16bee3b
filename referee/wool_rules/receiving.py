"""How turns end, and who receives which cards: by a success, by a failure, as the rest."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import without
from referee.chance import Chance
from referee.common_rules import lacking, no_copy_left
from referee.declarations import Transition
from referee.ruling import Citation, Doubt, Event, Path, Violation
from referee.wool_rules import events, rules
from referee.wool_rules.components import ATTEMPTS, BLACK_BELOW, BONE, DOG
from referee.wool_rules.results import BONUS, CHIPS, check_help, dressed_up, forced, target
from referee.wool_rules.rounds import check_reported, end_turn
from referee.wool_rules.state import Fail, Receive, Rest, State, Take, Unnamed, taken

CARDS: Path = ("move", "cards")
TAKE_BONE: Path = ("move", "take_bone")


def check_take(state: State, move: Take) -> Iterator[Citation]:
    if move.bonus:
        yield from forced(state, "bonus", BONUS)
    lacking = tuple(check_help(state, move))
    yield from lacking or _check_success(state, move)
    yield from _check_count(state, move)
    yield from _check_from_middle(state, move)
    yield from _check_bone(state, move)


def _check_success(state: State, move: Take) -> Iterator[Citation]:
    result, needed = dressed_up(state, move), target(state)
    if result < needed:
        facts = {"result": result, "target": needed}
        yield Violation(rules.TAKE_REACHED, "too-low", ("move",), facts)
    enough = max(0, needed - result + move.chips)
    if move.chips > enough:
        facts = {"given": move.chips, "needed": enough}
        yield Violation(rules.CHIPS_EXACT, "not-needed", CHIPS, facts)


def _check_count(state: State, move: Take) -> Iterator[Citation]:
    most, given = most_taken(state), len(move.cards)
    if may_take_fewer(state, bonus=move.bonus, chips=move.chips):
        if not 1 <= given <= most:
            facts = {"given": given, "most": most}
            yield Violation(rules.TAKE_COUNT, "count-with-help", CARDS, facts)
    elif given != most:
        facts = {"given": given, "needed": most}
        yield Violation(rules.TAKE_COUNT, "count", CARDS, facts)


def most_taken(state: State) -> int:
    """How many cards a success takes at this attempt."""
    return min(ATTEMPTS + 1 - state.attempt, len(state.middle))


def may_take_fewer(state: State, *, bonus: bool, chips: int) -> bool:
    """Whether a success with this help may take fewer cards."""
    return state.options.fewer_with_help and (bonus or chips > 0)


def check_fail(state: State, move: Fail) -> Iterator[Citation]:
    undone = tuple(forced(state, "fail", ("move",)))
    if undone or state.attempt < ATTEMPTS:
        early = Violation(rules.FAIL_THIRD, "attempts-left", ("move",), {"attempt": state.attempt})
        yield from undone or (early,)
        return
    lacking = tuple(check_help(state, move))
    yield from lacking or _check_failure(state, move)
    yield from _check_from_middle(state, move)
    if not lacking:
        yield from _check_black_sheep(state, move)
    yield from _check_bone(state, move)


def _check_failure(state: State, move: Fail) -> Iterator[Citation]:
    result, needed = dressed_up(state, move), target(state)
    if result >= needed:
        facts = {"result": result, "target": needed}
        yield Violation(rules.FAIL_REACHED, "reached", ("move",), facts)
    if move.chips and result != BLACK_BELOW:
        facts = {"given": move.chips, "result": result}
        yield Violation(rules.CHIPS_EXACT, "not-fourteen", CHIPS, facts)


def _check_black_sheep(state: State, move: Fail) -> Iterator[Citation]:
    result, rule = dressed_up(state, move), rules.FAIL_BLACK_SHEEP
    if result >= BLACK_BELOW:
        if move.cards:
            yield Violation(rule, "no-card", CARDS, {"result": result})
        return
    for index, card in enumerate(move.cards):
        if not state.options.known_deck.is_a("black", card):
            yield Violation(rule, "not-black", (*CARDS, index), {"card": card})
    left = taken(state.middle, move.cards).left
    black = tuple(card for card in left if state.options.known_deck.is_a("black", card))
    if black:
        yield Violation(rule, "left-behind", CARDS, {"cards": black})
    elif None in left:
        yield Doubt(rule, "hidden-cards", CARDS)


def check_rest(state: State, move: Rest) -> Iterator[Citation]:
    yield from _check_from_middle(state, move)
    left = taken(state.middle, move.cards).left
    if left:
        yield Violation(rules.REST_ALL, "left-behind", CARDS, {"left": len(left)})
    yield from _check_bone(state, move)


def _check_from_middle(state: State, move: Receive) -> Iterator[Citation]:
    for absent in taken(state.middle, move.cards).missing:
        yield lacking(rules.MIDDLE_CARD, "not-in-middle", absent, (*CARDS, absent.index))


def _check_bone(state: State, move: Receive) -> Iterator[Citation]:
    if not move.take_bone:
        return
    if not any(map(state.options.known_deck.has_bone_symbol, move.cards)):
        yield Violation(rules.BONE_SYMBOL, "no-symbol", TAKE_BONE)
    if bone_holder(state, move.player) is None:
        yield Violation(rules.BONE_HOLDER, "no-holder", TAKE_BONE)


def bone_holder(state: State, seat: int) -> int | None:
    """The opponent who holds the bone, if one does."""
    holders = (other for other, player in enumerate(state.players) if player.bone)
    return next((other for other in holders if other != seat), None)


def check_received(state: State, move: Receive, _: Chance | None) -> Iterator[Citation]:
    """What is reported of face-down cards, here and in the next layout, can be true."""
    unseen, out = Unnamed(state), taken(state.middle, move.cards)
    for index in out.face_down:
        if not unseen.name(move.cards[index]):
            yield no_copy_left(move.cards[index], (*CARDS, index))
    yield from check_reported(state, out.left, move.middle, unseen)


def apply_take(state: State, move: Take, _: Chance | None) -> Transition[State]:
    after, received = _received(state, move, move.chips)
    after, ended = end_turn(after, move.middle)
    return after, (*received, *ended)


def apply_fail(state: State, move: Fail, _: Chance | None) -> Transition[State]:
    after, happened = _received(state, move, move.chips)
    last_in_duel = state.duel and move.player == state.order[-1]
    consoled = not last_in_duel or state.options.duel_last_gets_chip
    if consoled and after.chips_left:
        chips = after.players[move.player].chips + 1
        after = after.with_player(move.player, chips=chips)
        after = replace(after, chips_left=after.chips_left - 1)
        happened = (*happened, events.ChipReceived(move.player))
    after, ended = end_turn(after, move.middle)
    return after, (*happened, *ended)


def apply_rest(state: State, move: Rest, _: Chance | None) -> Transition[State]:
    after, received = _received(state, move)
    after, ended = end_turn(after, move.middle)
    return after, (*received, *ended)


def _received(state: State, move: Receive, chips: int = 0) -> Transition[State]:
    """The chips are paid, and the cards and the bone are where they belong now."""
    player, cards = state.players[move.player], move.cards
    happened: list[Event] = []
    if chips:
        happened.append(events.ChipsPaid(move.player, chips))
    sheep = [card for card in reversed(cards) if isinstance(card, int)]
    after = replace(
        state, middle=without(state.middle, cards), chips_left=state.chips_left + chips
    ).with_player(
        move.player,
        flock=(*sheep, *player.flock),
        dogs=player.dogs + cards.count(DOG),
        bone=player.bone or BONE in cards or bool(move.take_bone),
        chips=player.chips - chips,
    )
    if cards:
        happened.append(events.CardsReceived(move.player, cards))
    robbed = bone_holder(state, move.player)
    if move.take_bone and robbed is not None:
        after = after.with_player(robbed, bone=False)
        happened.append(events.BoneMoved(move.player, robbed))
    return after, tuple(happened)
