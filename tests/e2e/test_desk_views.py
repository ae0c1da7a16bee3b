"""Every page of the desk: whom it keeps out, what it weighs, what it looks like, what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from referee import SLUGS

from .desk import TITLES, at_desk, shoot

LIGHTEST = 150 * 1024
"""What all that the first page loads may weigh."""

PAGES = ("ask", "table", "rules")
every_page = pytest.mark.parametrize("name", PAGES)
every_game = pytest.mark.parametrize("slug", SLUGS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@every_page
def test_first_pages(
    browser: Browser, service: str, pictures: Path, name: str, scheme: str
) -> None:
    with at_desk(browser, service, color_scheme=scheme) as desk:
        desk.open(f"#/{name}")
        for slug in SLUGS:
            expect(desk.page.locator(f".choice a.{slug}")).to_contain_text(TITLES[slug])
        desk.keeps_nobody_out()
        shoot(desk, pictures, f"{name}-{scheme}")
        desk.is_sound()


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
@every_game
def test_pages_of_a_game(
    browser: Browser, service: str, pictures: Path, slug: str, language: str, scheme: str
) -> None:
    with at_desk(browser, service, color_scheme=scheme, locale=language) as desk:
        for name in PAGES:
            desk.open(f"#/{name}/{slug}")
            for summary in desk.page.locator("summary:visible").all():
                summary.click()
            desk.keeps_nobody_out()
            shoot(desk, pictures, f"{name}-{slug}-{scheme}")
        desk.is_sound()


def test_every_question_can_be_asked_in_the_keys_of_a_keyboard(
    browser: Browser, service: str
) -> None:
    """Nothing but Tab, Enter and the space bar: a claim, and the ruling has the focus."""
    with at_desk(browser, service) as desk:
        desk.open("#/ask/whoa-there-cowboy")
        keys = desk.page.keyboard
        told = []
        for _ in range(60):
            keys.press("Tab")
            focused = desk.page.evaluate(
                "[document.activeElement.closest('fieldset fieldset')?.innerText.split('\\n')[0],"
                " document.activeElement.innerText]"
            )
            if focused in (["Number", "4"], ["How many", "2"]):
                keys.press("Space")
                told.append(focused)
            if focused[1] == "Let the referee rule" and len(told) == 4:
                keys.press("Enter")
                break
        head = desk.page.locator(".ruling h2")
        expect(head).to_have_text("No, not allowed")
        expect(head).to_be_focused()
        expect(desk.page.locator(".citation").first).to_contain_text("A claim beats the one before")


TOO_SMALL = """[...document.querySelectorAll('button, nav a, input:not(.hidden-input), summary')]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44)
  .map((one) => one.outerHTML)"""


def test_a_thumb_hits_what_is_there(browser: Browser, service: str) -> None:
    """All that can be tapped is 44 pixels high and wide, and nothing is wider than the phone."""
    with at_desk(browser, service) as desk:
        for slug in SLUGS:
            for name in PAGES:
                desk.open(f"#/{name}/{slug}")
                assert desk.page.evaluate(TOO_SMALL) == [], (slug, name)
                assert desk.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_large_letters_and_long_names(browser: Browser, service: str, language: str) -> None:
    """Letters twice as large, or a name without a space, make no page wider than the phone."""
    with at_desk(browser, service, locale=language) as desk:
        for name in PAGES:
            desk.open(f"#/{name}/woo")
            desk.page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert desk.page.evaluate("document.documentElement.scrollWidth") == 360, name
        desk.open("#/table/woo")
        for field in desk.page.locator(".name").all():
            field.fill("W" * 60)
        desk.tap(desk.page.locator(".setup button[type=submit]"))
        desk.settle()
        assert desk.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("path", ["chess", "constructor", "__proto__/woo", "ask/constructor"])
def test_page_that_is_not_there(browser: Browser, service: str, path: str) -> None:
    with at_desk(browser, service) as desk:
        desk.page.goto(f"{service}/#/{path}")
        expect(desk.page.locator("main")).to_have_text("There is no such page.")
        desk.is_sound()


def test_weight(browser: Browser, service: str, tell: Callable[[str], None]) -> None:
    """All that a phone gets until it can ask about the largest game."""
    heavy: list[Response] = []

    def take(response: Response) -> None:
        heavy.append(response)

    with at_desk(browser, service) as desk:
        desk.page.on("response", take)
        desk.open()
        desk.choose("wool-rules")
        sizes = {one.url: one.request.sizes()["responseBodySize"] for one in heavy}
    tell(f"\nThe desk: {sum(sizes.values())} bytes in {len(sizes)} answers")
    assert sum(sizes.values()) < LIGHTEST, sizes


def test_french(browser: Browser, service: str, pictures: Path) -> None:
    """As far as the catalogues go: all of WHOOPLA!, of other games the desk's own words."""
    with at_desk(browser, service, locale="fr-CA") as desk:
        desk.open()
        expect(desk.page.locator("html")).to_have_attribute("lang", "fr")
        desk.choose("whoopla")
        desk.tell("L’Héritage", "12")
        desk.tell("Piochées depuis", "4", "4")
        ruling = desk.rule("Que l’arbitre tranche")
        expect(ruling.get_by_role("heading", level=2)).to_have_text("Oui, c’est permis")
        expect(ruling.locator(".rule [lang]").first).to_have_attribute("lang", "fr")
        expect(ruling.locator(".readings .message")).to_have_text(
            "À cette table, pas de Sauvetage dans un tour Doucement."
        )
        desk.tap(desk.button("Nous jouons ainsi"))
        expect(desk.page.locator(".verdict")).to_contain_text("Non, c’est interdit")
        desk.keeps_nobody_out()
        shoot(desk, pictures, "ruling-french")
        desk.open("#/rules/yoyo")
        expect(desk.page.locator(".rules p").first).to_have_attribute("lang", "en")
        desk.tap(desk.page.get_by_role("button", name="English"))
        expect(desk.page.locator(".rules .kind").first).to_have_text("rule")
        desk.is_sound()


def test_what_was_assumed_can_be_corrected(browser: Browser, service: str) -> None:
    with at_desk(browser, service) as desk:
        desk.open("#/ask/woo")
        desk.tell("This meld lies", "7", "7", "8", "8")
        desk.tell("I want to lay", "8", "7")
        ruling = desk.rule()
        expect(ruling.locator(".message").first).to_have_text(
            "7, 8 cannot become anything that beats 7, 7, 8, 8."
        )
        desk.tap(ruling.get_by_role("button", name="Player 2: Hand"))
        desk.page.locator(".editor").get_by_role("spinbutton").fill("1")
        desk.page.locator(".editor").get_by_role("spinbutton").blur()
        expect(desk.page.locator(".corrected")).to_contain_text("Player 2: Hand 1 card")
        expect(desk.page.locator(".citation").first).to_contain_text("The card is in the hand")
        desk.tap(desk.page.locator(".corrected button"))
        expect(desk.page.locator(".corrected")).to_have_count(0)
        desk.tap(desk.button("Change the question"))
        expect(desk.field("This meld lies").locator(".tray .card")).to_have_count(4)
        desk.is_sound()


def test_rules_are_found(browser: Browser, service: str) -> None:
    with at_desk(browser, service) as desk:
        desk.open("#/rules/whoopla")
        desk.page.get_by_role("searchbox").fill("HERITAGE gentle")
        expect(desk.page.get_by_role("status")).to_contain_text("found")
        found = desk.page.locator(".rules li")
        expect(found.filter(has_text="whoopla.reading.gentle-rescue")).to_be_visible()
        assert found.count() < 20
        desk.tap(desk.button("readings"))
        expect(found.locator(".kind").first).to_have_text("reading")
        desk.is_sound()
