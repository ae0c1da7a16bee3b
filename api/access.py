"""Who may ask about games, and how often. Unless something is set, everybody, at all times."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import ceil
from time import time
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, g, request
from flask_limiter import Limit, Limiter, RateLimitExceeded
from redis import RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry
from werkzeug.datastructures import WWWAuthenticate
from werkzeug.exceptions import Unauthorized

from api.counters import SCHEME
from api.problems import BY_SLUG, problem
from api.settings import Settings

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

ASK_FOR_A_KEY = "Send a key of this service, as Authorization: Bearer."
NO_SUCH_KEY = "The key that was sent is none of this service."

# A dead Redis must not cost a request more than this, in seconds, and a closed connection to it
# no request its count.
_PATIENCE: dict[str, Any] = {
    "socket_connect_timeout": 0.2,
    "socket_timeout": 0.2,
    "retry": Retry(NoBackoff(), 1),
}


def new_key() -> str:
    """A key that nobody can guess."""
    return f"referee_{secrets.token_urlsafe(32)}"


def hash_of(key: str) -> str:
    """What is kept of a key. It is random and long, so that no slow hash is needed."""
    return hashlib.sha256(key.encode()).hexdigest()


def register(app: Flask, settings: Settings) -> None:
    """Ask for keys and count requests, as far as it is set."""

    def know_key() -> None:
        if _about_games():
            g.key = _known(settings.api_keys)

    if settings.api_keys:
        app.before_request(know_key)
    if settings.rate_limit:
        _limit(app, settings)
    if settings.api_keys:
        app.before_request(_check_key)  # after the limit, which counts those who have none


def _about_games() -> bool:
    """Whether the request is one that keys and limits are for, and no preflight of a browser."""
    rule = request.url_rule
    return rule is not None and rule.rule.startswith("/games") and request.method != "OPTIONS"


def _given() -> str | None:
    """The key that the request has, right or wrong."""
    given = request.authorization
    return given.token if given and given.type == "bearer" else None


def _known(hashes: tuple[str, ...]) -> str | None:
    """A prefix of the hash of the request's key, as logs name it; ``None`` if it is unknown."""
    hashed = hash_of(_given() or "")
    # Every hash is compared, each in constant time, so that timing reveals nothing.
    return hashed[:8] if sum(hmac.compare_digest(hashed, one) for one in hashes) else None


def _check_key() -> None:
    """Refuse a request about games that has no key of this service."""
    if not _about_games() or g.key:
        return
    if not _given():
        raise Unauthorized(ASK_FOR_A_KEY, www_authenticate=WWWAuthenticate("bearer", _REALM))
    refused: dict[str, str | None] = {**_REALM, "error": "invalid_token"}
    raise Unauthorized(NO_SUCH_KEY, www_authenticate=WWWAuthenticate("bearer", refused))


# With a space in it, since it must be quoted, and is only if it has to.
_REALM: dict[str, str | None] = {"realm": "the games"}


def _limit(app: Flask, settings: Settings) -> None:
    limit: Any = Limit  # the stub of Limiter has only strings
    limiter = Limiter(
        _asker,
        application_limits=[settings.rate_limit],
        strategy="fixed-window",
        storage_uri=settings.redis_url or f"{SCHEME}://",
        storage_options=_PATIENCE.copy() if settings.redis_url else {},
        key_prefix="referee",
        # Without Redis nothing is counted until it is there again; requests that notice at the
        # same time are let through by the last line.
        in_memory_fallback=[limit("1/second", key_function=_asker, exempt_when=lambda: True)],
        swallow_errors=True,
    )
    limiter.request_filter(lambda: not _about_games())
    limiter.init_app(app)

    def too_many(error: RateLimitExceeded) -> Response:
        current = limiter.current_limit
        try:
            wait = current.window.reset_time - time() if current else 1
        except RedisError:  # it has gone meanwhile
            wait = error.limit.limit.get_expiry()
        answer = problem(BY_SLUG["too-many-requests"], f"The limit is {settings.rate_limit}.")
        answer.headers["Retry-After"] = str(max(1, ceil(wait)))
        return answer

    app.register_error_handler(RateLimitExceeded, too_many)


def _asker() -> str:
    """Whose requests are counted together: a key's, or else an address's.

    A household has a whole /64 of addresses of IPv6.
    """
    if key := g.get("key"):
        return f"key:{key}"
    try:
        address = ip_address(request.remote_addr or "")
    except ValueError:  # a Unix socket has none
        return "nobody"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return str(IPv6Network((int(address), 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def without_port(answer: WSGIApplication) -> WSGIApplication:
    """Leave out the port that some proxies write behind an address: each connection has another."""

    def plain(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if ported := _PORTED.fullmatch(environ.get("REMOTE_ADDR", "")):
            environ["REMOTE_ADDR"] = ported[1] or ported[2]
        return answer(environ, start_response)

    return plain


_PORTED = re.compile(r"\[([^]]+)\](?::\d+)?|([^:]+):\d+")
