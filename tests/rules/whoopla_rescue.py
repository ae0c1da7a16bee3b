"""WHOOPLA!: a duplicate is rescued, backed up or lost."""

from __future__ import annotations

from typing import Any

from .case import Case, State, illegal, legal, shown
from .whoopla_build import (
    THIRTY_NINE,
    backup,
    begins,
    bust,
    cards,
    one,
    over,
    rescue,
    three,
    two,
)

GENTLE = "whoopla.rescue.gentle"
RANGE = "whoopla.transform.range"
FREE = "whoopla.transform.free"
SAVE = "whoopla.backup.card"
HELD = "table.card-not-held"
PHASE = "table.wrong-phase"

MOVE = "#/move"
WITH = "#/move/with"
SAVED = "#/move/save"

BLOCKED = {"gentle_blocks_rescue": True}
NEUTRAL = {"marked_blocks": False}
FAMILY = {"mode": "family-plus"}
ALL = {0: "+1 -1 backup"}


def doubled(drawn: str, heritage: str = "", **facts: Any) -> State:
    """Seat 0 has drawn a duplicate and holds +1, -1 and backup."""
    return two("duplicate", drawn, heritage=heritage, **{"actions": ALL, **facts})


# the heritage, what was drawn, the card played, what becomes of the last card
RESCUED = [
    ("", "3 8 3", "+1", "3=4*"), ("", "3 8 3", "-1", "3=2*"), ("", "13 5 13", "-1", "13=12*"),
    ("", "1 5 1", "+1", "1=2*"), ("", "12 5 12", "+1", "12=13*"), ("", "2 5 2", "-1", "2=1*"),
    ("", "5 6 5", "-1", "5=4*"), ("", "5 6 6", "+1", "6=7*"), ("", "M 2 2", "-1", "2=1*"),
    ("8", "8", "+1", "8=9*"), ("12", "12", "-1", "12=11*"), ("", "7 J=7", "+1", "J=8*"),
    ("", "J=7 7", "-1", "7=6*"), ("", "J=7 J=7", "+1", "J=8*"), ("", "3 8 3x", "+1", "3=4*x"),
    ("5=6", "6", "-1", "6=5*"), ("5=6", "3 3", "+1", "3=4*"), ("", "3 3=4* 3", "-1", "3=2*"),
    ("", "3 3=4* 4", "+1", "4=5*"), ("", "3 3=4* 3=2* 2", "-1", "2=1*"),
    ("J=9", "9", "+1", "9=10*"),
]  # fmt: skip
BEYOND = [
    ("", "13 5 13", "+1"), ("", "1 5 1", "-1"), ("", "M 1 1", "-1"), ("13", "13", "+1"),
    ("", "13 J=13", "+1"), ("", "12=13* 13", "+1"), ("2=1", "1", "-1"),
]  # fmt: skip
TAKEN = [
    ("", "5 6 5", "+1"), ("", "5 6 6", "-1"), ("", "5 6 7 6", "+1"), ("", "5 6 7 6", "-1"),
    ("4", "3 3", "+1"), ("2", "3 3", "-1"), ("5=4", "3 3", "+1"), ("J=4", "3 3", "+1"),
    ("", "3 J=4 3", "+1"), ("", "3 3=4* 3", "+1"), ("", "12 13 12", "+1"), ("", "2 1 2", "-1"),
    ("", "6 J=7 J=6", "+1"),
]  # fmt: skip


def shown_as(heritage: str, drawn: str, by: str) -> str:
    taken = f"({heritage}) " if heritage else ""
    return f"{by} on the last of {taken}{drawn}"


def left_of(by: str) -> list[str]:
    return [kind for kind in ("+1", "-1", "backup") if kind != by]


RESCUES = [
    *[
        legal(FREE, shown_as(heritage, drawn, by), doubled(drawn, heritage), rescue(0, by),
              "rescued",
              {"phase": "decide", "turn": 0, "action_played": False, "discard": [],
               "round": cards(f"{heritage} {drawn.rpartition(' ')[0]} {after}"),
               "drawn": len(drawn.split()), "players/0/actions": left_of(by)})
        for heritage, drawn, by, after in RESCUED
    ],
    *[
        legal(RANGE, f"{shown_as(heritage, drawn, by)} is in range", doubled(drawn, heritage),
              rescue(0, by), "rescued")
        for heritage, drawn, by in (("", "13 5 13", "-1"), ("", "1 5 1", "+1"),
                                    ("", "12 5 12", "+1"), ("", "2 5 2", "-1"))
    ],
    *[
        illegal(RANGE, shown_as(heritage, drawn, by), doubled(drawn, heritage), rescue(0, by),
                WITH)
        for heritage, drawn, by in BEYOND
    ],
    *[
        illegal(FREE, shown_as(heritage, drawn, by), doubled(drawn, heritage), rescue(0, by),
                WITH)
        for heritage, drawn, by in TAKEN
    ],
    illegal(FREE, "a marked card holds its value", doubled("6 6=7* 6"), rescue(0, "+1"), WITH),
    legal(FREE, "a marked card that holds no value",
          doubled("6 6=7* 6", options=NEUTRAL), rescue(0, "+1"), "rescued",
          {"round": cards("6 6=7* 6=7*")}),
    illegal(FREE, "an unmarked card holds its value all the same",
            doubled("6 7 6", options=NEUTRAL), rescue(0, "+1"), WITH),
    legal(FREE, "the value that a changed card had is free", doubled("3 3", "4=5"),
          rescue(0, "+1"), "rescued", {"round": cards("4=5 3 3=4*")}),
    illegal(FREE, "with a card that is not held", doubled("5 6 5", actions={0: "-1"}),
            rescue(0, "+1"), (HELD, WITH), WITH),
    illegal(RANGE, "with a card that is not held", doubled("13 5 13", actions={0: "-1"}),
            rescue(0, "+1"), (HELD, WITH), WITH),
    illegal(FREE, "after the action of the turn, the value is taken",
            doubled("5 6 5", actions={0: "+1 -1"}, acted=True), rescue(0, "+1"), WITH),
    shown(legal(PHASE, "a rescue after the action of the turn",
                doubled("3 8=9 3", actions={0: "+1 -1"}, acted=True), rescue(0, "+1"), "rescued",
                {"action_played": True, "phase": "decide", "players/0/actions": ["-1"],
                 "round": cards("3 8=9 3=4*")})),
    shown(legal(PHASE, "a rescue of the third seat of three",
                three("duplicate", "3 8 3", turn=2), rescue(2, "+1"), "rescued", {"turn": 2})),
]  # fmt: skip

GENTLE_TURNS = [
    *[
        illegal(GENTLE, f"a heritage of {heritage}", doubled("3 3", heritage, options=BLOCKED),
                rescue(0, "+1"), MOVE)
        for heritage in ("10", "11", "12", "13", "J=11", "9=10", "10=11*")
    ],
    *[
        legal(GENTLE, f"no gentle turn with {heritage or 'no heritage'}",
              doubled("3 3", heritage, options=BLOCKED), rescue(0, "+1"), "rescued")
        for heritage in ("", "2", "9", "10=9", "J=6", "M")
    ],
    legal(GENTLE, "without the option", doubled("3 3", "12"), rescue(0, "+1"), "rescued",
          {"constraint": "gentle", "action_played": False}),
    illegal(GENTLE, "with the heritage itself as the duplicate",
            doubled("12", "12", options=BLOCKED), rescue(0, "-1"), MOVE),
    illegal(GENTLE, "with a card that is not held",
            doubled("3 3", "12", options=BLOCKED, actions={0: "-1"}), rescue(0, "+1"),
            (HELD, WITH), MOVE),
    illegal(GENTLE, "and out of range", doubled("13", "13", options=BLOCKED), rescue(0, "+1"),
            MOVE, (RANGE, WITH)),
    illegal(GENTLE, "and the value is taken", doubled("3 4 3", "12", options=BLOCKED),
            rescue(0, "+1"), MOVE, (FREE, WITH)),
    illegal(GENTLE, "with everything else that is wrong",
            doubled("13", "13", options=BLOCKED, actions={0: "peek"}), rescue(0, "+1"),
            (HELD, WITH), MOVE, (RANGE, WITH)),
    legal(GENTLE, "a backup is allowed", doubled("3 3", "12", options=BLOCKED), backup(0, 1),
          "saved bust turn-started"),
]  # fmt: skip


BACKUPS = [
    legal(SAVE, "the second of three", doubled("3 8 3"), backup(0, 1), "saved bust turn-started",
          begins(1) | {"players/0/pile": cards("8"), "discard": [3, 3],
                       "players/0/actions": ["+1", "-1"], "players/0/double_next": False}),
    legal(SAVE, "the first, which the last one equals", doubled("3 8 3"), backup(0, 0),
          "saved bust turn-started", begins(1) | {"players/0/pile": cards("3"),
                                                  "discard": [3, 8]}),
    legal(SAVE, "the heritage", doubled("3 8 3", "11"), backup(0, 0), "saved bust turn-started",
          begins(1) | {"players/0/pile": cards("11"), "discard": [3, 8, 3]}),
    legal(SAVE, "the rest goes to the discard, the last one on top",
          doubled("8 5 11 8", "2", discard="6 7"), backup(0, 2), "saved bust turn-started",
          {"players/0/pile": cards("5"), "discard": [8, 11, 8, 2, 6, 7]}),
    legal(SAVE, "on top of the score pile", doubled("3 8 3", piles={0: "11 4", 1: "12"}),
          backup(0, 1), "saved bust turn-started",
          {"players/0/pile": cards("8 11 4"), "players/1/pile": cards("12")}),
    *[
        legal(SAVE, f"a card with its history, {code}",
              doubled(f"3 {code} 3", acted=acted, actions={0: "backup"}), backup(0, 1),
              "saved bust turn-started", {"players/0/pile": cards(code)})
        for code, acted in (("8x", False), ("8=9", True), ("J=9", False), ("J=9x", False),
                            ("M", False), ("Mx", False), ("8=9x", True))
    ],
    legal(SAVE, "a changed heritage", doubled("3 3", "5=6"), backup(0, 0),
          "saved bust turn-started", {"players/0/pile": cards("5=6"), "discard": [3, 3]}),
    legal(SAVE, "a marked card in family-plus", doubled("3 3=4* 3", options=FAMILY),
          backup(0, 1), "saved bust turn-started", {"players/0/pile": cards("3=4*")}),
    legal(SAVE, "an unmarked card beside a marked one", doubled("3 3=4* 3"), backup(0, 0),
          "saved bust turn-started", {"players/0/pile": cards("3"), "discard": [3, 3]}),
    illegal(SAVE, "the card just drawn", doubled("3 8 3"), backup(0, 2), SAVED),
    illegal(SAVE, "the card just drawn, beside a heritage", doubled("3 8 3", "11"), backup(0, 3),
            SAVED),
    illegal(SAVE, "a card beyond the round", doubled("3 8 3"), backup(0, 3), SAVED),
    illegal(SAVE, "a card far beyond the round", doubled("3 8 3"), backup(0, 20), SAVED),
    illegal(SAVE, "a marked card in junior", doubled("3 3=4* 3"), backup(0, 1), SAVED),
    illegal(SAVE, "a marked heritage in junior", doubled("3 3", "5=6*"), backup(0, 0), SAVED),
    illegal(SAVE, "the card just drawn in family-plus", doubled("3 8 3", options=FAMILY),
            backup(0, 2), SAVED),
    illegal(SAVE, "with a backup that is not held", doubled("3 8 3", actions={0: "+1 -1"}),
            backup(0, 2), (HELD, MOVE), SAVED),
    illegal(SAVE, "a marked one with a backup that is not held",
            doubled("3 3=4* 3", actions={0: "+1"}), backup(0, 1), (HELD, MOVE), SAVED),
    legal(SAVE, "after the action of the turn",
          doubled("3 8=9 3", actions={0: "-1 backup"}, acted=True), backup(0, 1),
          "saved bust turn-started", begins(1) | {"players/0/actions": ["-1"]}),
    legal(SAVE, "in a gentle turn", doubled("3 3", "12"), backup(0, 1),
          "saved bust turn-started", begins(1)),
    legal(SAVE, "in a lively turn, the first card drawn", doubled("7", "7"), backup(0, 0),
          "saved bust turn-started", begins(1) | {"players/0/pile": cards("7"), "discard": [7]}),
    legal(SAVE, "it makes a run", doubled("7 3 7", piles={0: "5 6"}), backup(0, 0),
          "saved bust run turn-started", {"players/0/pile": cards("7 5 6")}),
    legal(SAVE, "it makes two runs", doubled("7 3 7", piles={0: "5 6 8"}), backup(0, 0),
          "saved bust run run turn-started"),
    legal(SAVE, "it makes a WHOOP 7", doubled("13 3 13", piles={0: "1 3 5 7 9 11"}),
          backup(0, 0), "saved bust whoop-7 turn-started"),
    legal(SAVE, "it makes the target", doubled("11 3 11", piles={0: THIRTY_NINE}, draw="4"),
          backup(0, 0), "saved bust game-over",
          over() | {"players/0/pile": cards(f"11 {THIRTY_NINE}"), "discard": [11, 3],
                    "draw/0": 4}),
    legal(SAVE, "a mirror makes no target", doubled("11 M 11", piles={0: THIRTY_NINE}),
          backup(0, 1), "saved bust turn-started", begins(1)),
]  # fmt: skip

BUSTS = [
    legal(PHASE, "a bust though all would help", doubled("3 8 3"), bust(0), "bust turn-started",
          begins(1) | {"discard": [3, 8, 3], "players/0/actions": ["+1", "-1", "backup"],
                       "players/0/pile": []}),
    legal(PHASE, "a bust where nothing would help", doubled("5 6 7 6", actions={0: "+1 -1"}),
          bust(0), "bust turn-started", begins(1) | {"discard": [6, 7, 6, 5]}),
    legal(PHASE, "a bust keeps what is scored",
          doubled("3 8 3", "12", piles={0: "5 6 7", 1: "9"}, discard="2"), bust(0),
          "bust turn-started",
          begins(1) | {"players/0/pile": cards("5 6 7"), "players/1/pile": cards("9"),
                       "discard": [3, 8, 3, 12, 2]}),
    legal(PHASE, "a bust after the action of the turn",
          doubled("3 8=9 3", actions={0: "-1"}, acted=True), bust(0), "bust turn-started",
          begins(1) | {"discard": [3, 8, 3], "players/0/actions": ["-1"]}),
    legal(PHASE, "the last seat of three busts", three("duplicate", "3 8 3", turn=2), bust(2),
          "bust turn-started", begins(0)),
    legal(PHASE, "a bust with the last card of the pile",
          doubled("3 8 3", rest=1, options={"target": 200}), bust(0), "bust turn-started",
          begins(1) | {"draw": [], "discard": [3, 8, 3]}),
    legal(PHASE, "a bust loses marks and values",
          doubled("3 3=4* J=9 Mx 9"), bust(0), "bust turn-started",
          {"discard": [9, "mirror", "joker", 3, 3]}),
    legal(PHASE, "a bust on a joker", doubled("8 J=8"), bust(0), "bust turn-started",
          {"discard": ["joker", 8]}),
    legal("whoopla.reading.rescue", "one may bust instead", doubled("3 8 3"), bust(0),
          "bust turn-started"),
    legal("whoopla.reading.rescue", "a second one in the same turn", doubled("3 3=4* 3"),
          rescue(0, "-1"), "rescued", {"round/2": one("3=2*")}),
]  # fmt: skip

CASES: list[Case] = [*RESCUES, *GENTLE_TURNS, *BACKUPS, *map(shown, BUSTS)]
