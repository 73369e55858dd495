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
from tests.server.evening import HOUR, Evening

DAY = 24 * HOUR
RULES = games.get("jack-rabbits").version


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()
    evening.loop.close()


def there(evening: Evening, code: str) -> tuple[bool, bool]:
    """Is the table in the index, are its lines in the store?"""
    return evening.store.row(code) is not None, code in evening.store.tabs()


def finish(evening: Evening, code: str, *guests: str) -> None:
    table = evening.live(code).table
    while not table.current.over:
        seat = evening.awaited(code)[0]
        evening.play(code, guests[seat], seat, str(table.current.state.legal(seat)[-1]))


# -- unused tables -----------------------------------------------------------------------------------------------------


def test_a_table_that_never_began_is_forgotten_after_a_day(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False)
    evening.wait(DAY)
    assert there(evening, code) == (True, True)
    evening.wait(1)
    assert there(evening, code) == (False, False)


def test_a_game_is_forgotten_after_thirty_idle_days(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"first-player": "0"})
    evening.wait(29 * DAY)
    evening.play(code, "ana", 0, "roll")
    evening.wait(30 * DAY)
    assert there(evening, code) == (True, True)
    evening.wait(1)
    assert there(evening, code) == (False, False)
    evening.restart()
    assert there(evening, code) == (False, False)


def test_only_time_in_which_the_server_runs_counts_and_it_adds_up_over_restarts(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    for _ in range(40):
        evening.restart(DAY)
    assert there(evening, code) == (True, True), "nobody could have used it"
    for _ in range(30):
        evening.wait(DAY)
        evening.restart(DAY)
    assert there(evening, code) == (True, True)
    evening.wait(1)
    assert there(evening, code) == (False, False)


@pytest.mark.parametrize("hours", [-30 * 24, 400 * 24])
def test_a_corrected_clock_deletes_nothing_and_fires_no_timer(
    evening: Evening, hours: float, caplog: pytest.LogCaptureFixture
) -> None:
    """A jump of the wall clock postpones expiry by an hour, and is logged."""
    idle, timed = evening.table("ana", "ben", start=False), evening.table("ana", "ben", timer=60)
    evening.wait(10)
    evening.ahead += hours * HOUR
    evening.wait(10)
    assert "the clock has jumped" in caplog.text
    assert there(evening, idle) == there(evening, timed) == (True, True)
    assert evening.answers(timed) == []
    evening.wait(40)
    assert len(evening.answers(timed)) == 1
    evening.wait(DAY - 60)
    evening.ahead += hours * HOUR
    evening.wait(1)
    assert there(evening, idle) == (True, True), "not right after a jump"
    evening.wait(HOUR)
    assert there(evening, idle) == (False, False)


def test_a_table_where_somebody_looks_on_is_in_use(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False)
    live = evening.live(code)
    listener = lambda: None  # noqa: E731
    live.listeners.add(listener)
    evening.wait(90 * DAY)
    assert there(evening, code) == (True, True)
    live.listeners.remove(listener)
    evening.run(live.come("ana"))
    live.go("ana")
    evening.wait(DAY)
    assert there(evening, code) == (True, True)
    evening.wait(1)
    assert there(evening, code) == (False, False)


@pytest.mark.parametrize("answer_first", [True, False])
def test_what_is_acknowledged_in_the_last_moment_is_kept(evening: Evening, answer_first: bool) -> None:
    """An answer and the tick that would forget the table: either it is refused, or the table stays."""
    code = evening.table("ana", "ben", options={"first-player": "0"})
    evening.now += 30 * DAY + 1

    acting = evening.act(code, "ana", 0, "roll")

    async def drop() -> None:
        await evening.timers.tick()
        await evening.timers.sweep()

    async def answer() -> object:
        while not answer_first and code in evening.live_tables:  # until the sweep has decided
            await asyncio.sleep(0)
        return await acting

    _, came = evening.run_all(drop(), answer())
    assert isinstance(came, dict) == answer_first
    assert there(evening, code) == (answer_first, answer_first)


def test_what_has_been_handed_to_the_store_counts_even_if_who_asked_has_gone(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"first-player": "0"})

    acting = evening.act(code, "ana", 0, "roll")

    async def ask_and_go() -> None:
        asking = asyncio.create_task(acting)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await evening.lobby.close()

    before = evening.decision(code, 0)
    evening.run(ask_and_go())
    assert evening.decision(code, 0) == before + 1
    assert not evening.live(code).storing
    assert [line for line in evening.lines(code) if isinstance(line, Played)][-1].action == "roll"


def test_who_waits_at_a_forgotten_table_finds_nothing(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"first-player": "0"})
    live = evening.live(code)
    evening.wait(31 * DAY)
    assert evening.refused(live.play("ana", 0, 0, "k", "roll")) == (404, "not-found")
    assert there(evening, code) == (False, False)


# -- links -------------------------------------------------------------------------------------------------------------


def test_a_link_lasts_ten_minutes(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    link = evening.lobby.link(evening.live(code), "ana", 0)
    evening.now += 600
    assert evening.refused(evening.lobby.move("phone", link)) == (404, "not-found")
    link = evening.lobby.link(evening.live(code), "ana", 0)
    evening.now += 599
    assert evening.run(evening.lobby.move("phone", link))[1] == 0
    assert evening.live(code).table.current.seats_of("phone") == [0]


def test_a_new_link_replaces_the_old_one(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    first, second = (evening.lobby.link(evening.live(code), "ana", 0) for _ in range(2))
    assert evening.refused(evening.lobby.move("phone", first)) == (404, "not-found")
    evening.run(evening.lobby.move("phone", second))


def test_a_link_moves_one_seat_to_one_screen(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    link = evening.lobby.link(evening.live(code), "ana", 0)
    came = evening.run_all(evening.lobby.move("phone", link), evening.lobby.move("thief", link))
    assert [isinstance(result, tuple) for result in came] == [True, False]
    assert evening.live(code).table.current.seats[0].owner == "phone"


def test_a_link_to_a_seat_that_has_become_anothers_is_worth_nothing(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False)
    live = evening.live(code)
    link = evening.lobby.link(live, "ben", 1)
    evening.run(live.stand("ben", 1))
    assert evening.refused(evening.lobby.move("phone", link)) == (404, "not-found")
    evening.run(live.sit("cleo", 1, "Cleo"))
    assert evening.refused(evening.lobby.move("phone", link)) == (404, "not-found")
    assert live.table.current.seats[1].owner == "cleo"


def test_only_the_owner_has_a_link(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    with pytest.raises(Exception, match="not-found"):
        evening.lobby.link(evening.live(code), "ben", 0)


# -- rematches ---------------------------------------------------------------------------------------------------------


def test_a_rematch_before_the_end_is_refused(evening: Evening) -> None:
    code = evening.table("ana", "ben")
    assert evening.refused(evening.lobby.rematch(evening.live(code), "ana")) == (409, "not-over")
    assert evening.refused(evening.lobby.rematch(evening.live(code), "stranger")) == (404, "not-found")


def test_all_who_ask_for_a_rematch_at_once_find_the_same_table(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"round-cap": 1}, timer=60, public=True)
    finish(evening, code, "ana", "ben")
    live = evening.live(code)
    came = evening.run_all(*[evening.lobby.rematch(live, guest) for guest in ("ana", "ben", "ana")])
    assert len({found.table.code for found in came}) == 1
    assert evening.store.count() == 2
    following = came[0].table
    assert [seat.owner for seat in following.current.seats] == ["ana", "ben"]
    assert (following.opened.timer, following.opened.public, following.opened.options["round-cap"]) == (60, True, 1)
    before = evening.shown(following.code)
    evening.restart()
    assert evening.shown(following.code) == before
    assert evening.run(evening.lobby.rematch(evening.live(code), "ben")).table.code == following.code
    evening.run(evening.live(following.code).start("ana"))


def test_bots_come_along_to_a_rematch_and_lent_seats_are_their_owners(evening: Evening) -> None:
    code = evening.table("ana", "ben", bots=1, options={"round-cap": 1})
    evening.run(evening.live(code).come("ana"))
    evening.wait(120)
    evening.run(evening.live(code).lend("ana", 1))
    while not evening.live(code).table.current.over:
        evening.play(code, "ana", 0, str(evening.live(code).table.current.state.legal(0)[-1]))
    following = evening.run(evening.lobby.rematch(evening.live(code), "ben"))
    assert [(seat.owner, seat.bot) for seat in following.table.current.seats] == [
        ("ana", ""),
        ("ben", ""),
        ("", "greedy"),
    ]


def test_a_rematch_that_was_forgotten_can_be_had_again(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"round-cap": 1})
    finish(evening, code, "ana", "ben")
    first = evening.run(evening.lobby.rematch(evening.live(code), "ana")).table.code
    evening.wait(DAY + 1)
    assert there(evening, first) == (False, False)
    second = evening.run(evening.lobby.rematch(evening.live(code), "ana")).table.code
    assert there(evening, second) == (True, True)
    assert [line.code for line in evening.lines(code) if isinstance(line, Rematched)] == [first, second]


# -- what was stored by others -----------------------------------------------------------------------------------------


def opened(code: str, rules: int = RULES, **more: Any) -> Opened:
    options = dict(games.get("jack-rabbits").new(players=2).ruleset.options)
    return Opened(code, "ana", 1_800_000_000.0, "jack-rabbits", rules, 2, options, "sample", **more)


def stored(evening: Evening, code: str, *lines: Any) -> None:
    """Put lines into the store behind the back of the house, then let it open again."""
    evening.close()
    with Store.open(evening.config.data) as store:
        bodies = [line if isinstance(line, bytes) else encode(line) for line in lines]
        store.append_many([(code, number, body) for number, body in enumerate(bodies, 1)]).result()
    evening.open()


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


def test_a_game_of_older_rules_opens_to_be_read_only(evening: Evening) -> None:
    stored(evening, OLD, *OLD_GAME)
    assert evening.unreadable == []
    table = evening.live(OLD).table
    about = table.describe()
    assert (about["old"], about["started"], about["over"]) == (True, True, False)
    assert [(seat["kind"], seat["name"]) for seat in about["seats"]] == [("person", "Ana"), ("bot", "")]
    record = table.record()
    assert record is not None
    assert (record["rules"], record["start"]) == (0, {"secret": SECRET})
    assert record["actions"] == ["0 dance with the fox", "1 sleep"]
    assert [shown["view"] for shown in evening.shown(OLD)] == [None, None, None]
    with pytest.raises(BadInput) as refused:
        games.get("jack-rabbits").replay(record)
    assert refused.value.reason.code == "record-other-rules"


def test_nothing_can_be_done_at_a_table_of_older_rules(evening: Evening) -> None:
    stored(evening, OLD, *OLD_GAME)
    lobby, live = evening.lobby, evening.live(OLD)
    older = (409, "rules-are-older")
    assert evening.refused(live.play("ana", 0, 0, "k", "roll")) == older
    assert evening.refused(live.play("ana", 0, 0, "k1", "dance with the fox")) == older
    assert evening.refused(live.undo("ana", 0, 1, "u")) == older
    assert evening.refused(live.say("ana", 0, "hello")) == older
    assert evening.refused(live.sit("ben", 1, "Ben")) == older
    assert evening.refused(live.start("ana")) == older
    assert evening.refused(live.lend("ana", 0)) == older
    assert evening.refused(lobby.rematch(live, "ana")) == (409, "not-over")
    evening.run(live.come("ana"))
    live.go("ana")
    evening.wait(2 * DAY)
    assert there(evening, OLD) == (True, True), "it is a game, if an old one"
    assert [encode(line) for line in evening.lines(OLD)] == [encode(line) for line in OLD_GAME]
    evening.wait(30 * DAY)
    assert there(evening, OLD) == (False, False)


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
    evening: Evening, lines: list[Any], number: int
) -> None:
    fine = evening.table("ana", "ben", options={"first-player": "0"})
    before = evening.shown(fine)
    stored(evening, BAD, *lines)
    assert evening.unreadable == [BAD]
    assert evening.refused(evening.lobby.find(BAD)) == (404, "not-found")
    assert evening.shown(fine) == before
    evening.play(fine, "ana", 0, "roll")
    evening.wait(40 * DAY)
    evening.restart()
    assert [body for _, body in evening.store.entries(BAD)] == [
        line if isinstance(line, bytes) else encode(line) for line in lines
    ]
