"""YoYo on the wire."""

from __future__ import annotations

from typing import Any

from referee.values import fields_of
from referee.yoyo import GAME
from referee.yoyo.components import DECK_SIZE, HAND_SIZE, SEATS, Options
from referee.yoyo.state import (
    Call,
    Deal,
    Draw,
    DrawFrom,
    Keep,
    Move,
    Play,
    Player,
    Setup,
    Slide,
    SlideCard,
    State,
    Target,
)
from schemas.base import Boolean, Choice, Closed, Code, Integer, Json, ListOf, Object, Seat, Value
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

MOST_GAMES = 2 * SEATS[-1]
DIRECTIONS = ("up", "down")
PATTERN = "[br]([1-9]|1[0-9]|20)|y([3-9]|1[0-8])-(skip|draw|slide|chaos)"
LONGEST = len("y18-chaos")
ACCEPTED = ("b1 to b20", "r1 to r20", "y3 to y18 with -skip, -draw, -slide or -chaos")


def _card(*, null: bool = False, required: bool = True) -> Code:
    text = "A card by its code, null if it is face down." if null else "A card by its code."
    return Code(PATTERN, ACCEPTED, LONGEST, text, null=null, required=required)


def _cards(
    description: str = "",
    low: int = 0,
    high: int = DECK_SIZE,
    *,
    open_: bool = False,
    **presence: bool,
) -> ListOf:
    return ListOf(_card(null=not open_), low, high, description, **presence)


def _direction(description: str = "", **presence: bool) -> Choice:
    return Choice(DIRECTIONS, description, **presence)


class YoyoOptions(Closed):
    draw_only_if_stuck = Boolean(
        "Whether only who holds no card that fits may draw; false if left out.", required=False
    )
    yellow_opens_series = Boolean(
        "Whether a yellow card opens a series whatever its number; true if left out.",
        required=False,
    )
    run_out_when_needed = Boolean(
        "Whether the pile runs out only when a card is needed; false if left out.",
        required=False,
    )
    start_card = Boolean("Whether a card is turned up to start; false if left out.", required=False)


class YoyoPlayer(Closed):
    hand = _cards("The hand, a multiset; a drawn card is in it, one laid down to slide is not.")
    name = player_name()


class YoyoSlide(Closed):
    player = Seat("Who laid it.")
    card = _card(null=True)


class YoyoState(Closed):
    locals().update(common_fields(GAME, YoyoOptions, YoyoPlayer))
    discard = _cards("The discard pile, the top card first.")
    draw = _cards("The draw pile, the top card first.")
    top_player = Seat("Who laid the top card of the discard pile.", null=True)
    direction = _direction("The direction that counts.", null=True)
    drawn = Code(
        PATTERN,
        ACCEPTED,
        LONGEST,
        "In drawn: which card was drawn, null if unknown; else null.",
        null=True,
    )
    pending_draw = Integer(0, DECK_SIZE, "In answer-draw the level of the action; else 0.")
    slides = ListOf(Object(YoyoSlide), 0, MOST_SEATS, "The cards laid down so far, by seat.")
    run_outs = Integer(0, 2, "How often the draw pile has run out in this game.")
    game_number = Integer(1, description="Which game of the match.")
    starter = Seat("Who began this game.")
    # nobody can lose more than the whole deck in a game
    totals = ListOf(
        Integer(-DECK_SIZE * MOST_GAMES),
        0,
        MOST_SEATS,
        "The points of the games before, by seat.",
    )


class YoyoCall(Closed):
    number = Integer(0, 99, "The number called.")
    direction = _direction("The direction called.")


class YoyoTarget(Closed):
    player = Seat("Who is drawn from.")
    cards = _cards("The cards drawn, in order, null for one not seen.", required=False)


class YoyoPlay(Closed):
    type = Choice(["play"])
    player = Seat()
    cards = _cards("One card, or a series in its order.", 1, open_=True)
    direction = _direction(
        "The direction set, where a yellow first card gives the choice, else the one that counts "
        "afterwards anyway.",
        required=False,
    )
    call = Object(YoyoCall, "What was called out.", required=False)
    hands = ListOf(
        _cards(), 0, MOST_SEATS, "After a chaos: the hands in seat order.", required=False
    )
    surplus = _cards("After a chaos: what goes under the pile, as dealt.", required=False)


class YoyoDraw(Closed):
    type = Choice(["draw"])
    player = Seat()
    card = _card(required=False)
    pile = _cards("If there was a reshuffle: all of the new pile.", required=False)


class YoyoKeep(Closed):
    type = Choice(["keep"])
    player = Seat()


class YoyoDrawFrom(Closed):
    locals().update(
        {
            "type": Choice(["draw-from"]),
            "player": Seat(),
            "from": ListOf(Object(YoyoTarget), 0, MOST_SEATS, "Who is drawn from, in order."),
        }
    )


class YoyoSlideMove(Closed):
    type = Choice(["slide"])
    player = Seat()
    card = _card(null=True)


class YoyoDeal(Closed):
    type = Choice(["deal"])
    hands = ListOf(
        _cards(), 0, MOST_SEATS, "All hands in seat order, seven cards each.", required=False
    )
    start = _card(required=False)
    starter = Seat("Who begins, among those with the fewest points.", required=False)


class YoyoSeat(Closed):
    name = player_name()


SETUP: dict[str, Value] = {
    "players": ListOf(
        Object(YoyoSeat), SEATS[0], SEATS[-1], "The players in seat order, two to six."
    ),
    "options": Object(YoyoOptions, "What the table has agreed on.", required=False),
    "first": Seat("The seat that begins; 0 if left out.", required=False),
    "hands": ListOf(
        _cards("", HAND_SIZE, HAND_SIZE),
        0,
        MOST_SEATS,
        "All hands in seat order, seven cards each, null for one not seen.",
        required=False,
    ),
    "start": _card(required=False),
}

MOVES = {
    "play": YoyoPlay,
    "draw": YoyoDraw,
    "keep": YoyoKeep,
    "draw-from": YoyoDrawFrom,
    "slide": YoyoSlideMove,
    "deal": YoyoDeal,
}


def _events() -> dict[str, type]:
    count = Integer(0, DECK_SIZE, "How many cards.")
    told: dict[str, dict[str, Value]] = {
        "played": {"player": Seat(), "cards": _cards("As laid.", open_=True)},
        "direction-changed": {"direction": _direction("The direction now.")},
        "skipped": {"player": Seat("Who is passed over.")},
        "draw-called": {
            "player": Seat("Who must answer."),
            "level": Integer(1, DECK_SIZE, "How many cards from each."),
        },
        "drew": {"player": Seat()},
        "kept": {"player": Seat()},
        "drew-from": {"player": Seat(), "from": Seat("Who was drawn from."), "count": count},
        "slide-called": {},
        "slide-chosen": {"player": Seat()},
        "slid": {},
        "chaos": {"each": count, "surplus": count},
        "run-out": {"run_outs": Integer(1, 2, "How often in this game.")},
        "reshuffled": {"count": count},
        "round-over": {
            "game": Integer(1, description="Which game is over."),
            "player": Seat("Who is out.", null=True),
        },
        "game-over": {},
        "dealt": {
            "game": Integer(2, description="Which game begins."),
            "starter": Seat("Who begins it."),
        },
    }
    return {kind: event("Yoyo", kind, **fields) for kind, fields in told.items()}


def read_state(state: Json) -> State:
    return State(
        phase=state["phase"],
        turn=state["turn"],
        players=tuple(
            [Player(tuple(player["hand"]), player.get("name")) for player in state["players"]]
        ),
        discard=tuple(state["discard"]),
        draw=tuple(state["draw"]),
        top_player=state["top_player"],
        direction=state["direction"],
        drawn=state["drawn"],
        pending_draw=state["pending_draw"],
        slides=tuple([Slide(slide["player"], slide["card"]) for slide in state["slides"]]),
        run_outs=state["run_outs"],
        game_number=state["game_number"],
        starter=state["starter"],
        totals=tuple(state["totals"]),
        options=Options(**state.get("options", {})),
        ply=state.get("ply", 0),
    )


def write_state(state: State) -> Json:
    return {
        **write_common(GAME, state),
        "options": fields_of(state.options),
        "players": [write_player(player, hand=player.hand) for player in state.players],
        "discard": state.discard,
        "draw": state.draw,
        "top_player": state.top_player,
        "direction": state.direction,
        "drawn": state.drawn,
        "pending_draw": state.pending_draw,
        "slides": [{"player": slide.player, "card": slide.card} for slide in state.slides],
        "run_outs": state.run_outs,
        "game_number": state.game_number,
        "starter": state.starter,
        "totals": state.totals,
    }


_MOVE_CLASSES = {move.type: move for move in (Play, Draw, Keep, DrawFrom, SlideCard, Deal)}


def read_move(move: Json) -> Move:
    fields = {name: frozen(value) for name, value in move.items() if name != "type"}
    if "call" in fields:
        fields["call"] = Call(**move["call"])
    if "from" in fields:
        fields["targets"] = tuple(
            [Target(target["player"], frozen(target.get("cards"))) for target in fields.pop("from")]
        )
    return _MOVE_CLASSES[move["type"]](**fields)


def write_move(move: Move) -> Json:
    if isinstance(move, DrawFrom):
        targets = [optional(target) for target in move.targets]
        return {"type": move.type, "player": move.player, "from": targets}
    if isinstance(move, SlideCard):
        return {"type": move.type, "player": move.player, "card": move.card}
    return {"type": move.type, **optional(move)}


def read_setup(setup: Json) -> Setup:
    stated: dict[str, Any] = {
        name: frozen(setup[name]) for name in ("first", "hands", "start") if name in setup
    }
    return Setup(
        names=tuple(player.get("name") for player in setup["players"]),
        options=Options(**setup.get("options", {})),
        **stated,
    )


WIRE = Wire(
    game=GAME,
    state=YoyoState,
    setup=SETUP,
    moves=MOVES,
    events=_events(),
    codec=Codec(read_state, write_state, read_move, write_move, read_setup),
)
