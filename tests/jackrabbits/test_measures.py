"""The figures of a board: how far the royals are by free roads, caves, waters, and advice not followed."""

import pytest

from jackhouse.jackrabbits.board import Board, load_board
from jackhouse.jackrabbits.building.measures import distances, measures
from jackhouse.jackrabbits.tiles import CITADEL, PLACE_CODES, PLACE_NAMES
from tests.jackrabbits import boards


def by_roads(board: Board) -> dict[str, int]:
    """Returns the journeys to each hex, from the lists of road ends that `jackhouse board roads` prints."""
    roads, found = board.roads(), {"citadel": 0}
    queue = ["citadel"]
    for place in queue:  # grows while it is read
        for end in sorted({end for ends in roads[place].values() for end in ends if end in roads}):
            if end not in found:
                found[end] = found[place] + 1
                queue.append(end)
    return found


@pytest.mark.rule("JR-2.7")
def test_the_figures_of_the_sample():
    found = measures(load_board("sample"))
    assert found["distances"] == {
        "JC": None,
        "QC": None,
        "KC": None,
        "JS": {"journeys": 2, "road_tiles": 3},
        "QS": {"journeys": 1, "road_tiles": 2},
        "KS": {"journeys": 1, "road_tiles": 2},
        "JH": {"journeys": 1, "road_tiles": 2},
        "QH": {"journeys": 1, "road_tiles": 2},
        "KH": {"journeys": 2, "road_tiles": 3},
        "JD": {"journeys": 1, "road_tiles": 3},
        "QD": {"journeys": 2, "road_tiles": 6},
        "KD": {"journeys": 3, "road_tiles": 7},
    }
    assert {key: value for key, value in found.items() if key != "distances"} == {
        "royals_free": 9,
        "royals_by_cave": 3,
        "royals_by_transfer": 0,
        "open_roads": 12,
        "landmasses": 2,
        "caves": [3, 1],
        "lakes": [1],
        "advice": {},
    }


@pytest.mark.rule("JR-4.4")
@pytest.mark.parametrize("document", boards.jumbled_boards(12))
def test_the_fewest_journeys_are_those_that_the_lists_of_road_ends_give(document: boards.Document):
    board = load_board(document)
    assert {PLACE_NAMES[place]: way[0] for place, way in distances(board).items()} == by_roads(board)


def test_road_tiles_are_counted_on_the_shortest_of_the_ways_with_the_fewest_journeys():
    board = load_board(boards.crossing())
    assert distances(board) == {CITADEL: (0, 0), PLACE_CODES["KC"]: (1, 1)}


def test_only_a_transfer_leads_to_an_islet_without_a_cave():
    found = measures(load_board(boards.two_lakes()))
    assert found["distances"] == {"KD": None, "KS": None, "KH": None}
    assert (found["royals_free"], found["royals_by_cave"], found["royals_by_transfer"]) == (0, 0, 3)
    assert found["landmasses"] == 4
    assert (found["caves"], found["lakes"]) == ([1, 0, 0, 0], [1, 1])


@pytest.mark.rule("JR-6.5")
def test_out_of_a_cave_of_its_own_an_islet_is_reached_for_free():
    islet = [boards.hexagon("K♠", 6, 0, 0, [0, 1]), boards.triangle("cave", 6, -2, "U", 3)]
    found = measures(load_board(boards.document(boards.CITADEL, boards.CAVE, *islet)))
    assert (found["royals_free"], found["royals_by_cave"], found["royals_by_transfer"]) == (0, 1, 0)
    assert found["distances"] == {"KS": None}


@pytest.mark.rule("JR-3.2")
def test_advice_that_is_not_followed_is_counted_by_code():
    assert measures(load_board(boards.walled()))["advice"] == {"dead-end": 1, "no-road": 1}
