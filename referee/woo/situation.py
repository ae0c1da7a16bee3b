"""How a few known facts become a whole table of Woo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from referee.declarations import GAME_OVER, OVER, ROUND_OVER
from referee.filling import Filling, seats_named
from referee.woo.components import (
    BOARD_SIZE,
    DECK_SIZE,
    DUEL,
    HAND_SIZE,
    MAX_POINTS_TO_WIN,
    OFFER_SIZE,
    TEAMS,
)
from referee.woo.melds import LARGEST_PART
from referee.woo.state import side_of

FULL_PILE = DECK_SIZE - DUEL * HAND_SIZE - BOARD_SIZE

TEAM_PHASES = ("draft", "complete", "reclaim")

MAX_LAID = 4
"""The most cards that a move takes from one hand, or turns up."""

Hands = Mapping[int, Sequence[int | None]]
"""The hands that have been told, by seat."""


def situate(table: Filling) -> None:
    """Fill in what nobody has told: the phase and who is on turn from what lies open.

    Hands, board and pile are unknown cards; nobody keeps track of the discard.
    """
    _settle_variant(table)
    players = table.sit(TEAMS)
    seats = max(1, len(players))
    hands = {seat: player["hand"] for seat, player in enumerate(players) if player.tells("hand")}
    idle = "single_discard_goes_out" if seats == DUEL else "duel_responder_needs_board"
    table.leave_idle(idle)
    _fill_melds(table)
    _play_for_more(table)
    table.follow("phase", _phase(table, hands))
    _fill_offer(table, hands)
    _fill_seats(table, hands, seats)
    winner = 0
    if table["phase"] in OVER:
        out = (table["lead"] - 1) % seats
        winner = side_of(out)
        for player in players[out : out + 1]:
            player.follow("hand", [])
    _fill_points(table, winner)
    table.follow("discard", [] if table["phase"] == "draft" else None)
    _fill_cards(table, players)


def _settle_variant(table: Filling) -> None:
    """How many play, if only one variant has what has been told."""
    laid = list(table.get("table", ()))
    singles = any(meld["type"] == "single" for meld in laid)
    partial, phase = table.get("partial"), table.get("phase")
    begun = [cards["player"] for cards in (*laid, partial) if cards]
    answered_across = (1, 0) in pairwise(begun)
    named = seats_named(table.get("turn"), table.get("lead"), *begun, most=TEAMS)
    if singles or answered_across or table.get("board") or table.get("draw"):
        table.follow("players", DUEL)
    elif partial or table.get("offer") or phase in TEAM_PHASES or named > DUEL:
        table.follow("players", TEAMS)


def _fill_melds(table: Filling) -> None:
    """What nobody tells of does not lie there; but a partial might answer a meld, or be passed."""
    table.follow("partial", None)
    if table.get("offer") or table.get("phase") in ("draft", "lead", "reclaim"):
        table.follow("table", [])
    table.assume("table", [])
    if table["partial"] and not (table["table"] or table.tells("turn") or table.tells("lead")):
        table.assume("phase", "complete")


def _play_for_more(table: Filling) -> None:
    """Points or rounds that there cannot be playing to the usual number tell of a higher one."""
    phase, to_win = table.get("phase"), table["options"]["points_to_win"]
    nobody_acts = table.get("turn", 0) is None
    over = phase == GAME_OVER or (phase is None and nobody_acts)
    given = table.get("round", 1) - (phase not in OVER and not nobody_acts)
    low, high = sorted(table.get("points", (given // 2, (given + 1) // 2)))
    may_be_over = over or (table.tells("points") and not (phase or table.tells("turn")))
    if low >= to_win or high > (to_win if may_be_over else to_win - 1):
        least = high if over and high > low else high + 1
        table.assume_option("points_to_win", min(least, MAX_POINTS_TO_WIN))


def _phase(table: Filling, hands: Hands) -> str:
    partial = table["partial"]
    if partial:
        begun = partial["player"]
        passed = table.get("turn") == begun or table.get("lead", begun) != begun
        return "reclaim" if passed and not table["table"] else "complete"
    if table.get("offer") and not table["table"]:
        return "draft"
    points, to_win = table.get("points"), table["options"]["points_to_win"]
    scored = points and (max(points) >= to_win or table.get("round") == sum(points))
    if scored or table.get("turn", 0) is None or [] in hands.values():
        most = 2 * (to_win - 1)
        won = max(points) >= to_win if points else table.get("round", 1) > most
        return GAME_OVER if won else ROUND_OVER
    if table["table"]:
        return "respond"
    return "draft" if _others_draft(table) else "lead"


def _others_draft(table: Filling) -> bool:
    """Whether somebody else than the lead is on turn, and nobody says that the offer is gone."""
    turn, lead = table.get("turn"), table.get("lead")
    if turn is None or lead is None or table.tells("offer"):
        return False
    return (turn - lead) % TEAMS in (1, 2)


def _fill_offer(table: Filling, hands: Hands) -> None:
    if table["phase"] == "draft":
        partner_picks = table.tells("lead") and table.get("turn") == (table["lead"] + 2) % TEAMS
        picked = partner_picks or any(len(hand) > HAND_SIZE for hand in hands.values())
        table.assume_cards("offer", OFFER_SIZE - picked)
    table.follow("offer", [])


def _fill_seats(table: Filling, hands: Hands, seats: int) -> None:
    """Who is on turn and who leads; if nothing tells, seat 0 leads."""
    phase, partial, melds = table["phase"], table["partial"], table["table"]
    if phase in OVER:
        table.follow("turn", None)
        _fill_next_lead(table, hands, seats)
    elif phase == "reclaim" and partial:
        table.follow("lead", (partial["player"] + 3) % seats)
        if len(partial["cards"]) == LARGEST_PART:
            table.follow("turn", partial["player"])
        table.assume_player("turn", partial["player"])
    elif phase == "complete" and partial:
        table.follow("lead", [*melds, partial][0]["player"])
        table.follow("turn", (partial["player"] + 2) % seats)
    elif phase == "respond" and melds:
        table.follow("lead", melds[0]["player"])
        table.follow("turn", (melds[-1]["player"] + 1) % seats)
    steps = 1 + OFFER_SIZE - len(table["offer"]) if phase == "draft" else 0
    if table.tells("lead"):
        table.follow("turn", (table["lead"] + steps) % seats)
    table.assume_player("turn", steps % seats)
    table.follow("lead", ((table["turn"] or 0) - steps) % seats)


def _fill_next_lead(table: Filling, hands: Hands, seats: int) -> None:
    """Left of who went out: of the completer, if both partners did."""
    out, melds = [seat for seat, hand in hands.items() if not hand], table["table"]
    points = table.get("points", [0, 0])
    begun = melds[-1]["player"] if melds else points.index(max(points))
    completer = (begun + 2) % seats
    if len(out) == 1:
        table.follow("lead", (out[0] + 1) % seats)
    elif melds and (out or seats == DUEL):
        table.follow("lead", (completer + 1) % seats)
    may_be_out = (seat for seat in (completer, begun) if seat not in hands)
    table.assume_player("lead", (next(may_be_out, completer) + 1) % seats)


def _fill_points(table: Filling, winner: int) -> None:
    """The points of a game just begun, or of as many rounds as were told; evenly."""
    over = table["phase"] in OVER
    given = table.get("round", 1) - (not over)
    most = (given + 1) // 2
    if table["phase"] == GAME_OVER:
        most = table["options"]["points_to_win"]
    points = [most, max(0, given - most)]
    table.assume("points", points[::-1] if winner else points)
    table.follow("round", max(1, sum(table["points"]) + (not over)))


# --- Cards


def _fill_cards(table: Filling, players: Sequence[Filling]) -> None:
    """The cards that are left, at most as many as are dealt; all of them if none are out of sight.

    A pile of which nobody tells has enough for a refill: that it runs out is seen.
    """
    tracked = table["discard"] is not None
    if len(players) == DUEL:
        _lay_out(table, table, "board", min(BOARD_SIZE, _left(table, players)))
    table.follow("board", [])
    if len(players) != DUEL or _pile_is_of_no_use(table):
        table.follow("draw", [])
    untold = _hands_to_fill(table, players)
    to_deal = _left(table, players)
    if not table.tells("draw"):
        to_deal = max(min(to_deal, len(untold)), to_deal - MAX_LAID)
    if not ((tracked or table["phase"] == "draft") and table.tells("draw")):
        to_deal = min(to_deal, HAND_SIZE * len(untold))
    shares = _shares(to_deal, len(untold), MAX_LAID)
    for seat, size in sorted(zip(untold, shares, strict=True)):
        _lay_out(table, players[seat], "hand", size)
    left = _left(table, players)
    _lay_out(table, table, "draw", left if tracked else min(FULL_PILE, left))


def _lay_out(table: Filling, place: Filling, name: str, count: int) -> None:
    """Unknown cards; in the draft and after the round nothing hangs on how many."""
    if table["phase"] in ("draft", *OVER):
        place.follow(name, [None] * count)
    place.assume_cards(name, count)


def _left(table: Filling, players: Sequence[Filling]) -> int:
    """How many cards have no place yet."""
    places = [table.get(name) or () for name in ("offer", "board", "draw", "discard")]
    laid = [cards["cards"] for cards in (*table["table"], table["partial"]) if cards]
    hands = [player.get("hand", ()) for player in players]
    return max(0, DECK_SIZE - sum(map(len, (*places, *laid, *hands))))


def _pile_is_of_no_use(table: Filling) -> bool:
    """An empty board is never filled again, and a meld refills it while there is a pile."""
    board, melds = table["board"], table["table"]
    after_meld = table["phase"] == "respond" and melds and melds[-1]["type"] != "single"
    return not board or bool(after_meld and len(board) < BOARD_SIZE)


def _hands_to_fill(table: Filling, players: Sequence[Filling]) -> list[int]:
    """Whose hands are not told: first who is on turn, in the draft who may have picked."""
    drafts, lead, seats = table["phase"] == "draft", table["lead"], max(1, len(players))
    first = lead + 1 if drafts else table["turn"] or 0

    def place(seat: int) -> tuple[bool, int]:
        return drafts and side_of(seat) == side_of(lead), (seat - first) % seats

    untold = (seat for seat, player in enumerate(players) if not player.tells("hand"))
    return sorted(untold, key=place)


def _shares(cards: int, hands: int, need: int = 0) -> list[int]:
    """How many cards each hand gets: evenly, but the first as many as a move may need."""
    if not hands:
        return []
    share = max(-(-cards // hands), min(need, cards - hands + 1))
    return [share, *_shares(cards - share, hands - 1)]
