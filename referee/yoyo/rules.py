"""YoYo's rules in our own words, in the order in which they are cited."""

from __future__ import annotations

from referee.common_rules import COMMON_RULES
from referee.rulebook import Rule, Rulebook
from referee.yoyo.readings import READINGS

PLAY_DRAWN = Rule(
    "yoyo.play.drawn",
    "After drawing only the drawn card is laid",
    "Who has drawn may lay the card just drawn, or a series that begins with it, and nothing else.",
    "Continuing Play",
    reasons={"another": ("card",)},
)
ANSWER = Rule(
    "yoyo.answer",
    "A draw action is answered by one yellow draw card",
    "Who must draw from others may lay a single yellow card with the draw action instead; "
    "nothing else is laid.",
    "Intensified Action: Draw Cards",
    reasons={"no-draw-card": ("cards",)},
)
PLAY_FITS = Rule(
    "yoyo.play.fits",
    "The first card fits",
    "Blue fits on an equal number, and on a lower one unless the direction is down. Red fits on "
    "an equal number, and on a higher one unless the direction is up. Yellow always fits. On an "
    "empty pile, or on a card that the player laid, everything fits.",
    "Gameplay",
    reasons={"does-not-fit": ("card", "number", "direction")},
)
SERIES_CONSECUTIVE = Rule(
    "yoyo.series.consecutive",
    "A series runs without gaps",
    "Each card of a series is exactly one higher than the card before, or each is exactly one "
    "lower.",
    "The Series",
    reasons={"gap": ("cards",)},
)
SERIES_COLOUR = Rule(
    "yoyo.series.colour",
    "The colours of a series go its way",
    "A rising series has blue and yellow cards, a falling one red and yellow ones.",
    "The Series",
    reasons={"wrong-colour": ("card", "direction")},
)
SERIES_OPENING = Rule(
    "yoyo.series.opening",
    "A yellow card opens a series only the way that counts",
    "A series that begins with a yellow card runs the way of the direction, or the way its "
    "player chooses where that card gives the choice.",
    "The Series",
    option="yellow_opens_series",
    reasons={"wrong-way": ("card", "direction"), "against-choice": ("direction", "chosen")},
)
DIRECTION_CHOICE = Rule(
    "yoyo.direction.choice",
    "The direction is chosen only where there is a choice",
    "A yellow card laid first on an equal number, on a yellow card, or where there is no "
    "direction yet lets its player set the direction. With any other card the direction that is "
    "said is the one that counts afterwards.",
    "Yellow cards",
    reasons={"no-choice": ("card", "direction")},
)
DIRECTION_MISSING = Rule(
    "yoyo.direction.missing",
    "The first yellow card sets a direction",
    "A single yellow card laid where there is no direction yet must set one.",
    "Yellow cards",
    reasons={"not-set": ("card",)},
)
CALL = Rule(
    "yoyo.call",
    "What is called is what was laid",
    "If a player calls out number and direction, they are the number of the last card laid and "
    "the direction that counts afterwards.",
    "Continuing Play",
    reasons={
        "wrong-number": ("number", "direction"),
        "wrong-direction": ("number", "direction"),
    },
)
DRAW_STUCK = Rule(
    "yoyo.draw.stuck",
    "Only who is stuck may draw",
    "Where the table has agreed on it, who holds a card that fits may not draw.",
    "Continuing Play",
    option="draw_only_if_stuck",
    reasons={
        "fits": ("player", "card"),
        "anything-fits": ("player",),
        "hidden-cards": ("player",),
    },
)
DRAW_FROM_PLAYERS = Rule(
    "yoyo.draw-from.players",
    "The cards are drawn from two other players",
    "Who answers a draw action by drawing takes cards from two different other players, with two "
    "players from the other one. Once the first has no card left nobody else is drawn from.",
    "Actions of the yellow cards",
    reasons={"oneself": (), "twice": ("player",), "number": ("needed", "given")},
)
DRAW_FROM_COUNT = Rule(
    "yoyo.draw-from.count",
    "As many cards as the level",
    "From each of them as many cards are drawn as draw cards were laid in a row, or the whole "
    "hand if it is smaller; none any more once a hand is empty.",
    "Intensified Action: Draw Cards",
    reasons={"count": ("needed", "given", "level")},
)
DEAL_STARTER = Rule(
    "yoyo.deal.starter",
    "Who has the fewest points begins",
    "Each later game is begun by whoever has the fewest points by then; of equals any may.",
    "End of the Game",
    reasons={"not-fewest": ("player", "players")},
)
SCORE_OUT = Rule(
    "yoyo.score.out",
    "Five points for who is out",
    "Whose hand is empty when the game ends gets five points.",
    "End of the Game",
    reasons={"out": ("player",)},
)
SCORE_CARDS = Rule(
    "yoyo.score.cards",
    "A card in hand costs a point",
    "Each card that the others hold costs its player a point, whatever it is.",
    "End of the Game",
    reasons={"held": ("player", "count")},
)
END_POINTS = Rule(
    "yoyo.end.points",
    "The highest total wins the match",
    "After the last game of the match the highest total wins. Equal totals share a place.",
    "End of the Game",
    reasons={"highest-total": ("players", "total")},
)
STATE_DIRECTION = Rule(
    "yoyo.state.direction",
    "The direction is that of the top card",
    "Blue on top means up, red down, yellow either; there is none on an empty pile, nor on a "
    "yellow card that was turned up to start.",
    "Gameplay",
    reasons={"wrong-direction": ("direction", "needed")},
)
STATE_TOTALS = Rule(
    "yoyo.state.totals",
    "The totals are those of the games before",
    "Nobody has points before the first game, and no game gives more than five.",
    "End of the Game",
    reasons={"too-many": ("player", "total", "most")},
)

RULEBOOK = Rulebook(
    *COMMON_RULES,
    PLAY_DRAWN,
    ANSWER,
    PLAY_FITS,
    SERIES_CONSECUTIVE,
    SERIES_COLOUR,
    SERIES_OPENING,
    DIRECTION_CHOICE,
    DIRECTION_MISSING,
    CALL,
    DRAW_STUCK,
    DRAW_FROM_PLAYERS,
    DRAW_FROM_COUNT,
    DEAL_STARTER,
    SCORE_OUT,
    SCORE_CARDS,
    END_POINTS,
    STATE_DIRECTION,
    STATE_TOTALS,
    *READINGS,
)
"""Every rule that a table of YoYo is held to."""
