"""A table of WHOOPLA!, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, Literal

from msgspec import Meta, field
from msgspec.structs import replace

from referee import declarations
from referee.cards import in_order
from referee.declarations import (
    MAX_SEATS,
    Count,
    GameState,
    Part,
    PlayerMove,
    Seat,
    SetupSeat,
    exactly,
    seated,
)
from referee.whoopla.components import (
    ACTION_RANK,
    ACTIONS_EACH,
    PEEKED,
    SEATS,
    ActionCard,
    Actions,
    Constraint,
    Number,
    NumberCard,
    Options,
    Pile,
    Transform,
    TurnAction,
)
from referee.whoopla.open_cards import Cards, OpenCard, constraint_of, is_faultless

Index = Annotated[int, Meta(ge=0, le=99)]
"""A place among cards; whether there are as many is a question for the rules."""


class Player(Part, frozen=True):
    actions: Annotated[Actions, Meta(description="The action cards that are left, a multiset.")]
    pile: Annotated[Cards, Meta(description="The score pile, the newest card first.")]
    double_next: Annotated[bool, Meta(description="Whether an x2 waits for the next draw")] = False
    name: declarations.Name | None = None


class State(GameState, frozen=True, kw_only=True):
    """A table. ``constraint`` is ``None`` only until it is derived from the round."""

    game: Literal["whoopla"]
    ruleset: Literal["whoopla-1"] = "whoopla-1"
    phase: Literal["draw", "joker", "duplicate", "decide", "peek", "game-over"]
    options: Options = Options()
    players: Annotated[
        tuple[Player, ...], Meta(max_length=MAX_SEATS, description="The seats, clockwise.")
    ]
    round: Annotated[
        Cards, Meta(description="The cards of this turn, the heritage first if one was taken.")
    ]
    constraint: (
        Annotated[
            Constraint,
            Meta(
                description="What the heritage demands of this turn; derived from the round if "
                "left out."
            ),
        ]
        | None
    ) = None
    drawn: Annotated[
        Count,
        Meta(description="How many cards were drawn in this turn; the heritage does not count."),
    ]
    action_played: Annotated[bool, Meta(description="Whether the action of the turn was played.")]
    centre: (
        Annotated[
            OpenCard,
            Meta(
                description="A heritage not taken yet: only in game-over, or in draw with an "
                "empty round."
            ),
        ]
        | None
    ) = None
    peeked: Annotated[
        tuple[NumberCard | None, ...],
        Meta(
            max_length=PEEKED,
            description="In peek: the cards seen, the top first; else none.",
        ),
    ] = ()
    draw: Annotated[Pile, Meta(description="The number pile, the top card first.")]
    discard: Annotated[Pile, Meta(description="The discard pile, the top card first.")]

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


class Draw(PlayerMove, frozen=True):
    """Reveal a card of the number pile; ``card`` reports which."""

    card: NumberCard | None = None


class Name(PlayerMove, frozen=True):
    """Name the joker just drawn."""

    value: Annotated[Number, Meta(description="What the joker counts as.")]


class Rescue(PlayerMove, frozen=True):
    """Change the duplicate by an action card, and mark it."""

    action: Annotated[
        Transform, Meta(description="The action card that changes the duplicate.")
    ] = field(name="with")


class Backup(PlayerMove, frozen=True):
    """Save one card of the round, by its index, and lose the others."""

    save: Annotated[Index, Meta(description="Which card of the round is saved, counted from 0.")]


class Bust(PlayerMove, frozen=True):
    """Lose the round."""


class Act(PlayerMove, frozen=True):
    """Play the action of the turn; ``seen`` reports the cards of a peek, the top first."""

    action: Annotated[TurnAction, Meta(description="The action card.")]
    seen: Annotated[Pile, Meta(description="With peek: the cards seen, the top first.")] | None = (
        None
    )


class Toss(PlayerMove, frozen=True):
    """Discard one of the cards seen, by its index; ``card`` reports which it is."""

    index: Annotated[
        Index, Meta(description="Which of the cards seen is discarded, counted from 0.")
    ]
    card: NumberCard | None = None


class Stop(PlayerMove, frozen=True):
    """End the turn, and keep what was drawn."""


Move = Draw | Name | Rescue | Backup | Bust | Act | Toss | Stop


class Seated(SetupSeat, frozen=True):
    """A player who sits down, and the action cards dealt."""

    actions: (
        Annotated[
            tuple[ActionCard | None, ...],
            exactly(
                ACTIONS_EACH,
                "The three action cards dealt; stated for all seats or for none.",
            ),
        ]
        | None
    ) = None


class Setup(declarations.Setup, frozen=True, kw_only=True):
    """What a table is set up from."""

    players: Annotated[
        tuple[Seated, ...],
        seated(SEATS, "The players in seat order, two to six."),
    ]
    options: Options = Options()
    first: Annotated[Seat, Meta(description="The seat that begins.")] = 0
