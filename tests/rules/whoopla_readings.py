"""WHOOPLA!: a case for every reading of what the rulebook leaves open."""

from __future__ import annotations

from typing import Any

from .case import Case, State, clean, found, illegal, legal, reading, shown
from .whoopla_build import (
    THIRTY_NINE,
    act,
    backup,
    begins,
    bust,
    cards,
    draw,
    name,
    one,
    over,
    rescue,
    stop,
    table,
    three,
    toss,
    two,
)

DEALT = "whoopla.reading.actions-dealt"
BLOCK = "whoopla.reading.gentle-rescue"
WAITS = "whoopla.reading.double-waits"
MARKED = "whoopla.reading.marked-blocks"

MOVE = "#/move"
ACTION = "#/move/action"
WITH = "#/move/with"
BUSTED = "drawn duplicate bust turn-started"
LEFT = "heritage-left turn-started heritage-taken"
FAR = {"target": 200}
ALL = {0: "+1 -1 backup"}


def set_to(option: str, value: Any) -> dict[str, Any]:
    return {} if value is None else {"options": {option: value}}


ONE_EACH = [
    *[
        reading(value, clean(DEALT, f"{hand}, with {value}",
                             two("draw", actions={0: hand}, options={"actions_dealt": value})))
        for value in ("mixed", "one-each")
        for hand in ("+1 -1 x2", "backup backup peek", "x2 x2 x2", "? ? ?", "+1 ?", "")
    ],
    reading("mixed", legal(DEALT, "a backup is held by default", two("duplicate", "3 8 3",
                           actions=ALL), backup(0, 0))),
    reading("one-each", legal(DEALT, "a backup is held all the same",
                              two("duplicate", "3 8 3", actions=ALL,
                                  options={"actions_dealt": "one-each"}), backup(0, 0))),
    reading("one-each", legal(DEALT, "an unknown card may be a peek all the same",
                              two("decide", "3 8", actions={0: "?"},
                                  options={"actions_dealt": "one-each"}), act(0, "peek"))),
]  # fmt: skip


def in_gentle(value: bool | None, phase: str = "duplicate", drawn: str = "3 3",
              heritage: str = "12", **facts: Any) -> State:  # fmt: skip
    return two(phase, drawn, heritage=heritage,
               **{"actions": ALL, **facts, **set_to("gentle_blocks_rescue", value)})  # fmt: skip


GENTLE = [
    *[
        reading(False, legal(BLOCK, f"a rescue in a gentle turn, {how}", in_gentle(value),
                             rescue(0, "+1"), "rescued",
                             {"round": cards("12 3 3=4*"), "action_played": False}))
        for how, value in (("by default", None), ("allowed", False))
    ],
    reading(True, illegal(BLOCK, "a rescue in a gentle turn, forbidden", in_gentle(True),
                          rescue(0, "+1"), ("whoopla.rescue.gentle", MOVE))),
    *[
        reading(value, legal(BLOCK, f"a backup in a gentle turn, option {value}",
                             in_gentle(value), backup(0, 1), "saved bust turn-started"))
        for value in (False, True)
    ],
    *[
        reading(value, legal(BLOCK, f"a bust in a gentle turn, option {value}",
                             in_gentle(value), bust(0), "bust turn-started"))
        for value in (False, True)
    ],
    *[
        reading(value, illegal(BLOCK, f"an action in a gentle turn, option {value}",
                               in_gentle(value, "decide", "3"), act(0, "+1"),
                               ("whoopla.action.gentle", MOVE)))
        for value in (False, True)
    ],
    *[
        reading(True, legal(BLOCK, f"a rescue with {heritage or 'no heritage'}, option True",
                            in_gentle(True, heritage=heritage), rescue(0, "+1"), "rescued"))
        for heritage in ("", "9", "10=9")
    ],
    *[
        reading(value, legal(BLOCK, f"a duplicate with {actions} in hand, option {value}",
                             in_gentle(value, "decide", "3", draw="3", actions={0: actions}),
                             draw(0), "drawn duplicate" if saved else BUSTED,
                             {"phase": "duplicate" if saved else "draw",
                              "turn": 0 if saved else 1}))
        for value, actions, saved in (
            (False, "+1", True), (True, "+1", False), (True, "+1 -1", False),
            (True, "backup", True), (True, "?", True), (True, "-1 ?", True), (False, "x2", False),
            (True, "x2", False),
        )
    ],
    reading(True, legal(BLOCK, "a joker named into a duplicate",
                        in_gentle(True, "joker", "J", actions={0: "-1"}), name(0, 12),
                        "named duplicate bust turn-started")),
    reading(False, legal(BLOCK, "a joker named into a duplicate that can be rescued",
                         in_gentle(False, "joker", "J", actions={0: "-1"}), name(0, 12),
                         "named duplicate")),
    reading(True, legal(BLOCK, "an unknown card can save nothing that is marked",
                        in_gentle(True, "decide", "3=4*", "11=12*", draw="4",
                                  actions={0: "?"}), draw(0), BUSTED)),
    reading(False, legal(BLOCK, "an unknown card can rescue where nothing can be saved",
                         in_gentle(False, "decide", "3=4*", "11=12*", draw="4",
                                   actions={0: "?"}), draw(0), "drawn duplicate")),
]  # fmt: skip


def waiting(value: bool | None, drawn: str = "3 8", **facts: Any) -> State:
    """An x2 was played in this turn, and nothing was drawn under it."""
    return two("decide", drawn, acted=True, doubling={0},
               **{**facts, **set_to("double_expires", value)})  # fmt: skip


DOUBLES = [
    *[
        reading(False, legal(WAITS, f"an x2, then a stop, {how}", waiting(value), stop(0),
                             f"secured {LEFT}",
                             begins(1, "8") | {"players/0/double_next": True}))
        for how, value in (("by default", None), ("it waits", False))
    ],
    reading(True, legal(WAITS, "an x2, then a stop, it lapses", waiting(True), stop(0),
                        f"secured {LEFT}", begins(1, "8") | {"players/0/double_next": False})),
    *[
        reading(value, legal(WAITS, f"an x2, then a draw, option {value}",
                             waiting(value, draw="5"), draw(0), "drawn",
                             {"round": cards("3 8 5x"), "players/0/double_next": False}))
        for value in (False, True)
    ],
    reading(False, legal(WAITS, "the next draw of the next turn",
                         two("draw", heritage="8", doubling={0}, draw="5",
                             options={"double_expires": False}), draw(0), "drawn",
                         {"round": cards("8 5x"), "players/0/double_next": False})),
    reading(False, legal(WAITS, "through the turn of another seat",
                         two("decide", "3 8", turn=1, doubling={0}), stop(1), f"secured {LEFT}",
                         begins(0, "8") | {"players/0/double_next": True})),
]  # fmt: skip


def neutral(value: bool | None, phase: str, drawn: str, heritage: str = "",
            **facts: Any) -> State:  # fmt: skip
    return two(phase, drawn, heritage=heritage,
               **{**facts, **set_to("marked_blocks", value)})  # fmt: skip


BLOCKING = [
    *[
        reading(True, legal(MARKED, f"a duplicate of a marked card, {how}",
                            neutral(value, "decide", "3 3=4*", draw="4", actions={0: "+1"}),
                            draw(0), "drawn duplicate", {"phase": "duplicate"}))
        for how, value in (("by default", None), ("it holds its value", True))
    ],
    reading(False, legal(MARKED, "a duplicate of a marked card, it holds none",
                         neutral(False, "decide", "3 3=4*", draw="4", actions={0: "+1"}),
                         draw(0), "drawn", {"phase": "decide", "round": cards("3 3=4* 4")})),
    reading(True, legal(MARKED, "a bust on a marked card",
                        neutral(None, "decide", "3 3=4*", draw="4", actions={0: ""}), draw(0),
                        BUSTED, begins(1) | {"discard": [4, 3, 3]})),
    reading(True, legal(MARKED, "a marked heritage holds its value",
                        neutral(True, "decide", "8", "3=4*", draw="4"), draw(0),
                        "drawn duplicate")),
    reading(False, legal(MARKED, "a marked heritage holds none",
                         neutral(False, "decide", "8", "3=4*", draw="4"), draw(0), "drawn",
                         {"phase": "decide"})),
    reading(True, legal(MARKED, "a joker named into a marked card",
                        neutral(True, "joker", "3 3=4* J"), name(0, 4), "named duplicate")),
    reading(False, legal(MARKED, "a joker named beside a marked card",
                         neutral(False, "joker", "3 3=4* J"), name(0, 4), "named",
                         {"phase": "decide"})),
    reading(True, illegal(MARKED, "a rescue to the value of a marked card",
                          neutral(True, "duplicate", "3 3=4* 3"), rescue(0, "+1"),
                          ("whoopla.transform.free", WITH))),
    reading(False, legal(MARKED, "a rescue beside a marked card",
                         neutral(False, "duplicate", "3 3=4* 3"), rescue(0, "+1"), "rescued",
                         {"round": cards("3 3=4* 3=4*")})),
    reading(True, illegal(MARKED, "an action to the value of a marked card",
                          neutral(True, "decide", "5 5=6* 7"), act(0, "-1"),
                          ("whoopla.transform.free", ACTION))),
    reading(False, legal(MARKED, "an action beside a marked card",
                         neutral(False, "decide", "5 5=6* 7"), act(0, "-1"), "altered",
                         {"round": cards("5 5=6* 7=6")})),
    reading(False, legal(MARKED, "a duplicate of an unmarked card all the same",
                         neutral(False, "decide", "3 3=4*", draw="3"), draw(0),
                         "drawn duplicate")),
    reading(False, legal(MARKED, "a rescue where only marked cards are in the way",
                         neutral(False, "decide", "6 6=7*", draw="6", actions={0: "+1"}),
                         draw(0), "drawn duplicate")),
    reading(True, legal(MARKED, "a bust where a marked card is in the way",
                        neutral(True, "decide", "6 6=7*", draw="6", actions={0: "+1"}),
                        draw(0), BUSTED)),
    reading(True, found(MARKED, "a marked card and its equal",
                        neutral(True, "decide", "3 3=4* 4"),
                        ("whoopla.state.duplicate", None))),
    reading(False, clean(MARKED, "a marked card and its equal, and no duplicate",
                         neutral(False, "decide", "3 3=4* 4"))),
]  # fmt: skip

OTHERS = [
    clean("whoopla.reading.pile", "56 cards", two("draw", dark=True)),
    clean("whoopla.reading.open-actions", "the action cards of all are known",
          three("draw", actions={0: "+1 x2 peek", 1: "backup", 2: "-1 -1 -1"})),
    legal("whoopla.reading.shield", "a backup in a gentle turn", in_gentle(None), backup(0, 1),
          "saved bust turn-started"),
    illegal("whoopla.reading.draw-first", "a stop before the first draw",
            two("draw", heritage="3"), stop(0), ("table.wrong-phase", MOVE)),
    illegal("whoopla.reading.draw-first", "an action before the first draw",
            two("draw", heritage="3"), act(0, "x2"), ("table.wrong-phase", MOVE)),
    legal("whoopla.reading.draw-first", "a stop with one card", two("decide", "3"), stop(0),
          LEFT, begins(1, "3") | {"players/0/pile": []}),
    illegal("whoopla.reading.draw-first", "an action for each draw",
            two("decide", "3 8=9 5", acted=True), act(0, "+1"), ("whoopla.action.one", MOVE)),
    legal("whoopla.reading.draw-first", "going on after an action",
          two("decide", "3 8=9", acted=True, draw="5"), draw(0), "drawn"),
    legal("whoopla.reading.altered", "not marked", two("decide", "3 8"), act(0, "+1"),
          "altered", {"round/1": one("8=9")}),
    legal("whoopla.reading.altered", "a constraint goes by the present value",
          two("decide", "3 9=10", acted=True), stop(0), f"secured {LEFT}", begins(1, "9=10")),
    legal("whoopla.reading.altered", "a joker is not named again",
          two("draw", centre="J=6", draw="8"), draw(0), "drawn",
          {"phase": "decide", "round": cards("J=6 8"), "constraint": "lively"}),
    legal("whoopla.reading.altered", "what is discarded is as printed",
          two("decide", "3 8=9", acted=True, actions={0: "peek"}, draw="3"), draw(0), BUSTED,
          {"discard": [3, 8, 3]}),
    illegal("whoopla.reading.impossible-transform", "to a value of the round",
            two("duplicate", "5 6 5"), rescue(0, "+1"), ("whoopla.transform.free", WITH)),
    illegal("whoopla.reading.impossible-transform", "beyond 13", two("decide", "13"),
            act(0, "+1"), ("whoopla.transform.range", ACTION)),
    legal("whoopla.reading.rescue", "a third one in a turn",
          two("duplicate", "3 3=4* 3=2* 3", actions={0: "+1"}, options={"marked_blocks": False}),
          rescue(0, "+1"), "rescued", {"action_played": False, "players/0/actions": []}),
    legal("whoopla.reading.last-card", "a marked card as heritage", two("decide", "3 3=4*"),
          stop(0), f"secured {LEFT}", begins(1, "3=4*")),
    legal("whoopla.reading.last-card", "a mirror as heritage", two("decide", "3 M"), stop(0),
          f"secured {LEFT}", begins(1, "M")),
    legal("whoopla.reading.last-card", "an action on a marked card", two("decide", "3 3=4*"),
          act(0, "+1"), "altered", {"round/1": one("3=5*")}),
    illegal("whoopla.reading.last-card", "an action on a mirror", two("decide", "3 M"),
            act(0, "+1"), ("whoopla.transform.mirror", ACTION)),
    legal("whoopla.reading.double", "a doubled heritage", two("decide", "3 8x"), stop(0),
          f"secured {LEFT}", {"round": cards("8")}),
    illegal("whoopla.reading.lively", "the heritage is not drawn",
            two("decide", "3", heritage="5"), stop(0), ("whoopla.stop.lively", MOVE)),
    legal("whoopla.reading.lively", "a mirror and a rescued card are drawn",
          two("decide", "M 5=6*", heritage="5"), stop(0), f"secured secured {LEFT}"),
    legal("whoopla.reading.lively", "it lapses when nothing can be drawn",
          two("decide", "3", heritage="5", rest=1, options=FAR), stop(0)),
    legal("whoopla.reading.mirror-pile", "secured in junior", two("decide", "M 8"), stop(0),
          f"secured {LEFT}", {"players/0/pile": cards("M")}),
    legal("whoopla.reading.bonus", "bonuses count towards the target",
          two("decide", "10 3", piles={0: THIRTY_NINE}, options={"target": 43}), stop(0),
          "secured run heritage-left game-over", over("3")),
    legal("whoopla.reading.bonus", "a card saved by a backup makes a run at once",
          two("duplicate", "7 3 7", actions=ALL, piles={0: "5 6"}), backup(0, 0),
          "saved bust run turn-started"),
    legal("whoopla.reading.exhausted", "the discards are shuffled at the next draw",
          two("decide", "3 8", discard="9 7", rest=1, options=FAR), draw(0, "7"),
          "reshuffled drawn", {"draw": [None], "discard": []}),
    illegal("whoopla.reading.exhausted", "nobody draws any more",
            two("decide", "3 8", rest=1, options=FAR), draw(0),
            ("whoopla.draw.exhausted", MOVE)),
    legal("whoopla.reading.exhausted", "a peek at one card discards it",
          two("peek", "3 8", peeked="5", rest=1, options=FAR), toss(0, 0), "tossed",
          {"draw": [], "discard": [5]}),
    legal("whoopla.reading.backup", "any but the one just drawn",
          two("duplicate", "3 8 3", actions=ALL), backup(0, 0), "saved bust turn-started"),
    illegal("whoopla.reading.backup", "not the one just drawn",
            two("duplicate", "3 8 3", actions=ALL), backup(0, 2),
            ("whoopla.backup.card", "#/move/save")),
    legal("whoopla.reading.discard", "lost cards", two("duplicate", "3 8 3"), bust(0),
          "bust turn-started", {"discard": [3, 8, 3]}),
    legal("whoopla.reading.discard", "marked cards in junior", two("decide", "3 3=4* 8"),
          stop(0), f"secured dropped {LEFT}", {"discard": [3]}),
    *[clean("whoopla.reading.seats", f"{seats} players", table(seats)) for seats in range(2, 7)],
]  # fmt: skip

CASES: list[Case] = [
    *ONE_EACH, *GENTLE, *DOUBLES, *BLOCKING,
    *[case if case.kind == "clean" else shown(case) for case in OTHERS],
]  # fmt: skip
