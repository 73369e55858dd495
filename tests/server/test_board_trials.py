"""Trials of boards at the server: games of greedy bots in the background (JR-3.2)."""

import asyncio
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.matches.match import Setup
from jackhouse.matches.trial import BoardTrial, TrialGame, games_of, royals_of, trial_setup
from jackhouse.server.board_trials import BoardTrials
from jackhouse.server.clock import Clock
from jackhouse.server.config import Config
from jackhouse.server.errors import ApiError
from jackhouse.server.http.board_responses import BoardTrialState
from jackhouse.server.workers import Workers
from tests.jackrabbits import boards
from tests.server.app_driver import PATIENT, AppDriver

TRIALS = "/api/boards/trials"
CODE = encode(load_board("sample").written())
SAMPLE = trial_setup("sample", 4, {}, 0)
ROYALS = royals_of(SAMPLE)
GAME = TrialGame(20, [0], {"KD": 1})


@pytest.fixture(name="loop")
def the_loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture(name="app")
def the_app(loop: asyncio.AbstractEventLoop) -> AppDriver:
    return AppDriver(loop)


# ---- requests --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("board", ["sample", CODE, load_board("sample").written()], ids=["name", "code", "document"])
def test_a_trial_tells_the_figures_of_its_games(app: AppDriver, board: object):
    begun = app.post(TRIALS, 0, board=board, games=2)
    assert begun.status == 201
    state = app.ask("GET", f"{TRIALS}/{begun.json['trial']}", 0)
    assert state.status == 200
    msgspec.json.decode(state.body, type=BoardTrialState)
    trial = BoardTrial(4, ROYALS)
    for game in games_of(trial_setup(board, 4, {}, 0), 2):
        trial.add(game)
    assert state.json == {"played": 2, "of": 2, "over": True, "waiting": False, "cut": False, "result": trial.result()}


@pytest.mark.rule("JR-8.2")
def test_a_board_of_fewer_suits_is_tried_with_its_options(app: AppDriver):
    options = {"tight-suits": True, "suits": "SH"}
    key = app.post(TRIALS, 0, board="sample-2", players=2, options=options, games=1).json["trial"]
    result = app.ask("GET", f"{TRIALS}/{key}", 0).json["result"]
    assert sorted(result["royals"]) == ["JH", "JS", "KH", "KS", "QH", "QS"]
    assert len(result["by_order"]) == 2


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"board": "atoll"}, "unknown-board"),
        ({"board": CODE[:20] + "x" + CODE[21:]}, "bad-board-code"),
        ({"board": {"name": "x"}}, "bad-board"),
        ({"board": boards.tiny()}, "board-unwinnable"),
        ({"board": "sample", "players": 9}, "bad-player-count"),
        ({"board": "sample", "options": {"fog": True}}, "unknown-option"),
        ({"board": "sample", "games": 201}, "message-garbled"),
        ({"board": "sample", "games": 0}, "message-garbled"),
        ({}, "message-garbled"),
    ],
)
def test_what_cannot_be_tried_is_refused(app: AppDriver, wanted: dict[str, Any], code: str):
    refused = app.post(TRIALS, 0, **wanted)
    assert (refused.status, refused.json["code"]) == (400, code)


def test_a_trial_is_seen_and_stopped_by_its_client_alone(app: AppDriver):
    path = f"{TRIALS}/{app.post(TRIALS, 0, board='sample', games=1).json['trial']}"
    for method in ("GET", "DELETE"):
        for client in (1, None):
            assert app.ask(method, path, client).status == 404
        assert app.ask(method, f"{TRIALS}/{'0' * 32}", 0).status == 404
        assert app.ask(method, path, 0).status == 200
    assert app.post(TRIALS, None, board="sample").status == 404


def test_results_are_kept_for_a_while(app: AppDriver):
    path = f"{TRIALS}/{app.post(TRIALS, 0, board='sample', games=1).json['trial']}"
    app.now += app.config.trial_kept - 1
    assert app.ask("GET", path, 0).status == 200
    app.now += 2
    assert app.ask("GET", path, 0).status == 404


def test_trials_count_as_boards_that_are_made(loop: asyncio.AbstractEventLoop):
    app = AppDriver(loop, replace(PATIENT, boards_a_minute=1))
    assert app.post(TRIALS, 0, board="sample", games=1).status == 201
    assert app.post(TRIALS, 0, board="sample", games=1).json["code"] == "too-fast"


# ---- turns and limits ------------------------------------------------------------------------------------------------


class HeldWorkers(Workers):
    """Plays one game of each trial at once, and the others when `go` is set."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.playing = 0
        self.fails = False

    async def play_trial(self, setup: Setup, games: int, on_game: Callable[[TrialGame], None]) -> None:
        self.playing += 1
        try:
            on_game(GAME)
            await self.go.wait()
            if self.fails:
                raise OSError
            for _ in range(games - 1):
                on_game(GAME)
        finally:
            self.playing -= 1


class Held:
    """Trials whose games wait for a signal."""

    def __init__(self, **limits: Any) -> None:
        self.workers = HeldWorkers()
        self.trials = BoardTrials(Config(Path("nowhere"), **limits), Clock(), self.workers)

    async def begin(self, client: str, games: int = 3, address: str = "here") -> str:
        trial = await self.trials.start(client, address, SAMPLE, ROYALS, games)
        await self.rest()
        return trial.key

    def told(self, client: str, key: str) -> dict[str, Any]:
        """Returns the description of a trial, without `waiting` and `cut` if they are false."""
        state = self.trials.find(client, key).describe()
        state = {name: value for name, value in state.items() if value or name not in ("waiting", "cut")}
        return {**state, "result": state["result"]["games"]} if "result" in state else state

    async def rest(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)


def test_trials_take_turns_and_tell_how_far_they_are():
    async def try_it() -> None:
        held = Held(trials_at_once=1)
        first, second = await held.begin("ana"), await held.begin("luz")
        assert held.workers.playing == 1
        assert held.told("ana", first) == {"played": 1, "of": 3, "over": False}
        assert held.told("luz", second) == {"played": 0, "of": 3, "over": False, "waiting": True}
        held.workers.go.set()
        await held.rest()
        for client, key in (("ana", first), ("luz", second)):
            assert held.told(client, key) == {"played": 3, "of": 3, "over": True, "result": 3}

    asyncio.run(try_it())


def test_a_stopped_trial_tells_what_has_been_played_and_lets_the_next_one_play():
    async def try_it() -> None:
        held = Held(trials_at_once=1)
        first, second, third = [await held.begin(client) for client in ("ana", "luz", "eva")]
        await held.trials.find("ana", first).stop()
        assert held.told("ana", first) == {"played": 1, "of": 3, "over": True, "result": 1}
        await held.trials.find("eva", third).stop()
        assert held.told("eva", third) == {"played": 0, "of": 3, "over": True, "waiting": True}
        await held.rest()
        assert held.told("luz", second)["played"] == 1
        assert held.workers.playing == 1
        await held.trials.close()
        assert held.workers.playing == 0

    asyncio.run(try_it())


def test_a_new_trial_ends_the_one_before_of_its_client():
    async def try_it() -> None:
        held = Held(trials_at_once=2)
        first = await held.begin("ana")
        second = await held.begin("ana")
        assert held.workers.playing == 1
        assert held.told("ana", second)["played"] == 1
        with pytest.raises(ApiError) as refused:
            held.told("ana", first)
        assert refused.value.status == 404
        await held.trials.close()

    asyncio.run(try_it())


def test_of_trials_that_are_begun_at_the_same_time_one_goes_on():
    async def try_it() -> None:
        held = Held(trials_at_once=9)
        await held.begin("ana")
        await asyncio.gather(*[held.begin("ana") for _ in range(3)])
        assert held.workers.playing == 1
        await held.trials.close()
        assert held.workers.playing == 0

    asyncio.run(try_it())


def test_only_so_many_trials_play_or_wait():
    async def try_it() -> None:
        held = Held(trials_at_once=1, most_trials=2)
        await held.begin("ana")
        await held.begin("luz")
        with pytest.raises(ApiError) as refused:
            await held.begin("eva")
        assert (refused.value.status, refused.value.reason.code) == (503, "house-full")
        held.workers.go.set()
        await held.rest()
        await held.begin("eva")
        await held.trials.close()

    asyncio.run(try_it())


def test_addresses_take_turns_so_that_none_waits_for_all_of_another():
    async def try_it() -> None:
        held = Held(trials_at_once=1)
        class_of_four = [await held.begin(f"pupil {number}", address="school") for number in range(4)]
        home = await held.begin("eva", address="home")
        await held.trials.find("pupil 0", class_of_four[0]).stop()
        await held.rest()
        assert "waiting" not in held.told("pupil 1", class_of_four[1])
        await held.trials.find("pupil 1", class_of_four[1]).stop()
        await held.rest()
        assert "waiting" not in held.told("eva", home)
        assert held.told("pupil 2", class_of_four[2])["waiting"]
        held.workers.go.set()
        await held.rest()
        assert held.told("pupil 3", class_of_four[3])["over"]

    asyncio.run(try_it())


def test_an_address_has_only_so_many_trials():
    async def try_it() -> None:
        held = Held(trials_at_once=1, most_trials_of_an_address=2)
        await held.begin("ana", address="school")
        await held.begin("luz", address="school")
        with pytest.raises(ApiError) as refused:
            await held.begin("eva", address="school")
        assert (refused.value.status, refused.value.reason.code) == (503, "house-full")
        await held.begin("eva", address="home")
        await held.trials.close()
        assert held.workers.playing == 0

    asyncio.run(try_it())


def test_only_so_many_results_are_kept():
    async def try_it() -> None:
        held = Held(most_trials_kept=1)
        held.workers.go.set()
        first, second = await held.begin("ana"), await held.begin("luz")
        assert held.told("luz", second)["over"]
        with pytest.raises(ApiError):
            held.told("ana", first)

    asyncio.run(try_it())


def test_a_trial_that_takes_too_long_or_fails_tells_what_has_been_played():
    async def try_it() -> None:
        held = Held(longest_trial=0.0)
        slow = await held.begin("ana")
        await held.trials.find("ana", slow)._task
        assert held.told("ana", slow) == {"played": 1, "of": 3, "over": True, "cut": True, "result": 1}
        held = Held()
        held.workers.fails = True
        held.workers.go.set()
        broken = await held.begin("ana")
        assert held.told("ana", broken) == {"played": 1, "of": 3, "over": True, "result": 1}

    asyncio.run(try_it())


# ---- processes -------------------------------------------------------------------------------------------------------


def test_a_process_of_low_priority_plays_the_games_and_ends_with_the_trial(monkeypatch: pytest.MonkeyPatch):
    processes: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*command: Any, **options: Any) -> asyncio.subprocess.Process:
        processes.append(await begin(*command, **options))
        return processes[-1]

    async def try_it() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
        games: list[TrialGame] = []
        await Workers().play_trial(SAMPLE, 2, games.append)
        assert games == list(games_of(SAMPLE, 2))
        assert processes[0].returncode == 0

        first: asyncio.Future[TrialGame] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(
            Workers().play_trial(SAMPLE, 10**6, lambda game: None if first.done() else first.set_result(game))
        )
        await first
        assert os.getpriority(os.PRIO_PROCESS, processes[1].pid) == 19
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert processes[1].returncode == -9

    asyncio.run(try_it())
