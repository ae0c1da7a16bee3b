"""Wool Rules' cards, dice, bids and options.

A sheep is its number, a dog ``"dog"``, the bone ``"bone"``; what a sheep shows stands in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, Struct

from referee.declarations import Part, reading, variant

SEATS = (2, 3, 4, 5, 6)
DUEL = 2
"""How many play the duel, in which the last player rolls too."""

SHEEP, DOGS, BONES = 51, 8, 1
DECK_SIZE = SHEEP + DOGS + BONES
DOG: Literal["dog"] = "dog"
BONE: Literal["bone"] = "bone"

CHIPS = 25
FIRST_CHIPS = 2
"""How many chips each player begins with."""

Die = Literal["d12", "d10", "d8"]
DICE: Mapping[Die, int] = {"d12": 12, "d10": 10, "d8": 8}
"""The dice and how many sides they have."""

ATTEMPTS = 3
BLACK_BELOW = 14
"""A last result below this takes the black sheep."""

LOWEST_BID, HIGHEST_BID = 14, 26
PLUS: Literal["26+"] = "26+"
HIDDEN: Literal["hidden"] = "hidden"

Bid = int | Literal["26+"]
"""A result that dice must reach, or ``PLUS``; which of them exist is a question for the rules."""

PlacedBid = Annotated[int, Meta(ge=LOWEST_BID, le=HIGHEST_BID)] | Literal["26+", "hidden"]
"""A bid at a table, ``HIDDEN`` if it is placed but not known."""

BIDS: tuple[Bid, ...] = (*range(LOWEST_BID, HIGHEST_BID + 1), PLUS)

MAX_SHEEP_NUMBER = 999
TABLE_NUMBERS = range(52, 58)
"""The sheep numbers of the bidding tables that go with the house deck."""

Sheep = Annotated[int, Meta(ge=1, le=MAX_SHEEP_NUMBER, description="A sheep by its number.")]

Card = Annotated[
    Sheep | Literal["dog", "bone"], Meta(description='A sheep by its number, "dog" or "bone".')
]

Cards = Annotated[tuple[Card, ...], Meta(max_length=DECK_SIZE)]
"""Cards that are all known."""

Pile = Annotated[tuple[Card | None, ...], Meta(max_length=DECK_SIZE)]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""

Flock = Annotated[tuple[Sheep | None, ...], Meta(max_length=DECK_SIZE)]
"""Sheep, the top one first; ``None`` is one that is face down."""

Chips = Annotated[int, Meta(ge=0, le=CHIPS)]

Kind = Literal["white", "black", "3-7-0", "0-0-7"]
POINTS: Mapping[Kind, range] = {
    "white": range(100),
    "black": range(-99, 0),
    "3-7-0": range(1),
    "0-0-7": range(1),
}
"""The points that a sheep of each kind may show."""

MAX_POINTS = POINTS["white"][-1]
MAX_BONUS = 9


class Face(Part, frozen=True):
    """What a sheep shows: its points, and in its corner a bonus, a malus or the bone symbol."""

    sheep: Annotated[Sheep, Meta(description="The sheep number.")]
    kind: Annotated[Kind, Meta(description="What kind of sheep it is.")]
    points: Annotated[
        int,
        Meta(
            ge=-MAX_POINTS,
            le=MAX_POINTS,
            description="The points that it shows: at least 0 for a white sheep, below 0 for a "
            "black one, 0 for the others.",
        ),
    ]
    bonus: Annotated[
        int,
        Meta(ge=-MAX_BONUS, le=MAX_BONUS, description="Its bonus, negative for a malus."),
    ]
    bone: Annotated[
        bool, Meta(description="Whether it shows the bone symbol; then there is no bonus.")
    ]

    def __post_init__(self) -> None:
        possible = POINTS[self.kind]
        if self.points not in possible:
            raise ValueError(
                f"The points of a {self.kind} sheep must be from {possible[0]} to {possible[-1]}"
            )
        if self.bone and self.bonus:
            raise ValueError("A sheep that shows the bone symbol has no bonus: it must be 0")


IMPOSSIBLE_FACES = {
    "not": {
        "anyOf": [
            {"properties": {"bone": {"const": True}, "bonus": {"not": {"const": 0}}}},
            *(
                {
                    "properties": {
                        "kind": {"const": kind},
                        "points": {"not": {"minimum": possible[0], "maximum": possible[-1]}},
                    }
                }
                for kind, possible in POINTS.items()
            ),
        ]
    }
}
"""What no face shows, as JSON Schema; generators of clients would take a oneOf for a type."""

Faces = Annotated[
    tuple[Annotated[Face, Meta(extra_json_schema=IMPOSSIBLE_FACES)], ...], Meta(max_length=SHEEP)
]
"""Faces that were copied from real cards: of all sheep, or of those seen so far."""


class Deck(Struct, frozen=True, dict=True):
    """The sheep whose faces are known: all those of the house deck, or cards that were copied."""

    faces: Faces

    @cached_property
    def face(self) -> Mapping[int, Face]:
        """What each sheep shows."""
        return {face.sheep: face for face in self.faces}

    @cached_property
    def copies(self) -> Mapping[Card, int]:
        """How many there are of each card."""
        return {**dict.fromkeys(self.face, 1), DOG: DOGS, BONE: BONES}

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


HOUSE = Deck(tuple(_face(sheep, shown) for sheep, shown in enumerate(_HOUSE, 1)))
"""Our own deck, not the publisher's: it fits all that the rulebook says."""


class Options(Part, frozen=True, dict=True):
    """What a table has agreed on."""

    deck: Annotated[
        Literal["house"] | Faces,
        variant(
            "wool.sheep-number",
            '"house" for our own deck, or the faces of the sheep seen so far, each once',
        ),
    ] = "house"
    fewer_with_help: Annotated[
        bool,
        reading(
            "wool.reading.help-count",
            "Whether a player who needed the bonus or chips may take fewer cards",
        ),
    ] = False
    duel_last_gets_chip: Annotated[
        bool,
        reading(
            "wool.reading.duel-last",
            "Whether the second player of a duel gets a chip for failing",
        ),
    ] = True

    @cached_property
    def known_deck(self) -> Deck:
        """The deck as the rules look it up."""
        return HOUSE if self.deck == "house" else Deck(self.deck)
