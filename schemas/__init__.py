"""The wire: what is asked and answered, and how it becomes values of the rules and comes back."""

from __future__ import annotations

from schemas.table import Wire
from schemas.whoa_there_cowboy import WIRE as WHOA_THERE_COWBOY
from schemas.whoopla import WIRE as WHOOPLA
from schemas.woo import WIRE as WOO
from schemas.wool_rules import WIRE as WOOL_RULES
from schemas.yoyo import WIRE as YOYO

WIRES: dict[str, Wire] = {
    wire.game.slug: wire for wire in (WOO, YOYO, WHOOPLA, WOOL_RULES, WHOA_THERE_COWBOY)
}
"""Every game on the wire, by its slug."""
