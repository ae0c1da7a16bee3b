"""Woo at random."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.ruling import Viewer

from .habit import Habit, Json, Spot, at, setups, spots

_HIDDEN = ("players/*/hand/*", "offer/*", "board/*", "draw/*", "discard/*")
_EAGERNESS = {"complete": 20, "respond": 4}
_FEW = 4


def _eagerness(move: Json) -> float:
    """The more cards a move sheds the likelier it is; leads and passes could go on for ever."""
    return _EAGERNESS.get(move["type"], 1) * 3.0 ** len(move.get("cards", ()))


def _stated(asked: Json, before: Json | None, after: Json) -> Json:
    if before is None or asked["type"] == "deal":
        centre = "board" if after["board"] else "offer"
        hands = [player["hand"] for player in after["players"]]
        return {**asked, "hands": hands, centre: after[centre]}
    if asked["type"] in ("lead", "respond") and len(after["players"]) == 2:
        turned_up = len(before["draw"]) - len(after["draw"])
        return {**asked, "refill": before["draw"][:turned_up]}
    return asked


def _cards(state: Json) -> list[Any] | None:
    if state["discard"] is None:
        return None
    lying = spots(state, *_HIDDEN, "partial/cards/*", "table/*/cards/*")
    return [at(state, spot) for spot in lying]


def _secrets(state: Json, viewer: Viewer) -> Mapping[str, Sequence[Spot]]:
    hands = [spot for spot in spots(state, "players/*/hand/*") if spot[1] != viewer]
    return {"card": [*hands, *spots(state, "draw/*")]}


def _same(_: Json, move: Json) -> Json:
    """Cards are multisets, and no board card is none."""
    fields = {name: value for name, value in move.items() if (name, value) != ("board", [])}
    return {
        name: sorted(value) if isinstance(value, list) else value for name, value in fields.items()
    }


def _told(state: Json) -> Json:
    """In the duel who looks sees that few cards are left: then nothing is turned up, or less."""
    seen_at_a_glance = range(_FEW if len(state["players"]) == 2 else 0)
    players = [
        {name: value for name, value in player.items() if name != "hand"}
        | ({"hand": player["hand"]} if len(player["hand"]) in seen_at_a_glance else {})
        for player in state["players"]
    ]
    draw = {"draw": state["draw"]} if len(state["draw"]) in seen_at_a_glance else {}
    open_ = {name: value for name, value in state.items() if name not in ("draw", "discard")}
    return {**open_, **draw, "players": players}


WOO = Habit(
    setups=(
        *setups(4, points_to_win=(1, 2, 3), single_discard_goes_out=(True, False)),
        *setups(2, points_to_win=(1, 2, 3), duel_responder_needs_board=(True, False)),
    ),
    weight=_eagerness,
    left_out_of_lists={
        "setup": ("hands", "offer", "board"),
        "deal": ("hands", "offer", "board"),
        "lead": ("refill",),
        "respond": ("refill",),
    },
    with_outcomes=_stated,
    all_cards=_cards,
    may_be_face_down=lambda state: spots(state, *_HIDDEN),
    hidden_from=_secrets,
    as_listed=_same,
    may_be_uncounted=("discard",),
    revealed_in_order=("refill",),
    not_seen_by_all={"deal": ("hands",)},
    tellable=_told,
)
