"""Plays a match at some tables of each game through a running Referee.

Usage: python examples/play_match.py http://127.0.0.1:8000 [SEED]

It knows no rule of the games: it asks which moves there are, picks one, and sends it in. Nothing
but Python's standard library is needed.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

Json = dict[str, Any]
Ask = Callable[[str, Json], Json]
"""Sends a body to a path of the service, and returns the answer."""


class Game(NamedTuple):
    """What the script has to be told of a game.

    ``part`` is what a match is played in, and ``number`` the field of the state that counts these,
    none if a match has only one.
    ``eagerness`` is how much likelier than others a move is picked, 1 if its type is not named.
    """

    title: str
    part: str
    number: str | None
    tables: tuple[tuple[str, ...], ...]
    eagerness: dict[str, int]


GAMES = {
    # By Woo's rules a team may lead and pass without end; one that would rather complete than
    # pass gets somewhere. Its tables are two teams and a duel.
    "woo": Game(
        "Woo",
        "Round",
        "round",
        (("Ada", "Ben", "Cleo", "Dan"), ("Ada", "Ben")),
        {"complete": 20, "respond": 4},
    ),
    "yoyo": Game("YoYo", "Game", "game_number", (("Ada", "Ben"), ("Ada", "Ben", "Cleo")), {}),
    "whoopla": Game(
        "WHOOPLA!", "Game", None, (("Ada", "Ben"), ("Ada", "Ben", "Cleo")), {"bust": 0}
    ),
    "wool-rules": Game("Wool Rules", "Game", None, (("Ada", "Ben"), ("Ada", "Ben", "Cleo")), {}),
    "whoa-there-cowboy": Game("Whoa There Cowboy", "Round", "round", (("Ada", "Ben", "Cleo"),), {}),
}

MAX_MOVES = 5000
"""After so many moves something must be wrong: a match takes a few hundred at most."""


def http(url: str) -> Ask:
    """Ask the service at this address."""

    def ask(path: str, body: Json) -> Json:
        headers = {"Content-Type": "application/json"}
        request = Request(url.rstrip("/") + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=30) as response:
            answer: Json = json.load(response)
        return answer

    return ask


def play(
    ask: Ask,
    slug: str,
    names: tuple[str, ...],
    seed: str,
    tell: Callable[[str], object] = print,
) -> Json:
    """Play one match to its end and return the last ruling; tell a line a part, and who won.

    The seed deals and shuffles the cards, and decides what the players do.
    """
    game = GAMES[slug]
    tell(f"{game.title} with {', '.join(names)}")
    choice = random.Random(seed)
    table = ask(f"/games/{slug}/setup", {"players": [{"name": n} for n in names], "seed": seed})
    for moves in range(1, MAX_MOVES + 1):
        state = table["state"]
        listed = ask(f"/games/{slug}/moves", {"state": state})["moves"]
        move = choice.choices(listed, [_eagerness(game, one) for one in listed])[0]
        table = ask(f"/games/{slug}/validate", {"state": state, "move": move, "seed": seed})
        assert table["verdict"] == "legal", table["violations"] or table["unsettled"]
        state, scoring = table["state"], table["scoring"]
        if state["phase"] in ("round-over", "game-over"):
            score = " to ".join(str(standing["total"]) for standing in scoring["standings"])
            part = f"{game.part} {state[game.number]}" if game.number else game.part
            tell(f"{part}: {score} after {moves} moves")
        if state["phase"] == "game-over":
            # the seats of a side are as far apart as there are sides
            sides = [names[side :: len(scoring["standings"])] for side in scoring["winners"]]
            tell(f"{' and '.join(name for side in sides for name in side)} won")
            return table
    raise RuntimeError(f"The match has not ended after {MAX_MOVES} moves.")


def _eagerness(game: Game, move: Json) -> float:
    """How much a player wants a move: the more cards it sheds, the more."""
    return game.eagerness.get(move["type"], 1) * 3.0 ** len(move.get("cards", ()))


def main() -> None:
    """Play the matches that the command line asks for."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    url, seed = (*sys.argv[1:], "referee")[:2]
    for slug, game in GAMES.items():
        for names in game.tables:
            play(http(url), slug, names, seed)


if __name__ == "__main__":
    main()
