"""Wool Rules: lists of moves, and who may do what next."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer
from .case import Move, State, put
from .wool_rules_build import back, bid, fail, four, rest, roll, rolled, take, three, two
from .wool_rules_table import TABLES

ask = partial(asking.ask, "wool-rules")

PLUS_2 = {0: "38 10 41 23"}
FEWER = {"fewer_with_help": True}
HERD = "2 16 22 36"
ALL_BIDS = [*range(14, 27), "26+"]


def shape(move: Move) -> tuple[object, ...]:
    return tuple(sorted((name, json.dumps(value)) for name, value in move.items()))


def same(one: list[Move], other: list[Move]) -> bool:
    """The same moves, in whatever order."""
    return sorted(map(shape, one)) == sorted(map(shape, other))


def moves(client: FlaskClient, state: State, **asked: object) -> list[Move]:
    """A list that has everything."""
    answer = ask(client, "moves", state=state, **asked)
    assert (answer["complete"], answer["findings"]) == (True, [])
    listed: list[Move] = answer["moves"]
    return listed


def after(dice: int, attempt: int, middle: str | None = None, **facts: Any) -> State:
    """Seat 0, with a bid of 20, has rolled this sum at this attempt."""
    kept = " ".join(("d12", "d10")[: attempt - 1])
    return three("decide", dice=dice, kept=kept, middle=middle, **facts)


# --- Bids and rolls --------------------------------------------------------------------------


def test_bids(client: FlaskClient) -> None:
    """Each seat that has placed none, 26+ for who has a chip."""
    state = three("bid", bids=[None, None, 20], chips={0: 1, 1: 0})
    wanted = [bid(0, value) for value in ALL_BIDS] + [bid(1, value) for value in ALL_BIDS[:-1]]
    assert same(moves(client, state), wanted)
    assert same(moves(client, state, player=1), wanted[14:])
    assert moves(client, state, player=2) == []


def test_bids_beside_hidden_ones(client: FlaskClient) -> None:
    """A bid that completes them is listed without what the others turn out to be."""
    state = three("bid", bids=["hidden", None, "hidden"])
    assert same(moves(client, state), [bid(1, value) for value in ALL_BIDS])
    assert moves(client, state, player=0) == []


def test_the_first_attempt(client: FlaskClient) -> None:
    assert moves(client, three("roll")) == [roll(0)]
    assert moves(client, three("roll", middle="? ? ? ?")) == [roll(0)]
    assert moves(client, three("roll"), player=1) == []
    assert moves(client, two("roll", turn=1, middle="2")) == [roll(1)]


def test_further_attempts(client: FlaskClient) -> None:
    """One for each die that may be set aside."""
    assert same(moves(client, after(15, 1)), [roll(0, die) for die in ("d12", "d10", "d8")])
    state = three("decide", dice=15, kept="d10")
    assert same(moves(client, state), [roll(0, die) for die in ("d12", "d8")])
    assert moves(client, after(15, 3)) == [fail(0)]


# --- Cards that are taken --------------------------------------------------------------------


def taken(*texts: str, **facts: Any) -> list[Move]:
    return [take(0, text, **facts) for text in texts]


def test_a_success_at_the_first_attempt(client: FlaskClient) -> None:
    """Three of four sheep, each of them once on top, the others ascending below it."""
    wanted = taken(
        "22 33 2", "2 33 22", "2 22 33", "22 42 2", "2 42 22", "2 22 42", "33 42 2", "2 42 33",
        "2 33 42", "33 42 22", "22 42 33", "22 33 42",
    )  # fmt: skip
    assert same(moves(client, after(20, 1)), wanted)


@pytest.mark.parametrize(
    ("middle", "attempt", "choices"),
    [
        ("2 22 33 42", 3, ["2", "22", "33", "42"]),
        ("22 2 dog bone", 3, ["2", "22", "dog", "bone"]),
        ("dog 2 bone 22", 2,
         ["dog bone", "dog 2", "dog 22", "bone 2", "bone 22", "2 22", "22 2"]),
        ("dog 2 22 dog", 2, ["dog dog", "dog 2", "dog 22", "2 22", "22 2"]),
        ("dog dog dog dog", 1, ["dog dog dog"]),
        ("33 dog bone 2", 1,
         ["dog bone 2", "dog bone 33", "dog 2 33", "dog 33 2", "bone 2 33", "bone 33 2"]),
        ("dog dog 22 2", 1, ["dog dog 2", "dog dog 22", "dog 2 22", "dog 22 2"]),
    ],
)  # fmt: skip
def test_choices_of_cards(
    client: FlaskClient, middle: str, attempt: int, choices: list[str]
) -> None:
    """Dogs, the bone, then sheep; each choice once for each sheep that may lie on top."""
    assert same(moves(client, after(20, attempt, middle)), taken(*choices))


@pytest.mark.parametrize(
    ("middle", "attempt", "choices"),
    [
        ("2", 1, ["2"]), ("22 2", 1, ["2 22", "22 2"]), ("dog", 2, ["dog"]),
        ("33 2 22", 1, ["2 22 33", "2 33 22", "22 33 2"]),
    ],
)  # fmt: skip
def test_choices_where_little_is_left(
    client: FlaskClient, middle: str, attempt: int, choices: list[str]
) -> None:
    kept = " ".join(("d12", "d10")[: attempt - 1])
    state = three("decide", turn=1, middle=middle, dice=20, kept=kept)
    assert same(moves(client, state), [take(1, text) for text in choices])


def test_help_that_is_legal(client: FlaskClient) -> None:
    """With each bonus and number of chips that reach, beside rolling on."""
    singles = ("2", "22", "33", "42")
    state = after(18, 3, flocks={0: "38 10 16 36"})
    wanted = [*taken(*singles, chips=2), *taken(*singles, bonus=True), fail(0)]
    assert same(moves(client, state), wanted)
    state = after(17, 3, flocks={0: "38 10 16 36"})
    wanted = [*taken(*singles, bonus=True, chips=1), fail(0), fail(0, bonus=True)]
    assert same(moves(client, state), wanted)
    state = after(19, 2)
    pairs = [f"{low} {high}" for low in singles for high in singles if low != high]
    wanted = [*taken(*pairs, chips=1), roll(0, "d10"), roll(0, "d8")]
    assert same(moves(client, state), wanted)
    assert len(moves(client, after(18, 1, flocks={0: "38 10 16 36"}))) == 24 + 3


def test_success_leaves_no_choice_of_help(client: FlaskClient) -> None:
    state = after(20, 3, flocks={0: "38 10 16 36"})
    assert same(moves(client, state), taken("2", "22", "33", "42"))


def test_fewer_cards_with_help(client: FlaskClient) -> None:
    """From one up to the full number, only where help is stated."""
    singles = ("2", "22", "33", "42")
    pairs = [f"{low} {high}" for low in singles for high in singles if low != high]
    state = after(19, 2, options=FEWER)
    wanted = [*taken(*singles, *pairs, chips=1), roll(0, "d10"), roll(0, "d8")]
    assert same(moves(client, state), wanted)
    assert same(moves(client, after(20, 2, options=FEWER)), taken(*pairs))
    state = after(18, 2, options=FEWER, chips={0: 0}, flocks=PLUS_2, middle="2 22 33 42")
    wanted = [*taken(*singles, *pairs, bonus=True), roll(0, "d10"), roll(0, "d8")]
    assert same(moves(client, state), wanted)


def test_the_bone_is_one_move_more(client: FlaskClient) -> None:
    """Where a symbol is taken and another has it."""
    state = after(20, 3, "11 2 22 33", bone=1)
    wanted = [*taken("2", "11", "22", "33"), take(0, "11", take_bone=True)]
    assert same(moves(client, state), wanted)
    assert same(moves(client, after(20, 3, "11 2 22 33", bone=0)), wanted[:4])
    assert same(moves(client, after(20, 3, "11 2 22 33")), wanted[:4])
    state = after(20, 2, "11 2 dog dog", bone=2)
    free = ["dog dog", "dog 2", "dog 11", "2 11", "11 2"]
    wanted = taken(*free) + [take(0, text, take_bone=True) for text in free[2:]]
    assert same(moves(client, state), wanted)


# --- Failures, rests, returns ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (after(13, 3, HERD), [fail(0, "16 36"), fail(0, "36 16"), fail(0, chips=1)]),
        (after(14, 3, HERD), [fail(0)]),
        (after(13, 3, HERD, chips={0: 0}), [fail(0, "16 36"), fail(0, "36 16")]),
        (after(13, 3, HERD, flocks=PLUS_2),
         [fail(0, "16 36"), fail(0, "36 16"), fail(0, chips=1), fail(0, bonus=True)]),
        (after(12, 3, HERD, flocks=PLUS_2),
         [fail(0, "16 36"), fail(0, "36 16"), fail(0, chips=2), fail(0, bonus=True)]),
        (after(11, 3, HERD, flocks=PLUS_2),
         [fail(0, "16 36"), fail(0, "36 16"), fail(0, "16 36", bonus=True),
          fail(0, "36 16", bonus=True), fail(0, bonus=True, chips=1)]),
        (after(15, 3, HERD, flocks={0: "46 10 41 23"}),
         [fail(0, "16 36"), fail(0, "36 16"), fail(0, chips=1)]),
        (after(12, 3, HERD, bids=[14, 14, 14]),
         [fail(0, "16 36"), fail(0, "36 16"), *taken("2", "16", "22", "36", chips=2)]),
        (after(10, 3, "2 22 33 dog"), [fail(0)]),
        (after(10, 3, "3 16 36 dog"), [fail(0, "16 36 3"), fail(0, "3 36 16"), fail(0, "3 16 36")]),
        (after(10, 3, "25 2 22 33", bone=1), [fail(0, "25"), fail(0, "25", take_bone=True)]),
        (after(10, 3, "25 2 22 33", bone=0), [fail(0, "25")]),
        (after(19, 3), [*taken("2", "22", "33", "42", chips=1), fail(0)]),
    ],
)  # fmt: skip
def test_failures(client: FlaskClient, state: State, wanted: list[Move]) -> None:
    """With no help, with the bonus, with chips that make 14; black sheep in each order of tops."""
    assert same(moves(client, state), wanted)


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (three("rest", middle="8 4", fill=1), [rest(2, "4 8"), rest(2, "8 4")]),
        (three("rest", middle="8 dog", fill=1), [rest(2, "dog 8")]),
        (three("rest", middle="dog bone dog", fill=1), [rest(2, "dog dog bone")]),
        (three("rest", middle="26 8 4 dog"),
         [rest(2, "dog 8 26 4"), rest(2, "dog 4 26 8"), rest(2, "dog 4 8 26")]),
        (three("rest", middle="11 4", bone=1, fill=1),
         [rest(2, "4 11"), rest(2, "11 4"), rest(2, "4 11", take_bone=True),
          rest(2, "11 4", take_bone=True)]),
        (three("rest", middle="11 4", bone=2, fill=1), [rest(2, "4 11"), rest(2, "11 4")]),
        (two("rest", middle="8 4"), [rest(0, "4 8"), rest(0, "8 4")]),
    ],
)  # fmt: skip
def test_rests(client: FlaskClient, state: State, wanted: list[Move]) -> None:
    """The whole middle, once for each sheep on top."""
    assert same(moves(client, state), wanted)


def test_returns(client: FlaskClient) -> None:
    """Each two white sheep, or all that there are."""
    state = four("return", flocks={0: "42 16 2 22", 1: "33 10", 2: "36 41"}, dogs={3: 8}, bone=3)
    mine = [back(0, "2 22"), back(0, "2 42"), back(0, "22 42")]
    wanted = [*mine, back(1, "33"), back(2)]
    assert same(moves(client, state), wanted)
    assert same(moves(client, state, player=0), mine)
    assert moves(client, state, player=1) == [back(1, "33")]
    assert moves(client, state, player=3) == []
    half = four("return", flocks={0: "16", 1: "33 10", 2: "36 41"}, returned={0: "2 22"},
                dogs={3: 8}, bone=3)  # fmt: skip
    assert same(moves(client, half), wanted[3:])


def test_moves_after_the_end(client: FlaskClient) -> None:
    assert moves(client, TABLES["game-over"]) == []
    assert moves(client, TABLES["game-over"], player=0) == []


# --- What is not seen ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (after(20, 1, "? 8 4 26"), taken("4 8 26", "4 26 8", "8 26 4")),
        (after(20, 1, "? ? 8 4"), []),
        (after(20, 3, "? ? 8 4"), taken("4", "8")),
        (after(15, 1, "? ? ? ?"), [roll(0, die) for die in ("d12", "d10", "d8")]),
        (after(19, 2, "? ? ? 4"), [roll(0, "d10"), roll(0, "d8")]),
        (after(14, 3, "? ? ? ?"), [fail(0)]),
        (after(13, 3, "16 36 ? ?"), [fail(0, chips=1)]),
        (after(13, 3, "16 36 ? ?", chips={0: 0}), []),
        (three("rest", middle="? 4", fill=1), []),
        (three("return", flocks={0: "2 22 ?", 1: "33"}, dogs={2: 8}, bone=2),
         [back(0, "2 22"), back(1, "33")]),
        (three("return", flocks={0: "2 ? 16", 1: "33"}, dogs={2: 8}, bone=2), [back(1, "33")]),
        (three("return", flocks={0: "?", 1: "16"}, dogs={2: 8}, bone=2), [back(1)]),
    ],
)  # fmt: skip
def test_what_is_surely_legal(client: FlaskClient, state: State, wanted: list[Move]) -> None:
    answer = ask(client, "moves", state=state)
    assert same(answer["moves"], wanted)
    assert (answer["complete"], answer["findings"]) == (False, [])


@pytest.mark.parametrize(
    "state",
    [
        three("bid", middle="? ? ? ?"), three("roll", middle="? 2 22 33"),
        three("bid", bids=["hidden", None, None]), three("decide", round=3, dice=15),
        TABLES["return"], TABLES["game-over"],
        three("return", flocks={0: "16 ?", 1: "33"}, returned={0: "2 22"}, dogs={2: 8}, bone=2),
    ],
)  # fmt: skip
def test_complete_lists(client: FlaskClient, state: State) -> None:
    """What nobody has to take or give does not matter."""
    assert ask(client, "moves", state=state)["complete"] is True


def test_limits_of_a_list(client: FlaskClient) -> None:
    state = after(20, 1)
    whole = moves(client, state)
    cut = ask(client, "moves", state=state, limit=5)
    assert (cut["moves"], cut["complete"]) == (whole[:5], False)
    assert moves(client, state, limit=12) == whole
    assert ask(client, "moves", state=state, limit=1)["moves"] == whole[:1]
    assert len(ask(client, "moves", state=three("bid"), limit=20)["moves"]) == 20
    assert len(moves(client, three("bid"))) == 42


@pytest.mark.parametrize(
    "state",
    [
        *[TABLES[name] for name in ("bid", "roll", "decide", "success", "failure", "rest")],
        TABLES["return"] | {"options": FEWER},
        after(18, 2, "11 dog 2 22", flocks={0: "38 10 16"}, bone=1, options=FEWER),
        after(13, 3, "25 16 ? 22", flocks={0: "38 10 41"}, bone=1),
        three("bid", bids=["hidden", None, 14]), two("rest", middle="11 4", bone=1),
    ],
)  # fmt: skip
def test_what_is_listed_is_never_illegal(client: FlaskClient, state: State) -> None:
    """A listed move is legal, or lacks its dice or the bids of others."""
    listed = ask(client, "moves", state=state)["moves"]
    for move in listed:
        said = ask(client, "validate", state=state, move=move, brief=True)["verdict"]
        lacks = move["type"] == "roll" or "hidden" in [p["bid"] for p in state["players"]]
        assert said == ("incomplete" if lacks else "legal"), move


# --- Who acts --------------------------------------------------------------------------------


def each(kind: str, *seats: int) -> list[Answer]:
    return [{"player": seat, "moves": [kind]} for seat in seats]


def one(seat: int, *kinds: str) -> list[Answer]:
    return [{"player": seat, "moves": list(kinds)}]


@pytest.mark.parametrize(
    ("state", "move", "to_act"),
    [
        (TABLES["bid"], bid(0, 20), each("bid", 1, 2)),
        (TABLES["bid"], bid(1, 20), each("bid", 0, 2)),
        (three("bid", bids=["hidden", None, None]), bid(1, 20), each("bid", 2)),
        (three("bid", bids=[18, None, 20]), bid(1, 19), one(2, "roll")),
        (TABLES["roll"], rolled(0, "5 5 5"), one(0, "roll")),
        (TABLES["roll"], rolled(0, "9 5 4"), one(0, "roll", "take")),
        (TABLES["roll"], rolled(0, "9 7 4"), one(0, "take")),
        (three("roll", chips={0: 0}), rolled(0, "9 6 4"), one(0, "roll")),
        (three("roll", chips={0: 0}, flocks={0: "38 10"}), rolled(0, "9 6 4"),
         one(0, "roll", "take")),
        (three("roll", flocks={0: "46 10"}), rolled(0, "9 7 4"), one(0, "roll", "take")),
        (after(15, 2), roll(0, "d10", d8=1), one(0, "fail")),
        (after(15, 2), roll(0, "d8", d10=4), one(0, "fail")),
        (after(17, 2), roll(0, "d8", d10=6), one(0, "take", "fail")),
        (after(17, 2), roll(0, "d8", d10=10), one(0, "take")),
        (after(13, 2), roll(0, "d10", d8=1), one(0, "fail")),
        (after(20, 1), take(0, "2 22 33"), one(1, "roll")),
        (after(15, 3), fail(0), one(1, "roll")),
        (three("decide", turn=1, middle="2 22", dice=20, kept="d12 d10"), take(1, "2"),
         one(2, "rest")),
        (TABLES["rest"], rest(2, "2 22"), each("bid", 0, 1, 2)),
        (two("decide", turn=1, middle="2 22", dice=15, kept="d12 d10"), fail(1), one(0, "rest")),
        (three("rest", round=15, middle="8 4", dogs={0: 8}, bone=0, fill=1), rest(2, "8 4"),
         each("return", 1, 2)),
        (TABLES["return"], back(1, "33"), each("return", 0)),
        (three("return", flocks={0: "2 22", 1: "33"}, dogs={1: 4, 2: 4}, bone=2),
         back(0, "2 22"), []),
        (three("rest", round=15, middle="8 4", dogs={0: 3, 1: 3, 2: 2}, bone=0, fill=1),
         rest(2, "8 4"), []),
    ],
)  # fmt: skip
def test_who_acts_next(client: FlaskClient, state: State, move: Move, to_act: list[Answer]) -> None:
    """Only what would be legal, in the order of the table of moves."""
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    assert answer["to_act"] == to_act


def test_who_acts_is_not_narrowed_by_what_is_hidden(client: FlaskClient) -> None:
    """A sheep that is not seen is still to be returned; a middle that is not seen is taken."""
    state = three("return", flocks={0: "?", 1: "?"}, dogs={2: 8}, bone=2)
    answer = ask(client, "validate", state=state, move=back(0, "2"))
    assert answer["to_act"] == each("return", 1)
    state = put(three("roll"), "middle", [None] * 4)
    assert ask(client, "validate", state=state, move=rolled(0, "9 7 4"))["to_act"] == one(
        0, "take"
    )  # fmt: skip
