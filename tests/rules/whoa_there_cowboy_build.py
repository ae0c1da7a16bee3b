"""Whoa There Cowboy: tables in wire form, built from the few facts that a case is about, and moves.

The 98 cards are always all there: a hand that is not stated gets seven of the cards that are left,
and what remains goes under the draw pile. As a rule seat 0 of three is on turn, and nothing was
claimed yet.

Cards are written as digits, ``"335?"`` being two 3s, a 5 and a card face down; a claim of two 3s is
written ``"2x3"``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial as given
from typing import Any, Final

from .case import DERIVED, Case, Move, State, move

DECK: Final = [number for number in range(1, 8) for _ in range(14)]

OPTIONS: Final = {
    "rounds": 3,
    "direction_card": True,
    "exact_order": False,
    "double_penalty": False,
    "young_bonus": False,
    "older_hand": False,
    "caught_claim_stands": True,
    "gift_can_empty_hand": True,
}

UP_AND_DOWN: Final = {"up": "down", "down": "up"}


# --- Cards and claims ------------------------------------------------------------------------


def cards(text: str) -> list[Any]:
    """Read ``"335?"`` as ``[3, 3, 5, None]``."""
    return [None if code == "?" else int(code) for code in text.replace(" ", "")]


def unseen(count: int) -> str:
    """So many cards face down."""
    return "?" * count


def ordered(hand: Sequence[Any]) -> list[Any]:
    """A hand as answers give it."""
    return sorted(hand, key=lambda card: 8 if card is None else card)


def claim(text: str | None) -> dict[str, int] | None:
    """Read ``"2x3"`` as a claim of two 3s."""
    if text is None:
        return None
    quantity, _, number = text.partition("x")
    return {"number": int(number), "quantity": int(quantity)}


def turned(direction: str | None, text: str | None) -> str | None:
    """The direction after this claim."""
    if direction is None or text is None:
        return direction
    turning = {"up": "7", "down": "1"}[direction]
    return UP_AND_DOWN[direction] if text.partition("x")[2] == turning else direction


def _before(way: str, text: str, earlier: str | None) -> str:
    """The direction before a claim after which it is this."""
    if earlier is None:
        return "up"
    number, last = text.partition("x")[2], earlier.partition("x")[2]
    turns = number != last and (way, number) in (("down", "7"), ("up", "1"))
    return UP_AND_DOWN[way] if turns else way


# --- Tables ----------------------------------------------------------------------------------


def table(
    seats: int,
    phase: str = "play",
    hands: Mapping[int, str] | None = None,
    *,
    claimed: str | None = None,
    way: str | None = None,
    opened: str | None = None,
    by: int = DERIVED,
    before: str | None = None,
    before_way: str | None = None,
    through: tuple[int, bool | None] | None = None,
    gift: tuple[int, int] | None = None,
    turn: int | None = DERIVED,
    pile: str = "",
    draw: str = "",
    depletions: int = 0,
    round: int = DERIVED,
    first: int = 0,
    tokens: Sequence[int] | None = None,
    young: Sequence[int] | None = None,
    totals: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    hidden: str = "",
    rest: str | int = "draw",
) -> State:
    """Build a whole table.

    ``opened`` are the cards of the open play, ``by`` the seat that laid them (that on the right of
    seat 0 if it is not said). ``draw`` and ``pile`` state the first cards of their pile. ``rest``
    is where the remaining cards go: ``"draw"``, ``"pile"`` or a seat. ``hidden`` tells which cards
    the ``?`` are, as far as it matters: these lie nowhere else.
    """
    lying: list[Any] = []

    def lay(text: str) -> list[Any]:
        laid = cards(text)
        lying.extend(laid)
        return laid

    piles = {"draw": lay(draw), "pile": lay(pile)}
    stated = {seat: lay(text) for seat, text in (hands or {}).items()}
    laid_open = None if opened is None else lay(opened)
    kept_back, nulls = cards(hidden), lying.count(None)
    left = Counter(DECK)
    left.subtract([*kept_back, *(card for card in lying if card is not None)])
    assert min(left.values()) >= 0, f"more copies than the deck has: {-left}"
    assert len(kept_back) <= nulls, "more hidden cards than cards face down"

    pool = _mixed(left)
    full = [
        stated[seat] if seat in stated else [pool.pop(0) for _ in range(7)] for seat in range(seats)
    ]
    pool = pool[: len(pool) - (nulls - len(kept_back))]
    if isinstance(rest, int):
        full[rest] = full[rest] + pool
    else:
        piles[rest] += pool

    chosen = {**OPTIONS, **(options or {})}
    if phase != "play" or opened is not None:
        claimed = claimed or "1x3"
    if not chosen["direction_card"]:
        direction = earlier = None
    else:
        direction = way or ("down" if claimed and claimed.endswith("7") else "up")
        earlier = before_way or (None if claimed is None else _before(direction, claimed, before))
    if by == DERIVED:
        by = seats - 1
    open_play = None
    if laid_open is not None:
        open_play = {
            "player": by,
            "claim": claim(claimed),
            "cards": laid_open,
            "before": {"claim": claim(before), "direction": earlier},
        }
    if phase == "gift" and gift is None:
        gift = (0, 1)
    if turn == DERIVED:
        armed = depletions >= (1 if seats <= 4 else 2)
        ending = open_play is not None and full[by] == [] and armed
        after = 0 if open_play is None else (by + 1) % seats
        turn = {"play": None if ending else after, "gift": gift[0] if gift else None}.get(phase)
    if round == DERIVED:
        round = chosen["rounds"] if phase == "game-over" else 1
    players = [
        {"hand": hand, "tokens": (tokens or [0] * seats)[seat]} for seat, hand in enumerate(full)
    ]
    for seat in young or ():
        players[seat]["young"] = True
    state: State = {
        "game": "whoa-there-cowboy",
        "phase": phase,
        "turn": turn,
        "round": round,
        "first": first,
        "direction": direction,
        "claim": claim(claimed),
        "open": open_play,
        "let_through": None if through is None else {"player": through[0], "bluff": through[1]},
        "gift": None if gift is None else {"from": gift[0], "to": gift[1]},
        "pile": piles["pile"],
        "draw": piles["draw"],
        "depletions": depletions,
        "players": players,
        "totals": list(totals or [0] * seats),
    }
    assert count(state) == len(DECK), count(state)
    return state if options is None else {**state, "options": dict(options)}


def _mixed(left: Counter[int]) -> list[int]:
    """The cards that are left, a layer of each number on the other."""
    layers = range(max(left.values(), default=0))
    return [number for layer in layers for number in sorted(left) if left[number] > layer]


def count(state: State) -> int:
    """How many cards there are in all, seen or not."""
    hands = sum(len(player["hand"]) for player in state["players"])
    laid = 0 if state["open"] is None else len(state["open"]["cards"])
    return hands + laid + len(state["draw"]) + len(state["pile"])


two = given(table, 2)
three = given(table, 3)
four = given(table, 4)
five = given(table, 5)
six = given(table, 6)


# --- What the runner asks --------------------------------------------------------------------


def unchanged(state: State) -> State:
    """A state as an answer gives it back: with its defaults, hands and open cards sorted."""
    players = [
        {"name": None, "young": False} | player | {"hand": ordered(player["hand"])}
        for player in state["players"]
    ]
    laid = state["open"]
    if laid is not None:
        laid = laid | {"cards": ordered(laid["cards"])}
    full = {"ruleset": "whoa-there-cowboy-1", "ply": 0, "let_through": None} | state
    options = OPTIONS | state.get("options", {})
    return full | {"players": players, "open": laid, "options": options}


def standings(case: Case) -> list[tuple[str, int]]:
    """Each player's points of earlier rounds and of this one."""
    points = Counter(dict(enumerate(case.state["totals"])))
    for seat, _, more in case.lines or []:
        points[seat] += more
    return [("player", points[seat]) for seat in range(len(case.state["players"]))]


# --- Moves -----------------------------------------------------------------------------------


def _read(text: str | None) -> list[Any] | None:
    return None if text is None else cards(text)


def play(player: int, said: str, laid: str | None = None, drew: str | None = None) -> Move:
    """Claim as in ``"2x3"`` and lay these cards."""
    return move("play", player=player, claim=claim(said), cards=_read(laid), drew=_read(drew))


def challenge(
    player: int, revealed: str | None = None, penalty: str | None = None, drew: str | None = None
) -> Move:
    """Call; the penalty ``"?"`` was drawn, but not seen."""
    asked = move("challenge", player=player, revealed=_read(revealed), drew=_read(drew))
    return asked if penalty is None else asked | {"penalty": cards(penalty)[0]}


def no_challenge(drew: str | None = None) -> Move:
    return move("no-challenge", drew=_read(drew))


def give(player: int, card: str | None = None, drew: str | None = None) -> Move:
    return move("give", player=player, card=int(card) if card else None, drew=_read(drew))


def yeehaw(player: int) -> Move:
    return move("yeehaw", player=player)


def deal(hands: Sequence[str] | None = None) -> Move:
    return move("deal", hands=None if hands is None else [cards(hand) for hand in hands])
