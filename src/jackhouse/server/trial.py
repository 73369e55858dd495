"""Would a table like this be possible? Asked by a page while somebody still chooses."""

from typing import Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from jackhouse import games
from jackhouse.kernel import BadInput

__all__ = ["try_setup"]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a game is set up with."""

    players: int | None = None
    preset: str | None = None
    options: dict[str, Any] | None = None
    board: str | dict[str, Any] | None = None


@post("/api/games/{game:str}/try", status_code=200)
async def try_setup(game: FromPath[str], data: JSONBody[Setup]) -> dict[str, Any]:
    """All options as they would be, or why not; nothing is opened."""
    given = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    try:
        state = games.get(game).new(seed=0, **given)
    except BadInput as refused:
        reason = refused.reason
        return {"possible": False, "why": {"code": reason.code, "rule": reason.rule, "params": reason.params}}
    return {"possible": True, "players": state.table.players, "options": dict(state.table.options)}
