"""Games on boards that are given by code (JR-3.2)."""

import pytest

from jackhouse.jackrabbits.board import load_board
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.kernel.record import Record
from tests.helpers import RABBITS


@pytest.fixture(name="code")
def the_code_of_the_sample() -> str:
    return encode(load_board("sample").written())


@pytest.mark.rule("JR-3.2")
def test_views_and_records_of_a_game_hold_the_whole_board(code: str):
    state = RABBITS.new(players=2, board=code)
    document = load_board(code).written()
    assert state.view(None)["board"] == document
    record = state.record.as_dict()
    assert record["board"] == document
    assert RABBITS.replay(Record.from_dict(record)).view(0) == state.view(0)


@pytest.mark.rule("JR-3.2")
def test_a_record_may_name_its_board_by_code(code: str):
    state = RABBITS.new(players=2, board=code)
    record = {**state.record.as_dict(), "board": code}
    assert RABBITS.replay(Record.from_dict(record)).view(1) == state.view(1)


@pytest.mark.rule("JR-3.2")
def test_a_position_is_laid_out_on_a_board_by_code(code: str):
    state = RABBITS.position(board=code, rabbits=("KD", "citadel"))
    assert state.view(None)["board"] == load_board(code).written()
    assert state.view(None)["rabbits"] == ["KD", "citadel"]


@pytest.mark.rule("JR-8.2")
def test_a_code_of_a_board_with_fewer_tiles_fits_a_game_of_fewer_suits():
    code = encode(load_board("sample-2").written())
    state = RABBITS.new(players=2, board=code, options={"tight-suits": True})
    assert len(state.view(None)["board"]["tiles"]) == 19
