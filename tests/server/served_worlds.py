"""Two worlds that a seat cannot tell apart, each served by a server of its own: what comes over the socket is compared.

The worlds and the way in which they are played on are those of the engine's proof (tests/conformance/worlds.py); here
nothing is asked of a state but through the API of the server, and what comes back is compared as it comes.
"""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from jackhouse.tables.table import Table
from tests.conformance.play import SOAK, as_bytes
from tests.conformance.redealing import hidden_hands
from tests.conformance.worlds import Pair
from tests.server.app_driver import CODE, AppDriver, ClientSocket, table_of

__all__ = ["ServedPair"]

PLENTY = 60  # comparisons of one kind in one role; after that only what comes unasked is compared
ONLOOKER = "onlooker"
STATE = f"/api/tables/{CODE}/state"


class World:
    """A served table with the interface of a state. Only requests and messages of its clients change it."""

    def __init__(self, app_driver: AppDriver, state: Any, seat: int | None, timer: int) -> None:
        self.app_driver = app_driver
        self.live = app_driver.seat_all(table_of(state, timer=timer))
        self.client: object = ONLOOKER if seat is None else seat
        self.sockets: dict[object, ClientSocket] = {
            client: app_driver.socket(client) for client in range(state.players) if client != seat
        }
        self.ear = self.sockets[self.client] = app_driver.socket(self.client)
        self.ear.send(type="hello")
        self.keys = Counter[object]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.live.table.current.state, name)

    def play(self, seat: int, action: object) -> list[Any]:
        return self.do("act", seat, action=str(action))

    def undo(self, seat: int) -> list[Any]:
        return self.do("undo", seat)

    def do(self, kind: str, seat: int, **what: object) -> list[Any]:
        """Sends a message by socket or by request, in turn; for the observer always by socket, so that replies are
        compared."""
        self.keys[seat] += 1
        what |= {"decision": self.live.table.current.answers[seat], "key": f"{seat}-{self.keys[seat]}"}
        if seat == self.client or self.keys[seat] % 2:
            socket = self.sockets[seat]
            socket.send(type=kind, seat=seat, **what)
            assert any(text.startswith('{"type":"ack"') for text in socket.got[-4:]), socket.got[-4:]
        else:
            answer = self.app_driver.post(f"/api/tables/{CODE}/seats/{seat}/{kind}", seat, **what)
            assert answer.status == 201, answer
        return []

    def look_again(self) -> None:
        """Rebuilds the cached states and checks that they are unchanged."""

        async def look() -> None:
            self.live.table.forget_shown()
            self.live.publish()

        self.app_driver.run(look())

    def close(self) -> None:
        for socket in reversed(self.sockets.values()):  # the ear first, so that it need not hear the others go
            socket.close()

    def copy(self) -> Any:
        """Returns a copy of the table, to try actions on."""
        live, table = table_of(self.live.table.current.state, timer=self.live.table.opened.timer), self.live.table
        live.services = self.live.services
        live.table.current = table.current.copy()
        live.table.seen = {viewer: seen[:] for viewer, seen in table.seen.items()}
        live.table.done = dict(table.done)
        live.table.lines = table.lines
        return live


class ServedPair(Pair):
    """The same game in two worlds, as one client follows it over its socket and by requests."""

    def __init__(
        self, drivers: Sequence[AppDriver], real: Any, other: Any, seat: int | None, rng: Random, counts: "Counter[Any]"
    ) -> None:
        timer = rng.choice((0, 60))
        for app_driver in drivers:
            app_driver.renew()
        self.served = [
            World(app_driver, state, seat, timer) for app_driver, state in zip(drivers, (real.clone(), other))
        ]
        super().__init__(real, other, seat, rng, counts)
        self.worlds = self.served
        self.read = [0, 0]
        self.forget_counts(self.served[1].live.table)

    def forget_counts(self, table: Table) -> None:
        """Changes counters that this seat cannot know: of entries, which unseen drafts and undo add to."""
        table.lines += self.rng.randint(1, 9)
        for other in range(table.opened.players):
            if other != self.seat:
                table.current.answers[other] += self.rng.randint(1, 9)

    def close(self) -> None:
        for world in self.served:
            world.close()

    def play(self, world: int, seat: int, action: Any) -> None:
        """Plays an action; asserts that a seat that got no event got no message."""
        served = self.served[world]
        self.listen()
        before, heard = len(served.ear.got), len(self.heard[world])
        served.play(seat, action)
        self.listen()
        if seat != self.seat and len(self.heard[world]) == heard:
            served.look_again()
            told = served.ear.got[before:]
            assert not told, self.story(f"a message when there was nothing to tell: {told}")

    def hear(self, world: int, events: list[Any]) -> None:
        """Reads what came over the socket."""
        self.listen()

    def listen(self) -> None:
        for world, served in enumerate(self.served):
            for text in served.ear.got[self.read[world] :]:
                if text.startswith('{"type":"events"'):
                    for event in json.loads(text)["events"]:
                        self.heard[world].append(as_bytes({"code": event["code"], "params": event["params"]}))
            self.read[world] = len(served.ear.got)

    def compare(self) -> None:
        self.listen()
        self.compare_heard()
        self.compare_got()
        if self.differs or len(self.heard[0]) != len(self.heard[1]):
            return
        real, other = self.worlds
        if real.over and real.ranking != other.ranking:  # the hands have been counted
            self.differs = True
            return
        if hidden_hands(real, self.seat) == hidden_hands(other, self.seat):
            return
        role = self.role()
        kinds = [kind for kind in self.kinds() if self.counts[kind, role] < PLENTY * SOAK]
        if not kinds:
            return
        self.compare_answers()
        self.try_in_vain()
        if self.rng.random() < 0.06:
            self.compare_requests()
        if self.rng.random() < 0.06:
            self.come_again()
        self.compare_got()
        for kind in kinds:
            self.counts[kind, role] += 1

    def compare_got(self) -> None:
        """Compares the messages one by one. If all are the same, neither world may have more of them."""
        got = [served.ear.got for served in self.served]
        for real, other in zip(*got):
            if real != other:
                rightly = self.differs and real.startswith('{"type":"events"')
                assert rightly, self.story(f"messages: {pieces(real, other)}")
                return
        if not self.differs and len(self.heard[0]) == len(self.heard[1]):
            longer = max(got, key=len)[min(map(len, got)) :]
            assert not longer, self.story(f"messages more or less: {longer}")

    def same(self, what: str, answers: list[Any]) -> None:
        assert answers[0] == answers[1], self.story(f"{what}: {pieces(str(answers[0]), str(answers[1]))}")

    def ask(self, method: str, path: str, **query: Any) -> None:
        answers = [served.app_driver.ask(method, path, served.client, **query) for served in self.served]
        self.same(f"{method} {path}", answers)

    def compare_answers(self) -> None:
        """What it is shown when it asks; now and then it really does."""
        for served in self.served:
            kept = served.live.table.bytes_for(self.seat)
            served.live.table.forget_shown()
            assert served.live.table.bytes_for(self.seat) == kept, self.story("a state that was out of date")
        if self.rng.random() < 0.7:
            self.same("state", [served.live.table.bytes_for(self.seat) for served in self.served])
        elif self.seat is None:
            self.ask("GET", STATE)
        else:
            self.ask("GET", STATE, seat=self.seat)

    def compare_requests(self) -> None:
        """All else that can be asked for, but for what an onlooker sees: the worlds are alike to one observer."""
        seat = {} if self.seat is None else {"seat": self.seat}
        after = self.rng.randint(0, len(self.heard[0]))
        self.ask("GET", f"/api/tables/{CODE}/events", after=after, **seat)
        self.ask("GET", f"/api/tables/{CODE}")
        self.ask("GET", f"/api/tables/{CODE}/record")
        others = [seat for seat in range(5) if seat != self.seat]
        self.ask("GET", STATE, seat=self.rng.choice(others))
        for asked in (0 if self.seat is None else self.seat, self.rng.choice(others)):
            self.ask("GET", f"/api/tables/{CODE}/seats/{asked}/guidance")
        for path in ("/api/mine", "/api/tables", "/health", "/api/games"):
            self.ask("GET", path)

    def try_in_vain(self) -> None:
        """Lines that are not legal, old answers, others' seats: the same refusals."""
        for tried in self.tries()[: self.rng.choice((0, 0, 1, 2))]:
            seat, stale = 0 if self.seat is None else self.seat, self.rng.random() < 0.1
            if self.seat is not None and tried in self.worlds[0].legal(seat):
                continue
            key = str(self.rng.random())
            for served in self.served:
                decision = served.live.table.current.answers[seat] - stale if self.seat is not None else 0
                served.ear.send(type="act", seat=seat, decision=decision, key=key, action=str(tried))
        if self.rng.random() < 0.1:
            seat = self.rng.randrange(4)
            for served in self.served:
                if seat != self.seat:
                    served.ear.send(type="undo", seat=seat, decision=0, key="u")

    def come_again(self) -> None:
        """A second screen of the same client; and, at a copy of the table, what it would get for taking back."""
        after = {str(self.client): self.rng.randint(0, len(self.heard[0]) + 1)}
        self.same("a second screen", [self.second_screen(served, after, False) for served in self.served])
        if self.seat is not None:
            self.same("taking back", [self.second_screen(served, after, True) for served in self.served])

    @property
    def client(self) -> object:
        return self.served[0].client

    def second_screen(self, served: World, after: dict[str, int], undoing: bool) -> list[str]:
        live_tables = served.app_driver.lobby.live_tables
        if undoing:
            live_tables[CODE] = served.copy()
        socket: ClientSocket = served.app_driver.socket(self.client)
        socket.send(type="hello", after=after)
        if undoing and self.seat is not None:
            decision = served.live.table.current.answers[self.seat]
            socket.send(type="undo", seat=self.seat, decision=decision, key="back")
        socket.close()
        live_tables[CODE] = served.live
        return socket.got


def pieces(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    at = next((at for at, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 80) : at + 80]} | ...{other[max(0, at - 80) : at + 80]}"
