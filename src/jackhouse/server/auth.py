"""Identifies callers by token and address, checks the origin of requests, and adds security headers."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders

from jackhouse.kernel import Reason
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, not_found
from jackhouse.server.tokens import tag_of

__all__ = [
    "COOKIE",
    "AsgiConnection",
    "add_security_headers",
    "address_of",
    "check_origin",
    "client_of",
    "is_secure",
    "need_client",
]

COOKIE: Final = "jackhouse"
_SHORTEST_TOKEN: Final = 20
_LONGEST_ORIGIN: Final = 300

AsgiConnection = ASGIConnection[Any, Any, Any, Any]

_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def token_of(connection: AsgiConnection) -> str:
    """Returns the client's secret: a bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return _cookie_of(connection)


def _cookie_of(connection: AsgiConnection) -> str:
    """Returns the value of our cookie. A full cookie parser takes too long for a large header."""
    for cookie in connection.headers.get("cookie", "").split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def client_of(connection: AsgiConnection) -> str:
    """Returns the tag of the client's token, or "" for a caller without one."""
    token = token_of(connection)
    return tag_of(token) if len(token) >= _SHORTEST_TOKEN else ""


def need_client(connection: AsgiConnection) -> str:
    client = client_of(connection)
    if not client:
        raise not_found()
    return client


def address_of(connection: AsgiConnection, config: Config) -> str:
    """Returns the caller's address; behind a trusted proxy, the forwarded one."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded[:64]
    return connection.client.host if connection.client is not None else ""


def is_secure(connection: AsgiConnection, config: Config) -> bool:
    if config.trust_proxy and connection.headers.get("x-forwarded-proto", "").lower() == "https":
        return True
    return connection.url.scheme in ("https", "wss")


def check_origin(connection: AsgiConnection, config: Config) -> None:
    """Raises `ApiError` for a request by a page of another site. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    try:
        page = urlsplit(origin[:_LONGEST_ORIGIN])
    except ValueError:
        raise ApiError(Reason("other-origin"), 403) from None
    own = page.netloc != "" and page.netloc.lower() == connection.headers.get("host", "").lower()
    if not own or (page.scheme != "https" and is_secure(connection, config)):
        raise ApiError(Reason("other-origin"), 403)


async def add_security_headers(message: Any, scope: Any) -> None:
    """Adds the security headers to every response (a `before_send` hook)."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"
