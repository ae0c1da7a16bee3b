"""How the unclear places of Woo's rulebook are read here."""

from __future__ import annotations

from referee.rulebook import reading

READINGS = (
    reading(
        "woo.reading.extendable",
        "Must the cards that a partial needs be unseen yet?",
        "No. A partial is fine if any cards could make it a meld: nobody counts cards.",
        "Gameplay",
    ),
    reading(
        "woo.reading.complete-adds",
        "May a finished meld be completed with nothing?",
        "No. One to three cards are always added, so a partial of three equal cards can only "
        "become a love-bomb.",
        "Complete",
    ),
    reading(
        "woo.reading.gap",
        "Must a partial be without gaps?",
        "No. A 2 and a 4 may be laid, since a 3 would fill the gap.",
        "Gameplay",
    ),
    reading(
        "woo.reading.higher",
        "Must every card of a response be higher?",
        "No. The top card decides: 8-8-9-9 beats 7-7-8-8.",
        "Respond",
    ),
    reading(
        "woo.reading.bomb-in-disguise",
        "Must a love-bomb be announced?",
        "No. Any one to three equal cards may answer any meld that a love-bomb of them beats; "
        "the partner decides what becomes of them.",
        "Love Bombs",
    ),
    reading(
        "woo.reading.chain-cleared",
        "Are the melds discarded after a pass too?",
        "Yes. A pass ends the chain as a concession does, and the next lead is free.",
        "Concede",
    ),
    reading(
        "woo.reading.reclaim-forced",
        "May the passer leave all cards to the beginner?",
        "No. Both take in turns, so of two cards the passer gets one.",
        "Pass",
    ),
    reading(
        "woo.reading.single-discard",
        "Does a discarded single lead that was the last card win the round?",
        "Yes. With single_discard_goes_out set to false this last card goes back to the hand "
        "instead; other single leads are discarded all the same.",
        "Pass",
        option="single_discard_goes_out",
    ),
    reading(
        "woo.reading.single-response",
        "Is a passed single response discarded too?",
        "No, only a lead. The player of a single response takes the card back.",
        "Pass",
    ),
    reading(
        "woo.reading.both-out",
        "What if both partners go out at once?",
        "The team gets one point, and the seat left of the completer leads the next round.",
        "Round / Game End",
    ),
    reading(
        "woo.reading.open-partial",
        "Is a hand empty while its last cards lie in an open partial?",
        "Not yet: a pass would bring them back.",
        "Round / Game End",
    ),
    reading(
        "woo.reading.no-last-word",
        "May the opponents answer the meld that empties a hand?",
        "No. The round is over at once.",
        "Round / Game End",
    ),
    reading(
        "woo.reading.no-limit",
        "May a team lead and pass without end?",
        "Yes. With single_discard_goes_out set to false four lone cards that fit nowhere even "
        "force it, and only a new setup helps.",
        "Pass",
    ),
    reading(
        "woo.reading.duel-board",
        "Must the responder use a board card too?",
        "Yes, while the board has any. With duel_responder_needs_board set to false a response "
        "may be laid from the hand alone.",
        "2-Player Variant",
        option="duel_responder_needs_board",
    ),
    reading(
        "woo.reading.duel-hand-meld",
        "How much of a meld may come from the hand alone?",
        "All two to four cards of it, where no board card is needed: else runs of four and "
        "love-bombs would die with the board.",
        "2-Player Variant",
    ),
    reading(
        "woo.reading.duel-refill",
        "Does a board that runs out refill while the pile has cards?",
        "After the meld that emptied it, yes. Once it was emptied by a concession, or lies empty "
        "when a player acts, it is never filled again in this round.",
        "2-Player Variant",
    ),
    reading(
        "woo.reading.duel-single",
        'What does "without the Board" mean for a leader\'s single?',
        "A single is led only if no meld with the board exists, or, once the board is empty, "
        "none from the hand.",
        "2-Player Variant",
    ),
)
