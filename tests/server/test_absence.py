"""Nobody waits for the absent: a timer for each decision, and bots that sit in until their owners are back."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jackhouse import games
from jackhouse.server.errors import ApiError
from jackhouse.tables.entries import Lent, Returned
from tests.server.evening import HOUR, Evening

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
def evening(tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()
    evening.loop.close()


def two(evening: Evening, timer: int = TIMER, **wanted: Any) -> str:
    return evening.table("ana", "ben", timer=timer, options={"first-player": "0"}, **wanted)


def sealed(evening: Evening, timer: int = TIMER) -> str:
    code = evening.table("ana", "ben", "cleo", timer=timer, practice={"position": SEALED})
    assert evening.awaited(code) == [1, 2]
    return code


def journey(evening: Evening, timer: int = TIMER) -> str:
    return evening.table("ana", "ben", timer=timer, practice={"position": JOURNEY})


# -- the timer ---------------------------------------------------------------------------------------------------------


def test_without_a_timer_a_table_waits_for_ever(evening: Evening) -> None:
    code = two(evening, timer=0)
    evening.wait(29 * DAY)
    assert evening.answers(code) == []


@pytest.mark.parametrize("timer", [20, 3 * DAY])
def test_a_timer_is_from_twenty_seconds_to_three_days(evening: Evening, timer: int) -> None:
    code = two(evening, timer=timer)
    evening.wait(timer - 0.001)
    assert evening.answers(code) == []
    evening.wait(0.001)
    assert evening.answers(code) == [(0, "roll", "clock")]


@pytest.mark.parametrize("timer", [-1, 1, 19, 3 * DAY + 1])
def test_no_other_timer_can_be_had(evening: Evening, timer: int) -> None:
    assert evening.refused(evening.lobby.open("ana", {"players": 2, "timer": timer})) == (400, "bad-timer")


def test_each_decision_has_its_own_time(evening: Evening) -> None:
    code = two(evening)
    evening.wait(TIMER - 1)
    evening.play(code, "ana", 0, "roll")
    evening.wait(TIMER - 1)
    assert [by for _, _, by in evening.answers(code)] == [""]
    evening.wait(1)
    assert [by for _, _, by in evening.answers(code)][:2] == ["", "clock"]


def test_the_next_one_asked_has_all_its_time(evening: Evening) -> None:
    code = two(evening)
    while evening.awaited(code) == [0]:
        evening.wait(TIMER)
    assert evening.awaited(code) == [1]
    answered = len(evening.answers(code))
    evening.wait(TIMER - 1)
    assert len(evening.answers(code)) == answered


def test_a_late_answer_is_refused_and_its_author_may_go_on(evening: Evening) -> None:
    code = two(evening)
    late = evening.act(code, "ana", 0, "roll")
    evening.wait(TIMER)
    assert evening.refused(late) == (409, "stale-decision")
    assert len(evening.answers(code)) == 1
    action = str(evening.live(code).table.current.state.legal(0)[0])
    evening.play(code, "ana", 0, action)
    assert evening.answers(code)[-1] == (0, action, "")


def test_an_answer_that_comes_with_the_tick_counts_once(evening: Evening) -> None:
    code = two(evening)
    evening.now += TIMER
    evening.run_all(evening.act(code, "ana", 0, "roll"), evening.tick())
    assert [action for _, action, _ in evening.answers(code)].count("roll") == 1


# -- sealed windows and drafts -----------------------------------------------------------------------------------------


def test_one_late_seat_of_a_sealed_window_is_answered_for_the_other_keeps_its_own(evening: Evening) -> None:
    code = sealed(evening)
    evening.wait(TIMER - 1)
    evening.play(code, "ben", 1, "pass")
    evening.wait(0.5)
    assert evening.answers(code) == [(1, "pass", "")]
    evening.wait(0.5)
    assert evening.answers(code)[:2] == [(1, "pass", ""), (2, evening.answers(code)[1][1], "clock")]
    assert evening.awaited(code) == [0]


def test_second_thoughts_in_a_sealed_window_buy_no_time(evening: Evening) -> None:
    code = sealed(evening)
    evening.wait(TIMER - 2)
    evening.play(code, "ben", 1, "pass")
    evening.wait(1)
    live = evening.live(code)
    evening.run(live.undo("ben", 1, evening.decision(code, 1), "back"))
    assert evening.awaited(code) == [1, 2]
    evening.wait(1)
    assert [by for _, _, by in evening.answers(code)] == ["", "clock", "clock"]


def test_all_late_seats_of_a_sealed_window_are_answered_in_one_tick(evening: Evening) -> None:
    code = sealed(evening)
    evening.wait(TIMER)
    assert [(seat, by) for seat, _, by in evening.answers(code)] == [(1, "clock"), (2, "clock")]


def test_steps_of_a_draft_and_taking_them_back_buy_no_time(evening: Evening) -> None:
    code = journey(evening)
    live = evening.live(code)
    for turn in range(4):
        evening.wait(TIMER / 5)
        evening.play(code, "ana", 0, "exit 2")
        evening.run(live.undo("ana", 0, evening.decision(code, 0), f"back {turn}"))
    evening.wait(TIMER / 5 - 1)
    assert "clock" not in [by for _, _, by in evening.answers(code)]
    evening.wait(1)
    assert "clock" in [by for _, _, by in evening.answers(code)]


def test_a_draft_that_is_late_is_brought_to_where_all_see_it(evening: Evening) -> None:
    """How many decisions it takes is nobody else's business, so they are not spread over several times."""
    code = journey(evening)
    evening.play(code, "ana", 0, "exit 2")
    before = evening.shown(code)[1]
    evening.wait(TIMER)
    assert evening.answers(code)[0] == (0, "exit 2", "")
    assert {by for _, _, by in evening.answers(code)[1:]} == {"clock"}
    assert evening.shown(code)[1]["n"] > before["n"]
    assert evening.shown(code)[0]["view"]["draft"] == []


def test_the_late_seat_alone_is_answered_for(evening: Evening) -> None:
    """At two tables: the one in time is left alone."""
    late, early = two(evening), two(evening)
    evening.wait(TIMER / 2)
    evening.play(early, "ana", 0, "roll")
    evening.wait(TIMER / 2)
    assert [by for _, _, by in evening.answers(late)] == ["clock"]
    assert [by for _, _, by in evening.answers(early)] == [""]


# -- what is told of it ------------------------------------------------------------------------------------------------


def told(evening: Evening, code: str, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer has been told of answers that the timer gave."""
    events = json.loads(evening.live(code).table.events(viewer, 0))
    return [event["params"] for event in events if event["code"] == "timed-out"]


@pytest.mark.parametrize("game", [game.key for game in games.all_games()])
def test_all_hear_that_the_timer_answered_and_its_owner_hears_what(evening: Evening, game: str) -> None:
    code = evening.table("ana", "ben", game=game, timer=TIMER)
    for _ in range(6):
        evening.wait(TIMER)
    given = [(seat, action) for seat, action, by in evening.answers(code) if by == "clock"]
    assert len(given) >= 6
    for seat in (0, 1):
        mine = [(event["seat"], event["action"]) for event in told(evening, code, seat) if event["seat"] == seat]
        assert mine == [answer for answer in given if answer[0] == seat]
        assert all("action" not in event for event in told(evening, code, seat) if event["seat"] != seat)
    assert all("action" not in event for event in told(evening, code, None))


def test_a_draft_brought_to_its_end_by_the_timer_is_told_to_others_once(evening: Evening) -> None:
    code = evening.table("ana", "ben", game="jackal", timer=TIMER)
    evening.wait(TIMER)
    rows = [seat for seat, action, _ in evening.answers(code) if action == "commit"]
    assert sorted(rows) == [0, 1]
    assert len(evening.answers(code)) > 2, "each laid several cards"
    assert [event["seat"] for event in told(evening, code, None)] == rows


def test_an_answer_in_time_is_no_news(evening: Evening) -> None:
    code = two(evening)
    evening.play(code, "ana", 0, "roll")
    assert told(evening, code, 0) == told(evening, code, 1) == []


def test_a_table_stored_before_loads_and_tells_it_too(evening: Evening) -> None:
    code = two(evening)
    evening.wait(TIMER)
    before = told(evening, code, 1)
    evening.restart(0)
    assert told(evening, code, 1) == before == [{"seat": 0}]


# -- a restart in between ----------------------------------------------------------------------------------------------


def test_time_stands_still_while_the_server_is_down(evening: Evening) -> None:
    code = two(evening, timer=DAY)
    evening.wait(HOUR)
    evening.restart(DAY / 2)
    evening.wait(DAY - HOUR - 1)
    assert evening.answers(code) == []
    evening.wait(1)
    assert evening.answers(code) == [(0, "roll", "clock")]


def test_time_that_had_nearly_run_out_is_two_minutes_after_a_restart(evening: Evening) -> None:
    code = two(evening, timer=DAY)
    evening.wait(DAY - 1)
    evening.restart(3 * DAY)
    evening.wait(119)
    assert evening.answers(code) == []
    evening.play(code, "ana", 0, "roll")
    evening.wait(DAY - 1)
    evening.restart(3 * DAY)
    evening.wait(120)
    assert [by for _, _, by in evening.answers(code)][:2] == ["", "clock"]


def test_a_draft_keeps_its_time_over_a_restart(evening: Evening) -> None:
    code = journey(evening, timer=DAY)
    evening.wait(HOUR)
    evening.play(code, "ana", 0, "exit 2")
    evening.restart()
    evening.wait(DAY - HOUR - 1)
    assert evening.answers(code) == [(0, "exit 2", "")]
    evening.wait(1)
    assert len(evening.answers(code)) > 1


def test_what_the_clock_answered_is_played_again_after_a_restart(evening: Evening) -> None:
    code = sealed(evening)
    evening.wait(TIMER)
    before = evening.shown(code)
    evening.restart()
    assert evening.shown(code) == before


# -- seats lent to bots ------------------------------------------------------------------------------------------------


def three(evening: Evening) -> str:
    """Ana, the host, is asked first, and nobody else in her turn; all are connected."""
    code = evening.table("ana", "ben", "cleo", preset="intro", options={"first-player": "0"})
    come(evening, code, "ana", "ben", "cleo")
    return code


def come(evening: Evening, code: str, *guests: str) -> None:
    for guest in guests:
        evening.run(evening.live(code).come(guest))


def go(evening: Evening, code: str, *guests: str) -> None:
    for guest in guests:
        evening.live(code).go(guest)


def lent(evening: Evening, code: str) -> list[bool]:
    return [seat.lent for seat in evening.live(code).table.current.seats]


def lend(evening: Evening, code: str, guest: str, seat: int) -> Any:
    return evening.live(code).lend(guest, seat)


def test_the_host_gives_an_absent_seat_to_a_bot_but_not_before_two_minutes(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ben")
    evening.wait(119.9)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")
    evening.wait(0.1)
    evening.run(lend(evening, code, "ana", 1))
    assert lent(evening, code) == [False, True, False]
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away"), "it is lent already"
    seat = evening.live(code).table.describe()["seats"][1]
    assert seat == {"kind": "person", "name": "ben", "bot": "greedy", "lent": True, "nonce": False}


def test_it_is_told_when_a_seat_may_be_lent(evening: Evening) -> None:
    code = three(evening)

    def wait(guest: str, seat: int) -> float | None:
        return evening.live(code).lend_wait(guest, seat)

    assert wait("ana", 1) is None, "ben is there"
    go(evening, code, "ben")
    assert wait("ana", 1) == 120
    assert wait("cleo", 1) is None, "the host is there"
    evening.wait(50)
    go(evening, code, "ana")
    evening.wait(10)
    assert (wait("ana", 1), wait("cleo", 1), wait("cleo", 0)) == (60, 110, 110)
    evening.wait(109.5)
    assert evening.refused(lend(evening, code, "cleo", 1)) == (403, "not-the-host")
    assert wait("cleo", 1) == 0.5
    evening.wait(0.5)
    assert wait("cleo", 1) == 0
    evening.run(lend(evening, code, "cleo", 1))
    assert wait("cleo", 1) is None, "it is lent already"
    for guest, seat in (("stranger", 1), ("", 1), ("ana", 7)):
        with pytest.raises(ApiError):
            wait(guest, seat)


def test_nobody_who_is_there_loses_a_seat(evening: Evening) -> None:
    code = three(evening)
    evening.wait(DAY)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")
    go(evening, code, "ben")
    evening.wait(100)
    come(evening, code, "ben")
    go(evening, code, "ben")
    evening.wait(100)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")


def test_one_of_two_connections_is_enough(evening: Evening) -> None:
    code = three(evening)
    come(evening, code, "ben")
    go(evening, code, "ben")
    evening.wait(DAY)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")


def test_only_the_host_may_while_the_host_is_there(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ben")
    evening.wait(120)
    assert evening.refused(lend(evening, code, "cleo", 1)) == (403, "not-the-host")
    assert evening.refused(lend(evening, code, "ben", 1)) == (403, "not-the-host")
    assert evening.refused(lend(evening, code, "stranger", 1)) == (404, "not-found")
    assert evening.refused(lend(evening, code, "", 1)) == (404, "not-found")
    assert evening.refused(lend(evening, code, "ana", 7)) == (404, "not-found")
    assert lent(evening, code) == [False, False, False]


def test_anyone_seated_may_while_the_host_is_away(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ana", "ben")
    evening.wait(119)
    assert evening.refused(lend(evening, code, "cleo", 0)) == (403, "not-the-host")
    evening.wait(1)
    assert evening.refused(lend(evening, code, "stranger", 0)) == (404, "not-found")
    evening.run(lend(evening, code, "cleo", 0))
    evening.run(lend(evening, code, "cleo", 1))
    assert lent(evening, code) == [True, True, False]
    assert evening.awaited(code) == [2], "both bots have played, and it is up to cleo"


def test_a_host_without_a_seat_may_as_well(evening: Evening) -> None:
    live = evening.run(evening.lobby.open("ana", {"players": 2}))
    for seat, guest in enumerate(("ben", "cleo")):
        evening.run(live.sit(guest, seat, guest))
    evening.run(live.start("ana"))
    evening.now += 120
    evening.run(live.lend("ana", 0))
    assert [seat.lent for seat in live.table.current.seats] == [True, False]


def test_no_seat_is_lent_before_the_game_begins_or_after_it_is_over(evening: Evening) -> None:
    code = evening.table("ana", "ben", start=False, options={"round-cap": 1})
    evening.wait(120)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")
    evening.run(evening.live(code).start("ana"))
    while not evening.live(code).table.current.over:
        seat = evening.awaited(code)[0]
        action = str(evening.live(code).table.current.state.legal(seat)[-1])
        evening.play(code, ("ana", "ben")[seat], seat, action)
    evening.wait(HOUR)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")


def test_a_seat_of_a_bot_is_nobodys(evening: Evening) -> None:
    code = evening.table("ana", bots=1)
    evening.wait(DAY)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")


def test_the_bot_answers_at_once_and_whenever_it_is_asked(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ana")
    evening.wait(120)
    evening.run(lend(evening, code, "ben", 0))
    assert evening.awaited(code) != [0]
    assert {(seat, by) for seat, _, by in evening.answers(code)} == {(0, "greedy")}


def test_a_bot_goes_on_in_a_sealed_window_and_in_a_draft(evening: Evening) -> None:
    code = sealed(evening, timer=0)
    come(evening, code, "ana")
    evening.wait(120)
    evening.run(lend(evening, code, "ana", 2))
    assert evening.awaited(code) == [1]
    code = journey(evening, timer=0)
    come(evening, code, "ben")
    evening.play(code, "ana", 0, "exit 2")
    evening.wait(120)
    evening.run(lend(evening, code, "ben", 0))
    assert evening.awaited(code) == [1]
    assert evening.answers(code)[0] == (0, "exit 2", "")


def test_a_lent_seat_is_lent_after_a_restart_too_and_nobody_is_away_at_once(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ben")
    evening.wait(120)
    evening.run(lend(evening, code, "ana", 1))
    evening.restart(DAY)
    assert lent(evening, code) == [False, True, False]
    assert evening.refused(lend(evening, code, "ana", 2)) == (409, "nobody-away")
    evening.wait(120)
    evening.run(lend(evening, code, "ana", 2))
    come(evening, code, "ben", "cleo")
    assert lent(evening, code) == [False, False, False]


# -- the owner is back -------------------------------------------------------------------------------------------------


def away(evening: Evening) -> str:
    """Ana is away, and a bot has played her turn: ben is asked."""
    code = three(evening)
    go(evening, code, "ana")
    evening.wait(120)
    evening.run(lend(evening, code, "ben", 0))
    assert (lent(evening, code), evening.awaited(code)) == ([True, False, False], [1])
    return code


def test_who_connects_has_the_seat_back_at_once(evening: Evening) -> None:
    code = away(evening)
    come(evening, code, "ana")
    assert lent(evening, code) == [False, False, False]
    assert isinstance(evening.lines(code)[-1], Returned)
    come(evening, code, "ana")
    assert [type(line) for line in evening.lines(code)].count(Returned) == 1


def test_two_connections_at_once_return_it_once(evening: Evening) -> None:
    code = away(evening)
    live = evening.live(code)
    evening.run_all(live.come("ana"), live.come("ana"))
    assert [type(line) for line in evening.lines(code)].count(Returned) == 1


def test_who_answers_too_late_is_refused_that_and_has_the_seat_back(evening: Evening) -> None:
    """A program without a socket has no other way to come back: its bot would always be quicker."""
    code = away(evening)
    answered = evening.answers(code)
    assert evening.refused(evening.act(code, "ana", 0, "roll", decision=0)) == (409, "stale-decision")
    assert lent(evening, code) == [False, False, False]
    assert evening.answers(code) == answered


def test_who_answers_out_of_turn_or_speaks_has_the_seat_back(evening: Evening) -> None:
    code = away(evening)
    assert evening.refused(evening.act(code, "ana", 0, "roll")) == (400, "not-awaited")
    assert lent(evening, code) == [False, False, False]
    code = away(evening)
    evening.run(evening.live(code).say("ana", 0, "i-am-back"))
    assert lent(evening, code) == [False, False, False]


def test_a_key_of_before_is_acknowledged_and_returns_the_seat(evening: Evening) -> None:
    code = three(evening)
    evening.run(evening.act(code, "ana", 0, "roll", key="mine"))
    go(evening, code, "ana")
    evening.wait(120)
    evening.run(lend(evening, code, "ben", 0))
    answered = evening.answers(code)
    evening.run(evening.act(code, "ana", 0, "roll", key="mine", decision=0))
    assert lent(evening, code) == [False, False, False]
    assert evening.answers(code) == answered


def test_another_brings_nobody_back(evening: Evening) -> None:
    code = away(evening)
    assert evening.refused(evening.act(code, "cleo", 0, "roll")) == (404, "not-found")
    come(evening, code, "cleo", "stranger")
    assert lent(evening, code) == [True, False, False]


def test_all_seats_of_an_owner_come_back_together(evening: Evening) -> None:
    code = evening.table("ana", "ben", "ben")
    come(evening, code, "ana", "ben")
    go(evening, code, "ben")
    evening.wait(120)
    for seat in (1, 2):
        evening.run(lend(evening, code, "ana", seat))
    assert lent(evening, code) == [False, True, True]
    come(evening, code, "ben")
    assert lent(evening, code) == [False, False, False]


def test_a_seat_that_was_moved_to_another_screen_is_not_lent_any_more(evening: Evening) -> None:
    code = away(evening)
    link = evening.lobby.link(evening.live(code), "ana", 0)
    evening.run(evening.lobby.move("phone", link))
    assert lent(evening, code) == [False, False, False]
    evening.wait(119)
    assert evening.refused(lend(evening, code, "ben", 0)) == (409, "nobody-away"), "it has just come"


def test_who_plays_by_requests_is_there(evening: Evening) -> None:
    code = evening.table("ana", "ben", options={"first-player": "1"})
    evening.wait(119)
    evening.play(code, "ben", 1, "roll")
    evening.wait(119)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")
    evening.live(code).see("ben")
    evening.wait(119)
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")
    evening.wait(1)
    evening.run(lend(evening, code, "ana", 1))


def test_who_sat_down_late_has_been_away_since_then(evening: Evening) -> None:
    code = evening.table("ana", start=False, bots=0, practice={"seed": 1}, players=2)
    evening.wait(HOUR)
    live = evening.live(code)
    for seat in range(1, live.table.opened.players):
        evening.run(live.sit("ben", seat, "Ben"))
    evening.run(live.start("ana"))
    assert evening.refused(lend(evening, code, "ana", 1)) == (409, "nobody-away")


def test_lending_and_coming_back_at_the_same_time_leaves_the_owner_the_seat(evening: Evening) -> None:
    code = three(evening)
    go(evening, code, "ana")
    evening.wait(120)
    live = evening.live(code)
    evening.run_all(live.lend("ben", 0), live.come("ana"))
    assert lent(evening, code) == [False, False, False]
    kinds = [type(line) for line in evening.lines(code)]
    assert kinds.count(Lent) == kinds.count(Returned)
