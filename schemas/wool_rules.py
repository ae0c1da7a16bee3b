"""Wool Rules on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from apispec.ext.marshmallow.openapi import OpenAPIConverter
from marshmallow import ValidationError

from referee.ruling import Path
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
    HOUSE,
    LARGEST_SHEEP,
    LOWEST_BID,
    PLUS,
    SEATS,
    SHEEP,
    Deck,
    Face,
    Options,
)
from referee.wool_rules.deal import repeated
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
    Fault,
    Integer,
    IntegerOr,
    Json,
    ListOf,
    Object,
    Seat,
    Union,
    Value,
    between,
    refusal,
)
from schemas.table import (
    MOST_SEATS,
    Wire,
    common_fields,
    event,
    fields_of,
    frozen,
    optional,
    player_name,
    write_common,
    write_player,
)

HOUSE_DECK = "house"
LARGEST_BONUS = 9
LARGEST_POINTS = 99


def _sheep(text: str = "A sheep by its number.", **presence: bool) -> Integer:
    return Integer(1, LARGEST_SHEEP, text, **presence)


def _card(text: str = 'A sheep by its number, "dog" or "bone".', **presence: bool) -> IntegerOr:
    return IntegerOr(_sheep(), (DOG, BONE), text, **presence)


def _cards(text: str = "", *, open_: bool = True, **presence: bool) -> ListOf:
    return ListOf(_card(null=not open_), 0, DECK_SIZE, text, **presence)


def _chips(text: str) -> Integer:
    return Integer(0, CHIPS, text)


def _face(kind: str, lowest: int = 0, highest: int = 0) -> type[Closed]:
    name = "WoolRules" + "".join(word.capitalize() for word in kind.split("-")) + "Sheep"
    fields: dict[str, Value] = {
        "sheep": _sheep("The sheep number."),
        "kind": Choice([kind]),
        "points": Integer(lowest, highest, "The points that it shows."),
        "bonus": Integer(-LARGEST_BONUS, LARGEST_BONUS, "Its bonus, negative for a malus."),
        "bone": Boolean("Whether it shows the bone symbol; then there is no bonus."),
    }
    made: type[Closed] = Closed.from_dict({**fields}, name=name)
    return made


FACES = {
    "white": _face("white", 0, LARGEST_POINTS),
    "black": _face("black", -LARGEST_POINTS, -1),
    "3-7-0": _face("3-7-0"),
    "0-0-7": _face("0-0-7"),
}


class SheepFace(Union):
    """What a sheep shows: in its corner a bonus, a malus or the bone symbol."""

    def __init__(self) -> None:
        super().__init__("WoolRulesSheep", "kind", FACES)

    def _deserialize(self, value: Any, attr: Any, data: Any, **options: Any) -> Any:
        face = super()._deserialize(value, attr, data, **options)
        if face["bone"] and face["bonus"]:
            detail = "A sheep that shows the bone symbol has no bonus: this must be 0."
            raise ValidationError({"bonus": [Fault("out-of-range", detail, between(0, 0))]})
        return face

    def describe(self, converter: OpenAPIConverter) -> Json:
        both = {"bone": {"const": True}, "bonus": {"not": {"const": 0}}}
        unseen = {"properties": both, "required": list(both)}
        return {**super().describe(converter), "not": unseen}


class DeckField(Value):
    """The house deck by its name, or faces that were copied from cards."""

    kind = f'"{HOUSE_DECK}" or a list of faces'
    faces = ListOf(SheepFace(), 0, SHEEP)

    def _deserialize(self, value: Any, attr: Any, data: Any, **_: Any) -> Any:
        if isinstance(value, list):
            return self.faces.deserialize(value)
        if not isinstance(value, str):
            raise self.fail_type()
        if value != HOUSE_DECK:
            raise refusal("unknown-value", f"This must be {self.kind}.", [HOUSE_DECK])
        return value

    def describe(self, converter: OpenAPIConverter) -> Json:
        house = Choice([HOUSE_DECK]).describe(converter)
        return {"oneOf": [house, self.faces.describe(converter)]}


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
    return _sheep("The sheep number of the bidding table.", **presence)


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
        _sheep(null=True), 0, DECK_SIZE, "The flock, its top sheep first, null if face down."
    )
    dogs = Integer(0, DOGS, "How many dogs lie beside the flock.")
    bone = Boolean("Whether the bone lies beside the flock.")
    returned = ListOf(
        _sheep(), 0, DECK_SIZE, "The sheep put back in the box; null before that.", null=True
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


def _events() -> dict[str, type]:
    count = Integer(1, CHIPS, "How many chips.")
    round_ = Integer(1, description="Which round.")
    told: dict[str, dict[str, Value]] = {
        "middle-laid": {
            "round": round_,
            "cards": _cards("As laid out, null for one that was not reported.", open_=False),
        },
        "bid-placed": {"player": Seat()},
        "bids-revealed": {
            "bids": ListOf(_bid(), SEATS[0], SEATS[-1], "In seat order."),
            "order": ListOf(Seat(), SEATS[0], SEATS[-1], "The order of the round."),
        },
        "chips-paid": {"player": Seat(), "count": count},
        "dice-rolled": {
            "player": Seat(),
            "attempt": Integer(1, ATTEMPTS, "Which attempt."),
            "dice": Object(WoolRulesRolled, "What the dice show that were rolled."),
        },
        "cards-received": {"player": Seat(), "cards": _cards("As laid on the flock.")},
        "bone-moved": {"player": Seat("Who has it now."), "from": Seat("Who had it.")},
        "chip-received": {"player": Seat()},
        "turn-skipped": {"player": Seat()},
        "round-over": {"round": round_},
        "sheep-returned": {"player": Seat(), "cards": _cards("Put back in the box.")},
        "game-over": {},
    }
    return {kind: event("WoolRules", kind, **fields) for kind, fields in told.items()}


def _read_options(options: Json) -> Options:
    deck = options.get("deck", HOUSE_DECK)
    faces = HOUSE if deck == HOUSE_DECK else Deck(tuple(Face(**face) for face in deck))
    return Options(**{**options, "deck": faces})


def _write_options(options: Options) -> Json:
    deck = options.deck
    faces = HOUSE_DECK if deck.house else [fields_of(face) for face in deck.faces]
    return {**fields_of(options), "deck": faces}


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
        players=tuple(
            Player(**{name: frozen(value) for name, value in player.items()})
            for player in state["players"]
        ),
        options=_read_options(state.get("options", {})),
        ply=state.get("ply", 0),
    )


def write_state(state: State) -> Json:
    return {
        **write_common(GAME, state),
        "options": _write_options(state.options),
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
    del fields["name"]
    return write_player(player, **fields)


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


def contradictions(asked: Json) -> Iterator[tuple[Path, Fault]]:
    """Sheep that stand twice in the deck of a state, or that the deck does not list."""
    table = asked["state"] if "state" in asked else asked["setup"]
    deck = table.get("options", {}).get("deck", HOUSE_DECK)
    numbers = list(HOUSE.face) if deck == HOUSE_DECK else [face["sheep"] for face in deck]
    if "state" in asked:
        for index in repeated(numbers):
            path = ("state", "options", "deck", index, "sheep")
            yield path, Fault("mismatch", f"Sheep {numbers[index]} is listed already.")
    listed, accepted = {*numbers, DOG, BONE, None}, sorted(numbers)
    for path, cards in _piles(asked):
        if not listed.issuperset(cards):
            for index, card in enumerate(cards):
                if card not in listed:
                    detail = f"The deck lists no sheep {card}: enter its face first."
                    yield (*path, index), Fault("mismatch", detail, accepted)


def _piles(asked: Json) -> Iterator[tuple[Path, Iterable[Any]]]:
    """Wherever a state or a move names sheep."""
    if "state" in asked:
        state = asked["state"]
        yield ("state", "supply"), state["supply"]
        yield ("state", "middle"), state["middle"]
        for seat, player in enumerate(state["players"]):
            yield ("state", "players", seat, "flock"), player["flock"]
            yield ("state", "players", seat, "returned"), player["returned"] or ()
    moves: dict[Path, Json] = {
        ("moves", index): move for index, move in enumerate(asked.get("moves", ()))
    }
    if "move" in asked:
        moves[("move",)] = asked["move"]
    for path, move in moves.items():
        for name in ("cards", "middle"):
            yield (*path, name), move.get(name, ())


WIRE = Wire(
    game=GAME,
    state=WoolRulesState,
    setup=SETUP,
    moves=MOVES,
    events=_events(),
    sides={"player": Seat()},
    read_state=read_state,
    write_state=write_state,
    read_move=read_move,
    write_move=write_move,
    read_setup=read_setup,
    contradictions=contradictions,
)
