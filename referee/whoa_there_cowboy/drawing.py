"""How cards are drawn one by one, and the pile becomes a new draw pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.cards import Unseen, in_order, take
from referee.chance import Chance
from referee.common_rules import check_there, check_turned_up, not_due, wrong_length
from referee.declarations import Transition, bounded
from referee.ruling import Event, Path, Violation
from referee.whoa_there_cowboy import events
from referee.whoa_there_cowboy.components import Pile
from referee.whoa_there_cowboy.state import State


class Drawing(Struct, frozen=True):
    """How many cards a player draws if there are enough, and what is reported of them.

    ``path`` is where the move does. One card that is reported by itself, not in a list, is
    ``single``.
    """

    player: int
    count: int
    report: Pile | None
    path: Path
    single: bool = False


def check_drawn(
    state: State, drawings: Sequence[Drawing], unseen: Unseen[int]
) -> Iterator[Violation]:
    """What is reported of drawings can have happened."""
    stock = state.draw
    shuffled: list[int] = []
    places: list[Path] = []
    for drawing in _possible(state, drawings):
        count, report = drawing.count, drawing.report or ()
        if drawing.report is not None and len(report) != count:
            yield wrong_length(count, len(report), drawing.path) if count else not_due(drawing.path)
            report = ()
        for index, card in enumerate(report):
            path = drawing.path if drawing.single else (*drawing.path, index)
            if index < len(stock):
                yield from check_turned_up(card, stock[index], unseen, path)
            elif card is not None:
                shuffled.append(card)
                places.append(path)
        stock = stock[count:]
    yield from check_there(take(state.pile, shuffled, unseen)[1], places)


def draw(state: State, drawings: Sequence[Drawing], chance: Chance | None) -> Transition[State]:
    """Draw cards for one player after another, with what is reported of them."""
    drawings = _possible(state, drawings)
    reported = _reported(drawings)
    if not reported:
        return state, ()
    stock, pile = state.draw, state.pile
    if len(reported) >= len(stock):
        stock = (*stock, *_reshuffled(pile, reported[len(stock) :], chance))
        pile = ()
    cards = [one if stock[index] is None else stock[index] for index, one in enumerate(reported)]
    happened: list[Event] = []
    players, begin = list(state.players), 0
    for drawing in drawings:
        end = begin + drawing.count
        player = players[drawing.player]
        hand = in_order((*player.hand, *cards[begin:end]))
        players[drawing.player] = replace(player, hand=hand)
        happened += _events(state, drawing.player, begin, end)
        begin = end
    after = replace(
        state,
        players=tuple(players),
        draw=stock[begin:],
        pile=pile,
        depletions=_depletions(state, begin),
    )
    return after, tuple(happened)


def _possible(state: State, drawings: Sequence[Drawing]) -> list[Drawing]:
    """The drawings with as many cards as each gets: what is left stops the last ones short."""
    left, possible = len(state.draw) + len(state.pile), []
    for drawing in drawings:
        count = min(drawing.count, left)
        possible.append(replace(drawing, count=count))
        left -= count
    return possible


def _reported(drawings: Sequence[Drawing]) -> Pile:
    """What is reported of each card drawn, in order."""
    reported: list[int | None] = []
    for drawing in drawings:
        reported += (None,) * drawing.count if drawing.report is None else drawing.report
    return tuple(reported)


def _reshuffled(pile: Pile, reported: Pile, chance: Chance | None) -> Pile:
    """The pile as a new draw pile: if a card of it is reported, the others are unknown."""
    if chance is None or any(card is not None for card in reported):
        return (None,) * len(pile)
    return tuple(chance.stream("reshuffle").shuffled(pile))


def _edges(state: State) -> tuple[int, int]:
    """How many cards are drawn when the draw pile is depleted, and when the new one is as well."""
    return len(state.draw), len(state.draw) + len(state.pile)


def _depletions(state: State, drawn: int) -> int:
    """How often the draw pile has been depleted once so many cards are drawn."""
    return bounded(state.depletions + sum(0 < edge <= drawn for edge in {*_edges(state)}))


def _events(state: State, player: int, begin: int, end: int) -> Iterator[Event]:
    """What happens while a player draws, from one place to another of all that can be drawn."""
    first, last = _edges(state)
    reshuffled = events.Reshuffled(len(state.pile))
    while begin < end:
        if begin == first == 0:
            yield reshuffled
        stop = min(end, first) if begin < first else end
        yield events.Drew(player, stop - begin)
        begin = stop
        if begin in (first, last):
            yield events.Depleted(_depletions(state, begin))
        if begin == first < last:
            yield reshuffled
