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
from typing import Any

from referee.rulebook import Rule

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Language:
    """What is said in one language: sentences by rule ID and reason, and words for facts."""

    sentences: Mapping[str, Mapping[str, str]]
    words: Mapping[str, str]

    def speak(self, rule: Rule, reason: str, params: Mapping[str, Any]) -> str:
        """The sentence for a reason that a rule is cited for."""
        shown = {name: self._shown(value) for name, value in params.items()}
        return self.sentences[rule.id][reason].format_map(shown)

    def _shown(self, value: Any) -> str:
        if isinstance(value, tuple):
            return ", ".join(map(self._shown, value))
        plain = value is None or isinstance(value, bool)
        shown = str(value).lower() if plain else str(value)
        return self.words.get(shown, shown)


@cache
def language(name: str) -> Language:
    """All that is said in a language, by its name in messages and on the web, such as ``fr``."""
    said: dict[str, Any] = {}
    for file in sorted((FOLDER / name).glob("*.toml")):
        said |= tomllib.loads(file.read_text(encoding="utf-8"))
    return Language(
        sentences={rule: told for rule, told in said.items() if isinstance(told, dict)},
        words={fact: told for fact, told in said.items() if isinstance(told, str)},
    )


ENGLISH = language("en")
