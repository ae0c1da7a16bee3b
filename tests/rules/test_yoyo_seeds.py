"""YoYo: shuffles and blind draws from a seed, worked out here from the contract alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking, seeded
from .asking import Answer
from .case import Move, State, put
from .seeded import SEED
from .yoyo_build import (
    DECK,
    cards,
    deal,
    draw,
    draw_from,
    ordered,
    play,
    table,
    three,
    unseen,
)

ask = partial(asking.ask, "yoyo")

THREE: list[Answer] = [{}, {}, {}]
ONE_UP = {"start_card": True}


def shuffled(pool: Sequence[Any], purpose: str, ply: int = 0, seed: str = SEED) -> list[Any]:
    """These cards sorted and shuffled."""
    return seeded.shuffled("yoyo", ordered(pool), purpose, ply, seed)


def hands_of(state: State) -> list[list[Any]]:
    return [player["hand"] for player in state["players"]]


def others(named: Sequence[Any], pool: Sequence[Any] = DECK) -> list[Any]:
    """The pool without these cards, yellows by their number."""
    left = list(pool)
    for code in named:
        face = code.split("-")[0]
        left.remove(next(card for card in left if card and card.split("-")[0] == face))
    return left


def after(client: FlaskClient, state: State, move: Move, seed: str = SEED) -> State:
    """What stands after a legal move."""
    answer = ask(client, "validate", state=state, move=move, seed=seed)
    assert (answer["verdict"], answer["violations"]) == ("legal", [])
    stands: State = answer["state"]
    return stands


# --- Deals -----------------------------------------------------------------------------------


def test_the_published_deal_by_this_page() -> None:
    """What is worked out here agrees with what the game's page publishes."""
    pile = shuffled(DECK, "deal", seed="referee")
    assert ordered(pile[:7]) == cards("b6 b15 b19 r4 r6 r11 r13")
    assert pile[21:24] == cards("r2 r17 y18-draw")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("opened", [False, True])
def test_a_setup(client: FlaskClient, seats: int, opened: bool) -> None:
    """Seven cards to each seat in turn, then the start card; the rest is the pile."""
    state = ask(client, "setup", players=[{}] * seats, options={"start_card": opened}, seed=SEED)[
        "state"
    ]
    pile = shuffled(DECK, "deal")
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(seats)]
    rest = pile[7 * seats :]
    assert state["discard"] == rest[: int(opened)]
    assert state["draw"] == rest[int(opened) :]


HELD = cards("b1 b2 b3 r5 r6 y14-skip y3-draw")


def test_a_setup_with_a_hand_that_is_told(client: FlaskClient) -> None:
    """The seed deals the pile from the cards that are not named, yellows by number."""
    told = [HELD, cards("b1 b4 b5 b6 b7 b8 b9"), cards("r1 r2 r3 r4 r7 r8 r9")]
    state = ask(client, "setup", players=THREE, hands=told, seed=SEED)["state"]
    assert hands_of(state) == [ordered(hand) for hand in told]
    assert state["draw"] == shuffled(others([card for hand in told for card in hand]), "deal")
    told[2][6] = None
    state = ask(client, "setup", players=THREE, hands=told, seed=SEED)["state"]
    assert state["draw"] == [None] * 43


def test_a_setup_with_a_start_card_that_is_told(client: FlaskClient) -> None:
    """The hands are dealt from what is left; they, and not the start card, may be told, too."""
    state = ask(client, "setup", players=THREE, options=ONE_UP, start="y14-skip", seed=SEED)[
        "state"
    ]
    pile = shuffled(others(["y14-skip"]), "deal")
    assert state["discard"] == ["y14-skip"]
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(3)]
    assert state["draw"] == pile[21:]
    told = [HELD, cards("b1 b4 b5 b6 b7 b8 b9"), cards("r1 r2 r3 r4 r7 r8 r9")]
    state = ask(client, "setup", players=THREE, options=ONE_UP, hands=told, seed=SEED)["state"]
    pile = shuffled(others([card for hand in told for card in hand]), "deal")
    assert (state["discard"], state["draw"]) == (pile[:1], pile[1:])


OVER = three("round-over", {0: "", 1: "b9 r3", 2: "y14-skip r5"}) | {"ply": 12}


def test_a_next_deal(client: FlaskClient) -> None:
    """All cards that the state has, its own yellows among them; the ply counts."""
    deck = [*others(["y14"]), "y14-skip"]
    pile = shuffled(deck, "deal", ply=12)
    state = after(client, OVER, deal())
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(3)]
    assert (state["draw"], state["discard"]) == (pile[21:], [])
    opened = after(client, OVER | {"options": ONE_UP}, deal())
    assert (opened["discard"], opened["draw"]) == (pile[21:22], pile[22:])


def test_a_next_deal_with_cards_that_were_never_seen(client: FlaskClient) -> None:
    """Unknown cards are shuffled with the others, and stay unknown."""
    dark = three("round-over", {0: "", 1: "b9 r3"}, draw=unseen(30))
    known = [card for hand in hands_of(dark) for card in hand] + dark["draw"] + dark["discard"]
    pile = shuffled(known, "deal")
    state = after(client, dark, deal())
    assert hands_of(state) == [ordered(pile[7 * seat :][:7]) for seat in range(3)]
    assert state["draw"] == pile[21:]


def test_a_next_deal_with_hands_that_are_told(client: FlaskClient) -> None:
    """The seed makes the pile of what is left; beside an unseen card it makes nothing."""
    told = ["b1 b2 b3 r5 r6 y14-skip b9", "b4 b5 b6 b7 b8 b10 b11", "r1 r2 r3 r4 r7 r8 r9"]
    deck = [*others(["y14"]), "y14-skip"]
    state = after(client, OVER, deal(told))
    named = [card for hand in told for card in cards(hand)]
    assert state["draw"] == shuffled(others(named, deck), "deal", ply=12)
    told[0] = told[0].replace("b9", "?")
    assert after(client, OVER, deal(told))["draw"] == [None] * 43


# --- Shuffles in a game ----------------------------------------------------------------------

NINE = "b8 r9 r7 b5 y6 ? b4 b3 r10"


DRYING = three("play", {0: "b2 r3"}, discard=NINE, draw="r5", rest=2) | {"ply": 3}
"""The last card lies on the pile."""


def test_a_new_pile(client: FlaskClient) -> None:
    """The discards but the top one; the unknown one goes along."""
    pile = shuffled(cards(NINE)[1:], "reshuffle", ply=3)
    assert after(client, DRYING, draw(0))["draw"] == pile
    needed = DRYING | {"options": {"run_out_when_needed": True}, "draw": []}
    needed = put(needed, "players/2/hand", [*DRYING["players"][2]["hand"], "r5"])
    stands = after(client, needed, draw(0))
    assert (stands["draw"], stands["drawn"]) == (pile[1:], pile[0])


def test_a_new_pile_that_is_told(client: FlaskClient) -> None:
    """A report takes the place of the seed, and what it leaves open stays unknown."""
    told = "r10 ? ? ? ? ? ? ?"
    assert after(client, DRYING, draw(0, pile=told))["draw"] == cards(told)


def test_a_new_pile_whose_first_card_is_told(client: FlaskClient) -> None:
    """The seed shuffles the others."""
    needed = DRYING | {"options": {"run_out_when_needed": True}, "draw": []}
    needed = put(needed, "players/2/hand", [*DRYING["players"][2]["hand"], "r5"])
    stands = after(client, needed, draw(0, "r7"))
    pile = shuffled(others(["r7"], cards(NINE)[1:]), "reshuffle", ply=3)
    assert (stands["drawn"], stands["draw"]) == ("r7", pile)


def test_a_draw_without_a_new_pile(client: FlaskClient) -> None:
    """A seed never invents a card of a pile that lies there unknown."""
    state = after(client, three("play", {0: "b2"}, draw="? ?"), draw(0))
    assert (state["drawn"], state["draw"][0]) == (None, None)


POOL = {0: "b2 b3 b4 ?", 1: "r2 r3 y14-skip", 2: "r5 r6 r7 r9"}
MIXED = [None, *cards("b2 b3 b4 r2 r3 y14-skip r5 r6 r7 r9")]


def mixing(turn: int) -> State:
    """The seat on turn can lay a yellow 9 chaos."""
    return three("play", POOL | {turn: f"y9-chaos {POOL[turn]}"}, turn=turn) | {"ply": 5}


@pytest.mark.parametrize("turn", range(3))
def test_chaos(client: FlaskClient, turn: int) -> None:
    """One card at a time from the left of who laid it; what is over goes under the pile."""
    state = mixing(turn)
    pile = shuffled(MIXED, "chaos", ply=5)
    stands = after(client, state, play(turn, "y9-chaos"))
    wanted = {(turn + 1 + step) % 3: ordered(pile[step:9:3]) for step in range(3)}
    assert hands_of(stands) == [wanted[seat] for seat in range(3)]
    assert stands["draw"] == [*state["draw"], *pile[9:]]


def test_chaos_told_in_part(client: FlaskClient) -> None:
    """Hands that are told leave the surplus to the seed, and the other way round."""
    full = three("play", {0: "y9-chaos b2 b3 b4 b5", 1: "r2 r3 y14-skip", 2: "r5 r6 r7 r9"})
    pool = cards("b2 b3 b4 b5 r2 r3 y14-skip r5 r6 r7 r9")
    told = ["b2 r2 r5", "b3 r3 y14-skip", "b4 r7 r9"]
    stands = after(client, full, play(0, "y9-chaos", hands=told))
    assert stands["draw"] == [*full["draw"], *shuffled(["b5", "r6"], "chaos")]
    stands = after(client, full, play(0, "y9-chaos", surplus="y14-skip b5"))
    left = shuffled(others(["y14", "b5"], pool), "chaos")
    assert hands_of(stands) == [ordered(left[step::3]) for step in (2, 0, 1)]
    assert stands["draw"][-2:] == ["y14-skip", "b5"]
    told[1] = "b3 r3 ?"
    stands = after(client, full, play(0, "y9-chaos", hands=told))
    assert stands["draw"][-2:] == [None, None]


@pytest.mark.parametrize("seats", [(1, 2), (2, 1)])
def test_blind_draws(client: FlaskClient, seats: tuple[int, int]) -> None:
    """Card by card out of what is left of the sorted hand."""
    held = {0: "b9 r3", 1: "b10 y14-skip r4 r5 r6", 2: "b11 ? r7 r9"}
    state = three("answer-draw", held, discard="y10-draw y4-draw b8", pending=2)
    stream = seeded.numbers("yoyo", "draw-from")
    left = {seat: ordered(cards(held[seat])) for seat in seats}
    taken = [
        left[seat].pop(seeded.below(len(left[seat]), stream)) for seat in seats for _ in range(2)
    ]
    stands = after(client, state, draw_from(0, *seats))
    assert stands["players"][0]["hand"] == ordered([*cards(held[0]), *taken])
    for seat in seats:
        assert stands["players"][seat]["hand"] == left[seat]


def test_a_blind_draw_that_is_told(client: FlaskClient) -> None:
    """A report of both takes the place of the seed."""
    held = {0: "b9 r3", 1: "b10 r4 r5 r6", 2: "b11 r7 r9"}
    state = three("answer-draw", held, discard="y14 b8")
    stands = after(client, state, draw_from(0, (1, "r5"), (2, "r9")))
    assert hands_of(stands) == [cards("b9 r3 r5 r9"), cards("b10 r4 r6"), cards("b11 r7")]


def test_no_seed_makes_no_card(client: FlaskClient) -> None:
    """Without a seed all that is shuffled is unknown."""
    for move in (deal(), deal(starter=1)):
        state = table(3, "round-over", {0: ""})
        answer = ask(client, "validate", state=state, move=move)
        assert hands_of(answer["state"]) == [[None] * 7] * 3
        assert answer["state"]["draw"] == [None] * 43
