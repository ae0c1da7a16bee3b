"""YoYo: tables in wire form, built from the few facts that a case is about, and moves.

The 64 cards are always all there: a hand that is not stated gets four of the cards that are left,
and what remains goes under the draw pile. As a rule seat 0 of three is on turn before a blue 8
that seat 2 has laid.

Cards are written as short strings: ``"b9 y14 y3-skip ?"`` is the blue 9, the yellow 14 with the
action that the house deck gives it (draw), a yellow 3 with another action and a card face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial as given
from typing import Any, Final

from .case import DERIVED, Case, Move, State, move

Target = int | tuple[int, str]

ACTIONS: Final = ("skip", "chaos", "draw", "slide")
"""Those of the house deck, by number mod 4."""

OPTIONS: Final = {
    "draw_only_if_stuck": False,
    "yellow_opens_series": True,
    "run_out_when_needed": False,
    "start_card": False,
}


# --- Cards -----------------------------------------------------------------------------------


def house(code: str) -> str:
    """The code of the house deck's card of this colour and number."""
    colour_and_number = code.partition("-")[0]
    if colour_and_number[0] != "y":
        return colour_and_number
    return f"{colour_and_number}-{ACTIONS[int(colour_and_number[1:]) % 4]}"


def rank(code: str | None) -> tuple[int, int]:
    """What cards are sorted by: blue, red, yellow, then the number; unknown cards last."""
    if code is None:
        return 3, 0
    return "bry".index(code[0]), int(code.partition("-")[0][1:])


DECK: Final = sorted(
    [f"{colour}{number}" for colour in "br" for number in (*range(1, 21), 1, 2, 19, 20)]
    + [house(f"y{number}") for number in range(3, 19)],
    key=rank,
)


def cards(text: str) -> list[Any]:
    """Read ``"b9 y14 ?"`` as ``["b9", "y14-draw", None]``."""
    return [None if code == "?" else code if "-" in code else house(code) for code in text.split()]


def unseen(count: int) -> str:
    """So many cards face down."""
    return "? " * count


def ordered(hand: Sequence[Any]) -> list[Any]:
    """A hand as answers give it."""
    return sorted(hand, key=rank)


def series(colour: str, first: int, last: int) -> str:
    """All cards of a colour from one number to another, either way."""
    step = 1 if first <= last else -1
    return " ".join(f"{colour}{number}" for number in range(first, last + step, step))


# --- Tables ----------------------------------------------------------------------------------


def _direction(discard: list[Any], top: int | None) -> str | None:
    """What the top card says; that of a yellow is taken to be up."""
    if not discard or (discard[0][0] == "y" and top is None):
        return None
    return "down" if discard[0][0] == "r" else "up"


def table(
    seats: int,
    phase: str = "play",
    hands: Mapping[int, str] | None = None,
    *,
    discard: str = "b8",
    draw: str = "",
    top: int | None = DERIVED,
    direction: Any = DERIVED,
    turn: int | None = DERIVED,
    drawn: str | None = None,
    pending: int = DERIVED,
    slides: Mapping[int, str] | None = None,
    run_outs: int = 0,
    game: int = DERIVED,
    starter: int = 0,
    totals: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    hidden: str = "",
    rest: str | int = "draw",
) -> State:
    """Build a whole table.

    ``draw`` and ``discard`` state the first cards of their pile. ``rest`` is where the remaining
    cards go: ``"draw"``, ``"discard"`` or a seat. ``hidden`` tells which cards the ``?`` are, as
    far as it matters: these lie nowhere else.
    """
    left = Counter(DECK)
    nulls = 0

    def lay(text: str) -> list[Any]:
        nonlocal nulls
        laid = cards(text)
        nulls += laid.count(None)
        left.subtract(house(code) for code in laid if code is not None)
        return laid

    piles = {"draw": lay(draw), "discard": lay(discard)}
    stated = {seat: lay(text) for seat, text in (hands or {}).items()}
    laid_down = [
        {"player": seat, "card": lay(text)[0]} for seat, text in sorted((slides or {}).items())
    ]
    kept_back = cards(hidden)
    left.subtract(map(house, kept_back))
    assert min(left.values()) >= 0, f"more copies than the deck has: {-left}"
    assert len(kept_back) <= nulls, "more hidden cards than cards face down"

    pool = _mixed(left)
    full = [
        stated[seat] if seat in stated else [pool.pop(0) for _ in range(4)] for seat in range(seats)
    ]
    pool = pool[: len(pool) - (nulls - len(kept_back))]
    if isinstance(rest, int):
        full[rest] = full[rest] + pool
    else:
        piles[rest] += pool

    if turn == DERIVED:
        turn = 0 if phase in ("play", "drawn", "answer-draw") else None
    if top == DERIVED:
        top = None if not piles["discard"] else 0 if turn is None else (turn - 1) % seats
    if game == DERIVED:
        game = 2 * seats if phase == "game-over" else 1
    state: State = {
        "game": "yoyo",
        "phase": phase,
        "turn": turn,
        "players": [{"hand": hand} for hand in full],
        "discard": piles["discard"],
        "draw": piles["draw"],
        "top_player": top,
        "direction": _direction(piles["discard"], top) if direction == DERIVED else direction,
        "drawn": cards(drawn)[0] if drawn else None,
        "pending_draw": pending if pending != DERIVED else int(phase == "answer-draw"),
        "slides": laid_down,
        "run_outs": run_outs,
        "game_number": game,
        "starter": starter,
        "totals": list(totals or [0] * seats),
    }
    assert count(state) == len(DECK), count(state)
    return state if options is None else {**state, "options": dict(options)}


def _mixed(left: Counter[str]) -> list[str]:
    """The cards that are left, all colours mixed, second copies last."""
    layers = range(max(left.values(), default=0))
    by_number = sorted(left, key=lambda code: rank(code)[::-1])
    return [code for layer in layers for code in by_number if left[code] > layer]


def count(state: State) -> int:
    """How many cards there are in all, seen or not."""
    hands = sum(len(player["hand"]) for player in state["players"])
    return hands + len(state["draw"]) + len(state["discard"]) + len(state["slides"])


two = given(table, 2)
three = given(table, 3)
four = given(table, 4)


# --- What the runner asks --------------------------------------------------------------------


def unchanged(state: State) -> State:
    """A state as an answer gives it back: with its defaults, the hands sorted."""
    hands = [
        {"name": None} | player | {"hand": ordered(player["hand"])} for player in state["players"]
    ]
    options = OPTIONS | state.get("options", {})
    return {"ruleset": "yoyo-1", "ply": 0} | state | {"players": hands, "options": options}


def standings(case: Case) -> list[tuple[str, int]]:
    """Each player's points of earlier games and of this one."""
    points = Counter(dict(enumerate(case.state["totals"])))
    for seat, _, more in case.lines or []:
        points[seat] += more
    return [("player", points[seat]) for seat in range(len(case.state["players"]))]


# --- Moves -----------------------------------------------------------------------------------


def _read(text: str | None) -> list[Any] | None:
    return None if text is None else cards(text)


def _read_hands(hands: Sequence[str] | None) -> list[list[Any]] | None:
    return None if hands is None else [cards(hand) for hand in hands]


def play(
    player: int,
    text: str,
    direction: str | None = None,
    *,
    call: str | None = None,
    hands: Sequence[str] | None = None,
    surplus: str | None = None,
) -> Move:
    """Lay these cards; ``call`` is said as in ``"10 up"``."""
    called = None
    if call is not None:
        number, _, way = call.partition(" ")
        called = {"number": int(number), "direction": way}
    return move(
        "play", player=player, cards=cards(text), direction=direction, call=called,
        hands=_read_hands(hands), surplus=_read(surplus),
    )  # fmt: skip


def draw(player: int, card: str | None = None, pile: str | None = None) -> Move:
    return move("draw", player=player, card=cards(card)[0] if card else None, pile=_read(pile))


def keep(player: int) -> Move:
    return move("keep", player=player)


def draw_from(player: int, *targets: Target) -> Move:
    """Draw blind from these seats; a pair also tells which cards."""
    drawn = [
        {"player": target} if isinstance(target, int)
        else {"player": target[0], "cards": cards(target[1])}
        for target in targets
    ]  # fmt: skip
    return {"type": "draw-from", "player": player, "from": drawn}


def slide(player: int, card: str) -> Move:
    return {"type": "slide", "player": player, "card": cards(card)[0]}


def deal(
    hands: Sequence[str] | None = None, start: str | None = None, starter: int | None = None
) -> Move:
    opened = cards(start)[0] if start else None
    return move("deal", hands=_read_hands(hands), start=opened, starter=starter)
