"""Every limit of the contract stands in the document."""

from __future__ import annotations

from typing import Any

import pytest

from .document import (
    DOCUMENT,
    POST_PATHS,
    SCHEMAS,
    Json,
    answer_of,
    name_of,
    reached_from,
    request_of,
)

LARGEST = 2**53 - 1
SEAT = {"minimum": 0, "maximum": 99}
CARD = {"minimum": 1, "maximum": 9}
DECK = {"minItems": 0, "maxItems": 54}

REQUESTS = [request_of(path)["schema"] for path in POST_PATHS]

LIMITS: list[tuple[str, str, Json]] = [
    ("WooState", "ply", {"minimum": 0, "maximum": LARGEST}),
    ("WooState", "turn", SEAT),
    ("WooState", "lead", SEAT),
    ("WooState", "round", {"minimum": 1, "maximum": LARGEST}),
    ("WooState", "offer", {"minItems": 0, "maxItems": 2}),
    ("WooState", "board", {"minItems": 0, "maxItems": 4}),
    ("WooState", "draw", DECK),
    ("WooState", "discard", DECK),
    ("WooState", "table", DECK),
    ("WooState", "points", {"minItems": 2, "maxItems": 2}),
    ("WooState", "points.items", {"minimum": 0, "maximum": LARGEST}),
    ("WooPlayer", "hand", DECK),
    ("WooPlayer", "hand.items", CARD),
    ("WooPlayer", "name", {"minLength": 1, "maxLength": 40}),
    ("SetupSeat", "name", {"minLength": 1, "maxLength": 40}),
    ("WooPartial", "player", SEAT),
    ("WooPartial", "cards", DECK),
    ("WooPartial", "cards.items", CARD),
    ("WooMeld", "cards", DECK),
    ("WooOptions", "points_to_win", {"minimum": 1, "maximum": 9}),
    ("WooDraft", "card", CARD),
    ("WooDraft", "to", SEAT),
    ("WooLead", "player", SEAT),
    ("WooLead", "cards", DECK),
    ("WooLead", "board", DECK),
    ("WooLead", "refill", DECK),
    ("WooComplete", "cards", DECK),
    ("WooRespond", "cards.items", CARD),
    ("WooConcede", "take", CARD),
    ("WooTake", "card", CARD),
    ("WooDeal", "hands.items", DECK),
    ("WooSetup", "first", SEAT),
    ("WooSetup", "hands.items", {"minItems": 13, "maxItems": 13}),
    ("WooSetup", "offer", {"minItems": 2, "maxItems": 2}),
    ("WooSetup", "board", {"minItems": 4, "maxItems": 4}),
    ("WooSetup", "seed", {"minLength": 1, "maxLength": 128}),
    ("WooValidateRequest", "seed", {"minLength": 1, "maxLength": 128}),
    ("WooReplayRequest", "seed", {"minLength": 1, "maxLength": 128}),
    ("WooReplayRequest", "moves", {"minItems": 0, "maxItems": 2000}),
    ("WooMovesRequest", "player", SEAT),
    ("WooMovesRequest", "limit", {"minimum": 1, "maximum": 10_000}),
    ("SideClaim", "total", {"minimum": -LARGEST, "maximum": LARGEST}),
    ("Problem", "errors", {"maxItems": 100}),
]


@pytest.mark.parametrize(("schema", "field", "limits"), LIMITS)
def test_limit(schema: str, field: str, limits: Json) -> None:
    first, *inner = field.split(".")
    described = SCHEMAS[schema]["properties"][first]
    for word in inner:
        described = described[word]
    assert {word: described.get(word) for word in limits} == limits


def test_two_or_four_are_seated() -> None:
    seats = SCHEMAS["WooSetup"]["properties"]["players"]
    assert (seats["minItems"], seats["maxItems"]) == (2, 4)
    assert seats["not"] == {"minItems": 3, "maxItems": 3}


@pytest.mark.parametrize("request_schema", REQUESTS, ids=name_of)
def test_nothing_in_a_request_is_without_limit(request_schema: Json) -> None:
    for schema in reached_from(request_schema, set()):
        kind = kinds(schema)
        if "integer" in kind:
            assert -LARGEST <= schema["minimum"] <= schema["maximum"] <= LARGEST
        if "array" in kind:
            lengths = schema.get("oneOf", [schema])
            assert all("maxItems" in one for one in lengths), schema
        if "string" in kind:
            assert schema.keys() & {"enum", "maxLength"}, schema


@pytest.mark.parametrize("request_schema", REQUESTS, ids=name_of)
def test_no_list_of_cards_is_longer_than_the_deck(request_schema: Json) -> None:
    for schema in reached_from(request_schema, set()):
        item = schema.get("items", {})
        if {word: item.get(word) for word in CARD} == CARD:
            assert schema["maxItems"] <= 54


@pytest.mark.parametrize("request_schema", REQUESTS, ids=name_of)
def test_requests_are_closed(request_schema: Json) -> None:
    for schema in reached_from(request_schema, set()):
        if "object" in kinds(schema):
            assert schema["additionalProperties"] is False, schema


@pytest.mark.parametrize("path", POST_PATHS)
def test_answers_are_open_around_closed_states(path: str) -> None:
    answer = SCHEMAS[name_of(answer_of(path, "post")["schema"])]
    assert answer["additionalProperties"] is True
    for name in ("state", "scoring", "violations", "findings", "to_act"):
        objects = [
            schema
            for schema in reached_from(answer["properties"].get(name, {}), set())
            if "object" in kinds(schema)
        ]
        assert {schema["additionalProperties"] for schema in objects} <= {name != "state"}


def test_size_of_a_body() -> None:
    assert "256 KiB" in DOCUMENT["info"]["description"]


def test_default_limit_of_moves() -> None:
    assert "1000" in SCHEMAS["WooMovesRequest"]["properties"]["limit"]["description"]


def kinds(schema: Json) -> Any:
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else kind
