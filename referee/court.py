"""How every question about a table is answered, the same for all games.

audit → check → apply → score → to_act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from referee import common_rules
from referee.chance import Chance
from referee.declarations import GAME_OVER, AnyGame, Game, M, S, Transition, U, bounded
from referee.filling import Fields, Filling, completed
from referee.reading import converted
from referee.ruling import (
    Alternative,
    Asked,
    Assumption,
    Change,
    Citation,
    Finding,
    Missing,
    Replay,
    Ruling,
    Step,
    Verdict,
    Viewer,
    Violation,
)

R = TypeVar("R", bound=Step[Any])


class ImpossibleSetup(Exception):
    """A setup that contradicts itself; ``citations`` say where."""

    def __init__(self, citations: tuple[Citation, ...]) -> None:
        super().__init__(citations)
        self.citations = citations


def set_up(game: Game[S, Any, U], setup: U, seed: str | None = None) -> S:
    """The first table of a game, dealt by ``seed`` if there is one, else by that of the setup.

    Raises ImpossibleSetup if there can be none like this.
    """
    chance = _chance(game, seed or setup.seed, 0)
    seats = len(setup.players)
    contradictions: tuple[Citation, ...]
    if seats in game.seats:
        contradictions = tuple(game.check_setup(setup, chance))
    else:
        facts = {"players": seats, "allowed": game.seats}
        contradictions = (Violation(common_rules.SEATS, "players", ("setup", "players"), facts),)
    if contradictions:
        raise ImpossibleSetup(contradictions)
    return game.normalised(game.set_up(setup, chance))


def rule_on(game: Game[S, M, Any], state: S, move: M, seed: str | None = None) -> Ruling[S]:
    """Rule on one move: may it be made, which rules say so, and how does the table stand then.

    It does not say whether the state was reached by legal play. Nothing is drawn or rolled but
    from ``seed`` (1 to 128 characters); without it chance that is not stated stays unknown.
    """
    return ruling_from(game, step_on(game, game.normalised(state), move, seed))


def step_on(game: Game[S, M, Any], state: S, move: M, seed: str | None = None) -> Step[S]:
    """The same without how the table stands then, of a state that is normalised already."""
    return _audited(game, state) or step(game, state, move, seed)


def ruling_from(game: Game[S, Any, Any], made: Step[S]) -> Ruling[S]:
    """A step, and how its table stands."""
    if made.verdict is Verdict.INVALID_STATE:
        return Ruling(made.verdict, made.state, made.citations)
    return Ruling(
        made.verdict,
        made.state,
        made.citations,
        made.events,
        made.asked,
        game.scoring(made.state),
        game.to_act(made.state),
    )


def step(game: Game[S, M, Any], state: S, move: M, seed: str | None = None) -> Step[S]:
    """Rule on one move at a table that came from ``set_up`` or another ruling.

    It neither audits the table nor puts it in order, nor says how the new one stands.
    """
    objections = tuple(_objections(game, state, move, _chance(game, seed, state.ply)))
    asked = None
    if objections:
        asked = Asked(state, move, seed)
        objections = tuple(_once(objections))
        violations = tuple(one for one in objections if isinstance(one, Violation))
        if violations:
            return Step(Verdict.ILLEGAL, state, violations, asked=asked)
        if any(isinstance(one, Missing) for one in objections):
            return Step(Verdict.INCOMPLETE, state, objections, asked=asked)
    after, events = applied(game, state, move, seed)
    verdict = Verdict.UNDETERMINED if objections else Verdict.LEGAL
    return Step(verdict, after, objections, events, asked=asked)


def applied(game: Game[S, M, Any], state: S, move: M, seed: str | None = None) -> Transition[S]:
    """The table after a move that was listed or ruled legal, and what happened.

    Whether it may be made is not asked again: for who plays on, such as a bot that searches.
    """
    kind = game.move_types[move.type]
    after, events = kind.apply(state, move, _chance(game, seed, state.ply))
    return replace(after, ply=bounded(state.ply + 1)), events


def replay(
    game: Game[S, M, Any],
    state: S,
    moves: Iterable[M],
    seed: str | None = None,
    keep: Callable[[Step[S]], Any] = lambda made: made,
) -> Replay[S]:
    """Rule on moves one after another, up to the first that is illegal or incomplete.

    ``keep`` answers what is kept of each step: all of it if left out, with its table.
    """
    state = game.normalised(state)
    impossible = _audited(game, state)
    if impossible:
        return Replay((), None, ruling_from(game, impossible))
    steps: list[Any] = []
    stopped_at = None
    for index, move in enumerate(moves):
        made = step(game, state, move, seed)
        steps.append(keep(made))
        if not made.stands:
            stopped_at = index
            break
        state = made.state
    return Replay(tuple(steps), stopped_at, ruling_from(game, Step(Verdict.LEGAL, state)))


def look_at(game: Game[S, Any, Any], state: S) -> Ruling[S]:
    """How a table stands without any move: its findings, or its scoring and who is to act."""
    state = game.normalised(state)
    return ruling_from(game, _audited(game, state) or Step(Verdict.LEGAL, state))


def readings(
    game: Game[S, M, Any],
    state: S,
    move: M,
    seed: str | None = None,
    viewer: Viewer | None = None,
) -> Iterator[Alternative[S]]:
    """The rulings that another value of one reading option would give, where they differ.

    With a viewer they are worked out from what that viewer sees, and so is the ruling that they
    are compared to. Its true verdict is known to all: one that only comes to the same is left out.
    """
    ruling = rule_on(game, state, move, seed)
    verdict = ruling.verdict
    if viewer is not None:
        state = game.view(game.normalised(state), viewer)
        ruling = _as_seen(game, state, move, seed, viewer)
    settled = ruling.verdict is not verdict
    if settled and verdict is Verdict.INVALID_STATE:
        return
    for option in game.readings:
        for value in option.values:
            if value == getattr(state.options, option.name):
                continue
            options = replace(state.options, **{option.name: value})
            other = _as_seen(game, replace(state, options=options), move, seed, viewer)
            if settled and other.verdict is verdict:
                continue
            changes = tuple(_changes(ruling, other))
            if changes:
                yield Alternative(option.name, value, other, changes)


def situation(game: AnyGame, known: Fields) -> tuple[Fields, tuple[Assumption, ...]]:
    """All fields of the most ordinary table that agrees with those known, and what is assumed.

    Fields are plain values, by their names in JSON. It does not say whether such a table can
    exist: audit it.
    """
    assumed: list[Assumption] = []
    known = {"game": game.slug, **known}
    whole = completed(game.state, known)
    if whole is not None and not _audited(game, game.normalised(converted(game.state, whole))):
        known = whole
    filling = Filling(known, assumed)
    filling.choose({option.name: option.default for option in game.options})
    game.situate(filling)
    return filling.fields, tuple(assumed)


class Moves(Struct, frozen=True):
    """The moves that may be made; ``complete`` is False if unknown cards or the limit hide more."""

    moves: tuple[Any, ...]
    complete: bool


def legal_moves(
    game: Game[S, Any, Any], state: S, player: int | None = None, limit: int = 1000
) -> Moves:
    """At most ``limit`` legal moves of one seat, or of all and the table, of a possible state.

    Outcomes are left out of them, so one may be incomplete; none is illegal.
    """
    found = tuple(islice(game.moves(state, player), limit + 1))
    complete = len(found) <= limit and not game.hides_moves(state, player)
    return Moves(found[:limit], complete)


def seen_by(game: Game[S, Any, Any], made: R, viewer: Viewer) -> R:
    """The step or ruling without what the viewer may not know, verdict and rule IDs apart."""
    state = game.view(made.state, viewer)
    citations = tuple(_citations_seen_by(game, made, viewer))
    seen = replace(made, state=state, citations=citations, asked=None)
    if isinstance(seen, Ruling) and seen.scoring:
        seen = replace(seen, scoring=game.scoring(state))
    return seen


def _citations_seen_by(
    game: Game[S, Any, Any], made: Step[S], viewer: Viewer
) -> Iterator[Citation]:
    """Each rule that is cited, and how it applies as far as the viewer's own view shows it.

    Where that does not show it, only the rule is left: not even how often it applies.
    """
    shown: list[Citation] = []
    if made.asked is not None:
        asked, state = made.asked, game.view(made.asked.state, viewer)
        chance = _chance(game, asked.seed, state.ply)
        objections = _once(_objections(game, state, asked.move, chance))
        shown = [one for one in objections if _is_open_to(one, viewer)]
    told = set()
    for citation in made.citations:
        rule = citation.rule
        if rule not in told:
            told.add(rule)
            alike = [one for one in shown if one.rule is rule and type(one) is type(citation)]
            yield from alike or (_shortened(citation),)


def _shortened(citation: Citation) -> Citation:
    """Only the rule; of a move it is no secret who made it, so that its hand is meant."""
    whose = None if isinstance(citation, Finding) else citation.private_to
    return replace(citation, reason=None, path=None, params=None, private_to=whose)


def _is_open_to(citation: Citation, viewer: Viewer) -> bool:
    """Whether a citation may be shown in full to a viewer whose view shows it."""
    if isinstance(citation, Finding | Missing) or citation.rule is common_rules.OUTCOME_IMPOSSIBLE:
        return False
    return citation.private_to in (None, viewer)


def _as_seen(
    game: Game[S, M, Any], state: S, move: M, seed: str | None, viewer: Viewer | None
) -> Ruling[S]:
    ruling = rule_on(game, state, move, seed)
    return ruling if viewer is None else seen_by(game, ruling, viewer)


def _audited(game: Game[S, Any, Any], state: S) -> Step[S] | None:
    findings = tuple(game.audit(state))
    return Step(Verdict.INVALID_STATE, state, findings) if findings else None


def _chance(game: Game[S, Any, Any], seed: str | None, ply: int) -> Chance | None:
    return None if seed is None else Chance(seed, game.slug, ply)


def _objections(
    game: Game[S, M, Any], state: S, move: M, chance: Chance | None
) -> Iterator[Citation]:
    """Why the move is not plainly legal; the first three reasons stand alone."""
    seats = len(state.players)
    astray = [(path, seat) for path, seat in move.seats() if seat >= seats]
    if astray:
        for path, seat in astray:
            facts: dict[str, Any] = {"player": seat, "seats": seats}
            yield Violation(common_rules.NO_SUCH_SEAT, "no-such-seat", path, facts)
        return
    if state.phase == GAME_OVER:
        yield Violation(common_rules.GAME_OVER, "game-over", ("move",), {"move": move.type})
        return
    kind = game.move_types[move.type]
    if state.phase not in kind.phases:
        facts = {"move": move.type, "phase": state.phase, "phases": kind.phases}
        yield Violation(common_rules.WRONG_PHASE, "wrong-phase", ("move",), facts)
        return
    yield from kind.check(state, move, chance)


def _once(objections: Iterable[Citation]) -> Iterator[Citation]:
    """Each rule once, except those that are cited for each place."""
    cited = set()
    for objection in objections:
        if objection.rule.each_place or objection.rule not in cited:
            cited.add(objection.rule)
            yield objection


def _changes(ruling: Ruling[S], other: Ruling[S]) -> Iterator[Change]:
    if other.verdict is not ruling.verdict:
        yield "verdict"
    if replace(other.state, options=ruling.state.options) != ruling.state:
        yield "state"
    if other.scoring != ruling.scoring:
        yield "scoring"
