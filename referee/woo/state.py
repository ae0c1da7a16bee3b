"""A table of Woo, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from referee import declarations
from referee.cards import Unseen, in_order
from referee.declarations import (
    MAX_SEATS,
    Count,
    GameState,
    Name,
    Ordinal,
    Part,
    PlayerMove,
    Seat,
    SetupSeat,
    TableMove,
    exactly,
)
from referee.ruling import Path
from referee.woo.components import (
    BOARD_SIZE,
    DECK,
    DECK_SIZE,
    DUEL,
    HAND_SIZE,
    OFFER_SIZE,
    TEAMS,
    Card,
    Cards,
    Hand,
    MeldType,
    Options,
)


class Player(Part, frozen=True):
    hand: Annotated[Hand, Meta(description="The hand, a multiset.")]
    name: Name | None = None


class Partial(Part, frozen=True):
    """The cards that a player began a meld with; in ``reclaim`` those not yet taken back."""

    player: Annotated[Seat, Meta(description="Who began it.")]
    cards: Annotated[Cards, Meta(description="Its cards; in reclaim those not yet taken back.")]


class Meld(Part, frozen=True):
    """A meld, or a single, on the table."""

    player: Annotated[Seat, Meta(description="Who began it.")]
    type: Annotated[
        MeldType | Literal["single"],
        Meta(description="What it is; a single only exists in the duel."),
    ]
    cards: Annotated[Cards, Meta(description="Its cards.")]


class State(GameState, frozen=True, kw_only=True):
    """A table: four players in two teams, or two in a duel.

    A side is a team, in the duel a player: the seats of the same parity.
    """

    game: Literal["woo"]
    ruleset: Literal["woo-1"] = "woo-1"
    phase: Literal["draft", "lead", "complete", "respond", "reclaim", "round-over", "game-over"]
    options: Options = Options()
    players: Annotated[
        tuple[Player, ...], Meta(max_length=MAX_SEATS, description="The seats, clockwise.")
    ]
    round: Annotated[Ordinal, Meta(description="The round, counted from 1.")]
    lead: Annotated[
        Seat,
        Meta(description="Who leads the chain; between chains and rounds who leads the next."),
    ]
    offer: Annotated[
        tuple[Card | None, ...],
        Meta(max_length=OFFER_SIZE, description="What is left of the two revealed cards."),
    ]
    partial: Annotated[Partial, Meta(description="The partial that lies open, if any.")] | None = (
        None
    )
    table: Annotated[
        tuple[Meld, ...],
        Meta(max_length=DECK_SIZE, description="The melds of this chain, the oldest first."),
    ]
    board: Annotated[
        tuple[Card | None, ...],
        Meta(max_length=BOARD_SIZE, description="The board of the duel, a multiset; else empty."),
    ]
    draw: Annotated[
        Hand, Meta(description="The draw pile of the duel, the top card first; else empty.")
    ]
    discard: (
        Annotated[Hand, Meta(description="The discard, a multiset; null if it is not tracked.")]
        | None
    ) = None
    points: Annotated[
        tuple[Count, Count],
        Meta(description="The points of each team, in the duel of each player."),
    ]

    @property
    def duel(self) -> bool:
        return len(self.players) == DUEL

    def has_seat(self, seat: int) -> bool:
        return seat < len(self.players)

    def partner_of(self, seat: int) -> int:
        """The seat across; meaningful for four players only."""
        return (seat + 2) % len(self.players)

    def cards(self) -> Iterable[int | None]:
        """Every card at the table."""
        return chain(
            *[player.hand for player in self.players],
            self.offer,
            self.partial.cards if self.partial else (),
            *[meld.cards for meld in self.table],
            self.board,
            self.draw,
            self.discard or (),
        )

    def unseen(self) -> Unseen[int]:
        """The copies of each value that nobody can name."""
        return Unseen(DECK, self.cards)

    def players_with(self, seat: int, hand: Hand) -> tuple[Player, ...]:
        """The players, this one with another hand."""
        player = Player(hand, self.players[seat].name)
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    def discard_with(self, cards: Iterable[int | None]) -> Hand | None:
        """The discard with more cards; ``None`` if it is not tracked."""
        return None if self.discard is None else in_order((*self.discard, *cards))


def side_of(seat: int) -> int:
    """The team of a seat; in the duel the seat itself."""
    return seat % 2


class Draft(PlayerMove, frozen=True):
    """Take a card from the offer and give it to a seat."""

    card: Card
    to: Annotated[Seat, Meta(description="The seat whose hand gets the card.")]

    def seats(self) -> Iterable[tuple[Path, int]]:
        return (("move", "player"), self.player), (("move", "to"), self.to)


class Lay(PlayerMove, frozen=True):
    """Lay cards: a partial, or in the duel a whole meld or a single."""

    cards: Annotated[Cards, Meta(description="The cards laid from the hand.")]
    board: (
        Annotated[Cards, Meta(description="The cards used from the board; for the duel.")] | None
    ) = None
    refill: (
        Annotated[
            Hand,
            Meta(
                description="The cards turned up to refill the board, in order, null for one "
                "not seen; for the duel."
            ),
        ]
        | None
    ) = None

    @property
    def from_board(self) -> Cards:
        return self.board or ()


class Lead(Lay, frozen=True):
    """Begin a chain."""


class Respond(Lay, frozen=True):
    """Answer the last meld."""


class Complete(PlayerMove, frozen=True):
    """Add cards to the partner's partial."""

    cards: Annotated[Cards, Meta(description="The cards added to the partial.")]


class Pass(PlayerMove, frozen=True):
    """Leave the partner's partial as it is."""


class Take(PlayerMove, frozen=True):
    """Take a card of a passed partial back into the hand."""

    card: Card


class Concede(PlayerMove, frozen=True):
    """Let the last meld stand; in the duel a board card may be taken for it."""

    take: Card | None = None


HANDS = Meta(
    max_length=DECK_SIZE,
    description="All hands in seat order, 13 cards each, null for one not seen.",
)
OFFER = Meta(description="The two revealed cards; for four players.")
BOARD = Meta(description="The four cards of the board; for the duel.")


class Deal(TableMove, frozen=True):
    """Deal the next round."""

    hands: Annotated[tuple[Hand, ...], HANDS] | None = None
    offer: Annotated[Hand, OFFER] | None = None
    board: Annotated[Hand, BOARD] | None = None


Move = Draft | Lead | Complete | Pass | Take | Respond | Concede | Deal


class Setup(declarations.Setup, frozen=True, kw_only=True):
    """What a table is set up from."""

    players: Annotated[
        tuple[SetupSeat, ...],
        Meta(
            min_length=DUEL,
            max_length=TEAMS,
            description="The players in seat order, two or four.",
            extra={"lengths": (DUEL, TEAMS)},
        ),
    ]
    options: Options = Options()
    first: Annotated[Seat, Meta(description="The seat that leads first.")] = 0
    hands: (
        Annotated[tuple[Annotated[tuple[Card | None, ...], exactly(HAND_SIZE)], ...], HANDS] | None
    ) = None
    offer: Annotated[tuple[Card | None, ...], exactly(OFFER_SIZE), OFFER] | None = None
    board: Annotated[tuple[Card | None, ...], exactly(BOARD_SIZE), BOARD] | None = None

    def __post_init__(self) -> None:
        if len(self.players) not in (DUEL, TEAMS):
            raise ValueError("two or four play")


def normalised(state: State) -> State:
    """The same table with every multiset in order."""
    partial = state.partial
    return replace(
        state,
        players=tuple([Player(in_order(player.hand), player.name) for player in state.players]),
        offer=in_order(state.offer),
        partial=partial and Partial(partial.player, tuple(sorted(partial.cards))),
        table=tuple(
            [Meld(meld.player, meld.type, tuple(sorted(meld.cards))) for meld in state.table]
        ),
        board=in_order(state.board),
        discard=None if state.discard is None else in_order(state.discard),
    )
