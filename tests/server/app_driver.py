"""Calls the app directly, without a network, in one event loop and with a clock that only the test moves."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, cast
from urllib.parse import urlencode

from jackhouse.matches.match import Setup
from jackhouse.matches.trial import TrialGame, games_of
from jackhouse.server.app import create_app
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.live_table import LiveTable, Services
from jackhouse.server.lobby import Lobby
from jackhouse.server.timers import Timers
from jackhouse.server.tokens import tag_of
from jackhouse.server.workers import Workers
from jackhouse.store.batch import Batch, OnStored
from jackhouse.store.index import IndexQueries, TableRow
from jackhouse.store.schema import creation_script
from jackhouse.tables.entries import Opened, encode
from jackhouse.tables.table import Change, Table
from jackhouse.tables.table_state import Seat

__all__ = ["CODE", "PATIENT", "Answer", "AppDriver", "ClientSocket", "MemoryStore", "table_of", "token_of"]

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

CODE = "abcdefgh"
NOON = 1_800_000_000.0
PATIENT = Config(data=Path("nowhere"), most_sockets_of_one=10**6, bot_pause=0, news_delay=0).with_scaled_rate_limits(
    1e6
)


def token_of(client: object) -> str:
    """Returns the token of a client; the client of a seat is named by its number."""
    return f"token-of-{client}".ljust(24, "-")


class InlineWorkers(Workers):
    """Runs the functions of worker processes at once, in this process."""

    async def run(self, function: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        return function(*arguments)

    async def play_trial(self, setup: Setup, games: int, on_game: Callable[[TrialGame], None]) -> None:
        for game in games_of(setup, min(games, 2)):
            on_game(game)


class MemoryStore(IndexQueries):
    """A store in memory, which stores everything at once and checks no order."""

    writable = True

    def __init__(self) -> None:
        self.kept: list[tuple[str, int, bytes]] = []
        self._database = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._database.executescript(creation_script())

    def append_then(self, items: list[tuple[str, int, bytes]], then: OnStored, rows: Sequence[TableRow] = ()) -> None:
        self.kept += items
        self._database.executemany("INSERT OR REPLACE INTO entries VALUES (?, ?, ?)", items)
        batch = Batch(self._database, {})
        batch.append([], rows)
        self._carry_out(batch)
        then(None)

    def drop(self, tab: str) -> "Future[None]":
        self.kept = [entry for entry in self.kept if entry[0] != tab]
        batch = Batch(self._database, {})
        batch.drop(tab)
        return self._carry_out(batch)

    def touch(self, uptime: float, active: Mapping[str, float]) -> "Future[None]":
        batch = Batch(self._database, {})
        batch.touch(uptime, active)
        return self._carry_out(batch)

    def entries(self, tab: str) -> list[tuple[int, bytes]]:
        return self._read("SELECT number, body FROM entries WHERE tab = ? ORDER BY number", (tab,))

    def _carry_out(self, batch: Batch) -> "Future[None]":
        for statement, values in batch.statements():
            self._database.execute(statement, values)
        done: Future[None] = Future()
        done.set_result(None)
        return done

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        return self._database.execute(query, values).fetchall()


class Answer(NamedTuple):
    """A whole response, as bytes."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class AppDriver:
    """A server in an event loop. When a call returns, no task is left to run."""

    def __init__(self, loop: asyncio.AbstractEventLoop, config: Config = PATIENT) -> None:
        self.loop = loop
        self.config = config
        self.app = create_app(config)
        self.renew()

    def renew(self) -> None:
        """Starts again with an empty store."""
        self.now = NOON
        self.sockets = 0
        self.memory_store = MemoryStore()
        clock = Clock(0.0, lambda: self.now, lambda: self.now, longest_gap=float("inf"))
        self.lobby = Lobby(self.config, self.memory_store, clock, InlineWorkers())  # type: ignore[arg-type]
        self.timers = Timers(self.lobby)
        self.app.state.lobby, self.app.state.timers = self.lobby, self.timers

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(self._to_rest(work))

    async def _to_rest(self, work: Coroutine[Any, Any, T]) -> T:
        done = await work
        while self.loop._ready or self.loop._scheduled:  # type: ignore[attr-defined]  # no other way in or out
            await asyncio.sleep(0)
        return done

    def seat_all(self, live: LiveTable) -> LiveTable:
        """Puts a table made by `table_of` into the lobby."""
        live.services = self.lobby.services
        self.lobby.live_tables[live.table.code] = live
        row = self.lobby.storage.row(live, Change(live.table, NOON))
        self.memory_store.append_then([(live.table.code, 1, encode(live.table.opened))], lambda _: None, [row])
        self.memory_store.kept.clear()
        return live

    # ---- requests --------------------------------------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        client: object = None,
        body: bytes = b"",
        headers: Sequence[tuple[bytes, bytes]] = (),
        address: str = "127.0.0.1",
        **query: object,
    ) -> Answer:
        """Sends one request of a client (None: without a token) and returns the response."""
        scope = self.scope("http", path, client, headers, address)
        scope |= {"method": method, "query_string": urlencode(query).encode()}
        return self.run(self._asked(scope, body))

    def post(self, path: str, client: object = None, **body: object) -> Answer:
        return self.ask("POST", path, client, json.dumps(body).encode())

    async def _asked(self, scope: dict[str, Any], body: bytes) -> Answer:
        sent: list[Any] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]
        start = sent[0]
        body = b"".join(part.get("body", b"") for part in sent[1:])
        return Answer(start["status"], tuple(tuple(header) for header in start["headers"]), body)

    def scope(
        self, kind: str, path: str, client: object, headers: Sequence[tuple[bytes, bytes]], address: str
    ) -> dict[str, Any]:
        own = [(b"host", b"games.test"), *headers]
        if client is not None:
            own.append((b"authorization", f"Bearer {token_of(client)}".encode()))
        if kind == "http":
            own.append((b"content-type", b"application/json"))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "root_path": "",
            "query_string": b"",
            "headers": own,
            "client": (address, 50000),
            "server": ("games.test", 80),
            "subprotocols": [],
            "state": {},
        }

    # ---- sockets ---------------------------------------------------------------------------------------------------

    def socket(
        self,
        client: object,
        code: str = CODE,
        headers: Sequence[tuple[bytes, bytes]] = (),
        address: str = "127.0.0.1",
    ) -> "ClientSocket":
        socket = ClientSocket(self, self.scope("websocket", f"/api/tables/{code}/socket", client, headers, address))
        self.run(asyncio.sleep(0))
        return socket


class ClientSocket:
    """A socket of a client. It keeps all messages sent to it, in order; `hung_up` is the close code."""

    def __init__(self, app_driver: AppDriver, scope: dict[str, Any]) -> None:
        app_driver.sockets += 1
        self.app_driver = app_driver
        self.got: list[str] = []
        self.hung_up = 0
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = app_driver.loop.create_task(self._run(scope))

    async def _run(self, scope: dict[str, Any]) -> None:
        await self.app_driver.app(scope, self._in.get, self._sent)  # type: ignore[arg-type]

    async def _sent(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.got.append(message["text"])
        elif message["type"] == "websocket.close":
            self.hung_up = message["code"]
            self.got.append(f"closed {message['code']}")
        else:
            self.got.append(str(message))

    def send(self, **message: object) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self.send_raw({"type": "websocket.receive", "text": text})

    def send_raw(self, message: dict[str, Any]) -> None:
        self._in.put_nowait(message)
        self.app_driver.run(asyncio.sleep(0))

    def close(self) -> None:
        self.send_raw({"type": "websocket.disconnect", "code": 1000})
        assert self.task.done()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.got if text.startswith('{"')]


def table_of(state: Any, clients: Sequence[object] | None = None, timer: int = 0, onlookers: bool = True) -> LiveTable:
    """Returns a table with this game under way; the client of each seat is its number unless `clients` names others."""
    table = state.ruleset
    opened = Opened(
        code=CODE,
        host=tag_of(token_of(0)),
        at=NOON,
        game=table.game,
        rules=table.version,
        players=table.players,
        options=dict(table.options),
        board=table.board_as_set_up(),
        public=True,
        onlookers=onlookers,
        timer=timer,
        practice={"seed": 0},
    )
    live = LiveTable(cast(Services, None), Table(opened), 0.0)  # `seat_all` sets the services
    owners = range(table.players) if clients is None else clients
    live.table.current.seats = tuple(Seat(tag_of(token_of(owner)), f"Client {owner}") for owner in owners)
    live.table.current.state = state
    live.due = timer or None
    return live
