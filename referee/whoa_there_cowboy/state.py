"""A table of Whoa There Cowboy, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import chain
from typing import Any, ClassVar

from referee.cards import Unseen, in_order
from referee.game import PlayerMove, TableMove
from referee.values import dataclass, replace
from referee.whoa_there_cowboy.components import (
    DECK,
    Direction,
    Options,
    armed_at,
    hand_size,
)

Pile = tuple[int | None, ...]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""


@dataclass(frozen=True, slots=True)
class Player:
    hand: Pile
    tokens: int = 0
    young: bool = False
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """What is announced: so many of a number."""

    number: int
    quantity: int


@dataclass(frozen=True, slots=True)
class Before:
    """The claim and the direction as they were before a play."""

    claim: Claim | None
    direction: Direction | None


@dataclass(frozen=True, slots=True)
class OpenPlay:
    """The play that may be challenged; ``cards`` is a multiset."""

    player: int
    claim: Claim
    cards: Pile
    before: Before

    @property
    def bluff(self) -> bool | None:
        """Whether a card is not of the number announced; ``None`` if that hangs on hidden ones."""
        if any(card not in (None, self.claim.number) for card in self.cards):
            return True
        return None if None in self.cards else False


@dataclass(frozen=True, slots=True)
class LetThrough:
    """Whose play was not challenged, and whether its known cards show a bluff."""

    player: int
    bluff: bool | None


@dataclass(frozen=True, slots=True)
class Gift:
    """Who owes whom a card after a wrong call: ``from`` and ``to`` on the wire."""

    giver: int
    receiver: int


@dataclass(frozen=True, slots=True)
class State:
    """A table in one round of a game."""

    phase: str
    turn: int | None
    players: tuple[Player, ...]
    round: int
    first: int
    direction: Direction | None
    claim: Claim | None
    open: OpenPlay | None
    let_through: LetThrough | None
    gift: Gift | None
    pile: Pile
    draw: Pile
    depletions: int
    totals: tuple[int, ...]
    options: Options = field(default_factory=Options)
    ply: int = 0

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

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


@dataclass(frozen=True, slots=True)
class Play(PlayerMove):
    """Announce a claim and lay cards face down; ``cards`` is ``None`` if nobody sees which.

    ``drew`` reports how the player before refills, ``None`` if nobody tells.
    """

    type: ClassVar[str] = "play"
    claim: Claim
    cards: Pile | None = None
    drew: Pile | None = None

    @property
    def laid(self) -> Pile:
        """The cards as they go out of the hand."""
        return (None,) * self.claim.quantity if self.cards is None else self.cards


@dataclass(frozen=True, slots=True)
class Challenge(PlayerMove):
    """Call the open play a bluff.

    ``revealed`` are its cards. ``penalty`` and ``drew`` report a penalty card, alone in its
    tuple, and a refill; they are ``None`` where nobody tells.
    """

    type: ClassVar[str] = "challenge"
    revealed: Pile | None = None
    penalty: Pile | None = None
    drew: Pile | None = None


@dataclass(frozen=True, slots=True)
class NoChallenge(TableMove):
    """Let the open play through; ``drew`` reports a refill."""

    type: ClassVar[str] = "no-challenge"
    drew: Pile | None = None


@dataclass(frozen=True, slots=True)
class Give(PlayerMove):
    """Give the accuser a card, ``None`` if it is not shown; ``drew`` reports a refill."""

    type: ClassVar[str] = "give"
    card: int | None = None
    drew: Pile | None = None


@dataclass(frozen=True, slots=True)
class Yeehaw(PlayerMove):
    """Boast of a bluff that was let through."""

    type: ClassVar[str] = "yeehaw"


@dataclass(frozen=True, slots=True)
class Deal(TableMove):
    """Deal the next round; ``hands`` is ``None`` if nobody tells."""

    type: ClassVar[str] = "deal"
    hands: tuple[Pile, ...] | None = None


Move = Play | Challenge | NoChallenge | Give | Yeehaw | Deal


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up from: names in seat order, who is young and begins, cards if known."""

    names: tuple[str | None, ...]
    young: tuple[int, ...] = ()
    options: Options = field(default_factory=Options)
    first: int = 0
    hands: tuple[Pile, ...] | None = None
