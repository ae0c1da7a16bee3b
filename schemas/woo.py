"""Woo on the wire."""

from __future__ import annotations

from referee.values import fields_of
from referee.woo import GAME
from referee.woo.components import (
    BOARD_SIZE,
    DECK_SIZE,
    DUEL,
    HAND_SIZE,
    OFFER_SIZE,
    TEAMS,
    VALUES,
    Options,
)
from referee.woo.state import (
    Complete,
    Concede,
    Deal,
    Draft,
    Lead,
    Meld,
    Move,
    Partial,
    Pass,
    Player,
    Respond,
    Setup,
    State,
    Take,
)
from schemas.base import Boolean, Choice, Closed, Integer, Json, ListOf, Object, Seat, Value
from schemas.table import (
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

MELD_TYPES = ("set", "run", "stairs", "love-bomb", "single")


def _card(*, null: bool = False, required: bool = True) -> Integer:
    text = "A card by its value, null if it is face down." if null else "A card by its value."
    return Integer(VALUES[0], VALUES[-1], text, null=null, required=required)


def _cards(
    description: str = "",
    low: int = 0,
    high: int = DECK_SIZE,
    *,
    open_: bool = False,
    **presence: bool,
) -> ListOf:
    """A list of cards; those that lie ``open_`` are all known."""
    return ListOf(_card(null=not open_), low, high, description, **presence)


class WooOptions(Closed):
    points_to_win = Integer(1, 9, "How many points win the game; 2 if left out.", required=False)
    single_discard_goes_out = Boolean(
        "Whether a discarded single lead that was the last card wins the round; "
        "true if left out. For four players.",
        required=False,
    )
    duel_responder_needs_board = Boolean(
        "Whether a response in the duel needs a board card while there are any; true if left out.",
        required=False,
    )


class WooPlayer(Closed):
    hand = _cards("The hand, a multiset.")
    name = player_name()


class WooPartial(Closed):
    player = Seat("Who began it.")
    cards = _cards("Its cards; in reclaim those not yet taken back.", open_=True)


class WooMeld(Closed):
    player = Seat("Who began it.")
    type = Choice(MELD_TYPES, "What it is; a single is of the duel only.")
    cards = _cards("Its cards.", open_=True)


class WooState(Closed):
    locals().update(common_fields(GAME, WooOptions, WooPlayer))
    round = Integer(1, description="The round, counted from 1.")
    lead = Seat("Who leads the chain; between chains and rounds who leads the next.")
    offer = _cards("What is left of the two revealed cards.", high=OFFER_SIZE)
    partial = Object(WooPartial, "The partial that lies open, if any.", null=True)
    table = ListOf(Object(WooMeld), 0, DECK_SIZE, "The melds of this chain, the oldest first.")
    board = _cards("The board of the duel, a multiset; else empty.", high=BOARD_SIZE)
    draw = _cards("The draw pile of the duel, the top card first; else empty.")
    discard = _cards("The discard, a multiset; null if nobody keeps track of it.", null=True)
    points = ListOf(Integer(0), 2, 2, "The points of each team, in the duel of each player.")


def _dealt(*, exact: bool) -> dict[str, Value]:
    """Stated cards of a deal. In a setup their numbers are exact; in a move the rules judge."""

    def cards(size: int, text: str, *, required: bool = False) -> ListOf:
        low, high = (size, size) if exact else (0, DECK_SIZE)
        return _cards(text, low, high, required=required)

    return {
        "hands": ListOf(
            cards(HAND_SIZE, "", required=True),
            0,
            DECK_SIZE,
            "All hands in seat order, 13 cards each, null for one not seen.",
            required=False,
        ),
        "offer": cards(OFFER_SIZE, "The two revealed cards; for four players."),
        "board": cards(BOARD_SIZE, "The four cards of the board; for the duel."),
    }


def _laying(move: str) -> dict[str, Value]:
    """The fields of a lead and of a response."""
    return {
        "type": Choice([move]),
        "player": Seat(),
        "cards": _cards("The cards laid from the hand.", open_=True),
        "board": _cards("The cards used from the board; for the duel.", open_=True, required=False),
        "refill": _cards(
            "The cards turned up to refill the board, in order, null for one not seen; "
            "for the duel.",
            required=False,
        ),
    }


class WooDraft(Closed):
    type = Choice(["draft"])
    player = Seat()
    card = _card()
    to = Seat("The seat whose hand gets the card.")


class WooLead(Closed):
    locals().update(_laying("lead"))


class WooComplete(Closed):
    type = Choice(["complete"])
    player = Seat()
    cards = _cards("The cards added to the partial.", open_=True)


class WooPass(Closed):
    type = Choice(["pass"])
    player = Seat()


class WooTake(Closed):
    type = Choice(["take"])
    player = Seat()
    card = _card()


class WooRespond(Closed):
    locals().update(_laying("respond"))


class WooConcede(Closed):
    type = Choice(["concede"])
    player = Seat()
    take = _card(required=False)


class WooDeal(Closed):
    type = Choice(["deal"])
    locals().update(_dealt(exact=False))


class WooSeat(Closed):
    name = player_name()


class WooSeats(ListOf):
    """Two players or four."""

    def __init__(self) -> None:
        super().__init__(Object(WooSeat), description="The players in seat order, two or four.")

    def lengths(self) -> tuple[range, ...]:
        return range(DUEL, DUEL + 1), range(TEAMS, TEAMS + 1)


SETUP: dict[str, Value] = {
    "players": WooSeats(),
    "options": Object(WooOptions, "What the table has agreed on.", required=False),
    "first": Seat("The seat that leads first; 0 if left out.", required=False),
    **_dealt(exact=True),
}

MOVES = {
    "draft": WooDraft,
    "lead": WooLead,
    "complete": WooComplete,
    "pass": WooPass,
    "take": WooTake,
    "respond": WooRespond,
    "concede": WooConcede,
    "deal": WooDeal,
}


def _laid() -> ListOf:
    return _cards("The cards, ascending.", open_=True)


def _side() -> dict[str, Value]:
    return {
        "team": Integer(0, 1, "The team, for four players.", required=False),
        "player": Seat("The seat, in the duel.", required=False),
    }


EVENTS = {
    "drafted": event(
        "Woo", "drafted", player=Seat(), card=_card(), to=Seat("Who has the card now.")
    ),
    "partial-laid": event("Woo", "partial-laid", player=Seat(), cards=_laid()),
    "meld-completed": event(
        "Woo",
        "meld-completed",
        player=Seat("Who completed it."),
        meld=Choice(MELD_TYPES[:-1]),
        cards=_laid(),
    ),
    "meld-laid": event(
        "Woo", "meld-laid", player=Seat(), meld=Choice(MELD_TYPES[:-1]), cards=_laid()
    ),
    "single-laid": event("Woo", "single-laid", player=Seat(), card=_card()),
    "board-refilled": event(
        "Woo",
        "board-refilled",
        cards=_cards("The cards turned up, in order; null for one not seen."),
    ),
    "passed": event("Woo", "passed", player=Seat()),
    "single-discarded": event("Woo", "single-discarded", player=Seat("Who led it."), card=_card()),
    "single-returned": event("Woo", "single-returned", player=Seat("Who led it."), card=_card()),
    "card-taken": event("Woo", "card-taken", player=Seat(), card=_card()),
    "conceded": event("Woo", "conceded", player=Seat()),
    "board-card-taken": event("Woo", "board-card-taken", player=Seat(), card=_card()),
    "table-cleared": event("Woo", "table-cleared"),
    "went-out": event("Woo", "went-out", player=Seat()),
    "round-won": event("Woo", "round-won", **_side()),
    "game-won": event("Woo", "game-won", **_side()),
    "dealt": event("Woo", "dealt", round=Integer(2, description="The round that begins.")),
}


def read_state(state: Json) -> State:
    partial = state["partial"]
    discard = state["discard"]
    first, second = state["points"]
    return State(
        phase=state["phase"],
        turn=state["turn"],
        players=tuple(
            [Player(tuple(player["hand"]), player.get("name")) for player in state["players"]]
        ),
        round=state["round"],
        lead=state["lead"],
        offer=tuple(state["offer"]),
        partial=partial and Partial(partial["player"], tuple(partial["cards"])),
        table=tuple(
            [Meld(meld["player"], meld["type"], tuple(meld["cards"])) for meld in state["table"]]
        ),
        board=tuple(state["board"]),
        draw=tuple(state["draw"]),
        discard=None if discard is None else tuple(discard),
        points=(first, second),
        options=Options(**state.get("options", {})),
        ply=state.get("ply", 0),
    )


def write_state(state: State) -> Json:
    partial = state.partial
    return {
        **write_common(GAME, state),
        "options": fields_of(state.options),
        "players": [write_player(player, hand=player.hand) for player in state.players],
        "round": state.round,
        "lead": state.lead,
        "offer": state.offer,
        "partial": partial and {"player": partial.player, "cards": partial.cards},
        "table": [
            {"player": meld.player, "type": meld.type, "cards": meld.cards} for meld in state.table
        ],
        "board": state.board,
        "draw": state.draw,
        "discard": state.discard,
        "points": state.points,
    }


_MOVE_CLASSES = {
    move.type: move for move in (Draft, Lead, Complete, Pass, Take, Respond, Concede, Deal)
}


def read_move(move: Json) -> Move:
    fields = {name: frozen(value) for name, value in move.items() if name != "type"}
    return _MOVE_CLASSES[move["type"]](**fields)


def write_move(move: Move) -> Json:
    return {"type": move.type, **optional(move)}


def read_setup(setup: Json) -> Setup:
    stated = {
        name: frozen(setup[name]) for name in ("first", "hands", "offer", "board") if name in setup
    }
    return Setup(
        names=tuple(player.get("name") for player in setup["players"]),
        options=Options(**setup.get("options", {})),
        **stated,
    )


WIRE = Wire(
    game=GAME,
    state=WooState,
    setup=SETUP,
    moves=MOVES,
    events=EVENTS,
    sides=_side(),
    codec=Codec(read_state, write_state, read_move, write_move, read_setup),
    foreign={DUEL: ("offer",), TEAMS: ("board", "refill", "take")},
)
