"""All cases of YoYo."""

from __future__ import annotations

from . import (
    yoyo_audit,
    yoyo_audit_phases,
    yoyo_chain,
    yoyo_draw,
    yoyo_ends,
    yoyo_facts,
    yoyo_fits,
    yoyo_mixing,
    yoyo_run_out,
    yoyo_series,
    yoyo_table,
)
from .case import Case

CASES: list[Case] = [
    *yoyo_table.CASES,
    *yoyo_fits.CASES,
    *yoyo_series.CASES,
    *yoyo_draw.CASES,
    *yoyo_run_out.CASES,
    *yoyo_chain.CASES,
    *yoyo_mixing.CASES,
    *yoyo_ends.CASES,
    *yoyo_audit.CASES,
    *yoyo_audit_phases.CASES,
    *yoyo_facts.CASES,
]
