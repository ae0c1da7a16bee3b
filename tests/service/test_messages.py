"""The sentences are complete: one for each reason of each rule, with facts that it has."""

from __future__ import annotations

import tomllib
from pathlib import Path
from string import Formatter

import pytest

import referee
from referee.languages import FOLDER, languages, sentences_in
from referee.rulebook import Rule

RULES: dict[str, Rule] = {
    rule.id: rule for game in referee.games() for rule in game.rulebook.values()
}
every_language = pytest.mark.parametrize("name", languages())


def test_english_is_spoken() -> None:
    assert languages()[0] == "en"


@every_language
def test_one_sentence_for_each_reason(name: str) -> None:
    spoken = {rule: set(sentences) for rule, sentences in sentences_in(name).sentences.items()}
    reasons = {rule.id: set(rule.reasons) for rule in RULES.values() if rule.reasons}
    assert spoken == {rule: reasons.get(rule) for rule in spoken}
    assert name != "en" or spoken == reasons


@every_language
def test_facts_are_those_of_the_reason(name: str) -> None:
    for rule, sentences in sentences_in(name).sentences.items():
        for reason, sentence in sentences.items():
            parts = list(Formatter().parse(sentence))
            assert not any(spec or conversion for _, _, spec, conversion in parts)
            facts = {fact for _, fact, _, _ in parts if fact is not None}
            assert facts <= set(RULES[rule].reasons[reason]), (rule, reason)


@every_language
def test_sentences_are_sentences(name: str) -> None:
    for sentences in sentences_in(name).sentences.values():
        for sentence in sentences.values():
            assert sentence == sentence.strip()
            assert sentence.endswith(".")


@every_language
def test_no_rule_stands_in_two_files(name: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in Path(str(FOLDER), name).glob("*.toml")]
    rules = [rule for text in texts for rule in tomllib.loads(text)["sentences"]]
    assert rules
    assert len(rules) == len(set(rules))
