"""A table of YoYo, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from referee import declarations
from referee.cards import Unseen, in_order
from referee.declarations import (
    MAX_INTEGER,
    MAX_SEATS,
    GameState,
    Name,
    Ordinal,
    Part,
    PlayerMove,
    Seat,
    SetupSeat,
    TableMove,
    exactly,
    seated,
)
from referee.ruling import Path
from referee.yoyo.components import (
    DECK,
    DECK_SIZE,
    FACE,
    GAMES_A_PLAYER,
    HAND_SIZE,
    LAST_RUN_OUT,
    RANK,
    SEATS,
    Card,
    Cards,
    Direction,
    Options,
    Pile,
)

MAX_GAMES = GAMES_A_PLAYER * SEATS[-1]


class Player(Part, frozen=True):
    hand: Annotated[
        Pile,
        Meta(
            description="The hand, a multiset; a drawn card is in it, one laid down to slide is "
            "not."
        ),
    ]
    name: Name | None = None


class Slide(Part, frozen=True):
    """A card laid face down for the seat on the left."""

    player: Annotated[Seat, Meta(description="Who laid it.")]
    card: Card | None = None


class State(GameState, frozen=True, kw_only=True):
    """A table in one game of a match."""

    game: Literal["yoyo"]
    ruleset: Literal["yoyo-1"] = "yoyo-1"
    phase: Literal["play", "drawn", "answer-draw", "slide", "round-over", "game-over"]
    options: Options = Options()
    players: Annotated[
        tuple[Player, ...], Meta(max_length=MAX_SEATS, description="The seats, clockwise.")
    ]
    discard: Annotated[Pile, Meta(description="The discard pile, the top card first.")]
    draw: Annotated[Pile, Meta(description="The draw pile, the top card first.")]
    top_player: (
        Annotated[Seat, Meta(description="Who laid the top card of the discard pile.")] | None
    ) = None
    direction: Annotated[Direction, Meta(description="The direction that counts.")] | None = None
    drawn: (
        Annotated[
            Card,
            Meta(description="In drawn: which card was drawn, null if unknown; else null."),
        ]
        | None
    ) = None
    pending_draw: Annotated[
        int,
        Meta(ge=0, le=DECK_SIZE, description="In answer-draw the level of the action; else 0."),
    ]
    slides: Annotated[
        tuple[Slide, ...],
        Meta(max_length=MAX_SEATS, description="The cards laid down so far, by seat."),
    ]
    run_outs: Annotated[
        int,
        Meta(
            ge=0,
            le=LAST_RUN_OUT,
            description="How often the draw pile has run out in this game.",
        ),
    ]
    game_number: Annotated[Ordinal, Meta(description="Which game of the match.")]
    starter: Annotated[Seat, Meta(description="Who began this game.")]
    # at worst a player loses the whole deck in every game
    totals: Annotated[
        tuple[Annotated[int, Meta(ge=-DECK_SIZE * MAX_GAMES, le=MAX_INTEGER)], ...],
        Meta(max_length=MAX_SEATS, description="The points of the games before, by seat."),
    ]

    def cards(self) -> Iterable[str | None]:
        """Every card at the table."""
        return chain(
            *[player.hand for player in self.players],
            self.discard,
            self.draw,
            (slide.card for slide in self.slides),
        )

    def unseen(self) -> Unseen[str]:
        """The copies of each face that nobody can name."""
        return Unseen(DECK, self.cards, FACE)

    def with_hand(self, seat: int, hand: Pile) -> State:
        """The state with another hand of a seat."""
        player = Player(in_order(hand, RANK), self.players[seat].name)
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return replace(self, players=players)

    def with_hands(self, hands: Iterable[Pile]) -> State:
        """The state with other hands."""
        players = tuple(
            [
                Player(in_order(hand, RANK), self.players[seat].name)
                for seat, hand in enumerate(hands)
            ]
        )
        return replace(self, players=players)


def normalised(state: State) -> State:
    """The same table with every hand in order, and the slides by seat.

    Slides that cannot be stay as they were sent, so that findings can point to them.
    """
    seats = [slide.player for slide in state.slides]
    slides = state.slides
    if len(set(seats)) == len(seats) and all(seat < len(state.players) for seat in seats):
        slides = tuple(sorted(slides, key=lambda slide: slide.player))
    return replace(state.with_hands([one.hand for one in state.players]), slides=slides)


class Call(Part, frozen=True):
    """What is called out after a play."""

    number: Annotated[int, Meta(ge=0, le=99, description="The number called.")]
    direction: Annotated[Direction, Meta(description="The direction called.")]


class Play(PlayerMove, frozen=True):
    """Lay one card, or a series in its order."""

    cards: Annotated[Cards, Meta(min_length=1, description="One card, or a series in its order.")]
    direction: (
        Annotated[
            Direction,
            Meta(
                description="The direction set, where a yellow first card gives the choice, else "
                "the one that counts afterwards anyway."
            ),
        ]
        | None
    ) = None
    call: Annotated[Call, Meta(description="What was called out.")] | None = None
    hands: (
        Annotated[
            tuple[Pile, ...],
            Meta(max_length=MAX_SEATS, description="After a chaos: the hands in seat order."),
        ]
        | None
    ) = None
    surplus: (
        Annotated[Pile, Meta(description="After a chaos: what goes under the pile, as dealt.")]
        | None
    ) = None


class Draw(PlayerMove, frozen=True):
    """Draw the top card."""

    card: Card | None = None
    pile: (
        Annotated[Pile, Meta(description="If there was a reshuffle: all of the new pile.")] | None
    ) = None


class Keep(PlayerMove, frozen=True):
    """Keep the card just drawn."""


class Target(Part, frozen=True, omit_defaults=True):
    """A player who is drawn from."""

    player: Annotated[Seat, Meta(description="Who is drawn from.")]
    cards: (
        Annotated[Pile, Meta(description="The cards drawn, in order, null for one not seen.")]
        | None
    ) = None


class DrawFrom(PlayerMove, frozen=True):
    """Draw blind from other players."""

    targets: Annotated[
        tuple[Target, ...],
        Meta(max_length=MAX_SEATS, description="Who is drawn from, in order."),
    ] = field(name="from")

    def seats(self) -> Iterable[tuple[Path, int]]:
        yield ("move", "player"), self.player
        for index, target in enumerate(self.targets):
            yield ("move", "from", index, "player"), target.player


class SlideCard(PlayerMove, frozen=True, tag="slide"):
    """Lay a card down for the seat on the left; ``None`` if it was not seen."""

    card: Card | None = None


class Deal(TableMove, frozen=True):
    """Deal the next game."""

    hands: (
        Annotated[
            tuple[Pile, ...],
            Meta(
                max_length=MAX_SEATS,
                description="All hands in seat order, seven cards each.",
            ),
        ]
        | None
    ) = None
    start: Card | None = None
    starter: (
        Annotated[Seat, Meta(description="Who begins, among those with the fewest points.")] | None
    ) = None

    def seats(self) -> Iterable[tuple[Path, int]]:
        return () if self.starter is None else ((("move", "starter"), self.starter),)


Move = Play | Draw | Keep | DrawFrom | SlideCard | Deal


class Setup(declarations.Setup, frozen=True, kw_only=True):
    """What a table is set up from."""

    players: Annotated[
        tuple[SetupSeat, ...],
        seated(SEATS, "The players in seat order, two to six."),
    ]
    options: Options = Options()
    first: Annotated[Seat, Meta(description="The seat that begins.")] = 0
    hands: (
        Annotated[
            tuple[
                Annotated[tuple[Card | None, ...], exactly(HAND_SIZE)],
                ...,
            ],
            Meta(
                max_length=MAX_SEATS,
                description="All hands in seat order, seven cards each, null for one not seen.",
            ),
        ]
        | None
    ) = None
    start: Card | None = None
