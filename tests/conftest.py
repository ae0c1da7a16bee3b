"""What the tests share."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from api import create_app


@pytest.fixture(scope="session")
def app() -> Flask:
    """The service with its default settings."""
    return create_app()


@pytest.fixture(scope="session")
def client(app: Flask) -> FlaskClient:
    """A client of that service."""
    return app.test_client()
