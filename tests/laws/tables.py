"""The same table as others know it: cards face down, seen from a seat, hidden cards exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from referee.declarations import Option
from referee.ruling import Viewer
from tests.match import Table, Turn

from .habits.habit import Json, Spot, at, put


def rng_of(turn: Turn, law: str) -> Random:
    """What is random about one law at one turn of a match."""
    return Random(f"{turn} {law}")


def viewers(table: Table) -> list[Viewer]:
    return [*range(table.seats), "table"]


def view(table: Table, state: Json, viewer: Viewer) -> Json:
    """What the game lets a viewer see."""
    return table.written(table.game.view(table.read(state), viewer))


def blurred(table: Table, state: Json, rng: Random) -> Json:
    """The table as somebody knows it who has not seen all of its cards."""
    share = rng.choice((0.15, 0.5, 1.0))
    covered = {spot: None for spot in table.habit.may_be_face_down(state) if rng.random() < share}
    lost: dict[Spot, None] = {
        (name,): None for name in table.habit.may_be_uncounted if rng.random() < 0.2
    }
    return table.written(table.read(put(state, covered | lost)))


def less_known(turn: Turn, law: str) -> list[Json]:
    """The table of a turn as it is told, blurred, and as one seat sees it."""
    rng, table = rng_of(turn, law), turn.table
    seen = view(table, turn.told, rng.choice(viewers(table)))
    return [turn.told, blurred(table, turn.told, rng), seen]


def under_others(table: Table, state: Json, options: Iterable[Option]) -> Iterator[Json]:
    """The table under each other value of each of these options, the ends of a range of many."""
    for option in options:
        for value in sorted({option.values[0], option.values[-1]}):
            if value != state["options"][option.name]:
                yield put(state, {("options", option.name): value})


def under_any(table: Table, state: Json) -> list[Json]:
    """The table under each other value of any option with which it can exist."""
    game = table.game
    return [
        under
        for under in under_others(table, state, game.options)
        if not any(game.audit(table.read(under)))
    ]


def exchanged(table: Table, state: Json, viewer: Viewer, rng: Random) -> Json | None:
    """A table that the viewer cannot tell from this one, ``None`` if it could not exist."""
    contents: dict[Spot, Any] = {}
    for places in table.habit.hidden_from(state, viewer).values():
        among = rng.sample(places, rng.choice((min(2, len(places)), len(places))))
        moved = rng.sample(among, len(among))
        contents |= {to: at(state, spot) for spot, to in zip(among, moved, strict=True)}
    other = table.read(put(state, contents))
    return None if any(table.game.audit(other)) else table.written(other)


def masked(table: Table, state: Json, viewer: Viewer) -> Json:
    """What the viewer may know of a table, by what is written down about the game."""
    return table.habit.masked(state, viewer)


def is_whole(table: Table, state: Json) -> bool:
    """Whether every card at the table is known."""
    cards = table.habit.all_cards(state)
    return cards is not None and None not in cards


def fits(table: Table, known: Json, whole: Json) -> bool:
    """Whether what is known of a table is true of the whole one; lists of cards are multisets."""
    hidden = [
        *table.habit.may_be_face_down(whole),
        *((name,) for name in table.habit.may_be_uncounted),
    ]
    for places in table.habit.hidden_from(whole, "table").values():
        hidden += places
    return _fits(known, whole, (), {spot: table.habit.hidden_value(spot) for spot in hidden})


def _fits(known: Any, whole: Any, path: Spot, hidden: Mapping[Spot, Any]) -> bool:
    if path in hidden and known == hidden[path]:
        return True
    if isinstance(known, dict):
        return known.keys() == whole.keys() and all(
            _fits(known[name], whole[name], (*path, name), hidden) for name in known
        )
    if not isinstance(known, list):
        return bool(known == whole)
    if len(known) != len(whole):
        return False
    if any((*path, index) in hidden for index in range(len(known))):
        return Counter(card for card in known if card is not None) <= Counter(whole)
    both = zip(known, whole, strict=True)
    return all(_fits(one, other, (*path, i), hidden) for i, (one, other) in enumerate(both))
