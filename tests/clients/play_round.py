"""Plays a round of Woo by the client that is generated in Python from openapi.yaml.

Usage: python tests/clients/play_round.py ADDRESS

`play_round.ts` does the same in TypeScript. Any surprise ends it with an error.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TypeVar

from referee_client import Client
from referee_client.api.woo import woo_moves, woo_rule, woo_setup, woo_validate
from referee_client.models import (
    Problem,
    SetupSeat,
    Verdict,
    WooComplete,
    WooConcede,
    WooConcedeType,
    WooDeal,
    WooDraft,
    WooLead,
    WooMovesRequest,
    WooPass,
    WooRespond,
    WooRoundWonEvent,
    WooSetup,
    WooState,
    WooStatePhase,
    WooTake,
    WooValidateAnswer,
    WooValidateRequest,
)

Move = WooComplete | WooConcede | WooDeal | WooDraft | WooLead | WooPass | WooRespond | WooTake
Answer = TypeVar("Answer")

OVER = (WooStatePhase.ROUND_OVER, WooStatePhase.GAME_OVER)
MAX_MOVES = 500
"""After so many moves something must be wrong: every lead sheds a card."""


def answered(answer: Answer | Problem | None) -> Answer:
    """The answer, which must be no problem."""
    assert answer is not None
    assert not isinstance(answer, Problem), answer
    return answer


def laid(move: Move) -> int:
    """How many cards it lays."""
    return len(move.cards) if isinstance(move, WooLead | WooComplete | WooRespond) else 0


def choose(moves: Sequence[Move]) -> Move:
    """Lead with as few cards as may be, and answer with as many."""
    leads = [move for move in moves if isinstance(move, WooLead)]
    return min(leads, key=laid) if leads else max(moves, key=laid)


def judge(client: Client, state: WooState, move: Move) -> WooValidateAnswer:
    """The ruling on a move."""
    body = WooValidateRequest(state=state, move=move)
    return answered(woo_validate.sync(client=client, body=body))


def play_round(client: Client) -> WooState:
    """Play from a new table until the round is won, and give the table of its end."""
    seats = [SetupSeat(name=name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    body = WooSetup(players=seats, seed="referee")
    state = answered(woo_setup.sync(client=client, body=body)).state
    assert state
    for ply in range(MAX_MOVES):
        assert state.ply == ply
        listed = answered(woo_moves.sync(client=client, body=WooMovesRequest(state=state)))
        ruling = judge(client, state, choose(listed.moves))
        assert ruling.verdict is Verdict.LEGAL, ruling
        assert ruling.state
        assert ruling.events
        state = ruling.state
        if state.phase in OVER:
            (won,) = (event for event in ruling.events if isinstance(event, WooRoundWonEvent))
            assert isinstance(won.team, int)
            assert state.points[won.team] == 1
            return state
    raise AssertionError(f"The round is not over after {MAX_MOVES} moves.")


def break_a_rule(client: Client, over: WooState) -> None:
    """Concede when the round is over: the ruling cites a rule, and the rule can be read."""
    ruling = judge(client, over, WooConcede(type_=WooConcedeType.CONCEDE, player=0))
    assert ruling.verdict is Verdict.ILLEGAL
    (violation,) = ruling.violations
    rule = answered(woo_rule.sync(violation.rule, client=client))
    assert rule.id == violation.rule == "table.wrong-phase"
    assert violation.reason in rule.reasons


def ask_amiss(client: Client) -> None:
    """What cannot be answered is a problem, and names its place."""
    problem = woo_setup.sync(client=client, body=WooSetup(players=[SetupSeat()] * 3))
    assert isinstance(problem, Problem)
    assert problem.status == 422
    assert problem.errors
    assert [error.pointer for error in problem.errors] == ["#/players"]


def main() -> None:
    """Play against the service that the command line names."""
    with Client(base_url=sys.argv[1], raise_on_unexpected_status=True) as client:
        over = play_round(client)
        break_a_rule(client, over)
        ask_amiss(client)
    print(f"The client in Python played a round in {over.ply} moves: {over.points}")


if __name__ == "__main__":
    main()
