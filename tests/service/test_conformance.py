"""Schemathesis asks whatever the document allows, and all that it forbids.

Of the games one is asked here, since all share their endpoints; `make long` asks the others.
"""

from __future__ import annotations

import re
from typing import Any

import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from api import create_app

from .document import DOCUMENT

APP = create_app()
USUAL = re.compile(r"/(?!games/)|/games$|/games/woo(/|$)")


def asked(*, usual: bool) -> Any:
    """A part of the document, with what it refers to: the whole of it is slow to be taken in."""
    paths = {
        path: item for path, item in DOCUMENT["paths"].items() if usual is bool(USUAL.match(path))
    }
    needed: dict[str, dict[str, Any]] = {}
    left = [paths]
    while left:
        for kind, name in re.findall(r"#/components/(\w+)/([\w.-]+)", repr(left.pop())):
            if name not in needed.setdefault(kind, {}):
                needed[kind][name] = DOCUMENT["components"][kind][name]
                left.append(needed[kind][name])
    part = {**DOCUMENT, "paths": paths, "components": {**DOCUMENT["components"], **needed}}
    schema = schemathesis.openapi.from_dict(part, config=SchemathesisConfig(seed=1))
    schema.app = APP
    return schema


@asked(usual=True).parametrize()
@settings(max_examples=20, deadline=None, derandomize=True, database=None)
def test_conformance(case: Case[Any]) -> None:
    """Every check holds: of statuses, headers, content types, schemas, refusals and more."""
    case.call_and_validate()
