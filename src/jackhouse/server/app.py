"""The Litestar app: the house behind its doors."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from jackhouse import __version__
from jackhouse.kernel import BadInput, Illegal, Reason
from jackhouse.server import facts, hints
from jackhouse.server.api import HANDLERS
from jackhouse.server.config import Config
from jackhouse.server.guard import address_of, check_origin, client_of, seal
from jackhouse.server.house import House
from jackhouse.server.limits import Buckets
from jackhouse.server.pages import PAGE_PATHS, PAGES
from jackhouse.server.pictures import PICTURES
from jackhouse.server.trial import try_setup
from jackhouse.server.trouble import Trouble
from jackhouse.store import Store

__all__ = ["create_app"]

Asking = Request[Any, Any, Any]

_TICK = 1.0
_logger = logging.getLogger("jackhouse.server")


def create_app(config: Config) -> Litestar:
    """An app that opens its store when it starts, and closes it when it has seen everything through."""
    requests = Buckets(config.requests_a_second, config.request_burst)
    addresses = Buckets(config.requests_of_an_address, config.requests_of_an_address * 5)
    misses = Buckets(config.misses_a_minute / 60, config.misses_a_minute)

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
            await asyncio.to_thread(store.close)

    async def before(request: Asking) -> Response[Any] | None:
        """Guests who ask too much, and pages of other sites that ask at all, are turned away."""
        if request.scope["path"].startswith(PAGE_PATHS):
            return None
        house: House = request.app.state.house
        address, now = address_of(request, config), house.clock()
        if not addresses.take(address, now) or not requests.take(client_of(request) or address, now):
            return _answer(Trouble(Reason("too-fast"), 429))
        if request.method not in ("GET", "HEAD"):
            try:
                check_origin(request, config)
            except Trouble as trouble:
                return _answer(trouble)
        return None

    def troubled(request: Asking, trouble: Trouble) -> Response[Any]:
        if trouble.status == 404:
            house: House = request.app.state.house
            if not misses.take(address_of(request, config), house.clock()):
                return _answer(Trouble(Reason("too-fast"), 429))
        return _answer(trouble)

    return Litestar(
        [*HANDLERS, *facts.HANDLERS, *hints.HANDLERS, *PAGES, *PICTURES, try_setup],
        lifespan=[lifespan],
        state=State(),
        before_request=before,
        before_send=[seal],
        exception_handlers={
            Trouble: troubled,
            BadInput: lambda _, refused: _answer(Trouble(refused.reason)),
            Illegal: lambda _, refused: _answer(Trouble(refused.reason)),
            HTTPException: lambda _, error: _answer(_plain(error)),
            Exception: lambda _, error: _answer(_unexpected(error)),
        },
        request_max_body_size=config.largest_body,
        openapi_config=OpenAPIConfig(
            title="Jackhouse", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


async def _tick(house: House) -> None:
    while True:
        await asyncio.sleep(_TICK)
        try:
            await house.tick()
        except Exception as error:  # the clock goes on whatever happens at one table
            _unexpected(error)


def _answer(trouble: Trouble) -> Response[Any]:
    reason = trouble.reason
    body = {"code": reason.code, "rule": reason.rule, "params": reason.params}
    return Response(body, status_code=trouble.status)


def _plain(error: HTTPException) -> Trouble:
    """What the framework refuses: no such path, a body that does not fit. It quotes nothing of what was sent."""
    codes = {404: "not-found", 405: "not-found", 413: "message-too-long", 429: "too-fast"}
    status = 404 if error.status_code == 405 else error.status_code
    return Trouble(Reason(codes.get(error.status_code, "message-garbled")), status)


def _unexpected(error: Exception) -> Trouble:
    """A fault of ours: its kind is logged, never its contents, since they may hold secrets."""
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    line = f"{where.tb_frame.f_code.co_name}:{where.tb_lineno}" if where is not None else "?"
    _logger.error("unexpected %s at %s", type(error).__name__, line)
    return Trouble(Reason("unexpected"), 500)
