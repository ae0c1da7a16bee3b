"""Wool Rules at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.ruling import Viewer
from referee.wool_rules.components import ATTEMPTS, DICE, HOUSE

from .habit import Habit, Json, Spot, at, setups, spots

_CARDS = ("supply/*", "middle/*", "players/*/flock/*", "players/*/returned/*")
_FLOCKS_OPEN = ("return", "game-over")
_UNCOUNTED = ("ply", "round", "supply", "attempt", "chips_left")
_OF_OTHERS = ("name", "bid", "chips", "bone", "returned")
_OWN_DECK = tuple(
    {
        "sheep": sheep,
        "kind": face.kind,
        "points": face.points,
        "bonus": face.bonus,
        "bone": face.bone,
    }
    for sheep, face in enumerate(reversed(HOUSE.faces), 1)
)
"""Other faces on the same numbers."""
_HOUSE_BLACK = {face.sheep for face in HOUSE.faces if face.kind == "black"}
_OWN_BLACK = {face["sheep"] for face in _OWN_DECK if face["kind"] == "black"}


def _eagerness(move: Json) -> float:
    """Bids from which something is to be learnt, and the bone as often as it can be had."""
    if move["type"] == "bid":
        return 4 if move["bid"] in (14, 26, "26+") else 1
    return 3 if move.get("take_bone") else 1


def _stated(asked: Json, before: Json | None, after: Json) -> Json:
    if before is None:
        players = [
            {**player, "table_number": seat["table_number"]}
            for player, seat in zip(asked["players"], after["players"], strict=True)
        ]
        return {**asked, "players": players, "middle": tuple(after["middle"])}
    if asked["type"] == "bid" and after["order"]:
        return {**asked, "reveal": tuple(player["bid"] for player in after["players"])}
    if asked["type"] == "roll":
        aside = {*before["kept"], asked.get("keep")}
        return {**asked, "dice": {die: after["dice"][die] for die in DICE if die not in aside}}
    if after["round"] > before["round"]:
        return {**asked, "middle": tuple(after["middle"])}
    return asked


def _cards(state: Json) -> list[Any]:
    beside = [
        card
        for player in state["players"]
        for card in ("dog",) * player["dogs"] + ("bone",) * player["bone"]
    ]
    return [*beside, *(at(state, spot) for spot in spots(state, *_CARDS))]


def _under_top(state: Json) -> list[Spot]:
    """The cards of flocks that lie under another one."""
    return [spot for spot in spots(state, "players/*/flock/*") if spot[-1]]


def _coverable(state: Json) -> Iterable[Spot]:
    yield from spots(state, "supply/*", "middle/*")
    flocks = spots(state, "players/*/flock/*")
    yield from flocks if state["phase"] in _FLOCKS_OPEN else _under_top(state)


def _secrets(state: Json, viewer: Viewer) -> Mapping[str, Sequence[Spot]]:
    """A sheep of a flock could as well lie in the supply, but a dog of the supply in no flock."""
    supply = list(spots(state, "supply/*"))
    others = [spot for spot in supply if isinstance(at(state, spot), str)]
    flocks = [] if state["phase"] in _FLOCKS_OPEN else _under_top(state)
    sheep = [*flocks, *(spot for spot in supply if spot not in others)]
    bids = [
        ("players", seat, "bid")
        for seat, player in enumerate(state["players"])
        if state["phase"] == "bid" and player["bid"] is not None and seat != viewer
    ]
    return {"sheep": sheep, "other": others, "bid": bids}


def _same(_: Json, move: Json) -> Json:
    """Sheep under the top one lie in any order, dogs and bone anywhere."""
    fields = {name: value for name, value in move.items() if (name, value) != ("take_bone", False)}
    if "cards" not in move:
        return fields
    others = sorted((card for card in move["cards"] if isinstance(card, str)), reverse=True)
    sheep = [card for card in move["cards"] if not isinstance(card, str)]
    top = [] if move["type"] == "return" else sheep[-1:]
    under = sheep[: len(sheep) - len(top)]
    return {**fields, "cards": [*others, *sorted(under), *top]}


def _told(state: Json) -> Json:
    """Dice and turn give the phase, but who rests in the duel might as well roll.

    People tell the dogs and the top of the flock of the player in turn. Of other flocks they tell
    nothing, for their tops would have to be told too; but where a move can bring the next layout
    they tell all flocks, since what the referee put there might lie in that layout.
    """
    dropped = (*_UNCOUNTED, *(("phase",) if state["phase"] != "rest" else ()))
    told = {name: value for name, value in state.items() if name not in dropped}
    if not _may_end_round(state):
        told["players"] = [
            _told_player(state, seat, player) for seat, player in enumerate(state["players"])
        ]
    return told


def _may_end_round(state: Json) -> bool:
    """Whether a move may empty the middle: up to three cards may be taken, or all black sheep."""
    deck, middle = state["options"]["deck"], state["middle"]
    black = _HOUSE_BLACK if deck == "house" else _OWN_BLACK
    taken = len(middle) <= ATTEMPTS or black.issuperset(middle)
    return state["phase"] == "rest" or (state["phase"] == "decide" and taken)


def _told_player(state: Json, seat: int, player: Json) -> Json:
    if seat == state["turn"]:
        return {**player, "flock": player["flock"][:1]}
    names = (*_OF_OTHERS, "dogs") if state["phase"] in _FLOCKS_OPEN else _OF_OTHERS
    return {name: player[name] for name in names if name in player}


WOOL_RULES = Habit(
    setups=(
        *setups(2, duel_last_gets_chip=(True, False)),
        *setups(2, fewer_with_help=(True,), duel_last_gets_chip=(False,)),
        *setups(3, fewer_with_help=(False, True)),
        *setups(4, fewer_with_help=(True,)),
        *setups(5, fewer_with_help=(False,)),
        *setups(6, fewer_with_help=(True,)),
        {
            "players": [{"table_number": number} for number in (61, 60, 999)],
            "options": {"deck": list(_OWN_DECK), "fewer_with_help": True},
        },
    ),
    weight=_eagerness,
    left_out_of_lists={
        "setup": ("middle", "table_number"),
        "bid": ("reveal",),
        "roll": ("dice",),
        "take": ("middle",),
        "fail": ("middle",),
        "rest": ("middle",),
    },
    with_outcomes=_stated,
    all_cards=_cards,
    may_be_face_down=_coverable,
    hidden_from=_secrets,
    as_listed=_same,
    card_order_matters=True,
    always_stated=("table_number",),
    ordered_lists=("flock",),
    hidden_value=lambda spot: "hidden" if spot[-1] == "bid" else None,
    tellable=_told,
)
