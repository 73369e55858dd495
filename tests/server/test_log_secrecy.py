"""What a server says to its administrator names no table, no client and no card, however much it is asked to say."""

import hashlib
import re
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from jackhouse.jackrabbits.cards import CARD_NAMES
from tests.server.server_process import ClientSocket, Player, Server, serving

LAUNCH = [sys.executable, "-m", "tests.server.patched_server"]
NAMES = ("Quetzalcoatl", "Xiomara")


@pytest.mark.rule("leak-log")
def test_a_whole_game_leaves_no_trace_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("TEST_LOUD", str(log))
    monkeypatch.setenv("TEST_BROKEN", "yes")
    with serving(tmp_path / "data", "--patience", "1000", before=LAUNCH) as server:
        secrets = an_evening(server)
        health = Player(server).get("/health")
        assert health == {"status": "ok", "tables": 2, "sockets": 0, "storing": True}
        told, _ = end(server)
    heard = told + log.read_text("utf-8")
    assert "unexpected RuntimeError at _break" in heard  # what went wrong is told, and where
    assert "DEBUG jackhouse.server loud" in heard  # all was heard that could be
    for secret in secrets:
        assert secret not in heard, (secret, heard[:3000])
    cards = set(re.findall(r"[\w-]+", heard)) & set(CARD_NAMES)
    assert not cards


def end(server: Server) -> tuple[str, str]:
    server.process.terminate()
    return server.process.communicate(timeout=30)


def an_evening(server: Server) -> list[str]:
    """Two and a bot play a game, clumsily; all that nobody else should ever read."""
    ana, ben, eve = Player(server), Player(server), Player(server)
    code = ana.post("/api/tables", players=3, options={"round-cap": 2}, timer=600)["code"]
    ana.post(f"/api/tables/{code}/seats/0", name=NAMES[0])
    ben.post(f"/api/tables/{code}/seats/1", name="Ben")
    ben.http.put(f"/api/tables/{code}/seats/1", json={"name": NAMES[1]})
    ana.post(f"/api/tables/{code}/seats/2/bot", bot="greedy")
    ana.post(f"/api/tables/{code}/start")
    link = ben.post(f"/api/tables/{code}/seats/1/link")["link"]
    ben = Player(server)
    ben.post("/api/links", link=link)
    sockets = [ana.socket(code), ben.socket(code)]
    lines = play(sockets)
    be_clumsy(server, code, ana, sockets[0])
    for player in (eve, ben):
        assert player.refused(f"/api/tables/{code}/seats/0/act", decision=0, key="k", action="roll")[0] == 404
    record = ana.get(f"/api/tables/{code}/record")
    again = ana.post(f"/api/tables/{code}/rematch")["code"]
    for client in sockets:
        client.close()
    tokens = [player.token for player in (ana, ben, eve)]
    tags = [hashlib.sha256(token.encode()).hexdigest()[:32] for token in tokens]
    long_lines = [line for line in lines if " " in line]
    return [code, again, link, *tokens, *tags, *NAMES, record["start"]["secret"], *long_lines]


def play(sockets: list[ClientSocket]) -> list[str]:
    """To the end; what was played."""
    lines: list[str] = []
    for client in sockets:
        client.send(type="hello")
    states = [client.next(type="state") for client in sockets]
    while not states[0]["view"]["over"]:
        for seat, client in enumerate(sockets):
            if states[seat]["legal"]:
                action = states[seat]["legal"][len(lines) % len(states[seat]["legal"])]
                lines.append(action)
                decision = states[seat]["decision"]
                client.send(type="act", seat=seat, decision=decision, key=f"key {len(lines)}", action=action)
                client.next(type="ack", key=f"key {len(lines)}")
        for seat, client in enumerate(sockets):
            client.send(type="ping", key=f"ping {len(lines)}")
            client.next(type="pong", key=f"ping {len(lines)}")
            states[seat] = next(message for message in reversed(client.got) if message["type"] == "state")
    return lines


def be_clumsy(server: Server, code: str, ana: Player, client: ClientSocket) -> None:
    """What fails, is nonsense, breaks off or breaks the server."""
    client.send(type="say", seat=0, phrase="hello", key="k")
    assert client.next(type="error")["code"] == "unexpected"
    assert ana.refused(f"/api/tables/{code}/seats/0/say", phrase="hello") == (500, "unexpected")
    client.send(type="nonsense", code=code, token=ana.token)
    assert client.next(type="error")["code"] == "message-garbled"
    assert ana.http.post(f"/api/tables/{code}/seats/0", content=b'{"name": "' + NAMES[0].encode()).status_code == 400
    assert ana.http.get(f"/api/tables/{code}/nowhere/{ana.token}").status_code == 404
    where = urlsplit(server.address)
    for beginning in (
        f"GET /api/tables/{code}/state HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ana.token}\r\nnonsense\r\n\r\n",
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ana.token}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ?\r\n\r\n",
        f"POST /api/tables/{code}/seats/0 HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n" + '{"name": "',
    ):
        with socket.create_connection((where.hostname or "", where.port or 0)) as connection:
            connection.sendall(beginning.encode())
    broken = ana.socket(code)
    broken.connection.socket.close()
    binary = ana.socket(code)
    binary.connection.send(b"\xff\xfe")
    assert binary.next(type="error")["code"] == "message-garbled"
    binary.close()


def test_health_tells_counts_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answer = Player(server).http.get("/health")
        assert answer.json() == {"status": "ok", "tables": 0, "sockets": 0, "storing": True}
        assert "server" not in answer.headers
