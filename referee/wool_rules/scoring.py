"""Wool Rules' points, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from referee.declarations import GAME_OVER
from referee.rulebook import Rule
from referee.ruling import ScoreLine, Scoring, Standing, highest_total, placed, points_in
from referee.wool_rules import rules
from referee.wool_rules.components import Kind
from referee.wool_rules.state import Player, State

POINTS_370 = (0, 3, 14)
"""By the number of 3-7-0 sheep modulo three."""

KINDS: dict[Kind, Rule] = {
    "white": rules.SCORE_WHITE,
    "black": rules.SCORE_BLACK,
    "3-7-0": rules.SCORE_370,
    "0-0-7": rules.SCORE_007,
}
"""The kinds of sheep, and the rule that counts each."""

POINTS_007 = 21
POINTS_ONE_DOG = 9
POINTS_MOST_DOGS = -5
POINTS_BONE = 4


def scoring(state: State) -> Scoring:
    """One standing a seat, each with all lines; a face-down sheep counts nothing."""
    most = max([player.dogs for player in state.players])
    standings = []
    for seat, player in enumerate(state.players):
        lines = tuple(_lines(state, player, most))
        standings.append(Standing(seat, points_in(lines), lines, player.flock.count(None)))
    final = state.phase == GAME_OVER
    if not final or any(standing.unknown_cards for standing in standings):
        return Scoring("player", final, tuple(standings))
    decided = highest_total(rules.END_POINTS, standings)
    return Scoring("player", final, placed(standings), (decided,))


def _lines(state: State, player: Player, most: int) -> Iterator[ScoreLine]:
    count = dict.fromkeys(KINDS, 0)
    points = dict(count)
    faces = state.options.known_deck.face
    for sheep in player.flock:
        if sheep is not None:
            face = faces[sheep]
            count[face.kind] += 1
            points[face.kind] += face.points
    points["3-7-0"] = POINTS_370[count["3-7-0"] % 3]
    points["0-0-7"] = POINTS_007 * (count["0-0-7"] // 3)
    for kind, rule in KINDS.items():
        yield ScoreLine(rule, points[kind], "held", {"count": count[kind]})
    dogs = player.dogs
    one_dog = POINTS_ONE_DOG if dogs == 1 else 0
    yield ScoreLine(rules.SCORE_ONE_DOG, one_dog, "held", {"count": dogs})
    most_dogs = POINTS_MOST_DOGS if dogs == most > 0 else 0
    yield ScoreLine(rules.SCORE_MOST_DOGS, most_dogs, "held", {"count": dogs, "most": most})
    bone = POINTS_BONE * dogs if player.bone else 0
    yield ScoreLine(rules.SCORE_BONE, bone, "held", {"count": dogs, "bones": int(player.bone)})
    yield ScoreLine(rules.SCORE_CHIPS, player.chips, "held", {"count": player.chips})
