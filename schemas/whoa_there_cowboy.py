"""Whoa There Cowboy on the wire."""

from __future__ import annotations

from typing import Any

from referee.values import fields_of
from referee.whoa_there_cowboy import GAME
from referee.whoa_there_cowboy.components import (
    DECK_SIZE,
    HAND_SIZE,
    NUMBERS,
    OLDER_HAND_SIZE,
    SEATS,
    Options,
)
from referee.whoa_there_cowboy.state import (
    Before,
    Challenge,
    Claim,
    Deal,
    Gift,
    Give,
    LetThrough,
    Move,
    NoChallenge,
    OpenPlay,
    Play,
    Player,
    Setup,
    State,
    Yeehaw,
)
from schemas.base import Boolean, Choice, Closed, Integer, Json, ListOf, Object, Seat, Value
from schemas.table import (
    MOST_SEATS,
    Codec,
    Wire,
    common_fields,
    event,
    frozen,
    optional,
    player_name,
    write_common,
    write_player,
)

NAME = "WhoaThereCowboy"


def _card(text: str = "A card by its number.", **presence: bool) -> Integer:
    return Integer(NUMBERS[0], NUMBERS[-1], text, **presence)


def _cards(description: str = "", low: int = 0, high: int = DECK_SIZE, **presence: bool) -> ListOf:
    card = _card("A card by its number, null if it is face down.", null=True)
    return ListOf(card, low, high, description, **presence)


def _direction(description: str, **presence: bool) -> Choice:
    return Choice(("up", "down"), description, **presence)


def _number(**presence: bool) -> Integer:
    return _card("The number announced.", **presence)


def _quantity(**presence: bool) -> Integer:
    return Integer(1, DECK_SIZE, "How many of it.", **presence)


def _young() -> Boolean:
    return Boolean("Whether the player is a young one; false if left out.", required=False)


def _drew(whose: str) -> ListOf:
    return _cards(f"How {whose} refills, in order, null for one not seen.", required=False)


class WhoaThereCowboyOptions(Closed):
    rounds = Integer(1, 99, "How many rounds are played; 3 if left out.", required=False)
    direction_card = Boolean(
        "Whether a card tells the direction; true if left out. Else numbers climb to 7 and begin "
        "again at 1.",
        required=False,
    )
    exact_order = Boolean("Whether no number may be skipped; false if left out.", required=False)
    double_penalty = Boolean(
        "Whether a wrong accuser also draws a card; false if left out.", required=False
    )
    young_bonus = Boolean(
        "Whether a young player who catches a bluff earns 20; false if left out.", required=False
    )
    older_hand = Boolean(
        "Whether players who are not young have hands of nine; false if left out.", required=False
    )
    caught_claim_stands = Boolean(
        "Whether a claim stands that was caught as a bluff; true if left out.", required=False
    )
    gift_can_empty_hand = Boolean(
        "Whether a hand is out that a gift has emptied; true if left out.", required=False
    )


class WhoaThereCowboyPlayer(Closed):
    hand = _cards("The hand, a multiset.")
    tokens = Integer(0, description="The points of the tokens of this round.")
    young = _young()
    name = player_name()


class WhoaThereCowboyAnnouncement(Closed):
    number = _number()
    quantity = _quantity()


class WhoaThereCowboyBefore(Closed):
    claim = Object(WhoaThereCowboyAnnouncement, "The claim before, null if it was free.", null=True)
    direction = _direction("The direction before.", null=True)


class WhoaThereCowboyOpenPlay(Closed):
    player = Seat("Who made it.")
    claim = Object(WhoaThereCowboyAnnouncement, "What was announced.")
    cards = _cards("The cards that lie face down, a multiset.")
    before = Object(WhoaThereCowboyBefore, "What stood before it.")


class WhoaThereCowboyLetThrough(Closed):
    player = Seat("Who made it.")
    bluff = Boolean("Whether it is known to be a bluff, null if that is not known.", null=True)


class WhoaThereCowboyGift(Closed):
    locals().update(
        {"from": Seat("Who gives."), "to": Seat("Who called wrongly, and gets the card.")}
    )


class WhoaThereCowboyState(Closed):
    locals().update(common_fields(GAME, WhoaThereCowboyOptions, WhoaThereCowboyPlayer))
    round = Integer(1, description="The round, counted from 1.")
    first = Seat("Who began this round.")
    direction = _direction("The direction; null where no card tells it.", null=True)
    claim = Object(
        WhoaThereCowboyAnnouncement,
        "What must be beaten, null if the next claim is free.",
        null=True,
    )
    open = Object(WhoaThereCowboyOpenPlay, "The play that may be challenged, if any.", null=True)
    let_through = Object(
        WhoaThereCowboyLetThrough,
        "The last play that nobody challenged, if it can still be boasted of; null if left out.",
        null=True,
        required=False,
    )
    gift = Object(WhoaThereCowboyGift, "In gift: who gives whom a card; else null.", null=True)
    pile = _cards("The plays that were settled, the top card first.")
    draw = _cards("The draw pile, the top card first.")
    depletions = Integer(0, description="How often the draw pile was depleted in this round.")
    totals = ListOf(Integer(), 0, MOST_SEATS, "The points of the rounds before, by seat.")


class WhoaThereCowboyPlay(Closed):
    type = Choice(["play"])
    player = Seat()
    claim = Object(WhoaThereCowboyAnnouncement, "What is announced.")
    cards = _cards("The cards laid, null for one not seen; all are if left out.", required=False)
    drew = _drew("the player before")


class WhoaThereCowboyChallenge(Closed):
    type = Choice(["challenge"])
    player = Seat()
    revealed = _cards("All cards of the open play.", required=False)
    penalty = _card(
        "The one card drawn as a penalty, null if it was not seen.", null=True, required=False
    )
    drew = _drew("who was challenged")


class WhoaThereCowboyNoChallenge(Closed):
    type = Choice(["no-challenge"])
    drew = _drew("who made the play")


class WhoaThereCowboyGive(Closed):
    type = Choice(["give"])
    player = Seat()
    card = _card("The card given; left out if it is not shown.", required=False)
    drew = _drew("who gives")


class WhoaThereCowboyYeehaw(Closed):
    type = Choice(["yeehaw"])
    player = Seat()


class WhoaThereCowboyDeal(Closed):
    type = Choice(["deal"])
    hands = ListOf(
        _cards(), 0, MOST_SEATS, "All hands in seat order, null for one not seen.", required=False
    )


class WhoaThereCowboySeat(Closed):
    name = player_name()
    young = _young()


SETUP: dict[str, Value] = {
    "players": ListOf(
        Object(WhoaThereCowboySeat), SEATS[0], SEATS[-1], "The players in seat order, two to six."
    ),
    "options": Object(WhoaThereCowboyOptions, "What the table has agreed on.", required=False),
    "first": Seat("The seat that begins, the youngest; 0 if left out.", required=False),
    "hands": ListOf(
        _cards("", HAND_SIZE, OLDER_HAND_SIZE),
        0,
        MOST_SEATS,
        "All hands in seat order, seven cards each, nine for older players if so agreed.",
        required=False,
    ),
}

MOVES = {
    "play": WhoaThereCowboyPlay,
    "challenge": WhoaThereCowboyChallenge,
    "no-challenge": WhoaThereCowboyNoChallenge,
    "give": WhoaThereCowboyGive,
    "yeehaw": WhoaThereCowboyYeehaw,
    "deal": WhoaThereCowboyDeal,
}


def _events() -> dict[str, type]:
    count = Integer(0, DECK_SIZE, "How many cards.")
    told: dict[str, dict[str, Value]] = {
        "let-through": {"player": Seat("Whose play it was.")},
        "revealed": {
            "player": Seat("Whose play it was."),
            "cards": ListOf(_card(), 0, DECK_SIZE, "Its cards, ascending."),
        },
        "caught": {"player": Seat("Who has bluffed.")},
        "settled": {"player": Seat("Whose play stands."), "count": count},
        "token": {
            "player": Seat("Who earns it."),
            "points": Integer(0, DECK_SIZE, "What it is worth."),
        },
        "drew": {"player": Seat(), "count": count},
        "depleted": {"depletions": Integer(1, description="How often in this round.")},
        "reshuffled": {"count": count},
        "gift-due": {"from": Seat("Who owes a card."), "to": Seat("To whom.")},
        "given": {"from": Seat("Who gave a card."), "to": Seat("To whom.")},
        "played": {"player": Seat(), "number": _number(), "quantity": _quantity()},
        "flipped": {"direction": _direction("The direction now.")},
        "claim-restored": {
            "number": _number(null=True),
            "quantity": _quantity(null=True),
            "direction": _direction("The direction again.", null=True),
        },
        "yeehaw": {"player": Seat()},
        "round-over": {
            "round": Integer(1, description="Which round is over."),
            "player": Seat("Who is out."),
        },
        "game-over": {},
        "dealt": {
            "round": Integer(2, description="Which round begins."),
            "first": Seat("Who begins it."),
        },
    }
    return {kind: event(NAME, kind, **fields) for kind, fields in told.items()}


def read_state(state: Json) -> State:
    play, past, gift = state["open"], state.get("let_through"), state["gift"]
    return State(
        phase=state["phase"],
        turn=state["turn"],
        players=tuple(
            [
                Player(
                    tuple(player["hand"]),
                    player["tokens"],
                    player.get("young", False),
                    player.get("name"),
                )
                for player in state["players"]
            ]
        ),
        round=state["round"],
        first=state["first"],
        direction=state["direction"],
        claim=_read_claim(state["claim"]),
        open=play
        and OpenPlay(
            play["player"],
            Claim(**play["claim"]),
            tuple(play["cards"]),
            Before(_read_claim(play["before"]["claim"]), play["before"]["direction"]),
        ),
        let_through=past and LetThrough(**past),
        gift=gift and Gift(gift["from"], gift["to"]),
        pile=tuple(state["pile"]),
        draw=tuple(state["draw"]),
        depletions=state["depletions"],
        totals=tuple(state["totals"]),
        options=Options(**state.get("options", {})),
        ply=state.get("ply", 0),
    )


def _read_claim(claim: Json | None) -> Claim | None:
    return claim and Claim(**claim)


def write_state(state: State) -> Json:
    gift = state.gift
    return {
        **write_common(GAME, state),
        "options": fields_of(state.options),
        "players": [
            write_player(player, hand=player.hand, tokens=player.tokens, young=player.young)
            for player in state.players
        ],
        "round": state.round,
        "first": state.first,
        "direction": state.direction,
        "claim": _write_claim(state.claim),
        "open": _write_open(state.open),
        "let_through": state.let_through and fields_of(state.let_through),
        "gift": gift and {"from": gift.giver, "to": gift.receiver},
        "pile": state.pile,
        "draw": state.draw,
        "depletions": state.depletions,
        "totals": state.totals,
    }


def _write_claim(claim: Claim | None) -> Json | None:
    return claim and fields_of(claim)


def _write_open(play: OpenPlay | None) -> Json | None:
    return play and {
        "player": play.player,
        "claim": _write_claim(play.claim),
        "cards": play.cards,
        "before": {
            "claim": _write_claim(play.before.claim),
            "direction": play.before.direction,
        },
    }


_MOVE_CLASSES = {move.type: move for move in (Play, Challenge, NoChallenge, Give, Yeehaw, Deal)}


def read_move(move: Json) -> Move:
    fields = {name: frozen(value) for name, value in move.items() if name != "type"}
    if "claim" in fields:
        fields["claim"] = Claim(**move["claim"])
    if "penalty" in fields:
        fields["penalty"] = (move["penalty"],)
    return _MOVE_CLASSES[move["type"]](**fields)


def write_move(move: Move) -> Json:
    fields = optional(move)
    if isinstance(move, Play):
        fields["claim"] = _write_claim(move.claim)
    if isinstance(move, Challenge) and move.penalty:
        (fields["penalty"],) = move.penalty
    return {"type": move.type, **fields}


def read_setup(setup: Json) -> Setup:
    stated: dict[str, Any] = {
        name: frozen(setup[name]) for name in ("first", "hands") if name in setup
    }
    seats = enumerate(setup["players"])
    return Setup(
        names=tuple(player.get("name") for player in setup["players"]),
        young=tuple(seat for seat, player in seats if player.get("young")),
        options=Options(**setup.get("options", {})),
        **stated,
    )


WIRE = Wire(
    game=GAME,
    state=WhoaThereCowboyState,
    setup=SETUP,
    moves=MOVES,
    events=_events(),
    codec=Codec(read_state, write_state, read_move, write_move, read_setup),
)
