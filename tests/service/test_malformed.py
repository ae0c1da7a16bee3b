"""Bodies that are no JSON are refused with the place where reading stopped."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from .problem import problem_told

MALFORMED: list[tuple[str, bytes, int, int | None]] = [
    ("empty", b"", 1, 1),
    ("white space only", b" \n ", 1, 1),
    ("a byte-order mark", b"\xef\xbb\xbf{}", 1, 1),
    ("UTF-16", '{"a": 1}'.encode("utf-16"), 1, 1),
    ("NaN", b'{"seed": NaN}', 1, 10),
    ("Infinity", b'{\n "seed": Infinity}', 2, 10),
    ("minus Infinity", b'{\n\n"seed": -Infinity}', 3, None),
    ("truncated", b'{"state":\n  {"game": "woo"', 2, None),
    ("truncated in a string", b'{"state":\n\n"wo', 3, None),
    ("two documents", b"{}\n{}", 2, 2),
    ("a trailing comma", b'{"a": 1,\n}', 2, 1),
    ("single quotes", b"{'a': 1}", 1, 2),
    ("a comment", b'{\n  // none\n "a": 1}', 2, 3),
    ("a leading zero", b'{"a": 01}', 1, None),
    ("hexadecimal", b'{"a": 0x1}', 1, None),
    ("a line break in a string", b'{"a": "b\nc"}', 1, None),
    ("a lone high surrogate", b'{"seed": "\\ud800"}', 1, None),
    ("a lone low surrogate", b'{"a": 1,\n "seed": "\\udc00"}', 2, None),
    ("surrogates the wrong way round", b'{"a": 1,\n\n "seed": "\\udc00\\ud800"}', 3, None),
    ("a lone surrogate in a name", b'{"\\ud800": 1}', 1, None),
    ("columns are characters", '{"äöü": ?}'.encode(), 1, 9),
    ("bad UTF-8", b'{"a": "\xff"}', 1, 8),
    ("bad UTF-8 further down", b'{"a": 1,\n "b": "\xff"}', 2, 8),
    ("a surrogate in UTF-8", b'{"a": 1,\n\n "b": "\xed\xa0\x80"}', 3, 8),
    ("lists 100,000 deep", b"[" * 100_000 + b"]" * 100_000, 1, None),
    ("lists 1,000 deep", b"[" * 1000 + b"]" * 1000, 1, None),
    ("objects 1,000 deep", b'{"":' * 1000 + b"1" + b"}" * 1000, 1, None),
    ("objects 50,000 deep", b'{"":' * 50_000, 1, None),
]


@pytest.mark.parametrize(
    ("body", "line", "column"), [row[1:] for row in MALFORMED], ids=[row[0] for row in MALFORMED]
)
def test_malformed(client: FlaskClient, body: bytes, line: int, column: int | None) -> None:
    """A column of None is not looked at: where an end is noticed is up to the parser."""
    response = client.post("/games/woo/audit", data=body, content_type="application/json")
    problem = problem_told(response, "malformed-json")
    assert problem["line"] == line
    assert problem["column"] == column or (column is None and problem["column"] >= 1)
    assert f"line {line}, column {problem['column']}" in problem["detail"]


@pytest.mark.parametrize("depth", [100, 256, 500])
def test_deep_json_is_read(client: FlaskClient, depth: int) -> None:
    """What can still be read as JSON is refused for what it is."""
    for start, end in ((b"[", b"]"), (b'{"state":', b"}")):
        body = start * depth + b"1" + end * depth
        response = client.post("/games/woo/audit", data=body, content_type="application/json")
        problem_told(response, "invalid-request")


def test_surrogate_pair_is_a_character(client: FlaskClient) -> None:
    response = client.post(
        "/games/woo/setup",
        data=b'{"players": [{"name": "\\ud83d\\ude00"}, {"name": "\xf0\x9f\x98\x80"}]}',
        content_type="application/json",
    )
    assert response.status_code == 200
    names = [player["name"] for player in response.get_json()["state"]["players"]]
    assert names == ["😀", "😀"]


def test_last_of_repeated_keys_counts(client: FlaskClient) -> None:
    response = client.post(
        "/games/woo/setup",
        data=b'{"players": 7, "players": [{"name": "Ada", "name": "Ben"}, {}]}',
        content_type="application/json",
    )
    assert response.get_json()["state"]["players"][0]["name"] == "Ben"
