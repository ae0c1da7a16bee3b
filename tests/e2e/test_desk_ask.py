"""The quarrels that the README shows, asked at the desk from the first tap to the ruling."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .desk import Desk, at_desk, shoot

MOST_TAPS = 15


def woo(desk: Desk) -> None:
    desk.tell("This meld lies", "7", "7", "8", "8")
    desk.tell("I want to lay", "5", "5")


def yoyo(desk: Desk) -> None:
    desk.tell("On top of the pile", "Yellow", "Yellow 14")
    desk.tell("Direction", "up")
    desk.tell("I want to lay", "Red", "Red 14")


def whoopla(desk: Desk) -> None:
    desk.tell("The heritage", "12")
    desk.tell("Drawn since", "4", "4")
    desk.tell("Save it with", "+1")


def wool_rules(desk: Desk) -> None:
    desk.tell("Bid", "24")
    desk.tell("In the corner", "−3")
    desk.tell("My chips", "1")
    for die, shown in (("Twelve-sided", "12"), ("Ten-sided", "7"), ("Eight-sided", "7")):
        desk.tell(die, shown)
    desk.tell("Attempt", "3")
    desk.tell("I want to take", "18–34", "sheep 31")
    desk.tell("Chips paid", "1")


def whoa_there_cowboy(desk: Desk) -> None:
    last, claim = desk.field("The last claim"), desk.field("I want to claim")
    for within, number, quantity in ((last, "7", "2"), (claim, "7", "3")):
        desk.tap(desk.button(number, desk.field("Number", within)))
        desk.tap(desk.button(quantity, desk.field("How many", within)))
    desk.tell("Direction", "down")


QUARRELS: dict[str, tuple[Callable[[Desk], None], str]] = {
    "woo": (woo, "A response beats the meld before it"),
    "yoyo": (yoyo, "Which coloured card follows a yellow one?"),
    "whoopla": (whoopla, "Does a gentle turn forbid the rescue as well?"),
    "wool-rules": (wool_rules, "Who takes has reached the bid"),
    "whoa-there-cowboy": (whoa_there_cowboy, "A claim beats the one before"),
}


@pytest.mark.parametrize("slug", QUARRELS)
def test_quarrel(
    browser: Browser,
    service: str,
    pictures: Path,
    slug: str,
    record_property: Callable[[str, object], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    told, rule = QUARRELS[slug]
    with at_desk(browser, service) as desk:
        desk.open()
        desk.choose(slug)
        told(desk)
        ruling = desk.rule()
        seconds = desk.seconds()
        expect(ruling.get_by_role("heading", level=2)).to_have_text("Yes, allowed")
        expect(ruling.get_by_role("heading", level=2)).to_be_focused()
        expect(ruling.locator(".rule").filter(has_text=rule).first).to_contain_text("Rulebook: ")
        expect(ruling.locator(".assumed button.fact").first).to_be_visible()
        desk.keeps_nobody_out()
        shoot(desk, pictures, f"ruling-{slug}")
        desk.is_sound()
    record_property("taps", desk.taps)
    record_property("seconds", round(seconds, 1))
    with capsys.disabled():
        print(f"\n{slug}: {desk.taps} taps, {seconds:.1f} seconds of the desk's own")  # noqa: T201
    assert desk.taps < MOST_TAPS
