"""Whoa There Cowboy: lists of moves, and who may do what next."""

from __future__ import annotations

from functools import partial

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State
from .whoa_there_cowboy_build import (
    cards,
    challenge,
    deal,
    give,
    no_challenge,
    ordered,
    play,
    three,
    two,
    yeehaw,
)
from .whoa_there_cowboy_table import GAME_OVER, TABLES

ask = partial(asking.ask, "whoa-there-cowboy")

NO_CARD = {"direction_card": False}
IN_ORDER = {"exact_order": True}
DEAL = [{"player": None, "moves": ["deal"]}]


def moves(client: FlaskClient, state: State, **asked: object) -> list[Move]:
    listed: list[Move] = ask(client, "moves", state=state, **asked)["moves"]
    return listed


# --- Lists -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "plays"),
    [
        (three("play", {0: "35"}, claimed="1x6"), ["2x6 35", "1x7 3", "2x7 35"]),
        (three("play", {0: "67"}, claimed="1x6"), ["2x6 67", "1x7 7", "1x7 6", "2x7 67"]),
        (three("play", {0: "76"}, claimed="1x6"), ["2x6 67", "1x7 7", "1x7 6", "2x7 67"]),
        (three("play", {0: "77"}, claimed="1x6"), ["2x6 77", "1x7 7", "2x7 77"]),
        (three("play", {0: "6?"}, claimed="1x6"), ["2x6", "1x7 6", "2x7"]),
        (three("play", {0: "77?"}, claimed="1x6"),
         ["2x6 77", "3x6", "1x7 7", "2x7 77", "3x7"]),
        (three("play", {0: "67?"}, claimed="1x6"),
         ["2x6 67", "3x6", "1x7 7", "1x7 6", "2x7 67", "3x7"]),
        (three("play", {0: "??"}, claimed="1x6"), ["2x6", "1x7", "2x7"]),
        (three("play", {0: "12"}, claimed="1x2", way="down"),
         ["1x1 1", "1x1 2", "2x1 12", "2x2 12"]),
        (three("play", {0: "12"}, options=IN_ORDER), ["1x1 1", "1x1 2", "2x1 12"]),
        (three("play", {0: "12"}, claimed="1x6", options=IN_ORDER),
         ["2x6 12", "1x7 1", "2x7 12"]),
        (three("play", {0: "17"}, claimed="1x7", options=NO_CARD),
         ["1x1 1", "1x1 7", "2x1 17", "2x7 17"]),
        (three("play", {0: "17"}, claimed="1x7"),
         ["1x1 1", "1x1 7", "2x1 17", "1x2 1", "2x2 17", "1x3 1", "2x3 17", "1x4 1", "2x4 17",
          "1x5 1", "2x5 17", "1x6 1", "2x6 17", "2x7 17"]),
        (three("play", {0: "3"}, claimed="5x6"), ["1x7 3"]),
        (three("play", {0: "7"}, claimed="5x6"), ["1x7 7"]),
        (three("play", {0: "?"}, claimed="5x6"), ["1x7"]),
        (three("play", {0: "3334"}, claimed="3x6"),
         ["4x6 3334", "1x7 3", "2x7 33", "3x7 333", "4x7 3334"]),
        (three("play", {0: "3334"}, claimed="2x3", options=IN_ORDER),
         ["3x3 333", "3x3 334", "4x3 3334", "1x4 4", "1x4 3", "2x4 33", "3x4 333", "4x4 3334"]),
    ],
)  # fmt: skip
def test_plays(client: FlaskClient, state: State, plays: list[str]) -> None:
    """Numbers, then quantities; the truth before the bluff; bare where no known cards will do."""
    answer = ask(client, "moves", state=state)
    assert answer["moves"] == [play(0, *text.split()) for text in plays]
    assert (answer["complete"], answer["findings"]) == (True, [])


def lowest(hand: str, number: int, quantity: int) -> list[int]:
    """The bluff of this claim: the lowest cards of other numbers, then cards of the number."""
    others = sorted(card for card in cards(hand) if card != number)
    same = [card for card in cards(hand) if card == number]
    return ordered((others + same)[:quantity])


@pytest.mark.parametrize("hand", ["1123357", "113", "7654321", "2222", "1"])
def test_plays_of_a_first_claim(client: FlaskClient, hand: str) -> None:
    wanted: list[Move] = []
    for number in range(1, 8):
        for quantity in range(1, len(hand) + 1):
            said = f"{quantity}x{number}"
            if hand.count(str(number)) >= quantity:
                wanted.append(play(0, said, str(number) * quantity))
            if set(hand) != {str(number)}:
                laid = lowest(hand, number, quantity)
                wanted.append(play(0, said, "".join(map(str, laid))))
            elif hand.count(str(number)) < quantity:
                wanted.append(play(0, said))
    answer = ask(client, "moves", state=three("play", {0: hand}))
    assert answer["moves"] == wanted
    assert answer["complete"] is True


PLAYS = [play(0, "2x6", "35"), play(0, "1x7", "3"), play(0, "2x7", "35")]
CALLS = [challenge(0), challenge(1), no_challenge()]


@pytest.mark.parametrize(
    ("through", "boast"),
    [(None, []), ((1, True), [yeehaw(1)]), ((1, None), [yeehaw(1)]), ((1, False), [])],
)
def test_moves_while_a_play_is_open(
    client: FlaskClient, through: tuple[int, bool | None] | None, boast: list[Move]
) -> None:
    """Plays, calls by all but its player, no-challenge, and the boast unless it is a lie."""
    facts = {"claimed": "1x6", "through": through}
    state = three("play", {0: "35"}, opened="6", **facts)
    assert moves(client, state) == [*PLAYS, *CALLS, *boast]
    assert moves(client, state, player=0) == [*PLAYS, challenge(0)]
    assert moves(client, state, player=1) == [challenge(1), *boast]
    assert moves(client, state, player=2) == []
    unseen = three("play", {0: "35"}, opened="?", **facts)
    assert moves(client, unseen) == [*PLAYS, *CALLS, *boast]
    last = three("play", {0: "35", 2: ""}, opened="6", depletions=1, **facts)
    answer = ask(client, "moves", state=last)
    assert (answer["moves"], answer["complete"]) == ([*CALLS, *boast], True)


def test_moves_of_two(client: FlaskClient) -> None:
    state = two("play", {0: "35"}, claimed="1x6", opened="6", through=(0, None))
    assert moves(client, state) == [*PLAYS, challenge(0), no_challenge(), yeehaw(0)]
    shut = two("play", {0: "35"}, claimed="1x6", through=(1, True))
    assert moves(client, shut) == PLAYS
    called = two("play", {0: "35"}, claimed="1x6", through=(0, True))
    assert moves(client, called) == [*PLAYS, yeehaw(0)]


def test_moves_where_nothing_is_open(client: FlaskClient) -> None:
    """The boast waits for the next play, and is there after a call of it."""
    before = three("play", {0: "35"}, claimed="1x6", through=(2, True))
    assert moves(client, before) == PLAYS
    after = three("play", {0: "35"}, claimed="1x6", through=(1, True))
    assert moves(client, after) == [*PLAYS, yeehaw(1)]


@pytest.mark.parametrize(
    ("hand", "gifts"),
    [
        ("3345", [give(0, "3"), give(0, "4"), give(0, "5")]), ("4", [give(0, "4")]),
        ("33?", [give(0, "3"), give(0)]), ("??", [give(0)]),
        ("7?1", [give(0, "1"), give(0, "7"), give(0)]),
    ],
)  # fmt: skip
def test_moves_of_a_gift(client: FlaskClient, hand: str, gifts: list[Move]) -> None:
    """Each known value once, and an unseen card as such."""
    state = three("gift", {0: hand}, pile="3", through=(2, True))
    answer = ask(client, "moves", state=state)
    assert (answer["moves"], answer["complete"]) == (gifts, True)
    assert moves(client, state, player=0) == gifts
    assert moves(client, state, player=1) == moves(client, state, player=2) == []


def test_moves_of_the_table(client: FlaskClient) -> None:
    over = TABLES["round-over"]
    answer = ask(client, "moves", state=over)
    assert (answer["moves"], answer["complete"]) == ([deal()], True)
    assert moves(client, over, player=1) == []
    assert moves(client, GAME_OVER) == []


@pytest.mark.parametrize("state", [*TABLES.values(), GAME_OVER], ids=lambda state: state["phase"])
def test_no_listed_move_is_illegal(client: FlaskClient, state: State) -> None:
    for move in moves(client, state):
        said = ask(client, "validate", state=state, move=move, brief=True)["verdict"]
        assert said in ("legal", "undetermined"), move


def test_limits_of_a_list(client: FlaskClient) -> None:
    """What the limit cuts off makes it incomplete, and nothing else does."""
    state = three("play", {0: "1123357"})
    whole = moves(client, state)
    assert len(whole) == 56
    cut = ask(client, "moves", state=state, limit=55)
    assert (cut["moves"], cut["complete"]) == (whole[:55], False)
    exact = ask(client, "moves", state=state, limit=56)
    assert (exact["moves"], exact["complete"]) == (whole, True)
    assert moves(client, state, limit=1) == [play(0, "1x1", "1")]


# --- Who acts --------------------------------------------------------------------------------

LAST = {"claimed": "1x6", "opened": "6", "depletions": 1}


@pytest.mark.parametrize(
    ("state", "move", "to_act"),
    [
        (three("play", {0: "12"}), play(0, "1x1", "1"),
         [{"player": 1, "moves": ["play", "challenge"]}, {"player": 2, "moves": ["challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (three("play", {1: "12"}, turn=1), play(1, "1x1", "1"),
         [{"player": 0, "moves": ["challenge"]}, {"player": 2, "moves": ["play", "challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (two("play", {0: "12"}), play(0, "1x1", "1"),
         [{"player": 1, "moves": ["play", "challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (three("play", {0: "1"}), play(0, "1x1", "1"),
         [{"player": 1, "moves": ["play", "challenge"]}, {"player": 2, "moves": ["challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (three("play", {0: "1"}, depletions=1), play(0, "1x1", "1"),
         [{"player": 1, "moves": ["challenge"]}, {"player": 2, "moves": ["challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (three("play", claimed="1x6", opened="6"), no_challenge(),
         [{"player": 0, "moves": ["play"]}]),
        (three("play", claimed="1x6", opened="5"), challenge(1),
         [{"player": 0, "moves": ["play"]}]),
        (three("play", {2: ""}, claimed="1x6", opened="5", depletions=1), challenge(1),
         [{"player": 0, "moves": ["play"]}]),
        (three("play", claimed="1x6", opened="6"), challenge(1),
         [{"player": 2, "moves": ["give"]}]),
        (TABLES["gift"], give(0, "3"), [{"player": 1, "moves": ["play"]}]),
        (TABLES["play"], yeehaw(1),
         [{"player": 0, "moves": ["play", "challenge"]}, {"player": 1, "moves": ["challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (TABLES["play"], play(0, "1x4", "4"),
         [{"player": 1, "moves": ["play", "challenge"]}, {"player": 2, "moves": ["challenge"]},
          {"player": None, "moves": ["no-challenge"]}]),
        (three("play", {2: ""}, **LAST), no_challenge(), DEAL),
        (three("play", {2: ""}, **LAST), challenge(0), DEAL),
        (three("play", {2: ""}, round=3, **LAST), challenge(0), []),
        (TABLES["round-over"], deal(), [{"player": 1, "moves": ["play"]}]),
    ],
)  # fmt: skip
def test_who_acts_next(client: FlaskClient, state: State, move: Move, to_act: list[Answer]) -> None:
    """Seats ascending, the table last; nobody is given away by a boast that is open to them."""
    assert ask(client, "validate", state=state, move=move)["to_act"] == to_act
