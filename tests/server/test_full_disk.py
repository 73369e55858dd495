"""A full disk, and a folder that cannot be written: nothing is acknowledged that is not stored, and play goes on
once there is room, without a restart."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from jackhouse.kernel import Reason
from jackhouse.store import Store, StoreFailed, TableRow
from jackhouse.store.batch import OnStored
from jackhouse.tables.entries import decode
from tests.server.limited_disk import LimitedFolder, SmallDisk, limited_disk, read_only
from tests.server.lobby_driver import LobbyDriver
from tests.server.server_process import Player, Server, serving

GRAMMAR = {"decision": 0, "key": "a", "action": "roll"}
FULL = Reason("store-full", "", {"file": "/srv/secret", "detail": "no room"})


def table_for_two(server: Server) -> tuple[Player, Player, str]:
    ana, ben = Player(server), Player(server)
    code = ana.post("/api/tables", players=2, options={"first-player": "0"})["code"]
    ana.post(f"/api/tables/{code}/seats/0", name="Ana")
    ben.post(f"/api/tables/{code}/seats/1", name="Ben")
    ana.post(f"/api/tables/{code}/start")
    return ana, ben, code


def seen(code: str, ana: Player, ben: Player) -> list[Any]:
    """All that there is to see."""
    looked = [player.get(f"/api/tables/{code}") for player in (ana, ben)]
    return [ana.state(code, 0), ben.state(code, 1), ana.state(code), ana.get(f"/api/tables/{code}/events"), *looked]


def again(server: Server, *players: Player) -> list[Player]:
    return [Player(server, player.token) for player in players]


# -- a server under way ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("real", [True, False], ids=["disk", "limit"])
def test_what_cannot_be_stored_is_refused_and_changes_nothing_until_there_is_room(tmp_path: Path, real: bool) -> None:
    with limited_disk(tmp_path / "data", real) as place:
        with serving(place.data, "--patience", "1000", before=place.before) as server:
            ana, ben, code = table_for_two(server)
            socket = ana.socket(code)
            socket.send(type="hello")
            socket.next(type="presence")
            before = seen(code, ana, ben)
            seat = f"/api/tables/{code}/seats/0"
            for _ in range(3):
                place.fill(server)  # again, since the store moves its log when it fails, and that makes room
                answer = ana.http.post(f"{seat}/act", json=GRAMMAR)
                assert (answer.status_code, answer.json()) == (503, {"code": place.code, "rule": "", "params": {}})
            place.fill(server)
            assert ana.refused(f"{seat}/say", phrase="hello") == (503, place.code)
            assert ana.refused("/api/tables", players=2) == (503, place.code)
            socket.send(type="act", seat=0, **GRAMMAR)
            assert socket.next(key="a")["code"] == place.code
            assert seen(code, ana, ben) == before
            other = ben.socket(code)
            other.send(type="hello")
            assert other.next(type="state", seat=1)["view"] == before[1]["view"]
            assert not [message for message in socket.got if message["type"] == "ack"]
            assert len(ana.get("/api/mine")) == 1

            place.clear(server)
            assert ana.post(f"{seat}/act", **GRAMMAR)["key"] == "a"
            assert socket.next(type="events", seat=0)["events"][0]["code"] == "rolled"
            ana.post("/api/tables", players=2)
            after = seen(code, ana, ben)
            assert after[0]["decision"] == 1
            socket.close()
            other.close()
            server.kill()
        with serving(place.data, before=place.before) as server:
            ana, ben = again(server, ana, ben)
            assert seen(code, ana, ben) == after
            assert ana.post(f"{seat}/act", **GRAMMAR)["n"] == after[0]["n"], "the same key, once"


def test_a_disk_that_fills_up_in_the_middle_of_a_move(tmp_path: Path) -> None:
    """With a few pages left: what was acknowledged is there, what was refused is not, and bots go on afterwards."""
    with limited_disk(tmp_path / "data") as place:
        acknowledged: list[str] = []
        with serving(place.data, "--patience", "1000", before=place.before) as server:
            ana = Player(server)
            code = ana.post("/api/tables", players=2, options={"first-player": "0"})["code"]
            ana.post(f"/api/tables/{code}/seats/0", name="Ana")
            ana.post(f"/api/tables/{code}/seats/1/bot", bot="greedy")
            ana.post(f"/api/tables/{code}/start")
            for pages in (1, 3, 4, 6):
                place.fill(server, pages)
                acknowledged += fill_up(ana, code, f"full-{pages}", place.code)
                place.clear(server)
                assert waits_for(ana, code) in ([0], []), "the bot goes on by itself, be it to the end"
                acknowledged += fill_up(ana, code, f"room-{pages}", place.code, most=2)
            shown = ana.state(code, 0)
            server.kill()
        with serving(place.data, before=place.before) as server:
            ana = Player(server, ana.token)
            assert ana.state(code, 0) == shown
            server.stop()
            assert stored_keys(place, code) == acknowledged
        assert len(acknowledged) >= 4


def fill_up(ana: Player, code: str, name: str, refusal: str, most: int = 8) -> list[str]:
    """Play until it is refused; the keys that were acknowledged."""
    keys: list[str] = []
    for turn in range(most):
        shown = ana.state(code, 0)
        if not shown["legal"]:
            break  # the bot could not store its answer
        key, path = f"{name}-{turn}", f"/api/tables/{code}/seats/0/act"
        answer = ana.http.post(path, json={"decision": shown["decision"], "key": key, "action": shown["legal"][-1]})
        if answer.is_success:
            keys.append(key)
        else:
            assert (answer.status_code, answer.json()["code"]) == (503, refusal)
            assert ana.state(code, 0) == shown
            break
    return keys


def waits_for(ana: Player, code: str) -> list[int]:
    """Whose answer is awaited; bots are given a few seconds."""
    for _ in range(50):
        awaited: list[int] = ana.state(code, 0)["view"]["awaited"]
        if awaited in ([0], []):
            break
        time.sleep(0.1)
    return awaited


def stored_keys(place: LimitedFolder, code: str) -> list[str]:
    """The keys of the answers in the store, in order."""
    script = "import sys; from pathlib import Path; from jackhouse.store import open_read_only\n"
    script += "for _, body in open_read_only(Path(sys.argv[1])).entries(sys.argv[2]): print(body.decode())"
    command = [*place.before, sys.executable, "-c", script, str(place.data), code]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    lines = [decode(line.encode()) for line in said.splitlines()]
    return [key for line in lines if (key := getattr(line, "key", ""))]


# -- a server that cannot begin ----------------------------------------------------------------------------------------


def try_to_serve(data: Path, before: Sequence[str] = ()) -> tuple[int, str]:
    """Exit status and what was said."""
    command = [*before, sys.executable, "-m", "jackhouse", "serve", "--port", "0", "--data", str(data)]
    env = {**os.environ, "JACKHOUSE_LANG": "en", "JACKHOUSE_ENGINE": "plain", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60, check=False)
    return done.returncode, done.stdout + done.stderr


def is_one_line(said: str) -> bool:
    return said.startswith("jackhouse: ") and said.endswith("\n") and said.count("\n") == 1


def test_a_server_without_room_is_stopped_well_and_starts_only_if_it_can(tmp_path: Path) -> None:
    """On its first day, and with tables that are there when there is room again."""
    with limited_disk(tmp_path / "data") as place:
        place.fill()
        check_refused(place)
        place.clear()
        with serving(place.data, before=place.before) as server:
            ana, ben, code = table_for_two(server)
            before = seen(code, ana, ben)
            place.fill(server)
            assert ana.refused(f"/api/tables/{code}/seats/0/act", **GRAMMAR) == (503, place.code)
            place.fill(server)
            said = server.stop()
            assert server.process.returncode == 0
            assert "Traceback" not in said
        place.fill()
        if isinstance(place, SmallDisk):  # what is there can be looked at
            with serving(place.data, before=place.before) as server:
                assert seen(code, *again(server, ana, ben)) == before
        else:
            check_refused(place)
        place.clear()
        with serving(place.data, before=place.before) as server:
            assert seen(code, *again(server, ana, ben)) == before


def check_refused(place: LimitedFolder) -> None:
    status, said = try_to_serve(place.data, place.before_full)
    assert status == 2, said
    assert is_one_line(said), said
    assert str(place.data) in said


def test_a_folder_that_can_only_be_read_is_refused_in_one_line(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        ana, ben, code = table_for_two(server)
        before = seen(code, ana, ben)
    files = {file.name: file.read_bytes() for file in data.iterdir()}
    status, said = try_to_serve(data, read_only(data))
    assert status == 2, said
    assert is_one_line(said), said
    assert str(data) in said
    assert {file.name: file.read_bytes() for file in data.iterdir()} == files
    for found in (data, *data.iterdir()):
        found.chmod(0o700 if found.is_dir() else 0o600)
    with serving(data) as server:
        assert seen(code, *again(server, ana, ben)) == before


def test_where_there_is_no_folder_to_be_had() -> None:
    status, said = try_to_serve(Path("/dev/null/data"))
    assert (status, is_one_line(said)) == (2, True), said
    assert "/dev/null" in said


# -- the server itself, with a store that fails when it is told to -----------------------------------------------------


class Moody:
    """A store of which the next calls fail."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.moods: list[bool] = []

    def append_then(self, items: list[tuple[str, int, bytes]], then: OnStored, rows: Sequence[TableRow] = ()) -> None:
        if self.is_moody():
            then(FULL)
        else:
            self.store.append_then(items, then, rows)

    def drop(self, tab: str) -> "Future[None]":
        if not self.is_moody():
            return self.store.drop(tab)
        failed: Future[None] = Future()
        failed.set_exception(StoreFailed(FULL))
        return failed

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def is_moody(self) -> bool:
        return bool(self.moods) and self.moods.pop(0)


@pytest.fixture
def driver(tmp_path: Path) -> Any:
    driver = LobbyDriver(tmp_path)
    driver.lobby.storage.store = driver.moody = Moody(driver.store)  # type: ignore[attr-defined,assignment]
    yield driver
    driver.close()
    driver.loop.close()


def test_bots_that_could_not_store_their_answer_go_on_at_the_next_tick(driver: Any) -> None:
    code = driver.table("ana", bots=1, options={"first-player": "0"})
    while len(driver.live(code).table.current.state.legal(0)) and driver.awaited(code) == [0]:
        driver.moody.moods = [False, True]  # the move, then the bot's answers if it is asked
        driver.play(code, "ana", 0, str(driver.live(code).table.current.state.legal(0)[-1]))
    driver.moody.moods = []
    assert driver.awaited(code) == [1]
    before = len(driver.lines(code))
    driver.moody.moods = [True]
    driver.wait(1)
    assert (driver.awaited(code), len(driver.lines(code))) == ([1], before)
    driver.wait(1)
    assert driver.awaited(code) == [0]
    assert len(driver.lines(code)) > before


def test_nothing_is_told_of_what_was_not_stored(driver: Any) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})
    told: list[str] = []
    live = driver.live(code)
    live.listeners.add(lambda: told.append("news"))
    before, lines = driver.shown(code), driver.lines(code)
    lobby = driver.lobby
    for work in (
        lambda: driver.act(code, "ana", 0, "roll", key="k"),
        lambda: live.say("ana", 0, "hello"),
        lambda: live.rename("ana", 0, "Anna"),
        lambda: lobby.open("ana", {"players": 2}),
    ):
        driver.moody.moods = [True]
        assert driver.refused(work()) == (503, "store-full")
        assert (driver.shown(code), driver.lines(code), told) == (before, lines, [])
    assert driver.store.count() == 1
    driver.run(driver.act(code, "ana", 0, "roll", key="k"))
    assert driver.answers(code) == [(0, "roll", "")]
    before = driver.shown(code)
    driver.lobby.storage.store = driver.store
    driver.restart()
    assert driver.shown(code) == before


def test_a_link_that_could_not_be_used_can_be_used_later(driver: Any) -> None:
    code = driver.table("ana", "ben")
    link = driver.lobby.link(driver.live(code), "ana", 0)
    driver.moody.moods = [True]
    assert driver.refused(driver.lobby.move("phone", link)) == (503, "store-full")
    assert driver.live(code).table.current.seats[0].owner == "ana"
    driver.run(driver.lobby.move("phone", link))
    assert driver.live(code).table.current.seats[0].owner == "phone"


def test_a_rematch_that_could_not_be_stored_is_none_at_all(driver: Any) -> None:
    code = driver.table("ana", "ben", options={"round-cap": 1})
    while not driver.live(code).table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, ("ana", "ben")[seat], seat, str(driver.live(code).table.current.state.legal(seat)[-1]))
    driver.moody.moods = [True]
    assert driver.refused(driver.lobby.rematch(driver.live(code), "ana")) == (503, "store-full")
    assert (driver.store.count(), driver.store.tabs()) == (1, [code])
    assert driver.live(code).table.current.successor == ""


def test_the_clock_and_the_broom_try_again(driver: Any) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"}, timer=60)
    driver.moody.moods = [True]
    driver.wait(60)
    assert driver.answers(code) == []
    driver.wait(1)
    assert driver.answers(code) == [(0, "roll", "clock")]
    unused = driver.table("ana", "ben", start=False)
    driver.wait(24 * 3600)
    driver.moody.moods = [True] * 9
    driver.wait(1)
    assert driver.store.row(unused)
    driver.moody.moods = []
    driver.wait(1)
    assert not driver.store.row(unused)
    assert unused not in driver.store.tabs()


def test_who_is_back_on_a_full_disk_may_look_on_and_has_the_seat_later(driver: Any) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})
    driver.wait(120)
    driver.run(driver.live(code).lend("ana", 1))
    driver.moody.moods = [True]
    assert driver.refused(driver.live(code).come("ben")) == (503, "store-full")
    assert driver.live(code).table.current.seats[1].lent
    driver.run(driver.live(code).say("ben", 1, "i-am-back"))
    assert not driver.live(code).table.current.seats[1].lent
