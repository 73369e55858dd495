"""Jackal at the socket: until the last has committed, what others plan makes no difference to what a seat is sent."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from jackhouse import games
from tests.server.app_driver import CODE, AppDriver, table_of

HANDS = ("LR UD NE rum double", "UD + X LR horse", "SW red UD weapon rum")
OTHER_HANDS = ("LR UD NE rum double", "friday NE blue SE LR", "+ UD LR NW horse")
# What Ben and Cleo do before Ana's eyes would see it, in either world: (seat, line)
PLANS: tuple[list[tuple[int, str]], ...] = (
    [],
    [(1, "lay UD"), (1, "lay +"), (1, "undo"), (1, "lay X"), (2, "lay red"), (2, "lay UD")],
    [(2, "lay SW"), (2, "undo")],
)
OTHER_PLANS: tuple[list[tuple[int, str]], ...] = (
    [(1, "lay blue"), (1, "lay NE"), (1, "lay SE"), (1, "lay LR"), (2, "lay +"), (2, "undo")],
    [(2, "lay NW")],
)


class World:
    """A table with these hands; Ana at her socket, an onlooker at another."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hands: tuple[str, ...]) -> None:
        state = games.get("jackal").position(island="crescent-bay", hands=hands, players=3, seed=3)
        self.lobby = AppDriver(loop)
        self.lobby.seat_all(table_of(state))
        self.sockets = [self.lobby.socket(client) for client in (0, "stranger")]
        for socket in self.sockets:
            socket.send(type="hello")
        self.keys = 0

    def do(self, seat: int, line: str) -> Any:
        self.keys += 1
        shown = self.lobby.ask("GET", f"/api/tables/{CODE}/state", seat, seat=seat).json
        body: dict[str, Any] = {"decision": shown["decision"], "key": f"{seat}-{self.keys}"}
        if line == "undo":
            return self.lobby.post(f"/api/tables/{CODE}/seats/{seat}/undo", seat, **body)
        return self.lobby.post(f"/api/tables/{CODE}/seats/{seat}/act", seat, **body, action=line)

    def known(self) -> list[object]:
        """All bytes that Ana and the onlooker have had or can ask for; and how a wrong answer of hers is refused."""
        queries: list[tuple[object, dict[str, Any]]] = [(0, {"seat": 0}), ("stranger", {})]
        asked = [
            self.lobby.ask("GET", f"/api/tables/{CODE}/{what}", client, **query)
            for client, query in queries
            for what in ("state", "events", "")
        ]
        asked += [self.lobby.ask("GET", f"/api/tables/{CODE}/seats/0/guidance", client) for client, _ in queries]
        wrong = [self.do(0, line) for line in ("lay rum", "commit now", "go N")]
        heard = [list(socket.got) for socket in self.sockets]
        for socket in self.sockets:
            socket.close()
        return [heard, asked, wrong]


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.mark.rule("JK-4.3")
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("other_plan", OTHER_PLANS)
def test_nobody_learns_of_a_row_before_all_have_committed(
    loop: asyncio.AbstractEventLoop, plan: list[tuple[int, str]], other_plan: list[tuple[int, str]]
) -> None:
    worlds = World(loop, HANDS), World(loop, OTHER_HANDS)
    for world, lines in zip(worlds, (plan, other_plan)):
        world.do(0, "lay UD")
        for seat, line in lines:
            assert world.do(seat, line).status < 300
        world.do(0, "lay NE")
    one, other = (world.known() for world in worlds)
    assert one == other


@pytest.mark.rule("JK-4.3")
def test_who_has_committed_is_public_and_the_rest_is_shown_at_once(loop: asyncio.AbstractEventLoop) -> None:
    world = World(loop, HANDS)
    for seat, line in ((1, "lay UD"), (1, "commit"), (0, "lay NE"), (0, "commit")):
        world.do(seat, line)
    told = "".join(world.sockets[1].got)
    assert '"code":"committed","params":{"seat":1}' in told
    assert "revealed" not in told
    world.do(2, "lay SW")
    world.do(2, "commit")
    assert "".join(world.sockets[1].got).count('"code":"revealed"') == 3
    world.known()
