"""How fast rulings are, in multiples of what JSON alone costs in Python."""

from __future__ import annotations

from pathlib import Path

BODIES = Path(__file__).parent / "bodies"
"""The requests that are measured, as they are sent."""
