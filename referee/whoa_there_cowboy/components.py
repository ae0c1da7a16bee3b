"""The cards and options of Whoa There Cowboy."""

from __future__ import annotations

from typing import Literal

from referee.game import Option
from referee.values import dataclass

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


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has agreed on."""

    rounds: int = 3
    direction_card: bool = True
    exact_order: bool = False
    double_penalty: bool = False
    young_bonus: bool = False
    older_hand: bool = False
    caught_claim_stands: bool = True
    gift_can_empty_hand: bool = True


def _choice(name: str, rule: str, *, default: bool, reading: bool = False) -> Option:
    return Option(name, default, (False, True), rule, reading)


OPTIONS = (
    Option("rounds", 3, ROUNDS, "cowboy.score.tie", reading=False),
    _choice("direction_card", "cowboy.play.restart", default=True),
    _choice("exact_order", "cowboy.play.exact-order", default=False),
    _choice("double_penalty", "cowboy.gift", default=False),
    _choice("young_bonus", "cowboy.caught", default=False),
    _choice("older_hand", "cowboy.out", default=False),
    _choice("caught_claim_stands", "cowboy.reading.caught-claim", default=True, reading=True),
    _choice("gift_can_empty_hand", "cowboy.reading.gift-out", default=True, reading=True),
)
