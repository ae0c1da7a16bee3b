"""Whoa There Cowboy: calls, and what they cost."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, incomplete, legal, reading, shown
from .whoa_there_cowboy_build import cards, challenge, claim, four, six, three, two

WINDOW = "cowboy.challenge.window"
SELF = "cowboy.challenge.self"
CAUGHT = "cowboy.caught"
GIFT = "cowboy.gift"
MISSING = "table.outcome-missing"
IMPOSSIBLE = "table.outcome-impossible"
ANYONE = "cowboy.reading.window"
NEXT = "cowboy.reading.next"
PARTIAL = "cowboy.reading.partial-bluff"
STANDS = "cowboy.reading.caught-claim"
DOUBLE = "cowboy.reading.double-penalty"
YOUNG = "cowboy.reading.young"
END_GIFT = "cowboy.reading.end-gift"

MOVE = "#/move"
PLAYER = "#/move/player"
PENALTY = "#/move/penalty"
REVEALED = "#/move/revealed"
DREW = "#/move/drew"

DUE = "revealed settled gift-due"
ENDED = "revealed settled token round-over"
TAKEN = "1112345"


def laid(opened: str, hand: str = "15", said: str = "2x3", **facts: Any) -> State:
    """Seat 2 of three has laid these cards, and seat 0 is next."""
    return three("play", {0: "1245667", 1: "122", 2: hand}, claimed=said, opened=opened, **facts)


CALLED = [
    illegal(WINDOW, "nothing was played yet", three("play"), challenge(1), MOVE),
    illegal(WINDOW, "the table has let it through",
            three("play", claimed="2x3", through=(2, True)), challenge(0), MOVE),
    illegal(WINDOW, "it was called already", three("play", claimed="2x3"), challenge(1), MOVE),
    illegal(WINDOW, "its player, and it is let through",
            three("play", claimed="2x3", through=(2, True)), challenge(2), MOVE),
    *[
        legal(WINDOW, f"seat {seat} of three", laid("35"), challenge(seat), None,
              {"turn": 0, "open": None, "phase": "play", f"players/{seat}/tokens": 10})
        for seat in (0, 1)
    ],
    illegal(SELF, "the player of the open play", laid("35"), challenge(2), PLAYER),
    illegal(SELF, "the player of a true play", laid("33"), challenge(2), PLAYER),
    illegal(SELF, "with a report", laid("3?", hidden="3"), challenge(2, "33"), PLAYER),
    illegal(SELF, "without the report that is needed", laid("??"), challenge(2), PLAYER),
    illegal(SELF, "one of two", two("play", claimed="2x3", opened="35"), challenge(1), PLAYER),
    legal(SELF, "the other of two", two("play", {0: "12"}, claimed="2x3", opened="35"),
          challenge(0), None, {"turn": 0, "players/0/tokens": 10}),
    *[
        shown(legal(ANYONE, f"seat {seat} of six", six("play", claimed="2x3", opened="35", by=2),
                    challenge(seat), None, {f"players/{seat}/tokens": 10, "turn": 3}))
        for seat in (0, 1, 3, 4, 5)
    ],
    illegal(ANYONE, "a play is called once", three("play", claimed="2x3"), challenge(1),
            (WINDOW, MOVE)),
    illegal(ANYONE, "a true play is called once", three("gift", claimed="2x3", pile="33"),
            challenge(2), ("table.wrong-phase", MOVE)),
    shown(legal(NEXT, "a bluff that the second seat left of it calls",
                four("play", claimed="2x3", opened="35", by=1), challenge(3), None,
                {"turn": 2})),
    shown(legal(NEXT, "a bluff that the seat right of it calls",
                four("play", claimed="2x3", opened="35", by=1), challenge(0), None, {"turn": 2})),
]  # fmt: skip

BLUFF = [
    legal(CAUGHT, "two 3s were a 3 and a 5",
          laid("35", draw="47", pile="61", through=(1, True)), challenge(0), None,
          {"players/2/hand": cards("13455"), "players/0/tokens": 10, "players/2/tokens": 0,
           "players/1/tokens": 0, "phase": "play", "turn": 0, "open": None, "gift": None,
           "claim": claim("2x3"), "direction": "up", "draw/0": 7, "pile": [6, 1],
           "let_through": {"player": 1, "bluff": True}, "depletions": 0}),
    legal(CAUGHT, "tokens add up", laid("35", tokens=(0, 30, 20)), challenge(1), None,
          {"players/1/tokens": 40, "players/2/tokens": 20}),
    legal(CAUGHT, "the last cards: the hand was never out", laid("56", "", draw="4"),
          challenge(1), None,
          {"players/2/hand": cards("456"), "players/2/tokens": 0, "players/1/tokens": 10,
           "phase": "play", "turn": 0}),
    legal(CAUGHT, "the last cards of an armed round: it goes on",
          laid("56", "", draw="4", depletions=1), challenge(1), None,
          {"players/2/hand": cards("456"), "players/2/tokens": 0, "phase": "play", "turn": 0,
           "claim": claim("2x3")}),
    legal(CAUGHT, "an unseen penalty card", laid("35", draw="??"), challenge(1), None,
          {"players/2/hand": cards("1355?"), "draw/0": None}),
    legal(CAUGHT, "a penalty card that is reported", laid("35", draw="??", hidden="4"),
          challenge(1, penalty="4"), None, {"players/2/hand": cards("13455"), "draw/0": None}),
    legal(CAUGHT, "a penalty card that was drawn, but not seen", laid("35", draw="??"),
          challenge(1, penalty="?"), None, {"players/2/hand": cards("1355?")}),
    legal(CAUGHT, "a known penalty card that the sender did not see", laid("35", draw="4"),
          challenge(1, penalty="?"), None, {"players/2/hand": cards("13455")}),
    legal(CAUGHT, "a known penalty card that is reported", laid("35", draw="4"),
          challenge(1, penalty="4"), None, {"players/2/hand": cards("13455")}),
    legal(CAUGHT, "unseen cards that are revealed, into an unseen hand",
          laid("??", "??", draw="??", hidden="35"), challenge(0, "53"), None,
          {"players/2/hand": cards("35???"), "players/0/tokens": 10}),
    legal(CAUGHT, "one unseen card that is revealed",
          laid("3?", draw="4", hidden="5"), challenge(0, "53"), None,
          {"players/2/hand": cards("13455")}),
    legal(CAUGHT, "known cards that are revealed all the same", laid("35", draw="4"),
          challenge(0, "53"), None, {"players/2/hand": cards("13455")}),
    legal(CAUGHT, "a 7 claimed and shown to be none stays claimed",
          laid("75", said="2x7", before="1x6", draw="4"), challenge(1), None,
          {"claim": claim("2x7"), "direction": "down", "turn": 0,
           "players/2/hand": cards("14557")}),
    legal(CAUGHT, "no refill, as is reported", laid("56", "", draw="4"), challenge(1, drew=""),
          None, {"players/2/hand": cards("456")}),
    illegal(IMPOSSIBLE, "a refill after a bluff", laid("56", ""), challenge(1, drew="1234567"),
            DREW),
    illegal(IMPOSSIBLE, "another penalty card than the known one", laid("35", draw="4"),
            challenge(1, penalty="6"), PENALTY),
    illegal(IMPOSSIBLE, "a fifteenth 4 as penalty card",
            laid("35", draw="??", pile="4" * 13, hidden="61"), challenge(1, penalty="4"),
            PENALTY),
    legal(IMPOSSIBLE, "a fourteenth 4 as penalty card",
          three("play", {0: "1256", 1: "122", 2: "15"}, claimed="2x3", opened="35", draw="??",
                pile="4" * 13, hidden="41"), challenge(1, penalty="4"), None,
          {"players/2/hand": cards("13455")}),
    *[
        shown(legal(PARTIAL, f"{opened} for {said}", laid(opened, said=said), challenge(1), None,
                    {"phase": "play", "players/1/tokens": 10, "open": None}))
        for opened, said in (("35", "2x3"), ("3331", "4x3"), ("56", "2x3"), ("7", "1x3"))
    ],
    shown(legal(PARTIAL, "all right", laid("3333", said="4x3"), challenge(1), DUE,
                {"phase": "gift", "players/1/tokens": 0})),
]  # fmt: skip

TRUE = [
    legal(GIFT, "two 3s were two 3s", laid("33", pile="61", through=(1, True)), challenge(0), DUE,
          {"phase": "gift", "turn": 2, "gift": {"from": 2, "to": 0}, "open": None,
           "pile": [3, 3, 6, 1], "players/2/hand": [1, 5], "players/2/tokens": 0,
           "players/0/tokens": 0, "claim": claim("2x3"), "direction": "up",
           "let_through": {"player": 1, "bluff": True}, "depletions": 0}),
    legal(GIFT, "unseen cards that are revealed lie known on the pile",
          laid("??", "??", pile="6", hidden="33"), challenge(1, "33"), DUE,
          {"pile": [3, 3, 6], "gift": {"from": 2, "to": 1}, "players/2/hand": [None, None]}),
    legal(GIFT, "one unseen card that is revealed", laid("3?", pile="6", hidden="3"),
          challenge(1, "33"), DUE, {"pile": [3, 3, 6]}),
    legal(GIFT, "a true 7 turns the card as well", laid("77", said="2x7", before="1x6"),
          challenge(1), DUE, {"direction": "down", "claim": claim("2x7"), "turn": 2}),
    legal(GIFT, "the last cards, not armed: a token and a refill first",
          laid("33", "", draw=TAKEN), challenge(1), "revealed settled token drew gift-due",
          {"phase": "gift", "turn": 2, "gift": {"from": 2, "to": 1}, "players/2/tokens": 20,
           "players/2/hand": cards(TAKEN), "players/1/tokens": 0}),
    legal(GIFT, "a refill that is reported", laid("33", "", draw="????????", hidden=TAKEN),
          challenge(1, drew=TAKEN), "revealed settled token drew gift-due",
          {"players/2/hand": cards(TAKEN), "phase": "gift"}),
    legal(GIFT, "a true play of one of two", two("play", {0: "12", 1: "5"}, claimed="2x3",
          opened="33"), challenge(0), DUE, {"turn": 1, "gift": {"from": 1, "to": 0}}),
    illegal(IMPOSSIBLE, "a penalty card of the wrong accuser", laid("33"),
            challenge(1, penalty="4"), PENALTY),
    legal(IMPOSSIBLE, "a penalty card of null, which is none, of the wrong accuser", laid("33"),
          challenge(1, penalty="?")),
    illegal(IMPOSSIBLE, "a refill of who has cards left, wrongly called", laid("33"),
            challenge(1, drew="1234567"), DREW),
    illegal(IMPOSSIBLE, "no refill of who is out, wrongly called", laid("33", ""),
            challenge(1, drew=""), DREW),
    legal(IMPOSSIBLE, "no refill of who has cards left, wrongly called", laid("33"),
          challenge(1, drew=""), DUE),
    *[
        shown(legal(END_GIFT, name, laid("33", "", depletions=1, options=options), challenge(1),
                    ENDED,
                    {"phase": "round-over", "turn": None, "gift": None, "open": None,
                     "let_through": None, "players/2/hand": [], "players/2/tokens": 20,
                     "players/1/hand": [1, 2, 2], "players/1/tokens": 0, "pile": [3, 3],
                     "claim": claim("2x3")}))
        for name, options in (("nobody gives", {}), ("nobody draws", {"double_penalty": True}))
    ],
    illegal(END_GIFT, "a penalty card at the end",
            laid("33", "", depletions=1, options={"double_penalty": True}),
            challenge(1, penalty="4"), (IMPOSSIBLE, PENALTY)),
    shown(legal(END_GIFT, "the last round ends", laid("33", "", depletions=1, round=3),
                challenge(0), None, {"phase": "game-over", "players/2/tokens": 20})),
]  # fmt: skip

SHOWN = [
    incomplete(MISSING, "nothing is revealed of unseen cards", laid("??"), challenge(1), MOVE),
    incomplete(MISSING, "nothing is revealed of one unseen card", laid("3?"), challenge(1), MOVE),
    incomplete(MISSING, "a known wrong card is not enough", laid("5?"), challenge(1), MOVE),
    incomplete(MISSING, "what is revealed is not all", laid("3?"), challenge(1, "3?"),
               (MISSING, None)),
    incomplete(MISSING, "what is revealed is nothing", laid("??"), challenge(1, "??"),
               (MISSING, None)),
    incomplete(MISSING, "a bluff is revealed, but not all of it", laid("??", hidden="51"),
               challenge(1, "5?"), (MISSING, None)),
    legal(MISSING, "all is known", laid("33"), challenge(1), DUE),
    legal(MISSING, "all is revealed", laid("??", hidden="33"), challenge(1, "33"), DUE),
    illegal(IMPOSSIBLE, "known cards are not the revealed ones", laid("35"), challenge(1, "33"),
            (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "a known card is not among the revealed ones", laid("3?", hidden="3"),
            challenge(1, "55"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "more revealed than was laid", laid("??", hidden="33"),
            challenge(1, "333"), REVEALED),
    illegal(IMPOSSIBLE, "less revealed than was laid", laid("??", hidden="33"),
            challenge(1, "3"), REVEALED),
    illegal(IMPOSSIBLE, "a fifteenth 6 revealed",
            three("play", {0: "124", 1: "122", 2: "15"}, claimed="2x3", opened="??",
                  pile="6" * 14, hidden="35"), challenge(1, "36"), (IMPOSSIBLE, None)),
    illegal(IMPOSSIBLE, "a fourteenth and a fifteenth 6 revealed",
            three("play", {0: "124", 1: "122", 2: "15"}, claimed="2x3", opened="??",
                  pile="6" * 13, hidden="65"), challenge(1, "66"), (IMPOSSIBLE, None)),
    legal(IMPOSSIBLE, "a fourteenth 6 revealed",
          three("play", {0: "124", 1: "122", 2: "15"}, claimed="2x3", opened="??",
                pile="6" * 13, hidden="65", draw="4"), challenge(1, "65"), None,
          {"players/2/hand": cards("14556")}),
]  # fmt: skip

BACK = {"caught_claim_stands": False}
RESTORED = [
    *[
        reading(True, legal(STANDS, f"two 7s that turned the card stand, {how}",
                            laid("75", said="2x7", before="1x6", options=options), challenge(1),
                            None, {"claim": claim("2x7"), "direction": "down", "turn": 0}))
        for how, options in (("by default", None), ("set", {"caught_claim_stands": True}))
    ],
    reading(True, legal(STANDS, "the first claim of a round stands", laid("35"), challenge(0),
                        None, {"claim": claim("2x3"), "direction": "up"})),
    reading(False, legal(STANDS, "two 7s that turned the card are taken back",
                         laid("75", said="2x7", before="1x6", options=BACK), challenge(1), None,
                         {"claim": claim("1x6"), "direction": "up", "turn": 0, "open": None,
                          "players/1/tokens": 10, "phase": "play"})),
    reading(False, legal(STANDS, "two 1s that turned the card are taken back",
                         laid("14", said="2x1", before="1x3", options=BACK), challenge(1), None,
                         {"claim": claim("1x3"), "direction": "down"})),
    reading(False, legal(STANDS, "more 7s that did not turn it are taken back",
                         laid("74", said="2x7", before="1x7", before_way="down", options=BACK),
                         challenge(1), None, {"claim": claim("1x7"), "direction": "down"})),
    reading(False, legal(STANDS, "the first claim of a round is taken back: a free claim",
                         laid("35", options=BACK), challenge(0), None,
                         {"claim": None, "direction": "up", "turn": 0})),
    reading(False, legal(STANDS, "first 7s are taken back: a free claim upwards",
                         laid("35", said="2x7", options=BACK), challenge(0), None,
                         {"claim": None, "direction": "up", "turn": 0})),
    reading(False, legal(STANDS, "without direction card",
                         laid("35", said="2x7", before="1x6",
                              options=BACK | {"direction_card": False}), challenge(0), None,
                         {"claim": claim("1x6"), "direction": None})),
    reading(False, legal(STANDS, "a true claim stands", laid("33", before="1x2", options=BACK),
                         challenge(1), DUE, {"claim": claim("2x3"), "phase": "gift"})),
]  # fmt: skip

TWO = {"double_penalty": True}
KIND = {"young_bonus": True}
VARIANTS = [
    shown(legal(DOUBLE, "one card from the pile, then the gift",
                laid("33", draw="47", options=TWO), challenge(1),
                "revealed settled drew gift-due",
                {"players/1/hand": cards("1224"), "draw/0": 7, "phase": "gift",
                 "gift": {"from": 2, "to": 1}, "players/2/hand": [1, 5]})),
    shown(legal(DOUBLE, "an unseen card from the pile", laid("33", draw="??", options=TWO),
                challenge(1, penalty="?"), "revealed settled drew gift-due",
                {"players/1/hand": cards("122?")})),
    shown(legal(DOUBLE, "a card that is reported",
                laid("33", draw="??", hidden="4", options=TWO), challenge(1, penalty="4"),
                "revealed settled drew gift-due", {"players/1/hand": cards("1224")})),
    shown(legal(DOUBLE, "after the refill of the last cards",
                laid("33", "", draw=TAKEN + "67", options=TWO), challenge(0), None,
                {"players/2/hand": cards(TAKEN), "players/0/hand": cards("12456667"),
                 "draw/0": 7, "players/2/tokens": 20, "phase": "gift"})),
    shown(legal(DOUBLE, "reported, after the refill",
                laid("33", "", draw="?????????", hidden=TAKEN + "6", options=TWO),
                challenge(0, penalty="6", drew=TAKEN), None,
                {"players/2/hand": cards(TAKEN), "players/0/hand": cards("12456667")})),
    shown(legal(DOUBLE, "a bluff costs what it did", laid("35", draw="47", options=TWO),
                challenge(1), None, {"players/2/hand": cards("13455"), "players/1/tokens": 10,
                                     "players/1/hand": [1, 2, 2], "draw/0": 7})),
    shown(legal(DOUBLE, "nothing is drawn without the option",
                laid("33", draw="47", options={"double_penalty": False}), challenge(1), DUE,
                {"players/1/hand": cards("122"), "draw/0": 4})),
    *[
        shown(legal(YOUNG, f"{more} for seat 1, young {young}, bonus {bonus}",
                    laid("35", young=young, options={"young_bonus": bonus}), challenge(1), None,
                    {"players/1/tokens": more}))
        for young, bonus, more in (((1,), True, 20), ((0, 1, 2), True, 20), ((0, 2), True, 10),
                                   ((), True, 10), ((1,), False, 10))
    ],
    shown(legal(YOUNG, "no bonus for an emptied hand",
                laid("33", "", young=(2,), options=KIND), challenge(1), None,
                {"players/2/tokens": 20})),
]  # fmt: skip

CASES: list[Case] = [*CALLED, *BLUFF, *TRUE, *SHOWN, *RESTORED, *VARIANTS]
