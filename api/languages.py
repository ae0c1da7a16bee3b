"""Which languages a game speaks, and which of them a client reads best."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from api.web import current_request

CATALOGUES = Path(__file__).parent / "catalogues"
ENGLISH = "en"
"""What everything is written in; other languages are translations of it."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What a game tells about itself, translated.

    ``rules`` has ``title`` and ``text`` of each rule by its ID; ``components``, ``phases`` and
    ``moves`` have a text by name. What is missing stays as it is.
    """

    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    components: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    moves: Mapping[str, str] = field(default_factory=dict)
    not_checked: tuple[str, ...] = ()


@cache
def catalogue(slug: str, language: str) -> Catalogue:
    """The catalogue of a game in a language that it speaks; that of English is empty."""
    if language == ENGLISH:
        return Catalogue()
    shared, own = (
        tomllib.loads(_file(name, language).read_text(encoding="utf-8")) for name in ("table", slug)
    )
    return Catalogue(**{**own, "rules": shared["rules"] | own["rules"]})


@cache
def languages_of(slug: str) -> tuple[str, ...]:
    """The languages of a game, English first: those that there is a catalogue in."""
    names = sorted(folder.name for folder in CATALOGUES.iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in names if _file(slug, name).exists()))


def asked_language(slug: str) -> str:
    """The language of a game that the client of this request likes best (RFC 9110, 12.5.4).

    Of those liked alike it is the one named first; fr-CA asks for French.
    """
    return _liked_best(slug, current_request().environ.get("HTTP_ACCEPT_LANGUAGE", ""))


@lru_cache(256)
def _liked_best(slug: str, header: str) -> str:
    accepted = parse_accept_header(header, LanguageAccept)
    asked = [
        (tag.lower().partition("-")[0], weight, -place)
        for place, (tag, weight) in enumerate(accepted)
    ]

    def liking(language: str) -> tuple[float, int]:
        named = [rest for tag, *rest in asked if tag == language]
        others = [rest for tag, *rest in asked if tag == "*"]
        return max(map(tuple, named or others), default=(0, 0))

    best = max(languages_of(slug), key=liking)
    return best if liking(best)[0] > 0 else ENGLISH


def _file(name: str, language: str) -> Path:
    return CATALOGUES / language / f"{name}.toml"
