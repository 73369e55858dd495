"""Adds HEAD and OPTIONS to every route, and makes the `Allow` header."""

from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

__all__ = ["allowed", "with_head_and_options"]

_NO_METHOD = "-"


def allowed(methods: str) -> str:
    """Returns the `Allow` header for the router's methods; empty for a path that has only a socket."""
    found = {method.strip() for method in methods.split(",")} - {"websocket", ""}
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def with_head_and_options(app: ASGIApp) -> ASGIApp:
    """Answers HEAD as GET without the body, and OPTIONS with the methods that another one would be refused with.

    Litestar's own answer to OPTIONS leaves some out where several handlers share a path.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        async def send_options(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 405:
                allow = [header for header in message["headers"] if header[0] == b"allow"]
                message = {**message, "status": 204, "headers": allow}
                sent.append(204)
            elif message["type"] == "http.response.body" and sent:
                message = {**message, "body": b""}
            await send(message)

        sent: list[int] = []
        method = scope.get("method")  # a socket has none
        if method == "HEAD":
            await app(_as("GET", scope), receive, send_head)
        elif method == "OPTIONS":
            await app(_as(_NO_METHOD, scope), receive, send_options)
        else:
            await app(scope, receive, send)

    return handle


def _as(method: str, scope: Scope) -> Any:
    return {**scope, "method": method}
