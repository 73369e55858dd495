"""One host or address cannot fill the server: every way to make a table counts, and unused tables make room."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse.server.errors import ApiError
from tests.helpers import RABBITS
from tests.server.evening import HOUR, Evening

FULL, TOO_MANY = (503, "house-full"), (429, "too-many-tables")
HOME, SCHOOL = "192.0.2.1", "192.0.2.2"
RECORD = RABBITS.new(2, seed=3, preset="intro").record.as_dict()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path, most_tables=6, fair_share=2)
    yield evening
    evening.close()
    evening.loop.close()


def opened(evening: Evening, host: str, address: str = HOME, start: bool = False) -> str:
    """A table of a host, who plays with a neighbour on the same screen."""
    live = evening.run(evening.lobby.open(host, {"players": 2, "options": {"round-cap": 1}}, address))
    for seat in range(2):
        evening.run(live.sit(host, seat, host, beside=True))
    if start:
        evening.run(live.start(host))
    return live.table.code


def finished(evening: Evening, host: str, address: str = HOME) -> str:
    code = opened(evening, host, address, start=True)
    table = evening.live(code).table
    while not table.current.over:
        seat = table.current.state.awaited[0]
        evening.play(code, host, seat, str(table.current.state.legal(seat)[-1]))
    return code


def codes(evening: Evening) -> set[str]:
    return set(evening.store.tabs())


def wait_unused(evening: Evening) -> None:
    """Long enough for tables to leave memory, and to count as unused."""
    evening.wait(2 * HOUR)


@pytest.mark.parametrize("way", ["open", "rematch", "record"])
@pytest.mark.parametrize("limit", ["most_tables_of_one", "most_tables_of_an_address", "tables_of_an_address_an_hour"])
def test_every_way_to_make_a_table_counts_for_host_and_address(tmp_path: Path, way: str, limit: str) -> None:
    evening = Evening(tmp_path, **{limit: 3})
    played = [finished(evening, "ana") for _ in range(2)]

    def make(number: int) -> Any:
        if way == "open":
            return evening.lobby.open("ana", {"players": 2}, HOME)
        if way == "record":
            return evening.lobby.bring("ana", RECORD, HOME)
        return evening.lobby.rematch(evening.live(played[number]), "ana", HOME)

    evening.run(make(0))
    assert evening.refused(make(1)) == TOO_MANY
    assert evening.store.count() == 3
    evening.close()
    evening.loop.close()


def test_the_same_rematch_again_is_not_another_table(tmp_path: Path) -> None:
    evening = Evening(tmp_path, tables_of_an_address_an_hour=2)
    code = finished(evening, "ana")
    for _ in range(5):
        evening.run(evening.lobby.rematch(evening.live(code), "ana", HOME))
    assert evening.store.count() == 2
    evening.close()
    evening.loop.close()


def test_tables_that_never_began_make_room_first_the_idlest_of_all(evening: Evening) -> None:
    started = [opened(evening, "ana", start=True) for _ in range(3)]
    waiting = []
    for _ in range(3):
        waiting.append(opened(evening, "eve", SCHOOL))
        evening.wait(1)
    wait_unused(evening)
    opened(evening, "ben")
    assert set(started) | set(waiting[1:]) < codes(evening)
    assert waiting[0] not in codes(evening)


def test_somebody_who_waits_at_a_table_keeps_it(evening: Evening) -> None:
    waiting = [opened(evening, f"guest {number}") for number in range(6)]
    for code in waiting:
        evening.run(evening.live(code).come("somebody"))
    wait_unused(evening)
    assert evening.refused(evening.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(evening) == set(waiting)


def test_then_whoever_holds_most_loses_the_idlest_and_nobody_else(evening: Evening) -> None:
    first = opened(evening, "ana", SCHOOL, start=True)
    evening.wait(1)
    many = []
    for number in range(5):  # made up guests at one address
        many.append(opened(evening, f"guest {number}", HOME, start=True))
        evening.wait(1)
    wait_unused(evening)
    for number in range(2):
        opened(evening, f"newcomer {number}", SCHOOL, start=True)
        assert codes(evening) >= {first, *many[number + 1 :]}
        assert not codes(evening) & set(many[: number + 1])


def test_no_started_table_of_those_who_hold_few_makes_room(evening: Evening) -> None:
    held = [opened(evening, f"guest {number}", f"192.0.2.{number}", start=True) for number in range(6)]
    wait_unused(evening)
    assert evening.refused(evening.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(evening) == set(held)


def test_a_table_used_within_the_hour_makes_no_room(evening: Evening) -> None:
    held = [opened(evening, "ana", start=True) for _ in range(6)]
    evening.wait(600)
    assert evening.refused(evening.lobby.open("ben", {"players": 2}, SCHOOL)) == FULL
    assert codes(evening) == set(held)


def test_openings_at_the_same_time_do_not_overshoot(tmp_path: Path) -> None:
    evening = Evening(tmp_path, most_tables=6, most_tables_of_one=4)
    for host, most in (("ana", 4), ("ben", 2)):
        came = evening.run_all(*[evening.lobby.open(host, {"players": 2}) for _ in range(9)])
        assert sum(not isinstance(one, Exception) for one in came) >= most
        assert all(isinstance(one, ApiError) for one in came if isinstance(one, Exception))
        assert evening.store.count_of(host=host) <= 4
        assert evening.store.count() <= 6
    evening.close()
    evening.loop.close()


def test_addresses_are_not_stored_and_a_network_of_ipv6_counts_as_one(evening: Evening) -> None:
    code = opened(evening, "ana", "2001:db8:1:2:3:4:5:6")
    origin = evening.store.row(code).origin
    assert origin == evening.lobby.origin_of("2001:db8:1:2::1") != evening.lobby.origin_of("2001:db8:1:3::1")
    evening.restart()
    assert evening.lobby.origin_of("2001:db8:1:2::1") == origin
    assert all(b"2001" not in file.read_bytes() for file in evening.config.data.iterdir())


def test_the_attack_is_answered_and_others_still_open_tables(tmp_path: Path) -> None:
    """As it was found: one address makes tables by rematches until nobody can open one for 30 days."""
    evening = Evening(tmp_path, most_tables=40, most_tables_of_an_address=20, fair_share=5)
    codes = [finished(evening, "eve")]
    refused = 0
    for _ in range(60):
        rematch = evening.lobby.rematch(evening.live(codes[-1]), "eve", HOME)
        if len(codes) == 20:
            assert evening.refused(rematch) == TOO_MANY
            refused += 1
            continue
        live = evening.run(rematch)
        evening.run(live.start("eve"))
        while not live.table.current.over:
            seat = live.table.current.state.awaited[0]
            evening.play(live.table.code, "eve", seat, str(live.table.current.state.legal(seat)[-1]))
        codes.append(live.table.code)
    assert (len(codes), refused) == (20, 41)
    for number in range(20):
        opened(evening, f"guest {number}", f"192.0.2.{100 + number}")
    assert evening.store.count() == 40
    opened(evening, "one more", "192.0.2.99")
    evening.close()
    evening.loop.close()
