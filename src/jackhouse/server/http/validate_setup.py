"""Would a table like this be possible? Asked by a page while somebody still chooses."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from jackhouse import games
from jackhouse.kernel import BadInput
from jackhouse.server.errors import not_found
from jackhouse.server.http.bounds import LARGEST_DOCUMENT, BoardData, Count, Options, Word, check_document

__all__ = ["GAMES", "try_setup"]

GAMES: Final = [game.key for game in games.all_games()]


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a game is set up with."""

    players: Count | None = None
    preset: Word | None = None
    options: Options | None = None
    board: BoardData | None = None

    def __post_init__(self) -> None:
        check_document(self.board, LARGEST_DOCUMENT)


@post("/api/games/{game:str}/try", status_code=200)
async def try_setup(game: FromPath[str], data: JSONBody[Setup]) -> dict[str, Any]:
    """All options as they would be, or why not; nothing is opened."""
    if game not in GAMES:
        raise not_found()
    given = {key: value for key, value in msgspec.structs.asdict(data).items() if value is not None}
    return await asyncio.to_thread(_tried, game, given)


def _tried(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The largest boards take some 20 ms on the plain engine."""
    try:
        state = games.get(game).new(seed=0, **given)
    except BadInput as refused:
        reason = refused.reason
        return {"possible": False, "why": {"code": reason.code, "rule": reason.rule, "params": reason.params}}
    return {"possible": True, "players": state.ruleset.players, "options": dict(state.ruleset.options)}
