"""Cards on a real table, and a phone that goes from hand to hand."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .desk import at_desk


def test_no_hand_is_shown_while_the_phone_is_passed(browser: Browser, service: str) -> None:
    with at_desk(browser, service) as desk:
        desk.open("#/table/whoa-there-cowboy")
        desk.tap(desk.button("This phone deals and rolls"))
        desk.tap(desk.button("Begin"))
        desk.settle()
        known = desk.page.locator("main .card:not(.back)")
        expect(known).to_have_count(0)
        desk.tap(desk.button("Hand the phone to Player 1"))
        expect(desk.page.locator("main .card")).to_have_count(0)
        expect(desk.page.locator(".passing h2")).to_be_focused()
        desk.keeps_nobody_out()
        desk.tap(desk.button("I am Player 1: show my hand"))
        expect(desk.page.locator(".own .card")).to_have_count(7)
        desk.tap(desk.button("Hide my hand"))
        desk.settle()
        expect(known).to_have_count(0)
        desk.is_sound()


def test_real_cards(browser: Browser, service: str) -> None:
    """Without a seed the table tells what came of it; what it leaves out is asked for."""
    with at_desk(browser, service) as desk:
        desk.open("#/table/whoopla")
        desk.tap(desk.button("Begin"))
        desk.settle()
        desk.tap(desk.page.locator("button.main[type=submit]"))
        expect(desk.page.locator(".verdict")).to_contain_text("So far, yes")
        expect(desk.page.locator(".citation")).to_contain_text("it must be stated")
        desk.tap(desk.button("Close"))
        desk.tell("Card", "8")
        desk.tap(desk.page.locator("button.main[type=submit]"))
        expect(desk.page.locator(".steps")).to_contain_text("Player 1 draws 8.")
        desk.is_sound()


def test_hand_of_which_a_part_is_known(browser: Browser, service: str) -> None:
    """The known cards come first, and any other card may be among the unknown ones."""
    with at_desk(browser, service) as desk:
        desk.open("#/table/woo")
        desk.tap(desk.button("Begin"))
        for seat, card in ((2, "4"), (1, "6")):
            desk.settle()
            desk.tell("Card", card)
            desk.tell("For", f"Player {seat}")
            desk.tap(desk.page.locator("button.main[type=submit]"))
        desk.tap(desk.button("Hand the phone to Player 1"))
        desk.tap(desk.button("I am Player 1: show my hand"))
        desk.settle()
        fold = desk.page.locator("summary", has_text="Say it yourself")
        if fold.count():
            fold.click()
        desk.tell("Cards", "6", "All cards", "7")
        desk.tap(desk.page.locator("button.main[type=submit]"))
        expect(desk.page.locator(".steps")).to_contain_text("Player 1 lays 6, 7.")
        desk.is_sound()


def test_sheep_of_their_own_box(browser: Browser, service: str) -> None:
    """A table enters the faces of its sheep as they turn up, and lays them out."""
    with at_desk(browser, service) as desk:
        desk.open("#/table/wool-rules")
        page = desk.page
        page.locator("summary", has_text="More about the table").click()
        desk.tell("We play with the sheep of our own box", "yes")
        for number, field in enumerate(
            desk.field("Number of the bidding").get_by_role("spinbutton").all()
        ):
            field.fill(str(70 + number))
            field.blur()
        desk.tap(desk.button("Begin"))
        desk.settle()
        for seat in (1, 2, 3):
            page.locator(".panel").first.locator("button.move").first.click()
            expect(page.locator(f'.table[data-moves="{seat}"]')).to_be_visible()
            desk.settle()
        page.locator("summary", has_text="Enter a sheep").click()
        deck = page.locator(".deck")
        for legend, value in (("Number of the sheep", "99"), ("Points", "6")):
            desk.field(legend, deck).get_by_role("spinbutton").fill(value)
            desk.field(legend, deck).get_by_role("spinbutton").blur()
        desk.tap(desk.button("white", deck))
        desk.tap(desk.button("Enter it"))
        desk.settle()
        for die, shown in (("Twelve-sided", "12"), ("Ten-sided", "10"), ("Eight-sided", "8")):
            desk.tell(die, shown)
        desk.tap(page.locator("button.main[type=submit]"))
        expect(page.locator(".steps")).to_contain_text("rolls d12 12, d10 10, d8 8.")
        desk.settle()
        desk.tell("Cards", "sheep 99", "Dog, bone", "dog", "dog")
        desk.tap(page.locator("button.main[type=submit]"))
        expect(page.locator(".steps")).to_contain_text("takes sheep 99, dog, dog.")
        desk.keeps_nobody_out()
        desk.is_sound()
