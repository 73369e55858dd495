"""Files written by earlier versions: those of the present rules open and play on, those of older rules are read.

`tests/fixtures/before` has rules version 1, `tests/fixtures/rules-2` version 2.
"""

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

FIXTURES = Path(__file__).parents[1] / "fixtures"
BEFORE, PRESENT = FIXTURES / "before", FIXTURES / "rules-2"
TABLES: dict[Path, Any] = {
    folder: json.loads((folder / "tables.json").read_text())["tables"] for folder in (BEFORE, PRESENT)
}
TOKENS = json.loads((BEFORE / "tables.json").read_text())["tokens"]  # the same in both
ANA, BEN, CLEO = CLIENTS = [tag_of(token) for token in TOKENS]

GAMES = [game.key for game in games.all_games()]
RNG = Rng.of_seed(16)


@pytest.fixture
def folder() -> Path:
    """The files of the present rules, unless a test says otherwise."""
    return PRESENT


@pytest.fixture
def server(folder: Path, tmp_path: Path) -> Iterator[LobbyDriver]:
    shutil.copy(folder / "jackhouse.sqlite", tmp_path)
    server = LobbyDriver(tmp_path)
    yield server
    server.close()
    server.loop.close()


def table(server: LobbyDriver, name: str, folder: Path = PRESENT) -> LiveTable:
    return server.live(TABLES[folder][name])


def record(game: str, folder: Path = PRESENT) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / f"{game}.record.json").read_text())
    return data


def play_to_the_end(server: LobbyDriver, live: LiveTable) -> None:
    while not live.table.current.over:
        seat = live.table.current.state.awaited[0]
        state = live.table.current.state
        action = bots.get("greedy").choose(state.view(seat), state.legal(seat), RNG)
        server.play(live.table.code, CLIENTS[seat], seat, str(action))


@pytest.mark.parametrize("folder", TABLES, ids=lambda folder: folder.name)
def test_every_table_can_be_read(server: LobbyDriver, folder: Path) -> None:
    assert server.unreadable == []
    for name in TABLES[folder]:
        about = table(server, name, folder).table.describe()
        assert about["game"] == ("jackal" if name.startswith("jackal") else "jack-rabbits")
        assert about["old"] == (folder == BEFORE)
        assert about["started"] == (not name.endswith("waiting"))


@pytest.mark.parametrize("game", GAMES)
def test_a_waiting_table_is_joined_started_and_played_to_the_end(server: LobbyDriver, game: str) -> None:
    live = table(server, f"{game} waiting")
    server.run(live.sit(BEN, 1, "Ben"))
    server.run(live.start(ANA))
    play_to_the_end(server, live)
    assert live.table.record() is not None


@pytest.mark.parametrize("name", ["jack-rabbits at a payment", "jack-rabbits in a sealed window", "jackal in a plan"])
def test_a_game_under_way_is_played_to_the_end_and_read_again(server: LobbyDriver, name: str) -> None:
    live = table(server, name)
    state = live.table.current.state
    if name.endswith("payment"):
        assert any(str(action).startswith("pay ") for action in state.legal(state.awaited[0]))
    else:
        assert state.base_window.sealed
        assert len(state.awaited) == 1 < len(state.base_window.seats)  # the others have answered
    play_to_the_end(server, live)
    shown, verified = server.shown(live.table.code), live.table.record()
    assert verified is not None
    assert games.get(verified["game"]).replay(Record.from_dict(verified)).ranking == verified["ranking"]
    server.restart()
    assert server.shown(live.table.code) == shown


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_has_its_record_and_a_rematch(server: LobbyDriver, game: str) -> None:
    live = table(server, f"{game} finished")
    assert live.table.record() == record(game)
    following = server.run(server.lobby.rematch(live, BEN))
    assert [seat.owner for seat in following.table.current.seats] == [ANA, BEN]


@pytest.mark.parametrize("folder", [BEFORE])
@pytest.mark.parametrize("name", TABLES[BEFORE])
def test_tables_of_older_rules_are_kept_and_not_changed(server: LobbyDriver, folder: Path, name: str) -> None:
    live = table(server, name, folder)
    assert server.refused(live.sit(CLEO, 2, "Cleo")) == (409, "rules-are-older")
    if name.endswith("finished"):
        old, found = record(name.split()[0], folder), live.table.record()
        assert found is not None
        assert {key: found[key] for key in old} == {**old, "ranking": None}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_verified_and_imported(server: LobbyDriver, game: str) -> None:
    data = record(game)
    assert games.get(game).replay(Record.from_dict(data)).ranking == data["ranking"]
    brought = server.run(server.lobby.bring(ANA, data))
    assert brought.table.current.over
    again = brought.table.record()
    assert again is not None
    assert (again["actions"], again["ranking"]) == (data["actions"], data["ranking"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_older_rules_is_refused(server: LobbyDriver, game: str) -> None:
    with pytest.raises(Exception, match="record-other-rules"):
        server.run(server.lobby.bring(ANA, record(game, BEFORE)))
