"""Woo: the draft of the two cards that were left, and new deals."""

from __future__ import annotations

from .case import Case, illegal, legal
from .woo_build import cards, deal, draft, duel, teams, unseen

OFFER = "woo.draft.offer"
TEAM = "woo.draft.team"
IMPOSSIBLE = "table.outcome-impossible"
TURN = "table.not-your-turn"

FIRST = teams("draft", {1: "1112223334445"}, offer="79")
LAST = teams("draft", {2: "1112223334445"}, offer="9")

DRAFT = [
    illegal(OFFER, "a card that was not revealed", FIRST, draft(1, 5, to=1), "#/move/card"),
    illegal(OFFER, "a card of the own hand", FIRST, draft(1, 4, to=3), "#/move/card"),
    illegal(OFFER, "the card that is gone", LAST, draft(2, 7, to=2), "#/move/card"),
    legal(
        OFFER, "the one card", FIRST, draft(1, 7, to=1), "drafted",
        {"phase": "draft", "turn": 2, "lead": 0, "offer": [9], "ply": 1,
         "players/1/hand": cards("11122233344457")},
    ),
    legal(OFFER, "the other card", FIRST, draft(1, 9, to=1), "drafted",
          {"phase": "draft", "turn": 2, "offer": [7]}),
    legal(OFFER, "one of two equal cards", teams("draft", offer="77"), draft(1, 7, to=1),
          "drafted", {"offer": [7], "turn": 2}),
    legal(
        OFFER, "the last card", LAST, draft(2, 9, to=2), "drafted",
        {"phase": "lead", "turn": 0, "lead": 0, "offer": [], "discard": [], "round": 1,
         "players/2/hand": cards("11122233344459")},
    ),
    legal(OFFER, "the lead's left picks first, whoever leads", teams("draft", offer="79", lead=3),
          draft(0, 9, to=0), "drafted", {"turn": 1, "lead": 3, "offer": [7]}),
    legal(OFFER, "the lead's partner takes the last, whoever leads",
          teams("draft", offer="9", lead=2), draft(0, 9, to=2), "drafted",
          {"phase": "lead", "turn": 2, "lead": 2, "offer": []}),
    illegal(
        OFFER, "neither the card nor the team", FIRST, draft(1, 5, to=2),
        "#/move/card", (TEAM, "#/move/to"),
    ),
    legal(OFFER, "an unseen offer may be anything", teams("draft", offer="??", hidden="57"),
          draft(1, 5, to=1), "drafted", {"offer": [None], "turn": 2}),
    legal(OFFER, "the known card of the offer", teams("draft", offer="7?"), draft(1, 7, to=1),
          "drafted", {"offer": [None], "turn": 2}),
    legal(OFFER, "the unseen card of the offer", teams("draft", offer="7?", hidden="5"),
          draft(1, 5, to=1), "drafted", {"offer": [7], "turn": 2}),
    legal(
        OFFER, "a drafted card is known in an unseen hand",
        teams("draft", {0: unseen(13), 2: unseen(13), 3: unseen(13)}, offer="79"),
        draft(1, 7, to=3), "drafted", {"players/3/hand": [7, *cards(unseen(13))]},
    ),
    illegal(TEAM, "to the seat on the left", FIRST, draft(1, 7, to=2), "#/move/to"),
    illegal(TEAM, "to the lead", FIRST, draft(1, 7, to=0), "#/move/to"),
    illegal(TEAM, "the last card to the other team", LAST, draft(2, 9, to=1), "#/move/to"),
    legal(TEAM, "to itself", FIRST, draft(1, 7, to=1), "drafted",
          {"players/1/hand": cards("11122233344457")}),
    legal(TEAM, "to the partner", FIRST, draft(1, 7, to=3), "drafted",
          {"players/1/hand": cards("1112223334445"), "turn": 2}),
    legal(TEAM, "the last card to the lead", LAST, draft(2, 9, to=0), "drafted",
          {"players/2/hand": cards("1112223334445"), "turn": 0, "phase": "lead"}),
    illegal(
        TEAM, "the own team is the drafter's, not that of the turn", FIRST, draft(2, 7, to=3),
        (TURN, "#/move/player"), "#/move/to",
    ),
    illegal(IMPOSSIBLE, "a draft of a seventh 3", teams("draft", offer="7?", hidden="1"),
            draft(1, 3, to=1), "#/move/card"),
    legal(IMPOSSIBLE, "a draft of a sixth 3", teams("draft", offer="7?", hidden="3"),
          draft(1, 3, to=1), "drafted", {"offer": [7]}),
]  # fmt: skip

# The whole deck, ascending, in four hands and an offer.
HANDS = ("1111112222223", "3333344444455", "5555666666777", "7778888889999")
OVER = teams("round-over", {0: ""}, table=[(0, "set", "77")], points=(1, 0))
DUEL_OVER = duel("round-over", {1: ""}, table=[(1, "set", "77")], board="138", points=(0, 1))
SHORT = "111111222222"
NOTHING = cards(unseen(13))

DEAL = [
    legal(
        IMPOSSIBLE, "a deal face down", OVER, deal(), "dealt",
        {"phase": "draft", "round": 2, "lead": 1, "turn": 2, "offer": [None, None],
         "discard": [], "table": [], "partial": None, "points": [1, 0], "board": [], "draw": [],
         "players": [{"name": None, "hand": NOTHING}] * 4, "ply": 1},
    ),
    legal(
        IMPOSSIBLE, "a deal that all may see", OVER, deal(HANDS, offer="99"), "dealt",
        {"players": [{"name": None, "hand": cards(hand)} for hand in HANDS], "offer": [9, 9],
         "turn": 2},
    ),
    legal(
        IMPOSSIBLE, "a deal of which one hand is seen", OVER,
        deal((unseen(13), HANDS[1], unseen(13), unseen(13)), offer="9?"), "dealt",
        {"players/0/hand": NOTHING, "players/1/hand": cards(HANDS[1]), "offer": [9, None]},
    ),
    legal(IMPOSSIBLE, "a deal with the offer alone", OVER, deal(offer="95"), "dealt",
          {"players/3/hand": NOTHING, "offer": [5, 9]}),
    legal(IMPOSSIBLE, "a deal without its offer stays unseen", OVER, deal(HANDS), "dealt",
          {"offer": [None, None], "players/0/hand": cards(HANDS[0])}),
    legal(IMPOSSIBLE, "a deal whose offer comes from the seed", OVER, deal(HANDS), "dealt",
          {"offer": [9, 9], "players/3/hand": cards(HANDS[3])}, seed="any"),
    legal(IMPOSSIBLE, "a stated null is no business of the seed", OVER, deal(HANDS, offer="??"),
          "dealt", {"offer": [None, None]}, seed="any"),
    legal(IMPOSSIBLE, "a deal from the seed", OVER, deal(), "dealt",
          {"players/0/hand": cards("1123345666778"), "offer": [7, 8]}, seed="referee"),
    legal(
        IMPOSSIBLE, "a deal that ends a round without a record of the discards",
        teams("round-over", {0: ""}, table=[(0, "set", "77")], points=(1, 0), discard=None),
        deal(), "dealt", {"discard": [], "players/0/hand": NOTHING},
    ),
    legal(
        IMPOSSIBLE, "a deal for a duel", DUEL_OVER, deal(), "dealt",
        {"phase": "lead", "round": 2, "lead": 0, "turn": 0, "offer": [], "discard": [],
         "table": [], "points": [0, 1], "board": cards("????"), "draw": cards(unseen(24)),
         "players": [{"name": None, "hand": NOTHING}] * 2},
    ),
    legal(
        IMPOSSIBLE, "a deal for a duel that is seen in part", DUEL_OVER,
        deal((HANDS[0], unseen(13)), board="9753"), "dealt",
        {"players": [{"name": None, "hand": cards(HANDS[0])}, {"name": None, "hand": NOTHING}],
         "board": [3, 5, 7, 9], "draw": cards(unseen(24))},
    ),
    legal(IMPOSSIBLE, "a deal for a duel with a card of the board unseen", DUEL_OVER,
          deal(board="97?3"), "dealt", {"board": [3, 7, 9, None]}),
    legal(
        IMPOSSIBLE, "a deal for a duel from the seed", DUEL_OVER, deal(), "dealt",
        {"players/0/hand": cards("1123345666778"), "draw/22": 8, "draw/23": 7}, seed="referee",
    ),
    illegal(IMPOSSIBLE, "three hands for four", OVER, deal(HANDS[:3]), "#/move/hands"),
    illegal(IMPOSSIBLE, "two hands for four", OVER, deal(HANDS[:2], offer="99"), "#/move/hands"),
    illegal(IMPOSSIBLE, "four hands for a duel", DUEL_OVER, deal(HANDS), "#/move/hands"),
    illegal(IMPOSSIBLE, "a hand of twelve", OVER, deal((HANDS[0], SHORT, *HANDS[2:])),
            "#/move/hands/1"),
    illegal(IMPOSSIBLE, "a hand of fourteen", OVER, deal((*HANDS[:3], HANDS[3] + "9")),
            "#/move/hands/3"),
    illegal(IMPOSSIBLE, "an unseen hand of twelve", OVER,
            deal((unseen(13), unseen(13), unseen(12), unseen(13))), "#/move/hands/2"),
    illegal(IMPOSSIBLE, "an empty hand in the duel", DUEL_OVER, deal((HANDS[0], "")),
            "#/move/hands/1"),
    illegal(IMPOSSIBLE, "an offer of one", OVER, deal(offer="9"), "#/move/offer"),
    illegal(IMPOSSIBLE, "an offer of three", OVER, deal(HANDS, offer="99?"), "#/move/offer"),
    illegal(IMPOSSIBLE, "a board of three", DUEL_OVER, deal(board="975"), "#/move/board"),
    illegal(IMPOSSIBLE, "a board of five", DUEL_OVER, deal(board="97531"), "#/move/board"),
    illegal(IMPOSSIBLE, "told once, hands first", OVER,
            deal((HANDS[0], SHORT, *HANDS[2:]), offer="9"), "#/move/hands/1"),
    illegal(IMPOSSIBLE, "seven 7s in one hand", OVER,
            deal(("7777777123456", unseen(13), unseen(13), unseen(13))), "#/move/hands/0/6"),
    illegal(IMPOSSIBLE, "seven 7s in two hands", OVER,
            deal((unseen(13), "1777234568999", unseen(13), "1234567777899")),
            "#/move/hands/3/9"),
    illegal(IMPOSSIBLE, "a seventh 7 in the offer", OVER,
            deal(("7777771234568", unseen(13), unseen(13), unseen(13)), offer="97"),
            "#/move/offer/1"),
    legal(IMPOSSIBLE, "the sixth 7 in the offer", OVER,
          deal(("7777711234568", unseen(13), unseen(13), unseen(13)), offer="97"), "dealt",
          {"offer": [7, 9]}),
    illegal(IMPOSSIBLE, "a seventh 7 on the board", DUEL_OVER,
            deal(("7777711234568", unseen(13)), board="1377"), "#/move/board/3"),
    legal(IMPOSSIBLE, "the sixth 7 on the board", DUEL_OVER,
          deal(("7777112345689", unseen(13)), board="1377"), "dealt", {"board": [1, 3, 7, 7]}),
]  # fmt: skip

CASES: list[Case] = [*DRAFT, *DEAL]
