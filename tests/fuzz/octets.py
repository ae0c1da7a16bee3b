"""Damage to the bytes of a request."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

TOKENS = [b"null", b"true", b"-", b"0", b"-0.0", b"1e5", b"1e400", b"NaN", b'"', b"{}", b"[]", b","]
TOKENS += [
    b"{",
    b"}",
    b"[",
    b"]",
    b"\\u0000",
    b"\\ud800",
    b"\\udc00\\ud800",
    b"\xef\xbb\xbf",
    b"\x00",
]
TOKENS += [b"\xff", b"\xed\xa0\x80", b"\n", b"//", b"9007199254740993", b"0" * 400, b"[" * 2000]


def damaged(rng: Random, body: bytes, other: bytes) -> bytes:
    """The body with some of its bytes changed; some may come from another one."""
    for _ in range(rng.choice((1, 1, 1, 2, 4, 8))):
        body = rng.choice(DAMAGES)(rng, body, other)
    return body


def _slice(rng: Random, body: bytes) -> tuple[int, int]:
    """Where a part of the body begins and ends, most often a short one."""
    start = rng.randint(0, len(body))
    length = rng.choice((1, 2, 8, 40, len(body)))
    return start, min(len(body), start + rng.randint(0, length))


def _flipped(rng: Random, body: bytes, other: bytes) -> bytes:
    if not body:
        return body
    place = rng.randrange(len(body))
    return body[:place] + bytes([body[place] ^ 1 << rng.randrange(8)]) + body[place + 1 :]


def _cut(rng: Random, body: bytes, other: bytes) -> bytes:
    return body[: rng.randint(0, len(body))]


def _removed(rng: Random, body: bytes, other: bytes) -> bytes:
    start, end = _slice(rng, body)
    return body[:start] + body[end:]


def _doubled(rng: Random, body: bytes, other: bytes) -> bytes:
    start, end = _slice(rng, body)
    return body[:end] + body[start:end] * rng.choice((1, 1, 2, 10)) + body[end:]


def _moved(rng: Random, body: bytes, other: bytes) -> bytes:
    start, end = _slice(rng, body)
    left = body[:start] + body[end:]
    place = rng.randint(0, len(left))
    return left[:place] + body[start:end] + left[place:]


def _spliced(rng: Random, body: bytes, other: bytes) -> bytes:
    start, end = _slice(rng, body)
    from_, to = _slice(rng, other)
    return body[:start] + other[from_:to] + body[end:]


def _inserted(rng: Random, body: bytes, other: bytes) -> bytes:
    start, end = _slice(rng, body)
    return body[:start] + rng.choice(TOKENS) + body[rng.choice((start, end)) :]


def _counted(rng: Random, body: bytes, other: bytes) -> bytes:
    """Another digit for one that is there, so that it most often stays JSON."""
    digits = [place for place, byte in enumerate(body) if 48 <= byte <= 57]
    if not digits:
        return body
    place = rng.choice(digits)
    return body[:place] + str(rng.randrange(10)).encode() + body[place + 1 :]


DAMAGES: list[Callable[[Random, bytes, bytes], bytes]] = [
    _flipped,
    _cut,
    _removed,
    _doubled,
    _moved,
    _spliced,
    _inserted,
    _counted,
    _counted,
    _counted,
]
