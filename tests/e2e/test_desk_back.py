"""A question that somebody comes back to, and what becomes of what was corrected meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from .desk import Desk, at_desk


def ask_about_a_bomb(desk: Desk) -> None:
    desk.open("#/ask/woo")
    desk.tell("This meld lies", "7", "7", "8", "8")
    desk.tell("I want to lay", "5", "5")
    desk.rule()


def correct(desk: Desk, place: str, button: str = "", number: str = "") -> None:
    """Tell an assumption otherwise."""
    desk.tap(desk.page.locator(".assumed").get_by_role("button", name=place))
    editor = desk.page.locator(".editor")
    if number:
        editor.get_by_role("spinbutton").fill(number)
        editor.get_by_role("spinbutton").blur()
    else:
        desk.tap(desk.button(button, editor))
    expect(desk.page.locator(".corrected")).to_contain_text(place)


def test_question_is_there_after_a_look_at_a_rule(browser: Browser, service: str) -> None:
    with at_desk(browser, service) as desk:
        ask_about_a_bomb(desk)
        desk.tap(desk.page.locator(".rule a").first)
        expect(desk.page.locator(".lookup")).to_be_visible()
        desk.page.go_back()
        expect(desk.page.locator(".verdict")).to_contain_text("Yes, allowed")
        desk.tap(desk.button("Another question"))
        expect(desk.page.locator(".tray .card")).to_have_count(0)
        desk.is_sound()


def test_language_takes_nothing_away(browser: Browser, service: str) -> None:
    """What was told stays; a ruling in the other language goes, for it would be half of each."""
    with at_desk(browser, service) as desk:
        desk.open("#/ask/whoopla")
        desk.tell("Drawn since", "4", "4")
        desk.rule()
        desk.tap(desk.page.get_by_role("button", name="Français"))
        expect(desk.button("Que l’arbitre tranche")).to_be_visible()
        expect(desk.page.locator(".tray .card")).to_have_count(2)
        desk.open("#/table/whoopla")
        desk.page.locator(".name").first.fill("Zoé")
        desk.tap(desk.page.get_by_role("button", name="English"))
        expect(desk.button("Begin")).to_be_visible()
        expect(desk.page.locator(".name").first).to_have_value("Zoé")
        desk.is_sound()


def test_what_is_told_later_counts(browser: Browser, service: str) -> None:
    """A correction gives way to a hand that the question tells since, and to another question."""
    with at_desk(browser, service) as desk:
        ask_about_a_bomb(desk)
        correct(desk, "Player 2: Hand", number="5")
        desk.tap(desk.button("Change the question"))
        desk.page.locator("summary", has_text="More about the table").click()
        desk.tell("My hand", "3", "9")
        expect(desk.rule()).to_contain_text("The card is in the hand")
        expect(desk.page.locator(".corrected")).to_have_count(0)
        correct(desk, "Player 1: Hand", number="5")
        desk.tap(desk.button("Change the question"))
        desk.tap(desk.button("May I begin with this?"))
        desk.rule()
        expect(desk.page.locator(".corrected")).to_have_count(0)
        desk.is_sound()


def test_corrections_are_said_as_people_say_them(browser: Browser, service: str) -> None:
    """Seats by their names, and inside of a field only what was corrected there."""
    with at_desk(browser, service) as desk:
        desk.open("#/ask/whoa-there-cowboy")
        desk.tap(desk.button("What comes of a challenge?"))
        desk.tell("Number", "3")
        desk.tell("How many", "2")
        desk.tell("The cards turn out", "3", "5")
        desk.rule()
        correct(desk, "Who began", "Player 2")
        correct(desk, "Open play › Who", "Player 1")
        corrected = desk.page.locator(".corrected li")
        expect(corrected).to_have_text(
            [
                re.compile(r"Who began\s+Player 2\s+✕"),
                re.compile(r"Open play › Who\s+Player 1\s+✕"),
            ]
        )
        desk.keeps_nobody_out()
        desk.tap(corrected.first.get_by_role("button"))
        expect(corrected).to_have_count(1)
        desk.is_sound()


def test_cards_are_called_by_their_names(browser: Browser, service: str) -> None:
    """Not as the API writes them."""
    with at_desk(browser, service) as desk:
        desk.open("#/ask/yoyo")
        desk.tell("I want to lay", "Yellow", "Yellow 18", "Yellow 3")
        ruling = desk.rule()
        expect(ruling.locator(".message").first).to_contain_text("Yellow 18 (")
        expect(desk.page.locator("main")).not_to_contain_text(re.compile(r"\by\d"))
        desk.is_sound()


def test_french_has_a_space_before_a_colon(browser: Browser, service: str) -> None:
    """And no colon comes after a question, in any language."""
    with at_desk(browser, service, locale="fr-FR") as desk:
        desk.open("#/ask/yoyo")
        desk.tell("Je veux poser", "Bleu 7")
        desk.rule("Que l’arbitre tranche")
        asked = desk.page.locator(".asked").inner_text()
        assert "Je veux poser\u00a0: Bleu 7" in asked
        assert "dessus\u00a0? Quelqu’un" in asked
        assert not re.search(r"\S: ", desk.page.locator(".facts").first.inner_text())
        desk.is_sound()
