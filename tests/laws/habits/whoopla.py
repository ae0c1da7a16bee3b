"""WHOOPLA! at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.ruling import Viewer

from .habit import Habit, Json, Spot, at, setups, spots

_PILES = ("draw/*", "discard/*", "peeked/*")
_OPEN = ("round/*/card", "centre/card", "players/*/pile/*/card")
_EAGERNESS = {"stop": 0.4, "bust": 0.3, "rescue": 3, "act": 0.5}
_TURN_ENDED = ("draw", "game-over")


def _eagerness(move: Json) -> float:
    return _EAGERNESS.get(move["type"], 1)


def _stated(asked: Json, before: Json | None, after: Json) -> Json:
    if before is None:
        both = zip(asked["players"], after["players"], strict=True)
        return {**asked, "players": [{**seat, "actions": dealt["actions"]} for seat, dealt in both]}
    if after["ply"] == before["ply"]:
        return asked  # it was not made
    if asked["type"] == "draw":
        lost = after["phase"] in _TURN_ENDED
        return {**asked, "card": after["discard"][0] if lost else after["round"][-1]["card"]}
    if asked["type"] == "act" and asked["action"] == "peek":
        return {**asked, "seen": after["peeked"]}
    if asked["type"] == "toss":
        return {**asked, "card": before["peeked"][asked["index"]]}
    return asked


def _cards(state: Json) -> list[Any]:
    return [at(state, spot) for spot in spots(state, *_PILES, *_OPEN)]


def _secrets(state: Json, viewer: Viewer) -> Mapping[str, Sequence[Spot]]:
    seen = [] if viewer == state["turn"] else spots(state, "peeked/*")
    return {"card": [*seen, *spots(state, "draw/*")]}


def _told(state: Json) -> Json:
    return {name: value for name, value in state.items() if name not in ("draw", "discard")}


WHOOPLA = Habit(
    setups=(
        *setups(2, mode=("junior",), target=(200,)),
        *setups(2, mode=("family-plus",), target=(15,), marked_blocks=(False,)),
        *setups(3, target=(20,), gentle_blocks_rescue=(True,), double_expires=(True,)),
        *setups(4, target=(12,), actions_dealt=("one-each",)),
        *setups(5, mode=("family-plus",), target=(20,), double_expires=(True,)),
        *setups(6, target=(10,), marked_blocks=(False,), gentle_blocks_rescue=(True,)),
    ),
    weight=_eagerness,
    left_out_of_lists={
        "setup": ("actions",),
        "draw": ("card",),
        "act": ("seen",),
        "toss": ("card",),
    },
    with_outcomes=_stated,
    all_cards=_cards,
    may_be_face_down=lambda state: spots(state, *_PILES),
    hidden_from=_secrets,
    as_listed=lambda _, move: move,
    revealed_in_order=("card",),
    always_stated=("actions",),
    setup_readings=("actions_dealt",),
    tellable=_told,
)
