"""How the unclear places of Wool Rules' rulebook are read here."""

from __future__ import annotations

from referee.rulebook import reading

READINGS = (
    reading(
        "wool.reading.bids",
        "Which bids exist, and is a bid that is beaten reached?",
        "14 to 26 and 26+, as the published bidding tables have them. At least the bid is enough.",
        "Place bids",
    ),
    reading(
        "wool.reading.bid-stays",
        "May a placed bid be changed before all show theirs?",
        "No.",
        "Place bids",
    ),
    reading(
        "wool.reading.order-fixed",
        "Does a new top card change the order of equal bids within the round?",
        "No, the order stays as it was when the bids were shown.",
        "What happens if bids are tied?",
    ),
    reading(
        "wool.reading.first-sheep",
        "Which card takes the place of the bidding table's sheep number?",
        "The first sheep, black or not. Dogs and the bone never do.",
        "What happens if bids are tied?",
    ),
    reading(
        "wool.reading.plus-paid",
        "Does 26+ cost a chip even who ends up last, or is skipped?",
        "Yes, it is paid when the bids are shown.",
        "What does the bid 26+ mean?",
    ),
    reading(
        "wool.reading.attempts",
        "May a player stop before the third attempt, or set more than one die aside?",
        "Neither. One die is set aside before each further attempt, and stays so.",
        "Carry out dice actions",
    ),
    reading(
        "wool.reading.help-optional",
        "Must a result be dressed up wherever that reaches the bid?",
        "No, at no attempt, and not to reach 14 either.",
        "How You Determine Your Result",
    ),
    reading(
        "wool.reading.help-count",
        "May who needed the bonus or chips take fewer cards?",
        "No, only the success is a choice. With fewer_with_help set to true: from one card up.",
        "When do I get what?",
        option="fewer_with_help",
    ),
    reading(
        "wool.reading.malus",
        "When does the malus count?",
        "At every attempt, and against 14 too.",
        "How You Determine Your Result",
    ),
    reading(
        "wool.reading.chips-in-vain",
        "May help be given that reaches nothing, or more than is needed?",
        "No chips, and they help this one result only. The bonus costs nothing, so a failure may "
        "have it in vain.",
        "How You Determine Your Result",
    ),
    reading(
        "wool.reading.under-14",
        "Which result counts against 14?",
        "The dressed-up one. So with a bid of 14 every failure is under 14.",
        "How You Determine Your Result",
    ),
    reading(
        "wool.reading.fail-chip",
        "Is the chip for a failure sure?",
        "It comes by itself, after the cards; not if the supply has none, where chips that were "
        "just paid count.",
        "3rd attempt",
    ),
    reading(
        "wool.reading.bone-ways",
        "Does a bone symbol work on a sheep that was forced on a player, or taken as the rest?",
        "Yes. Several work like one, and who gets the bone itself has nobody to take it from.",
        "What You Do With the Cards",
    ),
    reading(
        "wool.reading.duel-last",
        "Does the second player of a duel get a chip for failing?",
        "Yes, that turn is like any other. With duel_last_gets_chip set to false: no, as the last "
        "player of a round gets none.",
        "Wool Rules for 2 Players",
        option="duel_last_gets_chip",
    ),
    reading(
        "wool.reading.dogs",
        "What are dogs worth: two or more, one with the bone, one that is the most, none at all?",
        "Nothing without the bone; 9 and 4; 5 less for having the most; and where nobody has a "
        "dog nobody has the most.",
        "The Special Cards in Wool Rules",
    ),
)
