"""How a few known facts become a whole table of YoYo."""

from __future__ import annotations

from collections.abc import Sequence

from referee.declarations import GAME_OVER, OVER, ROUND_OVER
from referee.filling import Filling, evenly, seats_named
from referee.yoyo.components import (
    ACTION,
    COLOUR,
    COLOURED,
    DECK_SIZE,
    GAMES_A_PLAYER,
    HAND_SIZE,
    LAST_RUN_OUT,
    NUMBER,
    SEATS,
)
from referee.yoyo.scoring import POINTS_OUT

DEFAULT_SEATS = 4

LONGEST_SERIES = len(COLOURED)
"""The most cards that a play takes from a hand: one of each number."""


def situate(table: Filling) -> None:
    """Fill in what nobody has told: the phase from what lies there, the rest as in a new game."""
    players = _seat(table)
    table.follow("slides", [])
    _fill_phase(table, players)
    _fill_level(table)
    _fill_discard(table)
    _fill_turn(table, len(players))
    _fill_direction(table)
    _fill_games(table, len(players))
    _fill_drawn(table, players)
    if table["phase"] in OVER:
        _fill_end(table, players)
    _fill_run_outs(table)
    _fill_cards(table, players)


def _seat(table: Filling) -> list[Filling]:
    """The players: as many as there are totals, or enough for all that is told."""
    totals, slides = table.get("totals", ()), table.get("slides", ())
    phase, game = table.get("phase"), table.get("game_number", 1)
    last_games = {GAMES_A_PLAYER * seats: seats for seats in SEATS}
    if len(totals) in SEATS:
        table.follow("players", len(totals))
    elif phase == GAME_OVER and game in last_games:
        table.follow("players", last_games[game])
    named = [table.get(name) for name in ("turn", "top_player", "starter")]
    games = game + (phase == ROUND_OVER)  # another follows
    needed = max(
        seats_named(*named, *(slide["player"] for slide in slides), most=SEATS[-1]),
        len(slides) + 1,
        -(-games // GAMES_A_PLAYER),
    )
    return table.sit(min(SEATS[-1], max(DEFAULT_SEATS, needed)))


# --- What lies there, and who is on turn


def _fill_phase(table: Filling, players: Sequence[Filling]) -> None:
    """The phase; if nobody tells which game it is, one that is over may have been the last."""
    phase = _phase(table, players)
    told = phase not in OVER or table.tells("game_number")
    fill = table.follow if told and _is_settled(table) else table.assume
    fill("phase", phase)


def _is_settled(table: Filling) -> bool:
    """Whether it shows if what the top card does is still waited for."""
    action = _top_action(table)
    if action == "draw":
        return table.tells("pending_draw")
    if action == "slide":
        return bool(table["slides"]) or table.get("turn") is not None
    return True


def _phase(table: Filling, players: Sequence[Filling]) -> str:
    """The phase; an action is taken to have been carried out, if nothing shows that it was not."""
    if table["slides"]:
        return "slide"
    if table.get("pending_draw"):
        return "answer-draw"
    if table.get("drawn") is not None:
        return "drawn"
    ended = table.get("run_outs") == LAST_RUN_OUT or _somebody_is_out(players)
    if not ended and table.get("turn", 0) is not None:
        return "play"
    if not ended and _top_action(table) == "slide":
        return "slide"
    last = table.get("game_number") == GAMES_A_PLAYER * len(players)
    return GAME_OVER if last else ROUND_OVER


def _top_action(table: Filling) -> str | None:
    top = next(iter(table.get("discard", ())), None)
    return None if top is None else ACTION[top]


def _somebody_is_out(players: Sequence[Filling]) -> bool:
    return any(player.get("hand") == [] for player in players)


def _fill_level(table: Filling) -> None:
    """While a draw action waits for an answer, all draw cards on top count."""
    if table["phase"] == "answer-draw":
        cards = table.get("discard", ())
        others = (place for place, card in enumerate(cards) if ACTION.get(card) != "draw")
        table.assume("pending_draw", max(1, next(others, len(cards))))
    table.follow("pending_draw", 0)


def _fill_discard(table: Filling) -> None:
    """Who tells the top card and how many draw cards lie there need not tell the others."""
    waits = table["phase"] in ("answer-draw", "slide")
    if waits or table.get("top_player") is not None or table.get("direction"):
        lying = max(1, table["pending_draw"])
        table.follow("discard", [None] * lying)  # some cards lie there, and the audit asks which
    table.assume_cards("discard", 0)
    others = table["pending_draw"] - len(table["discard"])
    answers = table["phase"] == "answer-draw" and _top_action(table) == "draw"
    if answers and others > 0 and not table.tells("draw"):
        table.add_cards("discard", others)


def _fill_turn(table: Filling, seats: int) -> None:
    """The turn comes after the seat that laid the top card; that of a draw action must."""
    seats = max(1, seats)
    steps = 2 if _top_action(table) == "skip" else 1
    fill = table.follow if table["phase"] == "answer-draw" else table.assume_player
    if table["phase"] in ("slide", *OVER):
        table.follow("turn", None)
    elif table.get("top_player") is not None:
        fill("turn", (table["top_player"] + steps) % seats)
    table.assume_player("turn", table.get("starter", 0) % seats)
    turned_up = len(table["discard"]) == 1 and table.get("direction", "up") is None
    if not table["discard"] or turned_up:
        table.follow("top_player", None)
    fill("top_player", ((table["turn"] or 0) - steps) % seats)


def _fill_direction(table: Filling) -> None:
    """A yellow card leaves the direction; on an equal number or a yellow card it need not."""
    cards = table["discard"]
    colours = [COLOUR.get(card) for card in cards]
    if not cards or (colours == ["y"] and table["top_player"] is None):
        table.follow("direction", None)
    place = next((place for place, colour in enumerate(colours) if colour in ("b", "r")), None)
    direction = "down" if place is not None and colours[place] == "r" else "up"
    equal = len({NUMBER.get(card) for card in cards[:2]}) == 1
    if place == 0 or (place == 1 and not equal):
        table.follow("direction", direction)
    table.assume("direction", direction)


# --- Games, hands and piles


def _fill_games(table: Filling, seats: int) -> None:
    """The first game, or the first that can follow on such totals."""
    if table["phase"] in OVER:
        table.assume("totals", [0] * seats)  # they tell who begins the next game, or has won
    table.follow("totals", [0] * seats)
    last, totals = GAMES_A_PLAYER * seats, table["totals"]
    if table["phase"] == GAME_OVER:
        table.follow("game_number", last)
    won = -(-max(totals, default=0) // POINTS_OUT)
    table.follow("game_number", max(1, min(1 + max(won, any(totals)), last)))
    begins = None if table["discard"] else table["turn"]
    starter = (begins or 0) % max(1, seats)
    if table["phase"] == ROUND_OVER:
        table.assume_player("starter", starter)  # of those with as few points the next one begins
    table.follow("starter", starter)


def _fill_drawn(table: Filling, players: Sequence[Filling]) -> None:
    """The card drawn is unknown; if all of the hand is told, it is the one told last."""
    turn = table["turn"]
    if table["phase"] == "drawn" and turn in range(len(players)):
        hand = players[turn].get("hand", ())
        if any(hand):
            table.assume("drawn", None if None in hand else hand[-1])
    table.follow("drawn", None)


def _fill_end(table: Filling, players: Sequence[Filling]) -> None:
    """Who laid the top card is out, if nobody else is and the pile has not run out."""
    if _somebody_is_out(players):
        return
    untold = _untold_hands(players)
    if table.get("draw") == [] or not untold:
        table.follow("run_outs", LAST_RUN_OUT)
    if table.get("run_outs") == LAST_RUN_OUT:
        table.follow("draw", [])
    elif untold:
        out = table["top_player"] if table["top_player"] in untold else untold[0]
        players[out].assume_cards("hand", 0)


def _fill_run_outs(table: Filling) -> None:
    if table["phase"] not in OVER and len(table.get("draw", [None] * HAND_SIZE)) <= 1:
        table.assume("run_outs", 0)  # the next draw may end the game
    table.follow("run_outs", 0)


def _untold_hands(players: Sequence[Filling]) -> list[int]:
    return [seat for seat, player in enumerate(players) if not player.tells("hand")]


def _fill_cards(table: Filling, players: Sequence[Filling]) -> None:
    """Hands as they are dealt, the pile what is left; or hands what is left, evenly."""
    untold, left = _untold_hands(players), _left(table, players)
    piled = table.tells("draw")
    shares = evenly(left, len(untold))
    even = {seat: shares[index] for index, seat in enumerate(untold)}
    sizes = even if piled else _usual_sizes(table, untold, left)
    for seat in untold:
        if piled and len(untold) == 1:
            players[seat].follow("hand", [None] * left)
        players[seat].assume_cards("hand", sizes[seat])
    if table["turn"] in untold and table["drawn"] is not None:
        players[table["turn"]]["hand"][:1] = [table["drawn"]]
    if not untold:
        table.follow("draw", [None] * left)
    table.assume_cards("draw", _left(table, players))


def _usual_sizes(table: Filling, seats: Sequence[int], left: int) -> dict[int, int]:
    """Hands as they are dealt, if there are enough cards; who may play has them for any series."""
    slid = [slide["player"] for slide in table["slides"]]
    share = max(0, left - 1) // max(1, len(seats))  # one for the draw pile
    sizes = {seat: min(share, HAND_SIZE - (seat in slid)) for seat in seats}
    turn = table["turn"]
    if table["phase"] in ("play", "drawn") and turn in sizes:
        free = left - 1 - sum(sizes.values())
        sizes[turn] = max(0, min(LONGEST_SERIES, sizes[turn] + free))
    return sizes


def _left(table: Filling, players: Sequence[Filling]) -> int:
    """How many cards lie where nobody has told any."""
    hands = [player.get("hand", ()) for player in players]
    lying = [table["slides"], table["discard"], table.get("draw", ()), *hands]
    return max(0, DECK_SIZE - sum(map(len, lying)))
