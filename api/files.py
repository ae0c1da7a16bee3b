"""Files that are sent as they are, in full or packed, and made ready once."""

from __future__ import annotations

import gzip
from hashlib import sha256

from flask import Response, request


class File:
    """A file: its bytes, the same packed, and an ETag of each."""

    def __init__(self, body: bytes, content_type: str) -> None:
        self._content_type = content_type
        self._forms = {
            coding: (form, sha256(form).hexdigest()[:32])
            for coding, form in (("identity", body), ("gzip", gzip.compress(body, mtime=0)))
        }

    def answer(self) -> Response:
        """The file as the request takes it; one that says nothing takes it in full."""
        coding = request.accept_encodings.best_match(["gzip", "identity"]) or "identity"
        body, tag = self._forms[coding]
        response = Response(body, content_type=self._content_type)
        response.set_etag(tag)
        if coding != "identity":
            response.headers["Content-Encoding"] = coding
        response.vary.add("Accept-Encoding")
        return response
