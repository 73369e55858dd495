"""What a page may say about a table's game without knowing its rules: the rule behind each word, what cards count."""

import json
from functools import lru_cache
from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from jackhouse import games
from jackhouse.server.lobby import Lobby

__all__ = ["HANDLERS"]


@get("/api/tables/{code:str}/facts")
async def facts(request: Request[Any, Any, Any], code: FromPath[str]) -> dict[str, Any]:
    """`rules` by verb, those that are `idle` here and the `form` in which the others are best told, and of the game's
    atlas `cards` and `limits`; nothing of the game that is being played."""
    lobby: Lobby = request.app.state.lobby
    opened = (await lobby.find(code)).table.opened
    return _facts(opened.game, json.dumps([opened.players, opened.options, opened.board], sort_keys=True))


@lru_cache(maxsize=64)
def _facts(key: str, setup: str) -> dict[str, Any]:
    """Of a game that was set up so; a board of one's own is read anew for it."""
    game = games.get(key)
    players, options, board = json.loads(setup)
    printed = game.atlas({"players": players, "options": options, "board": board})
    limits = {name: figure for name, figure in printed.items() if isinstance(figure, int)}
    return {
        "rules": game.rules,
        "idle": game.idle_rules(options),
        "form": game.rules_form(options),
        "cards": printed.get("cards", {}),
        "limits": limits,
    }


HANDLERS = [facts]
