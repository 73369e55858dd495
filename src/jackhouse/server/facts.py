"""What a page may say about a table's game without knowing its rules: the rule behind each word, what cards count."""

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from jackhouse import games
from jackhouse.server.house import House

__all__ = ["HANDLERS"]


@get("/api/tables/{code:str}/facts")
async def facts(request: Request[Any, Any, Any], code: FromPath[str]) -> dict[str, Any]:
    """`rules` by verb, and of the game's atlas `cards` or `islands`; nothing of the game that is being played."""
    house: House = request.app.state.house
    opened = house.find(code).table.opened
    game = games.get(opened.game)
    printed = game.atlas({"players": opened.players, "options": opened.options, "board": opened.board})
    islands = {island["key"]: island["text"] for island in printed.get("islands", [])}
    return {"rules": game.rules, "cards": printed.get("cards", {}), "islands": islands}


HANDLERS = [facts]
