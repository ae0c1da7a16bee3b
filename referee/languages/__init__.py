"""What the referee says, in every language that it speaks: a folder a language, a file a game.

The English texts of rules, phases and move types stand in the code beside what they describe, so
the English files hold only sentences.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any

from msgspec import Struct

from referee.rulebook import Rule
from referee.ruling import Citation

FOLDER = files(__name__)
ENGLISH = "en"
COMMON = "common"
"""The file of what all games share."""


class Translation(Struct, frozen=True):
    """What a game says about itself, in another language; what is missing stays English.

    ``rules`` has ``title`` and ``text`` of each rule by its ID; ``components``, ``phases`` and
    ``moves`` have a text by name.
    """

    rules: Mapping[str, Mapping[str, str]] = {}
    components: Mapping[str, str] = {}
    phases: Mapping[str, str] = {}
    moves: Mapping[str, str] = {}
    not_checked: tuple[str, ...] = ()


class Language(Struct, frozen=True):
    """The sentences of one language, by rule ID and reason, and its words for facts.

    ``words`` are by the name of a fact and its value; ``null`` is the word for no value at all.
    """

    sentences: Mapping[str, Mapping[str, str]]
    words: Mapping[str, Mapping[str, str]]
    null: str

    def sentence(self, rule: Rule, reason: str, params: Mapping[str, Any]) -> str:
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


def describe(citation: Citation, language: str = ENGLISH) -> str | None:
    """The sentence for a citation.

    ``None`` where the viewer may not know the reason. Raises KeyError for a language that is not
    one of ``languages()``, or one that the game of the rule does not speak.

    >>> import referee
    >>> from referee.woo.state import Lead, Setup, SetupSeat
    >>> table = referee.set_up(referee.game("woo"), Setup(players=(SetupSeat(), SetupSeat())))
    >>> ruling = referee.rule_on(referee.game("woo"), table, Lead(player=1, cards=(3, 4)))
    >>> describe(ruling.citations[0])
    'It is not the turn of seat 1.'
    """
    if citation.reason is None or citation.params is None:
        return None
    return sentences_in(language).sentence(citation.rule, citation.reason, citation.params)


@cache
def languages() -> tuple[str, ...]:
    """Every language, English first."""
    names = sorted(folder.name for folder in FOLDER.iterdir() if folder.joinpath(_COMMON).is_file())
    return (ENGLISH, *(name for name in names if name != ENGLISH))


@cache
def languages_of(slug: str) -> tuple[str, ...]:
    """The languages that a game speaks, English first."""
    return tuple(name for name in languages() if name == ENGLISH or "rules" in _file(slug, name))


@cache
def sentences_in(language: str) -> Language:
    """All sentences of a language, by its name on the web, such as ``fr``. Raises KeyError."""
    if language not in languages():
        raise KeyError(language)
    sentences: dict[str, Mapping[str, str]] = {}
    words: dict[str, Mapping[str, str]] = {}
    names = (file.name for file in FOLDER.joinpath(language).iterdir())
    for name in sorted(name for name in names if name.endswith(".toml")):
        said = _file(name.removesuffix(".toml"), language)
        words |= said.get("words", {})
        sentences |= said["sentences"]
    return Language(sentences, words, str(words.pop("null")))


@cache
def translation(slug: str, language: str) -> Translation:
    """What a game says about itself in a language that it speaks; that of English is empty."""
    if language == ENGLISH:
        return Translation()
    shared, own = _file(COMMON, language), _file(slug, language)
    sections = {name: own[name] for name in Translation.__struct_fields__}
    return Translation(**{**sections, "rules": shared["rules"] | own["rules"]})


_COMMON = f"{COMMON}.toml"


@cache
def _file(name: str, language: str) -> dict[str, Any]:
    file = FOLDER.joinpath(language, f"{name.replace('-', '_')}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


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
