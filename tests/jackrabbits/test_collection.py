"""The collection: the boards of all tiles that come with the game (JR-3.2)."""

from itertools import combinations
from typing import Any

import pytest

from jackhouse.jackrabbits.board import built_in_boards, load_board
from jackhouse.jackrabbits.building.measures import measures
from jackhouse.jackrabbits.collection import COLLECTION
from jackhouse.jackrabbits.default_boards import boards_by_suits
from tests.helpers import RABBITS
from tests.jackrabbits.board_pairs import mean_share


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("name", COLLECTION)
def test_a_board_of_the_collection_has_all_tiles_and_follows_the_advice(name: str) -> None:
    board = load_board(name)
    figures = measures(board)
    assert (len(board.tiles), len(board.hexes), board.built_in) == (37, 13, True)
    assert set(figures["advice"]) <= {"triangles"}
    assert figures["advice"].get("triangles", 0) <= 2
    RABBITS.new(board=name)


def test_the_collection_has_ten_boards_that_are_offered_after_the_sample() -> None:
    assert len(COLLECTION) == len(set(COLLECTION)) == 10
    assert built_in_boards()[:11] == ["sample", *COLLECTION]
    assert boards_by_suits()[4] == ["sample", *COLLECTION]


def test_boards_of_the_collection_differ_in_most_neighbours() -> None:
    documents: list[Any] = [load_board(name).written() for name in ["sample", *COLLECTION]]
    for one, other in combinations(documents, 2):
        assert mean_share([one, other], by_edges=True) < 0.3, (one["name"], other["name"])
