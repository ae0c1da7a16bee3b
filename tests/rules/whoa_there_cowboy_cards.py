"""Whoa There Cowboy: the cards that are laid for a claim, and what stays known of them."""

from __future__ import annotations

from .case import Case, illegal, legal, shown
from .whoa_there_cowboy_build import cards, play, three

HAND = "cowboy.play.hand"
QUANTITY = "cowboy.play.quantity"
HELD = "table.card-not-held"
ANNOUNCED = "cowboy.reading.announced"

MANY = "#/move/claim/quantity"
ANY = (HAND, None)
COUNT = (QUANTITY, None)


def held(place: int) -> tuple[str, str]:
    return HELD, f"#/move/cards/{place}"


HANDS = [
    illegal(HAND, "eight with seven cards", three("play", {0: "1234567"}), play(0, "8x1"), MANY),
    illegal(HAND, "98 with seven cards", three("play", {0: "1234567"}), play(0, "98x1"), MANY),
    illegal(HAND, "two with one card", three("play", {0: "4"}), play(0, "2x4"), MANY),
    illegal(HAND, "seven with six unseen cards", three("play", {0: "??????"}), play(0, "7x4"),
            MANY),
    illegal(HAND, "announced and laid, and all that is laid is held once",
            three("play", {0: "123"}), play(0, "4x1", "1231"), ANY),
    illegal(HAND, "announced and laid, and nothing of it is held", three("play", {0: "123"}),
            play(0, "4x7", "7777"), ANY),
    illegal(HAND, "announced, and all cards are laid", three("play", {0: "123"}),
            play(0, "5x1", "123"), MANY, COUNT),
    illegal(HAND, "announced, and a card that is not held", three("play", {0: "123"}),
            play(0, "5x1", "7"), MANY, COUNT),
    illegal(HAND, "more laid than the hand has", three("play", {0: "123"}),
            play(0, "2x1", "1233"), "#/move/cards", COUNT),
    illegal(HAND, "more laid, unseen", three("play", {0: "???"}), play(0, "2x1", "????"),
            "#/move/cards", COUNT),
    legal(HAND, "the whole hand", three("play", {0: "1234567"}), play(0, "7x1", "7654321"),
          "played", {"players/0/hand": [], "open/cards": [1, 2, 3, 4, 5, 6, 7], "turn": 1}),
    legal(HAND, "the whole hand, unnamed", three("play", {0: "1234567"}), play(0, "7x1"),
          "played", {"players/0/hand": [], "open/cards": [1, 2, 3, 4, 5, 6, 7]}),
    legal(HAND, "the whole hand, unseen", three("play", {0: "??????"}), play(0, "6x4"),
          "played", {"players/0/hand": [], "open/cards": [None] * 6}),
    legal(HAND, "fifteen cards of a hand as big", three("play", {0: "111111122222223"}),
          play(0, "15x3", "111111122222223"), "played", {"players/0/hand": []}),
    shown(legal(ANNOUNCED, "a claim of more than there are of the number",
                three("play", {0: "1111111222222233"}), play(0, "15x7", "111111122222223"),
                "played flipped", {"players/0/hand": [3]})),
]  # fmt: skip

COUNTED = [
    illegal(QUANTITY, "one for two", three("play", {0: "1234567"}), play(0, "2x1", "1"), COUNT),
    illegal(QUANTITY, "two for one", three("play", {0: "1234567"}), play(0, "1x1", "12"), COUNT),
    illegal(QUANTITY, "one unseen card for two", three("play", {0: "1234567"}),
            play(0, "2x1", "?"), COUNT),
    illegal(QUANTITY, "all for all but one", three("play", {0: "123"}), play(0, "2x1", "123"),
            COUNT),
    illegal(QUANTITY, "and one that is not held", three("play", {0: "1234567"}),
            play(0, "3x1", "11"), COUNT, held(1)),
    legal(QUANTITY, "two for two", three("play", {0: "1234567"}), play(0, "2x1", "12"), "played",
          {"open/cards": [1, 2], "players/0/hand": [3, 4, 5, 6, 7]}),
    legal(QUANTITY, "two unseen cards for two", three("play", {0: "1234567"}),
          play(0, "2x1", "??"), "played",
          {"open/cards": [None, None], "players/0/hand": [None] * 5}),
    legal(QUANTITY, "a bluff from one end to the other", three("play", {0: "1234567"}),
          play(0, "2x7", "21"), "played flipped", {"open/cards": [1, 2]}),
    legal(QUANTITY, "the truth", three("play", {0: "1144567"}), play(0, "2x4", "44"), "played",
          {"open/cards": [4, 4], "players/0/hand": [1, 1, 5, 6, 7]}),
    legal(QUANTITY, "half the truth", three("play", {0: "1144567"}), play(0, "2x4", "45"),
          "played", {"open/cards": [4, 5]}),
]  # fmt: skip

FIVES = "5" * 14
NOT_HELD = [
    illegal(HELD, "a card of no hand", three("play", {0: "123"}), play(0, "1x7", "7"), held(0)),
    illegal(HELD, "a card of another hand", three("play", {0: "123", 1: "777"}),
            play(0, "1x7", "7"), held(0)),
    illegal(HELD, "the second of two", three("play", {0: "123"}), play(0, "2x1", "11"), held(1)),
    illegal(HELD, "two of three", three("play", {0: "1234"}), play(0, "3x1", "111"), held(1),
            held(2)),
    illegal(HELD, "the second and the third", three("play", {0: "1234"}), play(0, "4x1", "1673"),
            held(1), held(2)),
    illegal(HELD, "beside an unseen one", three("play", {0: "1234"}), play(0, "2x1", "?7"),
            held(1)),
    illegal(HELD, "more than lie unseen", three("play", {0: "12?"}, hidden="7"),
            play(0, "3x7", "177"), held(2)),
    illegal(HELD, "an unseen card, but all fourteen lie elsewhere",
            three("play", {0: "1?2"}, pile=FIVES, hidden="3"), play(0, "1x5", "5"), held(0)),
    illegal(HELD, "an unseen card, but all fourteen lie in the pile that is shuffled now",
            three("play", {0: "1?", 1: "12", 2: ""}, claimed="1x3", opened="5", draw="123",
                  pile=FIVES[1:], rest="pile", hidden="3"), play(0, "1x4", "5"), held(0)),
    illegal(HELD, "two unseen cards, but one of fourteen is free",
            three("play", {0: "1??"}, pile=FIVES[1:], hidden="52"), play(0, "2x5", "55"),
            held(1)),
    illegal(HELD, "the own one and a fifteenth",
            three("play", {0: "15?"}, pile=FIVES[1:], hidden="2"), play(0, "2x5", "55"), held(1)),
    legal(HELD, "an unseen card, and one is free",
          three("play", {0: "1?2"}, pile=FIVES[1:], hidden="5"), play(0, "1x5", "5"), "played",
          {"players/0/hand": [1, 2], "open/cards": [5]}),
    legal(HELD, "two unseen cards, and two are free",
          three("play", {0: "1??"}, pile=FIVES[2:], hidden="55"), play(0, "2x5", "55"),
          "played", {"players/0/hand": [1], "open/cards": [5, 5]}),
    legal(HELD, "a known card goes before an unseen one", three("play", {0: "5?"}),
          play(0, "1x5", "5"), "played", {"players/0/hand": [None], "open/cards": [5]}),
    legal(HELD, "an unseen card for what is not known", three("play", {0: "12?"}, hidden="7"),
          play(0, "2x7", "17"), "played flipped",
          {"players/0/hand": [2], "open/cards": [1, 7]}),
    legal(HELD, "two of two", three("play", {0: "1123"}), play(0, "2x5", "11"), "played",
          {"players/0/hand": [2, 3]}),
    legal(HELD, "an unseen hand may hold anything",
          three("play", {0: "???????"}, hidden="1346677"), play(0, "3x7", "677"),
          "played flipped", {"players/0/hand": [None] * 4, "open/cards": [6, 7, 7]}),
]  # fmt: skip

# the hand, what is named, how many cards, what is known of the hand and of the open cards then
PARTED = [
    ("335??", None, 1, "3???", "?"), ("335??", "?", 1, "3???", "?"),
    ("335??", None, 2, "???", "??"),
    ("26", None, 2, "", "26"), ("26", "??", 2, "", "26"), ("26", "2?", 2, "", "26"),
    ("26", "6?", 2, "", "26"), ("2", None, 1, "", "2"), ("26", None, 1, "?", "?"),
    ("44", None, 1, "4", "4"), ("44", "?", 1, "4", "4"), ("444", None, 2, "4", "44"),
    ("4445", None, 1, "44?", "?"), ("4445", None, 2, "4?", "4?"), ("4445", None, 3, "?", "44?"),
    ("4445", None, 4, "", "4445"), ("4445", "5?", 2, "44", "45"), ("4445", "4?", 2, "4?", "4?"),
    ("4445", "5??", 3, "4", "445"), ("44?", None, 1, "4?", "?"), ("44?", None, 2, "?", "4?"),
    ("44?", "4?", 2, "?", "4?"), ("44?", None, 3, "", "44?"), ("5?", None, 1, "?", "?"),
    ("5?", "?", 1, "?", "?"), ("???", None, 2, "?", "??"), ("???", "?", 1, "??", "?"),
    ("5?", "5?", 2, "", "5?"), ("1123357", "1?", 2, "3????", "1?"),
    ("1123357", None, 1, "13????", "?"), ("1123357", None, 2, "?????", "??"),
    ("1111112", None, 3, "111?", "11?"), ("1111122", None, 4, "1??", "11??"),
    ("1111122", "2???", 4, "11?", "112?"), ("7777777", None, 3, "7777", "777"),
]  # fmt: skip
UNNAMED = [
    legal(HELD, f"{laid or count} of {hand}", three("play", {0: hand}),
          play(0, f"{count}x3", laid), "played",
          {"players/0/hand": cards(stays), "open/cards": cards(went)})
    for hand, laid, count, stays, went in PARTED
]  # fmt: skip
GUESSED = [
    legal(HELD, "an unseen card that is named, beside one that is not",
          three("play", {0: "???"}, hidden="5"), play(0, "2x3", "5?"), "played",
          {"players/0/hand": [None], "open/cards": [5, None]}),
    legal(HELD, "an unseen card that is named leaves a pair",
          three("play", {0: "44?"}, hidden="5"), play(0, "2x3", "5?"), "played",
          {"players/0/hand": [4], "open/cards": [4, 5]}),
    legal(HELD, "no other hand is touched", three("play", {0: "26", 1: "44?", 2: "7"}),
          play(0, "1x3"), "played",
          {"players/1/hand": [4, 4, None], "players/2/hand": [7]}),
]  # fmt: skip

CASES: list[Case] = [*HANDS, *COUNTED, *NOT_HELD, *UNNAMED, *GUESSED]
