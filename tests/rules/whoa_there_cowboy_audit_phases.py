"""Whoa There Cowboy: tables that do not fit their phase (`table.phase`)."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, put
from .whoa_there_cowboy_build import claim, five, table, three, two

PHASE = "table.phase"
ANYWHERE = (PHASE, None)

PLAY = three("play", {0: "1245", 1: "12", 2: "567"}, claimed="2x3", pile="61")
OPEN = three("play", {0: "1245", 1: "12", 2: "567"}, claimed="2x3", opened="35", pile="61",
             through=(1, True))  # fmt: skip
GIFT = three("gift", {0: "3345", 1: "12", 2: "567"}, claimed="2x3", pile="33")
OVER = three("round-over", {0: ""}, claimed="1x3", pile="3", depletions=1, tokens=(20, 0, 0))
WON = three("game-over", {0: ""}, claimed="1x3", pile="3", depletions=1, tokens=(20, 0, 0))
PHASES = {"play": PLAY, "an open play": OPEN, "gift": GIFT, "over": OVER, "won": WON}

NO_CARD = {"direction_card": False}


def ending(opened: str = "5", turn: int | None = None, depletions: int = 1) -> State:
    """The last card of seat 2 lies open."""
    return three("play", {0: "12", 1: "34", 2: ""}, claimed="1x3", opened=opened, turn=turn,
                 depletions=depletions)  # fmt: skip


TURNS = [
    *[
        found(PHASE, f"turn {seat} in {name}", put(PHASES[name], "turn", seat), "#/state/turn")
        for name, seat in (
            ("play", None), ("play", 3), ("play", 99), ("an open play", 1), ("an open play", 2),
            ("an open play", 3), ("an open play", None), ("gift", 1), ("gift", 2),
            ("gift", None), ("over", 0), ("won", 1),
        )
    ],
    *[
        found(PHASE, f"turn {seat} while the open play would end the round", ending(turn=seat),
              "#/state/turn")
        for seat in (0, 1, 2)
    ],
    found(PHASE, "nobody on turn, and the round is not armed",
          ending(depletions=0), "#/state/turn"),
    found(PHASE, "nobody on turn, and five have one depletion",
          five("play", {4: ""}, opened="3", depletions=1, turn=None), "#/state/turn"),
    found(PHASE, "somebody on turn, and five have two depletions",
          five("play", {4: ""}, opened="3", depletions=2, turn=0), "#/state/turn"),
    found(PHASE, "nobody on turn, and its player has a card",
          three("play", {2: "1"}, opened="3", depletions=1, turn=None), "#/state/turn"),
    found(PHASE, "nobody on turn, and nothing is open",
          three("play", depletions=1, turn=None), "#/state/turn"),
    *[clean(PHASE, f"turn {seat} in play", put(PLAY, "turn", seat)) for seat in range(3)],
    clean(PHASE, "nobody on turn while the open play would end the round", ending()),
    clean(PHASE, "nobody on turn while an unseen play would end the round", ending("?")),
    clean(PHASE, "the next seat on turn, and the round is not armed",
          ending(turn=0, depletions=0)),
    clean(PHASE, "five after one depletion",
          five("play", {4: ""}, opened="3", depletions=1, turn=0)),
    clean(PHASE, "five after two depletions", five("play", {4: ""}, opened="3", depletions=2)),
    clean(PHASE, "the next seat on turn in an armed round",
          three("play", {2: "1"}, opened="3", depletions=1)),
    clean(PHASE, "the turn of two", two("play", opened="3", by=0)),
    *[clean(PHASE, f"the right fields in {name}", state) for name, state in PHASES.items()],
    *[
        found(PHASE, f"a fourth seat began, {name}", put(state, "first", 3), "#/state/first")
        for name, state in PHASES.items()
    ],
    found(PHASE, "a third seat of two began", put(two("play"), "first", 2), "#/state/first"),
    clean(PHASE, "the third seat began", put(PLAY, "first", 2)),
]  # fmt: skip

WAYS = [
    *[
        found(PHASE, f"no direction in {name}, with the card", put(PHASES[name], "direction", None),
              "#/state/direction", loose=True)
        for name in PHASES
    ],
    *[
        found(PHASE, f"{way} without the card", put(three("play", claimed="2x3", options=NO_CARD),
              "direction", way), "#/state/direction")
        for way in ("up", "down")
    ],
    found(PHASE, "a direction before the open play, without the card",
          put(three("play", claimed="2x3", opened="35", options=NO_CARD),
              "open/before/direction", "up"), ANYWHERE, loose=True),
    found(PHASE, "no direction before the open play, with the card",
          put(OPEN, "open/before/direction", None), ANYWHERE, loose=True),
    *[
        clean(PHASE, f"no direction without the card, {name}", state)
        for name, state in (
            ("in play", three("play", claimed="2x3", options=NO_CARD)),
            ("an open play", three("play", claimed="2x3", opened="35", options=NO_CARD)),
            ("a gift", three("gift", pile="3", options=NO_CARD)),
            ("when the round is over", three("round-over", {0: ""}, depletions=1,
                                             options=NO_CARD)),
        )
    ],
]  # fmt: skip


def with_open(state: State) -> State:
    """The last cards of the draw pile lie open as a play of seat 2."""
    many = state["claim"]["quantity"]
    laid = {
        "player": 2,
        "claim": state["claim"],
        "cards": state["draw"][-many:],
        "before": {"claim": None, "direction": "up"},
    }
    return state | {"open": laid, "draw": state["draw"][:-many]}


OPENED = [
    *[
        found(PHASE, f"a play is open in {name}", with_open(PHASES[name]), "#/state/open",
              loose=True)
        for name in ("gift", "over", "won")
    ],
    *[
        found(PHASE, f"{cards} open cards for two", three("play", claimed="2x3", opened=cards),
              ANYWHERE)
        for cards in ("3", "335", "?", "3333")
    ],
    found(PHASE, "the open claim has another number",
          put(OPEN, "open/claim", claim("2x4")), ANYWHERE, loose=True),
    found(PHASE, "the open claim has another quantity",
          put(put(OPEN, "claim", claim("3x3")), "open/claim", claim("2x3")), ANYWHERE,
          loose=True),
    found(PHASE, "the open claim is none of the table's", put(OPEN, "claim", None), ANYWHERE,
          loose=True),
    found(PHASE, "a fourth seat has played", put(OPEN, "open/player", 3), "#/state/open/player"),
    found(PHASE, "a third seat of two has played",
          put(two("play", claimed="2x3", opened="35"), "open/player", 2), ANYWHERE, loose=True),
    clean(PHASE, "two open cards for two", OPEN),
    clean(PHASE, "two unseen open cards for two", three("play", claimed="2x3", opened="??")),
    clean(PHASE, "sixteen open cards", three("play", claimed="16x3", opened="1111111122222222")),
]  # fmt: skip

LET_THROUGH = [
    *[
        found(PHASE, f"seat {seat} was let through before seat 2 played",
              put(OPEN, "let_through", {"player": seat, "bluff": None}), ANYWHERE,
              loose=seat > 2)
        for seat in (0, 2, 3)
    ],
    found(PHASE, "a fourth seat was let through, and nothing is open",
          put(PLAY, "let_through", {"player": 3, "bluff": True}), ANYWHERE),
    found(PHASE, "of two, who has played was let through",
          put(two("play", claimed="1x3", opened="3"), "let_through",
              {"player": 1, "bluff": False}), ANYWHERE),
    *[
        found(PHASE, f"a play let through in {name}",
              put(PHASES[name], "let_through", {"player": 2, "bluff": True}),
              "#/state/let_through")
        for name in ("over", "won")
    ],
    *[
        found(PHASE, f"a play let through beside an open one in {name}",
              put(with_open(PHASES[name]), "let_through", {"player": 0, "bluff": True}),
              "#/state/open", "#/state/let_through")
        for name in ("over", "won")
    ],
    *[
        clean(PHASE, f"the seat right of the open play was let through, {bluff}",
              put(OPEN, "let_through", {"player": 1, "bluff": bluff}))
        for bluff in (True, False, None)
    ],
    clean(PHASE, "of two, the other one was let through",
          two("play", claimed="1x3", opened="3", through=(0, None))),
    clean(PHASE, "the play before was caught", put(OPEN, "let_through", None)),
    clean(PHASE, "a play let through by the table",
          put(PLAY, "let_through", {"player": 2, "bluff": True})),
    clean(PHASE, "a play let through before a gift",
          put(GIFT, "let_through", {"player": 2, "bluff": False})),
    clean(PHASE, "what was let through is left out",
          {name: value for name, value in OPEN.items() if name != "let_through"}),
]  # fmt: skip


def owed(giver: int, receiver: int) -> dict[str, Any]:
    return {"from": giver, "to": receiver}


GIFTS = [
    found(PHASE, "no gift in gift", put(GIFT, "gift", None), ANYWHERE, loose=True),
    *[
        found(PHASE, f"a gift in {name}", put(PHASES[name], "gift", owed(0, 1)), "#/state/gift")
        for name in PHASES if name != "gift"
    ],
    found(PHASE, "a gift to oneself", put(GIFT, "gift", owed(0, 0)), ANYWHERE),
    found(PHASE, "a gift to a fourth seat", put(GIFT, "gift", owed(0, 3)), ANYWHERE),
    found(PHASE, "a gift of a fourth seat", put(GIFT, "gift", owed(3, 1)), ANYWHERE, loose=True),
    *[
        clean(PHASE, f"a gift of seat {giver} to seat {receiver}",
              three("gift", gift=(giver, receiver), pile="3"))
        for giver, receiver in ((0, 1), (0, 2), (1, 0), (2, 1))
    ],
]  # fmt: skip

HANDS = [
    *[
        found(PHASE, f"an empty hand, {name}", state, f"#/state/players/{seat}/hand")
        for name, state, seat in (
            ("in play", three("play", {0: ""}), 0),
            ("in play, not on turn", three("play", {2: ""}, claimed="1x3"), 2),
            ("on turn, a play being open", three("play", {0: ""}, opened="3"), 0),
            ("right of an open play", three("play", {1: ""}, opened="3"), 1),
            ("of the giver", three("gift", {0: ""}, pile="3"), 0),
            ("of the receiver", three("gift", {1: ""}, pile="3"), 1),
            ("of neither", three("gift", {2: ""}, pile="3"), 2),
        )
    ],
    found(PHASE, "two empty hands in play", three("play", {0: "", 2: ""}),
          "#/state/players/0/hand", "#/state/players/2/hand"),
    found(PHASE, "two empty hands, one of them of the open play",
          three("play", {1: "", 2: ""}, opened="3"), "#/state/players/1/hand"),
    clean(PHASE, "the empty hand of the open play", three("play", {2: ""}, opened="3")),
    clean(PHASE, "an empty hand when the round is over", OVER),
    *[
        found(PHASE, f"no draw pile before any depletion, {name}", state, "#/state/draw")
        for name, state in (
            ("in play", three("play", rest="pile")),
            ("a play being open", three("play", opened="3", rest="pile")),
            ("while a gift is due", three("gift", rest="pile")),
        )
    ],
    found(PHASE, "no pile at all before any depletion", three("play", rest=1), "#/state/draw"),
    *[
        clean(PHASE, f"no draw pile after {depletions} depletions",
              three("play", rest="pile", depletions=depletions))
        for depletions in (1, 2)
    ],
    clean(PHASE, "no pile at all after a depletion", three("play", rest=1, depletions=1)),
    clean(PHASE, "one card in the draw pile", three("play", draw="1", rest="pile")),
]  # fmt: skip

ROUNDS = [
    *[
        found(PHASE, f"{phase} in round {now} of {rounds}",
              table(3, phase, {0: ""} if "over" in phase else {}, round=now,
                    depletions=1, options={"rounds": rounds}), ANYWHERE, loose=now > rounds)
        for phase, now, rounds in (
            ("play", 4, 3), ("gift", 2, 1), ("round-over", 3, 3), ("round-over", 1, 1),
            ("round-over", 4, 3), ("game-over", 2, 3), ("game-over", 1, 3), ("game-over", 4, 3),
        )
    ],
    *[
        clean(PHASE, f"{phase} in round {now} of {rounds}",
              table(3, phase, {0: ""} if "over" in phase else {}, round=now,
                    depletions=1, options={"rounds": rounds}))
        for phase, now, rounds in (
            ("play", 3, 3), ("play", 1, 1), ("gift", 1, 1), ("round-over", 2, 3),
            ("game-over", 3, 3), ("game-over", 1, 1), ("play", 99, 99), ("round-over", 98, 99),
        )
    ],
    found(PHASE, "earlier points in the first round", put(PLAY, "totals", [0, 5, 0]), ANYWHERE),
    found(PHASE, "earlier losses in the first round", put(PLAY, "totals", [-7, 0, 0]), ANYWHERE),
    found(PHASE, "earlier points when the first round is over", put(OVER, "totals", [0, 5, 0]),
          ANYWHERE),
    clean(PHASE, "earlier points in the second round",
          PLAY | {"totals": [-7, 53, 0], "round": 2}),
    clean(PHASE, "no earlier points in the second round", PLAY | {"round": 2}),
]  # fmt: skip

CASES: list[Case] = [*TURNS, *WAYS, *OPENED, *LET_THROUGH, *GIFTS, *HANDS, *ROUNDS]
