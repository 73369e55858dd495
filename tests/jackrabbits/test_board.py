"""Section 2: neighbouring tiles, roads and waters; and invalid board documents."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jackhouse.jackrabbits.board import (
    BRINK,
    DEAD,
    EDGES,
    ENDS_FORK,
    ENDS_HEX,
    ENDS_MOUTH,
    INSIDE,
    NO_EDGE,
    NO_ROAD,
    PORTS,
    WATER,
    Board,
    built_in_boards,
    load_board,
)
from jackhouse.jackrabbits.building.board_code import encode
from jackhouse.jackrabbits.tiles import CAVE, CITADEL, FORK, OFF_BOARD, PLACE_CODES, PLACE_NAMES, UNDERGROUND
from jackhouse.kernel.reason import BadInput
from tests.jackrabbits import boards
from tests.jackrabbits.boards import Document, hexagon, rhombus, triangle


def port(text: str) -> int:
    """`fork1:3` is edge 3 of the first fork; `cave1:up` is the way up out of the first cave."""
    name, edge = text.split(":")
    return PLACE_CODES[name] * EDGES + (INSIDE if edge == "up" else int(edge))


def written(ports: list[int]) -> list[str]:
    return [f"{PLACE_NAMES[one // EDGES]}:{one % EDGES}" for one in ports]


def problem(document: object) -> str:
    """Returns the problem for which a document is refused."""
    with pytest.raises(BadInput) as refused:
        load_board(document)
    assert refused.value.reason.code == "bad-board"
    return str(refused.value.reason.params["problem"])


@pytest.fixture(name="sample")
def the_sample() -> Board:
    return load_board("sample")


# -- the sample --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.7")
def test_the_sample_in_numbers(sample: Board):
    assert sample.summary() == {
        "tiles": 37,
        "hexes": 13,
        "open_roads": 12,
        "dead_ends": 0,
        "landmasses": 2,
        "lakes": [1],
    }


@pytest.mark.rule("JR-2.7")
def test_the_roads_of_the_sample(sample: Board):
    assert sample.roads()["citadel"] == {
        "0": ["JD"],
        "1": ["off-board"],
        "2": ["JH", "QH"],
        "3": ["citadel"],
        "4": ["KS", "QS"],
        "5": ["citadel"],
    }
    assert sample.roads()["KD"] == {"0": ["cave"], "3": ["JS"]}
    assert sample.roads()["KC"] == {"0": ["QC", "off-board"]}


@pytest.mark.rule("JR-2.7")
def test_road_tiles_are_numbered_in_the_order_of_the_document(sample: Board):
    assert [PLACE_NAMES[place] for place in sample.tiles[:3]] == ["KD", "QD", "JD"]
    assert [PLACE_NAMES[place] for place in sample.tiles[13:18]] == ["cave1", "tavern1", "tavern2", "tavern3", "fork1"]
    assert sample.across[port("KD:0")] == port("cave1:3")


@pytest.mark.rule("JR-2.7")
def test_a_board_keeps_its_document(sample: Board):
    document = boards.sample_document()
    board = load_board(document)
    assert board.written() == document == sample.written()
    assert load_board(json.loads(json.dumps(board.written()))).roads() == sample.roads()
    assert (sample.name, sample.built_in, board.built_in) == ("sample", True, False)


@pytest.mark.rule("JR-2.7")
def test_a_board_does_not_change_with_the_document_it_was_made_of():
    document = boards.tiny()
    board = load_board(document)
    document["tiles"][0]["exits"].clear()
    board.written()["tiles"][0]["exits"].clear()  # type: ignore[index]
    assert board.exits[CITADEL] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("JR-2.7")
def test_the_order_within_a_tile_does_not_matter():
    document = boards.sample_document()
    for tile in document["tiles"]:
        for key in ("exits", "cells", "roads"):
            if key in tile:
                tile[key].reverse()
    assert load_board(document).written() == boards.sample_document()


def test_a_built_in_board_is_made_once(sample: Board):
    assert load_board("sample") is sample


def test_places_off_the_map_are_on_no_board(sample: Board):
    assert not sample.present[UNDERGROUND]
    assert not sample.present[OFF_BOARD]
    assert sample.hexes == list(range(13))
    assert [PLACE_NAMES[place] for place in sample.of_kind(FORK)] == ["fork1", "fork2", "fork3", "fork4"]


# -- how tiles touch ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.1")
def test_two_tiles_see_their_edge_from_both_sides():
    board = load_board(boards.crossing())
    assert board.across[port("citadel:0")] == port("cave1:3")
    assert board.across[port("cave1:3")] == port("citadel:0")
    assert board.across[port("fork1:4")] == port("KC:1")
    assert board.across[port("fork1:2")] == WATER
    assert board.across[port("fork1:3")] == NO_EDGE
    assert board.across[port("QD:0")] == NO_EDGE


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize(
    "tile",
    [
        hexagon("K♣", 0, -1, 0, [0]),
        triangle("fork", 0, -1, "D", 0, 2, 4),
        rhombus("river", [[0, -2, "D"], [0, -2, "U"]], [0, 1], [3, 4]),
    ],
)
def test_tiles_may_not_overlap(tile: Document):
    assert problem(boards.document(boards.CITADEL, boards.CAVE, tile)) == "overlap"


# -- roads -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.2")
def test_a_road_ends_on_a_hex_at_its_exits_only():
    board = load_board(boards.crossing())
    assert board.exits[PLACE_CODES["KC"]] == [1]
    assert [board.onward[port(f"KC:{edge}")] for edge in range(6)] == [NO_ROAD, ENDS_HEX] + [NO_ROAD] * 4


@pytest.mark.rule("JR-2.2")
@pytest.mark.parametrize(
    ("rotation", "exits"),
    [(0, [0, 1]), (1, [0, 2]), (0, [2, 0, 2]), (6, [0, 2]), (-1, [1, 5]), (0, []), (True, [1, 3]), (0, [False, 2])],
)
def test_exits_must_be_those_of_the_hex_turned(rotation: int, exits: list[int]):
    document = boards.tiny()
    document["tiles"].append(hexagon("K♥", 5, 5, 0, [0, 2]))
    assert load_board(document).exits[PLACE_CODES["KH"]] == [0, 2]
    document["tiles"][-1].update(rotation=rotation, exits=exits)
    assert problem(document) == "bad-exits"


@pytest.mark.rule("JR-2.2")
def test_hexes_are_not_mirrored():
    document = boards.tiny()
    document["tiles"].append(hexagon("Q♠", 5, 5, 0, [0, 2, 3]))
    assert problem(document) == "bad-exits"


UPRIGHT: list[list[object]] = [[5, 5, "D"], [5, 4, "U"]]  # its edges are 1, 2, 4, 5
LEANING: list[list[object]] = [[5, 5, "D"], [5, 5, "U"]]  # 0, 1, 3, 4
FALLING: list[list[object]] = [[5, 5, "D"], [4, 5, "U"]]  # 0, 2, 3, 5


@pytest.mark.rule("JR-2.3")
@pytest.mark.parametrize(
    ("kind", "cells", "one", "two"),
    [
        ("river", UPRIGHT, [1, 2], [4, 5]),
        ("river", LEANING, [3, 4], [0, 1]),
        ("river", FALLING, [0, 5], [2, 3]),
        ("woods", UPRIGHT, [1, 5], [2, 4]),
        ("woods", LEANING, [0, 4], [1, 3]),
        ("woods", FALLING, [0, 2], [3, 5]),
        ("mountain", UPRIGHT, [1, 4], [2, 5]),
        ("mountain", LEANING, [0, 3], [1, 4]),
        ("mountain", FALLING, [0, 3], [2, 5]),
    ],
)
def test_a_trailway_has_two_roads_that_each_join_two_edges(
    kind: str, cells: list[list[object]], one: list[int], two: list[int]
):
    board = load_board(boards.document(boards.CITADEL, boards.CAVE, rhombus(kind, cells, one, two)))
    for this, other in ((one, two), (two, one)):
        assert board.onward[port(f"{kind}1:{this[0]}")] == this[1]
        assert board.onward[port(f"{kind}1:{this[1]}")] == this[0]
        for edge in this:
            assert board.other_road[port(f"{kind}1:{edge}")] == sorted(other)


@pytest.mark.rule("JR-2.3")
@pytest.mark.parametrize(
    ("kind", "cells", "roads"),
    [
        ("river", UPRIGHT, [[1, 5], [2, 4]]),  # those of woods
        ("woods", UPRIGHT, [[1, 4], [2, 5]]),  # those of a mountain
        ("mountain", UPRIGHT, [[1, 2], [4, 5]]),  # those of a river
        ("river", LEANING, [[1, 2], [4, 5]]),  # of another orientation
        ("river", UPRIGHT, [[1, 2]]),
        ("river", UPRIGHT, [[1, 2], [4, 5], [4, 5]]),
        ("river", UPRIGHT, [[1, 2, 4, 5]]),
        ("river", UPRIGHT, []),
        ("river", UPRIGHT, [[True, 2], [4, 5]]),
        ("river", UPRIGHT, "1245"),
    ],
)
def test_a_trailway_has_the_roads_of_its_kind(kind: str, cells: list[list[object]], roads: Any):
    tile = {"tile": kind, "cells": cells, "roads": roads}
    assert problem(boards.document(boards.CITADEL, boards.CAVE, tile)) == "bad-roads"


@pytest.mark.rule("JR-2.3")
@pytest.mark.parametrize(
    "cells",
    [
        [[5, 5, "D"]],
        [[5, 5, "D"], [5, 5, "D"]],
        [[5, 5, "D"], [6, 5, "D"]],
        [[5, 5, "D"], [7, 5, "U"]],
        [[5, 5, "D"], [5, 4, "U"], [4, 5, "U"]],
        [],
    ],
)
def test_a_rhombus_covers_two_cells_that_share_an_edge(cells: list[list[object]]):
    tile = rhombus("river", cells, [1, 2], [4, 5])
    assert problem(boards.document(boards.CITADEL, boards.CAVE, tile)) == "bad-cells"


@pytest.mark.rule("JR-2.4")
def test_a_fork_joins_all_its_edges():
    board = load_board(boards.crossing())
    assert [board.onward[port(f"fork1:{edge}")] for edge in (0, 2, 4)] == [ENDS_FORK] * 3
    assert written(board.ports_out[port("fork1:0")]) == ["fork1:2", "fork1:4"]
    assert written(board.ports_out[port("fork1:4")]) == ["fork1:0", "fork1:2"]
    assert board.ends(CITADEL, 3) == ["KC", "off-board"]


@pytest.mark.rule("JR-2.4")
def test_a_tavern_joins_two_edges_and_has_no_road_at_the_third():
    board = load_board(boards.walled())
    assert [board.onward[port(f"tavern1:{edge}")] for edge in (0, 2, 4)] == [NO_ROAD, 4, 2]
    assert board.other_road[port("tavern1:2")] == []


@pytest.mark.rule("JR-2.4")
def test_the_road_of_a_cave_ends_in_its_mouth():
    board = load_board(boards.tiny())
    assert [board.onward[port(f"cave1:{edge}")] for edge in (1, 3, 5)] == [NO_ROAD, ENDS_MOUTH, NO_ROAD]
    assert board.onward[port("cave1:up")] == 3
    assert board.ends(CITADEL, 0) == ["cave"]


@pytest.mark.rule("JR-2.4")
@pytest.mark.parametrize(
    "tile",
    [
        triangle("fork", 5, 5, "D", 0, 2),
        triangle("fork", 5, 5, "D", 1, 3, 5),
        triangle("tavern", 5, 5, "D", 0, 2, 4),
        triangle("tavern", 5, 5, "U", 0, 2),
        triangle("cave", 5, 5, "D", 0, 2),
        triangle("cave", 5, 5, "D", 1),
        triangle("cave", 5, 5, "D"),
    ],
)
def test_a_triangle_has_the_roads_of_its_kind(tile: Document):
    assert problem(boards.document(boards.CITADEL, boards.CAVE, tile)) == "bad-roads"


@pytest.mark.rule("JR-2.4")
def test_a_triangle_covers_one_cell():
    tile = rhombus("cave", [[5, 5, "D"], [5, 5, "U"]], [0])
    assert problem(boards.document(boards.CITADEL, boards.CAVE, tile)) == "bad-cells"


# -- water and land ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-2.6")
def test_a_road_that_faces_water_is_open():
    board = load_board(boards.crossing())
    assert written(board.open_ports) == ["citadel:1", "citadel:2", "citadel:4", "citadel:5", "fork1:2"]
    assert board.leads[port("fork1:2")] == BRINK
    assert board.leads[port("cave1:1")] == DEAD  # water, but no road goes there


@pytest.mark.rule("JR-2.6")
def test_a_road_that_faces_an_edge_without_one_is_a_dead_end():
    board = load_board(boards.walled())
    assert written(board.dead_ends) == ["citadel:3"]
    assert board.leads[port("citadel:3")] == DEAD
    assert board.leads[port("tavern1:0")] == DEAD
    assert board.ends(CITADEL, 3) == []


@pytest.mark.rule("JR-2.6")
def test_a_road_leads_on_where_the_next_tile_has_one():
    board = load_board(boards.crossing())
    assert board.leads[port("citadel:3")] == port("fork1:0")
    assert board.leads[port("fork1:0")] == port("citadel:3")
    assert board.dead_ends == []


@pytest.mark.rule("JR-2.6")
def test_enclosed_water_is_a_lake_and_a_tile_may_lie_on_several_waters():
    board = load_board(boards.two_lakes())
    assert board.waters == 3
    assert board.water_cells == [[], [(1, -1, "D")], [(0, 0, "U")]]
    on = {PLACE_NAMES[place]: board.waters_at[place] for place in board.tiles}
    assert on == {"citadel": [0, 1, 2], "cave1": [0], "KD": [0, 1], "KS": [0, 1, 2], "KH": [0, 2]}
    assert [board.water_of[port(f"citadel:{edge}")] for edge in range(6)] == [0, 1, 2, 0, 0, -1]
    assert board.water_of[port("cave1:1")] == -1


@pytest.mark.rule("JR-2.6")
def test_the_hole_that_a_rhombus_leaves_is_a_lake_of_two_cells():
    document = boards.sample_document()
    document["tiles"] = [tile for tile in document["tiles"] if tile.get("cells") != [[-1, -2, "U"], [-1, -1, "D"]]]
    board = load_board(document)
    assert board.summary()["lakes"] == [2, 1]
    assert board.waters_at[CITADEL] == [1]


@pytest.mark.rule("JR-2.6")
def test_tiles_that_touch_at_a_corner_are_different_landmasses():
    board = load_board(boards.two_lakes())
    assert board.landmasses == 4
    assert board.landmass[PLACE_CODES["cave1"]] == board.landmass[CITADEL] == 0
    assert [board.landmass[PLACE_CODES[name]] for name in ("KD", "KS", "KH", "QH")] == [1, 2, 3, -1]


@pytest.mark.rule("JR-2.6")
def test_the_clubs_of_the_sample_lie_round_its_lake(sample: Board):
    assert sample.water_cells[1] == [(-4, 7, "D")]
    assert [PLACE_NAMES[place] for place in sample.tiles if 1 in sample.waters_at[place]] == ["QC", "JC", "KC"]


# -- free ends ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-4.5")
def test_hexes_caves_and_brinks_are_free_ends():
    board = load_board(boards.crossing())
    for entry in ("fork1:0", "fork1:2", "cave1:3", "cave1:up", "KC:1"):
        assert board.free[port(entry)]
    for entry in ("KC:0", "cave1:1", "QD:0"):
        assert not board.free[port(entry)]
    assert written(board.reach[port("fork1:2")]) == ["citadel:3", "KC:1"]


@pytest.mark.rule("JR-4.5")
def test_a_circle_has_no_free_end():
    board = load_board(boards.whirl())
    for entry in ("river1:3", "river1:4", "river2:0", "river2:5", "river3:1", "river3:2"):
        assert not board.free[port(entry)]
        assert port(entry) in board.reach[port(entry)]
    assert board.free[port("river1:0")]
    assert board.other_road[port("river1:0")] == [3, 4]


@pytest.mark.rule("JR-4.5")
def test_the_way_walked_so_far_may_bar_a_free_end():
    board = load_board(boards.roundabout())
    start = port("tavern4:4")  # round the circle, and back to the Citadel by fork1
    assert board.ends(CITADEL, 0) == ["citadel"]
    assert board.free[start]
    assert board.free_end(start, [], [])
    assert board.free_end(start, [port("fork1:3"), start], [])
    assert not board.free_end(start, [port("fork1:5"), start], [])


@pytest.mark.rule("JR-4.5")
def test_a_dead_end_is_no_free_end():
    document = boards.walled()
    document["tiles"].append(hexagon("K♣", -2, 2, 0, [0]))  # its wall faces the tavern's edge 4
    board = load_board(document)
    assert not board.free[port("tavern1:2")]
    assert board.free[port("tavern1:4")]
    assert not board.free_end(port("tavern1:2"), [], [])


@pytest.mark.rule("JR-4.5")
def test_a_board_needs_a_cave_whose_road_has_a_free_end():
    assert problem(boards.document(boards.CITADEL)) == "no-free-cave"
    facing = [triangle("cave", 5, 5, "D", 2), triangle("cave", 5, 5, "U", 1)]
    walled_in = boards.document(boards.CITADEL, facing[0], triangle("cave", 5, 5, "U", 1))
    assert load_board(walled_in).of_kind(CAVE) == [PLACE_CODES["cave1"], PLACE_CODES["cave2"]]
    assert problem(boards.document(boards.CITADEL, facing[0], triangle("tavern", 5, 5, "U", 1, 3))) == "no-free-cave"


def may_end(board: Board, entry: int, seen: frozenset[int]) -> bool:
    """Computes `free_end` by walking every road."""
    if board.onward[entry] in (ENDS_HEX, ENDS_MOUTH):
        return True
    base = entry - entry % EDGES
    through = board.onward[entry]
    ways = [base + through] if through >= 0 else [base + edge for edge in range(6) if board.onward[entry] == ENDS_FORK]
    for out in ways:
        if out == entry or board.leads[out] == DEAD:
            continue
        if board.leads[out] == BRINK:
            return True
        if board.leads[out] >= 0 and board.leads[out] not in seen:
            if may_end(board, board.leads[out], seen | {board.leads[out]}):
                return True
    return False


def some_board(seed: int) -> Board:
    if seed % 4 == 0:
        return load_board(boards.roundabout())
    try:
        return load_board(boards.jumbled(seed))
    except BadInput as refused:
        if refused.reason.params["problem"] != "no-free-cave":
            raise
        return load_board("sample")


@pytest.mark.rule("JR-4.5")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_free_ends_are_those_that_a_walk_finds(seed: int):
    board, dice = some_board(seed), random.Random(seed)
    entries = [entry for entry in range(PORTS) if board.onward[entry] != NO_ROAD]
    for entry in range(PORTS):
        if board.onward[entry] == NO_ROAD:
            assert not board.free[entry]
            continue
        assert board.free[entry] == may_end(board, entry, frozenset({entry}))
        visited = dice.sample(entries, dice.randrange(len(entries)))
        assert board.free_end(entry, visited, []) == may_end(board, entry, frozenset(visited))


@pytest.mark.rule("JR-2.6")
@given(seed=st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_every_edge_and_road_is_the_same_from_both_sides(seed: int):
    board = some_board(seed)
    for one in range(PORTS):
        two = board.across[one]
        assert (board.water_of[one] >= 0) == (two == WATER)
        if two >= 0:
            assert board.across[two] == one
            assert board.landmass[one // EDGES] == board.landmass[two // EDGES] >= 0
        if board.leads[one] >= 0:
            assert board.leads[board.leads[one]] == one
        if board.onward[one] >= 0 and one % EDGES != INSIDE:
            assert board.onward[one - one % EDGES + board.onward[one]] == one % EDGES
    roads = [one for one in range(PORTS) if board.onward[one] != NO_ROAD and one % EDGES != INSIDE]
    joined = [one for one in roads if board.leads[one] >= 0]
    assert len(roads) == len(joined) + len(board.open_ports) + len(board.dead_ends)


# -- documents that are no boards --------------------------------------------------------------------------------------


@pytest.mark.rule("JR-1.3")
def test_each_hex_lies_on_the_board_once_and_each_road_tile_four_times_at_most():
    twice = boards.document(boards.CITADEL, boards.CAVE, hexagon("Citadel", 5, 5, 0, [0, 1, 2, 3, 4, 5]))
    assert problem(twice) == "duplicate-tile"
    forks = [triangle("fork", 5 + n, 5, "D", 0, 2, 4) for n in range(5)]
    assert len(load_board(boards.document(boards.CITADEL, boards.CAVE, *forks[:4])).of_kind(FORK)) == 4
    assert problem(boards.document(boards.CITADEL, boards.CAVE, *forks)) == "duplicate-tile"


@pytest.mark.rule("JR-1.3")
@pytest.mark.parametrize("name", ["A♣", "KC", "citadel", "Woods", "underground", "", "10♥", "fork1"])
def test_only_tiles_of_the_box_are_laid(name: str):
    assert problem(boards.document(boards.CITADEL, boards.CAVE, triangle(name, 5, 5, "D", 0))) == "unknown-tile"


@pytest.mark.rule("JR-3.2")
def test_a_board_has_the_citadel():
    assert problem(boards.document(boards.CAVE)) == "no-citadel"
    assert problem(boards.document()) == "no-citadel"


@pytest.mark.rule("JR-3.2")
@pytest.mark.parametrize("name", ["atlantis", "", "../cards", "sample.json", "SAMPLE", "\ud800", "x" * 10_000])
def test_an_unknown_name_is_refused_with_those_that_are_known(name: str):
    with pytest.raises(BadInput) as refused:
        load_board(name)
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.params["known"]) == ("unknown-board", "JR-3.2", built_in_boards())
    assert len(str(reason.params["board"]).encode("utf-8")) < 100


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize(
    "vertex", [[100, 0], [0, -(10**30)], [0], [0, 0, 0], [0.0, 0], [True, 0], ["0", 0], "00", None, [float("nan"), 0]]
)
def test_a_vertex_is_two_whole_numbers_of_the_lattice(vertex: object):
    document = boards.tiny()
    document["tiles"][0] = {**boards.CITADEL, "vertex": vertex}
    assert problem(document) == "bad-cells"


@pytest.mark.rule("JR-2.1")
def test_a_number_too_long_to_be_printed_is_refused():
    assert problem(boards.document({**boards.CITADEL, "vertex": [0, 10**5000]})) == "bad-cells"
    assert problem(boards.document({**boards.CITADEL, "rotation": 10**5000})) == "bad-exits"


@pytest.mark.rule("JR-2.1")
@pytest.mark.parametrize("cell", [[0, -2], [0, -2, "X"], [0, -2, ["U"]], [0, -2, "UD"], [0, -2, ""], 7, [100, 0, "U"]])
def test_a_cell_is_two_whole_numbers_and_which_way_it_points(cell: object):
    document = boards.document(boards.CITADEL, {"tile": "cave", "cells": [cell], "roads": [[3]]})
    assert problem(document) == "bad-cells"


@pytest.mark.rule("JR-2.7")
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"name": ""}, "bad-text"),
        ({"name": 7}, "bad-text"),
        ({"name": "x" * 61}, "bad-text"),
        ({"name": "two\nlines"}, "bad-text"),
        ({"lattice": ["square"]}, "bad-text"),
        ({"tiles": {}}, "not-json"),
        ({"tiles": [[]]}, "not-json"),
        ({"tiles": [{"tile": ["Citadel"]}]}, "not-json"),
        ({"tiles": [{**boards.CITADEL, "colour": "red"}]}, "unknown-key"),
        ({"tiles": [{"tile": "Citadel", "vertex": [0, 0], "rotation": 0}]}, "missing-key"),
        ({"author": "me"}, "unknown-key"),
        ({7: "me"}, "unknown-key"),
    ],
)
def test_documents_that_make_no_sense(change: dict[Any, Any], expected: str):
    assert problem({**boards.tiny(), **change}) == expected


@pytest.mark.rule("JR-2.7")
def test_a_document_has_a_name_and_tiles():
    assert problem({"name": "x"}) == "missing-key"
    assert problem({"tiles": []}) == "missing-key"
    not_documents: list[object] = [None, 7, [], b"sample", 1.5]
    for nothing in not_documents:
        assert problem(nothing) == "not-json"


def test_a_refusal_says_where():
    document = boards.tiny()
    document["tiles"][1] = triangle("cave", 0, -2, "U", 2)
    with pytest.raises(BadInput) as refused:
        load_board(document)
    assert refused.value.reason.as_dict() == {
        "code": "bad-board",
        "rule": "JR-2.4",
        "params": {"board": "test", "problem": "bad-roads", "detail": "tiles[1]"},
    }


def build_or_refuse(document: object) -> None:
    """Builds a board; invalid data must raise `BadInput` with a JSON-able reason."""
    try:
        board = load_board(document)
    except BadInput as refused:
        json.dumps(refused.reason.as_dict(), ensure_ascii=False, allow_nan=False).encode("utf-8")
    else:
        json.dumps(board.written(), ensure_ascii=False, allow_nan=False).encode("utf-8")


KEYS = ["name", "tiles", "tile", "vertex", "rotation", "exits", "cells", "roads"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 7),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(["Citadel", "cave", "K♦", "U", "D", "\ud800"]),
)
GARBAGE = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)


@given(document=GARBAGE | st.fixed_dictionaries({"name": st.just("x"), "tiles": st.lists(GARBAGE, max_size=3)}))
@settings(max_examples=300, deadline=None)
def test_garbage_is_refused(document: object):
    build_or_refuse(document)


def spots(value: object) -> list[tuple[Any, Any]]:
    """Returns every container of a document, with each of its keys."""
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    else:
        return []
    found: list[tuple[Any, Any]] = [(value, key) for key, _ in inner]
    for _, one in inner:
        found += spots(one)
    return found


@given(data=st.data())
@settings(max_examples=300, deadline=None)
def test_a_damaged_sample_is_refused_or_still_a_board(data: st.DataObject):
    document = copy.deepcopy(boards.sample_document())
    container, key = data.draw(st.sampled_from(spots(document)))
    if data.draw(st.booleans()):
        container[key] = data.draw(GARBAGE)
    else:
        del container[key]
    build_or_refuse(document)


@pytest.mark.rule("JR-2.7")
@pytest.mark.parametrize(("far", "fits"), [(40, True), (99, False)])
def test_the_water_round_a_board_has_its_limits(far: int, fits: bool):
    """A board may be as long as the coordinates allow, but not in both directions."""
    ribbon = hexagon("K♦", 99, 0, 0, [0, 3])
    assert load_board(boards.document(boards.CITADEL, boards.CAVE, ribbon)).landmasses == 2
    corner = hexagon("K♦", far, -far, 0, [0, 3])
    document = boards.document(boards.CITADEL, boards.CAVE, corner)
    if fits:
        assert load_board(document).waters == 1
    else:
        assert problem(document) == "too-far-apart"


# -- codes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-3.2")
def test_a_board_is_loaded_by_its_code(sample: Board):
    code = encode(sample.written())
    board = load_board(code)
    assert board.summary() == sample.summary()
    assert (board.name, board.built_in) == (code[:9], False)
    assert load_board(code) is board
    assert load_board(board.written()) is board


@pytest.mark.rule("JR-3.2")
def test_a_damaged_code_is_refused_as_a_code_and_other_names_as_names(sample: Board):
    code = encode(sample.written())
    expected = {
        code[:-1]: ("bad-board-code", "checksum"),
        code[1:]: ("bad-board-code", "not-a-code"),
        "JR9" + code[3:]: ("bad-board-code", "unknown-version"),
        "samble": ("unknown-board", None),
        "the board that we built last night": ("unknown-board", None),
    }
    for text, (reason, why) in expected.items():
        with pytest.raises(BadInput) as refused:
            load_board(text)
        assert (refused.value.reason.code, refused.value.reason.params.get("problem")) == (reason, why)


@pytest.mark.rule("JR-3.2")
def test_a_code_of_a_board_that_cannot_be_played_says_what_it_lacks():
    code = encode(boards.document(boards.CITADEL))
    with pytest.raises(BadInput) as refused:
        load_board(code)
    assert refused.value.reason.params == {"board": code[:9], "problem": "no-free-cave", "detail": ""}
