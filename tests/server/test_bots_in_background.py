"""Bots answer in the background: they hold up neither the start, nor the stop, nor anybody else."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from anyio import BrokenWorkerProcess

from jackhouse.server.bots import SLOWER
from jackhouse.server.live_table import LiveTable
from jackhouse.server.workers import Workers, choose
from jackhouse.tables.entries import Played
from jackhouse.tables.table_state import TableState
from tests.helpers import RABBITS
from tests.server.lobby_driver import LobbyDriver
from tests.server.server_process import Player, serving
from tests.server.slow_disk import SlowDisk

SLOW = [sys.executable, "-m", "tests.server.patched_server"]
PAUSE = 0.05


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


def exhibition(driver: LobbyDriver, rounds: int = 2) -> str:
    """A game of bots only, which has begun."""
    return driver.table(bots=3, options={"round-cap": rounds})


# -- games of bots only ------------------------------------------------------------------------------------------------


def test_a_game_of_bots_only_pauses_while_nobody_looks(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, watched_seconds=0)
    code = exhibition(driver)
    live = driver.live(code)
    before = len(driver.lines(code))
    driver.wait(60)
    assert len(driver.lines(code)) == before
    assert live.table.current.state.awaited
    live.listeners.add(lambda: None)
    driver.run(live.come("somebody"))
    assert live.table.current.over
    driver.close()
    driver.loop.close()


def test_requests_now_and_then_count_as_looking(driver: LobbyDriver) -> None:
    code = exhibition(driver)
    driver.run(driver.lobby.find(code)).see("somebody")
    driver.run(driver.at_rest())
    assert driver.live(code).table.current.over


def test_games_of_bots_only_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = LobbyDriver(tmp_path, bot_games_at_once=2)
    at_work = most = 0
    step = type(driver.lobby.bots)._step

    async def counted(bots: Any, live: Any) -> None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0)
        await step(bots, live)
        at_work -= 1

    monkeypatch.setattr(type(driver.lobby.bots), "_step", counted)
    codes = [driver.table(bots=2, start=False, options={"round-cap": 1}) for _ in range(5)]
    live_tables = [driver.live(code) for code in codes]
    driver.run_all(*[live.start("ana") for live in live_tables])
    driver.run(driver.at_rest())
    assert all(live.table.current.over for live in live_tables)
    assert most == 2
    driver.close()
    driver.loop.close()


# -- the pause ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["6H 4H 9S", "4C 5C 6C"])
def test_an_answer_of_a_bot_comes_after_one_pause_whatever_it_holds(driver: LobbyDriver, hand: str) -> None:
    """And never within the acknowledgement of somebody else's answer."""
    position = {
        "rabbits": ["JD", "KD"], "hands": ["horse", hand], "pile": "2D 3D", "dice": [[1, 1]],
        "moves": "roll; pass; ride QC",
    }  # fmt: skip
    live = driver.run(driver.lobby.open("ana", {"practice": {"position": position}}))
    driver.run(live.sit("ana", 0, "Ana"))
    driver.run(live.seat_bot("ana", 1, "greedy"))
    driver.run(live.start("ana"))
    paying = driver.act(live.table.code, "ana", 0, "pay horse")
    pauses: list[asyncio.Event] = []

    async def pause(began: float) -> None:
        pauses.append(asyncio.Event())
        await pauses[-1].wait()

    driver.lobby.bots._pause = pause  # type: ignore[method-assign]

    async def pay() -> None:
        await paying  # though the bot has not answered
        while not pauses:
            await asyncio.sleep(0)
        assert live.table.newest.answers[1] == 0
        pauses[0].set()
        while not live.table.current.answers[1]:
            await asyncio.sleep(0)
        assert len(pauses) == 1

    driver.loop.run_until_complete(asyncio.wait_for(pay(), 60))


def test_a_bot_that_takes_longer_answers_after_a_whole_number_of_pauses(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, bot_pause=PAUSE)
    took: list[float] = []

    async def wait(seconds: float) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.sleep(seconds)
        await driver.lobby.bots._pause(began)
        took.append(loop.time() - began)

    for seconds in (0, PAUSE * 0.5, PAUSE * 1.5):
        driver.run(wait(seconds))
    assert took[0] >= PAUSE * 0.99
    assert took[1] >= PAUSE * 0.99
    assert took[2] >= PAUSE * 1.99
    driver.close()
    driver.loop.close()


@pytest.mark.parametrize(("building", "slower"), [("free", SLOWER), ("strict", 0)])
def test_a_bot_is_slower_where_a_person_may_act_at_the_same_time(tmp_path: Path, building: str, slower: int) -> None:
    driver = LobbyDriver(tmp_path, bot_pause=0.001)
    bots, waited = driver.lobby.bots, set[float]()
    patience = bots._patience

    def counted(current: TableState) -> float:
        waited.add(patience(current))
        return patience(current)

    bots._patience = counted  # type: ignore[method-assign]
    driver.table("ana", bots=1, options={"building": building, "first-player": "1"})
    assert waited == {slower * 0.001}
    driver.close()
    driver.loop.close()


def test_a_bot_that_was_overtaken_says_nothing(driver: LobbyDriver) -> None:
    """Its owner has come back while it was thinking."""
    code = driver.table("ana", "ben", options={"first-player": "1"})
    live = driver.live(code)
    driver.now += 121
    live.see("ana")
    choose = driver.lobby.bots.choose

    async def slow(bot: str, state: Any, seat: int) -> str:
        answer = await choose(bot, state, seat)
        await live.come("ben")
        return answer

    driver.lobby.bots.choose = slow  # type: ignore[method-assign]
    driver.run(live.lend("ana", 1))
    assert [line for line in driver.lines(code) if isinstance(line, Played)] == []
    assert driver.awaited(code) == [1]


def test_a_bot_waits_for_a_change_that_is_being_stored(driver: LobbyDriver) -> None:
    """The owner's return is on its way to the disk: others still see the bot in the seat, and it has nothing to say."""
    code = driver.table("ana", "ben", options={"first-player": "1"})
    live, bots = driver.live(code), driver.lobby.bots
    driver.now += 121
    live.see("ana")
    driver.lobby.storage.store = disk = SlowDisk(driver.store)  # type: ignore[assignment]
    steps: list[int] = []
    step = bots._step

    async def counted(live: LiveTable) -> None:
        steps.append(len(live.storing))
        assert len(steps) < 10, "the bot tries again and again"
        await step(live)

    async def come_back() -> None:
        lending = asyncio.ensure_future(live.lend("ana", 1))
        await asyncio.sleep(0)
        coming = asyncio.ensure_future(live.come("ben"))
        await asyncio.sleep(0)
        disk.go_on(1)  # the loan is stored, the return is not yet
        await lending
        for _ in range(50):
            await asyncio.sleep(0)
        assert steps == [1]
        disk.go_on()
        await coming

    bots._step = counted  # type: ignore[method-assign]
    driver.run(come_back())
    driver.lobby.storage.store = driver.store
    assert [line for line in driver.lines(code) if isinstance(line, Played)] == []
    assert driver.awaited(code) == [1]


# -- other processes ---------------------------------------------------------------------------------------------------


def test_workers_choose_as_bots_do_here() -> None:
    state = RABBITS.new(2, seed=1)
    seat = state.awaited[0]
    legal = [str(action) for action in state.legal(seat)]
    asked = ("greedy", "jack-rabbits", state.view(seat), legal, 7)

    async def ask() -> tuple[str, int]:
        workers = Workers(processes=1)
        return await workers.run(choose, *asked), await workers.run(os.getpid)

    chosen, process = asyncio.run(ask())
    assert chosen == choose(*asked)
    assert process != os.getpid()


def test_a_call_that_takes_too_long_is_given_up_and_the_next_one_works() -> None:
    async def ask() -> int:
        workers = Workers(processes=1, longest=3)
        with pytest.raises(TimeoutError):
            await workers.run(time.sleep, 600)
        workers.longest = 60  # on a busy machine a process takes seconds to start
        return await workers.run(os.getpid)

    assert asyncio.run(ask()) != os.getpid()


@pytest.mark.parametrize("failure", [TimeoutError, BrokenWorkerProcess])
def test_busy_workers_leave_guidance_and_the_reason_of_a_hint_empty(
    driver: LobbyDriver, monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    live = driver.live(
        driver.table(
            "ana",
            "ben",
            practice={
                "position": {"rabbits": ["JD", "QH"], "hands": ["9D 8S", "7S"], "dice": [[3, 5]], "moves": "roll; pass"}
            },
        )
    )
    assert driver.run(live.guidance("ana", 0))["guidance"]

    async def fail(*_arguments: object) -> None:
        raise failure

    monkeypatch.setattr(driver.lobby.workers, "run", fail)
    decision = live.table.current.answers[0]
    assert driver.run(live.guidance("ana", 0)) == {"decision": decision, "guidance": {}}
    hint = driver.run(live.hint("ana", 0))
    assert hint["purpose"] is None
    assert hint["action"] in [str(action) for action in live.table.current.state.legal(0)]


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_server_whose_bots_think_for_ever_starts_serves_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: signal.Signals
) -> None:
    monkeypatch.setenv("TEST_SLOW_BOTS", "600")
    with serving(tmp_path, "--patience", "1000", before=SLOW) as server:
        ana, ben = Player(server), Player(server)
        codes = [ana.post("/api/tables", players=3)["code"] for _ in range(6)]
        for code in codes:
            for seat in range(3):
                ana.post(f"/api/tables/{code}/seats/{seat}/bot", bot="greedy")
            socket = ben.socket(code)
            socket.send(type="hello")
            socket.next(type="welcome")
            ana.post(f"/api/tables/{code}/start")
        assert ben.get("/health")["tables"] == 6
        began = time.monotonic()
        server.process.send_signal(stop)
        server.process.communicate(timeout=50)  # it takes 5 seconds at most: a limit on hangs, not a figure
        assert server.process.returncode == 0
        took = time.monotonic() - began
    with serving(tmp_path, "--patience", "1000", before=SLOW) as server:
        assert Player(server, ana.token).get("/health")["tables"] == 6
    print(f"stopped after {took:.2f} s")
