"""Scripted clients: they play at random by socket or by request, and resend an answer until it is acknowledged."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.soak.ledger import Ledger, Sent

__all__ = ["Client", "TablePlan", "Traffic"]

T = TypeVar("T")

CONNECTION_LOST = (
    OSError, EOFError, TimeoutError, WebSocketException,
    httpx.NetworkError, httpx.RemoteProtocolError, httpx.TimeoutException,
)  # fmt: skip
"""Errors of a client whose server has been killed, or has not started yet."""

HARMLESS_UNDO = {"nothing-to-undo", "stale-decision"}
"""Codes with which an undo may be refused: others may have ended a sealed question meanwhile."""

TWICE = 0.1  # the share of answers that are sent twice at once
UNDO = 0.06  # the share of undoable states in which the client undoes
TIMEOUT = 20.0  # seconds


class Traffic:
    """The state that all clients share: the address of the server, whether it runs, and the ledger."""

    def __init__(self, seed: int, think: float) -> None:
        self.address = ""
        self.is_up = asyncio.Event()
        self.think = think
        self.closing = False
        self.ledger = Ledger()
        self.rng = Random(seed)
        self.codes: set[str] = set()
        self.seated: dict[str, dict[str, tuple[list[int], str]]] = {}  # by table and client: seats and token

    def headers(self, token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"} if token else {}

    async def retry(self, work: Callable[[], Awaitable[T]]) -> T:
        """Repeats the work until the server lives through it."""
        while True:
            try:
                return await work()
            except CONNECTION_LOST:
                await self.wait()

    async def wait(self) -> None:
        """Waits after a lost connection until the server runs again; briefly, if its end has not been noticed yet."""
        self.ledger.counts["cut"] += 1
        await asyncio.sleep(0.2)
        await self.is_up.wait()


class Client:
    """A client with its seats at one table; without seats it is an onlooker."""

    def __init__(
        self, traffic: Traffic, name: str, token: str, seats: list[int], by_socket: bool, hosting: bool
    ) -> None:
        self.traffic = traffic
        self.name = name
        self.token = token
        self.seats = seats
        self.by_socket = by_socket
        self.hosting = hosting
        self.rng = Random(traffic.rng.random())
        self.code = ""
        self.states: dict[int | None, Any] = {}
        self.pending: dict[int, Sent] = {}
        self.answered: dict[int, int] = {}
        self.keys = 0
        self.http = httpx.AsyncClient(headers=traffic.headers(token), timeout=TIMEOUT)

    @property
    def ledger(self) -> Ledger:
        return self.traffic.ledger

    async def play(self, code: str) -> None:
        """Plays game after game until the run closes."""
        try:
            while not self.traffic.closing:
                self.code, self.states, self.pending, self.answered = code, {}, {}, {}
                self.traffic.codes.add(code)
                self.traffic.seated.setdefault(code, {})[self.name] = (self.seats, self.token)
                await (self._follow_by_socket() if self.by_socket else self._follow_by_request())
                if self._is_over() and not self.traffic.closing:
                    code = await self._next_game()
        finally:
            await self.http.aclose()

    def _is_over(self) -> bool:
        return any(state["view"] and state["view"]["over"] for state in self.states.values())

    def _is_done(self) -> bool:
        return (self.traffic.closing or self._is_over()) and not self.pending

    async def _next_game(self) -> str:
        """Returns the code of the rematch. The host starts it; an onlooker polls for it."""
        if not self.seats:
            while not (rematch := (await self._ask("GET", f"/api/tables/{self.code}"))[1]["rematch"]):
                if self.traffic.closing:
                    return self.code
                await asyncio.sleep(0.3)
            return str(rematch)
        status, answer = await self._ask("POST", f"/api/tables/{self.code}/rematch")
        if status != 201:
            self.ledger.fault("refused", f"rematch: {answer}")
            return self.code
        if self.hosting:
            status, started = await self._ask("POST", f"/api/tables/{answer['code']}/start")
            if status != 201 and started["code"] != "already-started":
                self.ledger.fault("refused", f"start: {started}")
        return str(answer["code"])

    # ---- answers ---------------------------------------------------------------------------------------------------

    def _answer(self, seat: int) -> Sent | None:
        """Returns the answer to the state that this seat was shown last, if it has one to give."""
        state = self.states.get(seat)
        if seat in self.pending or self.traffic.closing or state is None or not state["view"]:
            return None
        if state["decision"] <= self.answered.get(seat, -1):
            return None  # an old state: it is answered, and the next state has not come yet
        action = None
        if state["undoable"] and self.rng.random() < UNDO:
            action = ""
        elif state["legal"]:
            action = self.rng.choice(state["legal"])
        if action is None:
            return None
        self.keys += 1
        return Sent(self.code, seat, state["decision"], f"{self.name}-{self.keys}", action)

    def _note_answer(self, sent: Sent, refusal: str = "") -> None:
        """Notes that an answer was acknowledged or refused."""
        self.pending.pop(sent.seat, None)
        if not refusal:
            self.ledger.acknowledge(sent)
            self.answered[sent.seat] = max(self.answered.get(sent.seat, -1), sent.decision)
        elif sent.action or refusal not in HARMLESS_UNDO:
            self.ledger.fault("refused", f"{sent}: {refusal}")
        else:
            self.ledger.counts["not_taken_back"] += 1

    async def _think(self) -> None:
        await asyncio.sleep(self.rng.random() ** 3 * self.traffic.think)

    # ---- by socket -------------------------------------------------------------------------------------------------

    async def _follow_by_socket(self) -> None:
        while not self._is_done():
            try:
                await self._play_on_socket()
            except CONNECTION_LOST:
                await self.traffic.wait()

    async def _play_on_socket(self) -> None:
        address = self.traffic.address.replace("http://", "ws://")
        url = f"{address}/api/tables/{self.code}/socket"
        headers = self.traffic.headers(self.token)
        async with connect(url, additional_headers=headers, max_size=None, open_timeout=TIMEOUT) as socket:
            viewers: list[int | None] = [*self.seats] or [None]
            after = {self._name_of(viewer): self.ledger.last_heard(self.name, self.code, viewer) for viewer in viewers}
            await self._send(socket, {"type": "hello", "after": after})
            for sent in self.pending.values():
                self.ledger.counts["resent"] += 1
                await self._send(socket, self._message(sent))
            while not self._is_done():
                try:
                    text = await asyncio.wait_for(socket.recv(), 1.0)
                except TimeoutError:
                    continue
                self._receive(json.loads(text))
                await self._answer_all(socket)

    async def _answer_all(self, socket: ClientConnection) -> None:
        for seat in self.seats:
            sent = self._answer(seat)
            if sent is not None:
                self.pending[seat] = sent
                await self._think()
                await self._send(socket, self._message(sent))
                if self.rng.random() < TWICE:
                    self.ledger.counts["sent_twice"] += 1
                    await self._send(socket, self._message(sent))

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        await socket.send(json.dumps(message))

    def _message(self, sent: Sent) -> dict[str, Any]:
        message = {"seat": sent.seat, "decision": sent.decision, "key": sent.key}
        return {"type": "act", "action": sent.action, **message} if sent.action else {"type": "undo", **message}

    def _receive(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "events":
                self.ledger.hear(self.name, self.code, message["seat"], message["events"])
            case "state":
                self.states[message["seat"]] = message
                if message["n"] != self.ledger.last_heard(self.name, self.code, message["seat"]):
                    self.ledger.fault("skipped_or_repeated", f"{self.code}: a state that is not after its events")
            case "ack" | "error":
                sent = next((sent for sent in self.pending.values() if sent.key == message["key"]), None)
                if sent is not None:
                    self._note_answer(sent, message.get("code", ""))
                elif message["type"] == "error" and message["code"] != "nothing-to-undo":
                    self.ledger.fault("refused", str(message))

    @staticmethod
    def _name_of(viewer: int | None) -> str:
        return "onlooker" if viewer is None else str(viewer)

    # ---- by request ------------------------------------------------------------------------------------------------

    async def _follow_by_request(self) -> None:
        while not self._is_done():
            for seat in self.seats:
                await self._poll(seat)
                sent = self._answer(seat)
                if sent is not None:
                    self.pending[seat] = sent
                    await self._send_by_request(sent)
            await asyncio.sleep(0.05 + self.rng.random() * 0.2)

    async def _poll(self, seat: int) -> None:
        _, state = await self._ask("GET", f"/api/tables/{self.code}/state", params={"seat": seat})
        self.states[seat] = state
        after = self.ledger.last_heard(self.name, self.code, seat)
        params = {"seat": seat, "after": after}
        _, events = await self._ask("GET", f"/api/tables/{self.code}/events", params=params)
        self.ledger.hear(self.name, self.code, seat, events)

    async def _send_by_request(self, sent: Sent) -> None:
        body: dict[str, Any] = {"decision": sent.decision, "key": sent.key}
        path = f"/api/tables/{sent.code}/seats/{sent.seat}/" + ("act" if sent.action else "undo")
        if sent.action:
            body["action"] = sent.action
        await self._think()
        twice = self.rng.random() < TWICE
        self.ledger.counts["sent_twice"] += twice
        answers = await asyncio.gather(*[self._ask("POST", path, json=body) for _ in range(1 + twice)])
        refusals = {"" if status == 201 else answer["code"] for status, answer in answers}
        if len(refusals) > 1:
            self.ledger.fault("refused", f"{sent}: two answers to one key, {refusals}")
        self._note_answer(sent, max(refusals))

    async def _ask(self, method: str, path: str, **what: Any) -> tuple[int, Any]:
        async def ask() -> tuple[int, Any]:
            answer = await self.http.request(method, self.traffic.address + path, **what)
            return answer.status_code, answer.json()

        return await self.traffic.retry(ask)


class TablePlan:
    """The make-up of a table: seats of clients, seats of bots, and settings."""

    OPTIONS: tuple[dict[str, Any], ...] = (
        {},
        {"hand-limit": "caught"},
        {"queen-card-is-proof": "both"},
        {"objective": "diverse", "landbound-horses": True},
        {"flights": False, "trades": False},
        {"fights": False, "hand-limit": "caught"},
    )

    def __init__(self, number: int, rng: Random) -> None:
        self.players = 2 + number % 3
        self.options = {**rng.choice(self.OPTIONS), "round-cap": rng.choice((3, 6, 12, 100))}
        self.preset = rng.choice(("standard", "standard", "intro"))
        if self.preset == "intro":
            self.options.pop("queen-card-is-proof", None)
        kinds = ["client", *[rng.choice(("client", "client", "bot", "same")) for _ in range(self.players - 1)]]
        if number % 3 == 1:
            kinds[-1] = "bot"
        self.bots = {seat: rng.choice(("greedy", "random")) for seat, kind in enumerate(kinds) if kind == "bot"}
        self.clients: list[list[int]] = []
        for seat, kind in enumerate(kinds):
            if kind == "client":
                self.clients.append([seat])
            elif kind == "same":
                self.clients[-1].append(seat)
        self.onlooker = number % 5 == 0

    async def open(self, traffic: Traffic, number: int) -> list[asyncio.Task[None]]:
        """Opens and starts the table and its clients; each request is repeated if the server is killed meanwhile."""
        async with httpx.AsyncClient(timeout=TIMEOUT) as http:

            async def post(path: str, token: str = "", **body: Any) -> Any:
                async def ask() -> Any:
                    answer = await http.post(traffic.address + path, json=body, headers=traffic.headers(token))
                    assert answer.is_success or answer.json()["code"] == "seat-is-taken", answer.text
                    return answer.json()

                return await traffic.retry(ask)

            tokens = [(await post("/api/clients", bearer=True))["token"] for _ in range(len(self.clients) + 1)]
            wanted = {"players": self.players, "preset": self.preset, "options": self.options}
            code = (await post("/api/tables", tokens[0], **wanted))["code"]
            for token, seats in zip(tokens, self.clients):
                for seat in seats:
                    await post(f"/api/tables/{code}/seats/{seat}", token, name=f"Guest {seat}", beside=seat != seats[0])
            for seat, bot in self.bots.items():
                await post(f"/api/tables/{code}/seats/{seat}/bot", tokens[0], bot=bot)
            await post(f"/api/tables/{code}/start", tokens[0])
        clients = [
            Client(traffic, f"c{number}-{at}", token, seats, traffic.rng.random() < 0.65, at == 0)
            for at, (token, seats) in enumerate(zip(tokens, self.clients))
        ]
        if self.onlooker:
            clients.append(Client(traffic, f"c{number}-o", tokens[-1], [], True, False))
        return [asyncio.create_task(client.play(code)) for client in clients]
