"""All cases of WHOOPLA!."""

from __future__ import annotations

from . import (
    whoopla_act,
    whoopla_audit,
    whoopla_audit_phases,
    whoopla_audit_round,
    whoopla_corners,
    whoopla_draw,
    whoopla_readings,
    whoopla_rescue,
    whoopla_score,
    whoopla_stop,
    whoopla_table,
)
from .case import Case

CASES: list[Case] = [
    *whoopla_table.CASES,
    *whoopla_draw.CASES,
    *whoopla_rescue.CASES,
    *whoopla_act.CASES,
    *whoopla_stop.CASES,
    *whoopla_score.CASES,
    *whoopla_readings.CASES,
    *whoopla_audit.CASES,
    *whoopla_audit_round.CASES,
    *whoopla_audit_phases.CASES,
    *whoopla_corners.CASES,
]
