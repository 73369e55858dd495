"""The Litestar app: the house behind its doors."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from jackhouse.kernel import BadInput, Illegal, Reason
from jackhouse.server import facts, hints
from jackhouse.server.api import HANDLERS
from jackhouse.server.config import Config
from jackhouse.server.door import Door
from jackhouse.server.guard import seal
from jackhouse.server.house import House
from jackhouse.server.pages import PAGE_PATHS, PAGES
from jackhouse.server.pictures import PICTURES
from jackhouse.server.schema import SCHEMA
from jackhouse.server.trial import try_setup
from jackhouse.server.trouble import Trouble, fault, not_found
from jackhouse.store import Store, StoreFailed

__all__ = ["create_app"]

Asking = Request[Any, Any, Any]

_TICK = 1.0
_logger = logging.getLogger("jackhouse.server")


def create_app(config: Config) -> Litestar:
    """An app that opens its store when it starts, and closes it when it has seen everything through."""
    door = Door(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, config.data)
        house = House(config, store)
        unreadable = await asyncio.to_thread(house.load)
        if unreadable:
            _logger.error("tables that cannot be read, and were left as they are: %d", len(unreadable))
        app.state.house = house
        ticking = asyncio.create_task(_tick(house))
        await house.wake()
        try:
            yield
        finally:
            ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await ticking
            await house.close()
            try:
                await asyncio.to_thread(store.close)
            except StoreFailed as failed:  # all is stored, but the log could not be moved into the file
                _logger.error("the store was left with its log: %s", failed.reason.code)

    async def before(request: Asking) -> None:
        if not request.scope["path"].startswith(PAGE_PATHS):  # what everybody gets alike, and keeps
            door.knock(request, request.app.state.house, acting=request.method not in ("GET", "HEAD"))

    def troubled(request: Asking, trouble: Trouble) -> Response[Any]:
        if trouble.status == 404:
            try:
                door.miss(request, request.app.state.house)
            except Trouble as guessing:
                return _answer(guessing)
        return _answer(trouble)

    return Litestar(
        [*HANDLERS, *facts.HANDLERS, *hints.HANDLERS, *PAGES, *PICTURES, try_setup],
        lifespan=[lifespan],
        state=State({"door": door}),
        before_request=before,
        before_send=[seal],
        exception_handlers={
            Trouble: troubled,
            BadInput: lambda _, refused: _answer(Trouble(refused.reason)),
            Illegal: lambda _, refused: _answer(Trouble(refused.reason)),
            HTTPException: lambda _, error: _answer(_plain(error)),
            RecursionError: lambda _, __: _answer(Trouble(Reason("message-garbled"))),  # nested without end
            UnicodeError: lambda _, __: _answer(Trouble(Reason("message-garbled"))),
            Exception: lambda _, error: _answer(fault(error)),
        },
        request_max_body_size=config.largest_body,
        openapi_config=SCHEMA,
        logging_config=None,
    )


async def _tick(house: House) -> None:
    while True:
        await asyncio.sleep(_TICK)
        await house.clockwork.tick()


def _answer(trouble: Trouble) -> Response[Any]:
    reason = trouble.reason
    body = {"code": reason.code, "rule": reason.rule, "params": reason.params}
    return Response(body, status_code=trouble.status)


def _plain(error: HTTPException) -> Trouble:
    """What the framework refuses: no such path, a body that does not fit. It quotes nothing of what was sent."""
    status = error.status_code
    if status in (404, 405):
        return not_found()
    if status == 413:
        return Trouble(Reason("message-too-long"), status)
    return Trouble(Reason("too-fast" if status == 429 else "message-garbled"), status)
