"""Schemathesis asks the other games as well."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from schemathesis import Case

from .test_conformance import asked


@pytest.mark.long
@asked(usual=False).parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
def test_conformance_of_every_game(case: Case[Any]) -> None:
    """Every check holds for the other games as well."""
    case.call_and_validate()
