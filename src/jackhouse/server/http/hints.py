"""A hint: what the best bot would do in a seat's place, knowing no more than that seat."""

from typing import Any

from litestar import Request, post
from litestar.params import FromPath

from jackhouse.server.auth import need_client
from jackhouse.server.lobby import Lobby

__all__ = ["HANDLERS"]


@post("/api/tables/{code:str}/seats/{seat:int}/hint")
async def hint(request: Request[Any, Any, Any], code: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """The action that the house's best bot would choose for this seat; it counts for nothing until it is played."""
    lobby: Lobby = request.app.state.lobby
    return await (await lobby.find(code)).hint(need_client(request), seat)


HANDLERS = [hint]
