"""Swagger UI in a real browser: examples of the document are tried out, and ruled on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect

from .heard import Heard
from .serving import ROOT

VALIDATE = "/games/woo/validate"
DOCUMENT: dict[str, Any] = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
OPERATION: dict[str, Any] = DOCUMENT["paths"][VALIDATE]["post"]


def examples(described: dict[str, Any]) -> dict[str, Any]:
    """The examples of a request or of an answer, by name."""
    named: dict[str, Any] = described["content"]["application/json"]["examples"]
    known = DOCUMENT["components"]["examples"]
    return {name: known[one["$ref"].rpartition("/")[2]] for name, one in named.items()}


ASKED = examples(OPERATION["requestBody"])
ANSWERED = examples(OPERATION["responses"]["200"])
TRIED = {ANSWERED[name]["value"]["verdict"]: name for name in reversed(ANSWERED)}
"""An example of each verdict, its first."""


@pytest.fixture
def page(browser: Browser, picture: Path) -> Iterator[Page]:
    """An empty page; what it shows in the end is kept as a picture."""
    with browser.new_context(viewport={"width": 1280, "height": 1600}) as context:
        page = context.new_page()
        yield page
        page.screenshot(path=picture)


def test_examples_can_be_tried_out(page: Page, service: str) -> None:
    heard = Heard(page)
    page.goto(f"{service}/apidocs/")
    operation = page.locator(f"#operations-Woo-{OPERATION['operationId']}")
    operation.locator(".opblock-summary-control").click()
    chosen = operation.locator(".opblock-section-request-body").get_by_role("combobox").last
    for verdict, name in TRIED.items():
        chosen.select_option(label=ASKED[name]["summary"])
        with page.expect_response(f"**{VALIDATE}") as answered:
            operation.get_by_role("button", name="Execute").click()
        assert answered.value.status == 200
        shown = operation.locator(".live-responses-table tbody tr").first
        expect(shown.locator(".response-col_status")).to_have_text("200")
        ruling = shown.locator("pre").first
        expect(ruling).to_contain_text(f'"verdict": "{verdict}"')
        assert json.loads(ruling.inner_text()) == ANSWERED[name]["value"]
        shown.scroll_into_view_if_needed()

    assert heard.complaints == []
    assert f"{service}{VALIDATE}" in heard.addresses
    assert heard.hosts() == {urlsplit(service)[:2]}
