"""Every answer of the golden matches is as it was, to the letter."""

from __future__ import annotations

import msgspec
import pytest

import referee

from .record import MATCHES, asked_again, difference, file_of, text_of


@pytest.mark.parametrize("name", MATCHES)
def test_every_answer_is_as_it_was(name: str) -> None:
    before = file_of(name).read_text(encoding="utf-8")
    after = text_of(asked_again(msgspec.json.decode(before)))
    assert after == before, (
        "Answers have changed, as below. If that is what you want: python -m tests.golden writes "
        "them down again and prints the difference; read it, and commit it with the change.\n"
        + difference(name, before, after)
    )


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_is_whole(name: str) -> None:
    """It was played to its end, and has moves that do not stand, too."""
    recorded = msgspec.json.decode(file_of(name).read_bytes())
    answers = [step["answer"] for step in recorded["steps"]]
    assert answers[-1]["state"]["phase"] == "game-over"
    assert {"legal", "illegal"} <= {one["verdict"] for one in answers}


def test_every_game_has_golden_matches() -> None:
    """One for each kind of table that its names tell of, and no file is left over."""
    recorded = {name: msgspec.json.decode(file_of(name).read_bytes()) for name in MATCHES}
    assert {one["game"] for one in recorded.values()} == {game.slug for game in referee.games()}
    assert {file.stem for file in file_of("any").parent.glob("*.json")} == set(MATCHES)
