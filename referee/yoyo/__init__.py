"""YoYo: numbers that climb and fall, series, and yellow cards that act."""

from __future__ import annotations

from referee.declarations import Game
from referee.yoyo.audit import audit
from referee.yoyo.components import ACTIONS, COLOURED, DECK_SIZE, DOUBLED, SEATS, YELLOW
from referee.yoyo.deal import check_setup, set_up
from referee.yoyo.events import AnyEvent
from referee.yoyo.legal_moves import hides_moves, moves, to_act
from referee.yoyo.play import MOVE_TYPES
from referee.yoyo.rules import RULEBOOK
from referee.yoyo.scoring import scoring
from referee.yoyo.situation import situate
from referee.yoyo.state import Move, Setup, State, normalised
from referee.yoyo.view import view

GAME: Game[State, Move, Setup] = Game(
    State,
    Move,
    Setup,
    AnyEvent,
    slug="yoyo",
    title="YoYo",
    seats=SEATS,
    components={
        "cards": DECK_SIZE,
        "blue_and_red": list(COLOURED),
        "two_of_each": list(DOUBLED),
        "yellow": list(YELLOW),
        "actions": list(ACTIONS),
        "house_actions": {str(number): ACTIONS[number % len(ACTIONS)] for number in YELLOW},
        "note": "Which action a yellow number has is known for 14 and 16 only, so a card's code "
        "tells it. The house actions are those of a deck that is shuffled here: our own choice, "
        "not the publisher's.",
    },
    rulebook=RULEBOOK,
    move_types=MOVE_TYPES,
    check_setup=check_setup,
    set_up=set_up,
    phases={
        "play": "Lay a card or a series, or draw.",
        "drawn": "Lay the drawn card, or a series that begins with it, or keep it.",
        "answer-draw": "Answer a draw action with another one, or draw from other players.",
        "slide": "Every seat lays a card down for the seat on its left.",
        "round-over": "This game is finished; the next may be dealt.",
        "game-over": "The last game of the match is finished.",
    },
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    not_checked=(
        "Whether number and direction were called out, unless the move says what was called.",
        "What players say to each other, and how long anybody thinks.",
        "Who was the first to call out.",
        "Whether a table that could exist was reached by legal play: consistent means that no "
        "contradiction was found.",
    ),
    scoring=scoring,
    to_act=to_act,
    view=view,
    situate=situate,
)
