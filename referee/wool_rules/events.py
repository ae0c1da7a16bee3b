"""What can happen at a table of Wool Rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from referee.declarations import Ordinal, seated
from referee.ruling import Event, Seat
from referee.wool_rules.components import ATTEMPTS, CHIPS, SEATS, Cards, Pile
from referee.wool_rules.state import Rolled, StatedBid


class MiddleLaid(Event, frozen=True):
    round: Annotated[Ordinal, Meta(description="Which round.")]
    cards: Annotated[Pile, Meta(description="As laid out, null for one that was not reported.")]


class BidPlaced(Event, frozen=True):
    player: Seat


class BidsRevealed(Event, frozen=True):
    bids: Annotated[
        tuple[StatedBid, ...],
        seated(SEATS, "In seat order."),
    ]
    order: Annotated[
        tuple[Seat, ...],
        seated(SEATS, "The order of the round."),
    ]


class ChipsPaid(Event, frozen=True):
    player: Seat
    count: Annotated[int, Meta(ge=1, le=CHIPS, description="How many chips.")]


class DiceRolled(Event, frozen=True):
    player: Seat
    attempt: Annotated[int, Meta(ge=1, le=ATTEMPTS, description="Which attempt.")]
    dice: Annotated[Rolled, Meta(description="What the dice show that were rolled.")]


class CardsReceived(Event, frozen=True):
    player: Seat
    cards: Annotated[Cards, Meta(description="As laid on the flock.")]


class BoneMoved(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who has it now.")]
    robbed: Annotated[Seat, Meta(description="Who had it.")] = field(name="from")


class ChipReceived(Event, frozen=True):
    player: Seat


class TurnSkipped(Event, frozen=True):
    player: Seat


class RoundOver(Event, frozen=True):
    round: Annotated[Ordinal, Meta(description="Which round.")]


class SheepReturned(Event, frozen=True):
    player: Seat
    cards: Annotated[Cards, Meta(description="Put back in the box.")]


class GameOver(Event, frozen=True):
    pass


AnyEvent = (
    MiddleLaid
    | BidPlaced
    | BidsRevealed
    | ChipsPaid
    | DiceRolled
    | CardsReceived
    | BoneMoved
    | ChipReceived
    | TurnSkipped
    | RoundOver
    | SheepReturned
    | GameOver
)
