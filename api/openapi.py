"""Writes openapi.yaml: ``python -m api.openapi``.

Schemas come from the declarations by way of marshmallow, examples from ``api.examples``, and their
answers from the referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import yaml

import referee
from api.about import AboutAnswer, GamesAnswer, RuleAnswer, RulesAnswer, about, listing, rule_of
from api.examples import examples as named_examples
from api.operations import Health
from api.problems import MEDIA_TYPE, TYPES, Problem
from referee.answers import ReplayAnswer, ValidateAnswer
from referee.declarations import AnyGame
from referee.languages import ENGLISH, languages_of, sentences_in
from referee.questions import QUESTIONS, Question, answer_of, of_game, request_of
from referee.reading import converted
from schemas.base import Json
from schemas.document import OPENAPI, components
from schemas.factory import prefix_of, schema_of

FILE = Path(__file__).parent.parent / "openapi.yaml"

DESCRIPTION = """\
Referee rules on games. Send a table and a move to `/games/{game}/validate`, and get a verdict
that cites its rules, the table as it is then, the score and who may do what next.

* An illegal move is a good answer (200): `verdict` says so, and `violations` say why. A 4xx means
  that the request could not be read.
* `null` stands for a card that is face down to you. What hangs on one is `undetermined`.
* Nothing is kept, rolled or drawn here: the same request gets the same answer, so every POST is
  safe to retry.
* Table talk, timing, and whether a table was reached by legal play are not checked.

Requests with fields that this document does not list are refused; clients should ignore fields of
answers that they do not know. In a request, `null` for a field that may be left out means left out.
Query strings are ignored. Bodies may have up to 256 KiB, and a request must arrive within 10
seconds. An operator may require keys (401) and limit the rate of requests (429).
"""


HEADERS = {
    "X-Request-Id": "The request's name in logs: the one sent, if well-formed, else a new one.",
    "ETag": "The answer's version, for If-None-Match and If-Match.",
    "Cache-Control": "How long the answer may be kept.",
    "Allow": "The methods that the path has.",
    "Retry-After": "In how many seconds to ask again.",
    "WWW-Authenticate": "How to send a key: as Bearer.",
    "Content-Language": "The language of sentences in the answer.",
    "Vary": "What else the answer depends on: the language that was asked for.",
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
    examples: Json = {}
    paths = dict(_service_paths(examples))
    schemas = [
        schema_of(declared) for declared in (Problem, GamesAnswer, RuleAnswer, RulesAnswer, Health)
    ]
    tags = [{"name": "Service", "description": "Which games there are, and how the service is."}]
    for game in referee.games():
        prefix = prefix_of(game)
        paths |= dict(_game_paths(game, examples))
        declared = [request_of(game, name) for name in QUESTIONS]
        declared += [answer_of(game, name) for name in QUESTIONS]
        declared.append(of_game(game, AboutAnswer))
        schemas += [schema_of(one, prefix) for one in declared]
        tags.append({"name": game.title, "description": f"Questions about `{game.slug}`."})
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Referee",
            "version": referee.__version__,
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
            "examples": examples,
            "securitySchemes": {"key": KEY},
            "headers": {
                name: {"description": description, "schema": {"type": "string"}}
                for name, description in HEADERS.items()
            },
        },
    }


def text() -> str:
    """The document as it is written: the same text for the same project."""
    plain = msgspec.json.decode(msgspec.json.encode(build()))
    for example in plain["components"]["examples"].values():
        example["value"] = _Inline(example["value"])
    return yaml.dump(
        plain,
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        width=100,
        default_flow_style=None,  # what holds no other collection stands on one line
    )


def main() -> None:
    """Write the document, all or nothing."""
    new = FILE.with_suffix(".new")
    new.write_text(text(), encoding="utf-8")
    new.replace(FILE)


class _Inline(dict[str, Any]):
    """What is written without indentation, however deep it is."""


class _Dumper(yaml.CSafeDumper):
    def ignore_aliases(self, data: Any) -> bool:
        return True


_Dumper.add_representer(
    _Inline,
    lambda dumper, data: dumper.represent_mapping(
        "tag:yaml.org,2002:map", data.items(), flow_style=True
    ),
)


def _service_paths(examples: Json) -> Iterator[tuple[str, Json]]:
    shown = _shown(examples, "games", listing())
    yield "/games", _get("games", "Service", "Which games are there?", "GamesAnswer", shown)
    shown = _shown(examples, "health", Health("ok"))
    for path, name, summary in (
        ("/healthz", "healthz", "Is the service alive?"),
        ("/readyz", "readyz", "May it be sent requests?"),
    ):
        probe = _get(name, "Service", summary, "Health", shown, PROBE_PROBLEMS)
        probe["get"]["security"] = []
        yield path, probe


def _game_paths(game: AnyGame, examples: Json) -> Iterator[tuple[str, Json]]:
    slug, title = game.slug, game.title
    base = f"/games/{slug}"
    spoken = _spoken(slug)
    shown = _shown(examples, f"{slug}.about", about(game))
    schema = schema_of(of_game(game, AboutAnswer), prefix_of(game)).__name__
    yield base, _get(f"{slug}_about", title, "What is this game here?", schema, shown) | spoken
    rules = [rule for rule in game.rulebook.values() if rule.section]
    some = RulesAnswer([rule_of(game, rule.id) for rule in rules[:2]])
    shown = _shown(examples, f"{slug}.rules", some)
    yield (
        f"{base}/rules",
        _get(f"{slug}_rules", title, "What do the rules say?", "RulesAnswer", shown) | spoken,
    )
    shown = _shown(examples, f"{slug}.rule", rule_of(game, rules[0].id))
    one = _get(f"{slug}_rule", title, "What does this rule say?", "RuleAnswer", shown)
    one["get"]["responses"]["404"] = _reference(404)
    one["parameters"] = [
        {
            "name": "rule",
            "in": "path",
            "required": True,
            "description": "The ID of the rule.",
            "schema": {"type": "string"},
            "example": rules[0].id,
        },
        *spoken.get("parameters", ()),
    ]
    yield f"{base}/rules/{{rule}}", one
    for question in QUESTIONS.values():
        yield f"{base}/{question.name}", {"post": _post(game, question, examples)} | spoken


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
    shown: Json,
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
                    "content": _json(schema, {"answer": shown}),
                },
                "304": {"description": "What If-None-Match names is still the answer."},
                **_problems(problems),
            },
        }
    }


def _post(game: AnyGame, question: Question, examples: Json) -> Json:
    asked, answered = {}, {}
    declared, outcomes = request_of(game, question.name), set()
    prefix, name = prefix_of(game), f"{game.slug}.{question.name}"
    for title, example in named_examples(game.slug, question.name).items():
        key = f"{name}.{title}"
        asked[title] = _shown(examples, key, example["request"], example["summary"])
        request = converted(declared, example["request"])
        answer = question.respond(game, request, sentences_in(ENGLISH))
        outcome = _outcome(answer)
        if outcome not in outcomes:
            outcomes.add(outcome)
            answered[title] = _shown(examples, f"{key}.answer", answer, example["summary"])
    return {
        "operationId": f"{game.slug}_{question.name}".replace("-", "_"),
        "tags": [game.title],
        "summary": question.summary,
        "description": f"{question.text} Safe to retry: the same request gets the same answer.",
        "requestBody": {
            "required": True,
            "content": _json(schema_of(declared, prefix).__name__, asked),
        },
        "responses": {
            "200": {
                "description": "The answer.",
                "headers": _headers("X-Request-Id", *SPOKEN),
                "content": _json(
                    schema_of(answer_of(game, question.name), prefix).__name__, answered
                ),
            },
            **_problems(POST_PROBLEMS),
        },
    }


def _outcome(answer: Any) -> Any:
    """What an answer comes to: of each outcome one sample is enough."""
    match answer:
        case ValidateAnswer():
            return answer.verdict
        case ReplayAnswer():
            return answer.stopped_at is None
        case _:
            return bool(getattr(answer, "findings", ()))


def _shown(examples: Json, key: str, value: Any, summary: str = "") -> Json:
    """Adds an example, and refers to it."""
    examples[key] = ({"summary": summary} if summary else {}) | {"value": value}
    return {"$ref": f"#/components/examples/{key}"}


def _json(schema: str, examples: Json) -> Json:
    return {"application/json": {"schema": _schema(schema), "examples": examples}}


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
