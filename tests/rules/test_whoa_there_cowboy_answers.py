"""Whoa There Cowboy: views, and what a ruling says besides its verdict."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from flask.testing import FlaskClient

from . import asking
from .case import Move, State, put
from .whoa_there_cowboy_build import (
    OPTIONS,
    cards,
    challenge,
    claim,
    deal,
    five,
    give,
    no_challenge,
    play,
    three,
    two,
    yeehaw,
)
from .whoa_there_cowboy_table import GAME_OVER, TABLES

ask = partial(asking.ask, "whoa-there-cowboy")

NO_CARD = {"direction_card": False}
OLDER = {"older_hand": True}

# --- Views -----------------------------------------------------------------------------------

HELD = {0: "125", 1: "4466", 2: "7"}


def view(client: FlaskClient, state: State, viewer: object) -> State:
    seen: State = ask(client, "view", state=state, viewer=viewer)["state"]
    return seen


@pytest.mark.parametrize("viewer", [0, 1, 2, "table"])
def test_views(client: FlaskClient, viewer: object) -> None:
    """The own hand, the own open cards, and whether the own play was a bluff; no pile."""
    state = three("play", HELD, claimed="2x3", opened="35", pile="61", through=(1, True),
                  tokens=(10, 20, 0), totals=(5, -1, 9), round=2)  # fmt: skip
    seen = view(client, state, viewer)
    for seat, text in HELD.items():
        hidden = [None] * len(text)
        assert seen["players"][seat]["hand"] == (cards(text) if seat == viewer else hidden)
    assert seen["open"]["cards"] == ([3, 5] if viewer == 2 else [None, None])
    assert seen["let_through"] == {"player": 1, "bluff": True if viewer == 1 else None}
    assert seen["pile"] == [None, None]
    assert seen["draw"] == [None] * len(state["draw"])
    kept = ("phase", "turn", "claim", "direction", "totals", "round", "first", "depletions")
    assert {name: seen[name] for name in kept} == {name: state[name] for name in kept}
    assert {name: seen["open"][name] for name in ("player", "claim", "before")} == {
        name: state["open"][name] for name in ("player", "claim", "before")
    }
    assert [player["tokens"] for player in seen["players"]] == [10, 20, 0]


@pytest.mark.parametrize("viewer", [0, 1, 2, "table"])
def test_what_a_view_leaves_as_it_is(client: FlaskClient, viewer: object) -> None:
    """Names, plies and options are no secret."""
    state = put(three("play", options=OLDER), "players/1/name", "Ada") | {"ply": 7}
    seen = view(client, state, viewer)
    assert [player.get("name") for player in seen["players"]] == [None, "Ada", None]
    assert (seen["ply"], seen["options"]) == (7, OPTIONS | OLDER)


def test_a_view_may_be_sent_again(client: FlaskClient) -> None:
    """What a seat sees is a table that can exist."""
    last = three("play", {2: ""}, claimed="1x3", opened="5", depletions=1)
    for state in (*TABLES.values(), GAME_OVER, last):
        for viewer in (0, 1, 2, "table"):
            seen = view(client, state, viewer)
            assert ask(client, "audit", state=seen)["consistent"] is True
            assert view(client, seen, viewer) == seen


def test_what_was_laid_open_is_hidden_again(client: FlaskClient) -> None:
    """Caught cards in the hand, and true cards on the pile."""
    caught = {
        "state": three("play", HELD, claimed="2x3", opened="35", draw="1"),
        "move": challenge(0),
    }
    for viewer, hand in ((0, [None] * 4), ("table", [None] * 4), (2, [1, 3, 5, 7])):
        after = ask(client, "validate", **caught, viewer=viewer)["state"]
        assert after["players"][2]["hand"] == hand
    true = {"state": three("play", HELD, claimed="2x3", opened="33"), "move": challenge(0)}
    for viewer in (0, 2, "table"):
        assert ask(client, "validate", **true, viewer=viewer)["state"]["pile"] == [None, None]


# --- What is private -------------------------------------------------------------------------

BOASTING = three("play", HELD, claimed="2x3", opened="35", through=(1, False))
SECRETS: list[tuple[State, Move, str, int]] = [
    (three("play", {0: "123"}), play(0, "1x7", "7"), "table.card-not-held", 0),
    (TABLES["gift"], give(0, "7"), "table.card-not-held", 0),
    (BOASTING, yeehaw(1), "cowboy.yeehaw.bluff", 1),
]
OPEN: list[tuple[State, Move, str]] = [
    (three("play", {0: "123"}, claimed="2x3"), play(0, "1x2", "2"), "cowboy.play.beats"),
    (three("play", {0: "123"}, claimed="2x7", options=NO_CARD), play(0, "1x2", "2"),
     "cowboy.play.restart"),
    (three("play", {0: "123"}, options={"exact_order": True}), play(0, "1x2", "2"),
     "cowboy.play.exact-order"),
    (three("play", {0: "123"}), play(0, "4x2"), "cowboy.play.hand"),
    (three("play", {0: "123"}), play(0, "2x2", "2"), "cowboy.play.quantity"),
    (three("play", {2: ""}, opened="3", depletions=1), play(0, "1x4"), "cowboy.play.last-play"),
    (three("play"), challenge(1), "cowboy.challenge.window"),
    (three("play", opened="3"), challenge(2), "cowboy.challenge.self"),
    (three("play", opened="3"), yeehaw(2), "cowboy.yeehaw.window"),
    (TABLES["play"], play(1, "1x4", "4"), "table.not-your-turn"),
]  # fmt: skip
NAMES = ("reason", "message", "pointer", "params")


@pytest.mark.parametrize(("state", "move", "rule", "seat"), SECRETS)
def test_secrets_of_who_moves(
    client: FlaskClient, state: State, move: Move, rule: str, seat: int
) -> None:
    """What tells of a hand is for that seat; others hear the rule alone."""
    asked = {"state": state, "move": move}
    plain = ask(client, "validate", **asked)["violations"]
    assert [(said["rule"], said["private_to"]) for said in plain] == [(rule, seat)]
    own = ask(client, "validate", **asked, viewer=seat)["violations"]
    assert own[0].get("pointer") == plain[0]["pointer"]
    for viewer in (2, "table"):
        answer = ask(client, "validate", **asked, viewer=viewer)
        assert (answer["verdict"], answer["ruling_id"]) == ("illegal", None)
        said = answer["violations"][0]
        assert said["rule"] == rule
        assert not any(said.get(name) for name in NAMES)
        assert set(answer["state"]["players"][seat]["hand"]) == {None}


@pytest.mark.parametrize(("state", "move", "rule"), OPEN)
def test_what_all_may_hear(client: FlaskClient, state: State, move: Move, rule: str) -> None:
    """All else is no secret."""
    violations = ask(client, "validate", state=state, move=move)["violations"]
    assert [(said["rule"], said["private_to"]) for said in violations] == [(rule, None)]


def test_a_report_that_the_pile_contradicts_is_shortened(client: FlaskClient) -> None:
    """It tells no viewer what lies there."""
    state = three("play", {2: ""}, opened="5", draw="1234567")
    asked = {"state": state, "move": no_challenge(drew="1234576")}
    assert ask(client, "validate", **asked)["violations"][0]["pointer"] == "#/move/drew/5"
    for viewer in (0, 1, 2, "table"):
        said = ask(client, "validate", **asked, viewer=viewer)["violations"][0]
        assert said["rule"] == "table.outcome-impossible"
        assert not any(said.get(name) for name in NAMES)


# --- Events ----------------------------------------------------------------------------------


def happened(client: FlaskClient, state: State, move: Move) -> list[str]:
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    return [event["type"] for event in answer["events"]]


@pytest.mark.parametrize("stands", [True, False])
def test_events_of_a_bluff(client: FlaskClient, stands: bool) -> None:
    """It is revealed and caught, and then paid for."""
    state = three("play", claimed="2x3", opened="35", options={"caught_claim_stands": stands})
    told = happened(client, state, challenge(0))
    assert told[:2] == ["revealed", "caught"]
    assert sorted(told[2:]) == sorted(["token", "drew"] + ["claim-restored"] * (not stands))
    empty = three("play", claimed="2x3", opened="35", rest=1, depletions=1)
    assert happened(client, empty, challenge(0)) == ["revealed", "caught", "token"]


@pytest.mark.parametrize(("draw", "parts"), [("123", (1, 2)), ("1234567", (1,))])
def test_events_of_a_depletion(client: FlaskClient, draw: str, parts: tuple[int, ...]) -> None:
    """The draw pile runs out, the pile is shuffled, and then the drawing goes on."""
    state = three("play", {2: ""}, claimed="1x3", opened="5", draw=draw, rest="pile")
    told = happened(client, state, no_challenge())
    assert told[:3] == ["let-through", "settled", "token"]
    rest = [kind for kind in told[3:] if kind != "drew"]
    assert rest == ["depleted", "reshuffled"]
    assert told.count("drew") in parts


def test_events_of_an_empty_draw_pile(client: FlaskClient) -> None:
    """A shuffle that was put off counts no depletion; a depletion may leave nothing to shuffle."""
    state = three("play", {1: "12"}, claimed="1x3", opened="5", draw="", pile="123", rest=0,
                  depletions=1)  # fmt: skip
    told = happened(client, state, challenge(0))
    assert (told.count("reshuffled"), told.count("depleted")) == (1, 0)
    state = three("play", {1: "12"}, claimed="1x3", opened="5", draw="1", pile="", rest=0)
    told = happened(client, state, challenge(0))
    assert (told.count("reshuffled"), told.count("depleted")) == (0, 1)


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (TABLES["play"], play(0, "1x4", "4")), (TABLES["play"], no_challenge()),
        (TABLES["gift"], give(0, "3")), (TABLES["round-over"], deal()),
        (TABLES["play"], challenge(0)), (TABLES["play"], yeehaw(1)),
        (three("play", {2: ""}, opened="5", draw="1234567"), no_challenge()),
        (three("gift", {0: "4"}, draw="1234567"), give(0, "4")),
        (three("play", opened="5", draw="7"), challenge(0, penalty="7")),
        (TABLES["round-over"], deal(["1234567"] * 3)),
    ],
)  # fmt: skip
def test_events_name_no_card_that_lies_face_down(
    client: FlaskClient, state: State, move: Move
) -> None:
    answer = ask(client, "validate", state=state, move=move)
    assert answer["verdict"] == "legal"
    for event in answer["events"]:
        if event["type"] != "revealed":
            assert not event.get("card")
            named = [event.get(name) for name in ("cards", "hand", "hands", "drew")]
            assert not any(isinstance(value, list) and any(value) for value in named)


# --- Readings, scores, replays ---------------------------------------------------------------

STANDS = "caught_claim_stands"
EMPTIES = "gift_can_empty_hand"


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (three("play", claimed="2x3", opened="35"), challenge(0), [(STANDS, False, {"state"})]),
        (three("play", claimed="2x3", opened="35", options={STANDS: False}), challenge(0),
         [(STANDS, True, {"state"})]),
        (three("play", claimed="2x3", opened="33"), challenge(0), []),
        (three("gift", {0: "4"}, pile="3"), give(0, "4"), [(EMPTIES, False, {"state", "scoring"})]),
        (three("gift", {0: "4"}, pile="3", depletions=1), give(0, "4"),
         [(EMPTIES, False, {"state", "scoring"})]),
        (three("gift", {0: "4"}, pile="3", options={EMPTIES: False}), give(0, "4"),
         [(EMPTIES, True, {"state", "scoring"})]),
        (three("gift", {0: "45"}, pile="3"), give(0, "4"), []),
        (TABLES["play"], play(0, "1x4", "4"), []), (TABLES["play"], no_challenge(), []),
        (TABLES["round-over"], deal(), []), (TABLES["play"], play(0, "1x2", "2"), []),
    ],
)  # fmt: skip
def test_rulings_that_hang_on_a_reading(
    client: FlaskClient, state: State, move: Move, said: list[tuple[str, bool, set[str]]]
) -> None:
    """Each option by itself, where anything differs."""
    readings = ask(client, "validate", state=state, move=move, readings=True)["readings"]
    got = [(other["option"], other["value"], set(other["changes"])) for other in readings]
    assert got == said
    assert all(other["verdict"] == "legal" for other in readings)


def test_wrong_totals(client: FlaskClient) -> None:
    """What somebody claims against what the table scores, earlier rounds counted."""
    state = three("round-over", {0: "", 1: "123", 2: "12"}, tokens=(20, 40, 0), depletions=1,
                  totals=(-7, 5, 30), round=2)  # fmt: skip
    claimed = [{"player": 0, "total": 13}, {"player": 1, "total": 45}, {"player": 2, "total": -2}]
    answer = ask(client, "score", state=state, claimed=claimed)
    assert [standing["total"] for standing in answer["scoring"]["standings"]] == [13, 42, 28]
    assert [
        (said["player"], said["claimed"], said["total"], said["difference"])
        for said in answer["differences"]
    ] == [(1, 45, 42, 3), (2, -2, 28, -30)]


def test_a_replay_stops_where_it_goes_wrong(client: FlaskClient) -> None:
    """It goes on through what is undetermined, and stops at what is illegal."""
    state = three("play", {0: "4567", 1: "1256"}, claimed="2x3", opened="35", through=(1, None))
    moves = [yeehaw(1), play(0, "1x4", "4"), play(1, "1x5", "5"), play(0, "1x6", "6")]
    answer = ask(client, "replay", state=state, moves=[*moves, play(2, "1x6")])
    verdicts = [ruling["verdict"] for ruling in answer["rulings"]]
    assert verdicts == ["undetermined", "legal", "legal", "illegal"]
    assert answer["stopped_at"] == 3
    assert (answer["state"]["turn"], answer["state"]["ply"]) == (2, 3)
    assert answer["state"]["claim"] == claim("1x5")


def test_a_replay_stops_where_a_card_must_be_revealed(client: FlaskClient) -> None:
    state = three("play", claimed="2x3", opened="3?", hidden="3")
    answer = ask(client, "replay", state=state, moves=[challenge(0), give(2)])
    assert [ruling["verdict"] for ruling in answer["rulings"]] == ["incomplete"]
    assert answer["rulings"][0]["unsettled"][0]["rule"] == "table.outcome-missing"
    assert (answer["stopped_at"], answer["state"]["phase"]) == (0, "play")
    told = ask(client, "replay", state=state, moves=[challenge(0, "33"), give(2)])
    assert (told["stopped_at"], told["state"]["phase"]) == (None, "play")


def test_what_hangs_on_a_bluff_is_private(client: FlaskClient) -> None:
    asked = {"state": put(BOASTING, "let_through/bluff", None), "move": yeehaw(1)}
    unsettled = ask(client, "validate", **asked)["unsettled"]
    assert [said["rule"] for said in unsettled] == ["cowboy.yeehaw.bluff"]
    assert ask(client, "validate", **asked, viewer=0)["verdict"] == "undetermined"


def test_answers_are_sorted(client: FlaskClient) -> None:
    """Hands and open cards come back sorted, unknown cards last; piles as they lie."""
    told: dict[str, Any] = {"claimed": "3x3", "opened": "?51", "pile": "6?1", "draw": "71"}
    state = put(two("play", {0: "4?1"}, **told), "ply", 7)
    answer = ask(client, "audit", state=state)["state"]
    assert answer["players"][0]["hand"] == [1, 4, None]
    assert answer["open"]["cards"] == [1, 5, None]
    assert (answer["draw"], answer["pile"]) == (state["draw"], [6, None, 1])
    assert (answer["ply"], answer["ruleset"]) == (7, "whoa-there-cowboy-1")
    assert answer["options"] == OPTIONS
    assert ask(client, "audit", state=answer)["state"] == answer


def test_no_unknown_card_is_left_out_of_a_score(client: FlaskClient) -> None:
    """A hidden card costs its point like any other, and who has won is known."""
    state = five("game-over", {0: "", 1: "???"}, depletions=2, tokens=(20, 0, 0, 0, 0))
    scoring = ask(client, "score", state=state)["scoring"]
    assert [standing["unknown_cards"] for standing in scoring["standings"]] == [0] * 5
    assert [standing["total"] for standing in scoring["standings"]] == [20, -3, -7, -7, -7]
    assert scoring["winners"] == [0]


# --- The catalogue ---------------------------------------------------------------------------

READINGS = (
    "deck players announced partial-bluff flip window settle caught-claim next gift-choice "
    "gift-out end-gift depleted refiller end-token after-reshuffle nothing-left restart "
    "exact-more double-penalty young yeehaw"
)
RULES = (
    "play.last-play play.beats play.restart play.exact-order play.hand play.quantity "
    "challenge.window challenge.self yeehaw.window yeehaw.bluff out caught gift depletion "
    "score.tokens score.cards score.tie direction tokens"
)


def test_what_the_catalogue_tells(client: FlaskClient) -> None:
    """Every rule of the game's page, and the readings that are options."""
    answer = client.get("/games/whoa-there-cowboy/rules").get_json()
    told = {rule["id"]: rule for rule in answer["rules"]}
    readings = [f"cowboy.reading.{name}" for name in READINGS.split()]
    assert {*readings, *[f"cowboy.{name}" for name in RULES.split()]} <= set(told)
    assert told["cowboy.reading.caught-claim"]["option"] == STANDS
    assert told["cowboy.reading.gift-out"]["option"] == EMPTIES
    assert all(told[reading]["title"] and told[reading]["text"] for reading in readings)
