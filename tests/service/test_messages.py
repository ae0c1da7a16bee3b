"""The sentences are complete: one for each reason of each rule, with facts that it has."""

from __future__ import annotations

import tomllib
from pathlib import Path
from string import Formatter

import pytest

import api.messages
import referee
from api.messages import catalogue
from referee.rulebook import Rule

RULES: dict[str, Rule] = {
    rule.id: rule for game in referee.games() for rule in game.rulebook.values()
}
FOLDER = Path(api.messages.__file__).parent
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if list(path.glob("*.toml")))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_english_is_spoken() -> None:
    assert "en" in LANGUAGES


@every_language
def test_one_sentence_for_each_reason(language: str) -> None:
    spoken = {rule: set(sentences) for rule, sentences in catalogue(language).items()}
    assert spoken == {rule.id: set(rule.reasons) for rule in RULES.values() if rule.reasons}


@every_language
def test_facts_are_those_of_the_reason(language: str) -> None:
    for name, sentences in catalogue(language).items():
        for reason, sentence in sentences.items():
            parts = list(Formatter().parse(sentence))
            assert not any(spec or conversion for _, _, spec, conversion in parts)
            facts = {fact for _, fact, _, _ in parts if fact is not None}
            assert facts <= set(RULES[name].reasons[reason]), (name, reason)


@every_language
def test_sentences_are_sentences(language: str) -> None:
    for sentences in catalogue(language).values():
        for sentence in sentences.values():
            assert sentence == sentence.strip()
            assert sentence.endswith(".")


@every_language
def test_no_rule_stands_in_two_files(language: str) -> None:
    files = sorted((FOLDER / language).glob("*.toml"))
    rules = [rule for file in files for rule in tomllib.loads(file.read_text(encoding="utf-8"))]
    assert len(rules) == len(set(rules))
