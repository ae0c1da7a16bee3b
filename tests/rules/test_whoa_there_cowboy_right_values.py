"""Whoa There Cowboy: the numbers and sequences that the game's page calls right."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, listed, verdict
from .case import State
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    claim,
    deal,
    five,
    four,
    give,
    no_challenge,
    play,
    three,
    two,
    yeehaw,
)

ask = partial(asking.ask, "whoa-there-cowboy")
played = partial(asking.played, "whoa-there-cowboy")

SEVEN = "1123357"
IN_ORDER = {"exact_order": True}
NO_CARD = {"direction_card": False}


def on(last: str | None, way: str | None = None, hand: str = SEVEN, **facts: Any) -> State:
    """Seat 0 is to beat this claim, and nothing is open."""
    return three("play", {0: hand}, claimed=last, way=way, **facts)


def totals(answer: Answer) -> list[int]:
    return [standing["total"] for standing in answer["scoring"]["standings"]]


def handed(state: State) -> list[int]:
    return [len(player["hand"]) for player in state["players"]]


# --- Claims ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("last", "way", "hand", "said", "answer"),
    [
        ("2x3", "up", SEVEN, "3x3", "legal"), ("2x3", "up", SEVEN, "1x5", "legal"),
        ("2x3", "up", SEVEN, "2x2", "illegal"), ("2x3", "up", "111223457", "9x2", "illegal"),
        ("2x7", "down", SEVEN, "3x7", "legal"), ("2x7", "down", SEVEN, "1x5", "legal"),
    ],
)  # fmt: skip
def test_what_beats(
    client: FlaskClient, last: str, way: str, hand: str, said: str, answer: str
) -> None:
    assert verdict(client, on(last, way, hand), play(0, said)) == answer


@pytest.mark.parametrize(
    ("state", "number"),
    [
        (on(None), 49), (on(None, options=IN_ORDER), 7), (on("2x3", "up"), 33),
        (on("2x3", "up", options=IN_ORDER), 12), (on("2x7", "down"), 47),
        (on("2x7", "down", options=IN_ORDER), 12), (on("2x7", options=NO_CARD), 12),
        (on("2x7", options=NO_CARD | IN_ORDER), 12), (on("5x6", "up", "3"), 1),
    ],
    ids=["first", "first in order", "on two 3s", "on two 3s in order", "on two 7s",
         "on two 7s in order", "on two 7s without the card", "on two 7s, both", "one card"],
)  # fmt: skip
def test_how_many_claims(client: FlaskClient, state: State, number: int) -> None:
    """Each number and quantity by itself, in whatever ways it can be laid."""
    plays = listed(client, state, "play")
    assert len({(move["claim"]["number"], move["claim"]["quantity"]) for move in plays}) == number
    for move in plays:
        assert verdict(client, state, move) == "legal"


def test_one_card_on_five_6s(client: FlaskClient) -> None:
    """A single 7 it is, as a bluff if need be."""
    plays = listed(client, on("5x6", "up", "3"), "play")
    assert plays == [play(0, "1x7", "3")]
    assert listed(client, on("5x6", "up", "7"), "play") == [play(0, "1x7", "7")]


def test_49_claims_in_56_plays(client: FlaskClient) -> None:
    answer = ask(client, "moves", state=on(None))
    assert len(answer["moves"]) == 56
    assert {move["type"] for move in answer["moves"]} == {"play"}
    told = {(move["claim"]["number"], move["claim"]["quantity"]) for move in answer["moves"]}
    assert told == {(number, quantity) for number in range(1, 8) for quantity in range(1, 8)}
    assert answer["complete"] is True


# --- Deals and scores ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options", "left"),
    [
        ([{}] * 2, {}, 84), ([{}] * 3, {}, 77), ([{}] * 4, {}, 70), ([{}] * 5, {}, 63),
        ([{}] * 6, {}, 56),
        ([{"young": True}, {"young": True}, {}, {}], {"older_hand": True}, 66),
    ],
)  # fmt: skip
@pytest.mark.parametrize("dealt", [{}, {"seed": "any"}], ids=["unseen", "from a seed"])
def test_piles_after_the_deal(
    client: FlaskClient, players: list[Answer], options: Answer, left: int, dealt: Answer
) -> None:
    state = ask(client, "setup", players=players, options=options, **dealt)["state"]
    assert len(state["draw"]) == left
    assert sum(handed(state)) == 98 - left


def test_what_a_round_gives(client: FlaskClient) -> None:
    """Tokens of 40 and three cards are 37, none and five cards are a loss of five."""
    state = three("round-over", {0: "123", 1: "12345", 2: ""}, tokens=(40, 0, 20), depletions=1)
    assert totals(ask(client, "score", state=state)) == [37, -5, 20]


@pytest.mark.parametrize(
    ("sides", "winners"),
    [
        ([(50, 20, 10), (26, 40, 6), (0, 60, 10)], [1]),
        ([(26, 40, 6), (50, 20, 10), (0, 60, 10)], [0]),
        ([(26, 40, 6), (26, 40, 6), (0, 60, 10)], [0, 1]),
        ([(80, 0, 10), (26, 40, 6), (0, 60, 10)], [0]),
        ([(50, 20, 10), (26, 40, 6), (10, 60, 10)], [2]),
        ([(10, 60, 10), (26, 40, 6), (10, 60, 10)], [0, 2]),
    ],
)  # fmt: skip
def test_who_wins(
    client: FlaskClient, sides: list[tuple[int, int, int]], winners: list[int]
) -> None:
    """Of those with most in all, the best last round; what a fourth seat has does not matter."""
    held = {seat: "7654321765"[:count] for seat, (_, _, count) in enumerate(sides)}
    tokens = [tokens for _, tokens, _ in sides]
    earlier = [points for points, _, _ in sides]
    state = four("game-over", held | {3: ""}, tokens=[*tokens, 20], totals=[*earlier, 0],
                 depletions=1)  # fmt: skip
    scoring = ask(client, "score", state=state)["scoring"]
    wanted = [points + more - cost for points, more, cost in sides]
    assert [standing["total"] for standing in scoring["standings"]] == [*wanted, 20]
    assert (scoring["final"], scoring["winners"]) == (True, winners)
    before = state | {"phase": "round-over", "round": 2}
    scoring = ask(client, "score", state=before)["scoring"]
    assert (scoring["final"], scoring["winners"]) == (False, [])


# --- Calls and refills -----------------------------------------------------------------------


def test_two_3s_that_were_a_3_and_a_5(client: FlaskClient) -> None:
    """A bluff: the cards go back with one more, and the accuser gets 10."""
    state = three("play", {2: "1"}, claimed="2x3", opened="35", draw="6")
    after = played(client, [challenge(0)], state=state)["state"]
    assert after["players"][2]["hand"] == cards("1356")
    assert [player["tokens"] for player in after["players"]] == [10, 0, 0]


def test_two_3s_that_nobody_called(client: FlaskClient) -> None:
    """A 5 and a 6 as last cards: 20 points and seven new cards."""
    state = three("play", {0: "456", 2: ""}, claimed="2x3", opened="56")
    for move in (no_challenge(), play(0, "1x4", "4")):
        after = played(client, [move], state=state)["state"]
        assert after["players"][2]["tokens"] == 20
        assert len(after["players"][2]["hand"]) == 7


def test_a_true_last_card_and_a_wrong_call(client: FlaskClient) -> None:
    state = three("play", {1: "12", 2: ""}, claimed="1x3", opened="3", draw="1112345")
    after = played(client, [challenge(1)], state=state)["state"]
    assert (after["players"][2]["tokens"], handed(after)) == (20, [7, 2, 7])
    after = played(client, [challenge(1), give(2, "5")], state=state)["state"]
    assert (after["players"][2]["tokens"], handed(after)) == (20, [7, 3, 6])
    assert (after["phase"], after["turn"]) == ("play", 0)


@pytest.mark.parametrize(("draw", "pile"), [("123", 77), ("1112345", 73)])
def test_a_pile_that_runs_out(client: FlaskClient, draw: str, pile: int) -> None:
    """Three cards, or exactly seven: one depletion, a new draw pile of 74, and play goes on."""
    hands = {0: "1234567", 1: "1122334455", 2: ""}
    state = three("play", hands, claimed="1x3", opened="5", draw=draw, rest="pile")
    assert len(state["pile"]) == pile
    after = played(client, [no_challenge()], state=state)["state"]
    assert (after["depletions"], len(after["draw"]), after["pile"]) == (1, 74, [])
    assert (len(after["players"][2]["hand"]), after["phase"]) == (7, "play")
    assert all(card in after["players"][2]["hand"] for card in cards(draw))


def test_five_players(client: FlaskClient) -> None:
    """After one depletion a hand is refilled, after two it ends the round."""
    for depletions, count, phase in ((0, 7, "play"), (1, 7, "play"), (2, 0, "round-over")):
        state = five("play", {4: ""}, claimed="1x3", opened="5", depletions=depletions)
        after = played(client, [no_challenge()], state=state)["state"]
        assert (len(after["players"][4]["hand"]), after["phase"]) == (count, phase)
        assert after["players"][4]["tokens"] == 20


def test_unnamed_cards(client: FlaskClient) -> None:
    """One of 3 3 5 and two unseen; both of 2 6."""
    after = played(client, [play(0, "1x3")], state=three("play", {0: "335??"}))["state"]
    assert after["players"][0]["hand"] == cards("3???")
    after = played(client, [play(0, "2x3")], state=three("play", {0: "26"}))["state"]
    assert after["open"]["cards"] == cards("26")


@pytest.mark.parametrize("stands", [True, False])
def test_two_7s_that_were_caught(client: FlaskClient, stands: bool) -> None:
    """They turned the card: next is a lower number or three 7s; or it is as it was before."""
    state = three("play", {0: "1234567", 2: "1"}, claimed="2x7", opened="75", before="1x6",
                  options={"caught_claim_stands": stands})  # fmt: skip
    after = played(client, [challenge(1)], state=state)["state"]
    told = (after["claim"], after["direction"])
    assert told == ((claim("2x7"), "down") if stands else (claim("1x6"), "up"))
    lower, higher = ("legal", "illegal") if stands else ("illegal", "legal")
    for said, wanted in (("1x5", lower), ("1x6", lower), ("3x7", "legal"), ("1x7", higher),
                         ("2x7", higher)):  # fmt: skip
        assert verdict(client, after, play(0, said)) == wanted


# --- Sequences -------------------------------------------------------------------------------

ROUND = [
    play(0, "2x3", "35"), play(1, "1x5", "5"), challenge(0), give(1, "1"), play(2, "1x7", "1"),
    yeehaw(0), challenge(0),
]  # fmt: skip


def test_a_round(client: FlaskClient) -> None:
    """A bluff that passes, a true play that is called, a caught one; a boast out of time."""
    state = three("play", {0: "3567", 1: "1256", 2: "1246"}, draw="77")
    after = played(client, ROUND[:3], state=state)["state"]
    assert (after["phase"], after["gift"], after["pile"]) == (
        "gift",
        {"from": 1, "to": 0},
        [5, 3, 5],
    )
    assert after["let_through"] == {"player": 0, "bluff": True}
    boasting = played(client, [*ROUND[:4], yeehaw(0)], state=state)["state"]
    assert (boasting["turn"], boasting["let_through"]) == (2, None)
    answer = ask(client, "replay", state=state, moves=ROUND)
    assert answer["stopped_at"] == 5
    assert answer["rulings"][5]["violations"][0]["rule"] == "cowboy.yeehaw.window"
    answer = played(client, [*ROUND[:5], ROUND[6], play(0, "2x7", "67")], state=state)
    after = answer["state"]
    assert [player["hand"] for player in after["players"]] == [[1], cards("26"), cards("12467")]
    assert [player["tokens"] for player in after["players"]] == [10, 0, 0]
    assert after["direction"] == "down"
    assert totals(answer) == [9, -2, -5]
    assert after["ply"] == 7


def test_a_match(client: FlaskClient) -> None:
    """Two rounds of two players, each begun by the other one."""
    low, high = "1234567", "1234566"
    state = two("play", {0: low, 1: high}, depletions=1, options={"rounds": 2})
    answer = played(client, [play(0, "7x1", low), no_challenge()], state=state)
    assert (answer["state"]["phase"], totals(answer)) == ("round-over", [20, -7])
    assert answer["to_act"] == [{"player": None, "moves": ["deal"]}]
    moves = [play(0, "7x1", low), no_challenge(), deal([high, low]), play(1, "7x2", low)]
    answer = played(client, moves, state=state)
    after = answer["state"]
    assert (after["round"], after["first"], after["depletions"]) == (2, 1, 0)
    assert (after["turn"], after["totals"], totals(answer)) == (0, [20, -7], [13, -7])
    answer = played(client, [*moves, no_challenge()], state=state)
    assert (answer["state"]["phase"], totals(answer)) == ("play", [13, 6])
    last = answer["state"] | {"depletions": 1, "turn": 0}
    answer = played(client, [play(0, "7x3", high), no_challenge()], state=last)
    assert answer["state"]["phase"] == "game-over"
    assert totals(answer) == [40, 6]
    assert (answer["scoring"]["final"], answer["scoring"]["winners"]) == (True, [0])
    assert answer["to_act"] == []
    events = [event["type"] for event in answer["rulings"][-1]["events"]]
    assert events[-1] == "game-over"
    again = ask(client, "replay", state=answer["state"], moves=[deal()])
    assert again["rulings"][0]["violations"][0]["rule"] == "table.game-over"
