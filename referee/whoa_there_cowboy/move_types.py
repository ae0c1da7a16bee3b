"""Every type of move of Whoa There Cowboy, in the order in which answers list them."""

from __future__ import annotations

from referee.game import ROUND_OVER, MoveType
from referee.whoa_there_cowboy import challenge, deal, play
from referee.whoa_there_cowboy.state import State

MOVE_TYPES: dict[str, MoveType[State]] = {
    "play": MoveType(
        "Announce a claim and lay as many cards face down.",
        ("play",),
        play.check_play,
        play.apply_play,
    ),
    "challenge": MoveType(
        "Call the open play a bluff.",
        ("play",),
        challenge.check_challenge,
        challenge.apply_challenge,
    ),
    "no-challenge": MoveType(
        "Let the open play through.", ("play",), play.check_no_challenge, play.apply_no_challenge
    ),
    "give": MoveType(
        "Give a card to who called wrongly.", ("gift",), challenge.check_give, challenge.apply_give
    ),
    "yeehaw": MoveType(
        "Boast of a bluff that was let through.",
        ("play",),
        challenge.check_yeehaw,
        challenge.apply_yeehaw,
    ),
    "deal": MoveType("Deal the next round.", (ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
