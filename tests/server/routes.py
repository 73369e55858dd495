"""Every HTTP route of the app, as the app itself lists them, and a valid body for each."""

from typing import Any, NamedTuple

from litestar import Litestar
from litestar.routes import HTTPRoute

from jackhouse import games

__all__ = ["BODIES", "KNOWN_BY_CODE", "Route", "routes_of"]

RECORD = games.get("jack-rabbits").new(2, seed=3, preset="intro").record.as_dict()
ENDINGS = {"texts": "page.ftl", "symbols": "light.svg", "board": "light.svg", "table_board": "light.svg"}
PIECES = {
    "game": "jack-rabbits",
    "board": "sample",
    "sheet": "cards",
    "lang": "en",
    "path": "js/main.js",
    "link": "abcdefghabcdefgh",
    "trial": "0123456789abcdef0123456789abcdef",
}
"""Values of the other path parameters."""

KNOWN_BY_CODE = ("look", "sit", "facts", "table_board", "table_qr")
"""Handlers that anybody who knows the code of a table may call."""

BODIES: dict[str, dict[str, Any]] = {
    "new_client": {"bearer": True},
    "try_setup": {"players": 2},
    "open_table": {"players": 2},
    "sit": {"name": "Eve"},
    "rename": {"name": "Eve"},
    "give_nonce": {"nonce": "5eed"},
    "seat_bot": {"bot": "greedy"},
    "use_link": {"link": "abcdefghabcdefgh"},
    "look_at_board": {"board": "sample"},
    "board_spots": {"board": "sample", "tile": "KD"},
    "random_board": {"seed": 7, "suits": "S"},
    "finish_board": {"laid": [{"tile": "citadel", "at": [0, 0], "rotation": 0}], "tiles": ["fork", "KC"]},
    "begin_trial": {"board": "sample", "games": 1},
    "act": {"decision": 0, "key": "k", "action": "roll"},
    "undo": {"decision": 0, "key": "k"},
    "say": {"phrase": "hello"},
    "bring": {"record": RECORD},
}


class Route(NamedTuple):
    """A method and a path such as `/api/tables/{code}/start`, by the name of its handler."""

    method: str
    path: str
    name: str

    def to(self, code: str, seat: int = 0) -> str:
        """Returns the path for that table and seat."""
        file = ENDINGS.get(self.name, "none")
        path = self.path
        for name, piece in {**PIECES, "file": file, "seat": str(seat), "code": code}.items():
            path = path.replace(f"{{{name}}}", piece)
        return path

    @property
    def to_a_table(self) -> bool:
        return self.path.startswith("/api/tables/{code}")

    @property
    def is_public(self) -> bool:
        """Whether it is the page, its files, texts or pictures: the same for everybody, and nothing of any table."""
        return not self.path.startswith("/api/") and self.path != "/health"


def routes_of(app: Litestar) -> list[Route]:
    """Returns the routes of the app without those that Litestar adds (OPTIONS, the schema)."""
    found: list[Route] = []
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or route.path_format.startswith("/api/schema"):
            continue
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods):
                if method != "OPTIONS":
                    found.append(Route(method, route.path_format, handler.handler_name))
                    assert ("data" in handler.parsed_fn_signature.parameters) == (handler.handler_name in BODIES)
    return sorted(found)
