"""Wool Rules' deck on the wire: the faces of its sheep, and what a deck does not list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import ValidationError

from referee.ruling import Path
from referee.values import fields_of
from referee.wool_rules.components import HOUSE, LARGEST_SHEEP, SHEEP, Deck, Face
from schemas.base import (
    Boolean,
    Choice,
    Closed,
    Fault,
    Integer,
    Json,
    ListOf,
    Union,
    Value,
    between,
    refusal,
)

HOUSE_DECK = "house"
LARGEST_BONUS = 9
LARGEST_POINTS = 99


def sheep_number(text: str = "A sheep by its number.", **presence: bool) -> Integer:
    return Integer(1, LARGEST_SHEEP, text, **presence)


def _face(kind: str, lowest: int = 0, highest: int = 0) -> type[Closed]:
    name = "WoolRules" + "".join(word.capitalize() for word in kind.split("-")) + "Sheep"
    fields: dict[str, Value] = {
        "sheep": sheep_number("The sheep number."),
        "kind": Choice([kind]),
        "points": Integer(lowest, highest, "The points that it shows."),
        "bonus": Integer(-LARGEST_BONUS, LARGEST_BONUS, "Its bonus, negative for a malus."),
        "bone": Boolean("Whether it shows the bone symbol; then there is no bonus."),
    }
    made: type[Closed] = Closed.from_dict({**fields}, name=name)
    return made


FACES = {
    "white": _face("white", 0, LARGEST_POINTS),
    "black": _face("black", -LARGEST_POINTS, -1),
    "3-7-0": _face("3-7-0"),
    "0-0-7": _face("0-0-7"),
}


class SheepFace(Union):
    """What a sheep shows: in its corner a bonus, a malus or the bone symbol."""

    def __init__(self) -> None:
        super().__init__("WoolRulesSheep", "kind", FACES)

    def _deserialize(self, value: Any, attr: Any, data: Any, **options: Any) -> Any:
        face = super()._deserialize(value, attr, data, **options)
        if face["bone"] and face["bonus"]:
            detail = "A sheep that shows the bone symbol has no bonus: this must be 0."
            raise ValidationError({"bonus": [Fault("out-of-range", detail, between(0, 0))]})
        return face

    def describe(self, converter: OpenAPIConverter) -> Json:
        both = {"bone": {"const": True}, "bonus": {"not": {"const": 0}}}
        unseen = {"properties": both, "required": list(both)}
        return {**super().describe(converter), "not": unseen}


class DeckField(Value):
    """The house deck by its name, or faces that were copied from cards."""

    kind = f'"{HOUSE_DECK}" or a list of faces'
    faces = ListOf(SheepFace(), 0, SHEEP)

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        if isinstance(value, list):
            return self.faces.deserialize(value)
        if not isinstance(value, str):
            raise self.fail_type()
        if value != HOUSE_DECK:
            raise refusal("unknown-value", f"This must be {self.kind}.", [HOUSE_DECK])
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        house = Choice([HOUSE_DECK]).describe(converter)
        return {"oneOf": [house, self.faces.describe(converter)]}


def read_deck(deck: Any) -> Deck:
    return HOUSE if deck == HOUSE_DECK else Deck(tuple(Face(**face) for face in deck))


def write_deck(deck: Deck) -> Any:
    return HOUSE_DECK if deck.house else [fields_of(face) for face in deck.faces]


def contradictions(asked: Json) -> Iterator[tuple[Path, Fault]]:
    """Sheep that stand twice in the deck of a state, or that the deck does not list."""
    table = asked["state"] if "state" in asked else asked["setup"]
    deck = read_deck(table.get("options", {}).get("deck", HOUSE_DECK))
    if "state" in asked:
        for index, sheep in deck.repeated():
            path = ("state", "options", "deck", index, "sheep")
            yield path, Fault("mismatch", f"Sheep {sheep} is listed already.")
    listed = {*deck.copies, None}
    for place, cards in _piles(asked):
        if not listed.issuperset(cards):
            for index, card in enumerate(cards):
                if card not in listed:
                    detail = "The deck does not list this sheep: enter its face first."
                    yield (*place, index), Fault("mismatch", detail, sorted(deck.face))


def _piles(asked: Json) -> Iterator[tuple[Path, Iterable[Any]]]:
    """Wherever a state or a move names sheep."""
    if "state" in asked:
        state = asked["state"]
        yield ("state", "supply"), state["supply"]
        yield ("state", "middle"), state["middle"]
        for seat, player in enumerate(state["players"]):
            yield ("state", "players", seat, "flock"), player["flock"]
            yield ("state", "players", seat, "returned"), player["returned"] or ()
    moves: dict[Path, Json] = {
        ("moves", index): move for index, move in enumerate(asked.get("moves", ()))
    }
    if "move" in asked:
        moves[("move",)] = asked["move"]
    for path, move in moves.items():
        for name in ("cards", "middle"):
            yield (*path, name), move.get(name, ())
