"""The rule catalogue: what a rule says, where it stands, and the reasons it is cited for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    """Where a rule comes from: the rulebook, a reading of its unclear text, or this service."""

    RULE = "rule"
    READING = "reading"
    CONVENTION = "convention"


class Rule(Struct, frozen=True, eq=False):
    """One rule in our own words.

    ``section`` is its place in the rulebook, ``None`` for a convention of this service.
    ``option`` names the option that changes it. ``reasons`` are the ways to be cited, a closed
    list, each with the names of the params that a citation carries.
    A ruling tells a violation of it once, or ``each_place`` where it is broken.
    """

    id: str
    title: str
    text: str
    section: str | None = None
    kind: Kind = Kind.RULE
    option: str | None = None
    reasons: Mapping[str, tuple[str, ...]] = {}
    each_place: bool = False


def reading(id: str, title: str, text: str, section: str, option: str | None = None) -> Rule:
    """How an unclear place of a rulebook is read; perhaps as an option says."""
    return Rule(id, title, text, section, Kind.READING, option)


class Rulebook(Mapping[str, Rule]):
    """The rules of one game by ID, in the order in which they are cited.

    Raises ValueError if an ID stands twice.
    """

    def __init__(self, *rules: Rule) -> None:
        self._rules = {rule.id: rule for rule in rules}
        if len(self._rules) != len(rules):
            raise ValueError("a rule ID stands twice")

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)
