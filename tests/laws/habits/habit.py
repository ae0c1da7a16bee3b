"""What is said about a game so that it can be played at random and held to the laws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import msgspec

from referee.ruling import Viewer

Json = dict[str, Any]
Spot = tuple[str | int, ...]
"""A place in a state: field names and list indices."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How a game is played, and what the laws must know of its states and moves.

    ``setups``: bodies of ``setup`` without anything dealt: which tables there are.
    ``weight``: how likely a move is picked, beside others; it keeps matches from going round.
    ``left_out_of_lists``: for each type of move, and for ``setup``, the fields that listed moves
    leave out, at whatever depth: what chance brings, above all.
    ``with_outcomes``: the move, or setup (then there is no table before it), with all that chance
    brought, worked out from the whole table before and after it; what stands there as a tuple is
    stated whole or not at all.
    ``all_cards``: every card at the table, ``None`` where nobody keeps count.
    ``may_be_face_down``: the places at which a card may lie face down.
    ``may_be_uncounted``: the fields that may be ``None`` where nobody keeps count.
    ``hidden_from``: the places that a viewer may not see, written down apart from the code that
    hides them; what lies at places of one kind could as well be exchanged.
    ``as_listed``: at a table, the move as ``moves`` lists it: two that are then equal are one move.
    ``card_order_matters``: whether cards in a move stand in an order that matters.
    ``revealed_in_order``: what chance brings before all eyes, one after another.
    ``always_stated``: the outcomes that lie open before all, so that they are always stated.
    ``never_in_to_act``: the types of move that ``to_act`` never names.
    ``setup_readings``: the readings that only a setup looks at.
    ``ordered_lists``: the lists of players in which the order matters.
    ``tellable``: the part of a state that people at a real table could report who see what all see
    and count neither hands nor piles.
    ``hidden_value``: what stands at a place that is hidden.
    ``not_seen_by_all``: for each type of move the fields, at whatever depth, that not the whole
    table sees.
    """

    setups: tuple[Json, ...]
    weight: Callable[[Json], float]
    left_out_of_lists: Mapping[str, Collection[str]]
    with_outcomes: Callable[[Json, Json | None, Json], Json]
    all_cards: Callable[[Json], list[Any] | None]
    may_be_face_down: Callable[[Json], Iterable[Spot]]
    hidden_from: Callable[[Json, Viewer], Mapping[str, Sequence[Spot]]]
    as_listed: Callable[[Json, Json], Json]
    card_order_matters: bool = False
    may_be_uncounted: tuple[str, ...] = ()
    revealed_in_order: tuple[str, ...] = ()
    always_stated: tuple[str, ...] = ()
    never_in_to_act: frozenset[str] = frozenset()
    setup_readings: tuple[str, ...] = ()
    ordered_lists: tuple[str, ...] = ()
    tellable: Callable[[Json], Json] = dict
    hidden_value: Callable[[Spot], Any] = lambda _: None
    not_seen_by_all: Mapping[str, Collection[str]] = field(default_factory=dict)

    def masked(self, state: Json, viewer: Viewer) -> Json:
        """What a viewer may know of a table."""
        secrets = self.hidden_from(state, viewer).values()
        return put(state, {spot: self.hidden_value(spot) for places in secrets for spot in places})


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


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
