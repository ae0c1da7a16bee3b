"""Seeds: the vectors that every implementation has to give, here and in docs/seeds.md."""

from __future__ import annotations

import hmac
import json
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

import referee
from referee.chance import Stream
from referee.declarations import SetupSeat
from referee.woo.state import Setup
from referee.yoyo.components import HOUSE_DECK

PAGE = (Path(__file__).parents[2] / "docs" / "seeds.md").read_text(encoding="utf-8")
SEED = "referee"
WOO = sorted([*range(1, 10)] * 6)
FIRST, LAST = [1, 6, 7, 6, 2, 3, 1, 8, 6, 7, 4, 3, 5], [8, 7]
DICE = {"d12": 5, "d10": 1, "d8": 7}
BLOCK = "3d306c41"
YOYO = [
    *(
        f"{colour}{number}"
        for colour in "br"
        for number in (1, 1, 2, 2, *range(3, 19), 19, 19, 20, 20)
    ),
    *(f"y{number}-{('skip', 'chaos', 'draw', 'slide')[number % 4]}" for number in range(3, 19)),
]
"""YoYo's house deck in the order that every shuffle begins with."""

Json = dict[str, Any]


def shown(label: str) -> str:
    """The one block of the page with this label."""
    found: list[str] = re.findall(rf"^```{label}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    (block,) = found
    return block


def page_pile() -> list[int]:
    return [int(card) for card in shown("pile").split()]


def page_dice() -> dict[str, int]:
    """What each die of the page's table shows; its purpose is a d and its number of sides."""
    rows = re.findall(r"^\| (d(\d+)) +\| (\d+) +\| (\d+) +\|$", PAGE, re.MULTILINE)
    assert all(sides == named for _, named, sides, _ in rows)
    return {purpose: int(number) for purpose, _, _, number in rows}


def roll(purpose: str) -> int:
    return Stream(SEED, "wool-rules", 7, purpose).below(int(purpose[1:])) + 1


def test_pile() -> None:
    pile = Stream(SEED, "woo", 0, "deal").shuffled(WOO)
    assert pile[: len(FIRST)] == FIRST
    assert pile[-len(LAST) :] == LAST
    assert sorted(pile) == WOO


def test_dice() -> None:
    assert {purpose: roll(purpose) for purpose in DICE} == DICE


def test_block() -> None:
    """The integers of a stream are those of its blocks, and a limit of 2³² drops none."""
    block = hmac.digest(SEED.encode(), b"woo:0:deal:0", "sha256")
    assert block.hex().startswith(BLOCK)
    numbers = Stream(SEED, "woo", 0, "deal")
    assert b"".join(numbers.below(2**32).to_bytes(4) for _ in range(8)) == block


def test_page_block() -> None:
    block = hmac.digest(SEED.encode(), b"woo:0:deal:0", "sha256")
    assert shown("block").strip() == block.hex()


def test_page_pile() -> None:
    assert page_pile() == Stream(SEED, "woo", 0, "deal").shuffled(WOO)


def test_page_dice() -> None:
    assert page_dice() == DICE


def test_page_teams() -> None:
    """Four lines of the page's pile are the hands, the fifth is the offer."""
    lines = [sorted(map(int, line.split())) for line in shown("pile").splitlines()]
    table = referee.set_up(referee.game("woo"), Setup(players=(SetupSeat(),) * 4), SEED)
    assert [list(player.hand) for player in table.players] == lines[:4]
    assert [list(table.offer)] == lines[4:]


def test_page_duel() -> None:
    pile = page_pile()
    table = referee.set_up(referee.game("woo"), Setup(players=(SetupSeat(),) * 2), SEED)
    assert [list(player.hand) for player in table.players] == [
        sorted(pile[:13]),
        sorted(pile[13:26]),
    ]
    told = re.search(
        r"hands, ([\d ]+) is the board, and the draw pile begins\s+with ([\d ]+)\.", PAGE
    )
    assert told
    board, draw = ([int(card) for card in cards.split()] for cards in told.groups())
    assert list(table.board) == sorted(board) == sorted(pile[26:30])
    assert table.draw == tuple(pile[30:])
    assert draw == pile[30 : 30 + len(draw)]


def test_page_whoopla(client: FlaskClient) -> None:
    deck = [*(number for number in range(1, 14) for _ in range(4))]
    deck = [*map(str, deck), "joker", "joker", "mirror", "mirror"]
    pile = Stream(SEED, "whoopla", 0, "draw").shuffled(deck)
    assert shown("whoopla").split() == pile
    kinds = ["+1", "-1", "x2", "backup", "peek"]
    actions = Stream(SEED, "whoopla", 0, "actions").shuffled([k for k in kinds for _ in range(4)])
    hands = [sorted(actions[at : at + 3], key=kinds.index) for at in (0, 3)]
    told = re.search(r"Seat 0 gets (.*?), seat 1 gets (.*?), and the pile", PAGE, re.DOTALL)
    assert told
    assert [re.split(r", | and ", hand) for hand in told.groups()] == hands
    question = {"players": [{}, {}], "seed": SEED}
    state = client.post("/games/whoopla/setup", json=question).get_json()["state"]
    assert [player["actions"] for player in state["players"]] == hands
    assert [str(card) for card in state["draw"]] == pile


# --- YoYo: what the page says, worked out a second time ----------------------------------------


class Row:
    """The page's row of integers for one purpose of YoYo, without the code that is tested."""

    def __init__(self, ply: int, purpose: str) -> None:
        self.integers = self._integers(f"yoyo:{ply}:{purpose}")

    @staticmethod
    def _integers(label: str) -> Iterator[int]:
        for n in count():
            block = hmac.new(SEED.encode(), f"{label}:{n}".encode(), "sha256").digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))

    def below(self, k: int) -> int:
        number = next(self.integers)
        return number % k if number < 2**32 - 2**32 % k else self.below(k)

    def shuffled(self, cards: Iterable[str]) -> list[str]:
        pile = in_order(cards)
        for i in reversed(range(1, len(pile))):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile

    def blind(self, hand: list[str]) -> str:
        """The card that goes; it is taken out of the hand."""
        return hand.pop(self.below(len(hand)))


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=YOYO.index)


def page_yoyo() -> list[str]:
    return shown("yoyo").split()


def page_lines(label: str) -> list[list[str]]:
    return [line.split() for line in shown(label).splitlines()]


def page_moves() -> list[Json]:
    return [json.loads(line) for line in shown("moves").splitlines()]


def yoyo_after(client: FlaskClient, moves: list[Json], seats: int = 4) -> Json:
    """The page's table of YoYo after these moves."""
    setup = {"players": [{}] * seats, "first": seats - 1, "seed": SEED}
    response = client.post(
        "/games/yoyo/replay", json={"setup": setup, "moves": moves, "seed": SEED}
    )
    replayed: Json = response.get_json()
    assert [one["verdict"] for one in replayed["rulings"]] == ["legal"] * len(moves)
    state: Json = replayed["state"]
    return state


def hands_of(state: Json) -> list[list[str]]:
    return [player["hand"] for player in state["players"]]


def test_page_house_deck() -> None:
    assert shown("house").split() == YOYO == list(HOUSE_DECK)


def test_page_yoyo() -> None:
    assert page_yoyo() == Row(0, "deal").shuffled(YOYO)
    assert page_yoyo() == Stream(SEED, "yoyo", 0, "deal").shuffled(HOUSE_DECK)


@pytest.mark.parametrize("seats", [2, 4])
def test_page_yoyo_deal(client: FlaskClient, seats: int) -> None:
    """Each line of the page's pile is a hand, as long as there are seats."""
    state = yoyo_after(client, [], seats)
    assert hands_of(state) == [in_order(line) for line in page_lines("yoyo")[:seats]]
    assert state["draw"] == page_yoyo()[7 * seats :]


def test_page_yoyo_top() -> None:
    told = re.search(
        r"first two lines are the hands, and the draw pile begins with ([^.]*)\.", PAGE
    )
    assert told
    assert told[1].split() == page_yoyo()[14:17]


def test_page_blind_draws(client: FlaskClient) -> None:
    """The hands that the page writes down, the indices, and the cards that go."""
    moves = page_moves()
    hands = [in_order(line) for line in page_lines("yoyo")[:4]]
    told = re.findall(r"seat (\d) goes index (\d) of ([^,]*),\s+which\s+is\s+([-\w]+)", PAGE)
    row, drawn = Row(1, "draw-from"), []
    for target, (seat, index, hand, card) in zip(moves[1]["from"], told, strict=True):
        giving = hands[target["player"]]
        assert (int(seat), hand.split(), giving[int(index)]) == (target["player"], giving, card)
        drawn.append(row.blind(giving))
        assert drawn[-1] == card
    hands[0] = in_order([*hands[0], *drawn])
    hands[3].remove("y18-draw")
    assert hands_of(yoyo_after(client, moves[:2])) == hands


def test_page_chaos(client: FlaskClient) -> None:
    before, after = (yoyo_after(client, page_moves()[:number]) for number in (2, 3))
    (laid,) = page_moves()[2]["cards"]
    pool = [card for hand in hands_of(before) for card in hand if card != laid]
    pile = Row(before["ply"], "chaos").shuffled(pool)
    *hands, surplus = page_lines("chaos")
    assert hands == hands_of(after) == [in_order(pile[seat:24:4]) for seat in (3, 0, 1, 2)]
    assert surplus == pile[24:]
    assert after["draw"] == [*before["draw"], *surplus]


@pytest.mark.parametrize("told", ["r1", None])
def test_blind_draw_told_for_one(client: FlaskClient, told: str | None) -> None:
    """A seat whose cards are stated takes no number from the row, an unknown card or not."""
    laid, drawing, _ = page_moves()
    targets = [{"player": 1, "cards": [told]}, {"player": 2}]
    after = yoyo_after(client, [laid, drawing | {"from": targets}])
    giving = in_order(page_lines("yoyo")[2])
    drawn = Row(1, "draw-from").blind(giving)
    hands = hands_of(after)
    assert hands[2] == giving
    assert drawn in hands[0]
    assert told in hands[0]


def test_top_of_a_new_pile_told(client: FlaskClient) -> None:
    """The card that is drawn from a new pile is stated, and the seed shuffles those below it."""
    state = yoyo_after(client, [])
    state["options"]["run_out_when_needed"] = True
    state |= {"discard": state["draw"], "draw": [], "top_player": 2, "direction": "down"}
    pool = state["discard"][1:]
    card = pool[5]
    move = {"type": "draw", "player": 3, "card": card}
    question = {"state": state, "move": move, "seed": SEED}
    ruling = client.post("/games/yoyo/validate", json=question).get_json()
    assert (ruling["verdict"], ruling["state"]["drawn"]) == ("legal", card)
    pool.remove(card)
    assert ruling["state"]["draw"] == Row(0, "reshuffle").shuffled(pool)


# --- Wool Rules ------------------------------------------------------------------------------


def page_wool() -> list[int | str]:
    return [int(card) if card.isdigit() else card for card in shown("wool").split()]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_page_wool_setup(client: FlaskClient, seats: int) -> None:
    """The layout is the top of the page's supply, and the first seats have the first tables."""
    setup = {"players": [{}] * seats, "seed": SEED}
    state = client.post("/games/wool-rules/setup", json=setup).get_json()["state"]
    assert state["middle"] == page_wool()[: seats + 1]
    assert state["supply"] == page_wool()[seats + 1 :]
    numbers = [int(number) for number in shown("tables").split()]
    assert [player["table_number"] for player in state["players"]] == numbers[:seats]


def test_page_wool_layout() -> None:
    told = re.search(r"the first layout is ([^,]*), and the supply begins with ([^.]*)\.", PAGE)
    assert told
    assert told[1].split() == shown("wool").split()[:4]
    assert told[2].split() == shown("wool").split()[4:7]


def test_page_wool_dice(client: FlaskClient) -> None:
    """What the page's dice show is what a roll at that ply makes of them."""
    setup = {"players": [{}] * 3, "seed": SEED}
    state = client.post("/games/wool-rules/setup", json=setup).get_json()["state"]
    moves = [{"type": "bid", "player": seat, "bid": 20} for seat in range(3)]
    replayed = client.post("/games/wool-rules/replay", json={"state": state, "moves": moves})
    state = replayed.get_json()["state"] | {"ply": 7}
    asked = {"state": state, "move": {"type": "roll", "player": state["turn"]}, "seed": SEED}
    ruling = client.post("/games/wool-rules/validate", json=asked).get_json()
    assert ruling["state"]["dice"] == page_dice()


# --- Whoa There Cowboy -------------------------------------------------------------------------


def page_numbers(label: str) -> list[int]:
    return [int(card) for card in shown(label).split()]


def test_page_cowboy(client: FlaskClient) -> None:
    """With two players the first line of the page's deck is both hands."""
    deck = page_numbers("cowboy")
    numbers = Stream(SEED, "whoa-there-cowboy", 0, "deal")
    assert deck == numbers.shuffled(number for number in range(1, 8) for _ in range(14))
    setup = {"players": [{}, {}], "seed": SEED}
    state = client.post("/games/whoa-there-cowboy/setup", json=setup).get_json()["state"]
    assert hands_of(state) == [sorted(deck[:7]), sorted(deck[7:14])]
    assert state["draw"] == deck[14:]
    told = re.search(
        r"both hands, seven cards each, and the draw pile begins with\s+([\d ]+)\.", PAGE
    )
    assert told
    assert told[1].split() == [str(card) for card in deck[14:17]]


def test_page_cowboy_reshuffle(client: FlaskClient) -> None:
    """The last card of the draw pile is a penalty, and the pile as it lies is shuffled."""
    told = re.search(r"A pile that lies ([\d ]+) from the top", PAGE)
    assert told
    pile = [int(card) for card in told[1].split()]
    state = client.post("/games/whoa-there-cowboy/setup", json={"players": [{}, {}]}).get_json()
    claim = {"number": 3, "quantity": 1}
    before = {"claim": None, "direction": "up"}
    table = state["state"] | {"ply": 30, "claim": claim, "pile": pile, "draw": [7], "turn": 1}
    table["open"] = {"player": 0, "claim": claim, "cards": [2], "before": before}
    table["players"][1]["hand"] = [None] * (98 - 7 - 1 - 1 - len(pile))
    move = {"type": "challenge", "player": 1}
    question = {"state": table, "move": move, "seed": SEED}
    ruling = client.post("/games/whoa-there-cowboy/validate", json=question).get_json()
    assert ruling["verdict"] == "legal", ruling
    assert ruling["state"]["draw"] == page_numbers("reshuffle")


@pytest.mark.skipif(shutil.which("node") is None, reason="the page's JavaScript needs Node.js")
def test_page_javascript() -> None:
    printed = subprocess.check_output(["node", "-e", shown("js")], text=True).splitlines()
    pile, *dice_and_yoyo = printed[:-4]
    dice, yoyo = dice_and_yoyo[: len(DICE)], dice_and_yoyo[len(DICE) :]
    labels = ("wool", "tables", "cowboy", "reshuffle")
    assert [line.split() for line in printed[-4:]] == [shown(label).split() for label in labels]
    assert [int(card) for card in pile.split()] == page_pile()
    assert [int(number) for number in dice] == list(DICE.values())
    drawn = re.findall(r"which\s+is\s+([-\w]+)", PAGE)
    assert [line.split() for line in yoyo] == [page_yoyo(), drawn, *page_lines("chaos")]
