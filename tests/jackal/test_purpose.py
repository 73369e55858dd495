"""The purpose of an answer: the treasure it leads to, and how soon, from the view alone."""

from typing import Any

import pytest

from jackhouse import bots, games
from jackhouse.kernel import BadInput, Rng
from tests.helpers import play
from tests.jackal.hunts import JACKAL, ashore, go_on, hunt


def told(state: Any, *actions: str, seat: int | None = None) -> tuple[str, dict[str, Any]] | None:
    found = JACKAL.purpose(state.view(state.awaited[0] if seat is None else seat), actions)
    return None if found is None else (found["code"], found["params"])


@pytest.mark.rule("JK-5.3")
def test_a_planned_row_reaches_a_treasure() -> None:
    state = ashore(island="W o 3 / o o o", hands=("LR LR UD", "LR"))
    row = {"cards": ["LR", "LR"], "coins": 3, "steps": 2}
    assert told(state, "lay LR", "lay LR", "commit", seat=0) == ("row-reaches", row)
    assert told(state, "lay LR", seat=0) is None
    play(state, "0: lay LR")
    assert told(state, "lay LR", seat=0) == ("row-reaches", row)
    assert told(state, "commit", seat=0) is None, "the hand reaches one"


@pytest.mark.rule("JK-3.5")
def test_a_row_lands_at_its_flag() -> None:
    state = ashore(island="W o R / o o 2", hands=("red UD", "LR"))
    assert told(state, "lay red", "lay UD", "commit", seat=0) == (
        "row-reaches",
        {"cards": ["red", "UD"], "coins": 2, "steps": 1},
    )
    assert told(ashore(island="W o o / o o 2", hands=("red UD", "LR")), "lay red", "lay UD", seat=0) is None


def test_a_hand_without_a_way_is_told() -> None:
    state = ashore(island="W o 3 / o o o", hands=("UD", "LR"))
    assert told(state, "lay UD", "commit", seat=0) == ("hand-none", {})


@pytest.mark.rule("JK-6.1")
def test_a_direction_is_first_if_no_row_to_come_can_be_sooner() -> None:
    state = go_on(hunt("3 W o / o o o", "LR", "LR"))
    assert told(state, "go W") == ("reaches-first", {"coins": 3, "steps": 1})
    assert told(state, "go E") is None
    state = go_on(hunt("W o / 3 o", "+ + +", "UD"))
    assert told(state, "go S") == ("reaches-first", {"coins": 3, "steps": 1}), "ties go by turn order"
    assert told(state, "go E") == ("reaches", {"coins": 3, "steps": 3}), "the other needs one step"
    state = go_on(hunt("W o / 3 o", "+ + +", "LR"))
    assert told(state, "go E") == ("reaches-first", {"coins": 3, "steps": 3})
    assert told(hunted("W ^ o / o 3 o", ""), "go E") == ("reaches-first", {"coins": 3, "steps": 3})
    assert told(hunted("W ^ o / o 3 o", "friday"), "go E") == ("reaches", {"coins": 3, "steps": 3}), "a hidden card"


def hunted(island: str, extra: str) -> Any:
    """Two pirates with the same row; the later one has another card, which the first does not know."""
    return go_on(hunt(island, "+ +", "LR UD", extra=("", extra)))


@pytest.mark.rule("JK-6.1")
def test_who_is_there_already_is_counted() -> None:
    state = go_on(hunt("3 W 1", "LR", "LR"))
    play(state, "0: go W")
    assert told(go_on(state), "go W") == ("reaches", {"coins": 2, "steps": 1})
    state = go_on(hunt("3 W 1", "LR", "LR"))
    play(state, "0: go E")
    assert told(go_on(state), "go E") == ("late", {})


@pytest.mark.rule("JK-3.9")
def test_rum_slows_a_pirate_or_stays_in_the_hand() -> None:
    state = hunt("3 W 1", "LR", "LR", extra=("", "rum"))
    assert told(state, "rum 1", seat=1) == ("slows", {"victim": 0, "count": 1})
    assert told(state, "pass", seat=1) == ("keeps", {"card": "rum"})


def test_nothing_is_said_to_one_who_is_not_asked() -> None:
    state = go_on(hunt("3 W 1", "LR", "LR"))
    assert told(state, "go W", seat=1) is None
    assert told(state, seat=0) is None


def test_a_view_that_is_none_is_refused() -> None:
    for bad in ({}, {"question": 3}, {"question": {"code": "go"}}):
        with pytest.raises(BadInput):
            JACKAL.purpose(bad, ["go W"])


def test_every_hint_of_whole_games_has_a_purpose_or_none() -> None:
    """Plain data for whatever the bot does; most of its hints in Jackal say why."""
    codes: list[str] = []
    bot = bots.get("greedy")
    for game in games.all_games():
        state, rng = game.new(2, seed=4), Rng.of_seed(1)
        for _ in range(150):
            if state.over:
                break
            seat = state.awaited[0]
            action = str(bot.choose(state.view(seat), state.legal(seat), rng))
            found = game.purpose(state.view(seat), [action])
            codes += [found["code"]] if found else []
            state.play(seat, game.parse(action))
    assert {"row-reaches", "reaches-first"} <= {*codes}
