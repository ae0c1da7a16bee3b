"""Writes openapi.yaml: ``python -m api.openapi``.

Schemas come from marshmallow, examples from ``api.examples``, their answers from the service.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import yaml
from marshmallow import Schema

from api.catalogue import about, listing, rules_of
from api.examples import examples
from api.games import ANSWERS
from api.languages import languages_of
from api.problems import MEDIA_TYPE, TYPES
from referee import __version__
from schemas import WIRES
from schemas.answers import GamesAnswer, HealthAnswer, RuleAnswer, RulesAnswer, answer
from schemas.base import AnyValue, Boolean, Choice, Integer, Json, ListOf, Object, Open, Text
from schemas.document import OPENAPI, components
from schemas.questions import request
from schemas.reading import MOST_ERRORS
from schemas.table import Wire
from schemas.writing import write_rule

FILE = Path(__file__).parent.parent / "openapi.yaml"

ERROR_CODES = [
    "missing-field",
    "unknown-field",
    "wrong-type",
    "out-of-range",
    "unknown-value",
    "wrong-length",
    "mismatch",
]

DESCRIPTION = """\
Referee rules on games. Send a table and a move to `/games/{game}/validate`, and get a verdict
that cites its rules, the table as it is then, the score and who may do what next.

* An illegal move is a good answer (200): `verdict` says so, and `violations` say why. A 4xx means
  that the request could not be read.
* `null` stands for a card that is face down to you. What hangs on one is `undetermined`.
* Nothing is kept, rolled or drawn here: the same request gets the same answer, so every POST is
  safe to retry.
* Table talk, timing, and whether a table was reached by legal play are not checked.

Fields that a request has and this document does not know are refused; clients should ignore
fields of answers that they do not know. Whatever stands behind a question mark in an address is
ignored. Bodies have at most 256 KiB, and a request must have come in within 10 seconds. Whoever
runs the service may ask for keys (401) and limit how often one may ask (429).
"""


class ProblemError(Open):
    pointer = Text(description="The place in the request, a JSON Pointer in fragment form.")
    detail = Text(description="What is wrong with it.")
    code = Choice(ERROR_CODES, "What is wrong with it, for programs.")
    accepted = AnyValue("What is accepted: values, or a range.", required=False)


class Problem(Open):
    type = Choice([kind.path for kind in TYPES], "The type, also the path of a page about it.")
    title = Text(description="The type in words.")
    status = Integer(400, 599, "The HTTP status.")
    detail = Text(description="What happened this time.")
    errors = ListOf(
        Object(ProblemError), 0, MOST_ERRORS, "Each place that is at fault.", required=False
    )
    truncated = Boolean("True if there are more errors.", required=False)
    line = Integer(0, description="The line at which JSON is malformed.", required=False)
    column = Integer(0, description="The column at which JSON is malformed.", required=False)


SUMMARIES = {
    "setup": ("Give me a table", "A table at its beginning, dealt as far as cards are known."),
    "validate": (
        "May this be done, and what then?",
        "A ruling on one move: its verdict and the rules that say so, the table that stands "
        "afterwards, the score and who may do what next.",
    ),
    "moves": (
        "What may be done?",
        "The legal moves from known cards. Outcomes are left out of them, so a listed move may "
        "still be incomplete; it is never illegal.",
    ),
    "replay": (
        "Where did this game go wrong?",
        "A short ruling on each move, up to the first that is illegal or incomplete, and the "
        "table that the valid ones lead to. Give `state` or `setup`.",
    ),
    "score": ("Who has what?", "The score as it stands, and which claimed totals are wrong."),
    "audit": (
        "Can this table exist?",
        "Every contradiction that the state holds. Consistent means that none was found.",
    ),
    "situation": (
        "What does the table look like, as far as we know?",
        "A whole table made of what people know of it, to be sent to the other endpoints: the most "
        "ordinary one that agrees. What was filled in and a ruling could hang on is told.",
    ),
    "view": ("What may this seat see?", "The table without what the viewer may not know."),
}

HEADERS = {
    "X-Request-Id": "The request's name in logs: the one sent, if well-formed, else a new one.",
    "ETag": "The answer's version, for If-None-Match and If-Match.",
    "Cache-Control": "How long the answer may be kept.",
    "Allow": "The methods that the path has.",
    "Retry-After": "In how many seconds to ask again.",
    "WWW-Authenticate": "How to send a key: as Bearer.",
    "Content-Language": "The language of sentences in the answer.",
    "Vary": "What else the answer hangs on: the language that was asked for.",
}

SPOKEN = ("Content-Language", "Vary")
"""The headers of answers that have sentences in them."""

PROBE_PROBLEMS = (405, 412, 500, 503)
GET_PROBLEMS = (401, *PROBE_PROBLEMS, 429)
POST_PROBLEMS = (400, 401, 405, 409, 413, 415, 422, 429, 500, 503)

OF_PROBLEMS = {401: "WWW-Authenticate", 405: "Allow", 429: "Retry-After"}
"""The header of its own that a problem of this status has."""

KEY = {
    "type": "http",
    "scheme": "bearer",
    "description": "Only where whoever runs the service gives keys; else everybody may ask.",
}


def build() -> Json:
    """The whole document."""
    paths = dict(_service_paths())
    schemas: list[type[Schema]] = [Problem, GamesAnswer, RuleAnswer, RulesAnswer, HealthAnswer]
    tags = [{"name": "Service", "description": "Which games there are, and how the service is."}]
    for slug, wire in WIRES.items():
        paths |= dict(_game_paths(wire))
        schemas += [request(wire, endpoint) for endpoint in ANSWERS]
        schemas += [answer(wire, endpoint) for endpoint in ("about", *ANSWERS)]
        tags.append({"name": wire.game.title, "description": f"Questions about `{slug}`."})
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Referee",
            "version": __version__,
            "summary": "Rulings on moves of card and dice games.",
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
            "contact": {"name": "Referee"},
        },
        "servers": [{"url": "/"}],
        "security": [{}, {"key": []}],
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components(*schemas).items())),
            "responses": {
                _response_name(status): _problem(status)
                for status in sorted({kind.status for kind in TYPES})
            },
            "securitySchemes": {"key": KEY},
            "headers": {
                name: {"description": description, "schema": {"type": "string"}}
                for name, description in HEADERS.items()
            },
        },
    }


def text() -> str:
    """The document as it is written: the same text for the same project."""
    plain = orjson.loads(orjson.dumps(build()))
    return yaml.dump(plain, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)


def main() -> None:
    """Write the document, all or nothing."""
    new = FILE.with_suffix(".new")
    new.write_text(text(), encoding="utf-8")
    new.replace(FILE)


class _Dumper(yaml.CSafeDumper):
    def ignore_aliases(self, data: Any) -> bool:
        return True


def _service_paths() -> Iterator[tuple[str, Json]]:
    yield (
        "/games",
        _get("games", "Service", "Which games are there?", "GamesAnswer", listing()),
    )
    for path, name, summary in (
        ("/healthz", "healthz", "Is the service alive?"),
        ("/readyz", "readyz", "May it be sent requests?"),
    ):
        probe = _get(name, "Service", summary, "HealthAnswer", {"status": "ok"}, PROBE_PROBLEMS)
        probe["get"]["security"] = []
        yield path, probe


def _game_paths(wire: Wire) -> Iterator[tuple[str, Json]]:
    slug, title, name = wire.game.slug, wire.game.title, wire.name
    base = f"/games/{slug}"
    spoken = _spoken(slug)
    yield (
        base,
        _get(f"{slug}_about", title, "What is this game here?", f"{name}AboutAnswer", about(wire))
        | spoken,
    )
    every = rules_of(wire)
    yield (
        f"{base}/rules",
        _get(f"{slug}_rules", title, "What do the rules say?", "RulesAnswer", every) | spoken,
    )
    rule = next(rule for rule in wire.game.rulebook.values() if rule.section)
    one = _get(f"{slug}_rule", title, "What does this rule say?", "RuleAnswer", write_rule(rule))
    one["get"]["responses"]["404"] = _reference(404)
    one["parameters"] = [
        {
            "name": "rule",
            "in": "path",
            "required": True,
            "description": "The ID of the rule.",
            "schema": {"type": "string"},
            "example": rule.id,
        },
        *spoken.get("parameters", ()),
    ]
    yield f"{base}/rules/{{rule}}", one
    for endpoint in ANSWERS:
        yield f"{base}/{endpoint}", {"post": _post(wire, endpoint)} | spoken


def _spoken(slug: str) -> Json:
    """What a path takes if its game speaks more than English."""
    languages = languages_of(slug)
    if len(languages) == 1:
        return {}
    text = (
        f"Which language sentences are in: {' or '.join(languages)}, with weights as in RFC 9110; "
        f"{languages[0]} if left out."
    )
    header = {"name": "Accept-Language", "in": "header", "description": text}
    return {"parameters": [header | {"schema": {"type": "string"}, "example": languages[0]}]}


def _get(
    name: str,
    tag: str,
    summary: str,
    schema: str,
    example: Json,
    problems: tuple[int, ...] = GET_PROBLEMS,
) -> Json:
    spoken = () if tag == "Service" else SPOKEN
    return {
        "get": {
            "operationId": name.replace("-", "_"),
            "tags": [tag],
            "summary": summary,
            "responses": {
                "200": {
                    "description": "The answer.",
                    "headers": _headers("X-Request-Id", "ETag", "Cache-Control", *spoken),
                    "content": _json(schema, example=example),
                },
                "304": {"description": "What If-None-Match names is still the answer."},
                **_problems(problems),
            },
        }
    }


def _post(wire: Wire, endpoint: str) -> Json:
    summary, description = SUMMARIES[endpoint]
    asked, answered = {}, {}
    for name, example in examples(wire.game.slug, endpoint).items():
        told = {"summary": example["summary"]}
        asked[name] = {**told, "value": example["request"]}
        answered[name] = {**told, "value": ANSWERS[endpoint](wire, example["request"])}
    return {
        "operationId": f"{wire.game.slug}_{endpoint}".replace("-", "_"),
        "tags": [wire.game.title],
        "summary": summary,
        "description": f"{description} Safe to retry: the same request gets the same answer.",
        "requestBody": {
            "required": True,
            "content": _json(request(wire, endpoint).__name__, examples=asked),
        },
        "responses": {
            "200": {
                "description": "The answer.",
                "headers": _headers("X-Request-Id", *SPOKEN),
                "content": _json(answer(wire, endpoint).__name__, examples=answered),
            },
            **_problems(POST_PROBLEMS),
        },
    }


def _json(schema: str, **shown: Json) -> Json:
    return {"application/json": {"schema": _schema(schema), **shown}}


def _headers(*names: str) -> Json:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def _schema(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def _problems(statuses: tuple[int, ...]) -> Json:
    return {str(status): _reference(status) for status in sorted(statuses)}


def _reference(status: int) -> Json:
    return {"$ref": f"#/components/responses/{_response_name(status)}"}


def _response_name(status: int) -> str:
    return f"Problem{status}"


def _problem(status: int) -> Json:
    kinds = [kind for kind in TYPES if kind.status == status]
    described = " ".join(f"**{kind.title}** (`{kind.path}`): {kind.text}" for kind in kinds)
    return {
        "description": described,
        "headers": _headers("X-Request-Id", *filter(None, [OF_PROBLEMS.get(status)])),
        "content": {MEDIA_TYPE: {"schema": _schema("Problem")}},
    }


if __name__ == "__main__":
    main()
