"""What fits on the discard pile of YoYo: single cards, and series."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import count, pairwise

from msgspec import Struct

from referee.yoyo.components import COLOUR, NUMBER, RANK, Direction
from referee.yoyo.state import State


class Top(Struct, frozen=True):
    """What counts of the discard pile, for the seat that lays on it.

    ``gives_choice`` is whether any yellow card sets the direction on it.
    """

    number: int | None
    gives_choice: bool
    direction: Direction | None
    anything_fits: bool


def top_for(state: State, player: int) -> Top:
    """The top of the discard pile as a seat finds it; anything fits on nothing or the own card."""
    card = state.discard[0] if state.discard else None
    if card is None:
        return Top(None, gives_choice=True, direction=None, anything_fits=True)
    own = state.top_player == player
    return Top(NUMBER[card], COLOUR[card] == "y", state.direction, anything_fits=own)


def fits(card: str, top: Top) -> bool:
    """Whether a card may be laid, or begin a series."""
    colour = COLOUR[card]
    return colour == "y" or _number_fits(card, "up" if colour == "b" else "down", top)


def _number_fits(card: str, way: Direction, top: Top) -> bool:
    """Whether the number of a card may follow if the direction is this one afterwards."""
    if top.anything_fits or top.number is None:
        return True
    if top.direction not in (None, way):
        return NUMBER[card] == top.number
    return NUMBER[card] >= top.number if way == "up" else NUMBER[card] <= top.number


def has_choice(card: str, top: Top) -> bool:
    """Whether the player of a card sets the direction."""
    return COLOUR[card] == "y" and (top.gives_choice or NUMBER[card] == top.number)


def course(cards: tuple[str, ...]) -> Direction | None:
    """Which way consecutive cards run; ``None`` if they are not a series."""
    steps = {NUMBER[after] - NUMBER[before] for before, after in pairwise(cards)}
    if steps == {1}:
        return "up"
    return "down" if steps == {-1} else None


def opens(card: str, way: Direction, top: Top, *, freely: bool) -> bool:
    """Whether a yellow card may open a series that runs this way.

    ``freely`` is the reading that its number need not fit.
    """
    if not freely and not _number_fits(card, way, top):
        return False
    return has_choice(card, top) or way == top.direction


def direction_after(
    cards: tuple[str, ...], chosen: Direction | None, before: Direction | None
) -> Direction | None:
    """The direction that counts once these cards lie there."""
    if len(cards) > 1:
        return course(cards)
    if COLOUR[cards[0]] == "y":
        return chosen or before
    return "up" if COLOUR[cards[0]] == "b" else "down"


def series_of(
    held: Sequence[str], top: Top, *, freely: bool, first: Container[str | None] | None = None
) -> Iterator[tuple[str, ...]]:
    """Every series of different cards that may be laid, short ones first, each once.

    With ``first`` only those that begin with one of them. They are made one at a time, and
    nothing is begun that cannot be ended.
    """
    ways = [
        _Way("up", "b", 1, held, top, freely=freely),
        _Way("down", "r", -1, held, top, freely=freely),
    ]
    openers = [card for card in held if first is None or card in first]
    for size in count(2):
        begun = []
        for card in openers:
            rests = [rest for way in ways for rest in way.after(card, size)]
            if rests:
                begun.append(card)
            for groups in sorted(rests, key=lambda groups: RANK[groups[0][0]]):
                yield from _continued((card,), groups)
        if not begun:
            return
        openers = begun  # a longer one goes on from one of this size


class _Way:
    """The cards of a hand that can run one way, by their numbers."""

    def __init__(
        self,
        direction: Direction,
        colour: str,
        step: int,
        held: Sequence[str],
        top: Top,
        *,
        freely: bool,
    ) -> None:
        self.step = step
        self.cards: dict[int, list[str]] = {}
        self.openers = set()
        for card in held:
            if COLOUR[card] in (colour, "y"):
                self.cards.setdefault(NUMBER[card], []).append(card)
                yellow = COLOUR[card] == "y"
                if opens(card, direction, top, freely=freely) if yellow else fits(card, top):
                    self.openers.add(card)

    def after(self, card: str, size: int) -> Iterator[list[list[str]]]:
        """What may follow an opener: the choices for each next card, one list a second card."""
        if card not in self.openers:
            return
        start = NUMBER[card]
        numbers = range(start + self.step, start + size * self.step, self.step)
        if all(number in self.cards for number in numbers):
            groups = [self.cards[number] for number in numbers]
            yield from ([[second], *groups[1:]] for second in groups[0])


def _continued(begun: tuple[str, ...], groups: list[list[str]]) -> Iterator[tuple[str, ...]]:
    if not groups:
        yield begun
        return
    for card in groups[0]:
        yield from _continued((*begun, card), groups[1:])
