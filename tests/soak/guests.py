"""Scripted guests: they play at random by socket or by request, and never give up on an answer that they have sent."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.soak.ledger import Ledger, Sent

__all__ = ["Guest", "Plan", "Town"]

T = TypeVar("T")

GONE = (
    OSError, EOFError, TimeoutError, WebSocketException,
    httpx.NetworkError, httpx.RemoteProtocolError, httpx.TimeoutException,
)  # fmt: skip
"""How it shows that a server is not there any more, or not yet."""

HARMLESS = {"nothing-to-undo", "stale-decision"}
"""Why taking back may be refused: others may have ended a sealed question meanwhile."""

TWICE = 0.1  # of the answers are sent twice at once
BACK = 0.06  # of the occasions to take something back are taken
PATIENCE = 20.0


class Town:
    """Where the house is at the moment, if it is open at all; and what all guests know together."""

    def __init__(self, seed: int, think: float) -> None:
        self.address = ""
        self.is_open = asyncio.Event()
        self.think = think
        self.closing = False
        self.ledger = Ledger()
        self.rng = Random(seed)
        self.codes: set[str] = set()
        self.seated: dict[str, dict[str, tuple[list[int], str]]] = {}  # by table and guest: seats and token

    def headers(self, token: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {token}"} if token else {}

    async def persist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it as often as the house vanishes meanwhile."""
        while True:
            try:
                return await work()
            except GONE:
                await self.wait()

    async def wait(self) -> None:
        """The line was cut: until the house is open again, or a little while if nobody has noticed yet."""
        self.ledger.counts["cut"] += 1
        await asyncio.sleep(0.2)
        await self.is_open.wait()


class Guest:
    """One client with its seats at one table, or none: then it looks on."""

    def __init__(self, town: Town, name: str, token: str, seats: list[int], by_socket: bool, hosting: bool) -> None:
        self.town = town
        self.name = name
        self.token = token
        self.seats = seats
        self.by_socket = by_socket
        self.hosting = hosting
        self.rng = Random(town.rng.random())
        self.code = ""
        self.states: dict[int | None, Any] = {}
        self.pending: dict[int, Sent] = {}
        self.answered: dict[int, int] = {}
        self.keys = 0
        self.http = httpx.AsyncClient(headers=town.headers(token), timeout=PATIENCE)

    @property
    def ledger(self) -> Ledger:
        return self.town.ledger

    async def live(self, code: str) -> None:
        """Game after game, until the town closes."""
        try:
            while not self.town.closing:
                self.code, self.states, self.pending, self.answered = code, {}, {}, {}
                self.town.codes.add(code)
                self.town.seated.setdefault(code, {})[self.name] = (self.seats, self.token)
                await (self._follow_by_socket() if self.by_socket else self._follow_by_request())
                if self._is_over() and not self.town.closing:
                    code = await self._next_game()
        finally:
            await self.http.aclose()

    def _is_over(self) -> bool:
        return any(state["view"] and state["view"]["over"] for state in self.states.values())

    def _is_done(self) -> bool:
        return (self.town.closing or self._is_over()) and not self.pending

    async def _next_game(self) -> str:
        """A rematch; the host begins it. An onlooker hears of it."""
        if not self.seats:
            while not (rematch := (await self._ask("GET", f"/api/tables/{self.code}"))[1]["rematch"]):
                if self.town.closing:
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

    # ---- what to answer --------------------------------------------------------------------------------------------

    def _answer(self, seat: int) -> Sent | None:
        """What to answer to the state that this seat was shown last, if anything."""
        state = self.states.get(seat)
        if seat in self.pending or self.town.closing or state is None or not state["view"]:
            return None
        if state["decision"] <= self.answered.get(seat, -1):
            return None  # an old one: the answer is known, its consequences are not
        action = None
        if state["undoable"] and self.rng.random() < BACK:
            action = ""
        elif state["legal"]:
            action = self.rng.choice(state["legal"])
        if action is None:
            return None
        self.keys += 1
        return Sent(self.code, seat, state["decision"], f"{self.name}-{self.keys}", action)

    def _settle(self, sent: Sent, refusal: str = "") -> None:
        """What has become of an answer."""
        self.pending.pop(sent.seat, None)
        if not refusal:
            self.ledger.acknowledge(sent)
            self.answered[sent.seat] = max(self.answered.get(sent.seat, -1), sent.decision)
        elif sent.action or refusal not in HARMLESS:
            self.ledger.fault("refused", f"{sent}: {refusal}")
        else:
            self.ledger.counts["not_taken_back"] += 1

    async def _think(self) -> None:
        await asyncio.sleep(self.rng.random() ** 3 * self.town.think)

    # ---- by socket -------------------------------------------------------------------------------------------------

    async def _follow_by_socket(self) -> None:
        while not self._is_done():
            try:
                await self._converse()
            except GONE:
                await self.town.wait()

    async def _converse(self) -> None:
        address = self.town.address.replace("http://", "ws://")
        url = f"{address}/api/tables/{self.code}/socket"
        headers = self.town.headers(self.token)
        async with connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as wire:
            viewers: list[int | None] = [*self.seats] or [None]
            after = {self._name_of(viewer): self.ledger.last_heard(self.name, self.code, viewer) for viewer in viewers}
            await self._say(wire, {"type": "hello", "after": after})
            for sent in self.pending.values():
                self.ledger.counts["resent"] += 1
                await self._say(wire, self._message(sent))
            while not self._is_done():
                try:
                    text = await asyncio.wait_for(wire.recv(), 1.0)
                except TimeoutError:
                    continue
                self._take_in(json.loads(text))
                await self._go_on(wire)

    async def _go_on(self, wire: ClientConnection) -> None:
        for seat in self.seats:
            sent = self._answer(seat)
            if sent is not None:
                self.pending[seat] = sent
                await self._think()
                await self._say(wire, self._message(sent))
                if self.rng.random() < TWICE:
                    self.ledger.counts["sent_twice"] += 1
                    await self._say(wire, self._message(sent))

    async def _say(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        await wire.send(json.dumps(message))

    def _message(self, sent: Sent) -> dict[str, Any]:
        message = {"seat": sent.seat, "decision": sent.decision, "key": sent.key}
        return {"type": "act", "action": sent.action, **message} if sent.action else {"type": "undo", **message}

    def _take_in(self, message: dict[str, Any]) -> None:
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
                    self._settle(sent, message.get("code", ""))
                elif message["type"] == "error" and message["code"] != "nothing-to-undo":
                    self.ledger.fault("refused", str(message))

    @staticmethod
    def _name_of(viewer: int | None) -> str:
        return "onlooker" if viewer is None else str(viewer)

    # ---- by request ------------------------------------------------------------------------------------------------

    async def _follow_by_request(self) -> None:
        while not self._is_done():
            for seat in self.seats:
                await self._look(seat)
                sent = self._answer(seat)
                if sent is not None:
                    self.pending[seat] = sent
                    await self._deliver(sent)
            await asyncio.sleep(0.05 + self.rng.random() * 0.2)

    async def _look(self, seat: int) -> None:
        _, state = await self._ask("GET", f"/api/tables/{self.code}/state", params={"seat": seat})
        self.states[seat] = state
        after = self.ledger.last_heard(self.name, self.code, seat)
        params = {"seat": seat, "after": after}
        _, events = await self._ask("GET", f"/api/tables/{self.code}/events", params=params)
        self.ledger.hear(self.name, self.code, seat, events)

    async def _deliver(self, sent: Sent) -> None:
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
        self._settle(sent, max(refusals))

    async def _ask(self, method: str, path: str, **what: Any) -> tuple[int, Any]:
        async def ask() -> tuple[int, Any]:
            answer = await self.http.request(method, self.town.address + path, **what)
            return answer.status_code, answer.json()

        return await self.town.persist(ask)


class Plan:
    """How a table is made up: seats of guests, of bots, and its settings."""

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
        kinds = ["guest", *[rng.choice(("guest", "guest", "bot", "same")) for _ in range(self.players - 1)]]
        if number % 3 == 1:
            kinds[-1] = "bot"
        self.bots = {seat: rng.choice(("greedy", "random")) for seat, kind in enumerate(kinds) if kind == "bot"}
        self.guests: list[list[int]] = []
        for seat, kind in enumerate(kinds):
            if kind == "guest":
                self.guests.append([seat])
            elif kind == "same":
                self.guests[-1].append(seat)
        self.onlooker = number % 5 == 0

    async def open(self, town: Town, number: int) -> list[asyncio.Task[None]]:
        """Open it and let its guests come; all of this may be cut short and is tried again."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:

            async def post(path: str, token: str = "", **body: Any) -> Any:
                async def ask() -> Any:
                    answer = await http.post(town.address + path, json=body, headers=town.headers(token))
                    assert answer.is_success or answer.json()["code"] == "seat-is-taken", answer.text
                    return answer.json()

                return await town.persist(ask)

            tokens = [(await post("/api/clients", bearer=True))["token"] for _ in range(len(self.guests) + 1)]
            wanted = {"players": self.players, "preset": self.preset, "options": self.options}
            code = (await post("/api/tables", tokens[0], **wanted))["code"]
            for token, seats in zip(tokens, self.guests):
                for seat in seats:
                    await post(f"/api/tables/{code}/seats/{seat}", token, name=f"Guest {seat}", beside=seat != seats[0])
            for seat, bot in self.bots.items():
                await post(f"/api/tables/{code}/seats/{seat}/bot", tokens[0], bot=bot)
            await post(f"/api/tables/{code}/start", tokens[0])
        guests = [
            Guest(town, f"g{number}-{at}", token, seats, town.rng.random() < 0.65, at == 0)
            for at, (token, seats) in enumerate(zip(tokens, self.guests))
        ]
        if self.onlooker:
            guests.append(Guest(town, f"g{number}-o", tokens[-1], [], True, False))
        return [asyncio.create_task(guest.live(code)) for guest in guests]
