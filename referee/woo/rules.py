"""Woo's rules in our own words, in the order in which they are cited."""

from __future__ import annotations

from referee.common_rules import COMMON_RULES
from referee.rulebook import Rule, Rulebook
from referee.woo.readings import READINGS

DRAFT_OFFER = Rule(
    "woo.draft.offer",
    "The drafted card is one of the offer",
    "The two cards left after the deal lie open as the offer. Who drafts takes one of those "
    "that still lie there.",
    "Setup",
    reasons={"not-in-offer": ("card",)},
)
DRAFT_TEAM = Rule(
    "woo.draft.team",
    "A drafted card stays in the team",
    "Who drafts puts the card into the own hand or into the partner's, never into an opponent's.",
    "Setup",
    reasons={"other-team": ("player", "to")},
)
PARTIAL_SIZE = Rule(
    "woo.partial.size",
    "A partial has one to three cards",
    "A meld is begun, or answered, with one, two or three cards of the hand. In the duel, where "
    "melds are laid whole, at least one card comes from the hand.",
    "Gameplay",
    reasons={"size": ("count",), "none-from-hand": ()},
)
PARTIAL_EXTENDABLE = Rule(
    "woo.partial.extendable",
    "A partial can grow into a meld",
    "Some one, two or three cards added to the partial would make it a set, a run, stairs or a "
    "love-bomb.",
    "Gameplay",
    reasons={"cannot-grow": ("cards",)},
)
COMPLETE_SIZE = Rule(
    "woo.complete.size",
    "The partner adds one to three cards",
    "A partial is completed with one, two or three cards of the partner's hand.",
    "Complete",
    reasons={"size": ("count",)},
)
COMPLETE_MELD = Rule(
    "woo.complete.meld",
    "Together the cards are a meld",
    "A set is two or three equal cards, a run two to four consecutive ones (9 and 1 are not), "
    "stairs are two consecutive pairs, a love-bomb is four equal cards. Any of them may be made "
    "of a partial that leads.",
    "Valid Meld Types",
    reasons={"no-meld": ("cards",), "wrong-type": ("cards", "type", "needed")},
)
RECLAIM_CARD = Rule(
    "woo.reclaim.card",
    "Only cards of the partial are taken back",
    "After a pass the team takes the partial back one card at a time, in turns, and each card "
    "is one that still lies there.",
    "Pass",
    reasons={"not-in-partial": ("card",)},
)
DUEL_TAKE = Rule(
    "woo.duel.take",
    "A card taken from the board lies there",
    "Board cards are used in a meld, or one is taken for conceding; each must lie on the board "
    "at that time.",
    "2-Player Variant",
    reasons={"not-on-board": ("card",), "too-few": ("card", "held", "named")},
    each_place=True,
)
DUEL_MELD = Rule(
    "woo.duel.meld",
    "Hand and board cards are a meld",
    "In the duel a player lays a whole meld: the hand cards and the board cards together are a "
    "set, a run, stairs or a love-bomb.",
    "2-Player Variant",
    reasons={"no-meld": ("cards",), "wrong-type": ("cards", "type", "needed")},
)
DUEL_BOARD_CARD = Rule(
    "woo.duel.board-card",
    "A meld uses the board",
    "As long as cards lie on the board, a meld holds at least one of them.",
    "2-Player Variant",
    option="duel_responder_needs_board",
    reasons={"none-taken": ()},
)
DUEL_SINGLE_ONLY_IF_STUCK = Rule(
    "woo.duel.single-only-if-stuck",
    "A single is led only when no meld can be made",
    "A leader who can make a meld with the board (once it is empty: from the hand) makes one. "
    "Only who cannot leads a single card.",
    "2-Player Variant",
    reasons={"can-meld": ("player", "cards"), "hidden-cards": ("player",)},
)
DUEL_ANSWER_TO_SINGLE = Rule(
    "woo.duel.answer-to-single",
    "A single is answered by a higher single or a love-bomb",
    "What follows a single card is a single card of higher value, or four equal cards.",
    "2-Player Variant",
    reasons={"not-higher": ("cards", "over"), "no-love-bomb": ("cards", "over")},
)
RESPOND_BEATS = Rule(
    "woo.respond.beats",
    "A response beats the meld before it",
    "What the responding side lays is in the end of the same kind and size with a higher top "
    "card, or a love-bomb. A love-bomb is beaten only by a higher one. A partial that answers "
    "can still become that. No single answers a meld.",
    "Respond",
    reasons={"partial": ("cards", "over"), "meld": ("cards", "over"), "single": ("cards", "over")},
)
SCORE_ROUND = Rule(
    "woo.score.round",
    "One point for the side that went out",
    "Who has shed the whole hand when a meld stands, or when a passed single lead is discarded, "
    "wins the round at once: one point for the team, in the duel for the player.",
    "Round / Game End",
    reasons={"out": ("players",), "round": ("round", "needed")},
)
END_POINTS = Rule(
    "woo.end.points",
    "The first side with enough points wins",
    "The game ends as soon as a side has two points, or as many as the table has agreed on. "
    "Until then another round is dealt, led by the seat left of who went out.",
    "Round / Game End",
    option="points_to_win",
    reasons={"reached": ("side", "points", "points_to_win")},
)

RULEBOOK = Rulebook(
    *COMMON_RULES,
    DRAFT_OFFER,
    DRAFT_TEAM,
    PARTIAL_SIZE,
    PARTIAL_EXTENDABLE,
    COMPLETE_SIZE,
    COMPLETE_MELD,
    RECLAIM_CARD,
    DUEL_TAKE,
    DUEL_MELD,
    DUEL_BOARD_CARD,
    DUEL_SINGLE_ONLY_IF_STUCK,
    DUEL_ANSWER_TO_SINGLE,
    RESPOND_BEATS,
    SCORE_ROUND,
    END_POINTS,
    *READINGS,
)
"""Every rule that a table of Woo is held to."""
