"""How long things last: unused tables, links, rematches, tables of other rules, lines that cannot be read."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from jackhouse.kernel import BadInput
from jackhouse.store import Store
from jackhouse.tables.entries import Opened, Played, Rematched, Sat, Seated, Started, encode
from tests.server.lobby_driver import HOUR, LobbyDriver

DAY = 24 * HOUR
RULES = games.get("jack-rabbits").version


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


def there(driver: LobbyDriver, code: str) -> tuple[bool, bool]:
    """Is the table in the index, are its lines in the store?"""
    return driver.store.row(code) is not None, code in driver.store.tabs()


def finish(driver: LobbyDriver, code: str, *clients: str) -> None:
    table = driver.live(code).table
    while not table.current.over:
        seat = driver.awaited(code)[0]
        driver.play(code, clients[seat], seat, str(table.current.state.legal(seat)[-1]))


# -- unused tables -----------------------------------------------------------------------------------------------------


def test_a_table_that_never_began_is_forgotten_after_a_day(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False)
    driver.wait(DAY)
    assert there(driver, code) == (True, True)
    driver.wait(1)
    assert there(driver, code) == (False, False)


def test_a_game_is_forgotten_after_thirty_idle_days(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})
    driver.wait(29 * DAY)
    driver.play(code, "ana", 0, "roll")
    driver.wait(30 * DAY)
    assert there(driver, code) == (True, True)
    driver.wait(1)
    assert there(driver, code) == (False, False)
    driver.restart()
    assert there(driver, code) == (False, False)


def test_only_time_in_which_the_server_runs_counts_and_it_adds_up_over_restarts(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    for _ in range(40):
        driver.restart(DAY)
    assert there(driver, code) == (True, True), "nobody could have used it"
    for _ in range(30):
        driver.wait(DAY)
        driver.restart(DAY)
    assert there(driver, code) == (True, True)
    driver.wait(1)
    assert there(driver, code) == (False, False)


@pytest.mark.parametrize("hours", [-30 * 24, 400 * 24])
def test_a_corrected_clock_deletes_nothing_and_fires_no_timer(
    driver: LobbyDriver, hours: float, caplog: pytest.LogCaptureFixture
) -> None:
    """A jump of the wall clock postpones expiry by an hour, and is logged."""
    idle, timed = driver.table("ana", "ben", start=False), driver.table("ana", "ben", timer=60)
    driver.wait(10)
    driver.ahead += hours * HOUR
    driver.wait(10)
    assert "the clock has jumped" in caplog.text
    assert there(driver, idle) == there(driver, timed) == (True, True)
    assert driver.answers(timed) == []
    driver.wait(40)
    assert len(driver.answers(timed)) == 1
    driver.wait(DAY - 60)
    driver.ahead += hours * HOUR
    driver.wait(1)
    assert there(driver, idle) == (True, True), "not right after a jump"
    driver.wait(HOUR)
    assert there(driver, idle) == (False, False)


def test_a_table_where_somebody_looks_on_is_in_use(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False)
    live = driver.live(code)
    listener = lambda: None  # noqa: E731
    live.listeners.add(listener)
    driver.wait(90 * DAY)
    assert there(driver, code) == (True, True)
    live.listeners.remove(listener)
    driver.run(live.come("ana"))
    live.go("ana")
    driver.wait(DAY)
    assert there(driver, code) == (True, True)
    driver.wait(1)
    assert there(driver, code) == (False, False)


@pytest.mark.parametrize("answer_first", [True, False])
def test_what_is_acknowledged_in_the_last_moment_is_kept(driver: LobbyDriver, answer_first: bool) -> None:
    """An answer and the tick that would forget the table: either it is refused, or the table stays."""
    code = driver.table("ana", "ben", options={"first-player": "0"})
    driver.now += 30 * DAY + 1

    acting = driver.act(code, "ana", 0, "roll")

    async def drop() -> None:
        await driver.timers.tick()
        await driver.timers.sweep()

    async def answer() -> object:
        while not answer_first and code in driver.live_tables:  # until the sweep has decided
            await asyncio.sleep(0)
        return await acting

    _, came = driver.run_all(drop(), answer())
    assert isinstance(came, dict) == answer_first
    assert there(driver, code) == (answer_first, answer_first)


def test_what_has_been_handed_to_the_store_counts_even_if_who_asked_has_gone(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})

    acting = driver.act(code, "ana", 0, "roll")

    async def ask_and_go() -> None:
        asking = asyncio.create_task(acting)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await driver.lobby.close()

    before = driver.decision(code, 0)
    driver.run(ask_and_go())
    assert driver.decision(code, 0) == before + 1
    assert not driver.live(code).storing
    assert [line for line in driver.lines(code) if isinstance(line, Played)][-1].action == "roll"


def test_who_waits_at_a_forgotten_table_finds_nothing(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"first-player": "0"})
    live = driver.live(code)
    driver.wait(31 * DAY)
    assert driver.refused(live.play("ana", 0, 0, "k", "roll")) == (404, "not-found")
    assert there(driver, code) == (False, False)


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_link_lasts_ten_minutes(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    link = driver.lobby.link(driver.live(code), "ana", 0)
    driver.now += 600
    assert driver.refused(driver.lobby.move("phone", link)) == (404, "not-found")
    link = driver.lobby.link(driver.live(code), "ana", 0)
    driver.now += 599
    assert driver.run(driver.lobby.move("phone", link))[1] == 0
    assert driver.live(code).table.current.seats_of("phone") == [0]


def test_a_new_link_replaces_the_old_one(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    first, second = (driver.lobby.link(driver.live(code), "ana", 0) for _ in range(2))
    assert driver.refused(driver.lobby.move("phone", first)) == (404, "not-found")
    driver.run(driver.lobby.move("phone", second))


def test_a_link_moves_one_seat_to_one_screen(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    link = driver.lobby.link(driver.live(code), "ana", 0)
    came = driver.run_all(driver.lobby.move("phone", link), driver.lobby.move("thief", link))
    assert [isinstance(result, tuple) for result in came] == [True, False]
    assert driver.live(code).table.current.seats[0].owner == "phone"


def test_a_link_to_a_seat_that_has_become_anothers_is_worth_nothing(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False)
    live = driver.live(code)
    link = driver.lobby.link(live, "ben", 1)
    driver.run(live.stand("ben", 1))
    assert driver.refused(driver.lobby.move("phone", link)) == (404, "not-found")
    driver.run(live.sit("cleo", 1, "Cleo"))
    assert driver.refused(driver.lobby.move("phone", link)) == (404, "not-found")
    assert live.table.current.seats[1].owner == "cleo"


def test_only_the_owner_has_a_link(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    with pytest.raises(Exception, match="not-found"):
        driver.lobby.link(driver.live(code), "ben", 0)


# -- rematches ---------------------------------------------------------------------------------------------------------


def test_a_rematch_before_the_end_is_refused(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben")
    assert driver.refused(driver.lobby.rematch(driver.live(code), "ana")) == (409, "not-over")
    assert driver.refused(driver.lobby.rematch(driver.live(code), "stranger")) == (404, "not-found")


def test_all_who_ask_for_a_rematch_at_once_find_the_same_table(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"round-cap": 1}, timer=60, public=True)
    finish(driver, code, "ana", "ben")
    live = driver.live(code)
    came = driver.run_all(*[driver.lobby.rematch(live, client) for client in ("ana", "ben", "ana")])
    assert len({found.table.code for found in came}) == 1
    assert driver.store.count() == 2
    following = came[0].table
    assert [seat.owner for seat in following.current.seats] == ["ana", "ben"]
    assert (following.opened.timer, following.opened.public, following.opened.options["round-cap"]) == (60, True, 1)
    before = driver.shown(following.code)
    driver.restart()
    assert driver.shown(following.code) == before
    assert driver.run(driver.lobby.rematch(driver.live(code), "ben")).table.code == following.code
    driver.run(driver.live(following.code).start("ana"))


def test_bots_come_along_to_a_rematch_and_lent_seats_are_their_owners(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", bots=1, options={"round-cap": 1})
    driver.run(driver.live(code).come("ana"))
    driver.wait(120)
    driver.run(driver.live(code).lend("ana", 1))
    while not driver.live(code).table.current.over:
        driver.play(code, "ana", 0, str(driver.live(code).table.current.state.legal(0)[-1]))
    following = driver.run(driver.lobby.rematch(driver.live(code), "ben"))
    assert [(seat.owner, seat.bot) for seat in following.table.current.seats] == [
        ("ana", ""),
        ("ben", ""),
        ("", "greedy"),
    ]


def test_a_rematch_that_was_forgotten_can_be_had_again(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"round-cap": 1})
    finish(driver, code, "ana", "ben")
    first = driver.run(driver.lobby.rematch(driver.live(code), "ana")).table.code
    driver.wait(DAY + 1)
    assert there(driver, first) == (False, False)
    second = driver.run(driver.lobby.rematch(driver.live(code), "ana")).table.code
    assert there(driver, second) == (True, True)
    assert [line.code for line in driver.lines(code) if isinstance(line, Rematched)] == [first, second]


# -- what was stored by others -----------------------------------------------------------------------------------------


def opened(code: str, rules: int = RULES, **more: Any) -> Opened:
    options = dict(games.get("jack-rabbits").new(players=2).ruleset.options)
    return Opened(code, "ana", 1_800_000_000.0, "jack-rabbits", rules, 2, options, "sample", **more)


def stored(driver: LobbyDriver, code: str, *lines: Any) -> None:
    """Put lines into the store behind the back of the server, then let it open again."""
    driver.close()
    with Store.open(driver.config.data) as store:
        bodies = [line if isinstance(line, bytes) else encode(line) for line in lines]
        store.append_many([(code, number, body) for number, body in enumerate(bodies, 1)]).result()
    driver.open()


OLD = "ddddaaaa"
SECRET = "0123456789abcdef" * 2
OLD_GAME = (
    opened(OLD, rules=0, public=True),
    Sat(0, "ana", "Ana"),
    Seated(1, "greedy"),
    Started(SECRET),
    Played(0, "dance with the fox", "k1"),
    Played(1, "sleep", by="greedy"),
)


def test_a_game_of_older_rules_opens_to_be_read_only(driver: LobbyDriver) -> None:
    stored(driver, OLD, *OLD_GAME)
    assert driver.unreadable == []
    table = driver.live(OLD).table
    about = table.describe()
    assert (about["old"], about["started"], about["over"]) == (True, True, False)
    assert [(seat["kind"], seat["name"]) for seat in about["seats"]] == [("person", "Ana"), ("bot", "")]
    record = table.record()
    assert record is not None
    assert (record["rules"], record["start"]) == (0, {"secret": SECRET})
    assert record["actions"] == ["0 dance with the fox", "1 sleep"]
    assert [shown["view"] for shown in driver.shown(OLD)] == [None, None, None]
    with pytest.raises(BadInput) as refused:
        games.get("jack-rabbits").replay(record)
    assert refused.value.reason.code == "record-other-rules"


def test_nothing_can_be_done_at_a_table_of_older_rules(driver: LobbyDriver) -> None:
    stored(driver, OLD, *OLD_GAME)
    lobby, live = driver.lobby, driver.live(OLD)
    older = (409, "rules-are-older")
    assert driver.refused(live.play("ana", 0, 0, "k", "roll")) == older
    assert driver.refused(live.play("ana", 0, 0, "k1", "dance with the fox")) == older
    assert driver.refused(live.undo("ana", 0, 1, "u")) == older
    assert driver.refused(live.say("ana", 0, "hello")) == older
    assert driver.refused(live.sit("ben", 1, "Ben")) == older
    assert driver.refused(live.start("ana")) == older
    assert driver.refused(live.lend("ana", 0)) == older
    assert driver.refused(lobby.rematch(live, "ana")) == (409, "not-over")
    driver.run(live.come("ana"))
    live.go("ana")
    driver.wait(2 * DAY)
    assert there(driver, OLD) == (True, True), "it is a game, if an old one"
    assert [encode(line) for line in driver.lines(OLD)] == [encode(line) for line in OLD_GAME]
    driver.wait(30 * DAY)
    assert there(driver, OLD) == (False, False)


BAD = "bbbbaaaa"


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ([b""], 1),
        ([b"\xff\xfe not a line"], 1),
        ([b"[" * 100_000], 1),
        ([encode(opened(BAD))[:-7]], 1),
        ([Sat(0, "ana", "Ana")], 1),
        ([opened(BAD), opened(BAD)], 2),
        ([opened(BAD), b'{"line":"danced"}'], 2),
        ([opened(BAD), Played(0, "roll")], 2),
        ([opened(BAD), Sat(9, "ana", "Ana")], 2),
        ([opened(BAD), Started("not a secret")], 2),
        ([opened(BAD), Started(SECRET), Played(0, "pass"), Played(1, "pass")], 3),
        ([opened(BAD), Started(SECRET), Played(7, "roll")], 3),
        ([opened(BAD), Started(SECRET), Played(0, "dance with the fox")], 3),
        ([Opened(BAD, "ana", 0.0, "chess", 1, 2, {}, "sample")], 1),
        ([Opened(BAD, "ana", 0.0, "jack-rabbits", RULES, 2, {"round-cap": 0}, "sample"), Started(SECRET)], 2),
    ],
)
def test_a_table_that_cannot_be_read_is_left_as_it_is_and_stops_no_other(
    driver: LobbyDriver, lines: list[Any], number: int
) -> None:
    fine = driver.table("ana", "ben", options={"first-player": "0"})
    before = driver.shown(fine)
    stored(driver, BAD, *lines)
    assert driver.unreadable == [BAD]
    assert driver.refused(driver.lobby.find(BAD)) == (404, "not-found")
    assert driver.shown(fine) == before
    driver.play(fine, "ana", 0, "roll")
    driver.wait(40 * DAY)
    driver.restart()
    assert [body for _, body in driver.store.entries(BAD)] == [
        line if isinstance(line, bytes) else encode(line) for line in lines
    ]
