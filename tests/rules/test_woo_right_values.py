"""Woo: the numbers and sequences that the game's page calls right."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations, pairwise

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import hands, listed, verdict
from .woo_build import (
    complete,
    concede,
    deal,
    draft,
    duel,
    lead,
    meld,
    passes,
    respond,
    take,
    teams,
)

ask = partial(asking.ask, "woo")
played = partial(asking.played, "woo")

VALUES = range(1, 10)
SETS = [(value,) * size for size in (2, 3) for value in VALUES]
RUNS = [tuple(range(first, first + size)) for size in (2, 3, 4) for first in range(1, 11 - size)]
STAIRS = [(low, low, high, high) for low, high in pairwise(VALUES)]
BOMBS = [(value,) * 4 for value in VALUES]
MELDS = sorted([*SETS, *RUNS, *STAIRS, *BOMBS])
EQUAL = sorted((value,) * size for size in (1, 2, 3) for value in VALUES)


def full_hand(copies: int, used: str = "") -> str:
    """So many of each value, as far as they are not used."""
    gone = Counter(used)
    return "".join(str(value) * min(copies, 6 - gone[str(value)]) for value in VALUES)


def test_melds(client: FlaskClient) -> None:
    """A duel with an empty board and four of each value in hand: 56 melds, and no single."""
    assert [len(kind) for kind in (SETS, RUNS, STAIRS, BOMBS)] == [18, 21, 8, 9]
    moves = listed(client, duel("lead", {0: full_hand(4)}, rest=1), "lead")
    assert len(moves) == 56
    assert hands(moves) == MELDS
    assert not any("board" in move for move in moves)


def test_leads(client: FlaskClient) -> None:
    """What may be led is what is part of a meld and not all of it."""
    found = hands(listed(client, teams("lead", {0: full_hand(3)}), "lead"))
    assert Counter(map(len, found)) == {1: 9, 2: 30, 3: 44}
    parts = {
        part for whole in MELDS for size in range(1, len(whole))
        for part in combinations(whole, size)
    }  # fmt: skip
    assert found == sorted(parts)
    pairs = {part for part in found if len(part) == 2}
    near = {(low, high) for low in VALUES for high in VALUES if low <= high <= low + 3}
    assert pairs == near


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("245", [(2,), (2, 4), (2, 4, 5), (2, 5), (4,), (4, 5), (5,)]),
        ("159", [(1,), (5,), (9,)]),
    ],
)
def test_leads_of_a_hand(client: FlaskClient, hand: str, leads: list[tuple[int, ...]]) -> None:
    """From 2, 4, 5 anything may be led; from 1, 5, 9 only single cards."""
    answer = ask(client, "moves", state=teams("lead", {0: hand}))
    assert hands(answer["moves"]) == leads
    assert answer["complete"] is True


def test_completions_of_two_and_three(client: FlaskClient) -> None:
    """2 and 3 are completed by 1, 4, 1-4, 4-5 and 2-3, and by nothing else."""
    state = teams("complete", {0: "1", 2: full_hand(3)}, partial=(0, "23"))
    found = hands(listed(client, state, "complete"))
    assert found == [(1,), (1, 4), (2, 3), (4,), (4, 5)]
    assert listed(client, state, "pass") == [passes(2)]


def test_a_passed_lead_is_taken_back_by_turns(client: FlaskClient) -> None:
    """Seat 0 leads 6, 7, 8; seat 2 passes; seats 0, 2, 0 take; seat 3 leads."""
    state = teams("lead", {0: "2678", 2: "3"})
    moves = [lead(0, "678"), passes(2), take(0, 6), take(2, 8), take(0, 7)]
    for done, turn in ((2, 0), (3, 2), (4, 0), (5, 3)):
        assert played(client, moves[:done], state=state)["state"]["turn"] == turn
    answer = played(client, moves, state=state)
    assert answer["to_act"] == [{"player": 3, "moves": ["lead"]}]
    assert answer["state"]["players"][0]["hand"] == [2, 6, 7]
    assert answer["state"]["players"][2]["hand"] == [3, 8]
    early = ask(client, "replay", state=state, moves=[*moves[:3], take(0, 7)])
    assert early["stopped_at"] == 3


@pytest.mark.parametrize(
    ("kind", "cards", "bombs"),
    [
        ("set", "99", 9), ("set", "999", 8), ("run", "89", 9), ("run", "789", 9),
        ("run", "6789", 9), ("stairs", "8899", 9), ("love-bomb", "9999", 0),
    ],
)  # fmt: skip
def test_highest_melds(client: FlaskClient, kind: str, cards: str, bombs: int) -> None:
    """Only a love-bomb beats the highest of a kind; nothing beats 9-9-9-9.

    Of 9-9-9 only three 9s are left, so that there are eight love-bombs.
    """
    hand = full_hand(4, used=cards)
    state = duel("respond", {1: hand}, table=[(0, kind, cards)], rest=0)
    assert hands(listed(client, state, "respond")) == BOMBS[:bombs]
    assert concede(1) in listed(client, state, "concede")


@pytest.mark.parametrize(("cards", "said"), [("89", "legal"), ("55", "legal"), ("87", "illegal")])
def test_after_stairs(client: FlaskClient, cards: str, said: str) -> None:
    """On 7-7-8-8 seat 1 may begin 8-8-9-9 or a love-bomb, not the same stairs."""
    state = teams("respond", {1: "557889"}, table=[(0, "stairs", "7788")])
    assert verdict(client, state, respond(1, cards)) == said


ANSWERS = [
    *[("set", str(value) * size, 27) for size in (2, 3) for value in VALUES],
    *[("run", f"{value}{value + 1}", 27) for value in range(1, 9)],
    ("stairs", "8899", 27), ("run", "456", 34), ("run", "4567", 43), ("stairs", "7788", 30),
    ("love-bomb", "6666", 9), ("love-bomb", "9999", 0),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "cards", "number"), ANSWERS)
def test_partials_that_may_answer(client: FlaskClient, kind: str, cards: str, number: int) -> None:
    """How many partials may answer; where they are 27 these are the 1-3 equal cards."""
    state = teams("respond", {1: full_hand(3, used=cards)}, table=[(0, kind, cards)])
    found = hands(listed(client, state, "respond"))
    assert len(found) == number
    if number == 27:
        assert found == EQUAL
    if cards == "6666":
        assert found == [part for part in EQUAL if part[0] > 6]


@pytest.mark.parametrize(("rest", "leads"), [("", 3), ("9", 1)])
def test_who_leads_after_both_are_out(client: FlaskClient, rest: str, leads: int) -> None:
    """Both out: one point, and left of the completer leads; else left of the beginner."""
    state = teams("lead", {0: "45", 2: "6" + rest})
    answer = played(client, [lead(0, "45"), complete(2, "6")], state=state)
    assert answer["state"]["points"] == [1, 0]
    assert answer["state"]["phase"] == "round-over"
    assert answer["state"]["lead"] == leads
    assert answer["to_act"] == [{"player": None, "moves": ["deal"]}]
    standings = answer["scoring"]["standings"]
    assert [standing["total"] for standing in standings] == [1, 0]


@pytest.mark.parametrize("other", VALUES)
@pytest.mark.parametrize("card", VALUES)
def test_stuck_leaders(client: FlaskClient, card: int, other: int) -> None:
    """A leader is stuck where nothing in hand equals or neighbours a card of the board.

    Once the board is empty the other cards of the hand take its place.
    """
    said = "illegal" if abs(card - other) <= 1 else "legal"
    single = lead(0, str(card))
    assert verdict(client, duel("lead", {0: f"{card}"}, board=f"{other}"), single) == said
    state = duel("lead", {0: f"{card}{other}"}, rest="discard")
    assert verdict(client, state, single) == said


def test_stuck_before_the_odd_cards(client: FlaskClient) -> None:
    """5 before 1, 3, 7, 9 is stuck: the single is the only lead."""
    state = duel("lead", {0: "5"}, board="1379")
    assert listed(client, state, "lead") == [lead(0, "5")]


def test_the_board_after_a_concession(client: FlaskClient) -> None:
    """A concession with a card leaves three; 8 with 7, 7, 8 brings the board back to four."""
    state = duel("respond", {0: "28", 1: "25"}, table=[(0, "set", "44")], board="3778")
    moves = [concede(1, taking=3), lead(0, "8", "778")]
    after = played(client, moves[:1], state=state)["state"]
    assert after["board"] == [7, 7, 8]
    after = played(client, moves, state=state)["state"]
    assert len(after["board"]) == 4
    assert after["table"] == [meld(0, "stairs", "7788")]


# A whole game: seat 0 sheds love-bombs with its partner, twice.
DEALT = ("1112223334445", "1234556788999", "1234566667777", "1234556788899")
SHEDDING = [
    lead(0, "111"), complete(2, "1"), concede(1),
    lead(2, "2"), complete(0, "222"), concede(3),
    lead(0, "333"), complete(2, "3"), concede(1),
    lead(2, "4"), complete(0, "444"), concede(3),
    lead(0, "5"), complete(2, "5"),
]  # fmt: skip
FIRST_ROUND = [draft(1, 8, to=1), draft(2, 9, to=2), *SHEDDING]
SECOND_ROUND = [
    deal(DEALT, offer="89"), draft(2, 8, to=0), draft(3, 9, to=1), lead(1, "9"), passes(3),
]  # fmt: skip


def test_a_match(client: FlaskClient) -> None:
    """Two rounds from the setup: the second begins left of who went out first."""
    dealt = deal(DEALT, offer="89")
    setup = {"players": [{}, {}, {}, {}], "hands": dealt["hands"], "offer": dealt["offer"]}
    first = played(client, FIRST_ROUND, setup=setup)
    assert (first["state"]["phase"], first["state"]["lead"]) == ("round-over", 1)
    assert first["state"]["points"] == [1, 0]
    assert first["rulings"][-1]["events"][-1]["type"] == "round-won"
    # In the second round seat 0 has been given the 8 as well, which goes with a 7 of its partner.
    moves = [*FIRST_ROUND, *SECOND_ROUND, *SHEDDING]
    longer = played(client, moves, setup=setup)
    assert longer["state"]["phase"] == "respond"
    last = [concede(1), lead(2, "6"), passes(0), lead(1, "5"), passes(3), lead(0, "8"),
            complete(2, "7")]  # fmt: skip
    whole = played(client, [*moves, *last], setup=setup)
    assert whole["state"]["phase"] == "game-over"
    assert whole["state"]["points"] == [2, 0]
    assert whole["state"]["ply"] == len(moves) + len(last)
    assert whole["scoring"]["final"] is True
    assert whole["scoring"]["winners"] == [0]
    assert whole["to_act"] == []
    after = ask(client, "replay", setup=setup, moves=[*moves, *last, deal()])
    assert after["stopped_at"] == len(moves) + len(last)
    assert after["rulings"][-1]["violations"][0]["rule"] == "table.game-over"


def test_a_duel(client: FlaskClient) -> None:
    """Melds, refills, concessions and a last single."""
    state = duel("lead", {0: "36", 1: "799"}, board="1588", draw="2244", points=(0, 1))
    moves = [
        lead(0, "6", "5"), respond(1, "7", "8"), concede(0, taking=2), lead(1, "9", "8"),
        concede(0, taking=1), lead(1, "9"),
    ]  # fmt: skip
    boards = [[1, 2, 8, 8], [1, 2, 2, 8], [1, 2, 8], [1, 2, 4, 4], [2, 4, 4], [2, 4, 4]]
    for done, board in enumerate(boards, start=1):
        assert played(client, moves[:done], state=state)["state"]["board"] == board
    answer = played(client, moves, state=state)
    assert answer["state"]["phase"] == "game-over"
    assert answer["state"]["points"] == [0, 2]
    assert answer["state"]["players"][0]["hand"] == [1, 2, 3]
    assert answer["scoring"]["winners"] == [1]


def test_four_lone_cards_go_round_without_end(client: FlaskClient) -> None:
    """Nothing fits and lone cards come back: after four leads all is as it was."""
    state = teams(
        "lead", {0: "1", 1: "3", 2: "6", 3: "9"}, options={"single_discard_goes_out": False}
    )
    moves = [
        lead(0, "1"), passes(2), lead(3, "9"), passes(1),
        lead(2, "6"), passes(0), lead(1, "3"), passes(3),
    ]  # fmt: skip
    start = played(client, [], state=state)["state"]
    again = played(client, moves * 3, state=state)["state"]
    assert again == start | {"ply": 24}
