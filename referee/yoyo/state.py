"""A table of YoYo, and the moves that can be made at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from itertools import chain
from typing import ClassVar

from referee.cards import Unseen, in_order
from referee.game import PlayerMove
from referee.ruling import Path
from referee.values import dataclass, replace
from referee.yoyo.components import DECK, FACE, RANK, Direction, Options

Pile = tuple[str | None, ...]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""


@dataclass(frozen=True, slots=True)
class Player:
    hand: Pile
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Slide:
    """A card laid face down for the seat on the left."""

    player: int
    card: str | None


@dataclass(frozen=True, slots=True)
class State:
    """A table in one game of a match."""

    phase: str
    turn: int | None
    players: tuple[Player, ...]
    discard: Pile
    draw: Pile
    top_player: int | None
    direction: Direction | None
    drawn: str | None
    pending_draw: int
    slides: tuple[Slide, ...]
    run_outs: int
    game_number: int
    starter: int
    totals: tuple[int, ...]
    options: Options = field(default_factory=Options)
    ply: int = 0

    def left_of(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % len(self.players)

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


@dataclass(frozen=True, slots=True)
class Call:
    """What is called out: the number of the last card laid, and the direction that counts."""

    number: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Play(PlayerMove):
    """Lay one card, or a series in its order.

    ``hands`` and ``surplus`` report a chaos, ``None`` where they do not.
    """

    type: ClassVar[str] = "play"
    cards: tuple[str, ...]
    direction: Direction | None = None
    call: Call | None = None
    hands: tuple[Pile, ...] | None = None
    surplus: Pile | None = None


@dataclass(frozen=True, slots=True)
class Draw(PlayerMove):
    """Draw the top card; ``pile`` reports the whole new pile if there was a reshuffle."""

    type: ClassVar[str] = "draw"
    card: str | None = None
    pile: Pile | None = None


@dataclass(frozen=True, slots=True)
class Keep(PlayerMove):
    """Keep the card just drawn."""

    type: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Target:
    """A player who is drawn from, and the cards, ``None`` if nobody tells."""

    player: int
    cards: Pile | None = None


@dataclass(frozen=True, slots=True)
class DrawFrom(PlayerMove):
    """Draw blind from other players, in this order."""

    type: ClassVar[str] = "draw-from"
    targets: tuple[Target, ...]

    def seats(self) -> Iterable[tuple[Path, int]]:
        yield ("move", "player"), self.player
        for index, target in enumerate(self.targets):
            yield ("move", "from", index, "player"), target.player


@dataclass(frozen=True, slots=True)
class SlideCard(PlayerMove):
    """Lay a card down for the seat on the left; ``None`` if nobody sees which."""

    type: ClassVar[str] = "slide"
    card: str | None


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next game; what is ``None`` is not stated."""

    type: ClassVar[str] = "deal"
    hands: tuple[Pile, ...] | None = None
    start: str | None = None
    starter: int | None = None

    def seats(self) -> Iterable[tuple[Path, int]]:
        return () if self.starter is None else ((("move", "starter"), self.starter),)


Move = Play | Draw | Keep | DrawFrom | SlideCard | Deal


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up from: names in seat order, who begins, and cards if known."""

    names: tuple[str | None, ...]
    options: Options = field(default_factory=Options)
    first: int = 0
    hands: tuple[Pile, ...] | None = None
    start: str | None = None
