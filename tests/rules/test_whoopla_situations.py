"""WHOOPLA!: what people at a table can tell becomes a table, and settles their quarrel."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from .asking import ask
from .case import Move
from .whoopla_build import act, backup, cards, draw, name, rescue, stop

Known = dict[str, Any]
GENTLE = {"players": [{"actions": ["+1"]}, {}], "round": cards("12 4 4"), "constraint": "gentle"}
BLOCKED = GENTLE | {"options": {"gentle_blocks_rescue": True}}
LIVELY = {"players": 3, "round": cards("6 2"), "constraint": "lively", "drawn": 1}
BACKUP = {"players": [{"actions": ["backup"]}, {}], "round": cards("3 8 8"), "drawn": 3}


@pytest.mark.parametrize(
    ("known", "move", "phase", "verdict", "rules"),
    [
        (GENTLE, rescue(0, "+1"), "duplicate", "legal", []),
        (BLOCKED, rescue(0, "+1"), "duplicate", "illegal", ["whoopla.rescue.gentle"]),
        (GENTLE, rescue(0, "-1"), "duplicate", "illegal", ["table.card-not-held"]),
        (LIVELY, stop(0), "decide", "illegal", ["whoopla.stop.lively"]),
        (LIVELY | {"round": cards("6 2 3"), "drawn": 2}, stop(0), "decide", "legal", []),
        (LIVELY, act(0, "x2"), "decide", "legal", []),
        (BACKUP, backup(0, 1), "duplicate", "legal", []),
        (BACKUP, backup(0, 2), "duplicate", "illegal", ["whoopla.backup.card"]),
        ({"round": cards("7 J=5 M")}, act(0, "+1"), "decide", "illegal",
         ["whoopla.transform.mirror"]),
        ({"round": [{"card": 9}, {"card": "joker"}]}, name(0, 9), "joker", "legal", []),
        ({"centre": {"card": 5}}, draw(0, "8"), "draw", "legal", []),
    ],
)  # fmt: skip
def test_quarrel(
    client: FlaskClient, known: Known, move: Move, phase: str, verdict: str, rules: list[str]
) -> None:
    made = ask("whoopla", client, "situation", known=known)
    assert made["findings"] == []
    assert made["state"]["phase"] == phase
    ruling = ask("whoopla", client, "validate", state=made["state"], move=move)
    assert ruling["verdict"] == verdict
    assert [violation["rule"] for violation in ruling["violations"]] == rules


def test_what_is_assumed(client: FlaskClient) -> None:
    """All that a ruling could hang on, and nothing that follows."""
    made = ask("whoopla", client, "situation", known=GENTLE | {"turn": 0})
    places = [one["pointer"] for one in made["assumed"]]
    options = ("mode", "target", "actions_dealt", "gentle_blocks_rescue", "double_expires",
               "marked_blocks")  # fmt: skip
    assert places == [
        *(f"#/state/options/{option}" for option in options),
        "#/state/action_played",
        "#/state/players/0/double_next",
        "#/state/players/0/pile",
        "#/state/players/1/double_next",
        "#/state/players/1/actions",
        "#/state/players/1/pile",
        "#/state/draw",
    ]
    assert [card is None for card in made["state"]["draw"]] == [True] * 53


def test_contradictions_are_told_where_they_are_known(client: FlaskClient) -> None:
    known = {"round": cards("5 5"), "drawn": 2, "phase": "decide"}
    made = ask("whoopla", client, "situation", known=known)
    assert [finding["pointer"] for finding in made["findings"]] == ["#/known/round/1"]
    assert made["to_act"] == []
