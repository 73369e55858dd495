"""The Litestar app: routes, error handlers, and the services that live as long as the app."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from jackhouse import games
from jackhouse.kernel import BadInput, Illegal, Reason
from jackhouse.server.admission import Admission
from jackhouse.server.auth import add_security_headers
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError, not_found, unexpected
from jackhouse.server.http import board_trials, boards, game_info, play, seats, tables
from jackhouse.server.http.pages import PAGE_PATHS, PAGES, current_version
from jackhouse.server.http.pictures import PICTURES
from jackhouse.server.http.requests import AnyRequest, StrictRequest, check_query
from jackhouse.server.http.schema import SCHEMA, prepare_schema
from jackhouse.server.lobby import Lobby
from jackhouse.server.timers import Timers
from jackhouse.server.workers import Workers
from jackhouse.store import Store, StoreFailed

__all__ = ["create_app", "prepare"]

_TICK = 1.0
_NO_METHOD = "-"
_logger = logging.getLogger("jackhouse.server")


def create_app(config: Config) -> Litestar:
    """Returns an app that opens its store at startup, and closes it once all pending writes are done."""
    admission = Admission(config)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, config.data)
        lobby = Lobby(config, store, Clock(store.uptime()), Workers())
        timers = Timers(lobby)
        await asyncio.to_thread(prepare, app)
        app.state.lobby, app.state.timers = lobby, timers
        background = [
            asyncio.create_task(work) for work in (_tick(timers), timers.index_tables(), timers.check_store())
        ]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await lobby.close()
            try:
                await timers.save()
                await asyncio.to_thread(store.close)
            except ApiError:
                pass
            except StoreFailed as failed:  # all is stored, but the log could not be moved into the file
                _logger.error("the store was left with its log: %s", failed.reason.code)

    async def before(request: AnyRequest) -> None:
        path = request.scope["path"]
        if not path.startswith(PAGE_PATHS):  # static, cached and the same for all
            admission.admit(request, request.app.state.lobby, acting=request.method != "GET")
        if path.startswith("/api/") or path == "/health":
            check_query(request)

    def handle_api_error(request: AnyRequest, error: ApiError) -> Response[Any]:
        if error.status == 404:
            try:
                admission.not_found(request, request.app.state.lobby)
            except ApiError as guessing:
                return _answer(guessing)
        return _answer(error)

    app = Litestar(
        [
            *tables.HANDLERS,
            *seats.HANDLERS,
            *play.HANDLERS,
            *game_info.HANDLERS,
            *boards.HANDLERS,
            *board_trials.HANDLERS,
            *PAGES,
            *PICTURES,
        ],
        lifespan=[lifespan],
        state=State({"admission": admission}),
        request_class=StrictRequest,
        before_request=before,
        before_send=[add_security_headers],
        exception_handlers={
            ApiError: handle_api_error,
            BadInput: lambda _, refused: _answer(ApiError(refused.reason)),
            Illegal: lambda _, refused: _answer(ApiError(refused.reason)),
            HTTPException: lambda _, error: _refused(error),
            RecursionError: lambda _, __: _answer(ApiError(Reason("message-garbled"))),  # nested without end
            UnicodeError: lambda _, __: _answer(ApiError(Reason("message-garbled"))),
            Exception: lambda _, error: _answer(unexpected(error)),
        },
        request_max_body_size=config.largest_body,
        openapi_config=SCHEMA,
        logging_config=None,
    )
    app.asgi_handler = _with_head_and_options(app.asgi_handler)
    return app


def prepare(app: Litestar) -> None:
    """Fills caches that take tens of milliseconds the first time: schema, version of the page, data of each game."""
    prepare_schema(app)
    current_version()
    for game in games.all_games():
        game.new(seed=0, board=game.default_board, preset=game.default_preset)


async def _tick(timers: Timers) -> None:
    while True:
        await asyncio.sleep(_TICK)
        try:
            await timers.tick()
        except Exception as error:  # the next tick must still come
            unexpected(error)


def _answer(error: ApiError, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(error.reason.as_dict(), status_code=error.status, headers=headers)


def _refused(error: HTTPException) -> Response[Any]:
    """Answers a refusal of the framework (no such path, a body that does not fit) without quoting the request."""
    status = error.status_code
    if status == 405:
        methods = _allowed((error.headers or {}).get("allow", ""))
        if methods:
            return _answer(ApiError(Reason("method-not-allowed"), status), {"allow": methods})
    if status in (404, 405):
        return _answer(not_found())
    if status == 413:
        return _answer(ApiError(Reason("message-too-long"), status))
    return _answer(ApiError(Reason("too-fast" if status == 429 else "message-garbled"), status))


# ---- methods -------------------------------------------------------------------------------------------------------


def _allowed(methods: str) -> str:
    """Returns the `Allow` header for the router's methods; empty for a path that has only a socket."""
    found = {method.strip() for method in methods.split(",")} - {"websocket", ""}
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def _with_head_and_options(app: ASGIApp) -> ASGIApp:
    """Answers HEAD as GET without the body, and OPTIONS with the methods that another one would be refused with.

    Litestar's own answer to OPTIONS leaves some out where several handlers share a path.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        async def send_options(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 405:
                allow = [header for header in message["headers"] if header[0] == b"allow"]
                message = {**message, "status": 204, "headers": allow}
                sent.append(204)
            elif message["type"] == "http.response.body" and sent:
                message = {**message, "body": b""}
            await send(message)

        sent: list[int] = []
        method = scope.get("method")  # a socket has none
        if method == "HEAD":
            await app(_as("GET", scope), receive, send_head)
        elif method == "OPTIONS":
            await app(_as(_NO_METHOD, scope), receive, send_options)
        else:
            await app(scope, receive, send)

    return handle


def _as(method: str, scope: Scope) -> Any:
    return {**scope, "method": method}
