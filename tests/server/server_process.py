"""A real server in a process of its own, on loopback, and clients of it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

__all__ = ["Player", "Server", "serving"]


class Server:
    """`jackhouse serve` on a free port of loopback, run by another command (`before`) if need be."""

    def __init__(self, data: Path, *options: str, before: Sequence[str] = ()) -> None:
        self.data = data
        command = [*before, sys.executable, "-m", "jackhouse", "serve", "--port", "0", "--data", str(data), *options]
        env = {**os.environ, "JACKHOUSE_LANG": "en"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line + (self.process.stderr.read() if self.process.stderr else "")
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def kill(self) -> None:
        """As a crash would: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> str:
        """As an administrator would; what it said on standard error."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=30)[1]


@contextmanager
def serving(data: Path, *options: str, before: Sequence[str] = ()) -> Iterator[Server]:
    server = Server(data, *options, before=before)
    try:
        yield server
    finally:
        server.stop()


class Player:
    """A client with its own token."""

    def __init__(self, server: Server, token: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30)
        self.token = token or self.http.post("/api/clients", json={"bearer": True}).json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, **params: Any) -> Any:
        return self.done(self.http.get(path, params=params))

    def post(self, path: str, **body: Any) -> Any:
        return self.done(self.http.post(path, json=body))

    def done(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.http.post(path, json=body)
        return answer.status_code, answer.json()["code"]

    def refused_to_get(self, path: str) -> tuple[int, str]:
        answer = self.http.get(path)
        return answer.status_code, answer.json()["code"]

    def state(self, code: str, seat: int | None = None) -> Any:
        return self.get(f"/api/tables/{code}/state", **({} if seat is None else {"seat": seat}))

    def act(self, code: str, seat: int, action: str, key: str) -> Any:
        decision = self.state(code, seat)["decision"]
        return self.post(f"/api/tables/{code}/seats/{seat}/act", decision=decision, key=key, action=action)

    def socket(self, code: str) -> "ClientSocket":
        address = self.server.address.replace("http://", "ws://")
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"{address}/api/tables/{code}/socket"
        calling = connect(url, additional_headers=headers, max_size=None, ping_interval=None)  # the server pings
        return ClientSocket(calling.__enter__())  # hung up by `close`


class ClientSocket:
    """A socket whose messages are read by kind; what was read on the way is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.got: list[dict[str, Any]] = []
        self.raw: list[str | bytes] = []

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def next(self, **like: Any) -> dict[str, Any]:
        """The next message that has these values."""
        while True:
            self.raw.append(self.connection.recv(timeout=30))
            message: dict[str, Any] = json.loads(self.raw[-1])
            self.got.append(message)
            if all(message.get(key) == value for key, value in like.items()):
                return message

    def close(self) -> None:
        self.connection.close()
