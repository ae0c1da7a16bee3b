"""The desk knows of every game all that the API has: moves with their fields, events, options."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

import pytest
import yaml
from playwright.sync_api import Browser

import referee
from referee import SLUGS
from schemas.factory import prefix_of

from .desk import at_desk
from .serving import ROOT

SCHEMAS: dict[str, Any] = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)[
    "components"
]["schemas"]

# What the files of the desk hold, as they stand in a browser.
HELD = """async () => {
  const [en, fr] = await Promise.all(['en', 'fr'].map((name) => import(`/desk/words/${name}.js`)));
  const { GAMES } = await import('/desk/games.js');
  const named = (fields) => fields.map((field) => field.name);
  const moves = Object.values(GAMES).map((game) => [game.slug, Object.fromEntries(
    Object.entries(game.moves).map(([type, move]) => [type, named(move.fields)]))]);
  return [Object.entries(en.words), Object.entries(fr.words), Object.fromEntries(moves)];
}"""


@pytest.fixture(scope="module")
def held(browser: Browser, service: str) -> Any:
    with at_desk(browser, service) as desk:
        desk.open()
        return desk.page.evaluate(HELD)


def facts(text: str) -> set[str]:
    return {part.partition("}")[0] for part in text.split("{")[1:]}


def test_both_languages_say_the_same(held: Any) -> None:
    english, french, _ = held
    assert [key for key, _ in english] == [key for key, _ in french]
    for (key, one), (_, other) in zip(english, french, strict=True):
        assert all((one, other)), key
        assert facts(one) == facts(other), key


@pytest.mark.parametrize("slug", SLUGS)
def test_every_field_of_every_move_can_be_said(held: Any, slug: str) -> None:
    moves = SCHEMAS[f"{prefix_of(referee.game(slug))}Move"]["discriminator"]["mapping"]
    needed = {
        kind: set(SCHEMAS[ref.rpartition("/")[2]]["properties"]) - {"type", "player"}
        for kind, ref in moves.items()
    }
    said = {kind: set(fields) for kind, fields in held[2][slug].items()}
    assert said == needed


@pytest.mark.parametrize("slug", SLUGS)
def test_there_are_words_for_all(held: Any, service: str, slug: str) -> None:
    words = {key for key, _ in held[0]}
    with urlopen(f"{service}/games/{slug}", timeout=30) as answer:
        told = json.load(answer)
    named = {
        "m": [move["type"] for move in told["moves"]],
        "e": told["events"],
        "o": [option["name"] for option in told["options"]],
        "f": [field for fields in held[2][slug].values() for field in fields],
    }
    for kind, names in named.items():
        lacking = [one for one in names if not {f"{kind}.{one}", f"{kind}.{slug}.{one}"} & words]
        assert lacking == [], kind


@pytest.mark.parametrize("slug", SLUGS)
def test_fields_of_a_table_have_names(held: Any, slug: str) -> None:
    """What a problem points at is not called as programs call it."""
    words, name = {key for key, _ in held[0]}, prefix_of(referee.game(slug))
    schemas = [SCHEMAS[f"{name}State"], SCHEMAS[f"{name}Known"], SCHEMAS[f"{name}Setup"]]
    fields = {field for schema in schemas for field in schema["properties"]} - {"ply", "viewer"}
    assert [one for one in sorted(fields) if not {f"s.{one}", f"f.{one}"} & words] == []
