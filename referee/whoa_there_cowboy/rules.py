"""The rules of Whoa There Cowboy in our own words, in the order in which they are cited."""

from __future__ import annotations

from referee.common_rules import COMMON_RULES
from referee.rulebook import Rule, Rulebook
from referee.whoa_there_cowboy.readings import READINGS

_CLAIMS = ("number", "quantity", "over_number", "over_quantity")

LAST_PLAY = Rule(
    "cowboy.play.last-play",
    "The last play is judged before another one",
    "A play that would end the round is challenged, or let through by no-challenge, before "
    "anything else is played.",
    "Ending the Round",
    reasons={"last-play": ()},
)
BEATS = Rule(
    "cowboy.play.beats",
    "A claim beats the one before",
    "A claim has a higher number than the last one in any quantity, going down a lower number, or "
    "it has more of the same number. The first claim of a round is free.",
    "On a Player's Turn",
    reasons={"not-higher": _CLAIMS, "not-lower": _CLAIMS, "not-more": _CLAIMS},
)
RESTART = Rule(
    "cowboy.play.restart",
    "Without the direction card 7s are followed by 1s",
    "If a table plays without the direction card, numbers climb to 7 and begin again: on 7s follow "
    "more 7s, or 1s in any quantity.",
    "For the Whippersnappers",
    option="direction_card",
    reasons={"no-restart": _CLAIMS},
)
EXACT_ORDER = Rule(
    "cowboy.play.exact-order",
    "In exact order no number is skipped",
    "Where a table has agreed on it, a claim has the number of the last one or the very next, and "
    "the first claim of a round is of 1s.",
    "The Old Timer Variation",
    option="exact_order",
    reasons={"first": ("number", "needed"), "skipped": ("number", "needed")},
)
HAND = Rule(
    "cowboy.play.hand",
    "No more cards than the hand holds",
    "Nobody announces or lays more cards than there are in the hand.",
    "On a Player's Turn",
    reasons={"announced": ("player", "quantity", "held"), "laid": ("player", "laid", "held")},
)
QUANTITY = Rule(
    "cowboy.play.quantity",
    "As many cards as announced",
    "Exactly as many cards are laid as were announced, whatever is on them.",
    "On a Player's Turn",
    reasons={"count": ("quantity", "laid")},
)
WINDOW = Rule(
    "cowboy.challenge.window",
    "Only the open play is challenged or let through",
    "A play can be challenged, or let through, until the next one is made; then it is too late.",
    "Calling a Bluff",
    reasons={"no-open-play": ()},
)
SELF = Rule(
    "cowboy.challenge.self",
    "Nobody challenges the own play",
    "Anybody but its player may call the open play a bluff.",
    "Calling a Bluff",
    reasons={"oneself": ("player",)},
)
YEEHAW_WINDOW = Rule(
    "cowboy.yeehaw.window",
    "A boast comes after the next play",
    "Only the player of the last play that was let through may boast of it, once the next player "
    "has laid cards.",
    "On a Player's Turn",
    reasons={
        "nothing-let-through": (),
        "another-play": ("player", "needed"),
        "too-early": ("player",),
    },
)
YEEHAW_BLUFF = Rule(
    "cowboy.yeehaw.bluff",
    "A boast is true",
    "Only who has got away with a bluff boasts of it.",
    "On a Player's Turn",
    reasons={"no-bluff": ("player",), "hidden-cards": ("player",)},
)
OUT = Rule(
    "cowboy.out",
    "An emptied hand earns 20 and is refilled",
    "Whose last cards were let through, or were true, gets a token of 20 and draws seven new "
    "cards; where older players have agreed on it, those who are not young draw nine.",
    "Ending the Round",
    option="older_hand",
)
CAUGHT = Rule(
    "cowboy.caught",
    "A bluff that is called comes back",
    "Who is caught takes the cards back and draws one more. The accuser gets a token of 10; where "
    "it was agreed, a young accuser gets 20.",
    "Calling a Bluff",
    option="young_bonus",
)
GIFT = Rule(
    "cowboy.gift",
    "A wrong call earns a card",
    "If the cards were true, the accused gives the accuser one card. Where double penalties were "
    "agreed, the accuser draws one card as well, before that.",
    "Calling a Bluff",
    option="double_penalty",
)
DEPLETION = Rule(
    "cowboy.depletion",
    "When the draw pile is depleted the end is near",
    "The pile is shuffled into a new draw pile, and a drawing goes on from it. Once that has "
    "happened, with five or six players twice, the next player whose hand is out ends the round, "
    "and does not refill.",
    "Ending the Round",
)
SCORE_TOKENS = Rule(
    "cowboy.score.tokens",
    "Tokens are points",
    "At the end of a round each player counts the points of the tokens of this round.",
    "Scoring",
    reasons={"held": ("player", "points")},
)
SCORE_CARDS = Rule(
    "cowboy.score.cards",
    "A card in hand costs a point",
    "Each card that a player still holds costs a point, whatever it is.",
    "Scoring",
    reasons={"held": ("player", "count")},
)
SCORE_TIE = Rule(
    "cowboy.score.tie",
    "After the agreed rounds the highest total wins",
    "Of those with the highest total, the ones with the best last round win; if there are several, "
    "they share the victory. Lower places are decided alike.",
    "Ending the Game",
    option="rounds",
    reasons={
        "highest-total": ("players", "total"),
        "last-round": ("players", "total", "points"),
        "shared": ("players", "total", "points"),
    },
)
STATE_DIRECTION = Rule(
    "cowboy.direction",
    "The direction is the one that the claims give",
    "It is up before the first claim; 7s turn it down and 1s turn it up, as soon as they are "
    "announced.",
    "Direction Changes",
    reasons={
        "turned": ("number", "direction"),
        "no-claim": (),
        "not-turned": ("before", "direction", "needed"),
    },
)
STATE_TOKENS = Rule(
    "cowboy.tokens",
    "Tokens come in tens",
    "There are tokens of 10 and of 20 points.",
    "Contents",
    reasons={"no-tens": ("player", "tokens")},
)

RULEBOOK = Rulebook(
    *COMMON_RULES,
    LAST_PLAY,
    BEATS,
    RESTART,
    EXACT_ORDER,
    HAND,
    QUANTITY,
    WINDOW,
    SELF,
    YEEHAW_WINDOW,
    YEEHAW_BLUFF,
    OUT,
    CAUGHT,
    GIFT,
    DEPLETION,
    SCORE_TOKENS,
    SCORE_CARDS,
    SCORE_TIE,
    STATE_DIRECTION,
    STATE_TOKENS,
    *READINGS,
)
"""Every rule that a table of Whoa There Cowboy is held to."""
