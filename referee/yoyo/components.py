"""YoYo's cards and options.

A card's code is its colour, its number and, if it is yellow, its action: ``b7``, ``r12``,
``y14-draw``. Of a yellow number only one card exists, whichever action it shows.
"""

from __future__ import annotations

from typing import Literal

from referee.game import Option
from referee.values import dataclass

Direction = Literal["up", "down"]

SEATS = (2, 3, 4, 5, 6)
HAND_SIZE = 7
DECK_SIZE = 64
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


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on."""

    draw_only_if_stuck: bool = False
    yellow_opens_series: bool = True
    run_out_when_needed: bool = False
    start_card: bool = False


def _reading(name: str, rule: str, *, default: bool) -> Option:
    return Option(name, default, (False, True), f"yoyo.reading.{rule}", reading=True)


OPTIONS = (
    _reading("draw_only_if_stuck", "may-draw", default=False),
    _reading("yellow_opens_series", "series-yellow", default=True),
    _reading("run_out_when_needed", "run-out", default=False),
    _reading("start_card", "start", default=False),
)
