"""Files that are served as they are, plain or compressed."""

from __future__ import annotations

import gzip
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from flask import Response, request

CONTENT_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".LICENSE": "text/plain; charset=utf-8",
}
"""Which files of a folder are served, by the end of their names."""


class File:
    """A file: its bytes, the same bytes compressed, and an ETag for each."""

    def __init__(self, body: bytes, content_type: str) -> None:
        self._body = body
        self._content_type = content_type

    @cached_property
    def _forms(self) -> dict[str, tuple[bytes, str]]:
        """Both forms by their coding, made for the first request."""
        forms = {"identity": self._body, "gzip": gzip.compress(self._body, mtime=0)}
        return {coding: (form, sha256(form).hexdigest()[:32]) for coding, form in forms.items()}

    def answer(self) -> Response:
        """The response, compressed if the request accepts gzip."""
        coding = request.accept_encodings.best_match(["gzip", "identity"]) or "identity"
        body, tag = self._forms[coding]
        response = Response(body, content_type=self._content_type)
        response.set_etag(tag)
        if coding != "identity":
            response.headers["Content-Encoding"] = coding
        response.vary.add("Accept-Encoding")
        return response


def files_in(folder: Path) -> dict[str, File]:
    """The files in a folder that are served, by their paths in it, read once.

    No path that a request names is looked up on disk.
    """
    return {
        path.relative_to(folder).as_posix(): File(path.read_bytes(), CONTENT_TYPES[path.suffix])
        for path in sorted(folder.rglob("*"))
        if path.suffix in CONTENT_TYPES
    }
