"""A table of WHOOPLA!, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import chain
from typing import ClassVar

from referee.cards import in_order
from referee.game import PlayerMove
from referee.values import dataclass, replace
from referee.whoopla.cards import OpenCard, constraint_of, is_faultless
from referee.whoopla.components import ACTION_RANK, Constraint, NumberCard, Options

Pile = tuple[NumberCard | None, ...]
"""Cards of the number pile; ``None`` is one that is face down. The top is first."""

Actions = tuple[str | None, ...]
"""The action cards of a player; ``None`` is one that nobody has told."""


Cards = tuple[OpenCard, ...]
"""Cards that lie open."""


@dataclass(frozen=True, slots=True)
class Player:
    actions: Actions
    pile: Cards = ()
    double_next: bool = False
    name: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A table. ``constraint`` is ``None`` only as long as it has to be told from the round."""

    phase: str
    turn: int | None
    players: tuple[Player, ...]
    round: Cards
    constraint: Constraint | None
    drawn: int
    action_played: bool
    centre: OpenCard | None
    peeked: Pile
    draw: Pile
    discard: Pile
    options: Options = field(default_factory=Options)
    ply: int = 0

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.players)

    @property
    def heritage(self) -> OpenCard | None:
        """The card that was there before any was drawn: in the round, or yet to be taken."""
        if self.waiting is not None:
            return self.waiting
        return self.round[0] if len(self.round) == self.drawn + 1 else None

    @property
    def waiting(self) -> OpenCard | None:
        """The heritage that the turn is to begin with, as long as it lies at the centre."""
        return self.centre if self.phase == "draw" and not self.round else None

    def open_cards(self) -> Iterable[OpenCard]:
        """Every card with a history: of the round, the centre and the score piles."""
        centre = () if self.centre is None else (self.centre,)
        return chain(self.round, centre, *(player.pile for player in self.players))

    def cards(self) -> Iterable[NumberCard | None]:
        """Every card of the number pile, wherever it lies."""
        open_ones = (laid.card for laid in self.open_cards())
        return chain(self.draw, self.discard, self.peeked, open_ones)

    def with_player(self, seat: int, player: Player) -> State:
        """The state with another player at a seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_last(self, card: OpenCard) -> State:
        """The state with another last card of the round."""
        return replace(self, round=(*self.round[:-1], card))


def normalised(state: State) -> State:
    """The same table with action cards in order, and its turn begun.

    A heritage that cannot be stays at the centre, so that findings can point to it.
    """
    waiting = state.waiting
    if waiting is not None or state.constraint is None:
        state = replace(state, constraint=constraint_of(state.heritage))
    if waiting is not None and not waiting.doubled and is_faultless(waiting, altered=True):
        state = replace(state, round=(waiting,), centre=None)
    players = tuple(
        [
            Player(in_order(one.actions, ACTION_RANK), one.pile, one.double_next, one.name)
            for one in state.players
        ]
    )
    return replace(state, players=players)


@dataclass(frozen=True, slots=True)
class Draw(PlayerMove):
    """Reveal a card of the number pile; ``card`` reports which."""

    type: ClassVar[str] = "draw"
    card: NumberCard | None = None


@dataclass(frozen=True, slots=True)
class Name(PlayerMove):
    """Name the joker just drawn."""

    type: ClassVar[str] = "name"
    value: int


@dataclass(frozen=True, slots=True)
class Rescue(PlayerMove):
    """Change the duplicate by an action card, and mark it."""

    type: ClassVar[str] = "rescue"
    action: str


@dataclass(frozen=True, slots=True)
class Backup(PlayerMove):
    """Save one card of the round, by its index, and lose the others."""

    type: ClassVar[str] = "backup"
    save: int


@dataclass(frozen=True, slots=True)
class Bust(PlayerMove):
    """Lose the round."""

    type: ClassVar[str] = "bust"


@dataclass(frozen=True, slots=True)
class Act(PlayerMove):
    """Play the action of the turn; ``seen`` reports the cards of a peek, the top first."""

    type: ClassVar[str] = "act"
    action: str
    seen: Pile | None = None


@dataclass(frozen=True, slots=True)
class Toss(PlayerMove):
    """Discard one of the cards seen, by its index; ``card`` reports which it is."""

    type: ClassVar[str] = "toss"
    index: int
    card: NumberCard | None = None


@dataclass(frozen=True, slots=True)
class Stop(PlayerMove):
    """End the turn, and keep what was drawn."""

    type: ClassVar[str] = "stop"


Move = Draw | Name | Rescue | Backup | Bust | Act | Toss | Stop


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up from: names and action cards in seat order, and who begins."""

    names: tuple[str | None, ...]
    actions: tuple[Actions | None, ...]
    options: Options = field(default_factory=Options)
    first: int = 0
