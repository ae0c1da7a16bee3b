"""Schemathesis asks whatever the document allows, and all that it forbids."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from api import create_app

schema = schemathesis.openapi.from_wsgi(
    "/openapi.json", create_app(), config=SchemathesisConfig(seed=1)
)


@schema.parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
def test_conformance(case: Case[Any]) -> None:
    """Every check holds: of statuses, headers, content types, schemas, refusals and more."""
    case.call_and_validate()
