"""What a situation assumes is told in sentences that say which fact it is, and whose."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient


@pytest.mark.parametrize(
    ("slug", "language", "known", "place", "message"),
    [
        ("woo", "en", {}, "players", "Nobody has told how many play: 4, it is assumed."),
        ("woo", "en", {}, "turn", "Nobody has told turn: seat 0, it is assumed."),
        ("woo", "en", {}, "table", "Nobody has told table: none, it is assumed."),
        ("woo", "en", {}, "options/points_to_win",
         "Nobody has told points_to_win: 2, it is assumed."),
        ("woo", "en", {}, "players/1/hand",
         "Nobody has told how many cards seat 1 has in hand: 13, it is assumed."),
        ("yoyo", "en", {}, "draw",
         "Nobody has told how many cards are in draw: 23, it is assumed."),
        ("wool-rules", "en", {"phase": "decide"}, "dice",
         "Nobody has told dice: d12 6, d10 5, d8 4, it is assumed."),
        ("wool-rules", "en", {}, "players/2/chips",
         "Nobody has told chips of seat 2: 2, it is assumed."),
        ("wool-rules", "en", {"round": 5, "players": 3}, "players/0/flock",
         "Nobody has told how many cards seat 0 has in flock: 6, it is assumed."),
        ("wool-rules", "en", {"round": 5, "players": 3}, "players/0/flock/0",
         "Nobody has told flock.0 of seat 0: 2, it is assumed."),
        ("whoa-there-cowboy", "en", {"claim": {"number": 3, "quantity": 2}},
         "open/before/claim/number",
         "Nobody has told open.before.claim.number: 2, it is assumed."),
        ("whoopla", "fr", {}, "players", "Personne n'a dit combien jouent : on suppose 4."),
        ("whoopla", "fr", {}, "turn", "Personne n'a dit turn : on suppose le joueur 0."),
        ("whoopla", "fr", {}, "options/target", "Personne n'a dit target : on suppose 40."),
        ("whoopla", "fr", {}, "draw",
         "Personne n'a dit combien de cartes il y a dans draw : on suppose 56."),
        ("whoopla", "fr", {}, "players/3/actions",
         "Personne n'a dit combien de cartes le joueur 3 a dans actions : on suppose 3."),
        ("whoopla", "fr", {}, "players/0/double_next",
         "Personne n'a dit double_next du joueur 0 : on suppose false."),
    ],
)  # fmt: skip
def test_sentence(
    client: FlaskClient, slug: str, language: str, known: dict[str, Any], place: str, message: str
) -> None:
    made = client.post(
        f"/games/{slug}/situation", json={"known": known}, headers={"Accept-Language": language}
    ).get_json()
    told = {one["pointer"]: one["message"] for one in made["assumed"]}
    assert told[f"#/state/{place}"] == message
