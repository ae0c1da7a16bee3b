"""How dice are set aside and rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.chance import Chance
from referee.common_rules import OUTCOME_IMPOSSIBLE, OUTCOME_MISSING, not_due
from referee.declarations import Transition
from referee.ruling import Citation, Missing, Path, Violation
from referee.wool_rules import events, rules
from referee.wool_rules.components import ATTEMPTS, DICE, Die
from referee.wool_rules.results import forced
from referee.wool_rules.state import Dice, Roll, Rolled, State

KEEP: Path = ("move", "keep")
SHOWN: Path = ("move", "dice")


def check_roll(state: State, move: Roll) -> Iterator[Citation]:
    if state.phase == "decide":
        yield from forced(state, "roll", ("move",))
    if state.attempt == ATTEMPTS:
        yield Violation(rules.ROLL_ATTEMPTS, "no-more", ("move",))
    elif state.attempt == 0 and move.keep is not None:
        yield Violation(rules.ROLL_KEEP, "first-attempt", KEEP, {"die": move.keep})
    elif state.attempt > 0 and move.keep is None:
        yield Violation(rules.ROLL_KEEP, "none-kept", ("move",))
    elif move.keep in state.kept:
        yield Violation(rules.ROLL_KEEP, "kept-already", KEEP, {"die": move.keep})


def check_dice(state: State, move: Roll, chance: Chance | None) -> Iterator[Citation]:
    """Exactly the dice that are rolled show something that they can show."""
    if move.dice is None:
        if chance is None:
            yield Missing(OUTCOME_MISSING, "not-stated", ("move",))
        return
    rolled = _rolled(state, move)
    for die, sides in DICE.items():
        shown = move.dice.of(die)
        if die in rolled and shown is None:
            facts: dict[str, object] = {"die": die}
            yield Violation(OUTCOME_IMPOSSIBLE, "die-missing", SHOWN, facts)
        elif die not in rolled and shown is not None:
            yield not_due((*SHOWN, die))
        elif shown is not None and not 1 <= shown <= sides:
            facts = {"die": die, "shown": shown, "sides": sides}
            yield Violation(OUTCOME_IMPOSSIBLE, "beyond-sides", (*SHOWN, die), facts)


def apply_roll(state: State, move: Roll, chance: Chance | None) -> Transition[State]:
    rolled = {die: _shown(die, move, chance) for die in _rolled(state, move)}
    after = replace(
        state,
        phase="decide",
        dice=replace(state.dice, **rolled) if state.dice else Dice(**rolled),
        kept=_aside(state, move),
        attempt=state.attempt + 1,
    )
    return after, (events.DiceRolled(move.player, after.attempt, Rolled(**rolled)),)


def _shown(die: Die, move: Roll, chance: Chance | None) -> int:
    shown = move.dice.of(die) if move.dice else None
    if shown is None:
        assert chance is not None
        shown = chance.stream(die).below(DICE[die]) + 1
    return shown


def _rolled(state: State, move: Roll) -> Sequence[Die]:
    aside = _aside(state, move)
    return [die for die in DICE if die not in aside]


def _aside(state: State, move: Roll) -> tuple[Die, ...]:
    return state.kept if move.keep is None else (*state.kept, move.keep)
