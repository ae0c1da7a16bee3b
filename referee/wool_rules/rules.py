"""Wool Rules' rules in our own words, in the order in which they are cited."""

from __future__ import annotations

from referee.common_rules import COMMON_RULES
from referee.rulebook import Rule, Rulebook
from referee.wool_rules.readings import READINGS

BID_RANGE = Rule(
    "wool.bid.range",
    "A bid is 14 to 26, or 26+",
    "These are the bids that a bidding table has.",
    "Place bids",
    reasons={"no-such-bid": ("bid",)},
)
BID_PLUS = Rule(
    "wool.bid.plus-needs-chip",
    "26+ costs a chip",
    "Who has no chip to pay cannot bid 26+. The chip goes into the supply when the bids are shown.",
    "What does the bid 26+ mean?",
    reasons={"no-chip": ("player",)},
)
TAKE_FORCED = Rule(
    "wool.take.forced",
    "A bid reached by the dice alone is reached",
    "If the dice less the malus reach the bid, the player takes the cards, like it or not: there "
    "is no further roll, no failure, and nothing to dress up.",
    "When do I get what?",
    reasons={
        "roll": ("natural", "target"),
        "fail": ("natural", "target"),
        "bonus": ("natural", "target"),
    },
)
ROLL_ATTEMPTS = Rule(
    "wool.roll.attempts",
    "There are three attempts",
    "After the third roll of a turn there is no other.",
    "Carry out dice actions",
    reasons={"no-more": ()},
)
ROLL_KEEP = Rule(
    "wool.roll.keep",
    "One die is set aside before each further attempt",
    "The first attempt is rolled with all dice. Before the second and the third, one of the dice "
    "just rolled is set aside, and stays so.",
    "Carry out dice actions",
    reasons={"none-kept": (), "first-attempt": ("die",), "kept-already": ("die",)},
)
FAIL_THIRD = Rule(
    "wool.fail.third",
    "Only the third attempt can fail a turn",
    "Who has not reached the bid rolls again, until three attempts are made.",
    "3rd attempt",
    reasons={"attempts-left": ("attempt",)},
)
BONUS_NONE = Rule(
    "wool.bonus.none",
    "The bonus is that of the top card",
    "Only a bonus on the top card of one's own flock can be added, whole or not at all.",
    "How You Determine Your Result",
    reasons={"no-bonus": ("player",)},
)
CHIPS_OWNED = Rule(
    "wool.chips.owned",
    "Only own chips are paid",
    "A result is raised with chips that lie before the player.",
    "How You Determine Your Result",
    reasons={"too-many": ("player", "given", "owned")},
)
TAKE_REACHED = Rule(
    "wool.take.reached",
    "Who takes has reached the bid",
    "Dice less malus, with the bonus that is used and the chips that are paid, make at least the "
    "bid; for 26+ at least 26.",
    "Carry out dice actions",
    reasons={"too-low": ("result", "target")},
)
FAIL_REACHED = Rule(
    "wool.fail.reached",
    "Who reaches the bid does not fail",
    "A result that is dressed up until it reaches the bid is a success.",
    "How You Determine Your Result",
    reasons={"reached": ("result", "target")},
)
CHIPS_EXACT = Rule(
    "wool.chips.exact",
    "No chip is paid in vain",
    "A success takes no more chips than are needed to reach the bid. A failure takes none, or just "
    "those that make the result 14.",
    "How You Determine Your Result",
    reasons={"not-needed": ("given", "needed"), "not-fourteen": ("given", "result")},
)
TAKE_COUNT = Rule(
    "wool.take.count",
    "Three cards, then two, then one",
    "A success at the first attempt takes three cards from the middle, at the second two, at the "
    "third one; all of them if fewer lie there.",
    "Carry out dice actions",
    reasons={"count": ("given", "needed"), "count-with-help": ("given", "most")},
)
MIDDLE_CARD = Rule(
    "wool.middle.card",
    "Cards come from the middle",
    "Only a card that lies in the middle can be received.",
    "Carry out dice actions",
    reasons={"not-in-middle": ("card",), "too-few": ("card", "held", "named")},
)
FAIL_BLACK_SHEEP = Rule(
    "wool.fail.black-sheep",
    "A last result under 14 takes the black sheep",
    "Who fails with a result under 14 takes all black sheep of the middle and nothing else. Any "
    "other failure takes no card.",
    "How You Determine Your Result",
    reasons={
        "no-card": ("result",),
        "not-black": ("card",),
        "left-behind": ("cards",),
        "hidden-cards": (),
    },
)
REST_ALL = Rule(
    "wool.rest.all",
    "Who comes last takes the rest",
    "Everything that lies in the middle is taken.",
    "Carry out dice actions",
    reasons={"left-behind": ("left",)},
)
BONE_SYMBOL = Rule(
    "wool.bone.symbol",
    "A bone symbol fetches the bone",
    "Only who receives a sheep with the bone symbol may take the bone from an opponent, at once.",
    "What You Do With the Cards",
    reasons={"no-symbol": ()},
)
BONE_HOLDER = Rule(
    "wool.bone.holder",
    "The bone is taken from an opponent",
    "It can be taken only if an opponent held it before this move.",
    "What You Do With the Cards",
    reasons={"no-holder": ()},
)
RETURN_ELIGIBLE = Rule(
    "wool.return.eligible",
    "Only white sheep go back in the box",
    "No black sheep, no 3-7-0 and no 0-0-7 is put back, nor anything that is no sheep.",
    "The Special Cards in Wool Rules",
    reasons={"not-white": ("card",)},
)
RETURN_TWO = Rule(
    "wool.return.two",
    "Two sheep go back in the box",
    "Who has no dog puts two white sheep back, or all of them if there are fewer.",
    "The Special Cards in Wool Rules",
    reasons={"count": ("player", "given"), "hidden-cards": ("player", "given")},
)
CHIPS_TOTAL = Rule(
    "wool.chips",
    "There are 25 chips",
    "Those of the players and those of the supply together.",
    "Materials and Preparation",
    reasons={"total": ("count", "needed")},
)
LAYOUT = Rule(
    "wool.layout",
    "Each round lays out one card more than there are players",
    "So the supply has what the rounds so far have left of 60 cards, the last round lays out what "
    "there is, and the middle holds the whole layout until the first player's dice are done.",
    "Lay out cards",
    reasons={
        "supply": ("count", "needed"),
        "round": ("round", "last"),
        "whole": ("count", "needed"),
        "some": ("count", "most"),
        "none": ("count", "phase"),
    },
)
ORDER = Rule(
    "wool.order",
    "The bids give the order of the round",
    "26+ goes first, then 26 down to 14. Of equal bids the lower sheep number goes first: that of "
    "the top card of the flock, or of the bidding table as long as there is no sheep.",
    "Place bids",
    reasons={"each-once": ("order",), "bids": ("player", "before"), "ties": ("player", "before")},
)
SHEEP_NUMBER = Rule(
    "wool.sheep-number",
    "Every sheep number exists once",
    "The numbers of the bidding tables differ from each other and from those of all sheep. The "
    "deck is the house deck, our own, or a list of the cards that the table plays with.",
    "What happens if bids are tied?",
    option="deck",
    reasons={"another-table": ("number",), "a-sheep": ("number",)},
)
TOP_CARD = Rule(
    "wool.top-card",
    "The top card of a flock lies open",
    "As long as rounds are played everybody sees it, so it is named.",
    "What You Do With the Cards",
    reasons={"not-named": ("player",)},
)

SCORES = "The Special Cards in Wool Rules"
ADDING_UP = "End of the Game and Winner"
SCORE_WHITE = Rule(
    "wool.score.white",
    "White sheep",
    "Each counts the points that it shows.",
    ADDING_UP,
    reasons={"held": ("count",)},
)
SCORE_BLACK = Rule(
    "wool.score.black",
    "Black sheep",
    "Each costs the points that it shows.",
    ADDING_UP,
    reasons={"held": ("count",)},
)
SCORE_370 = Rule(
    "wool.score.3-7-0",
    "3-7-0 sheep",
    "Of every three the first counts 3, the second makes it 14, the third makes it nothing.",
    SCORES,
    reasons={"held": ("count",)},
)
SCORE_007 = Rule(
    "wool.score.0-0-7",
    "0-0-7 sheep",
    "Every full three count 21.",
    SCORES,
    reasons={"held": ("count",)},
)
SCORE_ONE_DOG = Rule(
    "wool.score.one-dog",
    "A single dog",
    "Exactly one dog counts 9.",
    SCORES,
    reasons={"held": ("count",)},
)
SCORE_MOST_DOGS = Rule(
    "wool.score.most-dogs",
    "The most dogs",
    "Whoever has the most dogs, alone or together with others, loses 5.",
    SCORES,
    reasons={"held": ("count", "most")},
)
SCORE_BONE = Rule(
    "wool.score.bone",
    "The bone",
    "Its holder counts 4 for each own dog.",
    SCORES,
    reasons={"held": ("bones", "count")},
)
SCORE_CHIPS = Rule(
    "wool.score.chips",
    "Chips",
    "Each chip counts 1.",
    ADDING_UP,
    reasons={"held": ("count",)},
)
END_POINTS = Rule(
    "wool.end.points",
    "The highest total wins",
    "Once all sheep are where they belong the highest total wins. Equal totals share a place.",
    ADDING_UP,
    reasons={"highest-total": ("players", "total")},
)

RULEBOOK = Rulebook(
    *COMMON_RULES,
    BID_RANGE,
    BID_PLUS,
    TAKE_FORCED,
    ROLL_ATTEMPTS,
    ROLL_KEEP,
    FAIL_THIRD,
    BONUS_NONE,
    CHIPS_OWNED,
    TAKE_REACHED,
    FAIL_REACHED,
    CHIPS_EXACT,
    TAKE_COUNT,
    MIDDLE_CARD,
    FAIL_BLACK_SHEEP,
    REST_ALL,
    BONE_SYMBOL,
    BONE_HOLDER,
    RETURN_ELIGIBLE,
    RETURN_TWO,
    CHIPS_TOTAL,
    LAYOUT,
    ORDER,
    SHEEP_NUMBER,
    TOP_CARD,
    SCORE_WHITE,
    SCORE_BLACK,
    SCORE_370,
    SCORE_007,
    SCORE_ONE_DOG,
    SCORE_MOST_DOGS,
    SCORE_BONE,
    SCORE_CHIPS,
    END_POINTS,
    *READINGS,
)
"""Every rule that a table of Wool Rules is held to."""
