"""How players without a dog put sheep back in the box."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.cards import Unseen, without
from referee.chance import Chance
from referee.common_rules import CARD_NOT_HELD, lacking, no_copy_left
from referee.declarations import GAME_OVER, Transition
from referee.ruling import Citation, Doubt, Event, Path, Violation
from referee.wool_rules import events, rules
from referee.wool_rules.components import BONE, DOG, Card, Deck, Pile
from referee.wool_rules.state import Return, State, Taken, taken

RETURNED = 2
CARDS: Path = ("move", "cards")


def suffices(deck: Deck, count: int, left: Pile) -> bool | None:
    """Whether so many cards are what is returned, if these are left of the flock.

    ``None`` if it depends on those that lie face down.
    """
    if count >= RETURNED:
        return count == RETURNED
    if any(deck.is_a("white", card) for card in left):
        return False
    return None if None in left else True


def check_return(state: State, move: Return) -> Iterator[Citation]:
    deck, player = state.options.known_deck, move.player
    for index, card in enumerate(move.cards):
        if not deck.is_a("white", card):
            yield Violation(rules.RETURN_ELIGIBLE, "not-white", (*CARDS, index), {"card": card})
    out = _taken_out(state, move)
    facts: dict[str, Card] = {"player": player, "given": len(move.cards)}
    enough = suffices(deck, len(move.cards), out.left)
    if enough is None:
        yield Doubt(rules.RETURN_TWO, "hidden-cards", CARDS, facts)
    elif not enough:
        yield Violation(rules.RETURN_TWO, "count", CARDS, facts)
    for absent in out.missing:
        yield lacking(CARD_NOT_HELD, "not-held", absent, (*CARDS, absent.index), player)


def check_returned(state: State, move: Return, _: Chance | None) -> Iterator[Citation]:
    """The sheep that face-down cards turn out to be are not known elsewhere."""
    unseen = Unseen(state.options.known_deck.copies, state.cards)
    for index in _taken_out(state, move).face_down:
        if not unseen.name(move.cards[index]):
            yield no_copy_left(move.cards[index], (*CARDS, index))


def _taken_out(state: State, move: Return) -> Taken:
    """A face-down card of a flock is a sheep, too."""
    return taken(state.players[move.player].flock, move.cards, never=(DOG, BONE))


def apply_return(state: State, move: Return, _: Chance | None) -> Transition[State]:
    flock = without(state.players[move.player].flock, move.cards)
    after = state.with_player(move.player, flock=flock, returned=move.cards)
    happened: list[Event] = [events.SheepReturned(move.player, move.cards)]
    if not any(map(after.still_returns, range(len(after.players)))):
        after = replace(after, phase=GAME_OVER)
        happened.append(events.GameOver())
    return after, tuple(happened)
