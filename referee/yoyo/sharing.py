"""How YoYo's cards are shared out: at setup, for the next game, in a chaos, after a run-out.

What is reported stands; the seed shares out the rest, unless a reported unknown card makes it
unknowable; without a seed the rest is unknown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

from referee.cards import Unseen, in_order, known, take
from referee.chance import Stream
from referee.common_rules import check_there, wrong_length
from referee.ruling import Path, Violation
from referee.yoyo.components import FACE, RANK, Pile

Place = TypeVar("Place", bound=Hashable)


def share_out(
    pool: Pile,
    order: Sequence[Place],
    reports: Mapping[Place, Pile],
    stream: Stream | None,
) -> dict[Place, Pile]:
    """The cards that each place gets; ``order`` is the place of each card as it is dealt."""
    named = [card for report in reports.values() for card in known(report)]
    unreported = [place for place in order if place not in reports]
    knowable = not any(None in report for report in reports.values())
    left: Sequence[str | None] = (None,) * len(unreported)
    if stream is not None and knowable:
        left = stream.shuffled(in_order(_without(pool, named), RANK))
    shares: dict[Place, Pile] = dict.fromkeys(order, ())
    for index, place in enumerate(unreported):
        shares[place] = (*shares[place], left[index])
    return shares | dict(reports)


def check_sizes(
    order: Sequence[Place], reports: Mapping[Place, Pile], paths: Mapping[Place, Path]
) -> Iterator[Violation]:
    """Each report has as many cards as its place gets."""
    sizes = Counter(order)
    for place, report in reports.items():
        if len(report) != sizes[place]:
            yield wrong_length(sizes[place], len(report), paths[place])


def check_cards(
    pool: Pile,
    reports: Mapping[Place, Pile],
    paths: Mapping[Place, Path],
    unseen: Unseen[str],
    single: Place | None = None,
) -> Iterator[Violation]:
    """The reported cards come out of the pool. The path of a ``single`` place is its card's."""
    named = [
        (card, paths[place] if place == single else (*paths[place], index))
        for place, report in reports.items()
        for index, card in enumerate(report)
        if card is not None
    ]
    absent = take(pool, [card for card, _ in named], unseen)[1]
    yield from check_there(absent, [path for _, path in named])


def _without(pool: Pile, named: Sequence[str]) -> Pile:
    """The pool without cards that are named: by their faces, else out of the unknown ones."""
    gone = Counter(FACE[card] for card in named)
    left: list[str | None] = []
    for card in pool:
        if card is not None and gone[FACE[card]] > 0:
            gone[FACE[card]] -= 1
        else:
            left.append(card)
    for _ in range(gone.total()):
        left.remove(None)
    return tuple(left)


def dealt_hands(seats: int, each: int, first: int = 0, *, singly: bool = False) -> list[int]:
    """The seat of each card as hands are dealt: whole hands, or one card at a time."""
    turn = [(first + seat) % seats for seat in range(seats)]
    return turn * each if singly else [seat for seat in turn for _ in range(each)]
