"""How the unclear places of YoYo's rulebook are read here."""

from __future__ import annotations

from referee.rulebook import reading

READINGS = (
    reading(
        "yoyo.reading.start",
        "Is a card turned up to start?",
        "No, the starter lays anything. With start_card set to true one is; a yellow one has "
        "neither action nor direction.",
        "Setup",
        option="start_card",
    ),
    reading(
        "yoyo.reading.first-yellow",
        "Which direction has a yellow first card?",
        "The one that its player sets.",
        "Yellow cards",
    ),
    reading(
        "yoyo.reading.on-yellow",
        "Which coloured card follows a yellow one?",
        "A yellow card counts as a card of the direction: the other colour needs the equal number.",
        "Yellow cards",
    ),
    reading(
        "yoyo.reading.may-draw",
        "Must who can play do so?",
        "No. With draw_only_if_stuck set to true drawing is illegal if a known card fits or "
        "anything does, and undetermined if only an unknown card might.",
        "Continuing Play",
        option="draw_only_if_stuck",
    ),
    reading(
        "yoyo.reading.drawn",
        "What may be laid after drawing?",
        "The drawn card, also as the first of a series.",
        "Continuing Play",
    ),
    reading(
        "yoyo.reading.one-play",
        'What are "as many cards as possible"?',
        "One card or one series a turn.",
        "Gameplay",
    ),
    reading(
        "yoyo.reading.series-colour",
        "May a blue series fall?",
        "No, colour is direction: a series turns the direction only with its first card.",
        "The Series",
    ),
    reading(
        "yoyo.reading.series-join",
        "Must a series join the card below, and may numbers repeat in it?",
        "Neither. Its first card must fit, as a single card must.",
        "The Series",
    ),
    reading(
        "yoyo.reading.series-yellow",
        "May a yellow card open a series, and may all be yellow?",
        "Yes to both; the steps show the direction. With yellow_opens_series set to false the "
        "number of a yellow opener must fit, unless anything does.",
        "The Series",
        option="yellow_opens_series",
    ),
    reading(
        "yoyo.reading.any-card",
        'Does "any card" include a series, and does a yellow card then choose freely?',
        "A series too, but a yellow card chooses only where it always could.",
        "Continuing Play",
    ),
    reading(
        "yoyo.reading.call",
        "Is a missing call a fault?",
        "No, only a wrong one.",
        "Continuing Play",
    ),
    reading(
        "yoyo.reading.same-draw",
        'What is "the same" draw card?',
        "Any with the same action: every yellow number exists once.",
        "Intensified Action: Draw Cards",
    ),
    reading(
        "yoyo.reading.answer",
        "May a series answer, and may a draw card that ended a series be answered?",
        "A series may not; the draw card may.",
        "Intensified Action: Draw Cards",
    ),
    reading(
        "yoyo.reading.draw-two",
        "From whom are cards drawn, and how many with two players?",
        "From any two others, also from who laid the draw card. With two players as many as the "
        "level from the only other one.",
        "Actions of the yellow cards",
    ),
    reading(
        "yoyo.reading.drawn-out",
        "What does a player get who is drawn empty?",
        "The five points, and the drawer pays for the cards drawn. Two cannot go out at once: "
        "the order of drawing decides.",
        "Actions of the yellow cards",
    ),
    reading(
        "yoyo.reading.run-out",
        "When has the draw pile run out?",
        "When its last card is drawn; the second time the drawer cannot even lay it. With "
        "run_out_when_needed set to true: when a card is needed and none is there. An empty pile "
        "may then lie there, and a chaos may refill it.",
        "Continuing Play",
        option="run_out_when_needed",
    ),
    reading(
        "yoyo.reading.chaos-pile",
        "Does the surplus of a chaos undo a run-out?",
        "No, the count only grows.",
        "Actions of the yellow cards",
    ),
    reading(
        "yoyo.reading.starter-tie",
        "Who begins if several have the fewest points?",
        "The first of them from the seat left of the last starter on, unless the deal names "
        "another of them.",
        "End of the Game",
    ),
)
