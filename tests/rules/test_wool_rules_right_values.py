"""Wool Rules: the numbers and sequences that the game's page calls right."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, listed, told, verdict
from .case import Move, State
from .wool_rules_build import (
    HOUSE,
    LAST_ROUND,
    SIDES,
    bid,
    card,
    cards,
    fail,
    rest,
    roll,
    rolled,
    table,
    take,
    three,
    two,
    unseen,
)

ask = partial(asking.ask, "wool-rules")
played = partial(asking.played, "wool-rules")

THREE: list[Answer] = [{}, {}, {}]


def lines(client: FlaskClient, state: State, seat: int = 0) -> list[int]:
    """The eight numbers of a seat."""
    standing = ask(client, "score", state=state)["scoring"]["standings"][seat]
    return [line["points"] for line in standing["lines"]]


def cited(client: FlaskClient, state: State, move: Move) -> list[str]:
    """The rules that a move breaks."""
    answer = ask(client, "validate", state=state, move=move)
    return [rule for rule, _ in told(answer["violations"])]


def after(dice: str | int, attempt: int, bids: list[Any], **facts: Any) -> State:
    """Seat 0 of three has rolled this."""
    kept = " ".join(("d12", "d10")[: attempt - 1])
    return three("decide", dice=dice, kept=kept, bids=bids, order=[0, 1, 2], **facts)


# --- The house deck --------------------------------------------------------------------------


def test_what_the_house_deck_holds() -> None:
    kinds = Counter(face["kind"] for face in HOUSE.values())
    assert kinds == {"white": 31, "black": 8, "3-7-0": 6, "0-0-7": 6}
    corners = [face["bonus"] for face in HOUSE.values()]
    assert [sum(corner > 0 for corner in corners), sum(corner < 0 for corner in corners)] == [
        15, 18,
    ]  # fmt: skip
    assert sum(face["bone"] for face in HOUSE.values()) == 8
    assert sum(not face["bone"] and not face["bonus"] for face in HOUSE.values()) == 10


def test_the_house_deck_is_published(client: FlaskClient) -> None:
    """Whoever plays with it can read it."""
    components = client.get("/games/wool-rules").get_json()["components"]
    assert components["house_deck"] == list(HOUSE.values())


def test_all_sheep_of_the_house_deck(client: FlaskClient) -> None:
    """144 points in white, eight black, six of each other."""
    state = two("game-over", dogs={0: 4, 1: 4}, bone=0, seen=True)
    assert lines(client, state, 1) == [144, -40, 0, 42, 0, -5, 0, 2]


def topped(number: int, total: int, target: int) -> State:
    """Seat 0 has this sheep alone, and has rolled before this bid without a chip."""
    return after(total, 1, [target, 14, 14], flocks={0: str(number)}, middle="dog dog dog dog",
                 chips={0: 0}, fill=1)  # fmt: skip


@pytest.mark.parametrize("number", HOUSE)
def test_each_sheep_of_the_house_deck(client: FlaskClient, number: int) -> None:
    """Points, bonus, malus and bone symbol, as far as a table shows them."""
    face = HOUSE[number]
    points, bonus = face["points"], face["bonus"]
    one = {"white": [points, 0, 0, 0], "black": [0, points, 0, 0], "3-7-0": [0, 0, 3, 0]}
    state = topped(number, 20, 20)
    assert lines(client, state)[:4] == one.get(face["kind"], [0, 0, 0, 0])

    natural = 20 + min(bonus, 0)
    taken = take(0, "dog dog dog")
    assert verdict(client, topped(number, 20, natural), taken) == "legal"
    assert cited(client, topped(number, 20, natural + 1), taken) == ["wool.take.reached"]
    dressed = take(0, "dog dog dog", bonus=True)
    if bonus > 0:
        assert verdict(client, topped(number, 20, 20 + bonus), dressed) == "legal"
        assert cited(client, topped(number, 20, 21 + bonus), dressed) == ["wool.take.reached"]
    else:
        assert cited(client, topped(number, 20, 26), dressed) == ["wool.bonus.none"]

    holder = three("decide", dice=20, kept="d12 d10", middle=f"{number} dog dog dog", bone=1)
    robbed = cited(client, holder, take(0, str(number), take_bone=True))
    assert robbed == ([] if face["bone"] else ["wool.bone.symbol"])


def test_tables_of_the_house_deck(client: FlaskClient) -> None:
    state = ask(client, "setup", players=[{}] * 6)["state"]
    assert [player["table_number"] for player in state["players"]] == [52, 53, 54, 55, 56, 57]


# --- Rounds, rolls and bids ------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "last"), LAST_ROUND.items())
def test_rounds(client: FlaskClient, seats: int, last: int) -> None:
    """There is this last round, and none after it."""
    count = min(seats + 1, 60 - (seats + 1) * (last - 1))
    state = table(seats, round=last, middle=unseen(count), dogs={0: 8})
    assert ask(client, "audit", state=state)["consistent"] is True
    later = state | {"round": last + 1}
    findings = ask(client, "audit", state=later)["findings"]
    assert "wool.layout" in {said["rule"] for said in findings}


def test_rounds_of_six(client: FlaskClient) -> None:
    """Eight of seven cards, then four."""
    for number in (2, 8, 9):
        count = 4 if number == 9 else 7
        state = table(6, round=number, middle=unseen(count), dogs={0: 6})
        assert ask(client, "audit", state=state)["consistent"] is True
        assert len(state["supply"]) == (53 - 7 * (number - 1) if number < 9 else 0)


def test_the_last_layout_of_six(client: FlaskClient) -> None:
    state = table(6, "rest", round=8, middle="2", dogs={0: 7}, fill=1)
    ended = ask(client, "validate", state=state, move=rest(5, "2"))["state"]
    assert (ended["round"], len(ended["middle"]), ended["supply"]) == (9, 4, [])


@pytest.mark.parametrize(("target", "number"), [(26, 35), (14, 685)])
def test_rolls_that_reach(client: FlaskClient, target: int, number: int) -> None:
    """Of 960 rolls."""
    sums = Counter(map(sum, product(*(range(1, sides + 1) for sides in SIDES.values()))))
    assert sum(sums.values()) == 960
    reaching = [
        total for total in sums
        if verdict(client, after(total, 1, [target, 14, 14]), take(0, "2 22 33")) == "legal"
    ]  # fmt: skip
    assert sum(sums[total] for total in reaching) == number


def test_how_many_bids_there_are(client: FlaskClient) -> None:
    state = three("bid", chips={1: 0})
    for seat, number in ((0, 14), (1, 13)):
        moves = ask(client, "moves", state=state, player=seat)["moves"]
        bids = [*range(14, 27), "26+"][:number]
        assert sorted(map(str, (move["bid"] for move in moves))) == sorted(map(str, bids))


# --- The examples ----------------------------------------------------------------------------


def test_conni(client: FlaskClient) -> None:
    """Bid 24, malus 3, one chip: one card in the end."""
    state = three("roll", bids=[24, 20, 18], flocks={0: "8 4"}, chips={0: 1})
    first = rolled(0, "12 10 3")
    at_once = played(client, [first], state=state)["state"]
    assert cited(client, at_once, take(0, "2 22 33", chips=1)) == ["wool.take.reached"]
    second = roll(0, "d12", d10=7, d8=3)
    again = played(client, [first, second], state=state)["state"]
    assert again["dice"] == {"d12": 12, "d10": 7, "d8": 3}
    assert cited(client, again, take(0, "2 22", chips=1)) == ["wool.take.reached"]
    third = roll(0, "d10", d8=7)
    finished = played(client, [first, second, third], state=state)["state"]
    assert cited(client, finished, take(0, "33")) == ["wool.take.reached"]
    assert cited(client, finished, take(0, "33 2", chips=1)) == ["wool.take.count"]
    answer = played(client, [first, second, third, take(0, "33", chips=1)], state=state)
    seat = answer["state"]["players"][0]
    assert (seat["flock"][0], seat["chips"]) == (33, 0)
    assert answer["state"]["turn"] == 1


KATHRIN: dict[str, Any] = {"bids": [24, 20, 18], "flocks": {0: "20 10"}}


def test_kathrin(client: FlaskClient) -> None:
    """Bid 24, bonus 1, two chips: 21 is left at attempt 1, and brings two cards at attempt 2."""
    at_once = after("8 8 5", 1, **KATHRIN)
    assert verdict(client, at_once, take(0, "2 22 33", bonus=True, chips=2)) == "legal"
    moves = [roll(0, "d12", d10=9, d8=4), take(0, "2 22", bonus=True, chips=2)]
    seat = played(client, moves, state=at_once)["state"]["players"][0]
    assert (seat["flock"][:3], seat["chips"]) == ([22, 2, 20], 0)
    again = after("8 9 4", 2, **KATHRIN)
    for bonus, chips in ((False, 2), (True, 1), (True, 0), (False, 1)):
        move = take(0, "2 22", bonus=bonus, chips=chips)
        assert cited(client, again, move) == ["wool.take.reached"]


def test_robbi(client: FlaskClient) -> None:
    """Malus 2, no chip: 4 + 5 + 6 less 2 is 13, all black sheep and one chip."""
    state = after("4 5 6", 3, [20, 18, 16], flocks={0: "46 10"}, chips={0: 0},
                  middle="16 2 36 dog")  # fmt: skip
    assert cited(client, state, fail(0)) == ["wool.fail.black-sheep"]
    assert cited(client, state, fail(0, "16")) == ["wool.fail.black-sheep"]
    seat = played(client, [fail(0, "36 16")], state=state)["state"]["players"][0]
    assert (seat["flock"][:2], seat["chips"]) == ([16, 36], 1)


def test_the_printed_scoring(client: FlaskClient) -> None:
    """As one player's sheet: 27, 0, 14, 16, less 10 and 5, make 42."""
    flock = "28 8 48 38 10 19 1 12 16 36"
    state = three("bid", flocks={0: flock}, dogs={0: 4, 1: 1}, bone=0, chips={0: 0})
    assert lines(client, state) == [27, -10, 14, 0, 0, -5, 16, 0]
    standings = ask(client, "score", state=state)["scoring"]["standings"]
    assert standings[0]["total"] == 42


@pytest.mark.parametrize("count", range(7))
def test_trios(client: FlaskClient, count: int) -> None:
    """None to six of a kind."""
    for line, kind, points in (
        (2, "1 12 21 23 32 43", (0, 3, 14, 0, 3, 14, 0)),
        (3, "10 19 30 39 41 50", (0, 0, 0, 21, 21, 21, 42)),
    ):
        flock = " ".join(kind.split()[:count])
        assert lines(client, three("bid", flocks={0: flock}))[line] == points[count]


def test_dogs(client: FlaskClient) -> None:
    """One dog and the bone while another has two: 13; alone with the most, and that one: 4."""
    with_bone = three("bid", dogs={0: 1, 1: 2}, bone=0)
    assert sum(lines(client, with_bone)[4:7]) == 13
    assert sum(lines(client, three("bid", dogs={0: 1}))[4:7]) == 4


# --- Help ------------------------------------------------------------------------------------


def test_help_that_is_left(client: FlaskClient) -> None:
    """Bid 14, natural 12, bonus 3, attempt 3."""
    state = after(12, 3, [14, 14, 14], flocks={0: "7 10 23 41"}, middle="16 2 36 22")
    assert verdict(client, state, take(0, "2", bonus=True)) == "legal"
    assert verdict(client, state, fail(0, "16 36")) == "legal"
    assert cited(client, state, fail(0, bonus=True)) == ["wool.fail.reached"]


@pytest.mark.parametrize("fewer", [False, True])
def test_a_bonus_on_a_success(client: FlaskClient, fewer: bool) -> None:
    """Natural 24 on bid 24."""
    state = after(24, 1, [24, 20, 18], flocks={0: "38 10 16 36"},
                  options={"fewer_with_help": fewer})  # fmt: skip
    assert cited(client, state, take(0, "2 22 33", bonus=True)) == ["wool.take.forced"]


def test_the_chip_that_comes_back(client: FlaskClient) -> None:
    """Bid 20, natural 13, attempt 3, no chips left."""
    state = after(13, 3, [20, 18, 16], chips={0: 1, 1: 22, 2: 2}, middle="16 2 36 22")
    assert state["chips_left"] == 0
    answer = played(client, [fail(0, chips=1)], state=state)
    assert answer["state"]["players"][0]["chips"] == 1
    assert answer["state"]["players"][0]["flock"] == []
    assert answer["state"]["chips_left"] == 0
    assert answer["state"]["middle"] == cards("16 2 36 22")


# --- Sequences -------------------------------------------------------------------------------


def test_a_round_that_ends_early(client: FlaskClient) -> None:
    """Three cards, then the one that is left; the third is skipped."""
    state = three("decide", dice=20)
    moves = [take(0, "2 22 33"), rolled(1, "12 8 1"), take(1, "42")]
    answer = played(client, moves, state=state)
    events = [event["type"] for event in answer["rulings"][-1]["events"]]
    assert events == ["cards-received", "turn-skipped", "round-over", "middle-laid"]
    ended = answer["state"]
    assert (ended["phase"], ended["round"], ended["turn"]) == ("bid", 2, None)
    assert (ended["middle"], len(ended["supply"])) == ([None] * 4, 52)
    assert [player["chips"] for player in ended["players"]] == [2, 2, 2]


def test_the_published_deal(client: FlaskClient) -> None:
    """Seed `referee`, six players."""
    state = ask(client, "setup", players=[{}] * 6, seed="referee")["state"]
    assert [player["table_number"] for player in state["players"]] == [56, 55, 53, 52, 57, 54]
    pile = [*state["middle"], *state["supply"]]
    assert pile[:6] == cards("26 38 bone 31 5 41")
    assert pile[-2:] == [51, 14]
    assert len(state["middle"]) == 7
    assert Counter(pile) == Counter([*HOUSE, *["dog"] * 8, "bone"])


def test_the_published_dice(client: FlaskClient) -> None:
    """Seed `referee`, ply 7."""
    state = three("roll") | {"ply": 7}
    answer = ask(client, "validate", state=state, move=roll(0), seed="referee")
    assert answer["state"]["dice"] == {"d12": 5, "d10": 1, "d8": 7}


def test_moves_of_a_success(client: FlaskClient) -> None:
    """Four different sheep at attempt 1: twelve moves, all `take`."""
    state = three("decide", dice=20)
    moves = ask(client, "moves", state=state)
    assert (len(moves["moves"]), moves["complete"]) == (12, True)
    assert len(listed(client, state, "take")) == 12


def test_a_whole_game_of_two(client: FlaskClient) -> None:
    """Twenty rounds: the first takes all three each time, and never gets a dog."""
    own = [str(number) for number in HOUSE]
    layouts = [own[start : start + 3] for start in range(0, 51, 3)]
    layouts += [["dog", "dog", "dog"], ["dog", "dog", "dog"], ["dog", "dog", "bone"]]
    moves: list[Move] = []
    for number, layout in enumerate(layouts):
        sheep = number < 17
        bids = (26, 14) if sheep else (14, 26)
        seat = 0 if sheep else 1
        later = layouts[number + 1 :][:1]
        taken = " ".join(layout)
        moves += [bid(0, bids[0]), bid(1, bids[1]), rolled(seat, "12 10 8")]
        moves.append(take(seat, taken, middle=" ".join(later[0]) if later else None))
    setup = {"players": [{}, {}], "middle": [card(code) for code in layouts[0]]}
    answer = played(client, moves, setup=setup)
    state = answer["state"]
    assert (state["phase"], state["round"], state["supply"]) == ("return", 20, [])
    assert state["players"][0]["flock"] == list(range(51, 0, -1))
    assert state["players"][1]["dogs"] == 8
    assert answer["to_act"] == [{"player": 0, "moves": ["return"]}]
    moves.append({"type": "return", "player": 0, "cards": [47, 38]})
    answer = played(client, moves, setup=setup)
    assert answer["state"]["phase"] == "game-over"
    totals = [standing["total"] for standing in answer["scoring"]["standings"]]
    assert totals == [144 - 1 - 40 + 42 + 2, -5 + 32 + 2]
    assert (answer["scoring"]["final"], answer["scoring"]["winners"]) == (True, [0])
    assert answer["to_act"] == []
