"""YoYo: numbers that climb and fall, series, and yellow cards that act."""

from __future__ import annotations

from referee.game import Description, Game
from referee.yoyo.audit import audit
from referee.yoyo.components import ACTIONS, COLOURED, DECK_SIZE, DOUBLED, OPTIONS, SEATS, YELLOW
from referee.yoyo.deal import check_setup, set_up
from referee.yoyo.legal_moves import hides_moves, moves, to_act
from referee.yoyo.moves import MOVE_TYPES
from referee.yoyo.rules import RULEBOOK
from referee.yoyo.scoring import scoring
from referee.yoyo.state import normalised
from referee.yoyo.view import view

DESCRIPTION = Description(
    components={
        "cards": DECK_SIZE,
        "blue and red": list(COLOURED),
        "of which two each": list(DOUBLED),
        "yellow": list(YELLOW),
        "actions": list(ACTIONS),
        "house assignment": "Which yellow number has which action is known for 14 and 16 only. A "
        "deck that this service shuffles has skip, chaos, draw or slide by the number modulo "
        "four: our own choice, not the publisher's.",
    },
    phases={
        "play": "Lay a card or a series, or draw.",
        "drawn": "Lay the drawn card, or a series that begins with it, or keep it.",
        "answer-draw": "Answer a draw action with another one, or draw from other players.",
        "slide": "Every seat lays a card down for the seat on its left.",
        "round-over": "This game is finished; the next may be dealt.",
        "game-over": "The last game of the match is finished.",
    },
    moves={
        "play": "Lay one card, or a series in its order.",
        "draw": "Draw the top card of the draw pile.",
        "keep": "Keep the card just drawn.",
        "draw-from": "Draw blind from other players.",
        "slide": "Lay a card down for the seat on the left.",
        "deal": "Deal the next game.",
    },
    not_checked=(
        "Whether number and direction were called out, unless the move says what was called.",
        "What players say to each other, and how long anybody thinks.",
        "Whether a table that could exist was reached by legal play.",
    ),
)

GAME = Game(
    slug="yoyo",
    title="YoYo",
    ruleset="yoyo-1",
    seats=SEATS,
    rulebook=RULEBOOK,
    options=OPTIONS,
    move_types=MOVE_TYPES,
    description=DESCRIPTION,
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    scoring=scoring,
    to_act=to_act,
    view=view,
    check_setup=check_setup,
    set_up=set_up,
)
