"""Wool Rules on the wire."""

from __future__ import annotations

from referee.values import fields_of
from referee.wool_rules import GAME
from referee.wool_rules.components import (
    ATTEMPTS,
    BONE,
    CHIPS,
    DECK_SIZE,
    DICE,
    DOG,
    DOGS,
    HIDDEN,
    HIGHEST_BID,
    LOWEST_BID,
    PLUS,
    SEATS,
    Options,
)
from referee.wool_rules.state import (
    Dice,
    Fail,
    Move,
    PlaceBid,
    Player,
    Rest,
    Return,
    Roll,
    Setup,
    State,
    Take,
)
from schemas.base import (
    Boolean,
    Choice,
    Closed,
    Integer,
    IntegerOr,
    Json,
    ListOf,
    Object,
    Seat,
    Value,
)
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
)
from schemas.wool_rules_deck import (
    HOUSE_DECK,
    DeckField,
    contradictions,
    read_deck,
    sheep_number,
    write_deck,
)


def _card(text: str = 'A sheep by its number, "dog" or "bone".', **presence: bool) -> IntegerOr:
    return IntegerOr(sheep_number(), (DOG, BONE), text, **presence)


def _cards(text: str = "", *, open_: bool = True, **presence: bool) -> ListOf:
    return ListOf(_card(null=not open_), 0, DECK_SIZE, text, **presence)


def _chips(text: str) -> Integer:
    return Integer(0, CHIPS, text)


class WoolRulesOptions(Closed):
    deck = DeckField(
        '"house" for our own deck, or the faces of the sheep seen so far, each once; '
        '"house" if left out.',
        required=False,
    )
    fewer_with_help = Boolean(
        "Whether who needed the bonus or chips may take fewer cards; false if left out.",
        required=False,
    )
    duel_last_gets_chip = Boolean(
        "Whether the second player of a duel gets a chip for failing; true if left out.",
        required=False,
    )


def _table_number(**presence: bool) -> Integer:
    return sheep_number("The sheep number of the bidding table.", **presence)


class WoolRulesPlayer(Closed):
    chips = _chips("The player's chips.")
    bid = IntegerOr(
        Integer(LOWEST_BID, HIGHEST_BID),
        (PLUS, HIDDEN),
        'The bid, null if there is none; in bid "hidden" for one that is placed but not known.',
        null=True,
    )
    table_number = _table_number()
    flock = ListOf(
        sheep_number(null=True), 0, DECK_SIZE, "The flock, its top sheep first, null if face down."
    )
    dogs = Integer(0, DOGS, "How many dogs lie beside the flock.")
    bone = Boolean("Whether the bone lies beside the flock.")
    returned = ListOf(
        sheep_number(), 0, DECK_SIZE, "The sheep put back in the box; null before that.", null=True
    )
    name = player_name()


def _each_die(sides: bool) -> dict[str, Value]:
    """A field for each die; in a move the rules judge what it shows, and whether it is there."""
    return {
        die: Integer(1, most) if sides else Integer(required=False) for die, most in DICE.items()
    }


class WoolRulesDice(Closed):
    locals().update(_each_die(sides=True))


class WoolRulesRolled(Closed):
    locals().update(_each_die(sides=False))


def _die(text: str = "", **presence: bool) -> Choice:
    return Choice(list(DICE), text, **presence)


class WoolRulesState(Closed):
    locals().update(common_fields(GAME, WoolRulesOptions, WoolRulesPlayer))
    round = Integer(1, description="The round; after the end still the last one.")
    supply = _cards("The supply, the top card first, null if face down.", open_=False)
    middle = _cards(
        "The cards in the middle as they were laid out, null for one that was not reported.",
        open_=False,
    )
    order = ListOf(Seat(), 0, MOST_SEATS, "The seats in the order of the round; else empty.")
    dice = Object(WoolRulesDice, "In decide what the dice show; else null.", null=True)
    kept = ListOf(_die(), 0, len(DICE), "The dice set aside, the oldest first.")
    attempt = Integer(0, ATTEMPTS, "The attempts rolled in this turn.")
    chips_left = _chips("The chips of the supply.")


def _receiving(move: str, cards: str) -> dict[str, Value]:
    return {
        "type": Choice([move]),
        "player": Seat(),
        "cards": _cards(cards),
        "take_bone": Boolean(
            "Whether the bone is taken from an opponent; false if left out.", required=False
        ),
        "middle": _cards(
            "The next layout, if this move brings it about, in order.", required=False
        ),
    }


def _finishing(move: str, cards: str) -> dict[str, Value]:
    return {
        **_receiving(move, cards),
        "bonus": Boolean("Whether the bonus on top of the flock is used."),
        "chips": _chips("How many chips are paid."),
    }


def _bid() -> IntegerOr:
    return IntegerOr(Integer(), (PLUS,), 'A number, or "26+".')


class WoolRulesBid(Closed):
    type = Choice(["bid"])
    player = Seat()
    bid = _bid()
    reveal = ListOf(
        _bid(), 0, MOST_SEATS, "With the last bid: all bids in seat order.", required=False
    )


class WoolRulesRoll(Closed):
    type = Choice(["roll"])
    player = Seat()
    keep = _die("The die set aside before the roll.", required=False)
    dice = Object(WoolRulesRolled, "What the dice show that were rolled.", required=False)


class WoolRulesTake(Closed):
    locals().update(_finishing("take", "The cards taken, as laid on the flock, the top one last."))


class WoolRulesFail(Closed):
    locals().update(_finishing("fail", "The black sheep, as laid on the flock, the top one last."))


class WoolRulesRest(Closed):
    locals().update(_receiving("rest", "The whole middle, as laid on the flock, the top one last."))


class WoolRulesReturn(Closed):
    type = Choice(["return"])
    player = Seat()
    cards = _cards("The sheep put back in the box.")


class WoolRulesSeat(Closed):
    table_number = _table_number(required=False)
    name = player_name()


SETUP: dict[str, Value] = {
    "players": ListOf(
        Object(WoolRulesSeat), SEATS[0], SEATS[-1], "The players in seat order, two to six."
    ),
    "options": Object(WoolRulesOptions, "What the table has agreed on.", required=False),
    "middle": _cards("The first layout as it came, all of it.", required=False),
}

MOVES = {
    "bid": WoolRulesBid,
    "roll": WoolRulesRoll,
    "take": WoolRulesTake,
    "fail": WoolRulesFail,
    "rest": WoolRulesRest,
    "return": WoolRulesReturn,
}


_PAID = Integer(1, CHIPS, "How many chips.")
_ROUND = Integer(1, description="Which round.")
_TOLD: dict[str, dict[str, Value]] = {
    "middle-laid": {
        "round": _ROUND,
        "cards": _cards("As laid out, null for one that was not reported.", open_=False),
    },
    "bid-placed": {"player": Seat()},
    "bids-revealed": {
        "bids": ListOf(_bid(), SEATS[0], SEATS[-1], "In seat order."),
        "order": ListOf(Seat(), SEATS[0], SEATS[-1], "The order of the round."),
    },
    "chips-paid": {"player": Seat(), "count": _PAID},
    "dice-rolled": {
        "player": Seat(),
        "attempt": Integer(1, ATTEMPTS, "Which attempt."),
        "dice": Object(WoolRulesRolled, "What the dice show that were rolled."),
    },
    "cards-received": {"player": Seat(), "cards": _cards("As laid on the flock.")},
    "bone-moved": {"player": Seat("Who has it now."), "from": Seat("Who had it.")},
    "chip-received": {"player": Seat()},
    "turn-skipped": {"player": Seat()},
    "round-over": {"round": _ROUND},
    "sheep-returned": {"player": Seat(), "cards": _cards("Put back in the box.")},
    "game-over": {},
}
EVENTS = {kind: event("WoolRules", kind, **fields) for kind, fields in _TOLD.items()}


def _read_options(options: Json) -> Options:
    return Options(**{**options, "deck": read_deck(options.get("deck", HOUSE_DECK))})


def read_state(state: Json) -> State:
    dice = state["dice"]
    return State(
        phase=state["phase"],
        turn=state["turn"],
        round=state["round"],
        supply=tuple(state["supply"]),
        middle=tuple(state["middle"]),
        order=tuple(state["order"]),
        dice=dice and Dice(**dice),
        kept=tuple(state["kept"]),
        attempt=state["attempt"],
        chips_left=state["chips_left"],
        players=tuple([_read_player(player) for player in state["players"]]),
        options=_read_options(state.get("options", {})),
        ply=state.get("ply", 0),
    )


def _read_player(player: Json) -> Player:
    flock, returned = tuple(player["flock"]), frozen(player["returned"])
    return Player(**{**player, "flock": flock, "returned": returned})


def write_state(state: State) -> Json:
    return {
        **write_common(GAME, state),
        "options": {**fields_of(state.options), "deck": write_deck(state.options.deck)},
        "players": [_write_player(player) for player in state.players],
        "round": state.round,
        "supply": state.supply,
        "middle": state.middle,
        "order": state.order,
        "dice": state.dice and fields_of(state.dice),
        "kept": state.kept,
        "attempt": state.attempt,
        "chips_left": state.chips_left,
    }


def _write_player(player: Player) -> Json:
    fields = fields_of(player)
    if player.name is None:
        del fields["name"]
    return fields


_MOVE_CLASSES = {move.type: move for move in (PlaceBid, Roll, Take, Fail, Rest, Return)}


def read_move(move: Json) -> Move:
    fields = {name: frozen(value) for name, value in move.items() if name != "type"}
    if "dice" in fields:
        fields["dice"] = Dice(**fields["dice"])
    return _MOVE_CLASSES[move["type"]](**fields)


def write_move(move: Move) -> Json:
    written = {"type": move.type, **optional(move)}
    if isinstance(move, Roll) and move.dice:
        written["dice"] = optional(move.dice)
    if not written.get("take_bone", True):
        del written["take_bone"]
    return written


def read_setup(setup: Json) -> Setup:
    players = setup["players"]
    return Setup(
        names=tuple(player.get("name") for player in players),
        table_numbers=tuple(player.get("table_number") for player in players),
        options=_read_options(setup.get("options", {})),
        middle=frozen(setup.get("middle")),
    )


WIRE = Wire(
    game=GAME,
    state=WoolRulesState,
    setup=SETUP,
    moves=MOVES,
    events=EVENTS,
    contradictions=contradictions,
    codec=Codec(read_state, write_state, read_move, write_move, read_setup),
)
