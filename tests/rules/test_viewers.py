"""What a viewer is told where the cards of others decide."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from . import wool_rules_build as wool
from .asking import Answer, ask
from .yoyo_build import three, two, unseen

DRAW = {"type": "draw", "player": 0}
SERIES = {"type": "play", "player": 0, "cards": ["b7", "b8", "b9"]}
SHORT = {"reason": None, "message": None, "pointer": None, "params": None}


@pytest.mark.parametrize("card", ["b3", "b15"])
@pytest.mark.parametrize("viewer", [1, "table"])
def test_a_reading_that_hangs_on_a_hidden_hand(
    client: FlaskClient, card: str, viewer: int | str
) -> None:
    """Whether or not the card fits, the viewer hears only that it might."""
    state = two(hands={0: card, 1: "r1"}, discard="b9")
    ruling = ask("yoyo", client, "validate", state=state, move=DRAW, viewer=viewer, readings=True)
    assert ruling["verdict"] == "legal"
    assert ruling["readings"] == [
        {
            "option": "draw_only_if_stuck",
            "value": True,
            "verdict": "undetermined",
            "violations": [],
            "changes": ["verdict"],
        }
    ]


def test_a_reading_that_only_settles_what_is_told(client: FlaskClient) -> None:
    """Drawing is legal, as everybody hears; so it is under the other reading."""
    state = two(hands={0: "b3", 1: "r1"}, discard="b9", options={"draw_only_if_stuck": True})
    ruling = ask("yoyo", client, "validate", state=state, move=DRAW, viewer=1, readings=True)
    assert (ruling["verdict"], ruling["readings"]) == ("legal", [])


def test_no_reading_is_built_on_an_impossible_table(client: FlaskClient) -> None:
    """Even if the viewer cannot see what makes it impossible."""
    state = two(hands={0: "b3", 1: "r1"}, discard="b9")
    state["players"][0]["hand"] = ["b3", "b3"]
    state["draw"].pop()
    ruling = ask("yoyo", client, "validate", state=state, move=DRAW, viewer=1, readings=True)
    assert (ruling["verdict"], ruling["readings"]) == ("invalid-state", [])


@pytest.mark.parametrize("hidden", ["b7 r4 r5", "b8 r4 r5", "b8 b9 r5", "r4 r5 r6"])
def test_a_card_that_somebody_else_holds(client: FlaskClient, hidden: str) -> None:
    """Of a hand that nobody has seen it is not told which of the cards cannot be there."""
    state = three(hands={0: unseen(3), 1: "b12 r12"}, discard="b6", hidden=hidden)
    ruling = ask("yoyo", client, "validate", state=state, move=SERIES, viewer=0)
    assert ruling["verdict"] == "illegal"
    assert ruling["violations"] == [{"rule": "table.card-not-held", **SHORT, "private_to": 0}]


def test_a_card_that_lies_open(client: FlaskClient) -> None:
    """What the viewer sees is told in full, and nothing beside it."""
    state = three(hands={0: "b7 ? ?", 1: "b9 r12"}, discard="b6 b8", hidden="r4 r5")
    whole, seen = (
        ask("yoyo", client, "validate", state=state, move=SERIES, **viewer)["violations"]
        for viewer in ({}, {"viewer": 0})
    )
    assert [one["pointer"] for one in whole] == ["#/move/cards/1", "#/move/cards/2"]
    assert seen == whole[:1]


@pytest.mark.parametrize("bids", [("26+", 14, None), (14, "26+", None)])
def test_a_hidden_bid_that_cannot_be_paid(
    client: FlaskClient, bids: tuple[str | int | None, ...]
) -> None:
    """Not even whose it is."""
    state = wool.three("bid", bids=bids, chips={0: 0, 1: 0})
    seen = ask("wool-rules", client, "view", state=state, viewer=2)
    assert seen["findings"] == [{"rule": "wool.bid.plus-needs-chip", **SHORT, "private_to": None}]


@pytest.mark.parametrize("viewer", [0, 1, "table"])
@pytest.mark.parametrize("endpoint", ["setup", "replay"])
def test_a_problem_names_no_card(client: FlaskClient, endpoint: str, viewer: int | str) -> None:
    """It says where, and not what."""
    problems = []
    for card in (3, 4):
        hands = [[None] * 13, [*[None] * 6, *[card] * 7], [None] * 13, [None] * 13]
        asked: Answer = {"players": [{}] * 4, "hands": hands}
        if endpoint == "replay":
            asked = {"setup": asked, "moves": []}
        response = client.post(f"/games/woo/{endpoint}", json={**asked, "viewer": viewer})
        assert response.status_code == 409
        [error] = response.get_json()["errors"]
        assert error["pointer"].endswith("/hands/1/12")
        problems.append(response.data)
    assert problems[0] == problems[1]


@pytest.mark.parametrize("sheep", [52, 60])
def test_a_sheep_that_the_deck_does_not_list(client: FlaskClient, sheep: int) -> None:
    """It may lie where the viewer sees nothing."""
    known = {"players": 3, "supply": [*[None] * 27, sheep]}
    response = client.post("/games/wool-rules/situation", json={"known": known, "viewer": 0})
    assert response.status_code == 409
    [error] = response.get_json()["errors"]
    assert error["pointer"] == "#/known/supply/27"
    assert error["detail"] == "The deck does not list this sheep: enter its face first."


def test_a_situation_with_a_supply_that_is_known(client: FlaskClient) -> None:
    """What is assumed of flocks, dogs and bone does not depend on it."""
    made = [
        ask("wool-rules", client, "situation", viewer="table",
            known={"players": 3, "phase": "roll", "turn": 0, "supply": supply})
        for supply in (
            [*range(24, 52)],
            [*range(10, 30), "dog", "dog", "dog", "bone", 1, 2, 3, 4],
            [None] * 28,
        )
    ]  # fmt: skip
    assert made[0] == made[1] == made[2]
    assert made[0]["assumed"]
