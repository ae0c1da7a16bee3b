"""The cards and options of Whoa There Cowboy."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from referee.declarations import Part, reading, variant

Direction = Literal["up", "down"]

SEATS = (2, 3, 4, 5, 6)
NUMBERS = range(1, 8)
LOWEST, HIGHEST = NUMBERS[0], NUMBERS[-1]
COPIES = 14
DECK = dict.fromkeys(NUMBERS, COPIES)
DECK_SIZE = 98

HAND_SIZE, OLDER_HAND_SIZE = 7, 9
"""How many cards a player is dealt, and who is not young where ``older_hand`` is played."""

OUT_TOKEN, CAUGHT_TOKEN, YOUNG_TOKEN = 20, 10, 20
"""What an emptied hand earns, and a bluff that is caught, and one that a young player catches."""

LEAST_TOKEN = 10
"""Every token is worth a multiple of it."""

ROUNDS = range(1, 100)


def hand_size(young: bool, *, older_hand: bool) -> int:
    """How many cards a player is dealt, and refills to."""
    return OLDER_HAND_SIZE if older_hand and not young else HAND_SIZE


def armed_at(seats: int) -> int:
    """After how many depletions the next hand that is out ends the round."""
    return 1 if seats <= 4 else 2


Card = Annotated[int, Meta(ge=LOWEST, le=HIGHEST, description="A card by its number.")]

Pile = Annotated[tuple[Card | None, ...], Meta(max_length=DECK_SIZE)]
"""Cards; ``None`` is one that is face down. The top of a pile is first."""

Number = Annotated[Card, Meta(description="The number announced.")]

Quantity = Annotated[int, Meta(ge=1, le=DECK_SIZE, description="How many of it.")]


class Options(Part, frozen=True):
    """What a table has agreed on."""

    rounds: Annotated[
        int,
        variant("cowboy.score.tie", "How many rounds are played", ge=ROUNDS[0], le=ROUNDS[-1]),
    ] = 3
    direction_card: Annotated[
        bool,
        variant(
            "cowboy.play.restart",
            "Whether a card shows the direction; without one numbers climb to 7 and begin again "
            "at 1",
        ),
    ] = True
    exact_order: Annotated[
        bool, variant("cowboy.play.exact-order", "Whether no number may be skipped")
    ] = False
    double_penalty: Annotated[
        bool, variant("cowboy.gift", "Whether a wrong accuser also draws a card")
    ] = False
    young_bonus: Annotated[
        bool, variant("cowboy.caught", "Whether a young player who catches a bluff earns 20")
    ] = False
    older_hand: Annotated[
        bool, variant("cowboy.out", "Whether players who are not young have hands of nine")
    ] = False
    caught_claim_stands: Annotated[
        bool,
        reading("cowboy.reading.caught-claim", "Whether a claim stands that was caught as a bluff"),
    ] = True
    gift_can_empty_hand: Annotated[
        bool,
        reading("cowboy.reading.gift-out", "Whether a hand that a gift has emptied is out"),
    ] = True
