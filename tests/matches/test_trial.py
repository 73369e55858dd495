"""Trials of boards: many games of greedy bots, and the figures that they give (JR-3.2)."""

import json
import subprocess
import sys
from typing import Any

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.kernel import BadInput
from jackhouse.matches.match import play_game
from jackhouse.matches.trial import BoardTrial, TrialGame, games_of, royals_of, trial_game, trial_setup
from tests.jackrabbits import boards

SAMPLE = trial_setup("sample", 4, {}, 0)


def trial_of(*games: TrialGame) -> dict[str, Any]:
    trial = BoardTrial(4, royals_of(SAMPLE))
    for game in games:
        trial.add(game)
    return trial.result()


def test_the_figures_count_wins_by_order_lengths_and_claims():
    result = trial_of(
        TrialGame(10, [0], {"KD": 2, "JC": 1}),
        TrialGame(20, [3], {"KD": 1}),
        TrialGame(30, [], {}),
        TrialGame(40, [0], {}),
    )
    assert (result["players"], result["games"]) == (4, 4)
    assert result["turns"] == {"mean": 25.0, "deviation": 12.91, "least": 10, "median": 30, "most": 40}
    assert (result["won"]["games"], result["won"]["value"]) == (3, 0.75)
    assert [place["games"] for place in result["by_order"]] == [2, 0, 0, 1]
    assert all(place["low"] <= place["value"] <= place["high"] for place in result["by_order"])
    assert result["royals"]["KD"] == {"games": 2, "share": 0.5, "claims": 3}
    assert result["royals"]["QH"] == {"games": 0, "share": 0.0, "claims": 0}
    assert sorted(result["royals"]) == sorted(rank + suit for rank in "KQJ" for suit in "CSHD")


def test_one_game_is_enough_for_figures():
    result = trial_of(TrialGame(12, [1], {"JD": 1}))
    assert result["turns"]["deviation"] == 0
    assert result["by_order"][1]["value"] == 1


def test_the_order_of_the_games_has_no_influence():
    games = list(games_of(SAMPLE, 3))
    assert trial_of(*games) == trial_of(*reversed(games))


def test_the_claims_of_a_game_are_those_that_its_record_has():
    outcome = play_game(SAMPLE, 0)
    game = trial_game(outcome)
    assert sum(game.claims.values()) == outcome.usage["acquired"] > 0
    assert game.turns == outcome.turns
    assert [outcome.order[place] for place in game.winners] == outcome.winners


@pytest.mark.rule("JR-8.2")
def test_with_fewer_suits_only_their_royals_are_told():
    assert sorted(royals_of(trial_setup("sample-2", 2, {"tight-suits": True}, 0))) == sorted(
        rank + suit for rank in "KQJ" for suit in "SH"
    )


def test_a_board_that_cannot_be_won_is_refused_before_any_game():
    with pytest.raises(BadInput) as refused:
        royals_of(trial_setup(boards.tiny(), 4, {}, 0))
    assert refused.value.reason.code == "board-unwinnable"


def test_a_process_of_its_own_plays_the_same_games():
    setup = SAMPLE._replace(board=load_board("sample").written())
    command = [sys.executable, "-m", "jackhouse.matches.trial"]
    done = subprocess.run(command, input=json.dumps([*setup, 2]) + "\n", capture_output=True, text=True, check=True)
    played = [TrialGame(*json.loads(line)) for line in done.stdout.splitlines()]
    assert played == list(games_of(SAMPLE, 2))
