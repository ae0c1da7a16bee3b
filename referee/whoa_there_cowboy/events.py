"""What can happen at a table of Whoa There Cowboy."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from referee.declarations import MAX_INTEGER, Ordinal, Seat
from referee.ruling import Event
from referee.whoa_there_cowboy.components import DECK_SIZE, Card, Direction, Number, Quantity

CardCount = Annotated[int, Meta(ge=0, le=DECK_SIZE, description="How many cards.")]
PlayedBy = Annotated[Seat, Meta(description="Whose play it was.")]


class LetThrough(Event, frozen=True):
    player: PlayedBy


class Revealed(Event, frozen=True):
    player: PlayedBy
    cards: Annotated[
        tuple[Card, ...], Meta(max_length=DECK_SIZE, description="Its cards, ascending.")
    ]


class Caught(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who bluffed.")]


class Settled(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Whose play stands.")]
    count: CardCount


class Token(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who earns it.")]
    points: Annotated[int, Meta(ge=0, le=DECK_SIZE, description="What it is worth.")]


class Drew(Event, frozen=True):
    player: Seat
    count: CardCount


class Depleted(Event, frozen=True):
    depletions: Annotated[Ordinal, Meta(description="How often in this round.")]


class Reshuffled(Event, frozen=True):
    count: CardCount


class GiftDue(Event, frozen=True):
    giver: Annotated[Seat, Meta(description="Who owes a card.")] = field(name="from")
    receiver: Annotated[Seat, Meta(description="To whom.")] = field(name="to")


class Given(Event, frozen=True):
    giver: Annotated[Seat, Meta(description="Who gave a card.")] = field(name="from")
    receiver: Annotated[Seat, Meta(description="To whom.")] = field(name="to")


class Played(Event, frozen=True):
    player: Seat
    number: Number
    quantity: Quantity


class Flipped(Event, frozen=True):
    direction: Annotated[Direction, Meta(description="The direction now.")]


class ClaimRestored(Event, frozen=True):
    number: Number | None
    quantity: Quantity | None
    direction: Annotated[Direction, Meta(description="The direction again.")] | None


class Yeehaw(Event, frozen=True):
    player: Seat


class RoundOver(Event, frozen=True):
    round: Annotated[Ordinal, Meta(description="Which round is over.")]
    player: Annotated[Seat, Meta(description="Who is out.")]


class GameOver(Event, frozen=True):
    pass


class Dealt(Event, frozen=True):
    round: Annotated[int, Meta(ge=2, le=MAX_INTEGER, description="Which round begins.")]
    first: Annotated[Seat, Meta(description="Who begins it.")]


AnyEvent = (
    LetThrough
    | Revealed
    | Caught
    | Settled
    | Token
    | Drew
    | Depleted
    | Reshuffled
    | GiftDue
    | Given
    | Played
    | Flipped
    | ClaimRestored
    | Yeehaw
    | RoundOver
    | GameOver
    | Dealt
)
