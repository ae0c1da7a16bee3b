"""How a few known facts become a whole table of Wool Rules: where the 60 cards lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from referee.declarations import GAME_OVER
from referee.filling import Filling, evenly
from referee.wool_rules.components import BONE, DECK_SIZE, DOG, DOGS, HOUSE, SHEEP, Deck, Face
from referee.wool_rules.returning import RETURNED, suffices
from referee.wool_rules.state import ENDED


def known_deck(table: Filling) -> Deck:
    """The deck of the table, as the rules look it up."""
    deck = table["options"]["deck"]
    return HOUSE if deck == "house" else Deck(tuple(Face(**face) for face in deck))


def sheep_number(player: Filling) -> int | None:
    """What decides between equal bids, if it is known."""
    number: int | None = (player.get("flock") or [player.get("table_number")])[0]
    return number


def above_first(in_line: Sequence[Filling], numbers: Iterable[int]) -> list[int]:
    """The same sheep numbers, first those that may stand behind the first in line."""
    least = next((sheep_number(player) or 0 for player in in_line), 0)
    return sorted(numbers, key=lambda number: number < least)


def fill_cards(table: Filling, players: Sequence[Filling], in_line: Sequence[Filling]) -> None:
    """The earliest round in which the known cards can lie there, and all of its layout.

    What is missing then of the cards laid out so far lies with players whose cards are not known.
    """
    if table["phase"] in ENDED:
        table.follow("middle", [])
        for player in players:
            _fill_returned(table, players, player)
    _fill_round(table, players)
    table.assume_cards("middle", layout_of(table, len(players)))
    table.follow("supply", [None] * (DECK_SIZE - laid_out(table["round"], len(players))))
    _hand_out(table, in_line)
    for player in players:
        player.assume_cards("flock", 0)
        player.assume("dogs", 0)
        player.assume("bone", False)
        if table["phase"] == GAME_OVER and player["dogs"] == 0:
            player.assume("returned", [])
        player.follow("returned", None)


def laid_out(rounds: int, seats: int) -> int:
    """How many cards so many rounds lay out."""
    return min(DECK_SIZE, (seats + 1) * rounds)


def round_of(table: Filling, seats: int) -> int:
    """The round that is known, or in which so much of the supply is left; else the first one."""
    laid = DECK_SIZE - len(table["supply"]) if table.tells("supply") else 0
    number: int = table.get("round", max(1, -(-laid // (seats + 1))))
    return number


def layout_of(table: Filling, seats: int) -> int:
    """How many cards this round has laid out."""
    number = round_of(table, seats)
    return laid_out(number, seats) - laid_out(number - 1, seats)


def _fill_round(table: Filling, players: Sequence[Filling]) -> None:
    """Only the last layout may be a small one, from which nothing has been taken."""
    seats = len(players)
    last = -(-DECK_SIZE // (seats + 1))
    if table["phase"] in ENDED:
        table.follow("round", last)
    elif table.tells("supply"):
        table.follow("round", round_of(table, seats))
    middle = len(table.get("middle", range(seats + 1)))
    lying = middle + sum(map(_owned, players))
    rolls_first = table["phase"] in ("roll", "decide") and table["turn"] in table["order"][:1]
    small = middle <= seats and (table["phase"] == "bid" or rolls_first)
    fitting = (number for number in range(1, last) if lying <= laid_out(number, seats))
    table.assume("round", last if small else next(fitting, last))


def _owned(player: Filling) -> int:
    """How many cards a player is known to have."""
    return _sheep(player) + int(player.get("dogs", 0)) + int(player.get("bone", False))


def _sheep(player: Filling) -> int:
    """How many sheep a player is known to have, or to have put back."""
    return len(player.get("flock", ())) + len(player.get("returned") or ())


def _fill_returned(table: Filling, players: Sequence[Filling], player: Filling) -> None:
    """Who has returned sheep has no dog, and in the end who has none has returned two.

    A flock that is not known may have had none to return.
    """
    if player.get("returned") is not None:
        player.follow("dogs", 0)
    deck, flock = known_deck(table), player.get("flock", (None,))
    must = table["phase"] == GAME_OVER and player.get("dogs") == 0
    if must and suffices(deck, 0, flock) is False:
        white = (sheep for sheep in _unnamed(table, players) if deck.is_a("white", sheep))
        player.assume("returned", list(islice(white, RETURNED)))


def _hand_out(table: Filling, players: Sequence[Filling]) -> None:
    """The players have what lies nowhere else.

    A few cards are dogs: a flock would need a top that is named, and might be named elsewhere.
    More are sheep, and dogs and the bone what is left over.
    """
    lying = [*table["supply"], *table["middle"]]
    missing = max(0, DECK_SIZE - len(lying) - sum(map(_owned, players)))
    shepherds, handlers = _shepherds(table, players), _handlers(table, players)
    named = sum(isinstance(card, int) for card in lying)
    sheep = max(0, SHEEP - named - sum(map(_sheep, players))) if shepherds else 0
    owned = sum(player.get("dogs", 0) for player in players)
    dogs = max(0, DOGS - lying.count(DOG) - owned) if handlers else 0
    sheep = min(sheep, missing if missing > len(players) else max(0, missing - dogs))
    dogs = min(dogs, missing - sheep)
    for (player, top), size in zip(shepherds, evenly(sheep, len(shepherds)), strict=True):
        if top is not None and size:
            player.assume_top("flock", top, size)
        player.assume_cards("flock", size)
    for player, count in zip(handlers, reversed(evenly(dogs, len(handlers))), strict=True):
        player.assume("dogs", count)
    if missing > sheep + dogs and BONE not in lying:
        _give_bone(players)


def _shepherds(table: Filling, players: Sequence[Filling]) -> list[tuple[Filling, int | None]]:
    """The players whose flock is not known, each with a sheep for its top if it lies open."""
    unknown = [player for player in players if not player.tells("flock")]
    if table["phase"] in ENDED:
        return [(player, None) for player in unknown]
    tops = above_first(players, _unnamed(table, players))[: len(unknown)]
    return list(zip(unknown, sorted(tops), strict=False))


def _handlers(table: Filling, players: Sequence[Filling]) -> list[Filling]:
    """The players who can have dogs; somebody who returns sheep has none."""
    unknown = [player for player in players if not player.tells("dogs")]
    waits = [player for player in players if player.get("returned") is None]
    if table["phase"] == "return" and not any(player.get("dogs") == 0 for player in waits):
        first = next((player for player in waits if player in unknown), None)
        return [player for player in unknown if player is not first]
    return unknown


def _give_bone(players: Sequence[Filling]) -> None:
    unknown = [player for player in players if not player.tells("bone")]
    if unknown and not any(player.get("bone") for player in players):
        unknown[0].assume("bone", True)


def _unnamed(table: Filling, players: Sequence[Filling]) -> list[int]:
    """The sheep that are not named, those with an empty corner first."""
    named = {*table.get("supply", ()), *table["middle"]}
    for player in players:
        named.update(player.get("flock", ()), player.get("returned") or ())
    face = known_deck(table).face
    return sorted(face.keys() - named, key=lambda one: (face[one].bonus != 0, face[one].bone, one))
