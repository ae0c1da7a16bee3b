"""Plays a match of each variant of Woo through a running Referee.

Usage: python examples/play_match.py http://127.0.0.1:8000 [SEED]

It knows no rule of the game: it asks which moves there are, picks one, and sends it in. Nothing
but Python's standard library is needed.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

Json = dict[str, Any]
Ask = Callable[[str, Json], Json]
"""Sends a body to a path of the service, and returns the answer."""

TABLES = (("Ada", "Ben", "Cleo", "Dan"), ("Ada", "Ben"))
"""Who plays: two teams, then a duel."""

MOST_MOVES = 5000
"""After so many moves something must be wrong: a match takes a few hundred at most."""

EAGERNESS = {"complete": 20, "respond": 4}
"""How much likelier than others a move is picked, 1 if not named here. By the rules a team may
lead and pass without end; a team that would rather complete than pass gets somewhere.
"""


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
    ask: Ask, names: tuple[str, ...], seed: str, tell: Callable[[str], object] = print
) -> Json:
    """Play one match to its end and return the last ruling; tell a line a round, and who won.

    The seed deals the cards, and decides what the players do.
    """
    tell(f"Woo with {', '.join(names)}")
    choice = random.Random(seed)
    table = ask("/games/woo/setup", {"players": [{"name": name} for name in names], "seed": seed})
    for moves in range(1, MOST_MOVES + 1):
        listed = ask("/games/woo/moves", {"state": table["state"]})["moves"]
        move = choice.choices(listed, [_eagerness(one) for one in listed])[0]
        question = {"state": table["state"], "move": move}
        if move["type"] == "deal":
            question["seed"] = seed
        table = ask("/games/woo/validate", question)
        assert table["verdict"] == "legal", table["violations"] or table["unsettled"]
        state = table["state"]
        if state["phase"] in ("round-over", "game-over"):
            score = " to ".join(map(str, state["points"]))
            tell(f"Round {state['round']}: {score} after {moves} moves")
        if state["phase"] == "game-over":
            (winner,) = table["scoring"]["winners"]
            # a team is every other seat, which in the duel is one player
            tell(f"{' and '.join(names[winner::2])} won")
            return table
    raise RuntimeError(f"The match has not ended after {MOST_MOVES} moves.")


def _eagerness(move: Json) -> float:
    """How much a player wants a move: the more cards it sheds, the more."""
    return EAGERNESS.get(move["type"], 1) * 3.0 ** len(move.get("cards", ()))


def main() -> None:
    """Play the matches that the command line asks for."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    url, seed = (*sys.argv[1:], "referee")[:2]
    for names in TABLES:
        play(http(url), names, seed)


if __name__ == "__main__":
    main()
