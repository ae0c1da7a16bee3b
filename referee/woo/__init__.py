"""Woo: a climbing game for two teams of partners, and its duel."""

from __future__ import annotations

from referee.declarations import Game
from referee.woo.audit import audit
from referee.woo.components import COPIES, DECK_SIZE, DUEL, TEAMS, VALUES
from referee.woo.deal import check_setup, set_up
from referee.woo.events import AnyEvent
from referee.woo.legal_moves import hides_moves, moves, to_act
from referee.woo.play import MOVE_TYPES
from referee.woo.rules import RULEBOOK
from referee.woo.scoring import scoring
from referee.woo.situation import situate
from referee.woo.state import Move, Setup, State, normalised
from referee.woo.view import view

GAME: Game[State, Move, Setup] = Game(
    State,
    Move,
    Setup,
    AnyEvent,
    slug="woo",
    title="Woo",
    seats=(DUEL, TEAMS),
    components={"values": list(VALUES), "copies": COPIES, "cards": DECK_SIZE},
    rulebook=RULEBOOK,
    sides=("team", "player"),
    foreign={DUEL: ("offer",), TEAMS: ("board", "refill", "take")},
    move_types=MOVE_TYPES,
    check_setup=check_setup,
    set_up=set_up,
    phases={
        "draft": "The team left of the lead takes one card of the offer, then the lead's team.",
        "lead": "The lead begins a chain with a partial; in the duel with a meld or a single.",
        "complete": "The partner completes the partial or passes.",
        "respond": "The side to the left answers the last meld or concedes.",
        "reclaim": "After a pass the team takes its partial back, card by card.",
        "round-over": "A hand is shed; the next round may be dealt.",
        "game-over": "A side has enough points.",
    },
    normalised=normalised,
    audit=audit,
    moves=moves,
    hides_moves=hides_moves,
    not_checked=(
        "What partners say to each other, and how long anybody thinks.",
        "Who was the first to call out.",
        "Whether a table that could exist was reached by legal play: consistent means that no "
        "contradiction was found.",
        "Whether a single that lies on the table of a duel was rightly led.",
    ),
    scoring=scoring,
    to_act=to_act,
    view=view,
    situate=situate,
)
