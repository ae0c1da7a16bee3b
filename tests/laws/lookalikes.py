"""Pairs of questions that a viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from referee.ruling import Viewer
from tests.match import Match, Table, Turn

from .asking import answer
from .habits.habit import Json, Spot, at, put
from .moves import deck, some_moves
from .tables import blurred, viewers

MAX_NAMED = 3
"""How many cards of others a move names."""

AHEAD = 4
"""How many moves are replayed, at most."""


@dataclass(frozen=True)
class Pair:
    """Two bodies of an endpoint, each with the same viewer."""

    turn: Turn
    endpoint: str
    viewer: Viewer
    bodies: tuple[Json, Json]


def pairs(match: Match, rng: Random) -> Iterator[Pair]:
    """Ever more of them: with every phase and type of move alike, however rare it is."""
    kinds: dict[tuple[str, str], list[Turn]] = {}
    for turn in match.turns:
        kinds.setdefault((turn.whole["phase"], turn.move["type"]), []).append(turn)
    while True:
        turn = rng.choice(rng.choice(list(kinds.values())))
        viewer = rng.choice((turn.move.get("player", "table"), *viewers(match.table)))
        yield from _about_setups(turn, viewer, rng)
        states = _states(turn, viewer, rng)
        if states:
            yield from _about_states(turn, viewer, states, rng)


def _states(turn: Turn, viewer: Viewer, rng: Random) -> tuple[Json, Json] | None:
    """Two tables: with other hidden cards, or with one everywhere, so that neither can be."""
    table, whole = turn.table, turn.whole
    if rng.random() < 0.15:
        return _impossible(turn, viewer, rng), _impossible(turn, viewer, rng)
    one = rng.choice((whole, blurred(table, whole, rng), _own_hand_unseen(turn, viewer)))
    other = _dealt_anew(turn, one, viewer, rng)
    return other and (one, other)


def _dealt_anew(turn: Turn, state: Json, viewer: Viewer, rng: Random) -> Json | None:
    """A table with other cards where the viewer sees none, or none that is known.

    In order they make hands as they hardly ever come: all of one colour, or all alike.
    """
    table, contents = turn.table, dict[Spot, Any]()
    unknown, arrange = rng.choice((0, 0.2, 0.7)), rng.choice((_shuffled, _sorted, _turned))
    for places in _secrets(table, state, viewer):
        among = rng.sample(places, rng.choice((min(2, len(places)), len(places))))
        cards = arrange([at(state, spot) for spot in sorted(among, key=str)], rng)
        for spot, card in zip(sorted(among, key=str), cards, strict=True):
            contents[spot] = table.habit.hidden_value(spot) if rng.random() < unknown else card
    other = table.read(put(state, contents))
    return None if any(table.game.audit(other)) else table.written(other)


def _shuffled(cards: list[Any], rng: Random) -> list[Any]:
    return rng.sample(cards, len(cards))


def _sorted(cards: list[Any], _: Random) -> list[Any]:
    return sorted(cards, key=str)


def _turned(cards: list[Any], _: Random) -> list[Any]:
    return sorted(cards, key=str, reverse=True)


def _own_hand_unseen(turn: Turn, viewer: Viewer) -> Json:
    """The table with no card known of a viewer, who may then lack any that others hold."""
    own = [
        spot for spot in turn.table.habit.may_be_face_down(turn.whole) if spot[:2] == _seat(viewer)
    ]
    seen = turn.table.written(turn.table.read(put(turn.whole, dict.fromkeys(own))))
    return turn.whole if any(turn.table.game.audit(turn.table.read(seen))) else seen


def _seat(viewer: Viewer) -> Spot:
    return ("players", viewer)


def _impossible(turn: Turn, viewer: Viewer, rng: Random) -> Json:
    """The table with the same at all the places of a kind that the viewer may not see."""
    contents: dict[Spot, Any] = {}
    for places in _secrets(turn.table, turn.whole, viewer):
        filled = [spot for spot in places if at(turn.whole, spot) is not None]
        contents |= dict.fromkeys(filled, filled and at(turn.whole, rng.choice(filled)))
    return put(turn.whole, contents)


def _about_states(
    turn: Turn, viewer: Viewer, states: tuple[Json, Json], rng: Random
) -> Iterator[Pair]:
    def pair(endpoint: str, *asked: Json) -> Pair:
        first, second = ({**body, "viewer": viewer} for body in asked)
        return Pair(turn, endpoint, viewer, (first, second))

    table, seed = turn.table, turn.match.seed
    one, other = states
    yield pair("view", {"state": one}, {"state": other})
    share = rng.random()
    draw = rng.random()
    yield pair("situation", *({"known": _known(table, s, share, Random(draw))} for s in states))
    for move in _moves(turn, viewer, rng):
        alike = _alike(table, move, viewer, rng)
        asked = {"readings": True, **seed}
        yield pair(
            "validate",
            {"state": one, "move": move, **asked},
            {"state": other, "move": alike, **asked},
        )
    moves = [later.move for later in turn.match.turns[turn.told["ply"] :]][:AHEAD]
    moves[rng.randrange(len(moves) + 1) :] = [rng.choice(list(_moves(turn, viewer, rng)))]
    yield pair("replay", *({"state": state, "moves": moves, **seed} for state in states))


def _moves(turn: Turn, viewer: Viewer, rng: Random) -> Iterator[Json]:
    """The move of the turn, one by another seat, one with cards of others, and random ones."""
    table, whole = turn.table, turn.whole
    yield turn.move
    yield turn.stated
    listed = table.listed(whole)
    yield from some_moves(table, whole, listed, rng, 3)
    move = rng.choice(listed or [turn.move])
    if "player" in move:
        yield {**move, "player": rng.randrange(table.seats)}
    secret = (at(whole, spot) for spots in _secrets(table, whole, viewer) for spot in spots)
    known = deck(table)
    hidden = [card for card in secret if card in known and card is not True]  # which is no 1
    if move.get("cards") and hidden:
        yield {**move, "cards": rng.sample(hidden, min(MAX_NAMED, len(hidden)))}


def _secrets(table: Table, state: Json, viewer: Viewer) -> Iterable[Sequence[Spot]]:
    return table.habit.hidden_from(state, viewer).values()


def _alike(table: Table, move: Json, viewer: Viewer, rng: Random) -> Json:
    """The move with other cards where only its player sees them."""
    if move.get("player", viewer) == viewer or rng.random() < 0.5:
        return move
    unseen = table.habit.not_seen_by_all.get(move["type"], ())

    def changed(value: Any, *, hidden: bool) -> Any:
        if isinstance(value, dict):
            return {
                name: changed(part, hidden=hidden or name in unseen) for name, part in value.items()
            }
        if isinstance(value, list):
            return [changed(item, hidden=hidden) for item in value]
        return rng.choice(deck(table)) if hidden and value is not None else value

    alike: Json = changed(move, hidden=False)
    return alike


def _known(table: Table, state: Json, share: float, rng: Random) -> Json:
    """The table as it is told, all of it, or some of its fields and of those of its players."""
    told = table.habit.tellable(state) if share < 0.3 else state
    if share > 0.6:
        return told
    part = {name: value for name, value in told.items() if rng.random() > share}
    if "players" in part:
        part["players"] = [
            {name: value for name, value in sorted(player.items()) if rng.random() > share}
            for player in part["players"]
        ]
    return part


def _about_setups(turn: Turn, viewer: Viewer, rng: Random) -> Iterator[Pair]:
    """Tables to be set up with hands that are told: such as can be, and such as cannot."""
    table, asked = turn.table, turn.match.setup
    if "hands" not in table.game.setup.__struct_fields__ or rng.random() < 0.5:
        return
    whole = turn.match.turns[0].whole
    stated = table.habit.with_outcomes(asked, None, whole)
    others = [
        ("hands", seat, index)
        for seat, hand in enumerate(stated["hands"])
        for index in range(len(hand))
        if seat != viewer
    ]
    if rng.random() < 0.5:
        dealt = [at(stated, spot) for spot in others]
        bodies = [
            put(stated, dict(zip(others, rng.sample(dealt, len(dealt)), strict=True)))
            for _ in range(2)
        ]
    else:
        places = rng.sample(others, rng.randint(1, len(others)))
        bodies = [put(stated, dict.fromkeys(places, rng.choice(deck(table)))) for _ in range(2)]
    first, second = ({**body, "viewer": viewer} for body in bodies)
    yield Pair(turn, "setup", viewer, (first, second))
    one, other = ({"setup": body, "moves": [], "viewer": viewer} for body in bodies)
    yield Pair(turn, "replay", viewer, (one, other))


def began(pair: Pair, body: Json) -> Json:
    """The table that a body begins with."""
    if "state" in body:
        state: Json = body["state"]
        return state
    made: Json = answer(pair.turn.table.slug, "setup", **body["setup"])["state"]
    return made
