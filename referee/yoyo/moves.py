"""Every type of move of YoYo, in the order in which answers list them."""

from __future__ import annotations

from referee.game import MoveType
from referee.yoyo import actions, deal, play
from referee.yoyo.ending import ROUND_OVER
from referee.yoyo.state import State

MOVE_TYPES: dict[str, MoveType[State]] = {
    "play": MoveType(("play", "drawn", "answer-draw"), play.check_play, play.apply_play),
    "draw": MoveType(("play",), play.check_draw, play.apply_draw),
    "keep": MoveType(("drawn",), play.check_keep, play.apply_keep),
    "draw-from": MoveType(("answer-draw",), actions.check_draw_from, actions.apply_draw_from),
    "slide": MoveType(("slide",), actions.check_slide, actions.apply_slide),
    "deal": MoveType((ROUND_OVER,), deal.check_deal, deal.apply_deal),
}
