"""Woo: tables set up, views, lists of moves, and what a ruling says besides its verdict."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest
from flask.testing import FlaskClient

from . import asking
from .asking import Answer, listed
from .case import Move, put
from .woo_build import (
    DECK,
    begun,
    cards,
    complete,
    concede,
    deal,
    draft,
    duel,
    lead,
    meld,
    passes,
    respond,
    take,
    teams,
    unseen,
)
from .woo_draft import HANDS
from .woo_table import DUELS, GAME_OVER, TABLES

ask = partial(asking.ask, "woo")

FOUR: list[Answer] = [{}, {}, {}, {}]
DEFAULTS = {
    "points_to_win": 2,
    "single_discard_goes_out": True,
    "duel_responder_needs_board": True,
}


def ordered(moves: list[Move]) -> list[str]:
    """Moves as text, so that two lists can be compared without their order."""
    return sorted(repr(sorted(move.items())) for move in moves)


# --- Setup -----------------------------------------------------------------------------------


def test_setup_face_down(client: FlaskClient) -> None:
    """A table of four in the draft, nothing seen."""
    answer = ask(client, "setup", players=FOUR)
    state = answer["state"]
    assert state["phase"] == "draft"
    assert (state["lead"], state["turn"], state["round"], state["ply"]) == (0, 1, 1, 0)
    assert state["players"] == [{"name": None, "hand": [None] * 13}] * 4
    assert state["offer"] == [None, None]
    assert (state["partial"], state["table"]) == (None, [])
    assert (state["board"], state["draw"], state["discard"]) == ([], [], [])
    assert state["points"] == [0, 0]
    assert state["options"] == DEFAULTS
    assert answer["to_act"] == [{"player": 1, "moves": ["draft"]}]
    scoring = answer["scoring"]
    assert scoring["final"] is False
    assert scoring["winners"] == []
    assert [standing["team"] for standing in scoring["standings"]] == [0, 1]
    assert all(standing["lines"] == [] for standing in scoring["standings"])


def test_setup_of_a_duel_face_down(client: FlaskClient) -> None:
    """A duel begins with the lead; nothing is seen."""
    answer = ask(client, "setup", players=[{"name": "Ada"}, {}], first=1)
    state = answer["state"]
    assert (state["phase"], state["lead"], state["turn"]) == ("lead", 1, 1)
    assert state["players"][0]["name"] == "Ada"
    assert [len(player["hand"]) for player in state["players"]] == [13, 13]
    assert (state["board"], state["draw"]) == ([None] * 4, [None] * 24)
    assert (state["offer"], state["discard"]) == ([], [])
    assert answer["to_act"] == [{"player": 1, "moves": ["lead"]}]
    assert [side["player"] for side in answer["scoring"]["standings"]] == [0, 1]


@pytest.mark.parametrize("first", range(4))
def test_the_seat_that_begins(client: FlaskClient, first: int) -> None:
    """The seat left of the first drafts."""
    state = ask(client, "setup", players=FOUR, first=first)["state"]
    assert (state["lead"], state["turn"]) == (first, (first + 1) % 4)


def test_setup_from_a_seed(client: FlaskClient) -> None:
    """The published deal of the seed `referee`."""
    state = ask(client, "setup", players=FOUR, seed="referee")["state"]
    assert state["players"][0]["hand"] == cards("1123345666778")
    assert state["offer"] == [7, 8]
    dealt = [card for player in state["players"] for card in player["hand"]] + state["offer"]
    assert Counter(dealt) == Counter(DECK)
    duelling = ask(client, "setup", players=FOUR[:2], seed="referee")["state"]
    assert duelling["players"][0]["hand"] == cards("1123345666778")
    assert duelling["players"][1]["hand"] == state["players"][1]["hand"]
    assert duelling["draw"][-2:] == [8, 7]
    assert len(duelling["draw"]) == 24


def test_setup_with_cards_that_are_known(client: FlaskClient) -> None:
    """Stated cards stand; a seed deals the others, and only to what is left out."""
    hands = [cards(hand) for hand in HANDS]
    state = ask(client, "setup", players=FOUR, hands=hands, offer=[9, 9])["state"]
    assert [player["hand"] for player in state["players"]] == hands
    assert state["offer"] == [9, 9]
    seeded = ask(client, "setup", players=FOUR, hands=hands, seed="any")["state"]
    assert seeded["offer"] == [9, 9]
    body = {"hands": hands[:2], "board": cards("5555"), "seed": "any"}
    state = ask(client, "setup", players=FOUR[:2], **body)["state"]
    assert state["board"] == [5, 5, 5, 5]
    # The two hands and the board hold all cards from 1 to 5.
    assert sorted(state["draw"]) == cards("666666777777888888999999")


def test_a_deal_takes_its_options_along(client: FlaskClient) -> None:
    """What is set stays set, what is not has its default."""
    answer = ask(client, "setup", players=FOUR, options={"points_to_win": 5})
    assert answer["state"]["options"] == DEFAULTS | {"points_to_win": 5}


# --- Views -----------------------------------------------------------------------------------


def test_view_of_a_seat(client: FlaskClient) -> None:
    """Only the own hand and what lies open is seen; the partner's hand is not."""
    state = teams(
        "complete", {0: "123", 1: "45", 2: "678", 3: "9"},
        table=[(1, "run", "34")], partial=(2, "5"), discard="7",
    )  # fmt: skip
    view = ask(client, "view", state=state, viewer=0)["state"]
    hands = [player["hand"] for player in view["players"]]
    assert hands == [[1, 2, 3], [None] * 2, [None] * 3, [None]]
    assert view["partial"] == begun(2, "5")
    assert view["table"] == [meld(1, "run", "34")]
    assert view["discard"] == sorted(state["discard"])


def test_view_of_the_table(client: FlaskClient) -> None:
    """No hand is seen, nor the pile; the board is."""
    state = duel("lead", {0: "123", 1: "45"}, board="9731", draw="55")
    view = ask(client, "view", state=state, viewer="table")["state"]
    assert [player["hand"] for player in view["players"]] == [[None] * 3, [None] * 2]
    assert view["board"] == [1, 3, 7, 9]
    assert view["draw"] == [None] * len(state["draw"])


def test_view_of_a_draft(client: FlaskClient) -> None:
    """The offer lies open to all."""
    view = ask(client, "view", state=TABLES["draft"], viewer=3)["state"]
    assert view["offer"] == [7, 9]
    assert None in view["players"][1]["hand"]
    assert None not in view["players"][3]["hand"]


@pytest.mark.parametrize(
    ("state", "viewer", "hidden"),
    [
        (put(teams("complete", {0: "123"}, table=[(1, "run", "34")], partial=(2, "5"),
                   points=(0, 1), lead=1, turn=0), "players/2/name", "Bo"), 0, [1, 2, 3]),
        (teams("round-over", {0: ""}, table=[(0, "run", "678")], points=(1, 1),
               options={"points_to_win": 3, "single_discard_goes_out": False}), "table",
         [0, 1, 2, 3]),
        (duel("lead", board="1379", lead=1, options={"duel_responder_needs_board": False}), 1,
         [0]),
    ],
)  # fmt: skip
def test_a_view_hides_hands_and_the_pile_and_nothing_else(
    client: FlaskClient, state: Answer, viewer: int | str, hidden: list[int]
) -> None:
    """Names stay with the seats, and all that is no card is seen."""
    state = ask(client, "audit", state=put(state, "ply", 7))["state"]
    seen = ask(client, "view", state=state, viewer=viewer)["state"]
    for seat in hidden:
        hand = state["players"][seat]["hand"]
        state = put(state, f"players/{seat}/hand", [None] * len(hand))
    assert seen == put(state, "draw", [None] * len(state["draw"]))


# --- Moves -----------------------------------------------------------------------------------


def test_moves_of_the_draft(client: FlaskClient) -> None:
    """Each card of the offer to each seat of the team, once."""
    answer = ask(client, "moves", state=TABLES["draft"])
    wanted = [draft(1, card, to=to) for card in (7, 9) for to in (1, 3)]
    assert ordered(answer["moves"]) == ordered(wanted)
    assert answer["complete"] is True
    twins = ask(client, "moves", state=teams("draft", offer="77"))["moves"]
    assert ordered(twins) == ordered([draft(1, 7, to=1), draft(1, 7, to=3)])


def test_moves_of_a_draft_that_is_not_seen(client: FlaskClient) -> None:
    """Known cards are listed, and the list does not claim to be complete."""
    answer = ask(client, "moves", state=teams("draft", offer="7?"))
    assert ordered(answer["moves"]) == ordered([draft(1, 7, to=1), draft(1, 7, to=3)])
    assert answer["complete"] is False


@pytest.mark.parametrize(
    ("state", "complete_list"),
    [
        (teams("lead", {0: "34?"}), False),
        (teams("lead", {0: "345", 1: "????", 2: "????"}), True),
        (teams("complete", {2: "3?"}, partial=(0, "45")), False),
        (teams("complete", {0: "??", 2: "36"}, partial=(0, "45")), True),
        (teams("respond", {1: "8?"}, table=[(0, "set", "77")]), False),
        (teams("respond", {0: "??", 1: "88"}, table=[(0, "set", "77")]), True),
        (teams("reclaim", {0: "??"}, partial=(0, "678")), True),
        (duel("lead", {0: "345"}, board="13?9"), False),
        (duel("lead", {0: "345", 1: "???"}, board="1379", draw="??"), True),
        (duel("respond", {1: "8?"}, table=[(0, "set", "77")], board="1379"), False),
    ],
)
def test_complete_lists(client: FlaskClient, state: Answer, complete_list: bool) -> None:
    """A list is complete where the mover's hand, and in the duel the board, is known."""
    assert ask(client, "moves", state=state)["complete"] is complete_list


def test_moves_of_the_reclaim(client: FlaskClient) -> None:
    """Each card once."""
    state = teams("reclaim", partial=(0, "778"))
    assert listed(client, state, "take") == [take(0, 7), take(0, 8)]


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (teams("lead", {2: "335"}, lead=2),
         [lead(2, "3"), lead(2, "5"), lead(2, "33"), lead(2, "35")]),
        (teams("complete", {0: "2345"}, partial=(2, "23")),
         [complete(0, "4"), complete(0, "23"), complete(0, "45"), passes(0)]),
        (teams("complete", {0: "4"}, partial=(2, "23")), [complete(0, "4"), passes(0)]),
        (teams("complete", {3: "56799"}, table=[(0, "run", "567")], partial=(1, "78")),
         [complete(3, "6"), complete(3, "9"), passes(3)]),
        (teams("complete", {0: "67799"}, table=[(0, "run", "456"), (1, "run", "678")],
               partial=(2, "8")), [complete(0, "79"), passes(0)]),
        (teams("respond", {1: "788"}, table=[(0, "run", "67")]),
         [respond(1, "7"), respond(1, "8"), respond(1, "88"), concede(1)]),
        (duel("lead", {0: "56"}, board="16", options={"duel_responder_needs_board": False}),
         [lead(0, "5", "6"), lead(0, "6", "6")]),
        (duel("lead", {0: "5"}, board="16"), [lead(0, "5", "6")]),
        (duel("respond", {1: "788"}, table=[(0, "set", "77")], board="78"),
         [respond(1, "8", "8"), concede(1), concede(1, taking=7), concede(1, taking=8)]),
        (duel("respond", {1: "788"}, table=[(0, "set", "77")], board="78",
              options={"duel_responder_needs_board": False}),
         [respond(1, "8", "8"), respond(1, "88"), concede(1), concede(1, taking=7),
          concede(1, taking=8)]),
    ],
)  # fmt: skip
def test_lists_in_their_order(client: FlaskClient, state: Answer, moves: list[Move]) -> None:
    """By types, then few cards of the hand before many, then by value."""
    answer = ask(client, "moves", state=state)
    assert answer == {"moves": moves, "complete": True, "findings": []}


def test_who_is_not_on_turn_has_no_moves(client: FlaskClient) -> None:
    """Nothing is hidden of a list that is empty anyway."""
    answer = ask(client, "moves", state=teams("lead", {0: "3?"}), player=2)
    assert answer == {"moves": [], "complete": True, "findings": []}


def test_moves_of_a_duel(client: FlaskClient) -> None:
    """Melds of hand and board, each once; no single while there is one."""
    state = duel("lead", {0: "559"}, board="4466")
    wanted = [
        lead(0, "5", "4"), lead(0, "5", "6"), lead(0, "5", "46"), lead(0, "55", "44"),
        lead(0, "55", "66"),
    ]  # fmt: skip
    assert ordered(ask(client, "moves", state=state)["moves"]) == ordered(wanted)


def test_moves_against_a_single(client: FlaskClient) -> None:
    """Higher singles, love-bombs, and a concession with each card of the board or none."""
    state = duel("respond", {1: "26778"}, table=[(0, "single", "6")], board="2377")
    wanted = [
        respond(1, "7"), respond(1, "8"), respond(1, "77", "77"), concede(1),
        concede(1, taking=2), concede(1, taking=3), concede(1, taking=7),
    ]  # fmt: skip
    assert ordered(ask(client, "moves", state=state)["moves"]) == ordered(wanted)


def test_an_undetermined_single_is_listed(client: FlaskClient) -> None:
    """It is never illegal, so it may be sent."""
    state = duel("lead", {0: "5?"}, board="1379")
    assert ask(client, "moves", state=state)["moves"] == [lead(0, "5")]


def test_moves_of_the_table(client: FlaskClient) -> None:
    """A deal is listed bare, and belongs to no seat."""
    over = TABLES["round-over"]
    assert ask(client, "moves", state=over)["moves"] == [deal()]
    assert ask(client, "moves", state=over, player=1)["moves"] == []
    assert ask(client, "moves", state=GAME_OVER)["moves"] == []
    assert ask(client, "moves", state=TABLES["lead"], player=2)["moves"] == []


# --- What a ruling says besides --------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "move", "to_act"),
    [
        (TABLES["draft"], draft(1, 7, to=1), [{"player": 2, "moves": ["draft"]}]),
        (teams("draft", offer="9"), draft(2, 9, to=0), [{"player": 0, "moves": ["lead"]}]),
        (TABLES["lead"], lead(0, "7"), [{"player": 2, "moves": ["complete", "pass"]}]),
        (TABLES["complete"], complete(2, "5"), [{"player": 1, "moves": ["respond", "concede"]}]),
        (TABLES["complete"], passes(2), [{"player": 3, "moves": ["lead"]}]),
        (TABLES["reclaim"], take(0, 6), [{"player": 2, "moves": ["take"]}]),
        (TABLES["respond"], concede(1), [{"player": 2, "moves": ["lead"]}]),
        (TABLES["round-over"], deal(), [{"player": 2, "moves": ["draft"]}]),
        (DUELS["lead"], lead(0, "6", "7"), [{"player": 1, "moves": ["respond", "concede"]}]),
        (DUELS["respond"], concede(1), [{"player": 0, "moves": ["lead"]}]),
        (duel("lead", {0: "5"}, board="1379"), lead(0, "5"),
         [{"player": None, "moves": ["deal"]}]),
    ],
)  # fmt: skip
def test_who_acts_next(
    client: FlaskClient, state: Answer, move: Move, to_act: list[Answer]
) -> None:
    """The seat and its moves, in the order of the table of moves."""
    assert ask(client, "validate", state=state, move=move)["to_act"] == to_act


@pytest.mark.parametrize(
    ("state", "move", "rule"),
    [
        (teams("lead", {0: "345"}), lead(0, "7"), "table.card-not-held"),
        (duel("lead", {0: "59"}, board="1388"), lead(0, "5"), "woo.duel.single-only-if-stuck"),
    ],
)
def test_secrets_of_the_mover(client: FlaskClient, state: Answer, move: Move, rule: str) -> None:
    """What tells of the mover's hand is for the mover; others hear the rule alone."""
    asked = {"state": state, "move": move}
    plain = ask(client, "validate", **asked)["violations"]
    assert [(said["rule"], said["private_to"]) for said in plain] == [(rule, 0)]
    own = ask(client, "validate", **asked, viewer=0)["violations"]
    assert own[0].get("pointer") == plain[0]["pointer"]
    other = ask(client, "validate", **asked, viewer=1)
    assert other["verdict"] == "illegal"
    assert other["ruling_id"] is None
    assert other["violations"][0]["rule"] == rule
    assert not any(
        other["violations"][0].get(name) for name in ("reason", "message", "pointer", "params")
    )
    assert other["state"]["players"][0]["hand"] == [None] * len(state["players"][0]["hand"])


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (teams("lead", {0: "159"}), lead(0, "15")),
        (teams("lead", {1: "159"}), lead(1, "1")),
        (TABLES["draft"], draft(1, 5, to=1)),
        (teams("reclaim", partial=(0, "678")), take(0, 9)),
    ],
)
def test_what_all_may_hear(client: FlaskClient, state: Answer, move: Move) -> None:
    """All else is no secret."""
    violations = ask(client, "validate", state=state, move=move)["violations"]
    assert [said["private_to"] for said in violations] == [None]


def test_a_ruling_that_hangs_on_a_reading(client: FlaskClient) -> None:
    """A last single that is passed on wins the round, or comes back."""
    state = teams("complete", {0: ""}, partial=(0, "9"))
    said = ask(client, "validate", state=state, move=passes(2), readings=True)["readings"]
    assert [(other["option"], other["value"], other["verdict"]) for other in said] == [
        ("single_discard_goes_out", False, "legal")
    ]
    assert sorted(said[0]["changes"]) == ["scoring", "state"]
    tied = duel("respond", {1: "889"}, table=[(0, "set", "77")], board="1378")
    said = ask(client, "validate", state=tied, move=respond(1, "88"), readings=True)["readings"]
    assert [(other["option"], other["value"], other["verdict"]) for other in said] == [
        ("duel_responder_needs_board", False, "legal")
    ]
    assert "verdict" in said[0]["changes"]
    plain = ask(client, "validate", state=TABLES["lead"], move=lead(0, "7"), readings=True)
    assert plain["readings"] == []


def test_a_replay_stops_where_it_goes_wrong(client: FlaskClient) -> None:
    """It stops at the first illegal move; what stands is what was right."""
    state = duel("lead", {0: "5?", 1: "6789"}, board="1379", draw=unseen(10), rest="discard")
    moves = [lead(0, "5"), respond(1, "6"), concede(1), lead(1, "8", "9")]
    answer = ask(client, "replay", state=state, moves=moves)
    verdicts = [ruling["verdict"] for ruling in answer["rulings"]]
    assert verdicts == ["undetermined", "legal", "illegal"]
    assert answer["stopped_at"] == 2
    assert answer["state"]["turn"] == 0
    assert answer["state"]["ply"] == 2
    assert [item["cards"] for item in answer["state"]["table"]] == [[5], [6]]


def test_wrong_totals(client: FlaskClient) -> None:
    """What somebody claims against what the table scores."""
    state = teams("lead", points=(1, 0))
    claimed = [{"team": 0, "total": 2}, {"team": 1, "total": 0}]
    differences = ask(client, "score", state=state, claimed=claimed)["differences"]
    assert [(said["team"], said["claimed"], said["total"], said["difference"])
            for said in differences] == [(0, 2, 1, 1)]  # fmt: skip


def test_answers_are_sorted(client: FlaskClient) -> None:
    """Hands and what lies like hands come back sorted, unknown cards last."""
    state = put(teams("lead", {0: "9?3"}, discard="91"), "ply", 7)
    answer = ask(client, "audit", state=state)["state"]
    assert answer["players"][0]["hand"] == [3, 9, None]
    assert answer["discard"] == sorted(state["discard"])
    assert answer["ply"] == 7
    answer = ask(client, "audit", state=teams("draft", offer="97"))["state"]
    assert answer["offer"] == [7, 9]
    answer = ask(client, "audit", state=duel("lead", board="93?1"))["state"]
    assert answer["board"] == [1, 3, 9, None]
    assert answer["ruleset"] == "woo-1"
    assert answer["options"] == DEFAULTS
