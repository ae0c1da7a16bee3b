"""docs/ruling-id.md: the ID worked out by its steps is the one that the service gives."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

PAGE = (Path(__file__).parents[2] / "docs" / "ruling-id.md").read_text(encoding="utf-8")


def shown(label: str) -> str:
    """The one block of the page with this label, without its last line break."""
    (block,) = re.findall(rf"^```{label}\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)
    return block


def test_hash() -> None:
    assert hashlib.sha256(shown("canonical").encode()).hexdigest() == shown("sha256")


def test_service(client: FlaskClient) -> None:
    response = client.post("/games/woo/validate", json=json.loads(shown("json")))
    assert response.get_json()["ruling_id"] == shown("sha256")


def test_steps(client: FlaskClient) -> None:
    """The canonical text, made as the page says by what JSON the standard library writes."""
    asked = json.loads(shown("json"))
    audited = client.post("/games/woo/audit", json={"state": asked["state"]}).get_json()
    request = {"state": audited["state"], "move": asked["move"], "seed": asked["seed"]}
    question = {"endpoint": "validate", "ruleset": "woo-1", "request": request}
    text = json.dumps(question, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert text == shown("canonical")


@pytest.mark.parametrize(
    ("change", "same"),
    [
        ({"brief": False}, True),
        ({"readings": True}, False),
        ({"seed": "another"}, False),
        ({"move": {"type": "respond", "player": 1, "cards": [8, 9]}}, False),
    ],
    ids=["brief", "readings", "seed", "order of the cards"],
)
def test_what_counts(client: FlaskClient, change: dict[str, object], same: bool) -> None:
    asked = json.loads(shown("json")) | change
    named = client.post("/games/woo/validate", json=asked).get_json()["ruling_id"]
    assert (named == shown("sha256")) is same


def test_viewer(client: FlaskClient) -> None:
    asked = json.loads(shown("json")) | {"viewer": "table"}
    assert client.post("/games/woo/validate", json=asked).get_json()["ruling_id"] is None
