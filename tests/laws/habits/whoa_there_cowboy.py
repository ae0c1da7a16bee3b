"""Whoa There Cowboy at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.ruling import Viewer

from .habit import Habit, Json, Spot, at, setups, spots

_CARDS = ("players/*/hand/*", "open/cards/*", "pile/*", "draw/*")
_EAGERNESS = {"challenge": 6, "no-challenge": 2}


def _eagerness(move: Json) -> float:
    """Many cards are laid at once, since a round takes many hands, and true ones if possible."""
    if move["type"] != "play":
        return _EAGERNESS.get(move["type"], 1)
    true = set(move["cards"]) == {move["claim"]["number"]}
    return float(1.6 ** move["claim"]["quantity"] * (20 if true else 1))


def _stated(asked: Json, before: Json | None, after: Json) -> Json:
    kind = asked["type"] if before else "deal"
    if before is None or kind == "deal":
        return {**asked, "hands": [player["hand"] for player in after["players"]]}
    laid = before["open"]
    told: Json = {}
    if kind == "give":
        told["drew"] = _refill(asked["player"], 1, before, after)
    elif kind == "challenge" and _is_bluff(laid):
        told["penalty"] = _penalty(laid["player"], laid["cards"], before, after)
    elif laid and kind != "yeehaw":
        told["drew"] = _refill(laid["player"], 0, before, after)
        if kind == "challenge":
            told["penalty"] = _penalty(asked["player"], [], before, after)
    if kind == "challenge":
        told["revealed"] = laid["cards"]
    return {**asked, **{name: value for name, value in told.items() if value}}


def _is_bluff(laid: Json) -> bool:
    return set(laid["cards"]) != {laid["claim"]["number"]}


def _refill(player: int, emptied: int, before: Json, after: Json) -> list[int]:
    """What has become of a hand of so few cards: the old pile's cards first, in their order."""
    held, drawn = (state["players"][player]["hand"] for state in (before, after))
    if len(held) != emptied:
        return []
    top = before["draw"][: len(drawn)]
    return [*top, *(Counter(drawn) - Counter(top)).elements()]


def _penalty(player: int, back: list[int], before: Json, after: Json) -> int | None:
    """The card that has come to a hand besides those that went back into it."""
    held, holds = (Counter(state["players"][player]["hand"]) for state in (before, after))
    return next((holds - held - Counter(back)).elements(), None)


def _secrets(state: Json, viewer: Viewer) -> Mapping[str, Sequence[Spot]]:
    cards = [spot for spot in spots(state, "players/*/hand/*") if spot[1] != viewer]
    laid, past = state["open"], state["let_through"]
    if laid and laid["player"] != viewer:
        cards += spots(state, "open/cards/*")
    bluff = spots(state, "let_through/bluff") if past and past["player"] != viewer else ()
    return {"card": [*cards, *spots(state, "pile/*", "draw/*")], "bluff": list(bluff)}


def _same(state: Json, move: Json) -> Json:
    """The cards of a play, or of a gift, are those of the listing that could as well be taken."""
    hand = state["players"][move["player"]]["hand"] if _has_seat(state, move) else []
    known = sorted(card for card in hand if card is not None)
    if move["type"] == "give":
        unseen = len(known) < len(hand)
        card = move.get("card", None if unseen or not known else known[0])
        listed = {} if card is None or (unseen and card not in known) else {"card": card}
        return {name: value for name, value in move.items() if name != "card"} | listed
    if move["type"] != "play":
        return move
    number, quantity = move["claim"]["number"], move["claim"]["quantity"]
    cards = move.get("cards", [number] * quantity if len(hand) >= quantity else [])
    if len(cards) != quantity or (
        "cards" in move and (Counter(cards) - Counter(known)).total() > len(hand) - len(known)
    ):
        return move
    true, bluff = _choices(known, number, quantity)
    chosen = true or bluff if set(cards) == {number} else bluff or true
    bare = {name: value for name, value in move.items() if name != "cards"}
    return bare | {"cards": chosen} if chosen else bare


def _has_seat(state: Json, move: Json) -> bool:
    return "player" in move and move["player"] < len(state["players"])


def _choices(known: list[int], number: int, quantity: int) -> tuple[list[int], list[int]]:
    """The cards that are listed for a claim as true, and as a bluff; none if it cannot be one."""
    true = [card for card in known if card == number]
    lowest = [card for card in known if card != number][:quantity]
    bluff = sorted([*lowest, *true[: quantity - len(lowest)]]) if lowest else []
    return tuple(few if len(few) == quantity else [] for few in (true[:quantity], bluff))


def _cards(state: Json) -> list[Any]:
    return [at(state, spot) for spot in spots(state, *_CARDS)]


def _told(state: Json) -> Json:
    """That a hand is empty, or down to its last card, is seen without counting."""
    players = [
        {name: value for name, value in player.items() if name != "hand" or len(value) <= 1}
        for player in state["players"]
    ]
    public = {name: value for name, value in state.items() if name not in ("pile", "draw")}
    return public | {"players": players}


def _with_young(table: Json, *young: int) -> Json:
    players = [
        {**player, "young": True} if seat in young else player
        for seat, player in enumerate(table["players"])
    ]
    return {**table, "players": players}


def _tables() -> Iterator[Json]:
    yield from setups(2, rounds=(2,), caught_claim_stands=(True, False))
    yield from setups(3, rounds=(1,), gift_can_empty_hand=(True, False), double_penalty=(True,))
    yield from setups(3, rounds=(2,), direction_card=(False,), exact_order=(True, False))
    (older,) = setups(4, rounds=(1,), older_hand=(True,), young_bonus=(True,))
    yield _with_young(older, 1, 3)
    yield from setups(5, rounds=(1,), exact_order=(True,), gift_can_empty_hand=(False,))
    yield from setups(6, rounds=(1,), caught_claim_stands=(False,))


WHOA_THERE_COWBOY = Habit(
    setups=tuple(_tables()),
    weight=_eagerness,
    left_out_of_lists={
        "setup": ("hands",),
        "play": ("drew",),
        "challenge": ("revealed", "penalty", "drew"),
        "no-challenge": ("drew",),
        "give": ("drew",),
        "deal": ("hands",),
    },
    with_outcomes=_stated,
    all_cards=_cards,
    may_be_face_down=lambda state: spots(state, *_CARDS),
    hidden_from=_secrets,
    as_listed=_same,
    revealed_in_order=("revealed",),
    never_in_to_act=frozenset({"yeehaw"}),
    tellable=_told,
    not_seen_by_all={
        "play": ("cards", "drew"),
        "challenge": ("penalty", "drew"),
        "no-challenge": ("drew",),
        "give": ("card", "drew"),
        "deal": ("hands",),
    },
)
