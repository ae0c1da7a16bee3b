"""WHOOPLA!: tables in wire form, built from the few facts that a case is about, and moves.

The 56 cards are always all there: those that are not stated go under the draw pile. As a rule
seat 0 of two is in turn, nobody has a card in the score pile, and each seat holds +1, -1 and x2,
but for the x2 once it has acted or an x2 of its waits.

Cards are written as short strings. In a pile ``"5 J M ?"`` is a 5, a joker, a mirror and a card
face down. A card that lies open may carry more: ``"5=6"`` is a 5 that counts as 6, ``"J=7"`` a
joker named 7, ``"3=4*"`` a 3 that was rescued, ``"8x"`` one drawn under an x2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import partial as given
from typing import Any, Final

from .case import DERIVED, Case, Move, State, move

OPTIONS: Final = {
    "mode": "junior",
    "target": 40,
    "actions_dealt": "mixed",
    "gentle_blocks_rescue": False,
    "double_expires": False,
    "marked_blocks": True,
}
KINDS: Final = ("+1", "-1", "x2", "backup", "peek")
LETTERS: Final = {"J": "joker", "M": "mirror", "?": None}
DECK: Final = [*(value for value in range(1, 14) for _ in range(4)), "joker", "joker",
               "mirror", "mirror"]  # fmt: skip


# --- Cards -----------------------------------------------------------------------------------


def printed(code: str) -> Any:
    """What is printed on a card."""
    return LETTERS[code] if code in LETTERS else int(code)


def plain(text: str) -> list[Any]:
    """Read ``"5 J M ?"`` as ``[5, "joker", "mirror", None]``."""
    return [printed(code) for code in text.split()]


def worth(card: Any) -> int | None:
    """What a card counts as when it is turned up."""
    return {"joker": None, "mirror": 0}.get(card, card)


def one(code: str) -> dict[str, Any]:
    """Read ``"5=6*x"`` as a 5 that counts as 6, rescued and doubled."""
    bare = code.rstrip("*x")
    name, _, value = bare.partition("=")
    card = printed(name)
    return {
        "card": card,
        "value": int(value) if value else worth(card),
        "marked": "*" in code,
        "doubled": "x" in code,
    }


def cards(text: str) -> list[dict[str, Any]]:
    """Cards that lie open, with their history."""
    return [one(code) for code in text.split()]


def rank(kind: str | None) -> int:
    return len(KINDS) if kind is None else KINDS.index(kind)


def held(text: str) -> list[Any]:
    """Action cards, sorted, unknown ones last."""
    return sorted([None if kind == "?" else kind for kind in text.split()], key=rank)


def constraint_of(value: int | None) -> str:
    """What a heritage of this value brings."""
    if value is None or value < 5:
        return "none"
    return "lively" if value < 10 else "gentle"


# --- Tables ----------------------------------------------------------------------------------


def table(
    seats: int,
    phase: str = "draw",
    drawn_cards: str = "",
    *,
    heritage: str = "",
    constraint: Any = DERIVED,
    drawn: int = DERIVED,
    acted: bool | None = None,
    centre: str = "",
    peeked: str = "",
    draw: str = "",
    discard: str = "",
    actions: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    doubling: Collection[int] = (),
    turn: int | None = DERIVED,
    options: Mapping[str, Any] | None = None,
    hidden: str = "",
    dark: bool = False,
    rest: str | int = "draw",
) -> State:
    """Build a whole table.

    The round is the heritage and what was drawn. ``draw``, ``discard`` and ``piles`` state the
    first cards of their pile. ``rest`` is where the remaining cards go: ``"draw"``,
    ``"discard"``, the score pile of a seat, or ``"split"``: odd ones to seat 0, all others to
    seat 1. ``dark`` turns those in the draw pile down. ``hidden`` tells which cards the ``?``
    are, as far as it matters: these lie nowhere else.
    """
    left = Counter(DECK)
    nulls = 0

    def lay(text: str) -> list[Any]:
        nonlocal nulls
        laid = plain(text)
        nulls += laid.count(None)
        left.subtract(card for card in laid if card is not None)
        return laid

    def open_up(text: str) -> list[dict[str, Any]]:
        laid = cards(text)
        left.subtract(card["card"] for card in laid)
        return laid

    round_ = open_up(f"{heritage} {drawn_cards}")
    at_centre = open_up(centre)
    scored = [open_up((piles or {}).get(seat, "")) for seat in range(seats)]
    closed = {"draw": lay(draw), "discard": lay(discard), "peeked": lay(peeked)}
    kept_back = plain(hidden)
    left.subtract(kept_back)
    assert min(left.values()) >= 0, f"more copies than the deck has: {-left}"
    assert len(kept_back) <= nulls, "more hidden cards than cards face down"

    pool = _mixed(left)
    pool = pool[: len(pool) - (nulls - len(kept_back))]
    if rest == "split":
        for card in pool:
            scored[0 if isinstance(card, int) and card % 2 else 1].append(_scored(card))
    elif isinstance(rest, int):
        scored[rest] += map(_scored, pool)
    else:
        closed[rest] += [None] * len(pool) if dark and rest == "draw" else pool

    if turn == DERIVED:
        turn = None if phase == "game-over" else 0
    if acted is None:
        acted = phase == "peek"
    if drawn == DERIVED:
        drawn = len(drawn_cards.split())
    if constraint == DERIVED:
        constraint = constraint_of(round_[0]["value"]) if heritage else "none"
    hands = []
    for seat in range(seats):
        spent = seat in doubling or (acted and seat == turn)
        hands.append(held((actions or {}).get(seat, "+1 -1" if spent else "+1 -1 x2")))
    state: State = {
        "game": "whoopla",
        "phase": phase,
        "turn": turn,
        "round": round_,
        "constraint": constraint,
        "drawn": drawn,
        "action_played": acted,
        "centre": at_centre[0] if at_centre else None,
        "peeked": closed["peeked"],
        "draw": closed["draw"],
        "discard": closed["discard"],
        "players": [
            {"actions": hands[seat], "pile": scored[seat], "double_next": seat in doubling}
            for seat in range(seats)
        ],
    }
    assert count(state) == len(DECK), count(state)
    return state if options is None else {**state, "options": dict(options)}


def _scored(card: Any) -> dict[str, Any]:
    """A card that nothing is said of, in a score pile; a joker there was named 2."""
    return one("J=2") if card == "joker" else one("M" if card == "mirror" else str(card))


def _mixed(left: Counter[Any]) -> list[Any]:
    """The cards that are left, all values mixed, second copies later."""
    layers = range(max(left.values(), default=0))
    return [card for layer in layers for card in dict.fromkeys(DECK) if left[card] > layer]


def count(state: State) -> int:
    """How many cards there are in all, seen or not."""
    piles = sum(len(player["pile"]) for player in state["players"])
    places = ("round", "draw", "discard", "peeked")
    return piles + sum(len(state[place]) for place in places) + (state["centre"] is not None)


two = given(table, 2)
three = given(table, 3)

RUN_OF_TEN: Final = "1 2 3 4 5 6 7 8 9 10"
"""A score pile of 41: ten cards, eight runs and a WHOOP 7."""
THIRTY_NINE: Final = "1 2 3 4 5 6 7 8x 9x"
"""A score pile of 39: eleven for cards, seven runs and a WHOOP 7."""


# --- What the runner asks --------------------------------------------------------------------


def _opened(card: dict[str, Any]) -> dict[str, Any]:
    return {"value": worth(card["card"]), "marked": False, "doubled": False} | card


def unchanged(state: State) -> State:
    """A state as an answer gives it back: with its defaults, the heritage taken, hands sorted."""
    whole = {"ruleset": "whoopla-1", "ply": 0, "centre": None, "peeked": []} | state
    whole["options"] = OPTIONS | state.get("options", {})
    whole["players"] = [
        {"name": None, "double_next": False} | player
        | {"actions": sorted(player["actions"], key=rank),
           "pile": [_opened(card) for card in player["pile"]]}
        for player in state["players"]
    ]  # fmt: skip
    whole["round"] = [_opened(card) for card in state["round"]]
    if whole["centre"] is not None:
        whole["centre"] = _opened(whole["centre"])
        if state["phase"] == "draw" and not state["round"]:
            whole |= {"round": [whole["centre"]], "centre": None}
            whole["constraint"] = constraint_of(whole["round"][0]["value"])
    taken = len(whole["round"]) > whole["drawn"]
    inherited = constraint_of(whole["round"][0]["value"]) if taken else "none"
    return {"constraint": inherited} | whole


def standings(case: Case) -> list[tuple[str, int]]:
    """Each player's points: all of them have a line."""
    points: Counter[int] = Counter()
    for seat, _, more in case.lines or []:
        points[seat] += more
    return [("player", points[seat]) for seat in range(len(case.state["players"]))]


# --- What stands after a turn ----------------------------------------------------------------


def begins(seat: int, heritage: str = "") -> dict[str, Any]:
    """The turn of a seat begins, with this heritage."""
    taken = cards(heritage)
    return {
        "phase": "draw", "turn": seat, "round": taken, "drawn": 0, "action_played": False,
        "constraint": constraint_of(taken[0]["value"]) if taken else "none", "centre": None,
        "peeked": [],
    }  # fmt: skip


def over(centre: str = "") -> dict[str, Any]:
    """The game has ended, and this is left at the centre."""
    left = one(centre) if centre else None
    return {
        "phase": "game-over", "turn": None, "round": [], "drawn": 0, "action_played": False,
        "constraint": "none", "centre": left, "peeked": [],
    }  # fmt: skip


# --- Moves -----------------------------------------------------------------------------------


def _card(code: str | None) -> Any:
    return None if code is None else printed(code)


def draw(player: int, card: str | None = None) -> Move:
    return move("draw", player=player, card=_card(card))


def name(player: int, value: int) -> Move:
    return move("name", player=player, value=value)


def rescue(player: int, by: str) -> Move:
    return {"type": "rescue", "player": player, "with": by}


def backup(player: int, save: int) -> Move:
    return move("backup", player=player, save=save)


def bust(player: int) -> Move:
    return move("bust", player=player)


def act(player: int, action: str, seen: str | None = None) -> Move:
    """Play an action card; with peek, what is seen may be told."""
    told = None if seen is None else plain(seen)
    return move("act", player=player, action=action, seen=told)


def toss(player: int, index: int, card: str | None = None) -> Move:
    return move("toss", player=player, index=index, card=_card(card))


def stop(player: int) -> Move:
    return move("stop", player=player)
