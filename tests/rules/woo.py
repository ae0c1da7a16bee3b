"""All cases of Woo."""

from __future__ import annotations

from . import (
    woo_audit,
    woo_audit_phases,
    woo_chain,
    woo_corners,
    woo_draft,
    woo_duel,
    woo_duel_answers,
    woo_facts,
    woo_partial,
    woo_readings,
    woo_refill,
    woo_table,
)
from .case import Case

CASES: list[Case] = [
    *woo_table.CASES,
    *woo_draft.CASES,
    *woo_partial.CASES,
    *woo_chain.CASES,
    *woo_duel.CASES,
    *woo_duel_answers.CASES,
    *woo_refill.CASES,
    *woo_readings.CASES,
    *woo_audit.CASES,
    *woo_audit_phases.CASES,
    *woo_corners.CASES,
    *woo_facts.CASES,
]
