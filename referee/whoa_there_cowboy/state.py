"""A table of Whoa There Cowboy, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, Any, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from referee import declarations
from referee.cards import Unseen, in_order
from referee.declarations import (
    MAX_SEATS,
    Count,
    GameState,
    Integer,
    Name,
    Ordinal,
    Part,
    PlayerMove,
    Seat,
    SetupSeat,
    TableMove,
    seated,
)
from referee.whoa_there_cowboy.components import (
    DECK,
    HAND_SIZE,
    OLDER_HAND_SIZE,
    SEATS,
    Card,
    Direction,
    Number,
    Options,
    Pile,
    Quantity,
    armed_at,
    hand_size,
)

Young = Annotated[bool, Meta(description="Whether the player is a young one")]


class Player(Part, frozen=True):
    hand: Annotated[Pile, Meta(description="The hand, a multiset.")]
    tokens: Annotated[Count, Meta(description="The points of the tokens of this round.")]
    young: Young = False
    name: Name | None = None


class Claim(Part, frozen=True):
    """What is announced: so many of a number."""

    number: Number
    quantity: Quantity


class Before(Part, frozen=True):
    """The claim and the direction as they were before a play."""

    claim: Annotated[Claim, Meta(description="The claim before, null if it was free.")] | None = (
        None
    )
    direction: Annotated[Direction, Meta(description="The direction before.")] | None = None


class OpenPlay(Part, frozen=True):
    """The play that may be challenged."""

    player: Annotated[Seat, Meta(description="Who made it.")]
    claim: Annotated[Claim, Meta(description="What was announced.")]
    cards: Annotated[Pile, Meta(description="The cards that lie face down, a multiset.")]
    before: Annotated[Before, Meta(description="What stood before it.")]

    @property
    def bluff(self) -> bool | None:
        """Whether a card is not of the number announced; ``None`` if hidden cards decide it."""
        if any(card not in (None, self.claim.number) for card in self.cards):
            return True
        return None if None in self.cards else False


class LetThrough(Part, frozen=True):
    """A play that was not challenged."""

    player: Annotated[Seat, Meta(description="Who made it.")]
    bluff: (
        Annotated[
            bool, Meta(description="Whether it is known to be a bluff, null if that is not known.")
        ]
        | None
    ) = None


class Gift(Part, frozen=True):
    """Who owes whom a card after a wrong call."""

    giver: Annotated[Seat, Meta(description="Who gives.")] = field(name="from")
    receiver: Annotated[Seat, Meta(description="Who called wrongly, and gets the card.")] = field(
        name="to"
    )


class State(GameState, frozen=True, kw_only=True):
    """A table in one round of a game."""

    game: Literal["whoa-there-cowboy"]
    ruleset: Literal["whoa-there-cowboy-1"] = "whoa-there-cowboy-1"
    phase: Literal["play", "gift", "round-over", "game-over"]
    options: Options = Options()
    players: Annotated[
        tuple[Player, ...], Meta(max_length=MAX_SEATS, description="The seats, clockwise.")
    ]
    round: Annotated[Ordinal, Meta(description="The round, counted from 1.")]
    first: Annotated[Seat, Meta(description="Who began this round.")]
    direction: (
        Annotated[Direction, Meta(description="The direction; null where no card shows it.")] | None
    ) = None
    claim: (
        Annotated[Claim, Meta(description="What must be beaten, null if the next claim is free.")]
        | None
    ) = None
    open: (
        Annotated[OpenPlay, Meta(description="The play that may be challenged, if any.")] | None
    ) = None
    let_through: (
        Annotated[
            LetThrough,
            Meta(
                description="The last play that was not challenged, as long as it can be boasted "
                "of."
            ),
        ]
        | None
    ) = None
    gift: Annotated[Gift, Meta(description="In gift: who gives whom a card; else null.")] | None = (
        None
    )
    pile: Annotated[Pile, Meta(description="The plays that were settled, the top card first.")]
    draw: Annotated[Pile, Meta(description="The draw pile, the top card first.")]
    depletions: Annotated[
        Count, Meta(description="How often the draw pile was depleted in this round.")
    ]
    totals: Annotated[
        tuple[Integer, ...],
        Meta(max_length=MAX_SEATS, description="The points of the rounds before, by seat."),
    ]

    def right_of(self, seat: int) -> int:
        return (seat - 1) % len(self.players)

    @property
    def armed(self) -> bool:
        """Whether the next hand that is out ends the round."""
        return self.depletions >= armed_at(len(self.players))

    def hand_size(self, seat: int) -> int:
        """How many cards a seat is dealt, and refills to."""
        return hand_size(self.players[seat].young, older_hand=self.options.older_hand)

    def cards(self) -> Iterable[int | None]:
        """Every card at the table."""
        laid = self.open.cards if self.open else ()
        return chain(*[player.hand for player in self.players], laid, self.pile, self.draw)

    def unseen(self) -> Unseen[int]:
        """The copies of each number that nobody can name."""
        return Unseen(DECK, self.cards)

    def with_player(self, seat: int, **changes: Any) -> State:
        """The state with something else about a seat; a hand is put in order."""
        return replace(self, players=self.players_with(seat, **changes))

    def players_with(self, seat: int, **changes: Any) -> tuple[Player, ...]:
        """The players, with something else about one; a hand is put in order."""
        if "hand" in changes:
            changes["hand"] = in_order(changes["hand"])
        player = replace(self.players[seat], **changes)
        return (*self.players[:seat], player, *self.players[seat + 1 :])


def normalised(state: State) -> State:
    """The same table with the hands, and the cards of the open play, in order."""
    laid = state.open
    return replace(
        state,
        players=tuple(
            [Player(in_order(one.hand), one.tokens, one.young, one.name) for one in state.players]
        ),
        open=laid and replace(laid, cards=in_order(laid.cards)),
    )


class Play(PlayerMove, frozen=True):
    """Announce a claim and lay cards face down."""

    claim: Annotated[Claim, Meta(description="What is announced.")]
    cards: (
        Annotated[
            Pile,
            Meta(description="The cards laid, null for one not seen; left out if none was seen."),
        ]
        | None
    ) = None
    drew: (
        Annotated[
            Pile,
            Meta(description="How the player before refills, in order, null for one not seen."),
        ]
        | None
    ) = None

    @property
    def laid(self) -> Pile:
        """The cards as they go out of the hand."""
        return (None,) * self.claim.quantity if self.cards is None else self.cards


class Challenge(PlayerMove, frozen=True):
    """Call the open play a bluff."""

    revealed: Annotated[Pile, Meta(description="All cards of the open play.")] | None = None
    penalty: (
        Annotated[
            Card, Meta(description="The one card drawn as a penalty, null if it was not seen.")
        ]
        | None
    ) = None
    drew: (
        Annotated[
            Pile,
            Meta(description="How the challenged player refills, in order, null for one not seen."),
        ]
        | None
    ) = None


class NoChallenge(TableMove, frozen=True):
    """Let the open play through."""

    drew: (
        Annotated[
            Pile,
            Meta(
                description="How the player of the open play refills, in order, null for one not "
                "seen."
            ),
        ]
        | None
    ) = None


class Give(PlayerMove, frozen=True):
    """Give the accuser a card."""

    card: (
        Annotated[Card, Meta(description="The card given; left out if it is not shown.")] | None
    ) = None
    drew: (
        Annotated[Pile, Meta(description="How the giver refills, in order, null for one not seen.")]
        | None
    ) = None


class Yeehaw(PlayerMove, frozen=True):
    """Boast of a bluff that was let through."""


class Deal(TableMove, frozen=True):
    """Deal the next round."""

    hands: (
        Annotated[
            tuple[Pile, ...],
            Meta(
                max_length=MAX_SEATS,
                description="All hands in seat order, null for one not seen.",
            ),
        ]
        | None
    ) = None


Move = Play | Challenge | NoChallenge | Give | Yeehaw | Deal


class CowboySeat(SetupSeat, frozen=True):
    """A player who sits down, young or not."""

    young: Young = False


class Setup(declarations.Setup, frozen=True, kw_only=True):
    """What a table is set up from."""

    players: Annotated[
        tuple[CowboySeat, ...],
        seated(SEATS, "The players in seat order, two to six."),
    ]
    options: Options = Options()
    first: Annotated[Seat, Meta(description="The seat that begins, the youngest.")] = 0
    hands: (
        Annotated[
            tuple[
                Annotated[
                    tuple[Card | None, ...],
                    Meta(min_length=HAND_SIZE, max_length=OLDER_HAND_SIZE),
                ],
                ...,
            ],
            Meta(
                max_length=MAX_SEATS,
                description="All hands in seat order, seven cards each, nine for older players if "
                "so agreed.",
            ),
        ]
        | None
    ) = None
