"""A house without a network: its guests call the app directly, all in one event loop, by a clock that stands still."""

import asyncio
import json
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlencode

from jackhouse.server.app import create_app
from jackhouse.server.chair import Chair
from jackhouse.server.config import Config
from jackhouse.server.gathering import STRAIGHT
from jackhouse.server.house import House
from jackhouse.server.tokens import tag_of
from jackhouse.server.turns import Turns
from jackhouse.store.job import Entry, Then
from jackhouse.tables.entries import Opened
from jackhouse.tables.sitting import Seat
from jackhouse.tables.table import Table

__all__ = ["CODE", "PATIENT", "Answer", "Indoors", "Keeper", "Wire", "table_of", "token_of"]

T = TypeVar("T")

CODE = "abcdefgh"
NOON = 1_800_000_000.0
PATIENT = Config(data=Path("nowhere"), most_sockets_of_one=10**6).with_patience(1e6)


def token_of(guest: object) -> str:
    """Each guest has a token of its own; seats are guests by their number."""
    return f"token-of-{guest}".ljust(24, "-")


class Keeper:
    """A store that keeps everything at once, and nothing for long."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []

    def append_then(self, items: list[Entry], then: Then) -> None:
        self.kept += items
        then(None)

    def drop(self, tab: str) -> "Future[None]":
        self.kept = [entry for entry in self.kept if entry[0] != tab]
        done: Future[None] = Future()
        done.set_result(None)
        return done


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
        self.house = House(self.config, self.keeper, clock=lambda: self.now)  # type: ignore[arg-type]
        self.house.turns = Turns(longest=0)  # nobody waits: what is sent does not depend on what time it takes
        self.app.state.house = self.house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(self._to_rest(work))

    async def _to_rest(self, work: Coroutine[Any, Any, T]) -> T:
        done = await work
        while self.loop._ready:  # type: ignore[attr-defined]  # there is no other way in or out of this house
            await asyncio.sleep(0)
        return done

    def seat_all(self, chair: Chair) -> Chair:
        """A table that was made up, into the house."""
        self.house.chairs[chair.table.code] = chair
        return chair

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
    """A socket of a guest: everything that was sent to it, in order and as it was sent.

    Every other one is served the short way, as guests of a real house are, the others as the framework does it.
    """

    def __init__(self, indoors: Indoors, scope: dict[str, Any]) -> None:
        indoors.wires += 1
        if indoors.wires % 2:
            scope["extensions"] = {STRAIGHT: self}
        self.indoors = indoors
        self.got: list[str] = []
        self.hung_up = 0
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = indoors.loop.create_task(self._run(scope))

    async def _run(self, scope: dict[str, Any]) -> None:
        await self.indoors.app(scope, self._in.get, self._sent)  # type: ignore[arg-type]

    def is_clear(self) -> bool:
        return not self.hung_up

    def pass_on(self, texts: list[bytes]) -> None:
        self.got += [text.decode() for text in texts]

    async def receive(self) -> dict[str, Any]:
        return await self._in.get()

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


def table_of(state: Any, guests: Sequence[object] | None = None, timer: int = 0, onlookers: bool = True) -> Chair:
    """A table where this game is under way, each seat its guest's (who is the number of the seat)."""
    table = state.table
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
    chair = Chair(Table(opened), NOON)
    owners = range(table.players) if guests is None else guests
    chair.table.sitting.seats = tuple(Seat(tag_of(token_of(owner)), f"Guest {owner}") for owner in owners)
    chair.table.sitting.state = state
    return chair
