"""Moves made from the schemas of a game: all over few cards, or random ones, or damaged ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from math import prod
from random import Random
from typing import Any, get_args

import msgspec

from referee import look_at, set_up
from referee.reading import converted
from referee.ruling import tag_of
from schemas.base import Boolean, Choice, Integer, ListOf, Object, OneOf, Value
from schemas.factory import prefix_of, schema_of
from tests.match import Table

from .habits.habit import Json, Spot, at

LARGEST_CHOICE = 6
"""How many cards of one place are laid at most where all choices are tried."""

LARGEST_PLACE = 14
"""How many cards may lie at a place for it to be chosen from: a hand, no pile."""

LARGEST_NUMBER = 12
"""How far from its least a number goes where all are tried."""

MAX_TRIED, MAX_TRIED_AT_LENGTH = 600, 2000
"""How many moves are tried at a table at most, always and by `make long`."""

ABSENT = object()
"""Stands for an optional field that is left out."""


def key(table: Table, state: Json, move: Json) -> bytes:
    """The same for two moves that are one there: what listed moves leave out does not count."""
    same = table.habit.as_listed(state, bare(table, move))
    return msgspec.json.encode(same, order="sorted")


def bare(table: Table, move: Json) -> Json:
    """The move without what chance brings."""
    unlisted: Json = _without(move, table.habit.left_out_of_lists.get(move["type"], ()))
    return unlisted


def aloud(table: Table, move: Json) -> Json:
    """The move as the whole table sees it: other fields are left out, or null where needed."""
    unseen = table.habit.not_seen_by_all.get(move["type"], ())
    fields = fields_of(table, move["type"])
    needed = {name: None for name in unseen if name in fields and fields[name].required}
    return {**_without(move, unseen), **needed}


def _without(value: Any, names: Any) -> Any:
    if isinstance(value, list):
        return [_without(item, names) for item in value]
    if not isinstance(value, dict):
        return value
    return {name: _without(item, names) for name, item in value.items() if name not in names}


@cache
def deck(table: Table) -> list[Any]:
    """Every card there is, once."""
    whole = set_up(table.game, converted(table.game.setup, table.setup), "deck")
    return sorted(set(table.habit.all_cards(table.written(whole)) or ()), key=str)


@cache
def fields_of(table: Table, kind: str) -> dict[str, Any]:
    """The fields of a type of move."""
    declared = {tag_of(move): move for move in get_args(table.game.move)}
    return schema_of(declared[kind], prefix_of(table.game))().fields


class Maker:
    """Makes moves of one type, by its schema, for a table."""

    def __init__(self, table: Table, kind: str, cards: Cards) -> None:
        self.kind, self._cards = kind, cards
        self._seats = table.seats
        self._unseen = table.habit.not_seen_by_all.get(kind, ())
        foreign = table.game.foreign.get(table.seats, ())
        self._left_out = {"type", *foreign, *table.habit.left_out_of_lists.get(kind, ())}
        self.fields = self._chosen(fields_of(table, kind))

    def _chosen(self, fields: dict[str, Any]) -> dict[str, Value]:
        """The fields that somebody chooses."""
        return {name: field for name, field in fields.items() if name not in self._left_out}

    def _is_needed(self, name: str, field: Value) -> bool:
        """Whether a field is stated always: one that is left out tells of a card unseen."""
        return field.required or name in self._unseen

    # --- All of them

    def count(self) -> int:
        """How many there are."""
        return prod(len(values) for values in self._choices(self.fields).values())

    def every(self) -> Iterator[Json]:
        """By all who act: all values, and all cards that lie at one small place."""
        return ({"type": self.kind} | move for move in self._objects(self.fields))

    def _choices(self, fields: dict[str, Value]) -> dict[str, list[Any]]:
        choices = {
            name: self._values(field) + ([] if self._is_needed(name, field) else [ABSENT])
            for name, field in fields.items()
        }
        if fields is self.fields and "player" in choices:
            choices["player"] = self._cards.acting
        return choices

    def _objects(self, fields: dict[str, Value]) -> Iterator[Json]:
        choices = self._choices(fields)
        for chosen in product(*choices.values()):
            made = zip(choices, chosen, strict=True)
            yield {name: value for name, value in made if value is not ABSENT}

    def _values(self, field: Value) -> list[Any]:
        match field:
            case Integer(low=0, high=99):  # a seat
                return list(range(self._seats))
            case Integer():
                return list(range(field.low, min(field.high, field.low + LARGEST_NUMBER) + 1))
            case OneOf():  # a card is one of the deck; the numbers of cards will do for others
                numbers = [card for card in self._cards.deck if isinstance(card, int)]
                words = [choice for choice in field.choices if isinstance(choice, Choice)]
                return [*numbers, *(word for choice in words for word in choice.values)]
            case Boolean():
                return [False, True]
            case Choice():
                return list(field.values)
            case Object():
                return list(self._objects(self._chosen(field.schema().fields)))
            case ListOf(item=Object()):
                items = self._values(field.item)
                sizes = range(fewest(field), min(most(field), 2) + 1)
                return [list(chosen) for size in sizes for chosen in permutations(items, size)]
            case ListOf():
                return [
                    list(few)
                    for few in sorted(self._cards.few, key=str)
                    if len(few) >= fewest(field)
                ]
        return self._cards.deck

    # --- Random ones

    def random(self, rng: Random) -> Json:
        return {"type": self.kind} | self._random_object(self.fields, rng)

    def changed(self, move: Json, rng: Random) -> Json:
        """The move with one of its fields changed, left out or put in."""
        name = rng.choice(list(self.fields))
        value, field = move.get(name), self.fields[name]
        if isinstance(field, ListOf) and value and rng.random() < 0.8:
            return {**move, name: self._changed_list(field, value, rng)}
        if not self._is_needed(name, field) and name in move:
            return {given: value for given, value in move.items() if given != name}
        return {**move, name: self._random(field, rng)}

    def _changed_list(self, field: ListOf, items: list[Any], rng: Random) -> list[Any]:
        """A list with an item more, less, or another, or in another order."""
        changed = rng.sample(items, len(items)) if rng.random() < 0.2 else list(items)
        if rng.random() < 0.5:
            del changed[rng.randrange(len(changed))]
        if rng.random() < 0.7 or len(changed) < fewest(field):
            changed.insert(rng.randint(0, len(changed)), self._another(field, items[0], rng))
        return changed[: most(field)]

    def _another(self, field: ListOf, item: Any, rng: Random) -> Any:
        """Another item, most likely one that lies at the same place."""
        places = [place for place in self._cards.places if item in place]
        if places and rng.random() < 0.7:
            return rng.choice(places[0])
        return self._random(field.item, rng)

    def _random_object(self, fields: dict[str, Value], rng: Random) -> Json:
        return {
            name: self._random(field, rng)
            for name, field in fields.items()
            if self._is_needed(name, field) or rng.random() < 0.5
        }

    def _random(self, field: Value, rng: Random) -> Any:
        match field:
            case Integer(low=0, high=99):  # a seat
                return rng.randrange(self._seats + (rng.random() < 0.1))
            case Integer():
                return rng.randint(field.low, field.high)
            case Object():
                return self._random_object(self._chosen(field.schema().fields), rng)
            case ListOf():
                size = min(max(rng.choice((0, 1, 1, 2, 2, 3, 4, 5)), fewest(field)), most(field))
                place = rng.choice(self._cards.places)
                if not isinstance(field.item, Object) and len(place) >= size and rng.random() < 0.6:
                    return rng.sample(place, size)
                return [self._random(field.item, rng) for _ in range(size)]
        return rng.choice(self._values(field))


def fewest(field: ListOf) -> int:
    return field.lengths[0][0]


def most(field: ListOf) -> int:
    return field.lengths[-1][-1]


class Cards:
    """What moves can be made of at a table.

    ``deck`` is every card, ``places`` those that are known to lie at each place; ``acting`` are
    the seats that are to act, ``few`` all choices of up to ``size`` cards that such a seat holds
    or that lie at another small place.
    """

    def __init__(self, table: Table, state: Json, size: int = 0) -> None:
        self.deck = deck(table)
        places: dict[Spot, list[Any]] = {}
        for spot in table.habit.may_be_face_down(state):
            card = at(state, spot)
            places.setdefault(spot[:-1], []).extend([] if card is None else [card])
        self.places = list(places.values())
        to_act = look_at(table.game, table.read(state)).to_act
        self.acting = [one.player for one in to_act if one.player is not None]
        choose = permutations if table.habit.card_order_matters else combinations
        self.few = {
            chosen
            for place, cards in places.items()
            if len(cards) <= LARGEST_PLACE and (place[0] != "players" or place[1] in self.acting)
            for count in range(size + 1)
            for chosen in choose(cards, count)
        }


def _makers(table: Table, state: Json, cards: Cards, *, of_the_phase: bool) -> list[Maker]:
    types = table.game.move_types
    return [
        Maker(table, kind, cards)
        for kind in types
        if not of_the_phase or state["phase"] in types[kind].phases
    ]


def every_move(table: Table, state: Json, most: int) -> list[Json]:
    """Every move of the phase with few cards, more of them if fewer lie there.

    Nothing at a table at which even single cards make more than ``most``.
    """
    makers: list[Maker] = []
    few: set[tuple[Any, ...]] = set()
    for size in range(1, LARGEST_CHOICE + 1):
        cards = Cards(table, state, size)
        more = _makers(table, state, cards, of_the_phase=True)
        if cards.few == few or sum(maker.count() for maker in more) > most:
            break
        makers, few = more, cards.few
    return [move for maker in makers for move in maker.every()]


def some_moves(
    table: Table, state: Json, listed: list[Json], rng: Random, count: int
) -> list[Json]:
    """Moves of any type and seat, most of them listed ones with something changed."""
    makers = {
        maker.kind: maker
        for maker in _makers(table, state, Cards(table, state), of_the_phase=False)
    }
    return [_some_move(makers, listed, rng) for _ in range(count)]


def _some_move(makers: dict[str, Maker], listed: list[Json], rng: Random) -> Json:
    if not listed or rng.random() < 0.3:
        return rng.choice(list(makers.values())).random(rng)
    move = rng.choice(listed)
    for _ in range(rng.choice((1, 1, 2))):
        if makers[move["type"]].fields and rng.random() < 0.85:
            move = makers[move["type"]].changed(move, rng)
        else:  # as another type
            maker = rng.choice(list(makers.values()))
            kept = {name: value for name, value in move.items() if name in maker.fields}
            move = maker.random(rng) | kept
    return move
