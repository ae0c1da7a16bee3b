"""Woo: tables in wire form, built from the few facts that a case is about, and moves.

The 54 cards are always all there: hands that are not stated get a few of the cards that are left,
and what remains goes to the discards (four players) or the pile (duel).

Cards are written as short strings: ``"233 5?"`` is 2, 3, 3, 5 and a card face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial as given
from typing import Any, Final

from .case import DERIVED, Case, Move, State, move

Meld = tuple[int, str, str]

COPIES: Final = 6
DECK: Final = [value for _ in range(COPIES) for value in range(1, 10)]
OVER: Final = ("round-over", "game-over")

# --- Cards and places ------------------------------------------------------------------------


def cards(text: str) -> list[int | None]:
    """Read ``"23 ?"`` as ``[2, 3, None]``."""
    return [None if mark == "?" else int(mark) for mark in text if not mark.isspace()]


def unseen(count: int) -> str:
    """So many cards face down."""
    return "?" * count


def meld(player: int, kind: str, text: str) -> dict[str, Any]:
    """A meld as it lies on the table."""
    return {"player": player, "type": kind, "cards": cards(text)}


def begun(player: int, text: str) -> dict[str, Any]:
    """A partial as it lies on the table."""
    return {"player": player, "cards": cards(text)}


# --- Tables ----------------------------------------------------------------------------------


def _lead(seats: int, phase: str, hands: list[list[int | None]], table: Sequence[Meld],
          partial: tuple[int, str] | None) -> int:  # fmt: skip
    """Who leads, as far as the rest of the table tells."""
    across = seats // 2 if seats == 4 else 0
    if phase == "reclaim" and partial:
        return (partial[0] + across + 1) % seats
    if phase in OVER:
        out = [seat for seat, hand in enumerate(hands) if not hand]
        if len(out) == 1:
            return (out[0] + 1) % seats
        return (table[-1][0] + across + 1) % seats if table else 0
    if table:
        return table[0][0]
    return partial[0] if partial and phase == "complete" else 0


def _turn(seats: int, phase: str, lead: int, offer: str, table: Sequence[Meld],
          partial: tuple[int, str] | None) -> int | None:  # fmt: skip
    """Who must act, as far as the rest of the table tells."""
    if phase == "draft":
        return (lead + (1 if len(cards(offer)) == 2 else 2)) % seats
    if phase == "complete" and partial:
        return (partial[0] + 2) % seats
    if phase == "reclaim" and partial:
        return partial[0]
    if phase == "respond" and table:
        return (table[-1][0] + 1) % seats
    return None if phase in OVER else lead


def _sizes(seats: int, phase: str, lead: int, offer: str) -> dict[int, int]:
    """How many cards the hands have that are not stated."""
    if phase != "draft":
        return dict.fromkeys(range(seats), 4)
    sizes = dict.fromkeys(range(seats), 13)
    if len(cards(offer)) == 1:
        sizes[(lead + 1) % seats] = 14
    return sizes


def _table(
    seats: int,
    phase: str,
    hands: Mapping[int, str] | None = None,
    *,
    lead: int = DERIVED,
    turn: int | None = DERIVED,
    table: Sequence[Meld] = (),
    partial: tuple[int, str] | None = None,
    offer: str = "",
    board: str = "",
    draw: str = "",
    discard: str | None = "",
    points: tuple[int, int] = (0, 0),
    round_no: int = DERIVED,
    options: Mapping[str, Any] | None = None,
    hidden: str = "",
    rest: str | int | None = None,
    sizes: Mapping[int, int] | None = None,
) -> State:
    """Build a whole table.

    ``draw`` and ``discard`` state the first cards of their pile; ``discard=None`` says that
    nobody keeps track. ``rest`` is where the remaining cards go: ``"discard"``, ``"draw"`` or a
    seat. ``hidden`` tells which cards the ``?`` are, as far as it matters: these lie nowhere
    else. ``sizes`` pads hands; in the draft all are padded to what the draft needs.
    """
    rest = rest if rest is not None else ("discard" if seats == 4 else "draw")
    stated = {seat: cards(text) for seat, text in (hands or {}).items()}
    left = Counter(DECK)
    nulls = 0

    def lay(text: str) -> list[int | None]:
        nonlocal nulls
        laid = cards(text)
        nulls += laid.count(None)
        left.subtract(card for card in laid if card is not None)
        return laid

    piles = {"draw": lay(draw), "discard": lay(discard or "")}
    spread = {"offer": lay(offer), "board": lay(board)}
    lying = [meld(player, kind, text) for player, kind, text in table]
    for _, _, text in table:
        lay(text)
    if partial:
        lay(partial[1])
    for text in (hands or {}).values():
        lay(text)
    kept_back = cards(hidden)
    left.subtract(card for card in kept_back if card is not None)
    assert min(left.values()) >= 0, f"more than six of a value: {left}"
    assert len(kept_back) <= nulls, "more hidden cards than cards face down"

    pool = _spread_out(left)
    first = lead if lead != DERIVED else 0
    wanted = _sizes(seats, phase, first, offer) | dict(sizes or {})
    full: list[list[int | None]] = []
    for seat in range(seats):
        hand = stated.get(seat, [])
        padded = seat not in stated or phase == "draft" or seat in (sizes or {})
        short = wanted[seat] - len(hand) if padded else 0
        full.append(hand + [pool.pop(0) for _ in range(short)])
    pool = pool[: len(pool) - (nulls - len(kept_back))]
    if isinstance(rest, int):
        full[rest] += pool
    elif discard is not None or rest != "discard":
        piles[rest] += pool

    if lead == DERIVED:
        lead = _lead(seats, phase, full, table, partial)
    if turn == DERIVED:
        turn = _turn(seats, phase, lead, offer, table, partial)
    if round_no == DERIVED:
        round_no = sum(points) + (0 if phase in OVER else 1)
    state: State = {
        "game": "woo",
        "phase": phase,
        "turn": turn,
        "players": [{"hand": hand} for hand in full],
        "round": round_no,
        "lead": lead,
        "offer": spread["offer"],
        "partial": begun(*partial) if partial else None,
        "table": lying,
        "board": spread["board"],
        "draw": piles["draw"],
        "discard": None if discard is None else piles["discard"],
        "points": list(points),
    }
    assert discard is None or count(state) == len(DECK), count(state)
    return state if options is None else {**state, "options": dict(options)}


def _spread_out(left: Counter[int]) -> list[int | None]:
    """The cards that are left, one of each value after the other, so that hands are mixed."""
    layers = range(max(left.values(), default=0))
    return [value for layer in layers for value in sorted(left) if left[value] > layer]


def count(state: State) -> int:
    """How many cards lie on the table in all, seen or not."""
    places: Iterable[Any] = [player["hand"] for player in state["players"]]
    piles = [state[name] or [] for name in ("offer", "board", "draw", "discard")]
    laid = [item["cards"] for item in [*state["table"], state["partial"]] if item]
    return sum(map(len, [*places, *piles, *laid]))


teams = given(_table, 4)
duel = given(_table, 2)

# --- What the runner asks --------------------------------------------------------------------


def unchanged(state: State) -> dict[str, Any]:
    """What an illegal move must leave alone, hands sorted with unknown cards last."""
    kept = {name: state[name] for name in ("phase", "turn", "round", "lead", "points", "draw")}
    hands = [sorted(player["hand"], key=lambda card: card or 10) for player in state["players"]]
    return kept | {"hands": hands, "table": len(state["table"]), "ply": state.get("ply", 0)}


def standings(case: Case) -> list[tuple[str, int]]:
    """Whose points are counted, and their totals."""
    side = "team" if len(case.state["players"]) == 4 else "player"
    return [(side, total) for total in case.state["points"]]


# --- Moves -----------------------------------------------------------------------------------


def _read(text: str | None) -> list[int | None] | None:
    return None if text is None else cards(text)


def draft(player: int, card: int, to: int) -> Move:
    return move("draft", player=player, card=card, to=to)


def lead(player: int, hand: str, board: str | None = None, refill: str | None = None) -> Move:
    taken, turned_up = _read(board), _read(refill)
    return move("lead", player=player, cards=cards(hand), board=taken, refill=turned_up)


def complete(player: int, hand: str) -> Move:
    return move("complete", player=player, cards=cards(hand))


def passes(player: int) -> Move:
    return move("pass", player=player)


def take(player: int, card: int) -> Move:
    return move("take", player=player, card=card)


def respond(player: int, hand: str, board: str | None = None, refill: str | None = None) -> Move:
    return lead(player, hand, board, refill) | {"type": "respond"}


def concede(player: int, taking: int | None = None) -> Move:
    return move("concede", player=player, take=taking)


def deal(
    hands: Sequence[str] | None = None, offer: str | None = None, board: str | None = None
) -> Move:
    dealt = None if hands is None else [cards(hand) for hand in hands]
    return move("deal", hands=dealt, offer=_read(offer), board=_read(board))
