"""How bids are placed and shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.chance import Chance
from referee.common_rules import OUTCOME_IMPOSSIBLE, OUTCOME_MISSING, not_due, wrong_length
from referee.declarations import Transition
from referee.ruling import Citation, Event, Missing, Path, Violation
from referee.wool_rules import events, rules
from referee.wool_rules.components import BIDS, HIDDEN, HIGHEST_BID, PLUS, Bid, PlacedBid
from referee.wool_rules.rounds import begin_turn
from referee.wool_rules.state import PlaceBid, Player, State

REVEAL: Path = ("move", "reveal")


def height(bid: PlacedBid) -> int:
    """How early a bid goes in the order: 26+ before 26."""
    return bid if isinstance(bid, int) else HIGHEST_BID + 1


def lacks_chip(bid: PlacedBid | None, player: Player) -> bool:
    """Whether a player cannot pay for this bid."""
    return bid == PLUS and player.chips == 0


def check_bid(state: State, move: PlaceBid) -> Iterator[Citation]:
    yield from _check_bids(state, {move.player: (move.bid, ("move", "bid"))}, move.player)


def check_reveal(state: State, move: PlaceBid, _: Chance | None) -> Iterator[Citation]:
    """The bids that are reported are due, complete, possible and true."""
    bids = _placed(state, move)
    due = None not in bids
    if move.reveal is None:
        if due and HIDDEN in bids:
            yield Missing(OUTCOME_MISSING, "not-stated", ("move",))
    elif not due:
        yield not_due(REVEAL)
    elif len(move.reveal) != len(bids):
        yield wrong_length(len(bids), len(move.reveal), REVEAL)
    else:
        reported = {seat: (bid, (*REVEAL, seat)) for seat, bid in enumerate(move.reveal)}
        yield from _check_bids(state, reported)
        for seat, (bid, path) in reported.items():
            if bids[seat] not in (HIDDEN, bid):
                facts = {"player": seat, "bid": bid, "known": bids[seat]}
                yield Violation(OUTCOME_IMPOSSIBLE, "another-bid", path, facts)


def _check_bids(
    state: State, bids: dict[int, tuple[Bid, Path]], private_to: int | None = None
) -> Iterator[Violation]:
    for bid, path in bids.values():
        if bid not in BIDS:
            yield Violation(rules.BID_RANGE, "no-such-bid", path, {"bid": bid}, private_to)
    for seat, (bid, path) in bids.items():
        if lacks_chip(bid, state.players[seat]):
            yield Violation(rules.BID_PLUS, "no-chip", path, {"player": seat}, private_to)


def apply_bid(state: State, move: PlaceBid, _: Chance | None) -> Transition[State]:
    placed = events.BidPlaced(move.player)
    after = state.with_player(move.player, bid=move.bid)
    if None in _placed(state, move):
        return after, (placed,)
    after, shown = _revealed(after, move.reveal or tuple(_known(after)))
    return after, (placed, *shown)


def _placed(state: State, move: PlaceBid) -> list[PlacedBid | None]:
    bids: list[PlacedBid | None] = [player.bid for player in state.players]
    bids[move.player] = move.bid
    return bids


def _known(state: State) -> Iterator[Bid]:
    for player in state.players:
        assert player.bid is not None
        assert player.bid != HIDDEN
        yield player.bid


def _revealed(state: State, bids: Sequence[Bid]) -> Transition[State]:
    paying = [seat for seat, bid in enumerate(bids) if bid == PLUS]
    players = tuple(
        replace(player, bid=bids[seat], chips=player.chips - (seat in paying))
        for seat, player in enumerate(state.players)
    )
    order = tuple(sorted(range(len(bids)), key=lambda seat: _place(players[seat])))
    after = replace(state, players=players, order=order, chips_left=state.chips_left + len(paying))
    happened: list[Event] = [events.BidsRevealed(tuple(bids), order)]
    happened += [events.ChipsPaid(seat, 1) for seat in paying]
    return begin_turn(after, order[0]), tuple(happened)


def _place(player: Player) -> tuple[int, int]:
    assert player.bid is not None
    assert player.sheep_number is not None
    return -height(player.bid), player.sheep_number
