"""The document is what the service is: nothing more, nothing less, nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import yaml
from flask import Flask
from flask.testing import FlaskClient
from openapi_spec_validator import OpenAPIV31SpecValidator
from werkzeug.routing import Rule

from api.openapi import text
from referee import SLUGS

from .document import DOCUMENT, FILE, GET_PATHS, POST_PATHS, SCHEMAS, Json

UNDOCUMENTED = {
    "/",
    "/desk/<path:name>",
    "/openapi.json",
    "/openapi.yaml",
    "/metrics",
    "/apidocs/",
    "/apidocs/index.html",
    "/apidocs/static/<path:filename>",
    "/oauth2-redirect.html",
    "/problems/<slug>",
}
"""Routes for people, browsers and Prometheus, which the document leaves out."""


def test_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "openapi.yaml is out of date: make openapi"


def test_valid_openapi() -> None:
    assert list(OpenAPIV31SpecValidator(DOCUMENT).iter_errors()) == []


def test_served_as_json(client: FlaskClient) -> None:
    response = client.get("/openapi.json")
    assert response.mimetype == "application/json"
    assert response.get_json() == DOCUMENT


def test_served_as_yaml(client: FlaskClient) -> None:
    response = client.get("/openapi.yaml")
    assert response.mimetype == "application/yaml"
    assert yaml.load(response.get_data(), yaml.CSafeLoader) == DOCUMENT


def test_every_operation_is_routed(app: Flask) -> None:
    routes = app.url_map.bind("localhost")
    for path, item in DOCUMENT["paths"].items():
        for method in item.keys() - {"parameters"}:
            routes.match(path, method=method.upper())  # raises if there is no such route


@pytest.mark.parametrize("slug", SLUGS)
def test_every_route_is_documented(app: Flask, slug: str) -> None:
    documented = {(path, "GET") for path in GET_PATHS} | {(path, "POST") for path in POST_PATHS}
    routed = [
        (path_of(rule, slug), method)
        for rule in app.url_map.iter_rules()
        if rule.rule not in UNDOCUMENTED
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    ]
    assert [one for one in routed if one not in documented] == []


def test_no_other_route_is_left_out(app: Flask) -> None:
    assert {rule.rule for rule in app.url_map.iter_rules()} >= UNDOCUMENTED


def path_of(rule: Rule, slug: str) -> str:
    return rule.rule.replace("<game>", slug).replace("<", "{").replace(">", "}")


def test_operation_ids_differ() -> None:
    names = [operation["operationId"] for operation in operations()]
    assert len(names) == len(set(names))


def test_every_problem_of_an_operation_is_described() -> None:
    """Every answer but 200 and 304 is a problem, and its description says which."""
    for operation in operations():
        assert "200" in operation["responses"]
        for status, response in operation["responses"].items():
            if status not in ("200", "304"):
                assert response == {"$ref": f"#/components/responses/Problem{status}"}
    for response in DOCUMENT["components"]["responses"].values():
        assert list(response["content"]) == ["application/problem+json"]
        assert "/problems/" in response["description"]


def test_retrying_is_said_to_be_safe() -> None:
    for path in POST_PATHS:
        assert "Safe to retry" in DOCUMENT["paths"][path]["post"]["description"]


def test_nothing_is_described_in_vain() -> None:
    text = FILE.read_text(encoding="utf-8")
    unused = [name for name in SCHEMAS if f"#/components/schemas/{name}" not in text]
    assert unused == []


def operations() -> Iterator[Json]:
    for item in DOCUMENT["paths"].values():
        yield from (item[method] for method in item.keys() - {"parameters"})
