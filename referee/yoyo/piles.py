"""How cards of YoYo's draw pile are drawn, and how it runs out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from referee.cards import known, take
from referee.chance import Chance, stream_of
from referee.common_rules import check_there, check_turned_up, not_due
from referee.declarations import Transition
from referee.ruling import Citation, Event, Path
from referee.yoyo import events
from referee.yoyo.components import LAST_RUN_OUT, Pile
from referee.yoyo.ending import end_game
from referee.yoyo.sharing import check_cards, check_sizes, share_out
from referee.yoyo.state import Draw, State

CARD: Path = ("move", "card")
PILE: Path = ("move", "pile")


class _Course(Struct, frozen=True):
    """What a draw comes to: does the pile run out, and is it shuffled, before or after it."""

    first_run_out: bool
    then_run_out: bool
    ends: bool

    @property
    def shuffled(self) -> bool:
        return (self.first_run_out or self.then_run_out) and not self.ends


def _course(state: State) -> _Course:
    when_needed = state.options.run_out_when_needed
    first = when_needed and not state.draw
    then = not when_needed and len(state.draw) == 1
    final = state.run_outs + 1 == LAST_RUN_OUT or len(state.discard) <= 1
    return _Course(first, then, ends=(first or then) and final)


def check_draw(state: State, move: Draw) -> Iterator[Citation]:
    """What is reported of a draw can have happened."""
    course = _course(state)
    pool = state.discard[1:]
    unseen = state.unseen()
    named: Sequence[str] = ()
    if move.pile is not None:
        if not course.shuffled:
            yield not_due(PILE)
        else:
            yield from check_sizes([0] * len(pool), {0: move.pile}, {0: PILE})
            yield from check_cards(pool, {0: move.pile}, {0: PILE}, unseen)
            named = known(move.pile)
    if move.card is not None:
        if not course.first_run_out:
            yield from check_turned_up(move.card, state.draw[0], unseen, CARD)
        elif course.ends:
            yield not_due(CARD)
        elif move.pile and move.pile[0] is not None:
            yield from check_turned_up(move.card, move.pile[0], unseen, CARD)
        else:
            absent = take(pool, (*named, move.card), state.unseen())[1]
            places = [PILE] * len(named) + [CARD]
            yield from check_there([one for one in absent if one.index == len(named)], places)


def draw(state: State, move: Draw, chance: Chance | None) -> Transition[State]:
    """Draw a card; before it or after it the pile may run out, which may end the game."""
    course = _course(state)
    happened: list[Event] = []
    after = state
    if course.first_run_out:
        after, happened = _run_out(after, move, chance, course)
        if course.ends:
            after, ended = end_game(after)
            return after, (*happened, *ended)
    lies = after.draw[0]
    card = move.card if lies is None else lies
    after = replace(
        after.with_hand(move.player, (*after.players[move.player].hand, card)),
        phase="drawn",
        draw=after.draw[1:],
        drawn=card,
    )
    happened.append(events.Drew(move.player))
    if course.then_run_out:
        after, ran_out = _run_out(after, move, chance, course)
        happened += ran_out
        if course.ends:
            after, ended = end_game(after)
            happened += ended
    return after, tuple(happened)


def _run_out(
    state: State, move: Draw, chance: Chance | None, course: _Course
) -> tuple[State, list[Event]]:
    if course.ends:
        after = replace(state, run_outs=LAST_RUN_OUT)
        return after, [events.RunOut(LAST_RUN_OUT)]
    pool = state.discard[1:]
    stream = stream_of(chance, "reshuffle")
    reports: dict[str, Pile] = {}
    if move.pile is not None:
        reports["pile"] = move.pile
    places = ["pile"] * len(pool)
    if course.first_run_out and move.card is not None and move.pile is None:
        reports["card"] = (move.card,)
        places[0] = "card"
    shares = share_out(pool, places, reports, stream)
    after = replace(
        state,
        run_outs=state.run_outs + 1,
        discard=state.discard[:1],
        draw=(*shares.get("card", ()), *shares.get("pile", ())),
    )
    return after, [events.RunOut(after.run_outs), events.Reshuffled(len(pool))]
