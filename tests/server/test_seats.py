"""Who may take a seat, and who may clear one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from jackhouse.server.live_table import LiveTable
from tests.server.lobby_driver import LobbyDriver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


@pytest.fixture
def live(driver: LobbyDriver) -> LiveTable:
    return driver.run(driver.lobby.open("ana", {"players": 4}))


def owners(live: LiveTable) -> list[str]:
    return [seat.owner for seat in live.table.current.seats]


def test_a_client_takes_one_seat_unless_somebody_plays_beside_it(driver: LobbyDriver, live: LiveTable) -> None:
    driver.run(live.sit("ben", 1, "Ben"))
    assert driver.refused(live.sit("ben", 2, "Ben")) == (409, "already-seated")
    driver.run(live.sit("ben", 2, "Bea", beside=True))
    assert owners(live) == ["", "ben", "ben", ""]
    driver.run(live.stand("ben", 1))
    driver.run(live.stand("ben", 2))
    driver.run(live.sit("ben", 0, "Ben"))
    assert owners(live) == ["ben", "", "", ""]


def test_seats_taken_at_the_same_time_are_one_seat(driver: LobbyDriver, live: LiveTable) -> None:
    driver.run_all(*[live.sit("ben", seat, "Ben") for seat in range(4)])
    assert owners(live) == ["ben", "", "", ""]


def test_the_host_can_clear_the_seat_of_a_person_before_the_start(driver: LobbyDriver, live: LiveTable) -> None:
    for seat, client in enumerate(("ana", "eve", "ben")):
        driver.run(live.sit(client, seat, client))
    driver.run(live.seat_bot("ana", 3, "random"))
    assert driver.refused(live.stand("ben", 1)) == (404, "not-found"), "only the host"
    assert driver.refused(live.stand("ben", 3)) == (404, "not-found")
    driver.run(live.stand("ana", 1))
    assert owners(live) == ["ana", "", "ben", ""]
    assert driver.refused(live.stand("ana", 1)) == (404, "not-found"), "nobody sits there"
    assert driver.refused(live.rename("eve", 1, "Eve")) == (404, "not-found")
    driver.run(live.sit("cleo", 1, "Cleo"))
    driver.run(live.start("ana"))
    assert driver.refused(live.stand("ana", 1)) == (409, "already-started")
    assert owners(live) == ["ana", "cleo", "ben", ""]


def test_a_name_is_looked_at_only_if_its_owner_gives_it(
    driver: LobbyDriver, live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Normalising a name was work that anybody could make the server do."""
    driver.run(live.sit("ben", 1, "Ben"))
    looked_at: list[str] = []

    def look_at(name: str) -> str:
        looked_at.append(name)
        return name

    monkeypatch.setattr("jackhouse.server.live_table.plain_name", look_at)
    assert driver.refused(live.rename("eve", 1, "Eve")) == (404, "not-found")
    assert driver.refused(live.sit("eve", 1, "Eve")) == (409, "seat-is-taken")
    assert driver.refused(live.sit("eve", 9, "Eve")) == (404, "not-found")
    assert looked_at == []
    driver.run(live.rename("ben", 1, "Benito"))
    assert looked_at == ["Benito"]
