"""The most expensive requests known are still what they are said to be; nothing is timed here."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from api.settings import MAX_BYTES
from referee import SLUGS

from .measuring import Question, outcome, parts, plain
from .worst_bodies import CASES, FOLDER, file_of, read


@pytest.mark.parametrize(("slug", "endpoint", "accepted"), CASES)
def test_worst_body(client: FlaskClient, slug: str, endpoint: str, accepted: bool) -> None:
    """One that is accepted is answered, and one that is refused is told why."""
    question = read(slug, endpoint, accepted)
    if question is None:
        pytest.skip("No search was made yet: make cost")
    assert len(question.body) <= MAX_BYTES
    assert outcome(question).accepted is accepted
    response = client.post(
        f"/games/{slug}/{endpoint}", data=question.body, content_type="application/json"
    )
    if accepted:
        assert response.status_code == 200
        assert response.get_data() == outcome(question).answer
    else:
        assert response.status_code in (409, 422)
        assert response.mimetype == "application/problem+json"


def test_no_other_bodies_are_kept() -> None:
    assert set(FOLDER.iterdir()) <= {file_of(*case) for case in CASES}


@pytest.mark.parametrize("slug", SLUGS)
def test_parts_of_a_question(slug: str) -> None:
    """What is asked for at once is counted."""
    replay, moves, ruling = (plain(slug, endpoint) for endpoint in ("replay", "moves", "validate"))
    assert parts(replay) > 1
    assert parts(moves) > 1
    assert parts(ruling) == 1
    with_readings = ruling.body.rstrip().removesuffix(b"}") + b', "readings": true}'
    assert parts(Question(ruling.slug, "validate", with_readings)) >= 1
