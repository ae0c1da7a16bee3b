"""A table of Wool Rules, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import field
from itertools import chain
from typing import Any, ClassVar

from referee.cards import Absent, Unseen, absent_from
from referee.game import GAME_OVER, PlayerMove
from referee.values import dataclass, replace
from referee.wool_rules.components import (
    BONE,
    DOG,
    DUEL,
    FIRST_CHIPS,
    SHEEP,
    Bid,
    Card,
    Die,
    Face,
    Options,
)

TURNS = ("roll", "decide", "rest")
"""The phases in which turns are taken."""

ENDED = ("return", GAME_OVER)
"""The phases after the last round, in which flocks may be looked through."""

Pile = tuple[Card | None, ...]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""

Flock = tuple[int | None, ...]
"""Sheep, the top one first."""


@dataclass(frozen=True, slots=True)
class Dice:
    """What the dice show, ``None`` for one that was not rolled."""

    d12: int | None = None
    d10: int | None = None
    d8: int | None = None

    def of(self, die: Die) -> int | None:
        """What one of them shows."""
        shown: int | None = getattr(self, die)
        return shown


@dataclass(frozen=True, slots=True)
class Player:
    """``returned`` are the sheep put back in the box, ``None`` before that."""

    table_number: int
    flock: Flock = ()
    dogs: int = 0
    bone: bool = False
    chips: int = FIRST_CHIPS
    bid: Bid | None = None
    returned: tuple[int, ...] | None = None
    name: str | None = None

    @property
    def sheep_number(self) -> int | None:
        """What decides between equal bids."""
        return self.flock[0] if self.flock else self.table_number


@dataclass(frozen=True, slots=True)
class State:
    phase: str
    turn: int | None
    round: int
    supply: Pile
    middle: Pile
    order: tuple[int, ...]
    dice: Dice | None
    kept: tuple[Die, ...]
    attempt: int
    chips_left: int
    players: tuple[Player, ...]
    options: Options = field(default_factory=Options)
    ply: int = 0

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
        return self.options.deck.face.get(flock[0]) if flock and flock[0] is not None else None

    def with_player(self, seat: int, **changes: Any) -> State:
        """The state with other fields of a player."""
        player = replace(self.players[seat], **changes)
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def without_returned(self, seat: int) -> bool:
        """Whether a seat has still to return sheep: it has no dog."""
        player = self.players[seat]
        return player.dogs == 0 and player.returned is None

    def is_to_act(self, seat: int) -> bool:
        """Whether it is for this seat to make the next move, or one of the next."""
        if self.phase == "bid":
            return self.players[seat].bid is None
        if self.phase == "return":
            return self.without_returned(seat)
        return seat == self.turn


def normalised(state: State) -> State:
    """The same table: every list of it has an order that means something."""
    return state


@dataclass(frozen=True, slots=True)
class Taken:
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
    """What cards of middle and supply that nobody has seen may be.

    There are 51 sheep, and every card of a flock is one, whether it is named or not.
    """

    def __init__(self, state: State) -> None:
        super().__init__(state.options.deck.copies, state.cards)
        self._state, self._named = state, 0

    def may_be(self, card: Card) -> bool:
        room = isinstance(card, str) or self._state.sheep() + self._named < SHEEP
        return room and super().may_be(card)

    def name(self, card: Card) -> bool:
        named = super().name(card)
        self._named += named and isinstance(card, int)
        return named


@dataclass(frozen=True, slots=True)
class PlaceBid(PlayerMove):
    """Place a bid; ``reveal`` tells all of them in seat order, ``None`` if it is not stated."""

    type: ClassVar[str] = "bid"
    bid: Bid
    reveal: tuple[Bid, ...] | None = None


@dataclass(frozen=True, slots=True)
class Roll(PlayerMove):
    """Roll the dice that are not set aside; ``keep`` is the one set aside before it."""

    type: ClassVar[str] = "roll"
    keep: Die | None = None
    dice: Dice | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Receive(PlayerMove):
    """Receive cards in the order in which they are laid on the flock.

    ``take_bone`` takes the bone from an opponent, ``middle`` reports the next layout.
    """

    cards: tuple[Card, ...]
    take_bone: bool = False
    middle: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish(Receive):
    """End a turn, with the bonus or not, and with so many chips."""

    bonus: bool
    chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Finish):
    type: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fail(Finish):
    type: ClassVar[str] = "fail"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest(Receive):
    type: ClassVar[str] = "rest"


@dataclass(frozen=True, slots=True)
class Return(PlayerMove):
    """Put sheep back in the box."""

    type: ClassVar[str] = "return"
    cards: tuple[Card, ...]


Move = PlaceBid | Roll | Take | Fail | Rest | Return


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up from: names and table numbers in seat order, and a layout if known."""

    names: tuple[str | None, ...]
    table_numbers: tuple[int | None, ...] = ()
    options: Options = field(default_factory=Options)
    middle: tuple[Card, ...] | None = None
