"""How the unclear places of WHOOPLA!'s rulebook are read here."""

from __future__ import annotations

from referee.rulebook import reading

TURN, STOP, BUST = "Ton tour", "Si tu dis STOP", "Si TOUR CASSE"
SETUP = "Mise en place"
ACTIONS = "Les 3 cartes Action"
SPECIAL = "Cartes spéciales"
CONSTRAINTS = "Contraintes d'Héritage"
MODES = "Mode de jeu"
RUNS = "Bonus de suite"

READINGS = (
    reading(
        "whoopla.reading.pile",
        "Are the special cards among the 52?",
        "No. Four of each number from 1 to 13 are 52; with two jokers and two mirrors the pile "
        "has 56 cards.",
        SETUP,
    ),
    reading(
        "whoopla.reading.actions-dealt",
        "Which three action cards does a player get?",
        "Any three of the five kinds. With actions_dealt set to one-each it is +1, -1 and x2.",
        SETUP,
        option="actions_dealt",
    ),
    reading(
        "whoopla.reading.open-actions",
        "Are action cards hidden?",
        "No, nothing says so: they lie open.",
        SETUP,
    ),
    reading(
        "whoopla.reading.shield",
        "Which card is the shield that a gentle turn allows?",
        "The backup; no card has that name.",
        CONSTRAINTS,
    ),
    reading(
        "whoopla.reading.gentle-rescue",
        "Does a gentle turn forbid the rescue as well?",
        "No, a rescue is not the action of the turn. With gentle_blocks_rescue set to true only "
        "the backup is left.",
        CONSTRAINTS,
        option="gentle_blocks_rescue",
    ),
    reading(
        "whoopla.reading.draw-first",
        "May one stop or act before the first draw, or stop with a single card?",
        "Neither stop nor act before a draw. Going on is another draw, and there is one action per "
        "turn, not one per draw. A single card becomes the heritage and brings no point.",
        TURN,
    ),
    reading(
        "whoopla.reading.altered",
        "What becomes of a card that the action has changed?",
        "It is not marked and is worth a point at its new value. Value, mark and the name of a "
        "joker last until the card is discarded, as heritage too: the constraint goes by the "
        "present value, and a joker is not named again.",
        ACTIONS,
    ),
    reading(
        "whoopla.reading.impossible-transform",
        "May one play a +1 or -1 that cannot be done?",
        "No. A bust is what happens to a duplicate that nothing else helps.",
        ACTIONS,
    ),
    reading(
        "whoopla.reading.rescue",
        "How many rescues are there in a turn, and must one rescue?",
        "Any number, with a card for each. A player who could rescue may bust instead.",
        ACTIONS,
    ),
    reading(
        "whoopla.reading.marked-blocks",
        "Does a marked card still hold its value?",
        "Yes: it makes duplicates, and its value is not free. With marked_blocks set to false it "
        "does neither, like a mirror.",
        ACTIONS,
        option="marked_blocks",
    ),
    reading(
        "whoopla.reading.last-card",
        "What if the last card is marked, a joker or a mirror?",
        "It is the last card all the same. It becomes the heritage with its mark and value, and "
        "+1 and -1 change it, unless it is a mirror.",
        STOP,
    ),
    reading(
        "whoopla.reading.double-waits",
        "What becomes of an x2 if its player stops?",
        "It waits for that player's next draw, in the next turn. With double_expires set to true "
        "it is lost when the turn ends.",
        ACTIONS,
        option="double_expires",
    ),
    reading(
        "whoopla.reading.double",
        "What is an x2 worth on a heritage, a mirror, a marked card or a joker?",
        "A doubled card left as heritage is no longer doubled, since the next player did not draw "
        "it. Mirrors and marked cards stay worth nothing; a joker is worth 2.",
        ACTIONS,
    ),
    reading(
        "whoopla.reading.lively",
        "What counts towards the two cards of a lively turn?",
        "All cards revealed, also jokers, mirrors and rescued ones, but not the heritage. Where "
        "nothing can be drawn any more one may stop.",
        CONSTRAINTS,
    ),
    reading(
        "whoopla.reading.joker",
        "When is a joker named, and what is it worth?",
        "Once, as soon as it is drawn, even with a value already in the round. It is worth 1 "
        "point, and its value counts for runs and WHOOP 7.",
        SPECIAL,
    ),
    reading(
        "whoopla.reading.mirror-pile",
        "Is a mirror secured like any card?",
        "Yes, in both modes. In family-plus two mirrors are one value, in junior none.",
        SPECIAL,
    ),
    reading(
        "whoopla.reading.marked-run",
        "Do marked cards and mirrors make runs in family-plus?",
        "No, they count for WHOOP 7 only.",
        RUNS,
    ),
    reading(
        "whoopla.reading.bonus",
        "How often does a run count, and when do bonuses?",
        "Each of the eleven runs counts once a player, and a second set of the same cards brings "
        "nothing. Bonuses count at once and towards the target, for a card saved by a backup too; "
        "nobody else plays on.",
        RUNS,
    ),
    reading(
        "whoopla.reading.exhausted",
        "What if the pile is empty, or a peek finds fewer than three cards?",
        "The discard pile is shuffled at the next draw; if that is empty too, nobody draws any "
        "more and this turn is the last. A peek sees what is there and still discards one.",
        TURN,
    ),
    reading(
        "whoopla.reading.backup",
        "Which card does a backup save, and how often?",
        "Any but the one just drawn, one for each bust; for the rest it is a bust like any other.",
        ACTIONS,
    ),
    reading(
        "whoopla.reading.discard",
        "Where do lost, tossed and marked cards go?",
        "To the discard pile, and they may come back.",
        BUST,
    ),
    reading(
        "whoopla.reading.seats",
        "How many can play?",
        "Two to six: the house deck of action cards serves no more.",
        SETUP,
    ),
)
