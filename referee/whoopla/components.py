"""WHOOPLA!'s cards and options.

A card of the number pile is a number 1-13, ``"joker"`` or ``"mirror"``.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from referee.declarations import Part, reading, variant

Mode = Literal["junior", "family-plus"]

Constraint = Literal["none", "lively", "gentle"]
"""What a heritage demands of the turn."""

SEATS = (2, 3, 4, 5, 6)
LOWEST, HIGHEST = 1, 13
VALUES = range(LOWEST, HIGHEST + 1)
JOKER: Literal["joker"] = "joker"
MIRROR: Literal["mirror"] = "mirror"
MIRROR_VALUE = 0

Number = Annotated[int, Meta(ge=LOWEST, le=HIGHEST, description="What it counts as.")]
"""What any card but a mirror can count as."""

Value = Annotated[int, Meta(ge=MIRROR_VALUE, le=HIGHEST, description="What it counts as.")]

NumberCard = Annotated[
    Annotated[int, Meta(ge=LOWEST, le=HIGHEST)] | Literal["joker", "mirror"],
    Meta(description="A card of the number pile."),
]
"""What is printed on a card of the number pile."""

DECK: dict[NumberCard, int] = {**dict.fromkeys(VALUES, 4), JOKER: 2, MIRROR: 2}
DECK_SIZE = sum(DECK.values())
RANK = {card: place for place, card in enumerate(DECK)}
"""The numbers ascending, then jokers and mirrors."""

NUMBER_PILE = tuple(card for card, count in DECK.items() for _ in range(count))
"""The whole pile before it is shuffled."""

Pile = Annotated[tuple[NumberCard | None, ...], Meta(max_length=DECK_SIZE)]
"""Cards of the number pile, the top one first; ``None`` is one that is face down."""

Action = Literal["+1", "-1", "x2", "backup", "peek"]
ACTIONS: tuple[Action, ...] = get_args(Action)
ACTION_RANK = {action: place for place, action in enumerate(ACTIONS)}

TurnAction = Literal["+1", "-1", "x2", "peek"]
"""An action of a turn; backup only ever helps out of a duplicate."""
TURN_ACTIONS: tuple[TurnAction, ...] = get_args(TurnAction)

Transform = Literal["+1", "-1"]
TRANSFORMS: dict[Transform, int] = {"+1": 1, "-1": -1}
"""The actions that change the value of a card, and by how much."""

ACTIONS_EACH = 3
ONE_EACH: tuple[Action, ...] = ("+1", "-1", "x2")
ACTION_DECK = tuple(action for action in ACTIONS for _ in range(4))
"""A house deck to deal from, four of each kind: our own choice, since none is printed."""

ActionCard = Annotated[Action, Meta(description="An action card, null if it is not known.")]

Actions = Annotated[tuple[ActionCard | None, ...], Meta(max_length=len(ACTION_DECK))]
"""The action cards of a player; ``None`` is one that is not known."""

PEEKED = 3
MIN_DRAWN_LIVELY = 2

MAX_TARGET = 200
"""The most points that a table may play to."""


class Options(Part, frozen=True):
    """What a table has agreed on."""

    mode: Annotated[
        Mode,
        variant("whoopla.score.whoop-7", "Whether rescued cards come into the score pile"),
    ] = "junior"
    target: Annotated[
        int, variant("whoopla.end.target", "The points that win", ge=1, le=MAX_TARGET)
    ] = 40
    actions_dealt: Annotated[
        Literal["mixed", "one-each"],
        reading(
            "whoopla.reading.actions-dealt",
            "Which action cards a setup deals: any three, or +1, -1 and x2",
        ),
    ] = "mixed"
    gentle_blocks_rescue: Annotated[
        bool,
        reading(
            "whoopla.reading.gentle-rescue", "Whether a gentle turn forbids the rescue as well"
        ),
    ] = False
    double_expires: Annotated[
        bool,
        reading(
            "whoopla.reading.double-waits", "Whether an x2 that waits is lost when the turn ends"
        ),
    ] = False
    marked_blocks: Annotated[
        bool,
        reading("whoopla.reading.marked-blocks", "Whether a rescued card still holds its value"),
    ] = True
