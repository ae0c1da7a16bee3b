"""Somebody at the desk: what they tap, how often, and what they read."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from .heard import Heard

PHONE = {"width": 360, "height": 740}
SCREEN = {"width": 1280, "height": 900}

TITLES = {
    "woo": "Woo",
    "yoyo": "YoYo",
    "whoopla": "WHOOPLA!",
    "wool-rules": "Wool Rules",
    "whoa-there-cowboy": "Whoa There Cowboy",
}


class Desk:
    """A page of the desk in a browser."""

    def __init__(self, page: Page, service: str) -> None:
        self.page, self.service = page, service
        self.heard = Heard(page)
        self.taps = 0
        self.begun = time.monotonic()

    def open(self, path: str = "") -> None:
        """Come to the desk; from here taps and seconds count."""
        self.taps, self.begun = 0, time.monotonic()
        self.page.goto("about:blank")
        self.page.goto(f"{self.service}/{path}")
        expect(self.page.locator("main h1").first).to_be_visible()
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is awaited."""
        expect(self.page.locator(".wait, [aria-busy=true]")).to_have_count(0)

    def tap(self, place: Locator) -> None:
        """Tap something."""
        place.click()
        self.taps += 1

    def button(self, name: str, within: Locator | None = None) -> Locator:
        """The button that is called so."""
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def choose(self, slug: str) -> None:
        """Tap a game on the first page."""
        self.tap(self.page.locator(f".choice a.{slug}"))
        self.settle()

    def field(self, legend: str, within: Locator | None = None) -> Locator:
        """The field whose legend begins so."""
        return (
            (within or self.page)
            .get_by_role("group", name=re.compile(f"^{re.escape(legend)}"))
            .first
        )

    def tell(self, legend: str, *names: str) -> None:
        """Tap buttons of a field, one after another: cards, tabs, numbers."""
        for name in names:
            self.tap(
                self.field(legend)
                .get_by_role("button", name=re.compile(f"^{re.escape(name)}(,|$)"))
                .last
            )

    def rule(self, name: str = "Let the referee rule") -> Locator:
        """Have it ruled on."""
        self.tap(self.button(name))
        ruling = self.page.locator(".ruling")
        expect(ruling).to_be_visible()
        return ruling

    def seconds(self) -> float:
        """How long it has taken since the desk was opened."""
        return time.monotonic() - self.begun

    def moves(self) -> int:
        """How many moves the game at this table has."""
        self.settle()
        return int(self.page.locator(".table").get_attribute("data-moves") or 0)

    def is_sound(self) -> None:
        """Nothing was complained of, and nobody else was asked."""
        assert self.heard.complaints == [], self.heard.complaints
        assert self.heard.hosts() == {urlsplit(self.service)[:2]}

    def keeps_nobody_out(self) -> None:
        """Axe finds nothing that would keep somebody from using what is shown."""
        found: list[Any] = Axe().run(self.page).response["violations"]
        told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found]
        assert told == [], (self.page.url, told)


@contextmanager
def at_desk(browser: Browser, service: str, **context: Any) -> Iterator[Desk]:
    """A desk in a browser of its own, which has kept nothing."""
    options = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce", **context}
    with browser.new_context(**options) as opened:
        yield Desk(opened.new_page(), service)


def shoot(desk: Desk, folder: Path, name: str) -> None:
    """Keep pictures of what is shown, on a phone and on a large screen."""
    for width, size in (("360", PHONE), ("1280", SCREEN)):
        desk.page.set_viewport_size(size)
        desk.page.screenshot(path=folder / f"desk-{name}-{width}.png", full_page=True)
    desk.page.set_viewport_size(PHONE)
