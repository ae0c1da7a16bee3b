"""Requests and rulings are counted, by nothing that a stranger can make up."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

from api.examples import examples
from api.metrics import _written
from referee import SLUGS
from referee.questions import QUESTIONS

Samples = Counter[tuple[str, str, str, str]]


def counted(client: FlaskClient) -> Samples:
    """How often it was what, by name, game and two more labels."""
    found: Samples = Counter()
    _written.cache_clear()
    for family in text_string_to_metric_families(client.get("/metrics").get_data(as_text=True)):
        for sample in family.samples:
            label = sample.labels.get
            if sample.name == "referee_request_seconds_count":
                place = (label("endpoint", ""), label("status", ""))
            elif sample.name in ("referee_rulings_total", "referee_citations_total"):
                place = (label("verdict", ""), label("rule", ""))
            else:
                continue
            found[sample.name, label("game", ""), *place] += int(sample.value)
    return found


@pytest.fixture
def growth(client: FlaskClient) -> Callable[[], Samples]:
    """What has been counted since the test began, apart from looking."""
    before = counted(client)

    def grown() -> Samples:
        after = counted(client)
        del after["referee_request_seconds_count", "", "metrics", "200"]
        return after - before

    return grown


@pytest.mark.parametrize("slug", SLUGS)
def test_requests_and_rulings(
    client: FlaskClient, growth: Callable[[], Samples], slug: str
) -> None:
    expected: Samples = Counter()
    for endpoint in QUESTIONS:
        for example in examples(slug, endpoint).values():
            answer = client.post(f"/games/{slug}/{endpoint}", json=example["request"]).get_json()
            expected["referee_request_seconds_count", slug, endpoint, "200"] += 1
            rulings = {"validate": [answer], "replay": answer.get("rulings")}.get(endpoint, [])
            for ruling in rulings:
                expected["referee_rulings_total", slug, ruling["verdict"], ""] += 1
                kinds = ("violations", "unsettled", "findings")
                for rule in {one["rule"] for kind in kinds for one in ruling.get(kind, [])}:
                    expected["referee_citations_total", slug, ruling["verdict"], rule] += 1
    assert growth() == expected
    assert {name for name, *_ in expected} >= {"referee_rulings_total", "referee_citations_total"}


def test_what_strangers_make_up_is_no_label(
    client: FlaskClient, growth: Callable[[], Samples]
) -> None:
    for path in ("/games/bridge", "/games/hush/rules", "/games/woo/rules/hush", "/hush", "/hush/2"):
        client.get(path, headers={"X-Request-Id": "hush", "User-Agent": "hush"})
    client.open("/games", method="HUSH")
    client.post("/games/hush/validate", json={"seed": "hush"})
    name = "referee_request_seconds_count"
    assert growth() == {
        (name, "", "about", "404"): 1,
        (name, "", "rules", "404"): 1,
        (name, "woo", "rule", "404"): 1,
        (name, "", "", "404"): 2,
        (name, "", "", "405"): 1,
        (name, "", "validate", "404"): 1,
    }
    assert "hush" not in client.get("/metrics").get_data(as_text=True)


def test_brief_rulings_count(client: FlaskClient, growth: Callable[[], Samples]) -> None:
    example = next(iter(examples("woo", "validate").values()))["request"]
    body = json.dumps({**example, "brief": True, "viewer": "table"})
    client.post("/games/woo/validate", data=body, content_type="application/json")
    assert sum(n for (name, *_), n in growth().items() if name == "referee_rulings_total") == 1


def test_put_together_once_a_second(client: FlaskClient) -> None:
    """Whoever asks all the time gets what others have been told."""
    told = {client.get("/metrics").get_data() for _ in range(20)}
    assert len(told) < 10
