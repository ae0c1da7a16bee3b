"""WHOOPLA! on the wire."""

from __future__ import annotations

from referee.values import fields_of
from referee.whoopla import GAME
from referee.whoopla.cards import OpenCard, printed_value
from referee.whoopla.components import (
    ACTION_DECK,
    ACTIONS,
    ACTIONS_EACH,
    DECK_SIZE,
    HIGHEST,
    JOKER,
    LOWEST,
    MIRROR,
    MIRROR_VALUE,
    MOST_TARGET,
    PEEKED,
    PLAYED_IN_TURN,
    SEATS,
    TRANSFORMS,
    Options,
)
from referee.whoopla.scoring import RUN_LENGTH
from referee.whoopla.state import (
    Act,
    Backup,
    Bust,
    Draw,
    Move,
    Name,
    Player,
    Rescue,
    Setup,
    State,
    Stop,
    Toss,
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
    Text,
    Value,
)
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

CONSTRAINTS = ("none", "lively", "gentle")
MOST_INDEX = 99
"""What somebody could say at a table; which cards there are is asked later."""


def _card(*, null: bool = False, required: bool = True) -> IntegerOr:
    text = "A card of the number pile" + (", null if it is face down." if null else ".")
    number = Integer(LOWEST, HIGHEST)
    return IntegerOr(number, [JOKER, MIRROR], text, null=null, required=required)


def _pile(description: str, high: int = DECK_SIZE, **presence: bool) -> ListOf:
    return ListOf(_card(null=True), 0, high, description, **presence)


def _value(description: str, *, null: bool = False, required: bool = True) -> Integer:
    return Integer(MIRROR_VALUE, HIGHEST, description, null=null, required=required)


class WhooplaOptions(Closed):
    mode = Choice(
        ("junior", "family-plus"),
        "Whether rescued cards come into the score pile; junior if left out.",
        required=False,
    )
    target = Integer(1, MOST_TARGET, "The points that win; 40 if left out.", required=False)
    actions_dealt = Choice(
        ("mixed", "one-each"),
        "Which action cards a setup deals: any three, or +1, -1 and x2; mixed if left out.",
        required=False,
    )
    gentle_blocks_rescue = Boolean(
        "Whether a gentle turn forbids the rescue as well; false if left out.", required=False
    )
    double_expires = Boolean(
        "Whether an x2 that waits is lost when the turn ends; false if left out.", required=False
    )
    marked_blocks = Boolean(
        "Whether a rescued card still holds its value; true if left out.", required=False
    )


class WhooplaCard(Closed):
    card = _card()
    value = _value(
        "What it counts as: 0 for a mirror, null for a joker yet to be named; as printed if "
        "left out.",
        null=True,
        required=False,
    )
    marked = Boolean("Whether it was rescued; false if left out.", required=False)
    doubled = Boolean("Whether it was drawn under an x2; false if left out.", required=False)


def _open_cards(description: str) -> ListOf:
    return ListOf(Object(WhooplaCard), 0, DECK_SIZE, description)


def _actions(low: int, high: int, description: str, **presence: bool) -> ListOf:
    card = Choice(ACTIONS, "An action card, null if it is not told.", null=True)
    return ListOf(card, low, high, description, **presence)


class WhooplaPlayer(Closed):
    actions = _actions(0, len(ACTION_DECK), "The action cards that are left, a multiset.")
    pile = _open_cards("The score pile, the newest card first.")
    double_next = Boolean(
        "Whether an x2 waits for the next draw; false if left out.", required=False
    )
    name = player_name()


class WhooplaState(Closed):
    locals().update(common_fields(GAME, WhooplaOptions, WhooplaPlayer))
    round = _open_cards("The cards of this turn, the heritage first if one was taken.")
    constraint = Choice(
        CONSTRAINTS,
        "What the heritage demands of this turn; told by the round if left out.",
        required=False,
    )
    drawn = Integer(
        0, description="How many cards were drawn in this turn; the heritage does not count."
    )
    action_played = Boolean("Whether the action of the turn was played.")
    centre = Object(
        WhooplaCard,
        "A heritage not taken yet: only in game-over, or in draw with an empty round.",
        null=True,
        required=False,
    )
    peeked = _pile("In peek: the cards seen, the top first; else none.", PEEKED, required=False)
    draw = _pile("The number pile, the top card first.")
    discard = _pile("The discard pile, the top card first.")


class WhooplaDraw(Closed):
    type = Choice(["draw"])
    player = Seat()
    card = _card(required=False)


class WhooplaName(Closed):
    type = Choice(["name"])
    player = Seat()
    value = Integer(LOWEST, HIGHEST, "What the joker counts as.")


class WhooplaRescue(Closed):
    locals().update(
        {
            "type": Choice(["rescue"]),
            "player": Seat(),
            "with": Choice(tuple(TRANSFORMS), "The action card that changes the duplicate."),
        }
    )


class WhooplaBackup(Closed):
    type = Choice(["backup"])
    player = Seat()
    save = Integer(0, MOST_INDEX, "Which card of the round is saved, counted from 0.")


class WhooplaBust(Closed):
    type = Choice(["bust"])
    player = Seat()


class WhooplaAct(Closed):
    type = Choice(["act"])
    player = Seat()
    action = Choice(PLAYED_IN_TURN, "The action card.")
    seen = _pile("With peek: the cards seen, the top first.", required=False)


class WhooplaToss(Closed):
    type = Choice(["toss"])
    player = Seat()
    index = Integer(0, MOST_INDEX, "Which of the cards seen is discarded, counted from 0.")
    card = _card(required=False)


class WhooplaStop(Closed):
    type = Choice(["stop"])
    player = Seat()


class WhooplaSeat(Closed):
    name = player_name()
    actions = _actions(
        ACTIONS_EACH,
        ACTIONS_EACH,
        "The three action cards dealt; told of all seats or of none.",
        required=False,
    )


SETUP: dict[str, Value] = {
    "players": ListOf(
        Object(WhooplaSeat), SEATS[0], SEATS[-1], "The players in seat order, two to six."
    ),
    "options": Object(WhooplaOptions, "What the table has agreed on.", required=False),
    "first": Seat("The seat that begins; 0 if left out.", required=False),
}

MOVES = {
    "draw": WhooplaDraw,
    "name": WhooplaName,
    "rescue": WhooplaRescue,
    "backup": WhooplaBackup,
    "bust": WhooplaBust,
    "act": WhooplaAct,
    "toss": WhooplaToss,
    "stop": WhooplaStop,
}


def _events() -> dict[str, type]:
    value, named = _value("What it counts as."), Integer(LOWEST, HIGHEST, "What it counts as.")
    card: dict[str, Value] = {"player": Seat(), "card": _card(), "value": value}
    count = Integer(1, DECK_SIZE, "How many cards.")
    told: dict[str, dict[str, Value]] = {
        "turn-started": {"player": Seat()},
        "heritage-taken": {
            **card,
            "constraint": Choice(CONSTRAINTS, "What it demands of the turn."),
        },
        "reshuffled": {"count": count},
        "drawn": {
            "player": Seat(),
            "card": _card(),
            "doubled": Boolean("Whether an x2 waited for it."),
        },
        "named": {"player": Seat(), "value": named},
        "duplicate": {"player": Seat(), "value": named},
        "rescued": {**card, "with": Choice(tuple(TRANSFORMS), "The action card.")},
        "altered": {**card, "action": Choice(tuple(TRANSFORMS), "The action card.")},
        "double-set": {"player": Seat()},
        "peeked": {"player": Seat(), "count": count},
        "tossed": {"player": Seat(), "card": _card(null=True)},
        "saved": card,
        "bust": {"player": Seat()},
        "secured": card,
        "dropped": card,
        "run": {
            "player": Seat(),
            "values": ListOf(named, RUN_LENGTH, RUN_LENGTH, "Three in a row."),
        },
        "whoop-7": {"player": Seat()},
        "heritage-left": card,
        "game-over": {"rule": Text(description="The rule that ends the game.")},
    }
    return {kind: event("Whoopla", kind, **fields) for kind, fields in told.items()}


def _read_card(laid: Json) -> OpenCard:
    card = laid["card"]
    value = laid["value"] if "value" in laid else printed_value(card)
    return OpenCard(card, value, laid.get("marked", False), laid.get("doubled", False))


def _read_player(player: Json) -> Player:
    return Player(
        actions=tuple(player["actions"]),
        pile=tuple(map(_read_card, player["pile"])),
        double_next=player.get("double_next", False),
        name=player.get("name"),
    )


def read_state(state: Json) -> State:
    centre = state.get("centre")
    return State(
        phase=state["phase"],
        turn=state["turn"],
        players=tuple(map(_read_player, state["players"])),
        round=tuple(map(_read_card, state["round"])),
        constraint=state.get("constraint"),
        drawn=state["drawn"],
        action_played=state["action_played"],
        centre=None if centre is None else _read_card(centre),
        peeked=tuple(state.get("peeked", ())),
        draw=tuple(state["draw"]),
        discard=tuple(state["discard"]),
        options=Options(**state.get("options", {})),
        ply=state.get("ply", 0),
    )


def _write_player(player: Player) -> Json:
    return write_player(
        player,
        actions=player.actions,
        pile=[fields_of(card) for card in player.pile],
        double_next=player.double_next,
    )


def write_state(state: State) -> Json:
    return {
        **write_common(GAME, state),
        "options": fields_of(state.options),
        "players": [_write_player(player) for player in state.players],
        "round": [fields_of(card) for card in state.round],
        "constraint": state.constraint,
        "drawn": state.drawn,
        "action_played": state.action_played,
        "centre": None if state.centre is None else fields_of(state.centre),
        "peeked": state.peeked,
        "draw": state.draw,
        "discard": state.discard,
    }


_MOVE_CLASSES = {move.type: move for move in (Draw, Name, Rescue, Backup, Bust, Act, Toss, Stop)}


def read_move(move: Json) -> Move:
    fields = {name: frozen(value) for name, value in move.items() if name != "type"}
    if "with" in fields:
        fields["action"] = fields.pop("with")
    return _MOVE_CLASSES[move["type"]](**fields)


def write_move(move: Move) -> Json:
    if isinstance(move, Rescue):
        return {"type": move.type, "player": move.player, "with": move.action}
    return {"type": move.type, **optional(move)}


def read_setup(setup: Json) -> Setup:
    players = setup["players"]
    return Setup(
        names=tuple(player.get("name") for player in players),
        actions=tuple(frozen(player.get("actions")) for player in players),
        options=Options(**setup.get("options", {})),
        first=setup.get("first", 0),
    )


WIRE = Wire(
    game=GAME,
    state=WhooplaState,
    setup=SETUP,
    moves=MOVES,
    events=_events(),
    codec=Codec(read_state, write_state, read_move, write_move, read_setup),
)
