"""What can happen at a table of Woo."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from referee.declarations import DuelSeat, Ordinal, Seat, Team
from referee.ruling import Event
from referee.woo.components import Card, Cards, Hand, MeldType

Laid = Annotated[Cards, Meta(description="The cards, ascending.")]
Leader = Annotated[Seat, Meta(description="Who led it.")]


class CardEvent(Event, frozen=True):
    """Something that a player does with one card."""

    player: Seat
    card: Card


class Drafted(Event, frozen=True):
    player: Seat
    card: Card
    to: Annotated[Seat, Meta(description="Who has the card now.")]


class PartialLaid(Event, frozen=True):
    player: Seat
    cards: Laid


class MeldCompleted(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who completed it.")]
    meld: MeldType
    cards: Laid


class MeldLaid(Event, frozen=True):
    player: Seat
    meld: MeldType
    cards: Laid


class SingleLaid(CardEvent, frozen=True):
    pass


class BoardRefilled(Event, frozen=True):
    cards: Annotated[
        Hand, Meta(description="The cards turned up, in order; null for one not seen.")
    ]


class Passed(Event, frozen=True):
    player: Seat


class SingleDiscarded(CardEvent, frozen=True):
    player: Leader


class SingleReturned(CardEvent, frozen=True):
    player: Leader


class CardTaken(CardEvent, frozen=True):
    pass


class Conceded(Event, frozen=True):
    player: Seat


class BoardCardTaken(CardEvent, frozen=True):
    pass


class TableCleared(Event, frozen=True):
    pass


class WentOut(Event, frozen=True):
    player: Seat


class Won(Event, frozen=True):
    """A side wins: a team of four players, or a seat of the duel."""

    team: Team | UnsetType = UNSET
    player: DuelSeat | UnsetType = UNSET


class RoundWon(Won, frozen=True):
    pass


class GameWon(Won, frozen=True):
    pass


class Dealt(Event, frozen=True):
    round: Annotated[Ordinal, Meta(description="The round that begins.")]


AnyEvent = (
    Drafted
    | PartialLaid
    | MeldCompleted
    | MeldLaid
    | SingleLaid
    | BoardRefilled
    | Passed
    | SingleDiscarded
    | SingleReturned
    | CardTaken
    | Conceded
    | BoardCardTaken
    | TableCleared
    | WentOut
    | RoundWon
    | GameWon
    | Dealt
)
