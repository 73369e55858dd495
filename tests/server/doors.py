"""Every way into the house, as the app itself lists them, and a body that fits each."""

from typing import Any, NamedTuple

from litestar import Litestar
from litestar.routes import HTTPRoute

__all__ = ["BODIES", "Way", "ways"]

BODIES: dict[str, dict[str, Any]] = {
    "new_client": {"bearer": True},
    "open_table": {"players": 2},
    "sit": {"name": "Eve"},
    "rename": {"name": "Eve"},
    "seat_bot": {"bot": "greedy"},
    "use_link": {"link": "abcdefghabcdefgh"},
    "act": {"decision": 0, "key": "k", "action": "roll"},
    "undo": {"decision": 0, "key": "k"},
    "say": {"phrase": "hello"},
}


class Way(NamedTuple):
    """A method and a path such as `/api/tables/{code}/start`, by the name of its handler."""

    method: str
    path: str
    name: str

    def to(self, code: str, seat: int = 0) -> str:
        return self.path.replace("{code}", code).replace("{seat}", str(seat))

    @property
    def to_a_table(self) -> bool:
        return "{code}" in self.path


def ways(app: Litestar) -> list[Way]:
    """Those of requests; what the framework adds by itself (OPTIONS, the schema) is left out."""
    found: list[Way] = []
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or route.path_format.startswith("/api/schema"):
            continue
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods):
                if method != "OPTIONS":
                    found.append(Way(method, route.path_format, handler.handler_name))
                    assert ("data" in handler.parsed_fn_signature.parameters) == (handler.handler_name in BODIES)
    return sorted(found)
