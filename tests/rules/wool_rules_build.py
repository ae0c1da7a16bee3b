"""Wool Rules: tables in wire form, built from the few facts that a case is about, and moves.

The 60 cards and 25 chips are always all there. A table is in the first round in which the cards
that are stated can lie where they do; what has been laid out besides lies face down in the flock
of the last seat, under a sheep with an empty corner, and the supply is face down. As a rule seat
0 of three is the first of the round, with a bid of 20.

Cards are written as short strings: ``"8 dog bone ?"`` is sheep 8, a dog, the bone and a card face
down. Three dice are written in the order of their sides, ``"12 10 3"``, or as their sum.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial as given
from typing import Any, Final

from .case import DERIVED, Case, Move, State, move

Bid = int | str | None

SIDES: Final = {"d12": 12, "d10": 10, "d8": 8}
LAST_ROUND: Final = {2: 20, 3: 15, 4: 12, 5: 10, 6: 9}
OPTIONS: Final = {"deck": "house", "fewer_with_help": False, "duel_last_gets_chip": True}

_HOUSE = """
1 3-7-0 bone / 2 5 / 3 -5 +3 / 4 6 -1 / 5 -5 bone / 6 7 -2 / 7 1 +3 / 8 9 -3 / 9 3 bone
10 0-0-7 / 11 4 bone / 12 3-7-0 -1 / 13 5 -1 / 14 -5 +2 / 15 6 -2 / 16 -5 / 17 8 -3 / 18 2 +2
19 0-0-7 bone / 20 3 +1 / 21 3-7-0 +1 / 22 4 / 23 3-7-0 / 24 6 -1 / 25 -5 bone / 26 7 -2 / 27 1 +3
28 9 -3 / 29 2 +1 / 30 0-0-7 -1 / 31 4 bone / 32 3-7-0 -1 / 33 5 / 34 -5 +2 / 35 6 -2 / 36 -5
37 8 -3 / 38 1 +2 / 39 0-0-7 +1 / 40 3 bone / 41 0-0-7 / 42 4 / 43 3-7-0 / 44 5 -1 / 45 -5 +1
46 7 -2 / 47 0 +3 / 48 8 -3 / 49 2 +2 / 50 0-0-7 -2 / 51 3 +1
"""
"""Number, points or kind, corner."""


# --- Cards -----------------------------------------------------------------------------------


def _face(text: str) -> dict[str, Any]:
    number, worth, corner = (*text.split(), "0")[:3]
    special = worth in ("3-7-0", "0-0-7")
    points = 0 if special else int(worth)
    return {
        "sheep": int(number),
        "kind": worth if special else "black" if points < 0 else "white",
        "points": points,
        "bonus": 0 if corner == "bone" else int(corner),
        "bone": corner == "bone",
    }


HOUSE: Final = {
    face["sheep"]: face
    for row in _HOUSE.strip().splitlines()
    for face in map(_face, row.split(" / "))
}
"""The faces of the house deck."""

PLAIN: Final = (2, 22, 33, 42, 10, 41, 16, 36, 23, 43)
"""Sheep with an empty corner."""


def deck(*sheep: int) -> list[dict[str, Any]]:
    """The faces of these sheep, as copied from real cards."""
    return [dict(HOUSE[number]) for number in sheep]


def card(text: str) -> Any:
    """Read one card."""
    return None if text == "?" else text if text in ("dog", "bone") else int(text)


def cards(text: str) -> list[Any]:
    """Read ``"8 dog ?"`` as ``[8, "dog", None]``."""
    return [card(word) for word in text.split()]


def unseen(count: int) -> str:
    """So many cards face down."""
    return "? " * count


def is_sheep(code: Any) -> bool:
    return isinstance(code, int)


# --- Dice ------------------------------------------------------------------------------------


def dice_of(text: str | int) -> dict[str, int]:
    """The three dice, or some that have this sum."""
    if isinstance(text, int):
        d12 = min(12, text - 2)
        d10 = min(10, text - d12 - 1)
        return {"d12": d12, "d10": d10, "d8": text - d12 - d10}
    return dict(zip(SIDES, map(int, text.split()), strict=True))


# --- Tables ----------------------------------------------------------------------------------


def height(bid: Bid) -> int:
    """What orders bids."""
    return 27 if bid == "26+" else int(bid or 0)


def _order(players: Sequence[Mapping[str, Any]]) -> list[int]:
    """The seats by their bids, and equal ones by sheep number."""

    def place(seat: int) -> tuple[int, int]:
        player = players[seat]
        return -height(player["bid"]), (player["flock"] or [player["table_number"]])[0]

    return sorted(range(len(players)), key=place)


def table(
    seats: int,
    phase: str = "bid",
    *,
    middle: str | None = None,
    flocks: Mapping[int, str] | None = None,
    dogs: Mapping[int, int] | None = None,
    bone: int | None = None,
    chips: Mapping[int, int] | None = None,
    bids: Sequence[Bid] | None = None,
    turn: int | None = DERIVED,
    order: Sequence[int] | None = None,
    dice: str | int | None = None,
    kept: str = "",
    round: int = DERIVED,
    supply: str = "",
    returned: Mapping[int, str] | None = None,
    numbers: Sequence[int] | None = None,
    fill: int = DERIVED,
    seen: bool = False,
    options: Mapping[str, Any] | None = None,
) -> State:
    """Build a whole table.

    ``supply`` states its first cards. ``fill`` is the seat that has what is not stated, and
    ``seen`` makes it known sheep.
    """
    ended = phase in ("return", "game-over")
    stated = {seat: cards((flocks or {}).get(seat, "")) for seat in range(seats)}
    back = {seat: cards(text) for seat, text in (returned or {}).items()}
    known = cards(supply)
    named = Counter(
        code for part in (*stated.values(), *back.values(), known) for code in part
        if is_sheep(code)
    )  # fmt: skip
    if middle is None:
        spare = [str(number) for number in PLAIN if number not in named]
        middle = "" if ended else " ".join(spare[: seats + 1])
    lies = cards(middle)
    named.update(code for code in lies if is_sheep(code))
    assert max(named.values(), default=0) <= 1, f"a sheep twice: {named}"

    own_dogs = dict.fromkeys(range(seats), 0) | dict(dogs or {})
    held = sum(map(len, stated.values())) + sum(map(len, back.values()))
    out = len(lies) + held + sum(own_dogs.values()) + (bone is not None)
    if round == DERIVED:
        round = LAST_ROUND[seats] if ended else max(1, -(-out // (seats + 1)))
    laid = min(60, (seats + 1) * round)
    more = laid - out
    assert more >= 0, f"{out} cards, and only {laid} laid out"
    seat = seats - 1 if fill == DERIVED else fill
    left = [number for number in HOUSE if number not in named]
    if seen:
        stated[seat] += left[:more]
    elif more:
        top = [] if stated[seat] else [[n for n in PLAIN if n not in named][-1]]
        stated[seat] += top + [None] * (more - len(top))
    sheep = [*stated.values(), *back.values(), filter(is_sheep, lies)]
    assert sum(len(list(part)) for part in sheep) <= 51, "more sheep than there are"

    chip = dict.fromkeys(range(seats), 2) | dict(chips or {})
    if bids is None:
        bids = [None] * seats if ended or phase == "bid" else [20 - seat for seat in range(seats)]
    players = [
        {
            "chips": chip[seat],
            "bid": bids[seat],
            "table_number": numbers[seat] if numbers else 52 + seat,
            "flock": stated[seat],
            "dogs": own_dogs[seat],
            "bone": bone == seat,
            "returned": back.get(seat),
        }
        for seat in range(seats)
    ]
    rolling = phase in ("roll", "decide", "rest")
    lined_up = list(order) if order is not None else _order(players) if rolling else []
    if turn == DERIVED:
        last = phase == "rest" and seats > 2
        turn = lined_up[-1 if last else 0] if rolling else None
    set_aside = kept.split()
    state: State = {
        "game": "wool-rules",
        "phase": phase,
        "turn": turn,
        "round": round,
        "supply": known + [None] * (60 - laid - len(known)),
        "middle": lies,
        "order": lined_up,
        "dice": dice_of(dice) if dice is not None else None,
        "kept": set_aside,
        "attempt": len(set_aside) + 1 if phase == "decide" else 0,
        "chips_left": 25 - sum(chip.values()),
        "players": players,
    }
    assert count(state) == 60, count(state)
    return state if options is None else {**state, "options": dict(options)}


def count(state: State) -> int:
    """How many cards there are in all, seen or not."""
    owned: int = sum(
        len(player["flock"]) + player["dogs"] + player["bone"] + len(player["returned"] or [])
        for player in state["players"]
    )
    return len(state["supply"]) + len(state["middle"]) + owned


two = given(table, 2)
three = given(table, 3)
four = given(table, 4)
six = given(table, 6)


# --- What the runner asks --------------------------------------------------------------------


def unchanged(state: State) -> State:
    """A state as an answer gives it back: with its defaults."""
    options = OPTIONS | state.get("options", {})
    players = [{"name": None} | player for player in state["players"]]
    whole = {"ruleset": "wool-rules-1", "ply": 0} | state
    return whole | {"options": options, "players": players}


def standings(case: Case) -> list[tuple[str, int]]:
    """Each player's points."""
    points: Counter[int] = Counter()
    for seat, _, more in case.lines or []:
        points[seat] += more
    return [("player", points[seat]) for seat in range(len(case.state["players"]))]


SHEET: Final = ("white", "black", "3-7-0", "0-0-7", "one-dog", "most-dogs", "bone", "chips")


def sheet(seat: int, points: str) -> list[tuple[int, str, int]]:
    """The eight lines of a seat, in their order."""
    return [
        (seat, f"wool.score.{name}", int(number))
        for name, number in zip(SHEET, points.split(), strict=True)
    ]


def worth(flock: Sequence[int]) -> str:
    """The first four lines of a flock of the house deck, in short."""
    kinds = Counter(HOUSE[number]["kind"] for number in flock)
    white = sum(HOUSE[n]["points"] for n in flock if HOUSE[n]["kind"] == "white")
    threes, sevens = (0, 3, 14)[kinds["3-7-0"] % 3], 21 * (kinds["0-0-7"] // 3)
    return f"{white} {-5 * kinds['black']} {threes} {sevens}"


# --- Moves -----------------------------------------------------------------------------------


def bid(player: int, value: Bid, reveal: Sequence[Bid] | None = None) -> Move:
    return move("bid", player=player, bid=value, reveal=list(reveal) if reveal else None)


def roll(player: int, keep: str | None = None, /, **dice: int) -> Move:
    """Roll, setting this die aside; the dice are told by their names."""
    return move("roll", player=player, keep=keep, dice=dice or None)


def rolled(player: int, text: str | int) -> Move:
    """Roll all three."""
    return roll(player, **dice_of(text))


def _receive(
    kind: str, player: int, text: str, take_bone: bool | None, middle: str | None, **help: Any
) -> Move:
    return move(
        kind, player=player, **help, cards=cards(text), take_bone=take_bone,
        middle=cards(middle) if middle is not None else None,
    )  # fmt: skip


def take(
    player: int,
    text: str,
    *,
    bonus: bool = False,
    chips: int = 0,
    take_bone: bool | None = None,
    middle: str | None = None,
) -> Move:
    return _receive("take", player, text, take_bone, middle, bonus=bonus, chips=chips)


def fail(
    player: int,
    text: str = "",
    *,
    bonus: bool = False,
    chips: int = 0,
    take_bone: bool | None = None,
    middle: str | None = None,
) -> Move:
    return _receive("fail", player, text, take_bone, middle, bonus=bonus, chips=chips)


def rest(
    player: int, text: str, *, take_bone: bool | None = None, middle: str | None = None
) -> Move:
    return _receive("rest", player, text, take_bone, middle)


def back(player: int, text: str = "") -> Move:
    """Put these sheep back in the box."""
    return {"type": "return", "player": player, "cards": cards(text)}
