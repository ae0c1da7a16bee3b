"""What is said about a game so that it can be played at random and held to the laws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import orjson

from referee.ruling import Viewer

Json = dict[str, Any]
Spot = tuple[str | int, ...]
"""A place in a state: field names and list indices."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How a game is played, and what the laws must know of its states and moves.

    ``setups``: bodies of ``setup`` without anything dealt: which tables there are.
    ``eagerness``: how likely a move is picked, beside others; it keeps matches from going round.
    ``unlisted``: for each type of move, and for ``setup``, the fields that listed moves leave out,
    at whatever depth: what chance brings, above all.
    ``stated``: the move, or setup (then there is no table before it), with all that chance brought,
    told from the whole table before and after it; what stands there as a tuple is told whole or
    not at all.
    ``cards``: every card at the table, ``None`` where somebody keeps no count.
    ``coverable``: the places at which a card may lie face down.
    ``untracked``: the fields that may be ``None`` where nobody keeps count.
    ``secrets``: the places that a viewer may not see, written down apart from the code that hides
    them; what lies at places of one kind could as well lie the other way round.
    ``same``: at a table, the move as ``moves`` lists it: two that are then equal are one move.
    ``ordered``: whether cards in a move stand in an order that matters.
    ``shown``: what chance brings before all eyes, one after another.
    ``open_``: the outcomes that lie open before all, so that whoever tells of a table tells them.
    ``untold``: the types of move that ``to_act`` never names.
    ``of_setup``: the readings that only a setup looks at.
    ``piles``: the lists of players in which the order matters.
    ``told``: the part of a state that people at a real table could tell who see what all see and
    count neither hands nor piles.
    ``covered``: what stands at a place that is hidden.
    ``unseen``: for each type of move the fields, at whatever depth, that not the whole table sees.
    """

    setups: tuple[Json, ...]
    eagerness: Callable[[Json], float]
    unlisted: Mapping[str, Collection[str]]
    stated: Callable[[Json, Json | None, Json], Json]
    cards: Callable[[Json], list[Any] | None]
    coverable: Callable[[Json], Iterable[Spot]]
    secrets: Callable[[Json, Viewer], Mapping[str, Sequence[Spot]]]
    same: Callable[[Json, Json], Json]
    ordered: bool = False
    untracked: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    open_: tuple[str, ...] = ()
    untold: frozenset[str] = frozenset()
    of_setup: tuple[str, ...] = ()
    piles: tuple[str, ...] = ()
    told: Callable[[Json], Json] = dict
    covered: Callable[[Spot], Any] = lambda _: None
    unseen: Mapping[str, Collection[str]] = field(default_factory=dict)

    def masked(self, state: Json, viewer: Viewer) -> Json:
        """What a viewer may know of a table."""
        secrets = self.secrets(state, viewer).values()
        return put(state, {spot: self.covered(spot) for places in secrets for spot in places})


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return orjson.loads(orjson.dumps(value))


def spots(state: Json, *patterns: str) -> Iterator[Spot]:
    """The places that patterns name, ``*`` standing for every index of a list."""
    for pattern in patterns:
        yield from _spots(state, pattern.split("/"), ())


def _spots(value: Any, steps: Sequence[str], path: Spot) -> Iterator[Spot]:
    if not steps:
        yield path
    elif steps[0] == "*":
        for index, item in enumerate(value or ()):
            yield from _spots(item, steps[1:], (*path, index))
    elif value is not None:
        yield from _spots(value[steps[0]], steps[1:], (*path, steps[0]))


def at(state: Json, spot: Spot) -> Any:
    """What lies at a place."""
    value: Any = state
    for step in spot:
        value = value[step]
    return value


def put(state: Json, contents: Mapping[Spot, Any]) -> Json:
    """A copy of the state with other things at some places."""
    changed: Json = plain(state)
    for spot, value in contents.items():
        at(changed, spot[:-1])[spot[-1]] = value
    return changed


def setups(seats: int, **options: tuple[Any, ...]) -> tuple[Json, ...]:
    """A setup for each combination of options."""
    players = [{"name": "Ada"}, *({} for _ in range(1, seats))]
    return tuple(
        {"players": players, "options": dict(zip(options, values, strict=True))}
        for values in product(*options.values())
    )
