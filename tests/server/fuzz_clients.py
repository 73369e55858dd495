"""Bad clients: they send anything, by sockets and by requests, to tables where a game is going on.

A model knows what may come of it: only what is acknowledged is stored, only what is legal is acknowledged, and every
refusal has a code that the texts can word. `python -m tests.server.fuzz_clients --many 100000` for longer.
"""

import asyncio
import json
import sys
import urllib.parse
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from jackhouse import text as texts
from jackhouse.kernel import Illegal
from jackhouse.server.live_table import LiveTable
from jackhouse.tables.entries import Entry, Lent, Played, Returned, Undone, decode
from jackhouse.tables.table import Table
from jackhouse.tables.table_state import TableState
from tests.conformance.play import dumped
from tests.helpers import RABBITS
from tests.server.app_driver import Answer, AppDriver, ClientSocket
from tests.server.malformed_messages import garbled, nonsense, strange
from tests.server.routes import BODIES, Route, routes_of

__all__ = ["BadClients"]

CLIENTS = (0, 1, 2, "onlooker", "stranger")
GRAMMAR = [texts.load(language) for language in ("en", "es")]
BOARD = json.loads((Path(sys.modules["jackhouse"].__path__[0]) / "jackrabbits/boards/sample.json").read_text("utf-8"))
WANTED: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "preset": "standard", "options": {"round-cap": 5, "objective": "diverse"}, "public": True},
    {"players": 2, "practice": {"seed": 3}, "timer": 60, "onlookers": False},
    {"board": BOARD, "players": 2},
    {
        "practice": {
            "position": {"rabbits": ["KD", "citadel"], "hands": ["9C 4D horse", "7S 2H"], "pile": "2C 10H", "lot": "5S",
                         "dice": [[3, 4]], "turn": 0, "players": 2, "preset": "standard", "moves": "roll", "seed": 1}
        }
    },
]  # fmt: skip


class BadClients:
    """Clients with and without seats at two tables, who send invalid messages."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seed: int) -> None:
        self.rng = Random(seed)
        self.app_driver = AppDriver(loop)
        self.routes = routes_of(self.app_driver.app)
        self.codes: list[str] = []
        self.sockets: dict[tuple[object, str], ClientSocket] = {}
        self.sent: list[str] = []
        self.seen: Counter[str] = Counter()
        self.stored = 0
        for players, options in ((3, {"round-cap": 60}), (2, {"round-cap": 3, "hand-limit": "caught"}), (2, {})):
            self.codes.append(self.table(players, options))

    def table(self, players: int, options: dict[str, Any]) -> str:
        wanted = {"players": players, "preset": "standard", "options": options, "practice": {"seed": len(self.codes)}}
        code: str = self.app_driver.post("/api/tables", 0, **wanted).json["code"]
        for seat in range(players):
            self.app_driver.post(f"/api/tables/{code}/seats/{seat}", seat, name=f"Player {seat}")
        self.app_driver.post(f"/api/tables/{code}/start", 0)
        self.stored = len(self.app_driver.memory_store.kept)
        return code

    def live(self, code: str) -> LiveTable:
        return self.app_driver.lobby.live_tables[code]

    # ---- what goes on ----------------------------------------------------------------------------------------------

    def send_many(self, number: int) -> None:
        for at in range(number):
            tables = {code: live.table.current for code, live in self.app_driver.lobby.live_tables.items()}
            dumps = {code: self.dump(code) for code in self.codes} if at % 50 == 0 else {}
            if self.rng.random() < 0.5:
                grown = self.by_socket()
            else:
                grown = self.by_request()
            changed = {code for code, current in tables.items() if self.live(code).table.current is not current}
            assert changed <= grown, (changed, grown)
            for code, before in dumps.items():
                assert code in grown or self.dump(code) == before
            if at % 40 == 0:
                self.begin_anew()
        self.check_tables()

    def dump(self, code: str) -> str:
        return dumped(self.live(code).table.current.state)

    def begin_anew(self) -> None:
        """Where a game is over, another table takes its place."""
        for at, code in enumerate(self.codes):
            if self.live(code).table.current.over:
                self.codes[at] = self.table(self.live(code).table.opened.players, {"round-cap": 40})

    def check_tables(self) -> None:
        """A table is what its lines make of it, and no more."""
        lines: dict[str, list[bytes]] = {}
        for code, number, body in self.app_driver.memory_store.kept:
            lines.setdefault(code, []).append(body)
            assert number == len(lines[code])
        assert set(lines) == set(self.app_driver.lobby.live_tables)
        for code in self.codes:
            again = Table.load(lines[code])
            for viewer in (None, *range(again.opened.players)):
                assert again.bytes_for(viewer) == self.live(code).table.bytes_for(viewer)
            assert dumped(again.current.state) == self.dump(code)

    def new_lines(self) -> list[tuple[str, Entry]]:
        """What has been stored since this was asked last."""
        lines = [(code, decode(body)) for code, _, body in self.app_driver.memory_store.kept[self.stored :]]
        self.stored = len(self.app_driver.memory_store.kept)
        return lines

    # ---- by socket -------------------------------------------------------------------------------------------------

    def socket(self, client: object, code: str) -> ClientSocket:
        socket = self.sockets.get((client, code))
        if socket is None or socket.hung_up or socket.task.done():
            socket = self.sockets[client, code] = self.app_driver.socket(client, code)
        return socket

    def by_socket(self) -> set[str]:
        rng = self.rng
        code = rng.choice(self.codes)
        awaited = self.live(code).table.current.state.awaited
        client = rng.choice(awaited) if awaited and rng.random() < 0.5 else rng.choice(CLIENTS)
        socket, before = self.socket(client, code), self.live(code).table.current
        message = self.fair(rng.choice((client, client, rng.choice(CLIENTS))), code)
        how = rng.random()
        if how < 0.2:
            text = json.dumps(message)
        elif how < 0.33 and self.sent:
            text = rng.choice(self.sent[-200:])
        elif how < 0.37:
            text = nonsense(rng)
        else:
            text = garbled(message, rng)
        self.sent.append(text)
        socket.got.clear()
        if how > 0.98:
            socket.send_raw({"type": "websocket.receive", "bytes": text.encode("utf-8", "surrogatepass")})
        else:
            socket.send_text(text)
        assert not socket.hung_up, (text, socket.got)
        answers = [each for each in socket.messages if each["type"] in ("ack", "error", "pong", "welcome")]
        assert len(answers) == 1, (text, socket.got)
        return self.judge(client, code, before, answers[0], text)

    def fair(self, client: object, code: str) -> dict[str, Any]:
        """A message that this client might well send."""
        rng, current = self.rng, self.live(code).table.current
        seat = client if isinstance(client, int) and client < len(current.seats) else 0
        legal = [str(action) for action in current.state.legal(seat)]
        key = f"key {rng.randrange(10**6)}"
        kind = rng.choice(("act", "act", "act", "act", "undo", "say", "hello", "ping"))
        if kind == "act":
            action = rng.choice(legal or ["roll"])
            return {"type": kind, "seat": seat, "decision": current.answers[seat], "key": key, "action": action}
        if kind == "undo":
            return {"type": kind, "seat": seat, "decision": current.answers[seat], "key": key}
        if kind == "say":
            return {"type": kind, "seat": seat, "phrase": rng.choice(("hello", "wow", "none")), "key": key}
        if kind == "hello":
            return {"type": kind, "after": {str(seat): rng.randint(-5, 500)}}
        return {"type": kind, "key": key}

    def judge(self, client: object, code: str, before: TableState, answer: dict[str, Any], text: str) -> set[str]:
        """Is what was answered what should have been, and was that stored which was acknowledged?"""
        lines = self.new_lines()
        if answer["type"] == "error":
            self.refused(answer, text)
            assert not lines, (text, lines)
            return set()
        if answer["type"] != "ack":
            self.seen[answer["type"]] += 1
            assert not lines, (text, lines)
            return set()
        message = json.loads(text.removeprefix("\ufeff"))
        seat = message["seat"]
        assert seat == client  # each has its own
        self.acknowledged(code, before, seat, message, lines)
        return {code} if lines else set()

    def acknowledged(
        self, code: str, before: TableState, seat: int, message: dict[str, Any], lines: list[tuple[str, Entry]]
    ) -> None:
        kind = message.get("type", "act" if "action" in message else "undo" if "decision" in message else "say")
        self.seen[f"{kind}, acknowledged" + ("" if lines else " again")] += 1
        if kind in ("act", "undo") and not lines:
            assert self.live(code).table.done[seat, message["key"]] == (
                message["decision"],
                message.get("action", "undo"),
            )
            return
        assert [where for where, _ in lines] == [code]
        line = lines[0][1]
        if kind == "say":
            return
        assert isinstance(line, Played | Undone)
        assert (line.seat, line.key) == (seat, message["key"])
        assert message["decision"] == before.answers[seat]
        state = before.state.clone()
        try:  # the engine has the last word on what is legal
            if isinstance(line, Played):
                assert line.action == message["action"]
                state.play(seat, RABBITS.parse(line.action))
            else:
                state.undo(seat)
        except Illegal as illegal:
            raise AssertionError(f"acknowledged, but not legal: {message}") from illegal

    def refused(self, answer: dict[str, Any], what: object) -> None:
        """Asserts that the refusal has a text and is not `unexpected`."""
        code = answer["code"]
        self.seen[code] += 1
        assert code != "unexpected", what
        for words in GRAMMAR:
            told = words.reason(code, answer["rule"], answer["params"])
            assert code not in told or " " in told, (code, told)

    # ---- by request ------------------------------------------------------------------------------------------------

    def by_request(self) -> set[str]:
        rng = self.rng
        route, code = rng.choice(self.routes), rng.choice(self.codes)
        if rng.random() < 0.4:
            wanted = rng.choice(("act", "open_table"))
            route = next(route for route in self.routes if route.name == wanted)
        client: object = rng.choice((*CLIENTS, None))
        current = self.live(code).table.current
        seat = (
            client if isinstance(client, int) and rng.random() < 0.7 else rng.choice((0, 1, 2, 7, 15, 16, -1, 10**20))
        )
        path = route.to(code if rng.random() < 0.9 else str(strange(rng)), seat)
        if rng.random() < 0.05:
            path += rng.choice(("/", "/x", "%00", "é", "/../" + code, "?" * 5, ";a=b"))
        body = self.body(route, client, code)
        query = {}
        if route.method == "GET" and rng.random() < 0.5:
            query = {rng.choice(("seat", "after", "x")): plain(strange(rng)) for _ in range(rng.randint(1, 3))}
        headers = [self.header()] if rng.random() < 0.1 else []
        method = route.method if rng.random() < 0.97 else rng.choice(("PATCH", "HEAD", "OPTIONS", "TRACE", "x"))
        raw = urllib.parse.quote(path, safe="/?;%", errors="replace").encode()
        answer = self.app_driver.ask(
            method, urllib.parse.unquote_to_bytes(raw).decode("utf-8", "replace"), client, body, headers, **query
        )
        if method == "HEAD":
            assert (answer.status < 500, answer.body, self.new_lines()) == (True, b"", []), (path, answer)
            return set()
        return self.judge_request(route, client, code, current, answer, body)

    def body(self, route: Route, client: object, code: str) -> bytes:
        rng = self.rng
        if route.name == "open_table":
            fair = rng.choice(WANTED)
        elif route.name in ("act", "undo", "say"):
            fair = {key: value for key, value in self.fair(client, code).items() if key in BODIES[route.name]}
            fair = {**BODIES[route.name], **fair}
        else:
            fair = BODIES.get(route.name, {})
        how = rng.random()
        if how < 0.25:
            text = json.dumps(fair)
        elif how < 0.35:
            text = nonsense(rng)
        else:
            text = garbled(fair, rng)
        return text.encode("utf-8", "surrogatepass")

    def header(self) -> tuple[bytes, bytes]:
        names = (
            b"content-type",
            b"content-length",
            b"origin",
            b"cookie",
            b"authorization",
            b"accept",
            b"x-forwarded-for",
        )
        values = (
            b"",
            b"0",
            b"-1",
            b"text/plain",
            b"application/x-msgpack",
            b"multipart/form-data",
            b"\xff\xfe",
            b"Bearer \xe9" * 9,
        )
        return self.rng.choice(names), self.rng.choice(values)

    def judge_request(
        self, route: Route, client: object, code: str, before: TableState, answer: Answer, body: bytes
    ) -> set[str]:
        lines = self.new_lines()
        what = (route, client, answer, body[:2000])
        if answer.status < 300:
            self.seen[f"{route.name} {answer.status}"] += 1
            if lines and route.name in ("act", "undo", "say"):
                message = json.loads(body.decode().removeprefix("\ufeff"))
                where = lines[0][0]
                assert client in range(3)
                self.acknowledged(where, before, int(str(client)), message, lines)
            assert not lines or route.method != "GET", what
            return {where for where, _ in lines}
        assert 400 <= answer.status < 500, what
        self.refused(answer.json, what)
        others = [line for line in lines if not isinstance(line[1], Lent | Returned)]
        assert not others, what
        return {where for where, _ in lines}


def plain(value: object) -> str:
    return str(value).encode("utf-8", "replace").decode()[:200]


def main() -> None:
    number = int(sys.argv[sys.argv.index("--many") + 1]) if "--many" in sys.argv else 20_000
    first = int(sys.argv[sys.argv.index("--seed") + 1]) if "--seed" in sys.argv else 0
    seen: Counter[str] = Counter()
    for at, seed in enumerate(range(first, first + (number + 4999) // 5000)):
        loop = asyncio.new_event_loop()
        clients = BadClients(loop, seed)
        clients.send_many(5000)
        seen += clients.seen
        print(f"{(at + 1) * 5000} messages, seed {seed}", flush=True)
        for socket in clients.sockets.values():
            if not socket.task.done():
                socket.close()
        loop.close()
    for what, times in seen.most_common():
        print(f"{times:8} {what}")


if __name__ == "__main__":
    main()
