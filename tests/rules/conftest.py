"""What the tests of the rules share."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from api import create_app


@pytest.fixture(scope="session")
def client() -> FlaskClient:
    """A client of the service with its default settings."""
    return create_app().test_client()
