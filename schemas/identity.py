"""The name of a question: who asks it again gets the same."""

from __future__ import annotations

import hashlib

import orjson

from schemas.base import Json


def ruling_id(ruleset: str, state: Json, asked: Json) -> str:
    """SHA-256 (hex) of the canonical JSON (RFC 8785) of a question to ``validate``.

    ``state`` is the normalised one; of what was asked the move counts as it was sent, the seed
    if there was one, and ``readings`` if it was true. Sorted keys and compact form are all of
    RFC 8785 that such values need: they have no fractions, and their keys are ASCII.
    """
    request: Json = {"state": state, "move": asked["move"]}
    if "seed" in asked:
        request["seed"] = asked["seed"]
    if asked.get("readings"):
        request["readings"] = True
    question = {"endpoint": "validate", "ruleset": ruleset, "request": request}
    return hashlib.sha256(orjson.dumps(question, option=orjson.OPT_SORT_KEYS)).hexdigest()
