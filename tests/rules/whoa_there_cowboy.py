"""All cases of Whoa There Cowboy."""

from __future__ import annotations

from . import (
    whoa_there_cowboy_audit,
    whoa_there_cowboy_audit_phases,
    whoa_there_cowboy_cards,
    whoa_there_cowboy_challenge,
    whoa_there_cowboy_claims,
    whoa_there_cowboy_corners,
    whoa_there_cowboy_drawing,
    whoa_there_cowboy_gift,
    whoa_there_cowboy_rounds,
    whoa_there_cowboy_settle,
    whoa_there_cowboy_table,
    whoa_there_cowboy_together,
)
from .case import Case

CASES: list[Case] = [
    *whoa_there_cowboy_table.CASES,
    *whoa_there_cowboy_claims.CASES,
    *whoa_there_cowboy_cards.CASES,
    *whoa_there_cowboy_settle.CASES,
    *whoa_there_cowboy_challenge.CASES,
    *whoa_there_cowboy_gift.CASES,
    *whoa_there_cowboy_drawing.CASES,
    *whoa_there_cowboy_rounds.CASES,
    *whoa_there_cowboy_together.CASES,
    *whoa_there_cowboy_audit.CASES,
    *whoa_there_cowboy_audit_phases.CASES,
    *whoa_there_cowboy_corners.CASES,
]
