"""Sentences for what the rules yield as keys: a folder a language, a catalogue a game.

Files hold a sentence for each reason of each rule, and what facts are called in sentences where
a language has words for them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from referee.rulebook import Rule

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Language:
    """What is said in one language: sentences by rule ID and reason, and words for facts.

    ``words`` are by the name of a fact and its value; ``null`` is the word for no value at all.
    """

    sentences: Mapping[str, Mapping[str, str]]
    words: Mapping[str, Mapping[str, str]]
    null: str

    def speak(self, rule: Rule, reason: str, params: Mapping[str, Any]) -> str:
        """The sentence for a reason that a rule is cited for."""
        form, names = _form(self.sentences[rule.id][reason])
        facts = [
            fact
            if type(fact := params[name]) is int and name not in self.words
            else self._shown(name, fact)
            for name in names
        ]
        return form % tuple(facts)

    def _shown(self, name: str, value: Any) -> str:
        if isinstance(value, Mapping):
            return ", ".join(f"{part} {self._shown(name, each)}" for part, each in value.items())
        if value is None or value in ((), []):
            return self.null
        if isinstance(value, tuple | list):
            return ", ".join(self._shown(name, item) for item in value)
        text = str(value).lower() if isinstance(value, bool) else str(value)
        return self.words.get(name, {}).get(text, text)


@cache
def _form(sentence: str) -> tuple[str, tuple[str, ...]]:
    """A sentence with a place for each fact that it names, and their names."""
    names = []
    form = ""
    for text, name, _, _ in Formatter().parse(sentence):
        form += text.replace("%", "%%")
        if name is not None:
            form += "%s"
            names.append(name)
    return form, tuple(names)


@cache
def language(name: str) -> Language:
    """All that is said in a language, by its name in messages and on the web, such as ``fr``."""
    sentences: dict[str, Mapping[str, str]] = {}
    words: dict[str, Mapping[str, str]] = {}
    for file in sorted((FOLDER / name).glob("*.toml")):
        said = tomllib.loads(file.read_text(encoding="utf-8"))
        words |= said.pop("words", {})
        sentences |= said
    return Language(sentences, words, str(words.pop("null")))


ENGLISH = language("en")
