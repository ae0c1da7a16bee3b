"""Sentences for what the rules yield as keys: a catalogue a game and language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.rulebook import Rule

Catalogue = Mapping[str, Mapping[str, str]]
"""Sentences by rule ID and reason."""


def catalogue(language: str) -> Catalogue:
    """All sentences of one language."""
    sentences: dict[str, Mapping[str, str]] = {}
    for file in sorted((Path(__file__).parent / language).glob("*.toml")):
        sentences |= tomllib.loads(file.read_text(encoding="utf-8"))
    return sentences


ENGLISH = catalogue("en")


def speak(rule: Rule, reason: str, params: Mapping[str, Any]) -> str:
    """The sentence for a reason that a rule is cited for."""
    shown = {name: _shown(value) for name, value in params.items()}
    return ENGLISH[rule.id][reason].format_map(shown)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    return "none" if value is None else str(value)
