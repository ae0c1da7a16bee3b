"""What is answered: each answer as JSON has it. Fields that do not apply are left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

from referee.declarations import MAX_SEATS, Count, DuelSeat, Integer, M, S, Seat, Team
from referee.ruling import Change, Verdict

E = TypeVar("E")
"""An event of a game."""

N = TypeVar("N")
"""A standing, of a player or of a side."""

D = TypeVar("D")
"""A claimed total that is wrong, of a player or of a side."""

Params = Annotated[Mapping[str, Any], Meta(description="The facts in the sentence, by name.")]


class CitationAnswer(Struct, frozen=True):
    """A rule and how it applies; a viewer is not shown what rests on hidden cards."""

    rule: Annotated[str, Meta(description="The ID of the rule.")]
    reason: (
        Annotated[str, Meta(description="In which way it applies, one of the rule's reasons.")]
        | None
    )
    message: Annotated[str, Meta(description="The reason as a sentence.")] | None
    pointer: (
        Annotated[
            str, Meta(description="The place in the request, a JSON Pointer in fragment form.")
        ]
        | None
    )
    params: Params | None
    private_to: (
        Annotated[Seat, Meta(description="The seat whose hidden cards the reason reveals.")] | None
    )


Violations = Annotated[list[CitationAnswer], Meta(description="Why the move is illegal.")]
Unsettled = Annotated[
    list[CitationAnswer],
    Meta(description="What is missing, or which hidden fact decides."),
]
Findings = Annotated[list[CitationAnswer], Meta(description="What is impossible about the state.")]


class AssumptionAnswer(Struct, frozen=True):
    """A fact that was not given, and on which a ruling may depend."""

    pointer: Annotated[str, Meta(description="The place in the answer's state.")]
    reason: Annotated[
        str, Meta(description="What kind of fact it is, one of the reasons of table.assumed.")
    ]
    message: Annotated[str, Meta(description="The assumption as a sentence.")]
    params: Params


class ScoreLineAnswer(Struct, frozen=True):
    """Points for one side, and the rule that gives them."""

    rule: Annotated[str, Meta(description="The rule that gives the points.")]
    points: Annotated[Integer, Meta(description="The points, perhaps negative.")]
    detail: Annotated[str, Meta(description="What they are for.")]
    params: Params


Total = Annotated[Integer, Meta(description="The points so far, including this round's.")]
Lines = Annotated[list[ScoreLineAnswer], Meta(description="What this round adds.")]
UnknownCards = Annotated[
    Count, Meta(description="Cards that count nothing because their faces are unknown.")
]


Place = (
    Annotated[
        int,
        Meta(
            ge=1,
            le=MAX_SEATS,
            description="The place, shared by equals; null before the game is over, and where "
            "unknown cards could change it.",
        ),
    ]
    | None
)


class PlayerStanding(Struct, frozen=True):
    """A player's points."""

    player: Seat
    total: Total
    lines: Lines
    unknown_cards: UnknownCards
    place: Place


class SideStanding(Struct, frozen=True, kw_only=True):
    """The points of a team, or of a player in the duel."""

    team: Team | UnsetType = UNSET
    player: DuelSeat | UnsetType = UNSET
    total: Total
    lines: Lines
    unknown_cards: UnknownCards
    place: Place


class DecisionAnswer(Struct, frozen=True):
    """How a rule ranks the sides."""

    rule: Annotated[str, Meta(description="The rule that ranks the sides.")]
    reason: Annotated[str, Meta(description="In which way it applies, one of the rule's reasons.")]
    message: Annotated[str, Meta(description="The reason as a sentence.")]
    params: Params


class ScoringAnswer(Struct, Generic[N], frozen=True):
    """What the table would score if play stopped now."""

    final: Annotated[bool, Meta(description="Whether the game is over.")]
    standings: Annotated[list[N], Meta(description="In the order of the sides.")]
    winners: Annotated[
        tuple[Annotated[int, Meta(ge=0, le=MAX_SEATS)], ...],
        Meta(description="The sides that won, as standings name them."),
    ]
    decided: Annotated[
        list[DecisionAnswer],
        Meta(description="Why they won and who comes after them; empty where no places are given."),
    ]


class ToActAnswer(Struct, frozen=True):
    """Who may do what."""

    player: Annotated[Seat, Meta(description="The seat, null for the table as a whole.")] | None
    moves: Annotated[tuple[str, ...], Meta(description="The types of move it may make.")]


ToActList = Annotated[
    list[ToActAnswer],
    Meta(description="Who may do what next, as far as open facts say."),
]
Events = Annotated[list[E], Meta(description="What happened, in order.")]
Scoring = Annotated[ScoringAnswer[N] | None, Meta(description="What the table would score now.")]


class SetupAnswer(Struct, Generic[S, N], frozen=True):
    """A table at its beginning."""

    state: Annotated[S, Meta(description="The table.")]
    scoring: Scoring[N]
    to_act: ToActList


class AlternativeAnswer(Struct, frozen=True):
    """The ruling under another reading of the rulebook."""

    option: Annotated[str, Meta(description="The reading.")]
    value: Annotated[Any, Meta(description="The other value.")]
    verdict: Verdict
    violations: Annotated[list[CitationAnswer], Meta(description="Why the move would be illegal.")]
    changes: Annotated[
        tuple[Change, ...],
        Meta(min_length=1, max_length=3, description="What differs."),
    ]


class ValidateAnswer(Struct, Generic[S, E, N], frozen=True, kw_only=True):
    """A ruling on a move."""

    ruling_id: (
        Annotated[
            str, Meta(description="SHA-256 of the question in canonical form; null for a viewer.")
        ]
        | None
    )
    game: Annotated[str, Meta(description="The game.")]
    ruleset: Annotated[str, Meta(description="The rules that judged.")]
    verdict: Annotated[Verdict, Meta(description="The first that applies.")]
    violations: Violations
    unsettled: Unsettled
    findings: Findings
    events: Events[E] | UnsetType = UNSET
    state: Annotated[S, Meta(description="The table that stands after the ruling.")] | UnsetType = (
        UNSET
    )
    scoring: Scoring[N] | UnsetType = UNSET
    to_act: ToActList | UnsetType = UNSET
    readings: (
        Annotated[
            list[AlternativeAnswer],
            Meta(description="The readings that would change the ruling, if asked for."),
        ]
        | UnsetType
    ) = UNSET


class MovesAnswer(Struct, Generic[M], frozen=True):
    """The legal moves of a table."""

    moves: Annotated[list[M], Meta(description="The moves, each as it can be sent.")]
    complete: Annotated[
        bool, Meta(description="False if unknown cards or the limit may hide more.")
    ]
    findings: Findings


class ReplayedMove(Struct, Generic[E], frozen=True):
    """A short ruling on one move of a replay."""

    index: Annotated[Count, Meta(description="Which move.")]
    verdict: Annotated[Verdict, Meta(description="The first that applies.")]
    violations: Violations
    unsettled: Unsettled
    events: Events[E]


class ReplayAnswer(Struct, Generic[S, E, N], frozen=True):
    """Short rulings on many moves, and the table that they lead to."""

    rulings: Annotated[list[ReplayedMove[E]], Meta(description="One a move.")]
    stopped_at: Annotated[Count, Meta(description="The move that does not stand.")] | None
    state: Annotated[S, Meta(description="The table.")] | None
    scoring: Scoring[N]
    to_act: ToActList
    findings: Findings


Claimed = Annotated[Integer, Meta(description="The total as claimed.")]
RightTotal = Annotated[Integer, Meta(description="The right total.")]
Difference = Annotated[int, Meta(ge=-(2**54), le=2**54, description="Claimed minus total.")]


class PlayerDifference(Struct, frozen=True):
    """A player's claimed total that is wrong."""

    player: Seat
    claimed: Claimed
    total: RightTotal
    difference: Difference


class SideDifference(Struct, frozen=True, kw_only=True):
    """A claimed total that is wrong, of a team or of a player in the duel."""

    team: Team | UnsetType = UNSET
    player: DuelSeat | UnsetType = UNSET
    claimed: Claimed
    total: RightTotal
    difference: Difference


class ScoreAnswer(Struct, Generic[N, D], frozen=True):
    """Who has how many points."""

    scoring: Scoring[N]
    differences: Annotated[list[D], Meta(description="The claims that are wrong.")]
    findings: Findings


class AuditAnswer(Struct, Generic[S], frozen=True):
    """Whether such a table can exist."""

    consistent: Annotated[bool, Meta(description="True if no contradiction was found.")]
    findings: Findings
    state: Annotated[S, Meta(description="The same table, complete and normalised.")]


class ViewAnswer(Struct, Generic[S], frozen=True):
    """What a viewer may see."""

    state: Annotated[S, Meta(description="What the viewer may see.")]
    findings: Findings


class SituationAnswer(Struct, Generic[S], frozen=True):
    """A whole table, made of what is known."""

    state: Annotated[S, Meta(description="A whole table that agrees with what is known.")]
    assumed: Annotated[
        list[AssumptionAnswer],
        Meta(description="What was filled in and a ruling may depend on."),
    ]
    findings: Findings
    to_act: ToActList
