"""`python -m tests.bench.load ADDRESS PID TABLES PACE SECONDS`: plays at the tables of a server, prints one JSON line.

The load runs in its own process. PID is the server's, for its processor time. At each of TABLES tables four clients
are connected and give random answers: the table gives one answer every PACE seconds, or, with PACE 0, each client
answers as soon as it is asked.
"""

import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from tests.bench.socket_client import SocketClient, connect

SEATS = 4
_WARM_UP = 3.0
_TICK = 0.01
_OPENING_AT_ONCE = 16


class Received(msgspec.Struct):
    """The fields of a message that a client looks at."""

    type: str
    key: str = ""
    code: str = ""
    decision: int = -1
    legal: list[str] = []


_DECODER = msgspec.json.Decoder(Received)


class Measurement:
    """Collects times, in seconds, while `running`."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.running = False
        self.acknowledged: list[float] = []
        self.news: list[float] = []
        """From an answer's sending to the state that it gives a client who is not asked."""
        self.lags: list[float] = []
        """Delays of this process's own event loop."""
        self.errors: dict[str, int] = {}

    async def run(self, seconds: float) -> dict[str, Any]:
        ticking = asyncio.create_task(self._tick())
        await asyncio.sleep(_WARM_UP)
        self.running = True
        began, server, own = time.perf_counter(), processor_seconds(self.server), time.process_time()
        await asyncio.sleep(seconds)
        self.running = False
        passed = time.perf_counter() - began
        ticking.cancel()
        figures: dict[str, Any] = {
            "answers_per_second": round(len(self.acknowledged) / passed),
            "ack_p50_ms": percentile(self.acknowledged, 50),
            "ack_p99_ms": percentile(self.acknowledged, 99),
            "news_p99_9_ms": percentile(self.news, 99.9),
            "news_max_ms": percentile(self.news, 100),
            "server_processor": round((processor_seconds(self.server) - server) / passed, 3),
            "load_processor": round((time.process_time() - own) / passed, 3),
            "load_lag_p99_ms": percentile(self.lags, 99),
            "load_lag_max_ms": percentile(self.lags, 100),
        }
        return {**figures, **({"errors": self.errors} if self.errors else {})}

    async def _tick(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_TICK)
            if self.running:
                self.lags.append(time.perf_counter() - began - _TICK)


def percentile(times: list[float], percent: float) -> float | None:
    """In milliseconds."""
    if not times:
        return None
    at = min(len(times) - 1, int(len(times) * percent / 100))
    return round(sorted(times)[at] * 1000, 2)


def processor_seconds(process: int) -> float:
    """Processor time of a process and all its threads so far; 0 where the system does not say."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class LoadedTable:
    """When the next answer of a table is due, and when its last one was sent."""

    def __init__(self, pace: float, first: float) -> None:
        self.pace = pace
        self.next = first
        self.sent = 0.0

    def delay(self) -> float:
        """Returns in how many seconds the next answer is due, and books it."""
        now = time.perf_counter()
        due = max(now, self.next)
        self.next = due + self.pace
        return due - now


class SeatClient:
    """The client of one seat: gives random answers."""

    def __init__(self, socket: SocketClient, table: LoadedTable, seat: int, measurement: Measurement) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.measurement = measurement
        self.rng = random.Random(seat)
        self.answered = -1
        self.closed = False
        self.sent: dict[str, float] = {}
        socket.receive = self.receive
        socket.send(b'{"type":"hello"}')

    def receive(self, message: bytes) -> None:
        measurement, received = self.measurement, _DECODER.decode(message)
        if received.type == "ack":
            sent = self.sent.pop(received.key)
            if measurement.running:
                measurement.acknowledged.append(time.perf_counter() - sent)
        elif received.type == "state":
            if not received.legal:
                if measurement.running and self.table.sent:
                    measurement.news.append(time.perf_counter() - self.table.sent)
            elif received.decision > self.answered:
                self.answered = received.decision
                self.answer_later(received)
        elif received.type == "error":
            measurement.errors[received.code] = measurement.errors.get(received.code, 0) + 1

    def answer_later(self, asked: Received) -> None:
        if self.table.pace:
            asyncio.get_running_loop().call_later(self.table.delay(), self.answer, asked)
        else:
            self.answer(asked)

    def answer(self, asked: Received) -> None:
        if self.closed:
            return
        key = f"k{asked.decision}"
        answer = {"type": "act", "seat": self.seat, "decision": asked.decision, "key": key}
        self.sent[key] = self.table.sent = time.perf_counter()
        self.socket.send(msgspec.json.encode({**answer, "action": self.rng.choice(asked.legal)}))

    def close(self) -> None:
        self.closed = True
        self.socket.close()


async def open_table(http: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
    """Returns the code of a new table whose game has begun, and the tokens of its players."""
    tokens = [f"bench-{number:04}-seat-{seat}-{os.getpid():07}" for seat in range(SEATS)]

    async def post(seat: int, path: str, **body: Any) -> Any:
        answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {tokens[seat]}"})
        return answer.raise_for_status().json()

    code = (await post(0, "/api/tables", players=SEATS))["code"]
    for seat in range(SEATS):
        await post(seat, f"/api/tables/{code}/seats/{seat}", name=f"Player {seat}")
    await post(0, f"/api/tables/{code}/start")
    return code, tokens


async def open_tables(address: str, number: int) -> list[tuple[str, list[str]]]:
    limit = asyncio.Semaphore(_OPENING_AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:

        async def one(at: int) -> tuple[str, list[str]]:
            async with limit:
                return await open_table(http, at)

        return await asyncio.gather(*map(one, range(number)))


async def main(address: str, server: int, tables: int, pace: float, seconds: float) -> None:
    measurement = Measurement(server)
    clients: list[SeatClient] = []
    opened = await open_tables(address, tables)
    first = time.perf_counter()
    for number, (code, tokens) in enumerate(opened):
        table = LoadedTable(pace, first + pace * number / tables)
        for seat, token in enumerate(tokens):
            socket = await connect(address, f"/api/tables/{code}/socket", token)
            clients.append(SeatClient(socket, table, seat, measurement))
    gc.collect()
    gc.disable()  # the load's own pauses are not the server's
    figures = await measurement.run(seconds)
    for client in clients:
        client.close()
    print(json.dumps({"tables": tables, "sockets": len(clients), **figures}))


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5])))
