"""YoYo's cards and options.

A card's code is its colour, its number and, if it is yellow, its action: ``b7``, ``r12``,
``y14-draw``. Of a yellow number only one card exists, whichever action it shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from referee.declarations import Part, reading

Direction = Literal["up", "down"]

SEATS = (2, 3, 4, 5, 6)
HAND_SIZE = 7
DECK_SIZE = 64
GAMES_A_PLAYER = 2

LAST_RUN_OUT = 2
"""The draw pile that runs out so often ends the game."""

COLOURED = range(1, 21)
DOUBLED = (1, 2, 19, 20)
YELLOW = range(3, 19)
ACTIONS = ("skip", "chaos", "draw", "slide")
"""What a yellow card can do; in the house deck it is the one at its number modulo four."""

_CARDS = [
    *((f"{colour}{number}", number, None) for colour in "br" for number in COLOURED),
    *((f"y{number}-{action}", number, action) for number in YELLOW for action in ACTIONS),
]
NUMBER = {card: number for card, number, _ in _CARDS}
ACTION = {card: action for card, _, action in _CARDS}
COLOUR = {card: card[0] for card, _, _ in _CARDS}
FACE = {card: f"y{number}" if action else card for card, number, action in _CARDS}
"""What a card is counted as: yellow ones by their number alone."""

RANK = {
    card: place
    for place, card in enumerate(sorted(NUMBER, key=lambda card: (COLOUR[card], NUMBER[card])))
}
"""Blue, red, yellow, then by number."""

DECK = {
    FACE[card]: 2 if action is None and number in DOUBLED else 1 for card, number, action in _CARDS
}
"""How many cards there are of each face: 64 in all."""

HOUSE_DECK = tuple(
    card
    for card in sorted(NUMBER, key=RANK.__getitem__)
    if ACTION[card] in (None, ACTIONS[NUMBER[card] % len(ACTIONS)])
    for _ in range(DECK[FACE[card]])
)
"""A whole deck, with our own assignment of actions, not the publisher's."""

if TYPE_CHECKING:
    Code = str
else:
    Code = Literal[tuple(NUMBER)]  # a lookup: a pattern would cost more than the audit

Card = Annotated[
    Code,
    Meta(
        description="A card by its code.",
        # what the document says and what errors accept: a hundred codes in short
        extra={
            # Python's $ would let a line break follow
            "pattern": r"^([br]([1-9]|1[0-9]|20)|y([3-9]|1[0-8])-(skip|draw|slide|chaos))$(?!\n)",
            "max_length": len("y18-chaos"),
            "accepted": [
                "b1 to b20",
                "r1 to r20",
                "y3 to y18 with -skip, -draw, -slide or -chaos",
            ],
        },
    ),
]

Cards = Annotated[tuple[Card, ...], Meta(max_length=DECK_SIZE)]
"""Cards that are all known."""

Pile = Annotated[tuple[Card | None, ...], Meta(max_length=DECK_SIZE)]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""


class Options(Part, frozen=True):
    """What a table has agreed on."""

    draw_only_if_stuck: Annotated[
        bool,
        reading("yoyo.reading.may-draw", "Whether only who holds no card that fits may draw"),
    ] = False
    yellow_opens_series: Annotated[
        bool,
        reading(
            "yoyo.reading.series-yellow",
            "Whether a yellow card opens a series whatever its number",
        ),
    ] = True
    run_out_when_needed: Annotated[
        bool,
        reading("yoyo.reading.run-out", "Whether the pile runs out only when a card is needed"),
    ] = False
    start_card: Annotated[
        bool, reading("yoyo.reading.start", "Whether a card is turned up to start")
    ] = False
