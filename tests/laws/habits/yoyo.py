"""YoYo at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.ruling import Viewer

from .habit import Habit, Json, Spot, at, setups, spots

_CARDS = ("players/*/hand/*", "discard/*", "draw/*", "slides/*/card")
_OVER = ("round-over", "game-over")
_EAGERNESS = {"draw": 0.3, "keep": 0.3}


def _eagerness(move: Json) -> float:
    """Whoever can lays cards, many if possible."""
    return _EAGERNESS.get(move["type"], 1) * 2.0 ** len(move.get("cards", ()))


def _stated(asked: Json, before: Json | None, after: Json) -> Json:
    hands = [player["hand"] for player in after["players"]]
    if before is None or asked["type"] == "deal":
        start = {"start": after["discard"][0]} if after["discard"] else {}
        return {**asked, "hands": hands, **start}
    if asked["type"] == "draw":
        return {**asked, **_drawn(asked["player"], before, after)}
    if asked["type"] == "draw-from":
        targets = [
            {**target, "cards": _lost(target["player"], before, after)} for target in asked["from"]
        ]
        return {**asked, "from": targets}
    chaos = asked["type"] == "play" and asked["cards"][-1].endswith("chaos")
    if chaos and after["phase"] not in _OVER:
        return {**asked, "hands": hands, "surplus": after["draw"][len(before["draw"]) :]}
    return asked


def _drawn(player: int, before: Json, after: Json) -> Json:
    """The card drawn, if any, and the whole new pile if the discard pile was shuffled."""
    cards = _lost(player, after, before)
    told: Json = {"card": cards[0]} if cards else {}
    if len(after["discard"]) < len(before["discard"]):
        told["pile"] = [*([] if before["draw"] else cards), *after["draw"]]
    return told


def _lost(player: int, before: Json, after: Json) -> list[str]:
    """The cards that a hand has before and not after."""
    held, left = (Counter(state["players"][player]["hand"]) for state in (before, after))
    return list((held - left).elements())


def _coverable(state: Json) -> Iterator[Spot]:
    """The top of the discard pile lies open; who has drawn knows what."""
    for spot in spots(state, *_CARDS):
        has_drawn = state["phase"] == "drawn" and spot[:2] == ("players", state["turn"])
        if spot != ("discard", 0) and not has_drawn:
            yield spot


def _secrets(state: Json, viewer: Viewer) -> Mapping[str, Sequence[Spot]]:
    hands = [spot for spot in spots(state, "players/*/hand/*") if spot[1] != viewer]
    slides = [
        ("slides", index, "card")
        for index, slide in enumerate(state["slides"])
        if slide["player"] != viewer
    ]
    drawn: list[Spot] = [] if state["turn"] == viewer else [("drawn",)]
    return {"card": [*hands, *slides, *spots(state, "draw/*")], "drawn": drawn}


def _same(state: Json, move: Json) -> Json:
    """A yellow card with the choice may leave the direction; all other plays tell it.

    Of two players to draw from the second may be left out. A card that slides unseen may be any of
    the hand.
    """
    if move["type"] == "slide" and "card" not in move and move["player"] < len(state["players"]):
        hand = state["players"][move["player"]]["hand"]
        return {**move, "card": hand[0]} if hand else move
    if move["type"] == "play":
        bare = {name: value for name, value in move.items() if name != "direction"}
        if len(move["cards"]) > 1 or not _has_choice(state, move["cards"][0]):
            return bare
        if state["direction"]:
            return {"direction": state["direction"], **move}
    if move["type"] == "draw-from" and len(move["from"]) == 1 and len(state["players"]) > 2:
        taken = {move["player"], move["from"][0]["player"]}
        second = next(seat for seat in range(len(taken) + 1) if seat not in taken)
        return {**move, "from": [*move["from"], {"player": second}]}
    return move


def _has_choice(state: Json, card: str) -> bool:
    top = state["discard"][0] if state["discard"] else ""
    return card[0] == "y" and (top[:1] == "y" or _number(top) == _number(card))


def _number(card: str) -> str:
    return card[1:].partition("-")[0]


def _told(state: Json) -> Json:
    """The top card, and what nobody need count for.

    The phase is left out where the rest shows it. A hand that a draw action would empty is seen to
    be that small.
    """
    shows = state["phase"] in ("play", "answer-draw") or bool(state["slides"])
    hidden = {"draw", "drawn", "phase"} if shows else {"draw", "drawn"}
    players = [
        player
        if 0 < len(player["hand"]) <= state["pending_draw"]
        else {name: value for name, value in player.items() if name != "hand"}
        for player in state["players"]
    ]
    told = {name: value for name, value in state.items() if name not in hidden}
    return {**told, "players": players, "discard": state["discard"][:1]}


def _all_cards(state: Json) -> list[Any]:
    return [at(state, spot) for spot in spots(state, *_CARDS)]


YOYO = Habit(
    setups=(
        *setups(2),
        *setups(2, draw_only_if_stuck=(True,), yellow_opens_series=(False,)),
        *setups(3, start_card=(True,)),
        *setups(4, run_out_when_needed=(True,)),
        *setups(5, draw_only_if_stuck=(True,), start_card=(True,)),
        *setups(6, yellow_opens_series=(False,), run_out_when_needed=(True,)),
    ),
    weight=_eagerness,
    left_out_of_lists={
        "setup": ("hands", "start"),
        "play": ("call", "hands", "surplus"),
        "draw": ("card", "pile"),
        "draw-from": ("cards",),
        "deal": ("hands", "start", "starter"),
    },
    with_outcomes=_stated,
    all_cards=_all_cards,
    may_be_face_down=_coverable,
    hidden_from=_secrets,
    as_listed=_same,
    tellable=_told,
    card_order_matters=True,
    not_seen_by_all={
        "play": ("hands", "surplus"),
        "draw": ("card", "pile"),
        "draw-from": ("cards",),
        "slide": ("card",),
        "deal": ("hands",),
    },
)
