"""Completes a table from a few known facts: the most ordinary table that agrees with them.

The facts are fields of a state by name, as plain values; a game fills in the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from referee.common_rules import ASSUMED
from referee.declarations import player_of
from referee.ruling import Assumption, Path

Fields = Mapping[str, Any]


def completed(struct: type[Struct], known: Fields) -> Fields | None:
    """The known fields with null for each optional one that is left out.

    ``None`` if a required field is missing. Left out and null mean the same, so a whole table may
    leave out what is null, and so may the players in it.
    """
    declared = {field.encode_name: field for field in fields(struct)}
    if any(field.required and name not in known for name, field in declared.items()):
        return None
    whole = {name: None for name, field in declared.items() if field.default is None} | {**known}
    if "players" in declared:
        player = player_of(struct)
        players = whole["players"]
        seated = (
            [completed(player, one) for one in players] if isinstance(players, list) else [None]
        )
        if None in seated:
            return None
        whole["players"] = seated
    return whole


class Filling:
    """The fields of a state, or of a player in it, while the unknown ones are filled in.

    Known fields are never changed. ``fields`` are all fields so far.
    """

    def __init__(self, known: Fields, assumed: list[Assumption], path: Path = ("state",)) -> None:
        self.fields: dict[str, Any] = dict(known)
        self._assumed = assumed
        self._path = path

    def tells(self, name: str) -> bool:
        """Whether a field is known or has been filled in."""
        return name in self.fields

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def get(self, name: str, otherwise: Any = None) -> Any:
        """A field, if it is there."""
        return self.fields.get(name, otherwise)

    def follow(self, name: str, value: Any) -> None:
        """Fill in what follows by necessity, or what no ruling hangs on."""
        self.fields.setdefault(name, value)

    def assume(self, name: str, value: Any) -> None:
        """Fill in what is usual, and say so."""
        if name not in self.fields:
            self.fields[name] = value
            self._tell("value", name, value=value)

    def assume_player(self, name: str, seat: int) -> None:
        """Fill in a seat, and say so."""
        if name not in self.fields:
            self.fields[name] = seat
            self._tell("player", name, player=seat)

    def assume_cards(self, name: str, count: int) -> None:
        """Fill in so many unknown cards, and say so."""
        if name not in self.fields:
            self.fields[name] = [None] * count
            self._tell("cards", name, count=count)

    def assume_top(self, name: str, card: Any, count: int) -> None:
        """Fill in so many cards of which only the top one is known, and say so."""
        if name not in self.fields:
            self.assume_cards(name, count)
            self.fields[name][0] = card
            self._tell("value", name, 0, value=card)

    def add_cards(self, name: str, count: int) -> None:
        """Put so many unknown cards under those that are there, and say how many there are then."""
        self.fields[name] = [*self.fields[name], *[None] * count]
        self._tell("cards", name, count=len(self.fields[name]))

    def inside(self, name: str) -> Filling:
        """An unknown object, to be filled in like the table itself."""
        part = Filling({}, self._assumed, (*self._path, name))
        self.fields[name] = part.fields
        return part

    def _tell(self, reason: str, *path: str | int, **facts: Any) -> None:
        place = (*self._path, *path)
        match place:
            case _, "players", int(seat), *names:
                reason, facts = f"seat-{reason}", {"seat": seat, **facts}
            case (_, "options", *names) | (_, *names):
                pass
        facts = {"field": ".".join(map(str, names)), **facts}
        self._assumed.append(Assumption(ASSUMED, reason, place, facts))

    def _forget(self, *path: str | int) -> bool:
        """Take an assumption back; whether there was one."""
        place = (*self._path, *path)
        kept = [assumption for assumption in self._assumed if assumption.path != place]
        forgotten = len(kept) < len(self._assumed)
        self._assumed[:] = kept
        return forgotten

    # --- What all games have

    def sit(self, usual: int) -> list[Filling]:
        """The players, each to be filled in: those known, or the usual number of them."""
        known = self.get("players")
        if known is None:
            known = usual
            self._tell("players", "players", players=known)
        players = [{}] * known if isinstance(known, int) else known
        seated = [
            Filling(player, self._assumed, (*self._path, "players", seat))
            for seat, player in enumerate(players)
        ]
        self.fields["players"] = [player.fields for player in seated]
        return seated

    def choose(self, defaults: Mapping[str, Any]) -> None:
        """The options, with defaults for those that are unknown."""
        known = self.get("options", {})
        for name, default in defaults.items():
            if name not in known:
                self._tell("value", "options", name, value=default)
        self.fields["options"] = {**defaults, **known}

    def leave_idle(self, option: str) -> None:
        """Assume nothing of an option that does nothing at this table."""
        self._forget("options", option)

    def follow_option(self, name: str, value: Any) -> None:
        """Replace an assumed default by the value that follows from what is known."""
        if self._forget("options", name):
            self.fields["options"][name] = value

    def assume_option(self, name: str, value: Any) -> None:
        """Replace an assumed default by a value that makes what is known possible."""
        if self._forget("options", name):
            self.fields["options"][name] = value
            self._tell("value", "options", name, value=value)


def seats_named(*seats: int | None, most: int) -> int:
    """How many must play, at least, for these seats to be there; those beyond ``most`` cannot."""
    return max((seat + 1 for seat in seats if seat is not None and seat < most), default=0)


def evenly(count: int, shares: int) -> list[int]:
    """So many in shares that differ by one at most, the larger ones first."""
    return [count // shares + (share < count % shares) for share in range(shares)]
