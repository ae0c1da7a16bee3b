"""What can happen at a table of YoYo."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from referee.declarations import MAX_INTEGER, Ordinal, Seat
from referee.ruling import Event
from referee.yoyo.components import DECK_SIZE, LAST_RUN_OUT, Cards, Direction

Count = Annotated[int, Meta(ge=0, le=DECK_SIZE, description="How many cards.")]


class Played(Event, frozen=True):
    player: Seat
    cards: Annotated[Cards, Meta(description="As laid.")]


class DirectionChanged(Event, frozen=True):
    direction: Annotated[Direction, Meta(description="The direction now.")]


class Skipped(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who is passed over.")]


class DrawCalled(Event, frozen=True):
    player: Annotated[Seat, Meta(description="Who must answer.")]
    level: Annotated[int, Meta(ge=1, le=DECK_SIZE, description="How many cards from each.")]


class Drew(Event, frozen=True):
    player: Seat


class Kept(Event, frozen=True):
    player: Seat


class DrewFrom(Event, frozen=True):
    player: Seat
    giver: Annotated[Seat, Meta(description="Who was drawn from.")] = field(name="from")
    count: Count = field()


class SlideCalled(Event, frozen=True):
    pass


class SlideChosen(Event, frozen=True):
    player: Seat


class Slid(Event, frozen=True):
    pass


class Chaos(Event, frozen=True):
    each: Count
    surplus: Count


class RunOut(Event, frozen=True):
    run_outs: Annotated[int, Meta(ge=1, le=LAST_RUN_OUT, description="How often in this game.")]


class Reshuffled(Event, frozen=True):
    count: Count


class RoundOver(Event, frozen=True):
    game: Annotated[Ordinal, Meta(description="Which game is over.")]
    player: Annotated[Seat, Meta(description="Who is out.")] | None


class GameOver(Event, frozen=True):
    pass


class Dealt(Event, frozen=True):
    game: Annotated[int, Meta(ge=2, le=MAX_INTEGER, description="Which game begins.")]
    starter: Annotated[Seat, Meta(description="Who begins it.")]


AnyEvent = (
    Played
    | DirectionChanged
    | Skipped
    | DrawCalled
    | Drew
    | Kept
    | DrewFrom
    | SlideCalled
    | SlideChosen
    | Slid
    | Chaos
    | RunOut
    | Reshuffled
    | RoundOver
    | GameOver
    | Dealt
)
