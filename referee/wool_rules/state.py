"""A table of Wool Rules, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import chain
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from referee import declarations
from referee.cards import Absent, Unseen, absent_from
from referee.declarations import (
    GAME_OVER,
    MAX_SEATS,
    GameState,
    Integer,
    Name,
    Ordinal,
    Part,
    PlayerMove,
    Seat,
    SetupSeat,
    seated,
)
from referee.wool_rules.components import (
    ATTEMPTS,
    BONE,
    DECK_SIZE,
    DICE,
    DOG,
    DOGS,
    DUEL,
    SEATS,
    SHEEP,
    Card,
    Cards,
    Chips,
    Die,
    Face,
    Flock,
    Options,
    Pile,
    PlacedBid,
    Sheep,
)

TURNS = ("roll", "decide", "rest")
"""The phases in which turns are taken."""

ENDED = ("return", GAME_OVER)
"""The phases after the last round, in which flocks may be looked through."""


class Dice(Part, frozen=True):
    """What all three dice show."""

    d12: Annotated[int, Meta(ge=1, le=DICE["d12"])]
    d10: Annotated[int, Meta(ge=1, le=DICE["d10"])]
    d8: Annotated[int, Meta(ge=1, le=DICE["d8"])]

    def total(self) -> int:
        """What they add up to."""
        return self.d12 + self.d10 + self.d8


class Player(Part, frozen=True):
    table_number: Annotated[Sheep, Meta(description="The sheep number of the bidding table.")]
    flock: Annotated[Flock, Meta(description="The flock, its top sheep first, null if face down.")]
    dogs: Annotated[int, Meta(ge=0, le=DOGS, description="How many dogs lie beside the flock.")]
    bone: Annotated[bool, Meta(description="Whether the bone lies beside the flock.")]
    chips: Annotated[Chips, Meta(description="The player's chips.")]
    bid: (
        Annotated[
            PlacedBid,
            Meta(
                description='The bid, null if there is none; in bid "hidden" for one that is '
                "placed but not known."
            ),
        ]
        | None
    ) = None
    returned: (
        Annotated[
            tuple[Sheep, ...],
            Meta(
                max_length=DECK_SIZE,
                description="The sheep put back in the box; null before that.",
            ),
        ]
        | None
    ) = None
    name: Name | None = None

    @property
    def sheep_number(self) -> int | None:
        """What decides between equal bids."""
        return self.flock[0] if self.flock else self.table_number


class State(GameState, frozen=True, kw_only=True):
    """A table, each player alone."""

    game: Literal["wool-rules"]
    ruleset: Literal["wool-rules-1"] = "wool-rules-1"
    phase: Literal["bid", "roll", "decide", "rest", "return", "game-over"]
    options: Options = Options()
    players: Annotated[
        tuple[Player, ...], Meta(max_length=MAX_SEATS, description="The seats, clockwise.")
    ]
    round: Annotated[Ordinal, Meta(description="The round; after the end still the last one.")]
    supply: Annotated[Pile, Meta(description="The supply, the top card first, null if face down.")]
    middle: Annotated[
        Pile,
        Meta(
            description="The cards in the middle as they were laid out, null for one that was not "
            "reported."
        ),
    ]
    order: Annotated[
        tuple[Seat, ...],
        Meta(max_length=MAX_SEATS, description="The seats in the order of the round; else empty."),
    ]
    dice: Annotated[Dice, Meta(description="In decide what the dice show; else null.")] | None = (
        None
    )
    kept: Annotated[
        tuple[Die, ...],
        Meta(max_length=len(DICE), description="The dice set aside, the oldest first."),
    ]
    attempt: Annotated[
        int, Meta(ge=0, le=ATTEMPTS, description="The attempts rolled in this turn.")
    ]
    chips_left: Annotated[Chips, Meta(description="The chips of the supply.")]

    @property
    def duel(self) -> bool:
        return len(self.players) == DUEL

    def cards(self) -> Iterable[Card | None]:
        """Every card at the table and in the box."""
        return chain(
            self.supply,
            self.middle,
            *[player.flock for player in self.players],
            *[player.returned or () for player in self.players],
            (DOG,) * sum([player.dogs for player in self.players]),
            (BONE,) * sum([player.bone for player in self.players]),
        )

    def sheep(self) -> int:
        """How many cards are known to be sheep: all those of flocks are."""
        lying = sum([isinstance(card, int) for card in chain(self.supply, self.middle)])
        return lying + sum([len(one.flock) + len(one.returned or ()) for one in self.players])

    def top(self, seat: int) -> Face | None:
        """What the top card of a flock shows, if there is one and it is known."""
        flock = self.players[seat].flock
        return (
            self.options.known_deck.face.get(flock[0]) if flock and flock[0] is not None else None
        )

    def with_player(self, seat: int, **changes: Any) -> State:
        """The state with other fields of a player."""
        player = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def still_returns(self, seat: int) -> bool:
        """Whether a seat has still to return sheep: it has no dog."""
        player = self.players[seat]
        return player.dogs == 0 and player.returned is None

    def is_to_act(self, seat: int) -> bool:
        """Whether it is for this seat to make the next move, or one of the next."""
        if self.phase == "bid":
            return self.players[seat].bid is None
        if self.phase == "return":
            return self.still_returns(seat)
        return seat == self.turn


class Taken(Struct, frozen=True):
    """What is left of a place after cards were taken out of it.

    ``missing`` are those that were not there, ``face_down`` the indices of those that came out of
    face-down cards.
    """

    left: Pile
    missing: tuple[Absent[Card], ...]
    face_down: tuple[int, ...]


def taken(place: Pile, cards: Sequence[Card], never: Collection[Card] = ()) -> Taken:
    """Take cards out of a place: known ones, else the first face-down one.

    It does not ask what is known elsewhere; a face-down card is none of ``never``.
    """
    left, missing, face_down = list(place), {}, []
    for index, card in enumerate(cards):
        if card in left:
            left.remove(card)
        elif None in left and card not in never:
            left.remove(None)
            face_down.append(index)
        else:
            missing[index] = False
    return Taken(tuple(left), absent_from(cards, missing), tuple(face_down))


class Unnamed(Unseen[Card]):
    """What face-down cards of middle and supply may be.

    There are 51 sheep, and every card of a flock is one, whether it is named or not.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state.options.known_deck.copies, state.cards)
        self._state, self._named = state, 0

    def may_be(self, card: Card) -> bool:
        room = isinstance(card, str) or self._state.sheep() + self._named < SHEEP
        return room and super().may_be(card)

    def name(self, card: Card) -> bool:
        named = super().name(card)
        self._named += named and isinstance(card, int)
        return named


StatedBid = Annotated[Integer | Literal["26+"], Meta(description='A number, or "26+".')]


class PlaceBid(PlayerMove, frozen=True, tag="bid"):
    """Place a bid."""

    bid: StatedBid
    reveal: (
        Annotated[
            tuple[StatedBid, ...],
            Meta(max_length=MAX_SEATS, description="With the last bid: all bids in seat order."),
        ]
        | None
    ) = None


class Rolled(Part, frozen=True, omit_defaults=True):
    """What dice show that were rolled, ``None`` for one that was not."""

    d12: Integer | None = None
    d10: Integer | None = None
    d8: Integer | None = None

    def of(self, die: Die) -> int | None:
        """What one of them shows."""
        shown: int | None = getattr(self, die)
        return shown


class Roll(PlayerMove, frozen=True):
    """Roll the dice that are not set aside."""

    keep: Annotated[Die, Meta(description="The die set aside before the roll.")] | None = None
    dice: Annotated[Rolled, Meta(description="What the dice show that were rolled.")] | None = None


class Receive(PlayerMove, frozen=True, kw_only=True):
    """Receive cards in the order in which they are laid on the flock."""

    cards: Annotated[
        Cards, Meta(description="The cards taken, as laid on the flock, the top one last.")
    ]
    take_bone: (
        Annotated[bool, Meta(description="Whether the bone is taken from an opponent.")] | None
    ) = None
    middle: (
        Annotated[
            Cards, Meta(description="The next layout, if this move brings it about, in order.")
        ]
        | None
    ) = None


class Finish(Receive, frozen=True, kw_only=True):
    """End a turn, with the bonus or not, and with so many chips."""

    bonus: Annotated[bool, Meta(description="Whether the bonus on top of the flock is used.")]
    chips: Annotated[Chips, Meta(description="How many chips are paid.")]


class Take(Finish, frozen=True, kw_only=True):
    """Take cards for a bid that is reached."""


class Fail(Finish, frozen=True, kw_only=True):
    """Miss the bid."""

    cards: Annotated[
        Cards, Meta(description="The black sheep, as laid on the flock, the top one last.")
    ]


class Rest(Receive, frozen=True, kw_only=True):
    """Take all that is left in the middle."""

    cards: Annotated[
        Cards, Meta(description="The whole middle, as laid on the flock, the top one last.")
    ]


class Return(PlayerMove, frozen=True):
    """Put sheep back in the box."""

    cards: Annotated[Cards, Meta(description="The sheep put back in the box.")]


Move = PlaceBid | Roll | Take | Fail | Rest | Return


class TableSeat(SetupSeat, frozen=True):
    """A player who sits down at a bidding table."""

    table_number: (
        Annotated[Sheep, Meta(description="The sheep number of the bidding table.")] | None
    ) = None


class Setup(declarations.Setup, frozen=True, kw_only=True):
    """What a table is set up from."""

    players: Annotated[
        tuple[TableSeat, ...],
        seated(SEATS, "The players in seat order, two to six."),
    ]
    options: Options = Options()
    middle: Annotated[Cards, Meta(description="The first layout as it came, all of it.")] | None = (
        None
    )


def normalised(state: State) -> State:
    """The same table: every list of it has an order that means something."""
    return state
