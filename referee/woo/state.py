"""A table of Woo, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import chain
from typing import ClassVar

from referee.cards import Unseen, in_order
from referee.game import PlayerMove, TableMove
from referee.ruling import Path
from referee.values import dataclass, replace
from referee.woo.components import DECK, DUEL, Options
from referee.woo.melds import Cards, MeldType

Hand = tuple[int | None, ...]
"""A multiset of cards, unknown ones last."""


@dataclass(frozen=True, slots=True)
class Player:
    hand: Hand
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Partial:
    """The cards that ``player`` began a meld with; in ``reclaim`` those not yet taken back."""

    player: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld, or a single, on the table; ``player`` began it."""

    player: int
    type: MeldType
    cards: Cards


@dataclass(frozen=True, slots=True)
class State:
    """A table: four players in two teams, or two in a duel.

    A side is a team, in the duel a player: the seats of the same parity.
    """

    phase: str
    turn: int | None
    players: tuple[Player, ...]
    round: int
    lead: int
    offer: Hand
    partial: Partial | None
    table: tuple[Meld, ...]
    board: Hand
    draw: Hand
    discard: Hand | None
    points: tuple[int, int]
    options: Options = field(default_factory=Options)
    ply: int = 0

    @property
    def duel(self) -> bool:
        return len(self.players) == DUEL

    def has_seat(self, seat: int) -> bool:
        return seat < len(self.players)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

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

    def with_hand(self, seat: int, hand: Hand) -> tuple[Player, ...]:
        """The players, this one with another hand."""
        player = Player(hand, self.players[seat].name)
        return (*self.players[:seat], player, *self.players[seat + 1 :])

    def with_discarded(self, cards: Iterable[int | None]) -> Hand | None:
        """The discard with more cards; ``None`` if nobody keeps track of it."""
        return None if self.discard is None else in_order((*self.discard, *cards))


def side_of(seat: int) -> int:
    """The team of a seat; in the duel the seat itself."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class Draft(PlayerMove):
    """Take a card of the offer and give it to a seat."""

    type: ClassVar[str] = "draft"
    card: int
    to: int

    def seats(self) -> Iterable[tuple[Path, int]]:
        return (("move", "player"), self.player), (("move", "to"), self.to)


@dataclass(frozen=True, slots=True)
class Lay(PlayerMove):
    """Lay cards: a partial, or in the duel a whole meld or a single.

    ``board`` are the cards used from the board, none if ``None``; ``refill`` those turned up
    afterwards in order, ``None`` if not reported; both are of the duel only.
    """

    cards: Cards
    board: Cards | None = None
    refill: Hand | None = None

    @property
    def from_board(self) -> Cards:
        return self.board or ()


@dataclass(frozen=True, slots=True)
class Lead(Lay):
    type: ClassVar[str] = "lead"


@dataclass(frozen=True, slots=True)
class Respond(Lay):
    type: ClassVar[str] = "respond"


@dataclass(frozen=True, slots=True)
class Complete(PlayerMove):
    """Add cards to the partner's partial."""

    type: ClassVar[str] = "complete"
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pass(PlayerMove):
    """Leave the partner's partial as it is."""

    type: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Take(PlayerMove):
    """Take a card of a passed partial back into the hand."""

    type: ClassVar[str] = "take"
    card: int


@dataclass(frozen=True, slots=True)
class Concede(PlayerMove):
    """Let the last meld stand; in the duel a board card may be taken for it."""

    type: ClassVar[str] = "concede"
    take: int | None = None


@dataclass(frozen=True, slots=True)
class Deal(TableMove):
    """Deal the next round; what is ``None`` is not stated."""

    type: ClassVar[str] = "deal"
    hands: tuple[Hand, ...] | None = None
    offer: Hand | None = None
    board: Hand | None = None


Move = Draft | Lead | Complete | Pass | Take | Respond | Concede | Deal


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up from: names in seat order, who begins, and cards if known."""

    names: tuple[str | None, ...]
    options: Options = field(default_factory=Options)
    first: int = 0
    hands: tuple[Hand, ...] | None = None
    offer: Hand | None = None
    board: Hand | None = None


def normalised(state: State) -> State:
    """The same table with every multiset in order."""
    partial = state.partial
    return replace(
        state,
        players=tuple([Player(in_order(player.hand), player.name) for player in state.players]),
        offer=in_order(state.offer),
        partial=partial and replace(partial, cards=tuple(sorted(partial.cards))),
        table=tuple(
            [Meld(meld.player, meld.type, tuple(sorted(meld.cards))) for meld in state.table]
        ),
        board=in_order(state.board),
        discard=None if state.discard is None else in_order(state.discard),
    )
