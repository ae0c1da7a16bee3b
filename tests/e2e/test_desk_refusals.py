"""What the desk says where it is not answered as hoped, and how the phone is handed over."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from api.access import hash_of, new_key

from .desk import Desk, at_desk
from .serving import serving


def ask_about_a_claim(desk: Desk) -> None:
    desk.open("#/ask/whoa-there-cowboy")
    claim = desk.field("I want to claim")
    desk.tap(desk.button("5", desk.field("Number", claim)))
    desk.tap(desk.button("2", desk.field("How many", claim)))


def answering(status: int, problem: Any, **headers: str) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        body = json.dumps(problem) if problem is not None else "<h1>Bad gateway</h1>"
        route.fulfill(status=status, body=body, headers=headers)

    return answer


def cut_off(route: Route) -> None:
    route.abort()


UNCLEAR = {
    "errors": [{"pointer": "#/known/claim/number", "detail": "Must be 1 to 7.", "code": "range"}]
}


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (answering(422, UNCLEAR), "could not make sense of this"),
        (answering(409, UNCLEAR), "Claim to beat › Number: Must be 1 to 7."),
        (answering(400, {"title": "Bad request"}), "could not make sense of this"),
        (answering(413, {}), "more than the referee can take"),
        (answering(429, {}, **{"Retry-After": "17"}), "Try again in 17 seconds"),
        (answering(500, {}, **{"X-Request-Id": "abc"}), "for whoever runs it: request abc"),
        (answering(502, None), "the fault is ours"),
        (answering(503, {}), "just being restarted"),
        (cut_off, "cannot be reached"),
    ],
)
def test_refusal_is_a_sentence(
    browser: Browser, service: str, answer: Callable[[Route], None], sentence: str
) -> None:
    with at_desk(browser, service) as desk:
        ask_about_a_claim(desk)
        desk.page.route("**/situation", answer)
        desk.tap(desk.button("Let the referee rule"))
        refused = desk.page.get_by_role("alert")
        expect(refused).to_contain_text(sentence, ignore_case=True)
        desk.keeps_nobody_out()
        desk.page.unroute("**/situation")
        expect(desk.rule()).to_contain_text("Yes, allowed")


def test_nothing_can_be_reached_at_first(browser: Browser, service: str) -> None:
    with at_desk(browser, service) as desk:
        desk.page.route("**/games", cut_off)
        desk.page.goto(service)
        expect(desk.page.get_by_role("alert")).to_contain_text("cannot be reached")
        desk.page.unroute("**/games")
        desk.tap(desk.button("Try again"))
        expect(desk.page.locator(".choice a").first).to_be_visible()


def test_key(browser: Browser) -> None:
    """Where a key is wanted the desk asks for it, keeps it, and forgets it again."""
    key = new_key()
    with serving(REFEREE_API_KEYS=hash_of(key)) as address, at_desk(browser, address) as desk:
        desk.open()
        expect(desk.page.locator("h1")).to_have_text("This service answers only with a key.")
        desk.keeps_nobody_out()
        for wrong in ("wrong", "clé—wrong"):
            desk.page.get_by_label("Key", exact=True).fill(wrong)
            desk.tap(desk.button("Use this key"))
            expect(desk.page.get_by_role("alert")).to_contain_text("none of its keys")
        desk.page.get_by_label("Key", exact=True).fill(key)
        desk.tap(desk.button("Use this key"))
        desk.choose("woo")
        desk.open()
        expect(desk.page.locator(".choice a").first).to_be_visible()
        ask_about_a_claim(desk)
        desk.page.evaluate("localStorage['referee.key'] = '\"taken-back\"'")
        desk.tap(desk.button("Let the referee rule"))
        desk.tap(desk.button("Try again"))
        desk.page.get_by_label("Key", exact=True).fill(key)
        desk.tap(desk.button("Use this key"))
        expect(desk.rule()).to_contain_text("Yes, allowed")


@pytest.mark.parametrize(
    "body",
    [
        b"no JSON",
        b"[]",
        b'{"moves": []}',
        b'{"moves": [], "state": {"game": "woo"}}',
        b'{"moves": [], "state": {"game": "chess"}}',
        b'{"moves": [], "state": {"game": "__proto__"}}',
        b'{"moves": [], "state": {"game": {}}}',
        b'{"moves": [{"type": "dance"}], "setup": {"players": [{}, {}]}}',
    ],
)
def test_file_that_is_no_game(browser: Browser, service: str, body: bytes) -> None:
    with at_desk(browser, service) as desk:
        desk.open("#/table/woo")
        file = {"name": "game.json", "mimeType": "application/json", "buffer": body}
        desk.page.locator("input[type=file]").set_input_files(file)
        expect(desk.page.get_by_role("alert")).to_contain_text("referee")
        expect(desk.page.locator(".setup")).to_be_visible()


def test_file_of_another_game_that_is_none(browser: Browser, service: str) -> None:
    """It takes the place of nothing that is kept there."""
    with at_desk(browser, service) as desk:
        desk.open("#/table/yoyo")
        desk.tap(desk.button("Begin"))
        assert desk.moves() == 0
        for _ in range(2):
            desk.open("#/table/woo")
            body = b'{"moves": [], "state": {"game": "yoyo"}}'
            file = {"name": "game.json", "mimeType": "application/json", "buffer": body}
            desk.page.locator("input[type=file]").set_input_files(file)
            expect(desk.page.get_by_role("alert")).to_contain_text("could not make sense")
        desk.open("#/table/yoyo")
        assert desk.moves() == 0


def test_kept_game_outlasts_a_refusal(browser: Browser, service: str) -> None:
    """It is tried again, and a game that is begun meanwhile does not do away with it."""
    with at_desk(browser, service) as desk:
        desk.open("#/table/whoopla")
        desk.page.locator(".name").first.fill("Ada")
        desk.tap(desk.button("Begin"))
        assert desk.moves() == 0
        desk.page.route("**/replay", answering(429, {}, **{"Retry-After": "17"}))
        desk.open("#/table/whoopla")
        expect(desk.page.get_by_role("alert")).to_contain_text("Try again in 17 seconds")
        desk.page.unroute("**/replay")
        desk.tap(desk.button("Try again"))
        expect(desk.page.locator(".seats")).to_contain_text("Ada")
        desk.page.route("**/replay", answering(429, {}))
        desk.open("#/table/whoopla")
        expect(desk.page.get_by_role("alert")).to_be_visible()
        desk.page.unroute("**/replay")
        desk.tap(desk.button("Begin"))
        expect(desk.page.locator(".seats")).to_contain_text("Player 1")
        for _ in range(2):
            desk.tap(desk.button("End this game"))
        desk.open("#/table/whoopla")
        expect(desk.button("Back to the game before")).to_be_visible()


@pytest.mark.parametrize("link", ["!", "abc", "q1ZKzs8vKVayiq6tBQA"])
def test_link_that_holds_no_game(browser: Browser, service: str, link: str) -> None:
    with at_desk(browser, service) as desk:
        desk.open(f"#/table/yoyo/{link}")
        expect(desk.page.get_by_role("alert")).to_contain_text("This link is damaged")
        expect(desk.page.locator(".setup")).to_be_visible()
        desk.is_sound()
