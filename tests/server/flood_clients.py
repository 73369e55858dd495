"""Hostile clients on plain TCP sockets, and what a server's process holds because of them."""

import http.client
import os
import select
import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from tests.server.server_process import Player, Server

__all__ = ["HOST", "RawClient", "RawSocket", "memory_of", "open_table", "sockets_of"]

HOST = b"Host: here\r\n"
LONG = 30.0  # seconds; nothing that is expected takes nearly as long
CLOSED = (BrokenPipeError, ConnectionResetError, ConnectionAbortedError)


def memory_of(server: Server) -> float:
    """Returns the resident set of a server's process, in MB."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def sockets_of(server: Server) -> int:
    """Returns how many sockets a server's process has open: connections, the listener, and the event loop's own."""
    found = 0
    folder = f"/proc/{server.process.pid}/fd"
    for name in os.listdir(folder):
        with suppress(FileNotFoundError):
            found += os.readlink(f"{folder}/{name}").startswith("socket:")
    return found


class RawClient:
    """A TCP connection to a server that sends what it likes."""

    def __init__(self, server: Server, source: str = "127.0.0.1", window: int = 0) -> None:
        """`window`: bytes that the client's kernel holds before anybody reads them, instead of some MB."""
        where = urlsplit(server.address)
        self.socket = socket.socket()
        self.socket.settimeout(LONG)
        if window:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.bind((source, 0))
        self.socket.connect((where.hostname, where.port))
        self.sent = 0

    def send(self, data: bytes) -> bool:
        """False if the server has closed the connection."""
        try:
            self.socket.sendall(data)
        except CLOSED:
            return False
        self.sent += len(data)
        return True

    def send_all(self, pieces: Iterable[bytes], seconds: float = LONG) -> bool:
        """Sends piece after piece until the server closes (False), or until the time is up."""
        end = time.monotonic() + seconds
        for piece in pieces:
            if time.monotonic() > end:
                break
            if not self.send(piece):
                return False
        return True

    def ask(self, request: bytes) -> int:
        """Returns the status of the answer, which is read to its end."""
        self.send(request)
        answer = http.client.HTTPResponse(self.socket)
        answer.begin()
        answer.read()
        return answer.status

    def receive(self) -> bytes:
        """Returns the next bytes, or none if the server has closed the connection."""
        try:
            return self.socket.recv(65_536)
        except CLOSED:
            return b""

    def rest(self) -> bytes:
        """Returns all that comes before the server closes the connection."""
        data = b""
        while piece := self.receive():
            data += piece
        return data

    def is_open(self) -> bool:
        """Has the server neither sent anything nor closed the connection?"""
        readable, _, _ = select.select([self.socket], [], [], 0)
        return not readable

    def is_reset(self) -> bool:
        """Has the server dropped the connection with all that was not read?"""
        poll = select.poll()
        poll.register(self.socket, 0)
        return bool(poll.poll(0))

    def close(self) -> None:
        self.socket.close()


class RawSocket(RawClient):
    """A WebSocket connection whose frames are sent as they are."""

    def __init__(self, server: Server, code: str, token: str = "", source: str = "127.0.0.1", window: int = 0) -> None:
        super().__init__(server, source, window)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        request = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n"
        )
        self.send(request.encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            piece = self.receive()
            assert piece, "closed before the answer"
            self.buffer += piece
        self.status, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert self.status.startswith(b"HTTP/1.1 101"), self.status

    @staticmethod
    def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True)

    def next(self) -> tuple[int, bytes]:
        """Returns opcode and payload of the next frame; (0, b"") if the connection is closed without one."""
        while True:
            if len(self.buffer) >= 2:
                length, start = self.buffer[1], 2
                if length == 126:
                    length, start = int.from_bytes(self.buffer[2:4], "big"), 4
                elif length == 127:
                    length, start = int.from_bytes(self.buffer[2:10], "big"), 10
                if len(self.buffer) >= start + length and (start == 2 or len(self.buffer) >= start):
                    opcode, payload = self.buffer[0] & 15, self.buffer[start : start + length]
                    self.buffer = self.buffer[start + length :]
                    return opcode, payload
            piece = self.receive()
            if not piece:
                return 0, b""
            self.buffer += piece

    def close_code(self) -> int:
        """Reads on until the server closes; returns the code it closes with, 0 if it just hangs up."""
        while True:
            opcode, payload = self.next()
            if opcode in (0, Opcode.CLOSE):
                return int.from_bytes(payload[:2], "big")


def open_table(player: Player) -> str:
    """Returns the code of a game of two that has begun; the player has the first seat, a bot the second."""
    code: str = player.post("/api/tables", players=2, options={"first-player": "0"})["code"]
    player.post(f"/api/tables/{code}/seats/0", name="Ana")
    player.post(f"/api/tables/{code}/seats/1/bot", bot="random")
    player.post(f"/api/tables/{code}/start")
    return code
