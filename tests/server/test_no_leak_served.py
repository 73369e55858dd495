"""The same proof through real servers: two of them, two worlds, and what comes over the socket."""

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_process import Player, Server, serving

LAUNCH = [sys.executable, "-m", "tests.server.patched_server"]

# Seat 0 has ridden to a palace, and the others are asked at once whether they contest.
MOMENT: dict[str, Any] = {
    "rabbits": ["JD", "KD", "citadel"],
    "pile": "2D 3D 4D 5D 6D",
    "dice": [[1, 1], [3, 4], [2, 6]],
    "moves": "roll; pass; ride QC; pay horse",
    "preset": "standard",
    "seed": 7,
}
HANDS = (["horse 4C", "6H 9S AC", "9H 7S 8S"], ["horse 4C", "10H 2C 3S", "7H 9D 8C"])
UNSEEN = (  # into the sealed window: what comes to the same
    [(1, "contest 6H"), (1, "undo"), (1, "pass"), (2, "pass")],
    [(2, "contest 7H"), (2, "undo"), (2, "pass"), (1, "pass")],
)


class Served:
    """A world, with a seat and an onlooker at their sockets."""

    def __init__(self, server: Server, hands: list[str]) -> None:
        self.players = [Player(server) for _ in range(4)]
        practice = {"position": {**MOMENT, "hands": hands}}
        self.code = self.players[0].post("/api/tables", practice=practice)["code"]
        for seat, name in enumerate(("Ana", "Ben", "Cleo")):
            self.players[seat].post(f"/api/tables/{self.code}/seats/{seat}", name=name)
        self.players[0].post(f"/api/tables/{self.code}/start")
        self.sockets = [self.players[0].socket(self.code), self.players[3].socket(self.code)]
        self.keys = 0
        for socket in self.sockets:
            socket.send(type="hello")
            socket.next(type="presence")
        self.listen()

    def state(self, seat: int) -> Any:
        return self.players[seat].state(self.code, seat)

    def do(self, seat: int, line: str) -> None:
        """Seat 0 by its socket, the others by requests."""
        self.keys += 1
        answer = {"decision": self.state(seat)["decision"], "key": f"key {self.keys}"}
        if line != "undo":
            answer["action"] = line
        kind = "undo" if line == "undo" else "act"
        if seat:
            self.players[seat].post(f"/api/tables/{self.code}/seats/{seat}/{kind}", **answer)
        else:
            self.sockets[0].send(type=kind, seat=0, **answer)
            self.sockets[0].next(type="ack")
        self.listen()

    def listen(self) -> None:
        for socket in self.sockets:
            socket.send(type="ping")
            socket.next(type="pong")

    def got(self) -> list[Any]:
        """All that the two have been sent, and what they are answered now, as bytes."""
        asked = [
            (player.http.get(f"/api/tables/{self.code}{path}"), path)
            for player, seat in ((self.players[0], "?seat=0"), (self.players[3], ""))
            for path in (f"/state{seat}", f"/events{seat}", "", "/record", "/seats/0/guidance")
        ]
        answers = [(path, answer.status_code, answer.content, plain(answer.headers)) for answer, path in asked]
        return [socket.raw for socket in self.sockets] + answers


def plain(headers: Any) -> list[tuple[str, str]]:
    return [(name, value) for name, value in headers.items() if name != "date"]


@pytest.mark.rule("leak-socket")
def test_two_servers_with_other_cards_send_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_CODES", "yes")
    with (
        serving(tmp_path / "one", "--patience", "1000", before=LAUNCH) as one,
        serving(tmp_path / "two", "--patience", "1000", before=LAUNCH) as two,
    ):
        worlds = [Served(server, hands) for server, hands in zip((one, two), HANDS)]
        assert worlds[0].state(1)["view"]["hand"] != worlds[1].state(1)["view"]["hand"]
        assert worlds[0].got() == worlds[1].got()
        quiet = [len(socket.got) for socket in worlds[0].sockets]
        for step in range(3):
            for world, unseen in zip(worlds, UNSEEN):
                world.do(*unseen[step])
            assert worlds[0].got() == worlds[1].got()
        assert [len(socket.got) for socket in worlds[0].sockets] == [
            number + 3 for number in quiet
        ]  # answers to `ping`
        for world, unseen in zip(worlds, UNSEEN):
            world.do(*unseen[3])
        assert worlds[0].got() == worlds[1].got()
        steps = play_on(worlds)
        assert steps > 8
        assert sum(len(socket.got) for socket in worlds[0].sockets) > 50
        for world in worlds:
            for socket in world.sockets:
                socket.close()


def play_on(worlds: list[Served]) -> int:
    """The same lines in both worlds, as long as there are some; how many."""
    for step in range(16):
        seat = worlds[0].state(0)["view"]["awaited"][0]
        lists = [world.state(seat)["legal"] for world in worlds]
        common = [line for line in lists[0] if line in lists[1]]
        if not common:
            return step
        for world in worlds:
            world.do(seat, common[step % len(common)])
        if worlds[0].state(seat)["view"]["draft"] == worlds[1].state(seat)["view"]["draft"]:
            assert worlds[0].got() == worlds[1].got()
    return 16
