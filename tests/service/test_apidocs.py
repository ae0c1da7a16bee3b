"""Swagger UI is served, from here alone."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient


@pytest.fixture(scope="module")
def page(client: FlaskClient) -> str:
    response = client.get("/apidocs/")
    assert response.status_code == 200
    assert response.mimetype == "text/html"
    return response.get_data(as_text=True)


def linked(page: str) -> list[str]:
    """The addresses that a browser loads with the page."""
    return re.findall(r"""<(?:script|link|img)\b[^>]*\b(?:src|href)=["']([^"']+)["']""", page)


def test_page_shows_the_document(page: str) -> None:
    assert 'url: "/openapi.json"' in page
    assert '<div id="swagger-ui">' in page


def test_nothing_comes_from_another_host(page: str) -> None:
    assert re.findall(r"""(?:https?:)?//[\w.-]+\.\w+""", page) == []
    assert all(address.startswith("/apidocs/static/") for address in linked(page))


def test_script_and_style_are_served(client: FlaskClient, page: str) -> None:
    kinds = []
    for address in linked(page):
        response = client.get(address)
        assert response.status_code == 200, address
        assert len(response.get_data()) > 500, address
        kinds.append(response.mimetype)
        response.close()
    assert {"text/javascript", "text/css", "image/png"} == set(kinds)


def test_swagger_ui_five(client: FlaskClient, page: str) -> None:
    """An earlier one cannot show OpenAPI 3.1."""
    [bundle] = [address for address in linked(page) if address.endswith("bundle.js")]
    response = client.get(bundle)
    [version] = re.findall(rb'PACKAGE_VERSION:"(\d+)\.\d+\.\d+"', response.get_data())
    response.close()
    assert version == b"5"


def test_page_without_its_slash(client: FlaskClient) -> None:
    response = client.get("/apidocs")
    assert response.status_code == 308
    assert response.headers["Location"].endswith("/apidocs/")
