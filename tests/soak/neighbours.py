"""`python -m tests.soak.neighbours [TABLES]`: games of bots only, all watched, beside one person who plays.

Tells how long the person waits for acknowledgements, how long the server takes to start again and to stop, and how many
tables one address gets by asking for rematches; fails where a figure is ten times what it should be.
"""

import json
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.server_process import ClientSocket, Player, Server

ANSWERS = 200
LIMITS = {"p99_ms": 50.0, "start_seconds": 2.0, "stop_seconds": 5.0}  # and ten times as much is a failure


def watched_games(server: Server, tables: int) -> list[ClientSocket]:
    """Games of bots only, each with somebody who looks on."""
    sockets: list[ClientSocket] = []
    for _ in range(tables):
        host, onlooker = Player(server), Player(server)
        code = host.post("/api/tables", players=4)["code"]
        for seat in range(4):
            host.post(f"/api/tables/{code}/seats/{seat}/bot", bot="greedy")
        sockets.append(onlooker.socket(code))
        sockets[-1].send(type="hello")
        host.post(f"/api/tables/{code}/start")
    return sockets


def waits(server: Server, answers: int) -> list[float]:
    """Milliseconds until each answer of one person, who plays both seats of a table, is acknowledged."""
    person = Player(server)
    code = person.post("/api/tables", players=2, practice={"seed": 5})["code"]
    for seat in range(2):
        person.post(f"/api/tables/{code}/seats/{seat}", name=f"Guest {seat}", beside=seat > 0)
    person.post(f"/api/tables/{code}/start")
    socket = person.socket(code)
    socket.send(type="hello")
    took: list[float] = []
    while len(took) < answers:
        socket.send(type="ping", key=f"p{len(took)}")
        socket.next(type="pong", key=f"p{len(took)}")
        state = next(m for m in reversed(socket.got) if m["type"] == "state" and m["legal"])
        asked = {"seat": state["seat"], "decision": state["decision"], "key": f"k{len(took)}"}
        began = time.perf_counter()
        socket.send(type="act", action=state["legal"][len(took) % len(state["legal"])], **asked)
        while socket.next()["type"] not in ("ack", "error"):
            pass
        took.append((time.perf_counter() - began) * 1000)
    socket.close()
    return sorted(took)


def stopped(server: Server) -> float:
    began = time.perf_counter()
    server.process.send_signal(signal.SIGTERM)
    server.process.communicate(timeout=10 * LIMITS["stop_seconds"])
    return time.perf_counter() - began


def main(tables: int = 120) -> None:
    with tempfile.TemporaryDirectory(prefix="soak-", dir=".") as name:
        server = Server(Path(name), "--patience", "1000")
        alone = waits(server, ANSWERS)
        sockets = watched_games(server, tables)
        beside = waits(server, ANSWERS)
        figures: dict[str, Any] = {"games_of_bots": tables, "answers": ANSWERS}
        for kind, took in (("alone", alone), ("beside", beside)):
            figures[kind] = {"p50_ms": round(took[ANSWERS // 2], 1), "max_ms": round(took[-1], 1)}
        figures["p99_ms"] = round(beside[ANSWERS * 99 // 100], 1)
        figures["stop_seconds"] = round(stopped(server), 2)
        for socket in sockets:
            socket.close()
        began = time.perf_counter()
        server = Server(Path(name), "--patience", "1000")
        assert Player(server).get("/health")["tables"] == tables + 2
        figures["start_seconds"] = round(time.perf_counter() - began, 2)
        server.stop()
    print(f"neighbours: {json.dumps(figures)}", flush=True)
    over = {key: figures[key] for key, limit in LIMITS.items() if figures[key] > 10 * limit}
    if over:
        sys.exit(f"neighbours: far too long: {over}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
