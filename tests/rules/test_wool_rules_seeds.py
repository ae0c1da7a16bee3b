"""Wool Rules: shuffles and dice from a seed, worked out here from the contract alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking, seeded
from .asking import Answer
from .case import Move, State
from .seeded import SEED
from .wool_rules_build import (
    HOUSE,
    SIDES,
    bid,
    cards,
    deck,
    rest,
    roll,
    take,
    three,
    two,
)

ask = partial(asking.ask, "wool-rules")

DECK: list[Any] = [*HOUSE, *["dog"] * 8, "bone"]
TABLES = list(range(52, 58))
THREE: list[Answer] = [{}, {}, {}]
shuffled = partial(seeded.shuffled, "wool-rules")


def die(name: str, ply: int = 0, seed: str = SEED) -> int:
    """What a die shows."""
    return seeded.below(SIDES[name], seeded.numbers("wool-rules", name, ply, seed)) + 1


def numbers_of(state: State) -> list[int]:
    return [player["table_number"] for player in state["players"]]


def after(client: FlaskClient, state: State, move: Move, seed: str = SEED) -> State:
    """What stands after a legal move."""
    answer = ask(client, "validate", state=state, move=move, seed=seed)
    assert (answer["verdict"], answer["violations"]) == ("legal", [])
    stands: State = answer["state"]
    return stands


# --- Setup -----------------------------------------------------------------------------------


def test_what_is_published_by_this_page() -> None:
    """What is worked out here agrees with what the contract and the game's page publish."""
    pile = shuffled(DECK, "supply", seed="referee")
    assert pile[:6] == cards("26 38 bone 31 5 41")
    assert pile[-2:] == [51, 14]
    assert shuffled(TABLES, "tables", seed="referee") == [56, 55, 53, 52, 57, 54]
    assert {name: die(name, 7, "referee") for name in SIDES} == {"d12": 5, "d10": 1, "d8": 7}


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_setup(client: FlaskClient, seats: int) -> None:
    """The shuffled cards, the first of them laid out, and shuffled tables."""
    state = ask(client, "setup", players=[{}] * seats, seed=SEED)["state"]
    pile = shuffled(DECK, "supply")
    assert state["middle"] == pile[: seats + 1]
    assert state["supply"] == pile[seats + 1 :]
    assert numbers_of(state) == shuffled(TABLES, "tables")[:seats]


def test_another_seed_shuffles_otherwise(client: FlaskClient) -> None:
    piles = [ask(client, "setup", players=THREE, seed=seed)["state"] for seed in "ab"]
    assert piles[0]["supply"] != piles[1]["supply"]
    assert piles[0]["supply"] == shuffled(DECK, "supply", seed="a")[4:]


def test_a_setup_with_tables_that_are_told(client: FlaskClient) -> None:
    """The seed shuffles the cards alone."""
    players = [{"table_number": number} for number in (57, 99, 52)]
    state = ask(client, "setup", players=players, seed=SEED)["state"]
    assert numbers_of(state) == [57, 99, 52]
    assert state["middle"] == shuffled(DECK, "supply")[:4]


def test_a_setup_with_a_layout_that_is_told(client: FlaskClient) -> None:
    """The supply is unknown then; the tables are shuffled all the same."""
    state = ask(client, "setup", players=THREE, seed=SEED, middle=cards("8 dog 4 26"))["state"]
    assert state["middle"] == cards("8 dog 4 26")
    assert state["supply"] == [None] * 56
    assert numbers_of(state) == shuffled(TABLES, "tables")[:3]


@pytest.mark.parametrize("listed", [range(1, 52), range(51, 0, -1)], ids=["up", "down"])
def test_a_setup_with_all_faces_of_an_own_deck(client: FlaskClient, listed: range) -> None:
    """However the faces are listed, sheep are shuffled ascending."""
    players = [{"table_number": number} for number in (52, 53)]
    state = ask(client, "setup", players=players, seed=SEED, options={"deck": deck(*listed)})[
        "state"
    ]
    pile = shuffled(DECK, "supply")
    assert (state["middle"], state["supply"]) == (pile[:3], pile[3:])


def test_a_setup_with_sheep_of_other_numbers(client: FlaskClient) -> None:
    """51 sheep, numbered from 101."""
    faces = [face | {"sheep": face["sheep"] + 100} for face in deck(*HOUSE)]
    players = [{"table_number": number} for number in (1, 2)]
    state = ask(client, "setup", players=players, seed=SEED, options={"deck": faces})["state"]
    pool = [*range(101, 152), *["dog"] * 8, "bone"]
    pile = shuffled(pool, "supply")
    assert (state["middle"], state["supply"]) == (pile[:3], pile[3:])


def test_a_setup_with_fewer_faces(client: FlaskClient) -> None:
    """Nothing can be shuffled then."""
    players = [{"table_number": number} for number in (52, 53)]
    faces = deck(*range(1, 51))
    state = ask(client, "setup", players=players, seed=SEED, options={"deck": faces})["state"]
    assert (state["middle"], state["supply"]) == ([None] * 3, [None] * 57)
    assert numbers_of(state) == [52, 53]


# --- Dice ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 7, 12])
def test_the_first_attempt(client: FlaskClient, ply: int) -> None:
    stands = after(client, three("roll") | {"ply": ply}, roll(0))
    assert stands["dice"] == {name: die(name, ply) for name in SIDES}
    assert stands["ply"] == ply + 1


@pytest.mark.parametrize("kept", list(SIDES))
def test_the_second_attempt(client: FlaskClient, kept: str) -> None:
    """What is set aside stays, and each die has its own numbers."""
    stands = after(client, three("decide", dice="8 4 3") | {"ply": 3}, roll(0, kept))
    was = dict(zip(SIDES, (8, 4, 3), strict=True))
    assert stands["dice"] == {
        name: was[name] if name == kept else die(name, 3) for name in SIDES
    }  # fmt: skip


@pytest.mark.parametrize(("kept", "left"), [("d12", "d8"), ("d8", "d12")])
def test_the_third_attempt(client: FlaskClient, kept: str, left: str) -> None:
    state = three("decide", dice="8 4 3", kept="d10") | {"ply": 4}
    stands = after(client, state, roll(0, kept))
    assert stands["dice"] == state["dice"] | {left: die(left, 4)}
    assert (stands["kept"], stands["attempt"]) == (["d10", kept], 3)


def test_dice_that_are_told(client: FlaskClient) -> None:
    """They take the place of the seed."""
    stands = after(client, three("roll") | {"ply": 7}, roll(0, d12=1, d10=2, d8=3), "referee")
    assert stands["dice"] == {"d12": 1, "d10": 2, "d8": 3}


def test_the_same_move_at_another_ply(client: FlaskClient) -> None:
    """A retry cannot roll again, and another ply has other dice."""
    rolls = [after(client, three("roll") | {"ply": ply}, roll(0))["dice"] for ply in (1, 1, 2, 3)]
    assert rolls[0] == rolls[1]
    assert len({tuple(dice.values()) for dice in rolls}) > 1


# --- What no seed makes ----------------------------------------------------------------------


def test_no_seed_lays_out_what_is_unknown(client: FlaskClient) -> None:
    """Later moves use a seed for dice only."""
    ended = after(client, two("rest", middle="8 4"), rest(0, "8 4"))
    assert (ended["middle"], ended["supply"]) == ([None] * 3, [None] * 54)
    skipped = after(client, three("decide", turn=1, middle="2", dice=20), take(1, "2"))
    assert skipped["middle"] == [None] * 4


def test_no_seed_makes_a_bid(client: FlaskClient) -> None:
    """A hidden bid is no chance."""
    state = three("bid", bids=["hidden", None, 14])
    answer = ask(client, "validate", state=state, move=bid(1, 20), seed=SEED)
    assert answer["verdict"] == "incomplete"
    assert [said["rule"] for said in answer["unsettled"]] == ["table.outcome-missing"]


def test_one_seed_serves_a_whole_table(client: FlaskClient) -> None:
    """A replay from the deal on: the plies of the dice are those of the moves."""
    moves = [bid(0, 14), bid(1, 15), bid(2, 26), roll(2)]
    answer = ask(client, "replay", setup={"players": THREE}, moves=moves, seed=SEED)
    assert answer["stopped_at"] is None
    assert answer["state"]["dice"] == {name: die(name, 3) for name in SIDES}
    assert answer["state"]["middle"] == shuffled(DECK, "supply")[:4]


def test_without_a_seed(client: FlaskClient) -> None:
    """Nothing is known, and the tables stand in their order."""
    state = ask(client, "setup", players=[{}] * 6)["state"]
    assert (state["middle"], state["supply"]) == ([None] * 7, [None] * 53)
    assert numbers_of(state) == TABLES
