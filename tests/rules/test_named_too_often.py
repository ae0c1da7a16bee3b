"""A card that is named more often than it is there: how often it is, and how often it is named."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from . import whoa_there_cowboy_build as cowboy
from . import woo_build as woo
from . import wool_rules_build as wool
from . import yoyo_build as yoyo
from .asking import ask
from .case import Move, State

SIX_DISCARDED = yoyo.three("play", {0: "b2 r3"}, discard="b8 r9 r7 b5", draw="r5", rest=2)
NEEDED = yoyo.three("play", {0: "b2 r3"}, discard="b8 r9 r7 b5", rest=2,
                    options={"run_out_when_needed": True})  # fmt: skip
CHAOS = yoyo.three("play", {0: "y9-chaos b2", 1: "r2", 2: "r3"})
ANSWER = yoyo.three("answer-draw", {0: "b9 r3", 1: "b2 b3 b4", 2: "r4 r5 r6"}, discard="y14 y10",
                    pending=2)  # fmt: skip
OVER = yoyo.three("round-over", {0: "", 1: "r1 r2", 2: "b1 b2"})
SHUFFLED = {"claimed": "1x3", "opened": "5", "draw": "123", "pile": "6?", "hidden": "6"}
DRAWN_UP = cowboy.three("play", {0: "1245667", 1: "1122334", 2: ""}, rest=0, **SHUFFLED)
BAD_CALL = cowboy.three("play", {0: "1245667", 1: "122", 2: "15"}, claimed="2x3", opened="36")
MIDDLE = wool.three("decide", dice=20, middle="2 dog 22 33")
FLOCK = wool.three("return", flocks={1: "2 22 33 16"}, dogs={2: 8}, bone=2)

HELD = "table.card-not-held"
IMPOSSIBLE = "table.outcome-impossible"

# the table, the move, the rule, each place that is cited, who holds, the card, how often it is
# there, how often it is named
TOO_OFTEN: list[tuple[State, Move, str, list[str], Any, Any, int, int]] = [
    (woo.teams("lead", {0: "15"}), woo.lead(0, "11"), HELD, ["cards/1"], 0, 1, 1, 2),
    (woo.teams("lead", {0: "1155"}), woo.lead(0, "111"), HELD, ["cards/2"], 0, 1, 2, 3),
    (woo.teams("lead", {0: "15"}), woo.lead(0, "111"), HELD, ["cards/1", "cards/2"], 0, 1, 1, 3),
    (woo.duel("lead", {0: "557"}, board="5689"), woo.lead(0, "5", "55"), "woo.duel.take",
     ["board/1"], None, 5, 1, 2),
    (woo.duel("lead", {0: "557"}, board="5689"), woo.lead(0, "555", "5"), HELD, ["cards/2"],
     0, 5, 2, 3),
    (yoyo.three("play", {0: "b9 r3"}), yoyo.play(0, "b9 b9"), HELD, ["cards/1"], 0, "b9", 1, 2),
    (yoyo.three("drawn", {0: "? r3"}, hidden="b9"), yoyo.play(0, "b9 b9"), HELD, ["cards/1"],
     0, "b9", 1, 2),
    (yoyo.three("play", {0: "b19 ?"}, hidden="b19"), yoyo.play(0, "b19 b19 b19"), HELD,
     ["cards/2"], 0, "b19", 2, 3),
    (ANSWER, yoyo.draw_from(0, (1, "b2 b2"), 2), IMPOSSIBLE, ["from/0/cards/1"],
     None, "b2", 1, 2),
    (SIX_DISCARDED, yoyo.draw(0, pile="r9 r7 r7"), IMPOSSIBLE, ["pile/2"], None, "r7", 1, 2),
    (NEEDED, yoyo.draw(0, "r7", pile="? r7 b5"), IMPOSSIBLE, ["card"], None, "r7", 1, 2),
    (CHAOS, yoyo.play(0, "y9-chaos", hands=("r3", "r3", "r2")), IMPOSSIBLE, ["hands/1/0"],
     None, "r3", 1, 2),
    (OVER, yoyo.deal(["b19 b19 b19 ? ? ? ?", yoyo.unseen(7), yoyo.unseen(7)]), IMPOSSIBLE,
     ["hands/0/2"], None, "b19", 2, 3),
    (cowboy.three("play", {0: "1333445"}), cowboy.play(0, "2x1", "11"), HELD, ["cards/1"],
     0, 1, 1, 2),
    (BAD_CALL, cowboy.challenge(0, "33"), IMPOSSIBLE, ["revealed/1"], None, 3, 1, 2),
    (DRAWN_UP, cowboy.no_challenge(drew="123666"), IMPOSSIBLE, ["drew/5"], None, 6, 2, 3),
    (MIDDLE, wool.take(0, "2 dog dog"), "wool.middle.card", ["cards/2"], None, "dog", 1, 2),
    (MIDDLE, wool.take(0, "2 2 22"), "wool.middle.card", ["cards/1"], None, 2, 1, 2),
    (FLOCK, wool.back(1, "2 2"), HELD, ["cards/1"], 1, 2, 1, 2),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "move", "rule", "places", "player", "card", "held", "named"), TOO_OFTEN
)
def test_the_numbers_are_told(
    client: FlaskClient,
    state: State,
    move: Move,
    rule: str,
    places: list[str],
    player: int | None,
    card: Any,
    held: int,
    named: int,
) -> None:
    violations = ask(state["game"], client, "validate", state=state, move=move)["violations"]
    found = [one for one in violations if one["rule"] == rule]
    assert [one["pointer"] for one in found] == [f"#/move/{place}" for place in places]
    facts = {"card": card, "held": held, "named": named}
    if player is not None:
        facts["player"] = player
    for one in found:
        assert (one["reason"], one["params"]) == ("too-few", facts)
        assert f"at most {held}" in one["message"]
        assert f"{named} are named" in one["message"]
