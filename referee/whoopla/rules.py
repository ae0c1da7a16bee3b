"""WHOOPLA!'s rules in our own words, in the order in which they are cited.

The rulebook is in French; the sections have its headings.
"""

from __future__ import annotations

from referee.common_rules import COMMON_RULES
from referee.rulebook import Rule, Rulebook
from referee.whoopla.readings import (
    ACTIONS,
    CONSTRAINTS,
    MODES,
    READINGS,
    RUNS,
    SETUP,
    SPECIAL,
    STOP,
    TURN,
)

AIM = "But du jeu"

RESCUE_GENTLE = Rule(
    "whoopla.rescue.gentle",
    "A gentle turn may forbid the rescue",
    "With gentle_blocks_rescue set to true no duplicate is rescued by +1 or -1 in a turn whose "
    "heritage counts 10 to 13.",
    CONSTRAINTS,
    reasons={"gentle": ()},
)
ACTION_GENTLE = Rule(
    "whoopla.action.gentle",
    "No action in a gentle turn",
    "A player who has taken a heritage that counts 10 to 13 plays no action card as the action "
    "of the turn.",
    CONSTRAINTS,
    reasons={"gentle": ()},
)
ACTION_ONE = Rule(
    "whoopla.action.one",
    "One action a turn",
    "In a turn one action card is played as its action, however many cards are drawn. Rescues "
    "and the backup do not count.",
    TURN,
    reasons={"played": ()},
)
TRANSFORM_MIRROR = Rule(
    "whoopla.transform.mirror",
    "A mirror stays what it is",
    "The value of a mirror is not changed.",
    SPECIAL,
    reasons={"mirror": ()},
)
TRANSFORM_RANGE = Rule(
    "whoopla.transform.range",
    "A value lies between 1 and 13",
    "A card is not changed to less than 1 or more than 13.",
    ACTIONS,
    reasons={"out-of-range": ("value",)},
)
TRANSFORM_FREE = Rule(
    "whoopla.transform.free",
    "The new value is free",
    "A card is not changed to a value that another card of the round holds.",
    ACTIONS,
    reasons={"not-free": ("value",)},
)
PEEK_EMPTY = Rule(
    "whoopla.peek.empty",
    "Peek needs a card to look at",
    "A peek looks at cards of the pile, so there must be one. The discard pile is not shuffled "
    "for it.",
    ACTIONS,
    reasons={"empty": ()},
)
PEEK_TOSS = Rule(
    "whoopla.peek.toss",
    "One of the cards seen is tossed",
    "After a peek one of the cards that were looked at goes to the discard pile.",
    ACTIONS,
    reasons={"not-seen": ("index", "count")},
)
BACKUP_CARD = Rule(
    "whoopla.backup.card",
    "What a backup saves",
    "A backup saves one card of the round, not the one just drawn; in junior mode none that is "
    "marked.",
    ACTIONS,
    reasons={"not-in-round": ("index", "count"), "just-drawn": (), "marked": ()},
)
STOP_LIVELY = Rule(
    "whoopla.stop.lively",
    "Two cards are drawn in a lively turn",
    "A player who has taken a heritage that counts 5 to 9 draws two cards before stopping, unless "
    "nothing can be drawn.",
    CONSTRAINTS,
    reasons={"too-few": ("drawn", "needed")},
)
DRAW_EXHAUSTED = Rule(
    "whoopla.draw.exhausted",
    "There must be a card to draw",
    "Where both the pile and the discard pile are empty nobody draws.",
    TURN,
    reasons={"exhausted": ()},
)
SCORE_CARDS = Rule(
    "whoopla.score.cards",
    "A point for each card",
    "Each card of a score pile is worth 1 point, 2 if it was drawn under an x2; marked cards and "
    "mirrors are worth none.",
    STOP,
    reasons={"secured": ("player", "count")},
)
SCORE_RUN = Rule(
    "whoopla.score.run",
    "Three points for a run",
    "Three values in a row in a score pile give 3 points, each three once a player. Marked cards "
    "and mirrors make no run.",
    RUNS,
    reasons={"run": ("player", "values")},
)
SCORE_WHOOP_7 = Rule(
    "whoopla.score.whoop-7",
    "WHOOP 7",
    "Seven different values in a score pile give 7 points, once. In family-plus mode marked cards "
    "count with their value, and mirrors together as one more.",
    AIM,
    option="mode",
    reasons={"different": ("player", "count")},
)
END_TARGET = Rule(
    "whoopla.end.target",
    "Reaching the target wins",
    "The game ends at once when a player has as many points as were agreed on, 40 if nothing "
    "else is said.",
    AIM,
    option="target",
    reasons={"highest-total": ("players", "total", "target")},
)
END_EXHAUSTED = Rule(
    "whoopla.end.exhausted",
    "The last card ends the game",
    "If nothing is left to draw when a turn ends, the game is over; whoever has the most points "
    "wins.",
    TURN,
    reasons={"highest-total": ("players", "total")},
)
STATE_HERITAGE = Rule(
    "whoopla.state.heritage",
    "The round begins with the heritage",
    "A round has the cards that were drawn in this turn, after the heritage if one was taken. The "
    "constraint of the turn is that of the heritage. A heritage is not doubled.",
    TURN,
    reasons={
        "wrong-length": ("count", "drawn"),
        "wrong-constraint": ("constraint", "needed"),
        "doubled": (),
    },
)
STATE_VALUE = Rule(
    "whoopla.state.value",
    "A value comes from what is printed",
    "Values are 1 to 13. That of a number differs from its print by one at most, by two if it "
    "was rescued; before the action of the turn was played, by one less if it was drawn in this "
    "turn. A mirror is 0 and never marked. Only a joker just drawn has no value.",
    ACTIONS,
    reasons={
        "no-value": (),
        "out-of-range": ("value",),
        "too-far": ("card", "value", "most"),
        "mirror": ("value",),
        "marked": (),
    },
)
STATE_DUPLICATE = Rule(
    "whoopla.state.duplicate",
    "No value twice in a round",
    "The cards of a round have different values; only a card just drawn may equal an earlier one, "
    "and it does as long as its player has to answer for it.",
    TURN,
    reasons={"twice": ("value",), "none": (), "marked": ()},
)
STATE_MARKED = Rule(
    "whoopla.state.marked",
    "No marked card in a score pile of junior mode",
    "In junior mode a card that was rescued never comes into a score pile.",
    MODES,
    reasons={"marked": ("player",)},
)
STATE_DOUBLE = Rule(
    "whoopla.state.double",
    "An x2 waits for the next card",
    "The player in turn has an x2 waiting only before the first draw, or after playing it as the "
    "action of the turn.",
    ACTIONS,
    reasons={"used-up": ("player",)},
)
STATE_ACTIONS = Rule(
    "whoopla.state.actions",
    "Three action cards for the whole game",
    "Nobody has more than three action cards, nor more than two after playing one. In a gentle "
    "turn none is played as its action.",
    SETUP,
    reasons={"too-many": ("player", "count", "most"), "gentle": ()},
)
STATE_FINISHED = Rule(
    "whoopla.state.finished",
    "The game is over when it ends",
    "The game is over if somebody has the target or a turn would begin with nothing to draw, and "
    "only then.",
    AIM,
    reasons={"target": ("player", "target"), "exhausted": (), "not-finished": ()},
)

RULEBOOK = Rulebook(
    *COMMON_RULES,
    RESCUE_GENTLE,
    ACTION_GENTLE,
    ACTION_ONE,
    TRANSFORM_MIRROR,
    TRANSFORM_RANGE,
    TRANSFORM_FREE,
    PEEK_EMPTY,
    PEEK_TOSS,
    BACKUP_CARD,
    STOP_LIVELY,
    DRAW_EXHAUSTED,
    SCORE_CARDS,
    SCORE_RUN,
    SCORE_WHOOP_7,
    END_TARGET,
    END_EXHAUSTED,
    STATE_HERITAGE,
    STATE_VALUE,
    STATE_DUPLICATE,
    STATE_MARKED,
    STATE_DOUBLE,
    STATE_ACTIONS,
    STATE_FINISHED,
    *READINGS,
)
"""Every rule that a table of WHOOPLA! is held to."""
