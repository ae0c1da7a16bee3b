"""Which of the languages that a game speaks a client prefers."""

from __future__ import annotations

from functools import lru_cache

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from api.web import current_request
from referee.languages import ENGLISH, languages_of


def preferred_language(slug: str) -> str:
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

    def liking(language: str) -> tuple[float, ...]:
        named = [rest for tag, *rest in asked if tag == language]
        others = [rest for tag, *rest in asked if tag == "*"]
        return max(map(tuple, named or others), default=(0, 0))

    best = max(languages_of(slug), key=liking)
    return best if liking(best)[0] > 0 else ENGLISH
