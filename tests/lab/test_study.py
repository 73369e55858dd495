"""A study: the plain preset first, then each set on the same seeds."""

from typing import Any

import pytest

from jackhouse.kernel import BadInput
from jackhouse.lab.study import study
from jackhouse.matches.match import Outcome, Setup, play_game

ISLANDS = Setup("jackal", 2, "random", None, {}, None, 3)


@pytest.fixture(scope="module")
def islands() -> Any:
    return study(ISLANDS, [{"islands": "2"}, {"islands": "10"}], 6)


def test_a_set_equal_to_the_preset_differs_in_no_game(islands: Any) -> None:
    preset, shorter, same = islands.sets
    assert same.options == {"islands": 10}
    assert same.turns == preset.turns
    assert set(same.turns_difference) == {0}
    assert all(set(difference) == {0} for difference in same.actions_difference.values())
    assert shorter.turns_difference.value == pytest.approx(shorter.turns.value - preset.turns.value)
    assert shorter.turns_difference.high < 0


def test_the_baseline_is_the_plain_preset_and_has_no_differences(islands: Any) -> None:
    preset = islands.sets[0]
    assert (preset.options, preset.turns_difference, preset.actions_difference) == ({}, None, None)
    assert (islands.preset, islands.board, islands.games) == ("voyage", "forty", 6)


def test_figures_are_those_of_the_games(islands: Any) -> None:
    outcomes = [play_game(ISLANDS, number) for number in range(6)]
    preset = islands.sets[0]
    assert preset.turns.value == pytest.approx(sum(outcome.turns for outcome in outcomes) / 6)
    for seat in range(2):
        assert preset.wins_by_seat[seat].value == sum(seat in outcome.winners for outcome in outcomes) / 6
        first = [outcome.order[seat] in outcome.winners for outcome in outcomes]
        assert preset.wins_by_order[seat].value == sum(first) / 6
    assert sum(use.value for use in preset.actions.values()) * 6 == pytest.approx(
        sum(outcome.decisions for outcome in outcomes)
    )


def test_a_game_that_a_cap_ends_is_not_finished() -> None:
    rabbits = Setup("jack-rabbits", 2, "greedy", None, {}, None, 3)
    preset, capped = study(rabbits, [{"round-cap": "1"}], 2).sets
    assert (preset.finished.value, capped.finished.value) == (1, 0)
    assert [estimate.value for estimate in capped.wins_by_seat] == [0, 0]


def test_bad_sets_are_refused_before_the_first_game() -> None:
    played: list[Outcome] = []
    for sets, count in (([{"islands": "2"}, {"wings": "on"}], 2), ([], 1)):
        with pytest.raises(BadInput):
            study(ISLANDS, sets, count, on_game=played.append)
    assert played == []
