"""Whoa There Cowboy: shuffles from a seed, worked out here from the contract alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking, seeded
from .asking import Answer
from .case import Move, State
from .seeded import SEED
from .whoa_there_cowboy_build import (
    DECK,
    cards,
    challenge,
    deal,
    five,
    give,
    no_challenge,
    ordered,
    play,
    three,
    two,
)

ask = partial(asking.ask, "whoa-there-cowboy")

THREE: list[Answer] = [{}, {}, {}]
OLDER = {"older_hand": True}
shuffled = partial(seeded.shuffled, "whoa-there-cowboy")


def hands_of(state: State) -> list[list[Any]]:
    return [player["hand"] for player in state["players"]]


def after(client: FlaskClient, state: State, move: Move, seed: str | None = SEED) -> State:
    """What stands after a legal move."""
    seeded = {} if seed is None else {"seed": seed}
    answer = ask(client, "validate", state=state, move=move, **seeded)
    assert (answer["verdict"], answer["violations"]) == ("legal", [])
    stands: State = answer["state"]
    return stands


def nulls(many: int) -> list[None]:
    return [None] * many


# --- Deals -----------------------------------------------------------------------------------


def test_the_published_shuffle_by_this_page() -> None:
    """What is worked out here agrees with what the contract publishes for another game."""
    deck = [number for number in range(1, 10) for _ in range(6)]
    pile = seeded.shuffled("woo", deck, "deal", seed="referee")
    assert pile[:13] == cards("1676231867435")
    assert pile[-2:] == [8, 7]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", [SEED, "referee", "Grüße"])
def test_a_setup(client: FlaskClient, seats: int, seed: str) -> None:
    """Fourteen 1s, fourteen 2s …, shuffled; seven cards to each seat in turn."""
    state = ask(client, "setup", players=[{}] * seats, seed=seed)["state"]
    pile = shuffled(DECK, "deal", seed=seed)
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(seats)]
    assert state["draw"] == pile[7 * seats :]


def test_a_setup_with_hands_of_nine(client: FlaskClient) -> None:
    """Each seat has its whole hand before the next one."""
    players = [{}, {"young": True}, {}]
    state = ask(client, "setup", players=players, options=OLDER, seed=SEED)["state"]
    pile = shuffled(DECK, "deal")
    assert hands_of(state) == [ordered(pile[:9]), ordered(pile[9:16]), ordered(pile[16:25])]
    assert state["draw"] == pile[25:]


def test_the_first_player_changes_no_deal(client: FlaskClient) -> None:
    dealt = [ask(client, "setup", players=THREE, seed=SEED, first=seat) for seat in range(3)]
    assert dealt[0]["state"]["players"] == dealt[1]["state"]["players"]
    assert dealt[0]["state"]["draw"] == dealt[2]["state"]["draw"]


OVER = three("round-over", {0: "", 1: "123", 2: "????"}, depletions=1) | {"ply": 12}


def test_a_next_deal(client: FlaskClient) -> None:
    """The whole deck anew, whatever was known of it; the ply counts."""
    pile = shuffled(DECK, "deal", ply=12)
    state = after(client, OVER, deal())
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(3)]
    assert (state["draw"], state["pile"]) == (pile[21:], [])


def test_a_next_deal_with_hands_of_nine(client: FlaskClient) -> None:
    state = two("round-over", {0: ""}, depletions=1, young=(0,), options=OLDER)
    pile = shuffled(DECK, "deal")
    state = after(client, state, deal())
    assert hands_of(state) == [ordered(pile[:7]), ordered(pile[7:16])]
    assert state["draw"] == pile[16:]


def test_a_next_deal_with_hands_that_are_told(client: FlaskClient) -> None:
    """No seed is used beside them."""
    told = ["1234567", "1122334", "5566??7"]
    state = after(client, OVER, deal(told))
    assert hands_of(state) == [ordered(cards(hand)) for hand in told]
    assert state["draw"] == nulls(77)


# --- Shuffles in a game ----------------------------------------------------------------------

HANDS = {0: "1234567", 1: "1122334455", 2: ""}


def out(draw: str, opened: str = "5", **facts: Any) -> State:
    """Seat 2 has laid its last card; what is not stated lies on the pile."""
    state = three("play", HANDS, claimed="1x3", opened=opened, draw=draw, rest="pile", **facts)
    return state | {"ply": 3}


@pytest.mark.parametrize("move", [no_challenge(), play(0, "1x4", "4")], ids=["table", "next play"])
def test_a_refill_through_a_shuffle(client: FlaskClient, move: Move) -> None:
    """The settled card lies on top; the pile is taken as it lies, and drawing goes on from it."""
    state = out("123")
    pile = shuffled([5, *state["pile"]], "reshuffle", ply=3)
    stands = after(client, state, move)
    assert stands["players"][2]["hand"] == ordered([1, 2, 3, *pile[:4]])
    assert (stands["draw"], stands["pile"], stands["depletions"]) == (pile[4:], [], 1)


def test_a_refill_of_exactly_seven(client: FlaskClient) -> None:
    state = out("1234567")
    pile = shuffled([5, *state["pile"]], "reshuffle", ply=3)
    stands = after(client, state, no_challenge())
    assert stands["players"][2]["hand"] == cards("1234567")
    assert stands["draw"] == pile


def test_a_refill_after_a_wrong_call(client: FlaskClient) -> None:
    state = out("124", "3")
    pile = shuffled([3, *state["pile"]], "reshuffle", ply=3)
    stands = after(client, state, challenge(0))
    assert stands["players"][2]["hand"] == ordered([1, 2, 4, *pile[:4]])
    assert stands["draw"] == pile[4:]


def test_a_refill_of_who_gave_the_last_card(client: FlaskClient) -> None:
    hands = {0: "4", 1: "1122334455", 2: "1234567"}
    state = three("gift", hands, draw="12", rest="pile") | {"ply": 8}
    pile = shuffled(state["pile"], "reshuffle", ply=8)
    stands = after(client, state, give(0, "4"))
    assert stands["players"][0]["hand"] == ordered([1, 2, *pile[:5]])
    assert stands["draw"] == pile[5:]


def test_penalty_cards(client: FlaskClient) -> None:
    """The last card, or the first one of a shuffle that was put off; the open card is not in it."""
    hands = {0: "1234567", 2: "6"}
    facts: dict[str, Any] = {"claimed": "1x3", "opened": "5", "pile": "1?71234", "rest": 1}
    state = three("play", hands, draw="2", hidden="4", **facts)
    pile = shuffled(cards("1?71234"), "reshuffle")
    stands = after(client, state, challenge(0))
    assert (stands["players"][2]["hand"], stands["draw"]) == ([2, 5, 6], pile)
    state = three("play", hands, draw="", hidden="4", depletions=1, **facts)
    stands = after(client, state, challenge(0))
    assert stands["players"][2]["hand"] == ordered([5, 6, pile[0]])
    assert (stands["draw"], stands["depletions"]) == (pile[1:], 1)


def test_an_unknown_card_goes_along(client: FlaskClient) -> None:
    state = out("123", "?", pile="6?7")
    assert state["pile"][:3] == [6, None, 7]
    pile = shuffled([None, *state["pile"]], "reshuffle", ply=3)
    stands = after(client, state, no_challenge())
    assert stands["players"][2]["hand"] == ordered([1, 2, 3, *pile[:4]])
    assert stands["draw"] == pile[4:]


def test_a_shuffle_of_five(client: FlaskClient) -> None:
    """From an empty draw pile, and not counted."""
    state = five("play", {1: "7654321", 4: ""}, claimed="1x3", opened="5", draw="", rest="pile",
                 depletions=1)  # fmt: skip
    pile = shuffled([5, *state["pile"]], "reshuffle")
    stands = after(client, state, no_challenge())
    assert stands["players"][4]["hand"] == ordered(pile[:7])
    assert (stands["draw"], stands["depletions"]) == (pile[7:], 1)


def test_reports_beside_a_seed(client: FlaskClient) -> None:
    """A card that is named after the shuffle takes the seed's place; one before it does not."""
    state = out("???", hidden="124")
    pile = shuffled([5, *state["pile"]], "reshuffle", ply=3)
    stands = after(client, state, no_challenge(drew="421????"))
    assert stands["players"][2]["hand"] == ordered([1, 2, 4, *pile[:4]])
    assert stands["draw"] == pile[4:]
    known = state["pile"][0]
    stands = after(client, state, no_challenge(drew=f"???{known}???"))
    assert stands["players"][2]["hand"] == [known, *nulls(6)]
    assert stands["draw"] == nulls(74)


def test_who_was_out_draws_nothing_out_of_turn(client: FlaskClient) -> None:
    """Any seven cards could come; that they are seven is no secret."""
    for count, cited in ((7, []), (8, ["cowboy.play.hand"])):
        told = ask(client, "validate", state=out("123"), seed=SEED,
                   move=play(2, f"{count}x4", "7" * count))  # fmt: skip
        rules = [violation["rule"] for violation in told["violations"]]
        assert rules == ["table.not-your-turn", *cited]


def test_a_pile_that_was_never_seen(client: FlaskClient) -> None:
    """A seed never invents a card of a pile that lies there unknown."""
    state = three("play", HANDS, claimed="1x3", opened="5", draw="?????????")
    stands = after(client, state, no_challenge())
    assert (stands["players"][2]["hand"], stands["draw"][:2]) == (nulls(7), nulls(2))


def test_no_seed_makes_no_card(client: FlaskClient) -> None:
    """Without a seed all that is shuffled is unknown."""
    stands = after(client, OVER, deal(), seed=None)
    assert hands_of(stands) == [nulls(7)] * 3
    assert stands["draw"] == nulls(77)
    stands = after(client, out("123"), no_challenge(), seed=None)
    assert stands["players"][2]["hand"] == [1, 2, 3, *nulls(4)]
    assert stands["draw"] == nulls(74)
