"""Languages: which is spoken, that translations are complete, and what they leave as it is."""

from __future__ import annotations

from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from flask.testing import FlaskClient

import referee
from api.about import about
from api.examples import examples
from referee import SLUGS
from referee.languages import (
    ENGLISH,
    FOLDER,
    languages,
    languages_of,
    sentences_in,
    translation,
)
from tests.laws.habits.habit import plain

TRANSLATED = [
    pytest.param(slug, spoken, id=f"{slug}-{spoken}")
    for slug in SLUGS
    for spoken in languages_of(slug)
    if spoken != "en"
]
every_translation = pytest.mark.parametrize(("slug", "spoken"), TRANSLATED)
EARLY = examples("whoopla", "validate")["stop-too-early"]["request"]


def placeholders(sentence: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(sentence)} - {None}


def test_who_speaks_what() -> None:
    assert languages_of("whoopla") == ("en", "fr")
    assert languages_of("woo") == ("en",)
    spoken = {file.parent.name for file in Path(str(FOLDER)).glob("*/*.toml")}
    assert spoken == set(languages()) == {"en", "fr"}


@every_translation
def test_sentences_are_complete(slug: str, spoken: str) -> None:
    """A sentence for each reason, with the facts that the English one names."""
    sentences = sentences_in(spoken).sentences
    for rule in referee.game(slug).rulebook.values():
        told = sentences.get(rule.id, {})
        assert set(told) == set(rule.reasons), rule.id
        for reason, sentence in told.items():
            expected = placeholders(sentences_in(ENGLISH).sentences[rule.id][reason])
            assert placeholders(sentence) == expected, (rule.id, reason)


@every_translation
def test_catalogue_is_complete(slug: str, spoken: str) -> None:
    """Every text that a game tells about itself, and nothing else."""
    game, words = referee.game(slug), translation(slug, spoken)
    assert set(words.rules) == set(game.rulebook)
    assert all(set(told) == {"title", "text"} for told in words.rules.values())
    assert set(words.phases) == set(game.phases)
    assert set(words.moves) == set(game.move_types)
    texts = {name for name, value in game.components.items() if isinstance(value, str)}
    assert set(words.components) == texts
    assert len(words.not_checked) == len(game.not_checked)


@every_translation
def test_only_words_are_translated(slug: str, spoken: str) -> None:
    game = referee.game(slug)
    told, english = plain(about(game, spoken)), plain(about(game))
    assert told["phases"] != english["phases"]
    for one in (told, english):
        for part in (*one["phases"], *one["moves"]):
            del part["text"]
        one["components"].pop("note", None)
        del one["not_checked"]
    assert told == english


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("FR", "fr"),
        ("fr-CA", "fr"),
        ("de, fr;q=0.5", "fr"),
        ("en, fr;q=0.9", "en"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("fr;q=0, *", "en"),
        ("fr;q=0", "en"),
        ("en;q=0, fr;q=0.1", "fr"),
        ("de, *;q=0.1", "en"),
        ("en-US, fr;q=0.5", "en"),
        ("en-GB,fr", "en"),
        ("fr-CA, en;q=0.5", "fr"),
        ("fr-FR,en", "fr"),
        ("fr-CA, *;q=0.5", "fr"),
        ("fr, en", "fr"),
        ("fr;q=nonsense", "en"),
    ],
)
def test_choice(client: FlaskClient, asked: str | None, spoken: str) -> None:
    headers = {} if asked is None else {"Accept-Language": asked}
    response = client.get("/games/whoopla/rules/whoopla.stop.lively", headers=headers)
    assert response.headers["Content-Language"] == spoken
    assert "Accept-Language" in response.headers["Vary"]
    titles = {"en": "Two cards are drawn in a lively turn", "fr": "Deux cartes dans un tour Vif"}
    assert response.get_json()["title"] == titles[spoken]


def test_one_question_in_two_languages(client: FlaskClient) -> None:
    """The same illegal move is the same ruling, said in other words."""
    english, french = (
        client.post("/games/whoopla/validate", json=EARLY, headers={"Accept-Language": asked})
        for asked in ("en", "fr")
    )
    assert english.headers["Content-Language"] == "en"
    assert french.headers["Content-Language"] == "fr"
    said: list[dict[str, Any]] = [english.get_json(), french.get_json()]
    assert said[0]["ruling_id"] == said[1]["ruling_id"]
    messages = [answer["violations"][0].pop("message") for answer in said]
    assert messages == [
        "In a lively turn 2 cards must be drawn before a stop; drawn so far: 1.",
        "Dans un tour Vif, il faut piocher 2 cartes avant de dire STOP ; jusqu'ici : 1.",
    ]
    for answer in said:
        for standing in answer["scoring"]["standings"]:
            for line in standing["lines"]:
                del line["detail"]
    assert said[0] == said[1]


def test_problems_are_not_translated(client: FlaskClient) -> None:
    bodies = [
        client.post("/games/whoopla/validate", json={}, headers={"Accept-Language": asked}).data
        for asked in ("en", "fr")
    ]
    assert bodies[0] == bodies[1]


def test_copies_in_two_languages_have_two_names(client: FlaskClient) -> None:
    path = "/games/whoopla"
    english, french = (
        client.get(path, headers={"Accept-Language": asked}) for asked in ("en", "fr")
    )
    assert english.headers["ETag"] != french.headers["ETag"]
    again = client.get(
        path, headers={"Accept-Language": "fr", "If-None-Match": french.headers["ETag"]}
    )
    assert again.status_code == 304
    assert "Accept-Language" in again.headers["Vary"]


def test_games_in_english_alone(client: FlaskClient) -> None:
    response = client.get("/games/woo", headers={"Accept-Language": "fr"})
    assert response.headers["Content-Language"] == "en"
