"""WHOOPLA!: what the rules of every table say (`table.*`) of its moves."""

from __future__ import annotations

from .case import Case, illegal, in_each_phase, legal
from .whoopla_build import (
    RUN_OF_TEN,
    act,
    backup,
    begins,
    bust,
    draw,
    held,
    name,
    rescue,
    stop,
    three,
    toss,
    two,
)

SEAT = "table.no-such-seat"
OVER = "table.game-over"
PHASE = "table.wrong-phase"
TURN = "table.not-your-turn"
HELD = "table.card-not-held"

PLAYER = "#/move/player"
ACTION = "#/move/action"
WITH = "#/move/with"

SAFE = {0: "+1 x2 backup"}
TABLES = {
    "draw": two("draw", draw="5 6"),
    "joker": two("joker", "3 J"),
    "duplicate": two("duplicate", "3 8 3", actions=SAFE),
    "decide": two("decide", "3 8", draw="5 6"),
    "peek": two("peek", "3 8", peeked="5 6 7"),
}
MOVES = {
    "draw": [draw(0)],
    "joker": [name(0, 5)],
    "duplicate": [rescue(0, "+1"), backup(0, 1), bust(0)],
    "decide": [draw(0), act(0, "x2"), stop(0)],
    "peek": [toss(0, 0)],
}
GAME_OVER = two("game-over", piles={0: RUN_OF_TEN}, centre="11")
SPENT = two("game-over", centre="11", rest="split")

ALL_MOVES = [
    draw(0), name(0, 5), rescue(0, "+1"), backup(0, 0), bust(0), act(0, "x2"), toss(0, 0), stop(0),
]  # fmt: skip

NO_SUCH_SEAT = [
    *[
        illegal(SEAT, f"a third seat of two: {move['type']}", TABLES[phase],
                move | {"player": 2}, PLAYER)
        for phase, moves in MOVES.items()
        for move in moves if (phase, move["type"]) != ("decide", "draw")
    ],
    illegal(SEAT, "a third seat goes on", TABLES["decide"], draw(2), PLAYER),
    illegal(SEAT, "a fourth seat of three", three("draw"), draw(3), PLAYER),
    illegal(SEAT, "seat 99", TABLES["draw"], draw(99), PLAYER),
    illegal(SEAT, "before the end of the game", GAME_OVER, draw(2), PLAYER),
    illegal(SEAT, "before the wrong phase", TABLES["draw"], stop(2), PLAYER),
    illegal(SEAT, "before the card", TABLES["decide"], act(2, "peek"), PLAYER),
    illegal(SEAT, "before the card to be saved", TABLES["duplicate"], backup(5, 2), PLAYER),
    illegal(SEAT, "before what cannot have been drawn", TABLES["draw"], draw(2, "9"), PLAYER),
    legal(SEAT, "the second seat of two", two("draw", draw="5", turn=1), draw(1), "drawn",
          {"turn": 1}),
    legal(SEAT, "the third seat of three", three("decide", "3 8", turn=2), stop(2), None,
          {"turn": 0}),
]  # fmt: skip

GAME_IS_OVER = [
    *[
        illegal(OVER, f"{move['type']} after the end", GAME_OVER, move, "#/move")
        for move in ALL_MOVES
    ],
    *[
        illegal(OVER, f"{move['type']} after the cards have run out", SPENT, move, "#/move")
        for move in (draw(0), bust(0), stop(0))
    ],
    illegal(OVER, "the other seat after the end", GAME_OVER, draw(1), "#/move"),
    legal(OVER, "39 points are no end", two("draw", piles={0: "1 2 3 4 5 6 7 8x 9x"}, draw="5"),
          draw(0), "drawn", {"phase": "decide"}),
]  # fmt: skip

WRONG_PHASE = [
    *in_each_phase(TABLES, MOVES),
    illegal(PHASE, "before the turn", TABLES["draw"], stop(1), "#/move"),
    illegal(PHASE, "before the card", TABLES["draw"], act(0, "peek"), "#/move"),
    illegal(PHASE, "before the card that is not seen", TABLES["decide"], toss(0, 2), "#/move"),
    illegal(PHASE, "stopping with the heritage alone", two("draw", heritage="3"), stop(0),
            "#/move"),
    illegal(PHASE, "acting on the heritage alone", two("draw", heritage="3"), act(0, "+1"),
            "#/move"),
    illegal(PHASE, "acting on a duplicate", TABLES["duplicate"], act(0, "+1"), "#/move"),
    illegal(PHASE, "drawing on with a duplicate", TABLES["duplicate"], draw(0), "#/move"),
    illegal(PHASE, "busting without a duplicate", TABLES["decide"], bust(0), "#/move"),
    illegal(PHASE, "saving a card without a duplicate",
            two("decide", "3 8", actions={0: "backup"}), backup(0, 0), "#/move"),
]  # fmt: skip

OTHERS = {"draw": draw(1), "joker": name(1, 5), "decide": stop(1), "peek": toss(1, 0)}
NOT_YOUR_TURN = [
    *[
        illegal(TURN, f"the other seat: {move['type']}", TABLES[phase], move, PLAYER)
        for phase, move in OTHERS.items()
    ],
    illegal(TURN, "the other seat goes on", TABLES["decide"], draw(1), PLAYER),
    illegal(TURN, "the other seat busts", TABLES["duplicate"], bust(1), PLAYER),
    illegal(TURN, "the other seat acts", TABLES["decide"], act(1, "x2"), PLAYER),
    illegal(TURN, "the other seat rescues", TABLES["duplicate"], rescue(1, "-1"), PLAYER),
    illegal(TURN, "the other seat saves a card",
            two("duplicate", "3 8 3", actions={1: "backup"}), backup(1, 0), PLAYER),
    illegal(TURN, "the next but one", three("draw"), draw(2), PLAYER),
    illegal(TURN, "the first seat in the turn of the second", two("decide", "3 8", turn=1),
            stop(0), PLAYER),
    legal(TURN, "the second seat in its turn", two("decide", "3 8", turn=1), stop(1),
          "secured heritage-left turn-started heritage-taken", begins(0, "8")),
    illegal(TURN, "with a card that it has not", TABLES["decide"], act(1, "peek"), PLAYER,
            (HELD, ACTION)),
    illegal(TURN, "rescuing with a card that it has not",
            two("duplicate", "3 8 3", actions={1: "-1 x2"}), rescue(1, "+1"), PLAYER,
            (HELD, WITH)),
    illegal(TURN, "saving with a card that it has not", TABLES["duplicate"], backup(1, 0),
            PLAYER, (HELD, "#/move")),
    illegal(TURN, "nothing else is looked at: a stop in a lively turn",
            two("decide", "3", heritage="5"), stop(1), PLAYER),
    illegal(TURN, "nothing else is looked at: an action in a gentle turn",
            two("decide", "13", heritage="12"), act(1, "+1"), PLAYER),
    illegal(TURN, "nothing else is looked at: a second action",
            two("decide", "3 13", acted=True), act(1, "+1"), PLAYER),
    illegal(TURN, "nothing else is looked at: a mirror", two("decide", "3 M"), act(1, "-1"),
            PLAYER),
    illegal(TURN, "nothing else is looked at: an impossible rescue",
            two("duplicate", "3 4 3"), rescue(1, "+1"), PLAYER),
    illegal(TURN, "nothing else is looked at: a card that cannot be saved",
            two("duplicate", "3 8 3", actions={1: "backup"}), backup(1, 2), PLAYER),
    illegal(TURN, "nothing else is looked at: a card that nobody sees",
            two("peek", "3 8", peeked="5 6", rest="discard"), toss(1, 2), PLAYER),
    illegal(TURN, "nothing else is looked at: what cannot have been drawn", TABLES["draw"],
            draw(1, "9"), PLAYER),
    illegal(TURN, "nothing else is looked at: an unknown card that is not told",
            two("draw", dark=True), draw(1), PLAYER),
]  # fmt: skip

CARD_NOT_HELD = [
    *[
        illegal(HELD, f"{action} is not in hand",
                two("decide", "3 8", actions={0: " ".join(others)}), act(0, action), ACTION)
        for action, others in (
            ("+1", ["-1", "x2", "peek"]), ("-1", ["+1", "x2", "backup"]),
            ("x2", ["+1", "-1", "backup"]), ("peek", ["+1", "-1", "x2"]),
        )
    ],
    *[
        legal(HELD, f"{action} is in hand",
              two("decide", "3 8", actions={0: f"{action} backup"}), act(0, action), None,
              {"players/0/actions": ["backup"]})
        for action in ("+1", "-1", "x2", "peek")
    ],
    illegal(HELD, "no action card is left", two("decide", "3 8", actions={0: ""}), act(0, "x2"),
            ACTION),
    illegal(HELD, "another seat has it",
            two("decide", "3 8", actions={0: "+1 -1", 1: "x2"}), act(0, "x2"), ACTION),
    illegal(HELD, "a rescue with a card that is not in hand",
            two("duplicate", "3 8 3", actions={0: "-1 backup"}), rescue(0, "+1"), WITH),
    illegal(HELD, "a rescue with the other card that is not in hand",
            two("duplicate", "3 8 3", actions={0: "+1 backup"}), rescue(0, "-1"), WITH),
    legal(HELD, "a rescue with a card that is in hand",
          two("duplicate", "3 8 3", actions={0: "-1 backup"}), rescue(0, "-1"), "rescued",
          {"players/0/actions": ["backup"]}),
    illegal(HELD, "a backup that is not in hand", two("duplicate", "3 8 3"), backup(0, 0),
            "#/move"),
    legal(HELD, "a backup that is in hand", TABLES["duplicate"], backup(0, 0), None,
          {"players/0/actions": ["+1", "x2"]}),
    legal(HELD, "one of two copies", two("decide", "3 8", actions={0: "x2 x2 +1"}),
          act(0, "x2"), "double-set", {"players/0/actions": ["+1", "x2"]}),
    legal(HELD, "one of three copies of a backup",
          two("duplicate", "3 8 3", actions={0: "backup backup backup"}), backup(0, 1), None,
          {"players/0/actions": ["backup", "backup"]}),
    *[
        legal(HELD, f"an unknown card may be {action}",
              two("decide", "3 8", actions={0: "? ?"}), act(0, action), None,
              {"players/0/actions": [None]})
        for action in ("+1", "-1", "x2", "peek")
    ],
    legal(HELD, "an unknown card may be a backup",
          two("duplicate", "3 8 3", actions={0: "?"}), backup(0, 0), None,
          {"players/0/actions": []}),
    legal(HELD, "an unknown card may rescue", two("duplicate", "3 8 3", actions={0: "? x2"}),
          rescue(0, "-1"), "rescued", {"players/0/actions": ["x2"]}),
    legal(HELD, "a known card goes before an unknown one",
          two("decide", "3 8", actions={0: "x2 ?"}), act(0, "x2"), "double-set",
          {"players/0/actions": [None]}),
    legal(HELD, "any mix is possible",
          three("decide", "3 8", actions={0: "x2 x2 x2", 1: "x2 x2 x2", 2: "x2 x2 x2"}),
          act(0, "x2"), "double-set", {"players/0/actions": held("x2 x2")}),
    legal(HELD, "an unknown card may be what all others have",
          three("decide", "3 8", actions={0: "x2 x2 ?", 1: "peek peek peek", 2: "peek peek"}),
          act(0, "peek"), "peeked", {"players/0/actions": ["x2", "x2"]}),
]  # fmt: skip

CASES: list[Case] = [
    *NO_SUCH_SEAT, *GAME_IS_OVER, *WRONG_PHASE, *NOT_YOUR_TURN, *CARD_NOT_HELD,
]  # fmt: skip
