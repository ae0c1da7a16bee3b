"""YoYo: the numbers and sequences that the game's page calls right."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, hands, listed, verdict
from .case import State
from .yoyo_build import (
    DECK,
    cards,
    deal,
    draw,
    draw_from,
    four,
    house,
    keep,
    ordered,
    play,
    rank,
    series,
    slide,
    table,
    three,
    two,
)

ask = partial(asking.ask, "yoyo")
played = partial(asking.played, "yoyo")

CODES = sorted(set(DECK), key=rank)
YELLOWS = cards(series("y", 3, 18))
EXAMPLE = "b13 b15 y14-draw y16-skip r5 r6 r17"


def all_held(discard: str, **facts: Any) -> State:
    """Seat 0 holds one of each card that there is besides the top one; the others share 8."""
    left = Counter(DECK)
    left.subtract(cards(discard))
    held = [code for code in CODES if left[code]]
    left.subtract(held)
    spare = list(left.elements())
    dealt = {0: " ".join(held), 1: spare[0], 2: spare[1]}
    return three("play", dealt, discard=discard, **facts)


def totals(answer: Answer) -> list[int]:
    return [standing["total"] for standing in answer["scoring"]["standings"]]


# --- What fits -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "number", "coloured"),
    [
        (all_held("b8"), 29, series("b", 9, 20) + " r8"),
        (all_held("y14"), 23, series("b", 14, 20) + " r14"),
        (all_held("b20"), 18, "b20 r20"),
        (all_held("y10", top=None), 36, series("b", 10, 20) + " " + series("r", 1, 10)),
    ],
    ids=["blue 8", "yellow 14, upwards", "blue 20", "yellow 10 turned up"],
)
def test_what_fits(client: FlaskClient, state: State, number: int, coloured: str) -> None:
    """The single cards that may be laid; short plays are listed first."""
    plays = listed(client, state, "play")
    singles = {move["cards"][0] for move in plays if len(move["cards"]) == 1}
    assert len(singles) == number
    wanted = {*cards(coloured), *YELLOWS} - {card for card in state["discard"] if card[0] == "y"}
    assert singles == wanted
    assert all(
        verdict(client, state, play(0, code, "up" if state["direction"] is None else None))
        == "legal"
        for code in ordered([code for code in singles if code[0] == "y"])
    )


@pytest.mark.parametrize(
    ("state", "number"),
    [
        (three("play", {0: EXAMPLE}), 10),
        (three("play", {0: EXAMPLE}, top=0), 15),
        (three("play", {0: EXAMPLE}, discard=""), 17),
    ],
    ids=["on another player's blue 8", "on the own blue 8", "on an empty pile"],
)
def test_plays_of_the_third_example(client: FlaskClient, state: State, number: int) -> None:
    plays = listed(client, state, "play")
    assert len(plays) == number
    assert all(verdict(client, state, move) == "legal" for move in plays)


def test_what_the_third_example_may_play(client: FlaskClient) -> None:
    """On another player's blue 8, on the own one, on an empty pile."""
    rising = [
        "b13", "b15", "y14", "y16", "b13 y14", "b13 y14 b15", "b13 y14 b15 y16", "y14 b15",
        "y14 b15 y16", "b15 y16",
    ]  # fmt: skip
    free = ["r5", "r6", "r17", "r6 r5", "r17 y16"]
    for facts, plays in (({}, rising), ({"top": 0}, rising + free)):
        found = hands(listed(client, three("play", {0: EXAMPLE}, **facts), "play"))
        assert found == sorted(tuple(cards(text)) for text in plays)
    moves = listed(client, three("play", {0: EXAMPLE}, discard=""), "play")
    both_ways = ["y14", "y16"]
    assert hands(moves) == sorted(tuple(cards(text)) for text in rising + free + both_ways)
    said = {(move["cards"][0], move["direction"]) for move in moves if "direction" in move}
    assert said == {(house(code), way) for code in both_ways for way in ("up", "down")}


def test_the_third_example(client: FlaskClient) -> None:
    """The four-card series sends the turn two seats on, and nobody draws."""
    state = three("play", {0: EXAMPLE})
    answer = played(client, [play(0, "b13 y14-draw b15 y16-skip", call="16 up")], state=state)
    after = answer["state"]
    assert (after["phase"], after["turn"], after["pending_draw"]) == ("play", 2, 0)
    assert [len(player["hand"]) for player in after["players"]] == [3, 4, 4]
    assert after["players"][1:] == [
        {"name": None, "hand": ordered(player["hand"])} for player in state["players"][1:]
    ]
    for stuck in ("r17", "r6 r5"):
        assert verdict(client, state, play(0, stuck)) == "illegal"


def test_more_plays_than_anybody_lists(client: FlaskClient) -> None:
    """Blue 3-18 and yellow 3-18 on another player's blue 1: 262,108 plays, 10,000 of them told."""
    hand = f"{series('b', 3, 18)} {series('y', 3, 18)}"
    state = three("play", {0: hand}, discard="b1")
    answer = ask(client, "moves", state=state, limit=10_000)
    assert len(answer["moves"]) == 10_000
    assert answer["complete"] is False
    assert answer["moves"][0] == draw(0)
    plays = [tuple(move["cards"]) for move in answer["moves"][1:]]
    assert len(set(plays)) == len(plays)
    sizes = [len(cards_laid) for cards_laid in plays]
    assert sizes == sorted(sizes)
    # Singles, then of each pair of neighbours the four ways to colour it, all rising; and so on.
    wanted = {size: (17 - size) * 2**size for size in range(1, 17)}
    assert sum(wanted.values()) == 262_108
    told = Counter(sizes)
    longest = max(told)
    assert all(told[size] == wanted[size] for size in range(1, longest))
    assert told[longest] <= wanted[longest]


# --- Single rulings --------------------------------------------------------------------------


def test_the_fourth_example(client: FlaskClient) -> None:
    """All three cards at once: three others with seven cards lose seven each."""
    sevens = {1: series("r", 3, 9), 2: series("b", 5, 11), 3: series("y", 3, 9)}
    state = four("play", {0: "b2 b3 b4", **sevens}, discard="r2")
    answer = played(client, [play(0, "b2 b3 b4", call="4 up")], state=state)
    assert answer["state"]["phase"] == "round-over"
    assert totals(answer) == [5, -7, -7, -7]
    assert answer["scoring"]["final"] is False
    assert answer["scoring"]["winners"] == []
    assert answer["state"]["totals"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "opens", "said"),
    [
        ("y8-skip r7 r6", True, "legal"), ("y9-chaos r8", True, "illegal"),
        ("y5-chaos b6", True, "legal"), ("y5-chaos b6", False, "illegal"),
        ("y8-skip r7 r6", False, "legal"),
    ],
)  # fmt: skip
def test_series_that_a_yellow_opens(client: FlaskClient, text: str, opens: bool, said: str) -> None:
    """On another player's blue 8."""
    state = three("play", {0: f"{text} b2"}, options={"yellow_opens_series": opens})
    assert verdict(client, state, play(0, text)) == said


def test_chaos_of_three(client: FlaskClient) -> None:
    """With 4, 3 and 4 cards left each gets three, and two go under the pile."""
    dealt = {0: "y9-chaos b2 b3 b4 b5", 1: "r2 r3 r4", 2: "r5 r6 r7 r9"}
    state = three("play", dealt)
    after = played(client, [play(0, "y9-chaos")], state=state)["state"]
    assert [len(player["hand"]) for player in after["players"]] == [3, 3, 3]
    assert after["draw"] == [*state["draw"], None, None]
    assert after["turn"] == 1


def test_a_skip_of_two(client: FlaskClient) -> None:
    """The same seat again, on its own card: the red 17 fits though the direction is up."""
    state = two("play", {0: "y16-skip r17 b2"})
    after = played(client, [play(0, "y16-skip")], state=state)["state"]
    assert (after["turn"], after["top_player"], after["direction"]) == (0, 0, "up")
    after = played(client, [play(0, "y16-skip"), play(0, "r17")], state=state)["state"]
    assert (after["turn"], after["direction"]) == (1, "down")


def test_a_blind_draw_that_ends_a_game(client: FlaskClient) -> None:
    """Level 2, and the first target holds two cards."""
    dealt = {0: "b9 r3", 1: "r4 r5", 2: "b11 r7 r9"}
    state = three("answer-draw", dealt, discard="y10 y14 b8", pending=2)
    answer = played(client, [draw_from(0, 1, 2)], state=state)
    assert answer["state"]["phase"] == "round-over"
    assert [len(player["hand"]) for player in answer["state"]["players"]] == [4, 0, 3]
    assert answer["state"]["players"][2]["hand"] == ["b11", "r7", "r9"]
    assert totals(answer) == [-4, 5, -3]
    assert answer["rulings"][-1]["events"][-1]["type"] == "round-over"
    assert answer["to_act"] == [{"player": None, "moves": ["deal"]}]


def test_run_outs(client: FlaskClient) -> None:
    """Nine discards make a pile of eight; one ends the game, and nobody gets 5."""
    dealt = {0: "b2 r3", 1: "r4"}
    state = three("play", dealt, discard="b8 r9 r7 b5 y6 b4 b3 r10 r2", draw="r5", rest=2)
    after = played(client, [draw(0)], state=state)["state"]
    assert (len(after["draw"]), after["run_outs"], after["phase"]) == (8, 1, "drawn")
    state = three("play", dealt, draw="r5", rest=2)
    answer = played(client, [draw(0)], state=state)
    assert (answer["state"]["run_outs"], answer["state"]["phase"]) == (2, "round-over")
    assert totals(answer) == [-3, -1, -len(state["players"][2]["hand"])]


@pytest.mark.parametrize(("seats", "left"), [(2, 50), (3, 43), (4, 36), (5, 29), (6, 22)], ids=str)
def test_piles_after_the_deal(client: FlaskClient, seats: int, left: int) -> None:
    players: list[Answer] = [{}] * seats
    for facts in ({}, {"seed": "any"}):
        state = ask(client, "setup", players=players, **facts)["state"]
        assert [len(player["hand"]) for player in state["players"]] == [7] * seats
        assert len(state["draw"]) == left
    over = table(seats, "round-over", {0: ""})
    after = played(client, [deal()], state=over)["state"]
    assert len(after["draw"]) == left


def test_the_published_deal(client: FlaskClient) -> None:
    """Seed `referee`, three players."""
    state = ask(client, "setup", players=[{}, {}, {}], seed="referee")["state"]
    assert state["players"][0]["hand"] == cards("b6 b15 b19 r4 r6 r11 r13")
    assert state["draw"][:3] == cards("r2 r17 y18-draw")
    dealt = [card for player in state["players"] for card in player["hand"]] + state["draw"]
    assert Counter(dealt) == Counter(DECK)


# --- Sequences -------------------------------------------------------------------------------


def test_the_first_example(client: FlaskClient) -> None:
    """Red 8, red 3, blue 3: the direction turns."""
    state = three("play", {0: "r8 b1", 1: "r3 b2", 2: "b3 b19"}, discard="r10")
    moves = [play(0, "r8"), play(1, "r3"), play(2, "b3")]
    for done, way in ((1, "down"), (2, "down"), (3, "up")):
        assert played(client, moves[:done], state=state)["state"]["direction"] == way


def test_the_second_example(client: FlaskClient) -> None:
    """A yellow 15 on a red 15 turns upwards, a yellow 6 on it downwards."""
    state = three("play", {0: "y15-skip b1", 2: "y6-skip b2"}, discard="r15")
    moves = [play(0, "y15-skip", "up", call="15 up"), play(2, "y6-skip", "down", call="6 down")]
    after = played(client, moves, state=state)["state"]
    assert (after["direction"], after["turn"]) == ("down", 1)


def test_a_chain_of_draw_cards(client: FlaskClient) -> None:
    """Three draw cards go round; the fourth seat draws three from each of two, then plays."""
    dealt = {
        0: "y6-draw b1 b2", 1: "y10-draw b3 b4", 2: "y14-draw b5 b6 r3 r4", 3: "b15 r9",
    }  # fmt: skip
    state = four("play", dealt)
    chain = [play(0, "y6-draw"), play(1, "y10-draw"), play(2, "y14-draw")]
    moves = [*chain, draw_from(3, (2, "b5 r3 r4"), (0, "b1 b2")), play(3, "b15")]
    for done, level in ((1, 1), (2, 2), (3, 3)):
        after = played(client, moves[:done], state=state)["state"]
        assert (after["phase"], after["pending_draw"]) == ("answer-draw", level)
        assert after["turn"] == done
    answer = played(client, moves[:4], state=state)
    assert answer["state"]["phase"] == "round-over"
    assert totals(answer) == [5, -2, -1, -7]
    fewer = [*chain, draw_from(3, (2, "b5 r3 r4"), (1, "b3 b4"))]
    assert played(client, fewer, state=state)["state"]["phase"] == "round-over"
    richer = four("play", dealt | {0: "y6-draw b1 b2 b12 b13"})
    moves[3] = draw_from(3, (2, "b5 r3 r4"), (0, "b1 b2 b12"))
    after = played(client, moves, state=richer)["state"]
    assert (after["phase"], after["turn"]) == ("play", 0)
    assert after["players"][3]["hand"] == cards("b1 b2 b5 b12 r3 r4 r9")


def test_a_slide_and_a_draw(client: FlaskClient) -> None:
    """Cards go left; then seat 1 draws, keeps, and seat 2 lays what it was given."""
    state = three("play", {0: "y7-slide r3 b2", 1: "b1 r4", 2: "r5 b10"}, draw="r11")
    moves = [
        play(0, "y7-slide"), slide(2, "r5"), slide(0, "r3"), slide(1, "b1"), draw(1), keep(1),
        play(2, "b10"),
    ]  # fmt: skip
    after = played(client, moves[:4], state=state)["state"]
    assert [player["hand"] for player in after["players"]] == [
        ["b2", "r5"], ["r3", "r4"], ["b1", "b10"],
    ]  # fmt: skip
    after = played(client, moves, state=state)["state"]
    assert [player["hand"] for player in after["players"]] == [
        ["b2", "r5"], ["r3", "r4", "r11"], ["b1"],
    ]  # fmt: skip
    assert (after["turn"], after["direction"], after["ply"]) == (0, "up", 7)


def test_a_match(client: FlaskClient) -> None:
    """Two players, four games, each won at once by who begins it."""
    own, other = series("b", 3, 9), series("b", 11, 17)
    setup = {"players": [{}, {}], "hands": [cards(own), cards(other)], "first": 0}
    moves = [play(0, own)]
    points = [[5, -7], [-2, -2], [3, -9], [-4, -4]]
    for game, starter in ((1, 1), (2, 0), (3, 1)):
        answer = played(client, moves, setup=setup)
        assert answer["state"]["phase"] == "round-over"
        assert totals(answer) == points[game - 1]
        dealt = [own, other] if starter == 0 else [other, own]
        moves += [deal(dealt), play(starter, own)]
    answer = played(client, moves, setup=setup)
    assert answer["state"]["phase"] == "game-over"
    assert answer["state"]["game_number"] == 4
    assert answer["state"]["totals"] == points[2]
    assert totals(answer) == points[3]
    assert answer["scoring"]["final"] is True
    assert answer["scoring"]["winners"] == [0, 1]
    assert answer["to_act"] == []
    assert [event["type"] for event in answer["rulings"][-1]["events"]][-2:] == [
        "round-over", "game-over",
    ]  # fmt: skip
    after = ask(client, "replay", setup=setup, moves=[*moves, deal()])
    assert after["stopped_at"] == len(moves)
    assert after["rulings"][-1]["violations"][0]["rule"] == "table.game-over"
