"""Files written by the version before (tests/fixtures/before) open and play on."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import bots, games
from jackhouse.kernel import Record, Rng
from jackhouse.server.live_table import LiveTable
from jackhouse.server.tokens import tag_of
from tests.server.lobby_driver import LobbyDriver

BEFORE = Path(__file__).parents[1] / "fixtures" / "before"
TABLES: dict[str, Any] = json.loads((BEFORE / "tables.json").read_text())
ANA, BEN, CLEO = CLIENTS = [tag_of(token) for token in TABLES["tokens"]]

RNG = Rng.of_seed(16)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LobbyDriver]:
    shutil.copy(BEFORE / "jackhouse.sqlite", tmp_path)
    server = LobbyDriver(tmp_path)
    yield server
    server.close()
    server.loop.close()


def table(server: LobbyDriver, name: str) -> LiveTable:
    return server.live(TABLES["tables"][name])


def record(game: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((BEFORE / f"{game}.record.json").read_text())
    return data


def play_to_the_end(server: LobbyDriver, live: LiveTable) -> None:
    while not live.table.current.over:
        seat = live.table.current.state.awaited[0]
        state = live.table.current.state
        action = bots.get("greedy").choose(state.view(seat), state.legal(seat), RNG)
        server.play(live.table.code, CLIENTS[seat], seat, str(action))


def test_every_table_can_be_read(server: LobbyDriver) -> None:
    assert server.unreadable == []
    for name in TABLES["tables"]:
        about = table(server, name).table.describe()
        assert about["game"] == ("jackal" if name.startswith("jackal") else "jack-rabbits")
        assert about["old"] == name.startswith("jackal")  # rules version 1
        assert about["started"] == (not name.endswith("waiting"))


def test_a_waiting_table_is_joined_started_and_played_to_the_end(server: LobbyDriver) -> None:
    live = table(server, "jack-rabbits waiting")
    server.run(live.sit(BEN, 1, "Ben"))
    server.run(live.start(ANA))
    play_to_the_end(server, live)
    assert live.table.record() is not None


@pytest.mark.parametrize("name", ["jack-rabbits at a payment", "jack-rabbits in a sealed window"])
def test_a_game_under_way_is_played_to_the_end_and_read_again(server: LobbyDriver, name: str) -> None:
    live = table(server, name)
    state = live.table.current.state
    if name.endswith("payment"):
        assert any(str(action).startswith("pay ") for action in state.legal(state.awaited[0]))
    else:
        assert state.base_window.sealed
        assert state.awaited == [2]  # the others have answered
    play_to_the_end(server, live)
    shown, verified = server.shown(live.table.code), live.table.record()
    assert verified is not None
    assert games.get("jack-rabbits").replay(Record.from_dict(verified)).ranking == verified["ranking"]
    server.restart()
    assert server.shown(live.table.code) == shown


def test_a_finished_table_has_its_record_and_a_rematch(server: LobbyDriver) -> None:
    live = table(server, "jack-rabbits finished")
    exported, found = record("jack-rabbits"), live.table.record()
    assert found is not None
    assert {key: found[key] for key in exported} == exported  # today's has the numbers drawn as well
    following = server.run(server.lobby.rematch(live, BEN))
    assert [seat.owner for seat in following.table.current.seats] == [ANA, BEN]


@pytest.mark.parametrize("name", ["jackal waiting", "jackal in a plan", "jackal finished"])
def test_tables_of_older_rules_are_kept_and_not_changed(server: LobbyDriver, name: str) -> None:
    live = table(server, name)
    assert server.refused(live.sit(CLEO, 2, "Cleo")) == (409, "rules-are-older")
    if name.endswith("finished"):
        assert live.table.record() == {**record("jackal"), "ranking": None}


def test_a_record_of_the_version_before_is_verified_and_imported(server: LobbyDriver) -> None:
    data = record("jack-rabbits")
    assert games.get("jack-rabbits").replay(Record.from_dict(data)).ranking == data["ranking"]
    brought = server.run(server.lobby.bring(ANA, data))
    assert brought.table.current.over
    again = brought.table.record()
    assert again is not None
    assert (again["actions"], again["ranking"]) == (data["actions"], data["ranking"])


def test_a_record_of_older_rules_is_refused(server: LobbyDriver) -> None:
    with pytest.raises(Exception, match="record-other-rules"):
        server.run(server.lobby.bring(ANA, record("jackal")))
