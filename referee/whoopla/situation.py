"""How a few known facts become a whole table of WHOOPLA!."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.declarations import GAME_OVER
from referee.filling import Filling, seats_named
from referee.whoopla.components import (
    ACTIONS_EACH,
    DECK_SIZE,
    MAX_TARGET,
    MIRROR,
    PEEKED,
    SEATS,
    Options,
)
from referee.whoopla.open_cards import Cards, OpenCard, constraint_of
from referee.whoopla.scoring import total_of

DEFAULT_SEATS = 4


def situate(table: Filling) -> None:
    """Fill in what nobody has told: the phase from the round, the rest as in a game just begun.

    Of a round whose heritage nobody tells it is assumed that there was none.
    """
    cards = _opened(table.get("round", ()))
    players = table.sit(max(DEFAULT_SEATS, seats_named(table.get("turn"), most=SEATS[-1])))
    table.follow("round", [])
    table.follow("centre", None)
    _choose(table, players, cards)
    _count_drawn(table, cards)
    table.follow("phase", GAME_OVER if _is_over(table, players) else _phase(table, cards))
    if table["phase"] == GAME_OVER:
        table.follow("turn", None)
    table.assume_player("turn", 0)
    if table["phase"] == "peek":
        table.assume_cards("peeked", PEEKED)
    table.follow("peeked", [])
    _fill_action(table, players, cards)
    for seat, player in enumerate(players):
        player.assume("double_next", False)
        played = seat == table["turn"] and table["action_played"]
        player.assume_cards("actions", ACTIONS_EACH - (played or player["double_next"]))
        player.assume_cards("pile", 0)
    _fill_piles(table, players)


def _choose(table: Filling, players: Sequence[Filling], cards: Cards) -> None:
    """The options without which marked cards could not lie where they do, or all be over."""
    table.leave_idle("actions_dealt")  # only a setup looks at it
    if any(card.marked for pile in _piles(players) for card in pile):
        table.follow_option("mode", "family-plus")
    settled = cards if cards and cards[-1].marked else cards[:-1]
    holding = [card for card in settled if card.card != MIRROR]
    unmarked = [card.value for card in holding if not card.marked]
    twice = len({card.value for card in holding}) < len(holding)
    if twice and len(set(unmarked)) == len(unmarked):
        table.follow_option("marked_blocks", False)
    best = _best(table, players)
    if _goes_on(table) and best >= table["options"]["target"]:
        table.assume_option("target", min(best + 1, MAX_TARGET))


def _count_drawn(table: Filling, cards: Cards) -> None:
    """All cards of the round but a heritage, which the constraint may tell to be there or not."""
    phase, told = table.get("phase"), table.get("constraint")
    if phase in ("draw", GAME_OVER):
        table.follow("drawn", 0)
    elif not cards:
        begun = phase is not None or bool(table.get("peeked"))  # the audit asks for the round
        table.follow("drawn", int(begun))
    elif told not in (None, "none"):
        table.follow("drawn", len(cards) - 1)
    elif told and constraint_of(cards[0]) != told:
        table.follow("drawn", len(cards))
    table.assume("drawn", len(cards))


def _goes_on(table: Filling) -> bool:
    """Whether it is told that somebody is in turn, or what lies there only in a turn."""
    told = table["round"] or table.get("peeked") or table.get("turn") is not None
    return bool(told) or table.get("phase", GAME_OVER) != GAME_OVER


def _is_over(table: Filling, players: Sequence[Filling]) -> bool:
    """Whether nobody is in turn, or if nobody tells, somebody has the target."""
    if table.tells("turn"):
        return table["turn"] is None
    return not _goes_on(table) and _best(table, players) >= table["options"]["target"]


def _best(table: Filling, players: Sequence[Filling]) -> int:
    """The most points that anybody has."""
    options = Options(**table["options"])
    return max((total_of(pile, options) for pile in _piles(players)), default=0)


def _phase(table: Filling, cards: Cards) -> str:
    if table.get("peeked"):
        return "peek"
    if table["drawn"] == 0:
        return "draw"
    if not cards:
        return "decide"
    last, marked_blocks = cards[-1], table["options"]["marked_blocks"]
    if last.value is None:
        return "joker"
    equal = any(
        card.value == last.value and (marked_blocks or not card.marked) for card in cards[:-1]
    )
    open_duplicate = last.card != MIRROR and not last.marked and equal
    return "duplicate" if open_duplicate else "decide"


def _fill_action(table: Filling, players: Sequence[Filling], cards: Cards) -> None:
    """Whether the action was played: it was if a card shows it, or an x2 waits after a draw."""
    phase, turn = table["phase"], table["turn"]
    if phase in ("draw", GAME_OVER):
        table.follow("action_played", False)
    waits = turn in range(len(players)) and players[turn].get("double_next")
    drawn = cards[max(0, len(cards) - table["drawn"]) :]
    if phase == "peek" or (phase == "decide" and waits) or any(map(_altered, drawn)):
        table.follow("action_played", True)
    table.assume("action_played", False)


def _fill_piles(table: Filling, players: Sequence[Filling]) -> None:
    """What is left of the cards lies in the pile, or in the discard pile if the pile was told.

    A peek at fewer cards than usual tells that there were no more.
    """
    if 0 < len(table["peeked"]) < PEEKED:
        table.follow("draw", [])
    lying = [table["round"], table["peeked"], *(player["pile"] for player in players)]
    told = [table.get(name, ()) for name in ("draw", "discard")]
    left = DECK_SIZE - sum(map(len, [*lying, *told])) - (table["centre"] is not None)
    if table.tells("draw"):
        table.follow("discard", [None] * left)
    elif table.tells("discard"):
        table.follow("draw", [None] * left)
    table.assume_cards("draw", max(0, left))
    table.follow("discard", [])


def _piles(players: Sequence[Filling]) -> Iterable[Cards]:
    return (_opened(player.get("pile", ())) for player in players)


def _opened(cards: Iterable[Mapping[str, Any]]) -> Cards:
    return tuple(OpenCard(**card) for card in cards)


def _altered(card: OpenCard) -> bool:
    """Whether only an action can have given a card its value."""
    if not isinstance(card.card, int) or card.value is None:
        return False
    return abs(card.value - card.card) > card.marked
