"""Who is asking, from where, how often; and the headers that keep a page to itself."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders

from jackhouse.kernel import Reason
from jackhouse.server.config import Config
from jackhouse.server.tokens import tag_of
from jackhouse.server.trouble import Trouble, not_found

__all__ = ["COOKIE", "Connection", "address_of", "check_origin", "client_of", "is_secure", "need_client", "seal"]

COOKIE: Final = "jackhouse"
_SHORTEST_TOKEN: Final = 20

Connection = ASGIConnection[Any, Any, Any, Any]

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


def token_of(connection: Connection) -> str:
    """The secret that the client brings: a bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")


def client_of(connection: Connection) -> str:
    """The client's name tag, or nothing for a stranger."""
    token = token_of(connection)
    return tag_of(token) if len(token) >= _SHORTEST_TOKEN else ""


def need_client(connection: Connection) -> str:
    client = client_of(connection)
    if not client:
        raise not_found()
    return client


def address_of(connection: Connection, config: Config) -> str:
    """Where the guest calls from; behind a trusted proxy, what that says."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return forwarded[:64]
    return connection.client.host if connection.client is not None else ""


def is_secure(connection: Connection, config: Config) -> bool:
    if config.trust_proxy and connection.headers.get("x-forwarded-proto", "").lower() == "https":
        return True
    return connection.url.scheme in ("https", "wss")


def check_origin(connection: Connection, config: Config) -> None:
    """A page of another site may not act in a client's name. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    try:
        page = urlsplit(origin)
    except ValueError:
        raise Trouble(Reason("other-origin"), 403) from None
    own = page.netloc != "" and page.netloc.lower() == connection.headers.get("host", "").lower()
    if not own or (page.scheme != "https" and is_secure(connection, config)):
        raise Trouble(Reason("other-origin"), 403)


async def seal(message: Any, scope: Any) -> None:
    """Every answer carries the headers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers["cache-control"] = "no-store"
