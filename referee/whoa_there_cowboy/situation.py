"""How a few known facts become a whole table of Whoa There Cowboy."""

from __future__ import annotations

from collections.abc import Sequence

from referee.declarations import GAME_OVER, OVER, ROUND_OVER
from referee.filling import Filling, evenly, seats_named
from referee.whoa_there_cowboy.claims import turned
from referee.whoa_there_cowboy.components import (
    COPIES,
    DECK_SIZE,
    HIGHEST,
    LOWEST,
    NUMBERS,
    ROUNDS,
    SEATS,
    armed_at,
    hand_size,
)

DEFAULT_SEATS = 4


def situate(table: Filling) -> None:
    """Fill in what nobody has told: nothing yet, or the last claim lies to be challenged."""
    if _direction_told(table) is None:
        table.follow_option("direction_card", False)
    players = table.sit(_seats(table))
    table.follow("phase", _phase(table))
    _fill_rounds(table, len(players))
    _fill_claim(table, players)
    last = _last_player(table, players)
    _fill_gift(table, len(players))
    _fill_depletions(table, len(players))
    _fill_turn(table, players, last)
    _fill_open(table, players, last)
    _fill_players(table, players, last)
    _fill_piles(table, players)


def _direction_told(table: Filling) -> str | None:
    """The direction now or before the open play; up, as a game begins, if nobody tells."""
    play = table.get("open")
    direction: str | None = table.get("direction", play["before"]["direction"] if play else "up")
    return direction


def _seats(table: Filling) -> int:
    """How many play, if nobody has told."""
    totals = len(table.get("totals", ()))
    if totals in SEATS:
        return totals
    turn, first = table.get("turn"), table.get("first")
    laid, before = (_seat(table, name, "player") for name in ("open", "let_through"))
    for right, left in ((laid, turn), (before, laid)):
        if left == 0 and right and right + 1 in SEATS:  # the circle closes between them
            return right + 1
    given = (_seat(table, "gift", end) for end in ("from", "to"))
    return max(DEFAULT_SEATS, seats_named(turn, first, laid, before, *given, most=SEATS[-1]))


def _seat(table: Filling, name: str, field: str) -> int | None:
    """The seat that a play or a gift names, if it has been told."""
    seat: int | None = (table.get(name) or {}).get(field)
    return seat


def _phase(table: Filling) -> str:
    if table.get("gift"):
        return "gift"
    if table.get("open") or table.get("let_through") or table.get("turn", 0) is not None:
        return "play"
    return GAME_OVER if _round(table) == table["options"]["rounds"] else ROUND_OVER


def _round(table: Filling) -> int:
    """The first in which there can be such points of earlier ones."""
    told: int = table.get("round", 2 if any(table.get("totals", ())) else 1)
    return told


def _fill_rounds(table: Filling, seats: int) -> None:
    """The round, how many are played, and the points of those before it."""
    if table["phase"] == GAME_OVER:
        if table.tells("round"):
            table.follow_option("rounds", min(table["round"], ROUNDS[-1]))
        table.follow("round", table["options"]["rounds"])
    table.assume("round", _round(table))
    least = table["round"] + (table["phase"] == ROUND_OVER)
    if table["options"]["rounds"] < least:
        table.assume_option("rounds", min(least, ROUNDS[-1]))
    if table["round"] == 1:
        table.follow("totals", [0] * seats)
    table.assume("totals", [0] * seats)


def _fill_claim(table: Filling, players: Sequence[Filling]) -> None:
    """The last claim and the direction, each of which may tell of the other."""
    play = table.get("open")
    if play:
        table.follow("claim", play["claim"])
        table.follow("direction", turned(play["before"]["direction"], play["claim"]["number"]))
    if not table["options"]["direction_card"]:
        table.follow("direction", None)
    if not table.tells("claim") and _claimed(table, players):
        claim = table.inside("claim")
        claim.assume("number", HIGHEST if table.get("direction") == "down" else LOWEST)
        claim.assume("quantity", 1)
    table.assume("claim", None)
    number = table["claim"] and table["claim"]["number"]
    if number in (None, LOWEST, HIGHEST):
        table.follow("direction", "down" if number == HIGHEST else "up")
    table.assume("direction", "up")


def _claimed(table: Filling, players: Sequence[Filling]) -> bool:
    """Whether there has been a claim, though nobody tells which."""
    return (
        table["phase"] != "play"
        or table.get("direction") == "down"
        or table.get("let_through") is not None
        or table.get("turn", 0) is None
        or any(player.get("hand") == [] for player in players)
    )


def _just_begun(table: Filling) -> bool:
    """Whether nobody has laid a card in this round."""
    return table["claim"] is None and table["options"]["caught_claim_stands"]


def _last_player(table: Filling, players: Sequence[Filling]) -> int:
    """Who laid the last cards: the seat before that on turn.

    If nothing tells, whoever has told of a hand is on turn, or of an empty one has laid.
    """
    seats = len(players) or 1
    hands = {seat: player["hand"] for seat, player in enumerate(players) if player.tells("hand")}
    emptied = (seat for seat, hand in hands.items() if not hand)
    holding = (seat for seat, hand in hands.items() if hand)
    if table.get("open"):
        last: int = table["open"]["player"]
    elif table.get("turn") is not None:
        last = table["turn"] - 1
    elif table.get("let_through"):
        last = table["let_through"]["player"] + 1
    elif table["claim"] is None and table.tells("first"):
        last = table["first"] - 1
    else:
        last = next(emptied, next(holding, 0) - 1)
    return last % seats


def _fill_gift(table: Filling, seats: int) -> None:
    if table["phase"] != "gift":
        table.follow("gift", None)
    elif not table.tells("gift"):
        giver = table.get("turn") or 0
        gift = table.inside("gift")
        gift.assume_player("from", giver)
        gift.assume_player("to", (giver + 1) % (seats or 1))


def _fill_depletions(table: Filling, seats: int) -> None:
    """None yet, unless the round is over, or about to be, or the draw pile gone."""
    ends = table["phase"] in OVER or (table["phase"] == "play" and table.get("turn", 0) is None)
    gone = not table.get("draw", (None,))
    table.assume("depletions", armed_at(seats) if ends else int(gone))


def _fill_turn(table: Filling, players: Sequence[Filling], last: int) -> None:
    """The seat left of who laid last; none if an emptied hand is to end the round."""
    seats = len(players) or 1
    armed = table["depletions"] >= armed_at(seats)
    lies = table["claim"] and table.get("open", True)
    emptied = lies and players and players[last].get("hand") == []
    if table["phase"] in OVER or (table["phase"] == "play" and armed and emptied):
        table.follow("turn", None)
    if table["gift"]:
        table.follow("turn", table["gift"]["from"])
    if table.get("open"):
        table.follow("turn", (last + 1) % seats)
    if _just_begun(table) and table.tells("first"):
        table.follow("turn", table["first"])
    table.assume_player("turn", (last + 1) % seats)
    if _just_begun(table) and table["turn"] in range(seats):
        table.follow("first", table["turn"])
    table.assume_player("first", 0)


def _fill_open(table: Filling, players: Sequence[Filling], last: int) -> None:
    """The last claim can still be challenged, and the one before it was let through."""
    earlier = (last - 1) % (len(players) or 1)
    if not _may_lie_open(table, players, earlier):
        table.follow("open", None)
    if not table.tells("open"):
        before = _lay_open(table, last)
        if before["claim"] and not table.tells("let_through"):
            through = table.inside("let_through")
            through.assume_player("player", earlier)
            through.follow("bluff", None)
    if table["phase"] in OVER or _just_begun(table):
        table.follow("let_through", None)
    table.assume("let_through", None)


def _may_lie_open(table: Filling, players: Sequence[Filling], earlier: int) -> bool:
    """Whether what was told leaves a place for the last claim to be challenged."""
    claim, through = table["claim"], table.get("let_through")
    if table["phase"] != "play" or claim is None:
        return False
    others = sum(not player.tells("hand") for player in players)  # and the last may have no card
    left: int = DECK_SIZE - _lying(table, players) - others + table.tells("draw")
    return claim["quantity"] <= left and (not through or through["player"] == earlier)


def _lay_open(table: Filling, last: int) -> Filling:
    """Lay the cards of the last claim, and answer what was before it: one card of the next number.

    Going up, 1s were the first that were claimed.
    """
    claim = table["claim"]
    play = table.inside("open")
    play.assume_player("player", last)
    play.follow("claim", claim)
    play.follow("cards", [None] * claim["quantity"])
    before = play.inside("before")
    before.follow("direction", _direction_before(table, claim["number"]))
    number = claim["number"] + (1 if before["direction"] == "down" else -1)
    if number in NUMBERS:
        over = before.inside("claim")
        over.assume("number", number)
        over.assume("quantity", 1)
    before.assume("claim", None)
    return before


def _direction_before(table: Filling, number: int) -> str | None:
    """The direction before the last claim; if it was of 7s they have turned it."""
    if not table["options"]["direction_card"]:
        return None
    if number in (LOWEST, HIGHEST):
        return "up"
    return table["direction"] or "up"


def _fill_players(table: Filling, players: Sequence[Filling], last: int) -> None:
    options = table["options"]
    for player in players:
        if options["young_bonus"] or options["older_hand"]:
            player.assume("young", False)
        player.follow("young", False)
        player.assume("tokens", 0)
    if players and table["phase"] == "play" and table["turn"] is None:
        players[last].follow("hand", [])
    wanted = {
        seat: _hand_size(table, seat, player["young"], last)
        for seat, player in enumerate(players)
        if not player.tells("hand")
    }
    left = DECK_SIZE - _lying(table, players) - (not table.tells("draw"))
    if sum(wanted.values()) > left or (table.tells("draw") and table.tells("pile")):
        laid_last = sorted(wanted, key=last.__eq__)  # who laid last has the fewest
        wanted = dict(zip(laid_last, evenly(left, len(laid_last)), strict=True))
    for seat in sorted(wanted):
        players[seat].assume_cards("hand", wanted[seat])


def _hand_size(table: Filling, seat: int, young: bool, last: int) -> int:
    """As many as are dealt, less those that lie open.

    Nobody claims more in earnest than there are of a number: for that the seat on turn has enough.
    """
    dealt = hand_size(young, older_hand=table["options"]["older_hand"])
    if table["open"] and seat == last:
        return max(1, dealt - len(table["open"]["cards"]))
    claims = table["phase"] == "play" and seat == table["turn"] and not _just_begun(table)
    return COPIES if claims else dealt


def _lying(table: Filling, players: Sequence[Filling]) -> int:
    """How many cards have a place."""
    laid = table["open"]["cards"] if table.get("open") else ()
    hands = (player.get("hand", ()) for player in players)
    return sum(map(len, [laid, table.get("pile", ()), table.get("draw", ()), *hands]))


def _fill_piles(table: Filling, players: Sequence[Filling]) -> None:
    """What is left is in the draw pile, or in the other one if the draw pile was told."""
    left = max(0, DECK_SIZE - _lying(table, players))
    if table.tells("pile"):
        table.follow("draw", [None] * left)
    if table.tells("draw"):
        table.follow("pile", [None] * left)
    table.assume_cards("draw", left)
    table.follow("pile", [])
