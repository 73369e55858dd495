"""What a viewer is shown is worked out once, and again as soon as it is another; what is told together leaves so."""

import asyncio
import json
import random
import threading
from collections import Counter
from functools import partial
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from jackhouse import games
from jackhouse.kernel import BadInput, Illegal, Reason
from jackhouse.server.gathering import Gatherer, _framed
from jackhouse.server.promises import Promises
from jackhouse.server.turns import Turns
from jackhouse.tables import entries as log
from jackhouse.tables.table import Change, Table

VIEWERS = (0, 1, 2, None)


def table_of_three() -> Table:
    state = games.get("jack-rabbits").new(players=3, seed=1)
    opened = log.Opened(
        code="abcdefgh",
        host="host",
        at=1.0,
        game="jack-rabbits",
        rules=games.get("jack-rabbits").version,
        players=3,
        options=dict(state.table.options),
        board=state.table.board_data(),
    )
    table = Table(opened)
    sit_down: list[log.Entry] = [log.Sat(seat=seat, owner=f"owner {seat}", name=f"N{seat}") for seat in range(3)]
    accept(table, *sit_down, log.Started(secret="5" * 32))
    return table


def accept(table: Table, *entries: log.Entry) -> None:
    change = Change(table, 1.0)
    for entry in entries:
        change.add(entry)
    table.accept(change)


def worked_out_anew(table: Table) -> list[Any]:
    return [{"type": "state", **table.show(viewer)} for viewer in VIEWERS]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_shown_is_never_out_of_date(seed: int) -> None:
    """Whole games with second thoughts, renaming and phrases."""
    table, rng, kinds = table_of_three(), random.Random(seed), Counter[str]()
    while not table.sitting.over and sum(kinds.values()) < 250:
        before = [table.bytes_for(viewer) for viewer in VIEWERS]
        state = table.sitting.state
        seat = rng.choice(state.awaited)
        entry: log.Entry = log.Played(seat=seat, action=str(rng.choice(state.legal(seat))))
        if rng.random() < 0.2:
            other = rng.choice([log.Undone(seat=rng.randrange(3)), log.Said(seat=0, phrase="wow")])
            entry = rng.choice([other, log.Named(seat=1, name=f"N{rng.random()}"), log.Lent(seat=2, bot="greedy")])
        try:
            accept(table, entry)
        except (BadInput, Illegal):
            continue
        after = [table.bytes_for(viewer) for viewer in VIEWERS]
        assert [json.loads(shown) for shown in after] == json.loads(json.dumps(worked_out_anew(table)))
        same = sum(was is now for was, now in zip(before, after))
        kinds["a draft" if same == 3 else "news"] += 1
        if same:
            assert isinstance(entry, log.Played | log.Undone)
            assert before[entry.seat] is not after[entry.seat]
    assert min(kinds["a draft"], kinds["news"]) > 20, kinds


def test_events_are_kept_as_each_viewer_may_know_them() -> None:
    table, rng = table_of_three(), random.Random(1)
    heard: list[list[Any]] = [json.loads(table.events(viewer, 0)) for viewer in VIEWERS]
    for _ in range(200):
        state = table.sitting.state
        change = Change(table, 1.0)
        seat = state.awaited[0]
        change.add(log.Played(seat=seat, action=str(rng.choice(state.legal(seat)))))
        table.accept(change)
        for viewer, known in zip(VIEWERS, heard):
            told = [event.to(viewer) for event in change.events]
            known += [{"n": len(known) + n, **event} for n, event in enumerate(filter(None, told), 1)]
    assert [json.loads(table.events(viewer, 0)) for viewer in VIEWERS] == heard
    assert [json.loads(table.events(viewer, 7)) for viewer in VIEWERS] == [known[7:] for known in heard]
    assert table.events(0, 10**6) == b"[]"
    assert json.loads(table.events(0, -5)) == heard[0]


class Transport:
    """One that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> str:
        return f"the {name}"


def test_what_is_sent_in_one_turn_leaves_in_one_write() -> None:
    transport = Transport()

    async def send() -> None:
        gathered = Gatherer(transport, asyncio.get_running_loop())
        gathered.write(b"events ")
        gathered.write(b"state")
        assert transport.written == []
        await asyncio.sleep(0)
        gathered.write(b"ack ")
        gathered.write(b"goodbye")
        gathered.close()
        gathered.write(b"too late")
        await asyncio.sleep(0)
        assert gathered.is_closing()
        assert gathered.get_extra_info("peer") == "the peer"

    asyncio.run(send())
    assert transport.written == [b"events state", b"ack goodbye"]


def test_promises_kept_in_another_thread_come_to_the_loop_in_order() -> None:
    outcomes = [None, None, Reason("store-full"), None]
    told: list[tuple[int, Reason | None, bool]] = []
    here = threading.get_ident()

    async def wait() -> None:
        promises = Promises()
        given = [promises.make(partial(tell, number)) for number in range(len(outcomes))]
        await asyncio.to_thread(lambda: [then(outcome) for then, outcome in zip(given, outcomes)])
        await asyncio.sleep(0)

    def tell(number: int, why_not: Reason | None) -> None:
        told.append((number, why_not, threading.get_ident() == here))

    asyncio.run(wait())
    assert told == [(number, outcome, True) for number, outcome in enumerate(outcomes)]


# -- first come those who are asked ------------------------------------------------------------------------------------


def test_in_a_quiet_house_a_turn_comes_at_once_and_in_order() -> None:
    had: list[int] = []

    def take(number: int) -> bool:
        had.append(number)
        return True

    async def wait() -> None:
        turns = Turns()
        for number in range(50):
            turns.wait(partial(take, number))
        async with asyncio.timeout(5):
            while len(had) < 50:
                await asyncio.sleep(0)

    asyncio.run(wait())
    assert had == [*range(50)]


def test_in_a_busy_house_a_turn_comes_after_a_while_and_what_has_nothing_to_do_takes_none() -> None:
    had: list[str] = []

    async def wait() -> None:
        turns, loop = Turns(), asyncio.get_running_loop()
        began = loop.time()
        turns.wait(lambda: had.append("nothing") is not None)
        turns.wait(lambda: had.append("news") is None)
        busy = 0
        while "news" not in had:
            turns.stir()  # there is something to do in every round
            busy += 1
            await asyncio.sleep(0)
        assert 0.25 < loop.time() - began < 3
        assert busy > 20

    asyncio.run(wait())
    assert had == ["nothing", "news"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_the_head_of_a_frame_is_that_of_a_text(length: int) -> None:
    text = b"x" * length
    assert _framed([text, b""]) == Frame(Opcode.TEXT, text).serialize(mask=False) + Frame(Opcode.TEXT, b"").serialize(
        mask=False
    )
