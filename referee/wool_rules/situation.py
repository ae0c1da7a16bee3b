"""How a few known facts become a whole table."""

from __future__ import annotations

from referee.situation import Filling


def situate(table: Filling) -> None:
    """Fill in what nobody has told."""
