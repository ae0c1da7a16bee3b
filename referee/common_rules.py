"""The rules that every table obeys whatever is played on it, and how moves are held to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards import Absent, C, Unseen
from referee.rulebook import Kind, Rule
from referee.ruling import Finding, Path, Violation

NO_SUCH_SEAT = Rule(
    "table.no-such-seat",
    "The seat exists",
    "A move names only seats of this table. They are counted clockwise from 0.",
    kind=Kind.CONVENTION,
    reasons={"no-such-seat": ("player", "seats")},
    each_place=True,
)
GAME_OVER = Rule(
    "table.game-over",
    "The game goes on",
    "Once the game is over nobody moves any more.",
    kind=Kind.CONVENTION,
    reasons={"game-over": ("move",)},
)
WRONG_PHASE = Rule(
    "table.wrong-phase",
    "The move belongs to the phase",
    "Each type of move is made only in the phases that it belongs to.",
    kind=Kind.CONVENTION,
    reasons={"wrong-phase": ("move", "phase", "phases")},
)
NOT_YOUR_TURN = Rule(
    "table.not-your-turn",
    "It is the player's turn",
    "Only a seat that is to act may move.",
    kind=Kind.CONVENTION,
    reasons={"not-your-turn": ("player", "turn")},
)
CARD_NOT_HELD = Rule(
    "table.card-not-held",
    "The card is in the hand",
    "A card that is played comes out of the player's hand: a known one, or a face-down one of "
    "which not all copies are known to lie elsewhere.",
    kind=Kind.CONVENTION,
    reasons={
        "not-held": ("player", "card"),
        "too-few": ("player", "card", "held", "named"),
        "no-copy-left": ("player", "card"),
        "empty-hand": ("player",),
    },
    each_place=True,
)
OUTCOME_MISSING = Rule(
    "table.outcome-missing",
    "The outcome is stated",
    "Where the next step hangs on chance, the move states what chance brought: the referee "
    "never rolls dice or turns up a card by itself.",
    kind=Kind.CONVENTION,
    reasons={"not-stated": ()},
)
OUTCOME_IMPOSSIBLE = Rule(
    "table.outcome-impossible",
    "The outcome can have happened",
    "What a move reports of chance agrees with all that is known, needs no more copies of a "
    "card than the deck has, has the right number of cards, and tells only of what happens.",
    kind=Kind.CONVENTION,
    reasons={
        "no-copy-left": ("card",),
        "wrong-length": ("needed", "given"),
        "not-there": ("card",),
        "too-few": ("card", "held", "named"),
        "known-otherwise": ("card", "known"),
        "not-due": (),
        "another-bid": ("player", "bid", "known"),
        "die-missing": ("die",),
        "beyond-sides": ("die", "shown", "sides"),
    },
)
SEATS = Rule(
    "table.seats",
    "The number of players",
    "As many sit at the table as the game is made for, and what goes by seats has an entry "
    "for each.",
    kind=Kind.CONVENTION,
    reasons={"players": ("players", "allowed"), "list": ("players", "count")},
)
COPIES = Rule(
    "table.copies",
    "No card too often",
    "No card is named more often than the deck has it.",
    kind=Kind.CONVENTION,
    reasons={"too-many": ("cards",), "too-many-sheep": ("count", "most")},
)
CARD_TOTAL = Rule(
    "table.card-total",
    "All cards are there",
    "Hands, piles and what lies on the table together are the whole deck, and each place has "
    "as many cards as it can have.",
    kind=Kind.CONVENTION,
    reasons={
        "deck": ("count", "needed"),
        "hands": ("count", "needed"),
        "hand": ("player", "count", "least", "most"),
    },
)
PHASE = Rule(
    "table.phase",
    "The table fits its phase",
    "A phase says whose turn it is, what lies on the table and what cannot.",
    kind=Kind.CONVENTION,
    reasons={
        "no-such-seat": ("seat", "seats"),
        "not-this-variant": ("phase", "players"),
        "wrong-turn": ("phase", "turn", "needed"),
        "wrong-seat": ("seat", "needed"),
        "must-be-empty": ("phase",),
        "must-not-be-empty": ("phase",),
        "empty-hand": ("player", "phase"),
        "out": ("count", "phase"),
        "wrong-value": ("value", "needed"),
        "too-high": ("value", "most"),
        "wrong-top": ("card", "phase"),
        "wrong-last": ("card", "phase"),
        "must-be-known": (),
        "other-claim": (),
        "count": ("count", "needed"),
        "points": ("side", "points", "points_to_win", "phase"),
    },
)
ASSUMED = Rule(
    "table.assumed",
    "What nobody tells is as usual",
    "Where only a part of a table is told, the rest is taken to be as at the most ordinary table "
    "that agrees with it: unknown cards, hands as they are dealt, or for the seat on turn large "
    "enough for any move, points of a game just begun, the default of each option.",
    kind=Kind.CONVENTION,
    reasons={
        "players": ("field", "players"),
        "player": ("field", "player"),
        "cards": ("field", "count"),
        "value": ("field", "value"),
        "seat-cards": ("field", "seat", "count"),
        "seat-value": ("field", "seat", "value"),
    },
)

COMMON_RULES = (
    NO_SUCH_SEAT,
    GAME_OVER,
    WRONG_PHASE,
    NOT_YOUR_TURN,
    CARD_NOT_HELD,
    OUTCOME_MISSING,
    OUTCOME_IMPOSSIBLE,
    SEATS,
    COPIES,
    CARD_TOTAL,
    PHASE,
    ASSUMED,
)
"""The rules that stand in every game's catalogue, in the order in which they are cited."""


def check_turn(turn: int | None, player: int) -> Iterator[Violation]:
    """The seat that moves is the one whose turn it is."""
    if player != turn:
        facts = {"player": player, "turn": turn}
        yield Violation(NOT_YOUR_TURN, "not-your-turn", ("move", "player"), facts)


def places(path: Path, cards: Sequence[C]) -> list[Path]:
    """The place of each card of a list."""
    return [(*path, index) for index in range(len(cards))]


def lacking(
    rule: Rule, none: str, absent: Absent[C], path: Path, player: int | None = None
) -> Violation:
    """A card is not where it is named, or less often; ``none`` is the reason if it never is.

    ``player`` is whose cards lie there, if anybody's.
    """
    facts: dict[str, object] = {} if player is None else {"player": player}
    facts["card"] = absent.card
    if not absent.held:
        return Violation(rule, none, path, facts)
    return Violation(rule, "too-few", path, facts | {"held": absent.held, "named": absent.named})


def check_held(
    player: int, absent: Iterable[Absent[C]], paths: Sequence[Path]
) -> Iterator[Violation]:
    """Named cards could be taken out of the player's hand; ``absent`` says which could not."""
    for one in absent:
        path = paths[one.index]
        if one.no_copy_left:
            facts = {"player": player, "card": one.card}
            violation = Violation(CARD_NOT_HELD, "no-copy-left", path, facts)
        else:
            violation = lacking(CARD_NOT_HELD, "not-held", one, path, player)
        yield replace(violation, private_to=player)


def no_copy_left(card: C, path: Path) -> Violation:
    """One copy more of a card would have to lie open than the deck has."""
    return Violation(OUTCOME_IMPOSSIBLE, "no-copy-left", path, {"card": card})


def check_there(absent: Iterable[Absent[C]], paths: Sequence[Path]) -> Iterator[Violation]:
    """The cards that an outcome names could be taken; ``absent`` says which could not."""
    for one in absent:
        path = paths[one.index]
        if one.no_copy_left:
            yield no_copy_left(one.card, path)
        else:
            yield lacking(OUTCOME_IMPOSSIBLE, "not-there", one, path)


def wrong_length(needed: int, given: int, path: Path) -> Violation:
    """An outcome has more or fewer cards than it takes."""
    facts = {"needed": needed, "given": given}
    return Violation(OUTCOME_IMPOSSIBLE, "wrong-length", path, facts)


def audit_seats(seats: int, allowed: Sequence[int], **lists: Sequence[object]) -> Iterator[Finding]:
    """As many sit at the table as may, and each of the lists has an entry for every seat."""
    if seats not in allowed:
        facts: dict[str, object] = {"players": seats, "allowed": tuple(allowed)}
        yield Finding(SEATS, "players", ("state", "players"), facts)
    for name, entries in lists.items():
        if len(entries) != seats:
            facts = {"players": seats, "count": len(entries)}
            yield Finding(SEATS, "list", ("state", name), facts)


def audit_copies(
    cards: Iterable[C | None],
    deck: Mapping[C, int],
    face: Mapping[C, C] | None = None,
    rank: Callable[[C], Any] | None = None,
) -> Iterator[Finding]:
    """No card is named more often than the deck has it.

    ``deck`` counts the faces, ``face`` is that of a card and ``rank`` what faces are sorted by:
    each is the card itself if left out.
    """
    left = defaultdict(int, deck)
    for card in cards:
        if card is not None:
            left[card if face is None else face[card]] -= 1
    if min(left.values(), default=0) < 0:
        too_many = [card for card, count in left.items() if count < 0]
        facts = {"cards": tuple(sorted(too_many, key=rank))}
        yield Finding(COPIES, "too-many", ("state",), facts)


def wrong_total(count: int, needed: int) -> Finding:
    """There are more or fewer cards at the table than the deck has."""
    return Finding(CARD_TOTAL, "deck", ("state",), {"count": count, "needed": needed})


def seat_not_there(seat: int, seats: int, path: Path) -> Finding:
    """A place of a state names a seat that the table does not have."""
    return Finding(PHASE, "no-such-seat", ("state", *path), {"seat": seat, "seats": seats})


def audit_named_seats(seats: int, named: Iterable[tuple[Path, int | None]]) -> Iterator[Finding]:
    """Every seat that is named exists; each stands with its place in the state."""
    for path, seat in named:
        if seat is not None and seat >= seats:
            yield seat_not_there(seat, seats, path)


def once_each(findings: Iterable[Finding]) -> Iterator[Finding]:
    """The first finding of each place."""
    told = set()
    for finding in findings:
        if finding.path not in told:
            told.add(finding.path)
            yield finding


def not_due(path: Path) -> Violation:
    """An outcome is reported of something that does not happen."""
    return Violation(OUTCOME_IMPOSSIBLE, "not-due", path)


def check_turned_up(
    reported: C | None, lies: C | None, unseen: Unseen[C], path: Path
) -> Iterator[Violation]:
    """A card reported as turned up is the one that lies there, or could be."""
    if reported is None or reported == lies:
        return
    if lies is not None:
        facts = {"card": reported, "known": lies}
        yield Violation(OUTCOME_IMPOSSIBLE, "known-otherwise", path, facts)
    elif not unseen.name(reported):
        yield no_copy_left(reported, path)
