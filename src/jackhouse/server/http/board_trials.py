"""Routes of trials: what many games of greedy bots on a board say about it (JR-3.2)."""

from typing import Annotated, Any, Final

from anyio import BrokenWorkerProcess
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, field

from jackhouse.kernel import Reason
from jackhouse.matches.trial import trial_setup
from jackhouse.server.auth import address_of, need_client
from jackhouse.server.board_tools import attempt
from jackhouse.server.board_trials import BoardTrials, prepared
from jackhouse.server.errors import ApiError
from jackhouse.server.http.requests import (
    LARGEST_DOCUMENT,
    AnyRequest,
    BoardData,
    Body,
    Count,
    Options,
    admission_of,
    check_document,
    lobby_of,
)

__all__ = ["HANDLERS"]

_MOST_GAMES: Final = 200
_SEED: Final = 0


class TrialRequest(Body):
    """A board to be tried: its name, its code or its document; `options` are those of the preset `standard`."""

    board: BoardData
    players: Count = 4
    games: Annotated[int, Meta(ge=1, le=_MOST_GAMES)] = 100
    options: Options = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_document(self.board, LARGEST_DOCUMENT)


@post("/api/boards/trials")
async def begin_trial(request: AnyRequest, data: JSONBody[TrialRequest]) -> dict[str, Any]:
    """Begins a trial of a board: games of greedy bots, in the background. It ends the client's trial before."""
    lobby, client = lobby_of(request), need_client(request)
    admission_of(request).admit_board(request, lobby)
    try:
        made, refused = await lobby.workers.run_board_tool(attempt, prepared, data.board, data.players, data.options)
    except (TimeoutError, BrokenWorkerProcess) as late:
        raise ApiError(Reason("house-full"), 503) from late
    if refused is not None:
        raise ApiError(Reason(**refused))
    setup = trial_setup(made["board"], data.players, data.options, _SEED)
    trial = await _trials(request).start(client, address_of(request, lobby.config), setup, made["royals"], data.games)
    return {"trial": trial.key}


@get("/api/boards/trials/{trial:str}")
async def trial_state(request: AnyRequest, trial: FromPath[str]) -> dict[str, Any]:
    """Returns how far a trial is, and the result once it is over."""
    return _trials(request).find(need_client(request), trial).describe()


@delete("/api/boards/trials/{trial:str}", status_code=200)
async def stop_trial(request: AnyRequest, trial: FromPath[str]) -> dict[str, Any]:
    """Stops a trial, and returns the result of the games that have been played."""
    found = _trials(request).find(need_client(request), trial)
    await found.stop()
    return found.describe()


def _trials(request: AnyRequest) -> BoardTrials:
    return lobby_of(request).trials


HANDLERS = [begin_trial, trial_state, stop_trial]
