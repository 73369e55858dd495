"""The short way of an answer, from the wire to the store and back, and where it must leave it."""

import asyncio
from collections.abc import Iterator

import pytest

from jackhouse import games
from jackhouse.server.gate import Gate
from jackhouse.server.turns import Turns
from jackhouse.store.job import Entry, Then
from tests.server.indoors import Indoors, Wire, table_of

# -- the gate --------------------------------------------------------------------------------------------------------


def test_who_must_wait_goes_in_in_the_order_of_coming() -> None:
    went_in: list[str] = []

    async def go(gate: Gate, name: str) -> None:
        async with gate:
            went_in.append(name)
            assert gate.is_shut()
            assert not gate.enter_at_once()
            await asyncio.sleep(0)

    async def come() -> None:
        gate = Gate()
        assert gate.enter_at_once()
        others = [asyncio.create_task(go(gate, name)) for name in "abc"]
        await asyncio.sleep(0)
        assert went_in == []
        gate.leave()
        assert not gate.enter_at_once()  # the first of those who wait has been let in
        await asyncio.gather(*others)
        assert not gate.is_shut()
        assert gate.enter_at_once()

    asyncio.run(come())
    assert went_in == ["a", "b", "c"]


@pytest.mark.parametrize("let_in", [False, True])
def test_who_goes_away_while_waiting_keeps_nobody_out(let_in: bool) -> None:
    async def come() -> None:
        gate = Gate()
        await gate.enter()
        first, second = asyncio.create_task(gate.enter()), asyncio.create_task(gate.enter())
        await asyncio.sleep(0)
        if let_in:
            gate.leave()
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        if not let_in:
            gate.leave()
        await second
        gate.leave()
        assert not gate.is_shut()

    asyncio.run(come())


# -- the line --------------------------------------------------------------------------------------------------------


class Slow:
    """A store that keeps nothing before it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Then] = []

    def append_then(self, items: list[Entry], then: Then) -> None:
        self.waiting.append(then)

    async def catch_up(self) -> None:
        waiting, self.waiting = self.waiting, []
        for then in waiting:
            then(None)


class Party:
    """Three guests at a table where the first is asked; only the first is served the short way."""

    def __init__(self, indoors: Indoors) -> None:
        self.indoors = indoors
        self.store = indoors.house.works.store = Slow()  # type: ignore[assignment]
        self.state = games.get("jack-rabbits").new(players=3, seed=4)
        self.chair = indoors.seat_all(table_of(self.state))
        self.asked = self.state.awaited[0]
        order = [self.asked, *[seat for seat in range(3) if seat != self.asked]]
        self.wires: dict[int, Wire] = {}
        for seat in order:
            indoors.wires = 0 if seat == self.asked else 1
            self.wires[seat] = indoors.wire(seat)
            self.wires[seat].send(type="hello")
        self.wire = self.wires[self.asked]
        self.wire.got.clear()

    def act(self, key: str, decision: int = 0) -> None:
        action = str(self.state.legal(self.asked)[0])
        self.wire.send(type="act", seat=self.asked, decision=decision, key=key, action=action)

    def catch_up(self) -> None:
        self.indoors.run(self.store.catch_up())

    @property
    def heard(self) -> list[str]:
        return [message["type"] for message in self.wire.messages]


@pytest.fixture
def party() -> Iterator[Party]:
    loop = asyncio.new_event_loop()
    party = Party(Indoors(loop))
    yield party
    for wire in party.wires.values():
        wire.close()
    loop.close()


def test_the_answer_is_acknowledged_after_its_news_once_it_is_stored(party: Party) -> None:
    party.act("k")
    assert party.heard == []
    assert party.chair.gate.is_shut()
    party.catch_up()
    assert party.heard == ["events", "state", "ack"]
    assert not party.chair.gate.is_shut()


def test_what_comes_before_the_acknowledgement_waits_for_it(party: Party) -> None:
    party.act("k")
    party.wire.send(type="ping", key="p")
    party.act("again")
    assert party.heard == []
    party.catch_up()
    assert party.heard == ["events", "state", "ack", "pong", "error"]
    assert party.wire.messages[-1]["code"] == "stale-decision"


def test_the_same_key_again_is_acknowledged_at_once(party: Party) -> None:
    party.act("k")
    party.catch_up()
    party.act("k")
    assert party.store.waiting == []
    assert party.heard[-1] == "ack"
    party.act("")
    assert party.wire.messages[-1]["code"] == "bad-key"


def test_who_acts_while_another_is_at_work_at_the_table_goes_the_long_way(party: Party) -> None:
    assert party.chair.gate.enter_at_once()
    party.act("k")
    assert party.store.waiting == []
    party.chair.gate.leave()
    party.indoors.run(asyncio.sleep(0))
    party.catch_up()
    assert party.heard == ["events", "state", "ack"]


def test_a_line_that_fills_up_meanwhile_is_answered_the_long_way(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    party.act("k")
    monkeypatch.setattr(party.wire, "is_clear", lambda: False)
    party.catch_up()
    assert party.heard == ["events", "state", "ack"]
    party.wire.send(type="ping", key="p")
    assert party.heard[-1] == "pong"


def test_a_line_that_is_cut_meanwhile_leaves_the_table_free(party: Party) -> None:
    party.act("k")
    party.wire.close()
    before = party.wire.got[:]
    party.catch_up()
    assert party.wire.got == before
    assert not party.chair.gate.is_shut()
    assert party.chair.table.sitting.answers[party.asked] == 1


def test_in_a_busy_house_who_is_not_asked_gets_the_state_in_its_turn(party: Party) -> None:
    party.indoors.house.turns = Turns(longest=0, busy_after=-1)  # somebody who waits has always waited for a while
    decision = 0
    while party.asked in party.chair.table.sitting.state.awaited:
        party.wire.got.clear()
        party.state = party.chair.table.sitting.state
        party.act(f"k{decision}", decision)
        party.catch_up()
        decision += 1
        if party.asked in party.chair.table.sitting.state.awaited:
            assert party.heard[-2:] == ["state", "ack"]
    assert party.heard == ["events", "ack", "state"]
