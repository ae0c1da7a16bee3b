"""Wool Rules' cards, dice, bids and options.

A sheep is its number, a dog ``"dog"``, the bone ``"bone"``; what a sheep shows stands in the deck.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Literal

from referee.game import Option
from referee.values import dataclass

Card = int | str
"""A sheep by its number, ``DOG`` or ``BONE``."""

Bid = int | str
"""A number that dice must reach, or ``PLUS``; at a table also ``HIDDEN``."""

Kind = Literal["white", "black", "3-7-0", "0-0-7"]
Die = Literal["d12", "d10", "d8"]

SEATS = (2, 3, 4, 5, 6)
DUEL = 2
"""How many play the duel, in which the last player rolls too."""

SHEEP, DOGS, BONES = 51, 8, 1
DECK_SIZE = SHEEP + DOGS + BONES
DOG, BONE = "dog", "bone"

CHIPS = 25
FIRST_CHIPS = 2
"""How many chips each player begins with."""

DICE: Mapping[Die, int] = {"d12": 12, "d10": 10, "d8": 8}
"""The dice and how many sides they have."""

ATTEMPTS = 3
BLACK_BELOW = 14
"""A last result below this takes the black sheep."""

LOWEST_BID, HIGHEST_BID = 14, 26
PLUS, HIDDEN = "26+", "hidden"
BIDS: tuple[Bid, ...] = (*range(LOWEST_BID, HIGHEST_BID + 1), PLUS)

LARGEST_SHEEP = 999
TABLE_NUMBERS = range(52, 58)
"""The sheep numbers of the bidding tables that go with the house deck."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a sheep shows; ``bonus`` is negative for a malus."""

    sheep: int
    kind: Kind
    points: int
    bonus: int
    bone: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Deck:
    """The sheep whose faces are known: all those of the house deck, or cards that were copied.

    ``copies`` is how many there are of each card.
    """

    faces: tuple[Face, ...]
    house: bool = False
    face: Mapping[int, Face] = dataclasses.field(init=False, repr=False, compare=False)
    copies: Mapping[Card, int] = dataclasses.field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        face = {face.sheep: face for face in self.faces}
        object.__setattr__(self, "face", face)
        object.__setattr__(self, "copies", dict.fromkeys(face, 1) | {DOG: DOGS, BONE: BONES})

    @property
    def complete(self) -> bool:
        """Whether every sheep's face is known."""
        return len(self.face) == SHEEP

    def repeated(self) -> Iterator[tuple[int, int]]:
        """The sheep that are listed already, each with its index."""
        if len(self.face) == len(self.faces):
            return
        numbers = set[int]()
        for index, face in enumerate(self.faces):
            if face.sheep in numbers:
                yield index, face.sheep
            numbers.add(face.sheep)

    def cards(self) -> tuple[Card, ...]:
        """The cards before a shuffle: sheep ascending, dogs, the bone."""
        return (*sorted(self.face), *(DOG,) * DOGS, BONE)

    def is_a(self, kind: Kind, card: Card | None) -> bool:
        """Whether a card is known to be a sheep of a kind."""
        return isinstance(card, int) and card in self.face and self.face[card].kind == kind

    def has_bone_symbol(self, card: Card) -> bool:
        """Whether a card is a sheep that shows the bone symbol."""
        return isinstance(card, int) and card in self.face and self.face[card].bone


_HOUSE = (
    "3-7-0 *", "5", "-5 +3", "6 -1", "-5 *", "7 -2", "1 +3", "9 -3", "3 *", "0-0-7",
    "4 *", "3-7-0 -1", "5 -1", "-5 +2", "6 -2", "-5", "8 -3", "2 +2", "0-0-7 *", "3 +1",
    "3-7-0 +1", "4", "3-7-0", "6 -1", "-5 *", "7 -2", "1 +3", "9 -3", "2 +1", "0-0-7 -1",
    "4 *", "3-7-0 -1", "5", "-5 +2", "6 -2", "-5", "8 -3", "1 +2", "0-0-7 +1", "3 *",
    "0-0-7", "4", "3-7-0", "5 -1", "-5 +1", "7 -2", "0 +3", "8 -3", "2 +2", "0-0-7 -2",
    "3 +1",
)  # fmt: skip
"""The sheep from 1 on: points or kind, then bonus, malus or ``*`` for the bone symbol."""


def _face(sheep: int, shown: str) -> Face:
    value, _, corner = shown.partition(" ")
    bone = corner == "*"
    bonus = int(corner) if corner and not bone else 0
    if value == "3-7-0":
        return Face(sheep, "3-7-0", 0, bonus, bone)
    if value == "0-0-7":
        return Face(sheep, "0-0-7", 0, bonus, bone)
    points = int(value)
    return Face(sheep, "black" if points < 0 else "white", points, bonus, bone)


HOUSE = Deck(tuple(_face(sheep, shown) for sheep, shown in enumerate(_HOUSE, 1)), house=True)
"""Our own deck, not the publisher's: it fits all that the rulebook says."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on."""

    deck: Deck = HOUSE
    fewer_with_help: bool = False
    duel_last_gets_chip: bool = True


OPTIONS = (
    Option("deck", "house", ("house",), "wool.sheep-number", reading=False),
    Option("fewer_with_help", False, (False, True), "wool.reading.help-count", reading=True),
    Option("duel_last_gets_chip", True, (False, True), "wool.reading.duel-last", reading=True),
)
