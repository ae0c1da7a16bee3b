"""What the service says about the games themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Literal, get_args

from msgspec import Meta, Struct

import referee
from api.examples import example_state, move_examples
from referee.declarations import MAX_SEATS, AnyGame, M, Option, S
from referee.languages import ENGLISH, translation
from referee.reading import converted
from referee.rulebook import Kind
from referee.ruling import tag_of

Players = Annotated[
    tuple[Annotated[int, Meta(ge=1, le=MAX_SEATS)], ...],
    Meta(min_length=1, max_length=MAX_SEATS, description="How many may play."),
]
Slug = Annotated[str, Meta(description="The name of the game in paths.")]
Ruleset = Annotated[str, Meta(description="The rules that judge.")]


class GameAnswer(Struct, frozen=True):
    """A game, in short."""

    slug: Slug
    title: str
    ruleset: Ruleset
    players: Players
    url: Annotated[str, Meta(description="The path of what there is to know about the game.")]


class GamesAnswer(Struct, frozen=True):
    """Which games there are."""

    games: Annotated[list[GameAnswer], Meta(description="The games that can be ruled on.")]


class RuleAnswer(Struct, frozen=True):
    """A rule, in our own words."""

    id: Annotated[str, Meta(description="The ID, stable for good.")]
    title: Annotated[str, Meta(description="The rule in a few words.")]
    text: Annotated[str, Meta(description="The rule in full.")]
    section: (
        Annotated[str, Meta(description="Its place in the rulebook, null for a convention.")] | None
    )
    kind: Annotated[Kind, Meta(description="Where it comes from.")]
    option: Annotated[str, Meta(description="The option that changes it.")] | None
    reasons: Annotated[list[str], Meta(description="The reasons that it is cited for.")]


class RulesAnswer(Struct, frozen=True):
    """The rules of a game."""

    rules: Annotated[list[RuleAnswer], Meta(description="All rules, in the order of citing.")]


class OptionAnswer(Struct, frozen=True):
    """What a table may agree on."""

    name: str
    type: Literal["integer", "boolean", "string"]
    values: Annotated[list[Any], Meta(description="What it may be.")]
    default: Annotated[Any, Meta(description="What it is if left out.")]
    rule: Annotated[str, Meta(description="The rule that it belongs to.")]
    kind: Literal["variant", "reading"]


class PhaseAnswer(Struct, frozen=True):
    """A phase of a game."""

    name: str
    text: Annotated[str, Meta(description="What happens in it.")]


class MoveTypeAnswer(Struct, Generic[M], frozen=True):
    """A type of move."""

    type: str
    text: Annotated[str, Meta(description="What it does.")]
    phases: Annotated[tuple[str, ...], Meta(description="When it may be made.")]
    example: M


class AboutAnswer(Struct, Generic[S, M], frozen=True):
    """What a game is here."""

    slug: Slug
    title: str
    ruleset: Ruleset
    players: Players
    components: Annotated[Mapping[str, Any], Meta(description="What the game is played with.")]
    options: Annotated[list[OptionAnswer], Meta(description="What a table may agree on.")]
    phases: Annotated[list[PhaseAnswer], Meta(description="The phases of the game.")]
    moves: Annotated[list[MoveTypeAnswer[M]], Meta(description="The types of move.")]
    events: Annotated[list[str], Meta(description="The types of event.")]
    example: Annotated[S, Meta(description="A table.")]
    not_checked: Annotated[tuple[str, ...], Meta(description="What no ruling looks into.")]


def listing() -> GamesAnswer:
    """Which games there are."""
    return GamesAnswer(
        [
            GameAnswer(game.slug, game.title, game.ruleset, game.seats, f"/games/{game.slug}")
            for game in referee.games()
        ]
    )


def about(game: AnyGame, language: str = ENGLISH) -> AboutAnswer[Any, Any]:
    """What a game is here: its components, options, phases and moves, and an example of each."""
    words = translation(game.slug, language)
    examples = move_examples(game)
    return AboutAnswer(
        slug=game.slug,
        title=game.title,
        ruleset=game.ruleset,
        players=game.seats,
        components={**game.components, **words.components},
        options=[_option(option) for option in game.options],
        phases=[
            PhaseAnswer(name, words.phases.get(name, text)) for name, text in game.phases.items()
        ],
        moves=[
            MoveTypeAnswer(
                name,
                words.moves.get(name, move.text),
                move.phases,
                converted(game.move, examples[name]),
            )
            for name, move in game.move_types.items()
        ],
        events=[tag_of(event) for event in get_args(game.event)],
        example=converted(game.state, example_state(game)),
        not_checked=words.not_checked or game.not_checked,
    )


def rules_of(game: AnyGame, language: str = ENGLISH) -> RulesAnswer:
    """Every rule of a game."""
    return RulesAnswer([rule_of(game, rule, language) for rule in game.rulebook])


def rule_of(game: AnyGame, rule_id: str, language: str = ENGLISH) -> RuleAnswer:
    """One rule of a game, by its ID."""
    rule = game.rulebook[rule_id]
    words = translation(game.slug, language).rules.get(rule_id, {})
    return RuleAnswer(
        rule.id,
        words.get("title", rule.title),
        words.get("text", rule.text),
        rule.section,
        rule.kind,
        rule.option,
        list(rule.reasons),
    )


def _option(option: Option) -> OptionAnswer:
    types: Mapping[type, Literal["integer", "boolean", "string"]]
    types = {bool: "boolean", int: "integer", str: "string"}
    return OptionAnswer(
        option.name,
        types[type(option.default)],
        list(option.values),
        option.default,
        option.rule,
        "reading" if option.reading else "variant",
    )
