"""Hostile clients on loopback: what a server's memory and connections come to under each attack, and afterwards.

`python -m tests.soak.floods` prints one line for each attack, and fails if a limit does not hold. Another version of
the server is measured with its sources in PYTHONPATH (`--no-limits` then only prints).
"""

import argparse
import itertools
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.frames import Opcode

from tests.server.flood_clients import HOST, RawClient, RawSocket, memory_of, open_table, sockets_of
from tests.server.server_process import Player, serving

MB = 1024 * 1024
GROWTH = 40.0  # MB that an attack may cost while it lasts
HEADER = 400 * MB
SMALL_HEADERS = 45 * MB
PING_SECONDS = 15.0
NEVER_READING = 100
NEVER_READING_SECONDS = 60.0
HALF_SENT = 3000
HALF_SENT_SECONDS = 60.0
IDLE_SOCKETS = 2000
SOCKETS_OF_ONE = 50
PIECE = 256 * 1024

HELLO = json.dumps({"type": "hello"}).encode()


class Attack:
    """A server of its own, and how much it has grown since it was idle."""

    def __init__(self, player: Player, code: str) -> None:
        self.player = player
        self.server = player.server
        self.code = code
        self.idle = memory_of(self.server)
        self.own_sockets = sockets_of(self.server)
        self.most = self.idle
        self.clients: list[RawClient] = []
        self.note = ""

    def look(self) -> None:
        self.most = max(self.most, memory_of(self.server))

    def open(self, window: int = 0) -> RawClient:
        self.clients.append(RawClient(self.server, window=window))
        return self.clients[-1]

    def open_socket(self, window: int = 0) -> RawSocket:
        socket = RawSocket(self.server, self.code, self.player.token, window=window)
        self.clients.append(socket)
        return socket

    def watched(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        for number, piece in enumerate(pieces):
            if number % 20 == 0:
                self.look()
            yield piece

    def left(self) -> int:
        """Connections that the server still has, beside those of the idle server."""
        return sockets_of(self.server) - self.own_sockets

    def is_served(self) -> bool:
        """Does a newcomer get an answer now?"""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.server.address}/health", timeout=20).is_success
        return False


def one_header(attack: Attack) -> None:
    """One header without an end."""
    client = attack.open()
    client.send(b"GET / HTTP/1.1\r\n" + HOST + b"a: ")
    client.send_all(attack.watched(itertools.repeat(b"x" * PIECE, HEADER // PIECE)), seconds=90)
    attack.note = f"{client.sent / MB:.0f} MB sent"


def small_headers(attack: Attack) -> None:
    client = attack.open()
    client.send(b"GET / HTTP/1.1\r\n" + HOST)
    piece = b"a: b\r\n" * (PIECE // 6)
    client.send_all(attack.watched(itertools.repeat(piece, SMALL_HEADERS // len(piece))), seconds=90)
    attack.note = f"{client.sent / MB:.0f} MB sent"


def pings(attack: Attack) -> None:
    """Pings without end, and nobody who reads the pongs."""
    client = attack.open_socket(window=4096)
    ping = client.frame(Opcode.PING, b"x" * 100)
    client.socket.settimeout(5)
    with suppress(TimeoutError):
        client.send_all(attack.watched(itertools.repeat(ping * 100)), PING_SECONDS)
    attack.note = f"{client.sent // len(ping)} pings sent"


def never_reading(attack: Attack) -> None:
    """Sockets that ask for the state, or ping; clients that ask for pages, and half of them do not stop asking."""
    sockets = [attack.open_socket(window=4096) for _ in range(NEVER_READING // 2)]
    clients = [attack.open(window=4096) for _ in range(NEVER_READING - len(sockets))]
    hello, ping = RawSocket.frame(Opcode.TEXT, HELLO), RawSocket.frame(Opcode.PING, b"x" * 100)
    page = b"GET /api/schema HTTP/1.1\r\n" + HOST + b"\r\n"  # 50 kB
    for client in clients:
        client.send(page * 12)
    for client in sockets + clients:
        client.socket.setblocking(False)
    end = time.monotonic() + NEVER_READING_SECONDS
    while time.monotonic() < end:
        for asking, data in ((sockets[::2], hello * 8), (sockets[1::2], ping * 500), (clients[::2], page * 10)):
            for client in asking:
                with suppress(OSError):
                    client.send(data)
        attack.look()
        time.sleep(0.5)


def half_sent(attack: Attack) -> None:
    halves = (
        b"GET / HTTP/1.1\r\nHost: he",
        b"POST /api/clients HTTP/1.1\r\n" + HOST + b"Content-Length: 100\r\n\r\n{",
        b"",
    )
    for number in range(HALF_SENT):
        with suppress(OSError):
            attack.open().send(halves[number % len(halves)])
        if number % 200 == 0:
            attack.look()
    attack.note = f"a newcomer meanwhile: {'served' if attack.is_served() else 'NOT SERVED'}"
    end = time.monotonic() + HALF_SENT_SECONDS
    while time.monotonic() < end and attack.left() > 0:
        attack.look()
        time.sleep(1)


ATTACKS: dict[str, Callable[[Attack], None]] = {
    "400 MB in one header": one_header,
    "45 MB of small headers": small_headers,
    "15 s of pings": pings,
    "100 clients never read for 60 s": never_reading,
    "3000 half-sent requests for 60 s": half_sent,
}


def run(name: str) -> bool:
    """Prints what the attack does to a fresh server; False if it did harm."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--patience", "10") as server:
        player = Player(server)
        attack = Attack(player, open_table(player))
        ATTACKS[name](attack)
        attack.look()
        left, served = attack.left(), attack.is_served()
        for client in attack.clients:
            client.close()
        player.http.close()
        grown, kept = attack.most - attack.idle, memory_of(server) - attack.idle
        print(
            f"flood: {name}: {attack.idle:.0f} MB before, +{grown:.0f} MB at most, +{kept:.0f} MB after;"
            f" {left} connections left; {'' if served else 'DOES NOT ANSWER; '}{attack.note}",
            flush=True,
        )
        return grown <= GROWTH and left <= 1 and served and "NOT" not in attack.note


def idle_sockets() -> None:
    """Prints the memory of a server with many open sockets that nobody says anything on."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--patience", "10") as server:
        players = [Player(server) for _ in range(IDLE_SOCKETS // SOCKETS_OF_ONE)]
        codes = [open_table(player) for player in players]
        before = memory_of(server)
        sockets = [
            RawSocket(server, code, player.token)
            for player, code in zip(players, codes, strict=True)
            for _ in range(SOCKETS_OF_ONE)
        ]
        for socket in sockets:
            socket.send(socket.frame(Opcode.TEXT, HELLO))
        for socket in sockets:
            while b'"presence"' not in (message := socket.next()[1]):
                assert message, "closed"
        print(f"flood: {IDLE_SOCKETS} idle sockets: {before:.0f} MB before, {memory_of(server):.0f} MB with them")
        for socket in sockets:
            socket.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.floods", description=__doc__)
    parser.add_argument("--no-limits", action="store_true", help="print only, whatever comes of it")
    parser.add_argument("--only", type=int, help="the attack of this number, or the idle sockets after the last")
    options = parser.parse_args()
    os.environ.setdefault("JACKHOUSE_ENGINE", "plain")
    names = list(ATTACKS) if options.only is None else list(ATTACKS)[options.only : options.only + 1]
    sound = [run(name) for name in names]
    if options.only is None or not names:
        idle_sockets()
    sys.exit(0 if all(sound) or options.no_limits else 1)


if __name__ == "__main__":
    main()
