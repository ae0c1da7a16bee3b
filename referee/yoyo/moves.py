"""Every type of move of YoYo, in the order in which answers list them."""

from __future__ import annotations

from referee.game import ROUND_OVER, MoveType
from referee.yoyo import actions, deal, play
from referee.yoyo.state import State

MOVE_TYPES: dict[str, MoveType[State]] = {
    "play": MoveType(
        "Lay one card, or a series in its order.",
        ("play", "drawn", "answer-draw"),
        play.check_play,
        play.apply_play,
    ),
    "draw": MoveType(
        "Draw the top card of the draw pile.", ("play",), play.check_draw, play.apply_draw
    ),
    "keep": MoveType("Keep the card just drawn.", ("drawn",), play.check_keep, play.apply_keep),
    "draw-from": MoveType(
        "Draw blind from other players.",
        ("answer-draw",),
        actions.check_draw_from,
        actions.apply_draw_from,
    ),
    "slide": MoveType(
        "Lay a card down for the seat on the left.",
        ("slide",),
        actions.check_slide,
        actions.apply_slide,
    ),
    "deal": MoveType("Deal the next game.", (ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
