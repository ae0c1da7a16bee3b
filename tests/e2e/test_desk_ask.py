"""The quarrels that the README shows, asked at the desk from the first tap to the ruling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from .desk import Desk, at_desk, shoot

MAX_TAPS = 15
A_TAP = 1.5
"""The seconds that somebody who has to look for it takes for a tap."""


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
    tell: Callable[[str], None],
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
    whole = seconds + desk.taps * A_TAP
    tell(f"\n{slug}: {desk.taps} taps, {seconds:.1f} s by machine, about {whole:.0f} s by thumb")
    assert desk.taps < MAX_TAPS


@pytest.mark.parametrize("slug", QUARRELS)
def test_each_assumption_can_be_corrected(browser: Browser, service: str, slug: str) -> None:
    """Tapped, it can be told otherwise there, or it leads back to the question that tells it."""
    with at_desk(browser, service, color_scheme="dark") as desk:
        desk.open(f"#/ask/{slug}")
        QUARRELS[slug][0](desk)
        ruling = desk.rule()
        for fold in ruling.locator(".assumed summary").all():
            fold.click()
        facts = ruling.locator(".assumed button.fact")
        told_there = facts.and_(desk.page.locator("[aria-expanded]"))
        assert facts.count() >= told_there.count() > 5
        for fact in told_there.all():
            fact.click()
        assert ruling.locator(".editor").count() == told_there.count()
        for editor in ruling.locator(".editor").all():
            expect(editor.locator("button, input").first).to_be_visible()
        desk.keeps_nobody_out()
        others = facts.and_(desk.page.locator(":not([aria-expanded])"))
        if others.count():
            others.first.click()
            expect(desk.page.locator("form.ask")).to_be_visible()
        desk.is_sound()


class Question(NamedTuple):
    """A question of a game: what is told, the verdict, and a rule that is cited."""

    slug: str
    asked: str
    told: Sequence[tuple[str, ...]]
    verdict: str
    cited: str


YES, NO, OPEN = "Yes, allowed", "No, not allowed", "It depends on hidden cards"
DICE = (("Twelve-sided", "5"), ("Ten-sided", "5"), ("Eight-sided", "4"))
QUESTIONS = [
    Question(
        "woo",
        "May I answer this meld?",
        [
            ("How many play", "Two, the duel"),
            ("This meld lies", "9"),
            ("On the board", "3"),
            ("I want to lay", "4"),
        ],
        NO,
        "woo.duel.answer-to-single",
    ),
    Question(
        "woo",
        "May I begin with this?",
        [("How many play", "Two, the duel"), ("On the board", "1", "9"), ("I want to lay", "5")],
        OPEN,
        "woo.duel.single-only-if-stuck",
    ),
    Question(
        "woo",
        "May I complete it so?",
        [("The partner has laid", "2", "3"), ("I want to lay", "7")],
        NO,
        "woo.complete.meld",
    ),
    Question(
        "woo",
        "May I take this back?",
        [("What is left of the passed", "6", "7", "8"), ("Card", "5")],
        NO,
        "woo.reclaim.card",
    ),
    Question(
        "yoyo",
        "May I lay it after drawing?",
        [
            ("On top of the pile", "Blue 8"),
            ("The card drawn", "Blue 9"),
            ("I want to lay", "Blue 10"),
        ],
        NO,
        "yoyo.play.drawn",
    ),
    Question(
        "yoyo",
        "May I answer a draw card?",
        [("On top of the pile", "Yellow 14"), ("I want to lay", "Blue 15")],
        NO,
        "yoyo.answer",
    ),
    Question(
        "yoyo", "May I draw?", [("On top of the pile", "Blue 8")], YES, "yoyo.reading.may-draw"
    ),
    Question(
        "whoopla",
        "May I stop?",
        [("The heritage", "7"), ("Drawn since", "3")],
        NO,
        "whoopla.stop.lively",
    ),
    Question(
        "whoopla",
        "May I play this action?",
        [("The heritage", "12"), ("Drawn since", "3"), ("The action", "+1")],
        NO,
        "whoopla.action.gentle",
    ),
    Question(
        "whoopla",
        "May I back this up?",
        [("The heritage", "none"), ("Drawn since", "3", "4", "3"), ("Card to save", "3: 3")],
        NO,
        "whoopla.backup.card",
    ),
    Question(
        "wool-rules",
        "Have I made my bid?",
        [("Bid", "20"), ("My chips", "2"), *DICE, ("I want to take", "white")],
        NO,
        "wool.take.reached",
    ),
    Question(
        "wool-rules",
        "May I roll again?",
        [("Bid", "14"), ("My chips", "2"), *DICE, ("Set aside", "d12")],
        NO,
        "wool.take.forced",
    ),
    Question(
        "wool-rules",
        "What does failing cost?",
        [
            ("Bid", "20"),
            ("In the corner", "−2"),
            ("My chips", "0"),
            *DICE,
            ("Black sheep that I take", "black"),
        ],
        OPEN,
        "wool.fail.black-sheep",
    ),
    Question(
        "wool-rules",
        "May I bid this?",
        [("Bid", "26+"), ("My chips", "0")],
        NO,
        "wool.bid.plus-needs-chip",
    ),
    Question(
        "whoa-there-cowboy",
        "What comes of a challenge?",
        [("Number", "3"), ("How many", "2"), ("The cards turn out", "3", "5")],
        YES,
        "cowboy.caught",
    ),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one.slug}: {one.asked}")
def test_question(browser: Browser, service: str, question: Question) -> None:
    with at_desk(browser, service) as desk:
        desk.open(f"#/ask/{question.slug}")
        desk.tap(desk.button(question.asked))
        for legend, *names in question.told:
            if names != ["none"]:
                desk.tell(legend, *names)
        ruling = desk.rule()
        expect(ruling.get_by_role("heading", level=2)).to_have_text(question.verdict)
        expect(ruling.locator(f'a[href$="/{question.cited}"]').first).to_be_visible()
        assert ruling.get_by_text("What would settle it").count() == (question.verdict == OPEN)
        desk.keeps_nobody_out()
        desk.is_sound()
