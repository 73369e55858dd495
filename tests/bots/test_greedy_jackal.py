"""The greedy bot of Jackal."""

from typing import Any

import pytest

from jackhouse import bots
from jackhouse.kernel import Rng
from jackhouse.lab.simulate import simulate
from jackhouse.matches.match import Setup
from tests.helpers import play
from tests.jackal.hunts import ashore, hunt


def choice(state: Any, seat: int = 0) -> str:
    """Returns the action that the greedy bot chooses."""
    return str(bots.get("greedy").choose(state.view(seat), state.legal(seat), Rng.of_seed(1)))


def row(state: Any, seat: int = 0) -> str:
    """Lays the bot's cards and returns its row."""
    while str(choice(state, seat)) != "commit":
        play(state, f"{seat}: {choice(state, seat)}")
    return " ".join(line.removeprefix("lay ") for line in state.view(seat)["draft"])


def test_the_bot_lays_a_row_that_leads_to_the_best_treasure() -> None:
    assert row(ashore(island="1 W o / . . . / . o 3", hands=("LR horse horse", "rum"))).startswith("LR") is False
    assert row(ashore(island="W o 3", hands=("LR LR UD", "rum"))) == "LR LR"


def test_the_bot_lays_no_more_than_it_needs_when_it_has_many_cards() -> None:
    laid = row(ashore(island="W 1 o", hands=("LR + horse horse X X", "rum")))
    assert laid.split()[0] in ("LR", "+")
    assert len(laid.split()) == 1


def test_the_bot_prefers_a_treasure_that_no_rival_has_reached() -> None:
    """A treasure with two rivals on it is worth less than a smaller one without rivals."""
    state = hunt("1 W 2", "LR", "LR", "LR", first=0)
    play(state, "go E")
    play(state, "go E")
    assert choice(state, 2) == "go W"


def test_the_bot_keeps_a_special_card_that_brings_nothing() -> None:
    state = hunt("W ^ 1 .", "LR LR", "rum", extra=("friday",))
    assert choice(state) == "pass"  # without rivals, one more step costs nothing
    fighting = hunt("W ! . / . . 3", "LR SE", "rum", extra=("weapon",))
    assert choice(fighting) == "weapon"


def test_the_bot_gives_rum_if_that_wins_the_race() -> None:
    state = hunt("W 3 .", "LR", "LR", extra=("", "rum"))
    assert choice(state, 1) == "rum 1"
    nothing = hunt("W 3 .", "LR", "NE", extra=("", "rum rum"))
    assert choice(nothing, 1) == "pass"


def test_the_bot_goes_to_tortuga_with_a_poor_hand() -> None:
    assert choice(ashore(island="W o o 3", hands=("NE NE", "LR"), coins=(4, 0))) == "tortuga 1"
    assert choice(ashore(island="W 1 o 3", hands=("LR LR", "LR"), coins=(4, 0))) == "sail"
    assert choice(ashore(island="W o o 3", hands=("NE NE", "LR"), coins=(4, 0), round=10)) == "sail"
    assert choice(ashore(island="W o o 3", hands=("NE NE", "LR"), coins=(1, 0))) == "tortuga 1"  # the last coin
    assert choice(ashore(island="W o o 3", hands=("NE NE NW NW SE SE SW SW red", "LR"), coins=(4, 0))) == "sail"


def test_the_bot_lays_a_flag_that_leads_nowhere() -> None:
    """A laid card is replaced by a new one; a flag can only be the first card of a row."""
    assert row(ashore(island="W o o 3", hands=("LR red double rum", "rum"))).split()[0] == "red"
    assert row(ashore(island="W o o 3", hands=("LR LR LR red", "rum"))) == "LR LR LR"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bot_beats_the_random_bot(players: int) -> None:
    result = simulate(Setup("jackal", players, "greedy,random", None, {}, None, 5), 10)
    assert result["finished"] == 10
    assert result["wins_by_bot"]["greedy"] >= 9


def test_figures_do_not_depend_on_jobs_and_are_shown_with_their_ranges() -> None:
    setup = Setup("jackal", 4, "greedy", None, {"islands": "3"}, None, 5)
    one, two = [simulate(setup, 6, jobs, in_detail=True) for jobs in (1, 2)]
    for key in one:
        assert one[key] == two[key] or key in ("seconds", "decisions_per_second")
    assert set(one["islands"]) == {
        "hands_reaching_nothing", "rounds_with_a_three", "treasures_contested", "coins_per_player_and_round",
        "rounds_without_arrival", "games_within_the_bank",
    }  # fmt: skip
    assert sum(one["cards_per_game"].values()) > 10
