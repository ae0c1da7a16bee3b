"""What is answered: the schema of each answer."""

from __future__ import annotations

from collections.abc import Callable

from marshmallow import Schema

from referee.rulebook import Kind
from referee.ruling import Verdict
from schemas.base import (
    Anything,
    AnyValue,
    Boolean,
    Choice,
    Integer,
    ListOf,
    NamedChoice,
    Object,
    Open,
    Seat,
    Text,
    Union,
    Value,
)
from schemas.questions import ENDPOINTS
from schemas.table import MOST_SEATS, Wire

MANY = 100_000
"""More entries than any list of an answer has."""


class Facts(Open):
    """The facts in a sentence, by name."""


class CitationAnswer(Open):
    rule = Text(description="The ID of the rule.")
    reason = Text(description="In which way it applies, one of the rule's reasons.", null=True)
    message = Text(description="The reason as a sentence.", null=True)
    pointer = Text(
        description="The place in the request, a JSON Pointer in fragment form.", null=True
    )
    params = Object(Facts, "The facts in the message.", null=True)
    private_to = Seat("The seat whose hidden cards the reason tells about.", null=True)


class AssumptionAnswer(Open):
    pointer = Text(description="The place in the answer's state.")
    reason = Text(description="What kind of fact it is, one of the reasons of table.assumed.")
    message = Text(description="The assumption as a sentence.")
    params = Object(Facts, "The facts in the message.")


class ScoreLineAnswer(Open):
    rule = Text(description="The rule that gives the points.")
    points = Integer(description="The points, perhaps negative.")
    detail = Text(description="What they are for.")
    params = Object(Facts, "The facts in the detail.")


class ToActAnswer(Open):
    player = Seat("The seat, null for the table as a whole.", null=True)
    moves = ListOf(Text(), 0, MANY, "The types of move it may make.")


class RuleAnswer(Open):
    id = Text(description="The ID, stable for good.")
    title = Text(description="The rule in a few words.")
    text = Text(description="The rule in full.")
    section = Text(description="Its place in the rulebook, null if it is our own.", null=True)
    kind = Choice(list(Kind), "Where it comes from.")
    option = Text(description="The option that changes it.", null=True)
    reasons = ListOf(Text(), 0, MANY, "The reasons that it is cited for.")


class RulesAnswer(Open):
    rules = ListOf(Object(RuleAnswer), 0, MANY, "All rules, in the order of citing.")


class OptionAnswer(Open):
    name = Text()
    type = Choice(["integer", "boolean", "string"])
    values = ListOf(AnyValue(), 0, MANY, "What it may be.")
    default = AnyValue("What it is if left out.")
    rule = Text(description="The rule that it belongs to.")
    kind = Choice(["variant", "reading"])


class HealthAnswer(Open):
    status = Text(description="ok")


class PhaseAnswer(Open):
    name = Text()
    text = Text(description="What happens in it.")


class GameAnswer(Open):
    slug = Text(description="The name of the game in paths.")
    title = Text()
    ruleset = Text(description="The rules that judge.")
    players = ListOf(Integer(1, MOST_SEATS), 1, MOST_SEATS, "How many may play.")
    url = Text(description="The path of what is told about the game.")


class GamesAnswer(Open):
    games = ListOf(Object(GameAnswer), 0, MANY, "The games that can be ruled on.")


class SideAnswer(Open):
    total = Integer(description="The points so far, with those of this round.")
    lines = ListOf(Object(ScoreLineAnswer), 0, MANY, "What this round adds.")
    unknown_cards = Integer(0, description="Cards that count nothing since nobody sees them.")
    place = Integer(
        1,
        MOST_SEATS,
        "The place, shared by equals; null before the game is over, and where unknown cards "
        "could change it.",
        null=True,
    )


class DecisionAnswer(Open):
    rule = Text(description="The rule that ranks the sides.")
    reason = Text(description="In which way it applies, one of the rule's reasons.")
    message = Text(description="The reason as a sentence.")
    params = Object(Facts, "The facts in the message.")


def _citations(text: str) -> ListOf:
    return ListOf(Object(CitationAnswer), 0, MANY, text)


def _findings() -> ListOf:
    return _citations("What is impossible about the state.")


def _state(wire: Wire, text: str, *, required: bool = True, null: bool = False) -> Object:
    return Object(wire.state, text, required=required, null=null)


def _scoring(wire: Wire, *, required: bool = True) -> Object:
    def made() -> type[Schema]:
        standing = SideAnswer.from_dict({**wire.sides}, name=f"{wire.name}Standing")
        fields = {
            "final": Boolean("Whether the game is over."),
            "standings": ListOf(Object(standing), 0, MANY, "In the order of the sides."),
            "winners": ListOf(
                Integer(0, MOST_SEATS), 0, MANY, "The sides that won, as standings name them."
            ),
            "decided": ListOf(
                Object(DecisionAnswer),
                0,
                MANY,
                "Why they won and who comes after them; empty where no places are given.",
            ),
        }
        return Open.from_dict(fields, name=f"{wire.name}Scoring")

    schema = _once(f"{wire.name}Scoring", made)
    return Object(schema, "What the table would score now.", required=required, null=True)


def _to_act(*, required: bool = True) -> ListOf:
    text = "Who may do what next, as far as open facts tell."
    return ListOf(Object(ToActAnswer), 0, MANY, text, required=required)


def _events(wire: Wire, *, required: bool = True) -> ListOf:
    event = Union(f"{wire.name}Event", "type", wire.events)
    return ListOf(event, 0, MANY, "What happened, in order.", required=required)


def _standing(wire: Wire) -> dict[str, Value]:
    return {
        "state": _state(wire, "The table.", null=True),
        "scoring": _scoring(wire),
        "to_act": _to_act(),
    }


def _short_ruling(wire: Wire) -> dict[str, Value]:
    return {
        "verdict": NamedChoice("Verdict", list(Verdict), "The first that applies."),
        "violations": _citations("Why the move is illegal."),
        "unsettled": _citations("What is missing, or on which hidden fact it hangs."),
    }


def _validate(wire: Wire) -> dict[str, Value]:
    alternative = Open.from_dict(
        {
            "option": Text(description="The reading."),
            "value": AnyValue("The other value."),
            "verdict": NamedChoice("Verdict", list(Verdict)),
            "violations": _citations("Why the move would be illegal."),
            "changes": ListOf(Choice(["verdict", "state", "scoring"]), 1, 3, "What differs."),
        },
        name=f"{wire.name}Alternative",
    )
    return {
        "ruling_id": Text(
            description="SHA-256 of the question in canonical form, null for a viewer.",
            null=True,
        ),
        "game": Choice([wire.game.slug]),
        "ruleset": Choice([wire.game.ruleset]),
        **_short_ruling(wire),
        "findings": _findings(),
        "events": _events(wire, required=False),
        "state": _state(wire, "The table that stands after the ruling.", required=False),
        "scoring": _scoring(wire, required=False),
        "to_act": _to_act(required=False),
        "readings": ListOf(
            Object(alternative),
            0,
            MANY,
            "The readings that would change the ruling, if asked for.",
            required=False,
        ),
    }


def _moves(wire: Wire) -> dict[str, Value]:
    return {
        "moves": ListOf(wire.move(), 0, MANY, "The moves, each as it can be sent."),
        "complete": Boolean("False if unknown cards or the limit hide more."),
        "findings": _findings(),
    }


def _replay(wire: Wire) -> dict[str, Value]:
    ruling = Open.from_dict(
        {
            "index": Integer(0, description="Which move."),
            **_short_ruling(wire),
            "events": _events(wire),
        },
        name=f"{wire.name}ReplayedMove",
    )
    return {
        "rulings": ListOf(Object(ruling), 0, MANY, "One a move."),
        "stopped_at": Integer(0, description="The move that does not stand.", null=True),
        **_standing(wire),
        "findings": _findings(),
    }


def _score(wire: Wire) -> dict[str, Value]:
    difference = Open.from_dict(
        {
            **wire.sides,
            "claimed": Integer(),
            "total": Integer(),
            "difference": Integer(-(2**54), 2**54, "Claimed minus total."),
        },
        name=f"{wire.name}Difference",
    )
    return {
        "scoring": _scoring(wire),
        "differences": ListOf(Object(difference), 0, MANY, "The claims that are wrong."),
        "findings": _findings(),
    }


def _audit(wire: Wire) -> dict[str, Value]:
    return {
        "consistent": Boolean("True if no contradiction was found."),
        "findings": _findings(),
        "state": _state(wire, "The same table, complete and normalised."),
    }


def _view(wire: Wire) -> dict[str, Value]:
    return {"state": _state(wire, "What the viewer may see."), "findings": _findings()}


def _situation(wire: Wire) -> dict[str, Value]:
    return {
        "state": _state(wire, "A whole table that agrees with what is known."),
        "assumed": ListOf(
            Object(AssumptionAnswer), 0, MANY, "What was filled in and a ruling could hang on."
        ),
        "findings": _findings(),
        "to_act": _to_act(),
    }


def _about(wire: Wire) -> dict[str, Value]:
    move = Open.from_dict(
        {
            "type": Choice(list(wire.moves)),
            "text": Text(description="What it does."),
            "phases": ListOf(Text(), 0, MANY, "When it may be made."),
            "example": wire.move(),
        },
        name=f"{wire.name}MoveType",
    )
    return {
        "slug": Choice([wire.game.slug]),
        "title": Text(),
        "ruleset": Choice([wire.game.ruleset]),
        "players": ListOf(Integer(1, MOST_SEATS), 1, MOST_SEATS, "How many may play."),
        "components": Anything("What the game is played with."),
        "options": ListOf(Object(OptionAnswer), 0, MANY, "What a table may agree on."),
        "phases": ListOf(Object(PhaseAnswer), 0, MANY, "The phases of the game."),
        "moves": ListOf(Object(move), 0, MANY, "The types of move."),
        "events": ListOf(Text(), 0, MANY, "The types of event."),
        "example": _state(wire, "A table."),
        "not_checked": ListOf(Text(), 0, MANY, "What no ruling looks into."),
    }


_FIELDS: dict[str, Callable[[Wire], dict[str, Value]]] = dict(
    zip(
        ("about", *ENDPOINTS),
        (_about, _standing, _validate, _moves, _replay, _score, _audit, _view, _situation),
        strict=True,
    )
)

_MADE: dict[str, type[Schema]] = {}


def _once(name: str, make: Callable[[], type[Schema]]) -> type[Schema]:
    if name not in _MADE:
        _MADE[name] = make()
    return _MADE[name]


def answer(wire: Wire, endpoint: str) -> type[Schema]:
    """The schema of an answer: one class for each game and endpoint."""
    name = f"{wire.name}{endpoint.capitalize()}Answer"
    return _once(name, lambda: Open.from_dict({**_FIELDS[endpoint](wire)}, name=name))
