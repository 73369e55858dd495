"""One host or address cannot fill the server: every way to make a table counts, and unused tables make room."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse.server.errors import ApiError
from tests.helpers import RABBITS
from tests.server.lobby_driver import HOUR, LobbyDriver

FULL, TOO_MANY = (503, "house-full"), (429, "too-many-tables")
HOME, SCHOOL = "192.0.2.1", "192.0.2.2"
RECORD = RABBITS.new(2, seed=3, preset="intro").record.as_dict()


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path, most_tables=6, fair_share=2)
    yield driver
    driver.close()
    driver.loop.close()


def opened(driver: LobbyDriver, host: str, address: str = HOME, start: bool = False) -> str:
    """A table of a host, who plays with a neighbour on the same screen."""
    live = driver.run(driver.lobby.open(host, {"players": 2, "options": {"round-cap": 1}}, address))
    for seat in range(2):
        driver.run(live.sit(host, seat, host, beside=True))
    if start:
        driver.run(live.start(host))
    return live.table.code


def finished(driver: LobbyDriver, host: str, address: str = HOME) -> str:
    code = opened(driver, host, address, start=True)
    table = driver.live(code).table
    while not table.current.over:
        seat = table.current.state.awaited[0]
        driver.play(code, host, seat, str(table.current.state.legal(seat)[-1]))
    return code


def codes(driver: LobbyDriver) -> set[str]:
    return set(driver.store.tabs())


def wait_unused(driver: LobbyDriver) -> None:
    """Long enough for tables to leave memory, and to count as unused."""
    driver.wait(2 * HOUR)


@pytest.mark.parametrize("way", ["open", "rematch", "record"])
@pytest.mark.parametrize("limit", ["most_tables_of_one", "most_tables_of_an_address", "tables_of_an_address_an_hour"])
def test_every_route_that_makes_a_table_counts_for_host_and_address(tmp_path: Path, way: str, limit: str) -> None:
    driver = LobbyDriver(tmp_path, **{limit: 3})
    played = [finished(driver, "ana") for _ in range(2)]

    def make(number: int) -> Any:
        if way == "open":
            return driver.lobby.open("ana", {"players": 2}, HOME)
        if way == "record":
            return driver.lobby.bring("ana", RECORD, HOME)
        return driver.lobby.rematch(driver.live(played[number]), "ana", HOME)

    driver.run(make(0))
    assert driver.refused(make(1)) == TOO_MANY
    assert driver.store.count() == 3
    driver.close()
    driver.loop.close()


def test_the_same_rematch_again_is_not_another_table(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, tables_of_an_address_an_hour=2)
    code = finished(driver, "ana")
    for _ in range(5):
        driver.run(driver.lobby.rematch(driver.live(code), "ana", HOME))
    assert driver.store.count() == 2
    driver.close()
    driver.loop.close()


def test_tables_that_never_began_make_room_first_the_idlest_of_all(driver: LobbyDriver) -> None:
    started = [opened(driver, "ana", start=True) for _ in range(3)]
    waiting = []
    for _ in range(3):
        waiting.append(opened(driver, "eve", SCHOOL))
        driver.wait(1)
    wait_unused(driver)
    opened(driver, "ben")
    assert set(started) | set(waiting[1:]) < codes(driver)
    assert waiting[0] not in codes(driver)


def test_somebody_who_waits_at_a_table_keeps_it(driver: LobbyDriver) -> None:
    waiting = [opened(driver, f"client {number}") for number in range(6)]
    for code in waiting:
        driver.run(driver.live(code).come("somebody"))
    wait_unused(driver)
    assert driver.refused(driver.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(driver) == set(waiting)


def test_then_whoever_holds_most_loses_the_idlest_and_nobody_else(driver: LobbyDriver) -> None:
    first = opened(driver, "ana", SCHOOL, start=True)
    driver.wait(1)
    many = []
    for number in range(5):  # made up clients at one address
        many.append(opened(driver, f"client {number}", HOME, start=True))
        driver.wait(1)
    wait_unused(driver)
    for number in range(2):
        opened(driver, f"newcomer {number}", SCHOOL, start=True)
        assert codes(driver) >= {first, *many[number + 1 :]}
        assert not codes(driver) & set(many[: number + 1])


def test_no_started_table_of_those_who_hold_few_makes_room(driver: LobbyDriver) -> None:
    held = [opened(driver, f"client {number}", f"192.0.2.{number}", start=True) for number in range(6)]
    wait_unused(driver)
    assert driver.refused(driver.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(driver) == set(held)


def test_a_table_used_within_the_hour_makes_no_room(driver: LobbyDriver) -> None:
    held = [opened(driver, "ana", start=True) for _ in range(6)]
    driver.wait(600)
    assert driver.refused(driver.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(driver) == set(held)


def test_openings_at_the_same_time_do_not_overshoot(tmp_path: Path) -> None:
    driver = LobbyDriver(tmp_path, most_tables=6, most_tables_of_one=4)
    for host, most in (("ana", 4), ("ben", 2)):
        came = driver.run_all(*[driver.lobby.open(host, {"players": 2}) for _ in range(9)])
        assert sum(not isinstance(one, Exception) for one in came) >= most
        assert all(isinstance(one, ApiError) for one in came if isinstance(one, Exception))
        assert driver.store.count_of(host=host) <= 4
        assert driver.store.count() <= 6
    driver.close()
    driver.loop.close()


def test_addresses_are_not_stored_and_a_network_of_ipv6_counts_as_one(driver: LobbyDriver) -> None:
    code = opened(driver, "ana", "2001:db8:1:2:3:4:5:6")
    row = driver.store.row(code)
    assert row is not None
    origin = row.origin
    assert origin == driver.lobby.origin_of("2001:db8:1:2::1") != driver.lobby.origin_of("2001:db8:1:3::1")
    driver.restart()
    assert driver.lobby.origin_of("2001:db8:1:2::1") == origin
    assert all(b"2001" not in file.read_bytes() for file in driver.config.data.iterdir())


def test_the_attack_is_answered_and_others_still_open_tables(tmp_path: Path) -> None:
    """As it was found: one address makes tables by rematches until nobody can open one for 30 days."""
    driver = LobbyDriver(tmp_path, most_tables=40, most_tables_of_an_address=20, fair_share=5)
    codes = [finished(driver, "eve")]
    refused = 0
    for _ in range(60):
        rematch = driver.lobby.rematch(driver.live(codes[-1]), "eve", HOME)
        if len(codes) == 20:
            assert driver.refused(rematch) == TOO_MANY
            refused += 1
            continue
        live = driver.run(rematch)
        driver.run(live.start("eve"))
        while not live.table.current.over:
            seat = live.table.current.state.awaited[0]
            driver.play(live.table.code, "eve", seat, str(live.table.current.state.legal(seat)[-1]))
        codes.append(live.table.code)
    assert (len(codes), refused) == (20, 41)
    for number in range(20):
        opened(driver, f"client {number}", f"192.0.2.{100 + number}")
    assert driver.store.count() == 40
    opened(driver, "one more", "192.0.2.99")
    driver.close()
    driver.loop.close()
