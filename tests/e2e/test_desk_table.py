"""A whole round of each game refereed at the desk, with undo, file and link."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Locator, expect

from .desk import Desk, at_desk, shoot

MAX_MOVES = 250
SEED = "referee"


class Evening(NamedTuple):
    """How a round of a game is played here.

    ``eager`` are moves by their names, the ones made before others first; ``over`` is how the log
    tells that the round is over. ``fewer`` says how often a seat is taken away.
    """

    over: str
    eager: Sequence[str]
    fewer: int = 0
    options: Sequence[tuple[str, str]] = ()
    scheme: str = "light"


EVENINGS = {
    "woo": Evening(
        "The round goes to",
        ("Draft", "Complete", "Answer", "Begin", "Take back", "Concede", "Pass"),
    ),
    "yoyo": Evening("Game 1 is over", ("Lay", "Pass on", "Draw from", "Draw"), 1, scheme="dark"),
    "whoopla": Evening(
        "The game is over",
        ("Name the joker", "Rescue", "Backup", "STOP", "Draw"),
        2,
        [("Points to win", "8")],
    ),
    "wool-rules": Evening(
        "The round is over", ("Bid", "Take", "Take the rest", "Roll", "Fail"), scheme="dark"
    ),
    "whoa-there-cowboy": Evening(
        "The round is over", ("Let it through", "Claim", "Give", "Challenge"), 1
    ),
}
every_evening = pytest.mark.parametrize("slug", EVENINGS)


def begin(
    desk: Desk, evening: Evening, names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dan")
) -> None:
    """Sit down, and let the phone deal."""
    for _ in range(evening.fewer):
        desk.tap(desk.button("Fewer players"))
    for field, name in zip(desk.page.locator(".name").all(), names, strict=False):
        field.fill(name)
    desk.tap(desk.button("This phone deals and rolls"))
    desk.page.locator(".setup .text input").fill(SEED)
    if evening.options:
        desk.page.locator("summary", has_text="Rules at your table").click()
    for legend, value in evening.options:
        desk.field(legend).get_by_role("spinbutton").fill(value)
    desk.tap(desk.button("Begin"))
    expect(desk.page.locator(".turn")).to_be_visible()
    desk.settle()


def largest(moves: Locator) -> Locator:
    """Of listed moves one that has the most cards."""
    cards = moves.evaluate_all("all => all.map(one => one.querySelectorAll('.card').length)")
    return moves.nth(cards.index(max(cards)))


def act(desk: Desk, evening: Evening) -> None:
    """Make the move that is liked best, by whoever is on turn; the phone goes to them for it."""
    before = desk.moves()
    table = [
        one for one in desk.page.locator(".panel").all() if "Let it through" in one.inner_text()
    ]
    passing = desk.page.locator(".panel > button.main")
    if passing.count() and not table:
        passing.first.click()
        expect(desk.page.locator(".lies")).to_have_count(0)
        desk.page.locator(".passing button.main").click()
        expect(desk.page.locator(".table .notice").first).to_be_visible()
        desk.settle()
    panel = table[0] if table else desk.page.locator(".panel").first
    kinds = panel.locator("button.type")
    there = kinds.all_inner_texts()
    for name in evening.eager:
        if there and name not in there:
            continue
        if there:
            kinds.nth(there.index(name)).click()
        listed = panel.locator("button.move")
        if listed.count():
            largest(listed).click()
            break
        submit = panel.locator("button.main[type=submit]")
        if submit.count() and submit.is_enabled():
            submit.click()
            break
    else:
        pytest.fail(f"Nothing to do: {panel.inner_text()}")
    expect(desk.page.locator(f'.table[data-moves="{before + 1}"]')).to_be_visible()


def replayed(service: str, slug: str, body: bytes) -> Any:
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{service}/games/{slug}/replay", body, headers), timeout=30) as answer:
        return json.load(answer)


@every_evening
def test_round(browser: Browser, service: str, pictures: Path, slug: str) -> None:
    evening = EVENINGS[slug]
    over = re.compile(evening.over)
    with at_desk(browser, service, color_scheme=evening.scheme) as desk:
        desk.open(f"#/table/{slug}")
        desk.keeps_nobody_out()
        shoot(desk, pictures, f"setup-{slug}")
        begin(desk, evening)
        shoot(desk, pictures, f"begun-{slug}")
        desk.keeps_nobody_out()
        for _ in range(MAX_MOVES):
            act(desk, evening)
            if over.search(desk.page.locator(".steps > li").first.inner_text()):
                break
            if desk.moves() == 5:
                shoot(desk, pictures, f"playing-{slug}")
                undone(desk, evening)
        else:
            pytest.fail("The round does not end.")
        shoot(desk, pictures, f"over-{slug}")
        desk.keeps_nobody_out()
        kept_and_opened(browser, desk, slug)
        desk.is_sound()


def undone(desk: Desk, evening: Evening) -> None:
    """The last move is taken back, and made again."""
    made, last = desk.moves(), desk.page.locator(".steps > li").first.inner_text()
    desk.tap(desk.button("Undo the last move"))
    expect(desk.page.locator(f'.table[data-moves="{made - 1}"]')).to_be_visible()
    act(desk, evening)
    assert desk.page.locator(".steps > li").first.inner_text() == last


def kept_and_opened(browser: Browser, desk: Desk, slug: str) -> None:
    """The file is a body of /replay; opened, reloaded or by its link the game is the same."""
    page, moves, score = desk.page, desk.moves(), desk.page.locator(".score").inner_text()

    def is_the_same(other: Desk) -> None:
        expect(other.page.locator(f'.table[data-moves="{moves}"]')).to_be_visible()
        other.settle()
        assert other.page.locator(".score").inner_text() == score

    with page.expect_download() as saving:
        desk.tap(desk.button("Save as a file"))
    file = saving.value.path()
    answer = replayed(desk.service, slug, file.read_bytes())
    assert (answer["stopped_at"], len(answer["rulings"])) == (None, moves)

    desk.tap(desk.button("Make a link"))
    link = page.locator("input.link").input_value()
    assert link.startswith(f"{desk.service}/#/table/{slug}/")
    with at_desk(browser, desk.service) as other:
        other.page.goto(link)
        is_the_same(other)
        other.page.reload()
        is_the_same(other)
        other.is_sound()

    desk.tap(desk.button("End this game"))
    desk.tap(desk.button("End this game"))
    expect(page.locator(".setup")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    is_the_same(desk)
    expect(page.locator(".notice").first).to_have_text("All moves of this log are right.")


def test_game_before_another_one(browser: Browser, service: str) -> None:
    """A link, a file or an end does away with no game for good."""
    with at_desk(browser, service) as desk, at_desk(browser, service) as other:
        for one, moves in ((desk, 3), (other, 1)):
            one.open("#/table/whoopla")
            begin(one, EVENINGS["whoopla"])
            for _ in range(moves):
                act(one, EVENINGS["whoopla"])
        desk.tap(desk.button("Make a link"))
        other.page.goto("about:blank")
        other.page.goto(desk.page.locator("input.link").input_value())
        assert other.moves() == 3
        for _ in range(2):
            other.tap(other.button("End this game"))
        other.tap(other.button("Back to the game before"))
        assert other.moves() == 3
        other.is_sound()


def edited_log(desk: Desk, edit: Callable[[Any], None]) -> bytes:
    with desk.page.expect_download() as saving:
        desk.tap(desk.button("Save as a file"))
    log = json.loads(saving.value.path().read_bytes())
    edit(log)
    return json.dumps(log).encode()


def test_log_shows_where_it_went_wrong(browser: Browser, service: str, pictures: Path) -> None:
    evening = EVENINGS["woo"]
    with at_desk(browser, service) as desk:
        desk.open("#/table/woo")
        begin(desk, evening)
        for _ in range(4):
            act(desk, evening)

        def swap(log: Any) -> None:
            log["moves"][2:] = reversed(log["moves"][2:])

        log = edited_log(desk, swap)
        desk.page.locator("input[type=file]").set_input_files(
            {"name": "evening.json", "mimeType": "application/json", "buffer": log}
        )
        wrong = desk.page.locator(".wrong")
        expect(wrong).to_contain_text("It went wrong here: Move 3")
        expect(wrong.locator(".verdict")).to_contain_text("No, not allowed")
        assert desk.moves() == 2
        desk.keeps_nobody_out()
        shoot(desk, pictures, "wrong")
        desk.is_sound()


def test_disputed_evening_of_the_examples(browser: Browser, service: str) -> None:
    """The example that stops at the move which was wrong, as a file that was sent to somebody."""
    file = Path(__file__).parents[2] / "examples" / "disputed_evening.json"
    with at_desk(browser, service) as desk:
        desk.open("#/table/woo")
        desk.page.locator("input[type=file]").set_input_files(file)
        expect(desk.page.locator(".wrong .verdict")).to_be_visible()
        desk.is_sound()
