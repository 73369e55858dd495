"""Nobody waits for the absent: a timer for each decision, and bots that sit in until their owners are back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from jackhouse.server.errors import ApiError
from jackhouse.tables.entries import Lent, Returned
from tests.server.lobby_driver import HOUR, LobbyDriver

DAY = 24 * HOUR
TIMER = 60

# Seat 0 has ridden to a palace, and the others are asked at once whether they contest.
SEALED: dict[str, Any] = {
    "rabbits": ["JD", "KD", "KD"],
    "hands": ["horse", "6H", "9H"],
    "pile": "2D 3D",
    "dice": [[1, 1]],
    "moves": "roll; pass; ride QC; pay horse",
}
# Seat 0 may go far by free steps, which nobody sees before it has finished.
JOURNEY: dict[str, Any] = {
    "rabbits": ["citadel", "KD"],
    "hands": ["7S", ""],
    "dice": [[3, 4]],
    "moves": "roll; pass",
    "preset": "intro",
}


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[LobbyDriver]:
    driver = LobbyDriver(tmp_path)
    yield driver
    driver.close()
    driver.loop.close()


def two(driver: LobbyDriver, timer: int = TIMER, **wanted: Any) -> str:
    return driver.table("ana", "ben", timer=timer, options={"first-player": "0"}, **wanted)


def sealed(driver: LobbyDriver, timer: int = TIMER) -> str:
    code = driver.table("ana", "ben", "cleo", timer=timer, practice={"position": SEALED})
    assert driver.awaited(code) == [1, 2]
    return code


def journey(driver: LobbyDriver, timer: int = TIMER) -> str:
    return driver.table("ana", "ben", timer=timer, practice={"position": JOURNEY})


# -- the timer ---------------------------------------------------------------------------------------------------------


def test_without_a_timer_a_table_waits_for_ever(driver: LobbyDriver) -> None:
    code = two(driver, timer=0)
    driver.wait(29 * DAY)
    assert driver.answers(code) == []


@pytest.mark.parametrize("timer", [20, 3 * DAY])
def test_a_timer_is_from_twenty_seconds_to_three_days(driver: LobbyDriver, timer: int) -> None:
    code = two(driver, timer=timer)
    driver.wait(timer - 0.001)
    assert driver.answers(code) == []
    driver.wait(0.001)
    assert driver.answers(code) == [(0, "roll", "clock")]


@pytest.mark.parametrize("timer", [-1, 1, 19, 3 * DAY + 1])
def test_no_other_timer_can_be_had(driver: LobbyDriver, timer: int) -> None:
    assert driver.refused(driver.lobby.open("ana", {"players": 2, "timer": timer})) == (400, "bad-timer")


def test_each_decision_has_its_own_time(driver: LobbyDriver) -> None:
    code = two(driver)
    driver.wait(TIMER - 1)
    driver.play(code, "ana", 0, "roll")
    driver.wait(TIMER - 1)
    assert [by for _, _, by in driver.answers(code)] == [""]
    driver.wait(1)
    assert [by for _, _, by in driver.answers(code)][:2] == ["", "clock"]


def test_the_next_one_asked_has_all_its_time(driver: LobbyDriver) -> None:
    code = two(driver)
    while driver.awaited(code) == [0]:
        driver.wait(TIMER)
    assert driver.awaited(code) == [1]
    answered = len(driver.answers(code))
    driver.wait(TIMER - 1)
    assert len(driver.answers(code)) == answered


def test_a_late_answer_is_refused_and_its_author_may_go_on(driver: LobbyDriver) -> None:
    code = two(driver)
    late = driver.act(code, "ana", 0, "roll")
    driver.wait(TIMER)
    assert driver.refused(late) == (409, "stale-decision")
    assert len(driver.answers(code)) == 1
    action = str(driver.live(code).table.current.state.legal(0)[0])
    driver.play(code, "ana", 0, action)
    assert driver.answers(code)[-1] == (0, action, "")


def test_an_answer_that_comes_with_the_tick_counts_once(driver: LobbyDriver) -> None:
    code = two(driver)
    driver.now += TIMER
    driver.run_all(driver.act(code, "ana", 0, "roll"), driver.tick())
    assert [action for _, action, _ in driver.answers(code)].count("roll") == 1


# -- sealed windows and drafts -----------------------------------------------------------------------------------------


def test_one_late_seat_of_a_sealed_window_is_answered_for_the_other_keeps_its_own(driver: LobbyDriver) -> None:
    code = sealed(driver)
    driver.wait(TIMER - 1)
    driver.play(code, "ben", 1, "pass")
    driver.wait(0.5)
    assert driver.answers(code) == [(1, "pass", "")]
    driver.wait(0.5)
    assert driver.answers(code)[:2] == [(1, "pass", ""), (2, driver.answers(code)[1][1], "clock")]
    assert driver.awaited(code) == [0]


def test_second_thoughts_in_a_sealed_window_buy_no_time(driver: LobbyDriver) -> None:
    code = sealed(driver)
    driver.wait(TIMER - 2)
    driver.play(code, "ben", 1, "pass")
    driver.wait(1)
    live = driver.live(code)
    driver.run(live.undo("ben", 1, driver.decision(code, 1), "back"))
    assert driver.awaited(code) == [1, 2]
    driver.wait(1)
    assert [by for _, _, by in driver.answers(code)] == ["", "clock", "clock"]


def test_all_late_seats_of_a_sealed_window_are_answered_in_one_tick(driver: LobbyDriver) -> None:
    code = sealed(driver)
    driver.wait(TIMER)
    assert [(seat, by) for seat, _, by in driver.answers(code)] == [(1, "clock"), (2, "clock")]


def test_steps_of_a_draft_and_taking_them_back_buy_no_time(driver: LobbyDriver) -> None:
    code = journey(driver)
    live = driver.live(code)
    for turn in range(4):
        driver.wait(TIMER / 5)
        driver.play(code, "ana", 0, "exit 2")
        driver.run(live.undo("ana", 0, driver.decision(code, 0), f"back {turn}"))
    driver.wait(TIMER / 5 - 1)
    assert "clock" not in [by for _, _, by in driver.answers(code)]
    driver.wait(1)
    assert "clock" in [by for _, _, by in driver.answers(code)]


def test_a_draft_that_is_late_is_brought_to_where_all_see_it(driver: LobbyDriver) -> None:
    """How many decisions it takes is nobody else's business, so they are not spread over several times."""
    code = journey(driver)
    driver.play(code, "ana", 0, "exit 2")
    before = driver.shown(code)[1]
    driver.wait(TIMER)
    assert driver.answers(code)[0] == (0, "exit 2", "")
    assert {by for _, _, by in driver.answers(code)[1:]} == {"clock"}
    assert driver.shown(code)[1]["n"] > before["n"]
    assert driver.shown(code)[0]["view"]["draft"] == []


def test_the_late_seat_alone_is_answered_for(driver: LobbyDriver) -> None:
    """At two tables: the one in time is left alone."""
    late, early = two(driver), two(driver)
    driver.wait(TIMER / 2)
    driver.play(early, "ana", 0, "roll")
    driver.wait(TIMER / 2)
    assert [by for _, _, by in driver.answers(late)] == ["clock"]
    assert [by for _, _, by in driver.answers(early)] == [""]


# -- what is told of it ------------------------------------------------------------------------------------------------


def told(driver: LobbyDriver, code: str, viewer: int | None) -> list[dict[str, Any]]:
    """Returns the parameters of the events by which a viewer learns that the timer answered."""
    events = json.loads(driver.live(code).table.events(viewer, 0))
    return [event["params"] for event in events if event["code"] == "timed-out"]


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_all_hear_that_the_timer_answered_and_its_owner_hears_what(driver: LobbyDriver, game: str) -> None:
    code = driver.table("ana", "ben", game=game, timer=TIMER)
    for _ in range(6):
        driver.wait(TIMER)
    given = [(seat, action) for seat, action, by in driver.answers(code) if by == "clock"]
    assert len(given) >= 6
    for seat in (0, 1):
        mine = [(event["seat"], event["action"]) for event in told(driver, code, seat) if event["seat"] == seat]
        assert mine == [answer for answer in given if answer[0] == seat]
        assert all("action" not in event for event in told(driver, code, seat) if event["seat"] != seat)
    assert all("action" not in event for event in told(driver, code, None))


def test_a_draft_brought_to_its_end_by_the_timer_is_told_to_others_once(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", game="jackal", timer=TIMER)
    driver.wait(TIMER)
    rows = [seat for seat, action, _ in driver.answers(code) if action == "commit"]
    assert sorted(rows) == [0, 1]
    assert len(driver.answers(code)) > 2, "each laid several cards"
    assert [event["seat"] for event in told(driver, code, None)] == rows


def test_an_answer_in_time_is_no_news(driver: LobbyDriver) -> None:
    code = two(driver)
    driver.play(code, "ana", 0, "roll")
    assert told(driver, code, 0) == told(driver, code, 1) == []


def test_a_table_stored_before_loads_and_tells_it_too(driver: LobbyDriver) -> None:
    code = two(driver)
    driver.wait(TIMER)
    before = told(driver, code, 1)
    driver.restart(0)
    assert told(driver, code, 1) == before == [{"seat": 0}]


# -- a restart in between ----------------------------------------------------------------------------------------------


def test_time_stands_still_while_the_server_is_down(driver: LobbyDriver) -> None:
    code = two(driver, timer=DAY)
    driver.wait(HOUR)
    driver.restart(DAY / 2)
    driver.wait(DAY - HOUR - 1)
    assert driver.answers(code) == []
    driver.wait(1)
    assert driver.answers(code) == [(0, "roll", "clock")]


def test_time_that_had_nearly_run_out_is_two_minutes_after_a_restart(driver: LobbyDriver) -> None:
    code = two(driver, timer=DAY)
    driver.wait(DAY - 1)
    driver.restart(3 * DAY)
    driver.wait(119)
    assert driver.answers(code) == []
    driver.play(code, "ana", 0, "roll")
    driver.wait(DAY - 1)
    driver.restart(3 * DAY)
    driver.wait(120)
    assert [by for _, _, by in driver.answers(code)][:2] == ["", "clock"]


def test_a_draft_keeps_its_time_over_a_restart(driver: LobbyDriver) -> None:
    code = journey(driver, timer=DAY)
    driver.wait(HOUR)
    driver.play(code, "ana", 0, "exit 2")
    driver.restart()
    driver.wait(DAY - HOUR - 1)
    assert driver.answers(code) == [(0, "exit 2", "")]
    driver.wait(1)
    assert len(driver.answers(code)) > 1


def test_what_the_clock_answered_is_played_again_after_a_restart(driver: LobbyDriver) -> None:
    code = sealed(driver)
    driver.wait(TIMER)
    before = driver.shown(code)
    driver.restart()
    assert driver.shown(code) == before


# -- seats lent to bots ------------------------------------------------------------------------------------------------


def three(driver: LobbyDriver) -> str:
    """Ana, the host, is asked first, and nobody else in her turn; all are connected."""
    code = driver.table("ana", "ben", "cleo", preset="intro", options={"first-player": "0"})
    come(driver, code, "ana", "ben", "cleo")
    return code


def come(driver: LobbyDriver, code: str, *clients: str) -> None:
    for client in clients:
        driver.run(driver.live(code).come(client))


def go(driver: LobbyDriver, code: str, *clients: str) -> None:
    for client in clients:
        driver.live(code).go(client)


def lent(driver: LobbyDriver, code: str) -> list[bool]:
    return [seat.lent for seat in driver.live(code).table.current.seats]


def lend(driver: LobbyDriver, code: str, client: str, seat: int) -> Any:
    return driver.live(code).lend(client, seat)


def test_the_host_gives_an_absent_seat_to_a_bot_but_not_before_two_minutes(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ben")
    driver.wait(119.9)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")
    driver.wait(0.1)
    driver.run(lend(driver, code, "ana", 1))
    assert lent(driver, code) == [False, True, False]
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away"), "it is lent already"
    seat = driver.live(code).table.describe()["seats"][1]
    assert seat == {"kind": "person", "name": "ben", "bot": "greedy", "lent": True, "nonce": False}


def test_it_is_told_when_a_seat_may_be_lent(driver: LobbyDriver) -> None:
    code = three(driver)

    def wait(client: str, seat: int) -> float | None:
        return driver.live(code).lend_wait(client, seat)

    assert wait("ana", 1) is None, "ben is there"
    go(driver, code, "ben")
    assert wait("ana", 1) == 120
    assert wait("cleo", 1) is None, "the host is there"
    driver.wait(50)
    go(driver, code, "ana")
    driver.wait(10)
    assert (wait("ana", 1), wait("cleo", 1), wait("cleo", 0)) == (60, 110, 110)
    driver.wait(109.5)
    assert driver.refused(lend(driver, code, "cleo", 1)) == (403, "not-the-host")
    assert wait("cleo", 1) == 0.5
    driver.wait(0.5)
    assert wait("cleo", 1) == 0
    driver.run(lend(driver, code, "cleo", 1))
    assert wait("cleo", 1) is None, "it is lent already"
    for client, seat in (("stranger", 1), ("", 1), ("ana", 7)):
        with pytest.raises(ApiError):
            wait(client, seat)


def test_nobody_who_is_there_loses_a_seat(driver: LobbyDriver) -> None:
    code = three(driver)
    driver.wait(DAY)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")
    go(driver, code, "ben")
    driver.wait(100)
    come(driver, code, "ben")
    go(driver, code, "ben")
    driver.wait(100)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")


def test_one_of_two_connections_is_enough(driver: LobbyDriver) -> None:
    code = three(driver)
    come(driver, code, "ben")
    go(driver, code, "ben")
    driver.wait(DAY)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")


def test_only_the_host_may_while_the_host_is_there(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ben")
    driver.wait(120)
    assert driver.refused(lend(driver, code, "cleo", 1)) == (403, "not-the-host")
    assert driver.refused(lend(driver, code, "ben", 1)) == (403, "not-the-host")
    assert driver.refused(lend(driver, code, "stranger", 1)) == (404, "not-found")
    assert driver.refused(lend(driver, code, "", 1)) == (404, "not-found")
    assert driver.refused(lend(driver, code, "ana", 7)) == (404, "not-found")
    assert lent(driver, code) == [False, False, False]


def test_anyone_seated_may_while_the_host_is_away(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ana", "ben")
    driver.wait(119)
    assert driver.refused(lend(driver, code, "cleo", 0)) == (403, "not-the-host")
    driver.wait(1)
    assert driver.refused(lend(driver, code, "stranger", 0)) == (404, "not-found")
    driver.run(lend(driver, code, "cleo", 0))
    driver.run(lend(driver, code, "cleo", 1))
    assert lent(driver, code) == [True, True, False]
    assert driver.awaited(code) == [2], "both bots have played, and it is up to cleo"


def test_a_host_without_a_seat_may_as_well(driver: LobbyDriver) -> None:
    live = driver.run(driver.lobby.open("ana", {"players": 2}))
    for seat, client in enumerate(("ben", "cleo")):
        driver.run(live.sit(client, seat, client))
    driver.run(live.start("ana"))
    driver.now += 120
    driver.run(live.lend("ana", 0))
    assert [seat.lent for seat in live.table.current.seats] == [True, False]


def test_no_seat_is_lent_before_the_game_begins_or_after_it_is_over(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", start=False, options={"round-cap": 1})
    driver.wait(120)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")
    driver.run(driver.live(code).start("ana"))
    while not driver.live(code).table.current.over:
        seat = driver.awaited(code)[0]
        action = str(driver.live(code).table.current.state.legal(seat)[-1])
        driver.play(code, ("ana", "ben")[seat], seat, action)
    driver.wait(HOUR)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")


def test_a_seat_of_a_bot_is_nobodys(driver: LobbyDriver) -> None:
    code = driver.table("ana", bots=1)
    driver.wait(DAY)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")


def test_the_bot_answers_at_once_and_whenever_it_is_asked(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ana")
    driver.wait(120)
    driver.run(lend(driver, code, "ben", 0))
    assert driver.awaited(code) != [0]
    assert {(seat, by) for seat, _, by in driver.answers(code)} == {(0, "greedy")}


def test_a_bot_goes_on_in_a_sealed_window_and_in_a_draft(driver: LobbyDriver) -> None:
    code = sealed(driver, timer=0)
    come(driver, code, "ana")
    driver.wait(120)
    driver.run(lend(driver, code, "ana", 2))
    assert driver.awaited(code) == [1]
    code = journey(driver, timer=0)
    come(driver, code, "ben")
    driver.play(code, "ana", 0, "exit 2")
    driver.wait(120)
    driver.run(lend(driver, code, "ben", 0))
    assert driver.awaited(code) == [1]
    assert driver.answers(code)[0] == (0, "exit 2", "")


def test_a_lent_seat_is_lent_after_a_restart_too_and_nobody_is_away_at_once(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ben")
    driver.wait(120)
    driver.run(lend(driver, code, "ana", 1))
    driver.restart(DAY)
    assert lent(driver, code) == [False, True, False]
    assert driver.refused(lend(driver, code, "ana", 2)) == (409, "nobody-away")
    driver.wait(120)
    driver.run(lend(driver, code, "ana", 2))
    come(driver, code, "ben", "cleo")
    assert lent(driver, code) == [False, False, False]


# -- the owner is back -------------------------------------------------------------------------------------------------


def away(driver: LobbyDriver) -> str:
    """Ana is away, and a bot has played her turn: ben is asked."""
    code = three(driver)
    go(driver, code, "ana")
    driver.wait(120)
    driver.run(lend(driver, code, "ben", 0))
    assert (lent(driver, code), driver.awaited(code)) == ([True, False, False], [1])
    return code


def test_who_connects_has_the_seat_back_at_once(driver: LobbyDriver) -> None:
    code = away(driver)
    come(driver, code, "ana")
    assert lent(driver, code) == [False, False, False]
    assert isinstance(driver.lines(code)[-1], Returned)
    come(driver, code, "ana")
    assert [type(line) for line in driver.lines(code)].count(Returned) == 1


def test_two_connections_at_once_return_it_once(driver: LobbyDriver) -> None:
    code = away(driver)
    live = driver.live(code)
    driver.run_all(live.come("ana"), live.come("ana"))
    assert [type(line) for line in driver.lines(code)].count(Returned) == 1


def test_who_answers_too_late_is_refused_that_and_has_the_seat_back(driver: LobbyDriver) -> None:
    """A program without a socket has no other way to come back: its bot would always be quicker."""
    code = away(driver)
    answered = driver.answers(code)
    assert driver.refused(driver.act(code, "ana", 0, "roll", decision=0)) == (409, "stale-decision")
    assert lent(driver, code) == [False, False, False]
    assert driver.answers(code) == answered


def test_who_answers_out_of_turn_or_speaks_has_the_seat_back(driver: LobbyDriver) -> None:
    code = away(driver)
    assert driver.refused(driver.act(code, "ana", 0, "roll")) == (400, "not-awaited")
    assert lent(driver, code) == [False, False, False]
    code = away(driver)
    driver.run(driver.live(code).say("ana", 0, "i-am-back"))
    assert lent(driver, code) == [False, False, False]


def test_a_key_of_before_is_acknowledged_and_returns_the_seat(driver: LobbyDriver) -> None:
    code = three(driver)
    driver.run(driver.act(code, "ana", 0, "roll", key="mine"))
    go(driver, code, "ana")
    driver.wait(120)
    driver.run(lend(driver, code, "ben", 0))
    answered = driver.answers(code)
    driver.run(driver.act(code, "ana", 0, "roll", key="mine", decision=0))
    assert lent(driver, code) == [False, False, False]
    assert driver.answers(code) == answered


def test_another_brings_nobody_back(driver: LobbyDriver) -> None:
    code = away(driver)
    assert driver.refused(driver.act(code, "cleo", 0, "roll")) == (404, "not-found")
    come(driver, code, "cleo", "stranger")
    assert lent(driver, code) == [True, False, False]


def test_all_seats_of_an_owner_come_back_together(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", "ben")
    come(driver, code, "ana", "ben")
    go(driver, code, "ben")
    driver.wait(120)
    for seat in (1, 2):
        driver.run(lend(driver, code, "ana", seat))
    assert lent(driver, code) == [False, True, True]
    come(driver, code, "ben")
    assert lent(driver, code) == [False, False, False]


def test_a_seat_that_was_moved_to_another_screen_is_not_lent_any_more(driver: LobbyDriver) -> None:
    code = away(driver)
    link = driver.lobby.link(driver.live(code), "ana", 0)
    driver.run(driver.lobby.move("phone", link))
    assert lent(driver, code) == [False, False, False]
    driver.wait(119)
    assert driver.refused(lend(driver, code, "ben", 0)) == (409, "nobody-away"), "it has just come"


def test_who_plays_by_requests_is_there(driver: LobbyDriver) -> None:
    code = driver.table("ana", "ben", options={"first-player": "1"})
    driver.wait(119)
    driver.play(code, "ben", 1, "roll")
    driver.wait(119)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")
    driver.live(code).see("ben")
    driver.wait(119)
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")
    driver.wait(1)
    driver.run(lend(driver, code, "ana", 1))


def test_a_player_who_sat_down_late_has_been_away_since_then(driver: LobbyDriver) -> None:
    code = driver.table("ana", start=False, bots=0, practice={"seed": 1}, players=2)
    driver.wait(HOUR)
    live = driver.live(code)
    for seat in range(1, live.table.opened.players):
        driver.run(live.sit("ben", seat, "Ben"))
    driver.run(live.start("ana"))
    assert driver.refused(lend(driver, code, "ana", 1)) == (409, "nobody-away")


def test_lending_and_coming_back_at_the_same_time_leaves_the_owner_the_seat(driver: LobbyDriver) -> None:
    code = three(driver)
    go(driver, code, "ana")
    driver.wait(120)
    live = driver.live(code)
    driver.run_all(live.lend("ben", 0), live.come("ana"))
    assert lent(driver, code) == [False, False, False]
    kinds = [type(line) for line in driver.lines(code)]
    assert kinds.count(Lent) == kinds.count(Returned)
