"""What can happen at a table of WHOOPLA!."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from referee.declarations import Seat
from referee.ruling import Event
from referee.whoopla.components import (
    DECK_SIZE,
    Constraint,
    Number,
    NumberCard,
    Transform,
    Value,
)

ActionPlayed = Annotated[Transform, Meta(description="The action card.")]
CardCount = Annotated[int, Meta(ge=1, le=DECK_SIZE, description="How many cards.")]


class CardEvent(Event, frozen=True):
    """Something that happens to a card of a player's round, with the value that it has."""

    player: Seat
    card: NumberCard
    value: Value


class TurnStarted(Event, frozen=True):
    player: Seat


class HeritageTaken(CardEvent, frozen=True):
    constraint: Annotated[Constraint, Meta(description="What it demands of the turn.")]


class Reshuffled(Event, frozen=True):
    count: CardCount


class Drawn(Event, frozen=True):
    player: Seat
    card: NumberCard
    doubled: Annotated[bool, Meta(description="Whether an x2 waited for it.")]


class Named(Event, frozen=True):
    player: Seat
    value: Number


class Duplicate(Event, frozen=True):
    player: Seat
    value: Number


class Rescued(Event, frozen=True):
    player: Seat
    action: ActionPlayed = field(name="with")
    card: NumberCard
    value: Value


class Altered(Event, frozen=True):
    player: Seat
    action: ActionPlayed
    card: NumberCard
    value: Value


class DoubleSet(Event, frozen=True):
    player: Seat


class Peeked(Event, frozen=True):
    player: Seat
    count: CardCount


class Tossed(Event, frozen=True):
    player: Seat
    card: NumberCard | None


class Saved(CardEvent, frozen=True):
    pass


class Bust(Event, frozen=True):
    player: Seat


class Secured(CardEvent, frozen=True):
    pass


class Dropped(CardEvent, frozen=True):
    pass


class Run(Event, frozen=True):
    player: Seat
    values: Annotated[tuple[Number, Number, Number], Meta(description="Three in a row.")]


class Whoop7(Event, frozen=True, tag="whoop-7"):
    player: Seat


class HeritageLeft(CardEvent, frozen=True):
    pass


class GameOver(Event, frozen=True):
    rule: Annotated[str, Meta(description="The rule that ends the game.")]


AnyEvent = (
    TurnStarted
    | HeritageTaken
    | Reshuffled
    | Drawn
    | Named
    | Duplicate
    | Rescued
    | Altered
    | DoubleSet
    | Peeked
    | Tossed
    | Saved
    | Bust
    | Secured
    | Dropped
    | Run
    | Whoop7
    | HeritageLeft
    | GameOver
)
