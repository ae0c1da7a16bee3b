"""WHOOPLA!: deals and shuffles from a seed, worked out here from the contract alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking, seeded
from .asking import Answer
from .case import State
from .seeded import SEED
from .whoopla_build import (
    DECK,
    KINDS,
    OPTIONS,
    act,
    bust,
    cards,
    draw,
    held,
    plain,
    stop,
    two,
)

ask = partial(asking.ask, "whoopla")

TWO: list[Answer] = [{}, {}]
FAR = {"target": 200}
HOUSE = [kind for kind in KINDS for _ in range(4)]
"""The house action deck, before the shuffle."""
shuffled = partial(seeded.shuffled, "whoopla")


def sorted_hand(hand: Sequence[str]) -> list[str]:
    return held(" ".join(hand))


def hands_of(state: State) -> list[list[Any]]:
    return [player["actions"] for player in state["players"]]


# --- Setup -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", [SEED, "referee", "ñ ✦ 🃏", "x" * 128])
def test_a_setup(client: FlaskClient, seats: int, seed: str) -> None:
    """56 cards in the pile, the top three action cards to seat 0, the next three to seat 1."""
    state = ask(client, "setup", players=[{}] * seats, seed=seed)["state"]
    assert state["draw"] == shuffled(DECK, "draw", seed=seed)
    house = shuffled(HOUSE, "actions", seed=seed)
    dealt = [sorted_hand(house[3 * seat : 3 * seat + 3]) for seat in range(seats)]
    assert hands_of(state) == dealt
    assert Counter(map(str, state["draw"])) == Counter(map(str, DECK))
    assert (state["discard"], state["round"], state["options"]) == ([], [], OPTIONS)


def test_a_setup_with_one_of_each(client: FlaskClient) -> None:
    """The option leaves nothing to deal; the pile is the same."""
    state = ask(client, "setup", players=TWO, options={"actions_dealt": "one-each"}, seed=SEED)[
        "state"
    ]
    assert hands_of(state) == [["+1", "-1", "x2"]] * 2
    assert state["draw"] == shuffled(DECK, "draw")


@pytest.mark.parametrize("dealt", ["mixed", "one-each"])
def test_a_setup_with_actions_that_are_told(client: FlaskClient, dealt: str) -> None:
    """A seed deals nobody what is told, nor what is told to be unknown."""
    told = [{"actions": ["peek", "peek", "+1"]}, {"actions": [None, "x2", None]}]
    state = ask(client, "setup", players=told, options={"actions_dealt": dealt}, seed=SEED)["state"]
    assert hands_of(state) == [["+1", "peek", "peek"], ["x2", None, None]]
    assert state["draw"] == shuffled(DECK, "draw")


def test_the_first_seat_changes_no_deal(client: FlaskClient) -> None:
    one = ask(client, "setup", players=TWO, seed=SEED)["state"]
    other = ask(client, "setup", players=TWO, seed=SEED, first=1)["state"]
    assert other == one | {"turn": 1}


# --- Shuffles in a game ----------------------------------------------------------------------

USED = "9 3 13 J 4 M 3 11"
"""The discards, top first, as they are shuffled."""


def dry(discard: str = USED, ply: int = 7, **facts: Any) -> State:
    """The pile is empty, and seat 1 has all else in its score pile."""
    return two(discard=discard, rest=1, options=FAR, **facts) | {"ply": ply}


@pytest.mark.parametrize("ply", [0, 7, 56])
def test_a_reshuffle(client: FlaskClient, ply: int) -> None:
    """The list as it stands, top first, is what is shuffled; its top card is drawn."""
    pile = shuffled(plain(USED), "reshuffle", ply)
    answer = ask(client, "validate", state=dry(ply=ply), move=draw(0), seed=SEED)
    assert answer["verdict"] == "legal"
    assert [event["type"] for event in answer["events"]][:2] == ["reshuffled", "drawn"]
    state = answer["state"]
    assert state["round"][0]["card"] == pile[0]
    assert (state["draw"], state["discard"]) == (pile[1:], [])
    assert state["ply"] == ply + 1


def test_a_reshuffle_with_a_card_that_is_told(client: FlaskClient) -> None:
    """A report takes no seed, and all else of the new pile is unknown."""
    answer = ask(client, "validate", state=dry(), move=draw(0, "13"), seed=SEED)
    assert answer["verdict"] == "legal"
    assert answer["state"]["round"] == cards("13")
    assert answer["state"]["draw"] == [None] * 7


def test_a_reshuffle_of_cards_that_were_never_seen(client: FlaskClient) -> None:
    """An unknown card is shuffled with the others, and is missing if it comes to lie on top."""
    hidden = "9 ? 13 ? 4"
    verdicts = set()
    for ply in range(12):
        pile = shuffled(plain(hidden), "reshuffle", ply)
        state = dry(hidden, ply)
        answer = ask(client, "validate", state=state, move=draw(0), seed=SEED)
        verdicts.add(answer["verdict"])
        if pile[0] is None:
            assert answer["verdict"] == "incomplete"
            assert answer["unsettled"][0]["rule"] == "table.outcome-missing"
            assert answer["state"]["discard"] == state["discard"]
        else:
            assert answer["verdict"] == "legal"
            assert answer["state"]["round"][0]["card"] == pile[0]
            assert answer["state"]["draw"] == pile[1:]
    assert verdicts == {"legal", "incomplete"}


def test_a_seed_makes_no_card_of_a_pile_that_lies_there(client: FlaskClient) -> None:
    for state, move in (
        (two(dark=True), draw(0)),
        (two("decide", "3 8", draw="? 5"), draw(0)),
    ):
        answer = ask(client, "validate", state=state, move=move, seed=SEED)
        assert answer["verdict"] == "incomplete"
    state = two("decide", "3 8", dark=True, actions={0: "peek"})
    answer = ask(client, "validate", state=state, move=act(0, "peek"), seed=SEED)
    assert answer["state"]["peeked"] == [None] * 3


def test_no_reshuffle_before_it_is_needed(client: FlaskClient) -> None:
    """The last card leaves the pile empty; a peek or a bust makes no new one."""
    state = dry(draw="5")
    after = ask(client, "validate", state=state, move=draw(0), seed=SEED)["state"]
    assert (after["draw"], after["discard"]) == ([], plain(USED))
    state = two("duplicate", "3 8 3", discard="9", rest=1, options=FAR)
    after = ask(client, "validate", state=state, move=bust(0), seed=SEED)["state"]
    assert (after["draw"], after["discard"]) == ([], [3, 8, 3, 9])


def test_a_table_of_one_seed(client: FlaskClient) -> None:
    """A replay takes the seed for the deal, and the pile as it was dealt."""
    pile = shuffled(DECK, "draw")
    setup: Answer = {"players": TWO}
    answer = ask(client, "replay", setup=setup, moves=[draw(0)], seed=SEED)
    assert answer["stopped_at"] is None
    assert answer["state"]["round"][0]["card"] == pile[0]
    assert answer["state"]["draw"] == pile[1:]
    own = ask(client, "replay", setup=setup | {"seed": "other"}, moves=[draw(0)], seed=SEED)
    assert own["state"]["draw"] == shuffled(DECK, "draw", seed="other")[1:]


def test_a_replay_that_reshuffles(client: FlaskClient) -> None:
    """Each shuffle takes the ply of the state that it happens in."""
    state = dry("12 7", 3, phase="decide", drawn_cards="3 8")
    pile = shuffled([12, 7], "reshuffle", 4)
    answer = ask(client, "replay", state=state, moves=[stop(0), draw(1)], seed=SEED)
    assert answer["stopped_at"] is None
    assert [card["card"] for card in answer["state"]["round"]] == [8, pile[0]]
    assert answer["state"]["draw"] == pile[1:]
