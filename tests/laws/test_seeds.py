"""Seeds: the vectors that every implementation has to give, here and in docs/seeds.md."""

from __future__ import annotations

import hmac
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import referee
from referee.chance import Stream
from referee.woo.state import Setup

PAGE = (Path(__file__).parents[2] / "docs" / "seeds.md").read_text(encoding="utf-8")
SEED = "referee"
WOO = sorted([*range(1, 10)] * 6)
FIRST, LAST = [1, 6, 7, 6, 2, 3, 1, 8, 6, 7, 4, 3, 5], [8, 7]
DICE = {"d12": 5, "d10": 1, "d8": 7}
BLOCK = "3d306c41"


def shown(label: str) -> str:
    """The one block of the page with this label."""
    (block,) = re.findall(rf"^```{label}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
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
    table = referee.set_up(referee.game("woo"), Setup(names=(None,) * 4), SEED)
    assert [list(player.hand) for player in table.players] == lines[:4]
    assert [list(table.offer)] == lines[4:]


def test_page_duel() -> None:
    pile = page_pile()
    table = referee.set_up(referee.game("woo"), Setup(names=(None,) * 2), SEED)
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


@pytest.mark.skipif(shutil.which("node") is None, reason="the page's JavaScript needs Node.js")
def test_page_javascript() -> None:
    printed = subprocess.check_output(["node", "-e", shown("js")], text=True)
    pile, *dice = printed.splitlines()
    assert [int(card) for card in pile.split()] == page_pile()
    assert [int(number) for number in dice] == list(DICE.values())
