"""How the unclear places of the rulebook of Whoa There Cowboy are read here."""

from __future__ import annotations

from referee.rulebook import reading

READINGS = (
    reading(
        "cowboy.reading.deck",
        "How do the 98 cards divide?",
        "Inferred: 14 of each number, the one even split. The direction cards are extra.",
        "Contents",
    ),
    reading(
        "cowboy.reading.players",
        "How many play?",
        "Two to six, the numbers that the text speaks of.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.announced",
        "Does the claim count, or do the cards?",
        "All that follows, beating and turning the direction, goes by the claim. Even more than 14 "
        "of a number may be claimed if the hand is that big.",
        "On a Player's Turn",
    ),
    reading(
        "cowboy.reading.partial-bluff",
        "What if some of the cards are right?",
        "One wrong card makes a bluff.",
        "Calling a Bluff",
    ),
    reading(
        "cowboy.reading.flip",
        "Do 7s on 7s turn the direction again, or 1s while going up?",
        "No. 7s only turn it down, and 1s only up.",
        "Direction Changes",
    ),
    reading(
        "cowboy.reading.window",
        "Who may call, and how often?",
        "Anybody but the accused, once a play. A call costs no turn.",
        "Calling a Bluff",
    ),
    reading(
        "cowboy.reading.settle",
        "When is an emptied hand paid and refilled?",
        "When nobody can call any more, before the next cards are laid: even the last bluff can be "
        "caught.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.caught-claim",
        "Does a claim stand that was caught, and the turn of the direction with it?",
        "Yes. With caught_claim_stands set to false both are again as they were before the play, "
        "perhaps with a free first claim.",
        "Calling a Bluff",
        option="caught_claim_stands",
    ),
    reading(
        "cowboy.reading.next",
        "Who plays after a call?",
        "The seat left of the accused, whoever called.",
        "Calling a Bluff",
    ),
    reading(
        "cowboy.reading.gift-choice",
        "Who picks the card that is given?",
        "The accused.",
        "Calling a Bluff",
    ),
    reading(
        "cowboy.reading.gift-out",
        "What if the card given was the last one?",
        "The hand is out, as after a play. With gift_can_empty_hand set to false it is refilled "
        "without a token and does not end the round, unless there is no card left.",
        "Calling a Bluff",
        option="gift_can_empty_hand",
    ),
    reading(
        "cowboy.reading.end-gift",
        "What follows a wrong call on the play that ends the round?",
        "Nothing: the round is over, nobody gives or draws.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.depleted",
        "When is the draw pile depleted?",
        "When its last card leaves, even as the last one needed, for a refill and for a penalty "
        "alike.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.refiller",
        "Does the hand end the round that is being refilled when the pile is depleted?",
        "No. The next hand that is out does, whoever's it is.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.end-token",
        "Does the play that ends the round earn 20?",
        "Yes. It can be caught, too, and then the round goes on.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.after-reshuffle",
        "What becomes of claim and direction after a reshuffle?",
        "They stay.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.nothing-left",
        "What if a hand is empty and there is no card left to draw?",
        "The round is over.",
        "Ending the Round",
    ),
    reading(
        "cowboy.reading.restart",
        "What follows 7s without the direction card?",
        "Only 1s, or more 7s.",
        "For the Whippersnappers",
    ),
    reading(
        "cowboy.reading.exact-more",
        "Is more of the same number allowed in exact order?",
        "Yes, still.",
        "The Old Timer Variation",
    ),
    reading(
        "cowboy.reading.double-penalty",
        "Do the two cards come instead of the gift, or beside it?",
        "Instead: one is drawn, one is given.",
        "The Old Timer Variation",
    ),
    reading(
        "cowboy.reading.young",
        "Who has the bonus of the young, and who plays with nine cards?",
        "It goes by player: those who are marked as young have the bonus, the others nine cards.",
        "For the Whippersnappers",
    ),
    reading(
        "cowboy.reading.yeehaw",
        "Must a boast be true?",
        "Yes, and nothing follows from it.",
        "On a Player's Turn",
    ),
)
