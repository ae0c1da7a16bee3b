"""How a few known facts become a whole table of Wool Rules: whose turn it is, and with what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.declarations import GAME_OVER
from referee.filling import Filling, evenly, seats_named
from referee.wool_rules.bidding import height
from referee.wool_rules.components import (
    CHIPS,
    DECK_SIZE,
    DICE,
    DUEL,
    FIRST_CHIPS,
    HIDDEN,
    HIGHEST_BID,
    LOWEST_BID,
    MAX_SHEEP_NUMBER,
    PLUS,
    SEATS,
    TABLE_NUMBERS,
    Bid,
    PlacedBid,
)
from referee.wool_rules.situation_cards import (
    above_first,
    fill_cards,
    known_deck,
    laid_out,
    layout_of,
    round_of,
    sheep_number,
)
from referee.wool_rules.state import TURNS

USUAL_SEATS = (4, 3, 5, 6, 2)
"""How many play, the most usual first."""

DEFAULT_BID = 20


def situate(table: Filling) -> None:
    """Fill in what is not known: the phase from what lies open, the rest as in the beginning.

    If it is not known who is in turn, it is the player of whom most is known.
    """
    players = table.sit(_usual_seats(table))
    if len(players) != DUEL:
        table.leave_idle("duel_last_gets_chip")
    table.follow("phase", _phase(table, players))
    if table["phase"] in TURNS and players:
        seat = _seat_in_turn(table, players)
        fill_turn = table.follow if _rests_surely(table, players, seat) else table.assume_player
        _line_up(table, players, seat)
        fill_turn("turn", seat)
    table.follow("turn", None)
    table.follow("order", [])
    _fill_dice(table)
    for player in players:
        if table["phase"] == "bid":
            player.assume("bid", None)
        player.follow("bid", None)
    _fill_chips(table, players)
    in_line = [players[seat] for seat in _from_turn_on(table, players)]
    _fill_table_numbers(table, in_line)
    fill_cards(table, players, in_line)


# --- How many play


def _usual_seats(table: Filling) -> int:
    """An order names all seats; round, supply and middle fit some numbers only."""
    if table.get("order"):
        return max(SEATS[0], seats_named(*table["order"], most=SEATS[-1]))
    return next((seats for seats in USUAL_SEATS if _fits(table, seats)), USUAL_SEATS[0])


def _fits(table: Filling, seats: int) -> bool:
    turn, middle = table.get("turn"), table.get("middle")
    if turn is not None and turn >= seats:
        return False
    laid, layout = laid_out(round_of(table, seats), seats), layout_of(table, seats)
    if layout == 0 or (table.tells("supply") and laid != DECK_SIZE - len(table["supply"])):
        return False
    begins = table.get("phase", _phase(table, ())) == "bid"
    return middle is None or len(middle) == layout or (len(middle) < layout and not begins)


# --- The phase and the player in turn


def _phase(table: Filling, players: Sequence[Filling]) -> str:
    if table.get("dice") or table.get("kept") or table.get("attempt"):
        return "decide"
    cleared = table.tells("middle") and not table["middle"]
    if cleared or any(player.get("returned") is not None for player in players):
        waiting = (player.get("returned") is None and not player.get("dogs") for player in players)
        return "return" if any(waiting) else GAME_OVER
    return "bid" if _still_bids(table, players) else _turn_phase(table, players)


def _still_bids(table: Filling, players: Sequence[Filling]) -> bool:
    """Whether no player is in turn yet: none is named, and not all bids are open.

    Cards taken from the layout show that one is.
    """
    bids = [player.get("bid") for player in players]
    if table.get("turn") is not None or table.get("order"):
        return False
    if HIDDEN in bids:
        return True
    placing = None in bids or not bids
    return placing and not _is_short(table, players)


def _turn_phase(table: Filling, players: Sequence[Filling]) -> str:
    """Who is in turn without dice rolls or takes the rest, in the duel if something was taken."""
    line = _line(table, players)
    if len(players) == DUEL:
        rests = table.get("turn") in line[:1] and _is_short(table, players)
    else:
        rests = table.get("turn") in line[-1:]
    return "rest" if rests else "roll"


def _is_short(table: Filling, players: Sequence[Filling]) -> bool:
    """Whether cards were taken from the layout, so that somebody has been in turn before."""
    return table.tells("middle") and len(table["middle"]) < layout_of(table, len(players))


def _seat_in_turn(table: Filling, players: Sequence[Filling]) -> int:
    turn: int | None = table.get("turn")
    if turn in range(len(players)):
        assert turn is not None
        return turn
    line, duel = _line(table, players), len(players) == DUEL
    if line and table["phase"] == "rest":
        return line[0 if duel else -1]
    rolling = line[_is_short(table, players) : None if duel else -1]
    return max(rolling or range(len(players)), key=lambda seat: len(players[seat].fields))


def _rests_surely(table: Filling, players: Sequence[Filling], seat: int) -> bool:
    """Whether the rest can only be this seat's, by an order that is known or that bids give."""
    if table["phase"] != "rest" or not _line(table, players):
        return False
    _, either, _ = _around(players, seat)
    return bool(table.get("order")) or not either


# --- The order and the bids


def _line(table: Filling, players: Sequence[Filling]) -> list[int]:
    """The seats in the order of the round, if it is known or the bids give it."""
    order: Sequence[int] = table.get("order", ())
    if order or None in map(_open_bid, players):
        return list(dict.fromkeys(seat for seat in order if seat < len(players)))
    return _by_bids(players)


def _by_bids(players: Sequence[Filling]) -> list[int]:
    """The seats by their bids, equal ones by their sheep numbers, as far as these are known."""

    def place(seat: int) -> tuple[int, int]:
        bid = _open_bid(players[seat])
        return 0 if bid is None else -height(bid), sheep_number(players[seat]) or 0

    return sorted(range(len(players)), key=place)


def _line_up(table: Filling, players: Sequence[Filling], seat: int) -> None:
    """The bids give the order; unknown ones are low, and equal only if they must be.

    Who may stand on either side of the player in turn stands behind, unless somebody must have
    been in turn before.
    """
    if not table.get("order"):
        players[seat].assume("bid", DEFAULT_BID)
        before, either, behind = _around(players, seat)
        ahead = int(_is_short(table, players) and not before)
        if table["phase"] == "rest":
            ahead = 0 if len(players) == DUEL else len(either)
        order = [*before, *either[:ahead], seat, *either[ahead:], *behind]
        if either:
            table.assume("order", order)
        table.follow("order", order)
    line = _line(table, players)
    line += [one for one in range(len(players)) if one not in line]
    for place, one in reversed(tuple(enumerate(line))):
        players[one].assume("bid", _bid_between(players, line[:place], line[place + 1 :]))


def _bid_between(players: Sequence[Filling], before: Sequence[int], behind: Sequence[int]) -> Bid:
    """One more than the next bid, if no player before has bid less."""
    most = min((height(bid) for bid in _open_bids(players, before)), default=HIGHEST_BID)
    next_bid = next(_open_bids(players, behind), None)
    least = LOWEST_BID if next_bid is None else height(next_bid) + 1
    return PLUS if next_bid == PLUS else min(least, most, HIGHEST_BID)


def _open_bids(players: Sequence[Filling], seats: Sequence[int]) -> Iterator[Bid]:
    bids = (_open_bid(players[seat]) for seat in seats)
    return (bid for bid in bids if bid is not None)


def _around(players: Sequence[Filling], seat: int) -> tuple[list[int], list[int], list[int]]:
    """The other seats: who stands before this one, who may on either side, who stands behind."""
    sides: dict[int, list[int]] = {-1: [], 0: [], 1: []}
    for other in _by_bids(players):
        if other != seat:
            sides[_side(players[other], players[seat])].append(other)
    return sides[-1], sides[0], sides[1]


def _side(player: Filling, other: Filling) -> int:
    """Whether a player stands before another one (-1) or behind (1), 0 if it may be either.

    Of equal bids the lower sheep number is before: one that has changed since was its player's
    who has been in turn already.
    """
    bid, bound = _open_bid(player), _open_bid(other)
    if bid is None or bound is None:
        return 0
    if height(bid) != height(bound):
        return -1 if height(bid) > height(bound) else 1
    number, limit = sheep_number(player), sheep_number(other)
    return -1 if number is not None and limit is not None and number < limit else 0


def _open_bid(player: Filling) -> Bid | None:
    bid: PlacedBid | None = player.get("bid")
    return None if bid == HIDDEN else bid


def _from_turn_on(table: Filling, players: Sequence[Filling]) -> list[int]:
    """All seats: that in turn, those behind it, those before it, those not lined up."""
    line = _line(table, players)
    first = line.index(table["turn"]) if table["turn"] in line else 0
    line = [*line[first:], *line[:first]]
    return [*line, *(seat for seat in range(len(players)) if seat not in line)]


def _fill_table_numbers(table: Filling, in_line: Sequence[Filling]) -> None:
    """Numbers that no sheep has, rising from the player in turn on; only new bids need them."""
    rising = iter(above_first(in_line, _free_numbers(table, in_line)))
    for player in in_line:
        if not player.tells("table_number"):
            number = next(rising)
            if table["phase"] == "bid" and not player.get("flock"):
                player.assume("table_number", number)
            player.follow("table_number", number)


def _free_numbers(table: Filling, players: Sequence[Filling]) -> Iterator[int]:
    taken = {*known_deck(table).face, *(player.get("table_number") for player in players)}
    first = TABLE_NUMBERS[0]
    for number in (*range(first, MAX_SHEEP_NUMBER + 1), *range(1, first)):
        if number not in taken:
            yield number


# --- Dice and chips


def _fill_dice(table: Filling) -> None:
    """Nothing is set aside unless it is known."""
    if table["phase"] == "decide":
        table.assume("dice", {die: sides // 2 for die, sides in DICE.items()})
        table.assume("kept", list(DICE)[: max(0, table.get("attempt", 1) - 1)])
        table.follow("attempt", min(len(table["kept"]) + 1, len(DICE)))
    table.follow("dice", None)
    table.follow("kept", [])
    table.follow("attempt", 0)


def _fill_chips(table: Filling, players: Sequence[Filling]) -> None:
    """As in the beginning, less what 26+ has cost; or what others have left, evenly."""
    unknown = [player for player in players if not player.tells("chips")]
    paid = table["phase"] in TURNS
    shares = [FIRST_CHIPS - (paid and player["bid"] == PLUS) for player in unknown]
    owned = sum(player.get("chips", 0) for player in players)
    left = max(0, CHIPS - owned - table.get("chips_left", 0))
    if sum(shares) > left or table.tells("chips_left"):
        shares = evenly(left, len(unknown))
    for player, chips in zip(unknown, shares, strict=True):
        player.assume("chips", chips)
    table.follow("chips_left", left - sum(shares))
