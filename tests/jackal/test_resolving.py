"""Rows are carried out, and treasure is paid (JK-5, JK-6)."""

import pytest

from tests.helpers import codes, legal, play, why
from tests.jackal.hunts import ashore, go_on, hunt, lay, question, told, where


@pytest.mark.rule("JK-5.1")
def test_from_the_first_player_clockwise() -> None:
    state = ashore(island="W o o", hands=("LR", "LR", "LR"), first=1, options={"islands": 1})
    for seat in (0, 1, 2):
        lay(state, seat, "LR")
    assert [params["seat"] for params in told(state.events, "moved")] == [1, 2, 0]


@pytest.mark.rule("JK-5.1")
def test_cards_from_left_to_right() -> None:
    state = hunt("W o / . o", "LR UD", "rum")
    assert where(state)[0] == "b2"
    assert where(hunt("W o / . o", "UD LR", "rum"))[0] == "a1"  # the first card has no move


@pytest.mark.rule("JK-5.1")
def test_a_direction_is_chosen_when_the_card_is_carried_out_with_all_rows_in_view() -> None:
    state = go_on(hunt("1 W 3", "LR", "SE SE"))
    assert (question(state), legal(state, 0)) == ("go", ["go W", "go E"])
    assert state.view(0)["rows"] == [["LR"], ["SE", "SE"]]
    play(state, "go W")
    assert where(state)[0] == "a1"


@pytest.mark.rule("JK-5.2")
def test_each_movement_is_a_step_and_difficult_terrain_counts_two() -> None:
    state = hunt("W o . / . . ^ / . . o", "LR SE UD", "rum")
    assert where(state)[0] == "c3"
    assert state.steps[0] == 4
    assert hunt("W o o 1", "LR", "rum").steps[0] == 1


@pytest.mark.rule("JK-5.2")
def test_a_movement_must_end_on_a_space_else_the_turn_ends() -> None:
    state = ashore(island="W o . / 3 . .", hands=("LR NE UD", "rum"), options={"islands": 1})
    lay(state, 0, "LR NE UD")
    lay(state, 1, "rum")
    assert told(state.events, "row-ended")[0] == {"seat": 0, "cause": "blocked"}
    assert (where(state)[0], state.steps[0]) == ("b1", 1)


@pytest.mark.rule("JK-5.2")
def test_a_move_that_there_is_must_be_taken() -> None:
    state = hunt("W o / . . ", "LR LR", "rum")
    assert where(state)[0] == "a1"  # there and back
    assert state.steps[0] == 2
    choice = go_on(hunt("o W o", "LR", "rum"))
    assert legal(choice, 0) == ["go W", "go E"]
    assert (why(choice, "go N", 0).code, why(choice, "go N", 0).rule) == ("no-such-move", "JK-5.2")
    assert why(choice, "pass", 0).code == "not-now"


@pytest.mark.rule("JK-5.2")
def test_pirates_never_block_each_other() -> None:
    state = hunt("W o", "LR", "LR LR", "LR")
    assert where(state) == ["b1", "a1", "b1"]


@pytest.mark.rule("JK-5.3")
def test_arriving_on_a_treasure_ends_the_turn() -> None:
    state = ashore(island="W 1 3", hands=("LR LR", "rum"), options={"islands": 1})
    lay(state, 0, "LR LR")
    lay(state, 1, "rum")
    assert codes(state.events).count("moved") == 1
    assert (where(state)[0], state.coins[0]) == ("b1", 1)


@pytest.mark.rule("JK-5.4")
def test_a_row_that_runs_out_elsewhere_earns_nothing() -> None:
    state = ashore(island="W o 3", hands=("LR", "rum"), options={"islands": 1})
    lay(state, 0, "LR")
    lay(state, 1, "rum")
    assert told(state.events, "row-ended")[0] == {"seat": 0, "cause": "ran-out"}
    assert state.coins == [0, 0]


# ---- treasure --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-6.1")
def test_the_fewest_steps_take_all_and_each_next_one_coin_less() -> None:
    state = hunt("W o / . 3", "LR UD", "LR UD", "LR UD", extra=("", "rum"))
    play(state, "rum 1")
    assert go_on(state).steps == [3, 2, 2]
    assert state.coins == [1, 3, 2]


@pytest.mark.rule("JK-6.1")
def test_never_below_zero() -> None:
    state = hunt("W 1", "LR", "LR", "LR", "LR")
    assert state.coins == [1, 0, 0, 0]


@pytest.mark.rule("JK-6.1")
def test_ties_go_by_turn_order_from_the_first_players_seat() -> None:
    assert hunt("W 3", "LR", "LR", "LR", first=1).coins == [1, 3, 2]
    away = ashore(island="W 3", hands=("LR", "LR", "LR"), first=1, coins=(0, 1, 0), options={"islands": 1})
    play(away, "1: tortuga 1")  # even if First is in Tortuga
    lay(away, 0, "LR")
    lay(away, 2, "LR")
    assert away.coins == [2, 0, 3]


@pytest.mark.rule("JK-6.1")
def test_each_treasure_is_paid_for_itself() -> None:
    state = go_on(hunt("1 W 2", "LR", "LR"))
    play(state, "go E")
    go_on(state)
    play(state, "go W")
    assert state.coins == [2, 1]


@pytest.mark.rule("JK-6.2")
def test_the_worked_example() -> None:
    state = ashore(
        island=". . ^ R / 1 ! 3 . / W o . .",
        hands=("LR NW rum", "red LR UD", "NE LR weapon"),
        options={"islands": 1},
    )
    lay(state, 0, "LR NW")
    lay(state, 1, "red LR UD")
    lay(state, 2, "NE LR")
    while not state.over:
        if question(state) == "rum" and state.turn == 2:
            play(state, "0: rum 1")
        elif "weapon" in legal(state):
            play(state, "weapon")
        elif question(state) == "go":
            play(state, "go E")
        else:
            play(state, "pass")
    assert state.steps == [2, 3, 3]
    assert state.coins == [1, 3, 2]
