"""A house without a network: its guests call the app directly, all in one event loop, by a clock that stands still."""

import asyncio
import json
import sqlite3
from collections.abc import Coroutine, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast
from urllib.parse import urlencode

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

__all__ = ["CODE", "PATIENT", "Answer", "Indoors", "Keeper", "Wire", "table_of", "token_of"]

T = TypeVar("T")

CODE = "abcdefgh"
NOON = 1_800_000_000.0
PATIENT = Config(data=Path("nowhere"), most_sockets_of_one=10**6, bot_pause=0, news_delay=0).with_patience(1e6)


def token_of(guest: object) -> str:
    """Each guest has a token of its own; seats are guests by their number."""
    return f"token-of-{guest}".ljust(24, "-")


class Inline(Workers):
    """Does the work of other processes at once, in this one."""

    async def run(self, function: Any, *arguments: Any) -> Any:
        return function(*arguments)


class Keeper(IndexQueries):
    """A store in memory, which stores everything at once and asks for no order."""

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
    """All that comes back from a request, as bytes."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Indoors:
    """A house in a loop. Whatever is asked of it has come to rest when the call returns."""

    def __init__(self, loop: asyncio.AbstractEventLoop, config: Config = PATIENT) -> None:
        self.loop = loop
        self.config = config
        self.app = create_app(config)
        self.renew()

    def renew(self) -> None:
        """The house as on its first day."""
        self.now = NOON
        self.wires = 0
        self.keeper = Keeper()
        clock = Clock(0.0, lambda: self.now, lambda: self.now, longest_gap=float("inf"))
        self.lobby = Lobby(self.config, self.keeper, clock, Inline())  # type: ignore[arg-type]
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
        """A table that was made up, into the house."""
        live.services = self.lobby.services
        self.lobby.live_tables[live.table.code] = live
        row = self.lobby.storage.row(live, Change(live.table, NOON))
        self.keeper.append_then([(live.table.code, 1, encode(live.table.opened))], lambda _: None, [row])
        self.keeper.kept.clear()
        return live

    # ---- requests --------------------------------------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        guest: object = None,
        body: bytes = b"",
        headers: Sequence[tuple[bytes, bytes]] = (),
        address: str = "127.0.0.1",
        **query: object,
    ) -> Answer:
        """One request, whole, of a guest (nobody: without a token)."""
        scope = self.scope("http", path, guest, headers, address)
        scope |= {"method": method, "query_string": urlencode(query).encode()}
        return self.run(self._asked(scope, body))

    def post(self, path: str, guest: object = None, **body: object) -> Answer:
        return self.ask("POST", path, guest, json.dumps(body).encode())

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
        self, kind: str, path: str, guest: object, headers: Sequence[tuple[bytes, bytes]], address: str
    ) -> dict[str, Any]:
        own = [(b"host", b"house.test"), *headers]
        if guest is not None:
            own.append((b"authorization", f"Bearer {token_of(guest)}".encode()))
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
            "server": ("house.test", 80),
            "subprotocols": [],
            "state": {},
        }

    # ---- sockets ---------------------------------------------------------------------------------------------------

    def wire(
        self,
        guest: object,
        code: str = CODE,
        headers: Sequence[tuple[bytes, bytes]] = (),
        address: str = "127.0.0.1",
    ) -> "Wire":
        wire = Wire(self, self.scope("websocket", f"/api/tables/{code}/socket", guest, headers, address))
        self.run(asyncio.sleep(0))
        return wire


class Wire:
    """A socket of a guest: everything that was sent to it, in order and as it was sent."""

    def __init__(self, indoors: Indoors, scope: dict[str, Any]) -> None:
        indoors.wires += 1
        self.indoors = indoors
        self.got: list[str] = []
        self.hung_up = 0
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = indoors.loop.create_task(self._run(scope))

    async def _run(self, scope: dict[str, Any]) -> None:
        await self.indoors.app(scope, self._in.get, self._sent)  # type: ignore[arg-type]

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
        self.indoors.run(asyncio.sleep(0))

    def close(self) -> None:
        self.send_raw({"type": "websocket.disconnect", "code": 1000})
        assert self.task.done()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.got if text.startswith('{"')]


def table_of(state: Any, guests: Sequence[object] | None = None, timer: int = 0, onlookers: bool = True) -> LiveTable:
    """A table where this game is under way, each seat its guest's (who is the number of the seat)."""
    table = state.ruleset
    opened = Opened(
        code=CODE,
        host=tag_of(token_of(0)),
        at=NOON,
        game=table.game,
        rules=table.version,
        players=table.players,
        options=dict(table.options),
        board=table.board_data(),
        public=True,
        onlookers=onlookers,
        timer=timer,
        practice={"seed": 0},
    )
    live = LiveTable(cast(Services, None), Table(opened), 0.0)  # `seat_all` sets the services
    owners = range(table.players) if guests is None else guests
    live.table.current.seats = tuple(Seat(tag_of(token_of(owner)), f"Guest {owner}") for owner in owners)
    live.table.current.state = state
    live.due = timer or None
    return live
