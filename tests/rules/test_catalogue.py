"""Each rule of a catalogue is shown by cases, and nothing else is cited."""

from __future__ import annotations

import importlib
import pkgutil
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from flask.testing import FlaskClient

import referee
from api.examples import examples
from referee.common_rules import ASSUMED, COMMON_RULES
from referee.rulebook import Kind, Rule

from .asking import ask
from .books import BOOKS

ONLY_EXPLAINS = {
    "woo": (
        "extendable complete-adds gap higher bomb-in-disguise chain-cleared reclaim-forced "
        "single-response both-out open-partial no-last-word no-limit duel-hand-meld duel-refill "
        "duel-single"
    ),
    "yoyo": (
        "first-yellow on-yellow drawn one-play series-colour series-join any-card call same-draw "
        "answer draw-two drawn-out chaos-pile starter-tie"
    ),
    "whoopla": (
        "pile open-actions shield draw-first altered impossible-transform rescue last-card double "
        "lively joker mirror-pile marked-run bonus exhausted backup discard seats"
    ),
    "wool-rules": (
        "bids bid-stays order-fixed first-sheep plus-paid attempts help-optional malus "
        "chips-in-vain under-14 fail-chip bone-ways dogs"
    ),
    "whoa-there-cowboy": (
        "deck players announced partial-bluff flip window settle next gift-choice end-gift "
        "depleted refiller end-token after-reshuffle nothing-left restart exact-more "
        "double-penalty young yeehaw"
    ),
}
"""The readings, by the end of their IDs, that no answer cites: they leave no choice and tell how
another rule is read, which is the one that is cited."""

TELLS_WHAT_FOLLOWS = {"cowboy.depletion"}
"""The rules that no answer cites: nobody can break them, and they give no points."""

BOTH_SIDES = {
    "violations": {"illegal", "legal"},
    "findings": {"found", "clean"},
    "unsettled": {"case"},
    "lines": {"line"},
    "decided": {"line"},
    "assumed": set(),
}
"""What kinds of case show a rule that is cited as this."""

Cited = dict[str, list[dict[str, Any]]]
"""What answers cite, by the field where they do."""


@pytest.fixture(params=referee.games(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


@pytest.fixture
def cited(client: FlaskClient, game: Any) -> Cited:
    """All that the answers to the cases of a game cite, by the field where they do."""
    return citations(client, game.slug)


@cache
def citations(client: FlaskClient, slug: str) -> Cited:
    fields = defaultdict(list)
    for case in BOOKS[slug].cases:
        if case.move is not None:
            seed = {} if case.seed is None else {"seed": case.seed}
            answer = ask(slug, client, "validate", state=case.state, move=case.move, **seed)
        else:
            answer = ask(slug, client, "audit", state=case.state)
            answer |= ask(slug, client, "score", state=case.state)
        for name in ("violations", "findings", "unsettled"):
            fields[name] += answer.get(name, [])
        if answer["scoring"]:
            for standing in answer["scoring"]["standings"]:
                fields["lines"] += standing["lines"]
            fields["decided"] += answer["scoring"]["decided"]
    for example in examples(slug, "situation").values():
        for assumed in ask(slug, client, "situation", **example["request"])["assumed"]:
            fields["assumed"].append({"rule": ASSUMED.id, **assumed})
    return fields


def test_every_rule_that_is_cited_is_shown_from_both_sides(game: Any, cited: Cited) -> None:
    shown = {(case.rule, case.kind) for case in BOOKS[game.slug].cases}
    wanted = {
        (citation["rule"], kind)
        for field, citations in cited.items()
        for citation in citations
        for kind in BOTH_SIDES[field]
    }
    assert wanted <= shown, sorted(wanted - shown)


def test_every_rule_has_a_case(game: Any) -> None:
    cases = BOOKS[game.slug].cases
    assert set(game.rulebook) == {ASSUMED.id, *(case.rule for case in cases)}
    for option in game.readings:
        values = {
            case.value for case in cases if (case.rule, case.kind) == (option.rule, "reading")
        }
        assert values == set(option.values), option.name


def test_every_option_has_cases_of_its_rule(game: Any) -> None:
    """With the default and with another value, whether it is a variant or a reading."""
    for option in game.options:
        stated = [
            case.state.get("options", {}).get(option.name, option.default)
            for case in BOOKS[game.slug].cases
            if case.rule == option.rule
        ]
        assert any(value == option.default for value in stated), option.name
        assert any(value != option.default for value in stated), option.name


def test_every_rule_is_cited_or_only_explains(client: FlaskClient, game: Any, cited: Cited) -> None:
    """By a ruling, a score or a situation, or with the option that it belongs to."""
    options = client.get(f"/games/{game.slug}").get_json()["options"]
    told = {citation["rule"] for citations in (*cited.values(), options) for citation in citations}
    uncited = {
        rule.id.partition(".reading.")[2] or rule.id
        for rule in game.rulebook.values()
        if rule.kind is not Kind.CONVENTION and rule.id not in told
    }
    assert uncited == {*ONLY_EXPLAINS[game.slug].split(), *TELLS_WHAT_FOLLOWS & set(game.rulebook)}


def test_every_reason_of_the_game_is_given_with_its_params(game: Any, cited: Cited) -> None:
    """A closed list: each reason of a rule occurs, no other does, and each has its params."""
    own = [rule for rule in game.rulebook.values() if rule not in COMMON_RULES]
    ids = {rule.id for rule in own}
    given = {key: params for key, params in reasons_given(cited).items() if key[0] in ids}
    assert given | reasons_of_lines(cited, game.rulebook) == reasons_declared(own)


def test_every_shared_reason_is_given_by_some_game(client: FlaskClient) -> None:
    ids = {rule.id for rule in COMMON_RULES}
    given = {
        key: params
        for slug in BOOKS
        for key, params in reasons_given(citations(client, slug)).items()
        if key[0] in ids
    }
    assert given == reasons_declared(COMMON_RULES)


def reasons_given(cited: Cited) -> dict[tuple[str, str], set[str]]:
    return {
        (citation["rule"], citation["reason"]): set(citation["params"])
        for name in ("violations", "findings", "unsettled", "decided", "assumed")
        for citation in cited[name]
    }


def reasons_of_lines(cited: Cited, rulebook: Mapping[str, Rule]) -> dict[tuple[str, str], set[str]]:
    """The reasons of score lines, which tell them as their detail: known by their params."""
    return {
        (line["rule"], reason): set(params)
        for line in cited["lines"]
        for reason, params in rulebook[line["rule"]].reasons.items()
        if set(params) == set(line["params"])
    }


def reasons_declared(rules: Iterable[Rule]) -> dict[tuple[str, str], set[str]]:
    return {
        (rule.id, reason): set(params) for rule in rules for reason, params in rule.reasons.items()
    }


def test_every_rule_of_the_code_is_in_the_catalogue(game: Any) -> None:
    ids = {rule.id: rule for module in modules(game) for rule in rules_in(module)}
    assert ids == dict(game.rulebook)


def test_every_option_names_its_rule(game: Any) -> None:
    for option in game.options:
        rule = game.rulebook[option.rule]
        assert rule.option == option.name
        assert option.reading is (rule.kind is Kind.READING)
        assert option.default in option.values
    named = {rule.option for rule in game.rulebook.values() if rule.option}
    assert named == {option.name for option in game.options}


def modules(game: Any) -> Iterator[Any]:
    """The shared modules, and those of the game."""
    package = importlib.import_module(game.normalised.__module__.rpartition(".")[0])
    for parent in (referee, package):
        for found in pkgutil.iter_modules(parent.__path__, f"{parent.__name__}."):
            if not found.ispkg:
                yield importlib.import_module(found.name)


def rules_in(module: Any) -> Iterator[Rule]:
    for value in vars(module).values():
        if isinstance(value, Rule):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, Rule))
