"""`python -m tests.bench.guests ADDRESS WHAT SECONDS PID`: everybody who calls, in a process of their own; one line.

WHAT is `play` (tables of four, each answering as soon as it is asked), `stroll` (each table answers once a second) or
`echo`. PID is the server's, whose processor time is told, too: it hardly depends on who else is at work.
"""

import asyncio
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

from tests.bench.wire import Wire, dial

TABLES, SEATS = 100, 4
_WARM_UP = 1.0
_STROLL = 1.0
_MESSAGE = b'{"type":"act","seat":1,"decision":17,"key":"k17","action":"pay 7S,AC"}'


class Heard(msgspec.Struct):
    """What a guest reads of any message."""

    type: str
    key: str = ""
    code: str = ""
    decision: int = -1
    legal: list[str] = []


_HEARD = msgspec.json.Decoder(Heard)


class Watch:
    """Counts what comes back between two moments, and how long it took."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.times: list[float] = []
        self.running = False
        self.errors: dict[str, int] = {}

    def stop(self, since: float) -> None:
        if self.running:
            self.times.append(time.perf_counter() - since)

    async def measure(self, seconds: float) -> dict[str, Any]:
        await asyncio.sleep(_WARM_UP)
        self.running = True
        began, worked = time.perf_counter(), worked_by(self.server)
        await asyncio.sleep(seconds)
        passed, worked = time.perf_counter() - began, worked_by(self.server) - worked
        self.running = False
        times = sorted(self.times)
        found: dict[str, Any] = {"per_second": round(len(times) / passed)}
        for percent in (50, 99):
            found[f"p{percent}_ms"] = round(times[len(times) * percent // 100] * 1000, 2)
        if worked:
            found["processor_us_each"] = round(worked / len(times) * 1e6)
        return {**found, **({"errors": self.errors} if self.errors else {})}


def worked_by(process: int) -> float:
    """Seconds of processor time that it has taken so far, all its threads together; 0 where that is not told."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Guest:
    """A seat at a table: answers by chance whatever it is asked."""

    def __init__(self, wire: Wire, seat: int, watch: Watch, pause: float) -> None:
        self.wire = wire
        self.seat = seat
        self.watch = watch
        self.pause = pause
        self.rng = random.Random(seat)
        self.answered = -1
        self.left = False
        self.sent: dict[str, float] = {}
        wire.hear = self.hear
        wire.send(b'{"type":"hello"}')

    def hear(self, message: bytes) -> None:
        heard = _HEARD.decode(message)
        if heard.type == "ack":
            self.watch.stop(self.sent.pop(heard.key))
        elif heard.type == "state" and heard.legal and heard.decision > self.answered:
            self.answered = heard.decision
            if self.pause:
                wait = self.pause * (0.5 + self.rng.random())
                asyncio.get_running_loop().call_later(wait, self.answer, heard)
            else:
                self.answer(heard)
        elif heard.type == "error":
            self.watch.errors[heard.code] = self.watch.errors.get(heard.code, 0) + 1

    def leave(self) -> None:
        self.left = True
        self.wire.close()

    def answer(self, asked: Heard) -> None:
        if self.left:
            return
        key = f"k{asked.decision}"
        answer = {"type": "act", "seat": self.seat, "decision": asked.decision, "key": key}
        self.sent[key] = time.perf_counter()
        self.wire.send(msgspec.json.encode({**answer, "action": self.rng.choice(asked.legal)}))


async def open_table(http: httpx.AsyncClient, number: int) -> tuple[str, list[str]]:
    """The code of a game that has begun, and the tokens of those who sit there."""
    tokens = [f"guest-{number:04}-{seat}-of-a-benchmark" for seat in range(SEATS)]

    async def post(seat: int, path: str, **body: Any) -> Any:
        answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {tokens[seat]}"})
        return answer.raise_for_status().json()

    code = (await post(0, "/api/tables", players=SEATS))["code"]
    for seat in range(SEATS):
        await post(seat, f"/api/tables/{code}/seats/{seat}", name=f"Guest {seat}")
    await post(0, f"/api/tables/{code}/start")
    return code, tokens


async def play(address: str, seconds: float, pause: float, server: int) -> dict[str, Any]:
    watch = Watch(server)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables = await asyncio.gather(*[open_table(http, number) for number in range(TABLES)])
    calls = [(code, seat, token) for code, tokens in tables for seat, token in enumerate(tokens)]
    wires = [await dial(address, f"/api/tables/{code}/socket", token) for code, _, token in calls]
    guests = [Guest(wire, seat, watch, pause) for wire, (_, seat, _) in zip(wires, calls)]
    found = await watch.measure(seconds)
    for guest in guests:
        guest.leave()
    return {"tables": TABLES, "sockets": len(wires), **found}


async def echo(address: str, seconds: float, server: int) -> dict[str, Any]:
    watch = Watch(server)
    wires = [await dial(address, "/echo") for _ in range(TABLES * SEATS)]
    for wire in wires:
        _echo_again(wire, watch)
    found = await watch.measure(seconds)
    for wire in wires:
        wire.close()
    return {"sockets": len(wires), **found}


def _echo_again(wire: Wire, watch: Watch) -> None:
    sent = time.perf_counter()

    def hear(message: bytes) -> None:
        nonlocal sent
        watch.stop(sent)
        sent = time.perf_counter()
        wire.send(message)

    wire.hear = hear
    wire.send(_MESSAGE)


async def main(address: str, what: str, seconds: float, server: int) -> None:
    if what == "echo":
        found = await echo(address, seconds, server)
    else:
        found = await play(address, seconds, _STROLL if what == "stroll" else 0, server)
    print(json.dumps(found))


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])))
