"""All cases of Wool Rules."""

from __future__ import annotations

from . import (
    wool_rules_audit,
    wool_rules_audit_phases,
    wool_rules_bid,
    wool_rules_cards,
    wool_rules_corners,
    wool_rules_fail,
    wool_rules_help,
    wool_rules_layout,
    wool_rules_return,
    wool_rules_roll,
    wool_rules_rounds,
    wool_rules_score,
    wool_rules_table,
    wool_rules_take,
)
from .case import Case

CASES: list[Case] = [
    *wool_rules_table.CASES,
    *wool_rules_bid.CASES,
    *wool_rules_roll.CASES,
    *wool_rules_take.CASES,
    *wool_rules_help.CASES,
    *wool_rules_fail.CASES,
    *wool_rules_cards.CASES,
    *wool_rules_rounds.CASES,
    *wool_rules_return.CASES,
    *wool_rules_score.CASES,
    *wool_rules_audit.CASES,
    *wool_rules_layout.CASES,
    *wool_rules_audit_phases.CASES,
    *wool_rules_corners.CASES,
]
