"""What is sent as it is, is sent packed to whoever takes that."""

from __future__ import annotations

import gzip

import pytest
from flask.testing import FlaskClient

PATHS = [
    "/",
    "/desk/main.js",
    "/openapi.json",
    "/openapi.yaml",
    "/apidocs/static/swagger-ui.css",
]


@pytest.mark.parametrize("path", PATHS)
def test_forms_of_a_file(client: FlaskClient, path: str) -> None:
    """They are the same, and a cache can tell them from each other."""
    plain, packed = (
        client.get(path, headers={"Accept-Encoding": coding}) for coding in ("identity", "gzip")
    )
    assert plain.status_code == packed.status_code == 200
    assert gzip.decompress(packed.get_data()) == plain.get_data()
    assert len(packed.get_data()) < 0.6 * len(plain.get_data())
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert plain.headers["ETag"] != packed.headers["ETag"]
    for response, coding, other in ((plain, "identity", packed), (packed, "gzip", plain)):
        assert "Accept-Encoding" in response.headers["Vary"]
        tag = response.headers["ETag"]
        asked = {"Accept-Encoding": coding, "If-None-Match": tag}
        again = client.get(path, headers=asked)
        assert (again.status_code, again.get_data()) == (304, b"")
        assert again.headers["ETag"] == tag
        assert "Accept-Encoding" in again.headers["Vary"]
        asked["If-None-Match"] = other.headers["ETag"]
        assert client.get(path, headers=asked).status_code == 200
        head = client.head(path, headers={"Accept-Encoding": coding})
        assert head.headers["Content-Length"] == str(len(response.get_data()))


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        (None, None),
        ("", None),
        ("br", None),
        ("gzip;q=0", None),
        ("gzip;q=0.5, identity", None),
        ("br, deflate, gzip;q=0.5", "gzip"),
        ("*", "gzip"),
    ],
)
@pytest.mark.parametrize("path", ["/openapi.json", "/desk/main.js"])
def test_what_is_taken(
    client: FlaskClient, path: str, accepted: str | None, coding: str | None
) -> None:
    headers = {} if accepted is None else {"Accept-Encoding": accepted}
    assert client.get(path, headers=headers).headers.get("Content-Encoding") == coding


@pytest.mark.parametrize("path", ["/apidocs/static/VERSION", "/apidocs/static/../core.py"])
def test_other_files_are_not_served(client: FlaskClient, path: str) -> None:
    assert client.get(path).status_code == 404
