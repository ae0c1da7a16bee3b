"""WHOOPLA!'s cards and options.

A card of the number pile is a number 1-13, ``"joker"`` or ``"mirror"``.
"""

from __future__ import annotations

from typing import Literal

from referee.game import Option
from referee.values import dataclass

Mode = Literal["junior", "family-plus"]
Constraint = Literal["none", "lively", "gentle"]

SEATS = (2, 3, 4, 5, 6)
LOWEST, HIGHEST = 1, 13
VALUES = range(LOWEST, HIGHEST + 1)
JOKER, MIRROR = "joker", "mirror"
MIRROR_VALUE = 0

NumberCard = int | str
"""What is printed on a card of the number pile."""

DECK: dict[NumberCard, int] = {**dict.fromkeys(VALUES, 4), JOKER: 2, MIRROR: 2}
DECK_SIZE = sum(DECK.values())
RANK = {card: place for place, card in enumerate(DECK)}
"""The numbers ascending, then jokers and mirrors."""

NUMBER_PILE = tuple(card for card, count in DECK.items() for _ in range(count))
"""The whole pile before it is shuffled."""

TRANSFORMS = {"+1": 1, "-1": -1}
"""The actions that change the value of a card, and by how much."""

ACTIONS = ("+1", "-1", "x2", "backup", "peek")
ACTION_RANK = {action: place for place, action in enumerate(ACTIONS)}
PLAYED_IN_TURN = ("+1", "-1", "x2", "peek")
"""Those that are the action of a turn; backup only ever helps out of a duplicate."""

ACTIONS_EACH = 3
ONE_EACH = ("+1", "-1", "x2")
ACTION_DECK = tuple(action for action in ACTIONS for _ in range(4))
"""A house deck to deal from, four of each kind: our own choice, since none is printed."""

PEEKED = 3
LEAST_DRAWN_LIVELY = 2
MOST_TARGET = 200


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on."""

    mode: Mode = "junior"
    target: int = 40
    actions_dealt: Literal["mixed", "one-each"] = "mixed"
    gentle_blocks_rescue: bool = False
    double_expires: bool = False
    marked_blocks: bool = True


OPTIONS = (
    Option("mode", "junior", ("junior", "family-plus"), "whoopla.score.whoop-7", reading=False),
    Option("target", 40, range(1, MOST_TARGET + 1), "whoopla.end.target", reading=False),
    Option(
        "actions_dealt",
        "mixed",
        ("mixed", "one-each"),
        "whoopla.reading.actions-dealt",
        reading=True,
    ),
    Option(
        "gentle_blocks_rescue",
        False,
        (False, True),
        "whoopla.reading.gentle-rescue",
        reading=True,
    ),
    Option("double_expires", False, (False, True), "whoopla.reading.double-waits", reading=True),
    Option("marked_blocks", True, (True, False), "whoopla.reading.marked-blocks", reading=True),
)
